//! Launch bounds: what kernels state about their blocks, from the marks in the module's assembly to what libNVVM reads.

use super::{Target, kernels};
use crate::launch_bounds::LaunchBounds;
use llvm_ir::{Attribute, Module, Name};

/// First LLVM whose back end reads the bounds from function attributes; older ones read annotations.
const FIRST_WITH_ATTRIBUTES: u32 = 21;

/// Takes the marks out of the module: the bounds of the kernels that it has.
pub(super) fn take(module: &mut Module) -> Vec<(Name, LaunchBounds)> {
    let mut found = Vec::new();
    module.asm.retain(|line| {
        let Some(bounds) = std::str::from_utf8(line).ok().and_then(LaunchBounds::from_mark) else {
            return true;
        };
        found.push((Name::text(&bounds.kernel), bounds));
        false
    });
    found.retain(|(name, _)| module.function(name).is_some_and(|f| f.is_kernel() && !f.is_declaration()));
    found
}

/// Adds them in the form that a dialect has.
pub(super) fn state(module: &mut Module, bounds: &[(Name, LaunchBounds)], target: Target) {
    for (name, bounds) in bounds {
        let numbers = [Some(bounds.max_threads), bounds.min_blocks];
        if target.llvm >= FIRST_WITH_ATTRIBUTES {
            let Some(function) = module.functions.iter_mut().find(|f| f.name == *name) else { continue };
            for (key, number) in ["nvvm.maxntid", "nvvm.minctasm"].into_iter().zip(numbers) {
                let attribute = number.map(|number| Attribute::Text {
                    key: key.as_bytes().to_vec(),
                    value: Some(number.to_string().into_bytes()),
                });
                function.attributes.extend(attribute);
            }
        } else {
            for (key, number) in ["maxntidx", "minctasm"].into_iter().zip(numbers) {
                if let Some(number) = number {
                    kernels::annotate(module, name, target, key, number);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_kernels_that_are_gone_go_too() {
        let ir = "module asm \".shared .b8 S[4];\"\nmodule asm \"//@launch_bounds k 64 0\"\n\
                  module asm \"//@launch_bounds gone 64 2\"\ndefine ptx_kernel void @k() {\n  ret void\n}\n";
        let mut module = llvm_ir::parse(ir).expect("parses");
        let found = take(&mut module);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].1.max_threads, found[0].1.min_blocks), (64, None));
        assert_eq!(module.asm, [b".shared .b8 S[4];".to_vec()]);
    }
}
