//! Instructions.

use super::commas;
use super::metadata::attachments;
use crate::tree::constant::{TypedValue, Value};
use crate::tree::instruction::{Argument, Atomicity, Call, Callee, Flags, InlineAsm, Instruction, Op};
use crate::tree::name::Quoted;
use crate::tree::types::Type;
use std::fmt;

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(result) = &self.result {
            write!(f, "%{result} = ")?;
        }
        self.op.fmt(f)?;
        attachments(f, ", ", &self.metadata)
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ret(None) => f.write_str("ret void"),
            Self::Ret(Some(value)) => write!(f, "ret {value}"),
            Self::Br { target } => write!(f, "br label %{target}"),
            Self::CondBr { condition, then, otherwise } => {
                write!(f, "br i1 {condition}, label %{then}, label %{otherwise}")
            }
            Self::Switch { value, default, cases } => {
                write!(f, "switch {value}, label %{default} [")?;
                for (case, target) in cases {
                    write!(f, "\n    {case}, label %{target}")?;
                }
                f.write_str("\n  ]")
            }
            Self::IndirectBr { address, targets } => {
                write!(f, "indirectbr {address}, [")?;
                commas(f, targets.iter().map(|target| format!("label %{target}")))?;
                f.write_str("]")
            }
            Self::Unreachable => f.write_str("unreachable"),
            Self::FNeg { flags, operand } => write!(f, "fneg {flags}{operand}"),
            Self::Binary { op, flags, ty, left, right } => two(f, op.keyword(), *flags, ty, left, right),
            Self::ICmp { predicate, flags, ty, left, right } => {
                write!(f, "icmp {flags}{} {ty} {left}, {right}", predicate.keyword())
            }
            Self::FCmp { predicate, flags, ty, left, right } => {
                write!(f, "fcmp {flags}{} {ty} {left}, {right}", predicate.keyword())
            }
            Self::Cast { op, flags, value, to } => write!(f, "{} {flags}{value} to {to}", op.keyword()),
            Self::Select { flags, condition, then, otherwise } => {
                write!(f, "select {flags}{condition}, {then}, {otherwise}")
            }
            Self::Phi { flags, ty, incoming } => {
                write!(f, "phi {flags}{ty} ")?;
                commas(f, incoming.iter().map(|(value, block)| format!("[ {value}, %{block} ]")))
            }
            Self::Freeze(value) => write!(f, "freeze {value}"),
            Self::ExtractValue { aggregate, indices } => {
                write!(f, "extractvalue {aggregate}, ")?;
                commas(f, indices)
            }
            Self::InsertValue { aggregate, element, indices } => {
                write!(f, "insertvalue {aggregate}, {element}, ")?;
                commas(f, indices)
            }
            Self::ExtractElement { vector, index } => write!(f, "extractelement {vector}, {index}"),
            Self::InsertElement { vector, element, index } => {
                write!(f, "insertelement {vector}, {element}, {index}")
            }
            Self::ShuffleVector { left, right, mask } => write!(f, "shufflevector {left}, {right}, {mask}"),
            Self::Call(call) => call.fmt(f),
            Self::DebugRecord { kind, operands } => {
                write!(f, "#dbg_{kind}(")?;
                commas(f, operands)?;
                f.write_str(")")
            }
            _ => memory_op(self, f),
        }
    }
}

fn two(f: &mut fmt::Formatter<'_>, word: &str, flags: Flags, ty: &Type, a: &Value, b: &Value) -> fmt::Result {
    write!(f, "{word} {flags}{ty} {a}, {b}")
}

fn alignment(f: &mut fmt::Formatter<'_>, align: Option<u64>) -> fmt::Result {
    match align {
        Some(align) => write!(f, ", align {align}"),
        None => Ok(()),
    }
}

/// `load atomic volatile ` and the like, with the space behind.
fn access(f: &mut fmt::Formatter<'_>, word: &str, atomic: bool, volatile: bool) -> fmt::Result {
    f.write_str(word)?;
    f.write_str(if atomic { " atomic" } else { "" })?;
    f.write_str(if volatile { " volatile " } else { " " })
}

fn atomicity(f: &mut fmt::Formatter<'_>, atomic: Option<&Atomicity>) -> fmt::Result {
    match atomic {
        Some(atomic) => write!(f, " {atomic}"),
        None => Ok(()),
    }
}

fn memory_op(op: &Op, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match op {
        Op::Alloca { ty, count, align, space } => {
            write!(f, "alloca {ty}")?;
            if let Some(count) = count {
                write!(f, ", {count}")?;
            }
            alignment(f, *align)?;
            if *space != 0 {
                write!(f, ", addrspace({space})")?;
            }
            Ok(())
        }
        Op::Load { volatile, atomic, ty, pointer, align } => {
            access(f, "load", atomic.is_some(), *volatile)?;
            write!(f, "{ty}, {pointer}")?;
            atomicity(f, atomic.as_ref())?;
            alignment(f, *align)
        }
        Op::Store { volatile, atomic, value, pointer, align } => {
            access(f, "store", atomic.is_some(), *volatile)?;
            write!(f, "{value}, {pointer}")?;
            atomicity(f, atomic.as_ref())?;
            alignment(f, *align)
        }
        Op::GetElementPtr { flags, source, base, indices } => {
            write!(f, "getelementptr {flags}{source}, {base}")?;
            indices.iter().try_for_each(|index| write!(f, ", {index}"))
        }
        Op::AtomicRmw { volatile, op, pointer, value, atomic, align } => {
            access(f, "atomicrmw", false, *volatile)?;
            write!(f, "{} {pointer}, {value} {atomic}", op.keyword())?;
            alignment(f, *align)
        }
        Op::CmpXchg { weak, volatile, pointer, expected, new, atomic, failure, align } => {
            access(f, if *weak { "cmpxchg weak" } else { "cmpxchg" }, false, *volatile)?;
            write!(f, "{pointer}, {expected}, {new} {atomic} {}", failure.keyword())?;
            alignment(f, *align)
        }
        Op::Fence(atomic) => write!(f, "fence {atomic}"),
        // Every other instruction is printed by `Op`'s own `Display`.
        _ => Ok(()),
    }
}

impl fmt::Display for Atomicity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scope) = &self.scope {
            write!(f, "syncscope({}) ", Quoted(scope))?;
        }
        f.write_str(self.ordering.keyword())
    }
}

impl fmt::Display for InlineAsm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("asm ")?;
        let words = [
            (self.side_effect, "sideeffect "),
            (self.align_stack, "alignstack "),
            (self.intel_dialect, "inteldialect "),
            (self.unwind, "unwind "),
        ];
        for (_, word) in words.iter().filter(|(set, _)| *set) {
            f.write_str(word)?;
        }
        write!(f, "{}, {}", Quoted(&self.text), Quoted(&self.constraints))
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TypedValue { ty, value } = &self.value;
        write!(f, "{ty} ")?;
        for attribute in &self.attributes {
            write!(f, "{attribute} ")?;
        }
        write!(f, "{value}")
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tail) = self.tail {
            write!(f, "{} ", tail.keyword())?;
        }
        write!(f, "call {}", self.flags)?;
        if let Some(convention) = &self.convention {
            write!(f, "{convention} ")?;
        }
        for attribute in &self.result_attributes {
            write!(f, "{attribute} ")?;
        }
        match &self.signature {
            Some(signature) => write!(f, "{signature} ")?,
            None => write!(f, "{} ", self.result)?,
        }
        match &self.callee {
            Callee::Value(value) => write!(f, "{value}(")?,
            Callee::Asm(asm) => write!(f, "{asm}(")?,
        }
        commas(f, &self.arguments)?;
        f.write_str(")")?;
        for attribute in &self.attributes {
            write!(f, " {attribute}")?;
        }
        if !self.bundles.is_empty() {
            f.write_str(" [ ")?;
            for (i, (tag, operands)) in self.bundles.iter().enumerate() {
                write!(f, "{}{}(", if i == 0 { "" } else { ", " }, Quoted(tag))?;
                commas(f, operands)?;
                f.write_str(")")?;
            }
            f.write_str(" ]")?;
        }
        Ok(())
    }
}
