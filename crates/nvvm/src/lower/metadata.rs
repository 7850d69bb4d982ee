//! Metadata: attachments, module flags, the version node.

use super::{Target, debug_info};
use llvm_ir::{Constant, Field, Metadata, MetadataBody, MetadataNode, Module, Type, TypedValue, Value};
use std::collections::{BTreeSet, HashSet};

/// Attachments that LLVM 7 knows and that mean no more there than in rustc's IR.
///
/// Scopes of aliasing (`alias.scope`, `noalias`) are not among them: LLVM before 12 takes them to hold across the iterations
/// of a loop that it unrolls.
const OLD_KINDS: &[&str] =
    &["dbg", "prof", "unpredictable", "invariant.load", "llvm.loop", "nontemporal", "fpmath"];

/// Attachments that promise something about a loaded value, and are only taken over where the value is not poison otherwise.
const PROMISES: &[&str] = &["range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null"];

/// Translates the metadata of a module for a target.
pub(super) fn run(module: &mut Module, target: Target) {
    if !target.line_info {
        debug_info::strip(module);
    }
    debug_info::directives_only(module);
    if target.legacy {
        let plain = plain_weights(module);
        for function in &mut module.functions {
            function.metadata.retain(|(kind, _)| kind == "dbg");
            for i in function.blocks.iter_mut().flat_map(|b| &mut b.instructions) {
                let call = matches!(i.op, llvm_ir::Op::Call(_));
                let defined = i.metadata.iter().any(|(kind, _)| kind == "noundef");
                i.metadata.retain(|(kind, node)| match kind.as_str() {
                    "prof" => matches!(node, Metadata::Node(id) if plain.contains(id)),
                    // The ranges of calls were made by the translation of attributes, which looked already.
                    kind => OLD_KINDS.contains(&kind) || (PROMISES.contains(&kind) && (defined || call)),
                });
            }
        }
        module.globals.iter_mut().for_each(|g| g.metadata.clear());
        module.named_metadata.retain(|(name, _)| matches!(name.as_str(), "llvm.dbg.cu" | "nvvm.annotations"));
        debug_info::to_llvm_7(module);
        flags(module);
    }
    collect_garbage(module);
}

/// Nodes of branch weights in the form of LLVM 7: a name and numbers.
fn plain_weights(module: &Module) -> HashSet<u32> {
    let plain = |node: &MetadataNode| match &node.body {
        MetadataBody::Tuple(elements) => match elements.split_first() {
            Some((Metadata::Text(name), weights)) => {
                name == b"branch_weights" && weights.iter().all(|w| matches!(w, Metadata::Value(_)))
            }
            _ => false,
        },
        MetadataBody::Specialized { .. } => false,
    };
    module.metadata.iter().filter(|(_, node)| plain(node)).map(|(id, _)| *id).collect()
}

/// An integer as metadata.
pub(super) fn integer(bits: u32, value: i128) -> Metadata {
    Metadata::Value(TypedValue::new(Type::int(bits), Value::int(value)))
}

/// `!{T low, T high}`
pub(super) fn range(ty: &Type, low: i128, high: i128) -> Metadata {
    let bound = |v: i128| Metadata::Value(TypedValue::new(ty.clone(), Value::Constant(Constant::Integer(v))));
    Metadata::Inline(Box::new(MetadataNode::tuple(vec![bound(low), bound(high)])))
}

/// Module flags of LLVM 7: the only one that matters says how to read the debug information.
fn flags(module: &mut Module) {
    module.named_metadata.retain(|(name, _)| name != "llvm.module.flags");
    let debug = module.named_metadata.iter().any(|(name, units)| name == "llvm.dbg.cu" && !units.is_empty());
    if debug {
        let flag = vec![integer(32, 2), Metadata::Text(b"Debug Info Version".to_vec()), integer(32, 3)];
        let id = module.add_metadata(MetadataNode::tuple(flag));
        module.named_metadata_mut("llvm.module.flags").push(Metadata::Node(id));
    }
}

/// `!nvvmir.version`: NVVM IR Specification, "Metadata".
pub(super) fn version(module: &mut Module, version: [u32; 4]) {
    let numbers = version.iter().map(|n| integer(32, i128::from(*n))).collect();
    let id = module.add_metadata(MetadataNode::tuple(numbers));
    *module.named_metadata_mut("nvvmir.version") = vec![Metadata::Node(id)];
}

/// Numbers that a piece of metadata refers to.
pub(super) fn references(metadata: &Metadata, visit: &mut dyn FnMut(u32)) {
    match metadata {
        Metadata::Node(id) => visit(*id),
        Metadata::Inline(node) => node_references(node, visit),
        Metadata::Value(value) => {
            if let Value::Metadata(inner) = &value.value {
                references(inner, visit);
            }
        }
        Metadata::Text(_) | Metadata::Null => {}
    }
}

fn node_references(node: &MetadataNode, visit: &mut dyn FnMut(u32)) {
    match &node.body {
        MetadataBody::Tuple(elements) => elements.iter().for_each(|e| references(e, visit)),
        MetadataBody::Specialized { fields, .. } => {
            for (_, field) in fields {
                if let Field::Metadata(metadata) = field {
                    references(metadata, visit);
                }
            }
        }
    }
}

/// Removes the nodes that nothing refers to any more.
fn collect_garbage(module: &mut Module) {
    let mut pending: Vec<u32> = Vec::new();
    let mut note = |metadata: &Metadata| references(metadata, &mut |id| pending.push(id));
    module.named_metadata.iter().flat_map(|(_, elements)| elements).for_each(&mut note);
    for function in &module.functions {
        function.metadata.iter().for_each(|(_, m)| note(m));
        for i in function.blocks.iter().flat_map(|b| &b.instructions) {
            i.metadata.iter().for_each(|(_, m)| note(m));
            match &i.op {
                llvm_ir::Op::DebugRecord { operands, .. } => operands.iter().for_each(&mut note),
                llvm_ir::Op::Call(call) => {
                    for argument in &call.arguments {
                        if let Value::Metadata(metadata) = &argument.value.value {
                            note(metadata);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    module.globals.iter().flat_map(|g| &g.metadata).for_each(|(_, m)| note(m));
    let mut alive = BTreeSet::new();
    while let Some(id) = pending.pop() {
        if alive.insert(id)
            && let Some(node) = module.metadata.get(&id)
        {
            node_references(node, &mut |id| pending.push(id));
        }
    }
    module.metadata.retain(|id, _| alive.contains(id));
}
