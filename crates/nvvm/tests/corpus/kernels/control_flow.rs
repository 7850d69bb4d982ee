//! Switches dense and sparse, phis, selects, loops with several exits, unreachable arms.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::slice::from_raw_parts;
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/flow.rs"]
#[allow(dead_code)] // the enums are another kernel's
mod flow;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn machine(program: *const u8, len: usize, out: *mut i64) {
    // SAFETY: `len` live bytes a thread; one result a thread.
    unsafe {
        let program = from_raw_parts(program.add(thread() * len), len);
        *out.add(thread()) = flow::machine(program, thread() as i64);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_switch(x: *const u64, out: *mut u8) {
    // SAFETY: one element a thread.
    unsafe { *out.add(thread()) = flow::wide_switch(*x.add(thread())) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn search(sorted: *const i32, len: usize, keys: *const i32, out: *mut usize) {
    // SAFETY: `len` live elements, one key a thread.
    unsafe { *out.add(thread()) = flow::search(from_raw_parts(sorted, len), *keys.add(thread())) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn assumed(x: u32, out: *mut u32) {
    // SAFETY: the caller passes 0, 1 or 2.
    unsafe {
        core::hint::assert_unchecked(x < 3);
        *out = match x {
            0 => 10,
            1 => 21,
            2 => 33,
            _ => core::hint::unreachable_unchecked(),
        };
    }
}
