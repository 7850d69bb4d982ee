//! A small set for what 32 lanes touch.

/// Up to 32 keys, each with a few bits that are gathered.
pub(super) struct Distinct {
    slots: [u8; 64],
    keys: [u64; 32],
    bits: [u8; 32],
    len: usize,
}

impl Distinct {
    pub fn new() -> Distinct {
        Distinct { slots: [0; 64], keys: [0; 32], bits: [0; 32], len: 0 }
    }

    /// Adds a key, or more bits to one that is there.
    #[inline(always)]
    pub fn put(&mut self, key: u64, bits: u8) {
        // Neighbouring lanes mostly touch the same thing.
        if self.len > 0 && self.keys[self.len - 1] == key {
            self.bits[self.len - 1] |= bits;
            return;
        }
        let mut slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize;
        loop {
            match self.slots[slot] {
                0 => break,
                index if self.keys[index as usize - 1] == key => {
                    self.bits[index as usize - 1] |= bits;
                    return;
                }
                _ => slot = (slot + 1) % 64,
            }
        }
        // Never more keys than lanes.
        if self.len < 32 {
            self.keys[self.len] = key;
            self.bits[self.len] = bits;
            self.len += 1;
            self.slots[slot] = self.len as u8;
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
