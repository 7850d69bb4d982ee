//! Reductions and scans of a warp: registers exchanged instead of shared memory (B6).

use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSliceMut, KernelCall};
use gpu_kernels::warp;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "warp", title: "Warp shuffles", entries: &[&WARP_ROW_SUM, &WARP_ROW_SCAN] };

/// Threads of a block, and the warps in it, each of which works on a row at a time.
const BLOCK: u32 = 256;
const WARPS: usize = 8;
/// Blocks that are launched at most: the kernels stride over the rows.
const MOST_BLOCKS: usize = 4096;

struct Rows {
    input: Vec<i32>,
    output: Expected<i32>,
}

static WARP_ROW_SUM: Algorithm<Rows, 2> = Algorithm {
    id: "warp_row_sum",
    title: "Sum each row with one warp",
    notes: &["B6"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1024, 1024], large: [16_384, 4096] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let input = data.i32s(rows * cols, i32::MIN..=i32::MAX);
        let sum =
            |row: usize| input[row * cols..][..cols].iter().fold(0i32, |sum, value| sum.wrapping_add(*value));
        Rows { output: Expected::Exact((0..rows).into_par_iter().map(sum).collect()), input }
    },
    work: |[rows, cols]| Work::new(4 * rows * (cols + 1), rows * cols),
    variants: &[
        Variant::new("shared", "through shared memory", &["warp_row_sum_shared"], |case, p, dims| {
            sum(case, p, dims, warp::warp_row_sum_shared)
        }),
        Variant::new("down", "shuffle down", &["warp_row_sum_down"], |case, p, dims| {
            sum(case, p, dims, warp::warp_row_sum_down)
        })
        .needs(3, 0),
        Variant::new("xor", "butterfly shuffle", &["warp_row_sum_xor"], |case, p, dims| {
            sum(case, p, dims, warp::warp_row_sum_xor)
        })
        .needs(3, 0),
        Variant::new("int4", "four elements in one access", &["warp_row_sum_int4"], |case, p, dims| {
            sum(case, p, dims, warp::warp_row_sum_int4)
        })
        .needs(3, 0),
    ],
};

static WARP_ROW_SCAN: Algorithm<Rows, 2> = Algorithm {
    id: "warp_row_scan",
    title: "Scan each row with one warp, inclusive",
    notes: &["B6"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1024, 1024], large: [16_384, 4096] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let input = data.i32s(rows * cols, i32::MIN..=i32::MAX);
        let mut output: Vec<i32> = input.par_iter().copied().collect();
        output.par_chunks_mut(cols.max(1)).for_each(|row| {
            for i in 1..row.len() {
                row[i] = row[i].wrapping_add(row[i - 1]);
            }
        });
        Rows { input, output: Expected::Exact(output) }
    },
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[
        Variant::new("shared", "through shared memory", &["warp_row_scan_shared"], |case, p, dims| {
            scan(case, p, dims, warp::warp_row_scan_shared)
        }),
        Variant::new("shuffle", "shuffle up", &["warp_row_scan"], |case, p, dims| {
            scan(case, p, dims, warp::warp_row_scan)
        })
        .needs(3, 0),
    ],
};

fn config(rows: usize) -> Config {
    Config::cover1(rows.min(MOST_BLOCKS * WARPS) * 32, BLOCK)
}

fn sum(
    case: &mut Case<'_>,
    p: &Rows,
    [rows, cols]: [usize; 2],
    kernel: for<'k> unsafe fn(DevicePtr<'k, i32>, usize, DeviceSliceMut<'k, i32>) -> KernelCall<'k>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut sums = case.output::<i32>(rows)?;
    case.run(|gpu| {
        // SAFETY: the input has rows × cols elements; blocks have 8 warps.
        let call = unsafe { kernel(input.ptr(), cols, sums.slice_mut()) };
        gpu.launch(config(rows), call)
    })?;
    case.check(&sums, &p.output)
}

fn scan(
    case: &mut Case<'_>,
    p: &Rows,
    [rows, cols]: [usize; 2],
    kernel: for<'k> unsafe fn(DevicePtr<'k, i32>, DevicePtrMut<'k, i32>, usize, usize) -> KernelCall<'k>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements; blocks have 8 warps.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), cols, rows) };
        gpu.launch(config(rows), call)
    })?;
    case.check(&output, &p.output)
}
