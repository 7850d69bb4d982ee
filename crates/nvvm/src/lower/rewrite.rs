//! Instructions that a dialect lacks.

use super::constants::referenced;
use super::emit::{Emitter, Fresh};
use super::helpers::Helpers;
use super::versions::{drop_flags, rewrite_constant};
use super::{Target, calls};
use crate::error::{Error, Result};
use llvm_ir::{
    BinaryOp, CastOp, Constant, Flags, FloatLiteral, Function, Instruction, Module, Name, Op, Type,
    TypedValue, Value, visit,
};
use std::collections::{HashMap, HashSet};

/// State of the pass in one function.
pub(super) struct Rewriter<'a> {
    pub(super) target: Target,
    pub(super) helpers: &'a mut Helpers,
    pub(super) fresh: Fresh,
    /// Results of removed instructions and the values that take their place.
    pub(super) replaced: HashMap<Name, Value>,
    /// Values that are addresses of global memory for sure.
    global: HashSet<Name>,
    /// Values that are neither undefined nor poison for sure.
    pub(super) defined: HashSet<Name>,
    /// Booleans that the function has the negation of.
    negated: HashSet<Name>,
    /// Loads whose result LLVM 7 must not see stored, and addresses that it must not see chosen.
    selected: HashSet<Name>,
}

/// Rewrites every function of a module, and adds the functions that take the place of intrinsics.
pub(super) fn run(module: &mut Module, target: Target) -> Result<()> {
    let mut helpers = Helpers::default();
    let noundef = super::freeze::results_without_undef(module);
    for function in &mut module.functions {
        rewrite_function(function, target, &mut helpers, &noundef)?;
    }
    loop {
        while let Some(mut helper) = helpers.pending.pop() {
            super::names::name_everything(&mut helper);
            rewrite_function(&mut helper, target, &mut helpers, &noundef)?;
            module.functions.push(helper);
        }
        supply_runtime(module, &mut helpers)?;
        if helpers.pending.is_empty() {
            break;
        }
    }
    if target.llvm < 22 {
        // Their parameters changed, see the intrinsics' plans; they are declared anew.
        module.functions.retain(|f| !f.name.as_str().is_some_and(|name| name.starts_with("llvm.lifetime.")));
    }
    declare_what_is_called(module);
    let alive = referenced(module);
    module.functions.retain(|f| !f.is_declaration() || alive.contains(&f.name));
    super::constants::initializers(module, target.llvm);
    Ok(())
}

fn rewrite_function(
    function: &mut Function,
    target: Target,
    helpers: &mut Helpers,
    noundef: &HashSet<Name>,
) -> Result<()> {
    if function.is_declaration() {
        return Ok(());
    }
    let fresh = Fresh::new(function, "l");
    let global = if function.is_kernel() { addresses_of_globals(function) } else { HashSet::new() };
    let defined = super::freeze::defined_values(function, noundef);
    let negated = negated_booleans(function);
    let selected =
        if target.legacy { super::selected_loads::selected_loads(function) } else { HashSet::new() };
    let mut rewriter =
        Rewriter { target, helpers, fresh, replaced: HashMap::new(), global, defined, negated, selected };
    for block in &mut function.blocks {
        let mut out = Vec::with_capacity(block.instructions.len());
        for instruction in std::mem::take(&mut block.instructions) {
            match rewriter.instruction(&instruction)? {
                Some(instructions) => out.extend(instructions),
                None => out.push(instruction),
            }
        }
        block.instructions = out;
    }
    let replaced = rewriter.replaced;
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        visit::operands_mut(&mut instruction.op, &mut |ty, value| {
            // A replacement may itself have been replaced, in code that is never reached even in a circle.
            for _ in 0..replaced.len() {
                let Value::Local(name) = value else { break };
                let Some(new) = replaced.get(name) else { break };
                *value = new.clone();
            }
            if let Value::Constant(constant) = value {
                rewrite_constant(ty, constant, target.llvm);
            }
        });
        drop_flags(&mut instruction.op, target.llvm);
    }
    Ok(())
}

impl Rewriter<'_> {
    /// What an instruction becomes; `None` to keep it.
    fn instruction(&mut self, i: &Instruction) -> Result<Option<Vec<Instruction>>> {
        if let Some(atomic) = self.atomic(i)? {
            return Ok(Some(atomic));
        }
        match &i.op {
            Op::Call(call) => self.call(i, call),
            Op::FNeg { flags, operand } if self.target.legacy => {
                let mut e = Emitter::new(&mut self.fresh, i);
                let op = Op::Binary {
                    op: BinaryOp::FSub,
                    flags: *flags,
                    ty: operand.ty.clone(),
                    left: negative_zero(&operand.ty),
                    right: operand.value.clone(),
                };
                e.push(i.result.clone(), op);
                Ok(Some(e.out))
            }
            Op::Binary { op: BinaryOp::FRem, ty, left, right, .. } => self.remainder(i, ty, left, right),
            Op::Freeze(operand) if self.target.legacy => self.freeze(i, operand).map(Some),
            Op::DebugRecord { .. } if self.target.llvm < 19 || !self.target.line_info => Ok(Some(Vec::new())),
            Op::Cast { op: CastOp::PtrToAddr, value, to, .. } if self.target.llvm < 22 => {
                let mut e = Emitter::new(&mut self.fresh, i);
                let op = Op::Cast {
                    op: CastOp::PtrToInt,
                    flags: Flags::NONE,
                    value: value.clone(),
                    to: to.clone(),
                };
                e.push(i.result.clone(), op);
                Ok(Some(e.out))
            }
            Op::Cast { op: CastOp::SExt, value, to, .. } if self.is_negated(value) => {
                Ok(Some(self.sign_of_boolean(i, value, to)))
            }
            Op::Load { ty, .. } if self.is_selected(i) => Ok(self.hide_loaded(i, ty)),
            Op::Select { .. } if self.is_selected(i) => Ok(self.hide_condition(i)),
            Op::IndirectBr { .. } => {
                Err(Error::unsupported(i.line.0, "`indirectbr`", "PTX has no jumps to computed addresses"))
            }
            Op::Alloca { count: Some(count), .. } if count.value.as_int().is_none() => Err(
                Error::unsupported(i.line.0, "`alloca` of a variable size", "libNVVM has no dynamic stack"),
            ),
            _ => Ok(None),
        }
    }

    /// `frem` is exact in LLVM, and in libdevice.
    fn remainder(
        &mut self,
        i: &Instruction,
        ty: &Type,
        left: &Value,
        right: &Value,
    ) -> Result<Option<Vec<Instruction>>> {
        let unsupported = || {
            Error::unsupported(i.line.0, format!("`frem` of type {ty}"), "libdevice has none for this type")
        };
        let (lanes, element) = ty.lanes();
        let mut e = Emitter::new(&mut self.fresh, i);
        let half = *element == Type::Float(llvm_ir::FloatKind::Half);
        let wide = if half { Type::float() } else { element.clone() };
        let function = super::intrinsics::maths::remainder(&wide).ok_or_else(unsupported)?;
        let scalar = |e: &mut Emitter<'_>, left: Value, right: Value| -> Op {
            // Single precision holds the exact remainder of halves.
            let mut widened = |value: Value| {
                let value = if half { e.cast(CastOp::FpExt, element, value, &wide) } else { value };
                TypedValue::new(wide.clone(), value)
            };
            let arguments = vec![widened(left), widened(right)];
            let call = super::emit::call(function, wide.clone(), arguments);
            if !half {
                return call;
            }
            let value = TypedValue::new(wide.clone(), e.value(call));
            Op::Cast { op: CastOp::FpTrunc, flags: Flags::NONE, value, to: element.clone() }
        };
        let Some(lanes) = lanes else {
            let op = scalar(&mut e, left.clone(), right.clone());
            e.push(i.result.clone(), op);
            return Ok(Some(e.out));
        };
        let mut vector = Value::Constant(Constant::Undef);
        for lane in 0..lanes {
            let index = TypedValue::new(Type::int(32), Value::int(i128::from(lane)));
            let mut lane_of = |value: &Value| {
                e.value(Op::ExtractElement {
                    vector: TypedValue::new(ty.clone(), value.clone()),
                    index: index.clone(),
                })
            };
            let (a, b) = (lane_of(left), lane_of(right));
            let op = scalar(&mut e, a, b);
            let single = TypedValue::new(element.clone(), e.value(op));
            let op =
                Op::InsertElement { vector: TypedValue::new(ty.clone(), vector), element: single, index };
            if lane + 1 == lanes {
                e.push(i.result.clone(), op);
                break;
            }
            vector = e.value(op);
        }
        Ok(Some(e.out))
    }

    fn is_selected(&self, i: &Instruction) -> bool {
        i.result.as_ref().is_some_and(|name| self.selected.contains(name))
    }

    fn is_negated(&self, value: &TypedValue) -> bool {
        value.ty == Type::int(1) && matches!(&value.value, Value::Local(name) if self.negated.contains(name))
    }

    /// 0 or -1 by a `neg` that the optimiser does not see through.
    ///
    /// LLVM takes `sext (not b)` for `(sext b) - 1`, where it is `-1 - sext b`: its analysis of scalar expressions writes the
    /// negation of a boolean as a sum of one bit, and says that the sum does not wrap. Addresses that are stepped back by both,
    /// as in the merges of core's sorts, then come out wrong. LLVM 22 has the error, and every libNVVM.
    fn sign_of_boolean(&mut self, i: &Instruction, value: &TypedValue, to: &Type) -> Vec<Instruction> {
        let (wide, text, constraints) = match to {
            Type::Integer(..=32) => (Type::int(32), "neg.s32 $0, $1;", "=r,r"),
            _ => (Type::int(64), "neg.s64 $0, $1;", "=l,l"),
        };
        let mut e = Emitter::new(&mut self.fresh, i);
        let number = e.cast(CastOp::ZExt, &value.ty, value.value.clone(), &wide);
        let arguments = vec![TypedValue::new(wide.clone(), number)];
        let negative = super::emit::asm(text, constraints, true, wide.clone(), arguments);
        if wide == *to {
            e.push(i.result.clone(), negative);
            return e.out;
        }
        let op = if matches!(to, Type::Integer(..=32)) { CastOp::Trunc } else { CastOp::SExt };
        let negative = TypedValue::new(wide, e.value(negative));
        e.push(i.result.clone(), Op::Cast { op, flags: Flags::NONE, value: negative, to: to.clone() });
        e.out
    }

    /// Whether a value is an address in global memory.
    pub(super) fn is_global(&self, value: &Value) -> bool {
        match value {
            Value::Local(name) => self.global.contains(name),
            _ => false,
        }
    }
}

/// Booleans that are negated by an `xor`, and the results of that.
fn negated_booleans(function: &Function) -> HashSet<Name> {
    let mut negated = HashSet::new();
    for i in function.blocks.iter().flat_map(|b| &b.instructions) {
        if let Op::Binary { op: BinaryOp::Xor, ty: Type::Integer(1), left, right, .. } = &i.op
            && [left, right].iter().any(|v| matches!(v, Value::Constant(Constant::Boolean(true))))
        {
            negated.extend([left, right].into_iter().filter_map(|v| match v {
                Value::Local(name) => Some(name.clone()),
                _ => None,
            }));
            negated.extend(i.result.clone());
        }
    }
    negated
}

/// `-0.0`, of every lane. Subtracting from it negates; LLVM 7 has no instruction of its own for that.
fn negative_zero(ty: &Type) -> Value {
    let (lanes, element) = ty.lanes();
    let literal = match element {
        Type::Float(kind @ (llvm_ir::FloatKind::Half | llvm_ir::FloatKind::BFloat)) => {
            FloatLiteral::Bits { kind: *kind, bits: 0x8000 }
        }
        _ => FloatLiteral::DoubleBits(1 << 63),
    };
    let lane = Constant::Float(literal);
    Value::Constant(match lanes {
        Some(count) => super::constants::vector_of(element, &lane, count),
        None => lane,
    })
}

/// Values of a kernel that are addresses of global memory: its pointer parameters (a host can pass no others) and what is
/// computed from them by offsets, selections and phis of such values only.
fn addresses_of_globals(function: &Function) -> HashSet<Name> {
    let pointer = |ty: &Type| *ty == Type::Pointer(0);
    let by_value = |p: &llvm_ir::Parameter| {
        p.attributes.iter().any(|a| matches!(a, llvm_ir::Attribute::Typed { name, .. } if name == "byval"))
    };
    let parameters = function.parameters.iter().filter(|p| pointer(&p.ty) && !by_value(p));
    let mut global: HashSet<Name> = parameters.filter_map(|p| p.name.clone()).collect();
    let instructions = || function.blocks.iter().flat_map(|b| &b.instructions);
    // Phis are taken for global until one of their values turns out not to be.
    for i in instructions() {
        if let (Op::Phi { ty, .. } | Op::GetElementPtr { base: TypedValue { ty, .. }, .. }, Some(result)) =
            (&i.op, &i.result)
            && pointer(ty)
        {
            global.insert(result.clone());
        }
        if let (Op::Select { then, .. }, Some(result)) = (&i.op, &i.result)
            && pointer(&then.ty)
        {
            global.insert(result.clone());
        }
    }
    loop {
        let holds = |value: &Value| matches!(value, Value::Local(name) if global.contains(name));
        let wrong: Vec<Name> = instructions()
            .filter_map(|i| {
                let result = i.result.as_ref().filter(|r| global.contains(*r))?;
                let right = match &i.op {
                    Op::Phi { incoming, .. } => incoming.iter().all(|(value, _)| holds(value)),
                    Op::GetElementPtr { base, .. } => holds(&base.value),
                    Op::Select { then, otherwise, .. } => holds(&then.value) && holds(&otherwise.value),
                    _ => true,
                };
                (!right).then(|| result.clone())
            })
            .collect();
        if wrong.is_empty() {
            return global;
        }
        wrong.iter().for_each(|name| {
            global.remove(name);
        });
    }
}

/// Functions of the C library that are called but not defined.
fn supply_runtime(module: &mut Module, helpers: &mut Helpers) -> Result<()> {
    let mut wanted = Vec::new();
    let called = referenced(module);
    let defined: HashSet<&Name> =
        module.functions.iter().filter(|f| !f.is_declaration()).map(|f| &f.name).collect();
    for name in called {
        if let Some(text) = name.as_str().and_then(calls::runtime_function)
            && !defined.contains(&name)
        {
            wanted.push((name.clone(), text));
        }
    }
    for (name, text) in wanted {
        module.functions.retain(|f| f.name != name);
        helpers
            .require(&name.to_string(), text)
            .map_err(|error| Error::unsupported(0, format!("function `{name}`"), error.to_string()))?;
    }
    Ok(())
}

/// Declarations for the functions that the pass made calls to.
fn declare_what_is_called(module: &mut Module) {
    let mut known: HashSet<Name> = module.functions.iter().map(|f| f.name.clone()).collect();
    known.extend(module.globals.iter().map(|g| g.name.clone()));
    let mut new = Vec::new();
    for i in module.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.instructions) {
        if let Op::Call(call) = &i.op
            && let llvm_ir::Callee::Value(value) = &call.callee
            && let Some(name) = value.as_global()
            && known.insert(name.clone())
        {
            let parameters = call.arguments.iter().map(|a| a.value.ty.clone()).collect();
            new.push(Function::declaration(name.clone(), call.result.clone(), parameters));
        }
    }
    module.functions.extend(new);
}
