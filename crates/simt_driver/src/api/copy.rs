//! Copies.

use std::ffi::{c_uint, c_void};

use crate::abi::{CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUarray, CUcontext, CUdeviceptr, CUstream, In};
use crate::context::by_handle;
use crate::copy::{Copy, MAX_PITCH, Place, Side};
use crate::driver::{Driver, driver};
use crate::error::{CudaError, CudaResult};
use crate::submit::Target;

/// `CUmemorytype`.
const HOST: c_uint = 1;
const DEVICE: c_uint = 2;
const ARRAY: c_uint = 3;
const UNIFIED: c_uint = 4;

fn address_of<T>(pointer: *const T) -> u64 {
    pointer.expose_provenance() as u64
}

/// Copies `bytes` between two places.
///
/// # Safety
///
/// As for [`Target::copy`].
unsafe fn linear(
    target: &Target,
    to: CudaResult<Place>,
    from: CudaResult<Place>,
    bytes: usize,
    sync: bool,
) -> CudaResult {
    // SAFETY: the caller's promise.
    unsafe { target.copy(driver()?, Copy::linear(to?, from?, bytes as u64), sync) }
}

/// An address that has to be the device's, but for a copy of nothing.
fn device(address: u64, bytes: usize) -> CudaResult<Place> {
    if bytes == 0 { Ok(Place::Known(address)) } else { Place::device(driver()?, address) }
}

/// An address of which the program says nothing more.
fn anywhere(address: u64) -> CudaResult<Place> {
    Ok(Place::of(driver()?, address))
}

stream_functions! {
    /// Copies from the host to the device.
    fn cuMemcpyHtoD_v2 or cuMemcpyHtoD_v2_ptds(default; to: CUdeviceptr, from: *const c_void, bytes: usize) {
        let target = Target::of(CUstream::NULL, default)?;
        // SAFETY: the program vouches for `bytes` bytes at `from`.
        unsafe { linear(&target, device(to, bytes), anywhere(address_of(from)), bytes, true) }
    }

    /// Copies from the device to the host.
    fn cuMemcpyDtoH_v2 or cuMemcpyDtoH_v2_ptds(default; to: *mut c_void, from: CUdeviceptr, bytes: usize) {
        let target = Target::of(CUstream::NULL, default)?;
        // SAFETY: the program vouches for `bytes` bytes at `to`.
        unsafe { linear(&target, anywhere(address_of(to)), device(from, bytes), bytes, true) }
    }

    /// Copies within the device.
    fn cuMemcpyDtoD_v2 or cuMemcpyDtoD_v2_ptds(default; to: CUdeviceptr, from: CUdeviceptr, bytes: usize) {
        let target = Target::of(CUstream::NULL, default)?;
        // SAFETY: no side is pageable.
        unsafe { linear(&target, device(to, bytes), device(from, bytes), bytes, true) }
    }

    /// Copies from anywhere to anywhere.
    fn cuMemcpy or cuMemcpy_ptds(default; to: CUdeviceptr, from: CUdeviceptr, bytes: usize) {
        let target = Target::of(CUstream::NULL, default)?;
        // SAFETY: the program vouches for both sides.
        unsafe { linear(&target, anywhere(to), anywhere(from), bytes, true) }
    }

    /// Copies from a context's device to another's.
    fn cuMemcpyPeer or cuMemcpyPeer_ptds(
        default;
        to: CUdeviceptr, to_context: CUcontext, from: CUdeviceptr, from_context: CUcontext, bytes: usize,
    ) {
        let target = Target::of(CUstream::NULL, default)?;
        by_handle(to_context)?;
        by_handle(from_context)?;
        // SAFETY: no side is pageable.
        unsafe { linear(&target, device(to, bytes), device(from, bytes), bytes, true) }
    }
}

stream_functions! {
    /// Copies from the host to the device, in a stream.
    fn cuMemcpyHtoDAsync_v2 or cuMemcpyHtoDAsync_v2_ptsz(default; to: CUdeviceptr, from: *const c_void, bytes: usize, stream: CUstream) {
        let target = Target::of(stream, default)?;
        // SAFETY: the program vouches for `bytes` bytes at `from`.
        unsafe { linear(&target, device(to, bytes), anywhere(address_of(from)), bytes, false) }
    }

    /// Copies from the device to the host, in a stream.
    fn cuMemcpyDtoHAsync_v2 or cuMemcpyDtoHAsync_v2_ptsz(default; to: *mut c_void, from: CUdeviceptr, bytes: usize, stream: CUstream) {
        let target = Target::of(stream, default)?;
        // SAFETY: the program vouches for `bytes` bytes at `to`.
        unsafe { linear(&target, anywhere(address_of(to)), device(from, bytes), bytes, false) }
    }

    /// Copies within the device, in a stream.
    fn cuMemcpyDtoDAsync_v2 or cuMemcpyDtoDAsync_v2_ptsz(default; to: CUdeviceptr, from: CUdeviceptr, bytes: usize, stream: CUstream) {
        let target = Target::of(stream, default)?;
        // SAFETY: no side is pageable.
        unsafe { linear(&target, device(to, bytes), device(from, bytes), bytes, false) }
    }

    /// Copies from anywhere to anywhere, in a stream.
    fn cuMemcpyAsync or cuMemcpyAsync_ptsz(default; to: CUdeviceptr, from: CUdeviceptr, bytes: usize, stream: CUstream) {
        let target = Target::of(stream, default)?;
        // SAFETY: the program vouches for both sides.
        unsafe { linear(&target, anywhere(to), anywhere(from), bytes, false) }
    }

    /// Copies from a context's device to another's, in a stream.
    fn cuMemcpyPeerAsync or cuMemcpyPeerAsync_ptsz(
        default;
        to: CUdeviceptr, to_context: CUcontext, from: CUdeviceptr, from_context: CUcontext, bytes: usize,
        stream: CUstream,
    ) {
        let target = Target::of(stream, default)?;
        by_handle(to_context)?;
        by_handle(from_context)?;
        // SAFETY: no side is pageable.
        unsafe { linear(&target, device(to, bytes), device(from, bytes), bytes, false) }
    }
}

/// One side of a copy of several dimensions, as the program describes it.
struct Described {
    kind: c_uint,
    host: u64,
    device: u64,
    array: usize,
    x: usize,
    y: usize,
    z: usize,
    pitch: usize,
    /// Rows of a slice.
    rows: usize,
}

impl Described {
    /// A box of an array.
    fn array_side(&self, size: [usize; 3]) -> CudaResult<Side> {
        let array = super::texture::array(CUarray(self.array))?;
        let [_, height, depth] = array.extent();
        let (pitch, limits) = (array.pitch(), [array.pitch(), height, depth]);
        let start = [self.x, self.y, self.z].map(|n| n as u64);
        let inside = (0..3)
            .all(|axis| start[axis].checked_add(size[axis] as u64).is_some_and(|end| end <= limits[axis]));
        if !inside {
            return Err(CudaError::INVALID_VALUE);
        }
        let slice = pitch * height;
        let place = Place::Known(array.address + start[2] * slice + start[1] * pitch + start[0]);
        Ok(Side { place, pitch, slice })
    }

    fn side(&self, driver: &Driver, size: [usize; 3]) -> CudaResult<Side> {
        if self.kind == ARRAY {
            return self.array_side(size);
        }
        let [width, height, _] = size;
        let end = self.x.checked_add(width).ok_or(CudaError::INVALID_VALUE)?;
        // No pitch means rows without gaps, no height slices without.
        let pitch = if self.pitch == 0 { end } else { self.pitch };
        let rows = if self.rows == 0 { self.y.saturating_add(height) } else { self.rows };
        if end > pitch || pitch as u64 > MAX_PITCH {
            return Err(CudaError::INVALID_VALUE);
        }
        let slice = pitch.checked_mul(rows).ok_or(CudaError::INVALID_VALUE)?;
        let slices = slice.checked_mul(self.z);
        let offset = slices.zip(pitch.checked_mul(self.y));
        let offset = offset.and_then(|(slices, rows)| slices.checked_add(rows)?.checked_add(self.x));
        let offset = offset.ok_or(CudaError::INVALID_VALUE)? as u64;
        let at = |base: u64| base.checked_add(offset).filter(|_| base != 0).ok_or(CudaError::INVALID_VALUE);
        let place = match self.kind {
            HOST => Place::of(driver, at(self.host)?),
            DEVICE => Place::device(driver, at(self.device)?)?,
            UNIFIED => Place::of(driver, at(self.device)?),
            _ => return Err(CudaError::INVALID_VALUE),
        };
        Ok(Side { place, pitch: pitch as u64, slice: slice as u64 })
    }
}

/// Copies a box that the program describes.
///
/// # Safety
///
/// As for [`Target::copy`].
unsafe fn copy_box(
    target: &Target,
    to: &Described,
    from: &Described,
    size: [usize; 3],
    sync: bool,
) -> CudaResult {
    let driver = driver()?;
    let [width, height, depth] = size;
    if size.contains(&0) {
        return Ok(());
    }
    let (to, from) = (to.side(driver, size)?, from.side(driver, size)?);
    let copy = Copy { to, from, width: width as u64, height: height as u64, depth: depth as u64 };
    // SAFETY: the caller's promise.
    unsafe { target.copy(driver, copy, sync) }
}

/// # Safety
///
/// As for [`Target::copy`].
unsafe fn copy_2d(copy: In<CUDA_MEMCPY2D>, target: &Target, sync: bool) -> CudaResult {
    let copy = copy.get()?;
    let from = Described {
        kind: copy.srcMemoryType,
        host: address_of(copy.srcHost),
        device: copy.srcDevice,
        array: copy.srcArray,
        x: copy.srcXInBytes,
        y: copy.srcY,
        z: 0,
        pitch: copy.srcPitch,
        rows: 0,
    };
    let to = Described {
        kind: copy.dstMemoryType,
        host: address_of(copy.dstHost),
        device: copy.dstDevice,
        array: copy.dstArray,
        x: copy.dstXInBytes,
        y: copy.dstY,
        z: 0,
        pitch: copy.dstPitch,
        rows: 0,
    };
    // SAFETY: the caller's promise.
    unsafe { copy_box(target, &to, &from, [copy.WidthInBytes, copy.Height, 1], sync) }
}

/// # Safety
///
/// As for [`Target::copy`].
unsafe fn copy_3d(copy: In<CUDA_MEMCPY3D>, target: &Target, sync: bool) -> CudaResult {
    let copy = copy.get()?;
    let from = Described {
        kind: copy.srcMemoryType,
        host: address_of(copy.srcHost),
        device: copy.srcDevice,
        array: copy.srcArray,
        x: copy.srcXInBytes,
        y: copy.srcY,
        z: copy.srcZ,
        pitch: copy.srcPitch,
        rows: copy.srcHeight,
    };
    let to = Described {
        kind: copy.dstMemoryType,
        host: address_of(copy.dstHost),
        device: copy.dstDevice,
        array: copy.dstArray,
        x: copy.dstXInBytes,
        y: copy.dstY,
        z: copy.dstZ,
        pitch: copy.dstPitch,
        rows: copy.dstHeight,
    };
    // SAFETY: the caller's promise.
    unsafe { copy_box(target, &to, &from, [copy.WidthInBytes, copy.Height, copy.Depth], sync) }
}

stream_functions! {
    /// Copies rows.
    fn cuMemcpy2D_v2 or cuMemcpy2D_v2_ptds(default; copy: In<CUDA_MEMCPY2D>) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_2d(copy, &Target::of(CUstream::NULL, default)?, true) }
    }

    /// Copies rows, with any pitch.
    fn cuMemcpy2DUnaligned_v2 or cuMemcpy2DUnaligned_v2_ptds(default; copy: In<CUDA_MEMCPY2D>) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_2d(copy, &Target::of(CUstream::NULL, default)?, true) }
    }

    /// Copies rows, in a stream.
    fn cuMemcpy2DAsync_v2 or cuMemcpy2DAsync_v2_ptsz(default; copy: In<CUDA_MEMCPY2D>, stream: CUstream) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_2d(copy, &Target::of(stream, default)?, false) }
    }

    /// Copies a box.
    fn cuMemcpy3D_v2 or cuMemcpy3D_v2_ptds(default; copy: In<CUDA_MEMCPY3D>) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_3d(copy, &Target::of(CUstream::NULL, default)?, true) }
    }

    /// Copies a box, in a stream.
    fn cuMemcpy3DAsync_v2 or cuMemcpy3DAsync_v2_ptsz(default; copy: In<CUDA_MEMCPY3D>, stream: CUstream) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_3d(copy, &Target::of(stream, default)?, false) }
    }

    /// Copies a box from a context's device to another's.
    fn cuMemcpy3DPeer or cuMemcpy3DPeer_ptds(default; copy: In<CUDA_MEMCPY3D>) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_3d(copy, &Target::of(CUstream::NULL, default)?, true) }
    }

    /// Copies a box from a context's device to another's, in a stream.
    fn cuMemcpy3DPeerAsync or cuMemcpy3DPeerAsync_ptsz(default; copy: In<CUDA_MEMCPY3D>, stream: CUstream) {
        // SAFETY: the program vouches for both sides.
        unsafe { copy_3d(copy, &Target::of(stream, default)?, false) }
    }
}
