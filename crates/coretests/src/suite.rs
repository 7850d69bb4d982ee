//! Rust's own test suites, and the crates that they are compiled in.
//!
//! The sources stay where rust-src has them. A shard is a generated crate: the suite's own root file with some of its
//! modules, and links to the files of the suite. Shards keep the memory and the time of one compilation bounded, and a
//! filter compiles only those that it needs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Error, OnFile};

/// A suite of rust-src.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suite {
    /// Short, as the first part of a shard's name: `core`.
    pub name: &'static str,
    /// Its root file, below rust-src's `library`.
    root: &'static str,
    /// Modules that are compiled together, where it is not one a shard.
    groups: &'static [&'static [&'static str]],
}

/// The suites.
pub const SUITES: &[Suite] = &[Suite { name: "core", root: "coretests/tests/lib.rs", groups: &[] }];

/// Changes to the sources, made in copies: the file, what it says, and what the copy says.
///
/// Some name `core`'s own `assert_eq!`, which would take the place of the one that formats no values. The tests of the macros
/// themselves are to have it.
const EDITS: &[(&str, &str, &str)] = &[
    ("coretests/tests/array.rs", "use core::{array, assert_eq};", "use core::array;"),
    (
        "coretests/tests/macros.rs",
        "use std::{assert_matches, debug_assert_matches};",
        "use core::{assert_eq, assert_ne}; use std::{assert_matches, debug_assert_matches};",
    ),
    ("coretests/tests/iter/adapters/flatten.rs", "use core::assert_eq;", ""),
    ("alloctests/tests/vec.rs", "use core::{assert_eq, assert_ne};", ""),
];

/// Features of `std` that a root file switches on, and that no crate here has.
const FEATURES_OF_STD: &[&str] = &["float_gamma"];

/// A crate to compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shard {
    /// `core_slice`
    pub name: String,
    /// The modules of the suite's root that are in it.
    pub modules: Vec<String>,
    suite: Suite,
}

/// All shards of the suites, in the order of the root files.
pub fn shards(library: &Path) -> Result<Vec<Shard>, Error> {
    let mut shards = Vec::new();
    for suite in SUITES {
        let root = library.join(suite.root);
        let text = fs::read_to_string(&root).on("read", &root)?;
        let mut names: Vec<&str> = text.lines().filter_map(module).collect();
        while !names.is_empty() {
            let first = names.remove(0);
            let group = suite.groups.iter().find(|group| group.contains(&first));
            let mut modules = vec![first.to_owned()];
            if let Some(group) = group {
                modules.extend(names.iter().filter(|name| group.contains(name)).map(|&name| name.to_owned()));
                names.retain(|name| !group.contains(name));
            }
            shards.push(Shard { name: format!("{}_{first}", suite.name), modules, suite: *suite });
        }
    }
    Ok(shards)
}

/// The module that a line declares.
fn module(line: &str) -> Option<&str> {
    line.strip_prefix("mod ").or_else(|| line.strip_prefix("pub mod "))?.strip_suffix(';')
}

impl Shard {
    /// Whether a test whose name starts so can be in it.
    pub fn may_hold(&self, filter: &str) -> bool {
        let filter = filter.strip_prefix(&format!("{}::", self.suite.name)).unwrap_or(filter);
        match filter.split_once("::") {
            Some((module, _)) => self.modules.iter().any(|name| name == module),
            None => true,
        }
    }

    /// What goes before the names of its tests.
    pub fn prefix(&self) -> &'static str {
        self.suite.name
    }

    /// Writes the crate into a folder inside of `workspace` and returns the folder.
    pub fn generate(&self, library: &Path, device: &Path, workspace: &Path) -> Result<PathBuf, Error> {
        let folder = workspace.join(&self.name);
        let source = folder.join("src");
        fs::create_dir_all(&source).on("create", &source)?;
        let root = library.join(self.suite.root);
        let text = fs::read_to_string(&root).on("read", &root)?;
        write_if_changed(&source.join("lib.rs"), &self.root_file(&text))?;
        write_if_changed(&folder.join("Cargo.toml"), &self.manifest(device))?;
        write_if_changed(&folder.join("build.rs"), BUILD_SCRIPT)?;
        mirror(library, root.parent().unwrap_or(library), &source)?;
        Ok(folder)
    }

    fn manifest(&self, device: &Path) -> String {
        let std = device.join("std");
        format!(
            "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\ncrate-type = [\"cdylib\"]\n\n\
             [dependencies]\nstd = {{ package = \"device_std\", path = {path:?} }}\n\
             rand = {{ version = \"0.9.0\", default-features = false, features = [\"alloc\"] }}\n\
             rand_xorshift = {{ version = \"0.4.0\", default-features = false }}\n\n\
             [features]\nvalues = [\"std/values\"]\n",
            name = self.name,
            path = std.display().to_string(),
        )
    }

    /// The suite's root file without the modules of other shards.
    fn root_file(&self, text: &str) -> String {
        let mut root = String::from("#![allow(warnings, explicit_builtin_cfgs_in_flags)]\n");
        for line in text.lines() {
            let other = module(line).is_some_and(|name| !self.modules.iter().any(|own| own == name));
            let of_std =
                FEATURES_OF_STD.iter().any(|feature| line.trim() == format!("#![feature({feature})]"));
            if !other && !of_std {
                root.push_str(line);
                root.push('\n');
            }
        }
        root
    }
}

/// `cfg(test)` holds in a suite, and no option of cargo sets it for a library that is not its own test.
const BUILD_SCRIPT: &str = "fn main() {\n    println!(\"cargo::rustc-cfg=test\");\n}\n";

/// Writes the manifest of the workspace of all shards, with the versions of this project's lock file.
pub fn write_workspace(workspace: &Path, shards: &[Shard], lock_file: &Path) -> Result<(), Error> {
    fs::create_dir_all(workspace).on("create", workspace)?;
    let members: Vec<String> = shards.iter().map(|shard| format!("    {:?},\n", shard.name)).collect();
    let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = [\n{}]\n", members.concat());
    write_if_changed(&workspace.join("Cargo.toml"), &manifest)?;
    let own = workspace.join("Cargo.lock");
    if !own.exists() {
        fs::copy(lock_file, &own).on("copy", lock_file)?;
    }
    Ok(())
}

fn write_if_changed(path: &Path, text: &str) -> Result<(), Error> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).on("write", path)
}

/// Gives `copy` what `original` holds: folders anew, files as links, and copies of those that are edited. The root file
/// is the shard's own.
fn mirror(library: &Path, original: &Path, copy: &Path) -> Result<(), Error> {
    fs::create_dir_all(copy).on("create", copy)?;
    for entry in fs::read_dir(original).on("read", original)? {
        let entry = entry.on("read", original)?;
        let (from, to) = (entry.path(), copy.join(entry.file_name()));
        if from.is_dir() {
            mirror(library, &from, &to)?;
        } else if let Some((name, old, new)) = EDITS.iter().find(|(name, ..)| from == library.join(name)) {
            let text = fs::read_to_string(&from).on("read", &from)?;
            if !text.contains(old) {
                return Err(Error::Failed(format!("{name} no longer says `{old}`: see EDITS in suite.rs")));
            }
            write_if_changed(&to, &text.replace(old, new))?;
        } else if !SUITES.iter().any(|suite| from == library.join(suite.root)) {
            link(&from, &to)?;
        }
    }
    Ok(())
}

/// A link, so that the sources are read where they are.
#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Result<(), Error> {
    if fs::read_link(link).is_ok_and(|target| target == original) {
        return Ok(());
    }
    if link.symlink_metadata().is_ok() {
        fs::remove_file(link).on("replace", link)?;
    }
    std::os::unix::fs::symlink(original, link).on("link", link)
}

/// Systems without links for everybody get copies, in the target directory.
#[cfg(not(unix))]
fn link(original: &Path, copy: &Path) -> Result<(), Error> {
    fs::copy(original, copy).on("copy", original).map(|_| ())
}
