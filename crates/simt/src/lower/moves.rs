//! `mov`, address conversions, and the bit instructions (PTX ISA 9.0, 9.7.1, 9.7.8 and 9.7.9).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::operand::is_wide;
use super::{Binding, Lower, Lowered, unsupported};
use crate::Space;
use crate::code::Const;
use crate::memory::Window;
use crate::num::bits::{self, Permute};
use crate::num::int::{self, Int};
use crate::op::{Op, PredOp, R64, Slot};
use crate::row::{cold1, cold2, cold3, cold4, coldp1, row1, row2, row3, row4, rowp1};
use crate::special::{self, AnySpecial, Special32};

impl Lower<'_> {
    pub(super) fn mov(&mut self, i: &Instruction) -> Lowered {
        let (to, from) = (self.operand(i, 0)?, self.operand(i, 1)?);
        let Some(ty) = i.ty() else { return unsupported("no type") };
        if ty == ScalarType::Pred {
            let a = self.plain_predicate(from)?;
            let d = self.dp(to)?;
            self.emit(Op::Pred { f: PredOp::And, d, a, b: a });
            return Ok(());
        }
        if let (Operand::Register(register), Operand::Special(special, selector)) = (to, from)
            && let Some(AnySpecial::W32(special)) = special::resolve(*special, selector.as_ref())
        {
            let value = match special {
                Special32::Tid(axis @ 0..=2) => Some(Const::Tid(axis)),
                Special32::NTid(axis @ 0..=2) => Some(Const::NTid(axis)),
                Special32::NCtaId(axis @ 0..=2) => Some(Const::NCtaId(axis)),
                _ => None,
            };
            if ty.bits() == 32 && value.is_some_and(|value| self.settle(register, value)) {
                return Ok(());
            }
        }
        match (to, from) {
            (Operand::Vector(parts), _) | (_, Operand::Vector(parts)) if parts.is_empty() => {
                unsupported("an empty vector")
            }
            (Operand::Vector(parts), from) => self.unpack(parts, from, ty),
            (to, Operand::Vector(parts)) => self.pack(to, parts, ty),
            (to, from) if ty.bits() == 128 => {
                let ((d0, d1), (a0, a1)) = (self.wide_pair(to)?, self.wide_pair(from)?);
                self.copy64(d0, a0);
                self.copy64(d1, a1);
                Ok(())
            }
            (to, from) if is_wide(ty) => {
                if let (Operand::Register(register), Operand::Register(source)) = (to, from)
                    && let (Binding::Vector(to), Binding::Vector(from)) =
                        (self.register(register)?.clone(), self.register(source)?.clone())
                {
                    return self.copy_elements(&to, &from);
                }
                let (a, d) = (self.s64(from, ty)?, self.d64(to)?);
                self.copy64(d, a);
                Ok(())
            }
            (to, from) => {
                if let (Operand::Register(register), Operand::Register(source)) = (to, from)
                    && let (Binding::Vector(to), Binding::Vector(from)) =
                        (self.register(register)?.clone(), self.register(source)?.clone())
                {
                    return self.copy_elements(&to, &from);
                }
                let (a, d) = (self.s32(from, ty)?, self.d32(to)?);
                self.emit(Op::A32_32 { f: row1(|a: u32| a), d, a });
                Ok(())
            }
        }
    }

    fn copy64(&mut self, d: R64, a: R64) {
        self.emit(Op::A64_64 { f: row1(|a: u64| a), d, a });
    }

    fn copy_elements(&mut self, to: &[Binding], from: &[Binding]) -> Lowered {
        for pair in to.iter().zip(from) {
            match pair {
                (&Binding::W32(d, _), &Binding::W32(a, _)) => {
                    self.emit(Op::A32_32 { f: row1(|a: u32| a), d, a });
                }
                (&Binding::W64(d), &Binding::W64(a)) => self.copy64(d, a),
                _ => return unsupported("vectors of these types"),
            }
        }
        Ok(())
    }

    /// The halves of a 128-bit operand.
    pub(super) fn wide_pair(&mut self, operand: &Operand) -> Lowered<(R64, R64)> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W128(low, high) => Ok((low, high)),
                _ => unsupported(format!("{} is not 128 bits wide", register.name)),
            },
            Operand::Vector(parts) if parts.len() == 2 => {
                Ok((self.s64(&parts[0], ScalarType::B64)?, self.s64(&parts[1], ScalarType::B64)?))
            }
            Operand::Sink => Ok((self.new64(), self.new64())),
            _ => unsupported("a 128-bit register is expected"),
        }
    }

    /// `mov.b64 %rd, {%r0, %r1}` and its like.
    fn pack(&mut self, to: &Operand, parts: &[Operand], ty: ScalarType) -> Lowered {
        let bits = ty.bits() / parts.len() as u32;
        match (ty.bits(), parts) {
            (128, [low, high]) => {
                let (d0, d1) = self.wide_pair(to)?;
                let (a, b) = (self.s64(low, ScalarType::B64)?, self.s64(high, ScalarType::B64)?);
                self.copy64(d0, a);
                self.copy64(d1, b);
            }
            (128, [p0, p1, p2, p3]) => {
                let (d0, d1) = self.wide_pair(to)?;
                for (d, low, high) in [(d0, p0, p1), (d1, p2, p3)] {
                    let (a, b) = (self.s32(low, ScalarType::B32)?, self.s32(high, ScalarType::B32)?);
                    let f = row2(|a: u32, b: u32| u64::from(a) | u64::from(b) << 32);
                    self.emit(Op::B64_32_32 { f, d, a, b });
                }
            }
            (64, [low, high]) => {
                let (a, b) = (self.s32(low, ScalarType::B32)?, self.s32(high, ScalarType::B32)?);
                let d = self.d64(to)?;
                let f = row2(|a: u32, b: u32| u64::from(a) | u64::from(b) << 32);
                self.emit(Op::B64_32_32 { f, d, a, b });
            }
            (64, [p0, p1, p2, p3]) => {
                let (low, high) = (self.pack_halves(p0, p1)?, self.pack_halves(p2, p3)?);
                let d = self.d64(to)?;
                let f = row2(|a: u32, b: u32| u64::from(a) | u64::from(b) << 32);
                self.emit(Op::B64_32_32 { f, d, a: low, b: high });
            }
            (32, [low, high]) => {
                let a = self.pack_halves(low, high)?;
                let d = self.d32(to)?;
                self.emit(Op::A32_32 { f: row1(|a: u32| a), d, a });
            }
            (32, [p0, p1, p2, p3]) => {
                let part = |lower: &mut Self, p| lower.s32(p, ScalarType::B8);
                let (a, b) = (part(self, p0)?, part(self, p1)?);
                let (c, e) = (part(self, p2)?, part(self, p3)?);
                let d = self.d32(to)?;
                let f = row4(|a: u32, b: u32, c: u32, e: u32| {
                    u32::from_le_bytes([a as u8, b as u8, c as u8, e as u8])
                });
                self.emit(Op::E32 { f, d, a, b, c, e });
            }
            (16, [low, high]) => {
                let (a, b) = (self.s32(low, ScalarType::B8)?, self.s32(high, ScalarType::B8)?);
                let d = self.d32(to)?;
                let f = row2(|a: u32, b: u32| a & 0xff | (b & 0xff) << 8);
                self.emit(Op::B32 { f, d, a, b });
            }
            _ => return unsupported(format!("vectors of {bits} bits an element")),
        }
        Ok(())
    }

    fn pack_halves(&mut self, low: &Operand, high: &Operand) -> Lowered<crate::op::R32> {
        let (a, b) = (self.s32(low, ScalarType::B16)?, self.s32(high, ScalarType::B16)?);
        let d = self.new32();
        self.emit(Op::B32 { f: row2(|a: u32, b: u32| a & 0xffff | b << 16), d, a, b });
        Ok(d)
    }

    /// `mov.b64 {%r0, %r1}, %rd` and its like; `_` drops a part.
    fn unpack(&mut self, parts: &[Operand], from: &Operand, ty: ScalarType) -> Lowered {
        let wide: Vec<R64> = match ty.bits() {
            128 => {
                let (low, high) = self.wide_pair(from)?;
                vec![low, high]
            }
            64 => vec![self.s64(from, ty)?],
            _ => Vec::new(),
        };
        let each = ty.bits() / parts.len() as u32;
        // A part may be the register that is taken apart, so all parts are computed first.
        let mut results = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            if *part == Operand::Sink {
                continue;
            }
            let shift = index as u32 * each;
            let word = match each {
                64 => {
                    results.push((part, Slot::W64(wide[index])));
                    continue;
                }
                _ if !wide.is_empty() => {
                    let (a, b, d) = (wide[(shift / 64) as usize], self.bits32(shift % 64), self.new32());
                    self.emit(Op::B32_64_32 { f: row2(|a: u64, b: u32| (a >> (b & 63)) as u32), d, a, b });
                    d
                }
                _ => {
                    let (a, b, d) = (self.s32(from, ty)?, self.bits32(shift), self.new32());
                    self.emit(Op::B32 { f: row2(|a: u32, b: u32| a >> (b & 31)), d, a, b });
                    d
                }
            };
            let d = match each {
                32 => word,
                16 => {
                    let d = self.new32();
                    self.emit(Op::A32_32 { f: row1(|a: u32| a & 0xffff), d, a: word });
                    d
                }
                8 => {
                    let d = self.new32();
                    self.emit(Op::A32_32 { f: row1(|a: u32| a & 0xff), d, a: word });
                    d
                }
                _ => return unsupported(format!("vectors of {each} bits an element")),
            };
            results.push((part, Slot::W32(d)));
        }
        for (part, value) in results {
            match value {
                Slot::W32(a) => {
                    let d = self.d32(part)?;
                    self.emit(Op::A32_32 { f: row1(|a: u32| a), d, a });
                }
                Slot::W64(a) => {
                    let d = self.d64(part)?;
                    self.copy64(d, a);
                }
                Slot::None => {}
            }
        }
        Ok(())
    }

    pub(super) fn cvta(&mut self, i: &Instruction) -> Lowered {
        let Some(space) = i.space().and_then(super::memory::space_of) else { return unsupported("no space") };
        let wide = i.ty().is_none_or(is_wide);
        if !wide {
            return unsupported("32-bit generic addresses");
        }
        let a = match (self.operand(i, 1)?, space) {
            // Parameters of device functions live in local memory.
            (Operand::Symbol(symbol), Space::Param)
                if matches!(self.lookup(&symbol.name), Some(Binding::Local(_))) =>
            {
                let a = self.symbol64(symbol)?;
                let d = self.d64(self.operand(i, 0)?)?;
                self.emit(Op::A64_64 { f: row1(|a: u64| Window::Local.to_generic(a)), d, a });
                return Ok(());
            }
            (operand, _) => self.s64(operand, ScalarType::U64)?,
        };
        // Global and constant addresses are generic addresses.
        if matches!(space, Space::Global | Space::Const)
            && let Operand::Register(register) = self.operand(i, 0)?
            && let Some(value) = self.constant_of(a)
            && self.settle(register, value)
        {
            return Ok(());
        }
        let d = self.d64(self.operand(i, 0)?)?;
        macro_rules! convert {
            ($($space:ident)*) => {
                match (space, i.has("to")) {
                    $(
                        (Space::$space, true) => row1(|a: u64| Window::$space.from_generic(a)),
                        (Space::$space, false) => row1(|a: u64| Window::$space.to_generic(a)),
                    )*
                    (Space::Generic, _) => return unsupported(""),
                }
            };
        }
        let f = convert!(Global Const Shared Local Param);
        self.emit(Op::A64_64 { f, d, a });
        Ok(())
    }

    pub(super) fn isspacep(&mut self, i: &Instruction) -> Lowered {
        let Some(space) = i.space().and_then(super::memory::space_of) else { return unsupported("no space") };
        let a = self.s64(self.operand(i, 1)?, ScalarType::U64)?;
        let d = self.dp(self.operand(i, 0)?)?;
        macro_rules! test {
            ($($space:ident)*) => {
                match space {
                    $( Space::$space => coldp1(|a: u64| Window::$space.holds(a)), )*
                    Space::Generic => return unsupported(""),
                }
            };
        }
        let f = test!(Global Const Shared Local Param);
        self.emit(Op::T64 { f, d, a });
        Ok(())
    }

    /// Bitwise logic, shifts, bit fields, byte permutation, dot products.
    pub(super) fn bits(&mut self, i: &Instruction) -> Lowered {
        let ty = i.ty().unwrap_or(ScalarType::B32);
        if ty == ScalarType::Pred {
            return self.predicate_logic(i);
        }
        let wide = is_wide(ty);
        match i.opcode.as_str() {
            "and" if wide => self.emit_b64(i, row2(|a: u64, b: u64| a & b)),
            "and" => self.emit_b32(i, row2(|a: u32, b: u32| a & b)),
            "or" if wide => self.emit_b64(i, row2(|a: u64, b: u64| a | b)),
            "or" => self.emit_b32(i, row2(|a: u32, b: u32| a | b)),
            "xor" if wide => self.emit_b64(i, row2(|a: u64, b: u64| a ^ b)),
            "xor" => self.emit_b32(i, row2(|a: u32, b: u32| a ^ b)),
            "not" if wide => self.emit_a64(i, row1(|a: u64| !a)),
            "not" if ty.bits() == 16 => self.emit_a32(i, row1(|a: u32| !a & 0xffff)),
            "not" => self.emit_a32(i, row1(|a: u32| !a)),
            "cnot" if wide => self.emit_a64(i, cold1(|a: u64| a.cnot())),
            "cnot" if ty.bits() == 16 => self.emit_a32(i, cold1(|a: u32| u32::from((a as u16).cnot()))),
            "cnot" => self.emit_a32(i, cold1(|a: u32| a.cnot())),
            "shl" | "shr" => self.shift(i, ty),
            "shf" => self.funnel_shift(i),
            "popc" if wide => self.narrow_result(i, bits::popc_64),
            "popc" => self.emit_a32(i, cold1(bits::popc_32)),
            "clz" if wide => self.narrow_result(i, bits::clz_64),
            "clz" => self.emit_a32(i, cold1(bits::clz_32)),
            "brev" if wide => self.emit_a64(i, cold1(bits::brev_64)),
            "brev" => self.emit_a32(i, cold1(bits::brev_32)),
            "bfind" => match (ty, i.has("shiftamt")) {
                (ScalarType::U64, false) => self.narrow_result(i, |a| bits::bfind_u64(a, false)),
                (ScalarType::U64, true) => self.narrow_result(i, |a| bits::bfind_u64(a, true)),
                (ScalarType::S64, false) => self.narrow_result(i, |a| bits::bfind_s64(a as i64, false)),
                (ScalarType::S64, true) => self.narrow_result(i, |a| bits::bfind_s64(a as i64, true)),
                (ScalarType::S32, false) => {
                    self.emit_a32(i, cold1(|a: u32| bits::bfind_s32(a as i32, false)))
                }
                (ScalarType::S32, true) => self.emit_a32(i, cold1(|a: u32| bits::bfind_s32(a as i32, true))),
                (_, false) => self.emit_a32(i, cold1(|a: u32| bits::bfind_u32(a, false))),
                (_, true) => self.emit_a32(i, cold1(|a: u32| bits::bfind_u32(a, true))),
            },
            "bfe" => self.bfe(i, ty),
            "bfi" => self.bfi(i, wide),
            "fns" => self.emit_c32(i, cold3(|a: u32, b: u32, c: u32| bits::fns(a, b, c as i32))),
            "bmsk" if i.has("clamp") => self.emit_b32(i, cold2(|a: u32, b: u32| bits::bmsk(a, b, true))),
            "bmsk" => self.emit_b32(i, cold2(|a: u32, b: u32| bits::bmsk(a, b, false))),
            "szext" => {
                let f = match (ty.is_signed(), i.has("clamp")) {
                    (false, false) => cold2(|a: u32, b: u32| bits::szext_u32(a, b, false)),
                    (false, true) => cold2(|a: u32, b: u32| bits::szext_u32(a, b, true)),
                    (true, false) => cold2(|a: u32, b: u32| bits::szext_s32(a as i32, b, false) as u32),
                    (true, true) => cold2(|a: u32, b: u32| bits::szext_s32(a as i32, b, true) as u32),
                };
                self.emit_b32(i, f)
            }
            "lop3" => self.lop3(i),
            "prmt" => self.prmt(i),
            "dp4a" | "dp2a" => self.dot(i),
            _ => unsupported(""),
        }
    }

    fn narrow_result(&mut self, i: &Instruction, f: impl Fn(u64) -> u32 + Copy) -> Lowered {
        let a = self.s64(self.operand(i, 1)?, ScalarType::B64)?;
        let d = self.d32(self.operand(i, 0)?)?;
        self.emit(Op::A32_64 { f: cold1(f), d, a });
        Ok(())
    }

    fn predicate_logic(&mut self, i: &Instruction) -> Lowered {
        let a = self.plain_predicate(self.operand(i, 1)?)?;
        let (f, b) = match i.opcode.as_str() {
            "and" => (PredOp::And, self.plain_predicate(self.operand(i, 2)?)?),
            "or" => (PredOp::Or, self.plain_predicate(self.operand(i, 2)?)?),
            "xor" => (PredOp::Xor, self.plain_predicate(self.operand(i, 2)?)?),
            "not" => {
                let yes = self.new_p();
                self.emit(Op::PredConst { f: true, d: yes });
                let d = self.dp(self.operand(i, 0)?)?;
                self.emit(Op::Pred { f: PredOp::AndNot, d, a: yes, b: a });
                return Ok(());
            }
            _ => return unsupported(""),
        };
        let d = self.dp(self.operand(i, 0)?)?;
        self.emit(Op::Pred { f, d, a, b });
        Ok(())
    }

    fn shift(&mut self, i: &Instruction, ty: ScalarType) -> Lowered {
        let left = i.opcode == "shl";
        let by = self.s32(self.operand(i, 2)?, ScalarType::U32)?;
        if is_wide(ty) {
            let a = self.s64(self.operand(i, 1)?, ty)?;
            let d = self.d64(self.operand(i, 0)?)?;
            let f = match (left, ty.is_signed()) {
                (true, _) => row2(|a: u64, b: u32| <u64 as Int>::shl(a, b)),
                (false, false) => row2(|a: u64, b: u32| <u64 as Int>::shr(a, b)),
                (false, true) => row2(|a: u64, b: u32| <i64 as Int>::shr(a as i64, b) as u64),
            };
            self.emit(Op::B64_64_32 { f, d, a, b: by });
            return Ok(());
        }
        let a = self.s32(self.operand(i, 1)?, ty)?;
        let d = self.d32(self.operand(i, 0)?)?;
        let f = match (left, ty.is_signed(), ty.bits()) {
            (true, _, 16) => cold2(|a: u32, b: u32| u32::from(<u16 as Int>::shl(a as u16, b))),
            (true, _, _) => row2(|a: u32, b: u32| <u32 as Int>::shl(a, b)),
            (false, false, 16) => cold2(|a: u32, b: u32| u32::from(<u16 as Int>::shr(a as u16, b))),
            (false, false, _) => row2(|a: u32, b: u32| <u32 as Int>::shr(a, b)),
            (false, true, 16) => cold2(|a: u32, b: u32| u32::from(<i16 as Int>::shr(a as i16, b) as u16)),
            (false, true, _) => row2(|a: u32, b: u32| <i32 as Int>::shr(a as i32, b) as u32),
        };
        self.emit(Op::B32 { f, d, a, b: by });
        Ok(())
    }

    fn funnel_shift(&mut self, i: &Instruction) -> Lowered {
        let f = match (i.has("l"), i.has("clamp")) {
            (true, false) => row3(|a: u32, b: u32, c: u32| bits::shf_left(a, b, c, false)),
            (true, true) => row3(|a: u32, b: u32, c: u32| bits::shf_left(a, b, c, true)),
            (false, false) => row3(|a: u32, b: u32, c: u32| bits::shf_right(a, b, c, false)),
            (false, true) => row3(|a: u32, b: u32, c: u32| bits::shf_right(a, b, c, true)),
        };
        self.emit_c32(i, f)
    }

    fn bfe(&mut self, i: &Instruction, ty: ScalarType) -> Lowered {
        let (b, c) = (
            self.s32(self.operand(i, 2)?, ScalarType::U32)?,
            self.s32(self.operand(i, 3)?, ScalarType::U32)?,
        );
        if is_wide(ty) {
            let (a, d) = (self.s64(self.operand(i, 1)?, ty)?, self.d64(self.operand(i, 0)?)?);
            let f = if ty.is_signed() {
                cold3(|a: u64, b: u32, c: u32| bits::bfe_s64(a as i64, b, c) as u64)
            } else {
                cold3(bits::bfe_u64)
            };
            self.emit(Op::C64_64_32_32 { f, d, a, b, c });
        } else {
            let (a, d) = (self.s32(self.operand(i, 1)?, ty)?, self.d32(self.operand(i, 0)?)?);
            let f = if ty.is_signed() {
                row3(|a: u32, b: u32, c: u32| bits::bfe_s32(a as i32, b, c) as u32)
            } else {
                row3(bits::bfe_u32)
            };
            self.emit(Op::C32 { f, d, a, b, c });
        }
        Ok(())
    }

    fn bfi(&mut self, i: &Instruction, wide: bool) -> Lowered {
        let (c, e) = (
            self.s32(self.operand(i, 3)?, ScalarType::U32)?,
            self.s32(self.operand(i, 4)?, ScalarType::U32)?,
        );
        if wide {
            let ty = ScalarType::B64;
            let (a, b) = (self.s64(self.operand(i, 1)?, ty)?, self.s64(self.operand(i, 2)?, ty)?);
            let d = self.d64(self.operand(i, 0)?)?;
            self.emit(Op::E64_64_64_32_32 { f: cold4(bits::bfi_64), d, a, b, c, e });
        } else {
            let ty = ScalarType::B32;
            let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
            let d = self.d32(self.operand(i, 0)?)?;
            self.emit(Op::E32 { f: cold4(bits::bfi_32), d, a, b, c, e });
        }
        Ok(())
    }

    fn lop3(&mut self, i: &Instruction) -> Lowered {
        // `lop3.BoolOp.b32 d|p, a, b, c, table, q` also gives a predicate.
        let combine = i.modifiers.iter().find_map(|m| match m.as_str() {
            "or" => Some(PredOp::Or),
            "and" => Some(PredOp::And),
            _ => None,
        });
        let ty = ScalarType::B32;
        let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
        let (c, table) = (self.s32(self.operand(i, 3)?, ty)?, self.s32(self.operand(i, 4)?, ty)?);
        let f = row4(|a: u32, b: u32, c: u32, table: u32| bits::lop3(a, b, c, table as u8));
        let to = self.operand(i, 0)?;
        let Some(combine) = combine else {
            let d = self.d32(to)?;
            self.emit(Op::E32 { f, d, a, b, c, e: table });
            return Ok(());
        };
        let Operand::Pair(value, p) = to else { return unsupported("two destinations are expected") };
        let q = self.plain_predicate(self.operand(i, 5)?)?;
        let (word, some) = (self.new32(), self.new_p());
        self.emit(Op::E32 { f, d: word, a, b, c, e: table });
        self.emit(Op::T32 { f: rowp1(|a: u32| a != 0), d: some, a: word });
        let d = self.d32(value)?;
        self.emit(Op::A32_32 { f: row1(|a: u32| a), d, a: word });
        let d = self.dp(p)?;
        self.emit(Op::Pred { f: combine, d, a: some, b: q });
        Ok(())
    }

    fn prmt(&mut self, i: &Instruction) -> Lowered {
        macro_rules! modes {
            ($($name:literal $mode:ident)*) => {
                $( if i.has($name) {
                    return self.emit_c32(i, cold3(|a: u32, b: u32, c: u32| bits::prmt(a, b, c, Permute::$mode)));
                } )*
            };
        }
        modes!("f4e" Forward4 "b4e" Backward4 "rc8" Replicate8 "ecl" EdgeLeft "ecr" EdgeRight "rc16" Replicate16);
        self.emit_c32(i, cold3(|a: u32, b: u32, c: u32| bits::prmt(a, b, c, Permute::Index)))
    }

    fn dot(&mut self, i: &Instruction) -> Lowered {
        let mut types = i.types();
        let (a, b) =
            (types.next().is_some_and(|t| t.is_signed()), types.next().is_some_and(|t| t.is_signed()));
        macro_rules! each {
            ($f:expr; $($a:literal $b:literal)*) => {
                match (a, b) { $( ($a, $b) => cold3(|x: u32, y: u32, z: u32| $f(x, y, z, $a, $b)), )* }
            };
        }
        macro_rules! all {
            ($f:expr) => { each!($f; false false false true true false true true) };
        }
        let f = match (i.opcode.as_str(), i.has("hi")) {
            ("dp4a", _) => all!(int::dp4a),
            (_, false) => all!(|x, y, z, p, q| int::dp2a(x, y, z, p, q, false)),
            (_, true) => all!(|x, y, z, p, q| int::dp2a(x, y, z, p, q, true)),
        };
        self.emit_c32(i, f)
    }
}
