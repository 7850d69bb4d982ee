//! Kernels that the tests of `cuda_launch` launch.
#![no_std]
#![forbid(unsafe_code)]

use bytemuck::{Pod, Zeroable};
use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;

/// `output[i] = input[i] + 1`, after some rounds of work that change nothing.
#[kernel]
pub fn add_one(rounds: u32, input: &[u32], mut output: DisjointSlice<'_, u32>) {
    let index = thread::unique_index();
    if let (Some(&value), Some(slot)) = (input.get(index.get()), output.get_mut(index)) {
        // A linear congruential generator that is run forwards and back.
        const FACTOR: u32 = 1_664_525;
        const INVERSE: u32 = 4_276_115_653;
        let mut state = value;
        for _ in 0..rounds {
            state = state.wrapping_mul(FACTOR).wrapping_add(1);
        }
        for _ in 0..rounds {
            state = state.wrapping_sub(1).wrapping_mul(INVERSE);
        }
        *slot = state + 1;
    }
}

/// Doubles numbers in place.
#[kernel]
pub fn double(mut numbers: DisjointSlice<'_, u32>) {
    if let Some(number) = numbers.get_mut(thread::unique_index()) {
        *number *= 2;
    }
}

/// Every thread adds 1 to the number that is its own modulo the length.
#[kernel]
pub fn count(counts: &[AtomicU32]) {
    if let Some(count) = counts.get(thread::unique_index().get() % counts.len().max(1)) {
        count.fetch_add(1, Ordering::Relaxed);
    }
}

/// Reads beside atomics.
#[kernel]
pub fn read_and_count(values: &[u32], counts: &[AtomicU32]) {
    if let (Some(&value), Some(count)) = (values.first(), counts.first()) {
        count.fetch_add(value, Ordering::Relaxed);
    }
}

/// Even numbers.
#[kernel]
pub fn is_even(numbers: &[u32], mut flags: DisjointSlice<'_, bool>) {
    let index = thread::unique_index();
    if let (Some(number), Some(flag)) = (numbers.get(index.get()), flags.get_mut(index)) {
        *flag = number % 2 == 0;
    }
}

/// Two numbers whose bytes may be anything.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, PlainData, Pod, Zeroable)]
pub struct Pair {
    /// The first.
    pub first: u32,
    /// The second.
    pub second: u32,
}

/// A truth value, of which most bytes are not one.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, PlainData)]
pub struct Flagged {
    /// 0 or 1.
    pub flag: bool,
}

/// Exchanges the two.
#[kernel]
pub fn swap(mut pairs: DisjointSlice<'_, Pair>) {
    if let Some(pair) = pairs.get_mut(thread::unique_index()) {
        *pair = Pair { first: pair.second, second: pair.first };
    }
}

/// Changes flags.
#[kernel]
pub fn negate(mut flags: DisjointSlice<'_, Flagged>) {
    if let Some(flagged) = flags.get_mut(thread::unique_index()) {
        flagged.flag = !flagged.flag;
    }
}

/// Changes truth values.
#[kernel]
pub fn negate_bools(mut flags: DisjointSlice<'_, bool>) {
    if let Some(flag) = flags.get_mut(thread::unique_index()) {
        *flag = !*flag;
    }
}

/// Next letters.
#[kernel]
pub fn next_letters(mut letters: DisjointSlice<'_, char>) {
    if let Some(letter) = letters.get_mut(thread::unique_index()) {
        *letter = if *letter == 'z' { 'a' } else { 'b' };
    }
}

/// Ends with a panic if a number is not below the limit.
#[kernel]
pub fn check(numbers: &[u32], limit: u32) {
    if let Some(&number) = numbers.get(thread::unique_index().get()) {
        assert!(number < limit, "{number} is not below the limit");
    }
}

/// At most 64 threads a block.
#[kernel(launch_bounds(64))]
pub fn bounded(mut numbers: DisjointSlice<'_, u32>) {
    if let Some(number) = numbers.get_mut(thread::unique_index()) {
        *number = 7;
    }
}
