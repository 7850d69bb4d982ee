//! Integer intrinsics: counts, rotates, funnel shifts, saturation, overflow, min and max, absolute values.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, core_intrinsics, funnel_shifts)]
#![allow(internal_features)]
use corpus::thread;
corpus::trap_on_panic!();

macro_rules! tricks {
    ($name:ident, $u:ty, $i:ty) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $name(a: *const $u, b: *const $u, out: *mut $u) {
            let t = thread();
            // SAFETY: one element a thread, twenty results each.
            unsafe {
                let (x, y, o) = (*a.add(t), *b.add(t), out.add(24 * t));
                let (i, j) = (x as $i, y as $i);
                *o = (x.count_ones() + x.leading_zeros() + x.trailing_zeros()) as $u;
                *o.add(1) = x.rotate_left(y as u32) ^ x.rotate_right(3);
                *o.add(2) = x.saturating_add(y) ^ i.saturating_add(j) as $u;
                *o.add(3) = x.saturating_sub(y) ^ i.saturating_sub(j) as $u;
                *o.add(4) = x.swap_bytes() ^ y.reverse_bits();
                *o.add(5) = x.max(y) ^ i.max(j) as $u;
                *o.add(6) = x.min(y) ^ i.min(j) as $u;
                *o.add(7) = i.wrapping_abs() as $u ^ j.unsigned_abs();
                *o.add(8) = x.checked_add(y).unwrap_or(1) ^ i.checked_add(j).unwrap_or(2) as $u;
                *o.add(9) = x.checked_sub(y).unwrap_or(3) ^ i.checked_sub(j).unwrap_or(4) as $u;
                *o.add(10) = x.checked_mul(y).unwrap_or(5) ^ i.checked_mul(j).unwrap_or(6) as $u;
                *o.add(11) = x.abs_diff(y) ^ i.signum() as $u;
                *o.add(12) = x.checked_div(y).unwrap_or(7) ^ i.checked_rem(j).unwrap_or(8) as $u;
                *o.add(13) = x.checked_shl(y as u32).unwrap_or(9) ^ i.wrapping_shr(y as u32) as $u;
                *o.add(14) = core::num::NonZero::new(x).map_or(10, |n| n.trailing_zeros() as $u);
                *o.add(15) = x.midpoint(y) ^ x.isqrt();
                *o.add(16) = (x.cmp(&y) as i8 as $u) ^ (i.cmp(&j) as i8 as $u);
                *o.add(17) = x.funnel_shl(y, (x & 7) as u32) ^ x.funnel_shr(y, (x & 7) as u32);
                *o.add(18) = x.pow(3) ^ x.is_power_of_two() as $u;
                *o.add(19) = i.rem_euclid(13) as $u ^ x.carrying_add(y, x & 1 == 0).0;
            }
        }
    };
}
tricks!(bytes, u8, i8);
tricks!(shorts, u16, i16);
tricks!(words, u32, i32);
tricks!(longs, u64, i64);
