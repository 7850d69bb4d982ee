//! Prefix sums in two dimensions (C16).

use gpu_kernels::scan::{prefix_2d, rows};

use super::*;

/// Edge of the notes' matrix, which is all ones.
const NOTES: usize = 1024;

pub(super) static PREFIX_2D: Algorithm<Scanned, 2> = Algorithm {
    id: "prefix_2d",
    title: "Sums over all rectangles from the corner",
    notes: &["C16"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [NOTES, NOTES], large: [8192, 8192] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        // At the notes' size their data: the last sum then is the number of elements, 1048576.
        let is_notes = (rows, cols) == (NOTES, NOTES);
        let input = if is_notes { vec![1; rows * cols] } else { any_integers(data, rows * cols) };
        let mut output: Vec<i32> = input.par_iter().copied().collect();
        scan_rows(&mut output, cols, INCLUSIVE);
        scan_columns(&mut output, cols);
        Scanned { input, output: Expected::Exact(output) }
    },
    work: |[rows, cols]| Work::new(8 * rows * cols, 2 * rows * cols),
    variants: &[
        Variant::new(
            "host_columns",
            "rows on the device, columns on the host",
            &["row_scan_brent_kung"],
            host_columns,
        )
        .notes(&["C15"]),
        Variant::new(
            "columns",
            "a thread a column",
            &["row_scan_brent_kung", "column_scan"],
            |case, p, dims| {
                let columns = Config::cover1(dims[1], 32);
                prefix_2d(case, p, dims, (512, rows::row_scan_brent_kung), (columns, prefix_2d::column_scan))
            },
        )
        .notes(&["C15"]),
        Variant::new(
            "strips",
            "strips of columns in registers",
            &["row_scan_int4", "column_scan_strips"],
            |case, p, dims| {
                let strips = Config::cover1(dims[1].div_ceil(32) * 1024, 1024);
                prefix_2d(case, p, dims, (256, rows::row_scan_int4), (strips, prefix_2d::column_scan_strips))
            },
        )
        .notes(&["B6"])
        .needs(3, 0),
    ],
};

/// Adds each row to the one below.
fn scan_columns(data: &mut [i32], cols: usize) {
    for row in 1..data.len() / cols.max(1) {
        let (above, below) = data.split_at_mut(row * cols);
        let above = &above[(row - 1) * cols..];
        below.iter_mut().zip(above).for_each(|(value, above)| *value = value.wrapping_add(*above));
    }
}

/// C16, as the notes have it: the rows are scanned by the kernel of C15, the columns by the host.
fn host_columns(case: &mut Case<'_>, p: &Scanned, [rows, cols]: [usize; 2]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements.
        let call = unsafe { rows::row_scan_brent_kung(input.ptr(), output.ptr_mut(), cols, rows) };
        gpu.launch((rows.min(MOST_BLOCKS) as u32, 512), call)
    })?;
    let mut sums = case.read(&output)?;
    scan_columns(&mut sums, cols);
    case.check_data(&sums, &p.output);
    Ok(())
}

/// A kernel that scans columns in place: data, width, height.
type ColumnScan = for<'k> unsafe fn(DevicePtrMut<'k, i32>, usize, usize) -> KernelCall<'k>;

fn prefix_2d(
    case: &mut Case<'_>,
    p: &Scanned,
    [rows, cols]: [usize; 2],
    (block, row_scan): (u32, RowScan<i32>),
    (config, column_scan): (Config, ColumnScan),
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements.
        let call = unsafe { row_scan(input.ptr(), output.ptr_mut(), cols, rows) };
        gpu.launch((rows.min(MOST_BLOCKS) as u32, block), call)?;
        // SAFETY: as above.
        gpu.launch(config, unsafe { column_scan(output.ptr_mut(), cols, rows) })
    })?;
    case.check(&output, &p.output)
}
