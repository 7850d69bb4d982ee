//! Plain reads of a buffer while atomics of it exist.
#![forbid(unsafe_code)]

use cuda_launch::{AtomicBuffer, Buffer, LoadedKernels, Result};
use cuda_launch_test_kernels as kernels;

fn in_one_call(loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result {
    loaded.launch((1, 32), kernels::read_and_count(numbers.slice(), numbers.atomics()))
}

fn the_other_way_round(loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result {
    let atomics = numbers.atomics();
    loaded.launch((1, 32), kernels::read_and_count(numbers.slice(), atomics))
}

fn of_an_atomic_buffer(loaded: &LoadedKernels, mut numbers: AtomicBuffer<u32>) -> Result {
    let atomics = numbers.slice();
    loaded.launch((1, 32), kernels::read_and_count(numbers.get_mut().slice(), atomics))
}

fn main() {}
