//! Sorting and merging (notes C22, C23).
//!
//! - [`merge`]: two sorted arrays into one. Each thread finds its part of both by its co-rank (C22), then evened out, through shared
//!   memory, and along the merge path with coalesced stores.
//! - [`merge_sort`]: C23, built on the merges.
//! - [`radix`]: by digits instead of comparisons, with many launches a digit.
//! - [`one_sweep`]: by digits, with one pass over the keys for each digit.
//!
//! All are stable. The merges are generic over the element and its [`Order`], the radix sorts over the kind of key
//! ([`radix::Key`]).

pub mod merge;
pub mod merge_sort;
pub mod one_sweep;
pub mod radix;

const FULL: u32 = u32::MAX;

/// An order of elements: which of two comes first, and what comes last of all.
pub trait Order<T: Copy> {
    /// An element that none comes after.
    const LAST: T;

    /// Whether `a` has to come before `b`. Equal elements keep the order that they have.
    fn is_less(a: T, b: T) -> bool;
}

/// Integers by their value.
pub struct Ascending;
/// 32-bit floats, given as their bits, in the total order of IEEE 754 (that of [`f32::total_cmp`]): NaN with the sign bit, −∞,
/// negative numbers, −0, +0, positive numbers, ∞, NaN without the sign bit.
pub struct FloatBits;
/// Pairs of a 32-bit key and 32 bits that go with it, the key in the upper half. Only the keys count.
pub struct ByKey;

impl Order<i32> for Ascending {
    const LAST: i32 = i32::MAX;
    #[inline(always)]
    fn is_less(a: i32, b: i32) -> bool {
        a < b
    }
}

impl Order<u32> for FloatBits {
    const LAST: u32 = u32::MAX >> 1;
    #[inline(always)]
    fn is_less(a: u32, b: u32) -> bool {
        // With the sign bit set, larger bits are lesser numbers.
        let rank = |bits: u32| bits as i32 ^ ((bits as i32 >> 31) as u32 >> 1) as i32;
        rank(a) < rank(b)
    }
}

impl Order<u64> for ByKey {
    const LAST: u64 = u64::MAX;
    #[inline(always)]
    fn is_less(a: u64, b: u64) -> bool {
        a >> 32 < b >> 32
    }
}

/// The co-rank of `k`: how many of the first `k` elements of the merged array come from A, which has `m` elements, B having `n`.
/// Where keys are equal, those of A come first.
///
/// A binary search: element `i` of A is among the first `k` unless element `k − 1 − i` of B, the last one that would still be
/// among them, has to come before it. At most ⌈log₂(min(k, m, n) + 1)⌉ steps with a read of A and of B each.
#[inline(always)]
fn co_rank<T: Copy, O: Order<T>>(
    k: usize,
    m: usize,
    n: usize,
    a: impl Fn(usize) -> T,
    b: impl Fn(usize) -> T,
) -> usize {
    let mut low = k.saturating_sub(n);
    let mut high = k.min(m);
    while low < high {
        let middle = low + (high - low) / 2;
        if O::is_less(b(k - 1 - middle), a(middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// [`co_rank`] in numbers of 32 bits, for shared memory.
#[inline(always)]
fn co_rank_32<T: Copy, O: Order<T>>(
    k: u32,
    m: u32,
    n: u32,
    a: impl Fn(u32) -> T,
    b: impl Fn(u32) -> T,
) -> u32 {
    let mut low = k.saturating_sub(n);
    let mut high = k.min(m);
    while low < high {
        let middle = (low + high) / 2;
        if O::is_less(b(k - 1 - middle), a(middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
