//! What can go wrong, each with the way out.

use std::path::PathBuf;

use cuda_builder::{ArchError, BuildError, CodegenError};

/// An error that the user sees.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}\nThe default is sm_75; its PTX runs on every later GPU.")]
    Arch(#[from] ArchError),
    #[error("{0}")]
    Codegen(#[from] CodegenError),
    #[error("`{name}` needs a value, such as `{example}`")]
    NoValue { name: String, example: &'static str },
    #[error("{0}")]
    Kernels(#[from] BuildError),
    #[error("{0}")]
    Nvvm(#[from] nvvm::Error),
    #[error("cannot start {program}: {error}; is it installed and on PATH?")]
    Start { program: String, error: std::io::Error },
    #[error("cannot {action} {}: {error}", path.display())]
    File { action: &'static str, path: PathBuf, error: std::io::Error },
    #[error("{0}")]
    Failed(String),
    #[error("`{name}` cannot be the name of {of}: {rule}")]
    Name { name: String, of: &'static str, rule: &'static str },
}

impl Error {
    /// 2 where the command line is at fault, 1 otherwise.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Arch(_) | Error::Codegen(_) | Error::NoValue { .. } | Error::Name { .. } => 2,
            _ => 1,
        }
    }
}

/// Names the file of an I/O error, and what was tried.
pub trait OnFile<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, Error>;
}

impl<T> OnFile<T> for std::io::Result<T> {
    fn on(self, action: &'static str, path: impl Into<PathBuf>) -> Result<T, Error> {
        self.map_err(|error| Error::File { action, path: path.into(), error })
    }
}
