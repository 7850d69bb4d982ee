//! Bank conflicts in shared memory (note B32).

use super::{lanes_at_once, parts};
use crate::memory::{Address, FULL, Lanes, Pattern, classify, lanes_of};

/// What an access does, which decides whether lanes that meet in a word share a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SharedAccess {
    /// One read serves all lanes of a word (with 16 banks: of one word a pass).
    Load,
    /// With 32 banks, one of the lanes of a word writes; with 16 banks each writes by itself.
    Store,
    /// Each lane of a word takes a pass of its own.
    Atomic,
}

/// What an access to shared memory costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SharedCost {
    /// Passes through the banks.
    pub wavefronts: u32,
    /// Passes that it would take without conflicts.
    pub least: u32,
    /// The most passes that one part of the access took: the `n` of an n-way conflict, 1 where there is none.
    pub way: u32,
}

impl SharedCost {
    /// Passes that conflicts added.
    pub fn conflicts(self) -> u32 {
        self.wavefronts - self.least
    }

    fn add(&mut self, passes: u32) {
        self.wavefronts += passes;
        self.least += 1;
        self.way = self.way.max(passes);
    }

    /// An access done in so many parts, each of which takes `way` passes.
    fn even(parts: u32, way: u32) -> SharedCost {
        SharedCost { wavefronts: parts * way, least: parts, way: if parts > 0 { way } else { 0 } }
    }
}

/// The cost with 32 banks of 32-bit words, as of compute capability 2.0.
///
/// Up to 32 bits a lane, the warp is served at once; 64 bits by half-warp, 128 bits by quarter-warp. A bank delivers one
/// word a pass, to any number of lanes.
pub fn shared_32<A: Address>(offsets: &Lanes<A>, mask: u32, bytes: u32, access: SharedAccess) -> SharedCost {
    let lanes = lanes_at_once(bytes);
    let pattern = classify(offsets, mask, bytes);
    let shared_words =
        access != SharedAccess::Atomic || bytes >= 4 && matches!(pattern, Pattern::Consecutive { .. });
    if shared_words {
        if pattern != Pattern::Scattered {
            return SharedCost::even(parts(mask, lanes).count() as u32, 1);
        }
        if mask == FULL
            && let Some(stride) = word_stride(offsets)
        {
            // The lanes of a part are as many as there are groups of banks of an access's width, and step through
            // them in a cycle.
            let step = stride / bytes.div_ceil(4);
            return SharedCost::even(32 / lanes, 1 << step.trailing_zeros().min(lanes.ilog2()));
        }
    }
    let mut cost = SharedCost::default();
    for active in parts(mask, lanes) {
        cost.add(passes_32(offsets, active, bytes, access == SharedAccess::Atomic));
    }
    cost
}

/// The distance of neighbouring lanes in words, when it is a whole number, not zero, and the same for all.
#[inline(always)]
fn word_stride<A: Address>(offsets: &Lanes<A>) -> Option<u32> {
    let first = offsets[0].wide() as u32;
    let stride = (offsets[1].wide() as u32).wrapping_sub(first);
    let mut differ = 0;
    for (lane, offset) in offsets.iter().enumerate() {
        differ |= (offset.wide() as u32).wrapping_sub(first).wrapping_sub(stride.wrapping_mul(lane as u32));
    }
    (differ == 0 && stride != 0 && stride.is_multiple_of(4)).then_some(stride / 4)
}

/// Passes of a part with 32 banks: the most words that one bank has to deliver.
fn passes_32<A: Address>(offsets: &Lanes<A>, active: u32, bytes: u32, each_lane: bool) -> u32 {
    let mut banks = Banks::new();
    for lane in lanes_of(active) {
        let first = (offsets[lane].wide() >> 2) as u32;
        for word in 0..bytes.div_ceil(4) {
            banks.put(first.wrapping_add(word), 31, each_lane);
        }
    }
    banks.most.into()
}

/// Words asked of each bank: a list for each, of at most 32 words together.
struct Banks {
    /// For each bank, one more than the index of its latest word.
    latest: [u8; 32],
    /// For each word, one more than the index of the one before it in its bank.
    before: [u8; 32],
    words: [u32; 32],
    in_bank: [u8; 32],
    len: usize,
    most: u8,
}

impl Banks {
    fn new() -> Banks {
        Banks { latest: [0; 32], before: [0; 32], words: [0; 32], in_bank: [0; 32], len: 0, most: 0 }
    }

    /// Asks for a word, once unless `again`.
    #[inline(always)]
    fn put(&mut self, word: u32, bank_mask: u32, again: bool) {
        let bank = (word & bank_mask & 31) as usize;
        let latest = self.latest[bank];
        let mut at = if again { 0 } else { latest };
        while at != 0 {
            let index = (at as usize - 1) & 31;
            if self.words[index] == word {
                return;
            }
            at = self.before[index];
        }
        let index = self.len & 31;
        self.words[index] = word;
        self.before[index] = latest;
        self.len += 1;
        self.latest[bank] = self.len as u8;
        self.in_bank[bank] += 1;
        self.most = self.most.max(self.in_bank[bank]);
    }
}

/// The cost with 16 banks, each half-warp by itself, as of compute capability 1.x.
///
/// Accesses of 64 and 128 bits are two and four accesses of 32 bits, with lanes two and four words apart. In each pass of
/// a load, all lanes of one word are served, and one lane of each other bank; which word is left open, so the one that
/// most lanes of the fullest bank wait for is taken.
pub fn shared_16<A: Address>(offsets: &Lanes<A>, mask: u32, bytes: u32, access: SharedAccess) -> SharedCost {
    let words = bytes.div_ceil(4);
    let load = access == SharedAccess::Load;
    let requests = parts(mask, 16).count() as u32 * words;
    match classify(offsets, mask, bytes) {
        Pattern::Empty => return SharedCost::default(),
        Pattern::Broadcast { .. } if load => return SharedCost::even(requests, 1),
        Pattern::Consecutive { .. } if bytes == 4 => return SharedCost::even(requests, 1),
        _ => {}
    }
    if mask == FULL
        && let Some(stride) = word_stride(offsets)
    {
        return SharedCost::even(requests, 1 << stride.trailing_zeros().min(4));
    }
    let mut cost = SharedCost::default();
    for active in parts(mask, 16) {
        for word in 0..words {
            cost.add(passes_16(offsets, active, word, load));
        }
    }
    cost
}

/// Passes of one 32-bit access of a half-warp with 16 banks.
fn passes_16<A: Address>(offsets: &Lanes<A>, active: u32, part: u32, load: bool) -> u32 {
    let words = offsets.map(|offset| ((offset.wide() >> 2) as u32).wrapping_add(part));
    let mut banks = Banks::new();
    for lane in lanes_of(active) {
        banks.put(words[lane], 15, true);
    }
    if !load || banks.most == 1 {
        return banks.most.into();
    }
    let mut left = active;
    let mut passes = 0;
    while left != 0 {
        passes += 1;
        left &= !served(&words, left);
    }
    passes
}

/// The lanes that one pass of a load serves.
fn served(words: &Lanes<u32>, left: u32) -> u32 {
    let waiting = |same: &dyn Fn(u32) -> bool| {
        lanes_of(left).filter(|&lane| same(words[lane])).fold(0_u32, |lanes, lane| lanes | 1 << lane)
    };
    let mut broadcast = 0;
    let mut best = (0, 0);
    for lane in lanes_of(left) {
        let bank = waiting(&|word| (word ^ words[lane]) & 15 == 0).count_ones();
        let group = waiting(&|word| word == words[lane]);
        if (bank, group.count_ones()) > best {
            best = (bank, group.count_ones());
            broadcast = group;
        }
    }
    let mut lanes = broadcast;
    for bank in 0..16 {
        if lanes_of(broadcast).any(|lane| words[lane] & 15 == bank) {
            continue;
        }
        // Of the others, a lane that shares its word with the fewest, so that later broadcasts serve more.
        let lane = lanes_of(left)
            .filter(|&lane| words[lane] & 15 == bank)
            .min_by_key(|&lane| waiting(&|word| word == words[lane]).count_ones());
        lanes |= lane.map_or(0, |lane| 1 << lane);
    }
    lanes
}
