//! Walks over the operands, constants and types of instructions.

mod types;

use crate::tree::constant::{Constant, ConstantExpression, TypedConstant, TypedValue, Value};
use crate::tree::instruction::{Callee, Op};
use crate::tree::metadata::{Field, Metadata, MetadataBody};
use crate::tree::name::Name;
use crate::tree::types::Type;

pub use types::{constant_types_mut, function_types_mut, module_types_mut, op_types_mut};

/// Calls `visit` with the type and value of every operand of an instruction that is a value, inside of metadata as well; not
/// with labels.
pub fn operands_mut(op: &mut Op, visit: &mut dyn FnMut(&Type, &mut Value)) {
    fn typed(value: &mut TypedValue, visit: &mut dyn FnMut(&Type, &mut Value)) {
        visit(&value.ty, &mut value.value);
    }
    match op {
        Op::Ret(None) | Op::Br { .. } | Op::Unreachable | Op::Fence(_) => {}
        Op::DebugRecord { operands, .. } => {
            operands.iter_mut().for_each(|operand| in_metadata(operand, visit))
        }
        Op::Ret(Some(value))
        | Op::FNeg { operand: value, .. }
        | Op::Cast { value, .. }
        | Op::Freeze(value) => {
            typed(value, visit);
        }
        Op::CondBr { condition, .. } => visit(&Type::Integer(1), condition),
        Op::Switch { value, .. } => typed(value, visit),
        Op::IndirectBr { address, .. } => typed(address, visit),
        Op::Binary { ty, left, right, .. }
        | Op::ICmp { ty, left, right, .. }
        | Op::FCmp { ty, left, right, .. } => {
            visit(ty, left);
            visit(ty, right);
        }
        Op::Select { condition, then, otherwise, .. } => {
            typed(condition, visit);
            typed(then, visit);
            typed(otherwise, visit);
        }
        Op::Phi { ty, incoming, .. } => incoming.iter_mut().for_each(|(value, _)| visit(ty, value)),
        Op::Alloca { count, .. } => count.iter_mut().for_each(|count| typed(count, visit)),
        Op::Load { pointer, .. } => typed(pointer, visit),
        Op::Store { value, pointer, .. } | Op::AtomicRmw { value, pointer, .. } => {
            typed(value, visit);
            typed(pointer, visit);
        }
        Op::GetElementPtr { base, indices, .. } => {
            typed(base, visit);
            indices.iter_mut().for_each(|index| typed(index, visit));
        }
        Op::CmpXchg { pointer, expected, new, .. } => {
            typed(pointer, visit);
            typed(expected, visit);
            typed(new, visit);
        }
        Op::Call(call) => {
            if let Callee::Value(value) = &mut call.callee {
                visit(&Type::Pointer(0), value);
            }
            for argument in &mut call.arguments {
                match &mut argument.value.value {
                    Value::Metadata(metadata) => in_metadata(metadata, visit),
                    value => visit(&argument.value.ty, value),
                }
            }
            let bundles = call.bundles.iter_mut().flat_map(|(_, operands)| operands);
            bundles.for_each(|operand| typed(operand, visit));
        }
        Op::ExtractValue { aggregate, .. } => typed(aggregate, visit),
        Op::InsertValue { aggregate, element, .. } => {
            typed(aggregate, visit);
            typed(element, visit);
        }
        Op::ExtractElement { vector, index } => {
            typed(vector, visit);
            typed(index, visit);
        }
        Op::InsertElement { vector, element, index } => {
            typed(vector, visit);
            typed(element, visit);
            typed(index, visit);
        }
        Op::ShuffleVector { left, right, mask } => {
            typed(left, visit);
            typed(right, visit);
            typed(mask, visit);
        }
    }
}

/// Values inside of metadata: the operand of a debug record, or several of them in a `!DIArgList`.
fn in_metadata(metadata: &mut Metadata, visit: &mut dyn FnMut(&Type, &mut Value)) {
    match metadata {
        Metadata::Value(value) => visit(&value.ty, &mut value.value),
        Metadata::Inline(node) => match &mut node.body {
            MetadataBody::Tuple(elements) => {
                elements.iter_mut().for_each(|element| in_metadata(element, visit))
            }
            MetadataBody::Specialized { fields, .. } => {
                for (_, field) in fields {
                    if let Field::Metadata(inner) = field {
                        in_metadata(inner, visit);
                    }
                }
            }
        },
        Metadata::Node(_) | Metadata::Text(_) | Metadata::Null => {}
    }
}

/// Calls `visit` with every label that an instruction refers to.
pub fn labels_mut(op: &mut Op, visit: &mut dyn FnMut(&mut Name)) {
    match op {
        Op::Br { target } => visit(target),
        Op::CondBr { then, otherwise, .. } => {
            visit(then);
            visit(otherwise);
        }
        Op::Switch { default, cases, .. } => {
            visit(default);
            cases.iter_mut().for_each(|(_, target)| visit(target));
        }
        Op::IndirectBr { targets, .. } => targets.iter_mut().for_each(visit),
        Op::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| visit(block)),
        _ => {}
    }
}

/// Calls `visit` with every constant inside of `constant`, itself last.
pub fn constants(constant: &Constant, visit: &mut dyn FnMut(&Constant)) {
    let mut each = |list: &[TypedConstant]| list.iter().for_each(|c| constants(&c.value, visit));
    match constant {
        Constant::Array(elements)
        | Constant::Vector(elements)
        | Constant::Struct { fields: elements, .. } => {
            each(elements);
        }
        Constant::Splat(lane) => each(std::slice::from_ref(&**lane)),
        Constant::Expression(expression) => match &**expression {
            ConstantExpression::Cast { value, .. } => each(std::slice::from_ref(value)),
            ConstantExpression::GetElementPtr { base, indices, .. } => {
                each(std::slice::from_ref(base));
                each(indices);
            }
            ConstantExpression::Binary { left, right, .. } => {
                each(std::slice::from_ref(left));
                each(std::slice::from_ref(right));
            }
        },
        _ => {}
    }
    visit(constant);
}
