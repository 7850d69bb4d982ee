//! core's sorts, whose merges step addresses by booleans and by their negation.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/sorting.rs"]
mod sorting;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn sorted(a: *const u64, b: *const u64, out: *mut [u64; 2]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(t) = sorting::sorted(*a.add(t), *b.add(t)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn merged(a: *const u64, b: *const u64, out: *mut [u64; 2]) {
    let t = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(t) = sorting::merged(*a.add(t), *b.add(t)) };
}
