//! Memory whose rows start at a pitch that the driver chose (notes A9, A10): `row = base + r · pitch`, the pitch in
//! bytes; in three dimensions `slice = base + s · pitch · height`.

use crate::grid;
use cuda_std::prelude::*;

/// The first element of row `row`: `pitch` counts bytes.
#[inline(always)]
fn row<T>(base: *mut T, pitch: usize, row: usize) -> *mut T {
    base.wrapping_byte_add(row * pitch)
}

/// A9 as in the notes: every thread walks over the whole matrix, row by row; it adds up what it reads, so that there is
/// something to check. The notes launch it as `<<<100, 512>>>` on 64×64 elements.
///
/// Cost of w×h elements: w·h reads a thread, all threads of a warp the same element; one write a thread.
///
/// # Safety
/// `base` has `height` rows of `width` elements, `pitch` bytes apart.
#[kernel]
pub unsafe fn pitched_walk(
    base: *const f32,
    pitch: usize,
    width: u32,
    height: u32,
    mut sums: DisjointSlice<'_, f32>,
) {
    let mut sum = 0.0;
    for r in 0..height as usize {
        let row = row(base.cast_mut(), pitch, r);
        // A counter of 32 bits: one of 64 is two registers, and a carry in every step.
        for c in 0..width {
            // SAFETY: inside the matrix.
            sum += unsafe { *row.add(c as usize) };
        }
    }
    if let Some(slot) = sums.get_mut(thread::unique_index()) {
        *slot = sum;
    }
}

/// A9, a row a thread: each thread adds up rows, in steps of the number of threads.
///
/// Cost of w×h elements: w·h reads, each warp in 32 rows; h writes, coalesced.
///
/// # Safety
/// `base` has `sums.len()` rows of `width` elements, `pitch` bytes apart.
#[kernel]
pub unsafe fn pitched_row_sums(base: *const f32, pitch: usize, width: u32, mut sums: DisjointSlice<'_, f32>) {
    for (r, slot) in sums.strided() {
        let row = row(base.cast_mut(), pitch, r);
        let mut sum = 0.0;
        for c in 0..width as usize {
            // SAFETY: inside the row.
            sum += unsafe { *row.add(c) };
        }
        *slot = sum;
    }
}

/// A9, the best: elements are scaled in place, x along a row and y over the rows, so that each warp stays in a row,
/// which starts at an aligned address because of the pitch.
///
/// Cost of w×h elements: w·h reads and w·h writes, coalesced and aligned; no shared memory, no barrier.
///
/// # Safety
/// `base` has `height` rows of `width` elements, `pitch` bytes apart, that nothing else touches.
#[kernel]
pub unsafe fn pitched_scale(base: *mut f32, pitch: usize, width: u32, height: u32, factor: f32) {
    grid::stride(grid::y(), grid::height(), height as usize, |r| {
        let row = row(base, pitch, r);
        // SAFETY: inside the row, and this thread owns the element.
        grid::stride(grid::x(), grid::width(), width as usize, |c| unsafe { *row.add(c) *= factor });
    });
}

/// A10 as in the notes: every thread walks over all slices, rows and elements.
///
/// Cost of w×h×d elements: w·h·d reads a thread, all threads of a warp the same element; one write a thread.
///
/// # Safety
/// `base` has `depth` slices of `height` rows of `width` elements; rows are `pitch` bytes apart.
#[kernel]
pub unsafe fn pitched_walk_3d(
    base: *const f32,
    pitch: usize,
    width: u32,
    height: u32,
    depth: u32,
    mut sums: DisjointSlice<'_, f32>,
) {
    let slice_pitch = pitch * height as usize;
    let mut sum = 0.0;
    for s in 0..depth as usize {
        let slice = row(base.cast_mut(), slice_pitch, s);
        for r in 0..height as usize {
            let row = row(slice, pitch, r);
            for c in 0..width {
                // SAFETY: inside the volume.
                sum += unsafe { *row.add(c as usize) };
            }
        }
    }
    if let Some(slot) = sums.get_mut(thread::unique_index()) {
        *slot = sum;
    }
}

/// A10, a row a thread: each thread adds up rows of all slices, in steps of the number of threads; `sums` has one
/// element for each row, those of the first slice first.
///
/// Cost of w×h×d elements: w·h·d reads, each warp in 32 rows; h·d writes, coalesced.
///
/// # Safety
/// `base` has `sums.len() / height` slices of `height` rows of `width` elements; rows are `pitch` bytes apart.
#[kernel]
pub unsafe fn pitched_row_sums_3d(
    base: *const f32,
    pitch: usize,
    width: u32,
    height: u32,
    mut sums: DisjointSlice<'_, f32>,
) {
    let height = height.max(1) as usize;
    for (i, slot) in sums.strided() {
        let slice = row(base.cast_mut(), pitch * height, i / height);
        let row = row(slice, pitch, i % height);
        let mut sum = 0.0;
        for c in 0..width as usize {
            // SAFETY: inside the row.
            sum += unsafe { *row.add(c) };
        }
        *slot = sum;
    }
}

/// A10, the best: elements are scaled in place, x along a row, y over the rows, z over the slices.
///
/// Cost of w×h×d elements: w·h·d reads and writes, coalesced and aligned; no shared memory, no barrier.
///
/// # Safety
/// `base` has `depth` slices of `height` rows of `width` elements, rows `pitch` bytes apart, that nothing else touches.
#[kernel]
pub unsafe fn pitched_scale_3d(
    base: *mut f32,
    pitch: usize,
    width: u32,
    height: u32,
    depth: u32,
    factor: f32,
) {
    let slice_pitch = pitch * height as usize;
    grid::stride(grid::z(), grid::depth(), depth as usize, |s| {
        let slice = row(base, slice_pitch, s);
        grid::stride(grid::y(), grid::height(), height as usize, |r| {
            let row = row(slice, pitch, r);
            // SAFETY: inside the row, and this thread owns the element.
            grid::stride(grid::x(), grid::width(), width as usize, |c| unsafe { *row.add(c) *= factor });
        });
    });
}
