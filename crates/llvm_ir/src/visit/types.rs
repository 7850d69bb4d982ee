//! Walks over the types in instructions and constants.

use crate::tree::attribute::Attribute;
use crate::tree::constant::{Constant, ConstantExpression, TypedConstant, TypedValue, Value};
use crate::tree::function::Function;
use crate::tree::instruction::Op;
use crate::tree::module::Module;
use crate::tree::types::Type;

/// Calls `visit` with every type that a module names, those inside of constants included, but not with the parts of a type.
pub fn module_types_mut(module: &mut Module, visit: &mut dyn FnMut(&mut Type)) {
    module.types.iter_mut().filter_map(|(_, ty)| ty.as_mut()).for_each(&mut *visit);
    for global in &mut module.globals {
        visit(&mut global.ty);
        global.initializer.iter_mut().for_each(|c| constant_types_mut(c, visit));
    }
    for alias in &mut module.aliases {
        visit(&mut alias.ty);
        typed_constant(&mut alias.target, visit);
    }
    module.functions.iter_mut().for_each(|function| function_types_mut(function, visit));
}

/// [`module_types_mut`] for one function.
pub fn function_types_mut(function: &mut Function, visit: &mut dyn FnMut(&mut Type)) {
    visit(&mut function.result);
    for parameter in &mut function.parameters {
        visit(&mut parameter.ty);
        attribute_types(&mut parameter.attributes, visit);
    }
    for i in function.blocks.iter_mut().flat_map(|b| &mut b.instructions) {
        op_types_mut(&mut i.op, visit);
    }
}

fn attribute_types(attributes: &mut [Attribute], visit: &mut dyn FnMut(&mut Type)) {
    for attribute in attributes {
        if let Attribute::Typed { ty, .. } | Attribute::Range { ty, .. } = attribute {
            visit(ty);
        }
    }
}

fn typed_constant(constant: &mut TypedConstant, visit: &mut dyn FnMut(&mut Type)) {
    visit(&mut constant.ty);
    constant_types_mut(&mut constant.value, visit);
}

/// Calls `visit` with every type inside of a constant.
pub fn constant_types_mut(constant: &mut Constant, visit: &mut dyn FnMut(&mut Type)) {
    match constant {
        Constant::Array(elements)
        | Constant::Vector(elements)
        | Constant::Struct { fields: elements, .. } => {
            elements.iter_mut().for_each(|element| typed_constant(element, visit));
        }
        Constant::Splat(lane) => typed_constant(lane, visit),
        Constant::Expression(expression) => match &mut **expression {
            ConstantExpression::Cast { value, to, .. } => {
                typed_constant(value, visit);
                visit(to);
            }
            ConstantExpression::GetElementPtr { source, base, indices, .. } => {
                visit(source);
                typed_constant(base, visit);
                indices.iter_mut().for_each(|index| typed_constant(index, visit));
            }
            ConstantExpression::Binary { left, right, .. } => {
                typed_constant(left, visit);
                typed_constant(right, visit);
            }
        },
        _ => {}
    }
}

/// Calls `visit` with every type that an instruction names, those inside of constant operands included.
pub fn op_types_mut(op: &mut Op, visit: &mut dyn FnMut(&mut Type)) {
    super::operands_mut(op, &mut |_, value| {
        if let Value::Constant(constant) = value {
            constant_types_mut(constant, visit);
        }
    });
    let mut all = |values: &mut [&mut TypedValue]| values.iter_mut().for_each(|v| visit(&mut v.ty));
    match op {
        Op::Ret(None)
        | Op::Br { .. }
        | Op::CondBr { .. }
        | Op::Unreachable
        | Op::Fence(_)
        | Op::DebugRecord { .. } => {}
        Op::Ret(Some(value)) | Op::FNeg { operand: value, .. } | Op::Freeze(value) => all(&mut [value]),
        Op::IndirectBr { address, .. } => all(&mut [address]),
        Op::Switch { value, cases, .. } => {
            all(&mut [value]);
            cases.iter_mut().for_each(|(case, _)| visit(&mut case.ty));
        }
        Op::Binary { ty, .. } | Op::ICmp { ty, .. } | Op::FCmp { ty, .. } | Op::Phi { ty, .. } => visit(ty),
        Op::Cast { value, to, .. } => {
            all(&mut [value]);
            visit(to);
        }
        Op::Select { condition, then, otherwise, .. } => all(&mut [condition, then, otherwise]),
        Op::Alloca { ty, count, .. } => {
            visit(ty);
            count.iter_mut().for_each(|count| visit(&mut count.ty));
        }
        Op::Load { ty, pointer, .. } => {
            visit(ty);
            visit(&mut pointer.ty);
        }
        Op::Store { value, pointer, .. } | Op::AtomicRmw { value, pointer, .. } => all(&mut [value, pointer]),
        Op::GetElementPtr { source, base, indices, .. } => {
            visit(source);
            visit(&mut base.ty);
            indices.iter_mut().for_each(|index| visit(&mut index.ty));
        }
        Op::CmpXchg { pointer, expected, new, .. } => all(&mut [pointer, expected, new]),
        Op::Call(call) => {
            visit(&mut call.result);
            call.signature.iter_mut().for_each(&mut *visit);
            attribute_types(&mut call.result_attributes, visit);
            for argument in &mut call.arguments {
                visit(&mut argument.value.ty);
                attribute_types(&mut argument.attributes, visit);
            }
            let bundles = call.bundles.iter_mut().flat_map(|(_, operands)| operands);
            bundles.for_each(|operand| visit(&mut operand.ty));
        }
        Op::ExtractValue { aggregate, .. } => all(&mut [aggregate]),
        Op::InsertValue { aggregate, element, .. } => all(&mut [aggregate, element]),
        Op::ExtractElement { vector, index } => all(&mut [vector, index]),
        Op::InsertElement { vector, element, index } => all(&mut [vector, element, index]),
        Op::ShuffleVector { left, right, mask } => all(&mut [left, right, mask]),
    }
}
