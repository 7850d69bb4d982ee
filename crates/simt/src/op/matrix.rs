//! Matrix instructions: their operands, and which lane holds which element.

use super::{Addr, R32, Slot};

/// Matrix instructions, which work on the registers of all lanes.
#[derive(Clone, Debug)]
pub(crate) struct Matrix {
    pub kind: MatrixKind,
    pub d: Vec<Slot>,
    pub a: Vec<Slot>,
    pub b: Vec<Slot>,
    pub c: Vec<Slot>,
    pub addr: Option<Addr>,
    /// Elements from a row (or column) to the next in memory; those of the matrix itself where this is none.
    pub stride: Option<R32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatrixKind {
    /// `ldmatrix …m8n8.b16`
    Load { transposed: bool },
    /// `stmatrix …m8n8.b16`
    Store { transposed: bool },
    /// `movmatrix …m8n8.trans.b16`
    Transpose,
    /// `mma.sync`, `wmma.mma`
    Multiply(Product),
    /// `wmma.load`
    LoadFragment(Fragment),
    /// `wmma.store`
    StoreFragment(Fragment),
}

/// Rows of A and D, columns of B and D, and the elements between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub m: u32,
    pub n: u32,
    pub k: u32,
}

impl Shape {
    /// The shape that a modifier such as `m16n8k16` names.
    pub fn named(modifier: &str) -> Option<Shape> {
        let (m, rest) = modifier.strip_prefix('m')?.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        // No shape is anywhere near; larger numbers would only overflow.
        let size = |text: &str| text.parse().ok().filter(|size| (1..=1024).contains(size));
        Some(Shape { m: size(m)?, n: size(n)?, k: size(k)? })
    }

    /// Rows and columns of one of the matrices.
    pub fn of(self, role: Role) -> (u32, u32) {
        match role {
            Role::A => (self.m, self.k),
            Role::B => (self.k, self.n),
            Role::C => (self.m, self.n),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    A,
    B,
    /// The accumulator and the result.
    C,
}

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    F16,
    Bf16,
    Tf32,
    F32,
    F64,
    E4m3,
    E5m2,
    S8,
    U8,
    S4,
    U4,
    B1,
    S32,
}

impl Element {
    pub fn bits(self) -> u32 {
        match self {
            Element::B1 => 1,
            Element::S4 | Element::U4 => 4,
            Element::S8 | Element::U8 | Element::E4m3 | Element::E5m2 => 8,
            Element::F16 | Element::Bf16 => 16,
            Element::Tf32 | Element::F32 | Element::S32 => 32,
            Element::F64 => 64,
        }
    }

    /// Elements of a register.
    pub fn per_register(self) -> u32 {
        if self == Element::F64 { 1 } else { 32 / self.bits() }
    }
}

/// Which lane holds what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// As PTX lays the operands of `mma` out.
    Mma,
    /// As `wmma` does, which is for us to say.
    Wmma,
}

/// A matrix spread over the lanes' registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fragment {
    pub role: Role,
    pub shape: Shape,
    pub element: Element,
    pub layout: Layout,
    /// Registers of a lane.
    pub registers: u32,
    /// In memory: one row after the other. Where registers are loaded from and stored to, that is.
    pub row_major: bool,
}

impl Fragment {
    /// Row and column of a lane's element.
    ///
    /// In `mma`, lane `4 g + t` holds, in register `r` of A, elements of row `g + 8 (r mod (m / 8))` from
    /// `k = t e + 4 e (r / (m / 8))`, where a register has `e` elements; in register `r` of B those of column `g` from
    /// `k = t e + 4 e r`; of C, columns `2 t` and `2 t + 1` of the rows `g`, then `g + 8` (PTX ISA 9.0, 9.7.15.5).
    ///
    /// In `wmma`, A and C are dealt out row by row and B column by column, as much to each lane as it has room for, and
    /// twice where there is room for that; accumulators of 16 by 16 are those of two `mma` side by side.
    pub fn place(&self, lane: u32, index: u32) -> (u32, u32) {
        let (rows, columns) = self.shape.of(self.role);
        let (g, t) = (lane / 4, lane % 4);
        let e = self.element.per_register();
        match (self.layout, self.role) {
            (Layout::Mma, Role::A) => {
                let (r, i, blocks) = (index / e, index % e, rows.div_ceil(8));
                (g + 8 * (r % blocks), t * e + 4 * e * (r / blocks) + i)
            }
            (Layout::Mma, Role::B) => (t * e + 4 * e * (index / e) + index % e, g),
            (Layout::Mma, Role::C) => (g + 8 * (index / 2), 2 * t + index % 2),
            (Layout::Wmma, Role::C) if (rows, columns) == (16, 16) => {
                (g + 8 * (index / 2 % 2), 2 * t + index % 2 + 8 * (index / 4))
            }
            (Layout::Wmma, role) => {
                let at = (lane * self.registers * e + index) % (rows * columns);
                match role {
                    Role::B => (at % rows, at / rows),
                    _ => (at / columns, at % columns),
                }
            }
        }
    }

    /// Whether the lanes' registers hold every element, and nothing beyond the matrix.
    pub fn fits(&self) -> bool {
        let (rows, columns) = self.shape.of(self.role);
        let count = self.registers * self.element.per_register();
        let held = 32 * count;
        let whole = match self.layout {
            Layout::Mma => held == rows * columns,
            Layout::Wmma => held != 0 && held.is_multiple_of(rows * columns),
        };
        whole
            && (0..32).all(|lane| {
                (0..count).all(|index| {
                    let (row, column) = self.place(lane, index);
                    row < rows && column < columns
                })
            })
    }
}

/// `d = a * b + c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Product {
    pub a: Fragment,
    pub b: Fragment,
    pub c: Fragment,
    pub d: Fragment,
    /// `.satfinite` of integers: sums stop at the largest and the smallest.
    pub saturate: bool,
    /// Products of single bits: `.and.popc`, or `.xor.popc`.
    pub and: bool,
}
