//! `ci`: what has to be green before a change lands.

use std::process::ExitCode;

use crate::cargo;
use crate::error::Error;

/// Formatting, lints as errors, tests: in this order, ending at the first that fails.
pub fn run() -> Result<ExitCode, Error> {
    let steps: [(&str, &[&str]); 3] = [
        ("fmt", &["--all", "--check"]),
        ("clippy", &["--release", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        ("test", &["--release", "--workspace"]),
    ];
    for (step, arguments) in steps {
        eprintln!("cargo {step} {}", arguments.join(" "));
        let status = cargo::command(step)
            .args(arguments)
            .status()
            .map_err(|error| Error::Start { program: "cargo".into(), error })?;
        if !status.success() {
            return Err(Error::Failed(format!("`cargo {step}` failed")));
        }
    }
    Ok(ExitCode::SUCCESS)
}
