//! Every kernel of the notes, one module a family.
//!
//! The crate compiles for `nvptx64-nvidia-cuda`, where each `#[kernel]` is an entry of the PTX, and for the host, where it
//! is a function that takes typed arguments and gives a launch descriptor.
#![no_std]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

pub mod transpose;
pub mod vector;
