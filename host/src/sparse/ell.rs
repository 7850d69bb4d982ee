//! ELL: every row filled up to the same length, stored column by column.

use gpu_kernels::sparse::padded::PADDING;
use rayon::prelude::*;

use super::{Csr, SparseError, ascending, length, sized};

/// ELL (C18): `width` places a row. Place k of row r is at `k * stride + r`; a column of [`PADDING`] says that there is no entry.
/// The stride is the number of rows, rounded up to a warp, so that each warp's loads are aligned.
#[derive(Clone, Debug, PartialEq)]
pub struct Ell {
    rows: usize,
    cols: usize,
    width: usize,
    columns: Vec<u32>,
    values: Vec<f32>,
}

impl Ell {
    /// A limit to padding that a device can be expected to hold: 2²⁸ places, 2 GiB.
    pub const MOST_PLACES: usize = 1 << 28;

    /// The stride of a matrix of so many rows.
    pub fn stride_of(rows: usize) -> usize {
        rows.next_multiple_of(32)
    }

    /// A matrix from its arrays, of `width` columns of [`Ell::stride_of`]`(rows)` places.
    ///
    /// # Errors
    /// Arrays of another length; an entry after padding, or in a row beyond the last; columns of a row that do not ascend, or
    /// one not below `cols`; too many of anything.
    pub fn new(
        rows: usize,
        cols: usize,
        width: usize,
        columns: Vec<u32>,
        values: Vec<f32>,
    ) -> Result<Ell, SparseError> {
        sized("rows", rows)?;
        sized("cols", cols)?;
        let places = width.saturating_mul(Ell::stride_of(rows));
        length("columns", columns.len(), places, "`width` places for each row, the rows rounded up to 32")?;
        length("values", values.len(), places, "`width` places for each row, the rows rounded up to 32")?;
        let ell = Ell { rows, cols, width, columns, values };
        for row in 0..ell.stride() {
            let is_entry = |place: &usize| ell.columns[place * ell.stride() + row] != PADDING;
            let entries = if row < rows { ell.entries_in(row) } else { 0 };
            if let Some(place) = (entries..width).find(is_entry) {
                return Err(SparseError::AfterPadding { row, place });
            }
            ascending(row, (0..entries).map(|place| ell.columns[place * ell.stride() + row]), cols)?;
        }
        sized("the number of entries", ell.entries())?;
        Ok(ell)
    }

    /// A matrix in ELL, with at most `most` places.
    ///
    /// # Errors
    /// [`SparseError::TooPadded`].
    pub fn from_csr(csr: &Csr, most: usize) -> Result<Ell, SparseError> {
        Ell::of_rows(csr, csr.longest(), most)
    }

    /// The first `width` entries of each row.
    pub(super) fn of_rows(csr: &Csr, width: usize, most: usize) -> Result<Ell, SparseError> {
        let stride = Ell::stride_of(csr.rows());
        let places = Ell::places(csr, width, most)?;
        let (mut columns, mut values) = (vec![PADDING; places], vec![0.0; places]);
        let stride_or_one = stride.max(1);
        let of_place = columns.par_chunks_mut(stride_or_one).zip(values.par_chunks_mut(stride_or_one));
        of_place.enumerate().for_each(|(place, (columns, values))| {
            for row in 0..csr.rows() {
                let range = csr.range(row);
                if place < range.len() {
                    columns[row] = csr.columns()[range.start + place];
                    values[row] = csr.values()[range.start + place];
                }
            }
        });
        Ok(Ell { rows: csr.rows(), cols: csr.cols(), width, columns, values })
    }

    /// How many places `width` entries of each row take, if they are at most `most`.
    ///
    /// # Errors
    /// [`SparseError::TooPadded`].
    pub fn places(csr: &Csr, width: usize, most: usize) -> Result<usize, SparseError> {
        let places = Ell::stride_of(csr.rows()).saturating_mul(width);
        if places <= most {
            Ok(places)
        } else {
            Err(SparseError::TooPadded { places, entries: csr.entries(), width, most })
        }
    }

    /// Back to CSR.
    pub fn to_csr(&self) -> Csr {
        let (mut row_ptr, mut columns, mut values) = (vec![0], Vec::new(), Vec::new());
        for row in 0..self.rows {
            for (column, value) in self.row(row) {
                columns.push(column);
                values.push(value);
            }
            row_ptr.push(columns.len() as u32);
        }
        Csr::trusted([self.rows, self.cols], row_ptr, columns, values)
    }

    /// A row's columns and values.
    pub(super) fn row(&self, row: usize) -> impl Iterator<Item = (u32, f32)> {
        let places = (0..self.entries_in(row)).map(move |place| place * self.stride() + row);
        places.map(|at| (self.columns[at], self.values[at]))
    }

    fn entries_in(&self, row: usize) -> usize {
        let is_padding = |place: &usize| self.columns[place * self.stride() + row] == PADDING;
        (0..self.width).find(is_padding).unwrap_or(self.width)
    }

    sizes!();

    /// Places a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Places a column of places: the rows, rounded up to 32.
    pub fn stride(&self) -> usize {
        Ell::stride_of(self.rows)
    }

    /// Number of entries.
    pub fn entries(&self) -> usize {
        self.columns.iter().filter(|column| **column != PADDING).count()
    }

    /// The column of each place, or [`PADDING`].
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// The value of each place.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        8 * self.columns.len()
    }
}
