//! `run`, `list`, `bench`, `inspect`: build the `warpbook` binary and hand it the arguments.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use cuda_builder::Arch;

use crate::cargo::Kernels;
use crate::error::Error;
use crate::{build, cargo};

/// Runs `warpbook SUBCOMMAND ARGUMENTS…` on a fresh build.
///
/// The kernels' PTX is compiled beside the binary, at the same time, and handed over as `--ptx FILE`: after a change of
/// one kernel that halves the wait, and `--arch` leaves the binary as it is.
pub fn run(subcommand: &str, arguments: Vec<OsString>) -> Result<ExitCode, Error> {
    let (arch, mut arguments) = take_arch(arguments)?;
    let own_ptx = std::env::var_os("WARPBOOK_PTX").is_some()
        || arguments.iter().any(|argument| argument.to_string_lossy().starts_with("--ptx"));
    // Both `--arch` and `--ptx` are one too many, which the binary says.
    let needs_kernels = subcommand != "list" && (arch.is_some() || !own_ptx);
    let arch = arch.or_else(|| std::env::var("WARPBOOK_ARCH").ok().filter(|arch| !arch.is_empty()));
    let arch = arch.map_or_else(|| Ok(Arch::default()), |arch| Arch::parse(&arch))?;
    let (files, kernels) = std::thread::scope(|scope| {
        let kernels = needs_kernels.then(|| scope.spawn(|| build::kernels_quietly(arch)));
        let files = cargo::build("warpbook", Kernels::Beside);
        (files, kernels.map(|kernels| kernels.join()))
    });
    // An error in a kernel is usually one of the host's build as well, which has shown it by now.
    let files = files?;
    if let Some(kernels) = kernels {
        let kernels = kernels.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        for warning in &kernels.warnings {
            eprint!("{warning}");
        }
        // Ahead of the user's own, which may end in a `--counters` that would take it for its value.
        arguments.splice(0..0, ["--ptx".into(), kernels.ptx_path.into_os_string()]);
    }
    let mut command =
        Command::new(cargo::file_named(&files, &format!("warpbook{}", std::env::consts::EXE_SUFFIX))?);
    command.arg(subcommand).args(arguments);
    cargo::become_program(command)
}

/// Takes `--arch sm_XY` or `--arch=sm_XY` out of the arguments. `list` and the help text need no kernels.
fn take_arch(arguments: Vec<OsString>) -> Result<(Option<String>, Vec<OsString>), Error> {
    let mut arch = None;
    let mut rest = Vec::with_capacity(arguments.len());
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        if text == "--arch" {
            let value = arguments.next().ok_or(Error::ArchMissing)?;
            arch = Some(value.to_string_lossy().into_owned());
        } else if let Some(value) = text.strip_prefix("--arch=") {
            arch = Some(value.to_owned());
        } else {
            rest.push(argument);
        }
    }
    Ok((arch, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(arguments: &[&str]) -> Result<(Option<String>, Vec<OsString>), Error> {
        take_arch(arguments.iter().map(OsString::from).collect())
    }

    #[test]
    fn the_architecture_is_taken_out() {
        for arguments in [["x", "--arch", "sm_90", "--json"].as_slice(), &["x", "--arch=sm_90", "--json"]] {
            let (arch, rest) = take(arguments).unwrap();
            assert_eq!(arch.as_deref(), Some("sm_90"));
            assert_eq!(rest, ["x", "--json"]);
        }
        assert_eq!(take(&["x"]).unwrap().0, None);
        assert!(take(&["--arch"]).is_err());
    }
}
