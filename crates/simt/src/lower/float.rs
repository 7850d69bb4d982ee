//! Single and double precision (PTX ISA 9.0, 9.7.3).

use ptx::ast::{Instruction, ScalarType};

use super::{Lower, Lowered, unsupported};
use crate::num::single::{Test, flush, saturate};
use crate::num::{Rounding, approx, bf16, double, f16, single};
use crate::op::{Op, R32};
use crate::row::{K1, K2, K3, cold1, cold2, cold3, coldp1, row1, row2, row3};

/// The rounding that an instruction names; to nearest where it names none.
pub(super) fn rounding(i: &Instruction) -> Rounding {
    i.modifiers
        .iter()
        .find_map(|m| match m.as_str() {
            "rn" | "rni" => Some(Rounding::Nearest),
            "rz" | "rzi" => Some(Rounding::Zero),
            "rm" | "rmi" => Some(Rounding::Down),
            "rp" | "rpi" => Some(Rounding::Up),
            "rna" => Some(Rounding::NearestAway),
            _ => None,
        })
        .unwrap_or(Rounding::Nearest)
}

macro_rules! single_row {
    ($row:ident, $cold:ident, [$($a:ident),*], $ftz:expr, $sat:expr, $f:expr) => {{
        let f = $f;
        match ($ftz, $sat) {
            (false, false) => $row(move |$($a: u32),*| f($(f32::from_bits($a)),*).to_bits()),
            (false, true) => $cold(move |$($a: u32),*| saturate(f($(f32::from_bits($a)),*)).to_bits()),
            (true, false) => $row(move |$($a: u32),*| flush(f($(flush(f32::from_bits($a))),*)).to_bits()),
            (true, true) => $cold(move |$($a: u32),*| saturate(flush(f($(flush(f32::from_bits($a))),*))).to_bits()),
        }
    }};
}

fn s1(i: &Instruction, f: impl Fn(f32) -> f32 + Copy) -> K1<u32, u32> {
    single_row!(row1, cold1, [a], i.has("ftz"), i.has("sat"), f)
}

fn s2(i: &Instruction, f: impl Fn(f32, f32) -> f32 + Copy) -> K2<u32, u32, u32> {
    single_row!(row2, cold2, [a, b], i.has("ftz"), i.has("sat"), f)
}

fn s3(i: &Instruction, f: impl Fn(f32, f32, f32) -> f32 + Copy) -> K3<u32, u32, u32, u32> {
    single_row!(row3, cold3, [a, b, c], i.has("ftz"), i.has("sat"), f)
}

// The same lane by lane, for functions that are long or seldom used.

fn cold_s1(i: &Instruction, f: impl Fn(f32) -> f32 + Copy) -> K1<u32, u32> {
    single_row!(cold1, cold1, [a], i.has("ftz"), i.has("sat"), f)
}

fn cold_s2(i: &Instruction, f: impl Fn(f32, f32) -> f32 + Copy) -> K2<u32, u32, u32> {
    single_row!(cold2, cold2, [a, b], i.has("ftz"), i.has("sat"), f)
}

fn cold_s3(i: &Instruction, f: impl Fn(f32, f32, f32) -> f32 + Copy) -> K3<u32, u32, u32, u32> {
    single_row!(cold3, cold3, [a, b, c], i.has("ftz"), i.has("sat"), f)
}

fn cold_d1(f: impl Fn(f64) -> f64 + Copy) -> K1<u64, u64> {
    cold1(move |a: u64| f(f64::from_bits(a)).to_bits())
}

fn cold_d2(f: impl Fn(f64, f64) -> f64 + Copy) -> K2<u64, u64, u64> {
    cold2(move |a: u64, b: u64| f(f64::from_bits(a), f64::from_bits(b)).to_bits())
}

fn cold_d3(f: impl Fn(f64, f64, f64) -> f64 + Copy) -> K3<u64, u64, u64, u64> {
    cold3(move |a: u64, b: u64, c: u64| f(f64::from_bits(a), f64::from_bits(b), f64::from_bits(c)).to_bits())
}

fn d1(f: impl Fn(f64) -> f64 + Copy) -> K1<u64, u64> {
    row1(move |a: u64| f(f64::from_bits(a)).to_bits())
}

fn d2(f: impl Fn(f64, f64) -> f64 + Copy) -> K2<u64, u64, u64> {
    row2(move |a: u64, b: u64| f(f64::from_bits(a), f64::from_bits(b)).to_bits())
}

fn d3(f: impl Fn(f64, f64, f64) -> f64 + Copy) -> K3<u64, u64, u64, u64> {
    row3(move |a: u64, b: u64, c: u64| f(f64::from_bits(a), f64::from_bits(b), f64::from_bits(c)).to_bits())
}

/// A function that takes a rounding mode, with the mode made a constant of each row function.
macro_rules! rounded {
    ($i:ident, $make:ident $cold:ident, $nearest:expr, |$($a:ident),*| $other:path) => {
        match rounding($i) {
            Rounding::Nearest | Rounding::NearestAway => $make($nearest),
            Rounding::Zero => $cold(|$($a),*| $other($($a,)* Rounding::Zero)),
            Rounding::Down => $cold(|$($a),*| $other($($a,)* Rounding::Down)),
            Rounding::Up => $cold(|$($a),*| $other($($a,)* Rounding::Up)),
        }
    };
}

macro_rules! rounded_s {
    ($i:ident, $make:ident $cold:ident, $nearest:expr, |$($a:ident),*| $other:path) => {
        match rounding($i) {
            Rounding::Nearest | Rounding::NearestAway => $make($i, $nearest),
            Rounding::Zero => $cold($i, |$($a),*| $other($($a,)* Rounding::Zero)),
            Rounding::Down => $cold($i, |$($a),*| $other($($a,)* Rounding::Down)),
            Rounding::Up => $cold($i, |$($a),*| $other($($a,)* Rounding::Up)),
        }
    };
}

/// Two single-precision numbers side by side in 64 bits.
#[inline(always)]
fn pair(a: u64, b: u64, c: u64, f: impl Fn(f32, f32, f32) -> f32) -> u64 {
    let low = f(f32::from_bits(a as u32), f32::from_bits(b as u32), f32::from_bits(c as u32));
    let high = f(
        f32::from_bits((a >> 32) as u32),
        f32::from_bits((b >> 32) as u32),
        f32::from_bits((c >> 32) as u32),
    );
    u64::from(low.to_bits()) | u64::from(high.to_bits()) << 32
}

impl Lower<'_> {
    pub(super) fn float(&mut self, i: &Instruction) -> Lowered {
        if i.types().count() > 1 {
            return self.mixed(i);
        }
        match i.ty() {
            Some(ScalarType::F32) => self.single(i),
            Some(ScalarType::F64) => self.double(i),
            Some(ScalarType::F32x2) => self.single_pair(i),
            _ => unsupported(""),
        }
    }

    /// `add.f32.f16` and the like: the operands of the second type become single-precision numbers, and the last one is one
    /// (PTX ISA 9.0, 9.7.5).
    pub(super) fn mixed(&mut self, i: &Instruction) -> Lowered {
        let types: Vec<ScalarType> = i.types().collect();
        let [ScalarType::F32, narrow @ (ScalarType::F16 | ScalarType::Bf16)] = types[..] else {
            return unsupported("operands of several types");
        };
        let widened = |lower: &mut Self, at: usize| -> Lowered<R32> {
            let a = lower.s32(lower.operand(i, at)?, narrow)?;
            let f = match narrow {
                ScalarType::F16 => cold1(|a: u32| f16::to_f32(a as u16).to_bits()),
                _ => cold1(|a: u32| bf16::to_f32(a as u16).to_bits()),
            };
            Ok(lower.step32(a, f))
        };
        let a = widened(self, 1)?;
        if i.opcode == "fma" {
            let b = widened(self, 2)?;
            let (c, d) = (self.s32(self.operand(i, 3)?, ScalarType::F32)?, self.d32(self.operand(i, 0)?)?);
            let f = rounded_s!(i, cold_s3 cold_s3, single::fma, |a, b, c| single::fma_rounded);
            self.emit(Op::C32 { f, d, a, b, c });
            return Ok(());
        }
        let f = match i.opcode.as_str() {
            "add" => rounded_s!(i, cold_s2 cold_s2, single::add, |a, b| single::add_rounded),
            "sub" => rounded_s!(i, cold_s2 cold_s2, single::sub, |a, b| single::sub_rounded),
            _ => return unsupported("operands of several types"),
        };
        let (b, d) = (self.s32(self.operand(i, 2)?, ScalarType::F32)?, self.d32(self.operand(i, 0)?)?);
        self.emit(Op::B32 { f, d, a, b });
        Ok(())
    }

    fn single(&mut self, i: &Instruction) -> Lowered {
        let approximate = i.has("approx");
        match i.opcode.as_str() {
            "add" => self.emit_b32(i, rounded_s!(i, s2 cold_s2, single::add, |a, b| single::add_rounded)),
            "sub" => self.emit_b32(i, rounded_s!(i, s2 cold_s2, single::sub, |a, b| single::sub_rounded)),
            "mul" => self.emit_b32(i, rounded_s!(i, s2 cold_s2, single::mul, |a, b| single::mul_rounded)),
            "fma" | "mad" => {
                self.emit_c32(i, rounded_s!(i, s3 cold_s3, single::fma, |a, b, c| single::fma_rounded))
            }
            "div" if approximate => self.emit_b32(i, cold_s2(i, approx::div)),
            "div" if i.has("full") => self.emit_b32(i, cold_s2(i, approx::div_full)),
            "div" => self.emit_b32(i, rounded_s!(i, s2 cold_s2, single::div, |a, b| single::div_rounded)),
            "rcp" if approximate => self.emit_a32(i, cold_s1(i, approx::rcp)),
            "rcp" => self.emit_a32(i, rounded_s!(i, s1 cold_s1, single::rcp, |a| single::rcp_rounded)),
            "sqrt" if approximate => self.emit_a32(i, cold_s1(i, approx::sqrt)),
            "sqrt" => self.emit_a32(i, rounded_s!(i, s1 cold_s1, single::sqrt, |a| single::sqrt_rounded)),
            "rsqrt" => self.emit_a32(i, cold_s1(i, approx::rsqrt)),
            "sin" => self.emit_a32(i, cold_s1(i, approx::sin)),
            "cos" => self.emit_a32(i, cold_s1(i, approx::cos)),
            "lg2" => self.emit_a32(i, cold_s1(i, approx::lg2)),
            "ex2" => self.emit_a32(i, cold_s1(i, approx::ex2)),
            "tanh" => self.emit_a32(i, cold_s1(i, approx::tanh)),
            "abs" => self.emit_a32(i, s1(i, single::abs)),
            "neg" => self.emit_a32(i, s1(i, single::neg)),
            "copysign" => self.emit_b32(i, cold_s2(i, single::copysign)),
            "min" | "max" => self.single_min_max(i),
            "testp" => {
                let a = self.s32(self.operand(i, 1)?, ScalarType::F32)?;
                let d = self.dp(self.operand(i, 0)?)?;
                macro_rules! test {
                    ($what:ident) => {
                        coldp1(|a: u32| single::test(f32::from_bits(a), Test::$what))
                    };
                }
                let f = match test_of(i)? {
                    Test::Finite => test!(Finite),
                    Test::Infinite => test!(Infinite),
                    Test::Number => test!(Number),
                    Test::NotANumber => test!(NotANumber),
                    Test::Normal => test!(Normal),
                    Test::Subnormal => test!(Subnormal),
                };
                self.emit(Op::T32 { f, d, a });
                Ok(())
            }
            _ => unsupported(""),
        }
    }

    fn single_min_max(&mut self, i: &Instruction) -> Lowered {
        let max = i.opcode == "max";
        if i.operands.len() == 4 {
            let f = match (max, i.has("NaN"), i.has("abs")) {
                (false, false, false) => cold_s3(i, |a, b, c| single::min(single::min(a, b), c)),
                (true, false, false) => cold_s3(i, |a, b, c| single::max(single::max(a, b), c)),
                (false, true, false) => cold_s3(i, |a, b, c| single::min_nan(single::min_nan(a, b), c)),
                (true, true, false) => cold_s3(i, |a, b, c| single::max_nan(single::max_nan(a, b), c)),
                (false, false, true) => {
                    cold_s3(i, |a, b, c| single::min(single::min(a.abs(), b.abs()), c.abs()))
                }
                (true, false, true) => {
                    cold_s3(i, |a, b, c| single::max(single::max(a.abs(), b.abs()), c.abs()))
                }
                (false, true, true) => {
                    cold_s3(i, |a, b, c| single::min_nan(single::min_nan(a.abs(), b.abs()), c.abs()))
                }
                (true, true, true) => {
                    cold_s3(i, |a, b, c| single::max_nan(single::max_nan(a.abs(), b.abs()), c.abs()))
                }
            };
            return self.emit_c32(i, f);
        }
        let f = match (max, i.has("NaN"), i.has("xorsign")) {
            (false, false, false) => s2(i, single::min),
            (true, false, false) => s2(i, single::max),
            (false, true, false) => cold_s2(i, single::min_nan),
            (true, true, false) => cold_s2(i, single::max_nan),
            (false, false, true) => cold_s2(i, |a, b| single::xorsign_abs(a, b, single::min)),
            (true, false, true) => cold_s2(i, |a, b| single::xorsign_abs(a, b, single::max)),
            (false, true, true) => cold_s2(i, |a, b| single::xorsign_abs(a, b, single::min_nan)),
            (true, true, true) => cold_s2(i, |a, b| single::xorsign_abs(a, b, single::max_nan)),
        };
        self.emit_b32(i, f)
    }

    fn double(&mut self, i: &Instruction) -> Lowered {
        let approximate = i.has("approx");
        match i.opcode.as_str() {
            "add" => self.emit_b64(i, rounded!(i, d2 cold_d2, double::add, |a, b| double::add_rounded)),
            "sub" => self.emit_b64(i, rounded!(i, d2 cold_d2, double::sub, |a, b| double::sub_rounded)),
            "mul" => self.emit_b64(i, rounded!(i, d2 cold_d2, double::mul, |a, b| double::mul_rounded)),
            "fma" | "mad" => {
                self.emit_c64(i, rounded!(i, d3 cold_d3, double::fma, |a, b, c| double::fma_rounded))
            }
            "div" => self.emit_b64(i, rounded!(i, d2 cold_d2, double::div, |a, b| double::div_rounded)),
            "rcp" if approximate => self.emit_a64(i, cold_d1(approx::rcp_f64)),
            "rcp" => self.emit_a64(i, rounded!(i, d1 cold_d1, double::rcp, |a| double::rcp_rounded)),
            "sqrt" => self.emit_a64(i, rounded!(i, d1 cold_d1, double::sqrt, |a| double::sqrt_rounded)),
            "rsqrt" if i.has("ftz") => self.emit_a64(i, cold_d1(approx::rsqrt_f64)),
            "rsqrt" => self.emit_a64(i, cold_d1(approx::rsqrt_f64_full)),
            "abs" => self.emit_a64(i, d1(double::abs)),
            "neg" => self.emit_a64(i, d1(double::neg)),
            "copysign" => self.emit_b64(i, cold_d2(double::copysign)),
            "min" => self.emit_b64(i, d2(double::min)),
            "max" => self.emit_b64(i, d2(double::max)),
            "testp" => {
                let a = self.s64(self.operand(i, 1)?, ScalarType::F64)?;
                let d = self.dp(self.operand(i, 0)?)?;
                macro_rules! test {
                    ($what:ident) => {
                        coldp1(|a: u64| double::test(f64::from_bits(a), Test::$what))
                    };
                }
                let f = match test_of(i)? {
                    Test::Finite => test!(Finite),
                    Test::Infinite => test!(Infinite),
                    Test::Number => test!(Number),
                    Test::NotANumber => test!(NotANumber),
                    Test::Normal => test!(Normal),
                    Test::Subnormal => test!(Subnormal),
                };
                self.emit(Op::T64 { f, d, a });
                Ok(())
            }
            _ => unsupported(""),
        }
    }

    /// `.f32x2`, to nearest.
    fn single_pair(&mut self, i: &Instruction) -> Lowered {
        if rounding(i) != Rounding::Nearest {
            return unsupported("rounding of pairs");
        }
        let ftz = i.has("ftz");
        match (i.opcode.as_str(), ftz) {
            ("add", false) => {
                self.emit_b64(i, cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| single::add(a, b))))
            }
            ("sub", false) => {
                self.emit_b64(i, cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| single::sub(a, b))))
            }
            ("mul", false) => {
                self.emit_b64(i, cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| single::mul(a, b))))
            }
            ("fma", false) => self.emit_c64(i, cold3(|a: u64, b: u64, c: u64| pair(a, b, c, single::fma))),
            ("add", true) => self.emit_b64(
                i,
                cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| flush(single::add(flush(a), flush(b))))),
            ),
            ("sub", true) => self.emit_b64(
                i,
                cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| flush(single::sub(flush(a), flush(b))))),
            ),
            ("mul", true) => self.emit_b64(
                i,
                cold2(|a: u64, b: u64| pair(a, b, 0, |a, b, _| flush(single::mul(flush(a), flush(b))))),
            ),
            ("fma", true) => self.emit_c64(
                i,
                cold3(|a: u64, b: u64, c: u64| {
                    pair(a, b, c, |a, b, c| flush(single::fma(flush(a), flush(b), flush(c))))
                }),
            ),
            _ => unsupported(""),
        }
    }
}

fn test_of(i: &Instruction) -> Lowered<Test> {
    let test = i.modifiers.iter().find_map(|m| match m.as_str() {
        "finite" => Some(Test::Finite),
        "infinite" => Some(Test::Infinite),
        "number" => Some(Test::Number),
        "notanumber" => Some(Test::NotANumber),
        "normal" => Some(Test::Normal),
        "subnormal" => Some(Test::Subnormal),
        _ => None,
    });
    test.map_or_else(|| unsupported(""), Ok)
}
