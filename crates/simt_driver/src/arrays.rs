//! Arrays, which are rows of texels in device memory, and texture objects.

use simt::{AddressMode, TexelFormat, Texture};

use crate::abi::{CUDA_ARRAY3D_DESCRIPTOR, CUDA_RESOURCE_DESC, CUDA_TEXTURE_DESC};
use crate::context::Owner;
use crate::driver::Driver;
use crate::error::{CudaError, CudaResult};

/// `CUresourcetype`.
const ARRAY: u32 = 0;
const MIPMAPPED_ARRAY: u32 = 1;
const LINEAR: u32 = 2;
const PITCH2D: u32 = 3;
/// `CU_TRSF_READ_AS_INTEGER`, `CU_TRSF_NORMALIZED_COORDINATES`, and the flag that changes nothing here,
/// `CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`.
const READ_AS_INTEGER: u32 = 1;
const NORMALIZED: u32 = 2;
const NO_OPTIMIZATION: u32 = 0x20;
/// Most texels of linear memory (`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH`).
const LARGEST_LINEAR: u64 = 1 << 28;

/// An array.
pub(crate) struct Array {
    pub(crate) descriptor: CUDA_ARRAY3D_DESCRIPTOR,
    pub(crate) address: u64,
    pub(crate) owner: Owner,
}

/// A texture object as it was asked for.
pub(crate) struct TextureObject {
    pub(crate) resource: CUDA_RESOURCE_DESC,
    pub(crate) description: CUDA_TEXTURE_DESC,
    /// Its handle in the device's memory.
    pub(crate) handle: u64,
    pub(crate) owner: Owner,
}

/// `CUarray_format`.
fn format_of(format: u32) -> CudaResult<TexelFormat> {
    Ok(match format {
        0x01 => TexelFormat::U8,
        0x02 => TexelFormat::U16,
        0x03 => TexelFormat::U32,
        0x08 => TexelFormat::S8,
        0x09 => TexelFormat::S16,
        0x0a => TexelFormat::S32,
        0x10 => TexelFormat::F16,
        0x20 => TexelFormat::F32,
        _ => return Err(CudaError::INVALID_VALUE),
    })
}

/// Bytes of a texel.
fn texel_bytes(format: u32, channels: u32) -> CudaResult<u64> {
    match channels {
        1 | 2 | 4 => Ok(format_of(format)?.bytes() * u64::from(channels)),
        _ => Err(CudaError::INVALID_VALUE),
    }
}

impl Array {
    /// Makes an array of one to three dimensions; those that are not there are 0.
    pub(crate) fn new(
        driver: &Driver,
        descriptor: CUDA_ARRAY3D_DESCRIPTOR,
        owner: Owner,
    ) -> CudaResult<Array> {
        let CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, Format, NumChannels, Flags } = descriptor;
        let texel = texel_bytes(Format, NumChannels)?;
        if Width == 0 || (Height == 0 && Depth != 0) {
            return Err(CudaError::INVALID_VALUE);
        }
        // Layers, cubes, sparse arrays.
        if Flags & !(SURFACE_LOAD_STORE | TEXTURE_GATHER) != 0 {
            return Err(CudaError::NOT_SUPPORTED);
        }
        let texels = [Height, Depth]
            .iter()
            .try_fold(Width as u64, |texels, &n| texels.checked_mul(n.max(1) as u64))
            .and_then(|texels| texels.checked_mul(texel));
        let bytes = texels.ok_or(CudaError::INVALID_VALUE)?;
        let address = driver.memory.allocate(bytes, 512).map_err(|_| CudaError::OUT_OF_MEMORY)?;
        Ok(Array { descriptor, address, owner })
    }

    /// Texels in x, y and z.
    pub(crate) fn extent(&self) -> [u64; 3] {
        let CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, .. } = self.descriptor;
        [Width, Height, Depth].map(|n| n.max(1) as u64)
    }

    /// Bytes from a row to the next.
    pub(crate) fn pitch(&self) -> u64 {
        // The format was checked when the array was made.
        let texel = texel_bytes(self.descriptor.Format, self.descriptor.NumChannels).unwrap_or(0);
        self.extent()[0] * texel
    }

    /// Bytes of the array.
    pub(crate) fn bytes(&self) -> u64 {
        let [_, height, depth] = self.extent();
        self.pitch() * height * depth
    }

    /// Gives the memory back.
    pub(crate) fn release(&self, driver: &Driver) {
        // Nobody else can name it.
        let _ = driver.memory.free(self.address);
    }
}

/// `CUDA_ARRAY3D_SURFACE_LDST` and `CUDA_ARRAY3D_TEXTURE_GATHER`.
const SURFACE_LOAD_STORE: u32 = 2;
const TEXTURE_GATHER: u32 = 8;

fn mode_of(mode: u32) -> CudaResult<AddressMode> {
    Ok(match mode {
        0 => AddressMode::Wrap,
        1 => AddressMode::Clamp,
        2 => AddressMode::Mirror,
        3 => AddressMode::Border,
        _ => return Err(CudaError::INVALID_VALUE),
    })
}

/// The texture that a program describes.
pub(crate) fn texture_of(
    driver: &Driver,
    resource: &CUDA_RESOURCE_DESC,
    description: &CUDA_TEXTURE_DESC,
) -> CudaResult<Texture> {
    let (filter, flags) = (description.filterMode, description.flags);
    let [x, y, z] = description.addressMode;
    if filter > 1 || resource.flags != 0 {
        return Err(CudaError::INVALID_VALUE);
    }
    // Conversions of colours, cube maps, borders of another colour than black.
    if flags & !(READ_AS_INTEGER | NORMALIZED | NO_OPTIMIZATION) != 0 || description.borderColor != [0.0; 4] {
        return Err(CudaError::NOT_SUPPORTED);
    }
    let texture = |address: u64, extent: [u64; 3], pitches, format, channels| -> CudaResult<Texture> {
        texel_bytes(format, channels)?;
        Ok(Texture {
            address,
            extent,
            pitches,
            format: format_of(format)?,
            channels,
            linear: resource.resType == LINEAR,
            modes: [mode_of(x)?, mode_of(y)?, mode_of(z)?],
            normalized: flags & NORMALIZED != 0,
            filter: filter == 1,
            as_float: flags & READ_AS_INTEGER == 0,
        })
    };
    // A format and a number of channels share a word.
    let [address, kind, a, b, c, ..] = resource.resource;
    let (format, channels) = (kind as u32, (kind >> 32) as u32);
    match resource.resType {
        ARRAY => {
            let handle = usize::try_from(address).map_err(|_| CudaError::INVALID_HANDLE)?;
            let array = driver.arrays.get(handle).ok_or(CudaError::INVALID_HANDLE)?;
            let extent = array.extent();
            let pitches = [array.pitch(), array.pitch() * extent[1]];
            texture(array.address, extent, pitches, array.descriptor.Format, array.descriptor.NumChannels)
        }
        LINEAR => {
            let texels = a / texel_bytes(format, channels)?;
            let (base, size) = driver.memory.host_allocation_of(address).ok_or(CudaError::INVALID_VALUE)?;
            if texels == 0 || texels > LARGEST_LINEAR || address - base + a > size {
                return Err(CudaError::INVALID_VALUE);
            }
            texture(address, [texels, 1, 1], [0; 2], format, channels)
        }
        PITCH2D => {
            let row = a.checked_mul(texel_bytes(format, channels)?).ok_or(CudaError::INVALID_VALUE)?;
            let (base, size) = driver.memory.host_allocation_of(address).ok_or(CudaError::INVALID_VALUE)?;
            let span = b.checked_sub(1).and_then(|rows| rows.checked_mul(c)?.checked_add(row));
            if a == 0 || c < row || span.is_none_or(|span| address - base + span > size) {
                return Err(CudaError::INVALID_VALUE);
            }
            texture(address, [a, b, 1], [c, 0], format, channels)
        }
        MIPMAPPED_ARRAY => Err(CudaError::NOT_SUPPORTED),
        _ => Err(CudaError::INVALID_VALUE),
    }
}
