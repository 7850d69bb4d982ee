//! Control divergence (note C4): a branch costs both sides when a warp takes both.

use cuda_std::prelude::*;

/// An xorshift generator with the shifts `A`, `B`, `C`, `rounds` times. The two sides of the branch differ in the
/// shifts alone, so that they cost the same and still cannot be merged into one.
#[inline(always)]
fn xorshift<const A: u32, const B: u32, const C: u32>(mut value: u32, rounds: u32) -> u32 {
    for _ in 0..rounds {
        value ^= value << A;
        value ^= value >> B;
        value ^= value << C;
    }
    value
}

/// Threads whose x in the block is below the threshold take one side of a branch, the others the other.
#[inline(always)]
fn branch(threshold: u32, rounds: u32, mut output: DisjointSlice<'_, u32>) {
    let index = thread::unique_index();
    let seed = index.get() as u32;
    let value = if thread::thread_idx_x() < threshold {
        xorshift::<13, 17, 5>(seed, rounds)
    } else {
        xorshift::<6, 21, 7>(seed, rounds)
    };
    if let Some(slot) = output.get_mut(index) {
        *slot = value;
    }
}

/// C4: `tid < 5`. The first warp of each block takes both sides: 27 of its lanes wait for 5, then 5 for 27.
///
/// Cost: one write a thread, coalesced; the first warp of a block runs both loops of `rounds` steps.
#[kernel]
pub fn divergence_5(rounds: u32, output: DisjointSlice<'_, u32>) {
    branch(5, rounds, output);
}

/// C4: `tid < 32`. The threshold is a multiple of the warp, so that every warp takes one side.
///
/// Cost: one write a thread, coalesced; every warp runs one loop of `rounds` steps.
#[kernel]
pub fn divergence_32(rounds: u32, output: DisjointSlice<'_, u32>) {
    branch(32, rounds, output);
}
