//! `cvt` (PTX ISA 9.0, 9.7.9.21), as a chain of small steps: to a common form, round, clamp, narrow.

use ptx::ast::{Instruction, Operand, ScalarType, TypeKind};

use super::float::rounding;
use super::operand::is_wide;
use super::{Binding, Lower, Lowered, unsupported};
use crate::num::convert::{
    from_int, to_f32, to_f32_rounded, to_f64, to_f64_rounded, to_int, to_integral, widen,
};
use crate::num::int::{self, Int};
use crate::num::narrow::{self, BF16, F16, Format};
use crate::num::single::{canonical, flush, relu, round_double, saturate};
use crate::num::{Rounding, bf16, f16};
use crate::op::{Op, R32, R64, Slot};
use crate::row::{K1, cold1, cold2, cold3, row1};

/// One row function for each rounding mode.
macro_rules! by_rounding {
    ($rounding:expr, |$r:ident| $make:expr) => {
        match $rounding {
            Rounding::Nearest => {
                #[allow(non_upper_case_globals)]
                const $r: Rounding = Rounding::Nearest;
                $make
            }
            Rounding::Zero => {
                #[allow(non_upper_case_globals)]
                const $r: Rounding = Rounding::Zero;
                $make
            }
            Rounding::Down => {
                #[allow(non_upper_case_globals)]
                const $r: Rounding = Rounding::Down;
                $make
            }
            Rounding::Up => {
                #[allow(non_upper_case_globals)]
                const $r: Rounding = Rounding::Up;
                $make
            }
            Rounding::NearestAway => {
                #[allow(non_upper_case_globals)]
                const $r: Rounding = Rounding::NearestAway;
                $make
            }
        }
    };
}

fn is_integer(ty: ScalarType) -> bool {
    matches!(ty.kind(), TypeKind::Bits | TypeKind::Unsigned | TypeKind::Signed)
}

impl Lower<'_> {
    pub(super) fn step32(&mut self, a: R32, f: K1<u32, u32>) -> R32 {
        let d = self.new32();
        self.emit(Op::A32_32 { f, d, a });
        d
    }

    fn step64(&mut self, a: R64, f: K1<u64, u64>) -> R64 {
        let d = self.new64();
        self.emit(Op::A64_64 { f, d, a });
        d
    }

    fn step_up(&mut self, a: R32, f: K1<u64, u32>) -> R64 {
        let d = self.new64();
        self.emit(Op::A64_32 { f, d, a });
        d
    }

    fn step_down(&mut self, a: R64, f: K1<u32, u64>) -> R32 {
        let d = self.new32();
        self.emit(Op::A32_64 { f, d, a });
        d
    }

    pub(super) fn cvt(&mut self, i: &Instruction) -> Lowered {
        let mut types = i.types();
        let (Some(to), Some(from)) = (types.next(), types.next()) else { return unsupported("no types") };
        if to.kind() == TypeKind::Packed || from.kind() == TypeKind::Packed {
            return self.cvt_packed(i, to, from);
        }
        let value = if is_integer(to) && is_integer(from) {
            self.integer_to_integer(i, to, from)?
        } else if is_integer(to) {
            self.float_to_integer(i, to, from)?
        } else if is_integer(from) {
            self.integer_to_float(i, to, from)?
        } else {
            self.float_to_float(i, to, from)?
        };
        self.store_converted(self.operand(i, 0)?, to, value)
    }

    /// Writes a converted value to its destination, extended to the register's width.
    fn store_converted(&mut self, operand: &Operand, ty: ScalarType, value: Slot) -> Lowered {
        let Operand::Register(register) = operand else {
            return if *operand == Operand::Sink { Ok(()) } else { unsupported("a register is expected") };
        };
        let signed = ty.is_signed();
        match (self.register(register)?.clone(), value) {
            (Binding::W32(d, register), Slot::W32(a)) => {
                // Registers of 16 bits hold zeros above.
                let narrow = register.bits() == 16;
                let f = match (ty.bits(), signed, narrow) {
                    (8, false, _) => row1(|a: u32| a & 0xff),
                    (8, true, false) => row1(|a: u32| a as i8 as u32),
                    (8, true, true) => row1(|a: u32| u32::from(a as i8 as u16)),
                    (16, true, false) => row1(|a: u32| a as i16 as u32),
                    (16, _, _) => row1(|a: u32| a & 0xffff),
                    _ => row1(|a: u32| a),
                };
                self.emit(Op::A32_32 { f, d, a });
            }
            (Binding::W64(d), Slot::W32(a)) => {
                let f = match (ty.bits(), signed) {
                    (8, false) => row1(|a: u32| u64::from(a as u8)),
                    (8, true) => row1(|a: u32| a as i8 as u64),
                    (16, true) => row1(|a: u32| a as i16 as u64),
                    (16, false) => row1(|a: u32| u64::from(a as u16)),
                    (_, true) => row1(|a: u32| a as i32 as u64),
                    (_, false) => row1(|a: u32| u64::from(a)),
                };
                self.emit(Op::A64_32 { f, d, a });
            }
            (Binding::W64(d), Slot::W64(a)) => self.emit(Op::A64_64 { f: row1(|a: u64| a), d, a }),
            (Binding::W32(d, _), Slot::W64(a)) => self.emit(Op::A32_64 { f: row1(|a: u64| a as u32), d, a }),
            _ => return unsupported(format!("{} has the wrong type", register.name)),
        }
        Ok(())
    }

    /// An integer source, extended to 32 or 64 bits by its own sign.
    fn integer_source(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<Slot> {
        if is_wide(ty) {
            return Ok(Slot::W64(self.s64(operand, ty)?));
        }
        let a = self.s32(operand, ty)?;
        Ok(Slot::W32(match (ty.bits(), ty.is_signed()) {
            (8, false) => self.step32(a, row1(|a: u32| a & 0xff)),
            (8, true) => self.step32(a, row1(|a: u32| a as i8 as u32)),
            (16, true) => self.step32(a, row1(|a: u32| a as i16 as u32)),
            (16, false) => self.step32(a, row1(|a: u32| a & 0xffff)),
            _ => a,
        }))
    }

    fn extend(&mut self, value: Slot, signed: bool) -> Lowered<R64> {
        match value {
            Slot::W64(a) => Ok(a),
            Slot::W32(a) if signed => Ok(self.step_up(a, row1(|a: u32| a as i32 as u64))),
            Slot::W32(a) => Ok(self.step_up(a, row1(|a: u32| u64::from(a)))),
            Slot::None => unsupported("operand"),
        }
    }

    fn integer_to_integer(&mut self, i: &Instruction, to: ScalarType, from: ScalarType) -> Lowered<Slot> {
        let a = self.integer_source(self.operand(i, 1)?, from)?;
        if i.has("sat") {
            let a = self.extend(a, from.is_signed())?;
            macro_rules! clamp {
                ($($bits:literal $signed:literal $t:ty),*) => {
                    match (to.bits(), to.is_signed(), from.is_signed()) {
                        $(
                            ($bits, $signed, false) => cold1(|a: u64| int::clamp::<u64, $t>(a).to_bits()),
                            ($bits, $signed, true) => cold1(|a: u64| int::clamp::<i64, $t>(a as i64).to_bits()),
                        )*
                        _ => return unsupported(format!("type {to}")),
                    }
                };
            }
            let f = clamp!(
                8 false u8, 8 true i8, 16 false u16, 16 true i16, 32 false u32, 32 true i32, 64 false u64, 64 true i64
            );
            let clamped = self.step64(a, f);
            return Ok(if is_wide(to) {
                Slot::W64(clamped)
            } else {
                Slot::W32(self.step_down(clamped, row1(|a: u64| a as u32)))
            });
        }
        match (is_wide(to), a) {
            (true, a) => Ok(Slot::W64(self.extend(a, from.is_signed())?)),
            (false, Slot::W64(a)) => Ok(Slot::W32(self.step_down(a, row1(|a: u64| a as u32)))),
            (false, a) => Ok(a),
        }
    }

    /// A float source as single or double precision, halves widened.
    fn float_source(&mut self, operand: &Operand, ty: ScalarType, ftz: bool) -> Lowered<Slot> {
        match ty {
            ScalarType::F64 => Ok(Slot::W64(self.s64(operand, ty)?)),
            ScalarType::F32 => {
                let a = self.s32(operand, ty)?;
                let flushed = |a: u32| flush(f32::from_bits(a)).to_bits();
                Ok(Slot::W32(if ftz { self.step32(a, row1(flushed)) } else { a }))
            }
            ScalarType::F16 => {
                let a = self.s32(operand, ty)?;
                Ok(Slot::W32(self.step32(a, cold1(|a: u32| f16::to_f32(a as u16).to_bits()))))
            }
            ScalarType::Bf16 => {
                let a = self.s32(operand, ty)?;
                Ok(Slot::W32(self.step32(a, cold1(|a: u32| bf16::to_f32(a as u16).to_bits()))))
            }
            _ => unsupported(format!("type {ty}")),
        }
    }

    /// Rounds to integral values in the float's own type.
    fn integral(&mut self, value: Slot, rounding: Rounding) -> Slot {
        match value {
            Slot::W32(a) => {
                let f = by_rounding!(rounding, |MODE| cold1(
                    |a: u32| to_integral(f32::from_bits(a), MODE).to_bits()
                ));
                Slot::W32(self.step32(a, f))
            }
            Slot::W64(a) => {
                let f = by_rounding!(rounding, |MODE| cold1(
                    |a: u64| to_integral(f64::from_bits(a), MODE).to_bits()
                ));
                Slot::W64(self.step64(a, f))
            }
            Slot::None => Slot::None,
        }
    }

    fn float_to_integer(&mut self, i: &Instruction, to: ScalarType, from: ScalarType) -> Lowered<Slot> {
        let mut value = self.float_source(self.operand(i, 1)?, from, i.has("ftz"))?;
        let rounding = rounding(i);
        if rounding != Rounding::Zero {
            value = self.integral(value, rounding);
        }
        macro_rules! to {
            ($($bits:literal $signed:literal $t:ty),*) => {
                match (value, to.bits(), to.is_signed()) {
                    $(
                        (Slot::W32(a), $bits, $signed) if $bits == 64 => Ok(Slot::W64(self.step_up(
                            a, cold1(|a: u32| to_int::<f32, $t>(f32::from_bits(a), Rounding::Zero).to_bits())))),
                        (Slot::W64(a), $bits, $signed) if $bits == 64 => Ok(Slot::W64(self.step64(
                            a, cold1(|a: u64| to_int::<f64, $t>(f64::from_bits(a), Rounding::Zero).to_bits())))),
                        (Slot::W32(a), $bits, $signed) => Ok(Slot::W32(self.step32(
                            a, cold1(|a: u32| to_int::<f32, $t>(f32::from_bits(a), Rounding::Zero).to_bits() as u32)))),
                        (Slot::W64(a), $bits, $signed) => Ok(Slot::W32(self.step_down(
                            a, cold1(|a: u64| to_int::<f64, $t>(f64::from_bits(a), Rounding::Zero).to_bits() as u32)))),
                    )*
                    _ => unsupported(format!("type {to}")),
                }
            };
        }
        to!(8 false u8, 8 true i8, 16 false u16, 16 true i16, 32 false u32, 32 true i32, 64 false u64, 64 true i64)
    }

    fn integer_to_float(&mut self, i: &Instruction, to: ScalarType, from: ScalarType) -> Lowered<Slot> {
        let value = self.integer_source(self.operand(i, 1)?, from)?;
        let (rounding, signed, sat) = (rounding(i), from.is_signed(), i.has("sat"));
        let nearest = rounding == Rounding::Nearest;
        let result =
            match (to, value) {
                (ScalarType::F32, Slot::W32(a)) => {
                    let f = match (nearest, signed) {
                        (true, false) => row1(|a: u32| to_f32(a).to_bits()),
                        (true, true) => row1(|a: u32| to_f32(a as i32).to_bits()),
                        (false, false) => {
                            by_rounding!(rounding, |MODE| cold1(|a: u32| to_f32_rounded(a, MODE).to_bits()))
                        }
                        (false, true) => {
                            by_rounding!(rounding, |MODE| cold1(
                                |a: u32| to_f32_rounded(a as i32, MODE).to_bits()
                            ))
                        }
                    };
                    Slot::W32(self.step32(a, f))
                }
                (ScalarType::F32, Slot::W64(a)) => {
                    let f = match (nearest, signed) {
                        (true, false) => cold1(|a: u64| to_f32(a).to_bits()),
                        (true, true) => cold1(|a: u64| to_f32(a as i64).to_bits()),
                        (false, false) => {
                            by_rounding!(rounding, |MODE| cold1(|a: u64| to_f32_rounded(a, MODE).to_bits()))
                        }
                        (false, true) => {
                            by_rounding!(rounding, |MODE| cold1(
                                |a: u64| to_f32_rounded(a as i64, MODE).to_bits()
                            ))
                        }
                    };
                    Slot::W32(self.step_down(a, f))
                }
                (ScalarType::F64, Slot::W32(a)) => {
                    let f = if signed {
                        row1(|a: u32| to_f64(a as i32).to_bits())
                    } else {
                        row1(|a: u32| to_f64(a).to_bits())
                    };
                    Slot::W64(self.step_up(a, f))
                }
                (ScalarType::F64, Slot::W64(a)) => {
                    let f = match (nearest, signed) {
                        (true, false) => cold1(|a: u64| to_f64(a).to_bits()),
                        (true, true) => cold1(|a: u64| to_f64(a as i64).to_bits()),
                        (false, false) => {
                            by_rounding!(rounding, |MODE| cold1(|a: u64| to_f64_rounded(a, MODE).to_bits()))
                        }
                        (false, true) => {
                            by_rounding!(rounding, |MODE| cold1(
                                |a: u64| to_f64_rounded(a as i64, MODE).to_bits()
                            ))
                        }
                    };
                    Slot::W64(self.step64(a, f))
                }
                (ScalarType::F16 | ScalarType::Bf16, value) => {
                    let a = self.extend(value, signed)?;
                    let half = |format: Format| -> K1<u32, u64> {
                        match (format == F16, signed) {
                            (true, false) => {
                                by_rounding!(rounding, |MODE| cold1(|a: u64| from_int(a, F16, MODE) as u32))
                            }
                            (true, true) => {
                                by_rounding!(rounding, |MODE| cold1(
                                    |a: u64| from_int(a as i64, F16, MODE) as u32
                                ))
                            }
                            (false, false) => {
                                by_rounding!(rounding, |MODE| cold1(|a: u64| from_int(a, BF16, MODE) as u32))
                            }
                            (false, true) => {
                                by_rounding!(rounding, |MODE| cold1(
                                    |a: u64| from_int(a as i64, BF16, MODE) as u32
                                ))
                            }
                        }
                    };
                    let f = half(if to == ScalarType::F16 { F16 } else { BF16 });
                    Slot::W32(self.step_down(a, f))
                }
                _ => return unsupported(format!("type {to}")),
            };
        if sat {
            return self.saturated(result, to);
        }
        Ok(result)
    }

    fn saturated(&mut self, value: Slot, ty: ScalarType) -> Lowered<Slot> {
        Ok(match (value, ty) {
            (Slot::W32(a), ScalarType::F32) => {
                Slot::W32(self.step32(a, cold1(|a: u32| saturate(f32::from_bits(a)).to_bits())))
            }
            (Slot::W32(a), ScalarType::F16) => {
                Slot::W32(self.step32(a, cold1(|a: u32| u32::from(f16::saturate(a as u16)))))
            }
            (Slot::W32(a), ScalarType::Bf16) => {
                Slot::W32(self.step32(a, cold1(|a: u32| u32::from(bf16::saturate(a as u16)))))
            }
            (Slot::W64(a), ScalarType::F64) => Slot::W64(self.step64(
                a,
                cold1(|a: u64| {
                    let x = f64::from_bits(a);
                    let low = if x > 0.0 { x } else { 0.0 };
                    (if low < 1.0 { low } else { 1.0 }).to_bits()
                }),
            )),
            _ => return unsupported(format!("saturation of {ty}")),
        })
    }

    fn float_to_float(&mut self, i: &Instruction, to: ScalarType, from: ScalarType) -> Lowered<Slot> {
        let ftz = i.has("ftz");
        let mut value = self.float_source(self.operand(i, 1)?, from, ftz)?;
        let mode = rounding(i);
        if i.modifiers.iter().any(|m| matches!(m.as_str(), "rni" | "rzi" | "rmi" | "rpi")) {
            value = self.integral(value, mode);
        }
        let relu_asked = i.has("relu");
        let finite = i.has("satfinite");
        let result = match (to, value) {
            (ScalarType::F64, Slot::W32(a)) => {
                Slot::W64(self.step_up(a, row1(|a: u32| widen(f32::from_bits(a)).to_bits())))
            }
            (ScalarType::F64, value) => value,
            (ScalarType::F32, Slot::W64(a)) => {
                let f = by_rounding!(mode, |MODE| cold1(
                    |a: u64| round_double(f64::from_bits(a), MODE).to_bits()
                ));
                let rounded = self.step_down(a, f);
                let flushed = |a: u32| flush(f32::from_bits(a)).to_bits();
                Slot::W32(if ftz { self.step32(rounded, row1(flushed)) } else { rounded })
            }
            (ScalarType::F32, Slot::W32(a)) => {
                Slot::W32(self.step32(a, cold1(|a: u32| canonical(f32::from_bits(a)).to_bits())))
            }
            (ScalarType::F16, Slot::W32(a)) => {
                let f = by_rounding!(mode, |MODE| cold1(|a: u32| u32::from(f16::from_f32(
                    f32::from_bits(a),
                    MODE
                ))));
                let half = self.step32(a, f);
                Slot::W32(if relu_asked {
                    self.step32(half, cold1(|a: u32| u32::from(f16::relu(a as u16))))
                } else {
                    half
                })
            }
            (ScalarType::F16, Slot::W64(a)) => {
                let f = by_rounding!(mode, |MODE| cold1(|a: u64| u32::from(f16::round_double(
                    f64::from_bits(a),
                    MODE
                ))));
                Slot::W32(self.step_down(a, f))
            }
            (ScalarType::Bf16, Slot::W32(a)) => {
                let f = by_rounding!(mode, |MODE| cold1(|a: u32| u32::from(bf16::from_f32(
                    f32::from_bits(a),
                    MODE
                ))));
                let half = self.step32(a, f);
                Slot::W32(if relu_asked {
                    self.step32(half, cold1(|a: u32| u32::from(bf16::relu(a as u16))))
                } else {
                    half
                })
            }
            (ScalarType::Bf16, Slot::W64(a)) => {
                let f = by_rounding!(mode, |MODE| cold1(|a: u64| u32::from(bf16::round_double(
                    f64::from_bits(a),
                    MODE
                ))));
                Slot::W32(self.step_down(a, f))
            }
            (ScalarType::Tf32, Slot::W32(a)) => {
                let a = if relu_asked {
                    self.step32(a, cold1(|a: u32| relu(f32::from_bits(a)).to_bits()))
                } else {
                    a
                };
                let f = if finite {
                    by_rounding!(mode, |MODE| cold1(|a: u32| {
                        narrow::tf32_from_f32(f32::from_bits(a), MODE, true, false)
                    }))
                } else {
                    by_rounding!(mode, |MODE| cold1(|a: u32| {
                        narrow::tf32_from_f32(f32::from_bits(a), MODE, false, false)
                    }))
                };
                return Ok(Slot::W32(self.step32(a, f)));
            }
            _ => return unsupported(format!("type {to}")),
        };
        if i.has("sat") {
            return self.saturated(result, to);
        }
        if finite {
            return unsupported("satfinite");
        }
        Ok(result)
    }

    /// Two values to a packed pair, and back.
    fn cvt_packed(&mut self, i: &Instruction, to: ScalarType, from: ScalarType) -> Lowered {
        let mode = rounding(i);
        match (to, from) {
            // The first source goes to the upper half.
            (ScalarType::F16x2 | ScalarType::Bf16x2, ScalarType::F32)
                if i.operands.len() == 3 && !i.has("satfinite") =>
            {
                let (a, b) = (self.s32(self.operand(i, 1)?, from)?, self.s32(self.operand(i, 2)?, from)?);
                let d = self.d32(self.operand(i, 0)?)?;
                macro_rules! pack {
                    ($half:ident) => {
                        if i.has("relu") {
                            by_rounding!(mode, |MODE| cold2(|a: u32, b: u32| {
                                let half =
                                    |x| u32::from($half::relu($half::from_f32(f32::from_bits(x), MODE)));
                                half(a) << 16 | half(b)
                            }))
                        } else {
                            by_rounding!(mode, |MODE| cold2(|a: u32, b: u32| {
                                let half = |x| u32::from($half::from_f32(f32::from_bits(x), MODE));
                                half(a) << 16 | half(b)
                            }))
                        }
                    };
                }
                let f = if to == ScalarType::F16x2 { pack!(f16) } else { pack!(bf16) };
                self.emit(Op::B32 { f, d, a, b });
                Ok(())
            }
            (ScalarType::E4m3x2 | ScalarType::E5m2x2, ScalarType::F32) if i.operands.len() == 3 => {
                let (a, b) = (self.s32(self.operand(i, 1)?, from)?, self.s32(self.operand(i, 2)?, from)?);
                let d = self.d32(self.operand(i, 0)?)?;
                macro_rules! pack {
                    ($format:expr, $prepare:expr) => {
                        cold2(|a: u32, b: u32| {
                            let byte = |x: u32| {
                                narrow::from_f64(
                                    f64::from($prepare(f32::from_bits(x))),
                                    $format,
                                    Rounding::Nearest,
                                    true,
                                )
                            };
                            byte(a) << 8 | byte(b)
                        })
                    };
                }
                let f = match (to, i.has("relu")) {
                    (ScalarType::E4m3x2, false) => pack!(narrow::E4M3, |x: f32| x),
                    (ScalarType::E4m3x2, true) => pack!(narrow::E4M3, relu),
                    (_, false) => pack!(narrow::E5M2, |x: f32| x),
                    (_, true) => pack!(narrow::E5M2, relu),
                };
                self.emit(Op::B32 { f, d, a, b });
                Ok(())
            }
            (ScalarType::F16x2, ScalarType::E4m3x2 | ScalarType::E5m2x2) => {
                let a = self.s32(self.operand(i, 1)?, ScalarType::B16)?;
                let d = self.d32(self.operand(i, 0)?)?;
                macro_rules! unpack {
                    ($format:expr) => {
                        cold1(|a: u32| {
                            let half = |x: u32| {
                                u32::from(f16::round_double(
                                    narrow::to_f64(x & 0xff, $format),
                                    Rounding::Nearest,
                                ))
                            };
                            half(a >> 8) << 16 | half(a)
                        })
                    };
                }
                let f =
                    if from == ScalarType::E4m3x2 { unpack!(narrow::E4M3) } else { unpack!(narrow::E5M2) };
                let f = if i.has("relu") { return unsupported("relu") } else { f };
                self.emit(Op::A32_32 { f, d, a });
                Ok(())
            }
            _ => unsupported(""),
        }
    }
}

/// `cvt.pack` of two 32-bit integers, clamped to so many bits each, above what the third operand brings in.
fn packed_pair<const BITS: u32, const SIGNED: bool>(a: u32, b: u32, c: u32) -> u32 {
    let (low, high) = if SIGNED { (-1 << (BITS - 1), (1 << (BITS - 1)) - 1) } else { (0, (1 << BITS) - 1) };
    let mask = (1u64 << BITS) - 1;
    let clamped = |v: u32| i64::from(v as i32).clamp(low, high) as u64 & mask;
    (u64::from(c) << (2 * BITS) | clamped(a) << BITS | clamped(b)) as u32
}

impl Lower<'_> {
    /// `cvt.pack.sat`
    pub(super) fn cvt_pack(&mut self, i: &Instruction) -> Lowered {
        let f = match i.types().next() {
            Some(ScalarType::S16) => cold3(packed_pair::<16, true>),
            Some(ScalarType::U16) => cold3(packed_pair::<16, false>),
            Some(ScalarType::S8) => cold3(packed_pair::<8, true>),
            Some(ScalarType::U8) => cold3(packed_pair::<8, false>),
            Some(ScalarType::S4) => cold3(packed_pair::<4, true>),
            Some(ScalarType::U4) => cold3(packed_pair::<4, false>),
            Some(ScalarType::S2) => cold3(packed_pair::<2, true>),
            Some(ScalarType::U2) => cold3(packed_pair::<2, false>),
            _ => return unsupported(""),
        };
        let ty = ScalarType::B32;
        let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
        let c = match i.operands.get(3) {
            Some(c) => self.s32(c, ty)?,
            None => self.bits32(0),
        };
        let d = self.d32(self.operand(i, 0)?)?;
        self.emit(Op::C32 { f, d, a, b, c });
        Ok(())
    }
}
