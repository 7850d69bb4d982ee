//! Coordinates: each entry with its row, its column and its value, sorted by row. And the carries of rows that are cut into
//! pieces, which the merge kernel leaves as well.

use super::{FULL, term};
use crate::grid;
use cuda_std::atomic::{Atomic, Ordering};
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id};

/// Entries that a warp of [`spmv_coo_segments`] takes.
pub const COO_PART: usize = 256;

/// Writes zeros.
///
/// Cost: n writes, coalesced; no shared memory, no barrier.
#[kernel]
pub fn spmv_zero(mut y: DisjointSlice<'_, f32>) {
    for (_, slot) in y.strided() {
        *slot = 0.0;
    }
}

/// C19 with atomics: a thread an entry, which adds its product to y. The sums depend on the order in which the threads
/// come, within rounding; the entries of a long row wait for each other.
///
/// Cost: 4e reads, coalesced but x, e global atomics; no shared memory, no barrier, no divergence.
///
/// # Safety
/// The arrays have as many entries as `entry_rows`; x has an element for each column.
#[kernel]
pub unsafe fn spmv_coo_atomics(
    entry_rows: &[u32],
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: &[Atomic<f32>],
) {
    grid::stride(grid::x(), grid::width(), entry_rows.len(), |at| {
        // SAFETY: below the number of entries.
        let (row, product) = unsafe { (*entry_rows.get_unchecked(at), term(columns, values, x, at)) };
        if let Some(sum) = y.get(row as usize) {
            sum.fetch_add(product, Ordering::Relaxed);
        }
    });
}

/// C19 without atomics: y += A·x, a warp for each part of 256 entries, 32 at a time. A segmented scan by shuffles adds up the
/// products of each row; the last lane of a row adds the sum to y. What the part's last row comes to is its carry, for
/// [`spmv_add_carries`], since the row may go on in the next part. No row is added to by two warps, so the result does not
/// depend on their order.
///
/// Cost: 4e reads and one a lane and part, coalesced but x; at most a read and a write of y for each row that ends in a part, in ascending order; two
/// writes a part; 13 shuffles for 32 entries; no shared memory, no barrier; a warp diverges where some lanes end a row.
///
/// # Safety
/// The arrays have `entries` entries, sorted by row; x has an element for each column, y one for each row; the carries have an
/// element for each part; blocks have a multiple of 32 threads.
#[kernel]
#[allow(clippy::too_many_arguments)]
pub unsafe fn spmv_coo_segments(
    entries: usize,
    entry_rows: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
    carry_rows: *mut u32,
    carries: *mut f32,
) {
    let part = grid::x() / WARP_SIZE as usize;
    let lane = lane_id() as usize;
    let mut base = part * COO_PART;
    if base >= entries {
        return;
    }
    let end = entries.min(base + COO_PART);
    // SAFETY: all places are below the number of entries, and rows below the length of y; a row ends in one part only.
    unsafe {
        let (mut open_row, mut open) = (*entry_rows.add(base), 0.0);
        while base < end {
            let at = base + lane;
            // Lanes beyond the end go on with the last row, and nothing.
            let row = *entry_rows.add(at.min(end - 1));
            let mut sum = if at < end { term(columns, values, x, at) } else { 0.0 };
            if lane == 0 {
                if row == open_row {
                    sum += open;
                } else {
                    *y.add(open_row as usize) += open;
                }
            }
            let mut delta = 1;
            while delta < WARP_SIZE {
                let (before, _) = warp::warp_shuffle_up(FULL, sum, delta, WARP_SIZE);
                let (before_row, exists) = warp::warp_shuffle_up(FULL, row, delta, WARP_SIZE);
                // Rows are sorted: what lies between has this row as well.
                if exists && before_row == row {
                    sum += before;
                }
                delta *= 2;
            }
            let (next_row, exists) = warp::warp_shuffle_down(FULL, row, 1, WARP_SIZE);
            if exists && next_row != row {
                *y.add(row as usize) += sum;
            }
            open_row = warp::warp_shuffle_idx(FULL, row, WARP_SIZE - 1, WARP_SIZE).0;
            open = warp::warp_shuffle_idx(FULL, sum, WARP_SIZE - 1, WARP_SIZE).0;
            base += WARP_SIZE as usize;
        }
        if lane == 0 {
            *carry_rows.add(part) = open_row;
            *carries.add(part) = open;
        }
    }
}

/// Adds the carries of parts to their rows. Most rows have one carry, which a lane adds; the carries of a row that goes through
/// many parts are added up by the whole warp. A carry beyond the last row is nothing's.
///
/// Cost of c carries: at most 4c reads, coalesced, and a read and a write of y for each row that has a carry; 5 shuffles and a
/// read for each further carry of a row; no shared memory, no barrier; warps diverge.
///
/// # Safety
/// `carry_rows` and `carries` have `count` elements, the rows ascending; y has `rows` elements; blocks have a multiple of 32
/// threads.
#[kernel]
pub unsafe fn spmv_add_carries(
    count: usize,
    carry_rows: *const u32,
    carries: *const f32,
    rows: usize,
    y: *mut f32,
) {
    let (at, lane) = (grid::x(), lane_id() as usize);
    if at - lane >= count {
        return;
    }
    // SAFETY: all places are below the number of carries; of the carries of a row, one thread or one warp writes the row.
    unsafe {
        let row = if at < count { *carry_rows.add(at) } else { u32::MAX };
        let is_first = (row as usize) < rows && (at == 0 || *carry_rows.add(at - 1) != row);
        let goes_on = is_first && at + 1 < count && *carry_rows.add(at + 1) == row;
        if is_first && !goes_on {
            *y.add(row as usize) += *carries.add(at);
        }
        let mut long = warp::warp_vote_ballot(FULL, goes_on);
        while long != 0 {
            let leader = long.trailing_zeros();
            long &= long - 1;
            let (first, _) = warp::warp_shuffle_idx(FULL, at, leader, WARP_SIZE);
            let (row, _) = warp::warp_shuffle_idx(FULL, row, leader, WARP_SIZE);
            let (mut place, mut sum) = (first + lane, 0.0);
            loop {
                let is_row = place < count && *carry_rows.add(place) == row;
                if is_row {
                    sum += *carries.add(place);
                }
                if !warp::warp_vote_all(FULL, is_row) {
                    break;
                }
                place += WARP_SIZE as usize;
            }
            let sum = warp::warp_reduce(FULL, sum, |a, b| a + b);
            if lane == 0 {
                *y.add(row as usize) += sum;
            }
        }
    }
}
