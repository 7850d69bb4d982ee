//! Half precision: `.f16`, `.bf16` and pairs of them (PTX ISA 9.0, 9.7.4).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::compare::cold_compare;
use super::{Lower, Lowered, unsupported};
use crate::num::compare::Compare;
use crate::num::{Rounding, approx, bf16, f16};
use crate::op::{Op, PredOp};
use crate::row::{K1, K2, K3, cold1, cold2, cold3};

pub(super) fn is_half(ty: ScalarType) -> bool {
    matches!(ty, ScalarType::F16 | ScalarType::Bf16 | ScalarType::F16x2 | ScalarType::Bf16x2)
}

fn one(pair: bool, f: impl Fn(u16) -> u16 + Copy) -> K1<u32, u32> {
    if pair {
        cold1(move |a: u32| u32::from(f(a as u16)) | u32::from(f((a >> 16) as u16)) << 16)
    } else {
        cold1(move |a: u32| u32::from(f(a as u16)))
    }
}

fn two(pair: bool, f: impl Fn(u16, u16) -> u16 + Copy) -> K2<u32, u32, u32> {
    if pair {
        cold2(move |a: u32, b: u32| f16::pairwise(a, b, f))
    } else {
        cold2(move |a: u32, b: u32| u32::from(f(a as u16, b as u16)))
    }
}

fn three(pair: bool, f: impl Fn(u16, u16, u16) -> u16 + Copy) -> K3<u32, u32, u32, u32> {
    if pair {
        cold3(move |a: u32, b: u32, c: u32| f16::pairwise3(a, b, c, f))
    } else {
        cold3(move |a: u32, b: u32, c: u32| u32::from(f(a as u16, b as u16, c as u16)))
    }
}

/// What happens to a result: nothing, `.sat`, `.relu`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Finish {
    Plain,
    Saturate,
    Relu,
}

macro_rules! finished {
    ($finish:expr, $make:ident, $pair:expr, $half:ident, |$($a:ident),*| $f:expr) => {
        match $finish {
            Finish::Plain => $make($pair, |$($a),*| $f),
            Finish::Saturate => $make($pair, |$($a),*| $half::saturate($f)),
            Finish::Relu => $make($pair, |$($a),*| $half::relu($f)),
        }
    };
}

impl Lower<'_> {
    pub(super) fn half(&mut self, i: &Instruction) -> Lowered {
        let Some(ty) = i.ty() else { return unsupported("no type") };
        if i.types().count() > 1 {
            return self.mixed(i);
        }
        let pair = matches!(ty, ScalarType::F16x2 | ScalarType::Bf16x2);
        let finish = if i.has("sat") {
            Finish::Saturate
        } else if i.has("relu") {
            Finish::Relu
        } else {
            Finish::Plain
        };
        if matches!(ty, ScalarType::F16 | ScalarType::F16x2) {
            self.f16(i, pair, finish)
        } else {
            self.bf16(i, pair, finish)
        }
    }

    fn f16(&mut self, i: &Instruction, pair: bool, finish: Finish) -> Lowered {
        let ftz = i.has("ftz");
        macro_rules! arithmetic {
            ($f:path) => {
                if ftz {
                    finished!(finish, two, pair, f16, |a, b| $f(a, b, true))
                } else {
                    finished!(finish, two, pair, f16, |a, b| $f(a, b, false))
                }
            };
        }
        macro_rules! pick {
            ($f:path, $nan:path) => {
                match (i.has("NaN"), i.has("xorsign"), ftz) {
                    (false, false, false) => two(pair, |a, b| $f(a, b, false)),
                    (false, false, true) => two(pair, |a, b| $f(a, b, true)),
                    (true, false, false) => two(pair, |a, b| $nan(a, b, false)),
                    (true, false, true) => two(pair, |a, b| $nan(a, b, true)),
                    (false, true, _) => two(pair, |a, b| f16::xorsign_abs(a, b, |a, b| $f(a, b, false))),
                    (true, true, _) => two(pair, |a, b| f16::xorsign_abs(a, b, |a, b| $nan(a, b, false))),
                }
            };
        }
        match i.opcode.as_str() {
            "add" => self.emit_b32(i, arithmetic!(f16::add)),
            "sub" => self.emit_b32(i, arithmetic!(f16::sub)),
            "mul" => self.emit_b32(i, arithmetic!(f16::mul)),
            "fma" => {
                let f = if ftz {
                    finished!(finish, three, pair, f16, |a, b, c| f16::fma(a, b, c, true))
                } else {
                    finished!(finish, three, pair, f16, |a, b, c| f16::fma(a, b, c, false))
                };
                self.emit_c32(i, f)
            }
            "min" => self.emit_b32(i, pick!(f16::min, f16::min_nan)),
            "max" => self.emit_b32(i, pick!(f16::max, f16::max_nan)),
            "abs" if ftz => self.emit_a32(i, one(pair, |a| f16::flush(f16::abs(a)))),
            "abs" => self.emit_a32(i, one(pair, f16::abs)),
            "neg" if ftz => self.emit_a32(i, one(pair, |a| f16::flush(f16::neg(a)))),
            "neg" => self.emit_a32(i, one(pair, f16::neg)),
            "tanh" => self
                .emit_a32(i, one(pair, |a| f16::from_f32(approx::tanh(f16::to_f32(a)), Rounding::Nearest))),
            "ex2" if ftz => self.emit_a32(
                i,
                one(pair, |a| {
                    f16::flush(f16::from_f32(approx::ex2(f16::to_f32(f16::flush(a))), Rounding::Nearest))
                }),
            ),
            "ex2" => {
                self.emit_a32(i, one(pair, |a| f16::from_f32(approx::ex2(f16::to_f32(a)), Rounding::Nearest)))
            }
            _ => unsupported(""),
        }
    }

    fn bf16(&mut self, i: &Instruction, pair: bool, finish: Finish) -> Lowered {
        macro_rules! pick {
            ($f:path, $nan:path) => {
                match (i.has("NaN"), i.has("xorsign")) {
                    (false, false) => two(pair, $f),
                    (true, false) => two(pair, $nan),
                    (false, true) => two(pair, |a, b| bf16::xorsign_abs(a, b, $f)),
                    (true, true) => two(pair, |a, b| bf16::xorsign_abs(a, b, $nan)),
                }
            };
        }
        match i.opcode.as_str() {
            "add" => self.emit_b32(i, finished!(finish, two, pair, bf16, |a, b| bf16::add(a, b))),
            "sub" => self.emit_b32(i, finished!(finish, two, pair, bf16, |a, b| bf16::sub(a, b))),
            "mul" => self.emit_b32(i, finished!(finish, two, pair, bf16, |a, b| bf16::mul(a, b))),
            "fma" => self.emit_c32(i, finished!(finish, three, pair, bf16, |a, b, c| bf16::fma(a, b, c))),
            "min" => self.emit_b32(i, pick!(bf16::min, bf16::min_nan)),
            "max" => self.emit_b32(i, pick!(bf16::max, bf16::max_nan)),
            "abs" => self.emit_a32(i, one(pair, bf16::abs)),
            "neg" => self.emit_a32(i, one(pair, bf16::neg)),
            "tanh" => self
                .emit_a32(i, one(pair, |a| bf16::from_f32(approx::tanh(bf16::to_f32(a)), Rounding::Nearest))),
            "ex2" => self
                .emit_a32(i, one(pair, |a| bf16::from_f32(approx::ex2(bf16::to_f32(a)), Rounding::Nearest))),
            _ => unsupported(""),
        }
    }
}

/// `setp` and `set` on pairs: one result for each half.
pub(super) fn compare_pair(
    lower: &mut Lower<'_>,
    i: &Instruction,
    op: Compare,
    ty: ScalarType,
    combine: Option<PredOp>,
) -> Lowered {
    let (a, b) = (lower.s32(lower.operand(i, 1)?, ty)?, lower.s32(lower.operand(i, 2)?, ty)?);
    macro_rules! halves {
        ($read:expr) => {
            (cold_compare(op, |a: u32| $read(a as u16)), cold_compare(op, |a: u32| $read((a >> 16) as u16)))
        };
    }
    let (low, high) = match (ty, i.has("ftz")) {
        (ScalarType::F16x2, false) => halves!(f16::to_f32),
        (ScalarType::F16x2, true) => halves!(|a| f16::to_f32(f16::flush(a))),
        _ => halves!(bf16::to_f32),
    };
    let (mut p, mut q) = (lower.new_p(), lower.new_p());
    lower.emit(Op::U32 { f: low, d: p, a, b });
    lower.emit(Op::U32 { f: high, d: q, a, b });
    if let Some(combine) = combine {
        let c = lower.plain_predicate(lower.operand(i, 3)?)?;
        for r in [&mut p, &mut q] {
            let d = lower.new_p();
            lower.emit(Op::Pred { f: combine, d, a: *r, b: c });
            *r = d;
        }
    }
    if i.opcode == "set" {
        let to = i.types().next().unwrap_or(ty);
        let yes = match to {
            ScalarType::F16x2 => u32::from(f16::ONE),
            ScalarType::Bf16x2 => u32::from(bf16::ONE),
            _ => 0xffff,
        };
        let (low, high) = (lower.new32(), lower.new32());
        let (zero, yes, above) = (lower.bits32(0), lower.bits32(yes), lower.bits32(yes << 16));
        lower.emit(Op::Select32 { d: low, a: yes, b: zero, p });
        lower.emit(Op::Select32 { d: high, a: above, b: zero, p: q });
        let d = lower.d32(lower.operand(i, 0)?)?;
        lower.emit(Op::B32 { f: cold2(|a: u32, b: u32| a | b), d, a: low, b: high });
        return Ok(());
    }
    let Operand::Pair(first, second) = lower.operand(i, 0)? else {
        return unsupported("two predicates are expected");
    };
    for (operand, r) in [(first, p), (second, q)] {
        let d = lower.dp(operand)?;
        lower.emit(Op::Pred { f: PredOp::And, d, a: r, b: r });
    }
    Ok(())
}
