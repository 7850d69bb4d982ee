//! Atomic operations.
//!
//! libNVVM refuses atomic loads and stores, fences (in most releases) and accesses of 8 and 16 bits, and ignores the ordering
//! and scope of the rest: `atomicrmw` always becomes a relaxed `atom` of GPU scope. That is also what rustc's own code
//! generator writes for relaxed operations, so those stay; everything stronger becomes inline assembly that states ordering
//! and scope (PTX ISA, "Memory Consistency Model"). Sequential consistency is a `fence.sc` before an acquiring or releasing
//! access, the mapping that LLVM uses.

use super::Rewriter;
use super::emit::{Emitter, asm};
use crate::error::{Error, Result};
use llvm_ir::{
    Atomicity, CastOp, Constant, Flags, FloatKind, Instruction, Op, Ordering, RmwOp, Type, TypedValue, Value,
};

/// PTX's name of a scope; `None` for a single thread, which needs no instruction.
fn scope(atomic: &Atomicity, line: u32) -> Result<Option<&'static str>> {
    match atomic.scope.as_deref() {
        None | Some(b"") => Ok(Some("sys")),
        Some(b"device") => Ok(Some("gpu")),
        Some(b"cluster") => Ok(Some("cluster")),
        Some(b"block") => Ok(Some("cta")),
        Some(b"singlethread") => Ok(None),
        Some(other) => {
            let name = String::from_utf8_lossy(other).into_owned();
            Err(Error::unsupported(line, format!("synchronisation scope `{name}`"), "PTX has no such scope"))
        }
    }
}

/// Register class and type suffix for an access of `bits`.
fn register(bits: u32) -> Option<(char, &'static str)> {
    match bits {
        // PTX has no registers of 8 bits; the access itself is narrow.
        8 => Some(('h', "b8")),
        16 => Some(('h', "b16")),
        32 => Some(('r', "b32")),
        64 => Some(('l', "b64")),
        _ => None,
    }
}

/// Width of a type that can be accessed atomically.
fn access_bits(ty: &Type, line: u32) -> Result<u32> {
    let bits = match ty {
        Type::Integer(bits @ (8 | 16 | 32 | 64)) => Some(*bits),
        Type::Float(kind @ (FloatKind::Half | FloatKind::BFloat | FloatKind::Single | FloatKind::Double)) => {
            Some(kind.bits())
        }
        Type::Pointer(_) => Some(64),
        _ => None,
    };
    bits.ok_or_else(|| {
        Error::unsupported(
            line,
            format!("an atomic access of type {ty}"),
            "PTX has them for 8, 16, 32 and 64 bits",
        )
    })
}

/// Converts between a type and the integer that holds its bits in a register.
fn to_bits(e: &mut Emitter<'_>, ty: &Type, value: Value, register_bits: u32) -> Value {
    let integer = Type::int(register_bits);
    match ty {
        Type::Integer(bits) if *bits == register_bits => value,
        Type::Integer(_) => e.cast(CastOp::ZExt, ty, value, &integer),
        Type::Pointer(_) => e.cast(CastOp::PtrToInt, ty, value, &integer),
        _ => e.cast(CastOp::BitCast, ty, value, &integer),
    }
}

/// The last step of [`to_bits`]'s inverse, named after the replaced instruction's result.
fn from_bits(
    e: &mut Emitter<'_>,
    i: &Instruction,
    ty: &Type,
    register_bits: u32,
    build: impl FnOnce(&Type) -> Op,
) {
    let Some(result) = i.result.clone() else {
        e.value(build(&Type::int(register_bits)));
        return;
    };
    let integer = Type::int(register_bits);
    let op = match ty {
        Type::Integer(bits) if *bits == register_bits => {
            e.named(result, build(&integer));
            return;
        }
        Type::Integer(_) => CastOp::Trunc,
        Type::Pointer(_) => CastOp::IntToPtr,
        _ => CastOp::BitCast,
    };
    let bits = e.value(build(&integer));
    e.named(
        result,
        Op::Cast { op, flags: Flags::NONE, value: TypedValue::new(integer, bits), to: ty.clone() },
    );
}

impl Rewriter<'_> {
    /// Rewrites an atomic instruction, or returns `None` to keep it.
    pub(super) fn atomic(&mut self, i: &Instruction) -> Result<Option<Vec<Instruction>>> {
        match &i.op {
            Op::Fence(atomic) => self.fence(i, atomic).map(Some),
            Op::Load { atomic: Some(atomic), ty, pointer, align, .. } => {
                let width = access_bits(ty, i.line.0)?;
                if relaxed(atomic.ordering) {
                    let op = Op::Load {
                        volatile: true,
                        atomic: None,
                        ty: ty.clone(),
                        pointer: pointer.clone(),
                        align: *align,
                    };
                    return Ok(Some(vec![Instruction { op, ..i.clone() }]));
                }
                let Some(scope) = scope(atomic, i.line.0)? else {
                    let op = Op::Load {
                        volatile: true,
                        atomic: None,
                        ty: ty.clone(),
                        pointer: pointer.clone(),
                        align: *align,
                    };
                    return Ok(Some(vec![Instruction { op, ..i.clone() }]));
                };
                let fence = sequential_fence(atomic.ordering, scope);
                let (space, pointer) = self.place(pointer);
                let (letter, suffix) = register(width).unwrap_or(('l', "b64"));
                let text = format!("{fence}ld.acquire.{scope}{}.{suffix} $0, [$1];", space.0);
                let mut e = Emitter::new(&mut self.fresh, i);
                let pointer = space.1(&mut e, pointer);
                let constraints = format!("={letter},l");
                from_bits(&mut e, i, ty, width.max(16), |integer| {
                    asm(&text, &constraints, false, integer.clone(), vec![pointer])
                });
                Ok(Some(e.out))
            }
            Op::Store { atomic: Some(atomic), value, pointer, align, .. } => {
                let width = access_bits(&value.ty, i.line.0)?;
                let scope = scope(atomic, i.line.0)?;
                let (Some(scope), false) = (scope, relaxed(atomic.ordering)) else {
                    let op = Op::Store {
                        volatile: true,
                        atomic: None,
                        value: value.clone(),
                        pointer: pointer.clone(),
                        align: *align,
                    };
                    return Ok(Some(vec![Instruction { op, ..i.clone() }]));
                };
                let fence = sequential_fence(atomic.ordering, scope);
                let (space, pointer) = self.place(pointer);
                let (letter, suffix) = register(width).unwrap_or(('l', "b64"));
                let text = format!("{fence}st.release.{scope}{}.{suffix} [$0], $1;", space.0);
                let mut e = Emitter::new(&mut self.fresh, i);
                let pointer = space.1(&mut e, pointer);
                let bits = to_bits(&mut e, &value.ty, value.value.clone(), width.max(16));
                let bits = TypedValue::new(Type::int(width.max(16)), bits);
                e.effect(asm(&text, &format!("l,{letter}"), false, Type::Void, vec![pointer, bits]));
                Ok(Some(e.out))
            }
            Op::AtomicRmw { op, pointer, value, atomic, .. } => {
                self.read_modify_write(i, *op, pointer, value, atomic)
            }
            Op::CmpXchg { pointer, expected, new, atomic, failure, .. } => {
                self.compare_exchange(i, pointer, expected, new, atomic, *failure).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn fence(&mut self, i: &Instruction, atomic: &Atomicity) -> Result<Vec<Instruction>> {
        let text = match (scope(atomic, i.line.0)?, atomic.ordering) {
            // Only the compiler is fenced.
            (None, _) => String::new(),
            (Some(scope), Ordering::SequentiallyConsistent) => format!("fence.sc.{scope};"),
            (Some(scope), _) => format!("fence.acq_rel.{scope};"),
        };
        let mut e = Emitter::new(&mut self.fresh, i);
        e.effect(asm(&text, "", false, Type::Void, Vec::new()));
        Ok(e.out)
    }

    fn read_modify_write(
        &mut self,
        i: &Instruction,
        op: RmwOp,
        pointer: &TypedValue,
        value: &TypedValue,
        atomic: &Atomicity,
    ) -> Result<Option<Vec<Instruction>>> {
        let width = access_bits(&value.ty, i.line.0)?;
        let native = native_operation(op, &value.ty);
        let scope = scope(atomic, i.line.0)?.unwrap_or("cta");
        let plain = matches!(atomic.scope.as_deref(), None | Some(b"" | b"device"));
        let in_llvm_7 = !matches!(op, RmwOp::Nand) && matches!(value.ty, Type::Integer(32 | 64));
        if in_llvm_7 && plain && relaxed(atomic.ordering) && native.is_some() {
            return Ok(None);
        }
        let (fence, semantics) = semantics(atomic.ordering, atomic.ordering);
        let fence = if fence { format!("fence.sc.{scope}; ") } else { String::new() };
        let (space, pointer) = self.place(pointer);
        let mut e = Emitter::new(&mut self.fresh, i);
        let address = space.1(&mut e, pointer);
        let space = space.0;
        let operand = match op {
            // PTX subtracts by adding the negative.
            RmwOp::Sub if native.is_some() => e.binary(
                llvm_ir::BinaryOp::Sub,
                &value.ty,
                Value::Constant(Constant::Zero),
                value.value.clone(),
            ),
            _ => value.value.clone(),
        };
        let (text, registers) = match &native {
            Some(operation) => {
                (format!("{fence}atom.{semantics}.{scope}{space}.{operation} $0, [$1], $2;"), width)
            }
            None => {
                let Some(step) = update(op, &value.ty) else {
                    return Err(Error::unsupported(
                        i.line.0,
                        format!("`atomicrmw {}` of type {}", op.keyword(), value.ty),
                        "PTX has no such operation",
                    ));
                };
                let text = loop_text(width, &fence, &format!("{semantics}.{scope}"), space, &step);
                (text, width.max(32))
            }
        };
        let letter = register(registers).map_or('l', |(letter, _)| letter);
        let bits = match &value.ty {
            // Signed operands of narrow operations are compared as 32 bits.
            Type::Integer(narrow) if *narrow < 32 && matches!(op, RmwOp::Max | RmwOp::Min) => {
                e.cast(CastOp::SExt, &value.ty, operand, &Type::int(registers))
            }
            _ => to_bits(&mut e, &value.ty, operand, registers),
        };
        let bits = TypedValue::new(Type::int(registers), bits);
        let early = if native.is_some() { "" } else { "&" };
        let constraints = format!("={early}{letter},l,{letter}");
        from_bits(&mut e, i, &value.ty, registers, |integer| {
            asm(&text, &constraints, false, integer.clone(), vec![address, bits])
        });
        Ok(Some(e.out))
    }

    fn compare_exchange(
        &mut self,
        i: &Instruction,
        pointer: &TypedValue,
        expected: &TypedValue,
        new: &TypedValue,
        atomic: &Atomicity,
        failure: Ordering,
    ) -> Result<Vec<Instruction>> {
        let width = access_bits(&new.ty, i.line.0)?;
        let scope = scope(atomic, i.line.0)?.unwrap_or("cta");
        let (fence, semantics) = semantics(atomic.ordering, failure);
        let fence = if fence { format!("fence.sc.{scope}; ") } else { String::new() };
        let registers = width.max(32);
        let letter = if registers == 64 { 'l' } else { 'r' };
        let (space, pointer) = self.place(pointer);
        let text = if width >= 32 {
            format!("{fence}atom.{semantics}.{scope}{}.cas.b{width} $0, [$1], $2, $3;", space.0)
        } else {
            narrow_exchange_text(width, &fence, &format!("{semantics}.{scope}"), space.0)
        };
        let mut e = Emitter::new(&mut self.fresh, i);
        let address = space.1(&mut e, pointer);
        let integer = Type::int(registers);
        let old_value = to_bits(&mut e, &expected.ty, expected.value.clone(), registers);
        let new_value = to_bits(&mut e, &new.ty, new.value.clone(), registers);
        let early = if width >= 32 { "" } else { "&" };
        let found = e.value(asm(
            &text,
            &format!("={early}{letter},l,{letter},{letter}"),
            false,
            integer.clone(),
            vec![
                address,
                TypedValue::new(integer.clone(), old_value.clone()),
                TypedValue::new(integer.clone(), new_value),
            ],
        ));
        let Some(result) = i.result.clone() else { return Ok(e.out) };
        let equal = e.value(Op::ICmp {
            predicate: llvm_ir::IntPredicate::Eq,
            flags: Flags::NONE,
            ty: integer.clone(),
            left: found.clone(),
            right: old_value,
        });
        let back = match &new.ty {
            Type::Integer(bits) if *bits == registers => found,
            Type::Integer(_) => e.cast(CastOp::Trunc, &integer, found, &new.ty),
            Type::Pointer(_) => e.cast(CastOp::IntToPtr, &integer, found, &new.ty),
            _ => e.cast(CastOp::BitCast, &integer, found, &new.ty),
        };
        let pair = Type::Struct { fields: vec![new.ty.clone(), Type::int(1)], packed: false };
        let half = e.value(Op::InsertValue {
            aggregate: TypedValue::new(pair.clone(), Value::Constant(Constant::Undef)),
            element: TypedValue::new(new.ty.clone(), back),
            indices: vec![0],
        });
        e.named(
            result,
            Op::InsertValue {
                aggregate: TypedValue::new(pair, half),
                element: TypedValue::new(Type::int(1), equal),
                indices: vec![1],
            },
        );
        Ok(e.out)
    }

    /// The state space of an address, as a suffix for PTX and as a conversion of the pointer.
    fn place(&self, pointer: &TypedValue) -> (Place, TypedValue) {
        let global = pointer.ty == Type::Pointer(0) && self.is_global(&pointer.value);
        let place: Place = match (global, &pointer.ty) {
            (true, _) => (".global", |e, pointer| {
                let to = Type::Pointer(1);
                let value = e.cast(CastOp::AddrSpaceCast, &pointer.ty, pointer.value, &to);
                TypedValue::new(to, value)
            }),
            (false, Type::Pointer(1)) => (".global", |_, pointer| pointer),
            (false, Type::Pointer(3)) => (".shared", |_, pointer| pointer),
            _ => ("", |_, pointer| pointer),
        };
        (place, pointer.clone())
    }
}

/// Suffix for PTX, and the conversion that an address needs for it.
type Place = (&'static str, fn(&mut Emitter<'_>, TypedValue) -> TypedValue);

const fn relaxed(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Unordered | Ordering::Monotonic)
}

/// `fence.sc` in front of a sequentially consistent access.
fn sequential_fence(ordering: Ordering, scope: &str) -> String {
    match ordering {
        Ordering::SequentiallyConsistent => format!("fence.sc.{scope}; "),
        _ => String::new(),
    }
}

/// Whether `fence.sc` comes first, and the access's own semantics, strong enough for success and failure.
fn semantics(success: Ordering, failure: Ordering) -> (bool, &'static str) {
    let sequential = [success, failure].contains(&Ordering::SequentiallyConsistent);
    let text = match (success.acquires() || failure.acquires(), success.releases() && !sequential) {
        (true, true) => "acq_rel",
        (true, false) => "acquire",
        (false, true) => "release",
        (false, false) => "relaxed",
    };
    (sequential, text)
}

/// Operation and type of `atom` for an operation that PTX has.
fn native_operation(op: RmwOp, ty: &Type) -> Option<String> {
    let (bits, float) = match ty {
        Type::Integer(bits @ (32 | 64)) => (*bits, false),
        Type::Pointer(_) => (64, false),
        Type::Float(kind @ (FloatKind::Single | FloatKind::Double)) => (kind.bits(), true),
        _ => return None,
    };
    Some(match (op, float) {
        (RmwOp::Xchg, _) => format!("exch.b{bits}"),
        (RmwOp::FAdd, true) => format!("add.f{bits}"),
        (_, true) => return None,
        (RmwOp::Add | RmwOp::Sub, _) => format!("add.u{bits}"),
        (RmwOp::And | RmwOp::Or | RmwOp::Xor, _) => format!("{}.b{bits}", op.keyword()),
        (RmwOp::Max | RmwOp::Min, _) => format!("{}.s{bits}", op.keyword()),
        (RmwOp::UMax, _) => format!("max.u{bits}"),
        (RmwOp::UMin, _) => format!("min.u{bits}"),
        (RmwOp::UIncWrap, _) if bits == 32 => "inc.u32".to_owned(),
        (RmwOp::UDecWrap, _) if bits == 32 => "dec.u32".to_owned(),
        _ => return None,
    })
}

/// PTX that computes `new` from `cur` and the operand `$2`, all in registers of `w` bits (32 for narrower types).
fn update(op: RmwOp, ty: &Type) -> Option<String> {
    let Type::Integer(bits) = *ty else { return None };
    let w = bits.max(32);
    let narrow = bits < 32;
    let signed = |name: &str| {
        if narrow {
            let up = 32 - bits;
            format!("shl.b32 new, cur, {up}; shr.s32 new, new, {up}; {name}.s32 new, new, $2;")
        } else {
            format!("{name}.s{w} new, cur, $2;")
        }
    };
    Some(match op {
        RmwOp::Xchg => format!("mov.b{w} new, $2;"),
        RmwOp::Add => format!("add.u{w} new, cur, $2;"),
        RmwOp::Sub => format!("sub.u{w} new, cur, $2;"),
        RmwOp::And | RmwOp::Or | RmwOp::Xor => format!("{}.b{w} new, cur, $2;", op.keyword()),
        RmwOp::Nand => format!("and.b{w} new, cur, $2; not.b{w} new, new;"),
        RmwOp::Max => signed("max"),
        RmwOp::Min => signed("min"),
        RmwOp::UMax => format!("max.u{w} new, cur, $2;"),
        RmwOp::UMin => format!("min.u{w} new, cur, $2;"),
        _ => return None,
    })
}

/// Address, shift and mask of a narrow value inside of its aligned word.
fn word_of(bits: u32) -> String {
    let mask = (1u64 << bits) - 1;
    format!(
        ".reg .b64 base, low; .reg .b32 sh, mask, rest, word; and.b64 base, $1, -4; and.b64 low, $1, 3; \
         cvt.u32.u64 sh, low; shl.b32 sh, sh, 3; mov.b32 mask, {mask}; shl.b32 mask, mask, sh; not.b32 mask, mask;"
    )
}

/// A loop of compare-and-swap around `step`; the old value ends in `$0`.
fn loop_text(bits: u32, fence: &str, semantics: &str, space: &str, step: &str) -> String {
    if bits >= 32 {
        return format!(
            "{{ .reg .b{bits} cur, new; .reg .pred p; {fence}ld.relaxed.sys{space}.b{bits} cur, [$1]; again: {step} \
             atom.{semantics}{space}.cas.b{bits} $0, [$1], cur, new; setp.ne.b{bits} p, $0, cur; mov.b{bits} cur, $0; \
             @p bra again; }}"
        );
    }
    let mask = (1u64 << bits) - 1;
    format!(
        "{{ {} .reg .b32 cur, new, old; .reg .pred p; {fence}ld.relaxed.sys{space}.b32 word, [base]; again: \
         shr.u32 cur, word, sh; and.b32 cur, cur, {mask}; mov.b32 $0, cur; {step} and.b32 new, new, {mask}; \
         shl.b32 new, new, sh; and.b32 rest, word, mask; or.b32 new, new, rest; \
         atom.{semantics}{space}.cas.b32 old, [base], word, new; setp.ne.b32 p, old, word; mov.b32 word, old; \
         @p bra again; }}",
        word_of(bits)
    )
}

/// Compare-and-swap of 8 or 16 bits inside of an aligned word: it fails only if the narrow value differs, not because its
/// neighbours changed. The found value ends in `$0`.
fn narrow_exchange_text(bits: u32, fence: &str, semantics: &str, space: &str) -> String {
    let mask = (1u64 << bits) - 1;
    format!(
        "{{ {} .reg .b32 want, next, old; .reg .pred p; {fence}ld.relaxed.sys{space}.b32 word, [base]; again: \
         and.b32 rest, word, mask; shl.b32 want, $2, sh; or.b32 want, want, rest; shl.b32 next, $3, sh; \
         or.b32 next, next, rest; atom.{semantics}{space}.cas.b32 old, [base], want, next; mov.b32 word, old; \
         shr.u32 $0, old, sh; and.b32 $0, $0, {mask}; setp.eq.b32 p, old, want; @p bra done; \
         setp.eq.b32 p, $0, $2; @p bra again; done: }}",
        word_of(bits)
    )
}
