//! Halves for a library that has none: 16-bit integers, converted to single precision for each operation.
//!
//! Single precision has more than twice the digits of a half, so that rounding its sums, products, quotients and square roots
//! once more gives the correctly rounded half. The conversions are instructions of PTX, written as assembly.

use super::emit::{Emitter, Fresh, asm};
use crate::error::{Error, Result};
use llvm_ir::{
    CastOp, Constant, Flags, FloatKind, FloatLiteral, Function, Instruction, Module, Op, Type, TypedValue,
    Value, visit,
};

/// Replaces every half of a module.
pub(super) fn run(module: &mut Module) -> Result<()> {
    for function in &mut module.functions {
        expand_operations(function)?;
    }
    visit::module_types_mut(module, &mut |ty| *ty = without_halves(ty));
    let mut integers = |constant: &mut Constant| {
        super::constants::walk_mut(constant, &mut |c| {
            if let Constant::Float(FloatLiteral::Bits { kind: FloatKind::Half, bits }) = c {
                // The sign bit makes a negative number of 16 bits.
                *c = Constant::Integer(i128::from(*bits as u16 as i16));
            }
        });
    };
    module.globals.iter_mut().filter_map(|g| g.initializer.as_mut()).for_each(&mut integers);
    for i in module.functions.iter_mut().flat_map(|f| &mut f.blocks).flat_map(|b| &mut b.instructions) {
        visit::operands_mut(&mut i.op, &mut |_, value| {
            if let Value::Constant(constant) = value {
                integers(constant);
            }
        });
    }
    Ok(())
}

fn without_halves(ty: &Type) -> Type {
    let of = |ty: &Type| Box::new(without_halves(ty));
    match ty {
        Type::Float(FloatKind::Half) => Type::int(16),
        Type::Array { length, element } => Type::Array { length: *length, element: of(element) },
        Type::Vector { length, element } => Type::Vector { length: *length, element: of(element) },
        Type::Struct { fields, packed } => {
            Type::Struct { fields: fields.iter().map(without_halves).collect(), packed: *packed }
        }
        Type::Function { result, parameters, variadic } => Type::Function {
            result: of(result),
            parameters: parameters.iter().map(without_halves).collect(),
            variadic: *variadic,
        },
        _ => ty.clone(),
    }
}

fn is_half(ty: &Type) -> bool {
    *ty.lanes().1 == Type::Float(FloatKind::Half)
}

/// Rewrites the operations that compute with halves; what only moves them is left to the change of types.
fn expand_operations(function: &mut Function) -> Result<()> {
    if function.is_declaration() {
        return Ok(());
    }
    let mut fresh = Fresh::new(function, "h");
    for block in &mut function.blocks {
        let mut out = Vec::with_capacity(block.instructions.len());
        for i in std::mem::take(&mut block.instructions) {
            let computes = match &i.op {
                Op::Binary { ty, .. } | Op::FCmp { ty, .. } => is_half(ty),
                Op::Cast { op, value, to, .. } => {
                    *op != CastOp::BitCast && (is_half(&value.ty) || is_half(to))
                }
                _ => false,
            };
            if computes {
                let mut e = Emitter::new(&mut fresh, &i);
                lane_by_lane(&mut e, &i)?;
                out.extend(e.out);
            } else {
                out.push(i);
            }
        }
        block.instructions = out;
    }
    Ok(())
}

fn half() -> Type {
    Type::Float(FloatKind::Half)
}

fn widen(e: &mut Emitter<'_>, value: Value) -> Value {
    e.value(asm("cvt.f32.f16 $0, $1;", "=f,h", true, Type::float(), vec![TypedValue::new(half(), value)]))
}

fn narrow(value: Value) -> Op {
    asm("cvt.rn.f16.f32 $0, $1;", "=h,f", true, half(), vec![TypedValue::new(Type::float(), value)])
}

/// An operation on single numbers, given its operands.
fn scalar(e: &mut Emitter<'_>, i: &Instruction, operands: &[Value]) -> Result<Op> {
    Ok(match &i.op {
        Op::Binary { op, flags, .. } => {
            let (left, right) = (widen(e, operands[0].clone()), widen(e, operands[1].clone()));
            let wide = e.value(Op::Binary { op: *op, flags: *flags, ty: Type::float(), left, right });
            narrow(wide)
        }
        Op::FCmp { predicate, flags, .. } => {
            let (left, right) = (widen(e, operands[0].clone()), widen(e, operands[1].clone()));
            Op::FCmp { predicate: *predicate, flags: *flags, ty: Type::float(), left, right }
        }
        Op::Cast { op, value, to, .. } => {
            let (from, to) = (value.ty.lanes().1.clone(), to.lanes().1.clone());
            match op {
                CastOp::FpTrunc if from == Type::double() => {
                    let operand = TypedValue::new(from, operands[0].clone());
                    asm("cvt.rn.f16.f64 $0, $1;", "=h,d", true, half(), vec![operand])
                }
                CastOp::FpTrunc => narrow(operands[0].clone()),
                CastOp::FpExt if to == Type::float() => {
                    let operand = TypedValue::new(half(), operands[0].clone());
                    asm("cvt.f32.f16 $0, $1;", "=f,h", true, to, vec![operand])
                }
                // Every integer that a half can come near to is exact in single precision.
                CastOp::SiToFp | CastOp::UiToFp => {
                    let wide = e.cast(*op, &from, operands[0].clone(), &Type::float());
                    narrow(wide)
                }
                _ => {
                    let value = TypedValue::new(Type::float(), widen(e, operands[0].clone()));
                    Op::Cast { op: *op, flags: Flags::NONE, value, to }
                }
            }
        }
        other => {
            return Err(Error::unsupported(i.line.0, format!("`{other}`"), "this libNVVM has no halves"));
        }
    })
}

/// An operation on numbers or vectors of them.
fn lane_by_lane(e: &mut Emitter<'_>, i: &Instruction) -> Result<()> {
    let (operand_type, operands, result_type) = match &i.op {
        Op::Binary { ty, left, right, .. } => (ty.clone(), vec![left.clone(), right.clone()], ty.clone()),
        Op::FCmp { ty, left, right, .. } => {
            (ty.clone(), vec![left.clone(), right.clone()], ty.with_element(Type::int(1)))
        }
        Op::Cast { value, to, .. } => (value.ty.clone(), vec![value.value.clone()], to.clone()),
        _ => return Ok(()),
    };
    let (Some(lanes), _) = operand_type.lanes() else {
        let op = scalar(e, i, &operands)?;
        e.push(i.result.clone(), op);
        return Ok(());
    };
    let mut vector = Value::Constant(Constant::Undef);
    for lane in 0..lanes {
        let index = TypedValue::new(Type::int(32), Value::int(i128::from(lane)));
        let singles: Vec<Value> = operands
            .iter()
            .map(|operand| {
                let vector = TypedValue::new(operand_type.clone(), operand.clone());
                e.value(Op::ExtractElement { vector, index: index.clone() })
            })
            .collect();
        let op = scalar(e, i, &singles)?;
        let element = TypedValue::new(result_type.lanes().1.clone(), e.value(op));
        let insert = Op::InsertElement {
            vector: TypedValue::new(result_type.clone(), vector.clone()),
            element,
            index,
        };
        if lane + 1 == lanes {
            e.push(i.result.clone(), insert);
        } else {
            vector = e.value(insert);
        }
    }
    Ok(())
}
