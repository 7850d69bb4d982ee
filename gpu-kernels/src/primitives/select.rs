//! Compaction, and finding repeats (note E8): keep the elements for which a predicate holds, in their order.
//!
//! The notes' way: write a flag for each element, scan the flags, and let each flagged element write to the place that the scan
//! gives it. Every step is a kernel of its own over n words of global memory. Our own way leaves the flags in bits: a warp takes
//! 1024 elements, its votes are 32 words of flags and one count, only the counts are scanned, and the last kernel works
//! from the bits.

use super::FULL;
use crate::grid;
use core::array;
use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, lane_mask_lt, warp_id};

/// Elements of a block of the scan.
pub const SCAN_TILE: usize = 1024;
/// Threads of a block of the scan; each has four neighbouring elements.
pub const SCAN_BLOCK: u32 = 256;
const SCAN_WARPS: usize = 8;
/// Elements of which a warp makes bits: a word for each lane.
pub const PART: usize = 1024;

/// Whether element `i` equals the next one.
#[inline(always)]
fn is_repeat(input: &[i32], i: usize) -> bool {
    // SAFETY: both are below the length.
    i + 1 < input.len() && unsafe { *input.get_unchecked(i) == *input.get_unchecked(i + 1) }
}

/// What the compaction keeps.
#[inline(always)]
fn is_positive(input: &[i32], i: usize) -> bool {
    // SAFETY: the callers give an index below the length.
    unsafe { *input.get_unchecked(i) > 0 }
}

/// # Safety
/// `flags` has room for `n` elements.
#[inline(always)]
unsafe fn flag(n: usize, flags: *mut u32, predicate: impl Fn(usize) -> bool) {
    // SAFETY: below n, and each thread writes its own.
    grid::stride(grid::x(), grid::width(), n, |i| unsafe { *flags.add(i) = u32::from(predicate(i)) });
}

/// E8, first step: 1 for each element that equals the next, else 0.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `flags` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn select_flag_repeats(input: &[i32], flags: *mut u32) {
    // SAFETY: as the caller promises.
    unsafe { flag(input.len(), flags, |i| is_repeat(input, i)) }
}

/// Compaction, first step: 1 for each positive element, else 0.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `flags` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn select_flag_positive(input: &[i32], flags: *mut u32) {
    // SAFETY: as the caller promises.
    unsafe { flag(input.len(), flags, |i| is_positive(input, i)) }
}

/// Second step: the exclusive scan of each tile of 1024 elements, in place, and the tiles' sums. The sums are scanned the same
/// way, until there is one tile; [`select_add_offsets`] then adds them to the tiles.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced, and n/1024 writes; 5 shuffles a lane, 32 bytes of
/// shared memory, 1 barrier.
///
/// # Safety
/// `data` has `n` elements and starts at a multiple of 16 bytes, `sums` has one for each tile; blocks have 256 threads, one a
/// tile.
#[kernel]
pub unsafe fn select_scan_tiles(data: *mut u32, n: usize, sums: *mut u32) {
    let warps = shared![u32; SCAN_WARPS];
    let t = thread::thread_idx_x() as usize;
    let tile = thread::block_idx_x() as usize;
    let first = tile * SCAN_TILE + 4 * t;
    let whole = first + 4 <= n;
    // SAFETY: four elements that are inside, or each checked.
    let [a, b, c, d] = unsafe {
        if whole {
            let Vec4(four) = *data.add(first).cast::<Vec4<u32>>();
            four
        } else {
            array::from_fn(|k| if first + k < n { *data.add(first + k) } else { 0 })
        }
    };
    let own = a.wrapping_add(b).wrapping_add(c).wrapping_add(d);
    let inclusive = warp::warp_scan_inclusive(own, u32::wrapping_add);
    if lane_id() == WARP_SIZE - 1 {
        // SAFETY: blocks have eight warps.
        unsafe { warps.set_unchecked(warp_id() as usize, inclusive) };
    }
    thread::sync_threads();
    let mut before = inclusive.wrapping_sub(own);
    for other in 0..SCAN_WARPS {
        if other < warp_id() as usize {
            // SAFETY: there are eight.
            before = before.wrapping_add(unsafe { warps.get_unchecked(other) });
        }
    }
    let second = before.wrapping_add(a);
    let third = second.wrapping_add(b);
    let fourth = third.wrapping_add(c);
    let scanned = [before, second, third, fourth];
    // SAFETY: as above, and the elements are this thread's; a sum for each tile.
    unsafe {
        if whole {
            *data.add(first).cast::<Vec4<u32>>() = Vec4(scanned);
        } else {
            for (k, value) in scanned.iter().enumerate() {
                if first + k < n {
                    *data.add(first + k) = *value;
                }
            }
        }
        if t == SCAN_BLOCK as usize - 1 {
            *sums.add(tile) = fourth.wrapping_add(d);
        }
    }
}

/// Adds to each tile what comes before it.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `data` has `n` elements, `offsets` one for each tile of 1024.
#[kernel]
pub unsafe fn select_add_offsets(data: *mut u32, n: usize, offsets: *const u32) {
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below n, and each thread changes its own.
        unsafe { *data.add(i) = (*data.add(i)).wrapping_add(*offsets.add(i / SCAN_TILE)) };
    });
}

/// # Safety
/// `offsets` has `n` elements, `total` one.
#[inline(always)]
unsafe fn compact(n: usize, offsets: *const u32, total: *const u32, emit: impl Fn(usize, usize)) {
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below n.
        let (place, next) =
            unsafe { (*offsets.add(i), if i + 1 < n { *offsets.add(i + 1) } else { *total }) };
        if place != next {
            emit(i, place as usize);
        }
    });
}

/// E8, last step: the index of each flagged element goes to the place that the scan of the flags gives. An element was flagged if
/// the scan grows behind it; behind the last element it is the total.
///
/// Cost of n elements, m of them flagged: 2n reads, coalesced, m writes, neighbouring; no shared memory, no barrier; warps diverge
/// where some lanes are flagged and others not.
///
/// # Safety
/// `offsets` is the exclusive scan of flags, `total` their sum, and `output` has room for that many.
#[kernel]
pub unsafe fn select_compact_indices(offsets: &[u32], total: *const u32, output: *mut u32) {
    // SAFETY: a place below the total for each flagged element.
    let emit = |i: usize, place: usize| unsafe { *output.add(place) = i as u32 };
    // SAFETY: as the caller promises.
    unsafe { compact(offsets.len(), offsets.as_ptr(), total, emit) }
}

/// Compaction, last step: each flagged element goes to the place that the scan of the flags gives.
///
/// Cost of n elements, m of them flagged: 2n + m reads and m writes; no shared memory, no barrier; warps diverge where some lanes
/// are flagged and others not.
///
/// # Safety
/// As [`select_compact_indices`]; `offsets` has as many elements as `input`.
#[kernel]
pub unsafe fn select_compact_values(input: &[i32], offsets: *const u32, total: *const u32, output: *mut i32) {
    // SAFETY: i is below the length; a place below the total for each flagged element.
    let emit = |i: usize, place: usize| unsafe { *output.add(place) = *input.get_unchecked(i) };
    // SAFETY: as the caller promises.
    unsafe { compact(input.len(), offsets, total, emit) }
}

/// The number of the warp's part and its first element, if that is below `n`. All lanes agree.
#[inline(always)]
pub(super) fn part(n: usize) -> Option<(usize, usize)> {
    let number = grid::x() / WARP_SIZE as usize;
    (number * PART < n).then_some((number, number * PART))
}

/// # Safety
/// `masks` has 32 words for each part of 1024 elements, `counts` one.
#[inline(always)]
unsafe fn mask(n: usize, masks: *mut u32, counts: *mut u32, predicate: impl Fn(usize) -> bool) {
    let Some((number, start)) = part(n) else { return };
    let lane = lane_id();
    // The lane's own 32 answers first, so that its reads do not wait for votes.
    let mut answers = 0u32;
    for round in 0..32 {
        let i = start + 32 * round + lane as usize;
        if i < n && predicate(i) {
            answers |= 1 << round;
        }
    }
    let mut word = 0;
    for round in 0..32 {
        let votes = warp::warp_vote_ballot(FULL, answers >> round & 1 != 0);
        if lane == round {
            word = votes;
        }
    }
    let count = warp::warp_reduce_add(FULL, word.count_ones());
    // SAFETY: the part has 32 words and a count.
    unsafe {
        *masks.add(number * 32 + lane as usize) = word;
        if lane == 0 {
            *counts.add(number) = count;
        }
    }
}

/// Our way, first step for repeats: a bit for each element and a count for each 1024.
///
/// Cost of n elements: 2n reads, coalesced, n/32 + n/1024 writes; 32 votes a warp for 1024 elements; no shared memory, no
/// barrier.
///
/// # Safety
/// `masks` has 32 words for each part of 1024 elements, `counts` one; blocks have a multiple of 32 threads, a warp a part.
#[kernel]
pub unsafe fn select_mask_repeats(input: &[i32], masks: *mut u32, counts: *mut u32) {
    // SAFETY: as the caller promises.
    unsafe { mask(input.len(), masks, counts, |i| is_repeat(input, i)) }
}

/// Our way, first step for the compaction.
///
/// Cost of n elements: n reads, coalesced, n/32 + n/1024 writes; 32 votes a warp for 1024 elements; no shared memory, no barrier.
///
/// # Safety
/// As [`select_mask_repeats`].
#[kernel]
pub unsafe fn select_mask_positive(input: &[i32], masks: *mut u32, counts: *mut u32) {
    // SAFETY: as the caller promises.
    unsafe { mask(input.len(), masks, counts, |i| is_positive(input, i)) }
}

/// # Safety
/// `masks` has 32 words for each part, `offsets` the number of bits set before it.
#[inline(always)]
unsafe fn emit_masked(n: usize, masks: *const u32, offsets: *const u32, emit: impl Fn(usize, usize)) {
    let Some((number, start)) = part(n) else { return };
    let lane = lane_id();
    // SAFETY: the part has 32 words and an offset.
    let (word, offset) = unsafe { (*masks.add(number * 32 + lane as usize), *offsets.add(number)) };
    let own = word.count_ones();
    let before = offset.wrapping_add(warp::warp_scan_inclusive(own, u32::wrapping_add)).wrapping_sub(own);
    for round in 0..32 {
        let (word, _) = warp::warp_shuffle_idx(FULL, word, round, WARP_SIZE);
        let (before, _) = warp::warp_shuffle_idx(FULL, before, round, WARP_SIZE);
        if word >> lane & 1 != 0 {
            let place = before.wrapping_add((word & lane_mask_lt()).count_ones());
            emit(start + (32 * round + lane) as usize, place as usize);
        }
    }
}

/// Our way, last step for repeats: the indices come from the bits alone; the elements are not read again.
///
/// Cost of n elements, m of them kept: n/32 + n/1024 reads and m writes, neighbouring; 69 shuffles a lane for 1024 elements; no
/// shared memory, no barrier; warps diverge where some lanes keep and others do not.
///
/// # Safety
/// `masks` are those of [`select_mask_repeats`] for `n` elements, `offsets` the exclusive scan of its counts; `output` has room
/// for all that is kept; blocks have a multiple of 32 threads, a warp a part.
#[kernel]
pub unsafe fn select_write_indices(n: usize, masks: *const u32, offsets: *const u32, output: *mut u32) {
    // SAFETY: a place for each element that is kept.
    let emit = |i: usize, place: usize| unsafe { *output.add(place) = i as u32 };
    // SAFETY: as the caller promises.
    unsafe { emit_masked(n, masks, offsets, emit) }
}

/// Our way, last step for the compaction: only the elements that are kept are read again.
///
/// Cost of n elements, m of them kept: n/32 + n/1024 + m reads and m writes, neighbouring; 69 shuffles a lane for 1024 elements; no
/// shared memory, no barrier; warps diverge where some lanes keep and others do not.
///
/// # Safety
/// As [`select_write_indices`], with the masks of [`select_mask_positive`].
#[kernel]
pub unsafe fn select_write_values(input: &[i32], masks: *const u32, offsets: *const u32, output: *mut i32) {
    // SAFETY: i is below the length; a place for each element that is kept.
    let emit = |i: usize, place: usize| unsafe { *output.add(place) = *input.get_unchecked(i) };
    // SAFETY: as the caller promises.
    unsafe { emit_masked(input.len(), masks, offsets, emit) }
}

/// Compaction that gives up the order: each warp draws places for what its lanes keep with one atomic. One launch, but the
/// result is in the order in which the warps happen to come.
///
/// Cost of n elements, m of them kept: n reads, coalesced, m writes, neighbouring in each warp; at most n/32 global atomics, all on
/// one counter; no shared memory, no barrier.
///
/// # Safety
/// `total` is 0 at first; `output` has room for all that is kept; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn select_append_positive(input: &[i32], total: *mut u32, output: *mut i32) {
    let n = input.len();
    let lane = lane_id() as usize;
    // All lanes of a warp go through the loop as often as the first.
    grid::stride(grid::x() - lane, grid::width(), n, |start| {
        let i = start + lane;
        // SAFETY: below n.
        let value = if i < n { unsafe { *input.get_unchecked(i) } } else { 0 };
        let votes = warp::warp_vote_ballot(FULL, value > 0);
        if votes == 0 {
            return;
        }
        let mut base = 0;
        if lane == 0 {
            // SAFETY: a counter that is changed by atomics only.
            base = unsafe { AtomicU32::from_ptr(total) }.fetch_add(votes.count_ones(), Ordering::Relaxed);
        }
        let (base, _) = warp::warp_shuffle_idx(FULL, base, 0, WARP_SIZE);
        if value > 0 {
            // SAFETY: the places from base on are this warp's.
            unsafe { *output.add((base + (votes & lane_mask_lt()).count_ones()) as usize) = value };
        }
    });
}
