//! Memory: what each call does, and the results that NVIDIA's driver 580 gives for what it refuses.

#[macro_use]
mod common;

use std::ffi::c_void;

use common::*;
use simt_driver::abi::{CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUstream, In, Out};
use simt_driver::api::{context, copy, host_memory, managed, memory, memset, pointer, pool};

fn alloc(bytes: usize) -> u64 {
    let mut address = 0;
    ok!(memory::cuMemAlloc_v2(Out::to(&mut address), bytes));
    address
}

fn upload(address: u64, data: &[u8]) {
    ok!(copy::cuMemcpyHtoD_v2(address, data.as_ptr().cast(), data.len()));
}

fn download(address: u64, bytes: usize) -> Vec<u8> {
    let mut data = vec![0; bytes];
    ok!(copy::cuMemcpyDtoH_v2(data.as_mut_ptr().cast(), address, bytes));
    data
}

#[test]
fn allocations_are_aligned_counted_and_checked() {
    let _context = OwnContext::new();
    let mut address = 0;
    fails!(memory::cuMemAlloc_v2(Out::to(&mut address), 0), INVALID_VALUE);
    fails!(memory::cuMemAlloc_v2(Out::NULL, 4), INVALID_VALUE);
    fails!(memory::cuMemAlloc_v2(Out::to(&mut address), 1 << 40), OUT_OF_MEMORY);
    fails!(memory::cuMemAlloc_v2(Out::to(&mut address), usize::MAX), OUT_OF_MEMORY);
    let a = alloc(1000);
    assert_eq!(a % 512, 0);
    let (mut base, mut size) = (0, 0);
    ok!(memory::cuMemGetAddressRange_v2(Out::to(&mut base), Out::to(&mut size), a + 10));
    assert_eq!((base, size), (a, 1000));
    fails!(memory::cuMemGetAddressRange_v2(Out::to(&mut base), Out::to(&mut size), a + 1000), NOT_FOUND);
    fails!(memory::cuMemFree_v2(a + 4), INVALID_VALUE);
    fails!(memory::cuMemFree_v2(0x1000), INVALID_VALUE);
    ok!(memory::cuMemFree_v2(0));
    ok!(memory::cuMemFree_v2(a));
    fails!(memory::cuMemFree_v2(a), INVALID_VALUE);
    let byte = 0u8;
    fails!(copy::cuMemcpyHtoD_v2(a, param(&byte), 1), INVALID_VALUE);
}

#[test]
fn pitches_are_multiples_of_512() {
    let _context = OwnContext::new();
    let (mut address, mut pitch) = (0, 0);
    for (width, height, element, expected) in
        [(100, 10, 4, 512), (512, 4, 8, 512), (513, 4, 16, 1024), (1, 1, 4, 512)]
    {
        ok!(memory::cuMemAllocPitch_v2(Out::to(&mut address), Out::to(&mut pitch), width, height, element));
        assert_eq!(pitch, expected);
    }
    for (width, height, element) in [(100, 10, 3), (100, 10, 2), (0, 10, 4), (10, 0, 4)] {
        fails!(
            memory::cuMemAllocPitch_v2(Out::to(&mut address), Out::to(&mut pitch), width, height, element),
            INVALID_VALUE
        );
    }
}

#[test]
fn copies_and_fills_keep_to_their_allocation() {
    let _context = OwnContext::new();
    let a = alloc(1000);
    let data: Vec<u8> = (0..=255).cycle().take(1000).collect();
    upload(a, &data);
    assert_eq!(download(a, 1000), data);
    fails!(copy::cuMemcpyHtoD_v2(a, data.as_ptr().cast(), 1001), INVALID_VALUE);
    fails!(copy::cuMemcpyHtoD_v2(0, data.as_ptr().cast(), 4), INVALID_VALUE);
    fails!(copy::cuMemcpyHtoD_v2(a, std::ptr::null(), 4), INVALID_VALUE);
    fails!(copy::cuMemcpyDtoH_v2(std::ptr::null_mut(), a, 4), INVALID_VALUE);
    fails!(copy::cuMemcpyDtoD_v2(a, data.as_ptr() as u64, 4), INVALID_VALUE);
    ok!(copy::cuMemcpyHtoD_v2(0, std::ptr::null(), 0));

    // Overlapping, in both directions.
    ok!(copy::cuMemcpyDtoD_v2(a + 4, a, 100));
    assert_eq!(download(a + 4, 100), data[..100]);

    ok!(memset::cuMemsetD8_v2(a, 7, 10));
    ok!(memset::cuMemsetD16_v2(a + 10, 0x1234, 2));
    ok!(memset::cuMemsetD32_v2(a + 16, 0x0102_0304, 2));
    assert_eq!(download(a, 10), [7; 10]);
    assert_eq!(download(a + 10, 4), [0x34, 0x12, 0x34, 0x12]);
    assert_eq!(download(a + 16, 8), [4, 3, 2, 1, 4, 3, 2, 1]);
    fails!(memset::cuMemsetD8_v2(a, 1, 1001), INVALID_VALUE);
    fails!(memset::cuMemsetD32_v2(a + 2, 1, 1), INVALID_VALUE);
    fails!(memset::cuMemsetD16_v2(a + 1, 1, 1), INVALID_VALUE);
    fails!(memset::cuMemsetD8_v2(0, 1, 4), INVALID_VALUE);
    ok!(memset::cuMemsetD8_v2(0, 1, 0));
    fails!(memset::cuMemsetD8_v2(data.as_ptr() as u64, 1, 4), INVALID_VALUE);

    // Rows of 3 shorts, 10 bytes apart.
    ok!(memset::cuMemsetD8_v2(a, 0, 1000));
    ok!(memset::cuMemsetD2D16_v2(a, 10, 0xffff, 3, 2));
    assert_eq!(download(a, 20), [[255; 6].as_slice(), &[0; 4], &[255; 6], &[0; 4]].concat());
    fails!(memset::cuMemsetD2D8_v2(a, 10, 1, 20, 2), INVALID_VALUE);
    fails!(memset::cuMemsetD2D32_v2(a, 10, 1, 2, 2), INVALID_VALUE);
    ok!(memset::cuMemsetD2D32_v2(a, 16, 1, 2, 0));
}

fn rows(host: &[u8], device: u64) -> CUDA_MEMCPY2D {
    CUDA_MEMCPY2D {
        srcXInBytes: 0,
        srcY: 0,
        srcMemoryType: 1,
        srcHost: host.as_ptr().cast(),
        srcDevice: 0,
        srcArray: 0,
        srcPitch: 32,
        dstXInBytes: 0,
        dstY: 0,
        dstMemoryType: 2,
        dstHost: std::ptr::null_mut(),
        dstDevice: device,
        dstArray: 0,
        dstPitch: 32,
        WidthInBytes: 16,
        Height: 4,
    }
}

#[test]
fn rows_are_copied_between_pitches() {
    let _context = OwnContext::new();
    let a = alloc(1000);
    let host: Vec<u8> = (0..=255).collect();
    ok!(memset::cuMemsetD8_v2(a, 0, 1000));
    let copy_rows =
        CUDA_MEMCPY2D { srcXInBytes: 3, srcY: 1, dstXInBytes: 5, dstY: 2, dstPitch: 64, ..rows(&host, a) };
    ok!(copy::cuMemcpy2D_v2(In::from(&copy_rows)));
    let device = download(a, 1000);
    for row in 0..4 {
        let start = (row + 2) * 64 + 5;
        assert_eq!(device[start..start + 16], host[(row + 1) * 32 + 3..][..16]);
        assert_eq!(device[start + 16], 0);
    }
    let refused: [fn(&mut CUDA_MEMCPY2D); 7] = [
        |c| c.WidthInBytes = 40,
        |c| c.srcMemoryType = 9,
        |c| c.srcHost = std::ptr::null(),
        |c| c.Height = 100_000,
        |c| c.srcXInBytes = 20,
        |c| c.dstPitch = 1 << 32,
        |c| c.dstDevice = 0,
    ];
    for change in refused {
        let mut changed = rows(&host, a);
        change(&mut changed);
        fails!(copy::cuMemcpy2D_v2(In::from(&changed)), INVALID_VALUE);
    }
    let accepted: [fn(&mut CUDA_MEMCPY2D); 4] =
        [|c| c.Height = 0, |c| c.WidthInBytes = 0, |c| c.srcPitch = 0, |c| c.dstMemoryType = 4];
    for change in accepted {
        let mut changed = rows(&host, a);
        change(&mut changed);
        ok!(copy::cuMemcpy2D_v2(In::from(&changed)));
    }
    fails!(copy::cuMemcpy2D_v2(In::NULL), INVALID_VALUE);
}

#[test]
fn a_box_is_copied_out_of_a_larger_one() {
    let _context = OwnContext::new();
    // 4 slices of 5 rows of 16 bytes; a box of 2 × 3 × 8 from (z, y, x) = (1, 2, 3).
    let a = alloc(4 * 5 * 16);
    let data: Vec<u8> = (0..=255).cycle().take(4 * 5 * 16).collect();
    upload(a, &data);
    let mut host = vec![0; 2 * 3 * 8];
    let description = CUDA_MEMCPY3D {
        srcXInBytes: 3,
        srcY: 2,
        srcZ: 1,
        srcLOD: 0,
        srcMemoryType: 2,
        srcHost: std::ptr::null(),
        srcDevice: a,
        srcArray: 0,
        reserved0: 0,
        srcPitch: 16,
        srcHeight: 5,
        dstXInBytes: 0,
        dstY: 0,
        dstZ: 0,
        dstLOD: 0,
        dstMemoryType: 1,
        dstHost: host.as_mut_ptr().cast(),
        dstDevice: 0,
        dstArray: 0,
        reserved1: 0,
        dstPitch: 8,
        dstHeight: 3,
        WidthInBytes: 8,
        Height: 3,
        Depth: 2,
    };
    ok!(copy::cuMemcpy3D_v2(In::from(&description)));
    for (index, byte) in host.iter().enumerate() {
        let (z, y, x) = (index / 24 + 1, index / 8 % 3 + 2, index % 8 + 3);
        assert_eq!(*byte, data[(z * 5 + y) * 16 + x], "{index}");
    }
}

#[test]
fn page_locked_memory_is_the_devices_too() {
    let _context = OwnContext::new();
    let mut pointer: *mut c_void = std::ptr::null_mut();
    ok!(host_memory::cuMemHostAlloc(Out::to(&mut pointer), 4096, 1));
    let (mut flags, mut device) = (0, 0);
    ok!(host_memory::cuMemHostGetFlags(Out::to(&mut flags), pointer));
    assert_eq!(flags, 3);
    ok!(host_memory::cuMemHostGetDevicePointer_v2(Out::to(&mut device), pointer.wrapping_byte_add(8), 0));
    assert_eq!(device, pointer as u64 + 8);
    // A fill of what the host can see is waited for.
    ok!(memset::cuMemsetD8_v2(pointer as u64, 9, 4));
    // SAFETY: 4096 bytes of this test's own, which nobody writes to any more.
    assert_eq!(unsafe { std::slice::from_raw_parts(pointer.cast::<u8>(), 5) }, [9, 9, 9, 9, 0]);

    fails!(host_memory::cuMemHostAlloc(Out::to(&mut pointer), 10, 8), INVALID_VALUE);
    fails!(host_memory::cuMemFreeHost(pointer.wrapping_byte_add(8)), INVALID_VALUE);
    fails!(memory::cuMemFree_v2(pointer as u64), INVALID_VALUE);
    fails!(host_memory::cuMemHostUnregister(pointer), INVALID_VALUE);
    ok!(host_memory::cuMemFreeHost(std::ptr::null_mut()));
    ok!(host_memory::cuMemFreeHost(pointer));
    fails!(host_memory::cuMemFreeHost(pointer), INVALID_VALUE);
}

#[test]
fn host_memory_of_the_program_is_registered_once() {
    let _context = OwnContext::new();
    let mut buffer = vec![0u8; 8192];
    let pointer: *mut c_void = buffer.as_mut_ptr().cast();
    let mut device = 0;
    fails!(host_memory::cuMemHostGetDevicePointer_v2(Out::to(&mut device), pointer, 0), INVALID_VALUE);
    ok!(host_memory::cuMemHostRegister_v2(pointer, 4096, 0));
    fails!(host_memory::cuMemHostRegister_v2(pointer, 4096, 0), 712);
    fails!(host_memory::cuMemHostRegister_v2(pointer.wrapping_byte_add(16), 16, 0), 712);
    ok!(host_memory::cuMemHostGetDevicePointer_v2(Out::to(&mut device), pointer, 0));
    assert_eq!(device, pointer as u64);
    fails!(host_memory::cuMemFreeHost(pointer), INVALID_VALUE);
    fails!(host_memory::cuMemHostUnregister(pointer.wrapping_byte_add(16)), INVALID_VALUE);
    ok!(host_memory::cuMemHostUnregister(pointer));
    fails!(host_memory::cuMemHostUnregister(pointer), 713);
    fails!(host_memory::cuMemHostRegister_v2(std::ptr::null_mut(), 4096, 0), INVALID_VALUE);
    fails!(host_memory::cuMemHostRegister_v2(pointer, 0, 0), INVALID_VALUE);
    fails!(host_memory::cuMemHostRegister_v2(pointer, 16, 0x40), INVALID_VALUE);
}

#[test]
fn managed_memory_has_one_address() {
    let _context = OwnContext::new();
    let mut address = 0;
    ok!(managed::cuMemAllocManaged(Out::to(&mut address), 4096, 1));
    ok!(memset::cuMemsetD8_v2(address, 5, 4));
    ok!(context::cuCtxSynchronize());
    // SAFETY: the first of 4096 bytes of this test's own, which nobody writes to any more.
    assert_eq!(unsafe { *std::ptr::with_exposed_provenance::<u8>(address as usize) }, 5);
    ok!(managed::cuMemPrefetchAsync(address, 4096, 0, CUstream::NULL));
    ok!(managed::cuMemAdvise(address, 4096, 1, 0));
    fails!(managed::cuMemAdvise(address, 4096, 99, 0), INVALID_VALUE);
    fails!(managed::cuMemAdvise(0x1000, 4096, 1, 0), INVALID_VALUE);
    ok!(memory::cuMemFree_v2(address));
    fails!(managed::cuMemAllocManaged(Out::to(&mut address), 10, 0), INVALID_VALUE);
    fails!(managed::cuMemAllocManaged(Out::to(&mut address), 0, 1), INVALID_VALUE);
}

#[test]
fn addresses_say_what_they_are() {
    let context = OwnContext::new();
    let device = alloc(1000);
    let mut host: *mut c_void = std::ptr::null_mut();
    ok!(host_memory::cuMemAllocHost_v2(Out::to(&mut host), 64));
    let mut kind = 0u32;
    let kind_of = |address, kind: &mut u32| {
        let out = Out::to(kind);
        // SAFETY: the attribute is four bytes, as `kind` is.
        unsafe {
            pointer::cuPointerGetAttribute(std::mem::transmute::<Out<u32>, Out<c_void>>(out), 2, address)
        }
    };
    assert_eq!((kind_of(device + 4, &mut kind), kind), (0, 2));
    assert_eq!((kind_of(host as u64 + 4, &mut kind), kind), (0, 1));
    assert_eq!(kind_of(param(&kind) as u64, &mut kind.clone()), INVALID_VALUE);

    let (mut owner, mut base, mut size) = (0u64, 0u64, 0u64);
    let values: [*mut u64; 3] = [&mut owner, &mut base, &mut size];
    // SAFETY: three attributes of eight bytes each, and as many addresses of such.
    let data = unsafe { std::mem::transmute::<In<*mut u64>, In<Out<c_void>>>(In::slice(&values)) };
    ok!(pointer::cuPointerGetAttributes(3, In::slice(&[1, 11, 12]), data, device + 4));
    assert_eq!((base, size), (device, 1000));
    // SAFETY: a handle is a number of that size.
    assert_eq!(owner as usize, unsafe {
        std::mem::transmute::<simt_driver::abi::CUcontext, usize>(context.0)
    });
}

#[test]
fn stream_ordered_memory_is_freed_in_order() {
    let _context = OwnContext::new();
    let stream = new_stream(1);
    let mut address = 0;
    ok!(pool::cuMemAllocAsync(Out::to(&mut address), 100, stream));
    ok!(memset::cuMemsetD8Async(address, 1, 100, stream));
    ok!(pool::cuMemFreeAsync(address, stream));
    fails!(pool::cuMemFreeAsync(address, stream), INVALID_VALUE);
    ok!(context::cuCtxSynchronize());
    fails!(memset::cuMemsetD8Async(address, 1, 100, stream), INVALID_VALUE);
    ok!(pool::cuMemAllocAsync(Out::to(&mut address), 0, stream));
    ok!(pool::cuMemFreeAsync(0, stream));
    // Either way of freeing goes with either way of allocating.
    ok!(pool::cuMemAllocAsync(Out::to(&mut address), 100, stream));
    ok!(memory::cuMemFree_v2(address));
    ok!(pool::cuMemFreeAsync(alloc(16), stream));
}
