//! The target's own intrinsics: special registers, barriers, votes and shuffles, shared-space addresses.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, link_llvm_intrinsics, asm_experimental_arch)]
#![allow(internal_features)]
use core::arch::{asm, nvptx};
use corpus::thread;
corpus::trap_on_panic!();

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shuffle_down(mask: u32, value: u32, delta: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, predicate: bool) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn warp_barrier(mask: u32);
    #[link_name = "llvm.nvvm.membar.gl"]
    fn membar_gl();
    #[link_name = "llvm.nvvm.barrier0.popc"]
    fn barrier_count(predicate: u32) -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane() -> u32;
    #[link_name = "llvm.nvvm.sqrt.approx.f"]
    fn sqrt_approx(x: f32) -> f32;
    #[link_name = "llvm.nvvm.rsqrt.approx.f"]
    fn rsqrt_approx(x: f32) -> f32;
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn warp_sum(data: *const u32, out: *mut u32) {
    // SAFETY: whole warps, one element a thread.
    unsafe {
        let mut x = *data.add(thread());
        for d in [16, 8, 4, 2, 1] {
            x = x.wrapping_add(shuffle_down(u32::MAX, x, d, 31));
        }
        warp_barrier(u32::MAX);
        let votes = ballot(u32::MAX, x > 100);
        membar_gl();
        let odd = barrier_count(x & 1);
        if lane() == 0 {
            *out.add(thread() / 32) = x ^ votes ^ odd;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn registers(out: *mut u32, roots: *mut f32) {
    // SAFETY: one element a thread.
    unsafe {
        let o = out.add(12 * thread());
        *o = nvptx::_thread_idx_x();
        *o.add(1) = nvptx::_thread_idx_y();
        *o.add(2) = nvptx::_thread_idx_z();
        *o.add(3) = nvptx::_block_idx_x();
        *o.add(4) = nvptx::_block_idx_y();
        *o.add(5) = nvptx::_block_idx_z();
        *o.add(6) = nvptx::_block_dim_x();
        *o.add(7) = nvptx::_block_dim_y();
        *o.add(8) = nvptx::_block_dim_z();
        *o.add(9) = nvptx::_grid_dim_x();
        *o.add(10) = nvptx::_grid_dim_y();
        *o.add(11) = nvptx::_grid_dim_z();
        nvptx::_syncthreads();
        let lanes: u32;
        asm!("mov.u32 {}, %lanemask_lt;", out(reg32) lanes, options(pure, nomem, nostack));
        let r = roots.add(thread());
        *r = sqrt_approx(*r) + rsqrt_approx(*r) + lanes as f32;
    }
}
