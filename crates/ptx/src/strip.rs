//! Modules without the debug information that `ptxas` rejects.

use crate::ast::{Item, Module, Section, Statement};

/// The module without its DWARF sections and without `debug` among the target's options; `.file` and `.loc` stay, so
/// that line information survives.
///
/// LLVM writes DWARF sections with `-C debuginfo=line-tables-only`, and `ptxas` rejects their syntax. One section
/// stays when a `.loc` names an inlined function: `.debug_str`, which holds the name and which `ptxas` then asks
/// for. Labels inside functions stay too, they are harmless; those between sections go.
pub fn strip_debug(module: &Module) -> Module {
    let names_functions =
        module.functions().filter_map(|function| function.body.as_deref()).any(names_functions);
    let goes = |section: &Section| {
        section.name.starts_with(".debug_") && !(section.name == ".debug_str" && names_functions)
    };
    let mut module = module.clone();
    module.target.options.retain(|option| option != "debug");
    module.items.retain(|item| match item {
        Item::Section(section) => !goes(section),
        Item::Label(_) => false,
        _ => true,
    });
    for item in &mut module.items {
        if let Item::Function(function) = item
            && let Some(body) = &mut function.body
        {
            strip_body(body, &goes);
        }
    }
    module
}

fn names_functions(body: &[Statement]) -> bool {
    let mut found = false;
    Statement::walk(body, &mut |statement| {
        found |= matches!(statement, Statement::Loc(loc) if loc.function.is_some());
    });
    found
}

fn strip_body(statements: &mut Vec<Statement>, goes: &impl Fn(&Section) -> bool) {
    statements.retain(|statement| !matches!(statement, Statement::Section(section) if goes(section)));
    for statement in statements {
        if let Statement::Block(block) = statement {
            strip_body(&mut block.statements, goes);
        }
    }
}
