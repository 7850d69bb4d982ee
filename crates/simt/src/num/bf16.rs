//! The upper half of a single (bfloat16), as bits (PTX ISA 9.0, 9.7.4). Subnormals are always kept.

use super::narrow::{BF16, from_f64};
use super::{Rounding, single};

/// The canonical NaN.
pub const NAN: u16 = 0x7fff;
/// One.
pub const ONE: u16 = 0x3f80;
const INFINITY: u16 = 0x7f80;
const SIGN: u16 = 0x8000;

/// Whether these are the bits of a NaN.
#[inline(always)]
pub fn is_nan(a: u16) -> bool {
    a & !SIGN > INFINITY
}

/// As single precision, exactly; a NaN stays as it is.
#[inline(always)]
pub fn to_f32(a: u16) -> f32 {
    f32::from_bits(u32::from(a) << 16)
}

/// From single precision; NaN becomes canonical.
#[inline(always)]
pub fn from_f32(x: f32, rounding: Rounding) -> u16 {
    match rounding {
        Rounding::Nearest => nearest(x),
        _ => from_f64(f64::from(x), BF16, rounding, false) as u16,
    }
}

/// From single precision to nearest. The carry runs into the exponent, and up to infinity, as it should.
#[inline(always)]
fn nearest(x: f32) -> u16 {
    let bits = x.to_bits();
    let rounded = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
    if x.is_nan() { NAN } else { rounded as u16 }
}

/// `cvt` from double precision: a NaN keeps its sign and the upper part of its payload, and becomes quiet.
#[inline(always)]
pub fn round_double(x: f64, rounding: Rounding) -> u16 {
    if x.is_nan() {
        let bits = x.to_bits();
        return (bits >> 63 << 15 | 0x7fc0 | bits >> 45 & 0x3f) as u16;
    }
    from_f64(x, BF16, rounding, false) as u16
}

/// `a + b`.
#[inline(always)]
pub fn add(a: u16, b: u16) -> u16 {
    // A single has more than twice the bits and two: rounding to it first does no harm (Figueroa, 1995).
    nearest(to_f32(a) + to_f32(b))
}

/// `a - b`.
#[inline(always)]
pub fn sub(a: u16, b: u16) -> u16 {
    nearest(to_f32(a) - to_f32(b))
}

/// `a * b`.
#[inline(always)]
pub fn mul(a: u16, b: u16) -> u16 {
    // The product has 16 bits: exact as a single, unless it is subnormal there; then it is exact or below half of the
    // least bfloat.
    nearest(to_f32(a) * to_f32(b))
}

/// `a * b + c` with one rounding.
#[inline(always)]
pub fn fma(a: u16, b: u16, c: u16) -> u16 {
    let (sum, lost) = single::two_sum(f64::from(to_f32(a)) * f64::from(to_f32(b)), f64::from(to_f32(c)));
    nearest(single::odd_single(single::to_odd(sum, lost)))
}

/// `abs`: the sign cleared; NaN becomes canonical.
#[inline(always)]
pub fn abs(a: u16) -> u16 {
    if is_nan(a) { NAN } else { a & !SIGN }
}

/// `neg`: the sign turned; NaN becomes canonical.
#[inline(always)]
pub fn neg(a: u16) -> u16 {
    if is_nan(a) { NAN } else { a ^ SIGN }
}

/// `.sat`: clamped to [0, 1]; NaN and negative zero become zero.
#[inline(always)]
pub fn saturate(a: u16) -> u16 {
    if a & SIGN != 0 || is_nan(a) { 0 } else { a.min(ONE) }
}

/// `.relu`: negative values become zero, NaN the canonical NaN.
#[inline(always)]
pub fn relu(a: u16) -> u16 {
    if is_nan(a) {
        NAN
    } else if a & SIGN != 0 {
        0
    } else {
        a
    }
}

/// The bits of a number, ordered as integers like the numbers, with `-0 < +0`.
#[inline(always)]
fn order(a: u16) -> i16 {
    let a = a as i16;
    a ^ (a >> 15 & 0x7fff)
}

/// `min`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn min(a: u16, b: u16) -> u16 {
    let number = if is_nan(b) || !is_nan(a) && order(a) < order(b) { a } else { b };
    if is_nan(number) { NAN } else { number }
}

/// `max`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn max(a: u16, b: u16) -> u16 {
    let number = if is_nan(b) || !is_nan(a) && order(a) > order(b) { a } else { b };
    if is_nan(number) { NAN } else { number }
}

/// `min.NaN`: NaN where one is.
#[inline(always)]
pub fn min_nan(a: u16, b: u16) -> u16 {
    if is_nan(a) || is_nan(b) { NAN } else { min(a, b) }
}

/// `max.NaN`: NaN where one is.
#[inline(always)]
pub fn max_nan(a: u16, b: u16) -> u16 {
    if is_nan(a) || is_nan(b) { NAN } else { max(a, b) }
}

/// `.xorsign.abs`: `pick` (a `min` or `max`) of the magnitudes, with the signs' exclusive or; a NaN stays canonical.
#[inline(always)]
pub fn xorsign_abs(a: u16, b: u16, pick: impl Fn(u16, u16) -> u16) -> u16 {
    let magnitude = pick(a & !SIGN, b & !SIGN);
    if is_nan(magnitude) { NAN } else { magnitude | (a ^ b) & SIGN }
}
