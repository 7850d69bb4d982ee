//! The approximate instructions (`.approx`, `.full`).
//!
//! Hardware computes these with tables, to within a few units in the last place that PTX ISA 9.0, 9.7.3 states (2^-22.5
//! relative error for `ex2` and `lg2`, 1 ulp for `rcp`, 2^-20.5 absolute for `sin` and `cos` in a circle, 2^-11 for
//! `tanh`, 2 ulp for `div`). Here they are evaluated in double precision and rounded once, so they are nearly always the
//! correctly rounded value: within the stated error of the exact one, but not bit-equal to hardware. An H200 was found
//! one unit in the last place away at most, but for `lg2` near 1, `tanh`, and `sin` and `cos` far from 0, where it
//! makes use of the error allowed. All special values are as stated and as found. The evaluation uses only IEEE operations in a fixed order, so results are the same on every
//! CPU; the functions are free of branches that depend on data where they can be, so that rows become vector code.
//!
//! None flushes subnormals by itself where PTX makes that a modifier: callers do, with [`single::flush`].

use std::f64::consts::{LN_2, LOG2_E};

use super::single::{self, NAN, canonical};

const ROUND: f64 = 6_755_399_441_055_744.0;

/// A power of two, for an integral exponent in the range of normal doubles.
#[inline(always)]
fn power(exponent: f64) -> f64 {
    f64::from_bits(((exponent as i32 + 1023) as u64) << 52)
}

/// `c[0] + x * (c[1] + x * …)`.
#[inline(always)]
fn horner<const N: usize>(x: f64, c: &[f64; N]) -> f64 {
    let mut sum = c[N - 1];
    for &c in c[..N - 1].iter().rev() {
        sum = sum * x + c;
    }
    sum
}

/// The coefficients `sign^n * scale^k / k!` of a power series, `k` being `first`, `first + step`, ….
const fn factorial_series<const N: usize>(first: u32, step: u32, sign: f64, scale: f64) -> [f64; N] {
    let mut coefficients = [0.0; N];
    let (mut value, mut k, mut n) = (1.0, 0, 0);
    while n < N {
        while k < first + step * n as u32 {
            k += 1;
            value = value * scale / k as f64;
        }
        coefficients[n] = if n % 2 == 1 { sign * value } else { value };
        n += 1;
    }
    coefficients
}

/// `2^t` for |t| <= 1/2; the first term left out is below 2^-50.
const EXP2: [f64; 14] = factorial_series(0, 1, 1.0, LN_2);
/// `sin(t) / t` in `t^2` for |t| <= pi/4; the first term left out is below 2^-60.
const SINE: [f64; 9] = factorial_series(1, 2, -1.0, 1.0);
/// `cos(t)` in `t^2`.
const COSINE: [f64; 9] = factorial_series(0, 2, -1.0, 1.0);
/// `2 * atanh(s) / s / ln(2)` in `s^2` for |s| <= 0.1716; the first term left out is below 2^-60.
const LOG2: [f64; 12] = {
    let mut coefficients = [0.0; 12];
    let mut n = 0;
    while n < 12 {
        coefficients[n] = 2.0 * LOG2_E / (2 * n + 1) as f64;
        n += 1;
    }
    coefficients
};

/// `2^x` in double precision, for |x| up to 1000.
#[inline(always)]
fn exp2(x: f64) -> f64 {
    // Adding and taking off 1.5 * 2^52 rounds to an integer without a call.
    let whole = (x + ROUND) - ROUND;
    horner(x - whole, &EXP2) * power(whole)
}

/// The base-2 logarithm in double precision, of a positive normal double.
#[inline(always)]
fn log2(x: f64) -> f64 {
    let bits = x.to_bits();
    // The exponent that leaves a mantissa in [sqrt(1/2), sqrt(2)); shifting unsigned, as there are vectors for that.
    let shifted = bits.wrapping_sub(0x3fe6_a09e_667f_3bcd).wrapping_add(1024 << 52);
    let exponent = (shifted >> 52) as i32 - 1024;
    let mantissa = f64::from_bits(bits.wrapping_sub((shifted >> 52).wrapping_sub(1024) << 52));
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    f64::from(exponent) + s * horner(s * s, &LOG2)
}

/// `ex2.approx.f32`: 2 to the power.
#[inline(always)]
pub fn ex2(x: f32) -> f32 {
    // Beyond these bounds the result is infinite or zero as well.
    let bounded = f64::from(x.clamp(-200.0, 200.0));
    canonical(if x.is_nan() { NAN } else { exp2(bounded) as f32 })
}

/// `lg2.approx.f32`: the base-2 logarithm. Zero gives negative infinity, negative numbers NaN.
#[inline(always)]
pub fn lg2(x: f32) -> f32 {
    // Every positive single is a normal double.
    let value = log2(f64::from(x)) as f32;
    if x > 0.0 && x < f32::INFINITY {
        value
    } else if x == 0.0 {
        f32::NEG_INFINITY
    } else if x > 0.0 {
        x
    } else {
        NAN
    }
}

/// `tanh.approx.f32`.
#[inline(always)]
pub fn tanh(x: f32) -> f32 {
    let x = canonical(x);
    let wide = f64::from(x.clamp(-20.0, 20.0));
    // Near zero the quotient below would lose digits that the series keeps.
    let z = wide * wide;
    let series =
        wide * (1.0 + z * (-1.0 / 3.0 + z * (2.0 / 15.0 + z * (-17.0 / 315.0 + z * (62.0 / 2835.0)))));
    let growth = exp2(2.0 * LOG2_E * wide);
    let quotient = (growth - 1.0) / (growth + 1.0);
    let value = if z < 0.0009 { series } else { quotient };
    if x.is_nan() { NAN } else { value as f32 }
}

/// `rcp.approx.f32`.
#[inline(always)]
pub fn rcp(x: f32) -> f32 {
    single::rcp(x)
}

/// `sqrt.approx.f32`.
#[inline(always)]
pub fn sqrt(x: f32) -> f32 {
    single::sqrt(x)
}

/// `rsqrt.approx.f32`: zero gives infinity of its sign, negative numbers NaN.
#[inline(always)]
pub fn rsqrt(x: f32) -> f32 {
    let value = (1.0 / f64::from(x).sqrt()) as f32;
    canonical(value)
}

/// `div.approx.f32`: as hardware does it, a product with the reciprocal, which is zero for divisors above 2^126.
#[inline(always)]
pub fn div(a: f32, b: f32) -> f32 {
    let quotient = (f64::from(a) / f64::from(b)) as f32;
    let huge = b.abs() > f32::from_bits(253 << 23) && b.abs() < f32::INFINITY;
    let underflown = a * if b < 0.0 { -0.0 } else { 0.0 };
    canonical(if huge { underflown } else { quotient })
}

/// `div.full.f32`: over the whole range of divisors.
#[inline(always)]
pub fn div_full(a: f32, b: f32) -> f32 {
    single::div(a, b)
}

/// `rcp.approx.ftz.f64`: 20 bits of mantissa; the low words of operand and result count as zero, and so do subnormals.
#[inline(always)]
pub fn rcp_f64(x: f64) -> f64 {
    gross(1.0 / flush_f64(high_word(x)))
}

/// `rsqrt.approx.ftz.f64`: 20 bits of mantissa; the low words of operand and result count as zero, and so do subnormals.
#[inline(always)]
pub fn rsqrt_f64(x: f64) -> f64 {
    gross(1.0 / flush_f64(high_word(x)).sqrt())
}

/// A double without its low word.
#[inline(always)]
fn high_word(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// `rsqrt.approx.f64`: full range, subnormals kept.
#[inline(always)]
pub fn rsqrt_f64_full(x: f64) -> f64 {
    super::double::add(1.0 / x.sqrt(), -0.0)
}

#[inline(always)]
fn flush_f64(x: f64) -> f64 {
    if x.is_subnormal() { 0.0_f64.copysign(x) } else { x }
}

#[inline(always)]
fn gross(x: f64) -> f64 {
    if x.is_nan() {
        return f64::from_bits(0x7fff_ffff_0000_0000);
    }
    high_word(flush_f64(x))
}

/// The angle in turns, as hardware prepares it for its table: one product, cut off to the bits of a single. That costs
/// small angles little; of large ones it keeps nothing but whole turns.
#[inline(always)]
fn turns(x: f32) -> f64 {
    let product = f64::from(x) * f64::from(std::f32::consts::FRAC_1_PI * 0.5);
    let cut = f64::from_bits(product.to_bits() & !0x1fff_ffff);
    if cut.abs() < f64::from(f32::MIN_POSITIVE) { 0.0_f64.copysign(cut) } else { cut }
}

/// Sine and cosine on [-pi/4, pi/4].
#[inline(always)]
fn kernel(t: f64) -> (f64, f64) {
    let z = t * t;
    (t * horner(z, &SINE), horner(z, &COSINE))
}

/// The sine of an angle in turns, `ahead` quarters later.
#[inline(always)]
fn quarter(turns: f64, ahead: i32) -> f32 {
    // Beyond 2^23, singles are whole turns.
    let turns = if turns.abs() < 8_388_608.0 { turns } else { 0.0_f64.copysign(turns) };
    let quarters = (turns * 4.0 + ROUND) - ROUND;
    let (sine, cosine) = kernel((turns - quarters * 0.25) * std::f64::consts::TAU);
    let quarters = quarters as i32 + ahead;
    let value = if quarters & 1 == 0 { sine } else { cosine };
    (if quarters & 2 == 0 { value } else { -value }) as f32
}

/// `sin.approx.f32`, of radians.
#[inline(always)]
pub fn sin(x: f32) -> f32 {
    let turns = turns(x);
    let value = quarter(turns, 0);
    let signed = if value == 0.0 { 0.0_f32.copysign(x) } else { value };
    if x.is_finite() { signed } else { NAN }
}

/// `cos.approx.f32`, of radians.
#[inline(always)]
pub fn cos(x: f32) -> f32 {
    let value = quarter(turns(x), 1);
    if x.is_finite() { value } else { NAN }
}
