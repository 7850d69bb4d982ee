//! Every kernel of the notes, one module a family.
//!
//! The crate compiles for `nvptx64-nvidia-cuda`, where each `#[kernel]` is an entry of the PTX, and for the host,
//! where it is a function that takes typed arguments and gives a launch descriptor.
//!
//! The head of each kernel states its cost. Reads and writes are those of global memory that its threads ask for;
//! "coalesced" means that the threads of a warp touch neighbouring elements. Elements are 4 bytes unless it says
//! otherwise.
#![no_std]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod grid;
mod operator;

pub mod attention;
pub mod convolution;
pub mod divergence;
pub mod dynamic;
pub mod fusion;
pub mod histogram;
pub mod ids;
pub mod local;
pub mod matmul;
pub mod matmul_int;
pub mod matrix;
pub mod order;
pub mod pitched;
pub mod primitives;
pub mod reduce;
pub mod render;
pub mod scan;
pub mod sort;
pub mod sparse;
pub mod symbols;
pub mod transpose;
pub mod vector;
pub mod warp;
