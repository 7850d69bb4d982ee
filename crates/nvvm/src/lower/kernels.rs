//! Entry points: LLVM 7's dialect marks them in `!nvvm.annotations`.

use llvm_ir::{Constant, Metadata, MetadataNode, Module, Name, Type, TypedValue, Value};

/// Takes the calling convention from every kernel and returns their names.
pub(super) fn take(module: &mut Module) -> Vec<Name> {
    let kernels = module.functions.iter_mut().filter(|f| f.is_kernel() && !f.is_declaration());
    kernels
        .map(|f| {
            f.convention = None;
            f.name.clone()
        })
        .collect()
}

/// Adds the annotations, which name each kernel with its type.
pub(super) fn annotate(module: &mut Module, kernels: &[Name]) {
    for name in kernels {
        let Some(signature) = module.function(name).map(llvm_ir::Function::signature) else { continue };
        let pointer: Type = signature.pointer_to(0);
        let function = TypedValue::new(pointer, Value::Constant(Constant::Global(name.clone())));
        let node = MetadataNode::tuple(vec![
            Metadata::Value(function),
            Metadata::Text(b"kernel".to_vec()),
            super::metadata::integer(32, 1),
        ]);
        let id = module.add_metadata(node);
        module.named_metadata_mut("nvvm.annotations").push(Metadata::Node(id));
    }
}
