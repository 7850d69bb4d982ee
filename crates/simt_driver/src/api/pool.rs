//! Stream-ordered allocation, and the memory pool that it takes from: the device has one, which keeps nothing.

use std::ffi::c_uint;

use crate::abi::{CUdevice, CUdeviceptr, CUmemoryPool, CUstream, Out};
use crate::allocations::Kind;
use crate::context::current;
use crate::driver::{check_device, driver};
use crate::error::{CudaError, CudaResult};
use crate::submit::Target;

/// The device's pool.
const DEFAULT_POOL: CUmemoryPool = CUmemoryPool(0x5600_0000_0010);
/// `CUmemPool_attribute`: three switches, then numbers of bytes.
const SWITCHES: std::ops::RangeInclusive<c_uint> = 1..=3;
const RELEASE_THRESHOLD: c_uint = 4;
const USED_CURRENT: c_uint = 7;
const LAST_ATTRIBUTE: c_uint = 8;

fn check_pool(pool: CUmemoryPool) -> CudaResult {
    driver()?;
    if pool == DEFAULT_POOL { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
}

fn allocate(address: Out<CUdeviceptr>, bytes: usize, target: &Target) -> CudaResult {
    address.required()?;
    if bytes == 0 {
        return address.set(0);
    }
    // The address is good at once, and so the allocation holds from now on; work that comes earlier in the stream has
    // no way to name it.
    address.set(driver()?.allocate(&target.context, bytes as u64, Kind::StreamOrdered)?)
}

stream_functions! {
    /// Allocates device memory, for use by later work of the stream.
    fn cuMemAllocAsync or cuMemAllocAsync_ptsz(
        default;
        address: Out<CUdeviceptr>, bytes: usize, stream: CUstream,
    ) {
        allocate(address, bytes, &Target::of(stream, default)?)
    }

    /// [`cuMemAllocAsync`] from a pool.
    fn cuMemAllocFromPoolAsync or cuMemAllocFromPoolAsync_ptsz(
        default;
        address: Out<CUdeviceptr>, bytes: usize, pool: CUmemoryPool, stream: CUstream,
    ) {
        let target = Target::of(stream, default)?;
        check_pool(pool)?;
        allocate(address, bytes, &target)
    }

    /// Frees device memory after earlier work of the stream.
    fn cuMemFreeAsync or cuMemFreeAsync_ptsz(default; address: CUdeviceptr, stream: CUstream) {
        let target = Target::of(stream, default)?;
        if address == 0 {
            return Ok(());
        }
        let driver = driver()?;
        driver.free_later(address)?;
        target.submit(move |_| driver.free_now(address));
        Ok(())
    }
}

driver_functions! {
    /// The device's pool.
    fn cuDeviceGetDefaultMemPool(pool: Out<CUmemoryPool>, device: CUdevice) {
        driver()?;
        check_device(device)?;
        pool.set(DEFAULT_POOL)
    }

    /// The pool that allocations of the device come from.
    fn cuDeviceGetMemPool(pool: Out<CUmemoryPool>, device: CUdevice) {
        driver()?;
        check_device(device)?;
        pool.set(DEFAULT_POOL)
    }

    /// Sets the pool that allocations of the device come from.
    fn cuDeviceSetMemPool(device: CUdevice, pool: CUmemoryPool) {
        check_device(device)?;
        check_pool(pool)
    }

    /// Gives back what the pool keeps, which is nothing.
    fn cuMemPoolTrimTo(pool: CUmemoryPool, _keep: usize) {
        check_pool(pool)
    }

    /// Sets how much the pool keeps, to no effect.
    fn cuMemPoolSetAttribute(pool: CUmemoryPool, attribute: c_uint, _value: Out<u64>) {
        check_pool(pool)?;
        if (1..=LAST_ATTRIBUTE).contains(&attribute) { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }

    /// One of the pool's properties.
    fn cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: c_uint, value: Out<u64>) {
        check_pool(pool)?;
        current()?;
        value.required()?;
        match attribute {
            // These are `int`; the program's variable may have no more than four bytes.
            _ if SWITCHES.contains(&attribute) => value.cast::<u32>().set(1),
            RELEASE_THRESHOLD => value.set(0),
            5..USED_CURRENT => value.set(0),
            USED_CURRENT..=LAST_ATTRIBUTE => value.set(driver()?.allocations.stream_ordered_bytes()),
            _ => Err(CudaError::INVALID_VALUE),
        }
    }
}
