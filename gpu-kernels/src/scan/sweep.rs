//! Scans of whole arrays with many launches: a launch is the only barrier for all blocks.

use super::{block_scan, scan_four};
use crate::grid;
use crate::operator::{Add, Operator};
use cuda_std::prelude::*;
use cuda_std::ptr;

/// E3, one step of Hillis–Steele over a whole array: `output[i] = input[i - stride] + input[i]`. Launched for the strides 1,
/// 2, 4 … below n with two buffers that change roles, it gives the inclusive scan.
///
/// Cost of n elements: 2n − stride reads and n writes, coalesced; no shared memory, no barrier. The whole scan: ⌈log₂ n⌉ of
/// them, so O(n log n) additions and bytes.
///
/// # Safety
/// `output` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn scan_step(input: &[i32], output: *mut i32, stride: usize) {
    let (pointer, n) = (input.as_ptr(), input.len());
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: i is below n, and each thread writes its own elements.
        unsafe {
            let own = *pointer.add(i);
            *output.add(i) = if i >= stride { (*pointer.add(i - stride)).wrapping_add(own) } else { own };
        }
    });
}

/// Moves each element one place up and puts 0 first: what makes an inclusive scan of it exclusive.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `output` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn scan_shift(input: &[i32], output: *mut i32) {
    grid::stride(grid::x(), grid::width(), input.len(), |i| {
        // SAFETY: i is below n, and each thread writes its own elements.
        unsafe { *output.add(i) = if i > 0 { *input.as_ptr().add(i - 1) } else { 0 } };
    });
}

/// E7, the start: copies the array and fills up to the next power of two with zeros.
///
/// Cost of n elements, padded to p: n reads and p writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `padded` has room for `len` elements.
#[kernel]
pub unsafe fn scan_pad(input: &[i32], padded: *mut i32, len: usize) {
    grid::stride(grid::x(), grid::width(), len, |i| {
        // SAFETY: i is below the padded length, and each thread writes its own elements.
        unsafe { *padded.add(i) = if i < input.len() { *input.as_ptr().add(i) } else { 0 } };
    });
}

/// E7, one level of the tree upwards: the last element of each run of 2·`stride` gets the last one of the run's first half
/// added. Launched for the strides 1, 2, 4 … half the length.
///
/// Cost of p elements: p/stride reads and p/(2·stride) writes, with a step of `stride`: uncoalesced from the first level on;
/// no shared memory, no barrier.
///
/// # Safety
/// `data` has `runs` runs of 2·`stride` elements.
#[kernel]
pub unsafe fn scan_up_sweep(data: *mut i32, runs: usize, stride: usize) {
    grid::stride(grid::x(), grid::width(), runs, |run| {
        let last = (run + 1) * 2 * stride - 1;
        // SAFETY: inside the run, which only this thread touches.
        unsafe { *data.add(last) = (*data.add(last - stride)).wrapping_add(*data.add(last)) };
    });
}

/// E7: the root of the tree becomes 0.
///
/// Cost: one write by one thread.
///
/// # Safety
/// `data` has `len` elements, one at least.
#[kernel]
pub unsafe fn scan_zero_root(data: *mut i32, len: usize) {
    if grid::x() == 0 {
        // SAFETY: the last element.
        unsafe { *data.add(len - 1) = 0 };
    }
}

/// E7, one level of the tree downwards: of each run of 2·`stride` the first half's end gets the whole's value, and the whole's
/// end the sum of both. Launched for the strides half the length … 2, 1.
///
/// Cost of p elements: p/stride reads and as many writes, uncoalesced as [`scan_up_sweep`]; no shared memory, no barrier.
///
/// # Safety
/// As [`scan_up_sweep`].
#[kernel]
pub unsafe fn scan_down_sweep(data: *mut i32, runs: usize, stride: usize) {
    grid::stride(grid::x(), grid::width(), runs, |run| {
        let last = (run + 1) * 2 * stride - 1;
        // SAFETY: inside the run, which only this thread touches.
        unsafe {
            let left = *data.add(last - stride);
            let own = *data.add(last);
            *data.add(last - stride) = own;
            *data.add(last) = own.wrapping_add(left);
        }
    });
}

/// E7, the end: takes the array out of the padded one; for an inclusive scan adds each element to what came before it.
///
/// Cost of n elements: n reads (2n inclusive) and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `scanned` has at least as many elements as `input`, and `output` room for them.
#[kernel]
pub unsafe fn scan_unpad(input: &[i32], scanned: *const i32, output: *mut i32, inclusive: u32) {
    grid::stride(grid::x(), grid::width(), input.len(), |i| {
        // SAFETY: i is below n, and each thread writes its own elements.
        unsafe {
            let before = *scanned.add(i);
            *output.add(i) =
                if inclusive != 0 { before.wrapping_add(*input.as_ptr().add(i)) } else { before };
        }
    });
}

/// Elements of a chunk.
pub const CHUNK: usize = 64;

/// E3, a chunk a core: each thread scans 64 neighbouring elements, inclusive or exclusive, and leaves their sum.
///
/// Cost of n elements in c chunks: n reads and n + c writes; a warp's lanes are 64 elements apart, so each access
/// moves 32 sectors: uncoalesced. No shared memory, no barrier.
///
/// # Safety
/// `output` has room for as many elements as `input` has, and `sums` for a sum a chunk.
#[kernel]
pub unsafe fn scan_chunks(input: &[i32], output: *mut i32, sums: *mut i32, inclusive: u32) {
    let n = input.len();
    grid::stride(grid::x(), grid::width(), n.div_ceil(CHUNK), |own| {
        let start = own * CHUNK;
        let mut sum = 0i32;
        // SAFETY: below n; the chunk and its sum are this thread's.
        unsafe {
            grid::stride(start, 1, n.min(start + CHUNK), |i| {
                let before = sum;
                sum = sum.wrapping_add(*input.as_ptr().add(i));
                *output.add(i) = if inclusive != 0 { sum } else { before };
            });
            *sums.add(own) = sum;
        }
    });
}

/// E3, the end: adds to each element what came before its chunk. `offsets` is the exclusive scan of
/// the chunks' sums.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `data` has `n` elements, `offsets` one for each 64 of them.
#[kernel]
pub unsafe fn scan_add_offsets(data: *mut i32, offsets: *const i32, n: usize) {
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below n, and each thread changes its own elements.
        unsafe { *data.add(i) = (*data.add(i)).wrapping_add(*offsets.add(i / CHUNK)) };
    });
}

/// Elements of a tile of the kernels with a tile a block: four for each of 256 threads.
pub const TILE: usize = 1024;

/// E3, a tile a block: sums of tiles of 1024.
///
/// Cost of n elements: n reads in n/4 instructions, coalesced, n/1024 writes; 144 bytes of shared memory; 2 barriers.
///
/// # Safety
/// `sums` has a place for each tile; blocks have 256 threads, one block a tile.
#[kernel]
pub unsafe fn scan_tile_sums(input: &[i32], sums: *mut i32) {
    let slots = shared![i32; 33];
    let tile = thread::block_idx_x() as usize;
    // SAFETY: the tile starts inside the input.
    let values = unsafe { four_of_tile(input, tile) };
    // SAFETY: the slots are used once.
    let (_, total) =
        unsafe { block_scan::<i32, Add>(values.0.into_iter().fold(0, i32::wrapping_add), slots) };
    if thread::thread_idx_x() == 0 {
        // SAFETY: the block's own place.
        unsafe { *sums.add(tile) = total };
    }
}

/// The thread's four elements of a tile, with zeros beyond the end.
///
/// # Safety
/// Blocks have 256 threads.
#[inline(always)]
unsafe fn four_of_tile(input: &[i32], tile: usize) -> Vec4<i32> {
    let (pointer, n) = (input.as_ptr(), input.len());
    let first = tile * TILE + 4 * thread::thread_idx_x() as usize;
    // SAFETY: below n.
    unsafe {
        if first + 4 <= n && grid::is_vector_aligned(pointer) {
            return ptr::load(pointer.add(first).cast::<Vec4<i32>>());
        }
        let one = |i: usize| if first + i < n { *pointer.add(first + i) } else { 0 };
        Vec4([one(0), one(1), one(2), one(3)])
    }
}

/// E3, a tile a block: scans each tile from what came before it, which `offsets` has.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced, and the offset read by each thread; 144 bytes of shared memory; 2 barriers.
///
/// # Safety
/// `offsets` has an element for each tile, `output` room for as many elements as `input` has; blocks have 256 threads, one
/// block a tile.
#[kernel]
pub unsafe fn scan_tiles(input: &[i32], offsets: *const i32, output: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { tiles::<true>(input, offsets, output, shared![i32; 33]) }
}

/// [`scan_tiles`], exclusive.
///
/// Cost: the same.
///
/// # Safety
/// As [`scan_tiles`].
#[kernel]
pub unsafe fn scan_tiles_exclusive(input: &[i32], offsets: *const i32, output: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { tiles::<false>(input, offsets, output, shared![i32; 33]) }
}

/// # Safety
/// As the kernels.
#[inline(always)]
unsafe fn tiles<const INCLUSIVE: bool>(
    input: &[i32],
    offsets: *const i32,
    output: *mut i32,
    slots: Shared<i32, 33>,
) {
    let tile = thread::block_idx_x() as usize;
    let first = tile * TILE + 4 * thread::thread_idx_x() as usize;
    // SAFETY: the offset is the tile's; stores are below n and of this thread's elements; the slots are used once.
    unsafe {
        let values = four_of_tile(input, tile);
        let (before, _) = block_scan::<i32, Add>(values.0.into_iter().fold(0, i32::wrapping_add), slots);
        let scanned = scan_four::<i32, Add, INCLUSIVE>(values, Add::combine(*offsets.add(tile), before));
        if first + 4 <= input.len() && grid::is_vector_aligned(output) {
            ptr::store(output.add(first).cast::<Vec4<i32>>(), scanned);
        } else {
            let Vec4([a, b, c, d]) = scanned;
            for (i, sum) in [(0, a), (1, b), (2, c), (3, d)] {
                if first + i < input.len() {
                    *output.add(first + i) = sum;
                }
            }
        }
    }
}
