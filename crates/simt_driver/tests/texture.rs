//! Arrays and texture objects.

#[macro_use]
mod common;

use common::*;
use simt_driver::abi::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY2D, CUDA_RESOURCE_DESC, CUDA_TEXTURE_DESC,
    CUarray, CUstream, In, Out,
};
use simt_driver::api::{context, copy, launch, texture};

const NOT_SUPPORTED: u32 = 801;
const FLOAT: u32 = 0x20;
const LINEAR_MEMORY: u32 = 2;
const PITCHED: u32 = 3;
const NORMALIZED: u32 = 2;
const READ_AS_INTEGER: u32 = 1;

const KERNELS: &str = ".version 7.0\n.target sm_75\n.address_size 64
.visible .entry linear(.param .u64 tex, .param .u64 out)
{
    .reg .b64 %t, %o; .reg .b32 %i, %v<4>;
    ld.param.u64 %t, [tex]; ld.param.u64 %o, [out]; mov.u32 %i, %tid.x; mad.wide.u32 %o, %i, 4, %o;
    sub.s32 %i, %i, 1; tex.1d.v4.u32.s32 {%v0, %v1, %v2, %v3}, [%t, {%i}]; st.global.u32 [%o], %v0; ret;
}
.visible .entry plane(.param .u64 tex, .param .u64 out, .param .f32 scale, .param .f32 shift)
{
    .reg .b64 %t, %o; .reg .b32 %i, %j, %n; .reg .f32 %x, %y, %s, %d, %v<4>;
    ld.param.u64 %t, [tex]; ld.param.u64 %o, [out]; ld.param.f32 %s, [scale]; ld.param.f32 %d, [shift];
    mov.u32 %i, %tid.x; mov.u32 %j, %tid.y; mov.u32 %n, %ntid.x; cvt.rn.f32.u32 %x, %i; cvt.rn.f32.u32 %y, %j;
    fma.rn.f32 %x, %x, %s, %d; fma.rn.f32 %y, %y, %s, %d; mad.lo.u32 %i, %j, %n, %i; mad.wide.u32 %o, %i, 4, %o;
    tex.2d.v4.f32.f32 {%v0, %v1, %v2, %v3}, [%t, {%x, %y}]; st.global.f32 [%o], %v0; ret;
}
.visible .entry gather(.param .u64 tex, .param .u64 out)
{ .reg .b64 %t; .reg .b32 %r<4>; ld.param.u64 %t, [tex];
  tld4.r.2d.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%t, {0f00000000, 0f00000000}]; ret; }
";

fn resource(kind: u32, words: &[u64]) -> CUDA_RESOURCE_DESC {
    let mut resource = [0; 16];
    resource[..words.len()].copy_from_slice(words);
    CUDA_RESOURCE_DESC { resType: kind, resource, flags: 0 }
}

/// A description with this address mode, filter and flags.
fn description(mode: u32, filter: u32, flags: u32) -> CUDA_TEXTURE_DESC {
    CUDA_TEXTURE_DESC {
        addressMode: [mode; 3],
        filterMode: filter,
        flags,
        maxAnisotropy: 0,
        mipmapFilterMode: 0,
        mipmapLevelBias: 0.0,
        minMipmapLevelClamp: 0.0,
        maxMipmapLevelClamp: 0.0,
        borderColor: [0.0; 4],
        reserved: [0; 12],
    }
}

fn create(resource: &CUDA_RESOURCE_DESC, description: &CUDA_TEXTURE_DESC) -> u64 {
    let mut handle = 0;
    ok!(texture::cuTexObjectCreate(
        Out::to(&mut handle),
        In::from(resource),
        In::from(description),
        In::NULL
    ));
    handle
}

fn array(width: usize, height: usize, format: u32, channels: u32) -> CUarray {
    let mut handle = CUarray::NULL;
    let descriptor =
        CUDA_ARRAY_DESCRIPTOR { Width: width, Height: height, Format: format, NumChannels: channels };
    ok!(texture::cuArrayCreate_v2(Out::to(&mut handle), In::from(&descriptor)));
    handle
}

/// Number of the handle, as descriptions of resources hold it.
fn number(handle: CUarray) -> u64 {
    // SAFETY: a handle is a number.
    (unsafe { std::mem::transmute::<CUarray, usize>(handle) }) as u64
}

#[test]
fn linear_memory_has_nothing_outside() {
    let _context = OwnContext::new();
    let linear = function(load(KERNELS), c"linear");
    let data = upload(&[200u8, 3, 255, 7]);
    let (unsigned, signed) = (1 | 1 << 32, 8 | 1 << 32);
    for (format, expected) in
        [(unsigned, [0, 200, 3, 255, 7, 0]), (signed, [0, -56i32 as u32, 3, u32::MAX, 7, 0])]
    {
        let handle =
            create(&resource(LINEAR_MEMORY, &[data, format, 4]), &description(1, 0, READ_AS_INTEGER));
        let out = upload(&[9u32; 6]);
        let values = [param(&handle), param(&out)];
        let stream = CUstream::NULL;
        ok!(launch::cuLaunchKernel(linear, 1, 1, 1, 6, 1, 1, 0, stream, params(&values), In::NULL));
        assert_eq!(download::<u32>(out, 6), expected);
        ok!(texture::cuTexObjectDestroy(handle));
        fails!(texture::cuTexObjectDestroy(handle), INVALID_VALUE);
    }
    let mut handle = 0;
    let too_long = resource(LINEAR_MEMORY, &[data, unsigned, 5]);
    fails!(
        texture::cuTexObjectCreate(
            Out::to(&mut handle),
            In::from(&too_long),
            In::from(&description(1, 0, 1)),
            In::NULL
        ),
        INVALID_VALUE
    );
}

#[test]
fn rows_and_arrays_are_interpolated() {
    let _context = OwnContext::new();
    let plane = function(load(KERNELS), c"plane");
    let texels: Vec<f32> = (0..12).map(|i| (i * i) as f32).collect();
    // An array by a copy of rows, and the same in memory with a pitch.
    let array = array(4, 3, FLOAT, 1);
    // SAFETY: zero is a value of all of its fields.
    let mut box_of: CUDA_MEMCPY2D = unsafe { std::mem::zeroed() };
    (box_of.srcMemoryType, box_of.srcHost, box_of.srcPitch) = (1, texels.as_ptr().cast(), 16);
    (box_of.dstMemoryType, box_of.WidthInBytes, box_of.Height) = (3, 16, 3);
    // SAFETY: a handle is a number.
    box_of.dstArray = unsafe { std::mem::transmute::<CUarray, usize>(array) };
    ok!(copy::cuMemcpy2D_v2(In::from(&box_of)));
    box_of.dstXInBytes = 4;
    fails!(copy::cuMemcpy2D_v2(In::from(&box_of)), INVALID_VALUE);
    let mut padded = vec![-1f32; 3 * 128];
    (0..3).for_each(|y| padded[y * 128..][..4].copy_from_slice(&texels[y * 4..][..4]));
    let pitched = upload(&padded);
    let format = u64::from(FLOAT) | 1 << 32;
    let resources = [resource(0, &[number(array)]), resource(PITCHED, &[pitched, format, 4, 3, 512])];
    let at = |x: i32, y: i32| texels[(y.clamp(0, 2) * 4 + x.clamp(0, 3)) as usize];
    for resource in &resources {
        for (filter, normalized) in [(0, false), (1, false), (1, true)] {
            let handle = create(resource, &description(1, filter, if normalized { NORMALIZED } else { 0 }));
            // A quarter of the way from the middle of one texel to the next, in both directions.
            let out = upload(&[0f32; 12]);
            let (scale, shift) = (1f32, 0.75f32);
            if !normalized {
                let values = [param(&handle), param(&out), param(&scale), param(&shift)];
                let stream = CUstream::NULL;
                ok!(launch::cuLaunchKernel(plane, 1, 1, 1, 4, 3, 1, 0, stream, params(&values), In::NULL));
                let want: Vec<f32> = (0..12)
                    .map(|i| {
                        let (x, y) = (i % 4, i / 4);
                        let along = |y: i32| 0.75 * at(x, y) + 0.25 * at(x + 1, y);
                        if filter == 0 { at(x, y) } else { 0.75 * along(y) + 0.25 * along(y + 1) }
                    })
                    .collect();
                assert_eq!(download::<f32>(out, 12), want);
            } else {
                // The middle of the texture, of an even and an odd number of texels.
                let (scale, shift) = (0f32, 0.5f32);
                let values = [param(&handle), param(&out), param(&scale), param(&shift)];
                let stream = CUstream::NULL;
                ok!(launch::cuLaunchKernel(plane, 1, 1, 1, 1, 1, 1, 0, stream, params(&values), In::NULL));
                assert_eq!(download::<f32>(out, 1), [(at(1, 1) + at(2, 1)) / 2.0]);
            }
            ok!(texture::cuTexObjectDestroy(handle));
        }
    }
    ok!(texture::cuArrayDestroy(array));
    fails!(texture::cuArrayDestroy(array), INVALID_HANDLE);
    let mut handle = 0;
    let gone = In::from(&resources[0]);
    let description = description(1, 0, 0);
    fails!(
        texture::cuTexObjectCreate(Out::to(&mut handle), gone, In::from(&description), In::NULL),
        INVALID_HANDLE
    );
}

#[test]
fn arrays_keep_what_they_were_asked_for() {
    let _context = OwnContext::new();
    let mut handle = CUarray::NULL;
    let asked =
        CUDA_ARRAY3D_DESCRIPTOR { Width: 5, Height: 4, Depth: 3, Format: 9, NumChannels: 2, Flags: 0 };
    ok!(texture::cuArray3DCreate_v2(Out::to(&mut handle), In::from(&asked)));
    let mut told =
        CUDA_ARRAY3D_DESCRIPTOR { Width: 0, Height: 0, Depth: 0, Format: 0, NumChannels: 0, Flags: 9 };
    ok!(texture::cuArray3DGetDescriptor_v2(Out::to(&mut told), handle));
    assert_eq!((told.Width, told.Height, told.Depth, told.NumChannels, told.Flags), (5, 4, 3, 2, 0));
    let data: Vec<i16> = (0..120).collect();
    ok!(texture::cuMemcpyHtoA_v2(handle, 0, data.as_ptr().cast(), 240));
    fails!(texture::cuMemcpyHtoA_v2(handle, 4, data.as_ptr().cast(), 240), INVALID_VALUE);
    let mut back = [0i16; 10];
    ok!(texture::cuMemcpyAtoH_v2(back.as_mut_ptr().cast(), handle, 40, 20));
    assert_eq!(back, data[20..30]);
    for (asked, expected) in [
        (CUDA_ARRAY3D_DESCRIPTOR { Width: 0, ..asked }, INVALID_VALUE),
        (CUDA_ARRAY3D_DESCRIPTOR { NumChannels: 3, ..asked }, INVALID_VALUE),
        (CUDA_ARRAY3D_DESCRIPTOR { Format: 77, ..asked }, INVALID_VALUE),
        (CUDA_ARRAY3D_DESCRIPTOR { Height: 0, ..asked }, INVALID_VALUE),
        (CUDA_ARRAY3D_DESCRIPTOR { Flags: 1, ..asked }, NOT_SUPPORTED),
    ] {
        fails!(texture::cuArray3DCreate_v2(Out::to(&mut handle), In::from(&asked)), expected);
    }
}

#[test]
fn a_texture_that_is_gone_is_a_fault_and_a_gather_is_not_supported() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let out = upload(&[0u32; 4]);
    let stream = CUstream::NULL;
    let nothing = 0u64;
    let values = [param(&nothing), param(&out)];
    let gather = function(module, c"gather");
    ok!(launch::cuLaunchKernel(gather, 1, 1, 1, 1, 1, 1, 0, stream, params(&values), In::NULL));
    fails!(context::cuCtxSynchronize(), NOT_SUPPORTED);
    let _context = OwnContext::new();
    let out = upload(&[0u32; 4]);
    let values = [param(&nothing), param(&out)];
    let linear = function(load(KERNELS), c"linear");
    ok!(launch::cuLaunchKernel(linear, 1, 1, 1, 1, 1, 1, 0, stream, params(&values), In::NULL));
    fails!(context::cuCtxSynchronize(), 700);
}
