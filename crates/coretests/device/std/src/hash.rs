//! `std`'s hasher, with keys that are always the same.

pub use core::hash::*;

/// SipHash 1-3 with the key 0, as `std`'s is.
#[derive(Clone, Debug)]
#[allow(deprecated)]
pub struct DefaultHasher(SipHasher);

impl DefaultHasher {
    /// Of the key 0.
    #[allow(deprecated)]
    pub fn new() -> Self {
        Self(SipHasher::new())
    }
}

impl Default for DefaultHasher {
    fn default() -> Self {
        Self::new()
    }
}

impl Hasher for DefaultHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes)
    }

    fn finish(&self) -> u64 {
        self.0.finish()
    }
}

/// Not random: the same tests get the same numbers.
#[derive(Clone, Debug, Default)]
pub struct RandomState;

impl RandomState {
    /// The only one there is.
    pub fn new() -> Self {
        Self
    }
}

impl BuildHasher for RandomState {
    type Hasher = DefaultHasher;

    fn build_hasher(&self) -> DefaultHasher {
        DefaultHasher::new()
    }
}
