//! Winograd's convolution F(2×2, 3×3) (note E13): a tile of 2×2 results from a patch of 4×4 elements with 16 multiplications instead
//! of 36.
//!
//! `Y = Aᵀ · [(G g Gᵀ) ⊙ (Bᵀ d B)] · A` for a filter g and a patch d. The transforms need additions and halvings only. Over
//! channels the products are added before the last transform, so that for each of the 16 places the sums over channels
//! are a matrix product: `filters` × `channels` times `channels` × tiles.
//!
//! Tiles are numbered row by row, image after image; a last tile of an odd extent hangs over the edge.
//!
//! The transforms mix the elements of a patch, and yet what is not finite stays where it belongs: the zeros of Bᵀ and Aᵀ are left out,
//! not multiplied, and along what is left an element reaches just the results that it belongs to. A NaN comes out where the direct
//! sum has one. An infinity comes out there too, but may do so as a NaN, because it meets itself with the opposite sign.

use super::layer::{Layer, divided};
use crate::grid;
use crate::matmul::blocked::{DEPTH, Dense, PITCH, Tiles, double};
use cuda_std::prelude::*;

/// Places of a transformed patch.
pub const PLACES: usize = 16;

/// Tiles of a layer.
pub const fn tiles(layer: &Layer) -> u32 {
    layer.images * layer.height.div_ceil(2) * layer.width.div_ceil(2)
}

/// Where a tile is: its image, and its first row and column.
#[inline(always)]
fn tile(layer: &Layer, number: u32) -> (u32, u32, u32) {
    let (down, across) = (layer.height.div_ceil(2), layer.width.div_ceil(2));
    let (line, column) = divided(number, across);
    let (image, row) = divided(line, down);
    (image, 2 * row, 2 * column)
}

/// `G · v`: three weights to four.
#[inline(always)]
fn spread([a, b, c]: [f32; 3]) -> [f32; 4] {
    let (outer, inner) = (0.5 * (a + c), 0.5 * b);
    [a, outer + inner, outer - inner, c]
}

/// `Bᵀ · v`.
#[inline(always)]
fn differences([a, b, c, d]: [f32; 4]) -> [f32; 4] {
    [a - c, b + c, c - b, b - d]
}

/// `Aᵀ · v`: four sums to two.
#[inline(always)]
fn gathered([a, b, c, d]: [f32; 4]) -> [f32; 2] {
    [a + b + c, b - c - d]
}

/// A column of four rows.
#[inline(always)]
fn column<const N: usize>(rows: &[[f32; N]; 4], j: usize) -> [f32; 4] {
    [rows[0][j], rows[1][j], rows[2][j], rows[3][j]]
}

/// E13, first kernel: transforms the filters, a thread a channel of a filter.
///
/// Cost of K filters of C channels: 9·K·C reads and 16·K·C writes, the writes coalesced; 14 halvings a thread; no shared memory, no
/// barrier. It depends on the weights alone, so that a network does it once.
///
/// # Safety
/// `weights` has the layer's extents, with a size of 3, and `transformed` room for 16 · filters · channels elements.
#[kernel]
pub unsafe fn winograd_filters(weights: *const f32, transformed: *mut f32, layer: Layer) {
    let (number, count) = (grid::x(), layer.filters as usize * layer.channels as usize);
    if number >= count {
        return;
    }
    // SAFETY: the nine weights of this thread.
    let weight = |i: usize, j: usize| unsafe { *weights.add(9 * number + 3 * i + j) };
    // Columns first: each is spread from three to four, and makes a row here.
    let columns = [0, 1, 2].map(|j| spread([weight(0, j), weight(1, j), weight(2, j)]));
    grid::unrolled!(4, |I| {
        let row = spread([columns[0][I], columns[1][I], columns[2][I]]);
        for (j, value) in row.iter().enumerate() {
            // SAFETY: this thread owns the 16 places.
            unsafe { *transformed.add((4 * I + j) * count + number) = *value };
        }
    });
}

/// E13, second kernel: transforms the patches, a thread a tile of a channel. The grid's x counts tiles.
///
/// Cost of C channels and t tiles: 16·C·t reads less those outside and 16·C·t writes, the writes coalesced; 32 additions a thread, no
/// multiplication; no shared memory, no barrier.
///
/// # Safety
/// `input` has the layer's extents, and `transformed` room for 16 · channels · tiles elements.
#[kernel]
pub unsafe fn winograd_patches(input: *const f32, transformed: *mut f32, layer: Layer) {
    let (number, count) = (grid::x(), tiles(&layer) as usize);
    if number >= count {
        return;
    }
    let (image, top, left) = tile(&layer, number as u32);
    let (first, step) = (thread::block_idx_y() as usize, thread::grid_dim_y() as usize);
    grid::stride(first, step, layer.channels as usize, |channel| {
        let plane = (image as usize * layer.channels as usize + channel) * layer.area() as usize;
        let element = |i: usize, j: usize| {
            let (row, column) = ((top + i as u32).wrapping_sub(1), (left + j as u32).wrapping_sub(1));
            if row < layer.height && column < layer.width {
                // SAFETY: inside the image.
                unsafe { *input.add(plane + row as usize * layer.width as usize + column as usize) }
            } else {
                0.0
            }
        };
        let rows =
            [0, 1, 2, 3].map(|i| differences([element(i, 0), element(i, 1), element(i, 2), element(i, 3)]));
        grid::unrolled!(4, |J| {
            let values = differences(column(&rows, J));
            for (i, value) in values.iter().enumerate() {
                let place = (4 * i + J) * layer.channels as usize + channel;
                // SAFETY: this thread owns the 16 places.
                unsafe { *transformed.add(place * count + number) = *value };
            }
        });
    });
}

/// E13, third kernel: the 16 matrix products, one for each z of the grid, by the double-buffered product of
/// [`matmul_f32_double`](crate::matmul::blocked::matmul_f32_double). All multiplications of data are here: 16·K·C for a tile of four
/// results, where the sum over taps makes 36·K·C.
///
/// Cost of K filters, C channels and t tiles: 16·(K·C·⌈t/128⌉ + C·t·⌈K/128⌉) reads and 16·K·t writes; 16896 bytes of shared
/// memory; ⌈C/8⌉ barriers, at least one.
///
/// # Safety
/// `filters` has 16 · filters · channels elements, `patches` 16 · channels · tiles, and `products` room for 16 · filters · tiles; blocks
/// have 256 threads and work out 128 filters at 128 tiles.
#[kernel]
pub unsafe fn winograd_multiply(filters: *const f32, patches: *const f32, products: *mut f32, layer: Layer) {
    let buffers = Tiles::new(shared![f32; 2 * DEPTH, PITCH], shared![f32; 2 * DEPTH, PITCH]);
    let (m, k, n) = (layer.filters, layer.channels, tiles(&layer));
    let place = thread::block_idx_z() as usize;
    let (m_long, k_long, n_long) = (m as usize, k as usize, n as usize);
    let left = Dense::new(filters.wrapping_add(place * m_long * k_long), m, k);
    let right = Dense::new(patches.wrapping_add(place * k_long * n_long), k, n);
    let product = Dense::new(products.wrapping_add(place * m_long * n_long).cast_const(), m, n);
    // SAFETY: as the caller promises.
    unsafe { double(buffers, left, right, product) }
}

/// E13, last kernel: transforms the sums to results, a thread a tile of a filter. The grid's x counts tiles.
///
/// Cost of K filters and t tiles: 16·K·t reads, coalesced, and a write a result; 24 additions a thread, no multiplication; no shared
/// memory, no barrier.
///
/// # Safety
/// `products` has 16 · filters · tiles elements, and `output` the layer's extents.
#[kernel]
pub unsafe fn winograd_results(products: *const f32, output: *mut f32, layer: Layer) {
    let (number, count) = (grid::x(), tiles(&layer) as usize);
    if number >= count {
        return;
    }
    let (image, top, left) = tile(&layer, number as u32);
    let (first, step) = (thread::block_idx_y() as usize, thread::grid_dim_y() as usize);
    grid::stride(first, step, layer.filters as usize, |filter| {
        // SAFETY: 16 places inside the products.
        let product = |i: usize, j: usize| unsafe {
            *products.add(((4 * i + j) * layer.filters as usize + filter) * count + number)
        };
        let rows =
            [0, 1, 2, 3].map(|i| gathered([product(i, 0), product(i, 1), product(i, 2), product(i, 3)]));
        let columns = [gathered(column(&rows, 0)), gathered(column(&rows, 1))];
        let plane = (image as usize * layer.filters as usize + filter) * layer.area() as usize;
        grid::unrolled!(4, |PLACE| {
            let (row, column) = (top + PLACE as u32 / 2, left + PLACE as u32 % 2);
            if row < layer.height && column < layer.width {
                // SAFETY: this thread owns the tile.
                unsafe {
                    *output.add(plane + row as usize * layer.width as usize + column as usize) =
                        columns[PLACE % 2][PLACE / 2];
                }
            }
        });
    });
}
