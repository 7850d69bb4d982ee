//! Halves of rows: how their offsets relate, and moving them, with vector instructions written out where the compiler
//! makes several times as many of the same loop.
#![allow(unsafe_code)]

use super::kernel::{Isa, isa};

/// The offsets of 16 lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    /// Each is 4 more than the one before.
    Row,
    /// All are the same.
    Same,
    Other,
}

fn name(row: bool, same: bool) -> Half {
    match (row, same) {
        (true, _) => Half::Row,
        (_, true) => Half::Same,
        _ => Half::Other,
    }
}

fn portable(offsets: &[u32; 16]) -> Half {
    let first = offsets[0];
    let (mut row, mut same) = (0, 0);
    for (lane, &offset) in offsets.iter().enumerate() {
        row |= offset.wrapping_sub(first).wrapping_sub(4 * lane as u32);
        same |= offset ^ first;
    }
    name(row == 0, same == 0)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2(offsets: &[u32; 16]) -> Half {
    use std::arch::x86_64::*;
    let at = offsets.as_ptr().cast::<__m256i>();
    // SAFETY: 16 values of 4 bytes are two vectors of 32 bytes, read without alignment.
    let (low, high) = unsafe { (_mm256_loadu_si256(at), _mm256_loadu_si256(at.add(1))) };
    let first = _mm256_set1_epi32(offsets[0] as i32);
    let ramp = _mm256_add_epi32(first, _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28));
    let next = _mm256_add_epi32(ramp, _mm256_set1_epi32(32));
    let all = |a, b| {
        let both = _mm256_and_si256(a, b);
        _mm256_movemask_epi8(both) == -1
    };
    let row = all(_mm256_cmpeq_epi32(low, ramp), _mm256_cmpeq_epi32(high, next));
    let same = all(_mm256_cmpeq_epi32(low, first), _mm256_cmpeq_epi32(high, first));
    name(row, same)
}

/// How the offsets of half a warp relate. To be called from a [`super::Task`], into which it is inlined.
#[inline(always)]
pub(crate) fn half(offsets: &[u32; 16]) -> Half {
    match isa() {
        Isa::Portable => portable(offsets),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the CPU has what `isa` says. Vectors of 64 bytes are no use here: row functions write rows in pieces of
        // 32, and a wide load of two fresh stores has to wait for both to reach the cache.
        Isa::Avx2 | Isa::Avx512 => unsafe { avx2(offsets) },
    }
}

/// 16 words of memory, little-endian, as values.
#[inline(always)]
pub(crate) fn words(bytes: &[u8; 64]) -> [u32; 16] {
    // SAFETY: 64 bytes are 16 values of 4 bytes, and any bytes make a number; the read needs no alignment.
    let words = unsafe { bytes.as_ptr().cast::<[u32; 16]>().read_unaligned() };
    if cfg!(target_endian = "little") { words } else { words.map(u32::swap_bytes) }
}

/// 16 values as words of memory.
#[inline(always)]
pub(crate) fn put_words(bytes: &mut [u8; 64], words: [u32; 16]) {
    let words = if cfg!(target_endian = "little") { words } else { words.map(u32::swap_bytes) };
    // SAFETY: 16 values of 4 bytes are 64 bytes; the write needs no alignment.
    unsafe { bytes.as_mut_ptr().cast::<[u32; 16]>().write_unaligned(words) }
}

/// `to[l] = f(from[l])`, a chunk at a time by value, which compiles to vector code.
#[inline(always)]
pub(crate) fn map_row<A: Copy, D: Copy + Default>(to: &mut [D; 32], from: &[A; 32], f: impl Fn(A) -> D) {
    for (to, from) in to.as_chunks_mut::<8>().0.iter_mut().zip(from.as_chunks::<8>().0) {
        let from = *from;
        let mut new = [D::default(); 8];
        for (new, from) in new.iter_mut().zip(from) {
            *new = f(from);
        }
        *to = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves() {
        let row: [u32; 16] = std::array::from_fn(|lane| 100 + 4 * lane as u32);
        let wrapping: [u32; 16] = std::array::from_fn(|lane| (4 * lane as u32).wrapping_sub(8));
        let mut variants: Vec<fn(&[u32; 16]) -> Half> = vec![portable, |offsets| half(offsets)];
        #[cfg(target_arch = "x86_64")]
        if isa() >= Isa::Avx2 {
            // SAFETY: as `isa` says.
            variants.push(|offsets| unsafe { avx2(offsets) });
        }
        for f in variants.drain(..) {
            assert_eq!(f(&row), Half::Row);
            assert_eq!(f(&wrapping), Half::Row);
            assert_eq!(f(&[7; 16]), Half::Same);
            for lane in 0..16 {
                let (mut a, mut b) = (row, [7; 16]);
                a[lane] ^= 1;
                b[lane] ^= 1 << 31;
                assert_eq!((f(&a), f(&b)), (Half::Other, Half::Other), "lane {lane}");
            }
        }
    }
}
