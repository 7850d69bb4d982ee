//! What can go wrong around the tests.

use std::path::PathBuf;

/// Why the tests could not be built or run. A test that fails is a result, not an error.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder.
    #[error("cannot {action} {}: {error}", path.display())]
    File {
        /// What was tried.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's message.
        error: std::io::Error,
    },
    /// The kernels' builder.
    #[error(transparent)]
    Build(#[from] cuda_builder::BuildError),
    /// The choice of a driver.
    #[error(transparent)]
    Load(#[from] cuda_loader::LoadError),
    /// A call of the driver.
    #[error("cannot {action}: {error}{more}")]
    Driver {
        /// What was tried.
        action: String,
        /// The driver's result.
        error: String,
        /// The simulator's words, if it has any.
        more: String,
    },
    /// Anything else, as it is meant to be read.
    #[error("{0}")]
    Failed(String),
}

/// Names the file that an operation failed on.
pub trait OnFile<T> {
    /// As [`Error::File`].
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, Error>;
}

impl<T> OnFile<T> for std::io::Result<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, Error> {
        self.map_err(|error| Error::File { action, path: path.into(), error })
    }
}
