//! Blocks run in any order (note A6).

use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;

/// A6: `output = 3 · input + 1`, whatever the order of the blocks; beside it the kernel records the order that it saw.
/// The first thread of each block takes the next ticket and writes the block's number at that place of `order`.
///
/// Cost of n elements: n reads and n writes, coalesced; one atomic addition and one write a block; no shared memory, no
/// barrier.
///
/// `tickets` has one element, 0 at first; `order` has one for each block.
#[kernel]
pub fn block_order(
    input: &[i32],
    mut output: DisjointSlice<'_, i32>,
    tickets: &[AtomicU32],
    order: &[AtomicU32],
) {
    let index = thread::unique_index();
    if let (Some(value), Some(slot)) = (input.get(index.get()), output.get_mut(index)) {
        *slot = value.wrapping_mul(3).wrapping_add(1);
    }
    if thread::index_in_block() == 0
        && let Some(ticket) = tickets.first()
    {
        let turn = ticket.fetch_add(1, Ordering::Relaxed);
        if let Some(place) = order.get(turn as usize) {
            place.store(thread::block_index() as u32, Ordering::Relaxed);
        }
    }
}
