//! Panics end the test: nothing unwinds on the device.

use alloc_crate::boxed::Box;
use core::any::Any;
pub use core::panic::*;

/// Calls the function, as long as it does not panic: a panic ends the test here as everywhere.
pub fn catch_unwind<R>(function: impl FnOnce() -> R + UnwindSafe) -> Result<R, Box<dyn Any + Send>> {
    Ok(function())
}
