//! Double precision (PTX ISA 9.0, 9.7.3). There is no flushing to zero and no saturation.

use super::single::Test;
use super::{Rounding, exact};

/// What invalid operations give.
pub const NAN: f64 = f64::from_bits(0xfff8_0000_0000_0000);
const QUIET: u64 = 1 << 51;

/// `result`, unless it is NaN: then the first operand that is NaN, made quiet, or [`NAN`].
#[inline(always)]
fn propagate(result: f64, first: f64, second: f64, third: f64) -> f64 {
    if !result.is_nan() {
        return result;
    }
    let payload = if first.is_nan() {
        first
    } else if second.is_nan() {
        second
    } else if third.is_nan() {
        third
    } else {
        NAN
    };
    quiet(payload)
}

/// A NaN with its quiet bit set.
#[inline(always)]
fn quiet(nan: f64) -> f64 {
    f64::from_bits(nan.to_bits() | QUIET)
}

/// `a + b`.
#[inline(always)]
pub fn add(a: f64, b: f64) -> f64 {
    propagate(a + b, b, a, a)
}

/// `a - b`.
#[inline(always)]
pub fn sub(a: f64, b: f64) -> f64 {
    propagate(a - b, b, a, a)
}

/// `a * b`.
#[inline(always)]
pub fn mul(a: f64, b: f64) -> f64 {
    propagate(a * b, b, a, a)
}

/// `a * b + c` with one rounding.
#[inline(always)]
pub fn fma(a: f64, b: f64, c: f64) -> f64 {
    propagate(a.mul_add(b, c), b, c, a)
}

/// `a / b`.
#[inline(always)]
pub fn div(a: f64, b: f64) -> f64 {
    propagate(a / b, a, b, b)
}

/// The square root.
#[inline(always)]
pub fn sqrt(a: f64) -> f64 {
    propagate(a.sqrt(), a, a, a)
}

/// `1 / a`.
#[inline(always)]
pub fn rcp(a: f64) -> f64 {
    propagate(1.0 / a, a, a, a)
}

/// `a + b` in any direction.
#[inline]
pub fn add_rounded(a: f64, b: f64, rounding: Rounding) -> f64 {
    exact::add(a, b, rounding)
}

/// `a - b` in any direction.
#[inline]
pub fn sub_rounded(a: f64, b: f64, rounding: Rounding) -> f64 {
    // A NaN keeps its sign.
    if b.is_nan() { quiet(b) } else { exact::add(a, -b, rounding) }
}

/// `a * b` in any direction.
#[inline]
pub fn mul_rounded(a: f64, b: f64, rounding: Rounding) -> f64 {
    exact::mul(a, b, rounding)
}

/// `a * b + c` in any direction.
#[inline]
pub fn fma_rounded(a: f64, b: f64, c: f64, rounding: Rounding) -> f64 {
    exact::fma(a, b, c, rounding)
}

/// `a / b` in any direction.
#[inline]
pub fn div_rounded(a: f64, b: f64, rounding: Rounding) -> f64 {
    exact::div(a, b, rounding)
}

/// The square root in any direction.
#[inline]
pub fn sqrt_rounded(a: f64, rounding: Rounding) -> f64 {
    exact::sqrt(a, rounding)
}

/// `1 / a` in any direction.
#[inline]
pub fn rcp_rounded(a: f64, rounding: Rounding) -> f64 {
    exact::div(1.0, a, rounding)
}

/// `abs`: the sign cleared; a NaN keeps it and becomes quiet.
#[inline(always)]
pub fn abs(a: f64) -> f64 {
    if a.is_nan() { quiet(a) } else { a.abs() }
}

/// `neg`: the sign turned; a NaN keeps it and becomes quiet.
#[inline(always)]
pub fn neg(a: f64) -> f64 {
    if a.is_nan() { quiet(a) } else { -a }
}

/// `copysign`: the magnitude of `b` with the sign of `a`, as PTX orders them.
#[inline(always)]
pub fn copysign(a: f64, b: f64) -> f64 {
    b.copysign(a)
}

/// `min`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn min(a: f64, b: f64) -> f64 {
    let less = if a == b { a.is_sign_negative() } else { a < b };
    let number = if less || b.is_nan() { a } else { b };
    propagate(number, b, a, a)
}

/// `max`: the other operand where one is NaN; `-0 < +0`.
#[inline(always)]
pub fn max(a: f64, b: f64) -> f64 {
    let greater = if a == b { a.is_sign_positive() } else { a > b };
    let number = if greater || b.is_nan() { a } else { b };
    propagate(number, b, a, a)
}

/// `testp` (PTX ISA 9.0, 9.7.3.1).
#[inline(always)]
pub fn test(x: f64, what: Test) -> bool {
    match what {
        Test::Finite => x.is_finite(),
        Test::Infinite => x.is_infinite(),
        Test::Number => !x.is_nan(),
        Test::NotANumber => x.is_nan(),
        Test::Normal => x.is_normal() || x == 0.0,
        Test::Subnormal => x.is_subnormal(),
    }
}
