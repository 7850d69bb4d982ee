//! Launch bounds: marks in the module's assembly, as `#[kernel(launch_bounds(…))]` of `cuda_std` leaves them.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch)]
use core::arch::{global_asm, nvptx};
use corpus::thread;
corpus::trap_on_panic!();

global_asm!("//@launch_bounds both {} {}", const 16 * 16, const 2);
global_asm!("//@launch_bounds threads {} {}", const 96, const 0);
global_asm!("//@launch_bounds left_out {} {}", const 32, const 0);

/// Threads and blocks; a block's size that the optimiser may learn something about.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn both(a: *const [u32; 4], out: *mut u32) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = (*a.add(i)).iter().sum::<u32>() / nvptx::_block_dim_x() as u32 };
}

/// Threads alone, and a parameter that is passed by reference to libNVVM.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn threads(values: [u64; 3], out: *mut u64) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = values[i % 3] };
}

/// No bounds.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn none(out: *mut u32) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = i as u32 };
}
