//! Operations of a warp, the 32 threads that run together: exchange of registers, votes, matches, reductions (note B6).
//!
//! Every operation takes a `mask` of the lanes that take part, bit i for lane i. Each of those lanes has to reach the
//! same call with the same mask, and the calling lane has to be one of them. PTX leaves everything else undefined:
//! values are arbitrary, or the warp stops for ever. The simulator reports a lane that its mask does not name, and
//! lanes that wait for ever. A shuffle that reads from a lane outside the mask gets an arbitrary value.
//!
//! The functions are safe for the reason that [barriers](crate::thread::sync_threads) are: no promise of the library rests
//! on the values that they return, and unsafe code must not rest on them without the rule above.
//!
//! Blocks whose size is no multiple of 32 end with a warp that has fewer lanes: see [`full_mask`].
//!
//! PTX ISA 9.0, 9.7.9.6 (shfl.sync), 9.7.13.9 to 9.7.13.12 (vote.sync, match.sync, activemask, redux.sync).

use crate::device::on_device;
use crate::thread;

pub use cuda_std_macros::WarpShuffleValue;

/// Lanes in a warp.
pub const WARP_SIZE: u32 = 32;

/// The thread's lane, below 32 (`%laneid`).
#[inline(always)]
pub fn lane_id() -> u32 {
    on_device! {
        let lane: u32;
        // SAFETY: reads a special register, which stays the same.
        unsafe {
            core::arch::asm!(
                "mov.u32 {}, %laneid;", out(reg32) lane, options(pure, nomem, nostack, preserves_flags)
            );
        }
        // Lets the compiler leave out range checks and wide arithmetic.
        // SAFETY: a warp has 32 lanes.
        unsafe { core::hint::assert_unchecked(lane < WARP_SIZE) };
        lane
    }
}

macro_rules! lane_masks {
    ($($(#[$doc:meta])* $name:ident = $register:literal;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name() -> u32 {
                on_device! {
                    let mask: u32;
                    // SAFETY: reads a special register, which stays the same.
                    unsafe {
                        core::arch::asm!(
                            concat!("mov.u32 {}, ", $register, ";"),
                            out(reg32) mask, options(pure, nomem, nostack, preserves_flags)
                        );
                    }
                    mask
                }
            }
        )*
    };
}

lane_masks! {
    /// The bit of the thread's own lane.
    lane_mask_eq = "%lanemask_eq";
    /// The bits of the lanes below the thread's.
    lane_mask_lt = "%lanemask_lt";
    /// The bits of the lanes up to the thread's, itself included.
    lane_mask_le = "%lanemask_le";
    /// The bits of the lanes above the thread's.
    lane_mask_gt = "%lanemask_gt";
    /// The bits of the lanes from the thread's on.
    lane_mask_ge = "%lanemask_ge";
}

/// The number of the thread's warp in its block: threads in the order of
/// [`index_in_block`](thread::index_in_block), 32 at a time.
#[inline(always)]
pub fn warp_id() -> u32 {
    thread::index_in_block() / WARP_SIZE
}

/// Warps in a block, a partial one at the end included.
#[inline(always)]
pub fn warps_in_block() -> u32 {
    thread::block_size().div_ceil(WARP_SIZE)
}

/// The mask of all lanes that the thread's warp was launched with: all 32, or fewer in the last warp of a block whose
/// size is no multiple of 32.
#[inline(always)]
pub fn full_mask() -> u32 {
    let lanes = thread::block_size() - warp_id() * WARP_SIZE;
    if lanes >= WARP_SIZE { u32::MAX } else { (1 << lanes) - 1 }
}

/// The lanes that run this instruction together (`activemask`). It says nothing about which lanes will come to the
/// next one: do not use it as the mask of an operation that other lanes have to reach.
#[inline(always)]
pub fn activemask() -> u32 {
    on_device! {
        // SAFETY: reads a mask.
        unsafe { crate::llvm::active_mask() }
    }
}

/// Waits until the lanes of `mask` are here; what they wrote before is visible to them after (`bar.warp.sync`).
#[inline(always)]
pub fn sync_warp(mask: u32) {
    on_device! {
        // SAFETY: a barrier touches no operand.
        unsafe { crate::llvm::sync_warp(mask) }
    }
}

/// Values that shuffles move, register by register: numbers of up to 128 bits, and arrays, tuples and structs of them.
/// Derive it for a struct with `#[derive(WarpShuffleValue)]`. A lane that takes no part gives any bits, so every bit
/// pattern has to become a value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot go through a warp's registers",
    note = "what can: numbers, `bool`, `char`, raw pointers, arrays and tuples of these, the vectors of glam and vek, \
            structs with `#[derive(WarpShuffleValue)]`, and `plain::Pod` of another crate's type"
)]
pub trait WarpShuffleValue: Copy {
    /// Applies a shuffle of 32-bit registers to each register of the value.
    #[doc(hidden)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self;
}

macro_rules! shuffle_value {
    ($($type:ty: |$value:ident| $to:expr, |$bits:ident| $from:expr;)*) => {
        $(
            impl WarpShuffleValue for $type {
                #[inline(always)]
                fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
                    let $value = self;
                    let $bits = shuffle($to);
                    $from
                }
            }
        )*
    };
    (wide $($type:ty: |$value:ident| $to:expr, |$bits:ident| $from:expr;)*) => {
        $(
            impl WarpShuffleValue for $type {
                #[inline(always)]
                fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
                    let $value = self;
                    let wide: u64 = $to;
                    let (low, high) = (shuffle(wide as u32), shuffle((wide >> 32) as u32));
                    let $bits = u64::from(high) << 32 | u64::from(low);
                    $from
                }
            }
        )*
    };
}

shuffle_value! {
    u8: |v| u32::from(v), |b| b as u8;
    i8: |v| v as u32, |b| b as i8;
    u16: |v| u32::from(v), |b| b as u16;
    i16: |v| v as u32, |b| b as i16;
    u32: |v| v, |b| b;
    i32: |v| v as u32, |b| b as i32;
    f32: |v| v.to_bits(), |b| f32::from_bits(b);
    bool: |v| u32::from(v), |b| b != 0;
    char: |v| v as u32, |b| char::from_u32(b).unwrap_or(char::REPLACEMENT_CHARACTER);
}
shuffle_value! { wide
    u64: |v| v, |b| b;
    i64: |v| v as u64, |b| b as i64;
    usize: |v| v as u64, |b| b as usize;
    isize: |v| v as u64, |b| b as isize;
    f64: |v| v.to_bits(), |b| f64::from_bits(b);
}

impl WarpShuffleValue for u128 {
    #[inline(always)]
    fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
        let low = (self as u64).through_registers(&mut shuffle);
        let high = ((self >> 64) as u64).through_registers(&mut shuffle);
        u128::from(high) << 64 | u128::from(low)
    }
}

impl WarpShuffleValue for i128 {
    #[inline(always)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
        (self as u128).through_registers(shuffle) as i128
    }
}

impl<T> WarpShuffleValue for *const T {
    #[inline(always)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
        core::ptr::with_exposed_provenance(self.expose_provenance().through_registers(shuffle))
    }
}

impl<T> WarpShuffleValue for *mut T {
    #[inline(always)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
        self.cast_const().through_registers(shuffle).cast_mut()
    }
}

impl<T: WarpShuffleValue, const N: usize> WarpShuffleValue for [T; N] {
    #[inline(always)]
    fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
        self.map(|value| value.through_registers(&mut shuffle))
    }
}

macro_rules! shuffle_tuple {
    ($($type:ident $index:tt),*) => {
        impl<$($type: WarpShuffleValue),*> WarpShuffleValue for ($($type,)*) {
            #[inline(always)]
            fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
                ($(self.$index.through_registers(&mut shuffle),)*)
            }
        }
    };
}
shuffle_tuple!(A 0);
shuffle_tuple!(A 0, B 1);
shuffle_tuple!(A 0, B 1, C 2);
shuffle_tuple!(A 0, B 1, C 2, D 3);

macro_rules! shuffle_words {
    ($($vector:ident)*) => {
        $(
            impl<T: crate::vector::Word + WarpShuffleValue> WarpShuffleValue for crate::vector::$vector<T> {
                #[inline(always)]
                fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
                    Self(self.0.through_registers(shuffle))
                }
            }
        )*
    };
}
shuffle_words!(Vec2 Vec4);

/// The last operand of `shfl`: the clamp in the low bits, the bits of the lane that name the segment from bit 8 on.
#[cfg(target_arch = "nvptx64")]
#[inline(always)]
fn segments(width: u32, clamp: u32) -> u32 {
    ((WARP_SIZE - width) << 8) | clamp
}

/// The value of the lane `idx` in the own segment of `width` lanes (1, 2, 4, 8, 16 or 32; `idx` counts modulo the
/// width), and `true`: such a lane always exists.
#[inline(always)]
pub fn warp_shuffle_idx<T: WarpShuffleValue>(mask: u32, value: T, idx: u32, width: u32) -> (T, bool) {
    on_device! {
        let operand = segments(width, WARP_SIZE - 1);
        // SAFETY: a shuffle moves registers; in any case it gives a bit pattern, and all are valid.
        let value = value.through_registers(|bits| unsafe {
            crate::llvm::shuffle_idx(mask, bits, idx, operand)
        });
        (value, true)
    }
}

/// The value of the lane `delta` (below 32) below, in the own segment of `width` lanes; where there is none, the own
/// value and `false`.
#[inline(always)]
pub fn warp_shuffle_up<T: WarpShuffleValue>(mask: u32, value: T, delta: u32, width: u32) -> (T, bool) {
    on_device! {
        let operand = segments(width, 0);
        // SAFETY: as for `warp_shuffle_idx`.
        let value = value.through_registers(|bits| unsafe {
            crate::llvm::shuffle_up(mask, bits, delta, operand)
        });
        (value, lane_id() & (width - 1) >= delta)
    }
}

/// The value of the lane `delta` (below 32) above, in the own segment of `width` lanes; where there is none, the own
/// value and `false`.
#[inline(always)]
pub fn warp_shuffle_down<T: WarpShuffleValue>(mask: u32, value: T, delta: u32, width: u32) -> (T, bool) {
    on_device! {
        let operand = segments(width, WARP_SIZE - 1);
        // SAFETY: as for `warp_shuffle_idx`.
        let value = value.through_registers(|bits| unsafe {
            crate::llvm::shuffle_down(mask, bits, delta, operand)
        });
        (value, (lane_id() & (width - 1)) + delta < width)
    }
}

/// The value of the lane whose number differs in `bits` (below 32); where that is beyond the own segment of `width`
/// lanes, the own value and `false`. (A lane in an earlier segment can be read; PTX allows that.)
#[inline(always)]
pub fn warp_shuffle_xor<T: WarpShuffleValue>(mask: u32, value: T, bits: u32, width: u32) -> (T, bool) {
    on_device! {
        let operand = segments(width, WARP_SIZE - 1);
        // SAFETY: as for `warp_shuffle_idx`.
        let value = value.through_registers(|word| unsafe {
            crate::llvm::shuffle_xor(mask, word, bits, operand)
        });
        let lane = lane_id();
        (value, (lane ^ bits) <= (lane | (width - 1)))
    }
}

/// Whether `predicate` holds in all lanes of `mask`.
#[inline(always)]
pub fn warp_vote_all(mask: u32, predicate: bool) -> bool {
    on_device! {
        // SAFETY: votes touch no memory.
        unsafe { crate::llvm::vote_all(mask, predicate) }
    }
}

/// Whether `predicate` holds in any lane of `mask`.
#[inline(always)]
pub fn warp_vote_any(mask: u32, predicate: bool) -> bool {
    on_device! {
        // SAFETY: votes touch no memory.
        unsafe { crate::llvm::vote_any(mask, predicate) }
    }
}

/// Whether `predicate` is the same in all lanes of `mask`.
#[inline(always)]
pub fn warp_vote_uni(mask: u32, predicate: bool) -> bool {
    on_device! {
        // SAFETY: votes touch no memory.
        unsafe { crate::llvm::vote_uniform(mask, predicate) }
    }
}

/// The lanes of `mask` in which `predicate` holds.
#[inline(always)]
pub fn warp_vote_ballot(mask: u32, predicate: bool) -> u32 {
    on_device! {
        // SAFETY: votes touch no memory.
        unsafe { crate::llvm::vote_ballot(mask, predicate) }
    }
}

/// The lanes of `mask` that have the same value as the calling lane (`match.any`, from sm_70 on).
#[inline(always)]
pub fn warp_match_any_32(mask: u32, value: u32) -> u32 {
    on_device! {
        // SAFETY: matches touch no memory.
        unsafe { crate::llvm::match_any_32(mask, value) }
    }
}

/// The lanes of `mask` that have the same value as the calling lane (`match.any`, from sm_70 on).
#[inline(always)]
pub fn warp_match_any_64(mask: u32, value: u64) -> u32 {
    on_device! {
        // SAFETY: matches touch no memory.
        unsafe { crate::llvm::match_any_64(mask, value) }
    }
}

/// `mask` and `true` when all its lanes have the same value, else 0 and `false`.
#[inline(always)]
pub fn warp_match_all_32(mask: u32, value: u32) -> (u32, bool) {
    // All lanes have one value exactly when the calling lane's group is the whole mask.
    let same = warp_match_any_32(mask, value) == mask;
    (if same { mask } else { 0 }, same)
}

/// `mask` and `true` when all its lanes have the same value, else 0 and `false`.
#[inline(always)]
pub fn warp_match_all_64(mask: u32, value: u64) -> (u32, bool) {
    let same = warp_match_any_64(mask, value) == mask;
    (if same { mask } else { 0 }, same)
}

/// The lanes of `mask` whose value has the same bits as that of the calling lane, for any value that shuffles move:
/// one `match.any` for each of its registers (from sm_70 on).
#[inline(always)]
pub fn warp_match_any<T: WarpShuffleValue>(mask: u32, value: T) -> u32 {
    let mut same = mask;
    // What comes back is not used: the registers themselves are looked at.
    let _ = value.through_registers(|bits| {
        same &= warp_match_any_32(mask, bits);
        bits
    });
    same
}

/// `mask` if the values of all its lanes have the same bits, for any value that shuffles move.
#[inline(always)]
pub fn warp_match_all<T: WarpShuffleValue>(mask: u32, value: T) -> Option<u32> {
    // All lanes have one value exactly when the calling lane's group is the whole mask.
    (warp_match_any(mask, value) == mask).then_some(mask)
}

/// rust-cuda's names of the operations that [`warp_reduce`] may have: `warp_reduce(mask, value, WarpReductionOp::Add)`.
#[derive(Clone, Copy, Debug)]
pub enum WarpReductionOp {}

/// Values that rust-cuda's reductions take.
pub trait WarpReduceValue: WarpShuffleValue {
    /// The operations, in the order of [`WarpReductionOp`].
    #[doc(hidden)]
    const OPERATIONS: [fn(Self, Self) -> Self; 6];
}

macro_rules! reduce_values {
    ($($type:ty)*) => {
        $(
            impl WarpReduceValue for $type {
                const OPERATIONS: [fn(Self, Self) -> Self; 6] = [
                    <$type>::wrapping_add,
                    |a, b| if b < a { b } else { a },
                    |a, b| if b > a { b } else { a },
                    |a, b| a & b,
                    |a, b| a | b,
                    |a, b| a ^ b,
                ];
            }
        )*
    };
}
reduce_values!(i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 isize usize);

macro_rules! reduction_operations {
    ($($(#[$doc:meta])* $name:ident = $index:literal;)*) => {
        // Functions, since a closure may stand in their place; the names are those of rust-cuda's variants.
        #[allow(non_snake_case)]
        impl WarpReductionOp {
            $(
                $(#[$doc])*
                #[inline(always)]
                pub fn $name<T: WarpReduceValue>(a: T, b: T) -> T {
                    (const { T::OPERATIONS[$index] })(a, b)
                }
            )*
        }
    };
}

reduction_operations! {
    /// The sum, modulo the width.
    Add = 0;
    /// The lesser.
    Min = 1;
    /// The greater.
    Max = 2;
    /// The bits of both.
    And = 3;
    /// The bits of either.
    Or = 4;
    /// The bits of one of the two.
    Xor = 5;
}

/// Combines the values of the lanes of `mask` with an operation that is associative and commutative; all of them get
/// the result. Five shuffles for a whole warp, one a lane for a part.
#[inline(always)]
pub fn warp_reduce<T: WarpShuffleValue>(mask: u32, value: T, mut operation: impl FnMut(T, T) -> T) -> T {
    if mask == u32::MAX {
        let mut result = value;
        let mut bits = WARP_SIZE / 2;
        while bits > 0 {
            let (other, _) = warp_shuffle_xor(mask, result, bits, WARP_SIZE);
            result = operation(result, other);
            bits /= 2;
        }
        return result;
    }
    let (mut result, _) = warp_shuffle_idx(mask, value, mask.trailing_zeros(), WARP_SIZE);
    let mut rest = mask & mask.wrapping_sub(1);
    while rest != 0 {
        let (other, _) = warp_shuffle_idx(mask, value, rest.trailing_zeros(), WARP_SIZE);
        result = operation(result, other);
        rest &= rest - 1;
    }
    result
}

macro_rules! reductions {
    ($($(#[$doc:meta])* $name:ident($type:ty) = $intrinsic:ident, $operation:expr;)*) => {
        $(
            $(#[$doc])*
            /// One `redux` instruction from sm_80 on, shuffles before.
            #[inline(always)]
            pub fn $name(mask: u32, value: $type) -> $type {
                #[cfg(all(target_arch = "nvptx64", target_feature = "sm_80"))]
                // SAFETY: a reduction touches no memory.
                unsafe {
                    crate::llvm::$intrinsic(value, mask)
                }
                #[cfg(not(all(target_arch = "nvptx64", target_feature = "sm_80")))]
                warp_reduce(mask, value, $operation)
            }
        )*
    };
}

reductions! {
    /// The sum over the lanes of `mask`, modulo 2³².
    warp_reduce_add(u32) = redux_add, u32::wrapping_add;
    /// The least value over the lanes of `mask`.
    warp_reduce_min(u32) = redux_min_u32, u32::min;
    /// The greatest value over the lanes of `mask`.
    warp_reduce_max(u32) = redux_max_u32, u32::max;
    /// The least value over the lanes of `mask`.
    warp_reduce_min_i32(i32) = redux_min_i32, i32::min;
    /// The greatest value over the lanes of `mask`.
    warp_reduce_max_i32(i32) = redux_max_i32, i32::max;
    /// The bits that are set in all lanes of `mask`.
    warp_reduce_and(u32) = redux_and, |a, b| a & b;
    /// The bits that are set in any lane of `mask`.
    warp_reduce_or(u32) = redux_or, |a, b| a | b;
    /// The bits that are set in an odd number of lanes of `mask`.
    warp_reduce_xor(u32) = redux_xor, |a, b| a ^ b;
}

/// The inclusive scan over the lanes: lane i gets the combination of the values of the lanes 0 to i. All 32 lanes take
/// part. Five shuffles (Kogge–Stone).
#[inline(always)]
pub fn warp_scan_inclusive<T: WarpShuffleValue>(value: T, mut operation: impl FnMut(T, T) -> T) -> T {
    let mut result = value;
    let mut delta = 1;
    while delta < WARP_SIZE {
        let (before, exists) = warp_shuffle_up(u32::MAX, result, delta, WARP_SIZE);
        if exists {
            result = operation(before, result);
        }
        delta *= 2;
    }
    result
}
