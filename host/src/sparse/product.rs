//! What y = A·x has to be.

use std::ops::Range;

use nalgebra::DVector;
use nalgebra_sparse::CsrMatrix;
use rayon::prelude::*;

use super::{Csr, SparseError, length};
use crate::case::Expected;
use crate::reference::{TINY_F32, gamma};

/// The product with a vector by `nalgebra-sparse` in double precision, with the error bound γ_n · Σ|a·x| of a row of n entries: it
/// holds for sums in any order, and grows with the row. Where the sum may overflow single precision on the way, nothing is
/// said about its value.
///
/// # Errors
/// x has not an element for each column.
pub fn product(csr: &Csr, x: &[f32]) -> Result<Expected<f32>, SparseError> {
    length("x", x.len(), csr.cols(), "an element for each column")?;
    let wide_x = DVector::from_iterator(x.len(), x.iter().map(|value| f64::from(*value)));
    let blocks = (0..csr.rows().div_ceil(ROWS)).into_par_iter().map(|block| {
        let rows = block * ROWS..csr.rows().min((block + 1) * ROWS);
        let value: Vec<f64> = (&wide(csr, rows.clone()) * &wide_x).iter().copied().collect();
        let bound: Vec<f64> = rows.clone().map(|row| bound(csr, row, x, value[row - rows.start])).collect();
        (value, bound)
    });
    let (value, bound): (Vec<_>, Vec<_>) = blocks.unzip();
    Ok(Expected::Bounded { value: value.concat(), bound: bound.concat() })
}

/// Rows that one thread multiplies at a time.
const ROWS: usize = 1 << 12;

/// Some rows, as a matrix of their own in double precision.
fn wide(csr: &Csr, rows: Range<usize>) -> CsrMatrix<f64> {
    let start = csr.row_ptr()[rows.start];
    let entries = start as usize..csr.row_ptr()[rows.end] as usize;
    let matrix = CsrMatrix::try_from_csr_data(
        rows.len(),
        csr.cols(),
        csr.row_ptr()[rows.start..=rows.end].iter().map(|offset| (offset - start) as usize).collect(),
        csr.columns()[entries.clone()].iter().map(|column| *column as usize).collect(),
        csr.values()[entries].iter().map(|value| f64::from(*value)).collect(),
    );
    // Its rules are those that `Csr` has been held to.
    matrix.unwrap_or_else(|error| unreachable!("a CSR matrix is well-formed: {error}"))
}

fn bound(csr: &Csr, row: usize, x: &[f32], value: f64) -> f64 {
    let n = csr.range(row).len();
    let sizes = csr.row(row).map(|(column, value)| (f64::from(value) * f64::from(x[column as usize])).abs());
    // Infinities and NaN come through exactly, so long as the finite terms do not make an infinity of their own.
    let size: f64 = sizes.filter(|size| size.is_finite()).sum();
    let error = gamma(n) * size + n as f64 * TINY_F32;
    if size + error > f64::from(f32::MAX) && !value.is_nan() { f64::INFINITY } else { error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_example() {
        let columns = vec![0, 2, 1, 2, 3, 0, 3];
        let values = vec![3.0, 1.0, 2.0, 4.0, 1.0, 1.0, 1.0];
        let csr = Csr::new(4, 4, vec![0, 2, 2, 5, 7], columns, values).unwrap();
        let Expected::Bounded { value, bound } = product(&csr, &[1.0, 2.0, 3.0, 4.0]).unwrap() else {
            panic!("a bounded result");
        };
        assert_eq!(value, [6.0, 0.0, 20.0, 5.0]);
        assert!(bound[1] == 0.0 && bound[2] > 0.0 && bound[2] < 1e-5);
        assert!(product(&csr, &[1.0]).is_err());
    }

    #[test]
    fn what_may_overflow_has_no_bound_and_infinities_do() {
        let csr = |values| Csr::new(1, 2, vec![0, 2], vec![0, 1], values).unwrap();
        let bound = |values: Vec<f32>| match product(&csr(values), &[2.0, 2.0]).unwrap() {
            Expected::Bounded { value, bound } => (value[0], bound[0]),
            _ => panic!("a bounded result"),
        };
        assert_eq!(bound(vec![f32::MAX, -f32::MAX]), (0.0, f64::INFINITY));
        let (value, error) = bound(vec![f32::INFINITY, 1.0]);
        assert!(value == f64::INFINITY && error < 1.0);
        assert!(bound(vec![f32::INFINITY, f32::NEG_INFINITY]).0.is_nan());
    }

    #[test]
    fn blocks_of_rows_make_up_the_matrix() {
        let rows = 2 * ROWS + 3;
        let entries = (0..rows as u32).map(|row| (row, row % 7, row as f32)).collect();
        let csr = Csr::from_entries(rows, 7, entries).unwrap();
        let Expected::Bounded { value, bound } = product(&csr, &[2.0; 7]).unwrap() else {
            panic!("a bounded result");
        };
        assert_eq!(bound.len(), rows);
        assert!(value.iter().enumerate().all(|(row, value)| *value == 2.0 * row as f64));
    }
}
