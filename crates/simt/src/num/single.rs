//! Single precision (PTX ISA 9.0, 9.7.3).

use super::Rounding;
use super::narrow::{F32, from_f64};

/// The canonical NaN.
pub const NAN_BITS: u32 = 0x7fff_ffff;
/// The canonical NaN.
pub const NAN: f32 = f32::from_bits(NAN_BITS);
const SIGN: u32 = 1 << 31;

/// Any NaN becomes the canonical one.
#[inline(always)]
pub fn canonical(x: f32) -> f32 {
    // By bits: which NaN an operation gives is free to the optimiser, so it drops a test by value that only changes that.
    if x.to_bits() & 0x7fff_ffff > 0x7f80_0000 { NAN } else { x }
}

/// `.ftz`: a subnormal becomes zero of its sign.
#[inline(always)]
pub fn flush(x: f32) -> f32 {
    let bits = x.to_bits();
    f32::from_bits(if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits })
}

/// `.sat`: clamped to [0, 1]; NaN and negative zero become zero.
#[inline(always)]
pub fn saturate(x: f32) -> f32 {
    let low = if x > 0.0 { x } else { 0.0 };
    if low < 1.0 { low } else { 1.0 }
}

/// `.relu`: negative values become zero, NaN the canonical NaN.
#[inline(always)]
pub fn relu(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x > 0.0 {
        x
    } else {
        0.0
    }
}

/// `a + b`.
#[inline(always)]
pub fn add(a: f32, b: f32) -> f32 {
    canonical(a + b)
}

/// `a - b`.
#[inline(always)]
pub fn sub(a: f32, b: f32) -> f32 {
    canonical(a - b)
}

/// `a * b`.
#[inline(always)]
pub fn mul(a: f32, b: f32) -> f32 {
    canonical(a * b)
}

/// `a * b + c` with one rounding.
#[inline(always)]
pub fn fma(a: f32, b: f32, c: f32) -> f32 {
    canonical(a.mul_add(b, c))
}

/// `a / b`.
#[inline(always)]
pub fn div(a: f32, b: f32) -> f32 {
    canonical(a / b)
}

/// The square root.
#[inline(always)]
pub fn sqrt(a: f32) -> f32 {
    canonical(a.sqrt())
}

/// `1 / a`.
#[inline(always)]
pub fn rcp(a: f32) -> f32 {
    canonical(1.0 / a)
}

/// `mul.ftz`, operands flushed as well. A result is subnormal when it is below the least normal number after rounding to
/// 24 bits, however small: so it can be zero where [`mul`] rounds up to the least normal number. A sum of two singles is
/// exact down there, so `add` needs no such care.
#[inline(always)]
pub fn mul_ftz(a: f32, b: f32) -> f32 {
    let (a, b) = (flush(a), flush(b));
    flush_exact(mul(a, b), f64::from(a) * f64::from(b))
}

/// `fma.ftz`, operands flushed as well.
#[inline(always)]
pub fn fma_ftz(a: f32, b: f32, c: f32) -> f32 {
    let (a, b, c) = (flush(a), flush(b), flush(c));
    let (sum, lost) = two_sum(f64::from(a) * f64::from(b), f64::from(c));
    flush_exact(fma(a, b, c), to_odd(sum, lost))
}

/// `div.ftz`, operands flushed as well.
#[inline(always)]
pub fn div_ftz(a: f32, b: f32) -> f32 {
    let (a, b) = (flush(a), flush(b));
    flush_exact(div(a, b), f64::from(a) / f64::from(b))
}

/// `result`, or zero of its sign when the exact result, rounded to 24 bits, is below the least normal number: less than
/// half of such a unit below it. Quotients and products of singles are not so close to that bound that rounding them to
/// doubles would matter; fused sums come rounded to odd.
#[inline(always)]
fn flush_exact(result: f32, exact: f64) -> f32 {
    const BOUND: f64 = f32::MIN_POSITIVE as f64 * (1.0 - 1.0 / 33_554_432.0);
    let zero = f32::from_bits(result.to_bits() & SIGN);
    if exact.abs() < BOUND { zero } else { result }
}

/// `a + b` in any direction.
#[inline]
pub fn add_rounded(a: f32, b: f32, rounding: Rounding) -> f32 {
    fma_rounded(a, 1.0, b, rounding)
}

/// `a - b` in any direction.
#[inline]
pub fn sub_rounded(a: f32, b: f32, rounding: Rounding) -> f32 {
    fma_rounded(a, 1.0, -b, rounding)
}

/// `a * b` in any direction.
#[inline]
pub fn mul_rounded(a: f32, b: f32, rounding: Rounding) -> f32 {
    // The product of 24 bits by 24 is exact in a double, whose exponent range holds it too.
    rounded(f64::from(a) * f64::from(b), rounding)
}

/// `a * b + c` in any direction.
#[inline]
pub fn fma_rounded(a: f32, b: f32, c: f32, rounding: Rounding) -> f32 {
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let (sum, error) = two_sum(product, c);
    if sum == 0.0 {
        // Exactly zero; its sign depends on the mode (IEEE 754, 6.3).
        let same = product.is_sign_negative() == c.is_sign_negative();
        let negative = if same { c.is_sign_negative() } else { rounding == Rounding::Down };
        return if negative { -0.0 } else { 0.0 };
    }
    rounded(to_odd(sum, error), rounding)
}

/// `a / b` in any direction.
#[inline]
pub fn div_rounded(a: f32, b: f32, rounding: Rounding) -> f32 {
    let (a, b) = (f64::from(a), f64::from(b));
    let quotient = a / b;
    // The remainder tells on which side the quotient was rounded. It is exact: the quotient of singles is far from
    // the ends of a double's range.
    let remainder = (-quotient).mul_add(b, a);
    rounded(to_odd(quotient, if b < 0.0 { -remainder } else { remainder }), rounding)
}

/// The square root in any direction.
#[inline]
pub fn sqrt_rounded(a: f32, rounding: Rounding) -> f32 {
    let a = f64::from(a);
    let root = a.sqrt();
    rounded(to_odd(root, (-root).mul_add(root, a)), rounding)
}

/// `1 / a` in any direction.
#[inline]
pub fn rcp_rounded(a: f32, rounding: Rounding) -> f32 {
    div_rounded(1.0, a, rounding)
}

/// `cvt.f32.f64`: a NaN keeps its sign and the upper part of its payload, and becomes quiet.
#[inline(always)]
pub fn round_double(x: f64, rounding: Rounding) -> f32 {
    if x.is_nan() {
        let bits = x.to_bits();
        return f32::from_bits(
            ((bits >> 32) as u32 & SIGN) | 0x7fc0_0000 | ((bits >> 29) as u32 & 0x3f_ffff),
        );
    }
    rounded(x, rounding)
}

/// The single that a result in double precision stands for; NaN becomes canonical.
#[inline(always)]
fn rounded(x: f64, rounding: Rounding) -> f32 {
    f32::from_bits(from_f64(x, F32, rounding, false))
}

/// The rounded sum of two doubles and its rounding error, which is exact unless the sum overflows (Knuth).
#[inline(always)]
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    let a_part = sum - b_part;
    (sum, (a - a_part) + (b - b_part))
}

/// A rounded double and the sign of what was lost, as the neighbouring double whose lowest bit is set when anything was
/// lost. Rounding that to a format shorter by two bits or more gives what rounding the exact value would (Boldo and
/// Melquiond, 2008).
#[inline(always)]
pub(super) fn to_odd(rounded: f64, lost: f64) -> f64 {
    let bits = rounded.to_bits();
    // `lost` can be NaN where infinities are involved; then nothing was lost.
    let inexact = lost.abs() > 0.0 && rounded.is_finite() && bits & 1 == 0;
    let away = (lost > 0.0) == (rounded > 0.0);
    let odd = if away { bits.wrapping_add(1) } else { bits.wrapping_sub(1) };
    f64::from_bits(if inexact { odd } else { bits })
}

/// As [`to_odd`], of a single.
#[inline(always)]
pub(super) fn to_odd_single(rounded: f32, lost: f32) -> f32 {
    let bits = rounded.to_bits();
    let inexact = lost.abs() > 0.0 && rounded.is_finite() && bits & 1 == 0;
    let away = (lost > 0.0) == (rounded > 0.0);
    let odd = if away { bits.wrapping_add(1) } else { bits.wrapping_sub(1) };
    f32::from_bits(if inexact { odd } else { bits })
}

/// A double as the single that it is, or the neighbouring one whose lowest bit is set; finite ones stay finite.
#[inline(always)]
pub(super) fn odd_single(x: f64) -> f32 {
    let nearest = x as f32;
    let (wide, bits) = (f64::from(nearest), nearest.to_bits());
    let inexact = wide != x && !x.is_nan() && bits & 1 == 0;
    let odd = if x.abs() > wide.abs() { bits.wrapping_add(1) } else { bits.wrapping_sub(1) };
    f32::from_bits(if inexact { odd } else { bits })
}

/// `abs`: the sign cleared; NaN becomes canonical.
#[inline(always)]
pub fn abs(a: f32) -> f32 {
    canonical(a.abs())
}

/// `neg`: the sign turned; NaN becomes canonical.
#[inline(always)]
pub fn neg(a: f32) -> f32 {
    canonical(-a)
}

/// `copysign`: the magnitude of `b` with the sign of `a`, as PTX orders them.
#[inline(always)]
pub fn copysign(a: f32, b: f32) -> f32 {
    b.copysign(a)
}

/// `min`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn min(a: f32, b: f32) -> f32 {
    let less = if a == b { a.is_sign_negative() } else { a < b };
    let number = if less || b.is_nan() { a } else { b };
    canonical(number)
}

/// `max`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn max(a: f32, b: f32) -> f32 {
    let greater = if a == b { a.is_sign_positive() } else { a > b };
    let number = if greater || b.is_nan() { a } else { b };
    canonical(number)
}

/// `min.NaN`: NaN where one is.
#[inline(always)]
pub fn min_nan(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() { NAN } else { min(a, b) }
}

/// `max.NaN`: NaN where one is.
#[inline(always)]
pub fn max_nan(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() { NAN } else { max(a, b) }
}

/// `.xorsign.abs`: `pick` (a `min` or `max`) of the magnitudes, with the signs' exclusive or; a NaN stays canonical.
#[inline(always)]
pub fn xorsign_abs(a: f32, b: f32, pick: impl Fn(f32, f32) -> f32) -> f32 {
    let sign = (a.to_bits() ^ b.to_bits()) & 0x8000_0000;
    let magnitude = pick(a.abs(), b.abs());
    if magnitude.is_nan() { NAN } else { f32::from_bits(magnitude.to_bits() | sign) }
}

/// What `testp` asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// Neither infinite nor NaN.
    Finite,
    /// Infinite.
    Infinite,
    /// Not NaN.
    Number,
    /// NaN.
    NotANumber,
    /// Finite and not subnormal; zero is normal.
    Normal,
    /// Subnormal.
    Subnormal,
}

/// `testp` (PTX ISA 9.0, 9.7.3.1).
#[inline(always)]
pub fn test(x: f32, what: Test) -> bool {
    match what {
        Test::Finite => x.is_finite(),
        Test::Infinite => x.is_infinite(),
        Test::Number => !x.is_nan(),
        Test::NotANumber => x.is_nan(),
        Test::Normal => x.is_normal() || x == 0.0,
        Test::Subnormal => x.is_subnormal(),
    }
}
