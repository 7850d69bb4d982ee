//! What needs `unsafe`, and does not compile without.
#![forbid(unsafe_code)]

use cuda_launch::{Device, LoadedKernels, Ptx, Result, UninitBuffer};
use cuda_launch_test_kernels as kernels;

fn any_ptx(device: &Device, text: &str) -> Result<LoadedKernels> {
    device.load(Ptx::from_text(text))
}

fn uninitialised(loaded: &LoadedKernels, mut numbers: UninitBuffer<u32>) -> Result {
    loaded.launch((1, 32), kernels::double(numbers.slice_mut()))
}

fn without_a_value(numbers: UninitBuffer<u32>) -> Result<Vec<u32>> {
    numbers.assume_init().to_vec()
}

fn main() {}
