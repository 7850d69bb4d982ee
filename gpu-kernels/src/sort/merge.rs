//! Merging two sorted arrays (note C22): which elements of A and B make a thread's part of the result, its co-rank tells.
//!
//! Element `k` of the result comes after `i` elements of A and `k − i` of B; `i` is the co-rank of `k`. A thread that finds the co-rank
//! of its first place can merge its part without knowing what the others do. Equal elements keep their order, those of A
//! before those of B.

use super::{Order, co_rank, co_rank_32};
use crate::grid::{self, unrolled};
use cuda_std::prelude::*;
use cuda_std::ptr::{self, GlobalValue};
use cuda_std::shared::SharedValue;

use super::{Ascending, ByKey, FloatBits};

/// Threads of a block.
pub const BLOCK: usize = 256;
/// Elements that a thread merges, at most, where the host chooses the grid.
pub const PER_THREAD: usize = 16;
/// Elements that a thread of [`merge_tiled`] merges.
const TILED_PER_THREAD: usize = 8;
/// Elements of the result that a block of [`merge_tiled`] merges.
pub const TILED: usize = BLOCK * TILED_PER_THREAD;
/// Elements that a thread of [`merge_path`] merges: an odd number, so that the threads of a warp, each at its own part of shared
/// memory, meet in no bank.
pub const ITEMS: usize = 15;
/// Elements of the result that a block of [`merge_path`] merges.
pub const TILE: usize = BLOCK * ITEMS;
/// Shared memory of a tile. A thread whose part has ended reads on for up to a part's length; what it reads counts for nothing.
pub(super) const ROOM: usize = TILE + ITEMS + 1;

/// Two sorted arrays in global memory.
#[derive(Clone, Copy)]
pub(super) struct Runs<T> {
    pub a: *const T,
    pub m: usize,
    pub b: *const T,
    pub n: usize,
}

impl<T: Copy> Runs<T> {
    fn of(a: &[T], b: &[T]) -> Runs<T> {
        Runs { a: a.as_ptr(), m: a.len(), b: b.as_ptr(), n: b.len() }
    }

    /// The co-rank of `k` by binary search.
    ///
    /// # Safety
    /// The arrays have `m` and `n` elements, `k` is at most `m + n`.
    #[inline(always)]
    pub(super) unsafe fn co_rank<O: Order<T>>(self, k: usize) -> usize {
        // SAFETY: the search stays inside both.
        unsafe { co_rank::<T, O>(k, self.m, self.n, |i| *self.a.add(i), |j| *self.b.add(j)) }
    }

    /// The co-rank of `k` as the notes search it: from the largest `i` that is possible, by halves of what is left on the side
    /// that has too many.
    ///
    /// # Safety
    /// As [`Runs::co_rank`].
    #[inline(always)]
    unsafe fn notes_co_rank<O: Order<T>>(self, k: usize) -> usize {
        let Runs { a, m, b, n } = self;
        let mut i = k.min(m);
        let mut j = k - i;
        let (mut least_i, mut least_j) = (k.saturating_sub(n), k.saturating_sub(m));
        // SAFETY: each index is checked against 0 and the length first.
        unsafe {
            loop {
                if i > 0 && j < n && O::is_less(*b.add(j), *a.add(i - 1)) {
                    let step = (i - least_i).div_ceil(2);
                    least_j = j;
                    (i, j) = (i - step, j + step);
                } else if j > 0 && i < m && !O::is_less(*b.add(j - 1), *a.add(i)) {
                    let step = (j - least_j).div_ceil(2);
                    least_i = i;
                    (i, j) = (i + step, j - step);
                } else {
                    return i;
                }
            }
        }
    }

    /// The elements from `i` to `i_end` of A and from `j` to `j_end` of B.
    ///
    /// # Safety
    /// Both ranges are inside.
    #[inline(always)]
    unsafe fn part(self, i: usize, i_end: usize, j: usize, j_end: usize) -> Runs<T> {
        // SAFETY: inside the arrays.
        unsafe { Runs { a: self.a.add(i), m: i_end - i, b: self.b.add(j), n: j_end - j } }
    }

    /// Merges all of both one after another, as the notes do.
    ///
    /// # Safety
    /// As [`Runs::co_rank`]; `output` has room for both together, and its elements are the running thread's.
    #[inline(always)]
    pub(super) unsafe fn merge_all<O: Order<T>>(self, output: *mut T) {
        let Runs { a, m, b, n } = self;
        let (mut i, mut j) = (0, 0);
        // SAFETY: below the lengths.
        unsafe {
            while i < m && j < n {
                if O::is_less(*b.add(j), *a.add(i)) {
                    *output.add(i + j) = *b.add(j);
                    j += 1;
                } else {
                    *output.add(i + j) = *a.add(i);
                    i += 1;
                }
            }
            while i < m {
                *output.add(i + j) = *a.add(i);
                i += 1;
            }
            while j < n {
                *output.add(i + j) = *b.add(j);
                j += 1;
            }
        }
    }

    /// Merges places `start` to `end` of the result as the notes do: the co-ranks of both, and what lies between them.
    ///
    /// # Safety
    /// As [`Runs::merge_all`], for the elements from `start` to `end`.
    #[inline(always)]
    pub(super) unsafe fn merge_between<O: Order<T>>(self, start: usize, end: usize, output: *mut T) {
        // SAFETY: co-ranks are inside the arrays.
        unsafe {
            let (i, i_end) = (self.notes_co_rank::<O>(start), self.notes_co_rank::<O>(end));
            self.part(i, i_end, start - i, end - i_end).merge_all::<O>(output.add(start));
        }
    }
}

/// # Safety
/// As [`merge_co_rank`].
#[inline(always)]
unsafe fn merge_ceil<T: Copy, O: Order<T>>(runs: Runs<T>, output: *mut T) {
    let total = runs.m + runs.n;
    let each = total.div_ceil(grid::width());
    let start = (grid::x() * each).min(total);
    // SAFETY: as the caller promises; the parts of two threads do not meet.
    unsafe { runs.merge_between::<O>(start, (start + each).min(total), output) }
}

/// C22, the notes' version: each thread takes ⌈(m + n) / threads⌉ places of the result, searches the co-ranks of the first and of
/// the place behind the last, and merges what lies between.
///
/// The notes write `ceil((m + n) / threads)` with integers: the division has already rounded down, and up to `threads − 1` places at the
/// end are never written. Here it is rounded up.
///
/// Cost of m + n elements by t threads: two searches a thread of at most 2·log₂(m + n) + 2 steps with up to four reads each; two reads
/// and a write an element while both parts last, then one read; neighbouring threads are a part's length apart, so nothing
/// is coalesced; no shared memory, no barrier; warps diverge at each element. If the last part is shorter than the others, or
/// empty, its threads idle.
///
/// # Safety
/// `output` has room for both arrays together.
#[kernel]
pub unsafe fn merge_co_rank(a: &[i32], b: &[i32], output: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { merge_ceil::<i32, Ascending>(Runs::of(a, b), output) }
}

/// [`merge_co_rank`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_co_rank`].
#[kernel]
pub unsafe fn merge_co_rank_pairs(a: &[u64], b: &[u64], output: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { merge_ceil::<u64, ByKey>(Runs::of(a, b), output) }
}

/// The thread's part of `total` places if all parts have the same length, or one more: the first place and the one behind the
/// last.
#[inline(always)]
fn even_part(total: usize) -> (usize, usize) {
    let (thread, threads) = (grid::x(), grid::width());
    let (each, more) = (total / threads, total % threads);
    let start = thread * each + thread.min(more);
    (start, start + each + usize::from(thread < more))
}

/// C22 with even parts: (m + n) / threads places each, and one more for the first threads if that leaves a rest. No thread has two
/// places more than another, and none idles while others have two.
///
/// Cost: as [`merge_co_rank`], but for the idle threads.
///
/// # Safety
/// As [`merge_co_rank`].
#[kernel]
pub unsafe fn merge_even(a: &[i32], b: &[i32], output: *mut i32) {
    let runs = Runs::of(a, b);
    let (start, end) = even_part(runs.m + runs.n);
    // SAFETY: as the caller promises; the parts of two threads do not meet.
    unsafe { runs.merge_between::<Ascending>(start, end, output) }
}

/// One search and one read an element. How many elements a thread writes is known, so the co-rank of its end is not needed; and the
/// element that was not taken stays in a register. The search is a plain binary search.
///
/// Cost of m + n elements by t threads: a search a thread of at most ⌈log₂(min(m, n) + 1)⌉ steps with two reads each; at most
/// one read an element and two a thread; a write an element; nothing is coalesced; no shared memory, no barrier; the searches
/// diverge, the merging does not but in the length of the parts.
///
/// # Safety
/// As [`merge_co_rank`].
#[kernel]
pub unsafe fn merge_one_search(a: &[i32], b: &[i32], output: *mut i32) {
    let runs = Runs::of(a, b);
    let (start, end) = even_part(runs.m + runs.n);
    if start == end {
        return;
    }
    // SAFETY: each element is read only below the lengths; the places from start to end are this thread's.
    unsafe {
        let mut i = runs.co_rank::<Ascending>(start);
        let mut j = start - i;
        let from_a = |i: usize| if i < runs.m { ptr::load(runs.a.add(i)) } else { i32::MAX };
        let from_b = |j: usize| if j < runs.n { ptr::load(runs.b.add(j)) } else { i32::MAX };
        let (mut x, mut y) = (from_a(i), from_b(j));
        for k in start..end {
            let takes_a = j >= runs.n || i < runs.m && !Ascending::is_less(y, x);
            if takes_a {
                *output.add(k) = x;
                i += 1;
                x = from_a(i);
            } else {
                *output.add(k) = y;
                j += 1;
                y = from_b(j);
            }
        }
    }
}

/// How many of a tile's elements are A's, and a function that reads them from global memory: those of A, from `i` on, and behind
/// them those of B. The tile starts at place `diagonal` of the result.
///
/// # Safety
/// `i` and `i_end` are the co-ranks of the tile's start and end; the function is called for places of the tile.
#[inline(always)]
unsafe fn tile_of<T: GlobalValue>(
    runs: Runs<T>,
    diagonal: usize,
    i: usize,
    i_end: usize,
) -> (u32, impl Fn(u32) -> T) {
    let of_a = (i_end - i) as u32;
    let a = runs.a.wrapping_add(i);
    // Where B's first element would be if it had `of_a` elements before it.
    let b = runs.b.wrapping_add(diagonal - i).wrapping_sub(of_a as usize);
    let read = move |place: u32| {
        let base = if place < of_a { a } else { b };
        // SAFETY: the co-ranks are inside the arrays, and so is what lies between.
        unsafe { ptr::load(base.wrapping_add(place as usize)) }
    };
    (of_a, read)
}

/// Copies the first `count` elements into shared memory, the threads of the block side by side.
///
/// # Safety
/// The memory has room for them; `read` can be called for all.
#[inline(always)]
pub(super) unsafe fn load_places<T: SharedValue, const N: usize>(
    count: u32,
    read: impl Fn(u32) -> T,
    memory: Shared<T, N>,
) {
    grid::stride(thread::thread_idx_x() as usize, BLOCK, count as usize, |place| {
        // SAFETY: below the count.
        unsafe { memory.set_unchecked(place, read(place as u32)) };
    });
}

/// [`load_places`] for a whole tile: all reads come before the first write, so that they are under way at the same time.
///
/// # Safety
/// As [`load_places`], for a tile.
#[inline(always)]
pub(super) unsafe fn load_tile<T: SharedValue>(read: impl Fn(u32) -> T, memory: Shared<T, ROOM>) {
    let t = thread::thread_idx_x();
    let mut values = [read(t); ITEMS];
    unrolled!(15, |ITEM| if ITEM != 0 {
        values[ITEM] = read(t + (BLOCK * ITEM) as u32);
    });
    // SAFETY: inside the tile.
    unrolled!(15, |ITEM| unsafe { memory.set_unchecked(t as usize + BLOCK * ITEM, values[ITEM]) });
}

/// Two sorted parts of shared memory: the places `a` to `a_end` and `b` to `b_end`.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    pub a: u32,
    pub a_end: u32,
    pub b: u32,
    pub b_end: u32,
}

impl Parts {
    /// What is left of both from place `k` of their merged elements on.
    ///
    /// # Safety
    /// The parts are inside the memory, `k` is at most their length.
    #[inline(always)]
    pub(super) unsafe fn from<T: SharedValue, O: Order<T>, const N: usize>(
        self,
        k: u32,
        memory: Shared<T, N>,
    ) -> Parts {
        // SAFETY: the search stays inside the parts.
        let read = |place: u32| unsafe { memory.get_unchecked(place as usize) };
        let (m, n) = (self.a_end - self.a, self.b_end - self.b);
        let i = co_rank_32::<T, O>(k, m, n, |i| read(self.a + i), |j| read(self.b + j));
        Parts { a: self.a + i, b: self.b + k - i, ..self }
    }

    /// The first [`ITEMS`] elements of both, merged; as many of them as the parts have count. No branch depends on the elements.
    ///
    /// # Safety
    /// The parts are inside the memory, with [`ITEMS`] places more behind each.
    #[inline(always)]
    pub(super) unsafe fn merge<T: SharedValue, O: Order<T>, const N: usize>(
        self,
        memory: Shared<T, N>,
    ) -> [T; ITEMS] {
        let Parts { mut a, a_end, mut b, b_end } = self;
        // SAFETY: neither goes further than ITEMS places.
        let read = |place: u32| unsafe { memory.get_unchecked(place as usize) };
        let (mut x, mut y) = (read(a), read(b));
        let mut merged = [x; ITEMS];
        let mut takes_a = false;
        unrolled!(15, |ITEM| {
            if ITEM != 0 {
                a += u32::from(takes_a);
                b += u32::from(!takes_a);
                let next = read(if takes_a { a } else { b });
                (x, y) = if takes_a { (next, y) } else { (x, next) };
            }
            takes_a = (b >= b_end) | ((a < a_end) & !O::is_less(y, x));
            merged[ITEM] = if takes_a { x } else { y };
        });
        merged
    }
}

/// # Safety
/// As [`merge_tiled`].
#[inline(always)]
unsafe fn tiled<T: SharedValue + GlobalValue, O: Order<T>>(
    runs: Runs<T>,
    output: *mut T,
    memory: Shared<T, { TILED + 1 }>,
    bounds: Shared<usize, 2>,
) {
    let total = runs.m + runs.n;
    let diagonal = thread::block_idx_x() as usize * TILED;
    let count = TILED.min(total - diagonal);
    let t = thread::thread_idx_x() as usize;
    // SAFETY: both places of the result exist; the threads are of two warps, so that they search side by side.
    unsafe {
        if t.is_multiple_of(32) && t < 64 {
            bounds.set_unchecked(t / 32, runs.co_rank::<O>(diagonal + count * (t / 32)));
        }
        thread::sync_threads();
        let (i, i_end) = (bounds.get_unchecked(0), bounds.get_unchecked(1));
        let (of_a, read) = tile_of(runs, diagonal, i, i_end);
        load_places(count as u32, read, memory);
        thread::sync_threads();
        let start = (t * TILED_PER_THREAD).min(count);
        let end = (start + TILED_PER_THREAD).min(count);
        let parts = Parts { a: 0, a_end: of_a, b: of_a, b_end: count as u32 };
        let Parts { mut a, a_end, mut b, b_end } = parts.from::<T, O, _>(start as u32, memory);
        for k in start..end {
            let (x, y) = (memory.get_unchecked(a as usize), memory.get_unchecked(b as usize));
            let takes_a = (b >= b_end) | ((a < a_end) & !O::is_less(y, x));
            *output.add(diagonal + k) = if takes_a { x } else { y };
            a += u32::from(takes_a);
            b += u32::from(!takes_a);
        }
    }
}

/// Through shared memory. A block makes 2048 places of the result: two of its threads search the co-ranks of the first place and
/// of the end, all copy what lies between, and then each thread searches and merges in shared memory.
///
/// Cost of m + n elements: one read an element, coalesced; a write an element, neighbouring threads 8 apart, so not coalesced; for
/// each 2048 elements two searches of at most ⌈log₂(min(m, n) + 1)⌉ steps with two reads each, for which the block waits; in shared
/// memory a search of at most 11 steps a thread and two reads an element; 8224 bytes of shared memory, 2 barriers.
///
/// # Safety
/// `output` has room for both arrays together; blocks have 256 threads, one for each 2048 elements.
#[kernel]
pub unsafe fn merge_tiled(a: &[i32], b: &[i32], output: *mut i32) {
    let memory = shared![i32; TILED + 1];
    // SAFETY: as the caller promises.
    unsafe { tiled::<i32, Ascending>(Runs::of(a, b), output, memory, shared![usize; 2]) }
}

/// [`merge_tiled`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_tiled`].
#[kernel]
pub unsafe fn merge_tiled_pairs(a: &[u64], b: &[u64], output: *mut u64) {
    let memory = shared![u64; TILED + 1];
    // SAFETY: as the caller promises.
    unsafe { tiled::<u64, ByKey>(Runs::of(a, b), output, memory, shared![usize; 2]) }
}

/// # Safety
/// As [`merge_path_starts`].
#[inline(always)]
unsafe fn starts_of_tiles<T: Copy, O: Order<T>>(runs: Runs<T>, starts: *mut u64) {
    let total = runs.m + runs.n;
    grid::stride(grid::x(), grid::width(), total.div_ceil(TILE), |tile| {
        // SAFETY: the tile's first place is below the total, and it has a start.
        unsafe { *starts.add(tile) = runs.co_rank::<O>(tile * TILE) as u64 };
    });
}

/// The merge path, first step: where each tile of 3840 places of the result starts in A. One thread a tile, so that all tiles are
/// searched at the same time, and not a tile after another in front of each block's work.
///
/// Cost of m + n elements: for each 3840 a search of at most ⌈log₂(min(m, n) + 1)⌉ steps with two reads each, and a write of 8 bytes,
/// coalesced; no shared memory, no barrier; the searches diverge by a step.
///
/// # Safety
/// `starts` has room for a word for each tile.
#[kernel]
pub unsafe fn merge_path_starts(a: &[i32], b: &[i32], starts: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { starts_of_tiles::<i32, Ascending>(Runs::of(a, b), starts) }
}

/// [`merge_path_starts`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_path_starts`].
#[kernel]
pub unsafe fn merge_path_starts_pairs(a: &[u64], b: &[u64], starts: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { starts_of_tiles::<u64, ByKey>(Runs::of(a, b), starts) }
}

/// [`merge_path_starts`] for floats in their total order.
///
/// # Safety
/// As [`merge_path_starts`].
#[kernel]
pub unsafe fn merge_path_starts_f32(a: &[f32], b: &[f32], starts: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { starts_of_tiles::<u32, FloatBits>(bits_of(a, b), starts) }
}

/// Floats as their bits.
fn bits_of(a: &[f32], b: &[f32]) -> Runs<u32> {
    Runs { a: a.as_ptr().cast(), m: a.len(), b: b.as_ptr().cast(), n: b.len() }
}

/// Writes a tile from the threads' registers: to shared memory, where each thread has its part, and from there with neighbouring
/// threads at neighbouring elements. The memory is read by others until the first barrier.
///
/// # Safety
/// `output` has room for `count` elements, which are the block's; blocks have 256 threads.
#[inline(always)]
pub(super) unsafe fn store_tile<T: SharedValue + GlobalValue>(
    values: [T; ITEMS],
    memory: Shared<T, ROOM>,
    output: *mut T,
    count: u32,
) {
    let t = thread::thread_idx_x() as usize;
    thread::sync_threads();
    // SAFETY: a tile fits into the memory; the output is written below the count.
    unsafe {
        unrolled!(15, |ITEM| memory.set_unchecked(t * ITEMS + ITEM, values[ITEM]));
        thread::sync_threads();
        let output = output.add(t);
        if count as usize == TILE {
            unrolled!(15, |ITEM| ptr::store(
                output.add(BLOCK * ITEM),
                memory.get_unchecked(t + BLOCK * ITEM)
            ));
        } else {
            unrolled!(15, |ITEM| if t + BLOCK * ITEM < count as usize {
                ptr::store(output.add(BLOCK * ITEM), memory.get_unchecked(t + BLOCK * ITEM));
            });
        }
    }
}

/// Merges the tile of the result that starts at `diagonal` into `output`, whose first place that is. `i` and `i_end` are the co-ranks of
/// the tile's start and end.
///
/// # Safety
/// The co-ranks are right; `output` has room for the tile; blocks have 256 threads.
#[inline(always)]
pub(super) unsafe fn merge_tile<T: SharedValue + GlobalValue, O: Order<T>>(
    runs: Runs<T>,
    diagonal: usize,
    i: usize,
    i_end: usize,
    memory: Shared<T, ROOM>,
    output: *mut T,
) {
    let count = TILE.min(runs.m + runs.n - diagonal) as u32;
    // SAFETY: as the caller promises; a thread starts at most at the tile's end.
    unsafe {
        let (of_a, read) = tile_of(runs, diagonal, i, i_end);
        if count as usize == TILE {
            load_tile(read, memory);
        } else {
            load_places(count, read, memory);
        }
        thread::sync_threads();
        let start = (thread::thread_idx_x() * ITEMS as u32).min(count);
        let parts = Parts { a: 0, a_end: of_a, b: of_a, b_end: count };
        let merged = parts.from::<T, O, _>(start, memory).merge::<T, O, _>(memory);
        store_tile(merged, memory, output, count);
    }
}

/// # Safety
/// As [`merge_path`].
#[inline(always)]
unsafe fn path<T: SharedValue + GlobalValue, O: Order<T>>(
    runs: Runs<T>,
    starts: *const u64,
    output: *mut T,
    memory: Shared<T, ROOM>,
) {
    let tile = thread::block_idx_x() as usize;
    let diagonal = tile * TILE;
    let is_last = diagonal + TILE >= runs.m + runs.n;
    // SAFETY: a start for each tile.
    unsafe {
        let i = *starts.add(tile) as usize;
        let i_end = if is_last { runs.m } else { *starts.add(tile + 1) as usize };
        merge_tile::<T, O>(runs, diagonal, i, i_end, memory, output.add(diagonal));
    }
}

/// The merge path, second step, the best merge: a block merges a tile of 3840 places, 15 a thread. The tile goes through shared memory
/// both ways, the merging itself has no branch that depends on the elements.
///
/// Cost of m + n elements: one read and one write an element, both coalesced; two reads of 8 bytes a thread, the same
/// word for all; in shared memory a search of at most 11 steps a thread, 16 reads for its 15 elements, and a write and a read an
/// element on the way out; 15 424 bytes of shared memory, 3 barriers.
///
/// # Safety
/// `output` has room for both arrays together, `starts` is what [`merge_path_starts`] wrote; blocks have 256 threads, one a
/// tile.
#[kernel]
pub unsafe fn merge_path(a: &[i32], b: &[i32], starts: *const u64, output: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { path::<i32, Ascending>(Runs::of(a, b), starts, output, shared![i32; ROOM]) }
}

/// [`merge_path`] for pairs of a key, in the upper half, and what goes with it.
///
/// # Safety
/// As [`merge_path`].
#[kernel]
pub unsafe fn merge_path_pairs(a: &[u64], b: &[u64], starts: *const u64, output: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { path::<u64, ByKey>(Runs::of(a, b), starts, output, shared![u64; ROOM]) }
}

/// [`merge_path`] for floats in their total order.
///
/// # Safety
/// As [`merge_path`].
#[kernel]
pub unsafe fn merge_path_f32(a: &[f32], b: &[f32], starts: *const u64, output: *mut f32) {
    // SAFETY: as the caller promises.
    unsafe { path::<u32, FloatBits>(bits_of(a, b), starts, output.cast(), shared![u32; ROOM]) }
}
