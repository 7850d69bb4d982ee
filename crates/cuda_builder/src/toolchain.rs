//! An installed Rust toolchain: its programs, and what identifies it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::error::BuildError;
use crate::process;

/// Long enough for rustup's proxies on a loaded machine; neither program does work when asked for these facts.
const PROBE_LIMIT: Duration = Duration::from_secs(60);

/// One installed toolchain: the programs to call and what identifies it.
#[derive(Clone, Debug)]
pub struct Toolchain {
    /// The compiler itself, not rustup's proxy where that can be avoided.
    pub rustc: PathBuf,
    /// Cargo of the same toolchain where it has one.
    pub cargo: PathBuf,
    /// The folder that holds `lib/rustlib`.
    pub sysroot: PathBuf,
    /// `1.95.0`
    pub release: String,
    /// The commit rustc was built from; distributions leave it out.
    pub commit: Option<String>,
    /// All of `rustc -vV`: it changes whenever the compiler does.
    pub version_text: String,
}

impl Toolchain {
    /// The host's toolchain for a crate in `folder`: `RUSTC` and `CARGO` if they are set, as in a build script, else
    /// what `rustc` means in that folder, so that rust-toolchain.toml is followed.
    ///
    /// # Errors
    /// [`BuildError::Toolchain`] when rustc is missing or gives no version.
    pub fn find(folder: &Path) -> Result<Self, BuildError> {
        let rustc =
            env::var_os("RUSTC").filter(|name| !name.is_empty()).unwrap_or_else(|| OsString::from("rustc"));
        Self::probe(&rustc, folder)
    }

    /// The toolchain in a folder that holds `bin/rustc`; `None` if it does not.
    pub(crate) fn in_sysroot(sysroot: &Path, folder: &Path) -> Option<Result<Self, BuildError>> {
        let rustc = sysroot.join("bin").join(format!("rustc{}", env::consts::EXE_SUFFIX));
        process::is_executable(&rustc).then(|| Self::probe(&rustc.into_os_string(), folder))
    }

    fn probe(rustc: &OsString, folder: &Path) -> Result<Self, BuildError> {
        let version_text = ask(rustc, &["-vV"], folder)?;
        let field = |name: &str| {
            version_text.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned())
        };
        let release = field("release:").ok_or_else(|| BuildError::Toolchain {
            reason: format!("`{} -vV` names no release", rustc.to_string_lossy()),
        })?;
        let commit = field("commit-hash:").filter(|hash| hash != "unknown");
        let sysroot = PathBuf::from(ask(rustc, &["--print", "sysroot"], folder)?.trim());
        // Calling the programs in the sysroot directly gives the build script, xtask and tests the same commands,
        // and saves rustup's proxies their time.
        let inside = |name: &str| {
            let path = sysroot.join("bin").join(format!("{name}{}", env::consts::EXE_SUFFIX));
            process::is_executable(&path).then_some(path)
        };
        let rustc_path = inside("rustc").unwrap_or_else(|| PathBuf::from(rustc));
        let cargo = inside("cargo")
            .or_else(|| env::var_os("CARGO").map(PathBuf::from))
            .unwrap_or_else(|| PathBuf::from("cargo"));
        Ok(Self { rustc: rustc_path, cargo, sysroot, release, commit, version_text })
    }

    /// Whether rustc marks convergent functions, as it does from 1.98 on; see [`crate::DeviceToolchain`].
    pub fn marks_convergence(&self) -> bool {
        marks_convergence(&self.release)
    }

    /// The platform that the compiler runs on, such as `x86_64-unknown-linux-gnu`.
    pub(crate) fn host_triple(&self) -> Option<&str> {
        self.version_text.lines().find_map(|line| line.strip_prefix("host:")).map(str::trim)
    }

    /// The name that rustup knows the toolchain by, if rustup manages it.
    pub fn rustup_name(&self) -> Option<String> {
        let parent = self.sysroot.parent()?;
        if parent.file_name()? != "toolchains" {
            return None;
        }
        Some(self.sysroot.file_name()?.to_string_lossy().into_owned())
    }

    /// The virtual folder that stands for the standard library's sources in paths, as in any Rust program.
    pub(crate) fn virtual_library(&self) -> String {
        format!("/rustc/{}/library", self.commit.as_deref().unwrap_or(&self.release))
    }
}

/// See [`Toolchain::marks_convergence`]. A nightly or beta of 1.98 itself may come from before the change.
fn marks_convergence(release: &str) -> bool {
    let (version, is_release) = match release.split_once('-') {
        Some((version, _)) => (version, false),
        None => (release, true),
    };
    let mut numbers = version.split('.').map(|number| number.parse().unwrap_or(0));
    let version: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    version > (1, 98) || version == (1, 98) && is_release
}

fn ask(program: &OsString, arguments: &[&str], folder: &Path) -> Result<String, BuildError> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
    let done = process::run(&mut command, PROBE_LIMIT)
        .map_err(|error| BuildError::Toolchain { reason: error.to_string() })?;
    if !done.status.success() {
        let shown = process::command_line(&command);
        return Err(BuildError::Toolchain { reason: format!("`{shown}` failed: {}", done.stderr.trim()) });
    }
    Ok(done.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_running_toolchain_is_found() {
        let toolchain = Toolchain::find(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert!(toolchain.release.split('.').count() >= 3, "{toolchain:?}");
        assert!(toolchain.sysroot.join("lib").is_dir(), "{toolchain:?}");
        assert!(toolchain.virtual_library().starts_with("/rustc/"), "{toolchain:?}");
    }

    #[test]
    fn releases_that_know_convergence() {
        for release in ["1.98.0", "1.98.1", "1.99.0-nightly", "1.100.0", "2.0.0"] {
            assert!(marks_convergence(release), "{release}");
        }
        for release in ["1.95.0", "1.97.9", "1.98.0-nightly", "1.98.0-beta.3", "", "x"] {
            assert!(!marks_convergence(release), "{release}");
        }
    }

    #[test]
    fn a_missing_compiler_says_what_to_do() {
        let error =
            Toolchain::probe(&OsString::from("/no/such/rustc"), Path::new("/")).unwrap_err().to_string();
        assert!(error.contains("/no/such/rustc") && error.contains("rustup"), "{error}");
    }
}
