//! What atomic read-modify-write operations compute.

use crate::num::{bf16, f16, single};

/// The operation of an `atom` or `red` (compare-and-swap is apart: it has two operands).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtomicOp {
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// The operand.
    Exchange,
    /// The sum.
    Add,
    /// One more, or zero when the element is the operand or above.
    Increment,
    /// One less, or the operand when the element is zero or above the operand.
    Decrement,
    /// The lesser.
    Min,
    /// The greater.
    Max,
}

/// The type that an atomic works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum AtomicType {
    B32,
    B64,
    U32,
    S32,
    U64,
    S64,
    F16,
    F16x2,
    Bf16,
    Bf16x2,
    F32,
    F64,
}

impl AtomicType {
    /// Bytes of the element: the width of the rows that it is called with.
    pub fn bytes(self) -> u32 {
        match self {
            AtomicType::F16 | AtomicType::Bf16 => 2,
            AtomicType::B32 | AtomicType::U32 | AtomicType::S32 => 4,
            AtomicType::F16x2 | AtomicType::Bf16x2 | AtomicType::F32 => 4,
            AtomicType::B64 | AtomicType::U64 | AtomicType::S64 | AtomicType::F64 => 8,
        }
    }
}

/// A pair of operation and type that PTX has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rmw {
    op: AtomicOp,
    ty: AtomicType,
}

impl Rmw {
    /// The pair, or `None` where PTX has no such atomic (PTX ISA 9.0, 9.7.13.15).
    pub fn new(op: AtomicOp, ty: AtomicType) -> Option<Rmw> {
        use AtomicOp::*;
        use AtomicType::*;
        let bits = matches!(ty, B32 | B64 | U32 | S32 | U64 | S64);
        let allowed = match op {
            And | Or | Xor => bits,
            Exchange => bits || matches!(ty, F32 | F64),
            Add => !matches!(ty, B32 | B64),
            Increment | Decrement => ty == U32,
            Min | Max => matches!(ty, U32 | S32 | U64 | S64 | F16 | F16x2 | Bf16 | Bf16x2),
        };
        allowed.then_some(Rmw { op, ty })
    }

    /// The operation.
    pub fn op(self) -> AtomicOp {
        self.op
    }

    /// The type.
    pub fn ty(self) -> AtomicType {
        self.ty
    }

    /// Whether this is an integer sum.
    #[inline]
    pub fn is_wrapping_add(self) -> bool {
        use AtomicType::*;
        self.op == AtomicOp::Add && matches!(self.ty, U32 | S32 | U64 | S64)
    }

    /// The new value of an element. Values are zero-extended to 64 bits; of the result, the bits beyond the type are
    /// to be dropped. `flush`: f32 sums flush subnormal inputs and results to zero, as they do on global memory and do
    /// not on shared memory.
    #[inline]
    pub fn apply(self, old: u64, operand: u64, flush: bool) -> u64 {
        use AtomicType::*;
        let (a, b) = (old, operand);
        let (low, low_b) = (a as u32, b as u32);
        match self.op {
            AtomicOp::And => a & b,
            AtomicOp::Or => a | b,
            AtomicOp::Xor => a ^ b,
            AtomicOp::Exchange => b,
            AtomicOp::Increment => u64::from(if low >= low_b { 0 } else { low + 1 }),
            AtomicOp::Decrement => u64::from(if low == 0 || low > low_b { low_b } else { low - 1 }),
            AtomicOp::Add => match self.ty {
                F16 => f16::add(a as u16, b as u16, false).into(),
                F16x2 => f16::pairwise(low, low_b, |x, y| f16::add(x, y, false)).into(),
                Bf16 => bf16::add(a as u16, b as u16).into(),
                Bf16x2 => f16::pairwise(low, low_b, bf16::add).into(),
                F32 => {
                    let (x, y) = (f32::from_bits(low), f32::from_bits(low_b));
                    let sum = if flush {
                        single::flush(single::add(single::flush(x), single::flush(y)))
                    } else {
                        single::add(x, y)
                    };
                    sum.to_bits().into()
                }
                F64 => (f64::from_bits(a) + f64::from_bits(b)).to_bits(),
                B32 | B64 | U32 | S32 | U64 | S64 => a.wrapping_add(b),
            },
            AtomicOp::Min | AtomicOp::Max => {
                let max = self.op == AtomicOp::Max;
                let pick = |a_is_less: bool| if a_is_less != max { a } else { b };
                match self.ty {
                    S32 => pick((low as i32) < low_b as i32),
                    S64 => pick((a as i64) < b as i64),
                    F16 if max => f16::max(a as u16, b as u16, false).into(),
                    F16 => f16::min(a as u16, b as u16, false).into(),
                    F16x2 if max => f16::pairwise(low, low_b, |x, y| f16::max(x, y, false)).into(),
                    F16x2 => f16::pairwise(low, low_b, |x, y| f16::min(x, y, false)).into(),
                    Bf16 if max => bf16::max(a as u16, b as u16).into(),
                    Bf16 => bf16::min(a as u16, b as u16).into(),
                    Bf16x2 if max => f16::pairwise(low, low_b, bf16::max).into(),
                    Bf16x2 => f16::pairwise(low, low_b, bf16::min).into(),
                    B32 | B64 | U32 | U64 | F32 | F64 => pick(a < b),
                }
            }
        }
    }
}
