//! The list of symbols against the bindings that it was read off.

use std::collections::BTreeSet;
use std::path::PathBuf;

use cuda_loader as _;

/// Names that start lines of `text` after `before`: `cu` and an upper-case letter, as every driver function has it.
fn names(text: &str, before: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.trim().strip_prefix(before))
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>())
        .filter(|name| name.strip_prefix("cu").is_some_and(|rest| rest.starts_with(char::is_uppercase)))
        .collect()
}

/// The sources of `cust_raw` 0.11 that cargo unpacked to build this test.
fn bindings() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.expect("cargo has a home").join("registry/src");
    let registries = std::fs::read_dir(&sources).expect("cargo keeps sources of registries").flatten();
    let packages = registries.flat_map(|registry| std::fs::read_dir(registry.path()).into_iter().flatten());
    packages
        .flatten()
        .filter(|package| package.file_name().to_string_lossy().starts_with("cust_raw-0.11."))
        .map(|package| package.path().join("src/cuda.rs"))
        .collect()
}

#[test]
fn every_function_of_cust_raw_is_defined() {
    let listed = names(include_str!("../src/symbols.rs"), "");
    let bindings = bindings();
    assert!(!bindings.is_empty(), "the source of cust_raw 0.11 is where cargo unpacks packages");
    for file in bindings {
        let declared = names(&std::fs::read_to_string(&file).expect("the bindings are readable"), "pub fn ");
        assert_eq!(declared.len(), 353, "{}", file.display());
        let differing: Vec<_> = declared.symmetric_difference(&listed).collect();
        assert!(differing.is_empty(), "{} and src/symbols.rs differ: {differing:?}", file.display());
    }
}
