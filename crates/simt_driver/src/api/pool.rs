//! Stream-ordered allocation, and the memory pools that it takes from, which keep nothing.

use std::ffi::c_uint;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::abi::{CUdevice, CUdeviceptr, CUmemPoolProps, CUmemoryPool, CUstream, In, Out};
use crate::allocations::Kind;
use crate::context::current;
use crate::driver::{check_device, driver};
use crate::error::{CudaError, CudaResult};
use crate::registry::{Registry, new_handle};
use crate::submit::Target;

/// The device's own pool, which is there from the start.
const DEFAULT_POOL: CUmemoryPool = CUmemoryPool(0x5600_0000_0010);
/// `CUmemPool_attribute`: three switches, then numbers of bytes.
const SWITCHES: std::ops::RangeInclusive<c_uint> = 1..=3;
const RELEASE_THRESHOLD: c_uint = 4;
const USED_CURRENT: c_uint = 7;
const LAST_ATTRIBUTE: c_uint = 8;
/// `CU_MEM_ALLOCATION_TYPE_PINNED`, `CU_MEM_LOCATION_TYPE_DEVICE`, `CU_MEM_ACCESS_FLAGS_PROT_READWRITE`.
const PINNED: c_uint = 1;
const ON_DEVICE: c_uint = 1;
const READ_AND_WRITE: c_uint = 3;

/// A pool, which keeps nothing: what a program set for it, to be told again.
pub(crate) struct Pool {
    switches: [AtomicU32; 3],
    release_threshold: AtomicU64,
}

impl Pool {
    /// A pool as it is made.
    fn new() -> Pool {
        Pool { switches: std::array::from_fn(|_| AtomicU32::new(1)), release_threshold: AtomicU64::new(0) }
    }
}

/// The pools that there are at the start: the device's own.
pub(crate) fn initial() -> Registry<Pool> {
    let pools = Registry::new();
    pools.insert(DEFAULT_POOL.0, Arc::new(Pool::new()));
    pools
}

/// The handle of the pool that allocations of the device come from until the program says otherwise.
pub(crate) const INITIAL: usize = DEFAULT_POOL.0;

fn pool_of(pool: CUmemoryPool) -> CudaResult<Arc<Pool>> {
    driver()?.pools.get(pool.0).ok_or(CudaError::INVALID_VALUE)
}

fn check_pool(pool: CUmemoryPool) -> CudaResult {
    pool_of(pool).map(|_| ())
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
        let driver = driver()?;
        check_device(device)?;
        pool.set(CUmemoryPool(driver.current_pool.load(Relaxed)))
    }

    /// Sets the pool that allocations of the device come from.
    fn cuDeviceSetMemPool(device: CUdevice, pool: CUmemoryPool) {
        check_device(device)?;
        check_pool(pool)?;
        driver()?.current_pool.store(pool.0, Relaxed);
        Ok(())
    }

    /// Makes a pool.
    fn cuMemPoolCreate(pool: Out<CUmemoryPool>, properties: In<CUmemPoolProps>) {
        let driver = driver()?;
        pool.required()?;
        let CUmemPoolProps { allocType, handleTypes, location, .. } = properties.get()?;
        if allocType != PINNED || location != [ON_DEVICE, 0] {
            return Err(CudaError::INVALID_VALUE);
        }
        // Handles for other processes.
        if handleTypes != 0 {
            return Err(CudaError::NOT_SUPPORTED);
        }
        let handle = new_handle();
        driver.pools.insert(handle, Arc::new(Pool::new()));
        pool.set(CUmemoryPool(handle))
    }

    /// Ends a pool. What was allocated from it lives on until it is freed.
    fn cuMemPoolDestroy(pool: CUmemoryPool) {
        let driver = driver()?;
        if pool == DEFAULT_POOL || driver.pools.remove(pool.0).is_none() {
            return Err(CudaError::INVALID_VALUE);
        }
        // As on NVIDIA's driver, the device then allocates from its own again.
        let _ = driver.current_pool.compare_exchange(pool.0, DEFAULT_POOL.0, Relaxed, Relaxed);
        Ok(())
    }

    /// Lets devices reach the pool's memory, which the only one does anyway.
    fn cuMemPoolSetAccess(pool: CUmemoryPool, accesses: In<[c_uint; 3]>, count: usize) {
        check_pool(pool)?;
        for index in 0..count {
            // SAFETY: the program promises so many descriptions.
            let [kind, device, flags] = unsafe { accesses.element(index)? };
            if kind != ON_DEVICE || device != 0 {
                return Err(CudaError::INVALID_VALUE);
            }
            // The device that the memory is on cannot be kept out.
            if flags != READ_AND_WRITE {
                return Err(CudaError::NOT_SUPPORTED);
            }
        }
        Ok(())
    }

    /// How a device can reach the pool's memory.
    fn cuMemPoolGetAccess(flags: Out<c_uint>, pool: CUmemoryPool, location: In<[c_uint; 2]>) {
        check_pool(pool)?;
        if location.get()? != [ON_DEVICE, 0] {
            return Err(CudaError::INVALID_VALUE);
        }
        flags.set(READ_AND_WRITE)
    }

    /// Gives back what the pool keeps, which is nothing.
    fn cuMemPoolTrimTo(pool: CUmemoryPool, _keep: usize) {
        check_pool(pool)
    }

    /// Sets one of the pool's properties, to no effect but that the program is told it again. Of the numbers of bytes
    /// in use the program may only reset the highest.
    fn cuMemPoolSetAttribute(pool: CUmemoryPool, attribute: c_uint, value: Out<u64>) {
        let pool = pool_of(pool)?;
        value.required()?;
        match attribute {
            // These are `int`; the program's variable may have no more than four bytes.
            _ if SWITCHES.contains(&attribute) => {
                pool.switches[attribute as usize - 1].store(value.cast::<u32>().get()?, Relaxed);
            }
            RELEASE_THRESHOLD => pool.release_threshold.store(value.get()?, Relaxed),
            5..=LAST_ATTRIBUTE => {}
            _ => return Err(CudaError::INVALID_VALUE),
        }
        Ok(())
    }

    /// One of the pool's properties.
    fn cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: c_uint, value: Out<u64>) {
        let pool = pool_of(pool)?;
        current()?;
        value.required()?;
        match attribute {
            _ if SWITCHES.contains(&attribute) => {
                value.cast::<u32>().set(pool.switches[attribute as usize - 1].load(Relaxed))
            }
            RELEASE_THRESHOLD => value.set(pool.release_threshold.load(Relaxed)),
            5..USED_CURRENT => value.set(0),
            USED_CURRENT..=LAST_ATTRIBUTE => value.set(driver()?.allocations.stream_ordered_bytes()),
            _ => Err(CudaError::INVALID_VALUE),
        }
    }
}
