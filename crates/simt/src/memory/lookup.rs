//! How a simulated warp reaches device memory.

use std::sync::Arc;

use super::atomic::Rmw;
use super::error::{AccessFault, RowResult};
use super::pattern::{Lanes, Pattern, classify, classify_part, halves, lanes_of, spread};
use super::storage::{AtomicCell, Cell, Storage};
use super::{Memory, MemoryError};

const SITES: usize = 64;

/// One CPU thread's way into a [`Memory`]: remembers which allocation each access site hit last, so that the usual
/// access costs one comparison.
///
/// `site` is any number that tells the access's place in the program, such as its micro-op index; a poor choice only
/// costs time. In lanes that are not in `mask`, addresses are ignored and results left as they were. When lanes store to
/// one address, the highest lane wins. When an access fails, lanes below the one named may have been done.
pub struct Lookup<'m> {
    memory: &'m Memory,
    /// Storages met so far; index 0 is where `recent` points before its first hit.
    known: Vec<Arc<Storage>>,
    recent: [u32; SITES],
    generation: u64,
}

impl<'m> Lookup<'m> {
    pub(super) fn new(memory: &'m Memory) -> Lookup<'m> {
        Lookup { memory, known: Vec::new(), recent: [0; SITES], generation: memory.generation() }
    }

    /// The memory that this looks into.
    pub fn memory(&self) -> &'m Memory {
        self.memory
    }

    /// Forgets every allocation met so far, so that the next access to one that was freed is noticed.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// The storage that `address` is in.
    #[inline(always)]
    fn storage(&mut self, site: u32, address: u64) -> Option<&Storage> {
        let slot = site as usize % SITES;
        let index = self.recent[slot] as usize;
        if !self.known.get(index).is_some_and(|s| s.holds(address)) {
            let index = self.search(address)?;
            self.recent[slot] = index;
            return self.known.get(index as usize).map(|s| &**s);
        }
        self.known.get(index).map(|s| &**s)
    }

    #[cold]
    #[inline(never)]
    fn search(&mut self, address: u64) -> Option<u32> {
        let generation = self.memory.generation();
        if generation != self.generation {
            self.known.clear();
            self.generation = generation;
        }
        let position = self.known.partition_point(|s| s.start() <= address);
        if let Some(i) = position.checked_sub(1)
            && self.known[i].holds(address)
        {
            return Some(i as u32);
        }
        let found = self.memory.find(address)?;
        // Sorted by address; sites that pointed behind it find their storage again by search.
        self.known.insert(position, found);
        Some(position as u32)
    }

    #[cold]
    #[inline(never)]
    fn fault(&self, lane: usize, address: u64, size: usize) -> Box<AccessFault> {
        AccessFault::new(lane as u32, self.memory.explain(address, size as u64, size as u64))
    }

    /// Loads a vector of `N` elements in each lane of `mask`: element `j` of a lane's vector goes to `out[j][lane]`.
    /// Each address must be a multiple of the vector's size.
    ///
    /// # Errors
    /// The lowest lane found wrong, with [`MemoryError::OutOfBounds`], `UseAfterFree`, `NullPointer` or `Misaligned`.
    #[inline(always)]
    pub fn load<T: Cell, const N: usize>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        out: &mut [Lanes<T>; N],
    ) -> RowResult {
        if self.load_part(site, addresses, mask, 0, out).is_some() {
            return Ok(());
        }
        // Blocks of 16 by 16 threads make warps of two rows: each half-warp may have a shape of its own.
        for (half, lanes, base) in halves(addresses, mask) {
            if self.load_part(site, half, lanes, base, out).is_none() {
                self.load_scattered(site, addresses, lanes << base, out)?;
            }
        }
        Ok(())
    }

    /// Loads lanes that have a simple shape and nothing wrong with them; `None` when they have not. `base` is the first
    /// of the `L` lanes.
    #[inline(always)]
    fn load_part<T: Cell, const N: usize, const L: usize>(
        &mut self,
        site: u32,
        addresses: &[u64; L],
        mask: u32,
        base: usize,
        out: &mut [Lanes<T>; N],
    ) -> Option<()> {
        match classify_part(addresses, mask, (size_of::<T>() * N) as u32) {
            Pattern::Empty => Some(()),
            Pattern::Consecutive { first, count } => {
                let first = first as usize % L;
                let address = addresses[first];
                let storage = self.storage(site, address)?;
                storage.load_run(address, base + first, count as usize, out).then_some(())
            }
            Pattern::Broadcast { first } => {
                let address = addresses[first as usize % L];
                let vector = self.storage(site, address)?.load_vector::<T, N>(address)?;
                for (row, value) in out.iter_mut().zip(vector) {
                    spread(value, mask << base, row);
                }
                Some(())
            }
            Pattern::Scattered => None,
        }
    }

    fn load_scattered<T: Cell, const N: usize>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        out: &mut [Lanes<T>; N],
    ) -> RowResult {
        for lane in lanes_of(mask) {
            let address = addresses[lane];
            if !self.storage(site, address).is_some_and(|s| s.load_run(address, lane, 1, out)) {
                return Err(self.fault(lane, address, size_of::<T>() * N));
            }
        }
        Ok(())
    }

    /// Stores a vector of `N` elements in each lane of `mask`.
    ///
    /// # Errors
    /// As [`Lookup::load`].
    #[inline(always)]
    pub fn store<T: Cell, const N: usize>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        values: &[Lanes<T>; N],
    ) -> RowResult {
        if self.store_part(site, addresses, mask, 0, values) {
            return Ok(());
        }
        for (half, lanes, base) in halves(addresses, mask) {
            if !self.store_part(site, half, lanes, base, values) {
                self.store_scattered(site, addresses, lanes << base, values)?;
            }
        }
        Ok(())
    }

    /// Stores lanes whose addresses are consecutive; false when they are not, or something is wrong with them.
    #[inline(always)]
    fn store_part<T: Cell, const N: usize, const L: usize>(
        &mut self,
        site: u32,
        addresses: &[u64; L],
        mask: u32,
        base: usize,
        values: &[Lanes<T>; N],
    ) -> bool {
        match classify_part(addresses, mask, (size_of::<T>() * N) as u32) {
            Pattern::Empty => true,
            Pattern::Consecutive { first, count } => {
                let first = first as usize % L;
                let address = addresses[first];
                let storage = self.storage(site, address);
                storage.is_some_and(|s| s.store_run(address, base + first, count as usize, values))
            }
            _ => false,
        }
    }

    fn store_scattered<T: Cell, const N: usize>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        values: &[Lanes<T>; N],
    ) -> RowResult {
        for lane in lanes_of(mask) {
            let address = addresses[lane];
            if !self.storage(site, address).is_some_and(|s| s.store_run(address, lane, 1, values)) {
                return Err(self.fault(lane, address, size_of::<T>() * N));
            }
        }
        Ok(())
    }

    /// One element at one address, for accesses that are not by rows (strings, descriptors).
    ///
    /// # Errors
    /// As [`Lookup::load`], without a lane.
    #[inline]
    pub fn load_one<T: Cell>(&mut self, site: u32, address: u64) -> Result<T, MemoryError> {
        match self.storage(site, address).and_then(|s| s.load(address)) {
            Some(value) => Ok(value),
            None => Err(self.memory.explain(address, size_of::<T>() as u64, size_of::<T>() as u64)),
        }
    }

    /// Stores one element at one address.
    ///
    /// # Errors
    /// As [`Lookup::load_one`].
    #[inline]
    pub fn store_one<T: Cell>(&mut self, site: u32, address: u64, value: T) -> Result<(), MemoryError> {
        if self.storage(site, address).is_some_and(|s| s.store(address, value)) {
            return Ok(());
        }
        Err(self.memory.explain(address, size_of::<T>() as u64, size_of::<T>() as u64))
    }

    /// Atomically replaces each lane's element by `rmw` of it and the lane's operand, in lane order, and puts the values
    /// found into `old` (PTX ISA 9.0, 9.7.13.15 `atom` and 9.7.13.16 `red`).
    ///
    /// # Errors
    /// As [`Lookup::load`].
    pub fn atomic<T: AtomicCell>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        rmw: Rmw,
        operands: &Lanes<T>,
        old: &mut Lanes<T>,
    ) -> RowResult {
        let size = size_of::<T>();
        if rmw.is_wrapping_add() {
            if let Pattern::Broadcast { first } = classify(addresses, mask, size as u32) {
                return self.add_to_one(site, addresses[first as usize & 31], mask, operands, old);
            }
            for lane in lanes_of(mask) {
                let address = addresses[lane];
                match self.storage(site, address).and_then(|s| s.fetch_add(address, operands[lane])) {
                    Some(found) => old[lane] = found,
                    None => return Err(self.fault(lane, address, size)),
                }
            }
            return Ok(());
        }
        for lane in lanes_of(mask) {
            let (address, operand) = (addresses[lane], operands[lane].to_bits());
            let change = |value: T| T::from_bits(rmw.apply(value.to_bits(), operand, true));
            match self.storage(site, address).and_then(|s| s.update(address, change)) {
                Some(found) => old[lane] = found,
                None => return Err(self.fault(lane, address, size)),
            }
        }
        Ok(())
    }

    /// All lanes add to one counter: one atomic for the warp, as hardware does, with the same values in every lane as
    /// one for each in lane order.
    fn add_to_one<T: AtomicCell>(
        &mut self,
        site: u32,
        address: u64,
        mask: u32,
        operands: &Lanes<T>,
        old: &mut Lanes<T>,
    ) -> RowResult {
        let mut sum = 0_u64;
        for lane in lanes_of(mask) {
            sum = sum.wrapping_add(operands[lane].to_bits());
        }
        let Some(found) = self.storage(site, address).and_then(|s| s.fetch_add(address, T::from_bits(sum)))
        else {
            return Err(self.fault(mask.trailing_zeros() as usize, address, size_of::<T>()));
        };
        let mut value = found.to_bits();
        for lane in lanes_of(mask) {
            old[lane] = T::from_bits(value);
            value = value.wrapping_add(operands[lane].to_bits());
        }
        Ok(())
    }

    /// `atom.cas`: stores `values` where the element equals `compare`; puts the values found into `old`.
    ///
    /// # Errors
    /// As [`Lookup::load`].
    pub fn compare_and_swap<T: AtomicCell>(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        compare: &Lanes<T>,
        values: &Lanes<T>,
        old: &mut Lanes<T>,
    ) -> RowResult {
        for lane in lanes_of(mask) {
            let address = addresses[lane];
            let found = self
                .storage(site, address)
                .and_then(|s| s.compare_exchange(address, compare[lane], values[lane]));
            match found {
                Some(found) => old[lane] = found,
                None => return Err(self.fault(lane, address, size_of::<T>())),
            }
        }
        Ok(())
    }

    /// `atom.cas.b128` and, with `compare` left out, `atom.exch.b128`. Rows are the low and the high halves. These are
    /// one step among themselves; a racing access of 64 bits or less sees or changes either half.
    ///
    /// # Errors
    /// As [`Lookup::load`].
    pub fn swap_128(
        &mut self,
        site: u32,
        addresses: &Lanes<u64>,
        mask: u32,
        compare: Option<&[Lanes<u64>; 2]>,
        values: &[Lanes<u64>; 2],
        old: &mut [Lanes<u64>; 2],
    ) -> RowResult {
        let memory = self.memory;
        for lane in lanes_of(mask) {
            let address = addresses[lane];
            let _one_step = memory.wide.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let done = self.storage(site, address).is_some_and(|s| {
                if !s.load_run(address, lane, 1, old) {
                    return false;
                }
                let equal = compare.is_none_or(|c| c[0][lane] == old[0][lane] && c[1][lane] == old[1][lane]);
                !equal || s.store_run(address, lane, 1, values)
            });
            if !done {
                return Err(self.fault(lane, address, 16));
            }
        }
        Ok(())
    }
}
