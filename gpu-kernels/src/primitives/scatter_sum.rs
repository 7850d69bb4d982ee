//! Scatter with an operator (note E6): `output[index[i]] += value[i]`, where many elements may have one index.
//!
//! With atomics that is one kernel. Without, the notes sort the elements by index, so that those of one index lie side by side;
//! a segmented scan that starts anew at each index adds them up; and the last element of each segment holds its sum. The
//! sort is stable, so the operator need not be commutative, and the result does not depend on the order of blocks even
//! for floats.
//!
//! The sort is a radix sort of 5 bits a pass, one for each lane. A warp takes 1024 elements and needs no other: no shared
//! memory and no barrier.

use super::FULL;
use super::select::{PART, part};
use crate::grid;
use cuda_std::atomic::{AtomicI32, Ordering};
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, lane_mask_lt};

/// Bits that a pass of the sort looks at: a digit for each lane.
pub const DIGIT_BITS: u32 = 5;
/// Digits.
pub const DIGITS: usize = 1 << DIGIT_BITS;

/// E6 with atomics. What has an index beyond the output is left out.
///
/// Cost of n elements: 2n reads, coalesced, n global atomics anywhere; no shared memory, no barrier. Elements with one index
/// wait for each other.
#[kernel]
pub fn scatter_sum_atomics(values: &[i32], index: &[u32], output: &[AtomicI32]) {
    grid::stride(grid::x(), grid::width(), values.len().min(index.len()), |i| {
        // SAFETY: both are that long.
        let (at, value) = unsafe { (*index.get_unchecked(i), *values.get_unchecked(i)) };
        if let Some(sum) = output.get(at as usize) {
            sum.fetch_add(value, Ordering::Relaxed);
        }
    });
}

/// The digits of a warp's lanes, as planes of bits.
struct Digits {
    planes: [u32; DIGIT_BITS as usize],
    valid: u32,
}

impl Digits {
    /// All lanes of the warp come here.
    #[inline(always)]
    fn of(digit: u32, is_valid: bool) -> Digits {
        let mut planes = [0; DIGIT_BITS as usize];
        for (bit, plane) in planes.iter_mut().enumerate() {
            *plane = warp::warp_vote_ballot(FULL, digit >> bit & 1 != 0);
        }
        Digits { planes, valid: warp::warp_vote_ballot(FULL, is_valid) }
    }

    /// The lanes that have this digit.
    #[inline(always)]
    fn lanes_with(&self, digit: u32) -> u32 {
        let mut lanes = self.valid;
        for (bit, plane) in self.planes.iter().enumerate() {
            lanes &= if digit >> bit & 1 != 0 { *plane } else { !*plane };
        }
        lanes
    }
}

/// The sort, first step of a pass: how often each digit occurs in each part of 1024 keys, digit by digit.
///
/// Cost of n keys: n reads, coalesced, n/32 writes anywhere; 6 votes a warp for 32 keys; no shared memory, no barrier.
///
/// # Safety
/// `keys` has `n` elements, `counts` 32 for each of the `parts` parts; blocks have a multiple of 32 threads, a warp a part.
#[kernel]
pub unsafe fn radix_count(keys: *const u32, n: usize, shift: u32, counts: *mut u32, parts: usize) {
    let Some((number, start)) = part(n) else { return };
    let lane = lane_id();
    let mut count = 0;
    for round in 0..PART / DIGITS {
        let i = start + DIGITS * round + lane as usize;
        // SAFETY: below n.
        let key = if i < n { unsafe { *keys.add(i) } } else { 0 };
        // Each lane counts the digit of its number.
        count += Digits::of(key >> shift, i < n).lanes_with(lane).count_ones();
    }
    // SAFETY: a count for each digit and part.
    unsafe { *counts.add(lane as usize * parts + number) = count };
}

/// The sort, last step of a pass: moves keys and values to their places; those with one digit keep their order.
///
/// Cost of n pairs: 2n + n/32 reads, coalesced but for the n/32, and 2n writes, in runs of one digit; 6 votes and a shuffle a
/// lane and pair; no shared memory, no barrier.
///
/// # Safety
/// `keys` and `values` have `n` elements, `to_keys` and `to_values` room for as many; `offsets` is the exclusive scan of the
/// counts of [`radix_count`]; blocks have a multiple of 32 threads, a warp a part.
#[kernel]
#[allow(clippy::too_many_arguments)]
pub unsafe fn radix_move(
    keys: *const u32,
    values: *const i32,
    n: usize,
    shift: u32,
    offsets: *const u32,
    parts: usize,
    to_keys: *mut u32,
    to_values: *mut i32,
) {
    let Some((number, start)) = part(n) else { return };
    let lane = lane_id();
    // Where the next key with the digit of the lane's number goes.
    // SAFETY: an offset for each digit and part.
    let mut next = unsafe { *offsets.add(lane as usize * parts + number) };
    for round in 0..PART / DIGITS {
        let i = start + DIGITS * round + lane as usize;
        // SAFETY: below n.
        let (key, value) = if i < n { unsafe { (*keys.add(i), *values.add(i)) } } else { (0, 0) };
        let digit = key >> shift & (DIGITS as u32 - 1);
        let digits = Digits::of(digit, i < n);
        let before = (digits.lanes_with(digit) & lane_mask_lt()).count_ones();
        let (first, _) = warp::warp_shuffle_idx(FULL, next, digit, WARP_SIZE);
        if i < n {
            let place = (first + before) as usize;
            // SAFETY: the offsets give each pair a place of its own below n.
            unsafe { (*to_keys.add(place), *to_values.add(place)) = (key, value) };
        }
        next += digits.lanes_with(lane).count_ones();
    }
}

/// The inclusive segmented scan over a warp: the combination of the values from the nearest head up to the lane, or from lane
/// 0 if there is none, in which case the second result is `false`.
#[inline(always)]
fn warp_segments(value: i32, is_head: bool, combine: impl Fn(i32, i32) -> i32) -> (i32, bool) {
    let (mut result, mut closed) = (value, is_head);
    let mut delta = 1;
    while delta < WARP_SIZE {
        let (before, exists) = warp::warp_shuffle_up(FULL, result, delta, WARP_SIZE);
        let (before_closed, _) = warp::warp_shuffle_up(FULL, closed, delta, WARP_SIZE);
        if exists && !closed {
            result = combine(before, result);
            closed = before_closed;
        }
        delta *= 2;
    }
    (result, closed)
}

/// E6, second step: the segmented scan of each part of 1024 values, in place; a segment starts where the key differs from the
/// one before. `tails` gets what the part's last segment comes to, `heads` whether a segment starts in the part.
///
/// Cost of n pairs: 3n reads and n writes, coalesced, and n/512 writes; 11 shuffles a lane and pair; no shared memory, no
/// barrier.
///
/// # Safety
/// `keys` and `values` have `n` elements, `tails` and `heads` one for each part; blocks have a multiple of 32 threads, a
/// warp a part.
#[kernel]
pub unsafe fn segments_scan(keys: *const u32, values: *mut i32, n: usize, tails: *mut i32, heads: *mut u32) {
    let Some((number, start)) = part(n) else { return };
    let lane = lane_id() as usize;
    let (mut carry, mut any_head) = (0i32, false);
    for round in 0..PART / WARP_SIZE as usize {
        let i = start + WARP_SIZE as usize * round + lane;
        // Beyond the end the last segment goes on with zeros.
        let (mut value, mut is_head) = (0, false);
        if i < n {
            // SAFETY: below n.
            unsafe {
                value = *values.add(i);
                is_head = i == 0 || *keys.add(i - 1) != *keys.add(i);
            }
        }
        let (mut result, closed) = warp_segments(value, is_head, i32::wrapping_add);
        if !closed {
            result = carry.wrapping_add(result);
        }
        if i < n {
            // SAFETY: below n, and the element is this lane's.
            unsafe { *values.add(i) = result };
        }
        (carry, _) = warp::warp_shuffle_idx(FULL, result, WARP_SIZE - 1, WARP_SIZE);
        any_head |= warp::warp_vote_any(FULL, is_head);
    }
    if lane == 0 {
        // SAFETY: a place for each part.
        unsafe { (*tails.add(number), *heads.add(number)) = (carry, u32::from(any_head)) };
    }
}

/// E6, third step: turns the tails of the parts into what the segment that enters each part comes to before it. One warp.
///
/// Cost of p parts: 2p reads and p writes, coalesced; 12 shuffles a lane and part; no shared memory, no barrier.
///
/// # Safety
/// `tails` and `heads` have `parts` elements; the grid is one warp.
#[kernel]
pub unsafe fn segments_carry(tails: *mut i32, heads: *const u32, parts: usize) {
    let lane = lane_id() as usize;
    let mut carry = 0i32;
    grid::stride(0, WARP_SIZE as usize, parts, |start| {
        let i = start + lane;
        let (mut tail, mut is_head) = (0, false);
        if i < parts {
            // SAFETY: below the number of parts.
            unsafe { (tail, is_head) = (*tails.add(i), *heads.add(i) != 0) };
        }
        let (mut result, closed) = warp_segments(tail, is_head, i32::wrapping_add);
        if !closed {
            result = carry.wrapping_add(result);
        }
        let (before, exists) = warp::warp_shuffle_up(FULL, result, 1, WARP_SIZE);
        if i < parts {
            // SAFETY: below the number of parts, and the element is this lane's.
            unsafe { *tails.add(i) = if exists { before } else { carry } };
        }
        (carry, _) = warp::warp_shuffle_idx(FULL, result, WARP_SIZE - 1, WARP_SIZE);
    });
}

/// E6, last step: the last element of each segment writes the segment's sum to the place that its key names.
///
/// Cost of n pairs with k different keys: at most 5n reads, k writes in ascending order; no shared memory, no barrier; warps
/// diverge where some lanes are last and others not.
///
/// # Safety
/// `keys` and `values` have `n` elements and are those of [`segments_scan`], `carries` those of [`segments_carry`]; every key is
/// inside the output.
#[kernel]
pub unsafe fn segments_last(
    keys: *const u32,
    values: *const i32,
    n: usize,
    carries: *const i32,
    output: *mut i32,
) {
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: all below n; a segment has one last element, and the caller promises the keys.
        unsafe {
            let key = *keys.add(i);
            if i + 1 < n && *keys.add(i + 1) == key {
                return;
            }
            let (number, start) = (i / PART, i / PART * PART);
            let mut sum = *values.add(i);
            if start > 0 && *keys.add(start - 1) == key {
                sum = (*carries.add(number)).wrapping_add(sum);
            }
            *output.add(key as usize) = sum;
        }
    });
}
