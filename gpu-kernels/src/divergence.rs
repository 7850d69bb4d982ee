//! Control divergence (note C4): a branch costs both sides when a warp takes both.

use cuda_std::prelude::*;

/// What the threads below the threshold do: a linear congruential generator, `rounds` times.
#[inline(always)]
fn congruential(mut value: u32, rounds: u32) -> u32 {
    for _ in 0..rounds {
        value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }
    value
}

/// What the others do: an xorshift generator, `rounds` times.
#[inline(always)]
fn xorshift(mut value: u32, rounds: u32) -> u32 {
    for _ in 0..rounds {
        value ^= value << 13;
        value ^= value >> 17;
        value ^= value << 5;
    }
    value
}

/// Threads whose x in the block is below the threshold take one side of a branch, the others the other.
#[inline(always)]
fn branch(threshold: u32, rounds: u32, mut output: DisjointSlice<'_, u32>) {
    let index = thread::unique_index();
    let seed = index.get() as u32;
    let value =
        if thread::thread_idx_x() < threshold { congruential(seed, rounds) } else { xorshift(seed, rounds) };
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
