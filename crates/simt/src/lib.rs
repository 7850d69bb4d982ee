//! A simulated GPU that executes PTX on the CPU.
#![deny(missing_docs, unsafe_op_in_unsafe_fn, unsafe_code)]

#[allow(missing_docs)]
pub mod memory;
#[allow(missing_docs)]
pub mod meter;
mod num;
