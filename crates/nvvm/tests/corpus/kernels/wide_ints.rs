//! 128-bit integers: arithmetic, shifts, comparisons, division, conversion, as parameter and result.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/wide.rs"]
mod wide;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn arithmetic(a: *const u128, b: *const i128, out: *mut [i128; 12]) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = wide::arithmetic(*a.add(i), *b.add(i)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn division(a: *const u128, b: *const u128, out: *mut [u128; 2]) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = wide::division(*a.add(i), *b.add(i)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn multiply_high(a: *const u64, b: *const u64, out: *mut u64, k: u128) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = wide::multiply_high(*a.add(i), *b.add(i), k) };
}
