//! Device memory: allocating, freeing, asking about it.

use std::ffi::c_uint;

use crate::abi::{CUdeviceptr, Out};
use crate::allocations::{DEVICE_ALIGN, Kind};
use crate::context::current;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};

fn size(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}

driver_functions! {
    /// Allocates device memory.
    fn cuMemAlloc_v2(address: Out<CUdeviceptr>, bytes: usize) {
        let context = current()?;
        address.required()?;
        address.set(driver()?.allocate(&context, bytes as u64, Kind::Device)?)
    }

    /// Allocates rows of device memory, each of which begins at a multiple of the pitch.
    fn cuMemAllocPitch_v2(
        address: Out<CUdeviceptr>,
        pitch: Out<usize>,
        width: usize,
        height: usize,
        element: c_uint,
    ) {
        let context = current()?;
        address.required()?;
        pitch.required()?;
        if !matches!(element, 4 | 8 | 16) || width == 0 || height == 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        let row = (width as u64).checked_next_multiple_of(DEVICE_ALIGN).ok_or(CudaError::OUT_OF_MEMORY)?;
        let bytes = row.checked_mul(height as u64).ok_or(CudaError::OUT_OF_MEMORY)?;
        address.set(driver()?.allocate(&context, bytes, Kind::Device)?)?;
        pitch.set(size(row))
    }

    /// Frees device or managed memory, once all work that may use it is done.
    fn cuMemFree_v2(address: CUdeviceptr) {
        let driver = driver()?;
        if address == 0 {
            // Freeing nothing needs no context, but a context that failed says so even here.
            return match current() {
                Err(CudaError::INVALID_CONTEXT) | Ok(_) => Ok(()),
                Err(error) => Err(error),
            };
        }
        match current() {
            Err(CudaError::INVALID_CONTEXT) | Ok(_) => driver.free(address),
            Err(error) => Err(error),
        }
    }

    /// Free bytes and all bytes of device memory.
    fn cuMemGetInfo_v2(free: Out<usize>, total: Out<usize>) {
        let context = current()?;
        let all = context.model.total_memory;
        free.set_if_wanted(size(all.saturating_sub(driver()?.memory.usage().used)));
        total.set_if_wanted(size(all));
        Ok(())
    }

    /// Where the allocation that holds an address begins, and its size.
    fn cuMemGetAddressRange_v2(base: Out<CUdeviceptr>, bytes: Out<usize>, address: CUdeviceptr) {
        current()?;
        let (found, len) = range_of(address)?;
        base.set_if_wanted(found);
        bytes.set_if_wanted(size(len));
        Ok(())
    }
}

/// The allocation, or the module's variable, that holds an address.
pub(crate) fn range_of(address: u64) -> CudaResult<(u64, u64)> {
    let driver = driver()?;
    if let Some(range) = driver.allocations.find(address) {
        return Ok((range.base, range.size));
    }
    driver.memory.host_allocation_of(address).ok_or(CudaError::NOT_FOUND)
}
