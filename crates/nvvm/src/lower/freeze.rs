//! `freeze`, which LLVM 7 does not have.
//!
//! Freezing a value that is well defined does nothing. Where that cannot be shown, the value goes through a `mov` in inline
//! assembly, which no optimiser looks through: its result is some fixed value, whatever the operand was.

use super::Rewriter;
use super::emit::{Emitter, asm};
use crate::error::{Error, Result};
use llvm_ir::{
    Attribute, CastOp, Constant, Function, Instruction, Module, Name, Op, Type, TypedValue, Value,
};
use std::collections::HashSet;

/// Functions whose result is `noundef`.
pub(super) fn results_without_undef(module: &Module) -> HashSet<Name> {
    let noundef = |f: &&Function| f.result_attributes.iter().any(|a| a.is_word("noundef"));
    module.functions.iter().filter(noundef).map(|f| f.name.clone()).collect()
}

/// Values of a function that are neither undefined nor poison.
pub(super) fn defined_values(function: &Function, noundef: &HashSet<Name>) -> HashSet<Name> {
    let is_noundef = |attributes: &[Attribute]| attributes.iter().any(|a| a.is_word("noundef"));
    // What a host passes to a kernel is bytes, which have some value.
    let mut defined: HashSet<Name> = function
        .parameters
        .iter()
        .filter(|p| function.is_kernel() || is_noundef(&p.attributes))
        .filter_map(|p| p.name.clone())
        .collect();
    // Blocks are printed so that most definitions precede their uses; a value that is missed only costs a `mov`.
    for i in function.blocks.iter().flat_map(|b| &b.instructions) {
        let Some(result) = &i.result else { continue };
        let known = |value: &Value| match value {
            Value::Local(name) => defined.contains(name),
            Value::Constant(constant) => is_defined(constant),
            Value::Metadata(_) => false,
        };
        let holds = match &i.op {
            Op::Freeze(_) | Op::AtomicRmw { .. } | Op::Alloca { .. } => true,
            Op::Load { atomic, .. } => {
                atomic.is_some() || i.metadata.iter().any(|(kind, _)| kind == "noundef")
            }
            Op::Call(call) => {
                is_noundef(&call.result_attributes)
                    || matches!(&call.callee, llvm_ir::Callee::Value(v) if v.as_global().is_some_and(|n| noundef.contains(n)))
            }
            Op::Binary { op, flags, left, right, .. } => {
                use llvm_ir::BinaryOp::{Add, And, FAdd, FDiv, FMul, FSub, Mul, Or, Sub, Xor};
                let total = matches!(op, Add | Sub | Mul | And | Or | Xor | FAdd | FSub | FMul | FDiv);
                total && flags.is_empty() && known(left) && known(right)
            }
            Op::ICmp { flags, left, right, .. } | Op::FCmp { flags, left, right, .. } => {
                flags.is_empty() && known(left) && known(right)
            }
            Op::Cast { op, flags, value, .. } => {
                let total = !matches!(op, CastOp::FpToSi | CastOp::FpToUi | CastOp::AddrSpaceCast);
                total && flags.is_empty() && known(&value.value)
            }
            Op::Select { flags, condition, then, otherwise } => {
                flags.is_empty() && known(&condition.value) && known(&then.value) && known(&otherwise.value)
            }
            Op::Phi { flags, incoming, .. } => {
                flags.is_empty() && incoming.iter().all(|(value, _)| known(value))
            }
            _ => false,
        };
        if holds {
            defined.insert(result.clone());
        }
    }
    defined
}

fn is_defined(constant: &Constant) -> bool {
    matches!(
        constant,
        Constant::Integer(_)
            | Constant::Boolean(_)
            | Constant::Float(_)
            | Constant::Null
            | Constant::Zero
            | Constant::Global(_)
    )
}

impl Rewriter<'_> {
    pub(super) fn freeze(&mut self, i: &Instruction, operand: &TypedValue) -> Result<Vec<Instruction>> {
        let Some(result) = &i.result else { return Ok(Vec::new()) };
        let known = match &operand.value {
            Value::Local(name) => self.defined.contains(name),
            Value::Constant(constant) => is_defined(constant),
            Value::Metadata(_) => false,
        };
        if known {
            self.replaced.insert(result.clone(), operand.value.clone());
            return Ok(Vec::new());
        }
        if matches!(operand.value, Value::Constant(Constant::Undef | Constant::Poison)) {
            self.replaced.insert(result.clone(), Value::Constant(zero(&operand.ty)));
            return Ok(Vec::new());
        }
        let mut e = Emitter::new(&mut self.fresh, i);
        let Some(value) = opaque_copy(&mut e, operand) else {
            return Err(Error::unsupported(
                i.line.0,
                format!("`freeze` of type {}", operand.ty),
                "the older dialect has no form of it",
            ));
        };
        let out = e.out;
        self.replaced.insert(result.clone(), value);
        Ok(out)
    }
}

fn zero(ty: &Type) -> Constant {
    match ty {
        Type::Pointer(_) => Constant::Null,
        _ => Constant::Zero,
    }
}

/// A copy that the optimiser does not see through.
pub(super) fn opaque_copy(e: &mut Emitter<'_>, operand: &TypedValue) -> Option<Value> {
    let TypedValue { ty, value } = operand;
    let through = |e: &mut Emitter<'_>, to: CastOp, middle: Type, back: CastOp| {
        let wide = e.cast(to, ty, value.clone(), &middle);
        let copy = opaque_copy(e, &TypedValue::new(middle.clone(), wide))?;
        Some(e.cast(back, &middle, copy, ty))
    };
    let (text, constraint) = match ty {
        Type::Integer(16) => ("mov.b16 $0, $1;", "=h,h"),
        Type::Integer(32) => ("mov.b32 $0, $1;", "=r,r"),
        Type::Integer(64) => ("mov.b64 $0, $1;", "=l,l"),
        Type::Float(llvm_ir::FloatKind::Single) => ("mov.f32 $0, $1;", "=f,f"),
        Type::Float(llvm_ir::FloatKind::Double) => ("mov.f64 $0, $1;", "=d,d"),
        Type::Float(llvm_ir::FloatKind::Half | llvm_ir::FloatKind::BFloat) => {
            return through(e, CastOp::BitCast, Type::int(16), CastOp::BitCast);
        }
        Type::Pointer(_) => return through(e, CastOp::PtrToInt, Type::int(64), CastOp::IntToPtr),
        Type::Integer(bits) if *bits < 32 => return through(e, CastOp::ZExt, Type::int(32), CastOp::Trunc),
        Type::Integer(bits) if *bits < 64 => return through(e, CastOp::ZExt, Type::int(64), CastOp::Trunc),
        Type::Integer(65..128) => return through(e, CastOp::ZExt, Type::int(128), CastOp::Trunc),
        Type::Integer(128) => {
            return through(e, CastOp::BitCast, Type::int(64).vector_of(2), CastOp::BitCast);
        }
        Type::Vector { length, element } => {
            let mut vector = Value::Constant(Constant::Undef);
            for lane in 0..*length {
                let index = TypedValue::new(Type::int(32), Value::int(i128::from(lane)));
                let single = e.value(Op::ExtractElement { vector: operand.clone(), index: index.clone() });
                let copy = opaque_copy(e, &TypedValue::new((**element).clone(), single))?;
                vector = e.value(Op::InsertElement {
                    vector: TypedValue::new(ty.clone(), vector),
                    element: TypedValue::new((**element).clone(), copy),
                    index,
                });
            }
            return Some(vector);
        }
        Type::Struct { fields, .. } => return copy_parts(e, operand, fields.iter()),
        Type::Array { length, element } => {
            let length = usize::try_from(*length).ok()?;
            return copy_parts(e, operand, std::iter::repeat_n(&**element, length));
        }
        _ => return None,
    };
    // Without the flag of side effects two copies of one value may still be merged, but never folded.
    let op = asm(text, constraint, true, ty.clone(), vec![operand.clone()]);
    Some(e.value(op))
}

/// [`opaque_copy`] of an aggregate with parts of these types.
fn copy_parts<'t>(
    e: &mut Emitter<'_>,
    operand: &TypedValue,
    parts: impl Iterator<Item = &'t Type>,
) -> Option<Value> {
    let mut aggregate = Value::Constant(Constant::Undef);
    for (index, part) in (0u32..).zip(parts) {
        let single = e.value(Op::ExtractValue { aggregate: operand.clone(), indices: vec![index] });
        let copy = opaque_copy(e, &TypedValue::new(part.clone(), single))?;
        aggregate = e.value(Op::InsertValue {
            aggregate: TypedValue::new(operand.ty.clone(), aggregate),
            element: TypedValue::new(part.clone(), copy),
            indices: vec![index],
        });
    }
    Some(aggregate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_to_be_defined() {
        let text = "define void @f(i32 noundef %a, i32 %b) {\n  %x = add i32 %a, 1\n  %y = add nsw i32 %a, 1\n  \
                    %z = add i32 %a, %b\n  ret void\n}\n";
        let module = llvm_ir::parse(text).expect("parses");
        let defined = defined_values(&module.functions[0], &HashSet::new());
        for (name, expected) in [("a", true), ("b", false), ("x", true), ("y", false), ("z", false)] {
            assert_eq!(defined.contains(&Name::text(name)), expected, "{name}");
        }
    }
}
