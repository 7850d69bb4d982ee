//! What cannot be an argument of a kernel: each message names the argument, the rule and the way out.

use cuda_std::prelude::*;

#[kernel]
pub fn mutable_slice(out: &mut [f32]) {}

#[kernel]
pub fn single_reference(factor: &f32) {}

#[kernel]
pub fn text(name: &str) {}

#[kernel]
pub fn raw_pointer_in_a_safe_kernel(out: *mut f32) {}

#[kernel]
pub fn tuple(pair: (f32, u32)) {}

#[kernel]
pub fn function_pointer(f: fn(f32) -> f32) {}

#[kernel]
pub fn generic_by_impl(values: impl Copy) {}

#[kernel]
pub fn pattern([a, b]: [f32; 2]) {}

#[kernel]
pub fn two_at_once(first: &mut f32, second: &'static [f32]) {}

fn main() {}
