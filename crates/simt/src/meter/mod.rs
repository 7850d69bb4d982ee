//! What a warp's accesses cost on hardware: bank conflicts, memory transactions, constant replays.
//!
//! Pure functions of 32 addresses, the mask of active lanes and the bytes that a lane accesses (of a vector, all its
//! elements). They run once for each access in counting mode: unit strides and broadcasts leave early, and nothing is
//! sorted. Addresses are taken to be aligned to the access, as the memories enforce.

mod constant;
mod distinct;
mod global;
mod shared;
#[cfg(test)]
mod tests;

pub use constant::constant_words;
pub use global::{GlobalCost, Transactions, global_cost};
pub use shared::{SharedAccess, SharedCost, shared_16, shared_32};

use crate::memory::FULL;

/// Lanes of a warp that a memory serves together, by the bytes that each accesses (CUDA C Programming Guide, compute
/// capability 2.x): the whole warp up to 32 bits, half of it for 64 bits, a quarter for 128 bits.
fn lanes_at_once(bytes: u32) -> u32 {
    match bytes {
        0..=4 => 32,
        5..=8 => 16,
        9..=16 => 8,
        _ => 4,
    }
}

/// The active lanes of each part of a warp that has any.
fn parts(mask: u32, lanes: u32) -> impl Iterator<Item = u32> {
    (0..32 / lanes)
        .map(move |part| mask & FULL >> (32 - lanes) << (part * lanes))
        .filter(|&active| active != 0)
}
