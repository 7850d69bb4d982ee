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
    /// First part of a shard's name and of its tests' names: `core`.
    pub name: &'static str,
    /// Its root file, below rust-src's `library`.
    root: &'static str,
    /// Whether all its modules are one shard, since they use each other.
    whole: bool,
    /// Modules without tests that the others use.
    helpers: &'static [&'static str],
    /// Modules that are too much for one shard: each of their own modules is one. Those that share macros stay
    /// together.
    split: &'static [(&'static str, &'static [&'static [&'static str]])],
    /// Folders below `library` that the files name by path, and where the shard has them.
    beside: &'static [(&'static str, &'static str)],
}

/// The suites.
pub const SUITES: &[Suite] = &[
    Suite {
        name: "core",
        root: "coretests/tests/lib.rs",
        whole: false,
        helpers: &[],
        split: &[("fmt", &[]), ("net", &[]), ("num", &[&["floats", "float_ieee754_flt2dec_dec2flt"]])],
        beside: &[],
    },
    Suite {
        name: "alloc",
        root: "alloctests/tests/lib.rs",
        whole: false,
        helpers: &["testing"],
        split: &[],
        beside: &[("alloctests/testing", "testing")],
    },
    // The tests inside of `alloc` are compiled together with the modules that they look into.
    Suite {
        name: "alloc_unit",
        root: "alloctests/lib.rs",
        whole: true,
        helpers: &["testing"],
        split: &[],
        beside: &[("alloc/src", "alloc/src")],
    },
];

/// Changes to the sources, made in copies: the file, what it says, and what the copy says.
///
/// Some name `core`'s own `assert_eq!`, which would take the place of the one that formats no values. The tests of the
/// macros themselves are to have it. Some import what needs a system, for tests that are left out. Benchmarks are not
/// compiled. The tests of sorting take their seed from a clock, except under Miri, whose branch is taken here. They sort up
/// to 1.1 million elements, which is too much for one thread of a device. They are compiled for dozens of types, and LLVM
/// would copy the whole sort into each: 110 MB of PTX.
const EDITS: &[(&str, &str, &str)] = &[
    ("coretests/tests/array.rs", "use core::{array, assert_eq};", "use core::array;"),
    (
        "coretests/tests/macros.rs",
        "use std::{assert_matches, debug_assert_matches};",
        "use core::{assert_eq, assert_ne}; use std::{assert_matches, debug_assert_matches};",
    ),
    ("coretests/tests/iter/adapters/flatten.rs", "use core::assert_eq;", ""),
    ("alloctests/tests/vec.rs", "use core::{assert_eq, assert_ne};", ""),
    ("alloctests/tests/alloc_test.rs", "extern crate test;\nuse test::Bencher;\n", ""),
    ("alloctests/tests/borrow.rs", "use std::ffi::{CStr, OsStr};", "use std::ffi::CStr;"),
    ("alloctests/tests/borrow.rs", "use std::path::Path;", ""),
    ("alloctests/tests/sync.rs", "use std::sync::mpsc::channel;", ""),
    ("alloctests/tests/sort/patterns.rs", "cfg(not(miri))", "cfg(any())"),
    ("alloctests/tests/sort/patterns.rs", "cfg(miri)", "cfg(all())"),
    ("alloctests/tests/sort/tests.rs", "fn check_is_sorted<", "#[inline(never)] fn check_is_sorted<"),
    ("alloctests/tests/sort/tests.rs", "fn test_is_sorted<T", "#[inline(never)] fn test_is_sorted<T"),
    ("alloctests/tests/sort/tests.rs", "        fn sort<T>(", "        #[inline(never)] fn sort<T>("),
    (
        "alloctests/tests/sort/tests.rs",
        "        fn sort_by<T, F>(",
        "        #[inline(never)] fn sort_by<T, F>(",
    ),
    ("alloctests/tests/sort/known_good_stable_sort.rs", "pub fn sort<", "#[inline(never)] pub fn sort<"),
    ("alloctests/tests/sort/patterns.rs", "pub fn ", "#[inline(never)] pub fn "),
    ("alloctests/tests/sort/tests.rs", "5_000, 10_000, 100_000, 1_100_000,", "5_000,"),
    ("alloctests/lib.rs", "#[cfg(test)]\nextern crate test;\n", ""),
    (
        "alloctests/lib.rs",
        "extern crate std;\n#[prelude_import]\n#[allow(unused_imports)]\nuse std::prelude::rust_2024::*;\n",
        "",
    ),
];

/// Features of `std` that a root file switches on, and that no crate here has.
const FEATURES_OF_STD: &[&str] = &["float_gamma"];

/// What the root file's attributes are followed by: the builder compiles each crate as `no_std`, so the prelude of the
/// package that stands for `std` has to be named.
const PRELUDE: &str = "#[macro_use]\nextern crate std;\n#[prelude_import]\nuse std::prelude::rust_2024::*;\n";

/// How the first item after a root file's attributes may start.
const ITEMS: &[&str] = &["/// ", "macro_rules!", "mod ", "pub ", "use ", "extern ", "#["];

/// A crate to compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shard {
    /// `core_slice`
    pub name: String,
    /// The modules of the suite's root that are in it.
    modules: Vec<String>,
    /// If the module is split: its own modules that are in it, or none where it is the tests of the file itself.
    part: Option<Vec<String>>,
    /// Whether it is the suite's first, which has the tests of the root file itself.
    first: bool,
    suite: Suite,
}

/// All shards of the suites, in the order of the root files.
pub fn shards(library: &Path) -> Result<Vec<Shard>, Error> {
    let mut shards = Vec::new();
    for suite in SUITES {
        let root = library.join(suite.root);
        let text = fs::read_to_string(&root).on("read", &root)?;
        let names = text.lines().filter_map(module).filter(|name| !suite.helpers.contains(name));
        let names: Vec<String> = names.map(str::to_owned).collect();
        if suite.whole {
            let name = suite.name.to_owned();
            shards.push(Shard { name, modules: names, part: None, first: true, suite: *suite });
            continue;
        }
        for (at, module) in names.into_iter().enumerate() {
            let name = format!("{}_{module}", suite.name);
            let shard = Shard { name, modules: vec![module], part: None, first: at == 0, suite: *suite };
            shards.extend(shard.parts(library)?);
        }
    }
    Ok(shards)
}

/// All source files of the suites.
pub fn sources(library: &Path) -> Result<Vec<PathBuf>, Error> {
    let beside = SUITES.iter().flat_map(|suite| suite.beside).map(|(original, _)| library.join(original));
    let roots = SUITES.iter().filter_map(|suite| library.join(suite.root).parent().map(Path::to_path_buf));
    let mut folders: Vec<PathBuf> = beside.chain(roots).collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).on("read", &folder)? {
            let path = entry.on("read", &folder)?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    Ok(files)
}

/// The module that a line declares.
fn module(line: &str) -> Option<&str> {
    line.strip_prefix("mod ").or_else(|| line.strip_prefix("pub mod "))?.strip_suffix(';')
}

/// Modules with macros for those that follow.
fn helpers(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    lines.windows(2).filter(|pair| pair[0] == "#[macro_use]").filter_map(|pair| module(pair[1])).collect()
}

impl Shard {
    /// The file of a module that is split, and the modules that stay together.
    fn split_module(&self, library: &Path) -> Option<(PathBuf, &'static [&'static [&'static str]])> {
        let (name, together) = self.suite.split.iter().find(|(name, _)| self.modules == [*name])?;
        let root = library.join(self.suite.root);
        Some((root.with_file_name(name).join("mod.rs"), together))
    }

    /// The shard itself, or those that it is split into.
    fn parts(self, library: &Path) -> Result<Vec<Shard>, Error> {
        let Some((file, together)) = self.split_module(library) else { return Ok(vec![self]) };
        let text = fs::read_to_string(&file).on("read", &file)?;
        let helpers = helpers(&text);
        let mut shards = Vec::new();
        if text.contains("#[test]") {
            shards.push(Shard { part: Some(Vec::new()), ..self.clone() });
        }
        for name in text.lines().filter_map(module).filter(|name| !helpers.contains(name)) {
            let group = together.iter().find(|group| group.contains(&name));
            let part: Vec<String> = match group {
                Some(group) if group[0] != name => continue,
                Some(group) => group.iter().map(|&name| name.to_owned()).collect(),
                None => vec![name.to_owned()],
            };
            let name = format!("{}_{name}", self.name);
            shards.push(Shard { name, part: Some(part), first: false, ..self.clone() });
        }
        Ok(shards)
    }

    /// The file of a module that is split, with what this part needs of it: the tests of the file itself are one part,
    /// and stand behind everything that the others use.
    fn part_file(&self, text: &str, part: &[String]) -> String {
        let helpers = helpers(text);
        let mut file = String::new();
        for line in text.lines() {
            if !part.is_empty() && line == "#[test]" {
                break;
            }
            let keep = |name: &str| part.iter().any(|own| own == name) || helpers.contains(&name);
            // What is imported from a module goes with it.
            let path = line.strip_prefix("use ").and_then(|path| path.split_once("::"));
            let imported =
                path.filter(|(first, _)| text.lines().filter_map(module).any(|name| name == *first));
            let gone = module(line).or(imported.map(|(first, _)| first)).is_some_and(|name| !keep(name));
            if !gone {
                file.push_str(line);
                file.push('\n');
            }
        }
        file
    }

    /// Whether a test whose name starts so can be in it.
    pub fn may_hold(&self, filter: &str) -> bool {
        let mut parts = filter.split("::");
        let suite = parts.next().unwrap_or_default();
        if parts.clone().next().is_none() || !SUITES.iter().any(|known| known.name == suite) {
            return true;
        }
        // The last name may be cut anywhere.
        let mut names: Vec<&str> = parts.collect();
        names.pop();
        let holds =
            |own: &[String], name: Option<&&str>| name.is_none_or(|name| own.iter().any(|own| own == name));
        let inside = |part: &[String]| part.is_empty() || holds(part, names.get(1));
        suite == self.suite.name
            && holds(&self.modules, names.first())
            && self.part.as_deref().is_none_or(inside)
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
        let text = edited(library, &root)?;
        write_if_changed(&source.join("lib.rs"), &self.root_file(&text))?;
        write_if_changed(&folder.join("Cargo.toml"), &self.manifest(device))?;
        write_if_changed(&folder.join("build.rs"), BUILD_SCRIPT)?;
        let edited = |file: &Path| -> Result<Option<String>, Error> {
            match (&self.part, self.split_module(library)) {
                (Some(part), Some((split, _))) if split == file => {
                    Ok(Some(self.part_file(&edited(library, file)?, part)))
                }
                _ if EDITS.iter().any(|(name, ..)| file == library.join(name)) => {
                    edited(library, file).map(Some)
                }
                _ => Ok(None),
            }
        };
        mirror(&edited, root.parent().unwrap_or(library), &source)?;
        for (original, copy) in self.suite.beside {
            mirror(&edited, &library.join(original), &folder.join(copy))?;
        }
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
        let mut root = String::from(
            "#![allow(warnings, duplicate_features, explicit_builtin_cfgs_in_flags)]\n#![feature(prelude_import)]\n",
        );
        let (mut in_attributes, mut in_test) = (true, false);
        for line in text.lines() {
            if in_attributes && ITEMS.iter().any(|start| line.starts_with(start)) {
                in_attributes = false;
                root.push_str(PRELUDE);
            }
            // One shard is to have the root file's own tests.
            in_test |= !self.first && line == "#[test]";
            let keep =
                |name| self.modules.iter().any(|own| own == name) || self.suite.helpers.contains(&name);
            let other = module(line).is_some_and(|name| !keep(name));
            let of_std =
                FEATURES_OF_STD.iter().any(|feature| line.trim() == format!("#![feature({feature})]"));
            if !(other || of_std || in_test) {
                root.push_str(line);
                root.push('\n');
            }
            in_test &= line != "}";
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

/// A link is replaced, not followed: what it names is a toolchain's file.
fn write_if_changed(path: &Path, text: &str) -> Result<(), Error> {
    if path.is_symlink() {
        fs::remove_file(path).on("replace", path)?;
    } else if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).on("write", path)
}

/// Gives `copy` what `original` holds: folders anew, files as links, and copies of those for which `edited` has a text.
/// The root files are the shard's own.
fn mirror(
    edited: &impl Fn(&Path) -> Result<Option<String>, Error>,
    original: &Path,
    copy: &Path,
) -> Result<(), Error> {
    fs::create_dir_all(copy).on("create", copy)?;
    for entry in fs::read_dir(original).on("read", original)? {
        let entry = entry.on("read", original)?;
        let (from, to) = (entry.path(), copy.join(entry.file_name()));
        if from.is_dir() {
            mirror(edited, &from, &to)?;
        } else if SUITES.iter().any(|suite| from.ends_with(suite.root)) {
            continue;
        } else if let Some(text) = edited(&from)? {
            write_if_changed(&to, &text)?;
        } else {
            link(&from, &to)?;
        }
    }
    Ok(())
}

/// The text of a source file, with its edits.
fn edited(library: &Path, file: &Path) -> Result<String, Error> {
    let mut text = fs::read_to_string(file).on("read", file)?;
    for (name, old, new) in EDITS.iter().filter(|(name, ..)| file == library.join(name)) {
        if !text.contains(old) {
            return Err(Error::Failed(format!("{name} no longer says `{old}`: see EDITS in suite.rs")));
        }
        text = text.replace(old, new);
    }
    Ok(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_copy_takes_the_place_of_a_link_and_leaves_its_target_alone() {
        let folder = std::env::temp_dir().join(format!("coretests-link-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (original, copy) = (folder.join("original"), folder.join("copy"));
        fs::write(&original, "of the toolchain").unwrap();
        link(&original, &copy).unwrap();
        write_if_changed(&copy, "edited").unwrap();
        assert_eq!(fs::read_to_string(&original).unwrap(), "of the toolchain");
        assert_eq!(fs::read_to_string(&copy).unwrap(), "edited");
        link(&original, &copy).unwrap();
        assert_eq!(fs::read_to_string(&copy).unwrap(), "of the toolchain");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_filter_compiles_what_can_hold_its_tests() {
        let shard = |name: &str, modules: &[&str]| Shard {
            name: name.to_owned(),
            modules: modules.iter().map(|&module| module.to_owned()).collect(),
            part: None,
            first: false,
            suite: *SUITES.iter().rev().find(|suite| name.starts_with(suite.name)).unwrap(),
        };
        let (slice, vec) = (shard("core_slice", &["slice"]), shard("alloc_vec", &["vec"]));
        let unit = shard("alloc_unit", &["collections", "raw_vec"]);
        for (filter, held) in [
            ("core::slice::", [true, false, false]),
            ("core::", [true, false, false]),
            ("core::sl", [true, false, false]),
            ("alloc::vec::test_", [false, true, false]),
            ("alloc::slice::", [false, false, false]),
            ("alloc_unit::raw_vec::", [false, false, true]),
            ("slice::sort", [true, true, true]),
            ("sort", [true, true, true]),
        ] {
            assert_eq!([&slice, &vec, &unit].map(|shard| shard.may_hold(filter)), held, "{filter}");
        }
    }

    #[test]
    fn a_shard_has_its_module_the_prelude_and_the_root_files_tests_once() {
        let text = "#![feature(a)]\n\nmod x;\nmod y;\nmod testing;\n\n#[test]\nfn root() {\n    f();\n}\n\nfn f() {}\n";
        let suite = SUITES[1];
        let root = |first| {
            let shard = Shard { name: "alloc_x".into(), modules: vec!["x".into()], part: None, first, suite };
            shard.root_file(text)
        };
        for first in [true, false] {
            let root = root(first);
            assert!(root.contains(&format!("#![feature(a)]\n\n{PRELUDE}mod x;\nmod testing;\n")), "{root}");
            assert!(!root.contains("mod y;") && root.contains("fn f() {}"), "{root}");
            assert_eq!(root.contains("fn root"), first, "{root}");
        }
    }
}
