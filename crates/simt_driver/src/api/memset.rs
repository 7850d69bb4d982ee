//! Filling device memory.

use std::ffi::{c_uchar, c_uint, c_ushort};

use crate::abi::{CUdeviceptr, CUstream};
use crate::boundary::DefaultStream;
use crate::copy::Fill;
use crate::driver::driver;
use crate::error::CudaResult;
use crate::submit::Target;

/// What to fill.
fn rows(address: u64, pitch: usize, value: u32, size: u64, width: usize, height: usize) -> Fill {
    let (width, height, pitch) = (width as u64, height as u64, pitch as u64);
    Fill { address, pitch, element: value.to_le_bytes(), size, width, height }
}

/// Fills, and waits if the host can see the memory.
fn fill(fill: Fill, default: DefaultStream) -> CudaResult {
    Target::of(CUstream::NULL, default)?.fill(driver()?, fill, true)
}

/// Fills in a stream.
fn fill_async(fill: Fill, stream: CUstream, default: DefaultStream) -> CudaResult {
    Target::of(stream, default)?.fill(driver()?, fill, false)
}

/// The functions for one size of elements, synchronous and not, in one dimension and two.
macro_rules! memset_functions {
    ($( $type:ty, $size:literal: $row:ident $row_ptds:ident $box:ident $box_ptds:ident
        $row_async:ident $row_ptsz:ident $box_async:ident $box_ptsz:ident; )*) => { $(
        stream_functions! {
            #[doc = concat!("Fills memory with elements of ", stringify!($size), " bytes.")]
            fn $row or $row_ptds(default; address: CUdeviceptr, value: $type, count: usize) {
                fill(rows(address, 0, value.into(), $size, count, 1), default)
            }

            #[doc = concat!("Fills rows of memory with elements of ", stringify!($size), " bytes.")]
            fn $box or $box_ptds(
                default;
                address: CUdeviceptr, pitch: usize, value: $type, width: usize, height: usize,
            ) {
                fill(rows(address, pitch, value.into(), $size, width, height), default)
            }

            #[doc = concat!("Fills memory with elements of ", stringify!($size), " bytes, in a stream.")]
            fn $row_async or $row_ptsz(
                default;
                address: CUdeviceptr, value: $type, count: usize, stream: CUstream,
            ) {
                fill_async(rows(address, 0, value.into(), $size, count, 1), stream, default)
            }

            #[doc = concat!("Fills rows of memory with elements of ", stringify!($size), " bytes, in a stream.")]
            fn $box_async or $box_ptsz(
                default;
                address: CUdeviceptr, pitch: usize, value: $type, width: usize, height: usize, stream: CUstream,
            ) {
                fill_async(rows(address, pitch, value.into(), $size, width, height), stream, default)
            }
        }
    )* };
}

memset_functions! {
    c_uchar, 1: cuMemsetD8_v2 cuMemsetD8_v2_ptds cuMemsetD2D8_v2 cuMemsetD2D8_v2_ptds
        cuMemsetD8Async cuMemsetD8Async_ptsz cuMemsetD2D8Async cuMemsetD2D8Async_ptsz;
    c_ushort, 2: cuMemsetD16_v2 cuMemsetD16_v2_ptds cuMemsetD2D16_v2 cuMemsetD2D16_v2_ptds
        cuMemsetD16Async cuMemsetD16Async_ptsz cuMemsetD2D16Async cuMemsetD2D16Async_ptsz;
    c_uint, 4: cuMemsetD32_v2 cuMemsetD32_v2_ptds cuMemsetD2D32_v2 cuMemsetD2D32_v2_ptds
        cuMemsetD32Async cuMemsetD32Async_ptsz cuMemsetD2D32Async cuMemsetD2D32Async_ptsz;
}
