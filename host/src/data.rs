//! Seeded input data: the same seed gives the same bytes on every machine.

use std::ops::RangeInclusive;

use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};
use rayon::prelude::*;

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

/// Elements that one generator draws. An array that is longer is drawn in pieces of so many, each by a generator of its own that is
/// seeded by the piece's number: whichever thread draws it and when, the numbers are the same.
const PIECE: usize = 1 << 20;

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

    /// `n` elements, each drawn by `one`; many of them on all threads.
    fn draw<T: Default + Clone + Send>(
        &mut self,
        n: usize,
        one: impl Fn(&mut SmallRng) -> T + Sync,
    ) -> Vec<T> {
        if n <= PIECE {
            return (0..n).map(|_| one(&mut self.0)).collect();
        }
        let seed = self.bits();
        let mut drawn = vec![T::default(); n];
        drawn.par_chunks_mut(PIECE).enumerate().for_each(|(number, piece)| {
            let mut generator = SmallRng::seed_from_u64(seed.wrapping_add(number as u64));
            piece.fill_with(|| one(&mut generator));
        });
        drawn
    }

    /// `n` floats, uniform in [-1, 1).
    pub fn f32s(&mut self, n: usize) -> Vec<f32> {
        self.draw(n, |random| random.random_range(-1.0..1.0))
    }

    /// `n` doubles, uniform in [-1, 1).
    pub fn f64s(&mut self, n: usize) -> Vec<f64> {
        self.draw(n, |random| random.random_range(-1.0..1.0))
    }

    /// `n` floats of all magnitudes, about one in sixteen of them NaN, infinite, a signed zero, the largest, the
    /// smallest normal or a denormal one.
    pub fn f32s_with_specials(&mut self, n: usize) -> Vec<f32> {
        self.draw(n, |random| {
            if random.random_range(0..16) == 0 {
                SPECIAL_F32[random.random_range(0..SPECIAL_F32.len())]
            } else {
                let exponent = random.random_range(-30i32..30);
                // Two to that power, which is quicker put together from its bits than computed.
                let power = f32::from_bits(((127 + exponent) as u32) << 23);
                random.random_range(-1.0f32..1.0) * power
            }
        })
    }

    /// `n` integers, uniform in `range`.
    pub fn i32s(&mut self, n: usize, range: RangeInclusive<i32>) -> Vec<i32> {
        self.draw(n, |random| random.random_range(range.clone()))
    }

    /// `n` unsigned integers, uniform in `range`.
    pub fn u32s(&mut self, n: usize, range: RangeInclusive<u32>) -> Vec<u32> {
        self.draw(n, |random| random.random_range(range.clone()))
    }

    /// `n` bytes, uniform in `range`.
    pub fn u8s(&mut self, n: usize, range: RangeInclusive<u8>) -> Vec<u8> {
        self.draw(n, |random| random.random_range(range.clone()))
    }

    /// The numbers from 0 to `n - 1`, each once, in any order.
    ///
    /// # Panics
    /// If the numbers have more than 32 bits.
    pub fn permutation(&mut self, n: usize) -> Vec<u32> {
        assert!(u32::try_from(n).is_ok(), "a permutation of {n} numbers has more than 32 bits a number");
        // Sorted by what was drawn for each; equal draws are in the order of the numbers themselves.
        let drawn = self.u32s(n, 0..=u32::MAX);
        let mut keyed: Vec<u64> =
            drawn.into_par_iter().enumerate().map(|(i, key)| u64::from(key) << 32 | i as u64).collect();
        keyed.par_sort_unstable();
        keyed.into_par_iter().map(|keyed| keyed as u32).collect()
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
    fn long_arrays_are_the_same_on_any_number_of_threads() {
        let drawn = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                let mut data = Gen::new(3, "long");
                (data.i32s(3 * PIECE + 5, i32::MIN..=i32::MAX), data.permutation(PIECE + 7), data.bits())
            })
        };
        let (one, four) = (drawn(1), drawn(4));
        assert!(one == four, "data depend on the number of threads");
        // No piece repeats another, and no piece is what a generator draws for a short array.
        let (numbers, short) = (one.0, Gen::new(3, "long").i32s(PIECE, i32::MIN..=i32::MAX));
        let pieces: Vec<&[i32]> = numbers.chunks(PIECE).collect();
        for (at, piece) in pieces.iter().enumerate() {
            assert!(pieces[..at].iter().all(|other| other[..5] != piece[..5]), "piece {at}");
            assert!(piece[..5] != short[..5], "piece {at}");
        }
    }

    #[test]
    fn a_permutation_has_each_number_once() {
        for n in [0, 1, 2, 1000] {
            let drawn = Gen::new(9, "p").permutation(n);
            let mut sorted = drawn.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, (0..n as u32).collect::<Vec<_>>());
            assert!(n < 1000 || drawn != sorted);
        }
    }

    #[test]
    fn special_values_occur() {
        let data = Gen::new(1, "x").f32s_with_specials(10_000);
        assert!(data.iter().any(|v| v.is_nan()));
        assert!(data.iter().any(|v| v.is_infinite()));
        assert!(data.iter().any(|v| v.is_subnormal()));
    }
}
