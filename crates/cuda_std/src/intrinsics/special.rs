//! The functions of libdevice that neither `float` nor libm has, in double precision.

use crate::float::GpuFloat;
use core::f64::consts;

/// 1/√2 in two parts.
const INVERSE_SQRT_2: [f64; 2] = [consts::FRAC_1_SQRT_2, -4.833_646_656_726_457e-17];
/// π in two parts.
const PI: [f64; 2] = [consts::PI, 1.224_646_799_147_353_2e-16];
/// 1/√π.
const INVERSE_SQRT_PI: f64 = 0.564_189_583_547_756_3;
/// From here on the asymptotic series of [`erfcx`] has all digits.
const SERIES_FROM: f64 = 12.0;

/// e^(x²) · erfc(x).
#[inline(always)]
pub fn erfcx(x: f64) -> f64 {
    if x < SERIES_FROM {
        // x² in two parts, since its rounding error counts x² times.
        let square = x * x;
        let rest = x.mul_add(x, -square);
        let scale = GpuFloat::exp(square);
        if scale == f64::INFINITY {
            return f64::INFINITY;
        }
        return libm::erfc(x) * GpuFloat::mul_add(scale, rest, scale);
    }
    // 1/(x√π) · (1 − 1/(2x²) + 1·3/(2x²)² − …)
    let t = 0.5 / (x * x);
    let mut sum = 1.0;
    let mut k = 10;
    while k > 0 {
        sum = 1.0 - sum * t * f64::from(2 * k - 1);
        k -= 1;
    }
    // In this order nothing is lost where x² would be infinite.
    sum * (INVERSE_SQRT_PI / x)
}

/// The number whose error function is `x`.
#[inline(always)]
pub fn erfinv(x: f64) -> f64 {
    if x > 0.5 {
        erfcinv(1.0 - x)
    } else if x < -0.5 {
        -erfcinv(1.0 + x)
    } else {
        erfinv_near_zero(x)
    }
}

/// For |x| up to ½: a guess, and steps of Halley's method.
#[inline(always)]
fn erfinv_near_zero(x: f64) -> f64 {
    // x√π/2 · (1 + πx²/12 + 7π²x⁴/480 + 127π³x⁶/40320)
    let t = consts::PI * x * x;
    let mut y =
        x * 0.886_226_925_452_758 * (1.0 + t * (1.0 / 12.0 + t * (7.0 / 480.0 + t * (127.0 / 40_320.0))));
    let mut step = 0;
    while step < 3 {
        let error = libm::erf(y) - x;
        let slope = 2.0 * INVERSE_SQRT_PI * GpuFloat::exp(-y * y);
        y -= error / GpuFloat::mul_add(y, error, slope);
        step += 1;
    }
    y
}

/// The number whose complementary error function is `y`.
#[inline(always)]
pub fn erfcinv(y: f64) -> f64 {
    if y > 1.0 {
        return -erfcinv_lower(2.0 - y);
    }
    erfcinv_lower(y)
}

/// For y up to 1.
#[inline(always)]
fn erfcinv_lower(y: f64) -> f64 {
    if y >= 0.5 {
        return erfinv_near_zero(1.0 - y);
    }
    if y == 0.0 {
        return f64::INFINITY;
    }
    if y < 0.0 || y.is_nan() {
        return f64::NAN;
    }
    // Abramowitz and Stegun, 26.2.22, and Newton's method for x² − ln(erfcx x) = −ln y, which keeps all digits where
    // erfc itself has no more numbers.
    let goal = -GpuFloat::ln(y);
    let t = GpuFloat::sqrt(2.0 * (goal + consts::LN_2));
    let mut x =
        consts::FRAC_1_SQRT_2 * (t - (2.307_53 + t * 0.270_61) / (1.0 + t * (0.992_29 + t * 0.044_81)));
    let mut step = 0;
    while step < 4 {
        let scaled = erfcx(x);
        let error = GpuFloat::mul_add(x, x, -goal) - GpuFloat::ln(scaled);
        x -= error * scaled / (2.0 * INVERSE_SQRT_PI);
        step += 1;
    }
    x
}

/// The probability that a standard normal number is at most `x`.
#[inline(always)]
pub fn normcdf(x: f64) -> f64 {
    if x < -40.0 {
        return 0.0;
    }
    // −x/√2 in two parts, since its rounding error counts x² times; the second part by the slope of erfc.
    let high = -x * INVERSE_SQRT_2[0];
    let low = -GpuFloat::mul_add(x, INVERSE_SQRT_2[0], high) - x * INVERSE_SQRT_2[1];
    if high.is_nan() && x.is_nan() {
        return f64::NAN;
    }
    if high >= 30.0 || high.is_nan() {
        return 0.0;
    }
    if high < -8.0 {
        return 1.0;
    }
    let slope = 2.0 * INVERSE_SQRT_PI * GpuFloat::exp(-high * high);
    0.5 * GpuFloat::mul_add(-low, slope, libm::erfc(high))
}

/// The number that a standard normal one is at most with probability `p`.
#[inline(always)]
pub fn normcdfinv(p: f64) -> f64 {
    // The difference from ½ or 1 is taken before it is doubled, so that it is exact.
    let scaled = if p > 0.25 && p < 0.75 {
        erfinv_near_zero(2.0 * (p - 0.5))
    } else if p > 0.5 {
        erfcinv_lower(2.0 * (1.0 - p))
    } else {
        -erfcinv_lower(2.0 * p)
    };
    consts::SQRT_2 * scaled
}

/// sin πx and cos πx.
#[inline(always)]
pub fn sin_cos_pi(x: f64) -> (f64, f64) {
    if !x.is_finite() {
        return (f64::NAN, f64::NAN);
    }
    let sign = x;
    // Exact: x modulo 2, and its quarter of the circle.
    let x = x - 2.0 * GpuFloat::round_ties_even(0.5 * x);
    let quarter = GpuFloat::round_ties_even(2.0 * x);
    let rest = GpuFloat::mul_add(quarter, -0.5, x);
    let angle = rest * PI[0];
    let low = GpuFloat::mul_add(rest, PI[0], -angle) + rest * PI[1];
    let (s, c) = GpuFloat::sin_cos(angle);
    let (sin, cos) = (GpuFloat::mul_add(low, c, s), GpuFloat::mul_add(-low, s, c));
    let (sin, cos) = match quarter as i32 & 3 {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    };
    // Zeros as in IEEE 754-2019, 9.2.1: that of the sine has the argument's sign, that of the cosine is positive.
    (if sin == 0.0 { GpuFloat::copysign(sin, sign) } else { sin }, cos + 0.0)
}
