//! The heaps that kernels allocate from with `malloc`: one for each context.
//!
//! A heap lives across launches. Its blocks are allocations of the device memory like those of the host, so that every
//! access outside a block, or to one that was freed, is found; but only kernels can free them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Memory;
use super::error::{FreeTarget, MemoryError};
use crate::Nearest;

/// Alignment of a block, and no more than that: a kernel that relies on a larger one is to fail here, too.
const ALIGN: u64 = 16;
/// What the heap needs for itself in each block.
const BLOCK_HEADER: u64 = 16;

/// The heap that a launch allocates from, which is made by its first allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Which heap of the [`Memory`] it is. Launches with the same number share their blocks.
    pub id: u64,
    /// Most bytes that its blocks take together (`CU_LIMIT_MALLOC_HEAP_SIZE`).
    pub limit: u64,
}

impl Default for Heap {
    /// Heap 0, with the 8 MiB that contexts begin with.
    fn default() -> Heap {
        Heap { id: 0, limit: 8 << 20 }
    }
}

/// How much of a heap is in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeapUsage {
    /// Live blocks.
    pub blocks: usize,
    /// Bytes that they take of the limit.
    pub bytes: u64,
}

/// The live blocks of a heap.
#[derive(Default)]
struct Blocks {
    /// What each block takes, by its address.
    charges: HashMap<u64, u64>,
    used: u64,
}

/// All heaps of a memory.
#[derive(Default)]
pub(super) struct Heaps(Mutex<HashMap<u64, Blocks>>);

impl Heaps {
    // The tables are only changed by code that does not panic half-way, so a poisoned lock is still sound to use.
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Blocks>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Memory {
    /// `malloc` of a kernel: a block aligned to 16 bytes, or `None` if the heap or the device is full, or `bytes` is 0.
    ///
    /// A block takes its size, rounded up to 16, and 16 bytes.
    pub fn heap_allocate(&self, heap: Heap, bytes: u64) -> Option<u64> {
        let charge = bytes.checked_next_multiple_of(ALIGN)?.checked_add(BLOCK_HEADER)?;
        let mut heaps = self.heaps.lock();
        let blocks = heaps.entry(heap.id).or_default();
        if charge > heap.limit.saturating_sub(blocks.used) {
            return None;
        }
        let address = self.allocate_block(bytes, ALIGN).ok()?;
        blocks.charges.insert(address, charge);
        blocks.used += charge;
        Some(address)
    }

    /// `free` of a kernel.
    ///
    /// # Errors
    /// [`MemoryError::InvalidFree`] if the heap has no live block there.
    pub fn heap_free(&self, heap: Heap, address: u64) -> Result<(), MemoryError> {
        let mut heaps = self.heaps.lock();
        let Some((blocks, charge)) = heaps
            .get_mut(&heap.id)
            .and_then(|blocks| blocks.charges.remove(&address).map(|charge| (blocks, charge)))
        else {
            let found = match self.allocation_of(address) {
                Some((base, len)) if base == address => FreeTarget::Foreign(Nearest { base, len }),
                _ => self.what_is_at(address),
            };
            return Err(MemoryError::InvalidFree { address, found });
        };
        blocks.used -= charge;
        self.free(address)
    }

    /// Start and length of the allocation or mapping that an address is in, unless it is a block of a heap: the host may
    /// neither copy nor free those.
    pub fn host_allocation_of(&self, address: u64) -> Option<(u64, u64)> {
        let (base, bytes) = self.allocation_of(address)?;
        let heaps = self.heaps.lock();
        (!heaps.values().any(|blocks| blocks.charges.contains_key(&base))).then_some((base, bytes))
    }

    /// Frees all blocks of a heap, at the end of its context. No kernel that uses it may be running.
    pub fn end_heap(&self, id: u64) {
        let blocks = self.heaps.lock().remove(&id).unwrap_or_default();
        for address in blocks.charges.into_keys() {
            // Each is a live allocation: only the heap frees it.
            let _ = self.free(address);
        }
    }

    /// What a heap's live blocks take.
    pub fn heap_usage(&self, id: u64) -> HeapUsage {
        let heaps = self.heaps.lock();
        heaps.get(&id).map_or_else(HeapUsage::default, |blocks| HeapUsage {
            blocks: blocks.charges.len(),
            bytes: blocks.used,
        })
    }
}
