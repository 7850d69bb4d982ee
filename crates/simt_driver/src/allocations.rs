//! Who owns which range of addresses: device memory, page-locked and registered host memory, managed memory.
//!
//! [`simt::memory::Memory`] knows which bytes a kernel may touch; this knows what the driver API has to say of them.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::context::Context;
use crate::driver::Driver;
use crate::error::{CudaError, CudaResult};
use crate::registry::new_id;

/// Alignment of page-locked and managed memory: a page.
const PAGE: usize = 4096;
/// Alignment that device memory comes with on NVIDIA's driver, and that a pitch is a multiple of.
pub(crate) const DEVICE_ALIGN: u64 = 512;

/// What a range of addresses is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Device memory.
    Device,
    /// Device memory of a stream-ordered allocation.
    StreamOrdered,
    /// Memory that both sides use under one address.
    Managed,
    /// Page-locked host memory of the driver, with the flags it was asked for.
    Host(u32),
    /// Host memory that the program registered.
    Registered(u32),
}

/// A range of addresses that the driver gave out or took note of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) base: u64,
    /// Bytes asked for.
    pub(crate) size: u64,
    pub(crate) kind: Kind,
    /// Identity of the context that it belongs to.
    pub(crate) owner: u64,
    /// Number unique in the process.
    pub(crate) id: u64,
    /// It will be freed by work of a stream that is already submitted.
    freed_by_stream: bool,
}

impl Range {
    fn end(&self) -> u64 {
        self.base.saturating_add(self.size)
    }

    /// Host code can reach it as well.
    pub(crate) fn on_host(&self) -> bool {
        matches!(self.kind, Kind::Managed | Kind::Host(_) | Kind::Registered(_))
    }
}

/// All ranges, by their first address: host and device addresses never coincide.
#[derive(Default)]
pub(crate) struct Allocations {
    ranges: Mutex<BTreeMap<u64, Range>>,
}

fn layout(size: u64) -> CudaResult<Layout> {
    let size = usize::try_from(size).map_err(|_| CudaError::OUT_OF_MEMORY)?;
    Layout::from_size_align(size, PAGE).map_err(|_| CudaError::OUT_OF_MEMORY)
}

impl Allocations {
    fn ranges(&self) -> MutexGuard<'_, BTreeMap<u64, Range>> {
        self.ranges.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn record(&self, base: u64, size: u64, kind: Kind, owner: u64) {
        let range = Range { base, size, kind, owner, id: new_id(), freed_by_stream: false };
        self.ranges().insert(base, range);
    }

    /// The range that holds `address`.
    pub(crate) fn find(&self, address: u64) -> Option<Range> {
        let ranges = self.ranges();
        let (_, range) = ranges.range(..=address).next_back()?;
        (address < range.end()).then_some(*range)
    }

    /// The range that begins at `address`, if `accept` takes its kind.
    fn starting_at(&self, address: u64, accept: fn(Kind) -> bool) -> CudaResult<Range> {
        let found = self.ranges().get(&address).copied().filter(|range| accept(range.kind));
        found.filter(|range| !range.freed_by_stream).ok_or(CudaError::INVALID_VALUE)
    }

    /// Forgets the range that begins at `address`. Of two threads that free it, one succeeds.
    fn forget(&self, address: u64) -> CudaResult<Range> {
        self.ranges().remove(&address).ok_or(CudaError::INVALID_VALUE)
    }
}

impl Driver {
    /// Allocates device memory for `context`.
    pub(crate) fn allocate(&self, context: &Context, size: u64, kind: Kind) -> CudaResult<u64> {
        if size == 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        let free = context.model.total_memory.saturating_sub(self.memory.usage().used);
        if size > free {
            return Err(CudaError::OUT_OF_MEMORY);
        }
        let base = self.memory.allocate(size, DEVICE_ALIGN).map_err(|_| CudaError::OUT_OF_MEMORY)?;
        self.allocations.record(base, size, kind, context.id);
        Ok(base)
    }

    /// Allocates host memory that the device can reach at the same address: page-locked or managed.
    pub(crate) fn allocate_shared(&self, context: &Context, size: u64, kind: Kind) -> CudaResult<u64> {
        if size == 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        let layout = layout(size)?;
        // SAFETY: `layout` has at least one byte.
        let pointer = unsafe { alloc_zeroed(layout) };
        if pointer.is_null() {
            return Err(CudaError::OUT_OF_MEMORY);
        }
        // SAFETY: these bytes stay allocated until `free_shared`, which unmaps them and waits for all kernels before
        // it gives them back. What else writes to them is the program, which has to order its accesses with those of
        // its kernels as for any page-locked memory.
        if unsafe { self.memory.map_external(pointer, size) }.is_err() {
            // SAFETY: allocated above with this layout, and known to nobody.
            unsafe { dealloc(pointer, layout) };
            return Err(CudaError::OUT_OF_MEMORY);
        }
        let base = pointer.expose_provenance() as u64;
        self.allocations.record(base, size, kind, context.id);
        Ok(base)
    }

    /// Frees device or managed memory, after all work that may use it (as `cuMemFree` does).
    pub(crate) fn free(&self, address: u64) -> CudaResult {
        let device = |kind| matches!(kind, Kind::Device | Kind::StreamOrdered | Kind::Managed);
        let range = self.allocations.starting_at(address, device)?;
        self.wait_for_everything();
        self.allocations.forget(address)?;
        self.give_back(&range)
    }

    /// Frees page-locked memory of the driver, after all work that may use it.
    pub(crate) fn free_host(&self, address: u64) -> CudaResult {
        let range = self.allocations.starting_at(address, |kind| matches!(kind, Kind::Host(_)))?;
        self.wait_for_everything();
        self.allocations.forget(address)?;
        self.give_back(&range)
    }

    /// Marks memory as freed by work that is about to be submitted; [`Driver::free_now`] is that work.
    pub(crate) fn free_later(&self, address: u64) -> CudaResult {
        let mut ranges = self.allocations.ranges();
        let range = ranges.get_mut(&address).filter(|range| !range.freed_by_stream);
        let range = range.filter(|range| matches!(range.kind, Kind::Device | Kind::StreamOrdered));
        range.ok_or(CudaError::INVALID_VALUE)?.freed_by_stream = true;
        Ok(())
    }

    /// Frees memory that [`Driver::free_later`] marked, if its context still exists.
    pub(crate) fn free_now(&self, address: u64) {
        if let Ok(range) = self.allocations.forget(address) {
            let _ = self.give_back(&range);
        }
    }

    /// Takes note of host memory of the program, and makes it accessible to kernels.
    ///
    /// # Safety
    ///
    /// The `size` bytes at `address` must stay valid until [`Driver::unregister`].
    pub(crate) unsafe fn register(
        &self,
        context: &Context,
        address: u64,
        size: u64,
        flags: u32,
    ) -> CudaResult {
        if address == 0 || size == 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        let end = address.checked_add(size).ok_or(CudaError::INVALID_VALUE)?;
        let overlapping = self.allocations.ranges().range(..end).next_back().map(|(_, range)| *range);
        match overlapping.filter(|range| range.end() > address) {
            Some(Range { kind: Kind::Registered(_), .. }) => {
                return Err(CudaError::HOST_MEMORY_ALREADY_REGISTERED);
            }
            Some(_) => return Err(CudaError::INVALID_VALUE),
            None => {}
        }
        let pointer = std::ptr::with_exposed_provenance_mut(address as usize);
        // SAFETY: valid until `unregister` by the caller's promise; see `allocate_shared` for the rest.
        unsafe { self.memory.map_external(pointer, size) }
            .map_err(|_| CudaError::HOST_MEMORY_ALREADY_REGISTERED)?;
        self.allocations.record(address, size, Kind::Registered(flags), context.id);
        Ok(())
    }

    /// Ends [`Driver::register`], after all work that may use the memory.
    pub(crate) fn unregister(&self, address: u64) -> CudaResult {
        match self.allocations.find(address) {
            None => return Err(CudaError::HOST_MEMORY_NOT_REGISTERED),
            Some(Range { base, kind: Kind::Registered(_), .. }) if base == address => {}
            Some(_) => return Err(CudaError::INVALID_VALUE),
        }
        self.wait_for_everything();
        let range = self.allocations.forget(address)?;
        self.give_back(&range)
    }

    /// Gives a range that is already forgotten back to where it came from.
    fn give_back(&self, range: &Range) -> CudaResult {
        if !range.on_host() {
            return self.memory.free(range.base).map_err(|_| CudaError::INVALID_VALUE);
        }
        self.memory.unmap(range.base).map_err(|_| CudaError::INVALID_VALUE)?;
        // A kernel that another thread launched meanwhile may have found the bytes just before they were unmapped.
        self.wait_for_everything();
        if !matches!(range.kind, Kind::Registered(_)) {
            let pointer: *mut u8 = std::ptr::with_exposed_provenance_mut(range.base as usize);
            // SAFETY: `allocate_shared` allocated it with this layout; it was removed from the table by this thread
            // alone, is unmapped, and no kernel or copy runs that could have found it before.
            unsafe { dealloc(pointer, layout(range.size)?) };
        }
        Ok(())
    }
}

impl Allocations {
    /// Bytes of live stream-ordered allocations.
    pub(crate) fn stream_ordered_bytes(&self) -> u64 {
        self.ranges().values().filter(|range| range.kind == Kind::StreamOrdered).map(|range| range.size).sum()
    }

    /// Frees everything that belongs to a context which has no more work.
    pub(crate) fn release_context(&self, driver: &Driver, context: u64) {
        let owned: Vec<u64> =
            self.ranges().values().filter(|range| range.owner == context).map(|range| range.base).collect();
        for base in owned {
            driver.free_now(base);
        }
        driver.memory.end_heap(context);
    }
}
