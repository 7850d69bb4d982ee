//! What can go wrong between a kernel crate and its PTX.

use std::io;
use std::path::PathBuf;

use crate::arch::{Arch, PtxVersion};
use crate::codegen::NvvmOptions;

/// Why a kernel crate could not be compiled to PTX.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// The path given to [`CudaBuilder::new`](crate::CudaBuilder::new) holds no package.
    #[error("`{}` is not a kernel crate: it has no Cargo.toml; give the folder of a package", path.display())]
    NotACrate {
        /// The folder given.
        path: PathBuf,
    },
    /// The package has no library target, which is where kernels live.
    #[error("the package `{package}` has no library: put its kernels in src/lib.rs or in modules of it")]
    NoLibrary {
        /// The package's name.
        package: String,
    },
    /// The asked PTX version does not have the target.
    #[error("PTX {asked} has no target {arch}: it needs PTX {least} or later")]
    PtxTooOld {
        /// The target.
        arch: Arch,
        /// The version asked for.
        asked: PtxVersion,
        /// The least version that has it.
        least: PtxVersion,
    },
    /// rustc or cargo is missing or does not answer.
    #[error(
        "cannot find out about the Rust toolchain: {reason}; install Rust with rustup, or set RUSTC and CARGO to \
         the programs"
    )]
    Toolchain {
        /// What happened.
        reason: String,
    },
    /// The source of the core library is missing and no way to get it worked.
    #[error("{0}")]
    RustSrc(#[from] crate::rust_src::RustSrcError),
    /// Cargo could not read the workspace of the kernel crate.
    #[error("cargo cannot read the workspace of `{}`:\n{message}", manifest.display())]
    Workspace {
        /// The kernel crate's manifest.
        manifest: PathBuf,
        /// Cargo's own message.
        message: String,
    },
    /// rustc refused the kernels; the text is rustc's own.
    #[error("the kernel crate `{package}` does not compile for {arch}\n\n{}", rendered.trim_end())]
    Compile {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// rustc's messages as it rendered them, with file and line.
        rendered: String,
    },
    /// Cargo failed before or after rustc ran.
    #[error("cargo failed while compiling `{package}` for {arch}:\n{message}")]
    Cargo {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// Cargo's own message.
        message: String,
    },
    /// rustc's LLVM ended the compiler; it does not say where.
    #[error(
        "rustc's LLVM gave up on `{package}` for {arch}: {message}. A kernel holds an operation that a GPU has no \
         instruction for and no library that could stand in. Which one shows when kernels are left out one by one \
         (`CudaBuilder::kernels`)"
    )]
    Llvm {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// What follows `LLVM ERROR: `.
        message: String,
    },
    /// The float `%`, or another operation without right code, needs the link step, which needs LLVM as a shared library.
    #[error(
        "`{package}` takes the remainder of floats (`%`) or converts between floats and 128-bit integers in \
         {functions}. LLVM has no right code for that on this target, and the link step that calls functions instead \
         needs the toolchain's LLVM as a shared library: there is no libLLVM.so.* in `{}`. Compile with a toolchain of \
         rustup's for Linux, or write the operation in another way",
        folder.display()
    )]
    NoLlvmLibrary {
        /// The package's name.
        package: String,
        /// The functions that hold the operation.
        functions: String,
        /// Where LLVM was looked for.
        folder: PathBuf,
    },
    /// Functions of `compiler_builtins` could not be added to the program.
    #[error("cannot link `{package}` for {arch} with compiler_builtins: {reason}")]
    Link {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// What LLVM or the system reported.
        reason: String,
    },
    /// The program calls a function that nothing defines.
    #[error(
        "the PTX of `{package}` for {arch} calls functions that nothing defines, so that no driver loads it:\n{list}"
    )]
    Undefined {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// A line for each function: its name, its callers, and the kernels that reach it.
        list: String,
    },
    /// rustc ended well but the PTX is not where it should be.
    #[error("rustc ended without an error but did not write `{}`; run `cargo clean` and build again", path.display())]
    NoOutput {
        /// Where the file should be.
        path: PathBuf,
    },
    /// Our own parser does not understand the PTX.
    #[error("the PTX of `{package}` for {arch} does not parse: {message}; it is kept in `{}`", ptx.display())]
    InvalidPtx {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// The parser's message, with line and column.
        message: String,
        /// The refused PTX.
        ptx: PathBuf,
    },
    /// NVVM was asked for, but is not on this machine.
    #[error("the code generator nvvm cannot be used: {source}")]
    NoNvvm {
        /// Where it was looked for, with the way out.
        source: Box<nvvm::Error>,
    },
    /// NVVM cannot compile the kernels.
    #[error("NVVM cannot compile `{package}` for {arch}: {source}\n(the LLVM IR is in `{}`)", llvm_ir.display())]
    Nvvm {
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// The LLVM IR.
        llvm_ir: PathBuf,
        /// What happened, with the way out.
        source: Box<nvvm::Error>,
    },
    /// Options of NVVM with the other code generator.
    #[error("the options `{options}` are NVVM's: choose the code generator `nvvm`, or leave them out")]
    OptionsOfNvvm {
        /// The options.
        options: NvvmOptions,
    },
    /// NVIDIA's assembler refuses the PTX.
    #[error("{} refuses the PTX of `{package}` for {arch}; it is kept in `{}`:\n{message}", ptxas.display(), ptx.display())]
    Ptxas {
        /// The assembler.
        ptxas: PathBuf,
        /// The package's name.
        package: String,
        /// The target.
        arch: Arch,
        /// The assembler's messages.
        message: String,
        /// The refused PTX.
        ptx: PathBuf,
    },
    /// `ptxas` was asked for but is not on this machine.
    #[error(
        "ptxas was asked to check the PTX but is not found: looked on PATH, in CUDA_PATH, CUDA_HOME and \
         /usr/local/cuda*; install the CUDA toolkit or leave the check at `PtxasCheck::WhenFound`"
    )]
    PtxasMissing,
    /// A file or folder could not be read or written.
    #[error("cannot {action} `{}`: {source}", path.display())]
    Io {
        /// What was tried, such as "write".
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
}

/// Turns an I/O error on a path into a [`BuildError`].
pub(crate) trait IoContext<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, BuildError>;
}

impl<T> IoContext<T> for io::Result<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, BuildError> {
        self.map_err(|source| BuildError::Io { action, path: path.into(), source })
    }
}
