//! What references share: error bounds, and matrix products in double precision.

use nalgebra::DMatrix;
use rayon::prelude::*;

use crate::case::Expected;

/// Unit roundoff of single precision: half the distance from 1 to the next float.
pub const UNIT_F32: f64 = 1.0 / (1u64 << 24) as f64;

/// γ_n = n·u / (1 − n·u): bounds the relative error of `n` rounded single-precision operations in a row, in any order
/// and with or without fused multiply-adds. A sum of `n` products differs from the exact one by at most γ_n · Σ|a·b|.
pub fn gamma(n: usize) -> f64 {
    let nu = n as f64 * UNIT_F32;
    if nu < 1.0 { nu / (1.0 - nu) } else { f64::INFINITY }
}

/// Smallest positive single-precision number: what underflow may add to the error of each operation.
pub const TINY_F32: f64 = 1.401_298_464_324_817e-45;

/// Multiply-adds beyond which a matrix product is checked by samples.
const FULL_PRODUCT: usize = 1 << 28;
/// How many elements of such a product are checked.
const SAMPLES: usize = 4096;

/// `a` (m × k) times `b` (k × n), row-major, with the forward error bound γ_k · |a|·|b| of each element. Of very large
/// products only some elements are worked out, spread over all rows and columns.
pub fn matmul_f32(a: &[f32], b: &[f32], [m, k, n]: [usize; 3]) -> Expected<f32> {
    let wide = |data: &[f32]| -> Vec<f64> { data.iter().map(|value| f64::from(*value)).collect() };
    let (gamma, underflow) = (gamma(k), k as f64 * TINY_F32);
    if m * n * k > FULL_PRODUCT {
        // A step that shares no factor with the row length walks through all columns.
        let step = (m * n / SAMPLES).max(1) | 1;
        let mut at: Vec<usize> = (0..m * n).step_by(step).chain([m * n - 1]).collect();
        at.dedup();
        let term = |place: usize, i: usize| f64::from(a[place / n * k + i]) * f64::from(b[i * n + place % n]);
        let dot = |place: &usize| (0..k).map(|i| term(*place, i)).sum::<f64>();
        let size = |place: &usize| (0..k).map(|i| term(*place, i).abs()).sum::<f64>();
        let value = at.par_iter().map(dot).collect();
        let bound = at.par_iter().map(|place| gamma * size(place) + underflow).collect();
        return Expected::Sample { len: m * n, at, value, bound };
    }
    let a = DMatrix::from_row_iterator(m, k, wide(a));
    let b = DMatrix::from_row_iterator(k, n, wide(b));
    let product = &a * &b;
    let magnitude = a.abs() * b.abs();
    // Column-major to row-major: the transpose's own order.
    Expected::Bounded {
        value: product.transpose().iter().copied().collect(),
        bound: magnitude.transpose().iter().map(|sum| gamma * sum + underflow).collect(),
    }
}

/// `data` (rows × cols, row-major) transposed.
pub fn transpose<T: Copy + Default + Send + Sync>(data: &[T], rows: usize, cols: usize) -> Vec<T> {
    /// Columns that are gone down side by side: as many as a line of the cache holds.
    const SIDE_BY_SIDE: usize = 16;
    let mut out = vec![T::default(); data.len()];
    out.par_chunks_mut((SIDE_BY_SIDE * rows).max(1)).enumerate().for_each(|(band, out)| {
        let first = band * SIDE_BY_SIDE;
        for row in 0..rows {
            for col in first..cols.min(first + SIDE_BY_SIDE) {
                out[(col - first) * rows + row] = data[row * cols + col];
            }
        }
    });
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_row_major() {
        let Expected::Bounded { value, bound } =
            matmul_f32(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &[1.0, 0.0, 0.0, 1.0, 1.0, 1.0], [2, 3, 2])
        else {
            panic!("a bounded result");
        };
        assert_eq!(value, [4.0, 5.0, 10.0, 11.0]);
        assert!(bound.iter().all(|bound| *bound > 0.0 && *bound < 1e-5));
    }

    #[test]
    fn large_products_are_sampled() {
        let (m, k, n) = (700, 800, 701);
        let (a, b) = (vec![1.0; m * k], vec![2.0; k * n]);
        let Expected::Sample { at, value, len, .. } = matmul_f32(&a, &b, [m, k, n]) else {
            panic!("a sampled result");
        };
        assert_eq!(len, m * n);
        assert_eq!(at.len(), value.len());
        assert!(at.len() >= SAMPLES && at.is_sorted() && at.last() == Some(&(m * n - 1)));
        assert!(value.iter().all(|value| *value == 2.0 * k as f64));
    }

    #[test]
    fn gamma_grows_and_saturates() {
        assert_eq!(gamma(0), 0.0);
        assert!(gamma(1) > UNIT_F32 && gamma(1000) < 1e-4);
        assert_eq!(gamma(1 << 24), f64::INFINITY);
    }

    #[test]
    fn transposing_twice_is_the_identity() {
        let data: Vec<i32> = (0..15).collect();
        assert_eq!(transpose(&data, 3, 5)[..3], [0, 5, 10]);
        assert_eq!(transpose(&transpose(&data, 3, 5), 5, 3), data);
        let (rows, cols) = (7, 37);
        let data: Vec<usize> = (0..rows * cols).collect();
        let transposed = transpose(&data, rows, cols);
        assert!((0..data.len()).all(|at| transposed[at % cols * rows + at / cols] == at));
        assert!(transpose::<i32>(&[], 0, 5).is_empty() && transpose::<i32>(&[], 5, 0).is_empty());
    }
}
