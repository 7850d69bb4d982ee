//! Constant memory.

use super::distinct::Distinct;
use crate::memory::{Address, Lanes, Pattern, classify, lanes_of};

/// How many different addresses a load from constant memory names: the constant cache serves one at a time, so the load
/// is replayed for each beyond the first.
pub fn constant_words<A: Address>(addresses: &Lanes<A>, mask: u32, bytes: u32) -> u32 {
    match classify(addresses, mask, bytes) {
        Pattern::Empty => 0,
        Pattern::Broadcast { .. } => 1,
        Pattern::Consecutive { count, .. } if bytes >= 4 => count,
        _ => {
            // Less than a word is cut out of the word.
            let shift = bytes.max(4).trailing_zeros();
            let mut words = Distinct::new();
            for lane in lanes_of(mask) {
                words.put(addresses[lane].wide() >> shift, 0);
            }
            words.len() as u32
        }
    }
}
