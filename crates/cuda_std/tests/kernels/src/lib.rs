//! Kernels that use every part of `cuda_std`.
#![no_std]

pub mod bounds;
pub mod checks;
pub mod rust_cuda;
