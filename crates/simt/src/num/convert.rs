//! Conversions between floats and integers, and rounding to integral values (PTX ISA 9.0, 9.7.9.21 `cvt`).
//!
//! Halves convert through single precision, which holds them exactly; between float formats, [`super::single`],
//! [`super::f16`], [`super::bf16`] and [`super::narrow`] have the functions.

use super::Rounding;
use super::exact::Number;
use super::int::Int;
use super::narrow::{F32, F64, Format};
use super::{double, single};

/// A float to round from: `f32` or `f64`.
pub trait Float: Copy {
    /// Whether NaN becomes zero in integers of 32 bits or less.
    const NAN_IS_ZERO: bool;
    /// Whether it is NaN.
    fn is_nan(self) -> bool;
    /// To an integral value; NaN becomes canonical.
    fn integral(self, rounding: Rounding) -> Self;
    /// Cut off to a signed integer, saturating, NaN to 0.
    fn to_i64(self) -> i64;
    /// Cut off to an unsigned integer, saturating, NaN to 0.
    fn to_u64(self) -> u64;
    /// Cut off to a signed integer, saturating, NaN to 0.
    fn to_i32(self) -> i32;
    /// Cut off to an unsigned integer, saturating, NaN to 0.
    fn to_u32(self) -> u32;
}

macro_rules! float {
    ($t:ty, $zero:literal, $canonical:expr) => {
        impl Float for $t {
            const NAN_IS_ZERO: bool = $zero;
            #[inline(always)]
            fn is_nan(self) -> bool {
                <$t>::is_nan(self)
            }
            #[inline(always)]
            fn integral(self, rounding: Rounding) -> Self {
                $canonical(match rounding {
                    Rounding::Nearest => self.round_ties_even(),
                    Rounding::NearestAway => self.round(),
                    Rounding::Zero => self.trunc(),
                    Rounding::Down => self.floor(),
                    Rounding::Up => self.ceil(),
                })
            }
            #[inline(always)]
            fn to_i64(self) -> i64 {
                self as i64
            }
            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn to_i32(self) -> i32 {
                self as i32
            }
            #[inline(always)]
            fn to_u32(self) -> u32 {
                self as u32
            }
        }
    };
}
float!(f32, true, single::canonical);
float!(f64, false, |x| double::add(x, -0.0));

/// `cvt.rni`, `.rzi`, `.rmi`, `.rpi` between floats of one type: to an integral value.
#[inline(always)]
pub fn to_integral<F: Float>(value: F, rounding: Rounding) -> F {
    value.integral(rounding)
}

/// `cvt` of a float to an integer: rounded, then clamped to what the type holds. NaN gives 0 when neither side has 64
/// bits, else only the top bit set.
#[inline(always)]
pub fn to_int<F: Float, I: Int>(value: F, rounding: Rounding) -> I {
    let rounded = if rounding == Rounding::Zero { value } else { value.integral(rounding) };
    if I::BITS == 64 {
        if value.is_nan() {
            return I::from_bits(1 << 63);
        }
        return I::from_bits(if I::SIGNED { rounded.to_i64() as u64 } else { rounded.to_u64() });
    }
    if value.is_nan() && !F::NAN_IS_ZERO {
        return I::from_bits(1 << (I::BITS - 1));
    }
    match (I::BITS, I::SIGNED) {
        (32, true) => I::from_bits(rounded.to_i32() as u64),
        (32, false) => I::from_bits(rounded.to_u32().into()),
        (_, true) => super::int::clamp(rounded.to_i32()),
        (_, false) => super::int::clamp(rounded.to_u32()),
    }
}

/// `cvt` of an integer to a float format in any direction, as the code.
#[inline]
pub fn from_int<I: Int>(value: I, format: Format, rounding: Rounding) -> u64 {
    let wide = value.to_i128();
    match Number::integer(wide < 0, wide.unsigned_abs() as u64) {
        Some(number) => number.round(format, rounding),
        None => 0,
    }
}

/// `cvt.rn.f32` of an integer.
#[inline(always)]
pub fn to_f32<I: Int>(value: I) -> f32 {
    match (I::BITS, I::SIGNED) {
        (64, true) => value.to_bits() as i64 as f32,
        (64, false) => value.to_bits() as f32,
        (_, true) => value.to_i128() as i32 as f32,
        (_, false) => value.to_bits() as u32 as f32,
    }
}

/// `cvt.rn.f64` of an integer.
#[inline(always)]
pub fn to_f64<I: Int>(value: I) -> f64 {
    match (I::BITS, I::SIGNED) {
        (64, true) => value.to_bits() as i64 as f64,
        (64, false) => value.to_bits() as f64,
        (_, true) => f64::from(value.to_i128() as i32),
        (_, false) => f64::from(value.to_bits() as u32),
    }
}

/// `cvt` of an integer to f32 in any direction.
#[inline]
pub fn to_f32_rounded<I: Int>(value: I, rounding: Rounding) -> f32 {
    f32::from_bits(from_int(value, F32, rounding) as u32)
}

/// `cvt` of an integer to f64 in any direction.
#[inline]
pub fn to_f64_rounded<I: Int>(value: I, rounding: Rounding) -> f64 {
    f64::from_bits(from_int(value, F64, rounding))
}

/// `cvt.f64.f32`: exact; a NaN keeps its payload and becomes quiet.
#[inline(always)]
pub fn widen(value: f32) -> f64 {
    if value.is_nan() {
        let bits = u64::from(value.to_bits());
        return f64::from_bits((bits >> 31) << 63 | 0x7ff8 << 48 | (bits & 0x7f_ffff) << 29);
    }
    f64::from(value)
}

/// `cvt.ftz.f64.f32`: subnormals become zero, NaN canonical before it is widened.
#[inline(always)]
pub fn widen_flushed(value: f32) -> f64 {
    widen(single::canonical(single::flush(value)))
}
