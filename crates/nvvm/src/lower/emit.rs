//! Building instructions in the middle of a function.

use llvm_ir::{
    Argument, BinaryOp, Block, Call, Callee, CastOp, Constant, Flags, Function, InlineAsm, Instruction, Line,
    Metadata, Name, Op, Type, TypedValue, Value,
};
use std::collections::HashSet;

/// Names that nothing in a function has yet.
pub(crate) struct Fresh {
    prefix: String,
    next: u32,
}

impl Fresh {
    /// A source of names for `function`; `stem` is the start of each.
    pub(crate) fn new(function: &Function, stem: &str) -> Self {
        let mut taken: HashSet<&str> = HashSet::new();
        taken.extend(function.parameters.iter().filter_map(|p| p.name.as_ref()?.as_str()));
        for Block { label, instructions } in &function.blocks {
            taken.extend(label.iter().filter_map(Name::as_str));
            taken.extend(instructions.iter().filter_map(|i| i.result.as_ref()?.as_str()));
        }
        let mut prefix = format!("{stem}.");
        while taken.iter().any(|name| name.starts_with(&prefix)) {
            prefix.insert(0, '_');
        }
        Self { prefix, next: 0 }
    }

    pub(crate) fn name(&mut self) -> Name {
        self.next += 1;
        Name::Text(format!("{}{}", self.prefix, self.next))
    }
}

/// Instructions that replace one instruction of a block, or stand before it.
pub(crate) struct Emitter<'a> {
    pub(crate) fresh: &'a mut Fresh,
    /// What was built so far.
    pub(crate) out: Vec<Instruction>,
    /// Debug location of the replaced instruction, which every new one takes over.
    location: Vec<(String, Metadata)>,
    line: Line,
}

impl<'a> Emitter<'a> {
    /// An emitter for what `instruction` becomes.
    pub(crate) fn new(fresh: &'a mut Fresh, instruction: &Instruction) -> Self {
        let location = instruction.metadata.iter().filter(|(kind, _)| kind == "dbg").cloned().collect();
        Self { fresh, out: Vec::new(), location, line: instruction.line }
    }

    /// Appends an operation with a result.
    pub(crate) fn value(&mut self, op: Op) -> Value {
        let name = self.fresh.name();
        self.named(name.clone(), op);
        Value::Local(name)
    }

    /// Appends an operation whose result has a given name.
    pub(crate) fn named(&mut self, name: Name, op: Op) {
        self.push(Some(name), op);
    }

    /// Appends an operation without a result.
    pub(crate) fn effect(&mut self, op: Op) {
        self.push(None, op);
    }

    /// Appends an operation whose result takes the place of the replaced instruction's, which may have none.
    pub(crate) fn push(&mut self, result: Option<Name>, op: Op) {
        self.out.push(Instruction { result, op, metadata: self.location.clone(), line: self.line });
    }

    pub(crate) fn cast(&mut self, op: CastOp, ty: &Type, value: Value, to: &Type) -> Value {
        self.value(Op::Cast {
            op,
            flags: Flags::NONE,
            value: TypedValue::new(ty.clone(), value),
            to: to.clone(),
        })
    }

    pub(crate) fn binary(&mut self, op: BinaryOp, ty: &Type, left: Value, right: Value) -> Value {
        self.value(Op::Binary { op, flags: Flags::NONE, ty: ty.clone(), left, right })
    }
}

/// A call of a named function without attributes.
pub(crate) fn call(name: &str, result: Type, arguments: Vec<TypedValue>) -> Op {
    plain_call(Callee::Value(Value::Constant(Constant::Global(Name::text(name)))), result, arguments)
}

/// A call of inline assembly. It touches memory unless `pure` holds.
pub(crate) fn asm(text: &str, constraints: &str, pure: bool, result: Type, arguments: Vec<TypedValue>) -> Op {
    let clobber = if pure { "" } else { ",~{memory}" };
    let asm = InlineAsm {
        text: text.as_bytes().to_vec(),
        constraints: format!("{constraints}{clobber}").trim_start_matches(',').as_bytes().to_vec(),
        side_effect: !pure,
        align_stack: false,
        intel_dialect: false,
        unwind: false,
    };
    plain_call(Callee::Asm(asm), result, arguments)
}

fn plain_call(callee: Callee, result: Type, arguments: Vec<TypedValue>) -> Op {
    Op::Call(Box::new(Call {
        tail: None,
        flags: Flags::NONE,
        convention: None,
        result_attributes: Vec::new(),
        result,
        signature: None,
        callee,
        arguments: arguments.into_iter().map(|value| Argument { value, attributes: Vec::new() }).collect(),
        attributes: vec![llvm_ir::Attribute::word("nounwind")],
        bundles: Vec::new(),
    }))
}
