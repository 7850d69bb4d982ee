//! The CUDA driver API over the simulated GPU.
//!
//! The functions of the API are those of [`api`], with their C signatures but without their exported names: a program
//! that has this crate linked in reaches them by [`lookup`] (crate `cuda_loader` leads the `cu*` symbols of `cust` here),
//! and the crate `libcuda` exports them as a `libcuda.so.1` that any program can load. [`control`] is the simulated
//! driver's own interface beside them.
//!
//! # How it works
//!
//! There is one device. Its memory is a [`simt::memory::Memory`]; a module is a [`simt::Program`] loaded into it.
//! Streams are queues that run beside the host's threads (`queue`): launches, copies, callbacks and events happen
//! in the order that the CUDA documentation promises, and otherwise beside each other.
//!
//! Results are those of NVIDIA's driver, measured on driver 580 with an H200 wherever a program can see them, but for
//! what follows.
//!
//! - A kernel's fault ends its context: all later calls return its error. On a GPU it ends every context of the process;
//!   here a new context works, so that tests of faults can share a process.
//! - What a device would do without noticing is noticed: access beyond an allocation, to freed memory, to shared memory
//!   of a block beyond its size.
//! - A null pointer where a result goes is `CUDA_ERROR_INVALID_VALUE`, also where NVIDIA's driver crashes, and a handle
//!   that was destroyed is `CUDA_ERROR_INVALID_HANDLE` or `CUDA_ERROR_INVALID_CONTEXT`, always.
//! - Texture, surface and array functions, graphs and capture, virtual memory management, memory pools other than the
//!   device's, sharing between processes and with graphics return `CUDA_ERROR_NOT_SUPPORTED`.
//! - `cuGetExportTable` has none of NVIDIA's undocumented tables. Programs that use the driver API run; those linked with
//!   NVIDIA's CUDA runtime (`libcudart`) do not, because that asks for such tables.
//! - Device binaries are refused, also by the linker: kernels are PTX.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[macro_use]
mod boundary;
#[macro_use]
mod exports;

pub mod abi;
mod allocations;
pub mod api;
mod arrays;
mod attributes;
mod context;
pub mod control;
mod copy;
mod driver;
mod error;
mod image;
mod jit;
mod json;
mod launch;
mod limits;
mod linker;
mod lz4;
mod merge;
mod module;
mod names;
mod occupancy;
mod queue;
mod registry;
mod submit;

pub use error::{CudaError, CudaResult};
pub use names::lookup;
