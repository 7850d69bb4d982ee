//! Sparse matrix times vector (C17 to C21), over matrices of four kinds.

pub mod ways;

use super::prelude::*;
use crate::sparse::{Csr, MOST};
use ways::{Spmv, variants};

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "sparse", title: "Sparse matrices", entries: &[&EXAMPLE, &UNIFORM, &POWER_LAW, &LAPLACIAN] };

/// What the product cannot do without: each entry's column and value, the offsets, x and y.
fn work(rows: usize, cols: usize, entries: usize) -> Work {
    Work::new(8 * entries + 4 * (2 * rows + 1 + cols), 2 * entries)
}

/// A problem whose matrix was made here, so that nothing can be wrong with it.
fn made(matrix: Result<Csr, crate::sparse::SparseError>, x: impl FnOnce(&Csr) -> Vec<f32>) -> Spmv {
    let spmv = matrix.and_then(|csr| {
        let x = x(&csr);
        Spmv::new(csr, x)
    });
    spmv.unwrap_or_else(|error| unreachable!("the catalogue's matrices are well-formed: {error}"))
}

/// That rows, columns and entries can be numbered.
fn numbered(rows: usize, cols: usize, entries: Option<usize>) -> Result<(), &'static str> {
    if rows.max(cols) <= MOST && entries.is_some_and(|entries| entries <= MOST) {
        Ok(())
    } else {
        Err("indices have 32 bits: fewer than 2^32 - 1 rows, columns and entries")
    }
}

static EXAMPLE: Algorithm<Spmv, 1> = Algorithm {
    id: "spmv_example",
    title: "The notes' 4×4 matrix times a vector, repeated along the diagonal",
    notes: &[],
    dims: ["copies"],
    sizes: Sizes { tiny: [1], notes: [1], large: [1 << 20] },
    accepts: |[copies]| numbered(copies.saturating_mul(4), copies.saturating_mul(4), copies.checked_mul(7)),
    problem: example,
    work: |[copies]| work(4 * copies, 4 * copies, 7 * copies),
    variants: &variants(),
};

/// Rows {3, 1}, {}, {2, 4, 1}, {1, 1}, with x = 1, 2, 3, 4: whole numbers, so that every order of additions gives the same.
fn example([copies]: [usize; 1], _: &mut Gen) -> Spmv {
    let matrix = block_diagonal(
        copies,
        &[0, 2, 2, 5, 7],
        &[0, 2, 1, 2, 3, 0, 3],
        &[3.0, 1.0, 2.0, 4.0, 1.0, 1.0, 1.0],
    );
    let mut spmv = made(matrix, |_| [1.0, 2.0, 3.0, 4.0].repeat(copies));
    spmv.y = Expected::Exact([6.0, 0.0, 20.0, 5.0].repeat(copies));
    spmv
}

/// `copies` of a square matrix along the diagonal.
fn block_diagonal(
    copies: usize,
    row_ptr: &[u32],
    columns: &[u32],
    values: &[f32],
) -> Result<Csr, crate::sparse::SparseError> {
    let (rows, entries) = (row_ptr.len() - 1, columns.len());
    let offsets =
        (0..copies).flat_map(|copy| row_ptr[1..].iter().map(move |end| (copy * entries) as u32 + end));
    Csr::new(
        copies * rows,
        copies * rows,
        std::iter::once(0).chain(offsets).collect(),
        (0..copies)
            .flat_map(|copy| columns.iter().map(move |column| (copy * rows) as u32 + column))
            .collect(),
        values.repeat(copies),
    )
}

static UNIFORM: Algorithm<Spmv, 3> = Algorithm {
    id: "spmv_uniform",
    title: "Rows of one length, columns at random",
    notes: &[],
    dims: ["rows", "cols", "per_row"],
    sizes: Sizes { tiny: [203, 150, 16], notes: [4_000, 4_000, 16], large: [1 << 20, 1 << 20, 16] },
    accepts: |[rows, cols, per_row]| {
        if per_row > cols {
            return Err("a row has at most an entry in each column: per_row is at most cols");
        }
        numbered(rows, cols, rows.checked_mul(per_row))
    },
    problem: |[rows, cols, per_row], data| random(cols, vec![per_row; rows], data),
    work: |[rows, cols, per_row]| work(rows, cols, rows * per_row),
    variants: &variants(),
};

static POWER_LAW: Algorithm<Spmv, 3> = Algorithm {
    id: "spmv_power_law",
    title: "Few rows of very many entries, many of few, some of none",
    notes: &[],
    dims: ["rows", "cols", "per_row"],
    sizes: Sizes { tiny: [203, 150, 8], notes: [4_000, 4_000, 16], large: [1 << 20, 1 << 20, 16] },
    accepts: |[rows, cols, per_row]| {
        if per_row > cols {
            return Err("a row has at most an entry in each column: per_row, their mean, is at most cols");
        }
        // Their lengths are rounded, each by half an entry at most.
        numbered(rows, cols, per_row.checked_add(1).and_then(|most| rows.checked_mul(most)))
    },
    problem: |[rows, cols, per_row], data| {
        let mut lengths = power_law(rows, cols, per_row);
        for i in (1..rows).rev() {
            lengths.swap(i, data.index(0..=i));
        }
        random(cols, lengths, data)
    },
    work: |[rows, cols, per_row]| work(rows, cols, power_law(rows, cols, per_row).iter().sum()),
    variants: &{
        let mut variants = variants::<3>();
        // Padded to the longest row, 2^20 rows would be 2^20 places each.
        let sizes = Sizes { tiny: [203, 150, 8], notes: [4_000, 4_000, 16], large: [1 << 13, 1 << 13, 16] };
        let mut i = 0;
        while i < variants.len() {
            if ways::WAYS[i].is_padded {
                variants[i].sizes = Some(sizes);
            }
            i += 1;
        }
        variants
    },
};

/// Lengths of rows, about `per_row` in the mean: an eighth of the rows is empty, and of the others the share 1/q of the rows has
/// more than ~q^0.6 times the least length. Longest first.
fn power_law(rows: usize, cols: usize, per_row: usize) -> Vec<usize> {
    const EXPONENT: f64 = 0.6;
    let filled = rows - rows / 8;
    // The mean of q^0.6 over the shares is 1 / (1 - 0.6), and 7/8 of the rows make up the mean.
    let least = per_row as f64 * (1.0 - EXPONENT) * 8.0 / 7.0;
    let length = |i: usize| {
        let share = (i as f64 + 0.5) / filled as f64;
        (least * share.powf(-EXPONENT)).round().min(cols as f64) as usize
    };
    (0..rows).map(|i| if i < filled { length(i) } else { 0 }).collect()
}

/// A matrix whose rows have these lengths, each with different columns at random; values and x in [-1, 1).
fn random(cols: usize, lengths: Vec<usize>, data: &mut Gen) -> Spmv {
    let entries = lengths.iter().sum();
    let mut row_ptr = Vec::with_capacity(lengths.len() + 1);
    row_ptr.push(0u32);
    let mut columns: Vec<u32> = Vec::with_capacity(entries);
    let mut taken = vec![false; cols];
    for length in &lengths {
        let start = columns.len();
        let is_dense = 2 * length > cols;
        // Of a dense row those that are left out are drawn.
        for _ in 0..if is_dense { cols - length } else { *length } {
            let column = loop {
                let column = data.index(0..=cols - 1);
                if !std::mem::replace(&mut taken[column], true) {
                    break column;
                }
            };
            if !is_dense {
                columns.push(column as u32);
            }
        }
        if is_dense {
            columns.extend((0..cols as u32).filter(|column| !taken[*column as usize]));
            taken.fill(false);
        } else {
            columns[start..].sort_unstable();
            columns[start..].iter().for_each(|column| taken[*column as usize] = false);
        }
        row_ptr.push(columns.len() as u32);
    }
    let matrix = Csr::new(lengths.len(), cols, row_ptr, columns, data.f32s(entries));
    made(matrix, |csr| data.f32s(csr.cols()))
}

static LAPLACIAN: Algorithm<Spmv, 2> = Algorithm {
    id: "spmv_laplacian",
    title: "The 5-point Laplacian of a grid",
    notes: &[],
    dims: ["width", "height"],
    sizes: Sizes { tiny: [21, 13], notes: [100, 100], large: [4096, 4096] },
    accepts: |[width, height]| {
        let points = width.checked_mul(height);
        numbered(points.unwrap_or(usize::MAX), 0, points.and_then(|points| points.checked_mul(5)))
    },
    problem: laplacian,
    work: |[width, height]| {
        let points = width * height;
        work(points, points, 5 * points - 2 * (if points > 0 { width + height } else { 0 }))
    },
    variants: &variants(),
};

/// 4 at each point, -1 at each of its neighbours.
fn laplacian([width, height]: [usize; 2], data: &mut Gen) -> Spmv {
    let points = width * height;
    let of_point = |at: usize| {
        let (x, y) = (at % width, at / width);
        let near = [
            (y > 0, at.wrapping_sub(width), -1.0),
            (x > 0, at.wrapping_sub(1), -1.0),
            (true, at, 4.0),
            (x + 1 < width, at + 1, -1.0),
            (y + 1 < height, at + width, -1.0),
        ];
        near.into_iter().filter(|(inside, ..)| *inside).map(|(_, column, value)| (column as u32, value))
    };
    let mut row_ptr = Vec::with_capacity(points + 1);
    row_ptr.push(0u32);
    row_ptr.par_extend((0..points).into_par_iter().map(|at| of_point(at).count() as u32));
    for at in 0..points {
        row_ptr[at + 1] += row_ptr[at];
    }
    let (columns, values) = (0..points).into_par_iter().flat_map_iter(of_point).unzip();
    made(Csr::new(points, points, row_ptr, columns, values), |csr| data.f32s(csr.cols()))
}
