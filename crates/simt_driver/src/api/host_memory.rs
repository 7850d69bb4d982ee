//! Page-locked host memory, which the device reaches at the host's own addresses.

use std::ffi::{c_uint, c_void};

use crate::abi::{CUdeviceptr, Out};
use crate::allocations::Kind;
use crate::context::current;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};

/// `CU_MEMHOSTALLOC_PORTABLE`, `DEVICEMAP`, `WRITECOMBINED`.
const ALLOC_FLAGS: c_uint = 7;
/// `CU_MEMHOSTREGISTER_PORTABLE`, `DEVICEMAP`, `IOMEMORY`, `READ_ONLY`.
const REGISTER_FLAGS: c_uint = 15;
const IO_MEMORY: c_uint = 4;
/// With unified addressing, all page-locked memory is mapped, and says so.
const DEVICE_MAP: c_uint = 2;

fn allocate(pointer: Out<*mut c_void>, bytes: usize, flags: c_uint) -> CudaResult {
    let context = current()?;
    pointer.required()?;
    if flags & !ALLOC_FLAGS != 0 {
        return Err(CudaError::INVALID_VALUE);
    }
    if bytes == 0 {
        return pointer.set(std::ptr::null_mut());
    }
    let address = driver()?.allocate_shared(&context, bytes as u64, Kind::Host(flags | DEVICE_MAP))?;
    pointer.set(std::ptr::with_exposed_provenance_mut(address as usize))
}

driver_functions! {
    /// Allocates page-locked memory.
    fn cuMemAllocHost_v2(pointer: Out<*mut c_void>, bytes: usize) {
        allocate(pointer, bytes, 0)
    }

    /// Allocates page-locked memory with flags.
    fn cuMemHostAlloc(pointer: Out<*mut c_void>, bytes: usize, flags: c_uint) {
        allocate(pointer, bytes, flags)
    }

    /// Frees page-locked memory, once all work that may use it is done.
    fn cuMemFreeHost(pointer: *mut c_void) {
        let driver = driver()?;
        if !pointer.is_null() {
            current()?;
            return driver.free_host(pointer.expose_provenance() as u64);
        }
        Ok(())
    }

    /// The address at which the device reaches page-locked memory: the host's own.
    fn cuMemHostGetDevicePointer_v2(address: Out<CUdeviceptr>, pointer: *mut c_void, flags: c_uint) {
        current()?;
        address.required()?;
        let host = pointer.expose_provenance() as u64;
        let known = driver()?.allocations.find(host).is_some_and(|range| range.on_host());
        if flags != 0 || !known {
            return Err(CudaError::INVALID_VALUE);
        }
        address.set(host)
    }

    /// The flags that page-locked memory was allocated with.
    fn cuMemHostGetFlags(flags: Out<c_uint>, pointer: *mut c_void) {
        current()?;
        flags.required()?;
        match driver()?.allocations.find(pointer.expose_provenance() as u64).map(|range| range.kind) {
            Some(Kind::Host(found) | Kind::Registered(found)) => flags.set(found),
            _ => Err(CudaError::INVALID_VALUE),
        }
    }

    /// Makes host memory of the program page-locked.
    fn cuMemHostRegister_v2(pointer: *mut c_void, bytes: usize, flags: c_uint) {
        let context = current()?;
        if flags & !REGISTER_FLAGS != 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        if flags & IO_MEMORY != 0 {
            return Err(CudaError::NOT_PERMITTED);
        }
        let address = pointer.expose_provenance() as u64;
        // SAFETY: the program promises that the memory stays until it is unregistered.
        unsafe { driver()?.register(&context, address, bytes as u64, flags | DEVICE_MAP) }
    }

    /// Ends [`cuMemHostRegister_v2`], once all work that may use the memory is done.
    fn cuMemHostUnregister(pointer: *mut c_void) {
        current()?;
        driver()?.unregister(pointer.expose_provenance() as u64)
    }
}
