//! `test`: every test of the workspace, in the profile of everything else.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::cargo;
use crate::error::Error;

/// Runs `cargo test` with these arguments besides.
pub fn run(arguments: &[OsString]) -> Result<ExitCode, Error> {
    let mut command = cargo::command("test");
    command.args(["--release"]);
    let chosen = arguments.iter().any(|argument| {
        let text = argument.to_string_lossy();
        text == "-p" || text.starts_with("--package")
    });
    if !chosen {
        command.arg("--workspace");
    }
    command.args(arguments);
    cargo::become_program(command)
}
