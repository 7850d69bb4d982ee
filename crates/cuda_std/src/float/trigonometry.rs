//! Sine, cosine, tangent and their inverses.

use super::real::{INVERSE_FACTORIALS, Real, series};
use core::f64::consts;

/// 2/π in binary, the 1216 places after the point: enough for the greatest `f64`.
const TWO_OVER_PI: [u32; 38] = [
    0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561,
    0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484,
    0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f,
    0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b,
    0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab,
];

/// 64 places of 2/π from the place `start` on (0 is the first after the point); zeros before it and beyond the table.
fn places(start: i32) -> u64 {
    let word = |index: i32| {
        let word = usize::try_from(index).ok().and_then(|index| TWO_OVER_PI.get(index));
        u64::from(word.copied().unwrap_or(0))
    };
    let (index, shift) = (start.div_euclid(32), start.rem_euclid(32));
    let high = word(index) << 32 | word(index + 1);
    if shift == 0 { high } else { high << shift | word(index + 2) >> (32 - shift) }
}

/// The quarter turns in an angle, modulo 4, and the rest of it, for any large angle: x · 2/π is computed to 126 places
/// after leaving out the places of 2/π that give whole turns only (Payne and Hanek).
#[inline(never)]
fn reduce_large<T: Real>(x: T) -> (u32, T) {
    let bits = x.abs().to_bits64();
    let mantissa = bits & ((1 << T::FRACTION_BITS) - 1) | 1 << T::FRACTION_BITS;
    let exponent = (bits >> T::FRACTION_BITS) as i32 - T::BIAS - T::FRACTION_BITS as i32;
    // Places that stand for 2 and less after multiplying by 2^exponent: 192 of them.
    let start = exponent - 2;
    let (high, middle, low) = (places(start), places(start + 64), places(start + 128));
    let low = (u128::from(mantissa) * u128::from(low)) >> 64;
    let middle = u128::from(mantissa) * u128::from(middle) + low;
    let high = mantissa.wrapping_mul(high).wrapping_add((middle >> 64) as u64);
    let turns = u128::from(high) << 64 | u128::from(middle as u64);
    // Two places of quarters, then the fraction, taken from −½ to ½.
    let quarters = (turns.wrapping_add(1 << 125) >> 126) as u32;
    let fraction = turns.wrapping_sub(u128::from(quarters) << 126) as i128;
    let size = fraction.unsigned_abs();
    let zeros = size.leading_zeros();
    let leading = ((size << (zeros & 127)) >> 64) as u64;
    // The leading 64 places in two exact parts, times π/2.
    let low_bits = 63 - T::FRACTION_BITS;
    let unit = T::power_of_two(-62 - (zeros as i32 & 63));
    let unit = if zeros >= 64 { unit * T::power_of_two(-64) } else { unit };
    let high = T::from_u64(leading >> low_bits << low_bits) * unit;
    let low = T::from_u64(leading & ((1 << low_bits) - 1)) * unit;
    let rest = T::fma(high, T::HALF_PI[0], T::fma(high, T::HALF_PI[1], low * T::HALF_PI[0]));
    let negative = (fraction < 0) != (x < T::of(0.0));
    let quarters = if x < T::of(0.0) { quarters.wrapping_neg() } else { quarters };
    (quarters & 3, if negative { -rest } else { rest })
}

/// The quarter turns nearest to an angle, modulo 4, and the rest, between −π/4 and π/4.
#[inline(always)]
fn reduce<T: Real>(x: T) -> (u32, T) {
    if x.abs() > T::LARGE_ANGLE {
        return reduce_large(x);
    }
    let n = (x * T::of(consts::FRAC_2_PI)).rint();
    // The first product and its difference are exact; the others are small.
    let r = T::fma(n, -T::HALF_PI[0], x);
    let r = T::fma(n, -T::HALF_PI[1], r);
    (n.to_i32() as u32 & 3, T::fma(n, -T::HALF_PI[2], r))
}

#[inline(always)]
fn alternating(k: usize) -> f64 {
    if k.is_multiple_of(2) { 1.0 } else { -1.0 }
}

/// Sine between −π/4 and π/4.
#[inline(always)]
fn sin_reduced<T: Real>(r: T) -> T {
    let z = r * r;
    let rest = series(z, T::SIN_TERMS - 1, |k| -alternating(k) * INVERSE_FACTORIALS[2 * k + 3]);
    T::fma(r * z, rest, r)
}

/// Cosine between −π/4 and π/4: 1 − z/2 with its rounding error, and the rest.
#[inline(always)]
fn cos_reduced<T: Real>(r: T) -> T {
    let z = r * r;
    let rest = series(z, T::SIN_TERMS - 1, |k| alternating(k) * INVERSE_FACTORIALS[2 * k + 4]);
    let half = z * T::of(0.5);
    let start = T::of(1.0) - half;
    let error = (T::of(1.0) - start) - half;
    start + T::fma(z * z, rest, error)
}

/// Sine and cosine.
#[inline(always)]
pub fn sin_cos<T: Real>(x: T) -> (T, T) {
    if x.is_nan() || x.abs() == T::INFINITY {
        return (T::NAN, T::NAN);
    }
    let (quarters, r) = reduce(x);
    let (sin, cos) = (sin_reduced(r), cos_reduced(r));
    let (sin, cos) = if quarters & 1 == 0 { (sin, cos) } else { (cos, sin) };
    (if quarters & 2 == 0 { sin } else { -sin }, if (quarters + 1) & 2 == 0 { cos } else { -cos })
}

#[inline(always)]
pub fn tan<T: Real>(x: T) -> T {
    let (sin, cos) = sin_cos(x);
    sin / cos
}

/// The angle whose tangent is t, for t from 0 to 1, in two parts: a constant angle that is near, and the rest.
#[inline(always)]
fn atan_parts<T: Real>(t: T) -> (T, T, T) {
    let tan_eighth = consts::SQRT_2 - 1.0;
    let (angle, low, tangent) = if t < T::of(0.198_912_367_379_658) {
        (T::of(0.0), T::of(0.0), t)
    } else if t < T::of(0.668_178_637_919_299) {
        let angle = [consts::FRAC_PI_8, 1.530_808_498_934_191_5e-17];
        // tan(π/8) is not exact; its error is put right to first order.
        let tangent_low = T::rest_of([tan_eighth, -9.667_293_313_452_913e-17]);
        let tangent = ((t - T::of(tan_eighth)) - tangent_low) / T::fma(t, T::of(tan_eighth), T::of(1.0));
        (T::of(angle[0]), T::rest_of(angle), tangent)
    } else {
        let angle = [consts::FRAC_PI_4, 3.061_616_997_868_383e-17];
        (T::of(angle[0]), T::rest_of(angle), (t - T::of(1.0)) / (t + T::of(1.0)))
    };
    let z = tangent * tangent;
    let rest = series(z, T::ATAN_TERMS - 1, |k| -alternating(k) / (2 * k + 3) as f64);
    (angle, low, T::fma(tangent * z, rest, tangent))
}

#[inline(always)]
pub fn atan<T: Real>(x: T) -> T {
    if x.is_nan() {
        return x;
    }
    let size = x.abs();
    let steep = size > T::of(1.0);
    let (angle, low, rest) = atan_parts(if steep { T::of(1.0) / size } else { size });
    let result =
        if steep { (T::HALF_PI[0] - angle) + ((T::HALF_PI[1] - low) - rest) } else { angle + (low + rest) };
    result.copysign(x)
}

#[inline(always)]
pub fn atan2<T: Real>(y: T, x: T) -> T {
    if x.is_nan() || y.is_nan() {
        return T::NAN;
    }
    let left = T::of(1.0).copysign(x) < T::of(0.0);
    let (width, height) = (x.abs(), y.abs());
    let steep = height > width;
    let ratio = match (width == height, steep) {
        // Also for 0/0 and ∞/∞, which the angle of the diagonal, or none, is the answer for.
        (true, _) if width == T::of(0.0) => T::of(0.0),
        (true, _) => T::of(1.0),
        (false, true) => width / height,
        (false, false) => height / width,
    };
    let (angle, low, rest) = atan_parts(ratio);
    // From the x axis: the angle itself, or its complement, or either taken from a half turn.
    let result = match (steep, left) {
        (false, false) => angle + (low + rest),
        (true, false) => (T::HALF_PI[0] - angle) + ((T::HALF_PI[1] - low) - rest),
        (true, true) => (T::HALF_PI[0] + angle) + ((T::HALF_PI[1] + low) + rest),
        (false, true) => {
            let two = T::of(2.0);
            (T::HALF_PI[0] * two - angle) + ((T::HALF_PI[1] * two - low) - rest)
        }
    };
    result.copysign(y)
}

#[inline(always)]
pub fn asin<T: Real>(x: T) -> T {
    atan2(x, ((T::of(1.0) - x) * (T::of(1.0) + x)).sqrt())
}

#[inline(always)]
pub fn acos<T: Real>(x: T) -> T {
    atan2(((T::of(1.0) - x) * (T::of(1.0) + x)).sqrt(), x)
}
