//! Seeded input data: the same seed gives the same bytes on every machine.

use std::ops::RangeInclusive;

use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

/// Values that break careless float code, mixed into inputs whose algorithm defines a result for them.
const SPECIAL_F32: [f32; 10] = [
    f32::NAN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    0.0,
    -0.0,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    1.0e-45,
    -1.0e-45,
];

/// A source of input data, seeded by the run's seed and the algorithm's id.
pub struct Gen(SmallRng);

impl Gen {
    /// A generator for the algorithm `id`; different ids draw different data from one seed.
    pub fn new(seed: u64, id: &str) -> Self {
        // FNV-1a: the standard hasher's result may change between releases, this one's does not.
        let salt = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Gen(SmallRng::seed_from_u64(seed ^ salt))
    }

    /// `n` floats, uniform in [-1, 1).
    pub fn f32s(&mut self, n: usize) -> Vec<f32> {
        (0..n).map(|_| self.0.random_range(-1.0..1.0)).collect()
    }

    /// `n` doubles, uniform in [-1, 1).
    pub fn f64s(&mut self, n: usize) -> Vec<f64> {
        (0..n).map(|_| self.0.random_range(-1.0..1.0)).collect()
    }

    /// `n` floats of all magnitudes, about one in sixteen of them NaN, infinite, a signed zero, the largest, the
    /// smallest normal or a denormal one.
    pub fn f32s_with_specials(&mut self, n: usize) -> Vec<f32> {
        (0..n)
            .map(|_| {
                if self.0.random_range(0..16) == 0 {
                    SPECIAL_F32[self.0.random_range(0..SPECIAL_F32.len())]
                } else {
                    let exponent = self.0.random_range(-30..30);
                    self.0.random_range(-1.0f32..1.0) * 2f32.powi(exponent)
                }
            })
            .collect()
    }

    /// `n` integers, uniform in `range`.
    pub fn i32s(&mut self, n: usize, range: RangeInclusive<i32>) -> Vec<i32> {
        (0..n).map(|_| self.0.random_range(range.clone())).collect()
    }

    /// `n` unsigned integers, uniform in `range`.
    pub fn u32s(&mut self, n: usize, range: RangeInclusive<u32>) -> Vec<u32> {
        (0..n).map(|_| self.0.random_range(range.clone())).collect()
    }

    /// `n` bytes, uniform in `range`.
    pub fn u8s(&mut self, n: usize, range: RangeInclusive<u8>) -> Vec<u8> {
        (0..n).map(|_| self.0.random_range(range.clone())).collect()
    }

    /// One number, uniform in `range`; for whatever the vectors above do not cover.
    pub fn index(&mut self, range: RangeInclusive<usize>) -> usize {
        self.0.random_range(range)
    }

    /// 64 random bits, for a generator of the caller's own.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_data() {
        assert_eq!(Gen::new(7, "a").i32s(100, -5..=5), Gen::new(7, "a").i32s(100, -5..=5));
        assert_ne!(Gen::new(7, "a").bits(), Gen::new(8, "a").bits());
        assert_ne!(Gen::new(7, "a").bits(), Gen::new(7, "b").bits());
    }

    #[test]
    fn special_values_occur() {
        let data = Gen::new(1, "x").f32s_with_specials(10_000);
        assert!(data.iter().any(|v| v.is_nan()));
        assert!(data.iter().any(|v| v.is_infinite()));
        assert!(data.iter().any(|v| v.is_subnormal()));
    }
}
