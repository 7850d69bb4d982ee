//! Programs that load `libcuda.so.1` and know nothing of Warpbook.

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Command, Output};

use cuda_loader::{Backend, DeviceChoice, LoadError};

/// The library, built now: `cargo test` builds no cdylib, and one that an earlier build left would be tested instead.
fn library() -> PathBuf {
    let program = std::env::current_exe().expect("this program has a path");
    // target/debug/deps/foreign-0123456789abcdef
    let profile = program.ancestors().nth(2).expect("cargo puts tests into a folder of the profile's");
    let target = profile.parent().expect("cargo puts profiles into its target folder");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--offline", "--lib", "--manifest-path"]);
    build.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).arg("--target-dir").arg(target);
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().expect("cargo starts").success(), "cargo builds the library");
    profile.join("libcuda.so")
}

/// A folder of its own for one test, in which the library has the name that it is installed under.
fn installed(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("cargo's folder for tests is writable");
    let link = folder.join("libcuda.so.1");
    let _ = std::fs::remove_file(&link);
    symlink(library(), &link).expect("the link can be made");
    folder
}

/// All functions that the real library exports.
fn exports() -> Vec<&'static str> {
    let listed = include_str!("../../simt_driver/src/exports.rs");
    listed
        .split_whitespace()
        .filter(|word| word.starts_with("cu") && word[2..].starts_with(char::is_uppercase))
        .collect()
}

fn text(output: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    format!(
        "{}\n{out}\nlast lines of standard error:\n{}",
        output.status,
        err[err.len().saturating_sub(300)..].trim()
    )
}

#[test]
fn a_c_program_runs() {
    let folder = installed("c_program");
    let (source, program) = (concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program.c"), folder.join("program"));
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c99", "-D_GNU_SOURCE", "-Wall", "-Werror", "-O1", "-o"]).arg(&program).arg(source);
    compiler.arg("-L").arg(&folder).args(["-l:libcuda.so.1", "-ldl"]);
    match compiler.status() {
        Err(error) => return eprintln!("SKIPPED: no C compiler: {error}"),
        Ok(status) => assert!(status.success(), "cc compiles the program"),
    }
    let names = exports();
    assert_eq!(names.len(), 674);
    let report = folder.join("report.jsonl");
    for blocking in ["0", "1"] {
        let output = Command::new(&program)
            .args(&names)
            .env("LD_LIBRARY_PATH", &folder)
            .env("CUDA_LAUNCH_BLOCKING", blocking)
            .env("WARPBOOK_SIM_MODE", "counting")
            .env("WARPBOOK_SIM_REPORT", &report)
            .output()
            .expect("the program starts");
        assert!(output.status.success() && output.stdout.ends_with(b"ok\n"), "{}", text(&output));
    }
    let report = std::fs::read_to_string(report).expect("the report was written");
    let line = report.lines().next().expect("the launch has a line");
    assert!(
        line.starts_with("{\"event\":\"launch\",\"kernel\":\"scale\",\"grid\":[8,1,1],\"block\":[128,1,1]"),
        "{line}"
    );
    assert!(line.contains("\"counters\":{") && line.ends_with('}'), "{line}");
    let fault = report.lines().nth(1).expect("the fault has a line");
    assert!(fault.starts_with("{\"event\":\"fault\",\"kernel\":\"give_up\",\"what\":\"trap"), "{fault}");
}

/// Set for the second run of this program.
const SECOND_RUN: &str = "LIBCUDA_TEST_SECOND_RUN";

#[test]
fn the_library_is_not_taken_for_a_gpu() {
    if std::env::var_os(SECOND_RUN).is_some() {
        let refused = cuda_loader::select(DeviceChoice::Cuda(0));
        assert!(matches!(refused, Err(LoadError::SimulatedLibrary { .. })), "{refused:?}");
        assert_eq!(cuda_loader::select(DeviceChoice::Auto), Ok(Backend::Sim));
        return;
    }
    let output = Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["the_library_is_not_taken_for_a_gpu", "--exact"])
        .env(SECOND_RUN, "1")
        .env("LD_LIBRARY_PATH", installed("not_a_gpu"))
        .output()
        .expect("this program starts again");
    assert!(output.status.success(), "{}", text(&output));
}
