//! Doubles and integers rounded in any direction, by integer arithmetic.
//!
//! Slow beside the CPU's own arithmetic, and only used for rounding modes that the CPU would have to be switched to.

use super::Rounding;
use super::narrow::{F64, Format};

/// A finite number other than zero: `significand * 2^exponent`. Bits that were dropped in getting here are recorded by
/// setting the lowest bit, which is harmless as long as the significand is two bits longer than any result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The sign.
    pub negative: bool,
    /// The power of two.
    pub exponent: i32,
    /// Not zero.
    pub significand: u128,
}

impl Number {
    /// A finite double other than zero.
    fn of(value: f64) -> Option<Number> {
        let bits = value.to_bits();
        let biased = (bits >> 52 & 0x7ff) as i32;
        let fraction = bits & ((1 << 52) - 1);
        let significand = fraction | u64::from(biased != 0) << 52;
        (biased != 0x7ff && significand != 0).then_some(Number {
            negative: value.is_sign_negative(),
            exponent: biased.max(1) - 1075,
            significand: significand.into(),
        })
    }

    /// An integer other than zero.
    pub fn integer(negative: bool, magnitude: u64) -> Option<Number> {
        (magnitude != 0).then_some(Number { negative, exponent: 0, significand: magnitude.into() })
    }

    /// The same number with its highest bit at bit 125, so that a sum cannot overflow.
    fn normalised(self) -> Number {
        let shift = self.significand.leading_zeros() as i32 - 2;
        if shift >= 0 {
            Number { exponent: self.exponent - shift, significand: self.significand << shift, ..self }
        } else {
            Number {
                exponent: self.exponent - shift,
                significand: jam(self.significand, (-shift) as u32),
                ..self
            }
        }
    }

    /// Rounded to a format, as its code with the sign.
    pub fn round(self, format: Format, rounding: Rounding) -> u64 {
        let fraction = format.fraction as i32;
        let top = 127 - self.significand.leading_zeros() as i32 + self.exponent;
        let least = format.least_exponent();
        let unit = top.max(least) - fraction;
        let drop = unit - self.exponent;
        let (kept, up) = if drop <= 0 {
            // The result's unit is at or below ours, hence at most 52 bits to add.
            (self.significand << -drop, false)
        } else if drop > 127 {
            (0, rounding.goes_up(false, 1, 2, self.negative))
        } else {
            let kept = self.significand >> drop;
            let rest = self.significand & ((1 << drop) - 1);
            (kept, rounding.goes_up(kept & 1 != 0, rest, 1 << (drop - 1), self.negative))
        };
        let code = (((top - least).max(0) as u64) << format.fraction) + kept as u64 + u64::from(up);
        let code = if top - least >= 1 << format.exponent || code > format.largest() {
            if rounding.overflows_to_infinity(self.negative) { format.infinity() } else { format.largest() }
        } else {
            code
        };
        code | u64::from(self.negative) << format.sign_shift()
    }

    fn times(self, other: Number) -> Number {
        Number {
            negative: self.negative != other.negative,
            exponent: self.exponent + other.exponent,
            // Both have at most 53 bits.
            significand: self.significand * other.significand,
        }
    }

    /// The sum; `None` when it is exactly zero.
    fn plus(self, other: Number) -> Option<Number> {
        let (a, b) = (self.normalised(), other.normalised());
        let (a, b) = if (a.exponent, a.significand) >= (b.exponent, b.significand) { (a, b) } else { (b, a) };
        let low = jam(b.significand, (a.exponent - b.exponent) as u32);
        let significand = if a.negative == b.negative { a.significand + low } else { a.significand - low };
        (significand != 0).then_some(Number { significand, ..a })
    }
}

/// Shifts right; the lowest bit of the result also stands for the bits that fell out.
fn jam(value: u128, by: u32) -> u128 {
    if by == 0 {
        value
    } else if by > 127 {
        u128::from(value != 0)
    } else {
        value >> by | u128::from(value << (128 - by) != 0)
    }
}

/// `a * b + c` of doubles with one rounding.
pub fn fma(a: f64, b: f64, c: f64, rounding: Rounding) -> f64 {
    let product = match (Number::of(a), Number::of(b)) {
        (Some(a), Some(b)) => a.times(b),
        // Zero, infinity or NaN times something is exact, and so is what it decides.
        _ if a.is_finite() && b.is_finite() => return add_to_zero(a * b, c, rounding),
        _ => return super::double::fma(a, b, c),
    };
    let sum = match Number::of(c) {
        Some(c) => product.plus(c),
        None if c == 0.0 => Some(product),
        None => return super::double::fma(a, b, c),
    };
    match sum {
        Some(sum) => f64::from_bits(sum.round(F64, rounding)),
        None => exact_zero(rounding),
    }
}

/// `a + b` of doubles.
pub fn add(a: f64, b: f64, rounding: Rounding) -> f64 {
    match (Number::of(a), Number::of(b)) {
        (Some(x), Some(y)) => match x.plus(y) {
            Some(sum) => f64::from_bits(sum.round(F64, rounding)),
            None => exact_zero(rounding),
        },
        _ if a == 0.0 => add_to_zero(a, b, rounding),
        _ if b == 0.0 => add_to_zero(b, a, rounding),
        _ => super::double::add(a, b),
    }
}

/// `zero + b`: exact, but the sign of a zero depends on the mode.
fn add_to_zero(zero: f64, b: f64, rounding: Rounding) -> f64 {
    if b == 0.0 && zero.is_sign_negative() != b.is_sign_negative() {
        return exact_zero(rounding);
    }
    super::double::add(zero, b)
}

/// The zero that a sum of opposite numbers gives (IEEE 754, 6.3).
fn exact_zero(rounding: Rounding) -> f64 {
    if rounding == Rounding::Down { -0.0 } else { 0.0 }
}

/// `a * b` of doubles.
pub fn mul(a: f64, b: f64, rounding: Rounding) -> f64 {
    match (Number::of(a), Number::of(b)) {
        (Some(a), Some(b)) => f64::from_bits(a.times(b).round(F64, rounding)),
        _ => super::double::mul(a, b),
    }
}

/// `a / b` of doubles.
pub fn div(a: f64, b: f64, rounding: Rounding) -> f64 {
    let (Some(x), Some(y)) = (Number::of(a), Number::of(b)) else { return super::double::div(a, b) };
    let (x, y) = (x.normalised(), y);
    // A dividend of 126 bits over at most 53 leaves at least 73 bits of quotient.
    let quotient = x.significand / y.significand;
    let sticky = u128::from(x.significand % y.significand != 0);
    let result = Number {
        negative: x.negative != y.negative,
        exponent: x.exponent - y.exponent,
        significand: quotient | sticky,
    };
    f64::from_bits(result.round(F64, rounding))
}

/// The square root of a double.
pub fn sqrt(a: f64, rounding: Rounding) -> f64 {
    let Some(x) = Number::of(a).filter(|x| !x.negative) else { return super::double::sqrt(a) };
    let x = x.normalised();
    // An even power of two; the significand keeps 125 or 126 bits, its root 63.
    let (significand, exponent) =
        if x.exponent % 2 == 0 { (x.significand, x.exponent) } else { (x.significand << 1, x.exponent - 1) };
    let root = significand.isqrt();
    let sticky = u128::from(root * root != significand);
    let result = Number { negative: false, exponent: exponent / 2, significand: root << 1 | sticky };
    f64::from_bits(Number { exponent: result.exponent - 1, ..result }.round(F64, rounding))
}
