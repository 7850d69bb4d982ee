//! Arrays of a thread (note B1): in registers when all indices are known at compile time, else in local memory.

use cuda_std::prelude::*;

/// Fills `l` from the input and gives `Σ l[j] · j`. Array element j of thread i is element `j · threads + i` of the
/// input.
///
/// # Safety
/// `input` has `N * threads` elements, and `i` is below `threads`.
#[inline(always)]
unsafe fn weighted_sum<const N: usize>(input: *const i32, threads: usize, i: usize) -> i32 {
    let mut l = [0; N];
    for (j, slot) in l.iter_mut().enumerate() {
        // SAFETY: the caller's input is that long.
        *slot = unsafe { *input.add(j * threads + i) };
    }
    let mut sum = 0i32;
    for (j, value) in l.iter().enumerate() {
        sum = sum.wrapping_add(value.wrapping_mul(j as i32));
    }
    sum
}

/// B1 with `l[8]`: the loops are unrolled, every index is a constant, and the array is eight registers.
///
/// Cost a thread: 8 reads and 1 write, coalesced; no local memory.
///
/// # Safety
/// `input` has `8 * sums.len()` elements.
#[kernel]
pub unsafe fn local_sum_8(input: *const i32, mut sums: DisjointSlice<'_, i32>) {
    let threads = sums.len();
    for (i, slot) in sums.strided() {
        // SAFETY: as the caller promises.
        *slot = unsafe { weighted_sum::<8>(input, threads, i) };
    }
}

/// B1 with `l[512]`: the loops stay loops, so that the array needs an address, and lies in local memory: 2 KB a thread
/// that go through the caches to device memory.
///
/// Cost a thread: 512 reads and 1 write, coalesced; 512 local loads, and 512 local stores after 2048
/// that clear the array, a byte at a time.
///
/// # Safety
/// `input` has `512 * sums.len()` elements.
#[kernel]
pub unsafe fn local_sum_512(input: *const i32, mut sums: DisjointSlice<'_, i32>) {
    let threads = sums.len();
    for (i, slot) in sums.strided() {
        // SAFETY: as the caller promises.
        *slot = unsafe { weighted_sum::<512>(input, threads, i) };
    }
}

/// The best for 512 numbers: no array. Each number is used once, so it is added as it comes.
///
/// Cost a thread: 512 reads and 1 write, coalesced; no local memory.
///
/// # Safety
/// `input` has `512 * sums.len()` elements.
#[kernel]
pub unsafe fn local_sum_512_streamed(input: *const i32, mut sums: DisjointSlice<'_, i32>) {
    let threads = sums.len();
    for (i, slot) in sums.strided() {
        let mut sum = 0i32;
        for j in 0..512 {
            // SAFETY: as the caller promises.
            let value = unsafe { *input.add(j * threads + i) };
            sum = sum.wrapping_add(value.wrapping_mul(j as i32));
        }
        *slot = sum;
    }
}
