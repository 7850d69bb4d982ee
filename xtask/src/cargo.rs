//! Calling cargo: one profile for everything, its chatter reduced to a line of progress, its errors shown as they are.

use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::error::Error;
use crate::generator::{self, GeneratorArgs};

/// The workspace's root.
pub fn root() -> PathBuf {
    // cargo sets the variable at run time too, which holds when the folder was moved since this was compiled.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    manifest.parent().map_or(manifest.clone(), Path::to_path_buf)
}

/// A cargo command in the workspace.
pub fn command(subcommand: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg(subcommand).current_dir(root());
    command
}

/// Where the `warpbook` binary has its kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernels {
    /// In itself: its build waits for theirs.
    Inside,
    /// In itself, twice: the PTX of both code generators.
    Both,
    /// In a file that it is given; see `host/build.rs`.
    Beside,
}

/// Builds a package in release mode, with the kernels of a code generator, and gives the files that came out: binaries and libraries.
///
/// # Errors
/// cargo cannot be started, or the build failed; the compiler's own messages are on standard error then.
pub fn build(package: &str, kernels: Kernels, generator: &GeneratorArgs) -> Result<Vec<PathBuf>, Error> {
    let mut command = command("build");
    generator.export(&mut command);
    match kernels {
        Kernels::Inside => {}
        Kernels::Beside => _ = command.env("WARPBOOK_KERNELS", "beside"),
        Kernels::Both => _ = command.env(generator::CODEGEN, "both"),
    }
    command.args(["--release", "--package", package, "--message-format", "json-render-diagnostics"]);
    let terminal = std::io::stderr().is_terminal();
    if terminal {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| Error::Start { program: "cargo".into(), error })?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let chatter = std::thread::spawn(move || stderr.map(|stderr| filter(stderr, terminal)));
    let files = stdout.map(|stdout| artifacts(BufReader::new(stdout), package)).unwrap_or_default();
    let status = child.wait().map_err(|error| Error::Start { program: "cargo".into(), error })?;
    // A panic there would be a bug in the filter; the build's result stands anyway.
    let _ = chatter.join();
    if status.success() { Ok(files) } else { Err(Error::Failed(format!("{package} could not be built"))) }
}

/// Files of the artifacts that belong to `package`, from cargo's JSON messages.
fn artifacts(messages: impl BufRead, package: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for line in messages.lines().map_while(Result::ok) {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(&line) else { continue };
        // A package id ends in `/folder#name@version` or `/name#version`.
        let id = message["package_id"].as_str().unwrap_or_default();
        let own = id.contains(&format!("#{package}@")) || id.contains(&format!("/{package}#"));
        if own && message["reason"] == "compiler-artifact" {
            let names = message["filenames"].as_array().into_iter().flatten();
            files.extend(names.filter_map(|name| name.as_str()).map(PathBuf::from));
        }
    }
    files
}

/// What cargo says about its own progress, by the first word of the line.
const STATUS: [&str; 14] = [
    "Compiling",
    "Checking",
    "Downloading",
    "Downloaded",
    "Updating",
    "Locking",
    "Adding",
    "Finished",
    "Fresh",
    "Blocking",
    "Building",
    "Running",
    "Dirty",
    "Unpacking",
];

/// Passes on what is not progress. On a terminal progress is one line that overwrites itself.
fn filter(stderr: impl Read, terminal: bool) {
    let mut out = std::io::stderr();
    let mut compiled = 0;
    let mut shown = false;
    for line in BufReader::new(stderr).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        let plain = without_colour(&line);
        let word = plain.split_whitespace().next().unwrap_or_default();
        // Progress is right-aligned in twelve columns, so it starts with blanks; a message does not.
        if STATUS.contains(&word) && plain.starts_with(' ') {
            compiled += usize::from(word == "Compiling");
            if terminal {
                let what: String = plain.trim().chars().take(60).collect();
                let _ = write!(out, "\r\x1b[2K{what} ({compiled} crates)");
                let _ = out.flush();
                shown = true;
            }
        } else {
            if shown {
                let _ = write!(out, "\r\x1b[2K");
                shown = false;
            }
            let _ = writeln!(out, "{line}");
        }
    }
    if shown {
        let _ = write!(out, "\r\x1b[2K");
        let _ = out.flush();
    }
}

/// The text without ANSI escape sequences.
fn without_colour(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if c == '\x1b' {
            for c in rest.by_ref() {
                if c.is_ascii_alphabetic() {
                    break;
                }
            }
        } else {
            plain.push(c);
        }
    }
    plain
}

/// The file called `name` among a build's files.
pub fn file_named(files: &[PathBuf], name: &str) -> Result<PathBuf, Error> {
    let found = files.iter().find(|path| path.file_name().is_some_and(|file| file == name));
    found.cloned().ok_or_else(|| Error::Failed(format!("the build made no file `{name}`")))
}

/// Becomes another program, so that its exit code and its signals are its own. Returns only where that cannot be had.
pub fn become_program(mut command: Command) -> Result<ExitCode, Error> {
    let program = command.get_program().to_string_lossy().into_owned();
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        let error = command.exec();
        Err(Error::Start { program, error })
    }
    #[cfg(not(unix))]
    {
        let status = command.status().map_err(|error| Error::Start { program, error })?;
        Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_removed() {
        assert_eq!(without_colour("\x1b[1m\x1b[32m   Compiling\x1b[0m x"), "   Compiling x");
    }

    #[test]
    fn artifacts_of_the_package_are_found() {
        let messages = br##"{"reason":"compiler-artifact","package_id":"path+file:///w/host#warpbook@0.1.0","filenames":["/t/warpbook"]}
{"reason":"compiler-artifact","package_id":"path+file:///w/crates/libcuda#0.1.0","filenames":["/t/libcuda.so"]}
not json
"##;
        assert_eq!(artifacts(&messages[..], "warpbook"), [PathBuf::from("/t/warpbook")]);
        assert_eq!(artifacts(&messages[..], "libcuda"), [PathBuf::from("/t/libcuda.so")]);
    }
}
