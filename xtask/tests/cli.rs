//! `cargo xtask` from outside: bad input, and the scaffold of an algorithm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn xtask(root: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .env("CARGO_MANIFEST_DIR", root.join("xtask"))
        .output()
        .expect("xtask starts")
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_unknown_architecture_is_refused_before_anything_is_built() {
    for arguments in [
        ["run", "vector_add", "--arch", "sm_12"].as_slice(),
        &["run", "--arch=sm_12"],
        &["build", "--arch", "sm_12"],
        &["build", "--arch", "sm_90,sm_12"],
        &["bench", "--arch", "sm_12"],
    ] {
        let output = xtask(&repository(), arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = error(&output);
        assert!(error.contains("`sm_12`") && error.contains("sm_75"), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    let output = xtask(&repository(), &["run", "--arch"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(error(&output).contains("--arch sm_90"), "{}", error(&output));
}

#[test]
fn an_unknown_code_generator_or_option_is_refused_before_anything_is_built() {
    for (arguments, words) in [
        (["run", "--codegen", "gcc"].as_slice(), ["`gcc`", "`nvvm`"]),
        (&["list", "--codegen=gcc"], ["`gcc`", "`auto`"]),
        (&["build", "--codegen", "gcc"], ["`gcc`", "`llvm`"]),
        (&["test", "--codegen", "gcc"], ["`gcc`", "`llvm`"]),
        (&["compare", "--nvvm-options", "fast"], ["`fast`", "fast_sqrt"]),
        (&["bench", "--nvvm-options", "max_registers=9"], ["`max_registers=9`", "16 to 255"]),
        (&["dist", "--codegen", "gcc"], ["gcc", "both"]),
    ] {
        let output = xtask(&repository(), arguments);
        let error = error(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(words.iter().all(|word| error.contains(word)), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn without_libnvvm_the_error_says_where_to_get_it() {
    if Path::new("/usr/local").read_dir().is_ok_and(|entries| {
        entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("cuda"))
    }) || ["/opt/cuda", "/usr/lib/cuda"].iter().any(|folder| Path::new(folder).exists())
    {
        return;
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("without-nvvm");
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["build", "--codegen", "nvvm"])
        .env("CARGO_MANIFEST_DIR", repository().join("xtask"))
        .env("CARGO_TARGET_DIR", &target)
        .env("XDG_CACHE_HOME", &target)
        .env_remove("CUDA_PATH")
        .env_remove("CUDA_HOME")
        .env_remove("CUDA_ROOT")
        .env_remove("CUDA_TOOLKIT_ROOT_DIR")
        .output()
        .expect("xtask starts");
    let error = error(&output);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("no libNVVM found") && error.contains("doctor --fetch nvvm"), "{error}");
}

#[test]
fn unknown_commands_end_with_2() {
    for arguments in [["frobnicate"].as_slice(), &[], &["dist", "--frobnicate"], &["new"]] {
        assert_eq!(xtask(&repository(), arguments).status.code(), Some(2), "{arguments:?}");
    }
}

/// A folder with the two files that algorithms are registered in.
fn skeleton(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        fs::remove_dir_all(&root).expect("an earlier run's folder is removed");
    }
    for file in ["gpu-kernels/src/lib.rs", "host/src/catalogue/mod.rs"] {
        let to = root.join(file);
        fs::create_dir_all(to.parent().expect("a parent")).expect("the folder is made");
        fs::copy(repository().join(file), to).expect("the file is copied");
    }
    root
}

#[test]
fn new_writes_and_registers() {
    let root = skeleton("new");
    let output = xtask(&root, &["new", "my_scan"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let read = |file: &str| fs::read_to_string(root.join(file)).expect("the file is there");
    assert!(read("gpu-kernels/src/my_scan.rs").contains("pub fn my_scan("));
    assert!(read("host/src/catalogue/my_scan.rs").contains("static MY_SCAN: Algorithm<"));
    assert!(read("gpu-kernels/src/lib.rs").contains("\npub mod my_scan;\n"));
    let list = read("host/src/catalogue/mod.rs");
    assert!(list.contains("\npub mod my_scan;\n") && list.contains("    &my_scan::FAMILY,\n];"));
    // What is left to do is told; what stands is not written over.
    assert!(String::from_utf8_lossy(&output.stdout).contains("cargo xtask run my_scan"));
    let again = xtask(&root, &["new", "my_scan"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(error(&again).contains("exists already"), "{}", error(&again));
    assert_eq!(read("host/src/catalogue/mod.rs"), list);
}

#[test]
fn new_refuses_what_is_no_name() {
    let root = skeleton("refused");
    for name in ["MyScan", "my-scan", "../evil", "fn", "2x", ""] {
        let output = xtask(&root, &["new", name]);
        assert_eq!(output.status.code(), Some(2), "{name}: {}", error(&output));
    }
    assert_eq!(fs::read_dir(root.join("gpu-kernels/src")).expect("the folder").count(), 1);
}
