//! Every operation of core's atomics, in every ordering and width that the target has.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, core_intrinsics)]
#![allow(internal_features)]
use core::sync::atomic::{AtomicBool, AtomicI32, AtomicI64, AtomicPtr, AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::*, fence};
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn add_orders(p: *mut u32, q: *mut u64) {
    // SAFETY: live, aligned counters.
    let (p, q) = unsafe { (AtomicU32::from_ptr(p), AtomicU64::from_ptr(q)) };
    p.fetch_add(1, Relaxed);
    p.fetch_add(2, Acquire);
    p.fetch_add(3, Release);
    p.fetch_add(4, AcqRel);
    p.fetch_add(5, SeqCst);
    q.fetch_add(1, Relaxed);
    q.fetch_add(u64::from(p.load(Relaxed)), SeqCst);
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn integer_operations(p: *mut u32, s: *mut i32, q: *mut u64, t: *mut i64, old: *mut u64) {
    // SAFETY: live, aligned buffers, fourteen results a thread.
    unsafe {
        let x = thread() as u32;
        let (p, s) = (AtomicU32::from_ptr(p), AtomicI32::from_ptr(s));
        let (q, t) = (AtomicU64::from_ptr(q), AtomicI64::from_ptr(t));
        let o = old.add(14 * x as usize);
        *o = p.fetch_sub(x, Relaxed).into();
        *o.add(1) = p.fetch_and(x | 0xff, Relaxed).into();
        *o.add(2) = p.fetch_or(x, AcqRel).into();
        *o.add(3) = p.fetch_xor(x, Relaxed).into();
        *o.add(4) = p.fetch_max(x, Relaxed).into();
        *o.add(5) = p.fetch_min(x, SeqCst).into();
        *o.add(6) = s.fetch_max(x as i32 - 9, Relaxed) as u64;
        *o.add(7) = s.fetch_min(x as i32 - 9, Release) as u64;
        *o.add(8) = p.swap(x, Acquire).into();
        *o.add(9) = p.fetch_nand(x, Relaxed).into();
        *o.add(10) = q.fetch_max(x.into(), Relaxed);
        *o.add(11) = t.fetch_min(-i64::from(x), Relaxed) as u64;
        *o.add(12) = q.fetch_xor(x.into(), AcqRel);
        *o.add(13) = q.swap(x.into(), SeqCst);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn compare_exchange(p: *mut u32, q: *mut u64, out: *mut u64) {
    // SAFETY: live, aligned buffers.
    unsafe {
        let (p, q) = (AtomicU32::from_ptr(p), AtomicU64::from_ptr(q));
        let x = thread() as u32;
        let o = out.add(4 * x as usize);
        *o = match p.compare_exchange(x, x + 1, Relaxed, Relaxed) {
            Ok(v) => v.into(),
            Err(v) => u64::from(v) << 32,
        };
        *o.add(1) = q.compare_exchange(7, x.into(), AcqRel, Acquire).unwrap_or_else(|v| !v);
        *o.add(2) = q.compare_exchange_weak(9, x.into(), SeqCst, Relaxed).unwrap_or_else(|v| !v);
        *o.add(3) = p.fetch_update(SeqCst, Relaxed, |v| v.checked_mul(3)).unwrap_or(0).into();
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn loads_and_stores(p: *mut u32, q: *mut u64, h: *mut u16, b: *mut u8, out: *mut u64) {
    // SAFETY: live, aligned buffers.
    unsafe {
        let (p, q) = (AtomicU32::from_ptr(p), AtomicU64::from_ptr(q));
        let (h, b) = (AtomicU16::from_ptr(h), AtomicU8::from_ptr(b));
        while p.load(Acquire) == 0 {}
        *out = q.load(Relaxed) + u64::from(p.load(SeqCst)) + u64::from(h.load(Relaxed)) + u64::from(b.load(Acquire));
        p.store(1, Release);
        q.store(2, Relaxed);
        p.store(3, SeqCst);
        h.store(4, Release);
        b.store(5, Relaxed);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn narrow(flag: *mut bool, h: *mut u16, b: *mut u8, out: *mut u32) {
    // SAFETY: live, aligned buffers.
    unsafe {
        let (flag, h, b) = (AtomicBool::from_ptr(flag), AtomicU16::from_ptr(h), AtomicU8::from_ptr(b));
        let x = thread() as u8;
        let o = out.add(6 * x as usize);
        *o = flag.swap(true, AcqRel).into();
        *o.add(1) = flag.fetch_xor(true, Relaxed).into();
        *o.add(2) = h.fetch_add(x.into(), Relaxed).into();
        *o.add(3) = b.fetch_max(x, Relaxed).into();
        *o.add(4) = b.compare_exchange(x, x + 1, AcqRel, Relaxed).unwrap_or_else(|v| v).into();
        *o.add(5) = h.compare_exchange(x.into(), 3, SeqCst, SeqCst).is_ok().into();
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn fences(data: *mut u32, flag: *mut u32, slot: *mut *mut u32) {
    // SAFETY: live, aligned buffers.
    unsafe {
        let (flag, slot) = (AtomicU32::from_ptr(flag), AtomicPtr::from_ptr(slot));
        *data = 1;
        fence(Release);
        flag.store(1, Relaxed);
        while flag.load(Relaxed) != 2 {}
        fence(Acquire);
        *data.add(1) = *data;
        fence(AcqRel);
        fence(SeqCst);
        let old = slot.swap(data, AcqRel);
        if !old.is_null() {
            *old = 5;
        }
        let _ = slot.compare_exchange(data, old, Relaxed, Relaxed);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn shared_spin(lock: *mut u32, counter: *mut u64) {
    // SAFETY: live, aligned buffers.
    unsafe {
        let lock = AtomicU32::from_ptr(lock);
        while lock.compare_exchange_weak(0, 1, Acquire, Relaxed).is_err() {
            core::hint::spin_loop();
        }
        *counter += 1;
        lock.store(0, Release);
    }
}
