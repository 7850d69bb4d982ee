//! Sparse matrices on the host: the formats of the notes, built, checked and converted, and a reader of Matrix Market files.
//!
//! [`Csr`] is the one in the middle: every other format is made from it and gives it back. A value of one of these types
//! is well-formed, whatever it was made from: offsets start at 0 and ascend, columns ascend within a row, and everything
//! lies inside the matrix. That is what the kernels trust. Values may be anything, NaN and infinities included.
//!
//! Rows, columns and entries have 32-bit numbers, so there are fewer than 2³² of each.
//!
//! ```
//! use warpbook::sparse::{Csr, Ell};
//!
//! // The notes' example: rows {3, 1}, {}, {2, 4, 1}, {1, 1}.
//! let matrix = Csr::new(
//!     4,
//!     4,
//!     vec![0, 2, 2, 5, 7],
//!     vec![0, 2, 1, 2, 3, 0, 3],
//!     vec![3.0, 1.0, 2.0, 4.0, 1.0, 1.0, 1.0],
//! )?;
//! let padded = Ell::from_csr(&matrix, Ell::MOST_PLACES)?;
//! assert_eq!((padded.width(), padded.to_csr()), (3, matrix));
//!
//! let error = Csr::new(1, 4, vec![0, 2], vec![2, 1], vec![1.0, 1.0]).unwrap_err();
//! assert!(error.to_string().contains("row 0"));
//! # Ok::<(), warpbook::sparse::SparseError>(())
//! ```

/// What every matrix tells of itself.
macro_rules! sizes {
    () => {
        /// Number of rows.
        pub fn rows(&self) -> usize {
            self.rows
        }

        /// Number of columns.
        pub fn cols(&self) -> usize {
            self.cols
        }
    };
    (entries) => {
        sizes!();

        /// Number of entries.
        pub fn entries(&self) -> usize {
            self.values.len()
        }
    };
}

mod coo;
mod csr;
mod ell;
mod error;
mod hybrid;
mod jds;
pub mod matrix_market;
mod product;
#[cfg(test)]
mod tests;

pub use coo::Coo;
pub use csr::Csr;
pub use ell::Ell;
pub use error::SparseError;
pub use hybrid::Hybrid;
pub use jds::{Group, Jds};
pub use product::product;

/// Rows, columns and entries: 32-bit numbers, of which the last one marks padding.
pub const MOST: usize = u32::MAX as usize - 1;

/// An entry outside of a matrix: row, column, value.
pub type Entry = (u32, u32, f32);

/// That a number of rows, columns or entries has 32 bits.
fn sized(argument: &'static str, value: usize) -> Result<(), SparseError> {
    if value <= MOST { Ok(()) } else { Err(SparseError::TooLarge { argument, value, most: MOST }) }
}

/// That an array has as many elements as it must.
fn length(argument: &'static str, got: usize, want: usize, rule: &'static str) -> Result<(), SparseError> {
    if got == want { Ok(()) } else { Err(SparseError::Length { argument, got, want, rule }) }
}

/// That offsets start at 0, never fall, and end at `entries`.
fn offsets(argument: &'static str, offsets: &[u32], entries: usize) -> Result<(), SparseError> {
    if let Some(first) = offsets.first().filter(|first| **first != 0) {
        return Err(SparseError::FirstOffset { argument, got: *first });
    }
    if let Some(at) = offsets.windows(2).position(|pair| pair[0] > pair[1]) {
        let (before, after) = (offsets[at], offsets[at + 1]);
        return Err(SparseError::FallingOffset { argument, at, before, after });
    }
    match offsets.last() {
        Some(last) if *last as usize != entries => {
            Err(SparseError::LastOffset { argument, got: *last, entries })
        }
        _ => Ok(()),
    }
}

/// That the columns of a row ascend and are below `cols`.
fn ascending(row: usize, columns: impl Iterator<Item = u32>, cols: usize) -> Result<(), SparseError> {
    let mut before = None;
    for column in columns {
        if column as usize >= cols {
            return Err(SparseError::OutOfRange {
                argument: "columns",
                at: row,
                value: column,
                limit: cols,
                what: "columns",
            });
        }
        match before {
            Some(before) if before == column => return Err(SparseError::Duplicate { row, column }),
            Some(before) if before > column => {
                return Err(SparseError::Unsorted { row, before, after: column });
            }
            _ => before = Some(column),
        }
    }
    Ok(())
}
