//! Intrinsics that libNVVM's dialects lack, spell differently or refuse.
//!
//! libNVVM's verifier accepts fewer intrinsics than the LLVM inside of it knows, in both dialects; and the older dialect
//! takes an intrinsic that it does not know for an external function. So every intrinsic has a [`Plan`]. Most of the missing
//! ones become small functions written in LLVM IR (`alwaysinline`), which run through the same lowering as the kernels.

mod floats;
mod integers;
pub(super) mod maths;
mod target;
mod vectors;

use super::Target;
use llvm_ir::{Call, FloatKind, Type, TypedValue, Value};

/// What becomes of a call of an intrinsic.
#[derive(Debug, PartialEq)]
pub(super) enum Plan {
    /// It stays.
    Keep,
    /// It goes; its result, if it has one, is not used or may be anything.
    Remove,
    /// Its result is this value.
    Replace(Value),
    /// It calls this function instead, with the same arguments.
    Call(String),
    /// It stays, with these arguments.
    Arguments(Vec<TypedValue>),
    /// It calls a function of this text instead; the function's name is [`helper_name`]'s.
    Helper(String),
    /// It is this inline assembly instead, with the same arguments.
    Asm {
        /// Template.
        text: String,
        /// Constraints without clobbers.
        constraints: String,
        /// Whether it only computes.
        pure: bool,
        /// Whether threads of a warp must reach it together.
        convergent: bool,
    },
}

/// An intrinsic call that is to be planned.
pub(super) struct Intrinsic<'a> {
    /// Whole name, `llvm.fshl.i32`.
    pub name: &'a str,
    /// Name without `llvm.` and without the types at the end: `fshl`.
    pub base: &'a str,
    /// The call.
    pub call: &'a Call,
    /// What to lower for.
    pub target: Target,
}

impl<'a> Intrinsic<'a> {
    pub(super) fn new(name: &'a str, call: &'a Call, target: Target) -> Self {
        let mut base = name.strip_prefix("llvm.").unwrap_or(name);
        while let Some((head, tail)) = base.rsplit_once('.')
            && is_type(tail)
            && !head.starts_with("nvvm.")
        {
            base = head;
        }
        Self { name, base, call, target }
    }

    /// Type of an argument.
    fn argument(&self, index: usize) -> Result<&'a Type, String> {
        let argument = self.call.arguments.get(index);
        argument.map(|a| &a.value.ty).ok_or_else(|| format!("it has no argument {index}"))
    }

    /// Constant value of an argument.
    fn constant(&self, index: usize) -> Option<i128> {
        self.call.arguments.get(index)?.value.value.as_int()
    }

    /// A helper with this call's types: parameters `%a`, `%b`, `%c` …
    fn helper(&self, body: &str) -> Plan {
        self.helper_with("", body)
    }

    /// A helper with further attributes.
    fn helper_with(&self, attributes: &str, body: &str) -> Plan {
        let mut parameters = String::new();
        for (i, (argument, letter)) in self.call.arguments.iter().zip('a'..='z').enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            parameters.push_str(&format!("{comma}{} %{letter}", argument.value.ty));
        }
        Plan::Helper(format!(
            "define internal {} @{}({parameters}) alwaysinline nounwind {attributes} {{\n{body}\n}}\n",
            self.call.result,
            helper_name(self.name)
        ))
    }

    /// A helper whose body has `{NAME}` placeholders.
    fn filled(&self, body: &str, values: &[(&str, String)]) -> Plan {
        let mut text = body.to_owned();
        for (name, value) in values {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        self.helper(&text)
    }

    /// What becomes of the call; the error says why nothing can.
    pub(super) fn plan(&self) -> Result<Plan, String> {
        if self.base.starts_with("nvvm.") {
            return target::plan(self);
        }
        for family in [general, integers::plan, floats::plan, maths::plan, vectors::plan] {
            if let Some(plan) = family(self)? {
                return Ok(plan);
            }
        }
        Err("neither libNVVM nor this lowering knows the intrinsic".to_owned())
    }
}

/// Name of the function that stands in for an intrinsic.
pub(super) fn helper_name(intrinsic: &str) -> String {
    format!("lowered.{}", intrinsic.strip_prefix("llvm.").unwrap_or(intrinsic))
}

/// Whether a component of an intrinsic's name is a type: `i32`, `v4f32`, `p0`, `bf16`.
fn is_type(component: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let scalar =
        match component.strip_prefix('v').map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit())) {
            Some(rest) if rest.len() + 1 < component.len() => rest,
            _ => component,
        };
    scalar == "bf16" || ["i", "f", "p"].iter().any(|prefix| scalar.strip_prefix(prefix).is_some_and(digits))
}

/// `iN` of the lanes of an integer type.
fn integer_bits(ty: &Type) -> Result<u32, String> {
    let (_, element) = ty.lanes();
    element.integer_bits().ok_or_else(|| format!("type {ty} is not of integers"))
}

/// Format of the lanes of a floating-point type.
fn float_kind(ty: &Type) -> Result<FloatKind, String> {
    match ty.lanes().1 {
        Type::Float(kind) => Ok(*kind),
        _ => Err(format!("type {ty} is not of floating-point numbers")),
    }
}

/// Intrinsics about memory, control and the optimiser.
fn general(intrinsic: &Intrinsic<'_>) -> Result<Option<Plan>, String> {
    Ok(Some(match intrinsic.base {
        // With them libNVVM's reuse of local memory lays an array over the one that it was copied from while both are in use.
        "lifetime.start" | "lifetime.end" if intrinsic.target.legacy => Plan::Remove,
        // Before LLVM 22 the size came first; -1 stands for all of the object.
        "lifetime.start" | "lifetime.end"
            if intrinsic.target.llvm < 22 && intrinsic.call.arguments.len() == 1 =>
        {
            let size = TypedValue::new(Type::int(64), Value::int(-1));
            Plan::Arguments(vec![size, intrinsic.call.arguments[0].value.clone()])
        }
        "memcpy" | "memmove" | "memset" | "expect" | "trap" | "debugtrap" | "lifetime.start"
        | "lifetime.end" => Plan::Keep,
        // Facts about pointers stand in bundles, which the older dialect does not have; without them nothing is assumed.
        "assume" if intrinsic.constant(0) == Some(1) => Plan::Remove,
        "assume" => Plan::Keep,
        "ubsantrap" => intrinsic.helper("  call void @llvm.trap()\n  ret void"),
        // Scopes of aliasing are given up together with the declarations that keep them sound in loops.
        "experimental.noalias.scope.decl"
        | "sideeffect"
        | "donothing"
        | "fake.use"
        | "prefetch"
        | "invariant.end"
        | "pseudoprobe"
        | "var.annotation" => Plan::Remove,
        "dbg.value" | "dbg.declare" | "dbg.label" | "dbg.assign" => {
            if intrinsic.target.legacy {
                Plan::Remove
            } else {
                Plan::Keep
            }
        }
        "invariant.start" => Plan::Remove,
        "is.constant" | "allow.runtime.check" | "allow.ubsan.check" => Plan::Replace(Value::int(0)),
        "arithmetic.fence"
        | "ssa.copy"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "expect.with.probability" => match intrinsic.call.arguments.first() {
            Some(argument) => Plan::Replace(argument.value.value.clone()),
            None => return Err("it has no argument".to_owned()),
        },
        "objectsize" => Plan::Replace(Value::int(if intrinsic.constant(1) == Some(1) { 0 } else { -1 })),
        "readcyclecounter" => Plan::Call("llvm.nvvm.read.ptx.sreg.clock64".to_owned()),
        "ptrmask" => intrinsic.filled(
            "  %i = ptrtoint {P} %a to i64\n  %w = zext {T} %b to i64\n  %m = and i64 %i, %w\n  \
             %r = inttoptr i64 %m to {P}\n  ret {P} %r",
            &[("P", intrinsic.call.result.to_string()), ("T", intrinsic.argument(1)?.to_string())],
        ),
        _ => return Ok(None),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_at_the_end_of_names() {
        for (component, expected) in [
            ("i32", true),
            ("v4f32", true),
            ("p0", true),
            ("bf16", true),
            ("sat", false),
            ("v", false),
            ("f", false),
        ] {
            assert_eq!(is_type(component), expected, "{component}");
        }
    }
}
