//! The edge between C callers and Rust bodies.
//!
//! Every driver function is written with one of the two macros here. They give it the C signature, turn `Result` into
//! `CUresult`, and keep a panic from unwinding into the caller.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::abi::CUresult;
use crate::error::{CudaError, CudaResult, SUCCESS};

/// Which stream the null handle names in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DefaultStream {
    /// The context's: functions under their plain names.
    Legacy,
    /// The calling thread's: functions with the suffix `_ptds` or `_ptsz`.
    PerThread,
}

thread_local! {
    static IN_CALLBACK: Cell<bool> = const { Cell::new(false) };
}

/// Runs the body of the driver function `name`.
pub(crate) fn cross(name: &'static str, body: impl FnOnce() -> CudaResult) -> CUresult {
    // The state that a body may leave half-changed sits behind locks that are taken even when poisoned, and each
    // critical section is written to be a single step; so nothing unsound is observed after a panic.
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => SUCCESS,
        Ok(Err(error)) => error.code(),
        Err(_) => {
            eprintln!("simt_driver: internal error in {name}; please report it with the message above");
            CudaError::UNKNOWN.code()
        }
    }
}

/// Runs a callback of the program, from which it may not call the driver.
pub(crate) fn in_callback(callback: impl FnOnce()) {
    IN_CALLBACK.set(true);
    callback();
    IN_CALLBACK.set(false);
}

/// `CUDA_ERROR_NOT_PERMITTED` inside a callback of a stream.
pub(crate) fn outside_callback() -> CudaResult {
    if IN_CALLBACK.get() { Err(CudaError::NOT_PERMITTED) } else { Ok(()) }
}

/// Defines driver functions from bodies that return [`CudaResult`].
macro_rules! driver_functions {
    ($( $(#[$attribute:meta])* fn $name:ident($($arg:ident: $type:ty),* $(,)?) $body:block )*) => { $(
        $(#[$attribute])*
        ///
        /// # Safety
        ///
        /// Pointers must be null or valid for what the CUDA driver API does with them.
        #[allow(non_snake_case, clippy::too_many_arguments, reason = "the driver API's own names and signatures")]
        pub unsafe extern "C" fn $name($($arg: $type),*) -> $crate::abi::CUresult {
            $crate::boundary::cross(stringify!($name), move || -> $crate::error::CudaResult { $body })
        }
    )* };
}

/// Defines driver functions in two forms: one for which the null stream is the legacy default stream, `or` one for
/// which it is the calling thread's. The body finds the difference under the name before the semicolon.
macro_rules! stream_functions {
    ($( $(#[$attribute:meta])*
        fn $name:ident or $twin:ident($default:ident; $($arg:ident: $type:ty),* $(,)?) $body:block )*) => { $(
        driver_functions! {
            $(#[$attribute])*
            fn $name($($arg: $type),*) {
                let $default = $crate::boundary::DefaultStream::Legacy;
                $body
            }

            #[doc = concat!("[`", stringify!($name), "`] with the calling thread's default stream as the null stream.")]
            fn $twin($($arg: $type),*) {
                let $default = $crate::boundary::DefaultStream::PerThread;
                $body
            }
        }
    )* };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error() {
        assert_eq!(cross("cuTest", || panic!("on purpose")), 999);
        assert_eq!(cross("cuTest", || Err(CudaError::NOT_FOUND)), 500);
        assert_eq!(cross("cuTest", || Ok(())), 0);
    }
}
