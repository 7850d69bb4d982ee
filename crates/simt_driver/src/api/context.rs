//! Contexts: creating and ending them, which one is current, their settings.

use std::ffi::{c_int, c_uint};

use crate::abi::{CUcontext, CUdevice, CUevent, In, Out};
use crate::context::{self, by_handle, current, current_handle, current_or_failed};
use crate::driver::{check_device, driver};
use crate::error::{CudaError, CudaResult};
use crate::registry::new_handle;

/// `CU_CTX_SCHED_*` (3 bits, of which at most one), `MAP_HOST`, `LMEM_RESIZE_TO_MAX`, `COREDUMP_ENABLE`,
/// `USER_COREDUMP_ENABLE`, `SYNC_MEMOPS`.
pub(crate) const CONTEXT_FLAGS: c_uint = 0xff;
const MAP_HOST: c_uint = 8;
/// What `cuCtxGetApiVersion` has said since CUDA 3.2.
const API_VERSION: c_uint = 3020;
/// Stream priorities that the device tells apart: the least and the greatest.
pub(crate) const LEAST_PRIORITY: c_int = 0;
pub(crate) const GREATEST_PRIORITY: c_int = -5;
/// Highest `CUfunc_cache` and `CUsharedconfig`.
pub(crate) const LAST_CACHE_CONFIG: c_uint = 3;
pub(crate) const LAST_SHARED_CONFIG: c_uint = 2;
const FOUR_BYTE_BANKS: c_uint = 1;

/// Fails for flags that are none, or more than one way to wait.
pub(crate) fn check_flags(flags: c_uint) -> CudaResult {
    let waiting = flags & 7;
    if flags & !CONTEXT_FLAGS == 0 && waiting.count_ones() <= 1 {
        Ok(())
    } else {
        Err(CudaError::INVALID_VALUE)
    }
}

fn create(context: Out<CUcontext>, flags: c_uint, device: CUdevice) -> CudaResult {
    let driver = driver()?;
    context.required()?;
    check_device(device)?;
    check_flags(flags)?;
    let handle = CUcontext(new_handle());
    driver.create_context(handle, false, flags)?;
    context::push_current(handle)?;
    context.set(handle)
}

driver_functions! {
    /// Creates a context and makes it current.
    fn cuCtxCreate_v2(context: Out<CUcontext>, flags: c_uint, device: CUdevice) {
        create(context, flags, device)
    }

    /// [`cuCtxCreate_v2`] with limits on multiprocessors, which the simulated device does not take.
    fn cuCtxCreate_v3(
        context: Out<CUcontext>,
        _affinity: In<c_uint>,
        affinities: c_int,
        flags: c_uint,
        device: CUdevice,
    ) {
        if affinities != 0 {
            return Err(CudaError::UNSUPPORTED_EXEC_AFFINITY);
        }
        create(context, flags, device)
    }

    /// [`cuCtxCreate_v2`] with parameters, which must be null.
    fn cuCtxCreate_v4(context: Out<CUcontext>, params: In<c_uint>, flags: c_uint, device: CUdevice) {
        if !params.is_null() {
            return Err(CudaError::NOT_SUPPORTED);
        }
        create(context, flags, device)
    }

    /// Ends a context that the program created; its work is done first.
    fn cuCtxDestroy_v2(context: CUcontext) {
        let driver = driver()?;
        if context == CUcontext::NULL {
            return Err(CudaError::INVALID_VALUE);
        }
        if by_handle(context)?.primary {
            return Err(CudaError::INVALID_CONTEXT);
        }
        driver.destroy_context(context)?;
        if current_handle()? == context {
            context::pop_current()?;
        }
        Ok(())
    }

    /// Makes a context current on top of what is.
    fn cuCtxPushCurrent_v2(context: CUcontext) {
        driver()?;
        if context == CUcontext::NULL {
            return Err(CudaError::INVALID_VALUE);
        }
        by_handle(context)?;
        context::push_current(context)
    }

    /// Makes current what was before the last push.
    fn cuCtxPopCurrent_v2(context: Out<CUcontext>) {
        driver()?;
        context.set_if_wanted(context::pop_current()?);
        Ok(())
    }

    /// Makes a context current in place of what is.
    fn cuCtxSetCurrent(context: CUcontext) {
        driver()?;
        if context != CUcontext::NULL {
            by_handle(context)?;
        }
        context::set_current(context)
    }

    /// The current context, or null.
    fn cuCtxGetCurrent(context: Out<CUcontext>) {
        driver()?;
        context.set(current_handle()?)
    }

    /// The current context's device, even if the context was destroyed.
    fn cuCtxGetDevice(device: Out<CUdevice>) {
        driver()?;
        if current_handle()? == CUcontext::NULL {
            return Err(CudaError::INVALID_CONTEXT);
        }
        device.set(0)
    }

    /// A context's device.
    fn cuCtxGetDevice_v2(device: Out<CUdevice>, context: CUcontext) {
        given_or_current(context)?;
        device.set(0)
    }

    /// The current context's flags.
    fn cuCtxGetFlags(flags: Out<c_uint>) {
        let context = current_or_failed()?;
        flags.set(context.flags() | MAP_HOST)
    }

    /// Sets the current context's flags.
    fn cuCtxSetFlags(flags: c_uint) {
        check_flags(flags)?;
        current()?.set_flags(flags);
        Ok(())
    }

    /// A number that no other context of the process has.
    fn cuCtxGetId(context: CUcontext, id: Out<u64>) {
        id.required()?;
        id.set(given_or_current(context)?.id)
    }

    /// Waits for all work of the current context.
    fn cuCtxSynchronize() {
        current()?.synchronize()
    }

    /// Waits for all work of a context.
    fn cuCtxSynchronize_v2(context: CUcontext) {
        let context = given_or_current(context)?;
        context.healthy()?;
        context.synchronize()
    }

    /// Sets one of the current context's limits.
    fn cuCtxSetLimit(limit: c_uint, value: usize) {
        current()?.settings().limits.set(limit, value as u64)
    }

    /// One of the current context's limits.
    fn cuCtxGetLimit(value: Out<usize>, limit: c_uint) {
        let found = current()?.settings().limits.get(limit)?;
        value.set(usize::try_from(found).unwrap_or(usize::MAX))
    }

    /// How the current context's kernels prefer to split L1 cache and shared memory.
    fn cuCtxGetCacheConfig(config: Out<c_uint>) {
        config.set(current()?.settings().cache)
    }

    /// Sets how the current context's kernels prefer to split L1 cache and shared memory.
    fn cuCtxSetCacheConfig(config: c_uint) {
        let context = current()?;
        if config > LAST_CACHE_CONFIG {
            return Err(CudaError::INVALID_VALUE);
        }
        context.settings().cache = config;
        Ok(())
    }

    /// Width of shared memory banks: four bytes.
    fn cuCtxGetSharedMemConfig(config: Out<c_uint>) {
        current()?;
        config.set(FOUR_BYTE_BANKS)
    }

    /// Asks for another width of shared memory banks, to no effect, as on all devices since 5.0.
    fn cuCtxSetSharedMemConfig(config: c_uint) {
        current()?;
        if config <= LAST_SHARED_CONFIG { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }

    /// Version of the interface that a context was created by.
    fn cuCtxGetApiVersion(context: CUcontext, version: Out<c_uint>) {
        given_or_current(context)?;
        version.set(API_VERSION)
    }

    /// The least and the greatest priority of streams.
    fn cuCtxGetStreamPriorityRange(least: Out<c_int>, greatest: Out<c_int>) {
        current()?;
        least.set_if_wanted(LEAST_PRIORITY);
        greatest.set_if_wanted(GREATEST_PRIORITY);
        Ok(())
    }

    /// Forgets what was kept in the L2 cache, of which the simulator keeps nothing.
    fn cuCtxResetPersistingL2Cache() {
        current().map(|_| ())
    }

    /// Marks what all of a context's streams have been given so far.
    fn cuCtxRecordEvent(context: CUcontext, event: CUevent) {
        let context = given_or_current(context)?;
        context.healthy()?;
        let event = driver()?.events.get(event.0).ok_or(CudaError::INVALID_HANDLE)?;
        event.record(context.streams.mark(&context.streams.legacy()));
        Ok(())
    }

    /// Reaches another device's memory, of which there is none.
    fn cuCtxEnablePeerAccess(context: CUcontext, _flags: c_uint) {
        current()?;
        by_handle(context)?;
        Err(CudaError::PEER_ACCESS_UNSUPPORTED)
    }

    /// Ends what [`cuCtxEnablePeerAccess`] never began.
    fn cuCtxDisablePeerAccess(context: CUcontext) {
        current()?;
        by_handle(context)?;
        Err(CudaError::PEER_ACCESS_NOT_ENABLED)
    }

    /// Deprecated: the current context, once more.
    fn cuCtxAttach(context: Out<CUcontext>, flags: c_uint) {
        if flags != 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        current()?;
        context.set(current_handle()?)
    }

    /// Deprecated: gives back what [`cuCtxAttach`] took.
    fn cuCtxDetach(context: CUcontext) {
        by_handle(context).map(|_| ())
    }
}

fn given_or_current(context: CUcontext) -> CudaResult<std::sync::Arc<context::Context>> {
    if context == CUcontext::NULL { current_or_failed() } else { by_handle(context) }
}
