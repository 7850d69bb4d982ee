//! `setp`, `set`, `selp`, `slct` (PTX ISA 9.0, 9.7.6 and 9.7.7).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::operand::is_wide;
use super::{Lower, Lowered, half, unsupported};
use crate::num::compare::Compare;
use crate::num::single::flush;
use crate::num::{bf16, f16};
use crate::op::{Op, P, PredOp, Slot};
use crate::row::{KP2, coldp1, coldp2, rowp2};

macro_rules! comparisons {
    ($op:expr, $make:ident, $read:expr) => {
        comparisons!($op, $make, $read; Eq Ne Lt Le Gt Ge Equ Neu Ltu Leu Gtu Geu Num Nan)
    };
    ($op:expr, $make:ident, $read:expr; $($name:ident)*) => {
        match $op { $( Compare::$name => $make(move |a, b| Compare::$name.holds($read(a), $read(b))), )* }
    };
}

/// A comparison of two values read from their bits.
fn compare<A: Copy, T: PartialOrd + Copy>(op: Compare, read: impl Fn(A) -> T + Copy) -> KP2<A, A> {
    comparisons!(op, rowp2, read)
}

/// The same, for types that are seldom compared.
pub(super) fn cold_compare<A: Copy, T: PartialOrd + Copy>(
    op: Compare,
    read: impl Fn(A) -> T + Copy,
) -> KP2<A, A> {
    comparisons!(op, coldp2, read)
}

/// A comparison of integers, which are never unordered.
fn compare_int<A: Copy, T: Ord + Copy>(op: Compare, read: impl Fn(A) -> T + Copy) -> Lowered<KP2<A, A>> {
    Ok(match op {
        Compare::Eq | Compare::Equ => rowp2(move |a: A, b: A| read(a) == read(b)),
        Compare::Ne | Compare::Neu => rowp2(move |a: A, b: A| read(a) != read(b)),
        Compare::Lt | Compare::Ltu => rowp2(move |a: A, b: A| read(a) < read(b)),
        Compare::Le | Compare::Leu => rowp2(move |a: A, b: A| read(a) <= read(b)),
        Compare::Gt | Compare::Gtu => rowp2(move |a: A, b: A| read(a) > read(b)),
        Compare::Ge | Compare::Geu => rowp2(move |a: A, b: A| read(a) >= read(b)),
        Compare::Num | Compare::Nan => return unsupported("integers are never NaN"),
    })
}

impl Lower<'_> {
    /// The lanes in which a comparison of two operands of a type holds, in a new predicate.
    fn comparison(&mut self, op: Compare, ty: ScalarType, a: &Operand, b: &Operand, ftz: bool) -> Lowered<P> {
        let d = self.new_p();
        if is_wide(ty) {
            let (a, b) = (self.s64(a, ty)?, self.s64(b, ty)?);
            let f = match ty {
                ScalarType::F64 => compare(op, f64::from_bits),
                ScalarType::S64 => compare_int(op, |a: u64| a as i64)?,
                ScalarType::B64 | ScalarType::U64 => compare_int(op, |a: u64| a)?,
                _ => return unsupported(format!("type {ty}")),
            };
            self.emit(Op::U64 { f, d, a, b });
            return Ok(d);
        }
        let (a, b) = (self.s32(a, ty)?, self.s32(b, ty)?);
        let f = match ty {
            ScalarType::F32 if ftz => compare(op, |a: u32| flush(f32::from_bits(a))),
            ScalarType::F32 => compare(op, f32::from_bits),
            ScalarType::F16 if ftz => cold_compare(op, |a: u32| f16::to_f32(f16::flush(a as u16))),
            ScalarType::F16 => cold_compare(op, |a: u32| f16::to_f32(a as u16)),
            ScalarType::Bf16 => cold_compare(op, |a: u32| bf16::to_f32(a as u16)),
            ScalarType::S32 => compare_int(op, |a: u32| a as i32)?,
            ScalarType::B32 | ScalarType::U32 => compare_int(op, |a: u32| a)?,
            ScalarType::S16 => cold_compare(op, |a: u32| a as i16),
            ScalarType::B16 | ScalarType::U16 => cold_compare(op, |a: u32| a as u16),
            _ => return unsupported(format!("type {ty}")),
        };
        self.emit(Op::U32 { f, d, a, b });
        Ok(d)
    }

    pub(super) fn compare(&mut self, i: &Instruction) -> Lowered {
        let Some(op) = i.modifiers.iter().find_map(|m| Compare::parse(m)) else {
            return unsupported("no comparison");
        };
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let combine = i.modifiers.iter().find_map(|m| match m.as_str() {
            "and" => Some(PredOp::And),
            "or" => Some(PredOp::Or),
            "xor" => Some(PredOp::Xor),
            _ => None,
        });
        if matches!(ty, ScalarType::F16x2 | ScalarType::Bf16x2) {
            return half::compare_pair(self, i, op, ty, combine);
        }
        let (a, b) = (self.operand(i, 1)?, self.operand(i, 2)?);
        let holds = self.comparison(op, ty, a, b, i.has("ftz"))?;
        let combined = match combine {
            Some(combine) => {
                let c = self.plain_predicate(self.operand(i, 3)?)?;
                let both = self.new_p();
                self.emit(Op::Pred { f: combine, d: both, a: holds, b: c });
                Some((combine, c, both))
            }
            None => None,
        };
        let result = combined.map_or(holds, |(_, _, both)| both);
        if i.opcode == "set" {
            return self.set_value(i, result);
        }
        let (first, second) = match self.operand(i, 0)? {
            Operand::Pair(first, second) => (&**first, Some(&**second)),
            single => (single, None),
        };
        // Both results are computed before either is written: the second may be an operand of the first.
        let other = match second {
            Some(Operand::Sink) | None => None,
            Some(_) => {
                let (not, yes) = (self.new_p(), self.new_p());
                self.emit(Op::PredConst { f: true, d: yes });
                self.emit(Op::Pred { f: PredOp::AndNot, d: not, a: yes, b: holds });
                if let Some((combine, c, _)) = combined {
                    self.emit(Op::Pred { f: combine, d: not, a: not, b: c });
                }
                Some(not)
            }
        };
        if *first != Operand::Sink {
            let d = self.dp(first)?;
            self.emit(Op::Pred { f: PredOp::And, d, a: result, b: result });
        }
        if let (Some(second), Some(other)) = (second, other) {
            let d = self.dp(second)?;
            self.emit(Op::Pred { f: PredOp::And, d, a: other, b: other });
        }
        Ok(())
    }

    /// `set`: a predicate as a value of the destination's type.
    fn set_value(&mut self, i: &Instruction, p: P) -> Lowered {
        let ty = i.types().next().unwrap_or(ScalarType::U32);
        let yes = match ty {
            ScalarType::F32 => 1f32.to_bits(),
            ScalarType::F16 => u32::from(f16::ONE),
            ScalarType::Bf16 => u32::from(bf16::ONE),
            ScalarType::U16 | ScalarType::S16 | ScalarType::B16 => 0xffff,
            _ => u32::MAX,
        };
        let (a, b, d) = (self.bits32(yes), self.bits32(0), self.d32(self.operand(i, 0)?)?);
        self.emit(Op::Select32 { d, a, b, p });
        Ok(())
    }

    pub(super) fn selp(&mut self, i: &Instruction) -> Lowered {
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let (mut a, mut b) = (self.operand(i, 1)?, self.operand(i, 2)?);
        let (p, negated) = self.predicate(self.operand(i, 3)?)?;
        if negated {
            (a, b) = (b, a);
        }
        self.select(self.operand(i, 0)?, ty, a, b, p)
    }

    pub(super) fn select(&mut self, d: &Operand, ty: ScalarType, a: &Operand, b: &Operand, p: P) -> Lowered {
        if is_wide(ty) {
            let (a, b, d) = (self.s64(a, ty)?, self.s64(b, ty)?, self.d64(d)?);
            self.emit(Op::Select64 { d, a, b, p });
        } else {
            let (a, b, d) = (self.s32(a, ty)?, self.s32(b, ty)?, self.d32(d)?);
            self.emit(Op::Select32 { d, a, b, p });
        }
        Ok(())
    }

    pub(super) fn slct(&mut self, i: &Instruction) -> Lowered {
        let mut types = i.types();
        let (Some(ty), Some(by)) = (types.next(), types.next()) else { return unsupported("no type") };
        let c = match self.source(self.operand(i, 3)?, by)? {
            Slot::W32(c) => c,
            _ => return unsupported(format!("type {by}")),
        };
        let p = self.new_p();
        let f = match by {
            ScalarType::F32 if i.has("ftz") => coldp1(|c: u32| flush(f32::from_bits(c)) >= 0.0),
            ScalarType::F32 => coldp1(|c: u32| f32::from_bits(c) >= 0.0),
            _ => coldp1(|c: u32| c as i32 >= 0),
        };
        self.emit(Op::T32 { f, d: p, a: c });
        self.select(self.operand(i, 0)?, ty, self.operand(i, 1)?, self.operand(i, 2)?, p)
    }
}
