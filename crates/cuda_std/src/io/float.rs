//! Decimal digits of floats: the shortest that read back as the same number (`{}`), or correctly rounded to a given
//! number of places (`{:.3}`). Exact arithmetic on large integers (Steele and White, "How to print floating-point
//! numbers accurately", 1990), because it is short and has no tables; printing is slow in any case.

use super::format::number;
use super::{Kind, Output, Spec};

/// Words of a large integer: 10³⁰⁸ · 2⁵⁶ and 2¹⁰⁷⁴ · 10 have less than 1152 bits.
const WORDS: usize = 36;

/// A large natural number, least word first.
#[derive(Clone, Copy)]
struct Big([u32; WORDS]);

impl Big {
    /// `value · 2^shift`.
    fn shifted(value: u64, shift: usize) -> Self {
        let mut words = [0; WORDS];
        let wide = u128::from(value) << (shift % 32);
        for (i, word) in words.iter_mut().skip(shift / 32).take(4).enumerate() {
            *word = (wide >> (32 * i)) as u32;
        }
        Self(words)
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for word in &mut self.0 {
            let product = u64::from(*word) * u64::from(factor) + carry;
            *word = product as u32;
            carry = product >> 32;
        }
    }

    fn multiply_by_power_of_ten(&mut self, exponent: usize) {
        for _ in 0..exponent / 9 {
            self.multiply(1_000_000_000);
        }
        for _ in 0..exponent % 9 {
            self.multiply(10);
        }
    }

    fn add(&mut self, other: &Self) {
        let mut carry = 0;
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            let sum = u64::from(*word) + u64::from(*other) + carry;
            *word = sum as u32;
            carry = sum >> 32;
        }
    }

    /// Subtracts a number that is not greater.
    fn subtract(&mut self, other: &Self) {
        let mut borrow = 0;
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            let difference = i64::from(*word) - i64::from(*other) + borrow;
            *word = difference as u32;
            borrow = difference >> 32;
        }
    }

    fn compare(&self, other: &Self) -> core::cmp::Ordering {
        for (word, other) in self.0.iter().zip(&other.0).rev() {
            if word != other {
                return word.cmp(other);
            }
        }
        core::cmp::Ordering::Equal
    }

    fn at_least(&self, other: &Self) -> bool {
        self.compare(other).is_ge()
    }

    /// The digit `self / scale`, which is below 10; the remainder stays.
    fn digit(&mut self, scale: &Self) -> u8 {
        let mut digit = 0;
        while digit < 9 && self.at_least(scale) {
            self.subtract(scale);
            digit += 1;
        }
        digit
    }
}

/// A float taken apart.
#[derive(Clone, Copy)]
pub(super) struct Decoded {
    negative: bool,
    class: Class,
}

#[derive(Clone, Copy)]
enum Class {
    Nan,
    Infinite,
    Zero,
    /// `mantissa · 2^exponent`; `narrow` when the next float below is half as far away as the next above.
    Finite {
        mantissa: u64,
        exponent: i32,
        narrow: bool,
    },
}

impl Decoded {
    pub(super) fn from_f32(value: f32) -> Self {
        let bits = u64::from(value.to_bits());
        Self::new(bits & 0x7f_ffff, (bits >> 23) as i32 & 0xff, 0xff, 23, 150, value.is_sign_negative())
    }

    pub(super) fn from_f64(value: f64) -> Self {
        let bits = value.to_bits();
        let fraction = bits & 0xf_ffff_ffff_ffff;
        Self::new(fraction, (bits >> 52) as i32 & 0x7ff, 0x7ff, 52, 1075, value.is_sign_negative())
    }

    fn new(fraction: u64, exponent: i32, special: i32, bits: u32, bias: i32, negative: bool) -> Self {
        let class = match (exponent, fraction) {
            (e, 0) if e == special => Class::Infinite,
            (e, _) if e == special => Class::Nan,
            (0, 0) => Class::Zero,
            (0, _) => Class::Finite { mantissa: fraction, exponent: 1 - bias, narrow: false },
            (e, _) => Class::Finite {
                mantissa: fraction | 1 << bits,
                exponent: e - bias,
                narrow: fraction == 0 && e > 1,
            },
        };
        Self { negative, class }
    }
}

/// A positive number as a fraction of large integers, times a power of ten: `value = rest / scale · 10^point`, with
/// `rest / scale` below 1. `below` and `above` are half the distances to the neighbours, in the same units.
struct Fraction {
    rest: Big,
    scale: Big,
    below: Big,
    above: Big,
    point: i32,
}

impl Fraction {
    fn new(mantissa: u64, exponent: i32, narrow: bool) -> Self {
        // Twice everything, so that half distances are whole; once more when the lower distance is halved.
        let extra = 1 + usize::from(narrow);
        let up = exponent.max(0) as usize;
        let down = (-exponent).max(0) as usize;
        let mut fraction = Self {
            rest: Big::shifted(mantissa, up + extra),
            scale: Big::shifted(1, down + extra),
            below: Big::shifted(1, up),
            above: Big::shifted(1, up + extra - 1),
            point: 0,
        };
        // log₁₀ from the bit length, times 0.30103 rounded down: at most one too small.
        let bits = 64 - mantissa.leading_zeros() as i32 + exponent - 1;
        fraction.point = (bits * 30_103).div_euclid(100_000);
        if fraction.point >= 0 {
            fraction.scale.multiply_by_power_of_ten(fraction.point as usize);
        } else {
            let power = -fraction.point as usize;
            fraction.rest.multiply_by_power_of_ten(power);
            fraction.below.multiply_by_power_of_ten(power);
            fraction.above.multiply_by_power_of_ten(power);
        }
        fraction
    }

    /// Raises the power of ten while `bound`, which is `rest` and what may be added to it, is not below 1.
    fn normalise(&mut self, extra: &Big, inclusive: bool) {
        loop {
            let mut bound = self.rest;
            bound.add(extra);
            let order = bound.compare(&self.scale);
            if order.is_lt() || (order.is_eq() && !inclusive) {
                break;
            }
            self.scale.multiply(10);
            self.point += 1;
        }
    }

    /// The next digit.
    fn digit(&mut self) -> u8 {
        self.rest.multiply(10);
        self.rest.digit(&self.scale)
    }
}

/// The shortest digits that read back as the same float: digits, how many, and the power of ten before the first.
#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
fn shortest(mantissa: u64, exponent: i32, narrow: bool) -> ([u8; 17], usize, i32) {
    let mut fraction = Fraction::new(mantissa, exponent, narrow);
    // Ties in reading go to even mantissas, so that those own the ends of their interval.
    let even = mantissa.is_multiple_of(2);
    let above = fraction.above;
    fraction.normalise(&above, even);
    let mut digits = [0; 17];
    let mut count = 0;
    for place in digits.iter_mut() {
        fraction.below.multiply(10);
        fraction.above.multiply(10);
        *place = fraction.digit();
        count += 1;
        let order = fraction.rest.compare(&fraction.below);
        let low = order.is_lt() || (order.is_eq() && even);
        let mut sum = fraction.rest;
        sum.add(&fraction.above);
        let order = sum.compare(&fraction.scale);
        let high = order.is_gt() || (order.is_eq() && even);
        if low || high {
            let mut double = fraction.rest;
            double.add(&fraction.rest);
            if high && (!low || double.at_least(&fraction.scale)) {
                *place += 1;
            }
            break;
        }
    }
    (digits, count, fraction.point)
}

/// Most digits that rounding to a place works out: all of a number with 309 digits before the point and 43 after it.
/// Beyond them come zeros.
const MOST_DIGITS: usize = 352;

/// Digits of a number: `0.d₀d₁d₂… · 10^point`.
struct Digits {
    digits: [u8; MOST_DIGITS],
    count: usize,
    point: i32,
}

impl Digits {
    fn zero() -> Self {
        Self { digits: [0; MOST_DIGITS], count: 0, point: 0 }
    }

    #[inline(never)]
    #[cfg_attr(target_arch = "nvptx64", optimize(size))]
    fn shortest(mantissa: u64, exponent: i32, narrow: bool) -> Self {
        let mut result = Self::zero();
        let (digits, count, point) = shortest(mantissa, exponent, narrow);
        for (place, digit) in result.digits.iter_mut().zip(digits.iter().take(count)) {
            *place = *digit;
        }
        Self { count, point, ..result }
    }

    /// Rounded, ties to even: `wanted` gives the number of digits for the power of ten before the first.
    #[cfg_attr(target_arch = "nvptx64", optimize(size))]
    fn rounded(mantissa: u64, exponent: i32, wanted: impl FnOnce(i32) -> i64) -> Self {
        let mut fraction = Fraction::new(mantissa, exponent, false);
        fraction.normalise(&Big([0; WORDS]), true);
        let mut result = Self { point: fraction.point, ..Self::zero() };
        let wanted = wanted(fraction.point);
        if wanted < 0 {
            return Self::zero();
        }
        for place in result.digits.iter_mut().take(wanted as usize) {
            *place = fraction.digit();
            result.count += 1;
        }
        let mut double = fraction.rest;
        double.add(&fraction.rest);
        let order = double.compare(&fraction.scale);
        let last = result.count.checked_sub(1).and_then(|last| result.digits.get(last));
        let odd = last.is_some_and(|digit| digit % 2 == 1);
        if order.is_gt() || (order.is_eq() && odd) {
            result.increment();
        }
        result
    }

    /// Adds one to the last place.
    fn increment(&mut self) {
        for digit in self.digits.iter_mut().take(self.count).rev() {
            if *digit < 9 {
                *digit += 1;
                return;
            }
            *digit = 0;
        }
        // All were nines (or there was no digit): a one, one place up. The zeros behind it are those just written.
        if let Some(first) = self.digits.first_mut() {
            *first = 1;
        }
        self.point += 1;
        self.count = (self.count + 1).min(MOST_DIGITS);
    }

    /// The digit at a place, 0 outside.
    fn at(&self, place: i64) -> char {
        let digit = usize::try_from(place).ok().filter(|place| *place < self.count);
        char::from(b'0' + digit.and_then(|place| self.digits.get(place)).copied().unwrap_or(0))
    }

    /// `123.45`, with `places` digits after the point.
    fn decimal(&self, sign: &str, places: usize, spec: &Spec, out: &mut Output) {
        let whole = self.point.max(1) as usize;
        let length = whole + if places > 0 { 1 + places } else { 0 };
        number(spec, sign, "", length, out, |out| {
            for place in 0..whole as i64 {
                // Without a digit before the point there is a zero.
                out.character(if self.point > 0 { self.at(place) } else { '0' });
            }
            if places > 0 {
                out.character('.');
                for place in 0..places as i64 {
                    out.character(self.at(i64::from(self.point) + place));
                }
            }
        });
    }

    /// `1.2345e2`, with `places` digits after the point.
    fn exponential(&self, sign: &str, places: usize, spec: &Spec, out: &mut Output) {
        let letter = if spec.kind == Kind::UpperExp { 'E' } else { 'e' };
        let exponent = if self.count == 0 { 0 } else { self.point - 1 };
        let minus = usize::from(exponent < 0);
        let size = exponent.unsigned_abs();
        let exponent_digits = 1 + usize::from(size >= 10) + usize::from(size >= 100) + minus;
        let length = 1 + if places > 0 { 1 + places } else { 0 } + 1 + exponent_digits;
        number(spec, sign, "", length, out, |out| {
            out.character(self.at(0));
            if places > 0 {
                out.character('.');
                for place in 1..=places as i64 {
                    out.character(self.at(place));
                }
            }
            out.character(letter);
            // Digit by digit: printing it as an integer would make the two printers call each other, and the stack of a
            // kernel could not be bounded.
            if exponent < 0 {
                out.character('-');
            }
            for power in [100, 10, 1] {
                if size >= power || power == 1 {
                    out.character(char::from(b'0' + (size / power % 10) as u8));
                }
            }
        });
    }
}

fn sign(negative: bool, spec: &Spec) -> &'static str {
    match (negative, spec.plus) {
        (true, _) => "-",
        (false, true) => "+",
        (false, false) => "",
    }
}

#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
pub(super) fn print(value: Decoded, spec: &Spec, out: &mut Output) {
    let sign = sign(value.negative, spec);
    let exponential = matches!(spec.kind, Kind::LowerExp | Kind::UpperExp);
    let digits = match value.class {
        Class::Nan => return number(spec, "", "", 3, out, |out| out.text("NaN")),
        Class::Infinite => return number(spec, sign, "", 3, out, |out| out.text("inf")),
        Class::Zero => Digits::zero(),
        Class::Finite { mantissa, exponent, narrow } => match spec.precision {
            None => Digits::shortest(mantissa, exponent, narrow),
            Some(places) if exponential => Digits::rounded(mantissa, exponent, |_| places as i64 + 1),
            Some(places) => Digits::rounded(mantissa, exponent, |point| places as i64 + i64::from(point)),
        },
    };
    // `{:?}` of very large and very small numbers has an exponent.
    let debug = spec.kind == Kind::Debug && spec.precision.is_none();
    let far = digits.count > 0 && (digits.point > 16 || digits.point < -3);
    if exponential || (debug && far) {
        let places = spec.precision.unwrap_or(digits.count.saturating_sub(1));
        digits.exponential(sign, places, spec, out);
    } else {
        let shortest = (digits.count as i64 - i64::from(digits.point)).max(i64::from(debug));
        let places = spec.precision.unwrap_or(shortest.max(0) as usize);
        digits.decimal(sign, places, spec, out);
    }
}

/// `{:e}` of an integer.
#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
pub(super) fn integer_exponent(negative: bool, magnitude: u64, spec: &Spec, out: &mut Output) {
    let mut digits = match spec.precision {
        Some(places) if magnitude > 0 => Digits::rounded(magnitude, 0, |_| places as i64 + 1),
        _ => Digits::rounded(magnitude.max(1), 0, i64::from),
    };
    if magnitude == 0 {
        digits = Digits::zero();
    }
    while digits.count > 0 && digits.at(digits.count as i64 - 1) == '0' {
        digits.count -= 1;
    }
    let places = spec.precision.unwrap_or(digits.count.saturating_sub(1));
    digits.exponential(sign(negative, spec), places, spec, out);
}
