//! What cannot cross a launch by its type.

use cuda_std::prelude::*;

#[kernel]
pub fn owned_text(name: String) {}

#[kernel]
pub fn slice_of_vectors(rows: &[Vec<f32>]) {}

#[derive(Clone, Copy)]
pub struct NotDerived {
    pub x: f32,
}

#[kernel]
pub fn not_derived(value: NotDerived) {}

#[derive(Clone, Copy, PlainData)]
#[repr(C)]
pub struct WithReference {
    pub text: &'static str,
}

fn main() {}
