//! The device library: what a kernel needs beyond `core`, under the names that rust-cuda gives them.
//!
//! The crate compiles for two sides:
//!
//! - for `nvptx64-nvidia-cuda` it is the real thing;
//! - for the host it is the same interface, so that an editor, `cargo check` and `cargo clippy` read kernels as ordinary
//!   Rust. What needs the device (a thread index, a barrier, shared memory) is an unreachable stand-in there; what is
//!   plain arithmetic ([`float`], [`vector`]) runs on both sides and is tested on the host. The host side also has
//!   [`launch`], the typed arguments that a kernel's launch descriptor takes.
//!
//! ```ignore
//! use cuda_std::prelude::*;
//!
//! #[kernel]
//! pub fn vector_add(a: &[f32], b: &[f32], mut c: DisjointSlice<'_, f32>) {
//!     let index = thread::unique_index();
//!     let i = index.get();
//!     if i < a.len() && i < b.len() && let Some(slot) = c.get_mut(index) {
//!         *slot = a[i] + b[i];
//!     }
//! }
//! ```
#![no_std]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        abi_ptx,
        abi_unadjusted,
        alloc_error_handler,
        allow_internal_unstable,
        asm_experimental_arch,
        link_llvm_intrinsics,
        optimize_attribute,
        stdarch_nvptx
    ),
    allow(internal_features)
)]
// Stand-ins on the host leave the arguments of device functions unused.
#![cfg_attr(not(target_arch = "nvptx64"), allow(unused_variables))]

/// The crate of `Vec`, `Box` and `String`; kernels use it as they use the standard library's ([`mem`]).
pub extern crate alloc;
// The floating-point functions that the device has as instructions.
#[cfg(not(target_arch = "nvptx64"))]
extern crate std;
// The macros name `::cuda_std`, also when this crate uses them.
#[allow(unused_extern_crates)]
extern crate self as cuda_std;

#[cfg(not(target_pointer_width = "64"))]
compile_error!("device code has 64-bit pointers and sizes, so it needs a 64-bit host");

mod address_space;
pub mod atomic;
pub mod cfg;
pub mod constant;
mod device;
pub mod disjoint;
mod entry;
pub mod float;
#[cfg(feature = "libdevice")]
mod float_ext;
#[cfg(any(feature = "glam", feature = "half", feature = "vek"))]
mod foreign;
pub mod global;
pub mod intrinsics;
pub mod io;
#[cfg(not(target_arch = "nvptx64"))]
pub mod launch;
pub mod launch_bounds;
#[cfg(target_arch = "nvptx64")]
mod llvm;
pub mod mem;
pub mod misc;
#[cfg(target_arch = "nvptx64")]
mod panic;
pub mod plain;
pub mod prelude;
pub mod ptr;
pub mod shared;
pub mod slab;
pub mod symbol;
mod sync;
pub mod target;
pub mod thread;
pub mod vector;
pub mod warp;

pub use core::{assert_eq, assert_ne};
pub use cuda_std_macros::{
    DeviceCopy, PlainData, address_space, constant, device_global, externally_visible, gpu_only, kernel,
    print, print_to, println, shared, shared_array,
};
pub use float::GpuFloat;
#[cfg(feature = "libdevice")]
pub use float_ext::FloatExt;
#[cfg(feature = "glam")]
pub use glam;
#[cfg(feature = "half")]
pub use half::{self, bf16, f16};
#[cfg(feature = "vek")]
pub use vek;

#[cfg(not(target_arch = "nvptx64"))]
#[doc(hidden)]
pub use device::device_only;
