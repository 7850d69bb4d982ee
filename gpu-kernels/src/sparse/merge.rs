//! CSR in pieces of equal work, whatever the lengths of the rows: the merge path.
//!
//! To end a row is a step, and to take an entry is a step. A matrix of h rows and e entries is a path of h + e steps: it takes
//! the entries of row 0, ends row 0, and so on. That is the merge of two sorted lists, the ends of the rows and the numbers of
//! the entries, so that a binary search finds how many rows have ended after any number of steps. Each block gets equally
//! many steps, and inside it each thread: empty rows and a row of a million entries cost what their steps cost.

use super::FULL;
use crate::grid;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

/// Threads of a block.
pub const MERGE_BLOCK: u32 = 256;
/// Steps of a thread: odd, so that inside a row the threads of a warp walk through different banks.
const STEPS: usize = 7;
/// Steps of a block.
pub const MERGE_TILE: usize = MERGE_BLOCK as usize * STEPS;
const WARPS: usize = (MERGE_BLOCK / WARP_SIZE) as usize;

/// How many rows have ended after `steps` steps of the path of `rows` rows and `entries` entries; `end` gives the end of a row, as
/// a number of entries.
#[inline(always)]
fn rows_ended<N: Number>(steps: N, rows: N, entries: N, end: impl Fn(N) -> N) -> N {
    let (mut low, mut high) = (steps.max(entries) - entries, steps.min(rows));
    while low < high {
        let middle = N::middle(low, high);
        if end(middle) < steps - middle {
            low = N::next(middle);
        } else {
            high = middle;
        }
    }
    low
}

/// Numbers of steps: of the whole path, or of a tile.
trait Number: Copy + Ord + core::ops::Sub<Output = Self> {
    fn middle(low: Self, high: Self) -> Self;
    fn next(self) -> Self;
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(
            impl Number for $type {
                #[inline(always)]
                fn middle(low: $type, high: $type) -> $type {
                    (low + high) / 2
                }
                #[inline(always)]
                fn next(self) -> $type {
                    self + 1
                }
            }
        )*
    };
}

numbers! { usize u32 }

/// First step: how many rows have ended where each tile of the path starts, and at its end.
///
/// Cost: a binary search a tile, at most log₂ h dependent reads anywhere, and a write, coalesced; no shared memory, no
/// barrier; warps diverge a little.
///
/// # Safety
/// `row_ptr` is that of a CSR matrix of `rows` rows; `starts` has room for `count`, one for each tile and one more.
#[kernel]
pub unsafe fn spmv_merge_search(rows: usize, row_ptr: *const u32, count: usize, starts: *mut u32) {
    let tile = grid::x();
    if tile >= count {
        return;
    }
    // SAFETY: offsets up to the number of rows.
    unsafe {
        let entries = *row_ptr.add(rows) as usize;
        let steps = (tile * MERGE_TILE).min(rows + entries);
        *starts.add(tile) = rows_ended(steps, rows, entries, |row| *row_ptr.add(row + 1) as usize) as u32;
    }
}

/// What a run of threads leaves open: the sum since the last row ended, and whether one ended at all.
#[derive(Clone, Copy)]
struct Open {
    sum: f32,
    has_end: bool,
}

impl Open {
    #[inline(always)]
    fn then(self, later: Open) -> Open {
        if later.has_end { later } else { Open { sum: self.sum + later.sum, has_end: self.has_end } }
    }
}

/// Second step: a block a tile of 1792 steps. The block puts the ends of its rows and the products of its entries into shared
/// memory; each thread finds its place on the path and walks seven steps, adding products and writing the rows that
/// end. What a thread leaves open goes to the threads after it by a segmented scan, and what the block leaves open is its
/// carry, for [`spmv_add_carries`](super::coo::spmv_add_carries).
///
/// Cost: h reads, and three for each step of each tile (where a step ends a row, those of the tile's last entry once more), coalesced
/// but x; h writes, nearly coalesced; three reads a thread and two writes a tile; 7264 bytes of shared memory; 2 barriers a tile; 12
/// shuffles a thread; of the walk, a warp diverges only to write.
///
/// Launch bounds: 40 registers a thread, so that six blocks are resident; LLVM's PTX takes 48 otherwise, for five.
///
/// # Safety
/// The arrays are those of a CSR matrix of `rows` rows; x has an element for each column, y one for each row; `starts` is that
/// of [`spmv_merge_search`]; the carries have an element for each tile; a block of 256 threads a tile.
#[kernel(launch_bounds(MERGE_BLOCK, 6))]
#[allow(clippy::too_many_arguments)]
pub unsafe fn spmv_merge(
    rows: usize,
    row_ptr: *const u32,
    columns: *const u32,
    values: *const f32,
    x: *const f32,
    starts: *const u32,
    y: *mut f32,
    carry_rows: *mut u32,
    carries: *mut f32,
) {
    // The ends of the tile's rows, a sentinel, the products of its entries, and a zero for each step of a thread.
    let words = shared![u32; 1800];
    let warp_sums = shared![f32; 8];
    let warp_ends = shared![u32; 8];
    const { assert!(MERGE_TILE + 1 + STEPS == 1800 && WARPS == 8) };

    let (tile, t) = (thread::block_idx_x() as usize, thread::thread_idx_x());
    // SAFETY: the tile's rows and entries are inside the matrix; places in shared memory are below the tile's steps and one
    // more; each row ends in one thread.
    unsafe {
        let (first_row, last_row) = (*starts.add(tile) as usize, *starts.add(tile + 1));
        let path = rows + *row_ptr.add(rows) as usize;
        let first_entry = tile * MERGE_TILE - first_row;
        // Inside the tile 32-bit numbers do.
        let steps = (path - tile * MERGE_TILE).min(MERGE_TILE) as u32;
        let ends = last_row - first_row as u32;
        let entries = steps - ends;

        grid::stride(t as usize, MERGE_BLOCK as usize, ends as usize, |i| {
            words.set_unchecked(i, *row_ptr.add(first_row + i + 1) - first_entry as u32);
        });
        if t == 0 {
            // The row that is open at the end never ends here.
            words.set_unchecked(ends as usize, u32::MAX);
        }
        let products = ends + 1;
        if t < STEPS as u32 {
            // What the last thread of the path walks over after its end.
            words.set_unchecked((products + entries + t) as usize, 0);
        }
        if entries > 0 {
            let (columns, values) = (columns.add(first_entry), values.add(first_entry));
            // All loads first, so that they are under way together. Beyond the end the last entry once more: its product goes
            // where it belongs in any case.
            let place = |k: usize| (k as u32 * MERGE_BLOCK + t).min(entries - 1);
            let mut entry = [(0u32, 0f32); STEPS];
            for (k, slot) in entry.iter_mut().enumerate() {
                *slot = (*columns.add(place(k) as usize), *values.add(place(k) as usize));
            }
            for (k, (column, value)) in entry.iter().enumerate() {
                let product = *value * *x.add(*column as usize);
                words.set_unchecked((products + place(k)) as usize, product.to_bits());
            }
        }
        thread::sync_threads();

        let start = (t * STEPS as u32).min(steps);
        let mut row = rows_ended(start, ends, entries, |i| words.get_unchecked(i as usize));
        let mut entry = start - row;
        let mut end = words.get_unchecked(row as usize);
        let mut open = Open { sum: 0.0, has_end: false };
        let (mut head_row, mut head) = (0, 0.0);
        let y = y.add(first_row);
        for _ in 0..STEPS {
            let takes = entry < end;
            // The product to add, or the end of the next row: one read in either case.
            let word = words.get_unchecked(if takes { products + entry } else { row + 1 } as usize);
            if !takes && open.has_end {
                *y.add(row as usize) = open.sum;
            }
            // The first row that ends may have begun before this thread.
            (head_row, head) = if takes || open.has_end { (head_row, head) } else { (row, open.sum) };
            open.sum = if takes { open.sum + f32::from_bits(word) } else { 0.0 };
            open.has_end |= !takes;
            end = if takes { end } else { word };
            entry += u32::from(takes);
            row += u32::from(!takes);
        }

        let has_head = open.has_end;
        let mut delta = 1;
        while delta < WARP_SIZE {
            let (sum, exists) = warp::warp_shuffle_up(FULL, open.sum, delta, WARP_SIZE);
            let (has_end, _) = warp::warp_shuffle_up(FULL, open.has_end, delta, WARP_SIZE);
            if exists {
                open = Open { sum, has_end }.then(open);
            }
            delta *= 2;
        }
        let (before_sum, exists) = warp::warp_shuffle_up(FULL, open.sum, 1, WARP_SIZE);
        let (before_end, _) = warp::warp_shuffle_up(FULL, open.has_end, 1, WARP_SIZE);
        let warp = warp_id() as usize;
        if lane_id() == WARP_SIZE - 1 {
            warp_sums.set_unchecked(warp, open.sum);
            warp_ends.set_unchecked(warp, u32::from(open.has_end));
        }
        thread::sync_threads();
        let mut earlier = Open { sum: 0.0, has_end: false };
        for i in 0..WARPS - 1 {
            let of_warp = Open { sum: warp_sums.get_unchecked(i), has_end: warp_ends.get_unchecked(i) != 0 };
            earlier = if i < warp { earlier.then(of_warp) } else { earlier };
        }
        if has_head {
            let before =
                if exists { earlier.then(Open { sum: before_sum, has_end: before_end }) } else { earlier };
            *y.add(head_row as usize) = before.sum + head;
        }
        if t == MERGE_BLOCK - 1 {
            *carry_rows.add(tile) = last_row;
            *carries.add(tile) = earlier.then(open).sum;
        }
    }
}
