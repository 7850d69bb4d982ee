//! Copies, moves, fills and comparisons of memory; volatile accesses; unaligned reads; local arrays.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::ptr;
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn copies(from: *const u8, to: *mut u8, n: usize, big: *mut [u64; 24]) {
    // SAFETY: live buffers of at least `n` bytes.
    unsafe {
        ptr::copy_nonoverlapping(from, to, n);
        ptr::copy(to, to.add(1), n - 1);
        ptr::write_bytes(to, 0x5a, n / 2);
        let block = *big;
        *big.add(1) = block;
        let mut local = [0u64; 24];
        local[thread() % 24] = block[3];
        local.reverse();
        *big.add(2) = local;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn accesses(p: *mut u32, bytes: *const u8, out: *mut u64, cmp: *const [u8; 16]) {
    // SAFETY: live buffers.
    unsafe {
        let a = ptr::read_volatile(p);
        ptr::write_volatile(p, a + 1);
        let b = ptr::read_unaligned(bytes.add(thread()).cast::<u64>());
        ptr::write_unaligned(out.cast::<u8>().add(3).cast::<u32>(), a);
        *out.add(2) = b + u64::from(*cmp == *cmp.add(1)) + u64::from(*cmp < *cmp.add(2));
        let same = core::slice::from_raw_parts(bytes, thread()) == core::slice::from_raw_parts(bytes.add(9), thread());
        *out.add(3) = same.into();
    }
}
