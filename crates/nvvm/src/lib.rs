//! LLVM IR of rustc to PTX by NVIDIA's libNVVM.
//!
//! rustc writes the whole program as LLVM IR of its own LLVM. libNVVM, the optimiser and code generator inside of NVIDIA's
//! own compilers, reads two dialects: LLVM 7's for targets before compute_100, a current LLVM's from there on. This crate
//! lowers the one to the other ([`lower()`]), loads libNVVM at run time ([`LibNvvm`]) and lets it write PTX ([`compile`]).
//! Nothing of CUDA is needed to build it.
//!
//! ```no_run
//! let library = nvvm::LibNvvm::find()?;
//! let ir = std::fs::read_to_string("kernels.ll").expect("rustc wrote it");
//! let ptx = nvvm::compile(&ir, &nvvm::Options::new("sm_90".parse()?), &library)?;
//! println!("{}", ptx.text);
//! # Ok::<(), nvvm::Error>(())
//! ```
//!
//! # Launch bounds
//!
//! A line `//@launch_bounds name 512 2` of `module asm` states that no block of a kernel has more than 512 threads and that a
//! multiprocessor is to hold 2 of them, or as many as come if the second number is 0: libNVVM learns it and writes `.maxntid` and
//! `.minnctapersm`. That is what `#[kernel(launch_bounds(512, 2))]` of `cuda_std` leaves; see [`LaunchBounds`].
//!
//! # Mathematical functions
//!
//! Calls of `llvm.sin.f32` and its kin, which is what rustc makes of its mathematical intrinsics, become calls of libdevice.
//! A kernel can also declare libdevice's functions (`unsafe extern "C" { fn __nv_erff(x: f32) -> f32; }`), or define
//! functions under those names for other code generators; here the definitions give way to libdevice's.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod error;
pub mod fetch;
pub mod find;
mod launch_bounds;
mod library;
mod lower;
mod options;
mod output;

pub use error::{Error, Result};
pub use launch_bounds::LaunchBounds;
pub use library::{LibNvvm, Versions};
pub use lower::Target;
pub use options::{Arch, Dialect, Options};
pub use output::Ptx;

/// What identifies this crate's lowering: another text, another result, even of one version of the crate. For stamps on results that are kept.
pub const LOWERING: &str = concat!(env!("CARGO_PKG_VERSION"), " ", env!("NVVM_SOURCES"));

/// Lowers LLVM IR text to NVVM IR text for a target.
///
/// # Errors
///
/// [`Error::Parse`] for text that is not LLVM IR, [`Error::Unsupported`] for what the dialect cannot express.
pub fn lower(ir: &str, target: Target) -> Result<String> {
    let mut module = llvm_ir::parse(ir)?;
    lower::lower(&mut module, target)?;
    Ok(module.to_string())
}

/// What to lower for, given a library and options.
///
/// # Errors
///
/// [`Error::Target`] if the library does not know the architecture.
pub fn target(options: &Options, library: &LibNvvm) -> Result<Target> {
    let llvm = library.llvm_version(options.arch, options.dialect)?;
    Ok(Target {
        legacy: llvm < 15,
        llvm,
        ftz: options.ftz,
        prec_sqrt: options.prec_sqrt,
        half: llvm >= 15 || library.computes_with_halves(),
        unroll: options.unroll,
        line_info: options.line_info,
        ir_version: library.versions().ir,
    })
}

/// Compiles rustc's LLVM IR to PTX.
///
/// # Errors
///
/// Those of [`lower`] and [`target`]; [`Error::NoLibdevice`] if the kernels need it and it is missing; [`Error::Program`] with
/// libNVVM's own log if it refuses the program.
pub fn compile(ir: &str, options: &Options, library: &LibNvvm) -> Result<Ptx> {
    let target = target(options, library)?;
    let mut module = llvm_ir::parse(ir)?;
    lower::lower(&mut module, target)?;
    let needs_libdevice = lower::declared(&module).into_iter().any(lower::is_libdevice);
    let libdevice = if needs_libdevice { Some(output::read_libdevice(library)?) } else { None };
    let nvvm_ir = module.to_string();
    let (text, log) = library.compile(&nvvm_ir, libdevice.as_deref(), options)?;
    output::finish(text, log, nvvm_ir, options)
}
