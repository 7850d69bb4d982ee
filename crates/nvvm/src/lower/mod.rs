//! rustc's LLVM IR to NVVM IR.
//!
//! The passes, in order:
//!
//! 1. [`reachable`]: what no kernel can reach goes, as it may hold what no GPU can do; [`names`]: implicit numbers become
//!    names, because the later passes insert instructions;
//! 2. [`rewrite`]: instructions, constants, atomics and intrinsics that a dialect lacks become others. What a pass adds (the
//!    functions that stand in for intrinsics) goes through the same pass;
//!    For a library without halves, [`halves`] then makes integers of them, and for LLVM 7 [`widths`] passes integers of odd
//!    widths as wider ones;
//! 3. [`attributes`], [`metadata`] (and [`versions`] for both this and the pass before): what the dialect's LLVM does not know is translated or dropped;
//!    [`loops`] marks what the library is not to unroll;
//! 4. for LLVM 7: [`pointers`] gives pointers types, [`cleanup`] removes the casts that turn out superfluous, [`kernels`]
//!    marks the entry points by annotations;
//! 5. [`launch_bounds`]: what kernels state about their blocks, which was taken out of the module's assembly at the start.

mod atomics;
mod attributes;
mod calls;
mod cleanup;
mod constants;
mod debug_info;
mod emit;
mod freeze;
mod halves;
mod helpers;
mod intrinsics;
mod kernels;
mod launch_bounds;
mod loops;
mod metadata;
mod names;
mod pointers;
mod reachable;
mod rewrite;
mod selected_loads;
mod versions;
mod widths;

use crate::error::Result;
use llvm_ir::{Module, Name};
use std::collections::HashSet;

pub(crate) use calls::is_libdevice;
use rewrite::Rewriter;
pub(crate) use versions::OLDEST_CURRENT;

/// What to lower for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// LLVM 7's dialect, rather than a current one.
    pub legacy: bool,
    /// Major version of the LLVM whose IR the library reads.
    pub llvm: u32,
    /// Whether single-precision denormals are flushed.
    pub ftz: bool,
    /// Whether single-precision square roots are rounded correctly.
    pub prec_sqrt: bool,
    /// Whether the library computes with halves (`half`); before CUDA 12.6 it refuses them in the older dialect.
    pub half: bool,
    /// Whether the library may unroll loops.
    pub unroll: bool,
    /// Whether lines of the source are kept.
    pub line_info: bool,
    /// Version of NVVM IR and of its debug metadata, as the library reports them.
    pub ir_version: [u32; 4],
}

/// Target triple of 64-bit programs.
const TRIPLE: &str = "nvptx64-nvidia-cuda";

/// Data layout of LLVM 7's dialect: NVVM IR Specification, "Data Layout".
const LEGACY_LAYOUT: &str = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
                             v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64";

/// Data layout of the current dialect, as libNVVM states it when it refuses another.
const MODERN_LAYOUT: &str = "e-p:64:64:64-p6:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-\
                             f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8";

/// The first lines of a module in LLVM 7's dialect.
pub(crate) fn legacy_header() -> String {
    format!("target datalayout = \"{LEGACY_LAYOUT}\"\ntarget triple = \"{TRIPLE}\"\n")
}

/// Lowers a module in place.
pub(crate) fn lower(module: &mut Module, target: Target) -> Result<()> {
    constants::resolve_aliases(module);
    remove_libdevice_stand_ins(module);
    let bounds = launch_bounds::take(module);
    reachable::run(module);
    module.functions.iter_mut().for_each(names::name_everything);
    rewrite::run(module, target)?;
    if !target.half {
        halves::run(module)?;
    }
    if target.legacy {
        widths::run(module)?;
    }
    attributes::run(module, target);
    if !target.unroll {
        loops::keep_rolled(module, loops::Which::All);
    } else if !target.legacy && target.llvm > OLDEST_CURRENT {
        loops::keep_rolled(module, loops::Which::LeftInSeveralPlaces);
    }
    metadata::run(module, target);
    if target.typed_pointers() {
        let kernels = kernels::take(module);
        pointers::run(module)?;
        cleanup::run(module);
        kernels::mark(module, &kernels, target);
    }
    launch_bounds::state(module, &bounds, target);
    module.data_layout = Some(if target.legacy { LEGACY_LAYOUT } else { MODERN_LAYOUT }.to_owned());
    module.triple = Some(TRIPLE.to_owned());
    metadata::version(module, target.ir_version);
    Ok(())
}

/// A kernel crate may define functions under libdevice's names, for the code generator that has no libdevice; here the real
/// ones take their place.
fn remove_libdevice_stand_ins(module: &mut Module) {
    for function in &mut module.functions {
        if function.name.as_str().is_some_and(is_libdevice) && !function.is_declaration() {
            function.blocks.clear();
            function.metadata.clear();
            function.symbol = llvm_ir::Symbol::default();
            function.convention = None;
            function.parameters.iter_mut().for_each(|p| p.name = None);
        }
    }
}

/// Names of the functions that the module declares without defining them.
pub(crate) fn declared(module: &Module) -> HashSet<&str> {
    module.functions.iter().filter(|f| f.is_declaration()).filter_map(|f| Name::as_str(&f.name)).collect()
}
