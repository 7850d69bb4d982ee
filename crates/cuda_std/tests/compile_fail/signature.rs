//! What a kernel's signature cannot be.

use cuda_std::prelude::*;

#[kernel]
pub fn returns(a: &[f32]) -> f32 {
    a[0]
}

#[kernel]
pub fn generic<T: Copy>(a: &[T]) {}

#[kernel]
pub async fn asynchronous(a: &[f32]) {}

#[kernel]
pub const fn constant(a: &[f32]) {}

#[kernel]
pub extern "C" fn foreign(a: &[f32]) {}

struct Receiver;
impl Receiver {
    #[kernel]
    pub fn method(self) {}
}

#[kernel(fast)]
pub fn options(a: &[f32]) {}

#[kernel]
#[unsafe(no_mangle)]
pub fn exported(a: &[f32]) {}

#[kernel]
pub struct NoFunction;

fn main() {}
