//! What can go wrong between LLVM IR and PTX.

use std::path::PathBuf;
use thiserror::Error;

/// A failure of this crate; each message says what to do about it.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// The input is not LLVM IR that the parser knows.
    #[error(transparent)]
    Parse(#[from] llvm_ir::ParseError),
    /// The IR uses something that libNVVM's dialect cannot express.
    #[error(
        "LLVM IR line {line}: {construct} cannot be lowered to NVVM IR: {reason}; write it another way in the kernel, or \
         use the code generator `llvm`"
    )]
    Unsupported {
        /// Line in the IR text, from 1; 0 for code that the lowering itself made.
        line: u32,
        /// The construct.
        construct: String,
        /// Why there is no lowering.
        reason: String,
    },
    /// The name of a target could not be read.
    #[error("architecture `{0}` is not known; write it as `sm_90`, `compute_90`, `sm_90a` or `sm_100f`")]
    Architecture(String),
    /// No libNVVM on this machine.
    #[error(
        "no libNVVM found; set CUDA_PATH to a CUDA toolkit of release 12.0 or later, or fetch the library with \
         `cargo xtask doctor --fetch nvvm`; looked in: {}",
        list(.searched)
    )]
    NoLibrary {
        /// Folders that were searched, in order.
        searched: Vec<PathBuf>,
    },
    /// A file that should be libNVVM could not be loaded.
    #[error(
        "cannot load libNVVM from {}: {reason}; set CUDA_PATH to an undamaged toolkit, or unset it and fetch the library with \
         `cargo xtask doctor --fetch nvvm`", .path.display()
    )]
    Load {
        /// The file.
        path: PathBuf,
        /// The loader's words.
        reason: String,
    },
    /// The kernels call libdevice, which did not come with the library.
    #[error(
        "the kernels use NVIDIA's mathematical functions, but libdevice.10.bc was not found beside {}; install the \
         toolkit's nvvm/libdevice folder", .library.display()
    )]
    NoLibdevice {
        /// The library beside which it was looked for.
        library: PathBuf,
    },
    /// The library does not know the target.
    #[error(
        "libNVVM at {} does not compile for {arch}: {reason}; use a toolkit whose release knows this target, or build for \
         an older one", .library.display()
    )]
    Target {
        /// The library.
        library: PathBuf,
        /// The target.
        arch: String,
        /// What the library answered.
        reason: String,
    },
    /// libNVVM refused the program.
    #[error("libNVVM could not {step} the program ({code}): {log}")]
    Program {
        /// What it was doing: read, verify, compile.
        step: &'static str,
        /// Name of its error code.
        code: String,
        /// Its log.
        log: String,
    },
    /// The library could not be fetched.
    #[error("cannot fetch libNVVM: {reason}; install a CUDA toolkit and set CUDA_PATH instead")]
    Fetch {
        /// What failed.
        reason: String,
    },
}

fn list(paths: &[PathBuf]) -> String {
    let words: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
    if words.is_empty() { "nowhere".to_owned() } else { words.join(", ") }
}

impl Error {
    /// An error about a construct at a line of the IR.
    pub(crate) fn unsupported(line: u32, construct: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::Unsupported { line, construct: construct.into(), reason: reason.into() }
    }
}

/// Result of this crate's functions.
pub type Result<T> = std::result::Result<T, Error>;
