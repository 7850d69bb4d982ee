//! What can be reached from outside of the module.
//!
//! Without optimisation rustc leaves all of `core` in the module, functions of variable arguments and the like among it, for
//! which there is no NVVM IR.

use super::constants::{globals_of, globals_of_function};
use llvm_ir::{Linkage, Module, Name, Symbol};
use std::collections::{HashMap, HashSet};

/// Removes the functions and variables that only the module itself could use, and does not.
pub(super) fn run(module: &mut Module) {
    let mut uses: HashMap<Name, Vec<Name>> = HashMap::new();
    let mut pending: Vec<Name> = Vec::new();
    let local = |symbol: &Symbol| matches!(symbol.linkage, Some(Linkage::Private | Linkage::Internal));
    for function in &mut module.functions {
        let mut used = Vec::new();
        globals_of_function(function, &mut |name| used.push(name.clone()));
        uses.insert(function.name.clone(), used);
        if !local(&function.symbol) && !function.is_declaration() {
            pending.push(function.name.clone());
        }
    }
    for global in &module.globals {
        let mut used = Vec::new();
        global.initializer.iter().for_each(|c| globals_of(c, &mut |name| used.push(name.clone())));
        uses.insert(global.name.clone(), used);
        if !local(&global.symbol) {
            pending.push(global.name.clone());
        }
    }
    let mut reached: HashSet<Name> = HashSet::new();
    while let Some(name) = pending.pop() {
        if reached.insert(name.clone()) {
            pending.extend(uses.remove(&name).unwrap_or_default());
        }
    }
    module.functions.retain(|f| reached.contains(&f.name));
    module.globals.retain(|g| reached.contains(&g.name));
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_only_the_dead_use_is_removed() {
        let text = "@used = internal constant ptr @through_data\n@dead = internal constant i8 1\n@seen = global i8 2\n\
                    define ptx_kernel void @k() {\n  %p = load ptr, ptr @used\n  ret void\n}\n\
                    define internal void @through_data() {\n  ret void\n}\n\
                    define internal void @cycle() {\n  call void @cycle()\n  ret void\n}\n\
                    declare void @nowhere()\n";
        let mut module = llvm_ir::parse(text).expect("parses");
        super::run(&mut module);
        let names: Vec<String> = module.functions.iter().map(|f| f.name.to_string()).collect();
        assert_eq!(names, ["k", "through_data"]);
        let names: Vec<String> = module.globals.iter().map(|g| g.name.to_string()).collect();
        assert_eq!(names, ["used", "seen"]);
    }
}
