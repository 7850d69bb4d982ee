//! PTX that is compiled once, or not at all.

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use cuda_builder::{BuildError, Codegen, CudaBuilder, KernelBuild};

/// The variable that names a folder in which the tests' PTX is kept. A file that is there is not compiled again, so that
/// the tests run where there is no Rust.
pub const FOLDER: &str = "WARPBOOK_TEST_PTX";

/// The code generators that tests compile their kernels with.
pub const GENERATORS: [Codegen; 2] = [Codegen::Llvm, Codegen::Nvvm];

/// What was made in this process.
type Made = Vec<((String, Codegen), Option<Arc<str>>)>;

/// The PTX of a test's kernels by a code generator; `None`, and says so, if the generator is not there. It is compiled
/// once in a process. `name` is the name of its file where it is kept; each builder has one of its own.
///
/// # Panics
/// If the kernels do not compile or not without warnings that name their package, or the folder cannot be written.
pub fn ptx(name: &str, codegen: Codegen, builder: impl FnOnce() -> CudaBuilder) -> Option<Arc<str>> {
    static MADE: Mutex<Made> = Mutex::new(Vec::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, ptx)) = made.iter().find(|((other, by), _)| other == name && *by == codegen) {
        return ptx.clone();
    }
    let ptx = kept_or_compiled(name, codegen, builder).map(Arc::from);
    made.push(((name.to_owned(), codegen), ptx.clone()));
    ptx
}

fn kept_or_compiled(name: &str, codegen: Codegen, builder: impl FnOnce() -> CudaBuilder) -> Option<String> {
    let kept =
        std::env::var_os(FOLDER).map(|folder| PathBuf::from(folder).join(format!("{name}-{codegen}.ptx")));
    if let Some(text) = kept.as_ref().and_then(|file| fs::read_to_string(file).ok()) {
        return Some(text);
    }
    match builder().codegen(codegen).build() {
        Ok(KernelBuild { ptx, package, warnings, .. }) => {
            let own: Vec<_> = warnings.iter().filter(|text| text.contains(&package)).collect();
            assert!(own.is_empty(), "warnings about {package}: {own:?}");
            if let Some(file) = kept {
                fs::write(&file, &ptx).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            }
            Some(ptx)
        }
        Err(error @ BuildError::NoNvvm { .. }) => {
            eprintln!("SKIPPED: {name} by the code generator {codegen}: {error}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}
