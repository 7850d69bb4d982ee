//! Operator fusion (note E14): a 3×3 convolution, a scale and a 2×2 max-pool over the planes of an image, as three kernels that pass
//! whole images through memory, and as one that keeps what lies between in registers.
//!
//! Planes lie one after another, row-major, `height` × `width` elements each; what lies outside an image is 0. The pooled
//! planes have ⌊height/2⌋ × ⌊width/2⌋ elements: an odd last row or column is dropped. The maximum ignores NaN
//! unless all four are. The grid's z counts the planes.

use crate::grid::{self, unrolled};
use cuda_std::float::fma;
use cuda_std::prelude::*;

/// The weights of a 3×3 convolution, row by row, passed by value: every thread has them in constant memory.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct Filter(pub [f32; 9]);

/// One plane of an image.
#[derive(Clone, Copy)]
struct Plane {
    elements: *const f32,
    height: usize,
    width: usize,
}

impl Plane {
    /// The plane of the thread's block.
    #[inline(always)]
    fn of_block(images: *const f32, height: u32, width: u32) -> Self {
        let (height, width) = (height as usize, width as usize);
        let plane = thread::block_idx_z() as usize;
        Self { elements: images.wrapping_add(plane * height * width), height, width }
    }

    /// An element, or 0 outside; the row before the first and the column before the first are `usize::MAX`.
    ///
    /// # Safety
    /// The plane is where it says.
    #[inline(always)]
    unsafe fn get_or_zero(&self, row: usize, column: usize) -> f32 {
        if row < self.height && column < self.width {
            // SAFETY: inside the plane.
            unsafe { *self.elements.add(row * self.width + column) }
        } else {
            0.0
        }
    }

    /// Four elements of a row from `column` on.
    ///
    /// # Safety
    /// The plane is where it says.
    #[inline(always)]
    unsafe fn four(&self, row: usize, column: usize) -> [f32; 4] {
        // SAFETY: as the caller promises.
        core::array::from_fn(|i| unsafe { self.get_or_zero(row, column.wrapping_add(i)) })
    }
}

/// The weighted sum of three rows of three, in the order in which all kernels add.
#[inline(always)]
fn convolve(filter: &Filter, patch: [[f32; 3]; 3]) -> f32 {
    let [[a, b, c], [d, e, f], [g, h, i]] = patch;
    let mut sum = 0.0;
    unrolled!(9, |I| sum = fma([a, b, c, d, e, f, g, h, i][I], filter.0[I], sum));
    sum
}

/// The pooled element over a patch of 4×4: four convolutions, scaled, and the largest of them.
#[inline(always)]
fn pooled(filter: &Filter, factor: f32, rows: &[[f32; 4]; 4]) -> f32 {
    let scaled = |down: usize, across: usize| {
        let row = |i: usize| [0, 1, 2].map(|j| rows[down + i][across + j]);
        factor * convolve(filter, [row(0), row(1), row(2)])
    };
    scaled(0, 0).max(scaled(0, 1)).max(scaled(1, 0).max(scaled(1, 1)))
}

/// E14, unfused, first kernel: the convolution, a thread an element.
///
/// Cost of a plane of h×w: 9·h·w reads less those outside, (3h−2)·(3w−2), in rows; h·w writes.
///
/// # Safety
/// `input` has as many planes of height·width elements as the grid's z, `output` room for as many.
#[kernel]
pub unsafe fn fusion_convolve(input: *const f32, output: *mut f32, filter: Filter, height: u32, width: u32) {
    let plane = Plane::of_block(input, height, width);
    let (row, column) = (grid::y(), grid::x());
    if row >= plane.height || column >= plane.width {
        return;
    }
    let patch = core::array::from_fn(|i| {
        core::array::from_fn(|j| {
            // SAFETY: outside the plane it reads nothing.
            unsafe { plane.get_or_zero((row + i).wrapping_sub(1), (column + j).wrapping_sub(1)) }
        })
    });
    let place = (thread::block_idx_z() as usize * plane.height + row) * plane.width + column;
    // SAFETY: this thread owns the element.
    unsafe { *output.add(place) = convolve(&filter, patch) };
}

/// E14, unfused, second kernel: the scale, a thread an element.
///
/// Cost of n elements: n reads and n writes, coalesced.
///
/// # Safety
/// `input` and `output` have `len` elements.
#[kernel]
pub unsafe fn fusion_scale(input: *const f32, output: *mut f32, factor: f32, len: usize) {
    let i = grid::x();
    if i < len {
        // SAFETY: inside both, and this thread owns the element.
        unsafe { *output.add(i) = factor * *input.add(i) };
    }
}

/// E14, unfused, third kernel: the 2×2 max-pool, a thread a pooled element.
///
/// Cost of a plane of h×w: 4 reads and a write for each of ⌊h/2⌋·⌊w/2⌋ elements.
///
/// # Safety
/// `input` has as many planes of height·width elements as the grid's z, `output` room for the pooled ones.
#[kernel]
pub unsafe fn fusion_max_pool(input: *const f32, output: *mut f32, height: u32, width: u32) {
    let plane = Plane::of_block(input, height, width);
    let (row, column) = (grid::y(), grid::x());
    if row >= plane.height / 2 || column >= plane.width / 2 {
        return;
    }
    // SAFETY: two rows and two columns of the plane.
    let at =
        |i: usize, j: usize| unsafe { *plane.elements.add((2 * row + i) * plane.width + 2 * column + j) };
    let place = (thread::block_idx_z() as usize * (plane.height / 2) + row) * (plane.width / 2) + column;
    // SAFETY: this thread owns the element.
    unsafe { *output.add(place) = at(0, 0).max(at(0, 1)).max(at(1, 0).max(at(1, 1))) };
}

/// E14, fused: a thread reads the 4×4 patch that a pooled element depends on, and writes that element. Nothing between
/// goes through memory.
///
/// Cost of a plane of h×w: 16 reads less those outside, and a write, for each of ⌊h/2⌋·⌊w/2⌋ elements: 4 reads an element of the
/// image instead of 9 + 1 + 1, and a quarter of a write instead of 2¼.
///
/// # Safety
/// As for [`fusion_max_pool`].
#[kernel]
pub unsafe fn fusion_fused(
    input: *const f32,
    output: *mut f32,
    filter: Filter,
    factor: f32,
    height: u32,
    width: u32,
) {
    let plane = Plane::of_block(input, height, width);
    let (row, column) = (grid::y(), grid::x());
    if row >= plane.height / 2 || column >= plane.width / 2 {
        return;
    }
    let (top, left) = ((2 * row).wrapping_sub(1), (2 * column).wrapping_sub(1));
    // SAFETY: outside the plane it reads nothing.
    let rows = core::array::from_fn(|i| unsafe { plane.four(top.wrapping_add(i), left) });
    let place = (thread::block_idx_z() as usize * (plane.height / 2) + row) * (plane.width / 2) + column;
    // SAFETY: this thread owns the element.
    unsafe { *output.add(place) = pooled(&filter, factor, &rows) };
}

/// Pooled elements below one another that a thread of [`fusion_strip`] works out.
pub const STRIP: usize = 8;

/// The best of the family: a thread walks down a strip of 8 pooled elements and keeps the two rows that the next one
/// shares with this one in registers.
///
/// Cost of a plane of h×w: 4·(2·8 + 2) reads less those outside, and 8 writes, for each strip: 2¼ reads an element of
/// the image. No shared memory, no barrier.
///
/// # Safety
/// As for [`fusion_max_pool`].
#[kernel]
pub unsafe fn fusion_strip(
    input: *const f32,
    output: *mut f32,
    filter: Filter,
    factor: f32,
    height: u32,
    width: u32,
) {
    let plane = Plane::of_block(input, height, width);
    let (height, width) = (plane.height / 2, plane.width / 2);
    let (first, column) = (grid::y() * STRIP, grid::x());
    if column >= width {
        return;
    }
    let left = (2 * column).wrapping_sub(1);
    // SAFETY: outside the plane it reads nothing.
    let read = |row: usize| unsafe { plane.four(row, left) };
    let (mut above, mut own) = (read((2 * first).wrapping_sub(1)), read(2 * first));
    grid::stride(first, 1, height.min(first + STRIP), |row| {
        let (below, next) = (read(2 * row + 1), read(2 * row + 2));
        let place = (thread::block_idx_z() as usize * height + row) * width + column;
        // SAFETY: this thread owns the element.
        unsafe { *output.add(place) = pooled(&filter, factor, &[above, own, below, next]) };
        (above, own) = (below, next);
    });
}
