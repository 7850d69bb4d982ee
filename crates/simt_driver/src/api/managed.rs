//! Managed memory: one address for host and device. Both sides use the same bytes, so nothing ever moves, and advice
//! and prefetching have no effect beyond their checks.

use std::ffi::{c_int, c_uint};

use crate::abi::{CUdevice, CUdeviceptr, CUmemLocation, CUstream, Out};
use crate::allocations::Kind;
use crate::context::current;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::submit::Target;

/// `CU_MEM_ATTACH_GLOBAL`, `CU_MEM_ATTACH_HOST`, `CU_MEM_ATTACH_SINGLE`.
const ATTACH_GLOBAL: c_uint = 1;
const ATTACH_HOST: c_uint = 2;
const ATTACH_SINGLE: c_uint = 4;
/// Highest `CUmem_advise`.
const LAST_ADVICE: c_uint = 6;
/// `CU_DEVICE_CPU`.
const CPU: CUdevice = -1;
/// `CU_MEM_LOCATION_TYPE_DEVICE` and the last kind of a host location.
const LOCATION_DEVICE: c_uint = 1;
const LOCATION_LAST: c_uint = 4;
/// `CUmem_range_attribute`.
const READ_MOSTLY: c_uint = 1;
const PREFERRED_LOCATION: c_uint = 2;
const ACCESSED_BY: c_uint = 3;
const LAST_PREFETCH_LOCATION: c_uint = 4;
/// `CU_DEVICE_INVALID`.
const NO_DEVICE: c_int = -2;

/// Fails unless all of the bytes are managed.
fn check_range(address: u64, bytes: usize) -> CudaResult {
    let range = driver()?.allocations.find(address).filter(|range| range.kind == Kind::Managed);
    let range = range.ok_or(CudaError::INVALID_VALUE)?;
    let within = address.checked_add(bytes as u64).is_some_and(|end| end <= range.base + range.size);
    if bytes > 0 && within { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
}

fn check_place(device: CUdevice) -> CudaResult {
    if matches!(device, CPU | 0) { Ok(()) } else { Err(CudaError::INVALID_DEVICE) }
}

fn check_location(location: CUmemLocation) -> CudaResult {
    match location.kind {
        LOCATION_DEVICE => check_place(location.id),
        kind if kind <= LOCATION_LAST => Ok(()),
        _ => Err(CudaError::INVALID_VALUE),
    }
}

fn advise(address: u64, bytes: usize, advice: c_uint) -> CudaResult {
    current()?;
    if !(1..=LAST_ADVICE).contains(&advice) {
        return Err(CudaError::INVALID_VALUE);
    }
    check_range(address, bytes)
}

driver_functions! {
    /// Allocates managed memory.
    fn cuMemAllocManaged(address: Out<CUdeviceptr>, bytes: usize, flags: c_uint) {
        let context = current()?;
        address.required()?;
        if !matches!(flags, ATTACH_GLOBAL | ATTACH_HOST) {
            return Err(CudaError::INVALID_VALUE);
        }
        address.set(driver()?.allocate_shared(&context, bytes as u64, Kind::Managed)?)
    }

    /// Says how managed memory will be used.
    fn cuMemAdvise(address: CUdeviceptr, bytes: usize, advice: c_uint, device: CUdevice) {
        advise(address, bytes, advice)?;
        check_place(device)
    }

    /// Says how managed memory will be used, with a place that need not be a device.
    fn cuMemAdvise_v2(address: CUdeviceptr, bytes: usize, advice: c_uint, location: CUmemLocation) {
        advise(address, bytes, advice)?;
        check_location(location)
    }

    /// What was advised of a range, of which nothing is kept.
    fn cuMemRangeGetAttribute(
        data: Out<c_int>,
        bytes: usize,
        attribute: c_uint,
        address: CUdeviceptr,
        count: usize,
    ) {
        current()?;
        check_range(address, count)?;
        if bytes != size_of::<c_int>() {
            return Err(CudaError::INVALID_VALUE);
        }
        match attribute {
            READ_MOSTLY => data.set(0),
            PREFERRED_LOCATION | ACCESSED_BY | LAST_PREFETCH_LOCATION => data.set(NO_DEVICE),
            _ => Err(CudaError::INVALID_VALUE),
        }
    }
}

stream_functions! {
    /// Moves managed memory to a device or the host before it is used there.
    fn cuMemPrefetchAsync or cuMemPrefetchAsync_ptsz(
        default;
        address: CUdeviceptr, bytes: usize, device: CUdevice, stream: CUstream,
    ) {
        Target::of(stream, default)?;
        check_place(device)?;
        check_range(address, bytes)
    }

    /// Moves managed memory to a place before it is used there.
    fn cuMemPrefetchAsync_v2 or cuMemPrefetchAsync_v2_ptsz(
        default;
        address: CUdeviceptr, bytes: usize, location: CUmemLocation, _flags: c_uint, stream: CUstream,
    ) {
        Target::of(stream, default)?;
        check_location(location)?;
        check_range(address, bytes)
    }

    /// Says which stream uses managed memory.
    fn cuStreamAttachMemAsync or cuStreamAttachMemAsync_ptsz(
        default;
        stream: CUstream, address: CUdeviceptr, bytes: usize, flags: c_uint,
    ) {
        Target::of(stream, default)?;
        let range = driver()?.allocations.find(address).filter(|range| range.kind == Kind::Managed);
        let range = range.ok_or(CudaError::INVALID_VALUE)?;
        let whole = range.base == address && (bytes == 0 || bytes as u64 == range.size);
        let known = matches!(flags, ATTACH_GLOBAL | ATTACH_HOST | ATTACH_SINGLE);
        if whole && known { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }
}
