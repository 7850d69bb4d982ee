//! 128-bit aligned structs, SIMD types, vector loads and stores, shuffles of lanes.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, portable_simd)]
use core::simd::{Select, Simd, cmp::SimdPartialOrd, f32x4, num::SimdFloat, simd_swizzle, u32x4};
use corpus::thread;
corpus::trap_on_panic!();

#[repr(C, align(16))]
#[derive(Clone, Copy)]
pub struct Float4 {
    x: f32,
    y: f32,
    z: f32,
    w: f32,
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn scale(data: *mut Float4, k: f32) {
    // SAFETY: one element a thread.
    unsafe {
        let p = data.add(thread());
        let v = *p;
        *p = Float4 { x: v.x * k, y: v.y + k, z: v.z - k, w: k / v.w };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn copy(from: *const Float4, to: *mut Float4) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *to.add(i) = *from.add(i) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn simd(a: *const f32x4, b: *const u32x4, out: *mut f32x4, i: usize) {
    // SAFETY: one element a thread.
    unsafe {
        let t = thread();
        let (a, b) = (*a.add(t), *b.add(t));
        let c = a * simd_swizzle!(a, [3, 1, 0, 2]) + f32x4::splat(0.25);
        let d = a.simd_lt(c).select(c, -a);
        let e: Simd<f32, 4> = f32x4::from_array((b & u32x4::from_array([1, 3, 7, 15])).to_array().map(|x| x as f32));
        *out.add(t) = d + e * f32x4::splat(d[i & 3]) + f32x4::splat(d.reduce_sum());
    }
}
