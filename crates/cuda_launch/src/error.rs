//! What can go wrong, each with the argument, the rule and the way out.

use std::ffi::{CStr, c_char};
use std::panic::Location;

use cuda_loader::{LoadError, UnknownDevice};
use cust::error::{CudaError, CudaResult};

/// Result of this crate's functions.
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Why a device could not be opened, or could not do what it was asked for.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A driver call failed. A kernel's fault is reported by the first call that waits for the kernel.
    #[error("could not {what}: {} at {}:{}", driver_name(*.code), .at.file(), .at.line())]
    Driver {
        /// What the call was for.
        what: String,
        /// The driver's code.
        code: CudaError,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// There is no such device.
    #[error(transparent)]
    NoDevice(#[from] LoadError),
    /// A text that names no device.
    #[error(transparent)]
    UnknownDevice(#[from] UnknownDevice),
    /// The driver did not accept the PTX.
    #[error(
        "the driver refused the PTX: {}{log}\nPTX must not be newer than the driver, and its target not above the \
         device's capability: build for a lower architecture with `CudaBuilder::arch`, or update the driver",
        driver_name(*.code)
    )]
    RefusedPtx {
        /// The driver's code.
        code: CudaError,
        /// Messages of the driver's compiler, on lines of their own; empty if there are none.
        log: String,
    },
    /// The loaded PTX has no kernel of this name.
    #[error(
        "the loaded PTX has no kernel `{kernel}`{}: load the PTX that was built from the crate that defines it, with \
         all its kernels, at {}:{}",
        has(.known), .at.file(), .at.line()
    )]
    UnknownKernel {
        /// The kernel of the call.
        kernel: &'static str,
        /// The kernels that there are.
        known: Vec<String>,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// The loaded PTX has a kernel of this name with other parameters.
    #[error(
        "the parameters of `{kernel}` are {expected} by the call, and {found} by the loaded PTX: it was built from \
         another crate or version; load the PTX that the build script makes of the crate that defines the call, at {}:{}",
        .at.file(), .at.line()
    )]
    OtherParameters {
        /// The kernel of the call.
        kernel: &'static str,
        /// Sizes of the call's parameters.
        expected: String,
        /// Sizes of the PTX's parameters.
        found: String,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// Memory of one opened device was passed to a kernel on another.
    #[error(
        "memory argument {argument} of `{kernel}` (counted from 1) belongs to another opened `Device`, whose queue may \
         still be using it: open the device once and clone it, or copy the data through the host, at {}:{}",
        .at.file(), .at.line()
    )]
    OtherDevice {
        /// The kernel of the call.
        kernel: &'static str,
        /// Which of the arguments that are memory.
        argument: usize,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// Kernels that were loaded on one opened device were launched on a stream of another.
    #[error(
        "the kernels with `{kernel}` were loaded on another opened `Device` than the stream's: load them with \
         `Device::load` on this one, at {}:{}", .at.file(), .at.line()
    )]
    KernelsOfOtherDevice {
        /// The kernel of the call.
        kernel: &'static str,
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
    /// A copy between host and device of different lengths.
    #[error(
        "cannot {what}: the buffer has {buffer} elements and the host's slice {host}, and a copy needs as many; pass a \
         slice of that length, at {}:{}", .at.file(), .at.line()
    )]
    Length {
        /// The copy.
        what: &'static str,
        /// Elements of the buffer.
        buffer: usize,
        /// Elements of the host's slice.
        host: usize,
        /// The caller.
        at: &'static Location<'static>,
    },
    /// More bytes than an address space has.
    #[error("{len} elements of {size} bytes do not fit into an address space; allocate fewer, at {}:{}",
        .at.file(), .at.line())]
    TooLarge {
        /// Elements asked for.
        len: usize,
        /// Bytes of an element.
        size: usize,
        /// The caller.
        at: &'static Location<'static>,
    },
}

impl Error {
    /// The driver's code, when it was the driver.
    pub fn code(&self) -> Option<CudaError> {
        match self {
            Error::Driver { code, .. }
            | Error::BlockTooLarge { code, .. }
            | Error::RefusedPtx { code, .. } => Some(*code),
            Error::UnknownKernel { .. } => Some(CudaError::NotFound),
            _ => None,
        }
    }
}

/// The kernels that there are, as a part of a sentence.
fn has(known: &[String]) -> String {
    /// More names than this help nobody.
    const MOST: usize = 8;
    match known {
        [] => String::new(),
        few if few.len() <= MOST => format!(" (it has `{}`)", few.join("`, `")),
        many => format!(" (it has `{}` and {} more)", many[..MOST].join("`, `"), many.len() - MOST),
    }
}

/// Names what a driver call was for, and where it stood.
pub trait Checked<T> {
    /// Turns the driver's code into an [`Error`].
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    fn checked(self, what: impl FnOnce() -> String) -> Result<T>;
}

impl<T> Checked<T> for CudaResult<T> {
    #[track_caller]
    fn checked(self, what: impl FnOnce() -> String) -> Result<T> {
        let at = Location::caller();
        self.map_err(|code| Error::Driver { what: what(), code, at })
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
