//! Atomics whose scope or type core has no name for: inline assembly with memory clobbers and outputs.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch)]
use core::arch::asm;
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn float_add(p: *mut f32, q: *mut f64, x: f32) {
    // SAFETY: live, aligned cells in global memory.
    unsafe {
        let old: f32;
        asm!("atom.add.f32 {0}, [{1}], {2};", out(reg32) old, in(reg64) p, in(reg32) x);
        asm!("red.add.f64 [{0}], {1};", in(reg64) q, in(reg64) f64::from(old));
        asm!("red.global.add.f32 [{0}], {1};", in(reg64) p.add(1), in(reg32) old, options(nostack));
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn scopes(p: *mut u32, out: *mut u32) {
    let o = thread() * 3;
    // SAFETY: live, aligned cells.
    unsafe {
        let (a, b, c): (u32, u32, u32);
        asm!("atom.relaxed.cta.add.u32 {0}, [{1}], 1;", out(reg32) a, in(reg64) p);
        asm!("atom.acq_rel.gpu.inc.u32 {0}, [{1}], {2};", out(reg32) b, in(reg64) p, in(reg32) 16u32);
        asm!("atom.release.sys.exch.b32 {0}, [{1}], {2};", out(reg32) c, in(reg64) p, in(reg32) b);
        asm!("membar.gl;");
        asm!("fence.acq_rel.sys;");
        *out.add(o) = a;
        *out.add(o + 1) = b;
        *out.add(o + 2) = c;
    }
}
