//! Loops over the 32 lanes of a row, which the compiler turns into vector code.
//!
//! All lanes are computed, active or not; a blend keeps the old value in lanes that are off.

use crate::memory::Lanes;

/// `out[l] = f(a[l])`.
#[inline(always)]
pub fn map1<A: Copy, R>(a: &Lanes<A>, out: &mut Lanes<R>, f: impl Fn(A) -> R) {
    for (out, &a) in out.iter_mut().zip(a) {
        *out = f(a);
    }
}

/// `out[l] = f(a[l], b[l])`.
#[inline(always)]
pub fn map2<A: Copy, B: Copy, R>(a: &Lanes<A>, b: &Lanes<B>, out: &mut Lanes<R>, f: impl Fn(A, B) -> R) {
    for lane in 0..32 {
        out[lane] = f(a[lane], b[lane]);
    }
}

/// `out[l] = f(a[l], b[l], c[l])`.
#[inline(always)]
pub fn map3<A: Copy, B: Copy, C: Copy, R>(
    a: &Lanes<A>,
    b: &Lanes<B>,
    c: &Lanes<C>,
    out: &mut Lanes<R>,
    f: impl Fn(A, B, C) -> R,
) {
    for lane in 0..32 {
        out[lane] = f(a[lane], b[lane], c[lane]);
    }
}

/// The lanes for which `f(a[l])` holds.
#[inline(always)]
pub fn mask1<A: Copy>(a: &Lanes<A>, f: impl Fn(A) -> bool) -> u32 {
    let mut mask = 0;
    for (lane, &a) in a.iter().enumerate() {
        mask |= u32::from(f(a)) << lane;
    }
    mask
}

/// The lanes for which `f(a[l], b[l])` holds.
#[inline(always)]
pub fn mask2<A: Copy, B: Copy>(a: &Lanes<A>, b: &Lanes<B>, f: impl Fn(A, B) -> bool) -> u32 {
    let mut mask = 0;
    for lane in 0..32 {
        mask |= u32::from(f(a[lane], b[lane])) << lane;
    }
    mask
}

/// All ones in the lanes of a mask, zero elsewhere.
#[inline(always)]
pub fn expand(mask: u32) -> Lanes<u32> {
    std::array::from_fn(|lane| (mask >> lane & 1).wrapping_neg())
}

/// `out[l] = new[l]` in the lanes of an expanded mask.
#[inline(always)]
pub fn blend32(mask: &Lanes<u32>, new: &Lanes<u32>, out: &mut Lanes<u32>) {
    for lane in 0..32 {
        out[lane] = new[lane] & mask[lane] | out[lane] & !mask[lane];
    }
}

/// `out[l] = new[l]` in the lanes of an expanded mask.
#[inline(always)]
pub fn blend64(mask: &Lanes<u32>, new: &Lanes<u64>, out: &mut Lanes<u64>) {
    for lane in 0..32 {
        let keep = i64::from(mask[lane] as i32) as u64;
        out[lane] = new[lane] & keep | out[lane] & !keep;
    }
}
