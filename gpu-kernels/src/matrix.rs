//! Element-wise matrix kernels (notes A4, A5, C1, C2): who takes which element of a row-major matrix.

use crate::grid;
use cuda_std::disjoint::XIsRow;
use cuda_std::prelude::*;

/// A4: `c = a + b` in one block of N×N threads.
///
/// Cost of n elements: 2n reads and n writes, coalesced when N is a multiple of the warp; no shared memory, no barrier.
#[kernel]
pub fn matrix_add_one_block(a: &[f32], b: &[f32], mut c: DisjointMatrix<'_, f32>) {
    let (row, column) = (thread::thread_idx_y() as usize, thread::thread_idx_x() as usize);
    let i = row * c.width() + column;
    if let (Some(a), Some(b), Some((_, _, slot))) = (a.get(i), b.get(i), c.get_mut()) {
        *slot = a + b;
    }
}

/// A5 in the order of the notes: x counts the rows, so that the threads of a warp walk down a column. 16×16 blocks,
/// guarded, any width and height.
///
/// Cost of n elements: 2n reads and n writes, each warp in 16 rows: up to 16 times the transactions of
/// [`matrix_add_rows`]; no shared memory, no barrier.
#[kernel]
pub fn matrix_add_columns(a: &[f32], b: &[f32], mut c: DisjointMatrix<'_, f32, XIsRow>) {
    let width = c.width();
    if let Some((row, column, slot)) = c.get_mut()
        && let (Some(a), Some(b)) = (a.get(row * width + column), b.get(row * width + column))
    {
        *slot = a + b;
    }
}

/// A5 in row order: x runs along a row. 16×16 blocks, guarded, any width and height.
///
/// Cost of n elements: 2n reads and n writes, coalesced in two rows a warp; no shared memory, no barrier.
#[kernel]
pub fn matrix_add_rows(a: &[f32], b: &[f32], mut c: DisjointMatrix<'_, f32>) {
    let width = c.width();
    if let Some((row, column, slot)) = c.get_mut()
        && let (Some(a), Some(b)) = (a.get(row * width + column), b.get(row * width + column))
    {
        *slot = a + b;
    }
}

/// The best of the family: a thread adds four neighbours of a row in 16-byte accesses; y strides over the rows. Where
/// rows do not start at multiples of 16 bytes it goes one by one.
///
/// Cost of n elements: 2n reads and n writes in n/4 instructions each, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `a` and `b` have `width * height` elements and `c` room for as many.
#[kernel]
pub unsafe fn matrix_add_float4(a: *const f32, b: *const f32, c: *mut f32, width: usize, height: usize) {
    let aligned = width.is_multiple_of(4)
        && grid::is_vector_aligned(a)
        && grid::is_vector_aligned(b)
        && grid::is_vector_aligned(c);
    let vectors = if aligned { width / 4 } else { 0 };
    grid::stride(grid::y(), grid::height(), height, |row| {
        let row = row * width;
        // SAFETY: the row is inside the matrices.
        let (a, b, c) = unsafe { (a.add(row), b.add(row), c.add(row)) };
        let (a4, b4, c4) = (a.cast::<Vec4<f32>>(), b.cast::<Vec4<f32>>(), c.cast::<Vec4<f32>>());
        // SAFETY: the vector is inside the row and aligned, and this thread owns it.
        grid::stride(grid::x(), grid::width(), vectors, |i| unsafe { *c4.add(i) = *a4.add(i) + *b4.add(i) });
        // SAFETY: inside the row and beyond the vectors, and this thread owns it.
        grid::stride(vectors * 4 + grid::x(), grid::width(), width, |i| unsafe {
            *c.add(i) = *a.add(i) + *b.add(i)
        });
    });
}

/// C1: `output = input²`, integers modulo 2³²; blocks of 32×32 (the notes: 1024×1024 in a grid of 32×32), x along a
/// row.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier.
#[kernel]
pub fn matrix_square(input: &[i32], mut output: DisjointMatrix<'_, i32>) {
    let width = output.width();
    if let Some((row, column, slot)) = output.get_mut()
        && let Some(&value) = input.get(row * width + column)
    {
        *slot = value.wrapping_mul(value);
    }
}

/// C1, the best: four elements a thread in 16-byte accesses, the matrix taken as one long row.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `output` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn matrix_square_int4(input: &[i32], output: *mut i32) {
    let n = input.len();
    let input = input.as_ptr();
    let (first, step) = (grid::x(), grid::width());
    let aligned = grid::is_vector_aligned(input) && grid::is_vector_aligned(output);
    let vectors = if aligned { n / 4 } else { 0 };
    let (input4, output4) = (input.cast::<Vec4<i32>>(), output.cast::<Vec4<i32>>());
    grid::stride(first, step, vectors, |i| {
        // SAFETY: vector `i` is below n and aligned, and this thread owns it.
        unsafe { *output4.add(i) = (*input4.add(i)).map(|value| value.wrapping_mul(value)) };
    });
    grid::stride(vectors * 4 + first, step, n, |i| {
        // SAFETY: element `i` is below n and beyond the vectors, and this thread owns it.
        unsafe { *output.add(i) = (*input.add(i)).wrapping_mul(*input.add(i)) };
    });
}

/// C2: `c = a + b`, integers modulo 2³²; blocks of 32×32 (the notes: 2048×1024 in a grid of 64×32), x along a row.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier.
#[kernel]
pub fn matrix_add_int(a: &[i32], b: &[i32], mut c: DisjointMatrix<'_, i32>) {
    let width = c.width();
    if let Some((row, column, slot)) = c.get_mut()
        && let (Some(a), Some(b)) = (a.get(row * width + column), b.get(row * width + column))
    {
        *slot = a.wrapping_add(*b);
    }
}

/// C2, the best: four elements a thread in 16-byte accesses, the matrix taken as one long row.
///
/// Cost of n elements: 2n reads and n writes in n/4 instructions each, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `c` has room for as many elements as the shorter of `a` and `b` has.
#[kernel]
pub unsafe fn matrix_add_int4(a: &[i32], b: &[i32], c: *mut i32) {
    let n = a.len().min(b.len());
    let (a, b) = (a.as_ptr(), b.as_ptr());
    let (first, step) = (grid::x(), grid::width());
    let aligned = grid::is_vector_aligned(a) && grid::is_vector_aligned(b) && grid::is_vector_aligned(c);
    let vectors = if aligned { n / 4 } else { 0 };
    let (a4, b4, c4) = (a.cast::<Vec4<i32>>(), b.cast::<Vec4<i32>>(), c.cast::<Vec4<i32>>());
    grid::stride(first, step, vectors, |i| {
        // SAFETY: vector `i` is below n and aligned, and this thread owns it.
        unsafe { *c4.add(i) = (*a4.add(i)).zip(*b4.add(i), i32::wrapping_add) };
    });
    grid::stride(vectors * 4 + first, step, n, |i| {
        // SAFETY: element `i` is below n and beyond the vectors, and this thread owns it.
        unsafe { *c.add(i) = (*a.add(i)).wrapping_add(*b.add(i)) };
    });
}
