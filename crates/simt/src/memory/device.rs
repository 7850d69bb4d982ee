//! The device's memory: allocations, and copies by the host.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::error::{FreeTarget, MemoryError};
use super::heap::Heaps;
use super::lookup::Lookup;
use super::storage::Storage;
use super::window::{CONST_BASE, DEVICE_BASE, SHARED_BASE};
use crate::{Nearest, Texture};

/// Alignment of every allocation, and of large ones.
const ALIGN: u64 = 256;
const LARGE_ALIGN: u64 = 512;
const LARGE: u64 = 4096;
/// Least unmapped bytes between two allocations.
const GUARD: u64 = 1 << 20;
/// How many freed ranges are remembered.
const REMEMBERED: usize = 1 << 14;
/// Addresses below are a null pointer plus something, unless host memory is mapped there.
const NULL_LIMIT: u64 = 1 << 32;
/// Bytes that host copies stage at a time.
const STAGE: u64 = 64 << 10;

/// How to set a [`Memory`] up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryOptions {
    /// Bytes of the device; allocations beyond are refused.
    pub capacity: u64,
    /// What fresh allocations are filled with. `None` leaves them zero, and lets the host back large ones only as they
    /// are touched; a pattern touches every page.
    pub poison: Option<u8>,
}

/// How much of the device's memory is in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Bytes of the device.
    pub capacity: u64,
    /// Bytes allocated, rounded up to the allocations' alignment.
    pub used: u64,
    /// The largest value that `used` ever had.
    pub peak: u64,
    /// Number of live allocations.
    pub allocations: usize,
    /// Number of mapped ranges of host memory.
    pub mappings: usize,
}

/// The simulated device's global memory, with the constant memory beside it.
///
/// Addresses are never used twice, and at least 1 MiB that belongs to nobody lies between two allocations: an access
/// past an allocation's end is always found, and so is one to an allocation that was freed.
pub struct Memory {
    state: RwLock<State>,
    /// Changes whenever an address may have become invalid.
    generation: AtomicU64,
    /// Makes 128-bit atomics one step.
    pub(super) wide: Mutex<()>,
    options: MemoryOptions,
    pub(super) heaps: Heaps,
    /// Texture objects by handle, and the next handle.
    textures: RwLock<(HashMap<u64, Texture>, u64)>,
}

struct State {
    live: BTreeMap<u64, Arc<Storage>>,
    freed: BTreeMap<u64, u64>,
    freed_order: VecDeque<u64>,
    next_device: u64,
    next_const: u64,
    used: u64,
    peak: u64,
    mappings: usize,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memory").field("usage", &self.usage()).finish_non_exhaustive()
    }
}

impl Memory {
    /// An empty device memory of so many bytes. Fresh allocations are zero.
    pub fn new(capacity: u64) -> Memory {
        Memory::with_options(MemoryOptions { capacity, poison: None })
    }

    /// An empty device memory.
    pub fn with_options(options: MemoryOptions) -> Memory {
        Memory {
            state: RwLock::new(State {
                live: BTreeMap::new(),
                freed: BTreeMap::new(),
                freed_order: VecDeque::new(),
                next_device: DEVICE_BASE + GUARD,
                next_const: CONST_BASE + GUARD,
                used: 0,
                peak: 0,
                mappings: 0,
            }),
            generation: AtomicU64::new(0),
            wide: Mutex::new(()),
            options,
            heaps: Heaps::default(),
            textures: RwLock::new((HashMap::new(), 1)),
        }
    }

    /// Makes a texture object; gives its handle, which is never used twice.
    pub fn bind_texture(&self, texture: Texture) -> u64 {
        let mut textures = self.textures.write().unwrap_or_else(PoisonError::into_inner);
        let handle = textures.1;
        textures.1 += 1;
        textures.0.insert(handle, texture);
        handle
    }

    /// Ends a texture object; tells whether there was one.
    pub fn unbind_texture(&self, handle: u64) -> bool {
        self.textures.write().unwrap_or_else(PoisonError::into_inner).0.remove(&handle).is_some()
    }

    /// A texture object.
    pub fn texture(&self, handle: u64) -> Option<Texture> {
        self.textures.read().unwrap_or_else(PoisonError::into_inner).0.get(&handle).copied()
    }

    /// Allocates device memory, at a multiple of `align` and of 256 (512 from 4 KiB on).
    ///
    /// # Errors
    /// [`MemoryError::ZeroSize`], [`MemoryError::BadAlignment`], [`MemoryError::OutOfMemory`].
    pub fn allocate(&self, bytes: u64, align: u64) -> Result<u64, MemoryError> {
        self.allocate_in(bytes, align, 0, false)
    }

    /// Allocates constant memory: the same, in the window that `isspacep.const` knows.
    ///
    /// # Errors
    /// As [`Memory::allocate`].
    pub fn allocate_constant(&self, bytes: u64, align: u64) -> Result<u64, MemoryError> {
        self.allocate_in(bytes, align, 0, true)
    }

    /// Allocates device memory that is aligned to `align`, a power of two below 64, and to no more than that.
    pub(super) fn allocate_block(&self, bytes: u64, align: u64) -> Result<u64, MemoryError> {
        self.allocate_in(bytes, ALIGN, align, false)
    }

    /// Allocates `skew` bytes after an address with the alignment.
    fn allocate_in(&self, bytes: u64, align: u64, skew: u64, constant: bool) -> Result<u64, MemoryError> {
        if bytes == 0 {
            return Err(MemoryError::ZeroSize);
        }
        if !align.is_power_of_two() || align > 1 << 30 {
            return Err(MemoryError::BadAlignment { align });
        }
        let mut state = self.write_state();
        let capacity = self.options.capacity;
        let refused = MemoryError::OutOfMemory { requested: bytes, free: capacity - state.used, capacity };
        let charged = charge(bytes);
        if charged > capacity - state.used {
            return Err(refused);
        }
        let align = align.max(if bytes >= LARGE { LARGE_ALIGN } else { ALIGN });
        let next = if constant { state.next_const } else { state.next_device };
        let start = next.next_multiple_of(align) + skew;
        // The gap grows with the allocation, so that a row or a whole array too far is still nobody's.
        let end = start.checked_add(charged).and_then(|end| end.checked_add(GUARD.max(charged)));
        let limit = if constant { SHARED_BASE } else { CONST_BASE };
        let Some(end) = end.filter(|&end| end <= limit) else { return Err(refused) };
        let Some(storage) = Storage::zeroed(start, bytes) else { return Err(refused) };
        if let Some(poison) = self.options.poison {
            let chunk = vec![poison; bytes.min(STAGE) as usize];
            for offset in (0..bytes).step_by(STAGE as usize) {
                storage.write(start + offset, &chunk[..(bytes - offset).min(STAGE) as usize]);
            }
        }
        if constant {
            state.next_const = end;
        } else {
            state.next_device = end;
        }
        state.live.insert(start, Arc::new(storage));
        state.used += charged;
        state.peak = state.peak.max(state.used);
        Ok(start)
    }

    /// Frees an allocation, given its start.
    ///
    /// A kernel that runs meanwhile may still reach the bytes; they go back to the host when it ends.
    ///
    /// # Errors
    /// [`MemoryError::InvalidFree`].
    pub fn free(&self, address: u64) -> Result<(), MemoryError> {
        let mut state = self.write_state();
        match state.live.get(&address) {
            Some(storage) if !storage.is_external() => {}
            Some(storage) => {
                return Err(MemoryError::InvalidFree {
                    address,
                    found: FreeTarget::Mapping(extent(storage)),
                });
            }
            None => return Err(MemoryError::InvalidFree { address, found: state.what_is_at(address) }),
        }
        if let Some(storage) = state.live.remove(&address) {
            state.used -= charge(storage.len());
            state.freed.insert(address, storage.len());
            state.freed_order.push_back(address);
            if state.freed_order.len() > REMEMBERED
                && let Some(oldest) = state.freed_order.pop_front()
            {
                state.freed.remove(&oldest);
            }
        }
        self.generation.fetch_add(1, Ordering::Release);
        Ok(())
    }

    pub(super) fn insert_external(&self, storage: Storage) -> Result<(), MemoryError> {
        let (address, size) = (storage.start(), storage.len());
        if size == 0 {
            return Err(MemoryError::ZeroSize);
        }
        let mut state = self.write_state();
        let overlaps = match address.checked_add(size) {
            Some(end) if end <= DEVICE_BASE => {
                state.live.range(..end).next_back().is_some_and(|(_, s)| s.start() + s.len() > address)
            }
            _ => true,
        };
        if overlaps {
            return Err(MemoryError::BadMapping { address, size });
        }
        state.live.insert(address, Arc::new(storage));
        state.mappings += 1;
        Ok(())
    }

    /// Takes a mapping of host memory back, given its start.
    ///
    /// # Errors
    /// [`MemoryError::InvalidFree`].
    pub fn unmap(&self, address: u64) -> Result<(), MemoryError> {
        let mut state = self.write_state();
        match state.live.get(&address) {
            Some(storage) if storage.is_external() => {}
            Some(storage) => {
                return Err(MemoryError::InvalidFree {
                    address,
                    found: FreeTarget::Allocation(extent(storage)),
                });
            }
            None => return Err(MemoryError::InvalidFree { address, found: state.what_is_at(address) }),
        }
        state.live.remove(&address);
        state.mappings -= 1;
        self.generation.fetch_add(1, Ordering::Release);
        Ok(())
    }

    /// Copies from the device.
    ///
    /// # Errors
    /// [`MemoryError::OutOfBounds`], [`MemoryError::UseAfterFree`], [`MemoryError::NullPointer`].
    pub fn read(&self, address: u64, out: &mut [u8]) -> Result<(), MemoryError> {
        if out.is_empty() {
            return Ok(());
        }
        let size = out.len() as u64;
        match self.find(address) {
            Some(storage) if storage.read(address, out) => Ok(()),
            _ => Err(self.explain(address, size, 1)),
        }
    }

    /// Copies to the device.
    ///
    /// # Errors
    /// As [`Memory::read`].
    pub fn write(&self, address: u64, data: &[u8]) -> Result<(), MemoryError> {
        if data.is_empty() {
            return Ok(());
        }
        match self.find(address) {
            Some(storage) if storage.write(address, data) => Ok(()),
            _ => Err(self.explain(address, data.len() as u64, 1)),
        }
    }

    /// Writes `count` copies of a pattern (of 1, 2, 4 … bytes).
    ///
    /// # Errors
    /// As [`Memory::read`]; nothing is written then.
    pub fn fill(&self, address: u64, pattern: &[u8], count: u64) -> Result<(), MemoryError> {
        let size = (pattern.len() as u64).saturating_mul(count);
        if size == 0 {
            return Ok(());
        }
        let storage = self.range(address, size)?;
        let copies = (STAGE / pattern.len() as u64).clamp(1, count);
        let chunk = pattern.repeat(copies as usize);
        let mut done = 0;
        while done < size {
            let n = (size - done).min(chunk.len() as u64);
            storage.write(address + done, &chunk[..n as usize]);
            done += n;
        }
        Ok(())
    }

    /// Copies within the device; the ranges may overlap.
    ///
    /// # Errors
    /// As [`Memory::read`]; nothing is written then.
    pub fn copy(&self, to: u64, from: u64, bytes: u64) -> Result<(), MemoryError> {
        if bytes == 0 {
            return Ok(());
        }
        let source = self.range(from, bytes)?;
        let target = self.range(to, bytes)?;
        let mut stage = vec![0; bytes.min(STAGE) as usize];
        let chunks = bytes.div_ceil(STAGE);
        for i in 0..chunks {
            // From the end where the target starts inside the source, so that no byte is lost before it is read.
            let chunk = if to > from { chunks - 1 - i } else { i };
            let offset = chunk * STAGE;
            let part = &mut stage[..(bytes - offset).min(STAGE) as usize];
            source.read(from + offset, part);
            target.write(to + offset, part);
        }
        Ok(())
    }

    /// Bytes in use and their limit.
    pub fn usage(&self) -> Usage {
        let state = self.read_state();
        Usage {
            capacity: self.options.capacity,
            used: state.used,
            peak: state.peak,
            allocations: state.live.len() - state.mappings,
            mappings: state.mappings,
        }
    }

    /// Start and length of the live allocation or mapping that an address is in.
    pub fn allocation_of(&self, address: u64) -> Option<(u64, u64)> {
        self.find(address).map(|s| (s.start(), s.len()))
    }

    /// Start and length of every live allocation, mappings of host memory left out, by address.
    pub fn allocations(&self) -> Vec<(u64, u64)> {
        let state = self.read_state();
        state.live.values().filter(|s| !s.is_external()).map(|s| (s.start(), s.len())).collect()
    }

    /// A handle for one thread's accesses. Make a new one for each launch: it keeps the bytes of what it has seen alive.
    pub fn lookup(&self) -> Lookup<'_> {
        Lookup::new(self)
    }

    pub(super) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    /// What lies at an address that is not the start of what was to be freed.
    pub(super) fn what_is_at(&self, address: u64) -> FreeTarget {
        self.read_state().what_is_at(address)
    }

    pub(super) fn find(&self, address: u64) -> Option<Arc<Storage>> {
        self.read_state().at_or_before(address).filter(|s| s.holds(address)).cloned()
    }

    fn range(&self, address: u64, size: u64) -> Result<Arc<Storage>, MemoryError> {
        self.find(address)
            .filter(|s| size <= s.len() - (address - s.start()))
            .ok_or_else(|| self.explain(address, size, 1))
    }

    /// Why an access that failed did.
    #[cold]
    pub(super) fn explain(&self, address: u64, size: u64, align: u64) -> MemoryError {
        let state = self.read_state();
        // Alignment is checked last on hardware that has translated the address; but the cause of an unaligned wild
        // pointer is the wildness, so bounds come first here too.
        let inside = state
            .at_or_before(address)
            .is_some_and(|s| s.holds(address) && size <= s.len() - (address - s.start()));
        if inside {
            return MemoryError::Misaligned { address, align };
        }
        let last = address.saturating_add(size - 1);
        if let Some((&base, &len)) = state.freed.range(..=last).next_back()
            && address < base + len
        {
            return MemoryError::UseAfterFree { address, size, freed: Nearest { base, len } };
        }
        if address < NULL_LIMIT && state.at_or_before(address).is_none_or(|s| !s.holds(address)) {
            return MemoryError::NullPointer { address, size };
        }
        let before = state.at_or_before(address);
        let after = state.live.range(address..).next().map(|(_, s)| s);
        let nearest = match (before, after) {
            (Some(b), Some(a)) => {
                let behind = address.saturating_sub(b.start() + b.len());
                Some(if behind <= a.start() - address { b } else { a })
            }
            (b, a) => b.or(a),
        };
        MemoryError::OutOfBounds { address, size, nearest: nearest.map(extent) }
    }

    // The state is only changed by code that does not panic half-way, so a poisoned lock is still sound to use.
    fn read_state(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_state(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn at_or_before(&self, address: u64) -> Option<&Arc<Storage>> {
        self.live.range(..=address).next_back().map(|(_, s)| s)
    }

    fn what_is_at(&self, address: u64) -> FreeTarget {
        if let Some(storage) = self.at_or_before(address).filter(|s| s.holds(address)) {
            return FreeTarget::Inside(extent(storage));
        }
        match self.freed.range(..=address).next_back() {
            Some((&base, &len)) if address - base < len => FreeTarget::Freed(Nearest { base, len }),
            _ => FreeTarget::Nothing,
        }
    }
}

fn extent(storage: &Arc<Storage>) -> Nearest {
    Nearest { base: storage.start(), len: storage.len() }
}

/// What an allocation costs of the device's capacity.
fn charge(bytes: u64) -> u64 {
    bytes.checked_next_multiple_of(ALIGN).unwrap_or(u64::MAX)
}
