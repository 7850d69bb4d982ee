//! Finding and running the programs that the build needs.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a program left behind.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) status: ExitStatus,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Why a program gave no result.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RunError {
    #[error("cannot start `{program}`: {source}")]
    Start { program: String, source: io::Error },
    #[error("`{program}` did not end within {} s and was stopped", limit.as_secs())]
    Timeout { program: String, limit: Duration },
    #[error("waiting for `{program}` failed: {source}")]
    Wait { program: String, source: io::Error },
}

/// The first executable file called `name` in the folders of a PATH value.
pub(crate) fn find_in_path(name: &str, path: &OsStr) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(path).map(|folder| folder.join(&file)).find(|candidate| is_executable(candidate))
}

#[cfg(unix)]
pub(crate) fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
pub(crate) fn is_executable(path: &Path) -> bool {
    path.is_file()
}

/// Runs a program to its end with its output captured and no input; stops it after `limit`.
pub(crate) fn run(command: &mut Command, limit: Duration) -> Result<Finished, RunError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|source| RunError::Start { program: program.clone(), source })?;
    // Both pipes are drained while waiting: a program blocks once a pipe is full.
    let stdout = child.stdout.take().map(drain);
    let stderr = child.stderr.take().map(drain);
    let started = Instant::now();
    let mut pause = Duration::from_millis(1);
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if started.elapsed() > limit => {
                // The child may end by itself in between; either way it is gone after `wait`.
                let _ = child.kill();
                let _ = child.wait();
                return Err(RunError::Timeout { program, limit });
            }
            Ok(None) => thread::sleep(pause),
            Err(source) => return Err(RunError::Wait { program, source }),
        }
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    Ok(Finished { status, stdout: collect(stdout), stderr: collect(stderr) })
}

fn drain<R: Read + Send + 'static>(mut pipe: R) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // A pipe that breaks leaves what was read so far, which is what can be shown.
        let _ = pipe.read_to_end(&mut bytes);
        bytes
    })
}

fn collect(reader: Option<thread::JoinHandle<Vec<u8>>>) -> String {
    let bytes = reader.and_then(|reader| reader.join().ok()).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The command as a user would type it, for error messages.
pub(crate) fn command_line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let quoted: Vec<String> = words
        .map(|word| {
            let word = word.to_string_lossy();
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:+,@".contains(c);
            if word.chars().all(plain) { word.into_owned() } else { format!("'{word}'") }
        })
        .collect();
    quoted.join(" ")
}

/// Writes an executable script, through another process: while this one has a file open for writing, a thread that starts a program hands
/// the open file to its child for a moment, and Linux starts no program that somebody may write to.
#[cfg(all(test, unix))]
pub(crate) fn write_script(path: &Path, text: &str) {
    let mut child = Command::new("sh")
        .args(["-c", "cat > \"$0\" && chmod 755 \"$0\""])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
        .expect("there is a shell");
    let mut input = child.stdin.take().expect("it has a standard input");
    io::Write::write_all(&mut input, text.as_bytes()).expect("the shell reads");
    drop(input);
    assert!(child.wait().expect("the shell ends").success());
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn output_and_status_come_back() {
        let done =
            run(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"]), Duration::from_secs(10))
                .unwrap();
        assert_eq!(
            (done.status.code(), done.stdout.as_str(), done.stderr.as_str()),
            (Some(3), "out\n", "err\n")
        );
    }

    #[test]
    fn a_hanging_program_is_stopped() {
        let started = Instant::now();
        let error = run(Command::new("sleep").arg("30"), Duration::from_millis(50)).unwrap_err();
        assert!(matches!(error, RunError::Timeout { .. }), "{error}");
        assert!(started.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("/no/such/program"), Duration::from_secs(1)).unwrap_err();
        assert!(error.to_string().contains("/no/such/program"), "{error}");
    }
}
