//! `fuzz`: what can be fuzzed.

use std::ffi::OsString;

use clap::Subcommand;

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
