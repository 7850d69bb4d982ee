//! A workspace of `core` and `alloc` alone, for cargo's `-Zbuild-std`.
//!
//! Cargo resolves the whole standard library before it builds `core`, and so wants a dozen registry packages that
//! `core` never uses: that needs a network (or a filled cache) and some seconds. It takes the standard library's
//! workspace from the folder in `__CARGO_TESTS_ONLY_SRC_ROOT`, so this module lays out one that has links to the real
//! `core`, `alloc` and `compiler_builtins` and an empty `sysroot` package, the one that cargo uses to name the features.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{BuildError, IoContext};
use crate::files;

const WORKSPACE: &str = r#"[workspace]
resolver = "2"
members = ["core", "alloc", "compiler-builtins/compiler-builtins", "sysroot"]
"#;

const SYSROOT: &str = r#"[package]
name = "sysroot"
version = "0.0.0"
edition = "2024"

[dependencies]
core = { path = "../core" }
alloc = { path = "../alloc" }
"#;

/// The packages that cargo takes from the standard library's workspace, as `-Zbuild-std` lists them.
pub(crate) const PACKAGES: &str = "core,alloc";

/// The dependency of `compiler_builtins` that one of its features switches on. The feature's name changes between
/// releases of Rust (`rustc-dep-of-std`, `compiler-builtins`).
const DEPENDS_ON_CORE: &str = "\"dep:core\"";

/// Lays the workspace out inside `folder` and gives the path for cargo.
///
/// `library` is the folder `library` of the Rust source tree. Systems without symbolic links get that folder itself,
/// which works too but needs the registry.
pub(crate) fn lay_out(library: &Path, folder: &Path) -> Result<PathBuf, BuildError> {
    if !cfg!(unix) {
        return Ok(library.to_owned());
    }
    let read = |path: &str| fs::read_to_string(library.join(path)).on("read", library.join(path));
    let manifest = sysroot_manifest(
        &read("sysroot/Cargo.toml")?,
        &read("compiler-builtins/compiler-builtins/Cargo.toml")?,
    );
    let root = folder.join("library");
    let source = root.join("sysroot/src");
    fs::create_dir_all(&source).on("create", &source)?;
    for name in ["core", "alloc", "compiler-builtins"] {
        link(&library.join(name), &root.join(name))?;
    }
    files::write_if_changed(&source.join("lib.rs"), b"#![no_std]\n")?;
    files::write_if_changed(&root.join("sysroot/Cargo.toml"), manifest.as_bytes())?;
    files::write_if_changed(&root.join("Cargo.toml"), WORKSPACE.as_bytes())?;
    Ok(root)
}

/// The empty package with the feature names of the real one: cargo refuses to build with a feature that it lacks.
fn sysroot_manifest(real: &str, builtins: &str) -> String {
    let on_core = features(builtins).find(|(_, value)| value.contains(DEPENDS_ON_CORE));
    // `mem`: the functions that C calls memcpy, memcmp and the like, for the link step.
    let on_core = on_core.map_or(String::new(), |(name, _)| format!("\"{name}\", "));
    let on_core = format!(", features = [{on_core}\"mem\"]");
    let mut manifest = format!(
        "{SYSROOT}compiler_builtins = {{ path = \"../compiler-builtins/compiler-builtins\"{on_core} }}\n\n[features]\n"
    );
    for (name, _) in features(real) {
        manifest.push_str(&format!("{name} = []\n"));
    }
    manifest
}

/// The names and values in a manifest's table `[features]`; of a value in several lines, the first.
fn features(manifest: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = manifest.lines().map(str::trim).skip_while(|line| *line != "[features]").skip(1);
    lines.take_while(|line| !line.starts_with('[')).filter_map(|line| {
        let (name, value) = line.split_once('=')?;
        let name = name.trim();
        (!name.is_empty() && !name.starts_with('#')).then_some((name, value))
    })
}

#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Result<(), BuildError> {
    if fs::read_link(link).is_ok_and(|target| target == original) {
        return Ok(());
    }
    if link.symlink_metadata().is_ok() {
        fs::remove_file(link).on("replace", link)?;
    }
    match std::os::unix::fs::symlink(original, link) {
        // Another process laid out the same workspace in between.
        Err(_) if fs::read_link(link).is_ok_and(|target| target == original) => Ok(()),
        result => result.on("link", link),
    }
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
        let made = sysroot_manifest(real, "[features]\nc = []\n");
        assert!(made.ends_with("[features]\ndefault = []\nbacktrace = []\n"), "{made}");
        assert!(made.contains("features = [\"mem\"]"), "{made}");
        for name in ["rustc-dep-of-std", "compiler-builtins"] {
            let made =
                sysroot_manifest(real, &format!("[features]\nmem = []\n{name} = [\"dep:core\", \"x\"]\n"));
            assert!(made.contains(&format!("features = [\"{name}\", \"mem\"]")), "{made}");
        }
    }
}
