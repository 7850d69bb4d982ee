//! Matrix multiplication, `c = a · b`, row-major, any sizes: naive and through shared memory as the notes have them (A7,
//! A8); the blocked ones (E10, E16) are in [`blocked`].

pub mod blocked;

use crate::grid;
use cuda_std::float::fma;
use cuda_std::prelude::*;
use cuda_std::{ptr, shared::SharedTile};

/// The matrix of the notes: sizes, the distance between rows, and where the elements are. It is passed by value.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct Matrix {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Elements from the start of a row to the start of the next: `width`, or more in a part of a larger matrix.
    pub stride: u32,
    /// The device address of the first element.
    pub elements: *mut f32,
}

impl Matrix {
    /// A matrix without padding at a device address.
    pub const fn new(width: u32, height: u32, elements: *mut f32) -> Self {
        Self { width, height, stride: width, elements }
    }

    /// The place of an element.
    #[inline(always)]
    fn place(&self, row: u32, column: u32) -> *mut f32 {
        self.elements.wrapping_add(row as usize * self.stride as usize + column as usize)
    }

    /// An element.
    ///
    /// # Safety
    /// `row` and `column` are inside the matrix, which is in global memory.
    #[inline(always)]
    pub unsafe fn get(&self, row: u32, column: u32) -> f32 {
        // SAFETY: inside the matrix. The pointer comes out of a struct, so the compiler cannot know that it is global.
        unsafe { ptr::load(self.place(row, column)) }
    }

    /// An element, or 0 outside the matrix: the guard of the ragged edges.
    ///
    /// # Safety
    /// The matrix is in global memory.
    #[inline(always)]
    pub unsafe fn get_or_zero(&self, row: u32, column: u32) -> f32 {
        if row < self.height && column < self.width {
            // SAFETY: inside the matrix.
            unsafe { self.get(row, column) }
        } else {
            0.0
        }
    }

    /// Sets an element; outside the matrix it does nothing.
    ///
    /// # Safety
    /// The matrix is in global memory, and no other thread touches the element.
    #[inline(always)]
    pub unsafe fn set(&self, row: u32, column: u32, value: f32) {
        if row < self.height && column < self.width {
            // SAFETY: inside the matrix.
            unsafe { ptr::store(self.place(row, column), value) }
        }
    }

    /// The part of up to `side` × `side` elements at a block row and block column; smaller at the edges, empty beyond.
    #[inline(always)]
    pub fn sub_matrix(&self, block_row: u32, block_column: u32, side: u32) -> Self {
        let (row, column) = (block_row * side, block_column * side);
        Self {
            width: self.width.saturating_sub(column).min(side),
            height: self.height.saturating_sub(row).min(side),
            stride: self.stride,
            elements: self.place(row, column),
        }
    }
}

/// A7: one thread an element of `c`; x runs along its rows.
///
/// Cost of (m×k)·(k×n): 2·m·n·k reads (`a` is read n times, `b` m times) and m·n writes; `b` coalesced, `a` the same
/// element in a row of threads; no shared memory, no barrier.
///
/// # Safety
/// `a`, `b` and `c` are in global memory with sizes m×k, k×n and m×n; nothing else touches `c`.
#[kernel]
pub unsafe fn matmul_naive(a: Matrix, b: Matrix, c: Matrix) {
    let (column, row) = (grid::x() as u32, grid::y() as u32);
    if row >= c.height || column >= c.width {
        return;
    }
    let mut sum = 0.0;
    for k in 0..a.width {
        // SAFETY: inside the matrices: `row` is below the height of `c` and so of `a`, `column` likewise of `b`.
        sum = unsafe { fma(a.get(row, k), b.get(k, column), sum) };
    }
    // SAFETY: this thread owns the element.
    unsafe { c.set(row, column, sum) }
}

/// The side of the square blocks of the notes' kernel.
pub const BLOCK_SIZE: usize = 16;

/// A8: a block works out a `BLOCK_SIZE` × `BLOCK_SIZE` part of `c` from tiles of `a` and `b` in shared memory; blocks
/// of 16×16 threads.
///
/// Cost of (m×k)·(k×n): 2·m·n·k/16 reads, coalesced, and m·n writes; 2048 bytes of shared memory, 2·m·n·k loads of it
/// without conflicts; 2·k/16 barriers; threads over the edges multiply zeros.
///
/// # Safety
/// As for [`matmul_naive`]; blocks are 16×16.
#[kernel]
pub unsafe fn matmul_shared(a: Matrix, b: Matrix, c: Matrix) {
    let a_tile: SharedTile<f32, BLOCK_SIZE, BLOCK_SIZE> = shared![f32; BLOCK_SIZE, BLOCK_SIZE];
    let b_tile: SharedTile<f32, BLOCK_SIZE, BLOCK_SIZE> = shared![f32; BLOCK_SIZE, BLOCK_SIZE];
    let side = BLOCK_SIZE as u32;
    let (block_row, block_column) = (thread::block_idx_y(), thread::block_idx_x());
    let (row, column) = (thread::thread_idx_y(), thread::thread_idx_x());
    let c_part = c.sub_matrix(block_row, block_column, side);

    let mut sum = 0.0;
    for step in 0..a.width.div_ceil(side) {
        let a_part = a.sub_matrix(block_row, step, side);
        let b_part = b.sub_matrix(step, block_column, side);
        // SAFETY: reads outside the matrices give 0; the block has the tiles' shape.
        unsafe {
            a_tile.set_unchecked(row as usize, column as usize, a_part.get_or_zero(row, column));
            b_tile.set_unchecked(row as usize, column as usize, b_part.get_or_zero(row, column));
        }
        thread::sync_threads();
        for k in 0..BLOCK_SIZE {
            // SAFETY: inside the tiles.
            sum = unsafe {
                fma(a_tile.get_unchecked(row as usize, k), b_tile.get_unchecked(k, column as usize), sum)
            };
        }
        thread::sync_threads();
    }
    // SAFETY: this thread owns the element.
    unsafe { c_part.set(row, column, sum) }
}
