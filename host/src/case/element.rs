//! Types that buffers hold, and how far two of their values are apart.

use std::fmt::Debug;

use bytemuck::Pod;
use cust::memory::DeviceCopy;

/// A type whose buffers a case can poison, compare and report.
pub trait Element: DeviceCopy + Pod + PartialEq + Debug + Send + Sync + 'static {
    /// The byte that fills an output before a run. For floats it makes a NaN, because a NaN is within no tolerance;
    /// for integers a number that no reference is likely to hold.
    const POISON: u8;

    /// The value as a double, for error bounds and reports.
    fn widen(self) -> f64;

    /// Equal: the same bits, or both NaN.
    fn same(self, other: Self) -> bool;

    /// The same bits, those of a NaN included.
    fn same_bits(self, other: Self) -> bool;

    /// Within `ulps` units in the last place of each other; integers count in ones.
    fn within_ulps(self, other: Self, ulps: u32) -> bool;

    /// Whether every byte is still [`Element::POISON`].
    fn poisoned(self) -> bool;
}

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Element for $ty {
            const POISON: u8 = 0xa7;

            fn widen(self) -> f64 {
                self as f64
            }

            fn same(self, other: Self) -> bool {
                self == other
            }

            fn same_bits(self, other: Self) -> bool {
                self == other
            }

            fn within_ulps(self, other: Self, ulps: u32) -> bool {
                u64::try_from(self.abs_diff(other)).is_ok_and(|apart| apart <= u64::from(ulps))
            }

            fn poisoned(self) -> bool {
                self.to_ne_bytes().iter().all(|byte| *byte == Self::POISON)
            }
        }
    )*};
}

integers!(u8, i8, u16, i16, u32, i32, u64, i64, usize);

macro_rules! floats {
    ($($ty:ty),*) => {$(
        impl Element for $ty {
            const POISON: u8 = 0xff;

            fn widen(self) -> f64 {
                f64::from(self)
            }

            fn same(self, other: Self) -> bool {
                self.same_bits(other) || (self.is_nan() && other.is_nan())
            }

            fn same_bits(self, other: Self) -> bool {
                self.to_bits() == other.to_bits()
            }

            fn within_ulps(self, other: Self, ulps: u32) -> bool {
                // The absolute tolerance covers results around zero, where neighbours may differ in sign.
                self.same(other)
                    || approx::ulps_eq!(self, other, epsilon = <$ty>::from_bits(1), max_ulps = ulps)
            }

            fn poisoned(self) -> bool {
                self.to_ne_bytes().iter().all(|byte| *byte == Self::POISON)
            }
        }
    )*};
}

floats!(f32, f64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ulps_are_counted_between_neighbours() {
        let next = f32::from_bits(1.0f32.to_bits() + 1);
        let third = f32::from_bits(1.0f32.to_bits() + 3);
        assert!(next.within_ulps(1.0, 1));
        assert!(!third.within_ulps(1.0, 2));
        assert!(f32::NAN.within_ulps(f32::NAN, 0));
        assert!(!f32::NAN.within_ulps(1.0, 1000));
        assert!(5i32.within_ulps(6, 1) && !5i32.within_ulps(7, 1));
    }

    #[test]
    fn poison_is_recognised() {
        assert!(f32::from_bits(u32::MAX).poisoned());
        assert!(!f32::NAN.poisoned());
        assert!(0xa7a7_a7a7_u32.poisoned());
    }
}
