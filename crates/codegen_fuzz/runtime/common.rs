// What generated kernels use on host and device alike.

/// Mixes a word into another.
#[inline]
pub fn mix(h: u64, word: u64) -> u64 {
    (h.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A value as bits that are the same on every machine: all NaN are one.
pub trait Bits: Copy {
    fn bits(self) -> u64;
}

macro_rules! bits_of_integers {
    ($($type:ty)*) => { $(impl Bits for $type { #[inline] fn bits(self) -> u64 { self as u64 } })* };
}
bits_of_integers!(bool u8 i8 u16 i16 u32 i32 u64 i64 usize isize);

impl Bits for u128 {
    #[inline]
    fn bits(self) -> u64 { mix(self as u64, (self >> 64) as u64) }
}
impl Bits for i128 {
    #[inline]
    fn bits(self) -> u64 { (self as u128).bits() }
}
impl<T: Bits, const N: usize> Bits for [T; N] {
    fn bits(self) -> u64 { self.iter().fold(3, |h, v| mix(h, v.bits())) }
}
impl<T: Bits> Bits for Option<T> {
    fn bits(self) -> u64 {
        match self {
            Some(v) => mix(1, v.bits()),
            None => 0x6e6f_6e65,
        }
    }
}
impl<A: Bits, B: Bits> Bits for (A, B) {
    fn bits(self) -> u64 { mix(self.0.bits(), self.1.bits()) }
}
impl<A: Bits, B: Bits, C: Bits> Bits for (A, B, C) {
    fn bits(self) -> u64 { mix((self.0, self.1).bits(), self.2.bits()) }
}

/// The one NaN for all of them: which bits a NaN has that an operation gives is not defined.
pub trait Canonical: Copy {
    fn canonical(self) -> Self;
}

macro_rules! floats {
    ($($type:ident)*) => {
        $(
            impl Canonical for $type {
                #[inline]
                fn canonical(self) -> Self { if self.is_nan() { $type::NAN } else { self } }
            }
            impl Bits for $type {
                #[inline]
                fn bits(self) -> u64 { if self.is_nan() { 0x7ff8_1234 } else { self.to_bits() as u64 } }
            }
        )*
    };
}
floats!(f16 f32 f64);

#[inline]
pub fn canon<T: Canonical>(value: T) -> T { value.canonical() }

/// `value` between the lesser and the greater bound.
#[inline]
pub fn clamp<T: Ord + Copy>(value: T, a: T, b: T) -> T { value.clamp(a.min(b), a.max(b)) }

/// Floats with exactly rounded functions.
pub trait Wide: Copy {
    fn exact_fma(self, b: Self, c: Self) -> Self;
    fn exact_sqrt(self) -> Self;
    fn exact_floor(self) -> Self;
    fn exact_ceil(self) -> Self;
    fn exact_trunc(self) -> Self;
    fn exact_round(self) -> Self;
    fn exact_round_even(self) -> Self;
}

#[inline(always)]
pub fn fma<T: Wide>(a: T, b: T, c: T) -> T { a.exact_fma(b, c) }
#[inline(always)]
pub fn sqrt<T: Wide>(a: T) -> T { a.exact_sqrt() }
#[inline(always)]
pub fn floor<T: Wide>(a: T) -> T { a.exact_floor() }
#[inline(always)]
pub fn ceil<T: Wide>(a: T) -> T { a.exact_ceil() }
#[inline(always)]
pub fn trunc<T: Wide>(a: T) -> T { a.exact_trunc() }
#[inline(always)]
pub fn round<T: Wide>(a: T) -> T { a.exact_round() }
#[inline(always)]
pub fn round_even<T: Wide>(a: T) -> T { a.exact_round_even() }
