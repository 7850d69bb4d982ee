//! Numbers seen as values that not every number is.
#![forbid(unsafe_code)]

use cuda_launch::{Buffer, LoadedKernels, Result, cast_slice_mut};
use cuda_launch_test_kernels as kernels;

fn truth_values(loaded: &LoadedKernels, mut bytes: Buffer<u8>) -> Result {
    let Some(flags) = cast_slice_mut(bytes.slice_mut()) else { return Ok(()) };
    loaded.launch((1, 32), kernels::negate_bools(flags))
}

fn structs_of_truth_values(loaded: &LoadedKernels, mut bytes: Buffer<u8>) -> Result {
    let Some(flags) = cast_slice_mut(bytes.slice_mut()) else { return Ok(()) };
    loaded.launch((1, 32), kernels::negate(flags))
}

fn characters(loaded: &LoadedKernels, mut words: Buffer<u32>) -> Result {
    let Some(letters) = cast_slice_mut(words.slice_mut()) else { return Ok(()) };
    loaded.launch((1, 32), kernels::next_letters(letters))
}

fn main() {}
