//! Compressed sparse rows.

use std::ops::Range;

use rayon::prelude::*;

use super::{Entry, SparseError, ascending, length, offsets, sized};

/// Compressed sparse rows (C17): the entries of row r are those from `row_ptr[r]` up to `row_ptr[r + 1]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Csr {
    rows: usize,
    cols: usize,
    row_ptr: Vec<u32>,
    columns: Vec<u32>,
    values: Vec<f32>,
}

impl Csr {
    /// A matrix from its arrays.
    ///
    /// # Errors
    /// `row_ptr` is not one longer than `rows`, does not start at 0, falls, or does not end at the number of entries; there are
    /// not as many columns as values; the columns of a row do not ascend, or one is not below `cols`; too many of anything.
    pub fn new(
        rows: usize,
        cols: usize,
        row_ptr: Vec<u32>,
        columns: Vec<u32>,
        values: Vec<f32>,
    ) -> Result<Csr, SparseError> {
        sized("rows", rows)?;
        sized("cols", cols)?;
        sized("the number of entries", values.len())?;
        length("row_ptr", row_ptr.len(), rows + 1, "an offset for each row, and the number of entries")?;
        length("columns", columns.len(), values.len(), "a column for each value")?;
        offsets("row_ptr", &row_ptr, values.len())?;
        let csr = Csr { rows, cols, row_ptr, columns, values };
        let wrong = |row: usize| ascending(row, csr.columns[csr.range(row)].iter().copied(), cols).err();
        match (0..rows).into_par_iter().find_map_first(wrong) {
            None => Ok(csr),
            Some(error) => Err(error),
        }
    }

    /// A matrix from entries in any order.
    ///
    /// # Errors
    /// An entry outside of the matrix, two in one place, or too many of anything.
    pub fn from_entries(rows: usize, cols: usize, mut entries: Vec<Entry>) -> Result<Csr, SparseError> {
        sized("rows", rows)?;
        sized("cols", cols)?;
        sized("the number of entries", entries.len())?;
        if let Some((at, (row, ..))) = entries.iter().enumerate().find(|(_, entry)| entry.0 as usize >= rows)
        {
            let (argument, what) = ("entries", "rows");
            return Err(SparseError::OutOfRange { argument, at, value: *row, limit: rows, what });
        }
        if !entries.is_sorted_by_key(|(row, column, _)| (*row, *column)) {
            entries.par_sort_by_key(|(row, column, _)| (*row, *column));
        }
        let mut row_ptr = vec![0u32; rows + 1];
        for (row, ..) in &entries {
            row_ptr[*row as usize + 1] += 1;
        }
        for row in 0..rows {
            row_ptr[row + 1] += row_ptr[row];
        }
        let (columns, values) = entries.into_iter().map(|(_, column, value)| (column, value)).unzip();
        Csr::new(rows, cols, row_ptr, columns, values)
    }

    /// A matrix whose arrays are right by construction.
    pub(super) fn trusted(
        [rows, cols]: [usize; 2],
        row_ptr: Vec<u32>,
        columns: Vec<u32>,
        values: Vec<f32>,
    ) -> Csr {
        Csr { rows, cols, row_ptr, columns, values }
    }

    sizes!(entries);

    /// Where the entries of each row start, and their number.
    pub fn row_ptr(&self) -> &[u32] {
        &self.row_ptr
    }

    /// The entries' columns, row by row.
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// The entries' values, row by row.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// The places of a row's entries.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn range(&self, row: usize) -> Range<usize> {
        self.row_ptr[row] as usize..self.row_ptr[row + 1] as usize
    }

    /// A row's columns and values.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (u32, f32)> {
        let range = self.range(row);
        self.columns[range.clone()].iter().copied().zip(self.values[range].iter().copied())
    }

    /// The number of entries of each row.
    pub fn lengths(&self) -> impl Iterator<Item = usize> {
        self.row_ptr.windows(2).map(|pair| (pair[1] - pair[0]) as usize)
    }

    /// The number of entries of the longest row.
    pub fn longest(&self) -> usize {
        self.lengths().max().unwrap_or(0)
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        4 * self.row_ptr.len() + 8 * self.entries()
    }
}
