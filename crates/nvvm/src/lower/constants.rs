//! Constants and references to globals.

use llvm_ir::{Constant, ConstantExpression, Flags, Module, Name, Op, Type, TypedConstant, Value, visit};
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

/// Poison to undef, and flags of expressions that came after LLVM 7 dropped.
pub(super) fn substitute_poison(constant: &mut Constant) {
    walk_mut(constant, &mut |c| match c {
        Constant::Poison => *c = Constant::Undef,
        Constant::Expression(expression) => match &mut **expression {
            ConstantExpression::GetElementPtr { flags, in_range, .. } => {
                *flags = flags.intersection(Flags::INBOUNDS);
                *in_range = None;
            }
            ConstantExpression::Cast { op: op @ llvm_ir::CastOp::PtrToAddr, .. } => {
                *op = llvm_ir::CastOp::PtrToInt;
            }
            _ => {}
        },
        _ => {}
    });
}

/// [`substitute_poison`] in the initial contents of variables.
pub(super) fn legacy_initializers(module: &mut Module) {
    for global in &mut module.globals {
        global.initializer.iter_mut().for_each(substitute_poison);
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

/// Every global that an instruction or an initial value refers to.
pub(super) fn referenced(module: &Module) -> HashSet<Name> {
    let mut names = HashSet::new();
    let mut note = |constant: &Constant| {
        visit::constants(constant, &mut |c| match c {
            Constant::Global(name) | Constant::BlockAddress { function: name, .. } => {
                names.insert(name.clone());
            }
            _ => {}
        });
    };
    module.globals.iter().filter_map(|g| g.initializer.as_ref()).for_each(&mut note);
    for i in module.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.instructions) {
        // The visitor changes nothing; it takes its operation by exclusive reference.
        let mut op: Op = i.op.clone();
        visit::operands_mut(&mut op, &mut |_, value| {
            if let Value::Constant(constant) = value {
                note(constant);
            }
        });
    }
    names
}

/// Globals that are still needed: [`referenced`] ones.
pub(super) fn is_alive(module: &Module) -> HashSet<Name> {
    referenced(module)
}
