//! Merge sort (note C23), from the bottom up: sorted runs are merged in pairs until there is one run.
//!
//! Every pass reads and writes all n elements, so what counts is how many passes there are, and how well each keeps all threads busy and
//! its accesses coalesced. The sort is stable, because the merge is.

use super::merge::{BLOCK, ITEMS, PER_THREAD, Parts, ROOM, Runs, TILE};
use super::merge::{load_places, load_tile, merge_tile, store_tile};
use super::{Ascending, ByKey, Order};
use crate::grid::{self, unrolled};
use cuda_std::prelude::*;
use cuda_std::ptr::{self, GlobalValue};
use cuda_std::shared::SharedValue;

/// The pair of runs that holds element `unit * index`, and where it starts. Runs have `unit << level` elements; the last pair may be
/// shorter, or a single run. Widths are powers of two units, because then no division is needed.
///
/// # Safety
/// `from` has `n` elements, the one asked for is below n.
#[inline(always)]
unsafe fn pair_of<T: Copy>(
    from: *const T,
    n: usize,
    unit: usize,
    level: u32,
    index: usize,
) -> (usize, Runs<T>) {
    let start = (index >> (level + 1) << (level + 1)) * unit;
    let width = unit << level;
    let first = width.min(n - start);
    let second = width.min(n - start - first);
    // SAFETY: both runs end at n at most.
    unsafe { (start, Runs { a: from.add(start), m: first, b: from.add(start + first), n: second }) }
}

/// # Safety
/// As [`merge_sort_pairs_of_runs`].
#[inline(always)]
unsafe fn by_one_thread<T: Copy, O: Order<T>>(from: *const T, to: *mut T, n: usize, level: u32) {
    let width = 1usize << level;
    grid::stride(grid::x() * 2 * width, grid::width() * 2 * width, n, |at| {
        // SAFETY: the pair's first element exists, and its elements are this thread's.
        unsafe {
            let (start, runs) = pair_of(from, n, 1, level, at);
            runs.merge_all::<O>(to.add(start));
        }
    });
}

/// C23, one thread a pair: each merges two runs of 2^`level` elements from one array into the other. In each pass half as many threads
/// have twice as much to do; in the last a single thread merges everything.
///
/// Cost of a pass over n elements: at most two reads and a write an element; nothing is coalesced but in the first passes; no
/// shared memory, no barrier; warps diverge at each element.
///
/// # Safety
/// `from` has `n` elements in sorted runs of 2^`level`, the last may be shorter; `to` has room for `n`.
#[kernel]
pub unsafe fn merge_sort_pairs_of_runs(from: *const i32, to: *mut i32, n: usize, level: u32) {
    // SAFETY: as the caller promises.
    unsafe { by_one_thread::<i32, Ascending>(from, to, n, level) }
}

/// C23 by co-rank: every thread merges 16 places, in whatever pair of runs they lie, so that all passes keep n/16 threads busy.
///
/// Cost of a pass over n elements: two searches a thread of at most 2·`level` + 4 steps with up to four reads each; at most two
/// reads and a write an element; neighbouring threads are 16 elements apart, so nothing is coalesced; no shared memory, no barrier;
/// warps diverge at each element.
///
/// # Safety
/// As [`merge_sort_pairs_of_runs`]; `level` is 3 or more.
#[kernel]
pub unsafe fn merge_sort_co_rank(from: *const i32, to: *mut i32, n: usize, level: u32) {
    grid::stride(grid::x(), grid::width(), n.div_ceil(PER_THREAD), |part| {
        let at = part * PER_THREAD;
        // SAFETY: the part's first element exists; pairs start at multiples of 16, so that no part lies in two of them.
        unsafe {
            let (start, runs) = pair_of(from, n, 1, level, at);
            let end = (at + PER_THREAD - start).min(runs.m + runs.n);
            runs.merge_between::<Ascending>(at - start, end, to.add(start));
        }
    });
}

/// Swaps two of a thread's elements if they are in the wrong order.
#[inline(always)]
fn order<T: Copy, O: Order<T>>(items: &mut [T; ITEMS], i: usize) {
    let (a, b) = (items[i], items[i + 1]);
    let swaps = O::is_less(b, a);
    (items[i], items[i + 1]) = if swaps { (b, a) } else { (a, b) };
}

/// # Safety
/// As [`merge_sort_tiles`].
#[inline(always)]
unsafe fn sort_tile<T: SharedValue + GlobalValue, O: Order<T>>(
    from: *const T,
    to: *mut T,
    n: usize,
    memory: Shared<T, ROOM>,
) {
    let start = thread::block_idx_x() as usize * TILE;
    let count = TILE.min(n - start) as u32;
    let t = thread::thread_idx_x();
    // SAFETY: reads and writes of global memory stay below the count, those of shared memory inside the tile.
    unsafe {
        let input = from.add(start);
        if count as usize == TILE {
            load_tile(|place| ptr::load(input.add(place as usize)), memory);
        } else {
            // What comes last of all fills the tile up, behind all elements that are equal to it.
            let read =
                |place: u32| if place < count { ptr::load(input.add(place as usize)) } else { O::LAST };
            load_places(TILE as u32, read, memory);
        }
        thread::sync_threads();
        let own = t as usize * ITEMS;
        let mut items = [O::LAST; ITEMS];
        unrolled!(15, |ITEM| items[ITEM] = memory.get_unchecked(own + ITEM));
        // Odd-even transposition: neighbours only, so equal elements keep their order. Two of its rounds a turn, as many as there
        // are elements and one.
        for _ in 0..ITEMS.div_ceil(2) {
            unrolled!(7, |PAIR| order::<T, O>(&mut items, 2 * PAIR));
            unrolled!(7, |PAIR| order::<T, O>(&mut items, 2 * PAIR + 1));
        }
        let mut threads = 1;
        while threads < BLOCK as u32 {
            thread::sync_threads();
            unrolled!(15, |ITEM| memory.set_unchecked(own + ITEM, items[ITEM]));
            thread::sync_threads();
            // The parts of `threads` threads are merged with those of as many.
            let first = t / (2 * threads) * (2 * threads);
            let a = first * ITEMS as u32;
            let b = a + threads * ITEMS as u32;
            let parts = Parts { a, a_end: b, b, b_end: b + threads * ITEMS as u32 };
            items = parts.from::<T, O, _>((t - first) * ITEMS as u32, memory).merge::<T, O, _>(memory);
            threads *= 2;
        }
        store_tile(items, memory, to.add(start), count);
    }
}

/// The best merge sort, first step: sorts each tile of 3840 elements. Each thread sorts 15 in registers, by odd-even
/// transposition; then the threads' parts are merged in shared memory, in 8 rounds.
///
/// Cost of n elements: one read and one write an element, coalesced; 112 comparisons a thread in registers and 8 searches; in shared memory
/// 11 reads and 10 writes an element and the searches; 15 424 bytes of shared memory, 19 barriers. No branch depends on the
/// elements but in the searches.
///
/// # Safety
/// `from` has `n` elements, `to` room for as many; blocks have 256 threads, one a tile.
#[kernel]
pub unsafe fn merge_sort_tiles(from: *const i32, to: *mut i32, n: usize) {
    // SAFETY: as the caller promises.
    unsafe { sort_tile::<i32, Ascending>(from, to, n, shared![i32; ROOM]) }
}

/// [`merge_sort_tiles`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_sort_tiles`].
#[kernel]
pub unsafe fn merge_sort_tiles_pairs(from: *const u64, to: *mut u64, n: usize) {
    // SAFETY: as the caller promises.
    unsafe { sort_tile::<u64, ByKey>(from, to, n, shared![u64; ROOM]) }
}

/// # Safety
/// As [`merge_sort_starts`].
#[inline(always)]
unsafe fn starts_in_pairs<T: Copy, O: Order<T>>(from: *const T, n: usize, level: u32, starts: *mut u64) {
    grid::stride(grid::x(), grid::width(), n.div_ceil(TILE), |tile| {
        // SAFETY: the tile's first element exists, and the tile has a start.
        unsafe {
            let (start, runs) = pair_of(from, n, TILE, level, tile);
            *starts.add(tile) = runs.co_rank::<O>(tile * TILE - start) as u64;
        }
    });
}

/// The best merge sort, each pass's first step: where each tile of the pass's result starts in the first run of its pair.
///
/// Cost of n elements: for each 3840 a search of at most `level` + 12 steps with two reads each, and a write of 8 bytes, coalesced;
/// no shared memory, no barrier; the searches diverge by a step.
///
/// # Safety
/// `from` has `n` elements in sorted runs of 3840·2^`level`, the last may be shorter; `starts` has a word for each tile.
#[kernel]
pub unsafe fn merge_sort_starts(from: *const i32, n: usize, level: u32, starts: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { starts_in_pairs::<i32, Ascending>(from, n, level, starts) }
}

/// [`merge_sort_starts`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_sort_starts`].
#[kernel]
pub unsafe fn merge_sort_starts_pairs(from: *const u64, n: usize, level: u32, starts: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { starts_in_pairs::<u64, ByKey>(from, n, level, starts) }
}

/// # Safety
/// As [`merge_sort_pass`].
#[inline(always)]
unsafe fn pass<T: SharedValue + GlobalValue, O: Order<T>>(
    from: *const T,
    to: *mut T,
    n: usize,
    level: u32,
    starts: *const u64,
    memory: Shared<T, ROOM>,
) {
    let tile = thread::block_idx_x() as usize;
    // SAFETY: the tile's first element exists; tiles do not reach over the end of a pair, whose width is a multiple of theirs.
    unsafe {
        let (start, runs) = pair_of(from, n, TILE, level, tile);
        let diagonal = tile * TILE - start;
        let i = *starts.add(tile) as usize;
        let is_last = diagonal + TILE >= runs.m + runs.n;
        let i_end = if is_last { runs.m } else { *starts.add(tile + 1) as usize };
        merge_tile::<T, O>(runs, diagonal, i, i_end, memory, to.add(tile * TILE));
    }
}

/// The best merge sort, each pass's second step: merges pairs of runs of 3840·2^`level` elements along their merge paths, as
/// [`merge_path`](super::merge::merge_path) does with two arrays. ⌈log₂(n / 3840)⌉ passes sort everything.
///
/// Cost: as [`merge_path`](super::merge::merge_path).
///
/// # Safety
/// As [`merge_sort_starts`], which wrote `starts`; `to` has room for `n` elements; blocks have 256 threads, one a tile.
#[kernel]
pub unsafe fn merge_sort_pass(from: *const i32, to: *mut i32, n: usize, level: u32, starts: *const u64) {
    // SAFETY: as the caller promises.
    unsafe { pass::<i32, Ascending>(from, to, n, level, starts, shared![i32; ROOM]) }
}

/// [`merge_sort_pass`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_sort_pass`].
#[kernel]
pub unsafe fn merge_sort_pass_pairs(
    from: *const u64,
    to: *mut u64,
    n: usize,
    level: u32,
    starts: *const u64,
) {
    // SAFETY: as the caller promises.
    unsafe { pass::<u64, ByKey>(from, to, n, level, starts, shared![u64; ROOM]) }
}
