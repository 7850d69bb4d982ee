//! What the tests share: the corpus, the libraries and tools of this machine, and loud skipping.
#![allow(dead_code)] // each test file uses its part

pub mod device;

use nvvm::LibNvvm;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes to standard error past the capture of the test harness, so that what was skipped is always seen.
pub fn tell(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Folder of the corpus: the committed one, or that of `NVVM_TEST_CORPUS`, for IR of other compilers and options.
fn corpus_folder() -> PathBuf {
    let committed = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../llvm_ir/tests/corpus");
    std::env::var_os("NVVM_TEST_CORPUS").map_or_else(committed, PathBuf::from)
}

/// The files of the corpus: name without extension, and text.
pub fn corpus() -> Vec<(String, String)> {
    let folder = corpus_folder();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the corpus is committed") {
        let path = entry.expect("folder can be listed").path();
        if path.extension().is_some_and(|e| e == "ll") {
            let text = std::fs::read_to_string(&path).expect("file can be read");
            files.push((path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), text));
        }
    }
    assert!(files.len() >= 22, "only {} files in the corpus", files.len());
    files.sort();
    files
}

/// The LLVM IR of one file of the corpus.
pub fn corpus_file(name: &str) -> String {
    let path = corpus_folder().join(format!("{name}.ll"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every libNVVM to test with: those of `NVVM_TEST_LIBRARIES` (files, separated by `:`), or else the one that is found.
///
/// Without any, says so and gives none; `what` is what then goes untested.
pub fn libraries(what: &str) -> Vec<LibNvvm> {
    if let Ok(paths) = std::env::var("NVVM_TEST_LIBRARIES") {
        return paths
            .split(':')
            .filter(|path| !path.is_empty())
            .map(|path| LibNvvm::load(Path::new(path)).unwrap_or_else(|e| panic!("{e}")))
            .collect();
    }
    // `cargo xtask doctor --fetch nvvm` fetches one into the target directory.
    let fetched = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../nvvm");
    match LibNvvm::find_with(&[fetched]) {
        Ok(library) => vec![library],
        Err(error) => {
            tell(&format!("SKIPPED: {what}: {error}"));
            Vec::new()
        }
    }
}

/// NVIDIA's assembler, if it is in a toolkit or on the path.
pub fn ptxas() -> Option<PathBuf> {
    let in_toolkit = nvvm::find::folders().into_iter().map(|folder| folder.join("bin/ptxas"));
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    in_toolkit
        .chain(on_path.into_iter().flatten().map(|folder| folder.join("ptxas")))
        .find(|path| path.is_file())
}

/// Assembles PTX; the error is the assembler's.
pub fn assemble(ptxas: &Path, arch: &str, ptx: &str) -> Result<(), String> {
    let file = std::env::temp_dir().join(format!("nvvm-test-{}-{:p}.ptx", std::process::id(), &ptx));
    std::fs::write(&file, ptx).expect("temporary file");
    let output = Command::new(ptxas)
        .arg(format!("-arch={arch}"))
        .arg("-o")
        .arg("/dev/null")
        .arg(&file)
        .output()
        .expect("the assembler starts");
    let _ = std::fs::remove_file(&file);
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}
