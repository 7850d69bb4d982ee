//! Bank conflicts in shared memory (note B32).

use super::{lanes_at_once, parts};
use crate::memory::{Address, FULL, Lanes, Pattern, classify, classify_part, halves, lanes_of};

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
        if bytes == 4
            && mask == FULL
            && let Some(way) = two_rows(offsets)
        {
            return SharedCost::even(1, way);
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

/// Passes of a warp whose half-warps each read one word or consecutive ones, as the rows of a block of 16 by 16 threads do.
fn two_rows<A: Address>(offsets: &Lanes<A>) -> Option<u32> {
    let mut rows = [(0, 0); 2];
    for (row, (half, lanes, _)) in rows.iter_mut().zip(halves(offsets, FULL)) {
        let count = match classify_part(half, lanes, 4) {
            Pattern::Broadcast { .. } => 1,
            Pattern::Consecutive { .. } => 16,
            _ => return None,
        };
        *row = ((half[0].wide() >> 2) as u32, count);
    }
    let banks = |(word, count): (u32, u32)| ((1_u32 << count) - 1).rotate_left(word & 31);
    let [(a, m), (b, n)] = rows;
    // Where the halves meet in a bank, it must be in a word that both read.
    let same = (a.saturating_add(m).min(b.saturating_add(n))).saturating_sub(a.max(b));
    let meet = (banks(rows[0]) & banks(rows[1])).count_ones();
    Some(if meet == same { 1 } else { 2 })
}

/// Passes of a part with 32 banks: the most words that one bank has to deliver.
fn passes_32<A: Address>(offsets: &Lanes<A>, active: u32, bytes: u32, each_lane: bool) -> u32 {
    let mut banks = Banks::new(31);
    for lane in lanes_of(active) {
        let first = (offsets[lane].wide() >> 2) as u32;
        for word in 0..bytes.div_ceil(4) {
            banks.put(first.wrapping_add(word), each_lane);
        }
    }
    banks.most.into()
}

/// The words asked of each bank.
struct Banks {
    /// What of a word's number is its bank's.
    bank_mask: u32,
    /// Banks that were asked for a word.
    used: u32,
    /// The first word asked of each bank.
    first: [u32; 32],
    /// The others, of all banks.
    others: [u32; 32],
    other_count: usize,
    /// For each bank, how many of the others are its own.
    others_of: [u8; 32],
    /// The most words of a bank.
    most: u8,
}

impl Banks {
    fn new(bank_mask: u32) -> Banks {
        Banks {
            bank_mask,
            used: 0,
            first: [0; 32],
            others: [0; 32],
            other_count: 0,
            others_of: [0; 32],
            most: 0,
        }
    }

    /// Asks for a word, once unless `again`.
    #[inline(always)]
    fn put(&mut self, word: u32, again: bool) {
        let bank = (word & self.bank_mask & 31) as usize;
        if self.used >> bank & 1 == 0 {
            self.used |= 1 << bank;
            self.first[bank] = word;
            self.most = self.most.max(1);
        } else if again || self.first[bank] != word {
            self.put_other(word, bank, again);
        }
    }

    fn put_other(&mut self, word: u32, bank: usize, again: bool) {
        let others = &self.others[..self.other_count];
        if !again && others.contains(&word) {
            return;
        }
        self.others[self.other_count & 31] = word;
        self.other_count += 1;
        self.others_of[bank] += 1;
        self.most = self.most.max(self.others_of[bank] + 1);
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
    for (half, lanes, base) in halves(offsets, mask) {
        let simple = match classify_part(half, lanes, bytes) {
            Pattern::Empty => continue,
            Pattern::Broadcast { .. } => load,
            Pattern::Consecutive { .. } => bytes == 4,
            Pattern::Scattered => false,
        };
        for word in 0..words {
            cost.add(if simple { 1 } else { passes_16(offsets, lanes << base, word, load) });
        }
    }
    cost
}

/// Passes of one 32-bit access of a half-warp with 16 banks.
fn passes_16<A: Address>(offsets: &Lanes<A>, active: u32, part: u32, load: bool) -> u32 {
    let word = |lane: usize| ((offsets[lane].wide() >> 2) as u32).wrapping_add(part);
    let mut banks = Banks::new(15);
    for lane in lanes_of(active) {
        banks.put(word(lane), true);
    }
    if !load || banks.most == 1 {
        return banks.most.into();
    }
    // The words with the number of lanes that wait for each.
    let (mut words, mut waiting, mut count) = ([0; 16], [0_u8; 16], 0);
    for lane in lanes_of(active) {
        let word = word(lane);
        match words[..count].iter().position(|&w| w == word) {
            Some(at) => waiting[at] += 1,
            None => {
                (words[count & 15], waiting[count & 15]) = (word, 1);
                count += 1;
            }
        }
    }
    if count as u32 == active.count_ones() {
        return banks.most.into();
    }
    let (words, waiting) = (&words[..count], &mut waiting[..count]);
    let mut passes = 0;
    while waiting.iter().any(|&lanes| lanes > 0) {
        passes += 1;
        serve(words, waiting);
    }
    passes
}

/// One pass of a load: takes the lanes that it serves off those that wait.
fn serve(words: &[u32], waiting: &mut [u8]) {
    let mut in_bank = [0_u8; 16];
    for (&word, &lanes) in words.iter().zip(waiting.iter()) {
        in_bank[word as usize & 15] += lanes;
    }
    let fullest = |i: &usize| (in_bank[words[*i] as usize & 15], waiting[*i], words.len() - *i);
    let broadcast = (0..words.len()).filter(|&i| waiting[i] > 0).max_by_key(fullest).unwrap_or(0);
    // Of each other bank one lane, that shares its word with the fewest, so that later broadcasts serve more.
    let mut fewest = [None; 16];
    for (i, &word) in words.iter().enumerate().filter(|&(i, _)| waiting[i] > 0) {
        let slot: &mut Option<usize> = &mut fewest[word as usize & 15];
        if slot.is_none_or(|other| waiting[i] < waiting[other]) {
            *slot = Some(i);
        }
    }
    for (bank, chosen) in fewest.into_iter().enumerate() {
        if let Some(i) = chosen.filter(|_| bank != words[broadcast] as usize & 15) {
            waiting[i] -= 1;
        }
    }
    waiting[broadcast] = 0;
}
