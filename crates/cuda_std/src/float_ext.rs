//! [`FloatExt`]: libdevice's functions as methods.

use crate::intrinsics;

mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for f64 {}
}

macro_rules! float_ext {
    ($($(#[$doc:meta])* $name:ident = $wide:ident $narrow:ident;)*) => {
        /// Functions of floats that `std` does not have, under rust-cuda's names. [`intrinsics`] states their errors.
        pub trait FloatExt: Sized + sealed::Sealed {
            $(
                $(#[$doc])*
                fn $name(self) -> Self;
            )*
            /// The fraction, from ½ to 1 in size or 0, and the exponent.
            fn frexp(self) -> (Self, i32);
            /// The exponent; `i32::MIN` for 0 and NaN, `i32::MAX` for infinities.
            fn unbiased_exp(self) -> i32;
            /// Bessel's function of the first kind of any order.
            fn jn(self, order: i32) -> Self;
            /// Bessel's function of the second kind of any order.
            fn yn(self, order: i32) -> Self;
            /// `self · 2^exp`.
            fn ldexp(self, exp: i32) -> Self;
            /// `self · 2^exp`.
            fn scale_by_n(self, exp: i32) -> Self;
            /// The nearest of 0 to 1; 0 for NaN.
            fn saturate(self) -> Self;
            /// sin πx and cos πx.
            fn sincospi(self) -> (Self, Self);
        }

        float_ext! { @ f64, frexp ilogb jn yn ldexp scalbn sincospi; $($name = $wide;)* }
        float_ext! { @ f32, frexpf ilogbf jnf ynf ldexpf scalbnf sincospif; $($name = $narrow;)* }
    };
    (@ $float:ident, $frexp:ident $ilogb:ident $jn:ident $yn:ident $ldexp:ident $scalbn:ident $sincospi:ident;
     $($name:ident = $function:ident;)*) => {
        // SAFETY of all: arithmetic; pointers are those of variables.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl FloatExt for $float {
            $(
                #[inline(always)]
                fn $name(self) -> Self {
                    unsafe { intrinsics::$function(self) }
                }
            )*
            #[inline(always)]
            fn frexp(self) -> (Self, i32) {
                let mut exponent = 0;
                let fraction = unsafe { intrinsics::$frexp(self, &raw mut exponent) };
                (fraction, exponent)
            }
            #[inline(always)]
            fn unbiased_exp(self) -> i32 {
                unsafe { intrinsics::$ilogb(self) }
            }
            #[inline(always)]
            fn jn(self, order: i32) -> Self {
                unsafe { intrinsics::$jn(order, self) }
            }
            #[inline(always)]
            fn yn(self, order: i32) -> Self {
                unsafe { intrinsics::$yn(order, self) }
            }
            #[inline(always)]
            fn ldexp(self, exp: i32) -> Self {
                unsafe { intrinsics::$ldexp(self, exp) }
            }
            #[inline(always)]
            fn scale_by_n(self, exp: i32) -> Self {
                unsafe { intrinsics::$scalbn(self, exp) }
            }
            #[inline(always)]
            fn saturate(self) -> Self {
                if self > 0.0 { if self < 1.0 { self } else { 1.0 } } else { 0.0 }
            }
            #[inline(always)]
            fn sincospi(self) -> (Self, Self) {
                let (mut sin, mut cos) = (0.0, 0.0);
                unsafe { intrinsics::$sincospi(self, &raw mut sin, &raw mut cos) };
                (sin, cos)
            }
        }
    };
}

float_ext! {
    /// cos πx.
    cospi = cospi cospif;
    /// The error function.
    error_function = erf erff;
    /// The complementary error function.
    complementary_error_function = erfc erfcf;
    /// The inverse of the complementary error function, for 0 to 2.
    inv_complementary_error_function = erfcinv erfcinvf;
    /// e^(x²) · erfc x.
    scaled_complementary_error_function = erfcx erfcxf;
    /// Bessel's function of the first kind of order 0.
    j0 = j0 j0f;
    /// Bessel's function of the first kind of order 1.
    j1 = j1 j1f;
    /// ln |Γ(x)|.
    log_gamma = lgamma lgammaf;
    /// ln(1 + x).
    log1p = log1p log1pf;
    /// The distribution function of the standard normal distribution.
    norm_cdf = normcdf normcdff;
    /// The inverse of `norm_cdf`, for 0 to 1.
    inv_norm_cdf = normcdfinv normcdfinvf;
    /// 1/∛x.
    rcbrt = rcbrt rcbrtf;
    /// sin πx.
    sinpi = sinpi sinpif;
    /// Γ(x).
    gamma = tgamma tgammaf;
    /// Bessel's function of the second kind of order 0.
    y0 = y0 y0f;
    /// Bessel's function of the second kind of order 1.
    y1 = y1 y1f;
}
