//! Scans: rows (C14, C15, E3, B6), whole arrays (E3, E7), segments (E4), and sums over rectangles (C16).

mod arrays;
mod prefix_2d;
mod rows;
mod segmented;

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::scan::look_back;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "scan",
    title: "Scans",
    entries: &[
        &rows::ROW_SCAN,
        &rows::ROW_SCAN_SQUARES,
        &rows::ROW_SCAN_EXCLUSIVE,
        &rows::ROW_SCAN_F32,
        &rows::ROW_SCAN_F32_EXCLUSIVE,
        &rows::WARP_SCAN,
        &arrays::ARRAY_SCAN,
        &arrays::ARRAY_SCAN_EXCLUSIVE,
        &segmented::SEGMENTED_SCAN,
        &segmented::SEGMENTED_SCAN_EXCLUSIVE,
        &prefix_2d::PREFIX_2D,
    ],
};

/// Threads of a block of the kernels that work on whole arrays.
const BLOCK: u32 = 256;
/// Blocks that stride at most.
const MOST_BLOCKS: usize = 1 << 20;
/// Whether a scan takes in the element itself.
const INCLUSIVE: bool = true;
const EXCLUSIVE: bool = false;

/// Elements that one of the host's threads scans at a time.
const PIECE: usize = 1 << 16;

/// Scans `values` in place, anew after each `width` elements.
fn scan_rows(values: &mut [i32], width: usize, inclusive: bool) {
    values.par_chunks_mut(width.max(1)).for_each(|row| {
        if row.len() <= PIECE {
            return scan(row, 0, inclusive);
        }
        // Sums are modulo 2³², so that pieces may be summed first and then scanned, each from the sum of all before it.
        let sum = |piece: &[i32]| piece.iter().fold(0i32, |sum, value| sum.wrapping_add(*value));
        let mut before: Vec<i32> = row.par_chunks(PIECE).map(sum).collect();
        scan(&mut before, 0, EXCLUSIVE);
        row.par_chunks_mut(PIECE).zip(before).for_each(|(piece, before)| scan(piece, before, inclusive));
    });
}

/// Scans `values` in place, from `sum` on.
fn scan(values: &mut [i32], mut sum: i32, inclusive: bool) {
    for value in values {
        let before = sum;
        sum = sum.wrapping_add(*value);
        *value = if inclusive { sum } else { before };
    }
}

struct Scanned {
    input: Vec<i32>,
    output: Expected<i32>,
}

impl Scanned {
    fn rows(input: Vec<i32>, width: usize, inclusive: bool) -> Scanned {
        let mut output: Vec<i32> = input.par_iter().copied().collect();
        scan_rows(&mut output, width, inclusive);
        Scanned { input, output: Expected::Exact(output) }
    }
}

fn any_integers(data: &mut Gen, n: usize) -> Vec<i32> {
    data.i32s(n, i32::MIN..=i32::MAX)
}

const ARRAY_SIZES: Sizes<1> = Sizes { tiny: [10_001], notes: [1_000_000], large: [40_000_000] };

/// A kernel that scans rows: input, output, width, rows.
type RowScan<T> = for<'k> unsafe fn(DevicePtr<'k, T>, DevicePtrMut<'k, T>, usize, usize) -> KernelCall<'k>;

/// A grid that strides over `n` elements.
fn over(n: usize) -> Config {
    Config::cover1(n.min(MOST_BLOCKS * BLOCK as usize), BLOCK)
}

/// The levels of a tree over `len` elements, a power of two: how many runs of two strides, and the stride; upwards.
fn levels(len: usize) -> Vec<(usize, usize)> {
    let mut levels = Vec::new();
    let mut stride = 1;
    while 2 * stride <= len {
        levels.push((len / (2 * stride), stride));
        stride *= 2;
    }
    levels
}

fn up(len: usize, mut level: impl FnMut(usize, usize) -> CaseResult) -> CaseResult {
    levels(len).into_iter().try_for_each(|(runs, stride)| level(runs, stride))
}

fn down(len: usize, mut level: impl FnMut(usize, usize) -> CaseResult) -> CaseResult {
    levels(len).into_iter().rev().try_for_each(|(runs, stride)| level(runs, stride))
}

/// Words of the look-back: the counter, and one a tile.
fn words(n: usize) -> usize {
    1 + n.div_ceil(look_back::TILE)
}

/// A block for each tile of the look-back.
fn tile_a_block(n: usize) -> Config {
    Config::cover1(n.div_ceil(look_back::TILE) * look_back::BLOCK, look_back::BLOCK as u32)
}

/// Forgets what the words of an earlier run say.
fn reset(gpu: &Gpu<'_>, states: &mut Output<u64>) -> CaseResult {
    let words = states.len();
    // SAFETY: that many words.
    gpu.launch(over(words), unsafe { look_back::look_back_reset(states.ptr_mut(), words) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_rows_are_scanned_as_short_ones_are() {
        let values = any_integers(&mut Gen::new(1, "scan"), 3 * PIECE + 11);
        for (inclusive, width) in [(true, values.len()), (false, values.len()), (true, PIECE + 1), (false, 1)]
        {
            let (mut scanned, mut rows) = (values.clone(), values.clone());
            scan_rows(&mut scanned, width, inclusive);
            rows.chunks_mut(width).for_each(|row| scan(row, 0, inclusive));
            assert!(scanned == rows, "{width} {inclusive}");
        }
        let mut few = [5, 7, -1];
        scan_rows(&mut few, 2, INCLUSIVE);
        assert_eq!(few, [5, 12, -1]);
        scan_rows(&mut [], 0, INCLUSIVE);
    }
}
