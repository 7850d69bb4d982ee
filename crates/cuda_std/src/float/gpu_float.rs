//! [`GpuFloat`]: `std`'s functions of floats, for kernels.

use super::real::Real;
use super::{elementary, power, trigonometry};

macro_rules! gpu_float {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:expr;)*) => {
        /// The functions that `std` has for floats, under the same names and with the same special cases, for code
        /// without `std`. See the [module](super) for their errors.
        pub trait GpuFloat: Copy + PartialOrd {
            $(
                $(#[$doc])*
                fn $name(self $(, $argument: $type)*) -> $result;
            )*
        }

        gpu_float! { @implement f32 $($name($($argument: $type),*) -> $result = $function;)* }
        gpu_float! { @implement f64 $($name($($argument: $type),*) -> $result = $function;)* }
    };
    (@implement $float:ident $($name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:expr;)*) => {
        impl GpuFloat for $float {
            $(
                #[inline(always)]
                fn $name(self $(, $argument: $type)*) -> $result {
                    $function(self $(, $argument)*)
                }
            )*
        }
    };
}

gpu_float! {
    /// The greatest integer that is not greater.
    floor() -> Self = Real::floor;
    /// The least integer that is not less.
    ceil() -> Self = Real::ceil;
    /// The integer part.
    trunc() -> Self = Real::trunc;
    /// The nearest integer, ties away from zero.
    round() -> Self = round;
    /// The nearest integer, ties to even.
    round_ties_even() -> Self = Real::rint;
    /// What is after the point.
    fract() -> Self = |x: Self| x - Real::trunc(x);
    /// The absolute value.
    abs() -> Self = Real::abs;
    /// 1 with the sign of the number; NaN for NaN.
    signum() -> Self = |x: Self| if Real::is_nan(x) { x } else { Real::copysign(1.0, x) };
    /// The number with the sign of another.
    copysign(sign: Self) -> Self = Real::copysign;
    /// The quotient that leaves a remainder of at least 0.
    div_euclid(rhs: Self) -> Self = |x: Self, rhs: Self| {
        let quotient = Real::trunc(x / rhs);
        if x % rhs < 0.0 { if rhs > 0.0 { quotient - 1.0 } else { quotient + 1.0 } } else { quotient }
    };
    /// The remainder of that quotient.
    rem_euclid(rhs: Self) -> Self = |x: Self, rhs: Self| {
        let rest = x % rhs;
        if rest < 0.0 { rest + Real::abs(rhs) } else { rest }
    };
    /// `self * a + b`, rounded once.
    mul_add(a: Self, b: Self) -> Self = Real::fma;
    /// The square root, correctly rounded.
    sqrt() -> Self = Real::sqrt;
    /// One over the square root: two correctly rounded operations.
    rsqrt() -> Self = |x: Self| 1.0 / Real::sqrt(x);
    /// The cube root.
    cbrt() -> Self = power::cbrt;
    /// √(self² + other²), without overflow between.
    hypot(other: Self) -> Self = power::hypot;
    /// An integer power.
    powi(n: i32) -> Self = power::powi;
    /// A power.
    powf(n: Self) -> Self = power::powf;
    /// eˣ.
    exp() -> Self = elementary::exp;
    /// 2ˣ.
    exp2() -> Self = elementary::exp2;
    /// eˣ − 1, exact near 0.
    exp_m1() -> Self = elementary::exp_m1;
    /// The natural logarithm.
    ln() -> Self = elementary::ln;
    /// ln(1 + x), exact near 0.
    ln_1p() -> Self = elementary::ln_1p;
    /// The logarithm to base 2.
    log2() -> Self = elementary::log2;
    /// The logarithm to base 10.
    log10() -> Self = elementary::log10;
    /// The logarithm to any base: a quotient of two logarithms.
    log(base: Self) -> Self = |x: Self, base: Self| elementary::ln(x) / elementary::ln(base);
    /// The sine.
    sin() -> Self = |x: Self| trigonometry::sin_cos(x).0;
    /// The cosine.
    cos() -> Self = |x: Self| trigonometry::sin_cos(x).1;
    /// Sine and cosine.
    sin_cos() -> (Self, Self) = trigonometry::sin_cos;
    /// The tangent.
    tan() -> Self = trigonometry::tan;
    /// The angle whose sine it is.
    asin() -> Self = trigonometry::asin;
    /// The angle whose cosine it is.
    acos() -> Self = trigonometry::acos;
    /// The angle whose tangent it is.
    atan() -> Self = trigonometry::atan;
    /// The angle of the point (other, self).
    atan2(other: Self) -> Self = trigonometry::atan2;
    /// The hyperbolic sine.
    sinh() -> Self = elementary::sinh;
    /// The hyperbolic cosine.
    cosh() -> Self = elementary::cosh;
    /// The hyperbolic tangent.
    tanh() -> Self = elementary::tanh;
    /// The inverse of the hyperbolic sine.
    asinh() -> Self = elementary::asinh;
    /// The inverse of the hyperbolic cosine.
    acosh() -> Self = elementary::acosh;
    /// The inverse of the hyperbolic tangent.
    atanh() -> Self = elementary::atanh;
}

/// To the nearest integer, ties away from zero.
#[inline(always)]
fn round<T: Real>(x: T) -> T {
    let whole = x.trunc();
    let up = (x - whole).abs() >= T::of(0.5);
    let result = if up { whole + T::of(1.0).copysign(x) } else { whole };
    result.copysign(x)
}
