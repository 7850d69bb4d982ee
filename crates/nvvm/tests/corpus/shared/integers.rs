// Bodies of the kernels in `kernels/bit_tricks.rs`, which the tests also run on the CPU.

macro_rules! tricks {
    ($name:ident, $u:ty, $i:ty) => {
        pub fn $name(x: $u, y: $u) -> [$u; 18] {
            let (i, j) = (x as $i, y as $i);
            [
                (x.count_ones() + x.leading_zeros() + x.trailing_zeros()) as $u,
                x.rotate_left(y as u32) ^ x.rotate_right(3),
                x.saturating_add(y) ^ i.saturating_add(j) as $u,
                x.saturating_sub(y) ^ i.saturating_sub(j) as $u,
                x.swap_bytes() ^ y.reverse_bits(),
                x.max(y) ^ i.max(j) as $u,
                x.min(y) ^ i.min(j) as $u,
                i.wrapping_abs() as $u ^ j.unsigned_abs(),
                x.checked_add(y).unwrap_or(1) ^ i.checked_add(j).unwrap_or(2) as $u,
                x.checked_sub(y).unwrap_or(3) ^ i.checked_sub(j).unwrap_or(4) as $u,
                x.checked_mul(y).unwrap_or(5) ^ i.checked_mul(j).unwrap_or(6) as $u,
                x.abs_diff(y) ^ i.signum() as $u,
                x.checked_div(y).unwrap_or(7) ^ i.checked_rem(j).unwrap_or(8) as $u,
                x.checked_shl(y as u32).unwrap_or(9) ^ i.wrapping_shr(y as u32) as $u,
                core::num::NonZero::new(x).map_or(10, |n| n.trailing_zeros() as $u),
                x.midpoint(y) ^ x.isqrt(),
                (x.cmp(&y) as i8 as $u) ^ (i.cmp(&j) as i8 as $u),
                x.wrapping_pow(3) ^ <$u>::from(x.is_power_of_two()) ^ i.wrapping_rem_euclid(13) as $u,
            ]
        }
    };
}
tricks!(bytes, u8, i8);
tricks!(shorts, u16, i16);
tricks!(words, u32, i32);
tricks!(longs, u64, i64);
