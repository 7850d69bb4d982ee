//! The shape of a warp's addresses, found before any lane is touched.

/// One value a lane.
pub type Lanes<T> = [T; 32];

/// All lanes.
pub const FULL: u32 = u32::MAX;

/// An address row can be of 32-bit offsets or of 64-bit addresses.
pub trait Address: Copy + 'static {
    /// The address in 64 bits.
    fn wide(self) -> u64;
    /// `self - other - offset`, zero exactly when `self` is `other + offset`.
    fn off_by(self, other: Self, offset: i32) -> Self;
    /// Bitwise or.
    fn or(self, other: Self) -> Self;
    /// `self` where `keep` is all ones, 0 where it is 0.
    fn masked(self, keep: i32) -> Self;
    /// Zero.
    const ZERO: Self;
}

macro_rules! address {
    ($t:ty, $signed:ty) => {
        impl Address for $t {
            const ZERO: Self = 0;
            #[inline(always)]
            fn wide(self) -> u64 {
                u64::from(self)
            }
            #[inline(always)]
            fn off_by(self, other: Self, offset: i32) -> Self {
                self.wrapping_sub(other).wrapping_sub(<$signed>::from(offset) as $t)
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn masked(self, keep: i32) -> Self {
                self & <$signed>::from(keep) as $t
            }
        }
    };
}
address!(u32, i32);
address!(u64, i64);

/// How the active lanes' addresses relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// No lane is active.
    Empty,
    /// All active lanes have one address.
    Broadcast {
        /// The lowest active lane.
        first: u32,
    },
    /// The lanes from `first` to `first + count - 1` are active, no other is, and each address is the one before plus
    /// the stride that was asked about.
    Consecutive {
        /// The lowest active lane.
        first: u32,
        /// Number of active lanes.
        count: u32,
    },
    /// Anything else.
    Scattered,
}

/// Classifies the addresses of the lanes in `mask`; `stride` is the bytes that a lane accesses.
#[inline(always)]
pub fn classify<A: Address>(addresses: &Lanes<A>, mask: u32, stride: u32) -> Pattern {
    classify_part(addresses, mask, stride)
}

/// The same of part of a warp: `mask` has a bit for each of its `L` lanes.
#[inline(always)]
pub(crate) fn classify_part<A: Address, const L: usize>(
    addresses: &[A; L],
    mask: u32,
    stride: u32,
) -> Pattern {
    if mask == 0 {
        return Pattern::Empty;
    }
    let (first, last) = (mask.trailing_zeros(), mask.ilog2());
    let count = last - first + 1;
    let start = addresses[first as usize % L];
    let end = addresses[last as usize % L];
    // The ends say which shape it can be; then one look at all lanes decides.
    let run = mask >> first;
    if run & run.wrapping_add(1) == 0 && end.off_by(start, ((count - 1) * stride) as i32).wide() == 0 {
        let stride = stride as i32;
        // A whole row is a loop of fixed length.
        let lanes = if count as usize == L {
            &addresses[..]
        } else {
            &addresses[first as usize % L..][..count as usize]
        };
        let mut all = A::ZERO;
        for (i, &address) in lanes.iter().enumerate() {
            all = all.or(address.off_by(start, (i as i32).wrapping_mul(stride)));
        }
        let differ = all.wide() != 0;
        return if differ { Pattern::Scattered } else { Pattern::Consecutive { first, count } };
    }
    if end.off_by(start, 0).wide() == 0 {
        let mut all = A::ZERO;
        if mask == FULL >> (32 - L) {
            for &address in addresses {
                all = all.or(address.off_by(start, 0));
            }
        } else {
            for (lane, &address) in addresses.iter().enumerate() {
                all = all.or(address.off_by(start, 0).masked(-((mask >> lane & 1) as i32)));
            }
        }
        if all.wide() == 0 {
            return Pattern::Broadcast { first };
        }
    }
    Pattern::Scattered
}

/// The two half-warps: their addresses, the mask of each, and its first lane.
#[inline(always)]
pub(crate) fn halves<A: Address>(
    addresses: &Lanes<A>,
    mask: u32,
) -> impl Iterator<Item = (&[A; 16], u32, usize)> {
    let chunks = addresses.as_chunks::<16>().0;
    chunks.iter().enumerate().map(move |(i, half)| (half, mask >> (16 * i) & 0xffff, 16 * i))
}

/// Puts one value into the lanes of `mask`.
#[inline(always)]
pub(super) fn spread<T: Copy>(value: T, mask: u32, row: &mut Lanes<T>) {
    if mask == FULL {
        *row = [value; 32];
        return;
    }
    for (lane, slot) in row.iter_mut().enumerate() {
        *slot = if mask >> lane & 1 != 0 { value } else { *slot };
    }
}

/// The set lanes of a mask, lowest first.
#[inline(always)]
pub fn lanes_of(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let lane = mask.trailing_zeros();
        mask &= mask - 1;
        Some(lane as usize & 31)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_small_cases() {
        let row: Lanes<u64> = std::array::from_fn(|l| 0x1000 + 4 * l as u64);
        assert_eq!(classify(&row, 0, 4), Pattern::Empty);
        assert_eq!(classify(&row, FULL, 4), Pattern::Consecutive { first: 0, count: 32 });
        assert_eq!(classify(&row, FULL, 8), Pattern::Scattered);
        assert_eq!(classify(&row, 0x00ff_fff0, 4), Pattern::Consecutive { first: 4, count: 20 });
        assert_eq!(classify(&row, 0x8000_0000, 4), Pattern::Consecutive { first: 31, count: 1 });
        assert_eq!(classify(&row, 0b101, 4), Pattern::Scattered, "a gap in the lanes is no run");
        let same: Lanes<u32> = [64; 32];
        assert_eq!(classify(&same, 0xffff_0000, 4), Pattern::Broadcast { first: 16 });
        let mut almost = same;
        almost[31] = 68;
        assert_eq!(classify(&almost, FULL, 4), Pattern::Scattered);
        assert_eq!(classify(&almost, FULL >> 1, 4), Pattern::Broadcast { first: 0 });
    }

    #[test]
    fn a_row_that_wraps_in_32_bits_is_still_a_row() {
        let row: Lanes<u32> = std::array::from_fn(|l| (4 * l as u32).wrapping_sub(64));
        assert_eq!(classify(&row, FULL, 4), Pattern::Consecutive { first: 0, count: 32 });
    }

    #[test]
    fn lanes_of_a_mask() {
        assert_eq!(lanes_of(0x8000_0005).collect::<Vec<_>>(), [0, 2, 31]);
        assert_eq!(lanes_of(0).count(), 0);
    }
}
