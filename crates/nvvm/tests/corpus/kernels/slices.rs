//! Slices split into pointer and length, bounds checks, iterators, sub-slices.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::slice;
use corpus::thread;
corpus::trap_on_panic!();

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn vector_add(a: *const f32, a_len: usize, b: *const f32, b_len: usize, c: *mut f32) {
    // SAFETY: the caller passes live buffers of these lengths.
    let (a, b) = unsafe { (slice::from_raw_parts(a, a_len), slice::from_raw_parts(b, b_len)) };
    let i = thread();
    if i < a.len() {
        // SAFETY: `c` is as long as `a`.
        unsafe { *c.add(i) = a[i] + b[i] };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn row_sums(data: *const u32, len: usize, width: usize, out: *mut u64) {
    // SAFETY: the caller passes a live buffer of this length.
    let data = unsafe { slice::from_raw_parts(data, len) };
    let row = thread();
    if row < len / width {
        let sum = data[row * width..(row + 1) * width].iter().map(|&x| u64::from(x)).sum();
        // SAFETY: one element a row.
        unsafe { *out.add(row) = sum };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn largest_window(data: *const i32, len: usize, out: *mut i32) {
    // SAFETY: the caller passes a live buffer of this length.
    let data = unsafe { slice::from_raw_parts(data, len) };
    let best = data.windows(3).map(|w| w.iter().sum::<i32>()).max().unwrap_or(i32::MIN);
    let chunks = data.chunks_exact(4).rev().fold(0i32, |a, c| a.wrapping_mul(31).wrapping_add(c[3] - c[0]));
    // SAFETY: two elements.
    unsafe {
        *out = best;
        *out.add(1) = chunks;
    }
}
