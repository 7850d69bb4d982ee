//! Differential testing of the path from Rust to PTX.
//!
//! [`generate::kernel`] makes a random kernel of a seed. It is compiled in several ways (rustc's LLVM and NVIDIA's libNVVM, with
//! and without optimisation), run on the simulator, and run as ordinary Rust on the host, which is the reference; all results
//! have to be the same, bit by bit. [`campaign`] does that for many kernels, and [`reduce`] makes a kernel with a difference as
//! small as it can.
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

pub mod campaign;
pub mod device;
pub mod driver;
mod error;
pub mod generate;
pub mod host;
pub mod outcome;
pub mod pack;
pub mod print;
pub mod program;
pub mod project;
pub mod reduce;
pub mod replay;
pub mod rng;
pub mod types;

pub use error::{Error, Result};
