//! Sorting and merging: merges by co-rank (C22), merge sort (C23), radix sort.
//!
//! The algorithms and their problems are public, so that tests can run every variant on inputs of their own.

pub mod merge;
pub mod merge_sort;
pub mod radix;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "sort",
    title: "Sorting and merging",
    entries: &[
        &merge::MERGE,
        &merge::MERGE_PAIRS,
        &merge::MERGE_F32,
        &merge_sort::MERGE_SORT,
        &merge_sort::MERGE_SORT_PAIRS,
        &radix::RADIX_SORT,
        &radix::RADIX_SORT_I32,
        &radix::RADIX_SORT_F32,
        &radix::RADIX_SORT_PAIRS,
    ],
};

/// What can be merged and sorted.
pub trait Item: Element + Copy {
    /// A number that is ordered as the items are. Items with one number keep their order.
    fn sort_key(self) -> i64;
}

impl Item for i32 {
    fn sort_key(self) -> i64 {
        i64::from(self)
    }
}

impl Item for u32 {
    fn sort_key(self) -> i64 {
        i64::from(self)
    }
}

/// Floats in the total order of [`f32::total_cmp`].
impl Item for f32 {
    fn sort_key(self) -> i64 {
        let magnitude = i64::from(self.to_bits() & i32::MAX as u32);
        if self.is_sign_negative() { -1 - magnitude } else { magnitude }
    }
}

/// Pairs: the key is the upper half.
impl Item for u64 {
    fn sort_key(self) -> i64 {
        (self >> 32) as i64
    }
}

/// Floats with NaNs of both signs and several payloads, both zeros and infinities, and denormals.
fn floats_with_all_nans(data: &mut Gen, n: usize) -> Vec<f32> {
    let mut floats = data.f32s_with_specials(n);
    for float in &mut floats {
        if float.is_nan() {
            let bits = data.bits() as u32;
            *float = f32::from_bits(bits | 0x7f80_0001);
        }
    }
    floats
}

/// Threads of the grid at most; they stride.
const MOST_THREADS: usize = 1 << 26;

/// Two arrays that change roles, so that the last of several passes writes the first of them.
struct Buffers<T> {
    /// What the last pass writes.
    result: Output<T>,
    other: Output<T>,
}

impl<T: Item> Buffers<T> {
    fn new(case: &mut Case<'_>, n: usize) -> CaseResult<Self> {
        Ok(Buffers { result: case.output(n)?, other: case.output(n)? })
    }

    /// Source and target of a pass that `later` others follow.
    fn roles(&mut self, later: u32) -> (&Output<T>, &mut Output<T>) {
        if later.is_multiple_of(2) {
            (&self.other, &mut self.result)
        } else {
            (&self.result, &mut self.other)
        }
    }
}

/// A block of 256 threads for each `tile` elements.
fn over_tiles(n: usize, tile: usize) -> Config {
    Config::cover1(n.div_ceil(tile) * gpu_kernels::sort::merge::BLOCK, gpu_kernels::sort::merge::BLOCK as u32)
}
