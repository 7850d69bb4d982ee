//! Attributes: those that the dialect's LLVM knows stay, the others are translated or dropped.
//!
//! Attributes are promises, so that dropping one is always sound. Keeping one is not, where an old LLVM takes it to promise
//! more than a new one does:
//! - what makes a value poison today (`nonnull`, `align`, `range` without `noundef`) was undefined behaviour then;
//! - LLVM 7 deletes unused calls of functions that only read, without asking whether they return (`willreturn`);
//! - `noalias` parameters of inlined functions became scopes of aliasing that LLVM before 12 did not keep apart for the
//!   iterations of an unrolled loop, so only kernels keep it, which are not inlined.

use super::Target;
use super::calls::is_intrinsic;
use super::versions::current_attribute;
use llvm_ir::{Access, Attribute, Callee, Function, MemoryEffects, Module, Op, Type};
use std::collections::BTreeMap;

/// Function attributes without arguments that LLVM 7 knows and that mean the same there.
const OLD_FUNCTION_WORDS: &[&str] = &[
    "alwaysinline",
    "cold",
    "convergent",
    "inlinehint",
    "minsize",
    "noduplicate",
    "noinline",
    "norecurse",
    "noreturn",
    "nounwind",
    "optnone",
    "optsize",
];

/// Attributes of LLVM's own back end that must not decide anything here.
const BACKEND_KEYS: &[&[u8]] = &[b"target-cpu", b"target-features"];

/// Translates the attributes of a module for a target.
pub(super) fn run(module: &mut Module, target: Target) {
    for attributes in module.attribute_groups.values_mut() {
        *attributes = function_attributes(attributes, target);
    }
    let ranges = if target.legacy { result_ranges(module) } else { BTreeMap::new() };
    for function in &mut module.functions {
        if is_intrinsic(&function.name) {
            // The library knows its intrinsics' attributes.
            function.attributes.clear();
            function.result_attributes.clear();
            function.parameters.iter_mut().for_each(|p| p.attributes.clear());
            function.symbol.unnamed_address = None;
            continue;
        }
        rewrite_function(function, target);
        for i in function.blocks.iter_mut().flat_map(|b| &mut b.instructions) {
            let Op::Call(call) = &mut i.op else { continue };
            if target.legacy {
                let callee = match &call.callee {
                    Callee::Value(value) => value.as_global().and_then(|name| ranges.get(name)),
                    Callee::Asm(_) => None,
                };
                let own = defined_range(&call.result_attributes);
                if let Some((ty, low, high)) = own.as_ref().or(callee)
                    && matches!(ty, Type::Integer(bits) if *bits <= 64)
                    && !i.metadata.iter().any(|(kind, _)| kind == "range")
                {
                    i.metadata.push(("range".to_owned(), super::metadata::range(ty, *low, *high)));
                }
                call.convention = None;
                call.tail = None;
            }
            call.attributes = function_attributes(&call.attributes, target);
            call.result_attributes = value_attributes(&call.result_attributes, target, true);
            let copied = if target.legacy { copied_blocks(call) } else { 0 };
            for (index, argument) in call.arguments.iter_mut().enumerate() {
                let alignment = argument.attributes.iter().find(|a| is_alignment(a)).cloned();
                argument.attributes = value_attributes(&argument.attributes, target, false);
                if index < copied && !argument.attributes.iter().any(is_alignment) {
                    let least = Attribute::Number { name: "align".to_owned(), value: 1 };
                    argument.attributes.push(alignment.unwrap_or(least));
                }
            }
        }
    }
    if target.legacy {
        module.globals.iter_mut().for_each(|global| {
            global.attributes.clear();
            global.symbol.dso_local = false;
        });
    }
}

fn is_alignment(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::Number { name, .. } if name == "align")
}

/// How many of a call's arguments, from the first on, are addresses of blocks of memory that are copied or filled.
///
/// Here the alignment is part of what is asked for, rather than a promise: LLVM 7 takes an address without one for aligned to
/// the widest access that it makes.
fn copied_blocks(call: &llvm_ir::Call) -> usize {
    let Callee::Value(value) = &call.callee else { return 0 };
    match value.as_global().and_then(llvm_ir::Name::as_str) {
        Some(name) if name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.") => 2,
        Some(name) if name.starts_with("llvm.memset.") => 1,
        _ => 0,
    }
}

fn rewrite_function(function: &mut Function, target: Target) {
    let kernel = function.is_kernel();
    function.attributes = function_attributes(&function.attributes, target);
    function.result_attributes = value_attributes(&function.result_attributes, target, true);
    for parameter in &mut function.parameters {
        parameter.attributes = value_attributes(&parameter.attributes, target, kernel);
    }
    if target.legacy {
        function.symbol.dso_local = false;
        if !kernel {
            function.convention = None;
        }
    }
}

/// Attributes of a function, a call or a group.
fn function_attributes(attributes: &[Attribute], target: Target) -> Vec<Attribute> {
    if !target.legacy {
        let kept = attributes.iter().filter(|a| !is_backend_key(a));
        return kept.filter_map(|a| current_attribute(a, target.llvm)).collect();
    }
    let returns = attributes.iter().any(|a| a.is_word("willreturn"));
    let mut kept = Vec::new();
    for attribute in attributes {
        match attribute {
            Attribute::Word(word) if OLD_FUNCTION_WORDS.contains(&word.as_str()) => {
                kept.push(attribute.clone())
            }
            Attribute::Group(_) => kept.push(attribute.clone()),
            Attribute::Memory(effects) => kept.extend(old_memory_words(effects, returns)),
            _ => {}
        }
    }
    kept
}

fn is_backend_key(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::Text { key, .. } if BACKEND_KEYS.contains(&key.as_slice()))
}

/// LLVM 7's words for what a function does to memory.
fn old_memory_words(effects: &MemoryEffects, returns: bool) -> Vec<Attribute> {
    let arguments = effects.access("argmem");
    let hidden = effects.access("inaccessiblemem");
    let other = effects.other();
    let all = [arguments, hidden, other];
    let mut words = Vec::new();
    if all.iter().all(|a| *a == Access::None) {
        if returns {
            words.push("readnone");
        }
        return words.into_iter().map(Attribute::word).collect();
    }
    // Without the words for memory that the program cannot reach: LLVM 7 adds `readnone` to a function that it finds to
    // touch no memory, keeps those words beside it, and then refuses the function.
    if other == Access::None && hidden == Access::None {
        words.push("argmemonly");
    }
    if all.iter().all(|a| a.is_read_only()) && returns {
        words.push("readonly");
    } else if all.iter().all(|a| a.is_write_only()) {
        words.push("writeonly");
    }
    words.into_iter().map(Attribute::word).collect()
}

/// Attributes of a parameter, argument or result. `alias` says whether `noalias` is safe to keep.
fn value_attributes(attributes: &[Attribute], target: Target, alias: bool) -> Vec<Attribute> {
    if !target.legacy {
        return attributes.iter().filter_map(|a| current_attribute(a, target.llvm)).collect();
    }
    let defined = attributes.iter().any(|a| a.is_word("noundef"));
    let mut kept = Vec::new();
    for attribute in attributes {
        match attribute {
            Attribute::Word(word) => match word.as_str() {
                "zeroext" | "signext" | "inreg" | "returned" | "readonly" | "readnone" | "writeonly"
                | "nocapture" => {
                    kept.push(attribute.clone());
                }
                "noalias" if alias => kept.push(attribute.clone()),
                "nonnull" if defined => kept.push(attribute.clone()),
                _ => {}
            },
            Attribute::Number { name, .. } if name == "align" && defined => kept.push(attribute.clone()),
            Attribute::Number { name, value: 1.. }
                if name == "dereferenceable" || (name == "dereferenceable_or_null" && defined) =>
            {
                kept.push(attribute.clone());
            }
            Attribute::Typed { name, .. } if name == "byval" => kept.push(attribute.clone()),
            Attribute::Captures(parts) if parts.iter().all(|part| part == "none") => {
                kept.push(Attribute::word("nocapture"));
            }
            _ => {}
        }
    }
    // An argument passed by value keeps its alignment in any case: it is part of how it is passed.
    if kept.iter().any(|a| matches!(a, Attribute::Typed { .. }))
        && !kept.iter().any(|a| matches!(a, Attribute::Number { name, .. } if name == "align"))
    {
        kept.extend(
            attributes
                .iter()
                .filter(|a| matches!(a, Attribute::Number { name, .. } if name == "align"))
                .cloned(),
        );
    }
    kept
}

/// The range of a result that is not poison outside of it.
fn defined_range(attributes: &[Attribute]) -> Option<(Type, i128, i128)> {
    let defined = attributes.iter().any(|a| a.is_word("noundef"));
    attributes.iter().find_map(|a| match a {
        Attribute::Range { ty, low, high } if defined => Some((ty.clone(), *low, *high)),
        _ => None,
    })
}

fn result_ranges(module: &Module) -> BTreeMap<llvm_ir::Name, (Type, i128, i128)> {
    let ranges = module.functions.iter().map(|f| (f.name.clone(), defined_range(&f.result_attributes)));
    ranges.filter_map(|(name, range)| Some((name, range?))).collect()
}

/// Whether an argument is passed by value through memory, and if so as what.
pub(super) fn by_value(attributes: &[Attribute]) -> Option<&Type> {
    attributes.iter().find_map(|a| match a {
        Attribute::Typed { name, ty } if name == "byval" => Some(ty),
        _ => None,
    })
}

/// Marks that are left of an attribute list's types: LLVM 7 writes `byval` without one.
pub(super) fn without_types(attributes: &mut [Attribute]) {
    for attribute in attributes {
        if let Attribute::Typed { name, .. } = attribute {
            *attribute = Attribute::Word(name.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEGACY: Target = Target {
        legacy: true,
        llvm: 7,
        ftz: false,
        prec_sqrt: true,
        half: true,
        unroll: true,
        line_info: true,
        ir_version: [2, 0, 3, 1],
    };

    fn text(attributes: &[Attribute]) -> String {
        attributes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn function(text: &str) -> Function {
        llvm_ir::parse(text).expect("parses").functions.remove(0)
    }

    #[test]
    fn memory_effects_in_old_words() {
        for (new, old) in [
            ("memory(none) willreturn", "readnone"),
            ("memory(none)", ""),
            ("memory(argmem: readwrite)", "argmemonly"),
            ("memory(argmem: read) willreturn", "argmemonly readonly"),
            ("memory(inaccessiblemem: write)", "writeonly"),
            ("memory(argmem: write, inaccessiblemem: write)", "writeonly"),
            ("memory(argmem: read, inaccessiblemem: write) willreturn", ""),
            ("memory(read, inaccessiblemem: none) willreturn", "readonly"),
            ("memory(readwrite, argmem: write)", ""),
        ] {
            let f = function(&format!("declare void @f(ptr) {new}\n"));
            assert_eq!(text(&function_attributes(&f.attributes, LEGACY)), old, "{new}");
        }
    }

    #[test]
    fn parameters_in_old_words() {
        let f = function(
            "declare void @f(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(8) dead_on_return, \
             ptr nonnull align 4, i32 range(i32 0, 5))\n",
        );
        let translated = |i: usize| text(&value_attributes(&f.parameters[i].attributes, LEGACY, false));
        assert_eq!(translated(0), "nonnull align 8 nocapture dereferenceable(8)");
        assert_eq!(translated(1), "");
        assert_eq!(translated(2), "");
    }
}
