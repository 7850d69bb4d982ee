//! Matrix transpose (notes B3, B4, B5): `output[x][y] = input[y][x]`, row-major, any width and height.

use cuda_std::prelude::*;

/// B4: through a shared tile of 16×16, read and written along rows; 16×16 threads a block, a block a tile.
///
/// # Safety
/// `input` has `width * height` elements and `output` room for as many; the block is 16×16.
#[kernel]
pub unsafe fn transpose_tile_16(input: &[f32], output: *mut f32, width: u32, height: u32) {
    let tile = shared![f32; 16, 16];
    let (tx, ty) = (thread::thread_idx_x(), thread::thread_idx_y());
    let (bx, by) = (thread::block_idx_x() * 16, thread::block_idx_y() * 16);
    if bx + tx < width && by + ty < height {
        let from = (by + ty) as usize * width as usize + (bx + tx) as usize;
        // SAFETY: inside the matrix, and the tile has the block's shape.
        unsafe { tile.set_unchecked(ty as usize, tx as usize, *input.get_unchecked(from)) };
    }
    thread::sync_threads();
    if bx + ty < width && by + tx < height {
        let to = (bx + ty) as usize * height as usize + (by + tx) as usize;
        // SAFETY: as above, transposed.
        unsafe { *output.add(to) = tile.get_unchecked(tx as usize, ty as usize) };
    }
}
