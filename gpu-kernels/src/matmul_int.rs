//! Integer matrix multiplication, `c = a · b` modulo 2³², row-major, any sizes (note C3).

use crate::grid;
use cuda_std::prelude::*;

/// One thread an element of `c`; x runs along its rows. The beginning of the ladder.
///
/// Cost of (m×k)·(k×n): 2·m·n·k reads and m·n writes; `b` coalesced, `a` the same element in a row of threads; no
/// shared memory, no barrier.
///
/// # Safety
/// `a` has m·k elements, `b` k·n, and `c` room for m·n.
#[kernel]
pub unsafe fn matmul_int_naive(a: *const i32, b: *const i32, c: *mut i32, m: u32, k: u32, n: u32) {
    let (m, k, n) = (m as usize, k as usize, n as usize);
    let (column, row) = (grid::x(), grid::y());
    if row >= m || column >= n {
        return;
    }
    let mut sum = 0i32;
    for i in 0..k {
        // SAFETY: inside the matrices: `row` is below m, `column` below n and `i` below k.
        let product = unsafe { (*a.add(row * k + i)).wrapping_mul(*b.add(i * n + column)) };
        sum = sum.wrapping_add(product);
    }
    // SAFETY: inside the matrix, and this thread owns the element.
    unsafe { *c.add(row * n + column) = sum };
}

/// The side of the tiles of the notes.
pub const TILE: usize = 16;

/// C3: tiles of 16×16 of `a` and `b` in shared memory, every edge guarded: a tile that hangs over is filled up with
/// zeros. Blocks of 16×16 threads (the notes: a grid of 64×32 for 511×2047 times 2047×1023).
///
/// Cost of (m×k)·(k×n): m·k·⌈n/16⌉ + k·n·⌈m/16⌉ reads, coalesced, and m·n writes; 2048 bytes of shared memory without
/// conflicts; 2·⌈k/16⌉ barriers; threads over the edges multiply zeros.
///
/// # Safety
/// As for [`matmul_int_naive`]; blocks are 16×16.
#[kernel]
pub unsafe fn matmul_int_tiled(a: *const i32, b: *const i32, c: *mut i32, m: u32, k: u32, n: u32) {
    let a_tile = shared![i32; TILE, TILE];
    let b_tile = shared![i32; TILE, TILE];
    let (m, k, n) = (m as usize, k as usize, n as usize);
    let (x, y) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let (column, row) = (grid::x(), grid::y());
    let mut sum = 0i32;
    for first in (0..k.div_ceil(TILE)).map(|step| step * TILE) {
        // SAFETY: the guards keep reads inside the matrices; the block has the tiles' shape.
        unsafe {
            let from_a = if row < m && first + x < k { *a.add(row * k + first + x) } else { 0 };
            let from_b = if first + y < k && column < n { *b.add((first + y) * n + column) } else { 0 };
            a_tile.set_unchecked(y, x, from_a);
            b_tile.set_unchecked(y, x, from_b);
        }
        thread::sync_threads();
        for i in 0..TILE {
            // SAFETY: inside the tiles.
            let product = unsafe { a_tile.get_unchecked(y, i).wrapping_mul(b_tile.get_unchecked(i, x)) };
            sum = sum.wrapping_add(product);
        }
        thread::sync_threads();
    }
    if row < m && column < n {
        // SAFETY: inside the matrix, and this thread owns the element.
        unsafe { *c.add(row * n + column) = sum };
    }
}
