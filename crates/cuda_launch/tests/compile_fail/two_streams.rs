//! Two streams with mutable access to the same elements.
#![forbid(unsafe_code)]

use cuda_launch::{Buffer, Device, LoadedKernels, Result};
use cuda_launch_test_kernels as kernels;

fn both_write(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result {
    device.scope(|scope| {
        let (first, second) = (scope.stream()?, scope.stream()?);
        first.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        second.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))
    })
}

fn one_writes(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>, mut flags: Buffer<bool>) -> Result {
    device.scope(|scope| {
        let (first, second) = (scope.stream()?, scope.stream()?);
        first.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        second.launch(loaded, (1, 32), kernels::is_even(numbers.slice(), flags.slice_mut()))
    })
}

fn a_stream_and_the_queue(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result {
    device.scope(|scope| {
        scope.stream()?.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        loaded.launch((1, 32), kernels::double(numbers.slice_mut()))
    })
}

fn main() {}
