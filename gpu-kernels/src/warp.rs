//! Reductions and scans of a warp (note B6): the lanes exchange registers instead of shared memory.
//!
//! One warp works on one row at a time. The rows are row-major, `width` elements each, any width; sums are modulo 2³².
//! Blocks have a multiple of 32 threads, 256 at most for the kernels with shared memory.

use crate::grid;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

const FULL: u32 = u32::MAX;

/// What a lane adds up of a row: the elements `lane`, `lane + 32` …
///
/// # Safety
/// `row` has `width` elements.
#[inline(always)]
unsafe fn lane_sum(row: *const i32, width: usize) -> i32 {
    let mut sum = 0i32;
    grid::stride(lane_id() as usize, WARP_SIZE as usize, width, |i| {
        // SAFETY: inside the row.
        sum = sum.wrapping_add(unsafe { *row.add(i) });
    });
    sum
}

/// The way before CC 3.0: row sums with the lanes' values in shared memory, halved five times.
///
/// Cost of n elements in h rows: n reads, coalesced, h writes; 1024 bytes of shared memory, 6 stores and 10 loads of
/// it a lane and row; a barrier of the warp a step.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads, at most 256.
#[kernel]
pub unsafe fn warp_row_sum_shared(input: *const i32, width: usize, mut sums: DisjointWarps<'_, i32>) {
    let buffer = shared![i32; 256];
    let lane = lane_id();
    let own = (warp_id() * WARP_SIZE + lane) as usize;
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input; the buffer has a place for each thread.
        unsafe {
            buffer.set_unchecked(own, lane_sum(input.add(row * width), width));
            warp::sync_warp(FULL);
            let mut step = WARP_SIZE / 2;
            while step > 0 {
                if lane < step {
                    let other = buffer.get_unchecked(own + step as usize);
                    buffer.set_unchecked(own, buffer.get_unchecked(own).wrapping_add(other));
                }
                warp::sync_warp(FULL);
                step /= 2;
            }
            if let Some(slot) = slot {
                *slot = buffer.get_unchecked(own);
            }
        }
        warp::sync_warp(FULL);
    }
}

/// B6: row sums with `shfl.down`: lane 0 has the sum after five steps.
///
/// Cost of n elements in h rows: n reads, coalesced, h writes; 5 shuffles a lane and row; no shared memory, no barrier.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn warp_row_sum_down(input: *const i32, width: usize, mut sums: DisjointWarps<'_, i32>) {
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        let mut sum = unsafe { lane_sum(input.add(row * width), width) };
        let mut delta = WARP_SIZE / 2;
        while delta > 0 {
            let (other, _) = warp::warp_shuffle_down(FULL, sum, delta, WARP_SIZE);
            sum = sum.wrapping_add(other);
            delta /= 2;
        }
        if let Some(slot) = slot {
            *slot = sum;
        }
    }
}

/// B6: row sums with `shfl.bfly`: every lane has the sum after five steps.
///
/// Cost of n elements in h rows: n reads, coalesced, h writes; 5 shuffles a lane and row; no shared memory, no barrier.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn warp_row_sum_xor(input: *const i32, width: usize, mut sums: DisjointWarps<'_, i32>) {
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        let sum = unsafe { lane_sum(input.add(row * width), width) };
        let sum = warp::warp_reduce(FULL, sum, i32::wrapping_add);
        if let Some(slot) = slot {
            *slot = sum;
        }
    }
}

/// The best of the sums: 16-byte reads where rows allow them, four running sums a lane, and one `redux.sync` on
/// targets from sm_80 on (shuffles before).
///
/// Cost of n elements in h rows: n reads in n/4 instructions, coalesced, h writes; no shared memory, no barrier.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn warp_row_sum_int4(input: *const i32, width: usize, mut sums: DisjointWarps<'_, i32>) {
    let vectors = if width.is_multiple_of(4) && grid::is_vector_aligned(input) { width / 4 } else { 0 };
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        let row = unsafe { input.add(row * width) };
        let mut four = Vec4::splat(0i32);
        grid::stride(lane_id() as usize, WARP_SIZE as usize, vectors, |i| {
            // SAFETY: vector `i` is inside the row and aligned.
            four = four.zip(unsafe { *row.cast::<Vec4<i32>>().add(i) }, i32::wrapping_add);
        });
        let Vec4([a, b, c, d]) = four;
        // SAFETY: the rest of the row, beyond the vectors.
        let rest = unsafe { lane_sum(row.add(vectors * 4), width - vectors * 4) };
        let sum = a.wrapping_add(b).wrapping_add(c).wrapping_add(d).wrapping_add(rest);
        let sum = warp::warp_reduce_add(FULL, sum as u32) as i32;
        if let Some(slot) = slot {
            *slot = sum;
        }
    }
}

/// B6: inclusive scan of each row with `shfl.up`, 32 elements at a time; the last lane's sum is carried on.
///
/// Cost of n elements: n reads and n writes, coalesced; 6 shuffles a lane and 32 elements; no shared memory, no
/// barrier.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn warp_row_scan(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let lane = lane_id() as usize;
    let warps = thread::grid_size() as usize * warp::warps_in_block() as usize;
    let first = thread::block_index() as usize * warp::warps_in_block() as usize + warp_id() as usize;
    grid::stride(first, warps, rows, |row| {
        let (input, output) = (input.wrapping_add(row * width), output.wrapping_add(row * width));
        let mut carry = 0i32;
        grid::stride(0, WARP_SIZE as usize, width, |start| {
            let i = start + lane;
            // SAFETY: inside the row.
            let value = if i < width { unsafe { *input.add(i) } } else { 0 };
            let sum = warp::warp_scan_inclusive(value, i32::wrapping_add).wrapping_add(carry);
            if i < width {
                // SAFETY: inside the row, and this lane owns the element.
                unsafe { *output.add(i) = sum };
            }
            (carry, _) = warp::warp_shuffle_idx(FULL, sum, WARP_SIZE - 1, WARP_SIZE);
        });
    });
}

/// The way before CC 3.0: the scan with the lanes' values in shared memory.
///
/// Cost of n elements: n reads and n writes, coalesced; 1024 bytes of shared memory, 7 stores and 12 loads of it a
/// lane and 32 elements; two barriers of the warp a step.
///
/// # Safety
/// As [`warp_row_scan`]; blocks have at most 256 threads.
#[kernel]
pub unsafe fn warp_row_scan_shared(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let buffer = shared![i32; 256];
    let lane = lane_id() as usize;
    let base = (warp_id() * WARP_SIZE) as usize;
    let warps = thread::grid_size() as usize * warp::warps_in_block() as usize;
    let first = thread::block_index() as usize * warp::warps_in_block() as usize + warp_id() as usize;
    grid::stride(first, warps, rows, |row| {
        let (input, output) = (input.wrapping_add(row * width), output.wrapping_add(row * width));
        let mut carry = 0i32;
        grid::stride(0, WARP_SIZE as usize, width, |start| {
            let i = start + lane;
            // SAFETY: inside the row; the buffer has a place for each thread.
            unsafe {
                buffer.set_unchecked(base + lane, if i < width { *input.add(i) } else { 0 });
                warp::sync_warp(FULL);
                let mut delta = 1;
                while delta < WARP_SIZE as usize {
                    let mut sum = buffer.get_unchecked(base + lane);
                    if lane >= delta {
                        sum = sum.wrapping_add(buffer.get_unchecked(base + lane - delta));
                    }
                    warp::sync_warp(FULL);
                    buffer.set_unchecked(base + lane, sum);
                    warp::sync_warp(FULL);
                    delta *= 2;
                }
                if i < width {
                    *output.add(i) = buffer.get_unchecked(base + lane).wrapping_add(carry);
                }
                carry = carry.wrapping_add(buffer.get_unchecked(base + WARP_SIZE as usize - 1));
            }
            warp::sync_warp(FULL);
        });
    });
}
