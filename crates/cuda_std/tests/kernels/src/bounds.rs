//! Kernels that state launch bounds, and the same one without.

use cuda_std::prelude::*;

/// Edge of a tile, as a length is stated.
pub const TILE: usize = 16;

#[inline(always)]
fn body(mut out: DisjointSlice<'_, u32>) {
    let index = thread::unique_index();
    if let Some(slot) = out.get_mut(index) {
        *slot = thread::block_dim_x() * thread::block_dim_y();
    }
}

/// No bounds.
#[kernel]
pub fn bounds_none(out: DisjointSlice<'_, u32>) {
    body(out);
}

/// Both bounds, by constants of two types.
#[kernel(launch_bounds(TILE * TILE, 2u8))]
pub fn bounds_both(out: DisjointSlice<'_, u32>) {
    body(out);
}

macro_rules! bounded {
    ($name:ident, $threads:expr) => {
        /// A bound of the threads alone, which comes through a macro.
        #[kernel(launch_bounds($threads,))]
        pub fn $name(out: DisjointSlice<'_, u32>) {
            body(out);
        }
    };
}
bounded!(bounds_threads, 64 + 32);

/// A condition on the whole kernel, behind the attribute.
#[kernel(launch_bounds(32))]
#[cfg(any())]
pub fn bounds_left_out(out: DisjointSlice<'_, u32>) {
    body(out);
}
