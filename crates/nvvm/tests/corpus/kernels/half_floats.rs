//! f16: conversion, arithmetic, comparison, as parameter and in memory.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, f16)]
use corpus::thread;
corpus::trap_on_panic!();

#[inline(never)]
fn blend(a: f16, b: f16, t: f16) -> f16 {
    a + (b - a) * t
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn halves(a: *const f16, b: *const f16, t: f32, out: *mut f16, wide: *mut f64) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        let (x, y) = (*a.add(i), *b.add(i));
        let r = blend(x, y, t as f16);
        *out.add(i) = if x < y { -r } else { r / y };
        *wide.add(i) = f64::from(r) + f64::from(x as f32) + f64::from((y as i32).count_ones());
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn pack(a: *const f32, out: *mut u32) {
    let i = thread();
    // SAFETY: two elements a thread.
    unsafe {
        let (lo, hi) = ((*a.add(2 * i) as f16).to_bits(), (*a.add(2 * i + 1) as f16).to_bits());
        *out.add(i) = u32::from(lo) | u32::from(hi) << 16;
    }
}
