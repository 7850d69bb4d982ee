//! Kernels that use `alloc` as any Rust program does. Each value is the result of an ordinary function, which the tests
//! call on the host as well.
#![no_std]

extern crate alloc;

#[cfg(not(feature = "nothing"))]
pub mod blocks;
#[cfg(all(feature = "own", target_arch = "nvptx64"))]
mod own;
#[cfg(not(feature = "nothing"))]
pub mod work;

#[cfg(not(target_arch = "nvptx64"))]
use cuda_std::launch::{DeviceSlice, DeviceSliceMut, KernelCall};
use cuda_std::prelude::*;

#[cfg(feature = "slab")]
cuda_std::slab_allocator! {
    /// The memory of every allocation, with the feature `slab`.
    pub static HEAP;
}

/// What makes a launch of a kernel.
#[cfg(not(target_arch = "nvptx64"))]
pub type Call = for<'k> fn(DeviceSlice<'k, u32>, DeviceSliceMut<'k, u64>) -> KernelCall<'k>;

/// Adds a kernel for each function of [`work`]: thread `i` writes the function's value for `i`.
macro_rules! kernels {
    ($($name:ident;)*) => {
        $(
            #[doc = concat!("[`work::", stringify!($name), "`] of each thread's index.")]
            #[kernel]
            pub fn $name(input: &[u32], mut out: DisjointSlice<'_, u64>) {
                let index = thread::unique_index();
                let value = work::$name(index.get() as u32, input);
                if let Some(slot) = out.get_mut(index) {
                    *slot = value;
                }
            }
        )*

        /// The kernels and the functions that they call.
        pub const ALL: &[(&str, fn(u32, &[u32]) -> u64)] = &[$((stringify!($name), work::$name)),*];

        /// Launches of the same kernels.
        #[cfg(not(target_arch = "nvptx64"))]
        pub const CALLS: &[Call] = &[$($name),*];
    };
}
#[cfg(not(feature = "nothing"))]
kernels! {
    vectors;
    strings;
    objects;
    collections;
    shared_ownership;
    layouts;
    fallible;
}

/// Uses no allocation at all.
#[kernel]
pub fn nothing(input: &[u32], mut out: DisjointSlice<'_, u64>) {
    let index = thread::unique_index();
    let value = input.first().copied().unwrap_or(0);
    if let Some(slot) = out.get_mut(index) {
        *slot = u64::from(value);
    }
}

/// Prints what `format!` makes.
#[cfg(not(feature = "nothing"))]
#[kernel]
pub fn talk(input: &[u32], mut out: DisjointSlice<'_, u64>) {
    let index = thread::unique_index();
    let text: String = format!("{:>5}|{:<4}|{:?}", index.get(), input[0], &input[..2]);
    println!("{text} {}", input.to_vec());
    if let Some(slot) = out.get_mut(index) {
        *slot = text.len() as u64;
    }
}
