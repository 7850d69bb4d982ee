//! Floating point: arithmetic, comparisons with NaN, saturating casts, intrinsics, libdevice's functions.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, core_intrinsics, core_float_math, float_minimum_maximum)]
#![allow(internal_features)]
use core::intrinsics as i;
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/numbers.rs"]
mod numbers;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn arithmetic(a: *const f32, b: *const f64, out: *mut [f64; 10]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(t) = numbers::arithmetic(*a.add(t), *b.add(t)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn newer(a: *const f32, b: *const f64, out: *mut [f64; 4]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe {
        let (x, y) = (*a.add(t), *b.add(t));
        *out.add(t) = [f64::from(x.minimum(y as f32)), y.maximum(x.into()), f64::from(x % 3.0), y % 0.7];
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn singles(a: *const f32, out: *mut f32) {
    let t = thread();
    // SAFETY: one element a thread, twenty results each.
    unsafe {
        let (x, o) = (*a.add(t), out.add(20 * t));
        *o = i::sqrtf32(x);
        *o.add(1) = i::sinf32(x);
        *o.add(2) = i::cosf32(x);
        *o.add(3) = i::expf32(x);
        *o.add(4) = i::exp2f32(x);
        *o.add(5) = i::logf32(x);
        *o.add(6) = i::log2f32(x);
        *o.add(7) = i::log10f32(x);
        *o.add(8) = i::powf32(x, 1.7);
        *o.add(9) = i::powif32(x, 5);
        *o.add(10) = i::fmaf32(x, 2.5, x);
        *o.add(11) = i::floorf32(x);
        *o.add(12) = i::ceilf32(x);
        *o.add(13) = i::truncf32(x);
        *o.add(14) = i::roundf32(x);
        *o.add(15) = i::round_ties_even_f32(x);
        *o.add(16) = i::fadd_fast(x, i::fmul_fast(x, i::fsub_fast(x, 1.0)));
        *o.add(17) = i::fdiv_algebraic(i::fadd_algebraic(x, 3.0), x);
        *o.add(18) = i::fmuladdf32(x, x, 1.5);
        *o.add(19) = i::powif32(x, t as i32);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn doubles(a: *const f64, out: *mut f64) {
    let t = thread();
    // SAFETY: one element a thread, sixteen results each.
    unsafe {
        let (x, o) = (*a.add(t), out.add(16 * t));
        *o = i::sqrtf64(x);
        *o.add(1) = i::sinf64(x);
        *o.add(2) = i::cosf64(x);
        *o.add(3) = i::expf64(x);
        *o.add(4) = i::exp2f64(x);
        *o.add(5) = i::logf64(x);
        *o.add(6) = i::log2f64(x);
        *o.add(7) = i::log10f64(x);
        *o.add(8) = i::powf64(x, 1.7);
        *o.add(9) = i::powif64(x, -3);
        *o.add(10) = i::fmaf64(x, 2.5, x);
        *o.add(11) = i::floorf64(x);
        *o.add(12) = i::ceilf64(x);
        *o.add(13) = i::truncf64(x);
        *o.add(14) = i::roundf64(x);
        *o.add(15) = i::round_ties_even_f64(x);
    }
}

unsafe extern "C" {
    safe fn __nv_erff(x: f32) -> f32;
    safe fn __nv_hypot(x: f64, y: f64) -> f64;
    fn __nv_sincosf(x: f32, sine: *mut f32, cosine: *mut f32);
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn by_name(a: *const f32, out: *mut f64) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe {
        let x = *a.add(t);
        let (mut s, mut c) = (0.0, 0.0);
        __nv_sincosf(x, &mut s, &mut c);
        *out.add(t) = __nv_hypot(__nv_erff(x).into(), 2.0) + f64::from(s * c);
    }
}
