//! Implicit numbers to names.
//!
//! LLVM's text form numbers unnamed values in the order of definition without gaps, and LLVM 7 does not even accept the
//! numbered block labels of today. Every pass after this one inserts and removes instructions, so numbers go first.

use super::emit::Fresh;
use llvm_ir::{Function, Name, Value, visit};
use std::collections::HashMap;

/// Gives a name to every parameter, block and instruction of a defined function.
pub(crate) fn name_everything(function: &mut Function) {
    if function.is_declaration() {
        return;
    }
    let mut fresh = Fresh::new(function, "n");
    let mut names: HashMap<u32, Name> = HashMap::new();
    let mut unnamed = 0;
    for parameter in &mut function.parameters {
        match &parameter.name {
            Some(Name::Text(_)) => continue,
            Some(Name::Number(number)) => unnamed = number + 1,
            None => unnamed += 1,
        }
        let name = fresh.name();
        names.insert(unnamed - 1, name.clone());
        parameter.name = Some(name);
    }
    for block in &mut function.blocks {
        // Only the entry block may lack a label; its number is the next after the parameters'.
        let number = match &block.label {
            Some(Name::Text(_)) => None,
            Some(Name::Number(number)) => Some(*number),
            None => Some(unnamed),
        };
        if let Some(number) = number {
            let name = names.entry(number).or_insert_with(|| fresh.name()).clone();
            block.label = Some(name);
        }
        for instruction in &mut block.instructions {
            if let Some(Name::Number(number)) = instruction.result {
                let name = names.entry(number).or_insert_with(|| fresh.name()).clone();
                instruction.result = Some(name);
            }
        }
    }
    let renamed = |name: &Name| match name {
        Name::Number(number) => names.get(number).cloned(),
        Name::Text(_) => None,
    };
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        visit::operands_mut(&mut instruction.op, &mut |_, value| {
            if let Value::Local(name) = value
                && let Some(new) = renamed(name)
            {
                *name = new;
            }
        });
        visit::labels_mut(&mut instruction.op, &mut |label| {
            if let Some(new) = renamed(label) {
                *label = new;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_names() {
        let text = "define i32 @f(i32 %0, i32 %n.1) {\n  br label %2\n2:\n  %3 = phi i32 [ %0, %1 ], [ %4, %2 ]\n  \
                    %4 = add i32 %3, %n.1\n  br label %2\n}\n";
        let mut module = llvm_ir::parse(text).expect("parses");
        name_everything(&mut module.functions[0]);
        assert_eq!(
            module.functions[0].to_string(),
            "define i32 @f(i32 %_n.1, i32 %n.1) {\n_n.2:\n  br label %_n.3\n\n_n.3:\n  \
             %_n.4 = phi i32 [ %_n.1, %_n.2 ], [ %_n.5, %_n.3 ]\n  %_n.5 = add i32 %_n.4, %n.1\n  br label %_n.3\n}\n"
        );
    }
}
