//! libdevice's functions of floats. Those of many instructions are not inlined, so that a program has each once.
#![allow(clippy::missing_safety_doc)]

use super::special;
use crate::device::on_device;
use crate::float::{GpuFloat, approx};

macro_rules! functions {
    ($inline:ident: $($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline($inline)]
            pub unsafe fn $name($($argument: $type),*) -> $result {
                $value
            }
        )*
    };
}

/// A function in both precisions, by the same expression; `wide` and `narrow` are its names.
macro_rules! both {
    ($inline:ident: $($(#[$doc:meta])* $wide:ident $narrow:ident($($argument:ident),*) = $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline($inline)]
            pub unsafe fn $wide($($argument: f64),*) -> f64 {
                #[allow(unused)]
                type Float = f64;
                $value
            }
            $(#[$doc])*
            #[inline($inline)]
            pub unsafe fn $narrow($($argument: f32),*) -> f32 {
                #[allow(unused)]
                type Float = f32;
                $value
            }
        )*
    };
}

/// A function in both precisions, computed in the wide one and rounded.
macro_rules! wide {
    ($($(#[$doc:meta])* $wide:ident $narrow:ident($argument:ident) = $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            pub unsafe fn $wide($argument: f64) -> f64 {
                $value
            }
            $(#[$doc])*
            #[inline(never)]
            pub unsafe fn $narrow($argument: f32) -> f32 {
                // SAFETY: arithmetic.
                unsafe { $wide(f64::from($argument)) as f32 }
            }
        )*
    };
}

both! { always:
    /// The least integer that is not less.
    ceil ceilf(x) = GpuFloat::ceil(x);
    /// `x` with the sign of `y`.
    copysign copysignf(x, y) = Float::copysign(x, y);
    /// The absolute value.
    fabs fabsf(f) = Float::abs(f);
    /// x − y where it is positive, else +0; NaN if either is.
    fdim fdimf(x, y) = if x.is_nan() || y.is_nan() { Float::NAN } else if x > y { x - y } else { 0.0 };
    /// The greatest integer that is not greater.
    floor floorf(f) = GpuFloat::floor(f);
    /// x · y + z, rounded once.
    fma fmaf(x, y, z) = GpuFloat::mul_add(x, y, z);
    /// The greater; the other if one is NaN.
    fmax fmaxf(x, y) = Float::max(x, y);
    /// The lesser; the other if one is NaN.
    fmin fminf(x, y) = Float::min(x, y);
    /// The nearest integer, ties to even.
    nearbyint nearbyintf(x) = GpuFloat::round_ties_even(x);
    /// The nearest integer, ties to even.
    rint rintf(x) = GpuFloat::round_ties_even(x);
    /// The nearest integer, ties away from zero.
    round roundf(x) = GpuFloat::round(x);
    /// 1/√x.
    rsqrt rsqrtf(x) = GpuFloat::rsqrt(x);
    /// The square root, correctly rounded.
    sqrt sqrtf(x) = GpuFloat::sqrt(x);
    /// The integer part.
    trunc truncf(x) = GpuFloat::trunc(x);
}

both! { never:
    /// The angle whose cosine it is.
    acos acosf(x) = GpuFloat::acos(x);
    /// The angle whose sine it is.
    asin asinf(x) = GpuFloat::asin(x);
    /// The angle whose tangent it is.
    atan atanf(x) = GpuFloat::atan(x);
    /// The angle of the point (y, x).
    atan2 atan2f(x, y) = GpuFloat::atan2(x, y);
    /// The inverse of the hyperbolic cosine.
    acosh acoshf(x) = GpuFloat::acosh(x);
    /// The inverse of the hyperbolic sine.
    asinh asinhf(x) = GpuFloat::asinh(x);
    /// The inverse of the hyperbolic tangent.
    atanh atanhf(x) = GpuFloat::atanh(x);
    /// The cube root.
    cbrt cbrtf(x) = GpuFloat::cbrt(x);
    /// The cosine.
    cos cosf(x) = GpuFloat::cos(x);
    /// The hyperbolic cosine.
    cosh coshf(x) = GpuFloat::cosh(x);
    /// eˣ.
    exp expf(x) = GpuFloat::exp(x);
    /// 10ˣ.
    exp10 exp10f(x) = GpuFloat::powf(10.0, x);
    /// 2ˣ.
    exp2 exp2f(x) = GpuFloat::exp2(x);
    /// eˣ − 1.
    expm1 expm1f(x) = GpuFloat::exp_m1(x);
    /// √(x² + y²), without overflow between.
    hypot hypotf(x, y) = GpuFloat::hypot(x, y);
    /// The natural logarithm.
    log logf(x) = GpuFloat::ln(x);
    /// The logarithm to base 10.
    log10 log10f(x) = GpuFloat::log10(x);
    /// ln(1 + x).
    log1p log1pf(x) = GpuFloat::ln_1p(x);
    /// The logarithm to base 2.
    log2 log2f(x) = GpuFloat::log2(x);
    /// xʸ.
    pow powf(x, y) = GpuFloat::powf(x, y);
    /// The sine.
    sin sinf(x) = GpuFloat::sin(x);
    /// The hyperbolic sine.
    sinh sinhf(x) = GpuFloat::sinh(x);
    /// The tangent.
    tan tanf(x) = GpuFloat::tan(x);
    /// The hyperbolic tangent.
    tanh tanhf(x) = GpuFloat::tanh(x);
}

wide! {
    /// cos πx.
    cospi cospif(x) = special::sin_cos_pi(x).1;
    /// sin πx.
    sinpi sinpif(x) = special::sin_cos_pi(x).0;
    /// The error function.
    erf erff(x) = libm::erf(x);
    /// The complementary error function.
    erfc erfcf(x) = libm::erfc(x);
    /// The inverse of the complementary error function, for 0 to 2.
    erfcinv erfcinvf(x) = special::erfcinv(x);
    /// e^(x²) · erfc x.
    erfcx erfcxf(x) = special::erfcx(x);
    /// The inverse of the error function, for −1 to 1.
    erfinv erfinvf(x) = special::erfinv(x);
    /// Bessel's function of the first kind of order 0.
    j0 j0f(x) = libm::j0(x);
    /// Bessel's function of the first kind of order 1.
    j1 j1f(x) = libm::j1(x);
    /// Bessel's function of the second kind of order 0.
    y0 y0f(x) = libm::y0(x);
    /// Bessel's function of the second kind of order 1.
    y1 y1f(x) = libm::y1(x);
    /// ln |Γ(x)|.
    lgamma lgammaf(x) = libm::lgamma(x);
    /// Γ(x).
    tgamma tgammaf(x) = libm::tgamma(x);
    /// The distribution function of the standard normal distribution.
    normcdf normcdff(x) = special::normcdf(x);
    /// The inverse of `normcdf`, for 0 to 1.
    normcdfinv normcdfinvf(x) = special::normcdfinv(x);
    /// 1/∛x.
    rcbrt rcbrtf(x) = 1.0 / GpuFloat::cbrt(x);
}

functions! { never:
    /// The remainder of x/y with the sign of x.
    fmod(x: f64, y: f64) -> f64 = libm::fmod(x, y);
    /// The remainder of x/y with the sign of x.
    fmodf(x: f32, y: f32) -> f32 = libm::fmodf(x, y);
    /// x − n·y for the integer n nearest to x/y, ties to even.
    remainder(x: f64, y: f64) -> f64 = libm::remainder(x, y);
    /// x − n·y for the integer n nearest to x/y, ties to even.
    remainderf(x: f32, y: f32) -> f32 = libm::remainderf(x, y);
    /// Bessel's function of the first kind of order `n`.
    jn(n: i32, x: f64) -> f64 = libm::jn(n, x);
    /// Bessel's function of the first kind of order `n`.
    jnf(n: i32, x: f32) -> f32 = {
        // SAFETY: arithmetic.
        unsafe { jn(n, f64::from(x)) as f32 }
    };
    /// Bessel's function of the second kind of order `n`.
    yn(n: i32, x: f64) -> f64 = libm::yn(n, x);
    /// Bessel's function of the second kind of order `n`.
    ynf(n: i32, x: f32) -> f32 = {
        // SAFETY: arithmetic.
        unsafe { yn(n, f64::from(x)) as f32 }
    };
    /// xʸ, by repeated squaring.
    powi(x: f64, y: i32) -> f64 = GpuFloat::powi(x, y);
    /// xʸ, by repeated squaring.
    powif(x: f32, y: i32) -> f32 = GpuFloat::powi(x, y);
    /// x · 2ʸ.
    ldexp(x: f64, y: i32) -> f64 = libm::ldexp(x, y);
    /// x · 2ʸ.
    ldexpf(x: f32, y: i32) -> f32 = libm::ldexpf(x, y);
    /// x · 2ʸ.
    scalbn(x: f64, y: i32) -> f64 = libm::scalbn(x, y);
    /// x · 2ʸ.
    scalbnf(x: f32, y: i32) -> f32 = libm::scalbnf(x, y);
}

functions! { always:
    /// The exponent; `i32::MIN` for 0 and NaN, `i32::MAX` for infinities.
    ilogb(x: f64) -> i32 = exponent(x);
    /// The exponent; `i32::MIN` for 0 and NaN, `i32::MAX` for infinities.
    ilogbf(x: f32) -> i32 = exponent(f64::from(x));
    /// The exponent as a float; −∞ for 0.
    logb(x: f64) -> f64 = exponent_float(x);
    /// The exponent as a float; −∞ for 0.
    logbf(x: f32) -> f32 = exponent_float(f64::from(x)) as f32;
    /// The next number from x towards y.
    nextafter(x: f64, y: f64) -> f64 = libm::nextafter(x, y);
    /// The next number from x towards y.
    nextafterf(x: f32, y: f32) -> f32 = libm::nextafterf(x, y);
    /// The nearest integer, ties to even.
    llrint(x: f64) -> i64 = to_i64(GpuFloat::round_ties_even(x));
    /// The nearest integer, ties to even.
    llrintf(x: f32) -> i64 = to_i64(f64::from(GpuFloat::round_ties_even(x)));
    /// The nearest integer, ties away from zero.
    llround(x: f64) -> i64 = to_i64(GpuFloat::round(x));
    /// The nearest integer, ties away from zero.
    llroundf(x: f32) -> i64 = to_i64(f64::from(GpuFloat::round(x)));
    /// NaN; the text, which says what to put into it, is not read.
    nan(_tagp: *mut i8) -> f64 = f64::NAN;
    /// NaN; the text, which says what to put into it, is not read.
    nanf(_tagp: *mut i8) -> f32 = f32::NAN;
    /// 1/√x, correctly rounded.
    frsqrt_rn(x: f32) -> f32 = (1.0 / GpuFloat::sqrt(f64::from(x))) as f32;
    /// The nearest of 0 to 1; 0 for NaN.
    saturatef(x: f32) -> f32 = if x > 0.0 { if x < 1.0 { x } else { 1.0 } } else { 0.0 };

    /// The cosine, approximately.
    fast_cosf(x: f32) -> f32 = approx::cos(x);
    /// The sine, approximately.
    fast_sinf(x: f32) -> f32 = approx::sin(x);
    /// The tangent, approximately.
    fast_tanf(x: f32) -> f32 = approx::divide(approx::sin(x), approx::cos(x));
    /// eˣ, approximately.
    fast_expf(x: f32) -> f32 = approx::exp(x);
    /// 10ˣ, approximately.
    fast_exp10f(x: f32) -> f32 = approx::exp2(x * core::f32::consts::LOG2_10);
    /// x/y, approximately.
    fast_fdividef(x: f32, y: f32) -> f32 = approx::divide(x, y);
    /// The natural logarithm, approximately.
    fast_logf(x: f32) -> f32 = approx::ln(x);
    /// The logarithm to base 2, approximately.
    fast_log2f(x: f32) -> f32 = approx::log2(x);
    /// The logarithm to base 10, approximately.
    fast_log10f(x: f32) -> f32 = approx::log2(x) * core::f32::consts::LOG10_2;
    /// xʸ, approximately.
    fast_powf(x: f32, y: f32) -> f32 = approx::exp2(y * approx::log2(x));

    /// The bits of the nearest half-precision number.
    float2half_rn(f: f32) -> i16 = on_device! {
        let bits: i16;
        // SAFETY: arithmetic.
        unsafe {
            core::arch::asm!(
                "cvt.rn.f16.f32 {}, {};", out(reg16) bits, in(reg32) f,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        bits
    };
    /// The half-precision number with these bits.
    half2float(h: i16) -> f32 = on_device! {
        let value: f32;
        // SAFETY: arithmetic.
        unsafe {
            core::arch::asm!(
                "cvt.f32.f16 {}, {};", out(reg32) value, in(reg16) h,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        value
    };
}

/// What libdevice gives for a float that is integral: NaN becomes the least number.
#[inline(always)]
fn to_i64(x: f64) -> i64 {
    if x.is_nan() { i64::MIN } else { x as i64 }
}

#[inline(always)]
fn exponent(x: f64) -> i32 {
    if x == 0.0 || x.is_nan() {
        i32::MIN
    } else if x.is_infinite() {
        i32::MAX
    } else {
        libm::frexp(x).1 - 1
    }
}

#[inline(always)]
fn exponent_float(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x.is_finite() {
        f64::from(exponent(x))
    } else {
        x.abs()
    }
}

/// Functions with further results, which go where pointers say.
macro_rules! through_pointers {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $value:expr, $($pointer:ident: $place:ty),+;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Safety
            /// The pointers are valid for writes and aligned.
            #[inline(always)]
            pub unsafe fn $name($($argument: $type,)* $($pointer: *mut $place),+) $(-> $result)? {
                through_pointers!(@ $value, [$($pointer),+] $(, $result)?)
            }
        )*
    };
    (@ $value:expr, [$pointer:ident], $result:ty) => {{
        let (value, further) = $value;
        // SAFETY: the caller's pointer is valid.
        unsafe { $pointer.write(further) };
        value
    }};
    (@ $value:expr, [$first:ident, $second:ident]) => {{
        let (first, second) = $value;
        // SAFETY: the caller's pointers are valid.
        unsafe {
            $first.write(first);
            $second.write(second);
        }
    }};
}

through_pointers! {
    /// The fraction, from ½ to 1 in size or 0, and the exponent `b`.
    frexp(x: f64) -> f64 = libm::frexp(x), b: i32;
    /// The fraction, from ½ to 1 in size or 0, and the exponent `b`.
    frexpf(x: f32) -> f32 = libm::frexpf(x), b: i32;
    /// What is after the point, and the integer part `b`.
    modf(x: f64) -> f64 = libm::modf(x), b: f64;
    /// What is after the point, and the integer part `b`.
    modff(x: f32) -> f32 = libm::modff(x), b: f32;
    /// [`remainder`], and the lower bits of the quotient with its sign.
    remquo(x: f64, y: f64) -> f64 = libm::remquo(x, y), c: i32;
    /// [`remainderf`], and the lower bits of the quotient with its sign.
    remquof(x: f32, y: f32) -> f32 = libm::remquof(x, y), quo: i32;
    /// Sine and cosine.
    sincos(x: f64) = GpuFloat::sin_cos(x), sptr: f64, cptr: f64;
    /// Sine and cosine.
    sincosf(x: f32) = GpuFloat::sin_cos(x), sptr: f32, cptr: f32;
    /// sin πx and cos πx.
    sincospi(x: f64) = special::sin_cos_pi(x), sptr: f64, cptr: f64;
    /// sin πx and cos πx.
    sincospif(x: f32) = narrow(special::sin_cos_pi(f64::from(x))), sptr: f32, cptr: f32;
    /// Sine and cosine, approximately.
    fast_sincosf(x: f32) = (approx::sin(x), approx::cos(x)), sptr: f32, cptr: f32;
}

#[inline(always)]
fn narrow((a, b): (f64, f64)) -> (f32, f32) {
    (a as f32, b as f32)
}
