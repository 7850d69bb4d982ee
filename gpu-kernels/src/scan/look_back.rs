//! Scans of whole arrays in a single pass, with decoupled look-back (Merrill and Garland 2016): n reads and n writes.
//!
//! Each block scans a tile, publishes the tile's sum, and then looks back over the tiles before its own: it adds up their sums
//! until it meets a tile that has already published everything up to its end. The chain of tiles is as long as the array,
//! but a block only waits for what is not published yet, and the tiles ahead of it are hardly ever far ahead.
//!
//! What makes it right:
//!
//! - **Forward progress.** A block waits for tiles of lower numbers. Tile numbers are drawn from a counter when a block starts,
//!   not taken from the block's index, so that all tiles before belong to blocks that are running or done, in whatever
//!   order the device starts blocks. Those never wait for a later tile.
//! - **No torn reads, no fences.** State and value of a tile are one 64-bit word, stored and loaded by relaxed atomics of
//!   the device's scope. A reader that sees the state has the value that belongs to it; nothing else is handed over
//!   between blocks, so nothing needs ordering.
//! - **No stale state.** The words are set to "nothing yet" by a launch before, [`look_back_reset`].

use super::FULL;
use super::segmented::Segment;
use crate::grid;
use crate::operator::{Add, Operator};
use core::array;
use cuda_std::atomic::{AtomicU32, AtomicU64, Ordering};
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::warp::{WARP_SIZE, WarpShuffleValue, lane_id, warp_id};

/// Threads of a block.
pub const BLOCK: usize = 256;
/// Warps of a block.
const WARPS: usize = BLOCK / 32;
/// Groups of four neighbouring elements a thread.
const GROUPS: usize = 4;
/// Elements of a tile.
pub const TILE: usize = BLOCK * GROUPS * 4;
/// Elements that a warp scans: its groups lie one after the other.
const WARP_PART: usize = TILE / WARPS;

/// Tile states: nothing yet, the tile's own sum, the sum of all up to the tile's end.
const OWN: u64 = 1;
const ALL: u64 = 2;

/// A value that fits in the low 62 bits of a word.
pub(super) trait Packed: WarpShuffleValue {
    fn pack(self) -> u64;
    fn unpack(word: u64) -> Self;
}

impl Packed for i32 {
    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from(self as u32)
    }
    #[inline(always)]
    fn unpack(word: u64) -> i32 {
        word as i32
    }
}

/// Where a scan reads and writes. Elements beyond the end read as the neutral element and are not written.
pub(super) trait Stream<T> {
    /// Four neighbouring elements, all inside.
    ///
    /// # Safety
    /// `at + 4` is at most the length, and `at` is a multiple of four.
    unsafe fn load_four(&self, at: usize) -> [T; 4];
    /// # Safety
    /// `at` is below the length.
    unsafe fn load(&self, at: usize) -> T;
    /// Four neighbouring results: `before` is what comes before each, `through` that and the element itself.
    ///
    /// # Safety
    /// As `load_four`; the elements are the running thread's.
    unsafe fn store_four(&self, at: usize, values: [T; 4], before: [T; 4]);
    /// # Safety
    /// As `load`; the element is the running thread's.
    unsafe fn store(&self, at: usize, value: T, before: T);
}

/// Shared memory of a block: the tile's number, and a place for each warp and one more.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    pub number: Shared<u32, 1>,
    pub warps: Shared<u64, 9>,
}

/// Sets the counter and the words of all tiles to "nothing yet".
///
/// Cost: `words` writes of 8 bytes, coalesced.
///
/// # Safety
/// `states` has `words` elements.
#[kernel]
pub unsafe fn look_back_reset(states: *mut u64, words: usize) {
    // SAFETY: below the length, and each thread writes its own.
    grid::stride(grid::x(), grid::width(), words, |i| unsafe { *states.add(i) = 0 });
}

/// Combines the values of a warp whose lane 0 has the latest and lane 31 the earliest; valid in lane 0.
#[inline(always)]
fn combine_backwards<T: WarpShuffleValue, O: Operator<T>>(value: T) -> T {
    let mut result = value;
    let mut delta = 1;
    while delta < WARP_SIZE {
        let (earlier, exists) = warp::warp_shuffle_down(FULL, result, delta, WARP_SIZE);
        if exists {
            result = O::combine(earlier, result);
        }
        delta *= 2;
    }
    result
}

/// Publishes the tile's sum, finds what all tiles before come to, and publishes both together. One warp does it; each lane looks
/// at one of 32 tiles at a time. The result is valid in lane 0.
///
/// # Safety
/// `states` has a word for each tile; all 32 lanes of a warp come here, once a tile.
#[inline(always)]
unsafe fn look_back<T: Packed, O: Operator<T>>(states: *mut u64, tile: usize, own: T) -> T {
    let lane = lane_id() as usize;
    // SAFETY: words of tiles, which are changed by atomics only.
    let word = |tile: usize| unsafe { AtomicU64::from_ptr(states.add(tile)) };
    let publish = |state: u64, value: T| {
        if lane == 0 {
            word(tile).store(state << 62 | value.pack(), Ordering::Relaxed);
        }
    };
    if tile == 0 {
        publish(ALL, own);
        return O::IDENTITY;
    }
    publish(OWN, own);
    let mut before = O::IDENTITY;
    // One more than the tile that lane 0 looks at.
    let mut end = tile;
    loop {
        // Before the first tile there is nothing, and that is known.
        let nothing = ALL << 62 | O::IDENTITY.pack();
        let mut seen = nothing;
        loop {
            if lane < end {
                seen = word(end - 1 - lane).load(Ordering::Relaxed);
            }
            if warp::warp_vote_all(FULL, seen >> 62 != 0) {
                break;
            }
        }
        let complete = warp::warp_vote_ballot(FULL, seen >> 62 == ALL);
        // The lanes up to the nearest tile that has everything before it count.
        let counts = lane as u32 <= complete.trailing_zeros();
        let value = if counts { T::unpack(seen) } else { O::IDENTITY };
        before = O::combine(combine_backwards::<T, O>(value), before);
        if complete != 0 {
            break;
        }
        end -= WARP_SIZE as usize;
    }
    publish(ALL, O::combine(before, own));
    before
}

/// Scans one tile of `n` elements. `states[0]` is the counter of tiles, the words of the tiles follow.
///
/// # Safety
/// The stream has `n` elements, `states` a word for each tile and one more, set by [`look_back_reset`]; blocks have 256
/// threads, one block a tile.
#[inline(always)]
pub(super) unsafe fn scan_tile<T: Packed, O: Operator<T>>(
    stream: &impl Stream<T>,
    n: usize,
    states: *mut u64,
    memory: Memory,
) {
    let (lane, own_warp) = (lane_id() as usize, warp_id() as usize);
    if thread::thread_idx_x() == 0 {
        // SAFETY: the first word's first half, which is changed by atomics only.
        let drawn = unsafe { AtomicU32::from_ptr(states.cast()) }.fetch_add(1, Ordering::Relaxed);
        memory.number.set(0, drawn);
    }
    thread::sync_threads();
    let tile = memory.number.get(0) as usize;
    // The thread's first element; its groups are 128 apart, so that a warp reads and writes 512 bytes at once.
    let first = tile * TILE + own_warp * WARP_PART + lane * 4;
    let is_full = (tile + 1) * TILE <= n;
    let values: [[T; 4]; GROUPS] = if is_full {
        // Written out: in a loop that the compiler keeps, the values would go to local memory.
        // SAFETY: a full tile is inside, and groups start at multiples of four.
        let group = |number: usize| unsafe { stream.load_four(first + number * 128) };
        [group(0), group(1), group(2), group(3)]
    } else {
        // SAFETY: below the length.
        let one = |at: usize| if at < n { unsafe { stream.load(at) } } else { O::IDENTITY };
        array::from_fn(|group| {
            let at = first + group * 128;
            [one(at), one(at + 1), one(at + 2), one(at + 3)]
        })
    };
    // What comes before each group of the thread inside its warp, and the warp's sum.
    let mut before = [O::IDENTITY; GROUPS];
    let mut sum = O::IDENTITY;
    for group in 0..GROUPS {
        let [a, b, c, d] = values[group];
        let own = O::combine(O::combine(a, b), O::combine(c, d));
        let inclusive = warp::warp_scan_inclusive(own, O::combine);
        let (lower, exists) = warp::warp_shuffle_up(FULL, inclusive, 1, WARP_SIZE);
        before[group] = if exists { O::combine(sum, lower) } else { sum };
        let (total, _) = warp::warp_shuffle_idx(FULL, inclusive, WARP_SIZE - 1, WARP_SIZE);
        sum = O::combine(sum, total);
    }
    // SAFETY: a place for each warp and one more, and a word for each tile.
    unsafe {
        if lane == 0 {
            memory.warps.set_unchecked(own_warp, sum.pack());
        }
        thread::sync_threads();
        if own_warp == 0 {
            let of_warp =
                if lane < WARPS { T::unpack(memory.warps.get_unchecked(lane)) } else { O::IDENTITY };
            let inclusive = warp::warp_scan_inclusive(of_warp, O::combine);
            let (tile_sum, _) = warp::warp_shuffle_idx(FULL, inclusive, WARP_SIZE - 1, WARP_SIZE);
            let before = look_back::<T, O>(states.add(1), tile, tile_sum);
            let (before, _) = warp::warp_shuffle_idx(FULL, before, 0, WARP_SIZE);
            // Place w gets what comes before warp w.
            let (lower, exists) = warp::warp_shuffle_up(FULL, inclusive, 1, WARP_SIZE);
            let start = if exists { O::combine(before, lower) } else { before };
            if lane < WARPS {
                memory.warps.set_unchecked(lane, start.pack());
            }
        }
        thread::sync_threads();
        let start = T::unpack(memory.warps.get_unchecked(own_warp));
        // Written out: in a loop that the compiler keeps, the values would go to local memory.
        let [zero, one, two, three] = values;
        store_group::<T, O>(stream, n, is_full, first, zero, O::combine(start, before[0]));
        store_group::<T, O>(stream, n, is_full, first + 128, one, O::combine(start, before[1]));
        store_group::<T, O>(stream, n, is_full, first + 256, two, O::combine(start, before[2]));
        store_group::<T, O>(stream, n, is_full, first + 384, three, O::combine(start, before[3]));
    }
}

/// Writes the results of four neighbouring elements, `start` being what comes before the first.
///
/// # Safety
/// The stream has `n` elements, with `is_full` all four of them; they are the running thread's.
#[inline(always)]
unsafe fn store_group<T: Packed, O: Operator<T>>(
    stream: &impl Stream<T>,
    n: usize,
    is_full: bool,
    at: usize,
    values: [T; 4],
    start: T,
) {
    let [a, b, c, d] = values;
    let second = O::combine(start, a);
    let third = O::combine(second, b);
    let fourth = O::combine(third, c);
    // SAFETY: each place is checked where not all are inside.
    unsafe {
        if is_full {
            return stream.store_four(at, values, [start, second, third, fourth]);
        }
        let one = |at: usize, value: T, before: T| {
            if at < n {
                stream.store(at, value, before);
            }
        };
        one(at, a, start);
        one(at + 1, b, second);
        one(at + 2, c, third);
        one(at + 3, d, fourth);
    }
}

/// An array of integers and its scan.
struct Integers<const INCLUSIVE: bool> {
    input: *const i32,
    output: *mut i32,
    aligned: bool,
}

impl<const INCLUSIVE: bool> Stream<i32> for Integers<INCLUSIVE> {
    #[inline(always)]
    unsafe fn load_four(&self, at: usize) -> [i32; 4] {
        // SAFETY: as the caller promises.
        unsafe {
            if self.aligned {
                let Vec4(four) = ptr::load(self.input.add(at).cast::<Vec4<i32>>());
                return four;
            }
            let p = self.input.add(at);
            [*p, *p.add(1), *p.add(2), *p.add(3)]
        }
    }

    #[inline(always)]
    unsafe fn load(&self, at: usize) -> i32 {
        // SAFETY: as the caller promises.
        unsafe { *self.input.add(at) }
    }

    #[inline(always)]
    unsafe fn store_four(&self, at: usize, [a, b, c, d]: [i32; 4], before: [i32; 4]) {
        let [w, x, y, z] = before;
        let four = if INCLUSIVE {
            [Add::combine(w, a), Add::combine(x, b), Add::combine(y, c), Add::combine(z, d)]
        } else {
            before
        };
        // SAFETY: as the caller promises.
        unsafe { put_four(self.output.add(at), four, self.aligned) }
    }

    #[inline(always)]
    unsafe fn store(&self, at: usize, value: i32, before: i32) {
        // SAFETY: as the caller promises.
        unsafe { *self.output.add(at) = if INCLUSIVE { Add::combine(before, value) } else { before } };
    }
}

/// Writes four neighbours, with one access where they are aligned to 16 bytes.
///
/// # Safety
/// `to` has room for four, and is a multiple of 16 if `aligned` says so.
#[inline(always)]
pub(super) unsafe fn put_four(to: *mut i32, four: [i32; 4], aligned: bool) {
    // SAFETY: as the caller promises.
    unsafe {
        if aligned {
            ptr::store(to.cast::<Vec4<i32>>(), Vec4(four));
        } else {
            let [a, b, c, d] = four;
            (*to, *to.add(1), *to.add(2), *to.add(3)) = (a, b, c, d);
        }
    }
}

/// The block's shared memory; one declaration for all kernels that look back.
macro_rules! memory {
    () => {
        $crate::scan::look_back::Memory { number: shared![u32; 1], warps: shared![u64; 9] }
    };
}
pub(super) use memory;

/// # Safety
/// As the kernels.
#[inline(always)]
unsafe fn integers<const INCLUSIVE: bool>(input: &[i32], output: *mut i32, states: *mut u64, memory: Memory) {
    let (pointer, n) = (input.as_ptr(), input.len());
    let aligned = grid::is_vector_aligned(pointer) && grid::is_vector_aligned(output);
    let stream = Integers::<INCLUSIVE> { input: pointer, output, aligned };
    // SAFETY: as the caller promises.
    unsafe { scan_tile::<i32, Add>(&stream, n, states, memory) }
}

/// The best inclusive scan.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced; a tile of 4096 elements: two or more reads
/// and two writes of 8 bytes by one warp to look back, one atomic, 96 bytes of shared memory, 3 barriers.
///
/// # Safety
/// `output` has room for as many elements as `input` has, `states` a word for each tile of 4096 and one more, set by
/// [`look_back_reset`]; blocks have 256 threads, one block a tile.
#[kernel]
pub unsafe fn scan_look_back(input: &[i32], output: *mut i32, states: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { integers::<true>(input, output, states, memory!()) }
}

/// The best exclusive scan.
///
/// Cost: as [`scan_look_back`].
///
/// # Safety
/// As [`scan_look_back`].
#[kernel]
pub unsafe fn scan_look_back_exclusive(input: &[i32], output: *mut i32, states: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { integers::<false>(input, output, states, memory!()) }
}

impl Packed for Segment {
    #[inline(always)]
    fn pack(self) -> u64 {
        self.0
    }
    #[inline(always)]
    fn unpack(word: u64) -> Segment {
        Segment(word & !(3 << 62))
    }
}
