//! ELL for the regular part of a matrix, coordinates for what is longer.

use super::{Coo, Csr, Ell, SparseError};

/// The hybrid (C20): the first entries of each row in ELL, the others in coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Hybrid {
    ell: Ell,
    coo: Coo,
}

impl Hybrid {
    /// A matrix from its two parts.
    ///
    /// # Errors
    /// The parts differ in rows or columns, have entries in one place, or more than 32-bit numbers can count.
    pub fn new(ell: Ell, coo: Coo) -> Result<Hybrid, SparseError> {
        let rule = "both parts have the matrix's size";
        super::length("coo.rows", coo.rows(), ell.rows(), rule)?;
        super::length("coo.cols", coo.cols(), ell.cols(), rule)?;
        let hybrid = Hybrid { ell, coo };
        hybrid.try_to_csr()?;
        Ok(hybrid)
    }

    /// A matrix with `width` entries of each row in ELL, at most `most` places.
    ///
    /// # Errors
    /// [`SparseError::TooPadded`].
    pub fn from_csr(csr: &Csr, width: usize, most: usize) -> Result<Hybrid, SparseError> {
        Ok(Hybrid { ell: Ell::of_rows(csr, width, most)?, coo: Coo::beyond(csr, width) })
    }

    /// The width that pays: the greatest number of entries that at least a third of the rows have. A place of ELL costs less than
    /// an entry of coordinates, even if two of three are padding.
    pub fn width_of(csr: &Csr) -> usize {
        let mut lengths: Vec<usize> = csr.lengths().collect();
        let third = lengths.len().div_ceil(3);
        if third == 0 {
            return 0;
        }
        let (_, width, _) = lengths.select_nth_unstable_by(third - 1, |a, b| b.cmp(a));
        *width
    }

    fn try_to_csr(&self) -> Result<Csr, SparseError> {
        let in_ell = (0..self.ell.rows())
            .flat_map(|row| self.ell.row(row).map(move |(column, value)| (row as u32, column, value)));
        let coo = &self.coo;
        let in_coo = (0..coo.entries()).map(|at| (coo.entry_rows()[at], coo.columns()[at], coo.values()[at]));
        Csr::from_entries(self.ell.rows(), self.ell.cols(), in_ell.chain(in_coo).collect())
    }

    /// Back to CSR.
    pub fn to_csr(&self) -> Csr {
        // `new` and `from_csr` let nothing else through.
        self.try_to_csr().unwrap_or_else(|error| unreachable!("a hybrid is well-formed: {error}"))
    }

    /// The part in ELL.
    pub fn ell(&self) -> &Ell {
        &self.ell
    }

    /// The part in coordinates.
    pub fn coo(&self) -> &Coo {
        &self.coo
    }

    /// Number of entries.
    pub fn entries(&self) -> usize {
        self.ell.entries() + self.coo.entries()
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        self.ell.bytes() + self.coo.bytes()
    }
}
