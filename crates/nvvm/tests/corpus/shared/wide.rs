// Bodies of the kernels in `kernels/wide_ints.rs`, which the tests also run on the CPU.

#[inline(never)]
pub fn mix(a: u128, b: i128) -> i128 {
    let p = a.wrapping_mul(b as u128).rotate_left(13);
    (p >> 7) as i128 ^ (b >> 3)
}

pub fn arithmetic(a: u128, b: i128) -> [i128; 12] {
    [
        mix(a, b),
        a.wrapping_add(b as u128) as i128,
        i128::from(a.leading_zeros() + a.trailing_zeros() * 200 + a.count_ones() * 40_000),
        i128::from(a > b as u128) - i128::from((a as i128) < b) * 2,
        a.checked_add(b as u128).map_or(-1, |x| x as i128),
        b.saturating_sub(a as i128),
        (a as f64) as i128 ^ (b as f32) as i128 ^ (b as f64) as u128 as i128,
        a.swap_bytes() as i128 ^ b.reverse_bits(),
        a.checked_mul(b as u128).map_or(-3, |x| x as i128),
        (a as i128).checked_mul(b).unwrap_or(-4),
        (a as i128).checked_sub(b).unwrap_or(-5) ^ (a as i128).saturating_add(b),
        (f32::from_bits(a as u32) as i128) ^ (f64::from_bits(b as u64) as u128 as i128),
    ]
}

pub fn division(a: u128, b: u128) -> [u128; 2] {
    if b == 0 { [0; 2] } else { [a / b, (a as i128).wrapping_rem(b as i128) as u128] }
}

pub fn multiply_high(a: u64, b: u64, k: u128) -> u64 {
    (u128::from(a).wrapping_mul(u128::from(b)).wrapping_add(k) >> 64) as u64
}
