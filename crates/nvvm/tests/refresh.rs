//! Makes the committed LLVM IR of the corpus anew: `cargo test -p nvvm --test refresh -- --ignored`.

use std::path::Path;
use std::process::Command;

/// The release of Rust that compiles the kernels: `cuda_builder::DEVICE_RELEASE`.
const RELEASE: &str = "1.98.0";

/// A program of that release.
fn program(name: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", RELEASE, name]);
    command
}

/// The last component of a file's name before the hash that cargo adds.
fn example(name: &str) -> Option<&str> {
    name.strip_suffix(".ll")?.rsplit_once('-').map(|(example, _)| example)
}

#[test]
#[ignore = "compiles the corpus and replaces the committed files"]
fn refresh() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = here.join("tests/corpus");
    let target = std::env::temp_dir().join("nvvm-corpus");
    let sysroot = program("rustc").args(["--print", "sysroot"]).output().expect("rustc starts");
    let sysroot = String::from_utf8(sysroot.stdout).expect("a path");
    let sources = Path::new(sysroot.trim()).join("lib/rustlib/src/rust");
    // Paths of this machine must not be in the files. The sources may be a link to another folder.
    let real = sources.canonicalize().expect("the component rust-src is installed");
    let flags = [
        "-Zunstable-options".to_owned(),
        "-Ctarget-cpu=sm_75".to_owned(),
        "-Ctarget-feature=+ptx70".to_owned(),
        // Nothing is linked: the whole program is in the LLVM IR.
        "-Clinker=true".to_owned(),
        "-Clinker-flavor=llbc".to_owned(),
        "--emit=llvm-ir".to_owned(),
        format!("--remap-path-prefix={}=/corpus", corpus.display()),
        format!("--remap-path-prefix={}=/rust", real.display()),
        format!("--remap-path-prefix={}=/rust", sources.display()),
    ];
    let built = target.join("nvptx64-nvidia-cuda/release/examples");
    let _ = std::fs::remove_dir_all(&built);
    let status = program("cargo")
        .current_dir(&corpus)
        .args(["build", "--release", "--target", "nvptx64-nvidia-cuda", "-Zbuild-std=core", "--examples"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
        .status()
        .expect("cargo starts");
    assert!(status.success());
    let mut files = 0;
    for entry in std::fs::read_dir(&built).expect("the corpus was built") {
        let path = entry.expect("folder can be listed").path();
        if let Some(name) = path.file_name().and_then(|name| example(name.to_str()?)) {
            let committed = here.join(format!("../llvm_ir/tests/corpus/{name}.ll"));
            std::fs::copy(&path, &committed).expect("the file can be replaced");
            files += 1;
        }
    }
    assert_eq!(files, 23, "files in the corpus");
}
