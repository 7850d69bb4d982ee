//! Transactions that a warp's access to global memory becomes (notes B33 to B35).

use super::distinct::Distinct;
use super::{lanes_at_once, parts};
use crate::memory::{FULL, Lanes, Pattern, classify, lanes_of};

/// Transactions, and the bytes that they move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transactions {
    /// Number of transactions.
    pub count: u32,
    /// Bytes moved by all of them.
    pub bytes: u32,
}

impl Transactions {
    fn add(&mut self, count: u32, each: u32) {
        self.count += count;
        self.bytes += count * each;
    }
}

/// What an access to global memory costs by the rule of each capability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GlobalCost {
    /// 32-byte sectors that the warp touches.
    pub sectors: u32,
    /// 128-byte lines that the warp touches.
    pub lines: u32,
    /// Compute capability 1.0 and 1.1 (B33): a half-warp is coalesced when its words have 4, 8 or 16 bytes and lane `k`
    /// takes word `k` of an aligned segment of 16 words, lanes that are off left out. That moves the segment in one
    /// transaction (16-byte words: two). Otherwise each active lane takes a transaction of 32 bytes.
    pub cc10: Transactions,
    /// Compute capability 1.2 and 1.3 (B34): a half-warp takes one transaction for each segment it touches, of 32 bytes
    /// for 1-byte words, 64 for 2-byte words and 128 for larger ones, cut down to the half or quarter used.
    pub cc12: Transactions,
    /// Compute capability 2.x and 3.x through L1 (B35): one transaction for each 128-byte line. Words of 8 bytes are
    /// served by half-warp, of 16 bytes by quarter-warp.
    pub cc20_l1: Transactions,
    /// Compute capability 2.x and 3.x through L2 only (B35): the same in 32-byte sectors.
    pub cc20_l2: Transactions,
}

/// The cost of an access of `bytes` (at most 32) in each lane of `mask`.
pub fn global_cost(addresses: &Lanes<u64>, mask: u32, bytes: u32) -> GlobalCost {
    let pattern = classify(addresses, mask, bytes);
    let mut cost = GlobalCost::default();
    match pattern {
        Pattern::Empty => return cost,
        Pattern::Consecutive { first: 0, count: 32 } if bytes == 4 && addresses[0].is_multiple_of(128) => {
            let halves = Transactions { count: 2, bytes: 128 };
            let (line, sectors) =
                (Transactions { count: 1, bytes: 128 }, Transactions { count: 4, bytes: 128 });
            return GlobalCost {
                sectors: 4,
                lines: 1,
                cc10: halves,
                cc12: halves,
                cc20_l1: line,
                cc20_l2: sectors,
            };
        }
        _ => {}
    }
    if mask == FULL && pattern == Pattern::Scattered && far_apart(addresses) {
        let each = |size: u32| Transactions { count: 32, bytes: 32 * size };
        let (sectors, lines) = (each(32), each(128));
        return GlobalCost {
            sectors: 32,
            lines: 32,
            cc10: sectors,
            cc12: sectors,
            cc20_l1: lines,
            cc20_l2: sectors,
        };
    }
    // Each half-warp, then the whole from the halves.
    let mut whole = None;
    for active in parts(mask, 16) {
        let half = touched(addresses, active, bytes, pattern);
        segments(&half, bytes, &mut cost.cc12);
        if coalesced(addresses, active, bytes, pattern) {
            cost.cc10.add(bytes.div_ceil(8), if bytes == 4 { 64 } else { 128 });
        } else {
            cost.cc10.add(active.count_ones(), 32);
        }
        if lanes_at_once(bytes) == 16 {
            cost.cc20_l1.add(half.lines(), 128);
            cost.cc20_l2.add(half.sectors(), 32);
        }
        whole = Some(match whole {
            None => half,
            Some(before) => half.join(before),
        });
    }
    let Some(whole) = whole else { return cost };
    (cost.sectors, cost.lines) = (whole.sectors(), whole.lines());
    match lanes_at_once(bytes) {
        32 => {
            cost.cc20_l1.add(cost.lines, 128);
            cost.cc20_l2.add(cost.sectors, 32);
        }
        16 => {}
        fewer => {
            for active in parts(mask, fewer) {
                let part = touched(addresses, active, bytes, pattern);
                cost.cc20_l1.add(part.lines(), 128);
                cost.cc20_l2.add(part.sectors(), 32);
            }
        }
    }
    cost
}

/// Whether neighbouring lanes are one distance apart that is a line or more: a walk down a column.
#[inline(always)]
fn far_apart(addresses: &Lanes<u64>) -> bool {
    let stride = addresses[1].wrapping_sub(addresses[0]);
    let mut differ = 0;
    for (lane, &address) in addresses.iter().enumerate() {
        differ |= address.wrapping_sub(addresses[0]).wrapping_sub(stride.wrapping_mul(lane as u64));
    }
    differ == 0 && stride.min(stride.wrapping_neg()) >= 128
}

/// Lines touched, and the sectors in each. The large variant stays on the stack: it lives for one access.
#[allow(clippy::large_enum_variant)]
enum Touched {
    /// All sectors from the first to the last.
    Range { first: u64, last: u64 },
    /// Lines with a bit for each sector.
    Lines(Distinct),
}

impl Touched {
    fn sectors(&self) -> u32 {
        match self {
            Touched::Range { first, last } => (last - first + 1) as u32,
            Touched::Lines(lines) => lines.bits().iter().map(|bits| bits.count_ones()).sum(),
        }
    }

    fn lines(&self) -> u32 {
        match self {
            Touched::Range { first, last } => ((last >> 2) - (first >> 2) + 1) as u32,
            Touched::Lines(lines) => lines.len() as u32,
        }
    }

    /// What both touch; of ranges, the second continues the first or repeats it.
    fn join(self, before: Touched) -> Touched {
        match (before, self) {
            (Touched::Lines(mut all), Touched::Lines(more)) => {
                all.merge(&more);
                Touched::Lines(all)
            }
            (Touched::Range { first: a, last: b }, Touched::Range { first: c, last: d }) => {
                Touched::Range { first: a.min(c), last: b.max(d) }
            }
            // All parts of a warp have the warp's pattern, hence one kind.
            (_, other) => other,
        }
    }

    /// Calls `each` with the sectors of each line.
    fn for_each_line(&self, mut each: impl FnMut(u8)) {
        match self {
            Touched::Range { first, last } => {
                for line in first >> 2..=last >> 2 {
                    let from = first.saturating_sub(line * 4).min(3);
                    let to = (last - line * 4).min(3);
                    each((0b1111 << from & 0b1111 >> (3 - to)) as u8);
                }
            }
            Touched::Lines(lines) => lines.bits().iter().for_each(|&bits| each(bits)),
        }
    }
}

/// What the lanes of `active` touch, given the pattern of the whole warp.
#[inline(always)]
fn touched(addresses: &Lanes<u64>, active: u32, bytes: u32, pattern: Pattern) -> Touched {
    let (low, high) = (active.trailing_zeros() as usize & 31, active.leading_zeros() as usize ^ 31);
    match pattern {
        Pattern::Scattered => {
            let mut lines = Distinct::new();
            for lane in lanes_of(active) {
                let address = addresses[lane];
                lines.put(address >> 7, 1 << (address >> 5 & 3));
            }
            Touched::Lines(lines)
        }
        _ => {
            let last = addresses[high & 31].wrapping_add(u64::from(bytes).saturating_sub(1));
            let first = addresses[low] >> 5;
            Touched::Range { first, last: (last >> 5).max(first) }
        }
    }
}

/// The rule of capability 1.2: what each line's used sectors shrink to.
fn segments(touched: &Touched, bytes: u32, cost: &mut Transactions) {
    touched.for_each_line(|sectors| match bytes {
        1 => cost.add(sectors.count_ones(), 32),
        2 => {
            for half in [sectors & 0b11, sectors >> 2] {
                match half {
                    0 => {}
                    0b11 => cost.add(1, 64),
                    _ => cost.add(1, 32),
                }
            }
        }
        _ => match sectors {
            0b0001 | 0b0010 | 0b0100 | 0b1000 => cost.add(1, 32),
            0b0011 | 0b1100 => cost.add(1, 64),
            _ => cost.add(1, 128),
        },
    });
}

/// The rule of capability 1.0 for the active lanes of a half-warp.
fn coalesced(addresses: &Lanes<u64>, active: u32, bytes: u32, pattern: Pattern) -> bool {
    if !matches!(bytes, 4 | 8 | 16) {
        return false;
    }
    let word = |lane: usize| (lane as u64 & 15) * u64::from(bytes);
    let first = active.trailing_zeros() as usize & 31;
    let base = addresses[first].wrapping_sub(word(first));
    base.is_multiple_of(16 * u64::from(bytes))
        && (matches!(pattern, Pattern::Consecutive { .. })
            || lanes_of(active).all(|lane| addresses[lane] == base.wrapping_add(word(lane))))
}
