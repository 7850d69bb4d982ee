//! The command line: `warpbook run`, `list`, `bench`, `inspect`, `doctor`.

mod bench;
mod doctor;
mod inspect;
mod list;
mod run;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

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
    /// Show a kernel's source beside its PTX, and its machine code where a disassembler is found
    Inspect(inspect::InspectArgs),
    /// Show which drivers and devices were found, and what is missing
    Doctor(doctor::DoctorArgs),
}

/// Which kernels to load.
#[derive(Args, Clone, Debug, Default)]
pub struct KernelArgs {
    /// Take the kernels from this PTX file instead of the PTX inside this program
    #[arg(long, value_name = "FILE", env = "WARPBOOK_PTX")]
    ptx: Option<PathBuf>,
    /// The architecture that the PTX must be for, such as sm_75
    #[arg(long, value_name = "sm_XY")]
    arch: Option<String>,
}

impl KernelArgs {
    /// Reads the PTX and checks it against `--arch`.
    ///
    /// # Errors
    /// The file cannot be read, is no PTX, or is for another architecture.
    pub fn load(&self, embedded: &str) -> Result<(Kernels, ptx::ast::Module), Error> {
        let kernels = match &self.ptx {
            None if embedded.is_empty() => return Err(Error::NoKernels),
            None => Kernels { ptx: embedded.into(), origin: "this program".into() },
            Some(path) => {
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
                Kernels { ptx: text, origin }
            }
        };
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

/// Runs the command line of this process on the PTX that the program carries.
pub fn main(embedded: &str) -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        Command::Run(args) => run::run(&args, embedded),
        Command::List(args) => list::run(&args),
        Command::Bench(args) => bench::run(&args, embedded),
        Command::Inspect(args) => inspect::run(&args, embedded),
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
        let error = KernelArgs::default().load("").unwrap_err();
        assert!(matches!(error, Error::NoKernels) && error.exit_code() == 1, "{error}");
    }
}
