//! Integers of odd widths between functions.
//!
//! rustc passes a small aggregate as one integer of its size, `[u16; 3]` as `i48`. libNVVM computes with integers of any width,
//! but in the older dialect it passes 17 to 63 bits to no function and crashes on 65 to 127. So they travel in the next width
//! that has registers.

use super::attributes::by_value;
use super::emit::{Emitter, Fresh};
use crate::error::{Error, Result};
use llvm_ir::{
    Attribute, Callee, CastOp, Constant, Function, Instruction, Line, Module, Op, Type, TypedValue, Value,
};

/// Widens the parameters and results of every function and call.
pub(super) fn run(module: &mut Module) -> Result<()> {
    for function in &mut module.functions {
        if !super::calls::is_intrinsic(&function.name) {
            widen_function(function)?;
        }
    }
    Ok(())
}

/// The type in which `ty` is passed, if it is another one.
fn passed(ty: &Type, line: u32) -> Result<Option<Type>> {
    let wide = widened(ty).ok_or_else(|| {
        Error::unsupported(line, format!("an argument or result of type {ty}"), "PTX has no such registers")
    })?;
    Ok((wide != *ty).then_some(wide))
}

/// `ty` with integers of widths that functions can take; `None` if there is none.
fn widened(ty: &Type) -> Option<Type> {
    Some(match ty {
        Type::Integer(bits @ ..=16) => Type::int(*bits),
        Type::Integer(..=32) => Type::int(32),
        Type::Integer(..=64) => Type::int(64),
        Type::Integer(..=128) => Type::int(128),
        Type::Integer(_) => return None,
        Type::Array { length, element } => {
            Type::Array { length: *length, element: Box::new(widened(element)?) }
        }
        Type::Vector { length, element } => {
            Type::Vector { length: *length, element: Box::new(widened(element)?) }
        }
        Type::Struct { fields, packed } => {
            Type::Struct { fields: fields.iter().map(widened).collect::<Option<_>>()?, packed: *packed }
        }
        _ => ty.clone(),
    })
}

/// `value` of type `from` as one of type `to`, which differ in the widths of integers.
fn convert(e: &mut Emitter<'_>, op: CastOp, from: &Type, value: Value, to: &Type) -> Value {
    let parts: Vec<(&Type, &Type)> = match (from, to) {
        _ if from == to => return value,
        (Type::Struct { fields: from, .. }, Type::Struct { fields: to, .. }) => from.iter().zip(to).collect(),
        (Type::Array { length, element: from }, Type::Array { element: to, .. }) => {
            let length = usize::try_from(*length).unwrap_or(usize::MAX);
            std::iter::repeat_n((&**from, &**to), length).collect()
        }
        _ => return e.cast(op, from, value, to),
    };
    let mut aggregate = Value::Constant(Constant::Undef);
    for (index, (from_part, to_part)) in (0u32..).zip(parts) {
        let whole = TypedValue::new(from.clone(), value.clone());
        let part = e.value(Op::ExtractValue { aggregate: whole, indices: vec![index] });
        let part = convert(e, op, from_part, part, to_part);
        aggregate = e.value(Op::InsertValue {
            aggregate: TypedValue::new(to.clone(), aggregate),
            element: TypedValue::new(to_part.clone(), part),
            indices: vec![index],
        });
    }
    aggregate
}

/// What is said about the narrow value says nothing of the wide one.
fn forget(attributes: &mut Vec<Attribute>) {
    attributes
        .retain(|a| !a.is_word("zeroext") && !a.is_word("signext") && !matches!(a, Attribute::Range { .. }));
}

fn widen_function(function: &mut Function) -> Result<()> {
    let line = function.line.0;
    let mut fresh = Fresh::new(function, "w");
    let entry =
        Instruction { result: None, op: Op::Unreachable, metadata: Vec::new(), line: Line::default() };
    let mut narrowed = Vec::new();
    for parameter in &mut function.parameters {
        let Some(wide) = passed(&parameter.ty, line)? else { continue };
        forget(&mut parameter.attributes);
        let narrow = std::mem::replace(&mut parameter.ty, wide.clone());
        let Some(name) = &mut parameter.name else { continue };
        let whole = fresh.name();
        let old = std::mem::replace(name, whole.clone());
        let mut e = Emitter::new(&mut fresh, &entry);
        convert(&mut e, CastOp::Trunc, &wide, Value::Local(whole), &narrow);
        narrowed.extend(named_last(e.out, old));
    }
    let own_result = function.result.clone();
    let wide_result = passed(&own_result, line)?;
    if let Some(wide) = &wide_result {
        forget(&mut function.result_attributes);
        function.result = wide.clone();
    }
    for block in &mut function.blocks {
        let mut out = std::mem::take(&mut narrowed);
        for mut i in std::mem::take(&mut block.instructions) {
            let mut e = Emitter::new(&mut fresh, &i);
            match &mut i.op {
                Op::Ret(Some(value)) => {
                    if let Some(wide) = &wide_result {
                        value.value = convert(&mut e, CastOp::ZExt, &own_result, value.value.clone(), wide);
                        value.ty = wide.clone();
                        out.append(&mut e.out);
                    }
                    out.push(i);
                }
                Op::Call(call) if is_passed(&call.callee) => {
                    for argument in call.arguments.iter_mut().filter(|a| by_value(&a.attributes).is_none()) {
                        let TypedValue { ty, value } = &mut argument.value;
                        let Some(wide) = passed(ty, i.line.0)? else { continue };
                        *value = convert(&mut e, CastOp::ZExt, ty, value.clone(), &wide);
                        *ty = wide;
                        forget(&mut argument.attributes);
                    }
                    out.append(&mut e.out);
                    if let Some(Type::Function { result, parameters, .. }) = &mut call.signature {
                        for ty in parameters.iter_mut().chain(std::iter::once(&mut **result)) {
                            if let Some(wide) = passed(ty, i.line.0)? {
                                *ty = wide;
                            }
                        }
                    }
                    let Some(wide) = passed(&call.result, i.line.0)? else {
                        out.push(i);
                        continue;
                    };
                    forget(&mut call.result_attributes);
                    let narrow = std::mem::replace(&mut call.result, wide.clone());
                    let Some(result) = i.result.take() else {
                        out.push(i);
                        continue;
                    };
                    let whole = e.fresh.name();
                    convert(&mut e, CastOp::Trunc, &wide, Value::Local(whole.clone()), &narrow);
                    let back = named_last(e.out, result);
                    // A range is of the narrow value.
                    i.metadata.retain(|(kind, _)| kind != "range");
                    out.push(Instruction { result: Some(whole), ..i });
                    out.extend(back);
                }
                _ => out.push(i),
            }
        }
        block.instructions = out;
    }
    Ok(())
}

/// Whether a call passes its arguments as functions do; intrinsics and assembly have their own ways.
fn is_passed(callee: &Callee) -> bool {
    match callee {
        Callee::Value(value) => !value.as_global().is_some_and(super::calls::is_intrinsic),
        Callee::Asm(_) => false,
    }
}

/// The instructions, the result of the last of which is `name`.
fn named_last(mut instructions: Vec<Instruction>, name: llvm_ir::Name) -> Vec<Instruction> {
    if let Some(last) = instructions.last_mut() {
        last.result = Some(name);
    }
    instructions
}
