//! Constants and references to globals.

use llvm_ir::{Constant, ConstantExpression, Function, Module, Name, Type, TypedConstant, Value, visit};
use std::collections::{HashMap, HashSet};

/// Calls `change` on every constant inside of `constant`, innermost first.
pub(super) fn walk_mut(constant: &mut Constant, change: &mut dyn FnMut(&mut Constant)) {
    let mut each = |list: &mut [TypedConstant]| list.iter_mut().for_each(|c| walk_mut(&mut c.value, change));
    match constant {
        Constant::Array(elements)
        | Constant::Vector(elements)
        | Constant::Struct { fields: elements, .. } => {
            each(elements);
        }
        Constant::Splat(lane) => each(std::slice::from_mut(&mut **lane)),
        Constant::Expression(expression) => match &mut **expression {
            ConstantExpression::Cast { value, .. } => each(std::slice::from_mut(value)),
            ConstantExpression::GetElementPtr { base, indices, .. } => {
                each(std::slice::from_mut(base));
                each(indices);
            }
            ConstantExpression::Binary { left, right, .. } => {
                each(std::slice::from_mut(left));
                each(std::slice::from_mut(right));
            }
        },
        _ => {}
    }
    change(constant);
}

/// Initial contents of variables in forms that libNVVM writes well.
///
/// Those that the version does not know are replaced. Integers in the place of pointers become fields of integer type: libNVVM writes
/// `inttoptr (i64 1 to ptr)` as masks of a number, where PTX has them for addresses.
pub(super) fn initializers(module: &mut Module, llvm: u32) {
    for global in &mut module.globals {
        let Some(initializer) = &mut global.initializer else { continue };
        super::versions::rewrite_constant(&global.ty, initializer, llvm);
        addresses_to_integers(&mut global.ty, initializer);
    }
}

/// Replaces integers that were cast to pointers, and their types, inside of structs. Nothing else depends on the type of a
/// variable: instructions name the types that they access.
fn addresses_to_integers(ty: &mut Type, constant: &mut Constant) {
    match constant {
        Constant::Struct { fields, .. } => {
            for field in fields.iter_mut() {
                addresses_to_integers(&mut field.ty, &mut field.value);
            }
            if let Type::Struct { fields: types, .. } = ty {
                *types = fields.iter().map(|field| field.ty.clone()).collect();
            }
        }
        Constant::Expression(expression) => {
            if let ConstantExpression::Cast { op: llvm_ir::CastOp::IntToPtr, value, .. } = &**expression
                && value.ty == Type::int(64)
                && matches!(value.value, Constant::Integer(_))
            {
                let TypedConstant { ty: integer, value } = value.clone();
                (*ty, *constant) = (integer, value);
            }
        }
        _ => {}
    }
}

/// A vector of equal lanes.
pub(super) fn vector_of(element: &Type, lane: &Constant, count: u64) -> Constant {
    let lane = TypedConstant::new(element.clone(), lane.clone());
    Constant::Vector(vec![lane; usize::try_from(count).unwrap_or_default()])
}

/// Aliases are names for other symbols: each use becomes a use of what is named.
pub(super) fn resolve_aliases(module: &mut Module) {
    let targets: HashMap<Name, Constant> =
        module.aliases.drain(..).map(|alias| (alias.name, alias.target.value)).collect();
    if targets.is_empty() {
        return;
    }
    let mut resolve = |constant: &mut Constant| {
        walk_mut(constant, &mut |c| {
            // A chain of aliases cannot be longer than there are aliases.
            for _ in 0..targets.len() {
                let Constant::Global(name) = c else { break };
                let Some(target) = targets.get(name) else { break };
                *c = target.clone();
            }
        });
    };
    module.globals.iter_mut().filter_map(|g| g.initializer.as_mut()).for_each(&mut resolve);
    for i in module.functions.iter_mut().flat_map(|f| &mut f.blocks).flat_map(|b| &mut b.instructions) {
        visit::operands_mut(&mut i.op, &mut |_, value| {
            if let Value::Constant(constant) = value {
                resolve(constant);
            }
        });
    }
}

/// Calls `visit` with every global that a constant refers to.
pub(super) fn globals_of(constant: &Constant, visit: &mut dyn FnMut(&Name)) {
    visit::constants(constant, &mut |c| match c {
        Constant::Global(name) | Constant::BlockAddress { function: name, .. } => visit(name),
        _ => {}
    });
}

/// Calls `visit` with every global that a function's instructions refer to.
pub(super) fn globals_of_function(function: &mut Function, visit: &mut dyn FnMut(&Name)) {
    for i in function.blocks.iter_mut().flat_map(|b| &mut b.instructions) {
        visit::operands_mut(&mut i.op, &mut |_, value| {
            if let Value::Constant(constant) = value {
                globals_of(constant, visit);
            }
        });
    }
}

/// Every global that an instruction or an initial value refers to.
pub(super) fn referenced(module: &mut Module) -> HashSet<Name> {
    let mut names = HashSet::new();
    let mut note = |name: &Name| {
        names.insert(name.clone());
    };
    module.globals.iter().filter_map(|g| g.initializer.as_ref()).for_each(|c| globals_of(c, &mut note));
    module.functions.iter_mut().for_each(|f| globals_of_function(f, &mut note));
    names
}
