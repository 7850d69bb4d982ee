//! Shared and constant memory declared by module-level assembly and read by value.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch)]
use core::arch::{asm, global_asm, nvptx};
corpus::trap_on_panic!();

global_asm!(".shared .align 16 .b8 TILE[1024];");
global_asm!(".extern .shared .align 16 .b8 DYNAMIC[];");
global_asm!(".visible .const .align 4 .b8 COEFFICIENTS[64];");
global_asm!(".visible .global .align 8 .u64 TOTAL = 0;");

#[inline(always)]
fn tile(i: u32) -> u32 {
    let base: u32;
    // SAFETY: takes an address, touches no memory.
    unsafe { asm!("mov.u32 {0}, TILE;", out(reg32) base, options(pure, nomem, nostack, preserves_flags)) };
    base + 4 * i
}

#[inline(always)]
unsafe fn load(address: u32) -> f32 {
    let v: f32;
    // SAFETY: the caller passes an address inside the block's shared memory.
    unsafe { asm!("ld.shared.f32 {0}, [{1}];", out(reg32) v, in(reg32) address, options(readonly, nostack, preserves_flags)) };
    v
}

#[inline(always)]
unsafe fn store(address: u32, v: f32) {
    // SAFETY: the caller passes an address inside the block's shared memory.
    unsafe { asm!("st.shared.f32 [{0}], {1};", in(reg32) address, in(reg32) v, options(nostack, preserves_flags)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn block_sum(data: *const f32, out: *mut f32) {
    // SAFETY: blocks of 256 threads, one element each; every thread reaches every barrier.
    unsafe {
        let t = nvptx::_thread_idx_x() as u32;
        store(tile(t), *data.add(corpus::thread()));
        nvptx::_syncthreads();
        let mut step = 128;
        while step > 0 {
            if t < step {
                store(tile(t), load(tile(t)) + load(tile(t + step)));
            }
            nvptx::_syncthreads();
            step /= 2;
        }
        if t == 0 {
            *out.add(nvptx::_block_idx_x() as usize) = load(tile(0));
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn constant_and_dynamic(out: *mut f32) {
    let t = corpus::thread();
    // SAFETY: at most 16 threads; the launch gives 64 bytes of shared memory.
    unsafe {
        let (c, d): (f32, f32);
        asm!("{{ .reg .u64 a; mov.u64 a, COEFFICIENTS; add.u64 a, a, {1}; ld.const.f32 {0}, [a]; }}",
            out(reg32) c, in(reg64) 4 * t as u64, options(pure, readonly, nostack));
        asm!("{{ .reg .u32 a; mov.u32 a, DYNAMIC; add.u32 a, a, {1}; st.shared.f32 [a], {2}; ld.shared.f32 {0}, [a]; }}",
            out(reg32) d, in(reg32) 4 * t as u32, in(reg32) c + 1.0);
        asm!("red.global.add.u64 [TOTAL], 1;");
        *out.add(t) = c * d;
    }
}
