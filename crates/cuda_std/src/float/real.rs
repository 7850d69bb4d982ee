//! What the functions need of a float type: its instructions, its bits and the constants of its width.

use core::ops::{Add, Div, Mul, Neg, Sub};

/// `f32` or `f64`.
pub trait Real:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + 'static
{
    /// Bits of the fraction.
    const FRACTION_BITS: u32;
    /// What is added to an exponent.
    const BIAS: i32;
    /// Terms of the series, so many that the rest is below half an ulp: eˣ on ±ln 2/2.
    const EXP_TERMS: usize;
    /// Sine and cosine on ±π/4, terms each.
    const SIN_TERMS: usize;
    /// atanh on ±(√2 − 1)/(√2 + 1).
    const ATANH_TERMS: usize;
    /// atan on ±tan(π/16).
    const ATAN_TERMS: usize;
    /// ln 2 in two parts.
    const LN_2: [Self; 2];
    /// π/2 in three parts.
    const HALF_PI: [Self; 3];
    /// Above this, three parts of π/2 are not enough to reduce an angle.
    const LARGE_ANGLE: Self;
    /// Above this, eˣ is infinite; below its negative, with a margin, 0.
    const EXP_LIMIT: Self;

    /// The nearest value to a constant.
    fn of(value: f64) -> Self;
    fn from_i32(value: i32) -> Self;
    fn from_u64(value: u64) -> Self;
    fn to_i32(self) -> i32;
    fn to_bits64(self) -> u64;
    fn from_bits64(bits: u64) -> Self;
    fn fma(a: Self, b: Self, c: Self) -> Self;
    fn sqrt(self) -> Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn trunc(self) -> Self;
    /// To the nearest integer, ties to even.
    fn rint(self) -> Self;
    fn abs(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    /// The difference of a constant to its rounded value.
    fn rest_of(value: [f64; 2]) -> Self;

    const INFINITY: Self;
    const NAN: Self;

    /// `2^exponent`, for exponents of normal numbers.
    #[inline(always)]
    fn power_of_two(exponent: i32) -> Self {
        Self::from_bits64(((exponent + Self::BIAS) as u64) << Self::FRACTION_BITS)
    }

    #[inline(always)]
    fn is_nan(self) -> bool {
        self.partial_cmp(&self).is_none()
    }
}

/// Calls LLVM's intrinsic on the device and `std`'s function on the host.
macro_rules! instruction {
    ($value:expr, $intrinsic:ident, $method:ident) => {{
        #[cfg(target_arch = "nvptx64")]
        // SAFETY: arithmetic.
        unsafe {
            crate::llvm::$intrinsic($value)
        }
        #[cfg(not(target_arch = "nvptx64"))]
        $value.$method()
    }};
}

macro_rules! real {
    ($type:ident, $bits:ident, $fma:ident, $sqrt:ident, $floor:ident, $ceil:ident, $trunc:ident, $rint:ident;
     $($constants:tt)*) => {
        impl Real for $type {
            $($constants)*
            const INFINITY: Self = $type::INFINITY;
            const NAN: Self = $type::NAN;
            #[inline(always)]
            fn of(value: f64) -> Self {
                value as $type
            }
            #[inline(always)]
            fn rest_of([high, low]: [f64; 2]) -> Self {
                // Exact for the narrow type: the part that its rounding cut off, and what the wide one cut off.
                ((high - f64::from(high as $type)) + low) as $type
            }
            #[inline(always)]
            fn from_i32(value: i32) -> Self {
                value as $type
            }
            #[inline(always)]
            fn from_u64(value: u64) -> Self {
                value as $type
            }
            #[inline(always)]
            fn to_i32(self) -> i32 {
                self as i32
            }
            #[inline(always)]
            fn to_bits64(self) -> u64 {
                u64::from(self.to_bits())
            }
            #[inline(always)]
            fn from_bits64(bits: u64) -> Self {
                $type::from_bits(bits as $bits)
            }
            #[inline(always)]
            fn fma(a: Self, b: Self, c: Self) -> Self {
                #[cfg(target_arch = "nvptx64")]
                // SAFETY: arithmetic.
                unsafe {
                    crate::llvm::$fma(a, b, c)
                }
                #[cfg(not(target_arch = "nvptx64"))]
                $type::mul_add(a, b, c)
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                instruction!(self, $sqrt, sqrt)
            }
            #[inline(always)]
            fn floor(self) -> Self {
                instruction!(self, $floor, floor)
            }
            #[inline(always)]
            fn ceil(self) -> Self {
                instruction!(self, $ceil, ceil)
            }
            #[inline(always)]
            fn trunc(self) -> Self {
                instruction!(self, $trunc, trunc)
            }
            #[inline(always)]
            fn rint(self) -> Self {
                instruction!(self, $rint, round_ties_even)
            }
            #[inline(always)]
            fn abs(self) -> Self {
                $type::abs(self)
            }
            #[inline(always)]
            fn copysign(self, sign: Self) -> Self {
                $type::copysign(self, sign)
            }
        }
    };
}

real! {
    f32, u32, fma_f32, sqrt_f32, floor_f32, ceil_f32, trunc_f32, rint_f32;
    const FRACTION_BITS: u32 = 23;
    const BIAS: i32 = 127;
    const EXP_TERMS: usize = 8;
    const SIN_TERMS: usize = 6;
    const ATANH_TERMS: usize = 5;
    const ATAN_TERMS: usize = 6;
    const LN_2: [f32; 2] = [core::f32::consts::LN_2, -1.904_654_2e-9];
    const HALF_PI: [f32; 3] = [core::f32::consts::FRAC_PI_2, -4.371_139e-8, -1.715_124_5e-15];
    const LARGE_ANGLE: f32 = 16_384.0;
    const EXP_LIMIT: f32 = 88.722_84;
}

real! {
    f64, u64, fma_f64, sqrt_f64, floor_f64, ceil_f64, trunc_f64, rint_f64;
    const FRACTION_BITS: u32 = 52;
    const BIAS: i32 = 1023;
    const EXP_TERMS: usize = 15;
    const SIN_TERMS: usize = 10;
    const ATANH_TERMS: usize = 11;
    const ATAN_TERMS: usize = 13;
    const LN_2: [f64; 2] = [core::f64::consts::LN_2, 2.319_046_813_846_299_6e-17];
    const HALF_PI: [f64; 3] =
        [core::f64::consts::FRAC_PI_2, 6.123_233_995_736_766e-17, -1.497_384_904_859_169_8e-33];
    const LARGE_ANGLE: f64 = 1_048_576.0;
    const EXP_LIMIT: f64 = 709.782_712_893_384;
}

/// `1/k!`, from k = 0 on.
pub const INVERSE_FACTORIALS: [f64; 22] = {
    let mut values = [1.0; 22];
    let mut k = 1;
    let mut factorial = 1u128;
    while k < values.len() {
        factorial *= k as u128;
        values[k] = 1.0 / factorial as f64;
        k += 1;
    }
    values
};

/// `Σ coefficient(k) · xᵏ` for k below `terms`, by Horner's rule. Both are known where it is used, so that the loop
/// is unrolled and the coefficients become immediate operands.
#[inline(always)]
pub fn series<T: Real>(x: T, terms: usize, coefficient: impl Fn(usize) -> f64) -> T {
    let mut sum = T::of(coefficient(terms - 1));
    let mut k = terms - 1;
    while k > 0 {
        k -= 1;
        sum = T::fma(sum, x, T::of(coefficient(k)));
    }
    sum
}
