//! Matrix transpose, `output[column][row] = input[row][column]`, row-major, any width and height (notes B3, B4, B5).
//!
//! The tiled kernels read a tile along its rows into shared memory and write it along the rows of the output, so that
//! both sides of global memory are coalesced. What is left is the column walk in shared memory: without padding all
//! threads of a (half) warp meet in one bank, with one element of padding a row none do.

use crate::grid;
use cuda_std::prelude::*;
use cuda_std::{ptr, shared::SharedTile};

/// B3: one thread an element, no shared memory, any block shape (bx, by).
///
/// Cost of n elements: n reads in rows of bx, n writes in columns: a warp touches max(32/bx, 1) rows on reading and
/// min(bx, 32) rows on writing. No barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many.
#[kernel]
pub unsafe fn transpose_naive(input: *const f32, output: *mut f32, width: u32, height: u32) {
    let (width, height) = (width as usize, height as usize);
    let (column, row) = (grid::x(), grid::y());
    if column < width && row < height {
        // SAFETY: inside both matrices, and each thread writes its own element.
        unsafe { *output.add(column * height + row) = *input.add(row * width + column) };
    }
}

/// The tiled kernels of one thread an element. `PITCH` is the length of a row in shared memory: `SIDE`, or one more.
///
/// # Safety
/// As the kernels below; the tile is `SIDE` rows.
#[inline(always)]
unsafe fn transpose_square<const SIDE: usize, const PITCH: usize>(
    tile: SharedTile<f32, SIDE, PITCH>,
    input: *const f32,
    output: *mut f32,
    width: u32,
    height: u32,
) {
    let (width, height) = (width as usize, height as usize);
    let (x, y) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let column = thread::block_idx_x() as usize * SIDE;
    let row = thread::block_idx_y() as usize * SIDE;
    if column + x < width && row + y < height {
        // SAFETY: inside the matrix; the block has the tile's shape.
        unsafe { tile.set_unchecked(y, x, *input.add((row + y) * width + column + x)) };
    }
    thread::sync_threads();
    if column + y < width && row + x < height {
        // SAFETY: as above; this element of the tile was set before the barrier.
        unsafe { *output.add((column + y) * height + row + x) = tile.get_unchecked(x, y) };
    }
}

/// B4: a shared tile of 16×16, blocks of 16×16 threads.
///
/// Cost of n elements: n reads and n writes, coalesced; 1024 bytes of shared memory, n stores without conflicts and n
/// loads with 16-way conflicts on 16 banks; one barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 16×16.
#[kernel]
pub unsafe fn transpose_tile_16(input: *const f32, output: *mut f32, width: u32, height: u32) {
    // SAFETY: as the caller promises.
    unsafe { transpose_square(shared![f32; 16, 16], input, output, width, height) }
}

/// B4: a shared tile of 32×32, blocks of 32×32 threads.
///
/// Cost of n elements: n reads and n writes, coalesced; 4096 bytes of shared memory, n stores without conflicts and n
/// loads with 32-way conflicts on 32 banks (16-way on 16); one barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 32×32.
#[kernel]
pub unsafe fn transpose_tile_32(input: *const f32, output: *mut f32, width: u32, height: u32) {
    // SAFETY: as the caller promises.
    unsafe { transpose_square(shared![f32; 32, 32], input, output, width, height) }
}

/// B5: a shared tile of 16 rows of 17, blocks of 16×16 threads.
///
/// Cost of n elements: n reads and n writes, coalesced; 1088 bytes of shared memory, no conflicts on 16 banks; one
/// barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 16×16.
#[kernel]
pub unsafe fn transpose_padded_16(input: *const f32, output: *mut f32, width: u32, height: u32) {
    // SAFETY: as the caller promises.
    unsafe { transpose_square(shared![f32; 16, 17], input, output, width, height) }
}

/// B5: a shared tile of 32 rows of 33, blocks of 32×32 threads.
///
/// Cost of n elements: n reads and n writes, coalesced; 4224 bytes of shared memory, no conflicts on 16 or 32 banks;
/// one barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 32×32.
#[kernel]
pub unsafe fn transpose_padded_32(input: *const f32, output: *mut f32, width: u32, height: u32) {
    // SAFETY: as the caller promises.
    unsafe { transpose_square(shared![f32; 32, 33], input, output, width, height) }
}

/// A step on from B5: the tile of 32 rows of 33 is moved by 32×8 threads, four elements each. Four loads
/// are under way in a thread before the first is needed, and smaller blocks wait less at the barrier.
///
/// Cost of n elements: n reads and n writes, coalesced; 4224 bytes of shared memory, no conflicts; one barrier.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 32×8.
#[kernel]
pub unsafe fn transpose_padded_32x8(input: *const f32, output: *mut f32, width: u32, height: u32) {
    let tile = shared![f32; 32, 33];
    let (width, height) = (width as usize, height as usize);
    let (x, y) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let column = thread::block_idx_x() as usize * 32;
    let row = thread::block_idx_y() as usize * 32;
    if column + x < width {
        for step in 0..4 {
            let y = y + 8 * step;
            if row + y < height {
                // SAFETY: inside the matrix; the tile has 32 rows.
                unsafe { tile.set_unchecked(y, x, *input.add((row + y) * width + column + x)) };
            }
        }
    }
    thread::sync_threads();
    if row + x < height {
        for step in 0..4 {
            let y = y + 8 * step;
            if column + y < width {
                // SAFETY: as above; this element of the tile was set before the barrier.
                unsafe { *output.add((column + y) * height + row + x) = tile.get_unchecked(x, y) };
            }
        }
    }
}

/// The best of the family: 16-byte accesses on both sides. A block of 8×32 threads moves a tile of 32 rows of 33:
/// each thread reads four neighbours of a row at once, and after the barrier gathers four of a column to write them
/// at once.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced; 4224 bytes of shared memory, n stores
/// and n loads without conflicts (the padding puts the four words of each of 32 threads into different banks); one
/// barrier. Where rows do not start at multiples of 16 bytes it goes one by one.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; blocks are 8×32.
#[kernel]
pub unsafe fn transpose_float4(input: *const f32, output: *mut f32, width: u32, height: u32) {
    let tile = shared![f32; 32, 33];
    let (width, height) = (width as usize, height as usize);
    let (x, y) = (4 * thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let column = thread::block_idx_x() as usize * 32;
    let row = thread::block_idx_y() as usize * 32;
    let aligned = grid::is_vector_aligned(input)
        && grid::is_vector_aligned(output)
        && width.is_multiple_of(4)
        && height.is_multiple_of(4);

    if row + y < height {
        let from = (row + y) * width + column + x;
        if aligned && column + x < width {
            // SAFETY: four elements inside the row, aligned; the tile has 32 rows of 33.
            let Vec4(four) = unsafe { *input.add(from).cast::<Vec4<f32>>() };
            for (step, value) in four.into_iter().enumerate() {
                // SAFETY: x + 3 is below 32.
                unsafe { tile.set_unchecked(y, x + step, value) };
            }
        } else if !aligned {
            for step in 0..4 {
                if column + x + step < width {
                    // SAFETY: inside the matrix and the tile.
                    unsafe { tile.set_unchecked(y, x + step, *input.add(from + step)) };
                }
            }
        }
    }
    thread::sync_threads();
    if column + y < width {
        let to = (column + y) * height + row + x;
        // SAFETY: inside the tile; what lies outside the matrix is not written below.
        let four = [0, 1, 2, 3].map(|step| unsafe { tile.get_unchecked(x + step, y) });
        if aligned && row + x < height {
            // One instruction, which the compiler would take apart to share a part with the branch below.
            // SAFETY: four elements inside the output's row, aligned, that this thread owns.
            unsafe { ptr::store(output.add(to).cast(), Vec4(four)) };
        } else if !aligned {
            for (step, value) in four.into_iter().enumerate() {
                if row + x + step < height {
                    // SAFETY: inside the output, and this thread owns the element.
                    unsafe { *output.add(to + step) = value };
                }
            }
        }
    }
}
