//! Warpbook: GPU kernels of a set of CUDA teaching notes, each with its inputs, its reference and its checks.
//!
//! The library holds the [`catalogue`] and what runs it; the binary `warpbook` is the command line over it. Everything
//! here is written against `cust`, as a user would write it for a GPU. Which driver answers, NVIDIA's or the simulated
//! one, is decided in [`session::Session::open`] and visible nowhere else.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

pub mod case;
pub mod catalogue;
pub mod cli;
pub mod data;
pub mod error;
pub mod picture;
pub mod reference;
pub mod report;
pub mod resources;
pub mod scene;
pub mod select;
pub mod session;
pub mod shape;
pub mod sparse;
pub mod tools;
