//! Carrying out the plans for intrinsics.

use super::emit::{Emitter, asm};
use super::intrinsics::{Intrinsic, Plan, helper_name};
use super::{Rewriter, Target};
use crate::error::{Error, Result};
use llvm_ir::{Attribute, Call, Callee, Constant, Instruction, Name, Op, TypedValue, Value};

/// Functions of the C library that rustc calls and a GPU does not have, written with byte loops.
const RUNTIME: &[(&str, &str)] = &[
    (
        "memcmp",
        "define internal i32 @memcmp(ptr %a, ptr %b, i64 %n) nounwind {\nstart:\n  \
      %e = icmp eq i64 %n, 0\n  br i1 %e, label %same, label %each\neach:\n  \
      %i = phi i64 [ 0, %start ], [ %j, %next ]\n  %p = getelementptr i8, ptr %a, i64 %i\n  \
      %q = getelementptr i8, ptr %b, i64 %i\n  %x = load i8, ptr %p, align 1\n  %y = load i8, ptr %q, align 1\n  \
      %c = icmp eq i8 %x, %y\n  br i1 %c, label %next, label %differ\nnext:\n  %j = add nuw i64 %i, 1\n  \
      %l = icmp eq i64 %j, %n\n  br i1 %l, label %same, label %each\ndiffer:\n  %u = zext i8 %x to i32\n  \
      %v = zext i8 %y to i32\n  %d = sub i32 %u, %v\n  ret i32 %d\nsame:\n  ret i32 0\n}\n",
    ),
    (
        "bcmp",
        "define internal i32 @bcmp(ptr %a, ptr %b, i64 %n) alwaysinline nounwind {\n  \
      %r = call i32 @memcmp(ptr %a, ptr %b, i64 %n)\n  ret i32 %r\n}\n",
    ),
    (
        "memcpy",
        "define internal ptr @memcpy(ptr %a, ptr %b, i64 %n) alwaysinline nounwind {\n  \
      call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)\n  ret ptr %a\n}\n",
    ),
    (
        "memmove",
        "define internal ptr @memmove(ptr %a, ptr %b, i64 %n) alwaysinline nounwind {\n  \
      call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)\n  ret ptr %a\n}\n",
    ),
    (
        "memset",
        "define internal ptr @memset(ptr %a, i32 %v, i64 %n) alwaysinline nounwind {\n  \
      %b = trunc i32 %v to i8\n  call void @llvm.memset.p0.i64(ptr %a, i8 %b, i64 %n, i1 false)\n  ret ptr %a\n}\n",
    ),
    (
        "strlen",
        "define internal i64 @strlen(ptr %a) nounwind {\nstart:\n  br label %each\neach:\n  \
      %i = phi i64 [ 0, %start ], [ %j, %each ]\n  %p = getelementptr i8, ptr %a, i64 %i\n  \
      %x = load i8, ptr %p, align 1\n  %j = add nuw i64 %i, 1\n  %c = icmp eq i8 %x, 0\n  \
      br i1 %c, label %end, label %each\nend:\n  ret i64 %i\n}\n",
    ),
];

/// The text of a C library function that the lowering can supply.
pub(super) fn runtime_function(name: &str) -> Option<&'static str> {
    RUNTIME.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// Instructions of PTX whose meaning involves other threads of the warp or block. Assembly that has one must not be moved
/// into or out of a branch, which rustc cannot say and LLVM calls `convergent`.
const COLLECTIVE: &[&str] = &[
    "bar",
    "barrier",
    "shfl",
    "vote",
    "match",
    "activemask",
    "redux",
    "mma",
    "wmma",
    "wgmma",
    "ldmatrix",
    "stmatrix",
    "movmatrix",
    "elect",
    "griddepcontrol",
    "setmaxnreg",
    "tcgen05",
];

/// Whether a template holds an instruction that threads of a warp must reach together.
fn is_collective(template: &[u8]) -> bool {
    let text = String::from_utf8_lossy(template);
    text.split([';', '\n', '{', '}']).any(|statement| {
        let mut words = statement.split_whitespace().filter(|word| !word.starts_with('@'));
        let opcode = words.next().and_then(|word| word.split('.').next()).unwrap_or_default();
        COLLECTIVE.contains(&opcode)
    })
}

impl Rewriter<'_> {
    /// Rewrites a call, or returns `None` to keep it as it is.
    pub(super) fn call(
        &mut self,
        instruction: &Instruction,
        call: &Call,
    ) -> Result<Option<Vec<Instruction>>> {
        let line = instruction.line.0;
        match &call.callee {
            Callee::Asm(template) => {
                let convergent = call.attributes.iter().any(|a| a.is_word("convergent"));
                if convergent || !is_collective(&template.text) {
                    return Ok(None);
                }
                let mut call = call.clone();
                call.attributes.push(Attribute::word("convergent"));
                let mut instruction = instruction.clone();
                instruction.op = Op::Call(Box::new(call));
                Ok(Some(vec![instruction]))
            }
            Callee::Value(value) => {
                let Some(Name::Text(name)) = value.as_global() else { return Ok(None) };
                if !name.starts_with("llvm.") {
                    return Ok(None);
                }
                let intrinsic = Intrinsic::new(name, call, self.target);
                let plan = intrinsic
                    .plan()
                    .map_err(|reason| Error::unsupported(line, format!("intrinsic `{name}`"), reason))?;
                self.carry_out(plan, name, instruction, call)
            }
        }
    }

    fn carry_out(
        &mut self,
        plan: Plan,
        name: &str,
        instruction: &Instruction,
        call: &Call,
    ) -> Result<Option<Vec<Instruction>>> {
        let line = instruction.line.0;
        let arguments = || -> Vec<TypedValue> { call.arguments.iter().map(|a| a.value.clone()).collect() };
        match plan {
            Plan::Keep if call.bundles.is_empty() => Ok(None),
            Plan::Keep => {
                let mut call = call.clone();
                call.bundles.clear();
                let mut instruction = instruction.clone();
                instruction.op = Op::Call(Box::new(call));
                Ok(Some(vec![instruction]))
            }
            Plan::Remove => {
                if let Some(result) = &instruction.result {
                    self.replaced.insert(result.clone(), Value::Constant(Constant::Undef));
                }
                Ok(Some(Vec::new()))
            }
            Plan::Replace(value) => {
                if let Some(result) = &instruction.result {
                    self.replaced.insert(result.clone(), value);
                }
                Ok(Some(Vec::new()))
            }
            Plan::Call(other) => Ok(Some(vec![redirected(instruction, call, &other)])),
            Plan::Arguments(values) => {
                let mut instruction = redirected(instruction, call, name);
                if let Op::Call(call) = &mut instruction.op {
                    let plain = |value| llvm_ir::Argument { value, attributes: Vec::new() };
                    call.arguments = values.into_iter().map(plain).collect();
                }
                Ok(Some(vec![instruction]))
            }
            Plan::Helper(text) => {
                let helper = helper_name(name);
                self.helpers.require(&helper, &text).map_err(|error| {
                    Error::unsupported(
                        line,
                        format!("intrinsic `{name}`"),
                        format!("its replacement is wrong: {error}"),
                    )
                })?;
                Ok(Some(vec![redirected(instruction, call, &helper)]))
            }
            Plan::Asm { text, constraints, pure, convergent } => {
                let mut emitter = Emitter::new(&mut self.fresh, instruction);
                let mut op = asm(&text, &constraints, pure, call.result.clone(), arguments());
                if let (Op::Call(call), true) = (&mut op, convergent) {
                    call.attributes.push(Attribute::word("convergent"));
                }
                emitter.push(instruction.result.clone(), op);
                Ok(Some(emitter.out))
            }
        }
    }
}

/// The same call of another function. Attributes of the result and arguments stay true, as do those of the call.
fn redirected(instruction: &Instruction, call: &Call, function: &str) -> Instruction {
    let mut call = call.clone();
    call.callee = Callee::Value(Value::Constant(Constant::Global(Name::text(function))));
    call.bundles.clear();
    call.signature = None;
    call.tail = None;
    call.attributes.clear();
    let mut instruction = instruction.clone();
    instruction.op = Op::Call(Box::new(call));
    instruction
}

/// Whether a function of this name is libdevice's.
pub(crate) fn is_libdevice(name: &str) -> bool {
    name.starts_with("__nv_")
}

/// Whether libNVVM knows `name` without a declaration's attributes.
pub(super) fn is_intrinsic(name: &Name) -> bool {
    name.as_str().is_some_and(|text| text.starts_with("llvm."))
}

impl Target {
    /// Whether pointers have types.
    pub(super) const fn typed_pointers(self) -> bool {
        self.legacy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assembly_that_involves_other_threads() {
        for (text, expected) in [
            ("bar.sync 0;", true),
            ("{ .reg .pred p; shfl.sync.down.b32 $0|p, $1, 1, 31, -1; }", true),
            ("@p barrier.sync 1;", true),
            ("mbarrier.init.shared.b64 [$0], 1;", false),
            ("ld.shared.f32 $0, [barrier];", false),
            ("mov.u32 $0, %laneid;", false),
        ] {
            assert_eq!(is_collective(text.as_bytes()), expected, "{text}");
        }
    }
}
