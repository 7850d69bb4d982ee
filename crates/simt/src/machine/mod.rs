//! The machine: warps execute micro-ops, blocks schedule warps, worker threads schedule blocks.

mod barrier;
mod block;
mod bulk;
mod check;
mod cluster;
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
mod texture;
mod turn;
mod video;
mod warp;

pub(crate) use cluster::{map_address, rank_of};
pub use launch::launch;
