//! Switches dense and sparse, phis, selects, loops with several exits, unreachable arms.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn machine(program: *const u8, len: usize, out: *mut i64) {
    let (mut a, mut b, mut pc, mut steps) = (0i64, 1i64, 0usize, 0u32);
    // SAFETY: `len` live bytes; one result a thread.
    unsafe {
        while pc < len && steps < 10_000 {
            steps += 1;
            match *program.add(pc) {
                0 => a += b,
                1 => a -= b,
                2 => a = a.wrapping_mul(b),
                3 => core::mem::swap(&mut a, &mut b),
                4 => b <<= a & 7,
                5 if a < 0 => pc += 2,
                6 => b = thread() as i64,
                7 => break,
                100 => a = !a,
                200..=210 => b ^= 0x5555,
                _ => {}
            }
            pc += 1;
        }
        *out.add(thread()) = if steps == 10_000 { i64::MIN } else { a };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_switch(x: *const u64, out: *mut u8) {
    // SAFETY: one element a thread.
    unsafe {
        let i = thread();
        *out.add(i) = match *x.add(i) {
            0 => 3,
            0xffff_ffff_ffff_fff0 => 4,
            0x1_0000_0000 => 5,
            1..=9 => 6,
            _ => 7,
        };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn search(sorted: *const i32, len: usize, keys: *const i32, out: *mut usize) {
    // SAFETY: `len` live elements, one key a thread.
    unsafe {
        let sorted = core::slice::from_raw_parts(sorted, len);
        let key = *keys.add(thread());
        *out.add(thread()) = match sorted.binary_search(&key) {
            Ok(i) => i,
            Err(i) => !i,
        };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn assumed(x: u32, out: *mut u32) {
    // SAFETY: the caller passes 0, 1 or 2.
    unsafe {
        core::hint::assert_unchecked(x < 3);
        *out = match x {
            0 => 10,
            1 => 21,
            2 => 33,
            _ => core::hint::unreachable_unchecked(),
        };
    }
}
