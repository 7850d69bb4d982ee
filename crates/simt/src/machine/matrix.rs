//! `ldmatrix`, `stmatrix` and `mma.sync` (PTX ISA 9.0, 9.7.14).
//!
//! Products are summed in double precision and rounded once to the accumulator's type; tensor cores keep fewer bits on
//! the way, by rules that PTX leaves open. Integer products wrap as they do on hardware.

use super::memory::{addresses, fault};
use super::observe::{AccessEvent, Observer};
use super::step::{Here, Wrong};
use crate::fault::{Access, Space};
use crate::memory::{Lanes, Window};
use crate::num::{Rounding, bf16, f16, single};
use crate::op::{Matrix, MatrixAccumulator, MatrixInput, MatrixKind};
use crate::row::{Active, Frame, Row};

/// The value of element `i` of a register.
fn element(input: MatrixInput, register: u32, i: u32) -> f64 {
    match input {
        MatrixInput::F16 => f16::to_f32((register >> (16 * i)) as u16).into(),
        MatrixInput::Bf16 => bf16::to_f32((register >> (16 * i)) as u16).into(),
        // The low 13 bits do not take part.
        MatrixInput::Tf32 => f32::from_bits(register & !0x1fff).into(),
        MatrixInput::S8 => ((register >> (8 * i)) as i8).into(),
        MatrixInput::U8 => ((register >> (8 * i)) as u8).into(),
    }
}

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
            MatrixKind::Multiply { k, input, accumulator } => {
                multiply(frame, matrix, k, input, accumulator, active);
                Ok(())
            }
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
            frame.set32(d, &Row(value), active);
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
            let values = frame.r32(a).0;
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
}

/// `d = a * b + c` of 16 rows, 8 columns and `k` elements between.
///
/// Lane `4 g + t` holds, in register `r` of A, the elements of row `g + 8 (r mod 2)` from `k = t e + 4 e (r / 2)`, where a
/// register has `e` elements; in register `r` of B those of column `g` from `k = t e + 4 e r`; of C and D, columns `2 t` and
/// `2 t + 1` of rows `g` and `g + 8`.
fn multiply(
    frame: &mut Frame<'_>,
    matrix: &Matrix,
    k: u32,
    input: MatrixInput,
    accumulator: MatrixAccumulator,
    active: Active<'_>,
) {
    let e = match input {
        MatrixInput::F16 | MatrixInput::Bf16 => 2,
        MatrixInput::Tf32 => 1,
        MatrixInput::S8 | MatrixInput::U8 => 4,
    };
    let rows = |registers: &[crate::op::R32]| -> Vec<Lanes<u32>> {
        registers.iter().map(|&r| frame.r32(r).0).collect()
    };
    let (a, b, c) = (rows(&matrix.a), rows(&matrix.b), rows(&matrix.c));
    // Where element k of a row or column is: register, lane in its group of four, element.
    let place = |k: u32| (k / (4 * e), k / e % 4, k % e);
    let a_at = |row: u32, k: u32| {
        let (r, t, i) = place(k);
        element(input, a[(2 * r + row / 8) as usize][(4 * (row % 8) + t) as usize], i)
    };
    let b_at = |k: u32, column: u32| {
        let (r, t, i) = place(k);
        element(input, b[r as usize][(4 * column + t) as usize], i)
    };
    let mut d = vec![[0u32; 32]; matrix.d.len()];
    for lane in 0..32u32 {
        let (g, t) = (lane / 4, lane % 4);
        for index in 0..4 {
            let (row, column) = (g + 8 * (index / 2), 2 * t + index % 2);
            let sum: f64 = (0..k).map(|k| a_at(row, k) * b_at(k, column)).sum();
            let lane = lane as usize;
            match accumulator {
                MatrixAccumulator::F32 => {
                    let total = sum + f64::from(f32::from_bits(c[index as usize][lane]));
                    d[index as usize][lane] = single::round_double(total, Rounding::Nearest).to_bits();
                }
                MatrixAccumulator::F16 => {
                    let (register, shift) = ((index / 2) as usize, 16 * (index % 2));
                    let start = f16::to_f32((c[register][lane] >> shift) as u16);
                    let total = f16::round_double(sum + f64::from(start), Rounding::Nearest);
                    d[register][lane] |= u32::from(total) << shift;
                }
                MatrixAccumulator::S32 => {
                    // At most 32 products of 16 bits: exact in a double.
                    d[index as usize][lane] = c[index as usize][lane].wrapping_add(sum as i64 as u32);
                }
            }
        }
    }
    for (&register, row) in matrix.d.iter().zip(d) {
        frame.set32(register, &Row(row), active);
    }
}
