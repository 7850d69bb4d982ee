//! Thread numbers in blocks and grids of one to three dimensions (note A3).
//!
//! In a block of size (Dx, Dy, Dz) the thread (x, y, z) has the number `x + y·Dx + z·Dx·Dy`. Blocks have numbers in the
//! grid by the same rule, and the number of a thread in the launch is block number times block size plus its own.

use bytemuck::{Pod, Zeroable};
use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;

/// A3, one dimension: each thread writes `x`, at the place that is its number in the launch.
///
/// Cost: one write a thread, coalesced; no shared memory, no barrier.
#[kernel]
pub fn thread_ids_1d(mut ids: DisjointSlice<'_, u32>) {
    if let Some(id) = ids.get_mut(thread::unique_index()) {
        *id = thread::thread_idx_x();
    }
}

/// A3, two dimensions: `x + y·Dx`.
///
/// Cost: one write a thread, coalesced; no shared memory, no barrier.
#[kernel]
pub fn thread_ids_2d(mut ids: DisjointSlice<'_, u32>) {
    if let Some(id) = ids.get_mut(thread::unique_index()) {
        *id = thread::thread_idx_x() + thread::thread_idx_y() * thread::block_dim_x();
    }
}

/// A3, three dimensions: `x + y·Dx + z·Dx·Dy`.
///
/// Cost: one write a thread, coalesced; no shared memory, no barrier.
#[kernel]
pub fn thread_ids_3d(mut ids: DisjointSlice<'_, u32>) {
    if let Some(id) = ids.get_mut(thread::unique_index()) {
        let (size, index) = (thread::block_dim(), thread::thread_idx());
        *id = index.x + index.y * size.x + index.z * size.x * size.y;
    }
}

/// Everything that a thread knows about its place.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PlainData, Pod, Zeroable)]
pub struct Place {
    /// The block's index in the grid: x, y, z.
    pub block: [u32; 3],
    /// The thread's index in the block: x, y, z.
    pub thread: [u32; 3],
    /// The thread's number in the block.
    pub in_block: u32,
    /// Threads in the block.
    pub block_size: u32,
    /// The block's number in the grid.
    pub block_number: u64,
    /// The thread's number in the launch.
    pub in_grid: u64,
}

/// A3 for a 3-D grid of 3-D blocks: each thread writes its [`Place`].
///
/// Cost: one write of 48 bytes a thread; no shared memory, no barrier.
#[kernel]
pub fn thread_places(mut places: DisjointSlice<'_, Place>) {
    let index = thread::unique_index();
    if let Some(place) = places.get_mut(index) {
        let (block, thread) = (thread::block_idx(), thread::thread_idx());
        *place = Place {
            block: [block.x, block.y, block.z],
            thread: [thread.x, thread.y, thread.z],
            in_block: thread::index_in_block(),
            block_size: thread::block_size(),
            block_number: thread::block_index(),
            in_grid: index.get() as u64,
        };
    }
}

/// A3, that numbers are different: each thread adds 1 at the place that is its number; every place must get 1,
/// whatever the shape of the launch.
///
/// Cost: one atomic addition a thread, coalesced; no shared memory, no barrier.
#[kernel]
pub fn thread_ids_count(counts: &[AtomicU32]) {
    if let Some(count) = counts.get(thread::unique_index().get()) {
        count.fetch_add(1, Ordering::Relaxed);
    }
}
