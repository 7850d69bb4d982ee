//! A thread cannot pass for another, and cannot have its output twice.

use cuda_std::disjoint::{DisjointSlice, Mapping};
use cuda_std::thread::{self, UniqueIndex};

fn from_a_number() -> UniqueIndex {
    UniqueIndex { index: 5, marker: core::marker::PhantomData }
}

fn number_for_an_index(mut output: DisjointSlice<'_, f32>) {
    output.get_mut(5);
}

fn twice(output: DisjointSlice<'_, f32>) -> (DisjointSlice<'_, f32>, DisjointSlice<'_, f32>) {
    (output.clone(), output)
}

fn is_send<T: Send>(_: T) {}

fn to_another_thread() {
    is_send(thread::unique_index());
}

struct Everyone;
impl Mapping for Everyone {
    fn position() -> Option<(usize, usize)> {
        Some((0, 0))
    }
}

fn main() {}
