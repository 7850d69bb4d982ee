//! Typed buffers, queues and launches over `cust`, sound for programs that forbid `unsafe`.
//!
//! ```no_run
//! use cuda_launch::{Config, Device};
//! # use cuda_launch::{Ptx, Result};
//! # use cuda_std::launch::{DeviceSlice, DeviceSliceMut, KernelCall};
//! # fn vector_add<'k>(
//! #     _: DeviceSlice<'k, f32>, _: DeviceSlice<'k, f32>, _: DeviceSliceMut<'k, f32>
//! # ) -> KernelCall<'k> { unimplemented!() }
//! # fn example(ptx: Ptx<'_>) -> Result {
//! let device = Device::open()?;
//! let kernels = device.load(ptx)?; // `built_ptx!("kernels.ptx")` for what the build script made
//! let a = device.upload(&[1.0, 2.0, 3.0])?;
//! let b = device.filled(3, 0.5)?;
//! let mut c = device.filled(3, 0.0)?;
//! kernels.launch(Config::cover1(3, 256), vector_add(a.slice(), b.slice(), c.slice_mut()))?;
//! assert_eq!(c.to_vec()?, [1.5, 2.5, 3.5]);
//! # Ok(())
//! # }
//! ```
//!
//! # Why safe code cannot race with a kernel
//!
//! A launch returns before its kernel has ended, so a borrow for the time of the call would not do. Instead:
//!
//! 1. **Every [`Device`] has one queue**, and launches go there ([`LoadedKernels::launch`]). Whatever safe code can do
//!    to a [`Buffer`] later (another launch, a copy, a fill, dropping it) is put on the same queue, or waits for it. So
//!    it happens after the kernel, and nothing has to be awaited between two launches.
//! 2. **Streams beside the queue exist in a scope only** ([`Device::scope`]). What is launched there borrows its
//!    arguments until the scope has waited for all its streams. Two streams cannot have mutable access to the same
//!    elements, and the host cannot reach them: neither compiles. The scope is a closure, so there is no guard to
//!    forget.
//! 3. **Memory of others waits.** An argument that was made with `unsafe` from an address is good for its borrow alone
//!    ([`Keeper::Borrow`](cuda_std::launch::Keeper)); a launch with one waits until the kernel has ended.
//! 4. **Memory of another device is refused**, because its queue is another one.
//!
//! Elements that many threads change at once are atomics: an exclusive view of a buffer ([`Buffer::atomics`]), or an
//! [`AtomicBuffer`], which has no other view. Memory without a value is an [`UninitBuffer`], which no kernel gets. The
//! PTX has to be that of the kernels that are called: [`built_ptx!`] takes it from the build script.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod buffer;
mod config;
mod device;
mod error;
mod kernels;
mod launch;
mod memory;
mod scope;

pub use buffer::{AtomicBuffer, Buffer, UninitBuffer, cast_slice_mut};
pub use config::{Config, Extent};
pub use cuda_loader::{Backend, DeviceChoice};
pub use device::Device;
pub use error::{Checked, Error, Result, driver_name};
pub use kernels::{LoadedKernels, Ptx, jit_log};
pub use memory::Memory;
pub use scope::{Scope, ScopedStream};
