//! Vector addition (notes A1, A2).

use cuda_std::prelude::*;

/// A1: `c = a + b`, one block, one thread an element; launch it as `<<<1, n>>>`. A launch with more than 1024 threads
/// in a block fails in the driver; elements beyond the block are not computed.
///
/// Cost of n elements: 2n reads and n writes of 4 bytes, coalesced; no shared memory, no barrier, no divergence but in
/// the last warp.
#[kernel]
pub fn vector_add_one_block(a: &[f32], b: &[f32], mut c: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    let i = index.get();
    if i < a.len()
        && i < b.len()
        && let Some(slot) = c.get_mut(index)
    {
        *slot = a[i] + b[i];
    }
}

/// A2: `c = a + b` over a guarded grid of blocks, any length; with raw output, as rust-cuda writes it.
///
/// Cost of n elements: 2n reads and n writes of 4 bytes, coalesced; no shared memory, no barrier; only the last block
/// diverges.
///
/// # Safety
/// `c` has room for `a.len()` elements, and `b` has as many.
#[kernel]
pub unsafe fn vector_add(a: &[f32], b: &[f32], c: *mut f32) {
    let i = thread::block_idx_x() as usize * thread::block_dim_x() as usize + thread::thread_idx_x() as usize;
    if i < a.len() && i < b.len() {
        // SAFETY: `c` has as many elements, and each thread writes its own.
        unsafe { *c.add(i) = a[i] + b[i] };
    }
}
