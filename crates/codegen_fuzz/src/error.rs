//! What can go wrong beside a difference.

use std::path::PathBuf;

/// Why a run could not go on. A difference between configurations is no error but a result.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file that cannot be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// What was tried.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The host's compiler refuses a generated program.
    #[error(
        "the host's rustc refuses the generated program, which is a defect of the generator; the source is {}:\n{message}",
        source_file.display()
    )]
    Host {
        /// Where the program lies.
        source_file: PathBuf,
        /// rustc's messages.
        message: String,
    },
    /// A program that cannot be started.
    #[error("cannot start `{program}`: {source}")]
    Start {
        /// The program.
        program: String,
        /// Why not.
        source: std::io::Error,
    },
    /// The library of a generated program cannot be loaded.
    #[error("cannot load {}: {message}", path.display())]
    Load {
        /// The library.
        path: PathBuf,
        /// Why not.
        message: String,
    },
    /// The compiler of the kernels is missing something.
    #[error("{0}")]
    Builder(#[from] cuda_builder::BuildError),
    /// An argument without a meaning.
    #[error("{0}")]
    Argument(String),
    /// No GPU, or a driver that fails outside of a kernel.
    #[error("{0}")]
    Driver(String),
    /// A folder that `--pack` did not make.
    #[error("{} is not a folder that `--pack` wrote: {message}", path.display())]
    Pack {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        message: String,
    },
}

/// Results of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// Says which file it was.
pub(crate) trait OnFile<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T>;
}

impl<T> OnFile<T> for std::io::Result<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T> {
        self.map_err(|source| Error::File { action, path: path.into(), source })
    }
}
