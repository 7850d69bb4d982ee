//! Kernels of our own as they are written for rust-cuda: its `use` lines, no `no_std`, raw pointers in unsafe functions.

pub mod atomics;
pub mod basics;
pub mod gemm;
pub mod hash;
pub mod libdevice;
pub mod names;
pub mod path_tracer;
pub mod warps;
