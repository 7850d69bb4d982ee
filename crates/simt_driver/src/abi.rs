//! The C types of the driver API (`cuda.h` of CUDA 13.0), as far as the functions here use them.
//!
//! Handles are numbers that [`crate::registry`] gives out; nothing is ever behind them as a pointer, so a wrong one can
//! be looked up and refused. Enumerations come in as plain integers, because a C caller may pass any value.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

use crate::error::{CudaError, CudaResult};

/// `CUresult`.
pub type CUresult = c_uint;
/// `CUdevice`: an ordinal.
pub type CUdevice = c_int;
/// `CUdeviceptr`.
pub type CUdeviceptr = u64;
/// A callback of `cuStreamAddCallback`.
pub type CUstreamCallback = unsafe extern "C" fn(stream: CUstream, status: CUresult, user_data: *mut c_void);
/// A callback of `cuLaunchHostFunc`.
pub type CUhostFn = unsafe extern "C" fn(user_data: *mut c_void);
/// A callback of `cuOccupancyMaxPotentialBlockSize`: dynamic shared memory for a block size.
pub type CUoccupancyB2DSize = unsafe extern "C" fn(block_size: c_int) -> usize;

macro_rules! handles {
    ($( $(#[$doc:meta])* $name:ident; )*) => { $(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name(pub(crate) usize);

        impl $name {
            /// The null handle.
            pub const NULL: $name = $name(0);
        }
    )* };
}

handles! {
    /// A context.
    CUcontext;
    /// A loaded module.
    CUmodule;
    /// A kernel of a module.
    CUfunction;
    /// A stream; 0, 1 and 2 name default streams.
    CUstream;
    /// An event.
    CUevent;
    /// An array.
    CUarray;
    /// A linker invocation.
    CUlinkState;
    /// A library: a module for whichever context is current.
    CUlibrary;
    /// A kernel of a library.
    CUkernel;
    /// A memory pool.
    CUmemoryPool;
}

impl CUstream {
    /// `CU_STREAM_LEGACY`: the default stream that other streams synchronise with.
    pub const LEGACY: CUstream = CUstream(1);
    /// `CU_STREAM_PER_THREAD`: the calling thread's default stream.
    pub const PER_THREAD: CUstream = CUstream(2);
}

/// A pointer through which a function returns something; null where the caller passed null.
///
/// Values of this type only exist while a driver function runs, and it is that function's contract that such pointers
/// are null or valid for writes of a `T`.
#[repr(transparent)]
#[derive(Debug)]
pub struct Out<T>(*mut T);

impl<T> Copy for Out<T> {}

impl<T> Clone for Out<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Out<T> {
    /// The null pointer.
    pub const NULL: Out<T> = Out(std::ptr::null_mut());

    /// Points to `place`, which must outlive the call that this is an argument of.
    pub fn to(place: &mut T) -> Out<T> {
        Out(place)
    }

    /// Fails if the caller passed null.
    pub(crate) fn required(self) -> CudaResult {
        if self.0.is_null() { Err(CudaError::INVALID_VALUE) } else { Ok(()) }
    }

    /// Stores `value`.
    pub(crate) fn set(self, value: T) -> CudaResult {
        self.required()?;
        // SAFETY: not null, so by the contract of the function that got it, valid for a write; a C caller may have
        // disregarded alignment.
        unsafe { self.0.write_unaligned(value) };
        Ok(())
    }

    /// What is there now, where the API says that the program put something.
    pub(crate) fn get(self) -> CudaResult<T>
    where
        T: Copy,
    {
        In(self.0.cast_const()).get()
    }

    /// Stores `value` unless the caller passed null, which says that it is not wanted.
    pub(crate) fn set_if_wanted(self, value: T) {
        if !self.0.is_null() {
            // SAFETY: as in `set`.
            unsafe { self.0.write_unaligned(value) };
        }
    }

    /// Points to the element `index` of the array that starts here.
    ///
    /// # Safety
    ///
    /// The caller of the driver function promised an array of more than `index` elements.
    pub(crate) unsafe fn element(self, index: usize) -> Out<T> {
        // SAFETY: within the array, as the caller of this function promises.
        Out(unsafe { self.0.add(index) })
    }

    /// The same pointer to another type, where the API says that the program's variable has that.
    pub(crate) fn cast<U>(self) -> Out<U> {
        Out(self.0.cast())
    }
}

/// A pointer through which a function reads something; null where the caller passed null. As [`Out`], for reads.
#[repr(transparent)]
#[derive(Debug)]
pub struct In<T>(*const T);

impl<T> Copy for In<T> {}

impl<T> Clone for In<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> In<T> {
    /// The null pointer.
    pub const NULL: In<T> = In(std::ptr::null());

    pub(crate) fn is_null(self) -> bool {
        self.0.is_null()
    }
}

impl<T: Copy> In<T> {
    /// Points to `place`, which must outlive the call that this is an argument of.
    pub fn from(place: &T) -> In<T> {
        In(place)
    }

    /// Points to the first of `places`.
    pub fn slice(places: &[T]) -> In<T> {
        In(places.as_ptr())
    }

    /// What it points to.
    pub(crate) fn get(self) -> CudaResult<T> {
        if self.0.is_null() {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: not null, so by the contract of the function that got it, valid for a read.
        Ok(unsafe { self.0.read_unaligned() })
    }

    /// What the element `index` of the array that starts here holds.
    ///
    /// # Safety
    ///
    /// The caller of the driver function promised an array of more than `index` elements, or null.
    pub(crate) unsafe fn element(self, index: usize) -> CudaResult<T> {
        if self.0.is_null() {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: within the array, as the caller of this function promises.
        In(unsafe { self.0.add(index) }).get()
    }
}

/// A NUL-terminated string that a function reads; null where the caller passed null.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
pub struct Text(*const c_char);

impl Text {
    /// The null pointer.
    pub const NULL: Text = Text(std::ptr::null());

    /// Points to `text`, which must outlive the call that this is an argument of.
    pub fn from(text: &CStr) -> Text {
        Text(text.as_ptr())
    }

    /// The string, copied. Names and paths that are not UTF-8 name nothing that exists here.
    pub(crate) fn get(self) -> CudaResult<String> {
        if self.0.is_null() {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: not null, so by the contract of the function that got it, a NUL-terminated string.
        Ok(unsafe { CStr::from_ptr(self.0) }.to_string_lossy().into_owned())
    }
}

/// `CUuuid`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CUuuid {
    /// The sixteen bytes.
    pub bytes: [u8; 16],
}

/// `CUdevprop`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(non_snake_case, reason = "cuda.h's names")]
pub struct CUdevprop {
    /// Most threads of a block.
    pub maxThreadsPerBlock: c_int,
    /// Largest block.
    pub maxThreadsDim: [c_int; 3],
    /// Largest grid.
    pub maxGridSize: [c_int; 3],
    /// Bytes of shared memory of a block.
    pub sharedMemPerBlock: c_int,
    /// Bytes of constant memory.
    pub totalConstantMemory: c_int,
    /// Warp size.
    pub SIMDWidth: c_int,
    /// Largest pitch of a copy.
    pub memPitch: c_int,
    /// Registers of a block.
    pub regsPerBlock: c_int,
    /// Core clock in kHz.
    pub clockRate: c_int,
    /// Alignment of textures.
    pub textureAlign: c_int,
}

/// `CUDA_MEMCPY2D`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_MEMCPY2D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcMemoryType: c_uint,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: usize,
    pub srcPitch: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstMemoryType: c_uint,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: usize,
    pub dstPitch: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
}

/// `CUDA_MEMCPY3D`; `CUDA_MEMCPY3D_PEER` has contexts in the two reserved places.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_MEMCPY3D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: c_uint,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: usize,
    pub reserved0: usize,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: c_uint,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: usize,
    pub reserved1: usize,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}

/// `CUmemPoolProps`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUmemPoolProps {
    pub allocType: c_uint,
    pub handleTypes: c_uint,
    /// `CUmemLocation`: kind and number.
    pub location: [c_uint; 2],
    pub win32SecurityAttributes: usize,
    pub maxSize: usize,
    pub usage: u16,
    pub reserved: [u8; 54],
}

/// `CUDA_ARRAY_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_ARRAY_DESCRIPTOR {
    pub Width: usize,
    pub Height: usize,
    pub Format: c_uint,
    pub NumChannels: c_uint,
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    pub Width: usize,
    pub Height: usize,
    pub Depth: usize,
    pub Format: c_uint,
    pub NumChannels: c_uint,
    pub Flags: c_uint,
}

/// `CUDA_RESOURCE_DESC`; its union is 16 words, of which the first are the array, or the address, format and channels,
/// and sizes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_RESOURCE_DESC {
    pub resType: c_uint,
    pub resource: [u64; 16],
    pub flags: c_uint,
}

/// `CUDA_TEXTURE_DESC`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUDA_TEXTURE_DESC {
    pub addressMode: [c_uint; 3],
    pub filterMode: c_uint,
    pub flags: c_uint,
    pub maxAnisotropy: c_uint,
    pub mipmapFilterMode: c_uint,
    pub mipmapLevelBias: f32,
    pub minMipmapLevelClamp: f32,
    pub maxMipmapLevelClamp: f32,
    pub borderColor: [f32; 4],
    pub reserved: [c_uint; 12],
}

/// `CUlaunchAttribute`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttribute {
    /// `CUlaunchAttributeID`.
    pub id: c_uint,
    /// The value: a union of 64 bytes, aligned to 8.
    pub value: [u64; 8],
}

/// `CUlaunchConfig`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, missing_docs, reason = "cuda.h's names, explained there")]
pub struct CUlaunchConfig {
    pub gridDimX: c_uint,
    pub gridDimY: c_uint,
    pub gridDimZ: c_uint,
    pub blockDimX: c_uint,
    pub blockDimY: c_uint,
    pub blockDimZ: c_uint,
    pub sharedMemBytes: c_uint,
    pub hStream: CUstream,
    pub attrs: In<CUlaunchAttribute>,
    pub numAttrs: c_uint,
}

/// `CUmemLocation`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation {
    /// `CUmemLocationType`.
    pub kind: c_uint,
    /// Device ordinal or NUMA node.
    pub id: c_int,
}
