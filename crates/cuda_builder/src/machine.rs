//! The machine that the builder runs on: its programs, and a folder for what can be made again.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use crate::process;

/// What the builder uses of the machine outside a toolchain; tests give folders of their own.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    /// Where programs are searched, in the form of the variable PATH.
    pub(crate) path: OsString,
    /// The user's folder for data that can be made again.
    pub(crate) cache: PathBuf,
    /// The folder that is `/` on a real machine.
    pub(crate) root: PathBuf,
    /// The longest that one program may take.
    pub(crate) limit: Duration,
}

impl Machine {
    /// This one.
    pub(crate) fn here() -> Self {
        let home = || env::home_dir().map(|home| home.join(".cache"));
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        Self {
            path: env::var_os("PATH").unwrap_or_default(),
            cache: cache.or_else(home).unwrap_or_else(env::temp_dir).join("cuda_builder"),
            root: PathBuf::from("/"),
            limit: Duration::from_secs(300),
        }
    }

    /// A command for a program on the search path; the error says that it is missing.
    pub(crate) fn command(&self, program: &str) -> Result<Command, String> {
        let found = process::find_in_path(program, &self.path)
            .ok_or_else(|| format!("`{program}` is not on PATH"))?;
        let mut command = Command::new(found);
        // Messages are shown to the user: no backtraces of the program's own, and in the language of the rest.
        command.env("PATH", &self.path).env("RUST_BACKTRACE", "0").env("LC_ALL", "C");
        Ok(command)
    }

    /// Runs a command to its end and gives its output, or says why there is none.
    pub(crate) fn output(&self, command: &mut Command) -> Result<String, String> {
        let done = process::run(command, self.limit).map_err(|error| error.to_string())?;
        if done.status.success() {
            return Ok(done.stdout);
        }
        Err(format!("`{}` failed: {}", process::command_line(command), reason(&done.stderr)))
    }
}

/// What a program's messages say about its failure: from the first line on that is marked as an error or a warning,
/// or else the last lines.
pub(crate) fn reason(messages: &str) -> String {
    let lines: Vec<&str> = messages.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let marked = |line: &&str| ["error", "E:", "W:"].iter().any(|mark| line.starts_with(mark));
    let from = lines.iter().position(marked).unwrap_or(lines.len().saturating_sub(3));
    lines[from..].iter().take(3).copied().collect::<Vec<_>>().join("; ")
}
