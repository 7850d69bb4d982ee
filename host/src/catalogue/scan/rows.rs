//! Scans of rows, a block a row, and of 32 elements, a warp a row (C14, C15, E3, B6).

use gpu_kernels::scan::{in_warp, rows};

use super::*;
use crate::reference::gamma;

/// Elements of a section of the kernels that work on rows.
const SECTION: usize = 1024;

const ROW_SIZES: Sizes<2> = Sizes { tiny: [10, 1000], notes: [1024, 1024], large: [262_144, 1024] };

pub(super) static ROW_SCAN: Algorithm<Scanned, 2> = Algorithm {
    id: "row_scan",
    title: "Scan each row, inclusive",
    notes: &[],
    dims: ["rows", "cols"],
    sizes: ROW_SIZES,
    accepts: any_shape,
    problem: |[rows, cols], data| Scanned::rows(any_integers(data, rows * cols), cols, INCLUSIVE),
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[
        Variant::new("kogge_stone", "n log n additions", &["row_scan_kogge_stone"], |case, p, dims| {
            row_scan(case, p, dims, 1024, rows::row_scan_kogge_stone)
        })
        .notes(&["C14"]),
        Variant::new("hillis_steele", "two buffers", &["row_scan_hillis_steele"], |case, p, dims| {
            row_scan(case, p, dims, 1024, rows::row_scan_hillis_steele)
        })
        .notes(&["E3"]),
        Variant::new("brent_kung", "2n additions", &["row_scan_brent_kung"], |case, p, dims| {
            row_scan(case, p, dims, 512, rows::row_scan_brent_kung)
        })
        .notes(&["C15"]),
        Variant::new(
            "chunks",
            "eight elements a thread, then offsets",
            &["row_scan_chunks"],
            |case, p, dims| row_scan(case, p, dims, 128, rows::row_scan_chunks),
        )
        .notes(&["E3"]),
        Variant::new("shuffle", "two rounds of shuffles", &["row_scan_shuffle"], |case, p, dims| {
            row_scan(case, p, dims, 1024, rows::row_scan_shuffle)
        })
        .notes(&["B6"])
        .needs(3, 0),
        Variant::new("int4", "four elements in one access", &["row_scan_int4"], |case, p, dims| {
            row_scan(case, p, dims, 256, rows::row_scan_int4)
        })
        .notes(&["B6"])
        .needs(3, 0),
    ],
};

pub(super) static ROW_SCAN_SQUARES: Algorithm<Scanned, 2> = Algorithm {
    id: "row_scan_squares",
    title: "Scan the squares of each row, inclusive",
    notes: &["C14"],
    dims: ["rows", "cols"],
    sizes: ROW_SIZES,
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let input = any_integers(data, rows * cols);
        let mut output: Vec<i32> = input.par_iter().map(|value| value.wrapping_mul(*value)).collect();
        scan_rows(&mut output, cols, INCLUSIVE);
        Scanned { input, output: Expected::Exact(output) }
    },
    work: |[rows, cols]| Work::new(8 * rows * cols, 2 * rows * cols),
    variants: &[Variant::new("kogge_stone", "as in the notes", &["row_scan_squares"], |case, p, dims| {
        row_scan(case, p, dims, 1024, rows::row_scan_squares)
    })],
};

pub(super) static ROW_SCAN_EXCLUSIVE: Algorithm<Scanned, 2> = Algorithm {
    id: "row_scan_exclusive",
    title: "Scan each row, exclusive",
    notes: &["E3"],
    dims: ["rows", "cols"],
    sizes: ROW_SIZES,
    accepts: any_shape,
    problem: |[rows, cols], data| Scanned::rows(any_integers(data, rows * cols), cols, EXCLUSIVE),
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[
        Variant::new("sweep", "up- and down-sweep", &["row_scan_sweep"], |case, p, dims| {
            row_scan(case, p, dims, 512, rows::row_scan_sweep)
        }),
        Variant::new("int4", "four elements in one access", &["row_scan_exclusive_int4"], |case, p, dims| {
            row_scan(case, p, dims, 256, rows::row_scan_exclusive_int4)
        })
        .notes(&["B6"])
        .needs(3, 0),
    ],
};

fn row_scan(
    case: &mut Case<'_>,
    p: &Scanned,
    [rows, cols]: [usize; 2],
    block: u32,
    kernel: RowScan<i32>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements; the block is the kernel's.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), cols, rows) };
        gpu.launch((rows.min(MOST_BLOCKS) as u32, block), call)
    })?;
    case.check(&output, &p.output)
}

pub(super) struct Floats {
    input: Vec<f32>,
    output: Expected<f32>,
}

/// Floats scanned in double precision. An element passes at most 20 additions inside its section (up and down a tree of ten
/// levels; a chunk of eight, the shuffles and the offset are fewer), and one more for each section.
fn float_rows(input: Vec<f32>, width: usize, inclusive: bool) -> Floats {
    let (mut value, mut bound) = (vec![0.0; input.len()], vec![0.0; input.len()]);
    let (error, row) = (gamma(20 + width.div_ceil(SECTION)), width.max(1));
    let results = value.par_chunks_mut(row).zip(bound.par_chunks_mut(row));
    input.par_chunks(row).zip(results).for_each(|(input, (values, bounds))| {
        let (mut sum, mut size) = (0.0, 0.0);
        for ((element, value), bound) in input.iter().zip(values).zip(bounds) {
            let before = (sum, size);
            let element = f64::from(*element);
            (sum, size) = (sum + element, size + element.abs());
            let (sum, size) = if inclusive { (sum, size) } else { before };
            (*value, *bound) = (sum, error * size);
        }
    });
    Floats { input, output: Expected::Bounded { value, bound } }
}

pub(super) static ROW_SCAN_F32: Algorithm<Floats, 2> = Algorithm {
    id: "row_scan_f32",
    title: "Scan each row of floats, inclusive",
    notes: &[],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [10, 1000], notes: [256, 1024], large: [65_536, 1024] },
    accepts: any_shape,
    problem: |[rows, cols], data| float_rows(data.f32s(rows * cols), cols, INCLUSIVE),
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[
        Variant::new("kogge_stone", "n log n additions", &["row_scan_kogge_stone_f32"], |case, p, dims| {
            float_scan(case, p, dims, 1024, rows::row_scan_kogge_stone_f32)
        })
        .notes(&["C14"]),
        Variant::new("brent_kung", "2n additions", &["row_scan_brent_kung_f32"], |case, p, dims| {
            float_scan(case, p, dims, 512, rows::row_scan_brent_kung_f32)
        })
        .notes(&["C15"]),
        Variant::new(
            "chunks",
            "eight elements a thread, then offsets",
            &["row_scan_chunks_f32"],
            |case, p, dims| float_scan(case, p, dims, 128, rows::row_scan_chunks_f32),
        )
        .notes(&["E3"]),
    ],
};

pub(super) static ROW_SCAN_F32_EXCLUSIVE: Algorithm<Floats, 2> = Algorithm {
    id: "row_scan_f32_exclusive",
    title: "Scan each row of floats, exclusive",
    notes: &["E3"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [10, 1000], notes: [256, 1024], large: [65_536, 1024] },
    accepts: any_shape,
    problem: |[rows, cols], data| float_rows(data.f32s(rows * cols), cols, EXCLUSIVE),
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[Variant::new("sweep", "up- and down-sweep", &["row_scan_sweep_f32"], |case, p, dims| {
        float_scan(case, p, dims, 512, rows::row_scan_sweep_f32)
    })],
};

fn float_scan(
    case: &mut Case<'_>,
    p: &Floats,
    [rows, cols]: [usize; 2],
    block: u32,
    kernel: RowScan<f32>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements; the block is the kernel's.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), cols, rows) };
        gpu.launch((rows.min(MOST_BLOCKS) as u32, block), call)
    })?;
    case.check(&output, &p.output)
}

pub(super) static WARP_SCAN: Algorithm<Floats, 1> = Algorithm {
    id: "warp_scan",
    title: "Scan rows of 32 inside a warp: log₂ n steps against 2 log₂ n",
    notes: &["E3"],
    dims: ["rows"],
    sizes: Sizes { tiny: [99], notes: [10_000], large: [1 << 21] },
    accepts: |[rows]| at_most(1 << 31, &[rows, 32], "a row has 32 elements, and all have at most 2^31"),
    problem: |[rows], data| float_rows(data.f32s(32 * rows), 32, INCLUSIVE),
    work: |[rows]| Work::new(256 * rows, 31 * rows),
    variants: &[
        Variant::new(
            "hillis_steele",
            "5 steps, 129 additions",
            &["warp_scan_hillis_steele"],
            |case, p, dims| warp_scan(case, p, dims, in_warp::warp_scan_hillis_steele),
        ),
        Variant::new("sweep", "9 steps, 57 additions", &["warp_scan_sweep"], |case, p, dims| {
            warp_scan(case, p, dims, in_warp::warp_scan_sweep)
        }),
    ],
};

fn warp_scan(
    case: &mut Case<'_>,
    p: &Floats,
    [rows]: [usize; 1],
    kernel: for<'k> unsafe fn(DevicePtr<'k, f32>, DevicePtrMut<'k, f32>, usize) -> KernelCall<'k>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(32 * rows)?;
    case.run(|gpu| {
        // SAFETY: both have 32 elements a row.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), rows) };
        gpu.launch(Config::cover1(32 * rows, BLOCK), call)
    })?;
    case.check(&output, &p.output)
}
