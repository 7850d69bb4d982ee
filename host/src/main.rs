//! The `warpbook` binary: the command line on the PTX that the build script made.

use std::process::ExitCode;

/// A text a code generator; the first is what commands take unless they are told otherwise.
const KERNELS: &[&str] = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));

fn main() -> ExitCode {
    warpbook::cli::main(KERNELS)
}
