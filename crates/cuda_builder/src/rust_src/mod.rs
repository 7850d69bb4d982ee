//! The source of Rust's core library, which no toolchain carries compiled for GPUs.
//!
//! The ways to get it are tried in this order, until one works:
//! 1. [`InToolchain`]: rustup's component `rust-src` is there already.
//! 2. [`InCache`]: an earlier call unpacked a package.
//! 3. [`Rustup`]: rustup adds the component.
//! 4. [`DebianPackage`]: the distribution's package of exactly this version, unpacked without being installed.

mod debian;
mod sources_list;

use std::fmt;
use std::path::{Path, PathBuf};

use crate::machine::Machine;
use crate::toolchain::Toolchain;

use debian::DebianPackage;

/// The folder for the sources of one release that did not come from rustup.
fn kept(machine: &Machine, release: &str) -> PathBuf {
    machine.cache.join("rust-src").join(release)
}

/// A way to get the source.
pub(crate) trait Way {
    /// What the way is, for the list in the error message.
    fn name(&self) -> &'static str;

    /// The folder `library` of the Rust source tree, or the reason why this way has none.
    fn get(&self, toolchain: &Toolchain, machine: &Machine) -> Result<PathBuf, String>;
}

/// The component `rust-src` of the toolchain itself.
pub(crate) struct InToolchain;

impl Way for InToolchain {
    fn name(&self) -> &'static str {
        "in the toolchain"
    }

    fn get(&self, toolchain: &Toolchain, _: &Machine) -> Result<PathBuf, String> {
        library_at(toolchain.sysroot.join("lib/rustlib/src/rust/library"))
    }
}

/// What [`DebianPackage`] unpacked in an earlier call.
pub(crate) struct InCache;

impl Way for InCache {
    fn name(&self) -> &'static str {
        "in this user's cache"
    }

    fn get(&self, toolchain: &Toolchain, machine: &Machine) -> Result<PathBuf, String> {
        library_at(kept(machine, &toolchain.release).join("library"))
    }
}

/// `rustup component add rust-src`.
pub(crate) struct Rustup;

impl Way for Rustup {
    fn name(&self) -> &'static str {
        "with rustup"
    }

    fn get(&self, toolchain: &Toolchain, machine: &Machine) -> Result<PathBuf, String> {
        let name = toolchain.rustup_name().ok_or_else(|| {
            format!("the toolchain in `{}` is not one of rustup's", toolchain.sysroot.display())
        })?;
        let mut command = machine.command("rustup")?;
        command.args(["component", "add", "rust-src", "--toolchain", &name]);
        eprintln!("the source of Rust's core library is missing; running `rustup component add rust-src`");
        machine.output(&mut command)?;
        InToolchain.get(toolchain, machine).map_err(|reason| format!("rustup reported success, but {reason}"))
    }
}

fn library_at(library: PathBuf) -> Result<PathBuf, String> {
    // A component that was interrupted while it was unpacked may lack the manifest or the code.
    for file in ["core/Cargo.toml", "core/src/lib.rs", "sysroot/Cargo.toml"] {
        if !library.join(file).is_file() {
            return Err(format!("`{}` is not there", library.join(file).display()));
        }
    }
    Ok(library)
}

/// No way of getting the core library's source worked.
#[derive(Clone, Debug)]
pub struct RustSrcError {
    release: String,
    command: String,
    attempts: Vec<(&'static str, String)>,
}

impl RustSrcError {
    /// Each way that was tried, in order, with the reason why it failed.
    pub fn attempts(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.attempts.iter().map(|(way, reason)| (*way, reason.as_str()))
    }

    /// The command that installs the source on a machine with a network connection.
    pub fn command(&self) -> &str {
        &self.command
    }
}

impl fmt::Display for RustSrcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "kernels need the source of Rust's core library (rust-src {}), and no way to get it worked:",
            self.release
        )?;
        for (way, reason) in &self.attempts {
            writeln!(f, "  {way}: {reason}")?;
        }
        write!(f, "with a network connection, install it with\n    {}", self.command)
    }
}

impl std::error::Error for RustSrcError {}

/// The folder `library` of the Rust source tree that belongs to the toolchain.
pub(crate) fn find(toolchain: &Toolchain) -> Result<PathBuf, RustSrcError> {
    find_by(&[&InToolchain, &InCache, &Rustup, &DebianPackage], toolchain, &Machine::here())
}

fn find_by(ways: &[&dyn Way], toolchain: &Toolchain, machine: &Machine) -> Result<PathBuf, RustSrcError> {
    let mut attempts = Vec::new();
    for way in ways {
        match way.get(toolchain, machine) {
            Ok(library) => return Ok(library),
            Err(reason) => {
                attempts.push((way.name(), reason));
            }
        }
    }
    let name = toolchain.rustup_name().unwrap_or_else(|| toolchain.release.clone());
    Err(RustSrcError {
        release: toolchain.release.clone(),
        command: format!("rustup component add rust-src --toolchain {name}"),
        attempts,
    })
}

/// Whether the first way, which asks nobody, finds the source; for reports on what a machine has.
pub fn installed(toolchain: &Toolchain) -> Option<PathBuf> {
    let machine = Machine::here();
    InToolchain.get(toolchain, &machine).or_else(|_| InCache.get(toolchain, &machine)).ok()
}

/// A path below the machine's root.
fn below(root: &Path, path: &str) -> PathBuf {
    root.join(path.trim_start_matches('/'))
}

#[cfg(all(test, unix))]
mod tests;
