//! A workspace of the core library alone, for cargo's `-Zbuild-std`.
//!
//! Cargo resolves the whole standard library before it builds `core`, and so wants a dozen registry packages that
//! `core` never uses: that needs a network (or a filled cache) and some seconds. It takes the standard library's
//! workspace from the folder in `__CARGO_TESTS_ONLY_SRC_ROOT`, so this module lays out one that has links to the real
//! `core` and `compiler_builtins` and an empty `sysroot` package, the one that cargo uses to name the features.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{BuildError, IoContext};
use crate::files;

const WORKSPACE: &str = r#"[workspace]
resolver = "2"
members = ["core", "compiler-builtins/compiler-builtins", "sysroot"]
"#;

const SYSROOT: &str = r#"[package]
name = "sysroot"
version = "0.0.0"
edition = "2024"

[dependencies]
core = { path = "../core" }
compiler_builtins = { path = "../compiler-builtins/compiler-builtins", features = ["rustc-dep-of-std"] }

[features]
"#;

/// Lays the workspace out inside `folder` and gives the path for cargo.
///
/// `library` is the folder `library` of the Rust source tree. Systems without symbolic links get that folder itself,
/// which works too but needs the registry.
pub(crate) fn lay_out(library: &Path, folder: &Path) -> Result<PathBuf, BuildError> {
    if !cfg!(unix) {
        return Ok(library.to_owned());
    }
    let real_sysroot = library.join("sysroot/Cargo.toml");
    let manifest = fs::read_to_string(&real_sysroot).on("read", &real_sysroot)?;
    let root = folder.join("library");
    let source = root.join("sysroot/src");
    fs::create_dir_all(&source).on("create", &source)?;
    for name in ["core", "compiler-builtins"] {
        link(&library.join(name), &root.join(name))?;
    }
    files::write_if_changed(&source.join("lib.rs"), b"#![no_std]\n")?;
    files::write_if_changed(&root.join("sysroot/Cargo.toml"), sysroot_manifest(&manifest).as_bytes())?;
    files::write_if_changed(&root.join("Cargo.toml"), WORKSPACE.as_bytes())?;
    Ok(root)
}

/// The empty package with the feature names of the real one: cargo refuses to build with a feature that it lacks.
fn sysroot_manifest(real: &str) -> String {
    let mut manifest = SYSROOT.to_owned();
    let lines = real.lines().map(str::trim).skip_while(|line| *line != "[features]").skip(1);
    for line in lines.take_while(|line| !line.starts_with('[')) {
        let name = line.split('=').next().unwrap_or_default().trim();
        if line.contains('=') && !name.is_empty() && !name.starts_with('#') {
            manifest.push_str(&format!("{name} = []\n"));
        }
    }
    manifest
}

#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Result<(), BuildError> {
    if fs::read_link(link).is_ok_and(|target| target == original) {
        return Ok(());
    }
    if link.symlink_metadata().is_ok() {
        fs::remove_file(link).on("replace", link)?;
    }
    std::os::unix::fs::symlink(original, link).on("link", link)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<(), BuildError> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_of_the_real_sysroot_is_kept_without_its_meaning() {
        let real = "[dependencies]\nstd = 1\n[features]\ndefault = [\"panic-unwind\"]\n# note = x\n\nbacktrace = [\"std/backtrace\"]\n[lib]\nx = 1\n";
        let made = sysroot_manifest(real);
        assert!(made.ends_with("[features]\ndefault = []\nbacktrace = []\n"), "{made}");
    }
}
