//! Aliasing that the borrow checker stops, on the host and in a kernel.

use cuda_std::launch::{DeviceSliceMut, KernelCall};
use cuda_std::prelude::*;

#[kernel]
pub fn two_outputs(first: DisjointSlice<'_, f32>, second: DisjointSlice<'_, f32>) {
    let _ = (first, second);
}

/// One buffer for both outputs.
fn the_same_buffer_twice(mut buffer: DeviceSliceMut<'_, f32>) {
    let _ = two_outputs(buffer.reborrow(), buffer.reborrow());
}

/// A call that outlives its buffer's borrow.
fn the_buffer_while_a_call_holds_it(mut first: DeviceSliceMut<'_, f32>, mut second: DeviceSliceMut<'_, f32>) -> u64 {
    let call: KernelCall<'_> = two_outputs(first.reborrow(), second.reborrow());
    first.reborrow();
    drop(call);
    first.address()
}

/// Two borrows of one thread's element.
fn twice_in_one_thread(mut output: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    let first = output.get_mut(index);
    let second = output.get_mut(index);
    drop((first, second));
}

fn main() {}
