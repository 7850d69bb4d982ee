//! Rounding to the smaller floating-point formats, and reading them.

use super::Rounding;

/// What the largest exponent of a format means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Specials {
    /// Infinity and NaN, as in IEEE 754.
    Ieee,
    /// Only the code with all bits set is NaN; there is no infinity (e4m3).
    NanOnly,
    /// Every code is a number (e2m1, e2m3, e3m2).
    None,
}

/// A binary floating-point format with a sign, an exponent and a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the fraction.
    pub fraction: u32,
    /// What the largest exponent means.
    pub specials: Specials,
}

/// IEEE half precision.
pub const F16: Format = Format { exponent: 5, fraction: 10, specials: Specials::Ieee };
/// The upper half of a single.
pub const BF16: Format = Format { exponent: 8, fraction: 7, specials: Specials::Ieee };
/// A single with the fraction of a half; in registers, the upper 19 bits of an f32.
pub const TF32: Format = Format { exponent: 8, fraction: 10, specials: Specials::Ieee };
/// IEEE single precision.
pub const F32: Format = Format { exponent: 8, fraction: 23, specials: Specials::Ieee };
/// IEEE double precision.
pub const F64: Format = Format { exponent: 11, fraction: 52, specials: Specials::Ieee };
/// Eight bits with 4 bits of exponent.
pub const E4M3: Format = Format { exponent: 4, fraction: 3, specials: Specials::NanOnly };
/// Eight bits with 5 bits of exponent.
pub const E5M2: Format = Format { exponent: 5, fraction: 2, specials: Specials::Ieee };
/// Six bits with 2 bits of exponent.
pub const E2M3: Format = Format { exponent: 2, fraction: 3, specials: Specials::None };
/// Six bits with 3 bits of exponent.
pub const E3M2: Format = Format { exponent: 3, fraction: 2, specials: Specials::None };
/// Four bits with 2 bits of exponent.
pub const E2M1: Format = Format { exponent: 2, fraction: 1, specials: Specials::None };

impl Format {
    /// The exponent of the number whose biased exponent is 0 or 1.
    #[inline(always)]
    pub const fn least_exponent(self) -> i32 {
        2 - (1 << (self.exponent - 1))
    }

    /// The code with the largest exponent and no fraction: infinity, where the format has it.
    #[inline(always)]
    pub const fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// The code of the largest finite number.
    #[inline(always)]
    pub const fn largest(self) -> u64 {
        let all = (1 << (self.exponent + self.fraction)) - 1;
        match self.specials {
            Specials::Ieee => self.infinity() - 1,
            Specials::NanOnly => all - 1,
            Specials::None => all,
        }
    }

    /// The code that stands for NaN: all bits but the sign set. Formats without NaN give their largest number, as
    /// `.satfinite` asks for.
    #[inline(always)]
    pub const fn nan(self) -> u64 {
        (1 << (self.exponent + self.fraction)) - 1
    }

    /// The position of the sign.
    #[inline(always)]
    pub const fn sign_shift(self) -> u32 {
        self.exponent + self.fraction
    }
}

/// Rounds a double to a format with at most 23 bits of fraction and 8 of exponent; gives the code.
///
/// With `finite`, magnitudes beyond the largest number, infinity included, become the largest number (`.satfinite`);
/// formats without infinity do so anyway. The double may be one that was rounded to odd from something longer: it has
/// the bits to spare.
#[inline(always)]
pub fn from_f64(value: f64, format: Format, rounding: Rounding, finite: bool) -> u32 {
    let bits = value.to_bits();
    let negative = bits >> 63 != 0;
    let magnitude = bits << 1 >> 1;
    let biased = (magnitude >> 52) as i32;
    let significand = magnitude & ((1 << 52) - 1) | u64::from(biased != 0) << 52;
    let exponent = biased.max(1) - 1023;
    let least = format.least_exponent();
    let drop = 52 - format.fraction as i32 + (least - exponent).max(0);
    // Beyond 55 nothing but the sticky part is left, whatever the distance.
    let drop = drop.min(55) as u32;
    let kept = significand >> drop;
    let rest = significand & ((1 << drop) - 1);
    let half = 1_u64 << (drop - 1);
    let up = match rounding {
        Rounding::Nearest => rest > half || rest == half && kept & 1 != 0,
        Rounding::NearestAway => rest >= half,
        Rounding::Zero => false,
        Rounding::Down => negative && rest != 0,
        Rounding::Up => !negative && rest != 0,
    };
    let code = (((exponent - least).max(0) as u64) << format.fraction) + kept + u64::from(up);
    let largest = format.largest();
    let over = if finite || format.specials != Specials::Ieee || !rounding.overflows_to_infinity(negative) {
        largest
    } else {
        format.infinity()
    };
    let code = if code > largest { over } else { code };
    let infinite = magnitude == 0x7ff << 52;
    let code =
        if infinite && format.specials == Specials::Ieee && !finite { format.infinity() } else { code };
    let code = code | u64::from(negative) << format.sign_shift();
    (if magnitude > 0x7ff << 52 { format.nan() } else { code }) as u32
}

/// The value of a code of a format with at most 23 bits of fraction and 8 of exponent. Every NaN becomes the positive one
/// whose payload is all ones, which narrows to canonical NaNs.
#[inline(always)]
pub fn to_f64(code: u32, format: Format) -> f64 {
    let magnitude = code & ((1 << format.sign_shift()) - 1);
    let negative = code >> format.sign_shift() & 1 != 0;
    let fraction = magnitude & ((1 << format.fraction) - 1);
    let biased = (magnitude >> format.fraction) as i32;
    let significand = fraction | u32::from(biased != 0) << format.fraction;
    let exponent = biased.max(1) - 1 + format.least_exponent() - format.fraction as i32;
    // At most 24 bits times a power within the range of doubles: exact.
    let value = f64::from(significand) * f64::from_bits(((exponent + 1023) as u64) << 52);
    let nan = match format.specials {
        Specials::Ieee => u64::from(magnitude) > format.infinity(),
        Specials::NanOnly => u64::from(magnitude) == format.nan(),
        Specials::None => false,
    };
    if nan {
        return f64::from_bits(u64::MAX >> 1);
    }
    let infinite = format.specials == Specials::Ieee && u64::from(magnitude) == format.infinity();
    let value = if infinite { f64::INFINITY } else { value };
    if negative { -value } else { value }
}

/// `cvt` of an f32 to tf32: the code stays in the upper 19 bits of the register (PTX ISA 9.0, 9.7.9.21).
#[inline(always)]
pub fn tf32_from_f32(value: f32, rounding: Rounding, finite: bool, relu: bool) -> u32 {
    let code = from_f64(f64::from(value), TF32, rounding, finite);
    if value.is_nan() {
        // The older `.rna` only cuts the payload off.
        let cut = value.to_bits() & !0x1fff;
        return if rounding == Rounding::NearestAway { cut } else { super::single::NAN_BITS };
    }
    if relu && code >> 18 != 0 { 0 } else { code << 13 }
}

/// `cvt.rn.satfinite` of an f32 to a format of at most 8 bits (e4m3, e5m2, e3m2, e2m3, e2m1), with `.relu` or not.
#[inline(always)]
pub fn byte_from_f32(value: f32, format: Format, relu: bool) -> u8 {
    let value = if relu && !value.is_nan() && value.is_sign_negative() { 0.0 } else { value };
    from_f64(f64::from(value), format, Rounding::Nearest, true) as u8
}

/// `cvt…ue8m0`: the power of two of a magnitude, as a biased exponent; `.rz` or `.rp`. NaN and, without `finite`, infinity
/// give `0xff`; negative values have no code and count by their magnitude.
#[inline]
pub fn ue8m0_from_f32(value: f32, rounding: Rounding, finite: bool) -> u8 {
    if value.is_nan() {
        return 0xff;
    }
    let bits = value.to_bits() & 0x7fff_ffff;
    if bits == 0x7f80_0000 {
        return if finite { 0xfe } else { 0xff };
    }
    // Code 0 is 2^-127, half of the least normal number.
    let (exponent, above) = match bits >> 23 {
        0 => (0, bits > 1 << 22),
        biased => (biased, bits & 0x7f_ffff != 0),
    };
    let code = exponent + u32::from(above && rounding == Rounding::Up);
    let largest = if finite { 0xfe } else { 0xff };
    code.min(largest) as u8
}

/// The bf16 of a ue8m0 code.
#[inline]
pub fn bf16_from_ue8m0(code: u8) -> u16 {
    match code {
        0 => 0x0040,
        0xff => super::bf16::NAN,
        _ => u16::from(code) << 7,
    }
}
