//! `ldmatrix`, `stmatrix`, `movmatrix` and `wmma.load` and `.store` (PTX ISA 9.0, 9.7.15).

use super::memory::{Wide, addresses, fault};
use super::multiply::multiply;
use super::observe::{AccessEvent, Observer};
use super::step::{Here, Wrong};
use crate::fault::{Access, Space};
use crate::memory::{Lanes, Window};
use crate::op::{Fragment, Matrix, MatrixKind};
use crate::row::{Active, Frame};

impl<O: Observer> Here<'_, '_, O> {
    #[inline(never)]
    pub fn matrix(
        &mut self,
        frame: &mut Frame<'_>,
        matrix: &Matrix,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        match matrix.kind {
            MatrixKind::Load { transposed } => self.load_matrices(frame, matrix, transposed, active),
            MatrixKind::Store { transposed } => self.store_matrices(frame, matrix, transposed),
            MatrixKind::Transpose => {
                if let (&[a], &[d]) = (matrix.a.as_slice(), matrix.d.as_slice()) {
                    let rows = u32::read(frame, a);
                    // Element (row, column) is in half `column % 2` of lane `4 row + column / 2`.
                    let half = |row: usize, column: usize| {
                        rows[4 * row + column / 2] >> (16 * (column % 2)) & 0xffff
                    };
                    let value = std::array::from_fn(|lane| {
                        let (row, column) = (lane / 4, 2 * (lane % 4));
                        half(column, row) | half(column + 1, row) << 16
                    });
                    u32::write(frame, d, &value, active);
                }
                Ok(())
            }
            MatrixKind::Multiply(product) => {
                multiply(frame, matrix, &product, active);
                Ok(())
            }
            MatrixKind::LoadFragment(fragment) => self.load_fragment(frame, matrix, &fragment, active),
            MatrixKind::StoreFragment(fragment) => self.store_fragment(frame, matrix, &fragment),
        }
    }

    /// Offsets in shared memory of the rows of all matrices: lane `8 m + r` has that of row `r` of matrix `m`.
    fn rows(&self, frame: &Frame<'_>, matrix: &Matrix) -> Lanes<u64> {
        let Some(addr) = &matrix.addr else { return [0; 32] };
        let row = addresses(frame, addr);
        match addr.space {
            Space::Generic => row.map(|address| Window::Shared.from_generic(address)),
            _ => row,
        }
    }

    fn tell_rows(&mut self, access: Access, rows: &Lanes<u64>, lanes: u32) {
        if O::ACCESSES {
            let event = AccessEvent { space: Space::Shared, access, addresses: rows, lanes, bytes: 16 };
            self.observer.access(self.origin, &event);
        }
    }

    fn load_matrices(
        &mut self,
        frame: &mut Frame<'_>,
        matrix: &Matrix,
        transposed: bool,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let rows = self.rows(frame, matrix);
        let used = u32::MAX >> (32 - 8 * matrix.d.len() as u32);
        let mut words = [[0u32; 32]; 4];
        self.shared
            .memory
            .load(&rows, used, &mut words)
            .map_err(|e| fault(Space::Shared, Access::Read, *e))?;
        self.tell_rows(Access::Read, &rows, used);
        // Element (row, column) of matrix m.
        let half = |m: usize, row: usize, column: usize| {
            words[column / 2][8 * m + row] >> (16 * (column % 2)) & 0xffff
        };
        for (m, &d) in matrix.d.iter().enumerate() {
            let value = std::array::from_fn(|lane| {
                let (major, minor) = (lane / 4, 2 * (lane % 4));
                if transposed {
                    half(m, minor, major) | half(m, minor + 1, major) << 16
                } else {
                    half(m, major, minor) | half(m, major, minor + 1) << 16
                }
            });
            u32::write(frame, d, &value, active);
        }
        Ok(())
    }

    fn store_matrices(
        &mut self,
        frame: &mut Frame<'_>,
        matrix: &Matrix,
        transposed: bool,
    ) -> Result<(), Box<Wrong>> {
        let rows = self.rows(frame, matrix);
        let used = u32::MAX >> (32 - 8 * matrix.a.len() as u32);
        let mut words = [[0u32; 32]; 4];
        for (m, &a) in matrix.a.iter().enumerate() {
            let values = u32::read(frame, a);
            for (lane, value) in values.into_iter().enumerate() {
                for half in 0..2 {
                    let (major, minor) = (lane / 4, 2 * (lane % 4) + half);
                    let (row, column) = if transposed { (minor, major) } else { (major, minor) };
                    words[column / 2][8 * m + row] |= (value >> (16 * half) & 0xffff) << (16 * (column % 2));
                }
            }
        }
        self.shared.memory.store(&rows, used, &words).map_err(|e| fault(Space::Shared, Access::Write, *e))?;
        self.tell_rows(Access::Write, &rows, used);
        Ok(())
    }

    /// Addresses of the lanes' elements of a number.
    fn fragment_row(
        &self,
        frame: &Frame<'_>,
        matrix: &Matrix,
        fragment: &Fragment,
        index: u32,
    ) -> Lanes<u64> {
        let Some(addr) = &matrix.addr else { return [0; 32] };
        let start = addresses(frame, addr);
        let (rows, columns) = fragment.shape.of(fragment.role);
        let own = if fragment.row_major { columns } else { rows };
        let strides = matrix.stride.map_or([own; 32], |r| frame.r32(r).0);
        std::array::from_fn(|lane| {
            let (row, column) = fragment.place(lane as u32, index);
            let (major, minor) = if fragment.row_major { (row, column) } else { (column, row) };
            let element = u64::from(major) * u64::from(strides[lane]) + u64::from(minor);
            start[lane].wrapping_add(element * u64::from(fragment.element.bits()) / 8)
        })
    }

    fn load_fragment(
        &mut self,
        frame: &mut Frame<'_>,
        matrix: &Matrix,
        fragment: &Fragment,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let Some(addr) = &matrix.addr else { return Ok(()) };
        let (space, lanes) = (addr.space, self.lanes);
        let bits = fragment.element.bits();
        // Destinations may be where the address is.
        let mut registers = vec![[0u64; 32]; matrix.d.len()];
        for (r, register) in registers.iter_mut().enumerate() {
            // Elements smaller than bytes come a register at a time.
            let each = if bits < 8 { 1 } else { fragment.element.per_register() };
            for i in 0..each {
                let index = r as u32 * fragment.element.per_register() + i;
                let row = self.fragment_row(frame, matrix, fragment, index);
                macro_rules! element {
                    ($t:ty) => {{
                        let mut out = [[0 as $t; 32]; 1];
                        self.load_rows(space, &row, lanes, &mut out)?;
                        for (register, value) in register.iter_mut().zip(out[0]) {
                            *register |= u64::from(value) << (bits * i);
                        }
                    }};
                }
                match bits {
                    8 => element!(u8),
                    16 => element!(u16),
                    64 => element!(u64),
                    _ => element!(u32),
                }
            }
        }
        for (&d, register) in matrix.d.iter().zip(&registers) {
            u64::write(frame, d, register, active);
        }
        Ok(())
    }

    fn store_fragment(
        &mut self,
        frame: &mut Frame<'_>,
        matrix: &Matrix,
        fragment: &Fragment,
    ) -> Result<(), Box<Wrong>> {
        let Some(addr) = &matrix.addr else { return Ok(()) };
        let (space, lanes) = (addr.space, self.lanes);
        let bits = fragment.element.bits();
        for (r, &a) in matrix.a.iter().enumerate() {
            let values = u64::read(frame, a);
            for i in 0..fragment.element.per_register() {
                let index = r as u32 * fragment.element.per_register() + i;
                let row = self.fragment_row(frame, matrix, fragment, index);
                match bits {
                    16 => {
                        self.store_rows(space, &row, lanes, &[values.map(|v| (v >> (16 * i)) as u16)])?;
                    }
                    64 => self.store_rows(space, &row, lanes, &[values])?,
                    _ => self.store_rows(space, &row, lanes, &[values.map(|v| v as u32)])?,
                }
            }
        }
        Ok(())
    }
}
