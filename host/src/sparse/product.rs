//! What y = A·x has to be.

use nalgebra::DVector;
use nalgebra_sparse::CsrMatrix;

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
    let wide = CsrMatrix::try_from_csr_data(
        csr.rows(),
        csr.cols(),
        csr.row_ptr().iter().map(|offset| *offset as usize).collect(),
        csr.columns().iter().map(|column| *column as usize).collect(),
        csr.values().iter().map(|value| f64::from(*value)).collect(),
    )
    // Its rules are those that `Csr` has been held to.
    .unwrap_or_else(|error| unreachable!("a CSR matrix is well-formed: {error}"));
    let x = DVector::from_iterator(x.len(), x.iter().map(|value| f64::from(*value)));
    let value: Vec<f64> = (&wide * &x).iter().copied().collect();
    let bound = (0..csr.rows()).map(|row| bound(csr, row, &x, value[row])).collect();
    Ok(Expected::Bounded { value, bound })
}

fn bound(csr: &Csr, row: usize, x: &DVector<f64>, value: f64) -> f64 {
    let n = csr.range(row).len();
    let sizes = csr.row(row).map(|(column, value)| (f64::from(value) * x[column as usize]).abs());
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
}
