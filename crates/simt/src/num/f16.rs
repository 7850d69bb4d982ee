//! Half precision, as bits (PTX ISA 9.0, 9.7.4).

use super::narrow::{F16, from_f64};
use super::{Rounding, single};

/// The canonical NaN.
pub const NAN: u16 = 0x7fff;
/// One.
pub const ONE: u16 = 0x3c00;
const INFINITY: u16 = 0x7c00;
const SIGN: u16 = 0x8000;

/// Whether these are the bits of a NaN.
#[inline(always)]
pub fn is_nan(a: u16) -> bool {
    a & !SIGN > INFINITY
}

/// As single precision, exactly; NaN becomes canonical.
#[inline(always)]
pub fn to_f32(a: u16) -> f32 {
    // The exponent in place and corrected by a product also makes subnormals normal.
    let shifted = f32::from_bits(u32::from(a & !SIGN) << 13) * f32::from_bits((112 + 127) << 23);
    let bits = shifted.to_bits() | u32::from(a & SIGN) << 16;
    if is_nan(a) {
        return single::NAN;
    }
    f32::from_bits(if a & INFINITY == INFINITY { bits | 0x7f80_0000 } else { bits })
}

/// As double precision, exactly; a NaN keeps its sign and payload and becomes quiet.
#[inline(always)]
pub fn to_f64(a: u16) -> f64 {
    if is_nan(a) {
        let bits = u64::from(a);
        return f64::from_bits((bits >> 15) << 63 | 0x7ff8 << 48 | (bits & 0x3ff) << 42);
    }
    f64::from(to_f32(a))
}

/// `.ftz`: a subnormal becomes zero of its sign.
#[inline(always)]
pub fn flush(a: u16) -> u16 {
    if a & INFINITY == 0 { a & SIGN } else { a }
}

#[inline(always)]
fn flushed(a: u16, ftz: bool) -> u16 {
    if ftz { flush(a) } else { a }
}

/// Two halves of a register, each by itself.
#[inline(always)]
pub fn pairwise(a: u32, b: u32, f: impl Fn(u16, u16) -> u16) -> u32 {
    u32::from(f(a as u16, b as u16)) | u32::from(f((a >> 16) as u16, (b >> 16) as u16)) << 16
}

/// Two halves of a register, each by itself, of three operands.
#[inline(always)]
pub fn pairwise3(a: u32, b: u32, c: u32, f: impl Fn(u16, u16, u16) -> u16) -> u32 {
    u32::from(f(a as u16, b as u16, c as u16))
        | u32::from(f((a >> 16) as u16, (b >> 16) as u16, (c >> 16) as u16)) << 16
}

/// From single precision; NaN becomes canonical.
#[inline(always)]
pub fn from_f32(x: f32, rounding: Rounding) -> u16 {
    match rounding {
        Rounding::Nearest => nearest(x),
        _ => from_f64(f64::from(x), F16, rounding, false) as u16,
    }
}

/// From single precision to nearest, without variable shifts.
#[inline(always)]
fn nearest(x: f32) -> u16 {
    let sign = (x.to_bits() >> 16) as u16 & SIGN;
    let magnitude = x.abs();
    let bits = magnitude.to_bits();
    // Half a unit less for even results, so that ties go to even; the carry may run into the exponent.
    let normal = bits.wrapping_sub(112 << 23).wrapping_add(0xfff + (bits >> 13 & 1)) >> 13;
    // Below 2^-14 the unit is 2^-24, that of singles in [1/2, 1): the sum rounds as wanted.
    let subnormal = (magnitude + 0.5).to_bits().wrapping_sub(0.5_f32.to_bits());
    let code = if bits < 113 << 23 { subnormal } else { normal.min(INFINITY.into()) };
    if x.is_nan() { NAN } else { code as u16 | sign }
}

/// `cvt` from double precision: a NaN keeps its sign and the upper part of its payload, and becomes quiet.
#[inline(always)]
pub fn round_double(x: f64, rounding: Rounding) -> u16 {
    if x.is_nan() {
        let bits = x.to_bits();
        return (bits >> 63 << 15 | 0x7e00 | bits >> 42 & 0x1ff) as u16;
    }
    from_f64(x, F16, rounding, false) as u16
}

/// `a + b`. With `ftz`, subnormal operands and results are flushed, here and below.
#[inline(always)]
pub fn add(a: u16, b: u16, ftz: bool) -> u16 {
    // A single has more than twice the bits of a half and two: rounding to it first does no harm (Figueroa, 1995).
    flushed(nearest(to_f32(flushed(a, ftz)) + to_f32(flushed(b, ftz))), ftz)
}

/// `a - b`.
#[inline(always)]
pub fn sub(a: u16, b: u16, ftz: bool) -> u16 {
    add(a, b ^ SIGN, ftz)
}

/// `a * b`.
#[inline(always)]
pub fn mul(a: u16, b: u16, ftz: bool) -> u16 {
    // A product of halves has 22 bits: exact as a single.
    flushed(nearest(to_f32(flushed(a, ftz)) * to_f32(flushed(b, ftz))), ftz)
}

/// `a * b + c` with one rounding.
#[inline(always)]
pub fn fma(a: u16, b: u16, c: u16, ftz: bool) -> u16 {
    let (a, b, c) = (to_f32(flushed(a, ftz)), to_f32(flushed(b, ftz)), to_f32(flushed(c, ftz)));
    // The product is exact, and so is the error of the sum: both are far from the ends of a single's range.
    let product = a * b;
    let sum = product + c;
    let c_part = sum - product;
    let lost = (product - (sum - c_part)) + (c - c_part);
    flushed(nearest(single::to_odd_single(sum, lost)), ftz)
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
pub fn min(a: u16, b: u16, ftz: bool) -> u16 {
    let (a, b) = (flushed(a, ftz), flushed(b, ftz));
    let number = if is_nan(b) || !is_nan(a) && order(a) < order(b) { a } else { b };
    if is_nan(number) { NAN } else { number }
}

/// `max`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn max(a: u16, b: u16, ftz: bool) -> u16 {
    let (a, b) = (flushed(a, ftz), flushed(b, ftz));
    let number = if is_nan(b) || !is_nan(a) && order(a) > order(b) { a } else { b };
    if is_nan(number) { NAN } else { number }
}

/// `min.NaN`: NaN where one is.
#[inline(always)]
pub fn min_nan(a: u16, b: u16, ftz: bool) -> u16 {
    if is_nan(a) || is_nan(b) { NAN } else { min(a, b, ftz) }
}

/// `max.NaN`: NaN where one is.
#[inline(always)]
pub fn max_nan(a: u16, b: u16, ftz: bool) -> u16 {
    if is_nan(a) || is_nan(b) { NAN } else { max(a, b, ftz) }
}

/// `.xorsign.abs`: `pick` (a `min` or `max`) of the magnitudes, with the signs' exclusive or; a NaN stays canonical.
#[inline(always)]
pub fn xorsign_abs(a: u16, b: u16, pick: impl Fn(u16, u16) -> u16) -> u16 {
    let magnitude = pick(a & !SIGN, b & !SIGN);
    if is_nan(magnitude) { NAN } else { magnitude | (a ^ b) & SIGN }
}
