//! Jagged diagonals: the rows sorted by length, and their entries stored column by column without padding.

use rayon::prelude::*;

use super::{Csr, SparseError, ascending, length, offsets, sized};

/// JDS (C21): row i of the sorted order is row `order[i]` of the matrix, the longest first. Diagonal k holds the k-th entries of
/// all rows that have one; those are the first rows of the order, so that row i's is at `diagonals[k] + i`.
#[derive(Clone, Debug, PartialEq)]
pub struct Jds {
    rows: usize,
    cols: usize,
    order: Vec<u32>,
    diagonals: Vec<u32>,
    columns: Vec<u32>,
    values: Vec<f32>,
}

/// Rows of equal length, side by side in the sorted order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The first row.
    pub first: usize,
    /// How many rows.
    pub count: usize,
    /// Entries of each.
    pub length: usize,
}

impl Jds {
    /// A matrix from its arrays; `diagonals` are the offsets of the diagonals, and the number of entries.
    ///
    /// # Errors
    /// `order` does not name each row once; `diagonals` does not start at 0, falls, does not end at the number of entries, or has a
    /// diagonal longer than the one before or than there are rows; columns of a row that do not ascend, or one not below
    /// `cols`; arrays of other lengths; too many of anything.
    pub fn new(
        cols: usize,
        order: Vec<u32>,
        diagonals: Vec<u32>,
        columns: Vec<u32>,
        values: Vec<f32>,
    ) -> Result<Jds, SparseError> {
        let rows = order.len();
        sized("the length of order", rows)?;
        sized("cols", cols)?;
        sized("the number of entries", values.len())?;
        length("columns", columns.len(), values.len(), "a column for each value")?;
        let want = diagonals.len().max(1);
        length("diagonals", diagonals.len(), want, "the offset of each diagonal, and the number of entries")?;
        offsets("diagonals", &diagonals, values.len())?;
        let mut named = vec![false; rows];
        for (at, row) in order.iter().enumerate() {
            let Some(named) = named.get_mut(*row as usize) else {
                let (argument, what) = ("order", "rows");
                return Err(SparseError::OutOfRange { argument, at, value: *row, limit: rows, what });
            };
            if std::mem::replace(named, true) {
                return Err(SparseError::NotAnOrder { at, row: *row });
            }
        }
        let mut before = rows;
        for (at, pair) in diagonals.windows(2).enumerate() {
            let after = (pair[1] - pair[0]) as usize;
            if after > before {
                return Err(SparseError::GrowingDiagonal { at, before, after });
            }
            before = after;
        }
        let jds = Jds { rows, cols, order, diagonals, columns, values };
        for i in 0..rows {
            ascending(jds.order[i] as usize, jds.row(i).map(|(column, _)| column), cols)?;
        }
        Ok(jds)
    }

    /// A matrix in JDS; rows of equal length keep their order.
    pub fn from_csr(csr: &Csr) -> Jds {
        let mut order: Vec<u32> = (0..csr.rows() as u32).collect();
        order.par_sort_by_key(|row| std::cmp::Reverse(csr.range(*row as usize).len()));
        let mut diagonals = vec![0u32; csr.longest() + 1];
        for length in csr.lengths() {
            // How many rows end with this diagonal; the running sum from the end says how many reach each.
            if length > 0 {
                diagonals[length] += 1;
            }
        }
        for k in (1..diagonals.len().saturating_sub(1)).rev() {
            diagonals[k] += diagonals[k + 1];
        }
        for k in 1..diagonals.len() {
            diagonals[k] += diagonals[k - 1];
        }
        let (mut columns, mut values) = (vec![0; csr.entries()], vec![0.0; csr.entries()]);
        let (mut parts, mut rest) = (Vec::new(), (&mut columns[..], &mut values[..]));
        for pair in diagonals.windows(2) {
            let length = (pair[1] - pair[0]) as usize;
            let (columns, values) = (rest.0.split_at_mut(length), rest.1.split_at_mut(length));
            parts.push((columns.0, values.0));
            rest = (columns.1, values.1);
        }
        parts.into_par_iter().enumerate().for_each(|(k, (columns, values))| {
            for ((row, column), value) in order.iter().zip(columns).zip(values) {
                let at = csr.range(*row as usize).start + k;
                (*column, *value) = (csr.columns()[at], csr.values()[at]);
            }
        });
        Jds { rows: csr.rows(), cols: csr.cols(), order, diagonals, columns, values }
    }

    /// Back to CSR.
    pub fn to_csr(&self) -> Csr {
        let mut place = vec![0; self.rows];
        for (i, row) in self.order.iter().enumerate() {
            place[*row as usize] = i;
        }
        let (mut row_ptr, mut columns, mut values) = (vec![0], Vec::new(), Vec::new());
        for i in place {
            for (column, value) in self.row(i) {
                columns.push(column);
                values.push(value);
            }
            row_ptr.push(columns.len() as u32);
        }
        Csr::trusted([self.rows, self.cols], row_ptr, columns, values)
    }

    /// The columns and values of row `i` of the order.
    fn row(&self, i: usize) -> impl Iterator<Item = (u32, f32)> {
        let reaching =
            self.diagonals.windows(2).take_while(move |pair| pair[0] as usize + i < pair[1] as usize);
        reaching.map(move |pair| pair[0] as usize + i).map(|at| (self.columns[at], self.values[at]))
    }

    /// The groups of rows of equal length, the longest first, empty rows last.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        let reach = |k: usize| (self.diagonals[k + 1] - self.diagonals[k]) as usize;
        // The rows that end with diagonal k are those that it reaches and the next one does not.
        let mut first = 0;
        for length in (1..=self.depth()).rev() {
            let end = reach(length - 1);
            if end > first {
                groups.push(Group { first, count: end - first, length });
                first = end;
            }
        }
        if first < self.rows {
            groups.push(Group { first, count: self.rows - first, length: 0 });
        }
        groups
    }

    sizes!(entries);

    /// Number of diagonals: the length of the longest row.
    pub fn depth(&self) -> usize {
        self.diagonals.len() - 1
    }

    /// The rows, the longest first.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Where each diagonal starts, and the number of entries.
    pub fn diagonals(&self) -> &[u32] {
        &self.diagonals
    }

    /// The entries' columns, diagonal by diagonal.
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// The entries' values, diagonal by diagonal.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        4 * (self.order.len() + self.diagonals.len()) + 8 * self.entries()
    }
}
