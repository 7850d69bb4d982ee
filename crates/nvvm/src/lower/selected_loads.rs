//! Copies from the lesser of two elements.
//!
//! LLVM 7's instcombine takes `store (load (select (cmp (load a), (load b)), a, b))` for a minimum of numbers, and moves as many
//! bytes as are compared (`removeBitcastsFromLoadStoreOnMinMax`, which later versions keep to equal sizes). Where the element
//! is wider than what is compared, the rest of it stays behind: core's sorts by a key lose what belongs to the key. So what is
//! loaded from an address that was chosen goes through a `mov` before it is stored.

use super::Rewriter;
use super::emit::Emitter;
use super::freeze::opaque_copy;
use llvm_ir::{Call, Callee, CastOp, Function, Instruction, Name, Op, Type, TypedValue, Value};
use std::collections::{HashMap, HashSet};

/// What LLVM 7 may take for a minimum of another width: loads, and addresses that a block is copied from. A block's copy is made
/// of loads by the library, of widths that it chooses.
pub(super) fn selected_loads(function: &Function) -> HashSet<Name> {
    let instructions = || function.blocks.iter().flat_map(|b| &b.instructions);
    let definitions: HashMap<&Name, &Op> =
        instructions().filter_map(|i| Some((i.result.as_ref()?, &i.op))).collect();
    let definition = |value: &Value| match value {
        Value::Local(name) => definitions.get(name).copied(),
        _ => None,
    };
    let loaded = |value: &Value| match definition(value) {
        Some(Op::Load { ty, .. }) => Some(ty),
        _ => None,
    };
    // Whether both sides of a comparison are loads of this type. If nothing shows what is compared, it may turn out narrower
    // once functions are inlined.
    let compares = |condition: &Value, loads: &Type| match definition(condition) {
        Some(Op::ICmp { left, right, .. } | Op::FCmp { left, right, .. }) => {
            [left, right].iter().all(|side| loaded(side) == Some(loads))
        }
        _ => false,
    };
    let thawed = |address: &Value| match definition(address) {
        Some(Op::Freeze(frozen)) => frozen.value.clone(),
        _ => address.clone(),
    };
    let is_chosen = |address: &Value, ty: &Type| matches!(definition(&thawed(address)), Some(Op::Select { condition, .. }) if !compares(&condition.value, ty));
    let moved = values_that_move(function);
    instructions()
        .filter_map(|i| match (&i.op, &i.result) {
            (Op::Load { atomic: None, ty, pointer, .. }, Some(result))
                if moved.contains(result) && is_chosen(&pointer.value, ty) =>
            {
                Some(result.clone())
            }
            (Op::Call(call), _) => {
                let address = thawed(&source_of_copy(call)?.value);
                let Some(Op::Select { .. }) = definition(&address) else { return None };
                if let Value::Local(name) = address { Some(name) } else { None }
            }
            _ => None,
        })
        .collect()
}

/// The address that `llvm.memcpy` and its kin read from.
fn source_of_copy(call: &Call) -> Option<&TypedValue> {
    let Callee::Value(callee) = &call.callee else { return None };
    let name = callee.as_global()?.as_str()?;
    let copies = name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.");
    copies.then(|| call.arguments.get(1).map(|a| &a.value)).flatten()
}

/// Values that are stored as they are, here or where they are handed on to.
fn values_that_move<'f>(function: &'f Function) -> HashSet<&'f Name> {
    let mut moved: Vec<&'f Value> = Vec::new();
    for i in function.blocks.iter().flat_map(|b| &b.instructions) {
        match &i.op {
            Op::Store { value, .. }
            | Op::Freeze(value)
            | Op::Ret(Some(value))
            | Op::Cast { op: CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr, value, .. } => {
                moved.push(&value.value);
            }
            Op::Phi { incoming, .. } => moved.extend(incoming.iter().map(|(value, _)| value)),
            Op::Call(call) => moved.extend(call.arguments.iter().map(|a| &a.value.value)),
            _ => {}
        }
    }
    let local = |value: &'f Value| if let Value::Local(name) = value { Some(name) } else { None };
    moved.into_iter().filter_map(local).collect()
}

impl Rewriter<'_> {
    /// The load under another name, and a copy that the optimiser does not see through. `None` if the type has no such copy,
    /// which is so for none that fits a register.
    pub(super) fn hide_loaded(&mut self, i: &Instruction, ty: &Type) -> Option<Vec<Instruction>> {
        let result = i.result.as_ref()?;
        let mut e = Emitter::new(&mut self.fresh, i);
        let loaded = e.value(i.op.clone());
        if let Some(load) = e.out.last_mut() {
            load.metadata.clone_from(&i.metadata);
        }
        let copy = opaque_copy(&mut e, &TypedValue::new(ty.clone(), loaded))?;
        let out = e.out;
        self.replaced.insert(result.clone(), copy);
        Some(out)
    }
    /// The choice of an address by a condition that the optimiser does not know the origin of.
    pub(super) fn hide_condition(&mut self, i: &Instruction) -> Option<Vec<Instruction>> {
        let mut op = i.op.clone();
        let Op::Select { condition, .. } = &mut op else { return None };
        let mut e = Emitter::new(&mut self.fresh, i);
        condition.value = opaque_copy(&mut e, condition)?;
        e.push(i.result.clone(), op);
        Some(e.out)
    }
}
