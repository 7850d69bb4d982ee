//! Radix sort: by the bits of the keys, from the lowest digit to the highest, each pass stable. No keys are compared.
//!
//! A pass gives each key a place: how many keys have a lower digit, and how many before it have the same. The ladder goes from digits of
//! one bit and a scan over all keys to digits of eight bits and counts a tile; [`one_sweep`](super::one_sweep) then saves the
//! extra launches and reads.

use super::FULL;
use crate::grid::{self, unrolled};
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::warp::{lane_id, lane_mask_lt, warp_id};

/// Threads of a block that moves keys.
pub const BLOCK: usize = 512;
/// Warps of such a block.
pub(super) const WARPS: usize = BLOCK / 32;
/// Keys of a thread.
pub(super) const ITEMS: usize = 16;
/// Keys of a block.
pub const TILE: usize = BLOCK * ITEMS;
/// Keys of a warp.
const WARP_PART: usize = 32 * ITEMS;

/// A kind of 32-bit keys, given as their bits.
pub trait Key {
    /// The bits of the greatest key.
    const LAST: u32;

    /// A number that is ordered as the keys are.
    fn rank(bits: u32) -> u32;
}

/// Unsigned integers.
pub struct Unsigned;
/// Signed integers.
pub struct Signed;
/// Floats in the total order of IEEE 754 (that of [`f32::total_cmp`]): NaN with the sign bit, −∞, negative numbers, −0, +0, positive
/// numbers, ∞, NaN without the sign bit.
pub struct Float;

const SIGN: u32 = 1 << 31;

impl Key for Unsigned {
    const LAST: u32 = u32::MAX;
    #[inline(always)]
    fn rank(bits: u32) -> u32 {
        bits
    }
}

impl Key for Signed {
    const LAST: u32 = !SIGN;
    #[inline(always)]
    fn rank(bits: u32) -> u32 {
        bits ^ SIGN
    }
}

impl Key for Float {
    const LAST: u32 = !SIGN;
    #[inline(always)]
    fn rank(bits: u32) -> u32 {
        // All bits of a negative number turn, and the sign bit of the others.
        bits ^ ((bits as i32 >> 31) as u32 | SIGN)
    }
}

/// The classic split by one bit, first step: 1 for each key whose bit is 0. Their exclusive scan is where these keys go.
///
/// Cost of n keys: n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `flags` has room for as many elements as there are keys.
#[kernel]
pub unsafe fn radix_split_flags(keys: &[u32], bit: u32, flags: *mut i32) {
    grid::stride(grid::x(), grid::width(), keys.len(), |i| {
        // SAFETY: below the length, and each thread writes its own.
        unsafe { *flags.add(i) = (!keys.get_unchecked(i) >> bit & 1) as i32 };
    });
}

/// The classic split by one bit, last step: keys with a 0 go to the place that the scan of the flags gives; those with a 1 come behind
/// all of these, each as far on as ones come before it.
///
/// Cost of n keys: 2n reads, coalesced, and as many of the last key and its place, the same words for all; n writes, neighbouring for
/// the keys of one bit; no shared memory, no barrier; no branch depends on the keys.
///
/// # Safety
/// `places` is the exclusive scan of [`radix_split_flags`]; `to` has room for as many elements as there are keys.
#[kernel]
pub unsafe fn radix_split_move(keys: &[u32], bit: u32, places: *const i32, to: *mut u32) {
    let n = keys.len();
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below the length, which is not 0 here; the places are a permutation.
        unsafe {
            let zeros = *places.add(n - 1) as u32 + (!keys.get_unchecked(n - 1) >> bit & 1);
            let (key, zeros_before) = (*keys.get_unchecked(i), *places.add(i) as u32);
            let is_one = key >> bit & 1 != 0;
            let place = if is_one { zeros + (i as u32 - zeros_before) } else { zeros_before };
            *to.add(place as usize) = key;
        }
    });
}

/// The lanes whose digit of `BITS` bits, 8 at most, is that of the running lane: a vote a bit.
#[inline(always)]
fn lanes_with<const BITS: u32>(digit: u32) -> u32 {
    let mut lanes = FULL;
    // With the bits as constants, one test of a bit serves for the vote and for the choice; over a loop there would be two.
    unrolled!(8, |BIT| if (BIT as u32) < BITS {
        let is_zero = digit & 1 << BIT == 0;
        let votes = warp::warp_vote_ballot(FULL, is_zero);
        // All bits are the digit's bit.
        let own = (digit << (31 - BIT)) as i32 >> 31;
        lanes &= votes ^ own as u32;
    });
    lanes
}

/// The first of the thread's keys; the next ones are 32 apart, so that a warp reads 128 bytes at once and its keys come one
/// part after another.
#[inline(always)]
fn first_of_thread(tile: usize) -> usize {
    tile * TILE + warp_id() as usize * WARP_PART + lane_id() as usize
}

/// The thread's keys. Beyond the end there are keys that come last.
///
/// # Safety
/// `keys` has `n` elements.
#[inline(always)]
pub(super) unsafe fn load_keys<K: Key>(keys: *const u32, n: usize, tile: usize) -> [u32; ITEMS] {
    let first = first_of_thread(tile);
    let mut items = [K::LAST; ITEMS];
    // SAFETY: a whole tile is inside; otherwise each key is checked.
    unsafe {
        if (tile + 1) * TILE <= n {
            unrolled!(16, |ITEM| items[ITEM] = ptr::load(keys.add(first + 32 * ITEM)));
        } else {
            unrolled!(16, |ITEM| if first + 32 * ITEM < n {
                items[ITEM] = ptr::load(keys.add(first + 32 * ITEM));
            });
        }
    }
    items
}

/// Sets the counters of a block's warps to 0.
///
/// # Safety
/// Blocks have 512 threads.
#[inline(always)]
pub(super) unsafe fn clear<const N: usize>(counters: Shared<u16, N>) {
    grid::stride(thread::thread_idx_x() as usize, BLOCK, N, |place| {
        // SAFETY: below the length.
        unsafe { counters.set_unchecked(place, 0) };
    });
}

/// A number below 2¹⁶ for each of the thread's keys, two in a register.
#[derive(Clone, Copy)]
pub(super) struct Numbers([u32; ITEMS / 2]);

impl Numbers {
    pub(super) const ZERO: Numbers = Numbers([0; ITEMS / 2]);

    #[inline(always)]
    pub(super) fn get(&self, item: usize) -> u32 {
        self.0[item / 2] >> (16 * (item % 2)) & 0xffff
    }

    /// Sets what was 0.
    #[inline(always)]
    pub(super) fn set(&mut self, item: usize, number: u32) {
        self.0[item / 2] |= number << (16 * (item % 2));
    }
}

/// How many keys of the warp with the same digit come before each of the thread's keys. The counters, `1 << BITS` a warp, which were 0,
/// are then how many keys with each digit the warp has.
///
/// # Safety
/// All lanes of the warp come here; there are counters for each warp.
#[inline(always)]
pub(super) unsafe fn rank_in_warp<const BITS: u32, const N: usize>(
    digits: impl Fn(usize) -> u32,
    counters: Shared<u16, N>,
) -> Numbers {
    let own = (warp_id() as usize) << BITS;
    // SAFETY: a counter of this warp.
    let zero = u32::from(unsafe { counters.get_unchecked(own) });
    let mut ranks = Numbers::ZERO;
    unrolled!(16, |ITEM| {
        // The votes of all sixteen keys depend on nothing but the keys, so the assembler would start them all, with so many registers
        // that a multiprocessor has room for one block instead of two. A key waits for the one four before it.
        let digit = digits(ITEM) | if ITEM < 4 { 0 } else { ranks.get(ITEM - 4) & zero };
        let lanes = lanes_with::<BITS>(digit);
        let lower = (lanes & lane_mask_lt()).count_ones();
        // SAFETY: a counter of this warp.
        unsafe {
            let before = counters.get_unchecked(own + digit as usize);
            warp::sync_warp(FULL);
            if lower == 0 {
                counters.set_unchecked(own + digit as usize, before + lanes.count_ones() as u16);
            }
            warp::sync_warp(FULL);
            ranks.set(ITEM, u32::from(before) + lower);
        }
    });
    ranks
}

/// Lets no more than four items of a thread be under way at the same time. The assembler would start all sixteen, with so many
/// registers that a multiprocessor has room for one block instead of two.
#[inline(always)]
pub(super) fn after_four(item: usize) {
    if item % 4 == 3 {
        warp::sync_warp(FULL);
    }
}

/// Turns the warps' counts of a digit into what comes before each warp, from `start` on; returns the end.
///
/// # Safety
/// There are counters for each warp; the digit is below `1 << BITS`, and the running thread's.
#[inline(always)]
pub(super) unsafe fn scan_warps<const BITS: u32, const N: usize>(
    digit: usize,
    start: u32,
    counters: Shared<u16, N>,
) -> u32 {
    let mut before = start;
    for warp in 0..WARPS {
        // SAFETY: a counter of this digit.
        unsafe {
            let count = counters.get_unchecked(warp << BITS | digit);
            counters.set_unchecked(warp << BITS | digit, before as u16);
            before += u32::from(count);
        }
    }
    before
}

/// # Safety
/// As [`radix_count_4`].
#[inline(always)]
unsafe fn count_tiles<const DIGITS: usize>(
    keys: &[u32],
    shift: u32,
    counts: *mut i32,
    memory: Shared<u32, DIGITS>,
) {
    let tile = thread::block_idx_x() as usize;
    let tiles = thread::grid_dim_x() as usize;
    let t = thread::thread_idx_x() as usize;
    let end = ((tile + 1) * TILE).min(keys.len());
    // SAFETY: digits are below their number, keys below the end; a count for each digit and tile.
    unsafe {
        if t < DIGITS {
            memory.set_unchecked(t, 0);
        }
        thread::sync_threads();
        grid::stride(tile * TILE + t, BLOCK, end, |i| {
            let digit = (*keys.get_unchecked(i) >> shift) as usize % DIGITS;
            memory.atomic_add(digit, 1);
        });
        thread::sync_threads();
        if t < DIGITS {
            *counts.add(t * tiles + tile) = memory.get_unchecked(t) as i32;
        }
    }
}

/// Digits of four bits, first step of a pass: how often each digit occurs in each tile of 8192 keys, digit by digit. The exclusive scan
/// of these counts is where the keys of each tile with each digit go.
///
/// Cost of n keys: n reads, coalesced, n/512 writes, each somewhere else; one shared atomic a key; 64 bytes of shared memory,
/// 2 barriers.
///
/// # Safety
/// `counts` has room for 16 numbers a tile; blocks have 512 threads, one a tile.
#[kernel]
pub unsafe fn radix_count_4(keys: &[u32], shift: u32, counts: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { count_tiles(keys, shift, counts, shared![u32; 16]) }
}

/// Digits of eight bits, first step of a pass: as [`radix_count_4`] with 256 digits.
///
/// Cost of n keys: n reads, coalesced, n/32 writes, each somewhere else; one shared atomic a key; 1024 bytes of shared
/// memory, 2 barriers.
///
/// # Safety
/// As [`radix_count_4`], with 256 numbers a tile.
#[kernel]
pub unsafe fn radix_count_8(keys: &[u32], shift: u32, counts: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { count_tiles(keys, shift, counts, shared![u32; 256]) }
}

/// # Safety
/// As [`radix_move_4`].
#[inline(always)]
unsafe fn move_tiles<const BITS: u32, const DIGITS: usize, const N: usize>(
    keys: &[u32],
    shift: u32,
    offsets: *const i32,
    to: *mut u32,
    counters: Shared<u16, N>,
    memory: Shared<u32, DIGITS>,
) {
    let tile = thread::block_idx_x() as usize;
    let tiles = thread::grid_dim_x() as usize;
    let t = thread::thread_idx_x() as usize;
    let n = keys.len();
    // SAFETY: digits are below their number, an offset for each digit and tile; the offsets and ranks give each key a place of its
    // own below n.
    unsafe {
        clear(counters);
        if t < DIGITS {
            memory.set_unchecked(t, *offsets.add(t * tiles + tile) as u32);
        }
        let items = load_keys::<Unsigned>(keys.as_ptr(), n, tile);
        thread::sync_threads();
        let digit = |item: usize| items[item] >> shift & (DIGITS as u32 - 1);
        let ranks = rank_in_warp::<BITS, N>(digit, counters);
        thread::sync_threads();
        if t < DIGITS {
            scan_warps::<BITS, N>(t, 0, counters);
        }
        thread::sync_threads();
        let (first, own) = (first_of_thread(tile), (warp_id() as usize) << BITS);
        unrolled!(16, |ITEM| {
            if first + 32 * ITEM < n {
                let digit = digit(ITEM) as usize;
                let before = u32::from(counters.get_unchecked(own + digit));
                let place = memory.get_unchecked(digit) + before + ranks.get(ITEM);
                ptr::store(to.add(place as usize), items[ITEM]);
            }
            after_four(ITEM);
        });
    }
}

/// Digits of four bits, last step of a pass: moves each key to its place. A warp finds by votes which of its keys have the same digit,
/// and counts them in shared memory as it goes through its 512 keys in their order.
///
/// Cost of n keys: n reads, coalesced, and n/512; n writes, in runs of one digit, 8192/16 keys of a tile each; 4 votes a
/// lane and key; 576 bytes of shared memory, 3 barriers.
///
/// # Safety
/// `offsets` is the exclusive scan of the counts of [`radix_count_4`]; `to` has room for as many elements as there are keys;
/// blocks have 512 threads, one a tile.
#[kernel]
pub unsafe fn radix_move_4(keys: &[u32], shift: u32, offsets: *const i32, to: *mut u32) {
    let (counters, memory) = (shared![u16; WARPS * 16], shared![u32; 16]);
    // SAFETY: as the caller promises.
    unsafe { move_tiles::<4, 16, _>(keys, shift, offsets, to, counters, memory) }
}

/// Digits of eight bits, last step of a pass: as [`radix_move_4`] with 256 digits. Half as many passes, but the runs of one digit in a
/// tile are 32 keys long instead of 512, and each thread writes its keys as it has them.
///
/// Cost of n keys: n reads, coalesced, and n/32; n writes, those of a warp to as many places as it has digits; 8 votes a lane and
/// key; 9216 bytes of shared memory, 3 barriers.
///
/// # Safety
/// As [`radix_move_4`], with the counts of [`radix_count_8`].
#[kernel]
pub unsafe fn radix_move_8(keys: &[u32], shift: u32, offsets: *const i32, to: *mut u32) {
    let (counters, memory) = (shared![u16; WARPS * 256], shared![u32; 256]);
    // SAFETY: as the caller promises.
    unsafe { move_tiles::<8, 256, _>(keys, shift, offsets, to, counters, memory) }
}
