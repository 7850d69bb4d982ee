//! A small set for what 32 lanes touch.

/// Up to 32 keys, each with a few bits that are gathered.
pub(super) struct Distinct {
    keys: [u64; 32],
    bits: [u8; 32],
    len: usize,
    /// A bit for each hash seen: most new keys are known to be new without a look at the others.
    seen: u64,
}

impl Distinct {
    pub fn new() -> Distinct {
        Distinct { keys: [0; 32], bits: [0; 32], len: 0, seen: 0 }
    }

    /// Adds a key, or more bits to one that is there.
    #[inline(always)]
    pub fn put(&mut self, key: u64, bits: u8) {
        let hash = 1 << (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58);
        if self.seen & hash != 0 {
            // Neighbouring lanes mostly touch the same thing: latest first.
            if let Some(at) = self.keys[..self.len].iter().rposition(|&k| k == key) {
                self.bits[at] |= bits;
                return;
            }
        }
        self.seen |= hash;
        // Never more keys than lanes.
        if self.len < 32 {
            self.keys[self.len] = key;
            self.bits[self.len] = bits;
            self.len += 1;
        }
    }

    /// Adds everything that is in the other set.
    pub fn merge(&mut self, other: &Distinct) {
        for (&key, &bits) in other.keys[..other.len].iter().zip(&other.bits) {
            self.put(key, bits);
        }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// The gathered bits of each key.
    pub fn bits(&self) -> &[u8] {
        &self.bits[..self.len]
    }
}
