//! Kernels. This crate is compiled twice: to PTX, and for the host, where each kernel is a function
//! of the same name that takes device buffers and returns a call to launch.
#![no_std]
#![forbid(unsafe_code)]

use core::f32::consts::FRAC_1_SQRT_2;

use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;

/// The Gaussian error linear unit, `x · Φ(x)`: a function of both sides.
pub fn gelu_of(x: f32) -> f32 {
    0.5 * x * (1.0 + libm::erff(x * FRAC_1_SQRT_2))
}

/// `output[i] = gelu_of(input[i])`, one thread an element.
#[kernel]
pub fn gelu(input: &[f32], mut output: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    if let (Some(&x), Some(slot)) = (input.get(index.get()), output.get_mut(index)) {
        *slot = gelu_of(x);
    }
}

/// An interval, closed on both ends. Structs cross a launch if their layout is fixed and they
/// derive `PlainData`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, PlainData)]
pub struct Interval {
    /// The least value inside.
    pub low: f32,
    /// The greatest value inside.
    pub high: f32,
}

/// Adds the number of values inside an interval to `count[0]`, one thread a value.
#[kernel]
pub fn count_inside(values: &[f32], interval: Interval, count: &[AtomicU32]) {
    if let (Some(&value), [count, ..]) = (values.get(thread::unique_index().get()), count)
        && (interval.low..=interval.high).contains(&value)
    {
        count.fetch_add(1, Ordering::Relaxed);
    }
}
