//! `run`, `list`, `bench`, `inspect`, `compare`: build the `warpbook` binary and hand it the arguments.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};

use cuda_builder::{Arch, Codegen, KernelBuild};

use crate::cargo::Kernels;
use crate::error::Error;
use crate::generator::{self, GeneratorArgs, Taken};
use crate::{build, cargo};

/// Runs `warpbook SUBCOMMAND ARGUMENTS…` on a fresh build.
///
/// The kernels' PTX is compiled beside the binary, at the same time, and handed over as `--ptx FILE`: after a change of
/// one kernel that halves the wait, and `--arch` and `--codegen` leave the binary as it is.
pub fn run(subcommand: &str, arguments: Vec<OsString>) -> Result<ExitCode, Error> {
    let taken = generator::take(arguments, true)?;
    let ptx = if subcommand == "inspect" { "--ptx-file" } else { "--ptx" };
    let own_ptx = std::env::var_os("WARPBOOK_PTX").is_some()
        || taken.rest.iter().any(|argument| argument.to_string_lossy().starts_with(ptx));
    // Both `--arch` and `--ptx` are one too many, which the binary says.
    let chosen = taken.arch.is_some() || taken.generator.given();
    let generators = match subcommand {
        // The catalogue is the same for all of them.
        "list" => Vec::new(),
        _ if own_ptx && !chosen => Vec::new(),
        "compare" => both(&taken),
        // Only one of the generators has it, so asking for it is a choice.
        "inspect" if taken.generator.codegen.is_none() && has(&taken, "--nvvm-ir") => {
            let nvvm_options = taken.generator.nvvm_options;
            vec![GeneratorArgs { codegen: Some(Codegen::Nvvm), nvvm_options }.or_environment()?]
        }
        _ => vec![taken.generator.clone().or_environment()?],
    };
    warpbook(subcommand, ptx, &taken, &generators)
}

fn has(taken: &Taken, flag: &str) -> bool {
    taken.rest.iter().any(|argument| argument == flag)
}

fn both(taken: &Taken) -> Vec<GeneratorArgs> {
    let of = |codegen, nvvm_options| GeneratorArgs { codegen: Some(codegen), nvvm_options };
    vec![of(Codegen::Llvm, None), of(Codegen::Nvvm, taken.generator.nvvm_options)]
}

fn warpbook(
    subcommand: &str,
    ptx: &str,
    taken: &Taken,
    generators: &[GeneratorArgs],
) -> Result<ExitCode, Error> {
    let arch = taken.arch.clone().or_else(|| std::env::var("WARPBOOK_ARCH").ok());
    let arch = arch.filter(|arch| !arch.is_empty());
    let arch = arch.map_or_else(|| Ok(Arch::default()), |arch| Arch::parse(&arch))?;
    let compile = || -> Result<Vec<KernelBuild>, Error> {
        generators.iter().map(|generator| build::kernels_quietly(arch, generator)).collect()
    };
    let (files, kernels) = std::thread::scope(|scope| {
        let kernels = scope.spawn(compile);
        let files = cargo::build("warpbook", Kernels::Beside, &GeneratorArgs::default());
        (files, kernels.join())
    });
    // An error in a kernel is usually one of the host's build as well, which has shown it by now.
    let files = files?;
    let mut command =
        Command::new(cargo::file_named(&files, &format!("warpbook{}", std::env::consts::EXE_SUFFIX))?);
    command.arg(subcommand);
    for kernels in kernels.unwrap_or_else(|panic| std::panic::resume_unwind(panic))? {
        generator::tell(&kernels);
        // Ahead of the user's own, which may end in a `--counters` that would take it for its value.
        command.arg(ptx).arg(kernels.ptx_path);
        if subcommand == "inspect" {
            // NVVM IR where it is asked for and was made.
            let ir = kernels.nvvm_ir_path.filter(|_| has(taken, "--nvvm-ir"));
            let ir = ir.or_else(|| (!has(taken, "--nvvm-ir")).then_some(kernels.llvm_ir_path));
            command.args(ir.iter().flat_map(|ir| [OsStr::new("--ir-file"), ir.as_os_str()]));
        }
    }
    command.args(&taken.rest);
    cargo::become_program(command)
}
