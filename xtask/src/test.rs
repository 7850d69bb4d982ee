//! `test`: every test of the workspace, in the profile of everything else.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::error::Error;
use crate::{cargo, generator};

/// Runs `cargo test` with these arguments besides; `--codegen` and `--nvvm-options` choose what makes the PTX.
pub fn run(arguments: Vec<OsString>) -> Result<ExitCode, Error> {
    let taken = generator::take(arguments, false)?;
    let mut command = cargo::command("test");
    command.args(["--release"]);
    let chosen = taken.rest.iter().any(|argument| {
        let text = argument.to_string_lossy();
        text == "-p" || text.starts_with("--package")
    });
    if !chosen {
        command.arg("--workspace");
    }
    command.args(taken.rest);
    taken.generator.export(&mut command);
    cargo::become_program(command)
}
