//! What stops a case.

use cuda_launch::Error;
use cust::error::{CudaError, CudaResult};

/// Result of a case's steps.
pub type CaseResult<T = ()> = Result<T, CaseError>;

/// What stopped a case. Failed comparisons are no errors: they are recorded, and the case goes on.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// The driver, a launch or a buffer (note E20: each driver call with its name, code and place).
    #[error(transparent)]
    Device(#[from] Error),
    /// A kernel did not end in time.
    #[error(
        "the kernels did not end within {} s; a GPU cannot be made to stop them, so nothing more runs on it in this \
         process (`--device sim` shows where a kernel hangs, `--time-limit` sets another limit)", .0.as_secs()
    )]
    Endless(std::time::Duration),
    /// The host's side of the algorithm cannot go on.
    #[error("{0}")]
    Stopped(String),
}

impl CaseError {
    /// The driver's code, when it was the driver.
    pub fn code(&self) -> Option<CudaError> {
        match self {
            CaseError::Device(error) => error.code(),
            CaseError::Endless(_) | CaseError::Stopped(_) => None,
        }
    }
}

/// Names what a driver call was for, and where it stood.
pub trait Checked<T> {
    /// Turns the driver's code into a [`CaseError`].
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    fn checked(self, what: impl FnOnce() -> String) -> CaseResult<T>;
}

impl<T> Checked<T> for CudaResult<T> {
    #[track_caller]
    fn checked(self, what: impl FnOnce() -> String) -> CaseResult<T> {
        Ok(cuda_launch::Checked::checked(self, what)?)
    }
}
