//! Casts that nothing uses.

use llvm_ir::{CastOp, Module, Name, Op, Value, visit};
use std::collections::HashMap;

/// Removes casts of pointers without a use; the pass that types pointers makes one for every address, used or not.
pub(super) fn run(module: &mut Module) {
    for function in &mut module.functions {
        loop {
            let mut uses: HashMap<Name, usize> = HashMap::new();
            for i in function.blocks.iter_mut().flat_map(|b| &mut b.instructions) {
                visit::operands_mut(&mut i.op, &mut |_, value| {
                    if let Value::Local(name) = value {
                        *uses.entry(name.clone()).or_default() += 1;
                    }
                });
            }
            let mut removed = false;
            for block in &mut function.blocks {
                let before = block.instructions.len();
                block.instructions.retain(|i| {
                    let cast = matches!(i.op, Op::Cast { op: CastOp::BitCast, .. });
                    !(cast && i.result.as_ref().is_some_and(|name| !uses.contains_key(name)))
                });
                removed |= block.instructions.len() < before;
            }
            if !removed {
                break;
            }
        }
    }
}
