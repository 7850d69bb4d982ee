//! Formats whose entries lie column by column, so that the lanes of a warp, a row each, read neighbours: ELL, with every row
//! filled up to one length, and JDS, with the rows sorted by length instead.

use super::term;
use crate::grid;
use cuda_std::prelude::*;

/// The column of a place of an ELL matrix that holds no entry.
///
/// The notes fill up with zeros that are multiplied like entries. That is wrong where x holds an infinity or a NaN: 0·∞ is
/// NaN, in a row that has no entry there.
pub const PADDING: u32 = u32::MAX;

/// Places of a row whose columns are read together, and then what they name: a thread waits for memory twice for four places, not
/// twice for each.
const TOGETHER: usize = 4;

/// The products of the entries at four places with their places in x.
///
/// # Safety
/// The places are inside `values`, and the columns below the length of x.
#[inline(always)]
unsafe fn products(
    places: [usize; TOGETHER],
    columns: [u32; TOGETHER],
    values: *const f32,
    x: *const f32,
) -> [f32; TOGETHER] {
    // SAFETY: as the caller promises.
    core::array::from_fn(|k| unsafe { *values.add(places[k]) * *x.add(columns[k] as usize) })
}

/// One row of an ELL matrix: the sum over its first `width` places. With `STOP` the walk ends at the first place that holds no
/// entry.
///
/// # Safety
/// As [`spmv_ell`]; the row is below the stride.
#[inline(always)]
unsafe fn ell_row<const STOP: bool>(
    row: usize,
    stride: usize,
    width: usize,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
) -> f32 {
    let (mut sum, mut at, mut left) = (0.0, row, width);
    // SAFETY: all places are inside the arrays; the column of an entry is below the length of x.
    unsafe {
        while left >= TOGETHER {
            let places = [at, at + stride, at + 2 * stride, at + 3 * stride];
            let four = places.map(|place| *columns.add(place));
            // The padding is the greatest number: none of the four is padding.
            if four[0].max(four[1]).max(four[2]).max(four[3]) != PADDING {
                let [a, b, c, d] = products(places, four, values, x);
                sum = sum + a + b + c + d;
            } else if STOP {
                // The row ends among the four: one by one.
                break;
            } else {
                for k in 0..TOGETHER {
                    if four[k] != PADDING {
                        sum += *values.add(places[k]) * *x.add(four[k] as usize);
                    }
                }
            }
            at += TOGETHER * stride;
            left -= TOGETHER;
        }
        while left > 0 {
            let column = *columns.add(at);
            if column != PADDING {
                sum += *values.add(at) * *x.add(column as usize);
            } else if STOP {
                break;
            }
            at += stride;
            left -= 1;
        }
    }
    sum
}

/// C18: a thread a row, over entries stored column by column, `stride` places a column. Every row is walked to the length of
/// the longest.
///
/// Cost for w places a row: h·w reads of columns and 2e of values and x, h writes, all coalesced but x; no shared memory, no barrier;
/// every warp takes w rounds, four at a time, and diverges where some of its rows have ended.
///
/// # Safety
/// The arrays have `stride * width` places, `stride` being at least `rows`; a column is [`PADDING`] or below the length of x; y
/// has `rows` elements.
#[kernel]
pub unsafe fn spmv_ell(
    rows: usize,
    stride: usize,
    width: usize,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let row = grid::x();
    if row < rows {
        // SAFETY: as the caller promises.
        unsafe { *y.add(row) = ell_row::<false>(row, stride, width, columns, values, x) };
    }
}

/// C18 with an end: a thread stops at the first place of its row that holds no entry, so that a warp takes as many rounds as its
/// own longest row has entries, four at a time and the last ones one by one.
///
/// Cost: at most 5h + 3e reads and h writes, coalesced but x; no shared memory, no barrier; a warp diverges when its
/// rows differ in length.
///
/// # Safety
/// As [`spmv_ell`], and a row's entries stand before its padding.
#[kernel]
pub unsafe fn spmv_ell_stop(
    rows: usize,
    stride: usize,
    width: usize,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let row = grid::x();
    if row < rows {
        // SAFETY: as the caller promises.
        unsafe { *y.add(row) = ell_row::<true>(row, stride, width, columns, values, x) };
    }
}

/// C21, the notes' way: a launch for each group of rows of equal length. Sorted by length, row i of the matrix's `order` has its
/// k-th entry at `diagonals[k] + i`; the group has the `count` rows from `first` on, of `length` entries.
///
/// Cost of a launch: `count` · (1 + 4 `length`) reads, `count` writes anywhere; all are coalesced but x and the writes; no shared memory,
/// no barrier, no divergence but in the last warp.
///
/// # Safety
/// The arrays are those of a JDS matrix; the group's rows exist and have that many entries; y has an element for each row.
#[kernel]
#[allow(clippy::too_many_arguments)]
pub unsafe fn spmv_jds_group(
    first: usize,
    count: usize,
    length: usize,
    diagonals: *const u32,
    order: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let i = grid::x();
    if i >= count {
        return;
    }
    let mut sum = 0.0;
    // SAFETY: each of the group's rows has an entry on each of the first `length` diagonals.
    unsafe {
        grid::stride(0, 1, length, |k| {
            sum += term(columns, values, x, *diagonals.add(k) as usize + first + i);
        });
        *y.add(*order.add(first + i) as usize) = sum;
    }
}

/// C21 in one launch: a thread a row in the sorted order. It ends with the first diagonal that does not reach its row. As long as four
/// more reach it, their columns are asked for together, and then what they name.
///
/// Cost: at most 8h + 4¼e reads (the ends of a diagonal are the same for the whole warp), h writes anywhere; all are
/// coalesced but x and the writes; no shared memory, no barrier; few warps diverge, since neighbours have about one length.
///
/// # Safety
/// The arrays are those of a JDS matrix of `rows` rows with `depth` diagonals; x has an element for each column, y for each row.
#[kernel]
#[allow(clippy::too_many_arguments)]
pub unsafe fn spmv_jds(
    rows: usize,
    depth: usize,
    diagonals: *const u32,
    order: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    y: *mut f32,
) {
    let i = grid::x();
    if i >= rows {
        return;
    }
    let (mut sum, mut k) = (0.0, 0);
    // SAFETY: `diagonals` has `depth + 1` offsets, and row i an entry on each diagonal longer than i.
    unsafe {
        let start = |k: usize| *diagonals.add(k) as usize;
        let reaches = |k: usize| start(k) + i < start(k + 1);
        // Diagonals never grow: where the fourth reaches the row, so do the three before it.
        while k + TOGETHER <= depth && reaches(k + TOGETHER - 1) {
            let places = core::array::from_fn(|next| start(k + next) + i);
            let [a, b, c, d] = products(places, places.map(|place| *columns.add(place)), values, x);
            sum = sum + a + b + c + d;
            k += TOGETHER;
        }
        while k < depth && reaches(k) {
            sum += term(columns, values, x, start(k) + i);
            k += 1;
        }
        *y.add(*order.add(i) as usize) = sum;
    }
}
