//! Arrays and texture objects.

use std::ffi::c_void;
use std::sync::Arc;

use crate::abi::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY3D_DESCRIPTOR, CUDA_RESOURCE_DESC, CUDA_TEXTURE_DESC, CUarray, CUstream,
    In, Out,
};
use crate::arrays::{Array, TextureObject, texture_of};
use crate::boundary::DefaultStream;
use crate::context::current;
use crate::copy::{Copy, Place};
use crate::driver::{Driver, driver};
use crate::error::{CudaError, CudaResult};
use crate::registry::new_handle;
use crate::submit::Target;

/// The array of this handle.
pub(super) fn array(handle: CUarray) -> CudaResult<Arc<Array>> {
    driver()?.arrays.get(handle.0).ok_or(CudaError::INVALID_HANDLE)
}

fn create(handle: Out<CUarray>, descriptor: CUDA_ARRAY3D_DESCRIPTOR) -> CudaResult {
    let context = current()?;
    handle.required()?;
    let driver = driver()?;
    let array = Array::new(driver, descriptor, context.owner())?;
    let number = new_handle();
    driver.arrays.insert(number, Arc::new(array));
    handle.set(CUarray(number))
}

/// Some bytes of an array's rows.
fn part(handle: CUarray, offset: usize, bytes: usize) -> CudaResult<Place> {
    let array = array(handle)?;
    let (offset, bytes) = (offset as u64, bytes as u64);
    match offset.checked_add(bytes) {
        Some(end) if end <= array.bytes() => Ok(Place::Known(array.address + offset)),
        _ => Err(CudaError::INVALID_VALUE),
    }
}

fn object(driver: &Driver, handle: u64) -> CudaResult<Arc<TextureObject>> {
    let number = usize::try_from(handle).map_err(|_| CudaError::INVALID_VALUE)?;
    driver.textures.get(number).ok_or(CudaError::INVALID_VALUE)
}

driver_functions! {
    /// Makes an array of one or two dimensions.
    fn cuArrayCreate_v2(handle: Out<CUarray>, descriptor: In<CUDA_ARRAY_DESCRIPTOR>) {
        let CUDA_ARRAY_DESCRIPTOR { Width, Height, Format, NumChannels } = descriptor.get()?;
        create(handle, CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth: 0, Format, NumChannels, Flags: 0 })
    }

    /// Makes an array of up to three dimensions.
    fn cuArray3DCreate_v2(handle: Out<CUarray>, descriptor: In<CUDA_ARRAY3D_DESCRIPTOR>) {
        create(handle, descriptor.get()?)
    }

    /// Tells what was asked for.
    fn cuArrayGetDescriptor_v2(descriptor: Out<CUDA_ARRAY_DESCRIPTOR>, handle: CUarray) {
        let CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Format, NumChannels, .. } = array(handle)?.descriptor;
        descriptor.set(CUDA_ARRAY_DESCRIPTOR { Width, Height, Format, NumChannels })
    }

    /// Tells what was asked for.
    fn cuArray3DGetDescriptor_v2(descriptor: Out<CUDA_ARRAY3D_DESCRIPTOR>, handle: CUarray) {
        descriptor.set(array(handle)?.descriptor)
    }

    /// Ends an array, after all work of its context.
    fn cuArrayDestroy(handle: CUarray) {
        let driver = driver()?;
        let array = driver.arrays.remove(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
        if let Ok(context) = array.owner.context() {
            context.streams.wait_for_all();
        }
        array.release(driver);
        Ok(())
    }

    /// Copies from the host to an array.
    fn cuMemcpyHtoA_v2(to: CUarray, offset: usize, from: *const c_void, bytes: usize) {
        let target = Target::of(CUstream::NULL, DefaultStream::Legacy)?;
        let driver = driver()?;
        let from = Place::of(driver, from.expose_provenance() as u64);
        let copy = Copy::linear(part(to, offset, bytes)?, from, bytes as u64);
        // SAFETY: the program vouches for `bytes` bytes at `from`.
        unsafe { target.copy(driver, copy, true) }
    }

    /// Copies from an array to the host.
    fn cuMemcpyAtoH_v2(to: *mut c_void, from: CUarray, offset: usize, bytes: usize) {
        let target = Target::of(CUstream::NULL, DefaultStream::Legacy)?;
        let driver = driver()?;
        let to = Place::of(driver, to.expose_provenance() as u64);
        let copy = Copy::linear(to, part(from, offset, bytes)?, bytes as u64);
        // SAFETY: the program vouches for `bytes` bytes at `to`.
        unsafe { target.copy(driver, copy, true) }
    }

    /// Makes a texture object of linear memory, of rows, or of an array.
    fn cuTexObjectCreate(
        handle: Out<u64>,
        resource: In<CUDA_RESOURCE_DESC>,
        description: In<CUDA_TEXTURE_DESC>,
        view: In<c_void>,
    ) {
        let context = current()?;
        handle.required()?;
        if !view.is_null() {
            return Err(CudaError::NOT_SUPPORTED);
        }
        let driver = driver()?;
        let (resource, description) = (resource.get()?, description.get()?);
        let number = driver.memory.bind_texture(texture_of(driver, &resource, &description)?);
        let object = TextureObject { resource, description, handle: number, owner: context.owner() };
        // The simulator's numbers are small and never given out twice.
        driver.textures.insert(number as usize, Arc::new(object));
        handle.set(number)
    }

    /// Ends a texture object.
    fn cuTexObjectDestroy(handle: u64) {
        let driver = driver()?;
        let object = object(driver, handle)?;
        if let Ok(context) = object.owner.context() {
            context.streams.wait_for_all();
        }
        driver.textures.remove(object.handle as usize);
        driver.memory.unbind_texture(object.handle);
        Ok(())
    }

    /// Tells what a texture object is of.
    fn cuTexObjectGetResourceDesc(resource: Out<CUDA_RESOURCE_DESC>, handle: u64) {
        resource.set(object(driver()?, handle)?.resource)
    }

    /// Tells how a texture object is read.
    fn cuTexObjectGetTextureDesc(description: Out<CUDA_TEXTURE_DESC>, handle: u64) {
        description.set(object(driver()?, handle)?.description)
    }
}
