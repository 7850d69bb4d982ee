//! The host's access to a buffer before the scope has waited for the stream that uses it.
#![forbid(unsafe_code)]

use cuda_launch::{AtomicBuffer, Buffer, Device, LoadedKernels, Result, ScopedStream};
use cuda_launch_test_kernels as kernels;

fn reading(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result<Vec<u32>> {
    device.scope(|scope| {
        scope.stream()?.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        numbers.to_vec()
    })
}

fn reading_atomics(device: &Device, loaded: &LoadedKernels, mut numbers: AtomicBuffer<u32>) -> Result<Vec<u32>> {
    device.scope(|scope| {
        scope.stream()?.launch(loaded, (1, 32), kernels::count(numbers.slice()))?;
        numbers.to_vec()
    })
}

fn dropping(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result {
    device.scope(|scope| {
        scope.stream()?.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        drop(numbers);
        Ok(())
    })
}

fn a_buffer_of_the_closure(device: &Device, loaded: &LoadedKernels) -> Result {
    device.scope(|scope| {
        let mut numbers = device.filled(32, 1)?;
        scope.stream()?.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))
    })
}

fn forgetting(device: &Device, loaded: &LoadedKernels, mut numbers: Buffer<u32>) -> Result<Vec<u32>> {
    device.scope(|scope| {
        let stream = scope.stream()?;
        stream.launch(loaded, (1, 32), kernels::double(numbers.slice_mut()))?;
        std::mem::forget(stream);
        numbers.to_vec()
    })
}

fn a_stream_that_escapes<'a>(device: &'a Device) -> Result<ScopedStream<'a, 'a>> {
    device.scope(|scope| scope.stream())
}

fn kernels_of_the_closure(device: &Device, ptx: cuda_launch::Ptx<'_>, mut numbers: Buffer<u32>) -> Result {
    device.scope(|scope| {
        let loaded = device.load(ptx)?;
        scope.stream()?.launch(&loaded, (1, 32), kernels::double(numbers.slice_mut()))
    })
}

fn main() {}
