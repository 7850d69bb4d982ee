//! `run`, `list`, `bench`, `inspect`, `compare`: build the `warpbook` binary and hand it the arguments. `coretests` and
//! `fuzz codegen` have binaries of their own.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

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

/// Builds the program of a package, which has the package's name, and hands it the arguments.
pub fn program(package: &str, arguments: Vec<OsString>) -> Result<ExitCode, Error> {
    let files = cargo::build(package, Kernels::Beside, &GeneratorArgs::default())?;
    let program = cargo::file_named(&files, &format!("{package}{}", std::env::consts::EXE_SUFFIX))?;
    let mut command = Command::new(program);
    command.args(arguments);
    cargo::become_program(command)
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
    let compile = |only: Option<&[String]>| -> Result<Vec<KernelBuild>, Error> {
        generators.iter().map(|generator| build::kernels_quietly(arch, generator, only)).collect()
    };
    let binary = format!("warpbook{}", std::env::consts::EXE_SUFFIX);
    // An earlier build of the binary lies beside this program and nearly always knows what the new one will say.
    let earlier = std::env::current_exe().ok().map(|own| own.with_file_name(&binary));
    let guess = earlier.and_then(|earlier| needed(&earlier, subcommand, &taken.rest));
    let (files, kernels) = std::thread::scope(|scope| {
        let kernels = scope.spawn(|| compile(guess.as_deref()));
        let files = cargo::build("warpbook", Kernels::Beside, &GeneratorArgs::default());
        (files, kernels.join())
    });
    // An error in a kernel is usually one of the host's build as well, which has shown it by now.
    let binary = cargo::file_named(&files?, &binary)?;
    let mut kernels = kernels.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
    if guess.is_some() && !generators.is_empty() {
        let now = needed(&binary, subcommand, &taken.rest);
        if now != guess {
            kernels = compile(now.as_deref())?;
        }
    }
    let mut command = Command::new(binary);
    command.arg(subcommand);
    for kernels in kernels {
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

/// The kernels that a `run` with these arguments launches, as the binary tells. `None` where all are needed or it cannot tell, such as
/// for a filter that matches nothing, about which the run itself will complain.
///
/// Only `run` is served so: what is inlined into a kernel may depend on what else is compiled, and the figures of the other
/// commands are to be those of the whole.
fn needed(binary: &Path, subcommand: &str, arguments: &[OsString]) -> Option<Vec<String>> {
    if subcommand != "run" || !binary.is_file() {
        return None;
    }
    let mut command = Command::new(binary);
    command.arg(subcommand).args(arguments).env("WARPBOOK_TELL_KERNELS", "1").stderr(Stdio::null());
    let output = command.output().ok().filter(|output| output.status.success())?;
    let names: Vec<String> = String::from_utf8(output.stdout).ok()?.lines().map(str::to_owned).collect();
    (!names.is_empty()).then_some(names)
}
