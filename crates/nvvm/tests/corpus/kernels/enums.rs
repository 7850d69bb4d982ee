//! Enums with payloads, niches, nested matches, Option and Result.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/flow.rs"]
#[allow(dead_code)] // the switches are another kernel's
mod flow;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn areas(tags: *const u32, sides: *const [f32; 2], out: *mut f32) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        let [a, b] = *sides.add(i);
        *out.add(i) = flow::area(*tags.add(i), a, b);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn products(a: *const u32, b: *const u32, out: *mut u64) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = flow::product(*a.add(i), *b.add(i)) };
}
