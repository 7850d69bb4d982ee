//! Integer arithmetic (PTX ISA 9.0, 9.7.1 and 9.7.2).

use ptx::ast::{Instruction, ScalarType};

use super::operand::is_wide;
use super::{Lower, Lowered, packed, unsupported};
use crate::num::int::{self, Int};
use crate::op::{Carry, CarryKind, Op};
use crate::row::{K1, K2, K3, cold1, cold2, cold3, row1, row2, row3};

/// The integers that arithmetic works on; untyped bits count as unsigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IntType {
    U16,
    S16,
    U32,
    S32,
    U64,
    S64,
}

impl IntType {
    pub fn of(ty: ScalarType) -> Lowered<IntType> {
        Ok(match ty {
            ScalarType::U16 | ScalarType::B16 => IntType::U16,
            ScalarType::S16 => IntType::S16,
            ScalarType::U32 | ScalarType::B32 => IntType::U32,
            ScalarType::S32 => IntType::S32,
            ScalarType::U64 | ScalarType::B64 => IntType::U64,
            ScalarType::S64 => IntType::S64,
            _ => return unsupported(format!("type {ty}")),
        })
    }
}

#[inline(always)]
pub(super) fn n<T: Int>(a: u32) -> T {
    T::from_bits(u64::from(a))
}

pub(super) fn un32<T: Int>(f: impl Fn(T) -> T + Copy) -> K1<u32, u32> {
    row1(move |a: u32| f(n(a)).to_bits() as u32)
}

pub(super) fn un64<T: Int>(f: impl Fn(T) -> T + Copy) -> K1<u64, u64> {
    row1(move |a: u64| f(T::from_bits(a)).to_bits())
}

pub(super) fn bin32<T: Int>(f: impl Fn(T, T) -> T + Copy) -> K2<u32, u32, u32> {
    row2(move |a: u32, b: u32| f(n(a), n(b)).to_bits() as u32)
}

pub(super) fn bin64<T: Int>(f: impl Fn(T, T) -> T + Copy) -> K2<u64, u64, u64> {
    row2(move |a: u64, b: u64| f(T::from_bits(a), T::from_bits(b)).to_bits())
}

pub(super) fn tri32<T: Int>(f: impl Fn(T, T, T) -> T + Copy) -> K3<u32, u32, u32, u32> {
    row3(move |a: u32, b: u32, c: u32| f(n(a), n(b), n(c)).to_bits() as u32)
}

pub(super) fn tri64<T: Int>(f: impl Fn(T, T, T) -> T + Copy) -> K3<u64, u64, u64, u64> {
    row3(move |a: u64, b: u64, c: u64| f(T::from_bits(a), T::from_bits(b), T::from_bits(c)).to_bits())
}

fn cold_un32<T: Int>(f: impl Fn(T) -> T + Copy) -> K1<u32, u32> {
    cold1(move |a: u32| f(n(a)).to_bits() as u32)
}

fn cold_bin32<T: Int>(f: impl Fn(T, T) -> T + Copy) -> K2<u32, u32, u32> {
    cold2(move |a: u32, b: u32| f(n(a), n(b)).to_bits() as u32)
}

fn cold_bin64<T: Int>(f: impl Fn(T, T) -> T + Copy) -> K2<u64, u64, u64> {
    cold2(move |a: u64, b: u64| f(T::from_bits(a), T::from_bits(b)).to_bits())
}

fn cold_tri32<T: Int>(f: impl Fn(T, T, T) -> T + Copy) -> K3<u32, u32, u32, u32> {
    cold3(move |a: u32, b: u32, c: u32| f(n(a), n(b), n(c)).to_bits() as u32)
}

fn cold_tri64<T: Int>(f: impl Fn(T, T, T) -> T + Copy) -> K3<u64, u64, u64, u64> {
    cold3(move |a: u64, b: u64, c: u64| f(T::from_bits(a), T::from_bits(b), T::from_bits(c)).to_bits())
}

/// The row function of a method for each type; those of 16 bits are not worth vector variants.
macro_rules! by_type {
    ($self:ident, $i:ident, $ty:expr, $emit32:ident $cold:ident $row32:ident, $emit64:ident $row64:ident, $method:ident) => {
        match $ty {
            IntType::U16 => $self.$emit32($i, $cold(<u16 as Int>::$method)),
            IntType::S16 => $self.$emit32($i, $cold(<i16 as Int>::$method)),
            IntType::U32 => $self.$emit32($i, $row32(<u32 as Int>::$method)),
            IntType::S32 => $self.$emit32($i, $row32(<i32 as Int>::$method)),
            IntType::U64 => $self.$emit64($i, $row64(<u64 as Int>::$method)),
            IntType::S64 => $self.$emit64($i, $row64(<i64 as Int>::$method)),
        }
    };
}

impl Lower<'_> {
    pub(super) fn emit_a32(&mut self, i: &Instruction, f: K1<u32, u32>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B32);
        let (a, d) = (self.s32(self.operand(i, 1)?, ty)?, self.d32(self.operand(i, 0)?)?);
        self.emit(Op::A32_32 { f, d, a });
        Ok(())
    }

    pub(super) fn emit_a64(&mut self, i: &Instruction, f: K1<u64, u64>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B64);
        let (a, d) = (self.s64(self.operand(i, 1)?, ty)?, self.d64(self.operand(i, 0)?)?);
        self.emit(Op::A64_64 { f, d, a });
        Ok(())
    }

    pub(super) fn emit_b32(&mut self, i: &Instruction, f: K2<u32, u32, u32>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B32);
        let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
        let d = self.d32(self.operand(i, 0)?)?;
        self.emit(Op::B32 { f, d, a, b });
        Ok(())
    }

    pub(super) fn emit_b64(&mut self, i: &Instruction, f: K2<u64, u64, u64>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B64);
        let (a, b) = (self.s64(self.operand(i, 1)?, ty)?, self.s64(self.operand(i, 2)?, ty)?);
        let d = self.d64(self.operand(i, 0)?)?;
        self.emit(Op::B64 { f, d, a, b });
        Ok(())
    }

    pub(super) fn emit_c32(&mut self, i: &Instruction, f: K3<u32, u32, u32, u32>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B32);
        let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
        let (c, d) = (self.s32(self.operand(i, 3)?, ty)?, self.d32(self.operand(i, 0)?)?);
        self.emit(Op::C32 { f, d, a, b, c });
        Ok(())
    }

    pub(super) fn emit_c64(&mut self, i: &Instruction, f: K3<u64, u64, u64, u64>) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B64);
        let (a, b) = (self.s64(self.operand(i, 1)?, ty)?, self.s64(self.operand(i, 2)?, ty)?);
        let (c, d) = (self.s64(self.operand(i, 3)?, ty)?, self.d64(self.operand(i, 0)?)?);
        self.emit(Op::C64 { f, d, a, b, c });
        Ok(())
    }

    pub(super) fn integer(&mut self, i: &Instruction) -> Lowered {
        let Some(scalar) = i.ty() else { return unsupported("no type") };
        if matches!(scalar, ScalarType::U16x2 | ScalarType::S16x2 | ScalarType::U8x4 | ScalarType::S8x4) {
            return packed::integer(self, i, scalar);
        }
        let opcode = i.opcode.as_str();
        if i.has("cc") || matches!(opcode, "addc" | "subc" | "madc") {
            return self.carry(i, scalar);
        }
        let ty = IntType::of(scalar)?;
        let sat = i.has("sat");
        match opcode {
            "add" if sat => {
                by_type!(self, i, ty, emit_b32 cold_bin32 cold_bin32, emit_b64 cold_bin64, add_sat)
            }
            "add" => by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 bin64, add),
            "sub" if sat => {
                by_type!(self, i, ty, emit_b32 cold_bin32 cold_bin32, emit_b64 cold_bin64, sub_sat)
            }
            "sub" => by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 bin64, sub),
            "mul" if i.has("wide") => self.mul_wide(i, ty),
            "mul" if i.has("hi") => {
                by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 cold_bin64, mul_hi)
            }
            "mul" => by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 bin64, mul_lo),
            "mad" if i.has("wide") => self.mad_wide(i, ty),
            "mad" if i.has("hi") && sat => {
                by_type!(self, i, ty, emit_c32 cold_tri32 cold_tri32, emit_c64 cold_tri64, mad_hi_sat)
            }
            "mad" if i.has("hi") => {
                by_type!(self, i, ty, emit_c32 cold_tri32 cold_tri32, emit_c64 cold_tri64, mad_hi)
            }
            "mad" => by_type!(self, i, ty, emit_c32 cold_tri32 tri32, emit_c64 tri64, mad_lo),
            "mul24" | "mad24" => self.mul24(i, ty),
            "sad" => by_type!(self, i, ty, emit_c32 cold_tri32 cold_tri32, emit_c64 cold_tri64, sad),
            "div" => by_type!(self, i, ty, emit_b32 cold_bin32 cold_bin32, emit_b64 cold_bin64, div),
            "rem" => by_type!(self, i, ty, emit_b32 cold_bin32 cold_bin32, emit_b64 cold_bin64, rem),
            "abs" => by_type!(self, i, ty, emit_a32 cold_un32 un32, emit_a64 un64, absolute),
            "neg" => by_type!(self, i, ty, emit_a32 cold_un32 un32, emit_a64 un64, neg),
            "min" | "max" => {
                let relu = i.has("relu") && ty == IntType::S32;
                match (opcode, relu) {
                    ("min", true) => self.emit_b32(i, cold_bin32(|a: i32, b: i32| Ord::min(a, b).max(0))),
                    ("max", true) => self.emit_b32(i, cold_bin32(|a: i32, b: i32| Ord::max(a, b).max(0))),
                    ("min", false) => {
                        by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 bin64, lesser)
                    }
                    _ => by_type!(self, i, ty, emit_b32 cold_bin32 bin32, emit_b64 bin64, greater),
                }
            }
            _ => unsupported(""),
        }
    }

    fn mul_wide(&mut self, i: &Instruction, ty: IntType) -> Lowered {
        let narrow = match ty {
            IntType::U16 => row2(|a: u32, b: u32| (a & 0xffff).wrapping_mul(b & 0xffff)),
            IntType::S16 => row2(|a: u32, b: u32| <i16 as Int>::mul_wide(n(a), n(b)) as u32),
            IntType::U32 | IntType::S32 => {
                let scalar = ScalarType::U32;
                let (a, b) = (self.s32(self.operand(i, 1)?, scalar)?, self.s32(self.operand(i, 2)?, scalar)?);
                let d = self.d64(self.operand(i, 0)?)?;
                let f = if ty == IntType::U32 {
                    row2(|a: u32, b: u32| u64::from(a) * u64::from(b))
                } else {
                    row2(|a: u32, b: u32| (i64::from(a as i32) * i64::from(b as i32)) as u64)
                };
                self.emit(Op::B64_32_32 { f, d, a, b });
                return Ok(());
            }
            _ => return unsupported("products of 128 bits"),
        };
        self.emit_b32(i, narrow)
    }

    fn mad_wide(&mut self, i: &Instruction, ty: IntType) -> Lowered {
        let scalar = ScalarType::U32;
        let (a, b) = (self.s32(self.operand(i, 1)?, scalar)?, self.s32(self.operand(i, 2)?, scalar)?);
        match ty {
            IntType::U16 | IntType::S16 => {
                let (c, d) = (self.s32(self.operand(i, 3)?, scalar)?, self.d32(self.operand(i, 0)?)?);
                let f = if ty == IntType::U16 {
                    row3(|a: u32, b: u32, c: u32| (a & 0xffff).wrapping_mul(b & 0xffff).wrapping_add(c))
                } else {
                    row3(|a: u32, b: u32, c: u32| <i16 as Int>::mad_wide(n(a), n(b), c as i32) as u32)
                };
                self.emit(Op::C32 { f, d, a, b, c });
            }
            IntType::U32 | IntType::S32 => {
                let (c, d) =
                    (self.s64(self.operand(i, 3)?, ScalarType::U64)?, self.d64(self.operand(i, 0)?)?);
                let f = if ty == IntType::U32 {
                    row3(|a: u32, b: u32, c: u64| (u64::from(a) * u64::from(b)).wrapping_add(c))
                } else {
                    row3(|a: u32, b: u32, c: u64| {
                        (i64::from(a as i32) * i64::from(b as i32)).wrapping_add(c as i64) as u64
                    })
                };
                self.emit(Op::C64_32_32_64 { f, d, a, b, c });
            }
            _ => return unsupported("products of 128 bits"),
        }
        Ok(())
    }

    fn mul24(&mut self, i: &Instruction, ty: IntType) -> Lowered {
        let (signed, high) = (ty == IntType::S32, i.has("hi"));
        if i.opcode == "mul24" {
            let f = match (signed, high) {
                (false, false) => cold_bin32(int::mul24_lo_u32),
                (false, true) => cold_bin32(int::mul24_hi_u32),
                (true, false) => cold_bin32(int::mul24_lo_s32),
                (true, true) => cold_bin32(int::mul24_hi_s32),
            };
            return self.emit_b32(i, f);
        }
        let f = match (signed, high, i.has("sat")) {
            (false, false, _) => cold_tri32(|a, b, c: u32| int::mul24_lo_u32(a, b).wrapping_add(c)),
            (false, true, _) => cold_tri32(|a, b, c: u32| int::mul24_hi_u32(a, b).wrapping_add(c)),
            (true, false, _) => cold_tri32(|a, b, c: i32| int::mul24_lo_s32(a, b).wrapping_add(c)),
            (true, true, false) => cold_tri32(|a, b, c: i32| int::mul24_hi_s32(a, b).wrapping_add(c)),
            (true, true, true) => cold_tri32(|a, b, c: i32| int::mul24_hi_s32(a, b).saturating_add(c)),
        };
        self.emit_c32(i, f)
    }

    fn carry(&mut self, i: &Instruction, ty: ScalarType) -> Lowered {
        let kind = match i.opcode.as_str() {
            "add" | "addc" => CarryKind::Add,
            "sub" | "subc" => CarryKind::Sub,
            "mad" | "madc" if i.has("hi") => CarryKind::MadHi,
            "mad" | "madc" => CarryKind::MadLo,
            _ => return unsupported(""),
        };
        let count = if matches!(kind, CarryKind::MadHi | CarryKind::MadLo) { 3 } else { 2 };
        let mut sources = Vec::with_capacity(count);
        for index in 1..=count {
            sources.push(self.source(self.operand(i, index)?, ty)?);
        }
        let d = if is_wide(ty) {
            crate::op::Slot::W64(self.d64(self.operand(i, 0)?)?)
        } else {
            crate::op::Slot::W32(self.d32(self.operand(i, 0)?)?)
        };
        let flag = match self.carry {
            Some(flag) => flag,
            None => {
                let flag = self.new_p();
                *self.carry.insert(flag)
            }
        };
        let reads = i.opcode.ends_with('c').then_some(flag);
        let writes = i.has("cc").then_some(flag);
        self.emit(Op::Carry(Box::new(Carry { kind, signed: ty.is_signed(), d, sources, reads, writes })));
        Ok(())
    }
}
