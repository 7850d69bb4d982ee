//! The machine: warps execute micro-ops, blocks schedule warps, worker threads schedule blocks.

mod barrier;
mod block;
mod check;
mod collective;
mod counting;
mod hot;
mod launch;
mod matrix;
mod mbarrier;
mod memory;
mod multiply;
mod observe;
mod print;
mod service;
mod special;
mod step;
mod warp;

pub use launch::launch;
