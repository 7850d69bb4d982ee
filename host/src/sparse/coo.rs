//! Coordinates.

use rayon::prelude::*;

use super::{Csr, SparseError, ascending, length, sized};

/// Coordinates (C19): each entry's row, column and value, sorted by row and column.
#[derive(Clone, Debug, PartialEq)]
pub struct Coo {
    rows: usize,
    cols: usize,
    entry_rows: Vec<u32>,
    columns: Vec<u32>,
    values: Vec<f32>,
}

impl Coo {
    /// A matrix from its arrays.
    ///
    /// # Errors
    /// Arrays of different lengths; rows that do not ascend, or columns within a row; one outside of the matrix; too many of
    /// anything.
    pub fn new(
        rows: usize,
        cols: usize,
        entry_rows: Vec<u32>,
        columns: Vec<u32>,
        values: Vec<f32>,
    ) -> Result<Coo, SparseError> {
        sized("rows", rows)?;
        sized("cols", cols)?;
        sized("the number of entries", values.len())?;
        length("entry_rows", entry_rows.len(), values.len(), "a row for each value")?;
        length("columns", columns.len(), values.len(), "a column for each value")?;
        if let Some(at) = entry_rows.windows(2).position(|pair| pair[0] > pair[1]) {
            let (before, after) = (entry_rows[at], entry_rows[at + 1]);
            return Err(SparseError::UnsortedRows { at: at + 1, before, after });
        }
        if let Some(last) = entry_rows.last().filter(|last| **last as usize >= rows) {
            let (argument, what, at) = ("entry_rows", "rows", entry_rows.len() - 1);
            return Err(SparseError::OutOfRange { argument, at, value: *last, limit: rows, what });
        }
        let mut start = 0;
        for of_row in entry_rows.chunk_by(|a, b| a == b) {
            let end = start + of_row.len();
            ascending(of_row[0] as usize, columns[start..end].iter().copied(), cols)?;
            start = end;
        }
        Ok(Coo { rows, cols, entry_rows, columns, values })
    }

    /// A matrix in coordinates.
    pub fn from_csr(csr: &Csr) -> Coo {
        Coo::beyond(csr, 0)
    }

    /// The entries of each row but for its first `skipped`.
    pub(super) fn beyond(csr: &Csr, skipped: usize) -> Coo {
        let of_row = |row: usize| csr.row(row).skip(skipped).map(move |entry| (row as u32, entry));
        let (entry_rows, (columns, values)) = (0..csr.rows()).into_par_iter().flat_map_iter(of_row).unzip();
        Coo { rows: csr.rows(), cols: csr.cols(), entry_rows, columns, values }
    }

    /// Back to CSR.
    pub fn to_csr(&self) -> Csr {
        let mut row_ptr = vec![0u32; self.rows + 1];
        for row in &self.entry_rows {
            row_ptr[*row as usize + 1] += 1;
        }
        for row in 0..self.rows {
            row_ptr[row + 1] += row_ptr[row];
        }
        Csr::trusted([self.rows, self.cols], row_ptr, self.columns.clone(), self.values.clone())
    }

    sizes!(entries);

    /// Each entry's row.
    pub fn entry_rows(&self) -> &[u32] {
        &self.entry_rows
    }

    /// Each entry's column.
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// Each entry's value.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        12 * self.entries()
    }
}
