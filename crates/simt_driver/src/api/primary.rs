//! The device's primary context.

use std::ffi::{c_int, c_uint};

use crate::abi::{CUcontext, CUdevice, Out};
use crate::api::context::{CONTEXT_FLAGS, check_flags};
use crate::driver::{check_device, driver};
use crate::error::CudaError;

driver_functions! {
    /// The primary context, created if nobody holds it yet; each call has to be followed by one to release it.
    fn cuDevicePrimaryCtxRetain(context: Out<CUcontext>, device: CUdevice) {
        let driver = driver()?;
        check_device(device)?;
        context.required()?;
        let mut primary = driver.primary();
        if primary.retained == 0 {
            driver.create_context(primary.handle, true, primary.flags)?;
        }
        primary.retained += 1;
        context.set(primary.handle)
    }

    /// Gives the primary context back; it ends when nobody holds it any more.
    fn cuDevicePrimaryCtxRelease_v2(device: CUdevice) {
        let driver = driver()?;
        check_device(device)?;
        let mut primary = driver.primary();
        primary.retained = primary.retained.checked_sub(1).ok_or(CudaError::INVALID_CONTEXT)?;
        if primary.retained == 0 { driver.destroy_context(primary.handle) } else { Ok(()) }
    }

    /// Ends the primary context, whoever holds it.
    fn cuDevicePrimaryCtxReset_v2(device: CUdevice) {
        let driver = driver()?;
        check_device(device)?;
        let mut primary = driver.primary();
        if primary.retained == 0 {
            return Ok(());
        }
        primary.retained = 0;
        driver.destroy_context(primary.handle)
    }

    /// Sets the primary context's flags.
    fn cuDevicePrimaryCtxSetFlags_v2(device: CUdevice, flags: c_uint) {
        let driver = driver()?;
        check_device(device)?;
        check_flags(flags)?;
        let mut primary = driver.primary();
        primary.flags = flags & CONTEXT_FLAGS;
        if let Some(context) = driver.contexts.get(primary.handle.0) {
            context.set_flags(primary.flags);
        }
        Ok(())
    }

    /// The primary context's flags, and whether it exists.
    fn cuDevicePrimaryCtxGetState(device: CUdevice, flags: Out<c_uint>, active: Out<c_int>) {
        let driver = driver()?;
        check_device(device)?;
        let primary = driver.primary();
        flags.set(primary.flags)?;
        active.set(c_int::from(primary.retained > 0))
    }
}
