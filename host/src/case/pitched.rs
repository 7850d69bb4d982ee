//! Pitched memory: rows that start where the driver likes them to (notes A9, A10, A22).
//!
//! cust has no pitched allocation, so this calls the driver's own functions.

use std::ffi::c_void;
use std::mem::MaybeUninit;

use cuda_launch::Device;
use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSlice, DeviceSliceMut};
use cust::sys::{self, CUmemorytype, CUresult};

use super::error::{CaseResult, Checked};

/// What fills the bytes between the end of a row and the start of the next.
const PADDING: u8 = 0xc5;

/// A pitched allocation of single-precision numbers in `depth` slices of `height` rows of `width`. Every access by the
/// host waits for the device's queue.
pub struct Pitched {
    device: Device,
    address: u64,
    pitch: usize,
    width: usize,
    height: usize,
    depth: usize,
}

impl Pitched {
    /// Allocates; the driver chooses the pitch.
    ///
    /// # Errors
    /// The driver's: it allocates no empty memory.
    #[track_caller]
    pub(super) fn new(device: &Device, width: usize, height: usize, depth: usize) -> CaseResult<Pitched> {
        device.make_current()?;
        let (mut address, mut pitch) = (0, 0);
        let row = width * size_of::<f32>();
        // SAFETY: the driver writes the two variables.
        let code = unsafe {
            sys::cuMemAllocPitch_v2(&mut address, &mut pitch, row, height * depth, size_of::<f32>() as u32)
        };
        checked(code, || format!("allocate {} pitched rows of {row} bytes", height * depth))?;
        let pitched = Pitched { device: device.clone(), address, pitch, width, height, depth };
        pitched.set_padding()?;
        Ok(pitched)
    }

    /// All bytes, those between the rows among them.
    fn bytes(&self) -> usize {
        self.pitch * self.height * self.depth
    }

    fn set_padding(&self) -> CaseResult {
        self.device.synchronize()?;
        let bytes = self.bytes();
        // SAFETY: the allocation has that many bytes, and no kernel uses them now.
        let code = unsafe { sys::cuMemsetD8_v2(self.address, PADDING, bytes) };
        checked(code, || format!("fill {bytes} bytes"))?;
        // The fill is on the default stream, for which the queue does not wait.
        cust::context::CurrentContext::synchronize().checked(|| format!("fill {bytes} bytes"))
    }

    /// Bytes from the start of a row to the start of the next.
    pub fn pitch(&self) -> usize {
        self.pitch
    }

    /// The argument for a kernel's `*const f32`.
    pub fn ptr(&self) -> DevicePtr<'_, f32> {
        let (address, len) = (self.address, self.bytes() / size_of::<f32>());
        // SAFETY: the allocation has that many numbers, set by `new`. What the host does to them later, and their end,
        // waits for the queue.
        unsafe { DeviceSlice::from_raw(address, len).on_queue(self.device.queue_id()).as_ptr() }
    }

    /// The argument for a kernel's `*mut f32`.
    pub fn ptr_mut(&mut self) -> DevicePtrMut<'_, f32> {
        let (address, len) = (self.address, self.bytes() / size_of::<f32>());
        // SAFETY: as in `ptr`; the borrow keeps other users away.
        unsafe { DeviceSliceMut::from_raw(address, len).on_queue(self.device.queue_id()).into_ptr() }
    }

    /// Copies the rows, which stand without padding in `data`, to the device, with one 3-D copy; the padding on the
    /// device is filled with a pattern.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn upload(&self, data: &[f32]) -> CaseResult {
        self.set_padding()?;
        let mut copy = MaybeUninit::<sys::CUDA_MEMCPY3D>::zeroed();
        // SAFETY: numbers, pointers, and two enumerations, which have no zero and are set here.
        let mut copy = unsafe {
            (*copy.as_mut_ptr()).srcMemoryType = CUmemorytype::CU_MEMORYTYPE_HOST;
            (*copy.as_mut_ptr()).dstMemoryType = CUmemorytype::CU_MEMORYTYPE_DEVICE;
            copy.assume_init()
        };
        copy.srcHost = data[..self.width * self.height * self.depth].as_ptr().cast();
        copy.srcPitch = self.width * size_of::<f32>();
        copy.srcHeight = self.height;
        copy.dstDevice = self.address;
        copy.dstPitch = self.pitch;
        copy.dstHeight = self.height;
        copy.WidthInBytes = self.width * size_of::<f32>();
        copy.Height = self.height;
        copy.Depth = self.depth;
        // SAFETY: source and destination hold `Depth` slices of `Height` rows at the pitches given.
        checked(unsafe { sys::cuMemcpy3D_v2(&copy) }, || "copy to pitched memory".into())?;
        // As for the fill.
        cust::context::CurrentContext::synchronize().checked(|| "copy to pitched memory".into())
    }

    /// Copies the rows back, without padding: each slice with a 2-D copy.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn download(&self) -> CaseResult<Vec<f32>> {
        self.device.synchronize()?;
        let mut data = vec![0.0; self.width * self.height * self.depth];
        for (slice, part) in data.chunks_mut((self.width * self.height).max(1)).enumerate() {
            let mut copy = MaybeUninit::<sys::CUDA_MEMCPY2D>::zeroed();
            // SAFETY: numbers, pointers, and two enumerations, which have no zero and are set here.
            let mut copy = unsafe {
                (*copy.as_mut_ptr()).srcMemoryType = CUmemorytype::CU_MEMORYTYPE_DEVICE;
                (*copy.as_mut_ptr()).dstMemoryType = CUmemorytype::CU_MEMORYTYPE_HOST;
                copy.assume_init()
            };
            copy.srcDevice = self.address;
            copy.srcY = slice * self.height;
            copy.srcPitch = self.pitch;
            copy.dstHost = part.as_mut_ptr().cast::<c_void>();
            copy.dstPitch = self.width * size_of::<f32>();
            copy.WidthInBytes = self.width * size_of::<f32>();
            copy.Height = self.height;
            // SAFETY: the slice's rows are inside the allocation, and `part` has room for them.
            checked(unsafe { sys::cuMemcpy2D_v2(&copy) }, || "copy from pitched memory".into())?;
        }
        Ok(data)
    }

    /// Whether the bytes between the rows still hold what [`Pitched::upload`] wrote.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn padding_intact(&self) -> CaseResult<bool> {
        self.device.synchronize()?;
        let mut bytes = vec![0u8; self.bytes()];
        // SAFETY: both have that many bytes.
        let code = unsafe { sys::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), self.address, bytes.len()) };
        checked(code, || format!("copy {} bytes from the device", bytes.len()))?;
        let row = self.width * size_of::<f32>();
        Ok(bytes.chunks(self.pitch.max(1)).all(|chunk| chunk[row..].iter().all(|byte| *byte == PADDING)))
    }
}

impl Drop for Pitched {
    fn drop(&mut self) {
        // After a fault the driver refuses both, and the context frees the memory.
        let _ = self.device.synchronize();
        // SAFETY: allocated by `new` and freed once; no kernel uses it now.
        unsafe { sys::cuMemFree_v2(self.address) };
    }
}

#[track_caller]
fn checked(code: CUresult, what: impl FnOnce() -> String) -> CaseResult {
    let result = match code as u32 {
        0 => Ok(()),
        // cust's own conversion is private to it; of the codes that it lacks, these calls return none.
        1 => Err(cust::error::CudaError::InvalidValue),
        2 => Err(cust::error::CudaError::OutOfMemory),
        201 => Err(cust::error::CudaError::InvalidContext),
        700 => Err(cust::error::CudaError::IllegalAddress),
        719 => Err(cust::error::CudaError::LaunchFailed),
        _ => Err(cust::error::CudaError::UnknownError),
    };
    result.checked(what)
}
