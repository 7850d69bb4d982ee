//! 128-bit integers: arithmetic, shifts, comparisons, division, conversion, as parameter and result.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[inline(never)]
fn mix(a: u128, b: i128) -> i128 {
    let p = a.wrapping_mul(b as u128).rotate_left(13);
    (p >> 7) as i128 ^ (b >> 3)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn arithmetic(a: *const u128, b: *const i128, out: *mut i128) {
    let i = thread();
    // SAFETY: one element a thread, eight results each.
    unsafe {
        let (a, b) = (*a.add(i), *b.add(i));
        let o = out.add(8 * i);
        *o = mix(a, b);
        *o.add(1) = a.wrapping_add(b as u128) as i128;
        *o.add(2) = (a.leading_zeros() + a.trailing_zeros() + a.count_ones()) as i128;
        *o.add(3) = i128::from(a > b as u128) - i128::from((a as i128) < b);
        *o.add(4) = a.checked_add(b as u128).map_or(-1, |x| x as i128);
        *o.add(5) = b.saturating_sub(a as i128);
        *o.add(6) = (a as f64) as i128 + (b as f32) as i128;
        *o.add(7) = a.swap_bytes() as i128 ^ b.reverse_bits();
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn division(a: *const u128, b: *const u128, out: *mut u128) {
    let i = thread();
    // SAFETY: one element a thread, two results each.
    unsafe {
        let (a, b) = (*a.add(i), *b.add(i));
        if b != 0 {
            *out.add(2 * i) = a / b;
            *out.add(2 * i + 1) = (a as i128).wrapping_rem(b as i128) as u128;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn multiply_high(a: *const u64, b: *const u64, out: *mut u64, k: u128) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = ((u128::from(*a.add(i)) * u128::from(*b.add(i)) + k) >> 64) as u64 };
}
