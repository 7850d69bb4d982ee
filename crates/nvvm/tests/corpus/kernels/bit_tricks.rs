//! Integer intrinsics: counts, rotates, funnel shifts, saturation, overflow, min and max, absolute values.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, funnel_shifts)]
use corpus::thread;
corpus::trap_on_panic!();

#[path = "../shared/integers.rs"]
mod integers;

macro_rules! kernels {
    ($name:ident, $shifts:ident, $u:ty) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $name(a: *const $u, b: *const $u, out: *mut [$u; 18]) {
            let t = thread();
            // SAFETY: one element a thread.
            unsafe { *out.add(t) = integers::$name(*a.add(t), *b.add(t)) };
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $shifts(a: *const $u, b: *const $u, out: *mut [$u; 3]) {
            let t = thread();
            // SAFETY: one element a thread.
            unsafe {
                let (x, y) = (*a.add(t), *b.add(t));
                let n = (x & 7) as u32;
                *out.add(t) = [x.funnel_shl(y, n), x.funnel_shr(y, n), x.carrying_add(y, x & 1 == 0).0];
            }
        }
    };
}
kernels!(bytes, funnel_bytes, u8);
kernels!(shorts, funnel_shorts, u16);
kernels!(words, funnel_words, u32);
kernels!(longs, funnel_longs, u64);
