//! Inline assembly: several outputs, inputs tied to outputs, constants, predicates, all register classes.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch)]
use core::arch::asm;
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn outputs(a: *const u32, wide: *mut u64) {
    let i = thread();
    // SAFETY: one element a thread, four results each.
    unsafe {
        let x = *a.add(i);
        let (lo, hi): (u32, u32);
        asm!("add.cc.u32 {0}, {2}, {2};\n\taddc.u32 {1}, {3}, 0;",
            out(reg32) lo, lateout(reg32) hi, in(reg32) x, in(reg32) 1u32, options(pure, nomem, nostack));
        let mut y = u64::from(lo);
        asm!("shl.b64 {0}, {0}, 3;", inout(reg64) y);
        let half: u16;
        asm!("cvt.u16.u32 {0}, {1};", out(reg16) half, in(reg32) x);
        let bits: u32;
        asm!("activemask.b32 {0};", out(reg32) bits);
        let lane: u32;
        asm!("mov.u32 {}, %laneid;", out(reg32) lane, options(pure, nomem, nostack, preserves_flags));
        let clock: u64;
        asm!("mov.u64 {}, %globaltimer;", out(reg64) clock, options(nomem, nostack));
        let w = wide.add(4 * i);
        *w = y + u64::from(hi);
        *w.add(1) = u64::from(half) | u64::from(bits) << 32;
        *w.add(2) = lane.into();
        *w.add(3) = clock;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn predicates(a: *const f32, out: *mut u32) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        let x = *a.add(i);
        let r: u32;
        asm!("{{", ".reg .pred p;", "setp.gt.f32 p, {1}, {2};", "selp.u32 {0}, 1, 0, p;", "}}",
            out(reg32) r, in(reg32) x, in(reg32) 0.5f32, options(pure, nomem, nostack));
        let q: f32;
        asm!("ex2.approx.f32 {0}, {1};", out(reg32) q, in(reg32) x, options(pure, nomem, nostack));
        asm!("bar.warp.sync 0xffffffff;");
        *out.add(i) = r + q as u32;
    }
}
