//! `warpbook inspect`: a kernel's source beside its PTX, and its machine code where NVIDIA's tools are found.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use clap::Args;
use ptx::ast::{Function, Item, Loc, Module, Place, Statement};

use super::{Generator, KernelArgs, arch_of, out};
use crate::error::Error;
use crate::report::ir::excerpt;
use crate::report::source::{self, Sources};
use crate::report::{FAINT, GREEN, coloured, paint};
use crate::select::nearest;
use crate::tools;

/// Arguments of `inspect`.
#[derive(Args)]
pub struct InspectArgs {
    /// The kernel's name in the PTX
    kernel: String,
    /// Show the LLVM IR that rustc wrote
    #[arg(long, group = "view")]
    llvm_ir: bool,
    /// Show the IR that libNVVM read: LLVM IR lowered to NVVM's dialect for the architecture
    #[arg(long, group = "view")]
    nvvm_ir: bool,
    /// Show the PTX as it is, without the source
    #[arg(long, group = "view")]
    ptx: bool,
    /// Show the machine code, by NVIDIA's assembler and disassembler
    #[arg(long, group = "view")]
    sass: bool,
    /// Leave out the machine code
    #[arg(long, conflicts_with = "view")]
    no_sass: bool,
    /// The architecture of the machine code; the PTX's own if left out
    #[arg(long, value_name = "sm_XY")]
    sass_arch: Option<String>,
    /// Take the kernels from this PTX file instead of the PTX inside this program
    #[arg(long, value_name = "FILE", env = "WARPBOOK_PTX")]
    ptx_file: Vec<PathBuf>,
    /// Whose PTX to take: that of rustc's LLVM or that of NVIDIA's libNVVM
    #[arg(long, value_enum, value_name = "GENERATOR", default_value_t)]
    codegen: Generator,
    /// The architecture that the PTX must be for, such as sm_75
    #[arg(long, value_name = "sm_XY")]
    arch: Option<String>,
    /// The IR that the PTX was made from; `cargo xtask inspect` gives it
    #[arg(long, value_name = "FILE", hide = true)]
    ir_file: Option<PathBuf>,
}

/// Names of the kernels in a module.
pub fn kernels(module: &Module) -> impl Iterator<Item = &Function> {
    module.entries()
}

/// Shows the kernel.
pub fn run(args: &InspectArgs, embedded: &[&str]) -> Result<bool, Error> {
    let kernel_args =
        KernelArgs { ptx: args.ptx_file.clone(), codegen: args.codegen, arch: args.arch.clone() };
    let (text, module) = kernel_args.load(embedded)?;
    let names: Vec<String> = kernels(&module).map(|function| function.name.to_string()).collect();
    let function =
        kernels(&module).find(|function| function.name == args.kernel.as_str()).ok_or_else(|| {
            Error::UnknownKernel { kernel: args.kernel.clone(), nearest: nearest(&args.kernel, &names) }
        })?;
    let arch = args.sass_arch.clone().unwrap_or_else(|| arch_of(&module));
    if args.llvm_ir || args.nvvm_ir {
        out(ir(args)?.trim_end());
    } else if args.ptx {
        out(function.to_string().trim_end());
    } else if args.sass {
        let code = machine_code(&text.ptx, &args.kernel, &arch);
        out(code.map_err(|reason| Error::NoMachineCode { arch, reason })?.trim_end());
    } else {
        both(args, &text.ptx, &module, function, &arch);
    }
    Ok(true)
}

/// The kernel's IR.
fn ir(args: &InspectArgs) -> Result<String, Error> {
    let what = if args.nvvm_ir { "NVVM IR" } else { "LLVM IR" };
    let missing = Error::NoIr { what, flag: if args.nvvm_ir { "--nvvm-ir" } else { "--llvm-ir" } };
    let Some(path) = &args.ir_file else { return Err(missing) };
    let module = std::fs::read_to_string(path).map_err(|error| Error::File {
        action: "read",
        path: path.display().to_string(),
        error,
    })?;
    excerpt(&module, &args.kernel).ok_or(missing)
}

/// The source beside the PTX, and the machine code where it can be had.
fn both(args: &InspectArgs, ptx: &str, module: &Module, function: &Function, arch: &str) {
    out(listing(module, function).trim_end());
    if !args.no_sass {
        match machine_code(ptx, &args.kernel, arch) {
            Ok(sass) => out(&format!("\nmachine code for {arch}\n{}", sass.trim_end())),
            Err(reason) => out(&format!("\nno machine code: {reason}")),
        }
    }
}

/// The kernel's PTX under the source lines that it comes from.
fn listing(module: &Module, function: &Function) -> String {
    let colour = coloured();
    let files: HashMap<u32, &str> = module
        .items
        .iter()
        .filter_map(|item| match item {
            Item::File(file) => Some((file.index, &*file.name)),
            _ => None,
        })
        .collect();
    let mut sources = Sources::default();
    let mut text = String::new();
    let parameters: Vec<String> = function.params.iter().map(|parameter| parameter.to_string()).collect();
    let _ = writeln!(text, "kernel {}\n    {}", function.name, parameters.join("\n    "));
    if let Some(bounds) = bounds(function) {
        let _ = writeln!(text, "launch bounds: {bounds}");
    }
    let mut last = None;
    Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| match statement {
        Statement::Loc(loc) => {
            let at = place(loc);
            // Line 0 stands for code that the compiler made up: it belongs to no line, and stays where it is.
            if at.line != 0 && last != Some((at.file, at.line)) {
                last = Some((at.file, at.line));
                let file = files.get(&at.file).copied().unwrap_or("?");
                let line = sources.line(file, at.line).unwrap_or_else(|| "(source not found)".into());
                let inlined = if loc.inlined_at.is_some() { "  (inlined code)" } else { "" };
                let heading = format!("{}:{} | {line}{inlined}", source::short(file), at.line);
                let _ = writeln!(text, "\n{}", paint(&heading, GREEN, colour));
            }
        }
        // The statements inside come by themselves.
        Statement::Block(_) => {}
        Statement::Label(_) => {
            let _ = writeln!(text, "{}", paint(statement.to_string().trim(), FAINT, colour));
        }
        _ => {
            for line in statement.to_string().lines() {
                let _ = writeln!(text, "    {}", line.trim_end());
            }
        }
    });
    text
}

/// What the kernel promises about its blocks and asks for, in words.
fn bounds(function: &Function) -> Option<String> {
    let exact = function.req_ntid().map(|[x, y, z]| format!("blocks of exactly {x}x{y}x{z}"));
    let most = || {
        let threads = function.max_ntid()?.iter().map(|&n| u64::from(n)).product::<u64>();
        Some(format!("at most {threads} threads a block"))
    };
    let blocks = function.min_cta_per_sm().map(|blocks| format!("{blocks} blocks a multiprocessor at least"));
    let words: Vec<String> = exact.or_else(most).into_iter().chain(blocks).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The line in the kernel itself: for code that was inlined from a library, the place of the call.
fn place(loc: &Loc) -> Place {
    loc.inlined_at.unwrap_or(loc.place)
}

/// Assembles the PTX and takes one kernel apart. `Err` tells what is missing, or the tool's own words.
fn machine_code(ptx: &str, kernel: &str, arch: &str) -> Result<String, String> {
    let (ptxas, nvdisasm) = (tools::find("ptxas")?, tools::find("nvdisasm")?);
    tools::in_scratch(|folder| {
        let (source, binary) = (folder.join("kernels.ptx"), folder.join("kernels.cubin"));
        std::fs::write(&source, ptx).map_err(|error| tools::on(&source, &error))?;
        let entry = format!("--entry={kernel}");
        let arch = format!("-arch={arch}");
        let usage =
            tools::output(Command::new(&ptxas).args(["-v", &arch, &entry, "-o"]).arg(&binary).arg(&source))?;
        let code = tools::output(Command::new(&nvdisasm).args(["-c", "-ndf"]).arg(&binary))?;
        Ok(format!("{}\n{}", usage.trim_end(), code.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::bounds;

    #[test]
    fn launch_bounds_are_told_in_words() {
        let told = |directives: &str| {
            let text = format!(
                ".version 7.0\n.target sm_75\n.address_size 64\n.entry k() {directives}\n{{ ret; }}\n"
            );
            let module = ptx::parse(&text).unwrap();
            module.entries().next().and_then(bounds).unwrap_or_default()
        };
        assert_eq!(told(""), "");
        assert_eq!(told(".maxntid 16, 16"), "at most 256 threads a block");
        assert_eq!(
            told(".maxntid 512 .minnctapersm 2"),
            "at most 512 threads a block, 2 blocks a multiprocessor at least"
        );
        assert_eq!(told(".reqntid 32, 4, 1"), "blocks of exactly 32x4x1");
    }
}
