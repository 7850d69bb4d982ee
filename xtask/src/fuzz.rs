//! `fuzz`: build the program that generates and compares kernels, and hand it the arguments.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use clap::Subcommand;

use crate::cargo::{self, Kernels};
use crate::error::Error;
use crate::generator::GeneratorArgs;

/// What is fuzzed.
#[derive(Subcommand)]
pub enum FuzzCommand {
    /// The path from Rust to PTX, with generated kernels; see `cargo xtask fuzz codegen --help`
    #[command(disable_help_flag = true)]
    Codegen {
        /// Arguments for `codegen_fuzz`, as they are
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
        arguments: Vec<OsString>,
    },
}

/// Builds and runs the program.
///
/// # Errors
/// The program could not be built or started.
pub fn run(command: FuzzCommand) -> Result<ExitCode, Error> {
    let FuzzCommand::Codegen { arguments } = command;
    let files = cargo::build("codegen_fuzz", Kernels::Inside, &GeneratorArgs::default())?;
    let program = cargo::file_named(&files, &format!("codegen_fuzz{}", std::env::consts::EXE_SUFFIX))?;
    let mut command = Command::new(program);
    command.args(arguments);
    cargo::become_program(command)
}
