//! Row functions: a scalar function applied to 32 lanes, compiled for each vector extension that is worth it.
//!
//! # Why there is unsafe code
//!
//! Two reasons, both confined to this folder. A function compiled for AVX2 or AVX-512 may only be called on a CPU that
//! has it: [`isa`] asks the CPU once, and the `row` constructors hand out nothing else. And a destination row may be one
//! of the source rows (`add r1, r1, r2`), which references cannot express without a copy that doubles the time of an
//! instruction: so row functions take raw pointers, read a chunk of every source before they write that chunk of the
//! destination, and require of their callers that rows are either the same or disjoint.
#![allow(unsafe_code)]

use std::{ptr::NonNull, sync::OnceLock};

use super::{Row, Row32, Row64};

/// A row function of one source. All row functions: pointers are to valid rows, the first is written, and each source
/// is the same row as the destination or disjoint from it.
pub(crate) type K1<D, A> = unsafe fn(*mut Row<D>, *const Row<A>);
/// A row function of two sources.
pub(crate) type K2<D, A, B> = unsafe fn(*mut Row<D>, *const Row<A>, *const Row<B>);
/// A row function of three sources.
pub(crate) type K3<D, A, B, C> = unsafe fn(*mut Row<D>, *const Row<A>, *const Row<B>, *const Row<C>);
/// A row function of four sources.
pub(crate) type K4<D, A, B, C, E> =
    unsafe fn(*mut Row<D>, *const Row<A>, *const Row<B>, *const Row<C>, *const Row<E>);
/// A row test of one source: the lanes for which it holds.
pub(crate) type KP1<A> = unsafe fn(*const Row<A>) -> u32;
/// A row test of two sources.
pub(crate) type KP2<A, B> = unsafe fn(*const Row<A>, *const Row<B>) -> u32;

/// What the CPU can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Isa {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

pub(super) fn isa() -> Isa {
    static ISA: OnceLock<Isa> = OnceLock::new();
    *ISA.get_or_init(|| {
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("fma")
                && is_x86_feature_detected!("f16c")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            let avx512 = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512cd");
            if avx2 && avx512 {
                return Isa::Avx512;
            }
            if avx2 {
                return Isa::Avx2;
            }
        }
        Isa::Portable
    })
}

/// An instance of a function that has no state, made of nothing.
///
/// # Safety
/// A value of `F` has existed: `F` is inhabited, and being `Copy` and of size 0 any value of it is as good as another.
#[inline(always)]
unsafe fn stateless<F: Copy>() -> F {
    const { assert!(size_of::<F>() == 0, "row functions are made of closures that capture nothing") };
    // SAFETY: a read of no bytes from an aligned pointer; the caller vouches that the type is inhabited.
    unsafe { NonNull::<F>::dangling().read() }
}

/// Lanes that are read before any of them is written: a vector register's worth or two.
const CHUNK: usize = 8;

macro_rules! row_functions {
    ($new:ident, $kind:ident, [$($source:ident $row:ident),*], $body:ident, $avx2:ident, $avx512:ident, $portable:ident) => {
        /// Applies `f` lane by lane.
        ///
        /// # Safety
        /// See [`K1`]; a value of `F` has existed.
        #[inline(always)]
        unsafe fn $body<D: Copy + Default, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            d: *mut Row<D>, $($source: *const Row<$row>),*
        ) {
            // SAFETY: the caller vouches for `F`.
            let f = unsafe { stateless::<F>() };
            let d = d.cast::<[D; CHUNK]>();
            $( let $source = $source.cast::<[$row; CHUNK]>(); )*
            for k in 0..32 / CHUNK {
                // SAFETY: the rows are valid and hold 32 / CHUNK chunks.
                let ($($source,)*) = unsafe { ($(*$source.add(k),)*) };
                let mut chunk = [D::default(); CHUNK];
                for (lane, out) in chunk.iter_mut().enumerate() {
                    *out = f($($source[lane]),*);
                }
                // SAFETY: as above; this chunk of the sources has been read.
                unsafe { *d.add(k) = chunk };
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
        unsafe fn $avx2<D: Copy + Default, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            d: *mut Row<D>, $($source: *const Row<$row>),*
        ) {
            // SAFETY: the same contract.
            unsafe { $body::<D, $($row,)* F>(d, $($source),*) }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq,avx512cd")]
        unsafe fn $avx512<D: Copy + Default, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            d: *mut Row<D>, $($source: *const Row<$row>),*
        ) {
            // SAFETY: the same contract.
            unsafe { $body::<D, $($row,)* F>(d, $($source),*) }
        }

        unsafe fn $portable<D: Copy + Default, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            d: *mut Row<D>, $($source: *const Row<$row>),*
        ) {
            // SAFETY: the same contract.
            unsafe { $body::<D, $($row,)* F>(d, $($source),*) }
        }

        /// The row function of a scalar function without captures, for this CPU.
        pub(crate) fn $new<D: Copy + Default, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            _: F,
        ) -> $kind<D, $($row),*> {
            match isa() {
                Isa::Portable => $portable::<D, $($row,)* F>,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx2 => $avx2::<D, $($row,)* F>,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx512 => $avx512::<D, $($row,)* F>,
            }
        }
    };
}

row_functions!(row1, K1, [a A], body1, avx2_1, avx512_1, portable_1);
row_functions!(row2, K2, [a A, b B], body2, avx2_2, avx512_2, portable_2);
row_functions!(row3, K3, [a A, b B, c C], body3, avx2_3, avx512_3, portable_3);
row_functions!(row4, K4, [a A, b B, c C, e E], body4, avx2_4, avx512_4, portable_4);

macro_rules! row_tests {
    ($new:ident, $kind:ident, [$($source:ident $row:ident),*], $body:ident, $avx2:ident, $avx512:ident, $portable:ident) => {
        /// The lanes for which `f` holds.
        ///
        /// # Safety
        /// See [`K1`]; a value of `F` has existed.
        #[inline(always)]
        unsafe fn $body<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>($($source: *const Row<$row>),*) -> u32 {
            // SAFETY: the caller vouches for `F`.
            let f = unsafe { stateless::<F>() };
            // SAFETY: the rows are valid, and nothing is written.
            let ($($source,)*) = unsafe { ($(&(*$source).0,)*) };
            let mut lanes = 0;
            for lane in 0..32 {
                lanes |= u32::from(f($($source[lane]),*)) << lane;
            }
            lanes
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
        unsafe fn $avx2<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>($($source: *const Row<$row>),*) -> u32 {
            // SAFETY: the same contract.
            unsafe { $body::<$($row,)* F>($($source),*) }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq,avx512cd")]
        unsafe fn $avx512<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>($($source: *const Row<$row>),*) -> u32 {
            // SAFETY: the same contract.
            unsafe { $body::<$($row,)* F>($($source),*) }
        }

        unsafe fn $portable<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>($($source: *const Row<$row>),*) -> u32 {
            // SAFETY: the same contract.
            unsafe { $body::<$($row,)* F>($($source),*) }
        }

        /// The row test of a scalar test without captures, for this CPU.
        pub(crate) fn $new<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>(_: F) -> $kind<$($row),*> {
            match isa() {
                Isa::Portable => $portable::<$($row,)* F>,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx2 => $avx2::<$($row,)* F>,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx512 => $avx512::<$($row,)* F>,
            }
        }
    };
}

row_tests!(rowp1, KP1, [a A], bodyp1, avx2_p1, avx512_p1, portable_p1);
row_tests!(rowp2, KP2, [a A, b B], bodyp2, avx2_p2, avx512_p2, portable_p2);

macro_rules! cold_functions {
    ($new:ident, $kind:ident, [$($source:ident $row:ident),*], $scalar:ident, $portable:ident) => {
        /// One lane, kept out of line so that the loop around it stays small.
        ///
        /// # Safety
        /// A value of `F` has existed.
        #[inline(never)]
        unsafe fn $scalar<D, $($row,)* F: Fn($($row),*) -> D + Copy>($($source: $row),*) -> D {
            // SAFETY: the caller vouches for `F`.
            let f = unsafe { stateless::<F>() };
            f($($source),*)
        }

        unsafe fn $portable<D: Copy, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(
            d: *mut Row<D>, $($source: *const Row<$row>),*
        ) {
            for lane in 0..32 {
                // SAFETY: the rows are valid; each lane is read before it is written.
                unsafe { (*d).0[lane] = $scalar::<D, $($row,)* F>($((*$source).0[lane]),*) };
            }
        }

        /// The row function of a scalar function that is long or seldom used: one variant for all CPUs, lane by lane.
        /// Most instructions are such, and three vector variants of each would take longer to compile than they save.
        pub(crate) fn $new<D: Copy, $($row: Copy,)* F: Fn($($row),*) -> D + Copy>(_: F) -> $kind<D, $($row),*> {
            $portable::<D, $($row,)* F>
        }
    };
}

cold_functions!(cold1, K1, [a A], scalar1, lanes1);
cold_functions!(cold2, K2, [a A, b B], scalar2, lanes2);
cold_functions!(cold3, K3, [a A, b B, c C], scalar3, lanes3);
cold_functions!(cold4, K4, [a A, b B, c C, e E], scalar4, lanes4);

macro_rules! cold_tests {
    ($new:ident, $kind:ident, [$($source:ident $row:ident),*], $portable:ident, $scalar:ident) => {
        unsafe fn $portable<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>($($source: *const Row<$row>),*) -> u32 {
            let mut lanes = 0;
            for lane in 0..32 {
                // SAFETY: the rows are valid.
                lanes |= u32::from(unsafe { $scalar::<bool, $($row,)* F>($((*$source).0[lane]),*) }) << lane;
            }
            lanes
        }

        /// The row test of a scalar test that is long or seldom used.
        pub(crate) fn $new<$($row: Copy,)* F: Fn($($row),*) -> bool + Copy>(_: F) -> $kind<$($row),*> {
            $portable::<$($row,)* F>
        }
    };
}

cold_tests!(coldp1, KP1, [a A], lanes_p1, scalar1);
cold_tests!(coldp2, KP2, [a A, b B], lanes_p2, scalar2);

/// Work on whole rows that is worth compiling for each vector extension. `run` must be `#[inline(always)]`.
pub(crate) trait Task {
    type Output;
    fn run(self) -> Self::Output;
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2_task<T: Task>(task: T) -> T::Output {
    task.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq,avx512cd")]
fn avx512_task<T: Task>(task: T) -> T::Output {
    task.run()
}

/// Does the work with the best instructions that this CPU has.
#[inline(always)]
pub(crate) fn best<T: Task>(task: T) -> T::Output {
    match isa() {
        Isa::Portable => task.run(),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the CPU has what `isa` says.
        Isa::Avx2 => unsafe { avx2_task(task) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Isa::Avx512 => unsafe { avx512_task(task) },
    }
}

/// All ones in the lanes of `mask`, zero in the others.
#[inline(always)]
pub(crate) fn expand(mask: u32) -> Row32 {
    let mut row = Row::splat(0);
    for (lane, out) in row.0.iter_mut().enumerate() {
        *out = (mask >> lane & 1).wrapping_neg();
    }
    row
}

/// Takes `new` in the lanes that `keep` has all ones in.
#[inline(always)]
pub(crate) fn blend32(d: &mut Row32, new: &Row32, keep: &Row32) {
    for lane in 0..32 {
        d.0[lane] = (new.0[lane] & keep.0[lane]) | (d.0[lane] & !keep.0[lane]);
    }
}

/// Takes `new` in the lanes that `keep` has all ones in.
#[inline(always)]
pub(crate) fn blend64(d: &mut Row64, new: &Row64, keep: &Row32) {
    for lane in 0..32 {
        let keep = u64::from(keep.0[lane]) | u64::from(keep.0[lane]) << 32;
        d.0[lane] = (new.0[lane] & keep) | (d.0[lane] & !keep);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every variant that this CPU can run gives what the scalar function gives, also in place.
    #[test]
    fn variants_agree_with_the_scalar_function() {
        fn check<F: Fn(u32, u32, u32) -> u32 + Copy>(f: F) {
            let a: Row32 = Row(std::array::from_fn(|l| (1.5f32 + l as f32).to_bits()));
            let b: Row32 = Row(std::array::from_fn(|l| (0.1f32 * l as f32 - 1.0).to_bits()));
            let c: Row32 = Row(std::array::from_fn(|l| (-7.25f32 * l as f32).to_bits()));
            let expected = Row(std::array::from_fn(|l| f(a.0[l], b.0[l], c.0[l])));
            let mut variants: Vec<K3<u32, u32, u32, u32>> = vec![portable_3::<u32, u32, u32, u32, F>];
            #[cfg(target_arch = "x86_64")]
            {
                if isa() >= Isa::Avx2 {
                    variants.push(avx2_3::<u32, u32, u32, u32, F>);
                }
                if isa() >= Isa::Avx512 {
                    variants.push(avx512_3::<u32, u32, u32, u32, F>);
                }
            }
            for variant in variants {
                let mut d = Row::splat(0);
                // SAFETY: valid rows, the destination apart; the variants are those that `isa` allows.
                unsafe { variant(&mut d, &a, &b, &c) };
                assert_eq!(d, expected);
                let mut d = a;
                let p = &raw mut d;
                // SAFETY: as above, the destination being the first source.
                unsafe { variant(p, p, &b, &c) };
                assert_eq!(d, expected);
            }
        }
        check(|a, b, c| f32::from_bits(a).mul_add(f32::from_bits(b), f32::from_bits(c)).to_bits());
        check(|a, b, c| a.wrapping_mul(b) ^ c.rotate_left(a & 31));
    }

    #[test]
    fn masks_expand_and_blend() {
        let keep = expand(0x8000_0101);
        assert_eq!(keep.0.map(|k| u32::from(k == u32::MAX)).iter().sum::<u32>(), 3);
        assert_eq!((keep.0[0], keep.0[8], keep.0[31], keep.0[1]), (u32::MAX, u32::MAX, u32::MAX, 0));
        let (mut d, mut e) = (Row::splat(1), Row::splat(1));
        blend32(&mut d, &Row::splat(2), &keep);
        blend64(&mut e, &Row::splat(2 << 40), &keep);
        for lane in 0..32 {
            let taken = lane == 0 || lane == 8 || lane == 31;
            assert_eq!((d.0[lane], e.0[lane]), if taken { (2, 2 << 40) } else { (1, 1) });
        }
    }
}
