//! Radix sort with one pass over the keys for each digit of eight bits, after Adinets and Merrill's Onesweep (2022): n reads and n
//! writes a pass, and one read more for all.
//!
//! One launch counts the digits of all four passes. In a pass each block takes a tile of 8192 keys and counts its digits; how many keys with
//! each digit the tiles before have, it learns by looking back, as the scan in [`look_back`](crate::scan::look_back) does,
//! here with 256 chains at once, a thread a digit. Then the tile is ordered in shared memory, so that keys with one digit leave as a
//! run.
//!
//! What makes the look-back right is what makes it right there: tile numbers are drawn from a counter when a block starts, so a
//! block waits only for blocks that run or are done; state and count are one 64-bit word, stored and loaded by relaxed atomics of the
//! device's scope; and all words are cleared by a launch before.

use super::radix::{BLOCK, Float, ITEMS, Key, Numbers, Signed, TILE, Unsigned, WARPS};
use super::radix::{after_four, clear, load_keys, rank_in_warp, scan_warps};
use crate::grid::{self, unrolled};
use cuda_std::atomic::{AtomicU32, AtomicU64, Ordering};
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

/// Bits of a digit.
const BITS: u32 = 8;
/// Digits.
const DIGITS: usize = 1 << BITS;
/// Passes over keys of 32 bits.
pub const PASSES: u32 = 32 / BITS;
/// Threads of a block that counts digits.
pub const COUNT_BLOCK: usize = 256;
/// Words that say how often each digit of each pass occurs, and then where its keys start.
const COUNTS: usize = PASSES as usize * DIGITS;

/// Tile states: the tile's own count, or that of all up to the tile's end; 0 is nothing yet.
const OWN: u64 = 1;
const ALL: u64 = 2;

/// Words that one pass needs: a counter of tiles, and one for each tile and digit.
const fn words_of_pass(n: usize) -> usize {
    1 + n.div_ceil(TILE) * DIGITS
}

/// 64-bit words of the state that a sort of `n` keys needs: how often each digit occurs, and the words of each pass.
pub const fn state_words(n: usize) -> usize {
    COUNTS + PASSES as usize * words_of_pass(n)
}

/// What a block keeps in shared memory while it moves a tile.
#[derive(Clone, Copy)]
struct Memory {
    /// The tile's number.
    number: Shared<u32, 1>,
    /// Keys of each warp with each digit; then what comes before them in the tile.
    counters: Shared<u16, { WARPS * DIGITS }>,
    /// Keys of the digits of each warp of threads.
    sums: Shared<u32, { DIGITS / 32 }>,
    /// For each digit, how many bytes further on in the result its keys are than in the tile.
    offsets: Shared<u64, DIGITS>,
    /// The tile in the order of its digits.
    tile: Shared<u32, TILE>,
}

macro_rules! memory {
    () => {
        Memory {
            number: shared![u32; 1],
            counters: shared![u16; WARPS * DIGITS],
            sums: shared![u32; DIGITS / 32],
            offsets: shared![u64; DIGITS],
            tile: shared![u32; TILE],
        }
    };
}

/// # Safety
/// As [`radix_histograms`].
#[inline(always)]
unsafe fn count_digits<K: Key>(keys: *const u32, n: usize, state: *mut u64, memory: Shared<u32, COUNTS>) {
    let t = thread::thread_idx_x() as usize;
    let count = |key: u32| {
        let rank = K::rank(key);
        for pass in 0..PASSES {
            let digit = rank >> (BITS * pass) & (DIGITS as u32 - 1);
            memory.atomic_add(pass as usize * DIGITS + digit as usize, 1);
        }
    };
    // SAFETY: counts are below their number, keys below n.
    unsafe {
        grid::stride(t, COUNT_BLOCK, COUNTS, |place| memory.set_unchecked(place, 0));
        thread::sync_threads();
        let fours = if grid::is_vector_aligned(keys) { n / 4 } else { 0 };
        grid::stride(grid::x(), grid::width(), fours, |four| {
            let Vec4([a, b, c, d]) = ptr::load(keys.cast::<Vec4<u32>>().add(four));
            count(a);
            count(b);
            count(c);
            count(d);
        });
        grid::stride(4 * fours + grid::x(), grid::width(), n, |i| count(ptr::load(keys.add(i))));
        thread::sync_threads();
        grid::stride(t, COUNT_BLOCK, COUNTS, |place| {
            let own = memory.get_unchecked(place);
            if own != 0 {
                AtomicU64::from_ptr(state.add(place)).fetch_add(u64::from(own), Ordering::Relaxed);
            }
        });
    }
}

/// How often each digit of each pass occurs in all keys.
///
/// Cost of n keys: n reads in n/4 instructions, coalesced; four shared atomics a key; at most 1024 global atomics a block; 4096 bytes of
/// shared memory, 2 barriers. Keys of a warp with one digit wait for each other.
///
/// # Safety
/// `state` has [`state_words`] words, all 0; blocks have 256 threads.
#[kernel]
pub unsafe fn radix_histograms(keys: &[u32], state: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { count_digits::<Unsigned>(keys.as_ptr(), keys.len(), state, shared![u32; COUNTS]) }
}

/// [`radix_histograms`] for signed integers.
///
/// # Safety
/// As [`radix_histograms`].
#[kernel]
pub unsafe fn radix_histograms_i32(keys: &[i32], state: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { count_digits::<Signed>(keys.as_ptr().cast(), keys.len(), state, shared![u32; COUNTS]) }
}

/// [`radix_histograms`] for floats.
///
/// # Safety
/// As [`radix_histograms`].
#[kernel]
pub unsafe fn radix_histograms_f32(keys: &[f32], state: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { count_digits::<Float>(keys.as_ptr().cast(), keys.len(), state, shared![u32; COUNTS]) }
}

/// Turns the counts of each pass into where the keys of each digit start. A block a pass.
///
/// Cost: 1024 reads and writes of 8 bytes, coalesced; 64 bytes of shared memory, 1 barrier.
///
/// # Safety
/// `state` has [`state_words`] words; the grid has 4 blocks of 256 threads.
#[kernel]
pub unsafe fn radix_digit_starts(state: *mut u64) {
    let sums = shared![u64; DIGITS / 32];
    let (lane, own_warp) = (lane_id(), warp_id() as usize);
    // SAFETY: a word for each pass and digit, and a sum for each warp.
    unsafe {
        let word = state.add(grid::x());
        let own = *word;
        let inclusive = warp::warp_scan_inclusive(own, u64::wrapping_add);
        if lane == WARP_SIZE - 1 {
            sums.set_unchecked(own_warp, inclusive);
        }
        thread::sync_threads();
        let mut before = inclusive - own;
        for other in 0..DIGITS / 32 {
            if other < own_warp {
                before += sums.get_unchecked(other);
            }
        }
        *word = before;
    }
}

/// One digit's words of all tiles.
struct Chain {
    words: *mut u64,
    digit: usize,
}

impl Chain {
    /// # Safety
    /// There is a word for the tile and the digit.
    #[inline(always)]
    unsafe fn word(&self, tile: usize) -> &AtomicU64 {
        // SAFETY: as the caller promises; the words are changed by atomics only.
        unsafe { AtomicU64::from_ptr(self.words.add(tile * DIGITS + self.digit)) }
    }

    /// Says how many keys the tile has with the digit. For the first tile that is all that there is to say.
    ///
    /// # Safety
    /// As [`Chain::word`]; one thread does it, once.
    #[inline(always)]
    unsafe fn publish(&self, tile: usize, own: u32) {
        let state = if tile == 0 { ALL } else { OWN };
        // SAFETY: as the caller promises.
        unsafe { self.word(tile) }.store(state << 62 | u64::from(own), Ordering::Relaxed);
    }

    /// Finds how many keys with the digit the tiles before have, and says how many there are up to the tile's end.
    ///
    /// # Safety
    /// As [`Chain::publish`], which came first.
    #[inline(always)]
    unsafe fn look_back(&self, tile: usize, own: u32) -> u64 {
        let mut before = 0;
        let mut end = tile;
        // SAFETY: words of the tiles up to this one.
        unsafe {
            while end > 0 {
                let seen = self.word(end - 1).load(Ordering::Relaxed);
                if seen >> 62 == 0 {
                    continue;
                }
                before += seen & !(3 << 62);
                if seen >> 62 == ALL {
                    break;
                }
                end -= 1;
            }
            if tile > 0 {
                self.word(tile).store(ALL << 62 | (before + u64::from(own)), Ordering::Relaxed);
            }
        }
        before
    }
}

/// Where the values of pairs are, and where they go.
#[derive(Clone, Copy)]
struct Values {
    from: *const u32,
    to: *mut u32,
}

/// Moves a tile by the digit of `pass`.
///
/// # Safety
/// As [`radix_one_sweep`], for the values as well.
#[inline(always)]
unsafe fn sweep<K: Key>(
    keys: *const u32,
    n: usize,
    pass: u32,
    state: *mut u64,
    to: *mut u32,
    values: Option<Values>,
    memory: Memory,
) {
    let Memory { number, counters, sums, offsets, tile: ordered } = memory;
    let (t, lane, own_warp) = (thread::thread_idx_x() as usize, lane_id(), warp_id() as usize);
    let digit_of = |key: u32| K::rank(key) >> (BITS * pass) & (DIGITS as u32 - 1);
    // SAFETY: words for each pass, tile and digit, places in shared memory for each thread, warp and digit; keys below n.
    unsafe {
        let starts = state.add(pass as usize * DIGITS);
        let words = state.add(COUNTS + pass as usize * words_of_pass(n));
        if t == 0 {
            let drawn = AtomicU32::from_ptr(words.cast()).fetch_add(1, Ordering::Relaxed);
            number.set_unchecked(0, drawn);
        }
        clear(counters);
        thread::sync_threads();
        let tile = number.get_unchecked(0) as usize;
        let chain = Chain { words: words.add(1), digit: t };
        let items = load_keys::<K>(keys, n, tile);
        let ranks = rank_in_warp::<BITS, _>(|item| digit_of(items[item]), counters);
        thread::sync_threads();
        // The first 256 threads see to a digit each. Keys beyond the end count as well; no tile comes after theirs.
        let mut own = 0;
        if t < DIGITS {
            for warp in 0..WARPS {
                own += u32::from(counters.get_unchecked(warp << BITS | t));
            }
            chain.publish(tile, own);
        }
        let inclusive = warp::warp_scan_inclusive(own, u32::wrapping_add);
        if t < DIGITS && lane == WARP_SIZE - 1 {
            sums.set_unchecked(own_warp, inclusive);
        }
        thread::sync_threads();
        let mut start = inclusive - own;
        if t < DIGITS {
            for other in 0..DIGITS / 32 {
                if other < own_warp {
                    start += sums.get_unchecked(other);
                }
            }
            scan_warps::<BITS, _>(t, start, counters);
        }
        thread::sync_threads();
        let mut positions = Numbers::ZERO;
        unrolled!(16, |ITEM| {
            let place = own_warp << BITS | digit_of(items[ITEM]) as usize;
            let position = u32::from(counters.get_unchecked(place)) + ranks.get(ITEM);
            ordered.set_unchecked(position as usize, items[ITEM]);
            positions.set(ITEM, position);
        });
        if t < DIGITS {
            let before = chain.look_back(tile, own);
            let further = (*starts.add(t) + before).wrapping_sub(u64::from(start));
            offsets.set_unchecked(t, further.wrapping_mul(4));
        }
        thread::sync_threads();
        let count = TILE.min(n - tile * TILE) as u32;
        // Four digits in a word.
        let mut digits = [0; ITEMS / 4];
        unrolled!(16, |ITEM| {
            let place = t + BLOCK * ITEM;
            if (place as u32) < count {
                let key = ordered.get_unchecked(place);
                let digit = digit_of(key);
                digits[ITEM / 4] |= digit << (BITS * (ITEM as u32 % 4));
                store_at(to, offsets, digit, place, key);
            }
            after_four(ITEM);
        });
        let Some(Values { from, to }) = values else { return };
        // The values as they are; what stands for those beyond the end is not written.
        let items = load_keys::<Unsigned>(from, n, tile);
        thread::sync_threads();
        unrolled!(16, |ITEM| ordered.set_unchecked(positions.get(ITEM) as usize, items[ITEM]));
        thread::sync_threads();
        unrolled!(16, |ITEM| {
            let place = t + BLOCK * ITEM;
            if (place as u32) < count {
                let digit = digits[ITEM / 4] >> (BITS * (ITEM as u32 % 4)) & (DIGITS as u32 - 1);
                store_at(to, offsets, digit, place, ordered.get_unchecked(place));
            }
            after_four(ITEM);
        });
    }
}

/// Writes what has a digit and a place in the tile to its place in the result.
///
/// # Safety
/// The offset of the digit and the place make one in the result, which is the running thread's to write.
#[inline(always)]
unsafe fn store_at(to: *mut u32, offsets: Shared<u64, DIGITS>, digit: u32, place: usize, value: u32) {
    // SAFETY: as the caller promises.
    unsafe {
        let offset = offsets.get_unchecked(digit as usize) as usize;
        ptr::store(to.wrapping_add(place).wrapping_byte_add(offset), value);
    }
}

/// The best radix sort, a pass: moves the keys of a tile of 8192 by one digit of eight bits.
///
/// Cost of n keys: n reads, coalesced, and n writes in runs of one digit, which neighbouring threads write; for each tile and digit
/// one or more reads and two writes of 8 bytes to look back, coalesced, and a read of 8 bytes; one atomic a tile; 8 votes a
/// lane and key; 43 056 bytes of shared memory, 5 barriers.
///
/// # Safety
/// `state` has [`state_words`] words: [`radix_digit_starts`] came before, the words of the pass are 0; `to` has room for as many
/// elements as there are keys; blocks have 512 threads, one a tile.
#[kernel]
pub unsafe fn radix_one_sweep(keys: &[u32], pass: u32, state: *mut u64, to: *mut u32) {
    // SAFETY: as the caller promises.
    unsafe { sweep::<Unsigned>(keys.as_ptr(), keys.len(), pass, state, to, None, memory!()) }
}

/// [`radix_one_sweep`] for signed integers.
///
/// # Safety
/// As [`radix_one_sweep`].
#[kernel]
pub unsafe fn radix_one_sweep_i32(keys: &[i32], pass: u32, state: *mut u64, to: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { sweep::<Signed>(keys.as_ptr().cast(), keys.len(), pass, state, to.cast(), None, memory!()) }
}

/// [`radix_one_sweep`] for floats in their total order.
///
/// # Safety
/// As [`radix_one_sweep`].
#[kernel]
pub unsafe fn radix_one_sweep_f32(keys: &[f32], pass: u32, state: *mut u64, to: *mut f32) {
    // SAFETY: as the caller promises.
    unsafe { sweep::<Float>(keys.as_ptr().cast(), keys.len(), pass, state, to.cast(), None, memory!()) }
}

/// [`radix_one_sweep`] for keys with values: the values follow their keys through the same places of shared memory.
///
/// Cost of n pairs: 2n reads and 2n writes, else as [`radix_one_sweep`]; 7 barriers.
///
/// Launch bounds: 64 registers a thread, so that two blocks are resident; NVVM's PTX takes 80 otherwise, and one is.
///
/// # Safety
/// As [`radix_one_sweep`]; `values` and `to_values` have as many elements as there are keys.
#[kernel(launch_bounds(BLOCK, 2))]
pub unsafe fn radix_one_sweep_pairs(
    keys: &[u32],
    values: *const u32,
    pass: u32,
    state: *mut u64,
    to_keys: *mut u32,
    to_values: *mut u32,
) {
    let values = Some(Values { from: values, to: to_values });
    // SAFETY: as the caller promises.
    unsafe { sweep::<Unsigned>(keys.as_ptr(), keys.len(), pass, state, to_keys, values, memory!()) }
}
