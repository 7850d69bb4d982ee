//! A part of Rust's own tests that is quick to compile, by each code generator that this machine has, on the simulator.

#![allow(clippy::unwrap_used, reason = "helpers of tests, which are to fail where they stand")]

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// Modules, and how many of their tests pass at least. The rest of a module is left out or ignored, never failed.
const SUBSET: &[(&str, u64)] = &[
    ("core::any", 7),
    ("core::bool", 4),
    ("core::cell", 39),
    ("core::hash", 12),
    ("core::ops", 26),
    ("core::option", 35),
    ("alloc::boxed", 5),
    ("alloc::rc", 62),
];

/// libNVVM leaves atomics of variables on the stack generic, and 20 of the module's tests fail by it.
const LLVM_ALONE: &[(&str, u64)] = &[("core::atomic", 41)];

/// One at a time: both runs compile the same generated crates.
static COMPILER: Mutex<()> = Mutex::new(());

fn counts_hold(generator: &str) {
    let _compiler = COMPILER.lock().unwrap_or_else(PoisonError::into_inner);
    let more = if generator == "llvm" { LLVM_ALONE } else { &[] };
    let subset = || SUBSET.iter().chain(more);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("subset-{generator}.json"));
    let filters = subset().map(|(module, _)| format!("{module}::"));
    let output = Command::new(env!("CARGO_BIN_EXE_coretests"))
        .args(["--device", "sim", "--codegen", generator, "--limit", "60", "--json"])
        .arg(&file)
        .args(filters)
        .output()
        .unwrap();
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if generator == "nvvm" && stderr.contains("the code generator nvvm cannot be used") {
        eprintln!("SKIPPED for NVVM: {stderr}");
        return;
    }
    assert!(output.status.success(), "{stdout}\n{stderr}");
    let report: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let tests = report["tests"].as_array().unwrap();
    for (module, least) in subset() {
        let start = format!("{module}::");
        let passed = tests.iter().filter(|test| {
            test["name"].as_str().is_some_and(|name| name.starts_with(&start)) && test["verdict"] == "passed"
        });
        let passed = passed.count() as u64;
        assert!(passed >= *least, "{module} ({generator}): {passed} tests passed, expected {least} or more");
    }
}

#[test]
fn a_subset_passes_by_llvm() {
    counts_hold("llvm");
}

#[test]
fn a_subset_passes_by_nvvm() {
    counts_hold("nvvm");
}
