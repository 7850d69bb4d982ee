//! libdevice's operations on integers and on the bits of floats. All are exact.
#![allow(clippy::missing_safety_doc)]

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub unsafe fn $name($($argument: $type),*) -> $result {
                $value
            }
        )*
    };
}

functions! {
    /// The absolute value, modulo 2³².
    abs(x: i32) -> i32 = x.wrapping_abs();
    /// The absolute value, modulo 2⁶⁴.
    llabs(x: i64) -> i64 = x.wrapping_abs();
    /// The bits in reverse order.
    brev(x: i32) -> i32 = x.reverse_bits();
    /// The bits in reverse order.
    brevll(x: i64) -> i64 = x.reverse_bits();
    /// Four of the eight bytes of `x` (the lower ones) and `y`: each of the four lower hexadecimal digits of `z` names
    /// one by its three lower bits.
    byte_perm(x: i32, y: i32, z: i32) -> i32 = {
        let bytes = u64::from(y as u32) << 32 | u64::from(x as u32);
        let byte = |place: u32| (bytes >> (8 * (z as u32 >> (4 * place) & 7)) & 0xff) as u32;
        (byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24) as i32
    };
    /// Zeros above the highest one.
    clz(x: i32) -> i32 = x.leading_zeros() as i32;
    /// Zeros above the highest one.
    clzll(x: i64) -> i32 = x.leading_zeros() as i32;
    /// The number of the lowest one, counted from 1; 0 if there is none.
    ffs(x: i32) -> i32 = if x == 0 { 0 } else { x.trailing_zeros() as i32 + 1 };
    /// The number of the lowest one, counted from 1; 0 if there is none.
    ffsll(x: i64) -> i32 = if x == 0 { 0 } else { x.trailing_zeros() as i32 + 1 };
    /// Ones.
    popc(x: i32) -> i32 = x.count_ones() as i32;
    /// Ones.
    popcll(x: i64) -> i32 = x.count_ones() as i32;
    /// The mean of two signed numbers, rounded down.
    hadd(x: i32, y: i32) -> i32 = ((i64::from(x) + i64::from(y)) >> 1) as i32;
    /// The mean of two signed numbers, rounded up.
    rhadd(x: i32, y: i32) -> i32 = ((i64::from(x) + i64::from(y) + 1) >> 1) as i32;
    /// The mean of two unsigned numbers, rounded down.
    uhadd(x: i32, y: i32) -> i32 = ((u64::from(x as u32) + u64::from(y as u32)) >> 1) as i32;
    /// The mean of two unsigned numbers, rounded up.
    urhadd(x: i32, y: i32) -> i32 = ((u64::from(x as u32) + u64::from(y as u32) + 1) >> 1) as i32;
    /// The greater of two signed numbers.
    max(x: i32, y: i32) -> i32 = Ord::max(x, y);
    /// The lesser of two signed numbers.
    min(x: i32, y: i32) -> i32 = Ord::min(x, y);
    /// The greater of two unsigned numbers.
    umax(x: i32, y: i32) -> i32 = Ord::max(x as u32, y as u32) as i32;
    /// The lesser of two unsigned numbers.
    umin(x: i32, y: i32) -> i32 = Ord::min(x as u32, y as u32) as i32;
    /// The greater of two signed numbers.
    llmax(x: i64, y: i64) -> i64 = Ord::max(x, y);
    /// The lesser of two signed numbers.
    llmin(x: i64, y: i64) -> i64 = Ord::min(x, y);
    /// The greater of two unsigned numbers.
    ullmax(x: i64, y: i64) -> i64 = Ord::max(x as u64, y as u64) as i64;
    /// The lesser of two unsigned numbers.
    ullmin(x: i64, y: i64) -> i64 = Ord::min(x as u64, y as u64) as i64;
    /// The lower 32 bits of the product of the lower 24 bits, which are signed.
    mul24(x: i32, y: i32) -> i32 = ((x << 8) >> 8).wrapping_mul((y << 8) >> 8);
    /// The lower 32 bits of the product of the lower 24 bits.
    umul24(x: i32, y: i32) -> i32 = (x & 0xff_ffff).wrapping_mul(y & 0xff_ffff);
    /// The upper half of the product of two signed numbers.
    mulhi(x: i32, y: i32) -> i32 = ((i64::from(x) * i64::from(y)) >> 32) as i32;
    /// The upper half of the product of two unsigned numbers.
    umulhi(x: i32, y: i32) -> i32 = ((u64::from(x as u32) * u64::from(y as u32)) >> 32) as i32;
    /// The upper half of the product of two signed numbers.
    mul64hi(x: i64, y: i64) -> i64 = ((i128::from(x) * i128::from(y)) >> 64) as i64;
    /// The upper half of the product of two unsigned numbers.
    umul64hi(x: i64, y: i64) -> i64 = ((u128::from(x as u64) * u128::from(y as u64)) >> 64) as i64;
    /// |x − y| + z for signed x and y, modulo 2³².
    sad(x: i32, y: i32, z: i32) -> i32 = (x.abs_diff(y) as i32).wrapping_add(z);
    /// |x − y| + z for unsigned x and y, modulo 2³².
    usad(x: i32, y: i32, z: i32) -> i32 = ((x as u32).abs_diff(y as u32) as i32).wrapping_add(z);

    /// The upper 32 bits.
    double2hiint(d: f64) -> i32 = (d.to_bits() >> 32) as i32;
    /// The lower 32 bits.
    double2loint(d: f64) -> i32 = d.to_bits() as i32;
    /// The number with `x` as its upper bits and `y` as its lower ones.
    hiloint2double(x: i32, y: i32) -> f64 = f64::from_bits(u64::from(x as u32) << 32 | u64::from(y as u32));
    /// The bits.
    double_as_longlong(x: f64) -> i64 = x.to_bits() as i64;
    /// The number with these bits.
    longlong_as_double(x: i64) -> f64 = f64::from_bits(x as u64);
    /// The bits.
    float_as_int(x: f32) -> i32 = x.to_bits() as i32;
    /// The number with these bits.
    int_as_float(x: i32) -> f32 = f32::from_bits(x as u32);
    /// 1 if it is neither infinite nor NaN, else 0.
    finitef(x: f32) -> i32 = i32::from(x.is_finite());
    /// 1 if it is neither infinite nor NaN, else 0.
    isfinited(x: f64) -> i32 = i32::from(x.is_finite());
    /// 1 if it is infinite, else 0.
    isinff(x: f32) -> i32 = i32::from(x.is_infinite());
    /// 1 if it is infinite, else 0.
    isinfd(x: f64) -> i32 = i32::from(x.is_infinite());
    /// 1 if it is NaN, else 0.
    isnanf(x: f32) -> i32 = i32::from(x.is_nan());
    /// 1 if it is NaN, else 0.
    isnand(x: f64) -> i32 = i32::from(x.is_nan());
    /// 1 if the sign is set, else 0.
    signbitf(x: f32) -> i32 = i32::from(x.is_sign_negative());
    /// 1 if the sign is set, else 0.
    signbitd(x: f64) -> i32 = i32::from(x.is_sign_negative());
}
