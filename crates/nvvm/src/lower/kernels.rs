//! Entry points: LLVM 7's dialect marks them in `!nvvm.annotations`.

use super::Target;
use super::emit::Fresh;
use llvm_ir::{
    Attribute, Constant, Instruction, Line, Metadata, MetadataNode, Module, Name, Op, Type, TypedValue,
    Value, layout,
};

/// Takes the calling convention from every kernel and returns their names.
pub(super) fn take(module: &mut Module) -> Vec<Name> {
    let mut functions = std::mem::take(&mut module.functions);
    let mut kernels = Vec::new();
    for function in functions.iter_mut().filter(|f| f.is_kernel() && !f.is_declaration()) {
        pass_aggregates_by_reference(module, function);
        function.convention = None;
        kernels.push(function.name.clone());
    }
    module.functions = functions;
    kernels
}

/// rustc passes structs to a kernel as arrays of integers. libNVVM before CUDA 12.4 crashes on some of them (arrays of
/// `i128`); as an argument by value in memory, which has the same layout in PTX, every release takes them.
fn pass_aggregates_by_reference(module: &Module, function: &mut llvm_ir::Function) {
    let mut fresh = Fresh::new(function, "k");
    let mut loads = Vec::new();
    for parameter in &mut function.parameters {
        if !matches!(parameter.ty, Type::Array { .. } | Type::Struct { .. } | Type::Named(_)) {
            continue;
        }
        let Some(layout) = layout::layout(module, &parameter.ty) else { continue };
        let passed = fresh.name();
        let ty = std::mem::replace(&mut parameter.ty, Type::Pointer(0));
        parameter.attributes = vec![
            Attribute::Typed { name: "byval".to_owned(), ty: ty.clone() },
            Attribute::Number { name: "align".to_owned(), value: layout.align },
        ];
        let result = parameter.name.replace(passed.clone());
        let pointer = TypedValue::new(Type::Pointer(0), Value::Local(passed));
        let op = Op::Load { volatile: false, atomic: None, ty, pointer, align: Some(layout.align) };
        loads.push(Instruction { result, op, metadata: Vec::new(), line: Line::default() });
    }
    if let Some(entry) = function.blocks.first_mut() {
        entry.instructions.splice(0..0, loads);
    }
}

/// Adds the annotations that name the kernels.
pub(super) fn mark(module: &mut Module, kernels: &[Name], target: Target) {
    for name in kernels {
        annotate(module, name, target, "kernel", 1);
    }
}

/// Adds `!{ptr @kernel, !"key", i32 value}`. With typed pointers the kernel stands there with its type.
pub(super) fn annotate(module: &mut Module, kernel: &Name, target: Target, key: &str, value: u32) {
    let Some(signature) = module.function(kernel).map(llvm_ir::Function::signature) else { return };
    let ty = if target.typed_pointers() { signature.pointer_to(0) } else { Type::Pointer(0) };
    let function = TypedValue::new(ty, Value::Constant(Constant::Global(kernel.clone())));
    let node = MetadataNode::tuple(vec![
        Metadata::Value(function),
        Metadata::Text(key.as_bytes().to_vec()),
        super::metadata::integer(32, value.into()),
    ]);
    let id = module.add_metadata(node);
    module.named_metadata_mut("nvvm.annotations").push(Metadata::Node(id));
}
