//! The functions of floats that `std` adds to `core`: those of `core::f32::math` where it has them, else `cuda_std`'s, else libm's.

use cuda_std::float::GpuFloat;

macro_rules! functions {
    ($float:ident {
        const { $($const:ident($($const_argument:ident: $const_type:ty),*) -> $const_result:ty;)* }
        core { $($core:ident($($core_argument:ident: $core_type:ty),*) -> $core_result:ty;)* }
        cuda { $($cuda:ident($($cuda_argument:ident: $cuda_type:ty),*) -> $cuda_result:ty;)* }
        libm { $($libm:ident($($libm_argument:ident: $libm_type:ty),*) -> $libm_result:ty = $function:ident;)* }
    }) => {
        impl $float {
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub const fn $const(self $(, $const_argument: $const_type)*) -> $const_result {
                    core::$float::math::$const(self $(, $const_argument)*)
                }
            )*
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $core(self $(, $core_argument: $core_type)*) -> $core_result {
                    core::$float::math::$core(self $(, $core_argument)*)
                }
            )*
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $cuda(self $(, $cuda_argument: $cuda_type)*) -> $cuda_result {
                    GpuFloat::$cuda(self $(, $cuda_argument)*)
                }
            )*
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $libm(self $(, $libm_argument: $libm_type)*) -> $libm_result {
                    libm::$function(self $(, $libm_argument)*)
                }
            )*
        }
    };
}

macro_rules! float {
    ($float:ident: $asinh:ident $acosh:ident $atanh:ident $gamma:ident $ln_gamma:ident $erf:ident $erfc:ident) => {
        functions! {
            $float {
                const {
                    floor() -> Self;
                    ceil() -> Self;
                    round() -> Self;
                    round_ties_even() -> Self;
                    trunc() -> Self;
                    fract() -> Self;
                    mul_add(a: Self, b: Self) -> Self;
                }
                core {
                    div_euclid(rhs: Self) -> Self;
                    rem_euclid(rhs: Self) -> Self;
                    powi(n: i32) -> Self;
                    sqrt() -> Self;
                    cbrt() -> Self;
                }
                cuda {
                    powf(n: Self) -> Self;
                    exp() -> Self;
                    exp2() -> Self;
                    exp_m1() -> Self;
                    ln() -> Self;
                    ln_1p() -> Self;
                    log(base: Self) -> Self;
                    log2() -> Self;
                    log10() -> Self;
                    hypot(other: Self) -> Self;
                    sin() -> Self;
                    cos() -> Self;
                    tan() -> Self;
                    asin() -> Self;
                    acos() -> Self;
                    atan() -> Self;
                    atan2(other: Self) -> Self;
                    sin_cos() -> (Self, Self);
                    sinh() -> Self;
                    cosh() -> Self;
                    tanh() -> Self;
                }
                libm {
                    asinh() -> Self = $asinh;
                    acosh() -> Self = $acosh;
                    atanh() -> Self = $atanh;
                    gamma() -> Self = $gamma;
                    ln_gamma() -> (Self, i32) = $ln_gamma;
                    erf() -> Self = $erf;
                    erfc() -> Self = $erfc;
                }
            }
        }
    };
}
float!(f32: asinhf acoshf atanhf tgammaf lgammaf_r erff erfcf);
float!(f64: asinh acosh atanh tgamma lgamma_r erf erfc);

/// Those of `f16` go through `f32`, as in `std`.
macro_rules! half {
    ($($name:ident($($argument:ident),*);)*) => {
        impl f16 {
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $name(self $(, $argument: Self)*) -> Self {
                    f32::$name(self as f32 $(, $argument as f32)*) as f16
                }
            )*

            #[rustc_allow_incoherent_impl]
            #[inline]
            pub fn sin_cos(self) -> (Self, Self) {
                (self.sin(), self.cos())
            }

            #[rustc_allow_incoherent_impl]
            #[inline]
            pub fn ln_gamma(self) -> (Self, i32) {
                let (value, sign) = (self as f32).ln_gamma();
                (value as f16, sign)
            }
        }
    };
}
half! {
    powf(n);
    exp();
    exp2();
    exp_m1();
    ln();
    ln_1p();
    log(base);
    log2();
    log10();
    hypot(other);
    sin();
    cos();
    tan();
    asin();
    acos();
    atan();
    atan2(other);
    sinh();
    cosh();
    tanh();
    asinh();
    acosh();
    atanh();
    gamma();
    erf();
    erfc();
}
