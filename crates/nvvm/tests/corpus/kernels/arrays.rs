//! Small arrays by value between functions, which travel as integers of odd widths; nests of loops with several exits.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/arrays.rs"]
mod arrays;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn by_value(a: *const u64, b: *const u64, out: *mut [u64; 4]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(t) = arrays::by_value(*a.add(t), *b.add(t)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn nest(a: *const u64, b: *const u64, out: *mut [u64; 2]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(t) = arrays::nest(*a.add(t), *b.add(t)) };
}
