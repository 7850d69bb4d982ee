//! Powers and roots.

use super::elementary::{exp_reduced, reduce_exp, scale, split};
use super::real::{Real, series};

/// The exact sum of two numbers in two parts, the first being the greater.
#[inline(always)]
fn sum<T: Real>(a: T, b: T) -> (T, T) {
    let high = a + b;
    (high, b - (high - a))
}

/// The exact product of two numbers in two parts.
#[inline(always)]
fn product<T: Real>(a: T, b: T) -> (T, T) {
    let high = a * b;
    (high, T::fma(a, b, -high))
}

/// ln x of a positive finite x in two parts, about 2^(−12) ulp from the truth: powers multiply the error by up to 700.
#[inline(always)]
fn ln_in_two_parts<T: Real>(x: T) -> (T, T) {
    let (e, f) = split(x);
    // s = f/(2 + f), with what the sum and the quotient lost.
    let d = T::of(2.0) + f;
    let d_low = f - (d - T::of(2.0));
    let s = f / d;
    let s_low = (T::fma(-s, d, f) - s * d_low) / d;
    // 2s + ⅔s³ in two parts, and the rest of the series, which is small, in one.
    let (z, z_error) = product(s, s);
    let z_low = T::fma(s + s, s_low, z_error);
    let (cube, cube_error) = product(s, z);
    let cube_low = T::fma(s, z_low, T::fma(s_low, z, cube_error));
    let two_thirds = [2.0 / 3.0, 3.700_743_415_417_188e-17];
    let (third, third_error) = product(cube, T::of(two_thirds[0]));
    let third_low = T::fma(cube, T::rest_of(two_thirds), T::fma(cube_low, T::of(two_thirds[0]), third_error));
    let rest = cube * z * series(z, T::ATANH_TERMS - 2, |k| 2.0 / (2 * k + 5) as f64);

    let (near_one, near_one_error) = sum(s + s, third);
    let near_one_low = near_one_error + (third_low + rest + (s_low + s_low));
    let e = T::from_i32(e);
    let (power, power_error) = product(e, T::LN_2[0]);
    if e == T::of(0.0) {
        return sum(near_one, near_one_low);
    }
    let (high, error) = sum(power, near_one);
    sum(high, error + T::fma(e, T::LN_2[1], power_error + near_one_low))
}

/// Whether a number is an integer, and an odd one.
#[inline(always)]
fn parity<T: Real>(y: T) -> (bool, bool) {
    let integer = y.trunc() == y;
    let half = y * T::of(0.5);
    (integer, integer && half.trunc() != half)
}

#[inline(always)]
pub fn powf<T: Real>(x: T, y: T) -> T {
    let (zero, one) = (T::of(0.0), T::of(1.0));
    if y == zero || x == one {
        return one;
    }
    if x.is_nan() || y.is_nan() {
        return T::NAN;
    }
    let (integer, odd) = parity(y);
    let infinite = y.abs() == T::INFINITY;
    let negative = T::of(1.0).copysign(x) < zero;
    let sign = if negative && odd && !infinite { T::of(-1.0) } else { one };
    let size = x.abs();
    if infinite {
        return match size.partial_cmp(&one) {
            Some(core::cmp::Ordering::Equal) => one,
            Some(core::cmp::Ordering::Greater) if y > zero => T::INFINITY,
            Some(core::cmp::Ordering::Less) if y < zero => T::INFINITY,
            _ => zero,
        };
    }
    if size == zero || size == T::INFINITY {
        let grows = (size == zero) == (y < zero);
        return if grows { T::INFINITY } else { zero }.copysign(sign);
    }
    if negative && !integer {
        return T::NAN;
    }
    let (ln, ln_low) = ln_in_two_parts(size);
    let high = y * ln;
    if high > T::EXP_LIMIT + one {
        return T::INFINITY.copysign(sign);
    }
    if high < -(T::EXP_LIMIT * T::of(1.25)) {
        return zero.copysign(sign);
    }
    let low = T::fma(y, ln_low, T::fma(y, ln, -high));
    let (n, r) = reduce_exp(high);
    exp_reduced(n, r + low).copysign(sign)
}

/// By repeated squaring: the error grows with the number of bits of `n`, as in `std`.
#[inline(always)]
pub fn powi<T: Real>(x: T, n: i32) -> T {
    let mut result = T::of(1.0);
    let mut square = x;
    let mut rest = n.unsigned_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            result = result * square;
        }
        square = square * square;
        rest >>= 1;
    }
    if n < 0 { T::of(1.0) / result } else { result }
}

/// The cube root: a first guess from a third of the exponent, then Newton's method in a form whose last step is added
/// as a correction.
#[inline(always)]
pub fn cbrt<T: Real>(x: T) -> T {
    let size = x.abs();
    if size == T::of(0.0) || size == T::INFINITY || x.is_nan() {
        return x;
    }
    let (e, f) = split(size);
    // x = 2^(3q + rest) · (1 + f); the root of 2^rest · (1 + f), which is between 0.7 and 5.7.
    let q = e.div_euclid(3);
    let m = scale(T::of(1.0) + f, e - 3 * q);
    let mut root = T::fma(m, T::of(0.22), T::of(0.75));
    let mut step = 0;
    while step < 5 {
        root = root - (root - m / (root * root)) * T::of(1.0 / 3.0);
        step += 1;
    }
    scale(root, q).copysign(x)
}

#[inline(always)]
pub fn hypot<T: Real>(x: T, y: T) -> T {
    let (x, y) = (x.abs(), y.abs());
    if x == T::INFINITY || y == T::INFINITY {
        return T::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return T::NAN;
    }
    let (large, small) = if x > y { (x, y) } else { (y, x) };
    if large == T::of(0.0) {
        return large;
    }
    let ratio = small / large;
    large * T::fma(ratio, ratio, T::of(1.0)).sqrt()
}
