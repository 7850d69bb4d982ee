//! The `warpbook` binary: the command line on the PTX that the build script made.

use std::process::ExitCode;

fn main() -> ExitCode {
    warpbook::cli::main(include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx")))
}
