//! What launch bounds cannot be.

use cuda_std::prelude::*;

const TILE: usize = 64;

#[kernel(launch_bounds)]
pub fn without_numbers() {}

#[kernel(launch_bounds = 256)]
pub fn assigned() {}

#[kernel(launch_bounds())]
pub fn empty() {}

#[kernel(launch_bounds(256, 2, 1))]
pub fn three() {}

#[kernel(launch_bounds(0))]
pub fn no_threads() {}

#[kernel(launch_bounds(2048))]
pub fn too_many_threads() {}

#[kernel(launch_bounds(256, 0))]
pub fn no_blocks() {}

#[kernel(launch_bounds(256.0))]
pub fn no_integer() {}

#[kernel(launch_bounds(256), launch_bounds(512))]
pub fn twice() {}

#[kernel(max_threads(256))]
pub fn unknown() {}

#[kernel(launch_bounds(TILE * TILE))]
pub fn computed_too_large() {}

#[kernel(launch_bounds(1024, 3))]
pub fn more_than_fits() {}

fn main() {}
