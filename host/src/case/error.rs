//! What stops a case.

use std::ffi::{CStr, c_char};
use std::panic::Location;

use cust::error::{CudaError, CudaResult};

/// Result of a case's steps.
pub type CaseResult<T = ()> = Result<T, CaseError>;

/// What stopped a case. Failed comparisons are no errors: they are recorded, and the case goes on.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// A driver call failed (note E20: each with its name, code and place).
    #[error("could not {what}: {} at {}:{}", driver_name(*.code), .at.file(), .at.line())]
    Driver {
        /// What the call was for.
        what: String,
        /// The driver's code.
        code: CudaError,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// A launch with more threads a block than the kernel takes.
    #[error(
        "could not launch `{kernel}` with blocks of {}x{}x{} = {} threads: it takes at most {most}, {why}: {} at {}:{}",
        .block[0], .block[1], .block[2], .block.iter().map(|&n| u64::from(n)).product::<u64>(),
        driver_name(*.code), .at.file(), .at.line()
    )]
    BlockTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// Threads of a block in x, y and z.
        block: [u32; 3],
        /// Threads that a block may have.
        most: u32,
        /// What sets that limit, and the way out.
        why: String,
        /// The driver's code.
        code: CudaError,
        /// The caller.
        at: &'static Location<'static>,
    },
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
            CaseError::Driver { code, .. } | CaseError::BlockTooLarge { code, .. } => Some(*code),
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
        let at = Location::caller();
        self.map_err(|code| CaseError::Driver { what: what(), code, at })
    }
}

/// The driver's own name and description of a code: `CUDA_ERROR_INVALID_VALUE (invalid argument)`.
pub fn driver_name(code: CudaError) -> String {
    /// Codes above are cust's own, which the driver's functions do not know.
    const LAST_DRIVER_CODE: u32 = 999;
    let number = code as u32;
    if number > LAST_DRIVER_CODE {
        return format!("{code:?} (reported by cust)");
    }
    // SAFETY: every variant up to 999 has the number of a variant of the driver's own enumeration.
    let raw: cust::sys::cudaError_enum = unsafe { std::mem::transmute(number) };
    let text = |of: unsafe extern "C" fn(
        cust::sys::cudaError_enum,
        *mut *const c_char,
    ) -> cust::sys::cudaError_enum| {
        let mut text = std::ptr::null();
        // SAFETY: the driver writes the address of a static string, or null for a code that it does not know.
        unsafe { of(raw, &mut text) };
        // SAFETY: a NUL-terminated string of static lifetime, by the driver's documentation.
        (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
    };
    match (text(cust::sys::cuGetErrorName), text(cust::sys::cuGetErrorString)) {
        (Some(name), Some(meaning)) => format!("{name} ({meaning})"),
        _ => format!("CUDA error {number}"),
    }
}
