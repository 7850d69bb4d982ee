// Bodies of kernels in `kernels/floats.rs`, which the tests also run on the CPU.

pub fn arithmetic(x: f32, y: f64) -> [f64; 10] {
    [
        f64::from(-x) + y * 0.7,
        f64::from(x.max(y as f32)) + y.min(0.5) + f64::from(x.abs()).copysign(y),
        f64::from(x.clamp(-1.0, 1.0)) + y.recip() + f64::from(1.0 / x),
        f64::from(x.total_cmp(&1.5) as i8)
            + f64::from(u8::from(y.is_nan()))
            + f64::from(u8::from(x.is_infinite())),
        f64::from(x as i32) + y as i64 as f64 + f64::from(x as u8) + y as u64 as f64 + f64::from(y as i16),
        f64::from(x as i8) + f64::from(x as u32) + x as i64 as f64 + x as u64 as f64 + f64::from(y as i32),
        f64::from(f32::from_bits(x.to_bits() ^ 0x8000)) + f64::from_bits(y.to_bits().rotate_left(1)),
        f64::from(u8::from(x.is_subnormal()))
            + f64::from(u8::from(y.is_normal())) * 2.0
            + f64::from(y.is_sign_negative() as u8) * 4.0,
        if f64::from(x) < y {
            1.0
        } else if x >= 2.0 {
            f64::from(x)
        } else {
            y
        },
        core::hint::select_unpredictable(x > 0.0, y, -y),
    ]
}
