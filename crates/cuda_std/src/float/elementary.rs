//! Exponentials, logarithms and what is made of them.

use super::real::{INVERSE_FACTORIALS, Real, series};
use core::f64::consts;

/// `value · 2^exponent`, rounded once: in two steps, since `2^exponent` itself may not be a number of the type.
#[inline(always)]
pub fn scale<T: Real>(value: T, exponent: i32) -> T {
    let half = exponent >> 1;
    value * T::power_of_two(half) * T::power_of_two(exponent - half)
}

/// e^(n·ln 2 + r) for a small r in two parts.
#[inline(always)]
pub fn exp_reduced<T: Real>(n: T, r: T) -> T {
    scale(series(r, T::EXP_TERMS, |k| INVERSE_FACTORIALS[k]), n.to_i32())
}

/// The integer n nearest to x / ln 2, and the rest x − n·ln 2.
#[inline(always)]
pub fn reduce_exp<T: Real>(x: T) -> (T, T) {
    let n = (x * T::of(consts::LOG2_E)).rint();
    let r = T::fma(n, -T::LN_2[0], x);
    (n, T::fma(n, -T::LN_2[1], r))
}

#[inline(always)]
pub fn exp<T: Real>(x: T) -> T {
    if x > T::EXP_LIMIT {
        return T::INFINITY;
    }
    if x < -(T::EXP_LIMIT * T::of(1.25)) {
        return T::of(0.0);
    }
    let (n, r) = reduce_exp(x);
    exp_reduced(n, r)
}

#[inline(always)]
pub fn exp2<T: Real>(x: T) -> T {
    let limit = T::from_i32(T::BIAS + 1);
    if x >= limit {
        return T::INFINITY;
    }
    if x < -(limit * T::of(1.25)) {
        return T::of(0.0);
    }
    let n = x.rint();
    let fraction = x - n;
    // fraction · ln 2, with the rounding error of the product put right.
    let r = fraction * T::LN_2[0];
    let error = T::fma(fraction, T::LN_2[0], -r);
    exp_reduced(n, r + T::fma(fraction, T::LN_2[1], error))
}

#[inline(always)]
pub fn exp_m1<T: Real>(x: T) -> T {
    // From here on the one does not count, and the powers of two below stay finite.
    if x > T::of(40.0) || x.is_nan() {
        return exp(x);
    }
    if x < T::of(-40.0) {
        return T::of(-1.0);
    }
    let (n, r) = reduce_exp(x);
    // eʳ − 1 = r + r²·(1/2 + r/6 + …)
    let rest = series(r, T::EXP_TERMS - 1, |k| INVERSE_FACTORIALS[k + 2]);
    let small = T::fma(r * r, rest, r);
    let power = T::power_of_two(n.to_i32());
    if n == T::of(0.0) {
        // Keeps the sign of zero.
        return if r == T::of(0.0) { x } else { small };
    }
    T::fma(small, power, power - T::of(1.0))
}

/// A positive finite x as `2^e · (1 + f)` with 1 + f between √½ and √2.
#[inline(always)]
pub fn split<T: Real>(x: T) -> (i32, T) {
    let least = T::power_of_two(1 - T::BIAS);
    // Numbers below the normal ones are raised first.
    let (x, raised) = if x < least {
        (x * T::power_of_two(T::FRACTION_BITS as i32 + 1), T::FRACTION_BITS as i32 + 1)
    } else {
        (x, 0)
    };
    let bits = x.to_bits64();
    let e = (bits >> T::FRACTION_BITS) as i32 - T::BIAS - raised;
    let one = (T::BIAS as u64) << T::FRACTION_BITS;
    let m = T::from_bits64(bits & ((1 << T::FRACTION_BITS) - 1) | one);
    if m > T::of(consts::SQRT_2) { (e + 1, m * T::of(0.5) - T::of(1.0)) } else { (e, m - T::of(1.0)) }
}

/// ln(1 + f) by atanh: with s = f/(2 + f), `ln(1 + f) = 2s + 2s³/3 + 2s⁵/5 + …`, where 2s = f − s·f.
#[inline(always)]
fn ln_near_one<T: Real>(f: T) -> T {
    let s = f / (T::of(2.0) + f);
    let z = s * s;
    let rest = z * series(z, T::ATANH_TERMS - 1, |k| 2.0 / (2 * k + 3) as f64);
    T::fma(-s, f - rest, f)
}

/// The logarithm where it is no number, or no finite one: `None` for ordinary arguments.
#[inline(always)]
fn special_logarithm<T: Real>(x: T) -> Option<T> {
    if x > T::of(0.0) && x < T::INFINITY {
        None
    } else if x == T::of(0.0) {
        Some(-T::INFINITY)
    } else if x > T::of(0.0) {
        Some(x)
    } else {
        Some(T::NAN)
    }
}

#[inline(always)]
pub fn ln<T: Real>(x: T) -> T {
    if let Some(special) = special_logarithm(x) {
        return special;
    }
    let (e, f) = split(x);
    let e = T::from_i32(e);
    T::fma(e, T::LN_2[0], T::fma(e, T::LN_2[1], ln_near_one(f)))
}

#[inline(always)]
pub fn ln_1p<T: Real>(x: T) -> T {
    let u = T::of(1.0) + x;
    if !(u > T::of(0.0) && u < T::INFINITY) {
        return ln(u);
    }
    if u == T::of(1.0) {
        return x;
    }
    // What the sum lost, divided by the sum.
    let lost = if x > T::of(1.0) { (T::of(1.0) - u) + x } else { x - (u - T::of(1.0)) };
    ln(u) + lost / u
}

#[inline(always)]
pub fn log2<T: Real>(x: T) -> T {
    if let Some(special) = special_logarithm(x) {
        return special;
    }
    let (e, f) = split(x);
    let l = ln_near_one(f);
    let log2_e = [consts::LOG2_E, 2.035_527_374_093_103_3e-17];
    T::fma(l, T::of(log2_e[0]), T::fma(l, T::rest_of(log2_e), T::from_i32(e)))
}

#[inline(always)]
pub fn log10<T: Real>(x: T) -> T {
    if let Some(special) = special_logarithm(x) {
        return special;
    }
    let (e, f) = split(x);
    let (e, l) = (T::from_i32(e), ln_near_one(f));
    let log10_2 = [consts::LOG10_2, -2.803_728_127_785_170_3e-18];
    let log10_e = [consts::LOG10_E, 1.098_319_650_216_765e-17];
    let low = T::fma(e, T::rest_of(log10_2), l * T::rest_of(log10_e));
    T::fma(e, T::of(log10_2[0]), T::fma(l, T::of(log10_e[0]), low))
}

#[inline(always)]
pub fn sinh<T: Real>(x: T) -> T {
    let size = x.abs();
    if size > T::of(20.0) {
        // e^(|x|/2) twice, since e^|x| may be beyond the numbers where its half is not.
        let half = exp(size * T::of(0.5));
        return (half * T::of(0.5) * half).copysign(x);
    }
    let t = exp_m1(size);
    ((t + t / (t + T::of(1.0))) * T::of(0.5)).copysign(x)
}

#[inline(always)]
pub fn cosh<T: Real>(x: T) -> T {
    let size = x.abs();
    if size > T::of(20.0) {
        let half = exp(size * T::of(0.5));
        return half * T::of(0.5) * half;
    }
    let e = exp(size);
    (e + T::of(1.0) / e) * T::of(0.5)
}

#[inline(always)]
pub fn tanh<T: Real>(x: T) -> T {
    let size = x.abs();
    if size > T::of(20.0) {
        return T::of(1.0).copysign(x);
    }
    let t = exp_m1(size + size);
    (t / (t + T::of(2.0))).copysign(x)
}

/// From here on x² + 1 is x², and ln 2x is ln x + ln 2.
#[inline(always)]
fn ln_of_double<T: Real>(x: T) -> T {
    ln(x) + T::of(consts::LN_2)
}

#[inline(always)]
pub fn asinh<T: Real>(x: T) -> T {
    let size = x.abs();
    if size > T::of(268_435_456.0) {
        return ln_of_double(size).copysign(x);
    }
    // ln(1 + (s + s²/(1 + √(1 + s²)))), where nothing cancels.
    let square = size * size;
    let rest = square / (T::of(1.0) + T::fma(size, size, T::of(1.0)).sqrt());
    ln_1p(size + rest).copysign(x)
}

#[inline(always)]
pub fn acosh<T: Real>(x: T) -> T {
    if x > T::of(268_435_456.0) {
        return ln_of_double(x);
    }
    // ln(1 + t + √(2t + t²)) for t = x − 1, which is exact near 1; NaN below 1.
    let t = x - T::of(1.0);
    ln_1p(t + T::fma(t, t, t + t).sqrt())
}

#[inline(always)]
pub fn atanh<T: Real>(x: T) -> T {
    let size = x.abs();
    let twice = size + size;
    let quotient = if size < T::of(0.5) {
        twice + twice * size / (T::of(1.0) - size)
    } else {
        twice / (T::of(1.0) - size)
    };
    (ln_1p(quotient) * T::of(0.5)).copysign(x)
}
