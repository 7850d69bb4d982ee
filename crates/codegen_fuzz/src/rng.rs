//! Random numbers whose sequence is part of what a seed means.
//!
//! A seed in a report has to name the same program in every later version of the dependencies, so the generator is
//! SplitMix64, which is nine lines, rather than a crate's.

/// A source of random numbers.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A source that is determined by its seed.
    pub fn new(seed: u64) -> Self {
        let mut rng = Self { state: seed };
        // Neighbouring seeds start with related states.
        rng.state = rng.word();
        rng
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.word()) * n as u128) >> 64) as usize
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    /// One of the elements; `items` is not empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// The index of a weight, each with a probability in proportion to it. The sum of the weights is not 0.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let sum: u32 = weights.iter().sum();
        let mut at = self.below(sum as usize) as u32;
        weights
            .iter()
            .position(|weight| {
                let here = at < *weight;
                at = at.wrapping_sub(*weight);
                here
            })
            .unwrap_or(0)
    }

    /// 64 bits that programs treat specially more often than others: small numbers, limits of the integer types, bit
    /// patterns of floats with NaN, infinities and numbers below the normal ones.
    pub fn interesting(&mut self) -> u64 {
        const VALUES: &[u64] = &[
            0,
            1,
            2,
            3,
            7,
            31,
            32,
            63,
            64,
            0x7f,
            0x80,
            0xff,
            0x7fff,
            0x8000,
            0xffff,
            0x7fff_ffff,
            0x8000_0000,
            0xffff_ffff,
            0x7fff_ffff_ffff_ffff,
            0x8000_0000_0000_0000,
            u64::MAX,
            u64::MAX - 1,
            0x3f80_0000,
            0xbf80_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            0x0000_0001_0000_0001,
            0x007f_ffff,
            0x4b80_0000,
            0x5f00_0000,
            0x3ff0_0000_0000_0000,
            0xbff0_0000_0000_0000,
            0x7ff0_0000_0000_0000,
            0xfff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
            0x000f_ffff_ffff_ffff,
            0x43e0_0000_0000_0000,
            0x3c00_7c00_7e00_0001,
        ];
        match self.below(4) {
            0 => *self.pick(VALUES),
            1 => self.word() >> self.below(64),
            2 => (self.word() >> self.below(64)).wrapping_neg(),
            _ => self.word(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_numbers_for_ever() {
        let mut rng = Rng::new(1);
        assert_eq!([rng.word(), rng.word()], [6_791_897_765_849_424_158, 17_405_687_883_870_564_846]);
    }

    #[test]
    fn weights_of_zero_are_never_taken() {
        let mut rng = Rng::new(7);
        let mut seen = [0; 3];
        for _ in 0..3000 {
            seen[rng.weighted(&[1, 0, 2])] += 1;
        }
        assert!(seen[1] == 0 && seen[0] > 800 && seen[2] > 1700, "{seen:?}");
    }
}
