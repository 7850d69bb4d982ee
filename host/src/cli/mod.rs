//! The command line: `warpbook run`, `list`, `bench`, `spmv`, `inspect`, `doctor`.

mod bench;
mod compare;
mod doctor;
mod inspect;
mod list;
mod render;
mod run;
mod spmv;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::error::Error;
use crate::session::Kernels;

/// GPU kernels in Rust, run on a GPU or on the simulated one, checked against references.
#[derive(Parser)]
#[command(name = "warpbook", version, propagate_version = true, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run algorithms and check each result against its reference
    Run(run::RunArgs),
    /// List the catalogue
    List(list::ListArgs),
    /// Measure kernels against the bytes and operations that they cannot do without
    Bench(bench::BenchArgs),
    /// Multiply a sparse matrix of your own by a vector, in every format
    Spmv(spmv::SpmvArgs),
    /// Compare two code generators: results bit by bit, counters, resources of the kernels, and time on a GPU
    Compare(compare::CompareArgs),
    /// Show a kernel's source beside its PTX, and its machine code where a disassembler is found
    Inspect(inspect::InspectArgs),
    /// Draw a scene, check it and write it as PNG
    Render(render::RenderArgs),
    /// Show which drivers and devices were found, and what is missing
    Doctor(doctor::DoctorArgs),
}

/// A code generator, as users choose it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Generator {
    /// The first that this program carries
    #[default]
    Auto,
    /// rustc's own LLVM
    Llvm,
    /// NVIDIA's libNVVM
    Nvvm,
}

/// Which kernels to load.
#[derive(Args, Clone, Debug, Default)]
pub struct KernelArgs {
    /// Take the kernels from this PTX file instead of the PTX inside this program; more than once for PTX of several code
    /// generators
    #[arg(long, value_name = "FILE", env = "WARPBOOK_PTX")]
    ptx: Vec<PathBuf>,
    /// Whose PTX to take: that of rustc's LLVM or that of NVIDIA's libNVVM
    #[arg(long, value_enum, value_name = "GENERATOR", default_value_t)]
    codegen: Generator,
    /// The architecture that the PTX must be for, such as sm_75
    #[arg(long, value_name = "sm_XY")]
    arch: Option<String>,
}

impl KernelArgs {
    /// Reads the PTX and checks it against `--arch`.
    ///
    /// # Errors
    /// The file cannot be read, is no PTX, or is for another architecture.
    pub fn load(&self, embedded: &[&str]) -> Result<(Kernels, ptx::ast::Module), Error> {
        let mut all = self.texts(embedded)?;
        let carried: Vec<&str> = all.iter().map(Kernels::codegen).collect();
        let chosen = match self.codegen {
            Generator::Auto if self.ptx.len() > 1 => {
                return Err(Error::SeveralPtx { count: self.ptx.len() });
            }
            Generator::Auto => (!all.is_empty()).then_some(0),
            Generator::Llvm => carried.iter().position(|name| *name == "llvm"),
            Generator::Nvvm => carried.iter().position(|name| *name == "nvvm"),
        };
        let Some(chosen) = chosen else {
            let asked = if self.codegen == Generator::Nvvm { "nvvm" } else { "llvm" };
            return Err(Error::OtherCodegen { asked, carried: carried.join(" and ") });
        };
        self.check(all.swap_remove(chosen))
    }

    /// The PTX of two code generators, rustc's LLVM first.
    ///
    /// # Errors
    /// As [`load`](Self::load); also if there is no PTX of one of them.
    pub fn load_both(&self, embedded: &[&str]) -> Result<[(Kernels, ptx::ast::Module); 2], Error> {
        let of = |codegen| KernelArgs { codegen, ..self.clone() }.load(embedded);
        Ok([of(Generator::Llvm)?, of(Generator::Nvvm)?])
    }

    /// The texts to choose from.
    fn texts(&self, embedded: &[&str]) -> Result<Vec<Kernels>, Error> {
        if self.ptx.is_empty() {
            if embedded.is_empty() {
                return Err(Error::NoKernels);
            }
            let own = |text: &&str| Kernels { ptx: (*text).into(), origin: "this program".into() };
            return Ok(embedded.iter().map(own).collect());
        }
        let read = |path: &PathBuf| {
            let origin = path.display().to_string();
            let bytes = std::fs::read(path).map_err(|error| Error::File {
                action: "read",
                path: origin.clone(),
                error,
            })?;
            let bad = |reason: &str| Error::BadPtx { origin: origin.clone(), reason: reason.into() };
            let text = String::from_utf8(bytes).map_err(|_| bad("it is not text"))?;
            if text.contains('\0') {
                return Err(bad("it holds a NUL byte"));
            }
            Ok(Kernels { ptx: text, origin })
        };
        self.ptx.iter().map(read).collect()
    }

    /// Parses the PTX and holds it against `--arch`.
    fn check(&self, kernels: Kernels) -> Result<(Kernels, ptx::ast::Module), Error> {
        let module = ptx::parse(&kernels.ptx)
            .map_err(|error| Error::BadPtx { origin: kernels.origin.clone(), reason: error.to_string() })?;
        if let Some(asked) = &self.arch {
            let carried = arch_of(&module);
            if !is_arch(asked) {
                return Err(Error::UnknownArch { arch: asked.clone() });
            }
            if carried != *asked {
                return Err(Error::OtherArch { carried, asked: asked.clone() });
            }
        }
        Ok((kernels, module))
    }
}

/// Whether `text` has the form of an architecture that the kernels can be built for: sm_75 and up.
fn is_arch(text: &str) -> bool {
    let number = text.strip_prefix("sm_").map(|rest| rest.strip_suffix(['a', 'f']).unwrap_or(rest));
    number.and_then(|digits| digits.parse::<u32>().ok()).is_some_and(|number| (75..=999).contains(&number))
}

/// The module's target without its options: `sm_90a`.
fn arch_of(module: &ptx::ast::Module) -> String {
    let suffix = module.target.suffix.map(String::from).unwrap_or_default();
    format!("sm_{}{suffix}", module.target.sm)
}

/// Asks for the names of the kernels that the command line would launch, instead of launching them. `cargo xtask run` compiles
/// these alone.
const TELL_KERNELS: &str = "WARPBOOK_TELL_KERNELS";

/// Prints the names, one a line; nothing where the command needs all kernels, or fails for a reason that it will tell itself.
fn tell_kernels(command: &Command) {
    let Command::Run(args) = command else { return };
    for kernel in args.kernels().unwrap_or_default() {
        out(kernel);
    }
}

/// Runs the command line of this process on the PTX that the program carries: a text a code generator.
pub fn main(embedded: &[&str]) -> ExitCode {
    let cli = Cli::parse();
    if std::env::var_os(TELL_KERNELS).is_some() {
        tell_kernels(&cli.command);
        return ExitCode::SUCCESS;
    }
    let result = match cli.command {
        Command::Run(args) => run::run(&args, embedded),
        Command::List(args) => list::run(&args),
        Command::Bench(args) => bench::run(&args, embedded),
        Command::Spmv(args) => spmv::run(&args, embedded),
        Command::Compare(args) => compare::run(&args, embedded),
        Command::Inspect(args) => inspect::run(&args, embedded),
        Command::Render(args) => render::run(&args, embedded),
        Command::Doctor(args) => doctor::run(&args, embedded),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let code = error.exit_code();
            eprintln!("{:?}", miette::Report::new(error));
            ExitCode::from(code)
        }
    }
}

/// Prints to standard output; a reader that went away (`| head`) is no error.
fn out(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_without_kernels_asks_for_them() {
        let error = KernelArgs::default().load(&[]).unwrap_err();
        assert!(matches!(error, Error::NoKernels) && error.exit_code() == 1, "{error}");
    }

    #[test]
    fn kernels_are_chosen_by_their_code_generator() {
        let text = |codegen: &str| {
            format!("// Code generator: {codegen}\n.version 7.0\n.target sm_75\n.address_size 64\n")
        };
        let (llvm, nvvm) = (text("llvm"), text("nvvm"));
        let load =
            |codegen, embedded: &[&str]| KernelArgs { codegen, ..KernelArgs::default() }.load(embedded);
        let chosen = |codegen| load(codegen, &[&llvm, &nvvm]).unwrap().0.codegen().to_owned();
        assert_eq!(chosen(Generator::Auto), "llvm");
        assert_eq!(chosen(Generator::Llvm), "llvm");
        assert_eq!(chosen(Generator::Nvvm), "nvvm");
        let error = load(Generator::Nvvm, &[&llvm]).unwrap_err();
        assert!(error.to_string().contains("nvvm, only of llvm") && error.exit_code() == 2, "{error}");
        assert_eq!(load(Generator::Auto, &[".version 7.0\n.target sm_75\n"]).unwrap().0.codegen(), "unknown");
    }
}
