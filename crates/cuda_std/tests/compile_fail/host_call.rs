//! Wrong calls of a launch descriptor.

use cuda_std::launch::{DevicePtrMut, DeviceSlice, DeviceSliceMut};
use cuda_std::prelude::*;

#[kernel]
pub fn scale(factor: f32, input: &[f32], output: DisjointSlice<'_, f32>) {
    let _ = (factor, input, output);
}

#[kernel]
pub unsafe fn raw(input: &[f32], output: *mut f32) {
    let _ = (input, output);
}

fn calls(input: DeviceSlice<'_, f32>, integers: DeviceSlice<'_, i32>, output: DeviceSliceMut<'_, f32>) {
    // Too few, too many, the wrong element, the wrong kind, the wrong scalar.
    let _ = scale(2.0, input);
    let _ = scale(2.0, input, output.reborrow(), 4);
    let _ = scale(2.0, integers, output.reborrow());
    let _ = scale(2.0, input, input);
    let _ = scale(2.0f64, input, output.reborrow());
}

fn needs_unsafe(input: DeviceSlice<'_, f32>, output: DevicePtrMut<'_, f32>) {
    let _ = raw(input, output);
}

fn main() {}
