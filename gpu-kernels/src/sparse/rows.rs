//! Compressed sparse rows: the entries of row r are those from `row_ptr[r]` up to `row_ptr[r + 1]`.

use super::{FULL, term};
use crate::grid;
use cuda_std::prelude::*;
use cuda_std::warp::WARP_SIZE;

/// C17, the notes' kernel: a thread a row. A warp is busy until its longest row ends, and its lanes read entries that lie
/// a row apart.
///
/// Cost: 2h + 3e reads, those of entries uncoalesced, h writes, coalesced; no shared memory, no barrier; a warp takes as many
/// rounds as its longest row has entries, and diverges when its rows differ in length.
///
/// # Safety
/// The arrays are those of a CSR matrix of `rows` rows; x has an element for each column, y one for each row.
#[kernel]
pub unsafe fn spmv_csr_thread(
    rows: usize,
    row_ptr: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let row = grid::x();
    if row >= rows {
        return;
    }
    // SAFETY: offsets of a row below the number of rows, entries below the number of entries.
    unsafe {
        let (mut at, end) = (*row_ptr.add(row) as usize, *row_ptr.add(row + 1) as usize);
        let mut sum = 0.0;
        while at < end {
            sum += term(columns, values, x, at);
            at += 1;
        }
        *y.add(row) = sum;
    }
}

/// `LANES` lanes a row: they read neighbouring entries and add their sums by shuffles.
///
/// # Safety
/// As [`spmv_csr_thread`]; `LANES` is a power of two up to 32; blocks have a multiple of 32 threads.
#[inline(always)]
unsafe fn by_lanes<const LANES: usize>(
    rows: usize,
    row_ptr: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let (row, lane) = (grid::x() / LANES, grid::x() % LANES);
    let mut sum = 0.0;
    if row < rows {
        // SAFETY: as in `spmv_csr_thread`.
        unsafe {
            let (start, end) = (*row_ptr.add(row) as usize, *row_ptr.add(row + 1) as usize);
            grid::stride(start + lane, LANES, end, |at| sum += term(columns, values, x, at));
        }
    }
    // All lanes of the warp come here, those beyond the last row as well.
    let mut bits = LANES as u32 / 2;
    while bits > 0 {
        sum += warp::warp_shuffle_xor(FULL, sum, bits, WARP_SIZE).0;
        bits /= 2;
    }
    if row < rows && lane == 0 {
        // SAFETY: the row is below the number of rows, and this thread is the only one that writes it.
        unsafe { *y.add(row) = sum };
    }
}

/// A warp a row. Rows of fewer than 32 entries leave lanes idle, longer ones are read 128 bytes at a time.
///
/// Cost: 64h + 3e reads (each lane reads its row's two offsets), coalesced but x, h writes; 5 shuffles a row; no shared memory, no barrier; a warp takes a
/// round for each 32 entries of its row, and diverges in a round with fewer.
///
/// # Safety
/// As [`spmv_csr_thread`]; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn spmv_csr_warp(
    rows: usize,
    row_ptr: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    // SAFETY: as the caller promises.
    unsafe { by_lanes::<32>(rows, row_ptr, columns, values, x, y) }
}

/// Eight lanes a row, four rows a warp: between the two others, for rows of about that many entries.
///
/// Cost: 16h + 3e reads, those of entries 32 bytes at a time, h writes; 3 shuffles for four rows; no shared memory, no
/// barrier; a warp takes a round for each 8 entries of its longest row, and diverges when its rows differ.
///
/// # Safety
/// As [`spmv_csr_warp`].
#[kernel]
pub unsafe fn spmv_csr_eight(
    rows: usize,
    row_ptr: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    // SAFETY: as the caller promises.
    unsafe { by_lanes::<8>(rows, row_ptr, columns, values, x, y) }
}
