//! Memories that one CPU thread owns: a block's shared memory, a warp's local memory, a kernel's parameters.

use super::atomic::Rmw;
use super::error::{AccessFault, MemoryError, RowResult};
use super::pattern::{Address, Lanes, Pattern, classify, classify_part, halves, lanes_of, spread};
use super::storage::{AtomicCell, Cell};

/// Bytes from offset 0: shared memory, or a parameter buffer.
///
/// Rows of offsets may be 32 or 64 bits wide. In lanes that are not in `mask`, offsets are ignored and results left as
/// they were. When lanes store to one offset, the highest lane wins.
#[derive(Clone, Debug, Default)]
pub struct ByteStore {
    bytes: Vec<u8>,
}

impl ByteStore {
    /// So many zero bytes.
    pub fn new(len: usize) -> ByteStore {
        ByteStore { bytes: vec![0; len] }
    }

    /// Makes it so many bytes and zeroes them all, for the next block.
    pub fn reset(&mut self, len: usize) {
        self.bytes.clear();
        self.bytes.resize(len, 0);
    }

    /// The bytes themselves.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bytes themselves.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    #[inline(always)]
    fn at(&self, offset: u64, size: usize) -> Option<&[u8]> {
        let start = usize::try_from(offset).ok()?;
        self.bytes.get(start..)?.get(..size)
    }

    #[inline(always)]
    fn at_mut(&mut self, offset: u64, size: usize) -> Option<&mut [u8]> {
        let start = usize::try_from(offset).ok()?;
        self.bytes.get_mut(start..)?.get_mut(..size)
    }

    #[inline(always)]
    fn vector(&self, offset: u64, size: usize) -> Option<&[u8]> {
        if offset.is_multiple_of(size as u64) { self.at(offset, size) } else { None }
    }

    #[inline(always)]
    fn vector_mut(&mut self, offset: u64, size: usize) -> Option<&mut [u8]> {
        if offset.is_multiple_of(size as u64) { self.at_mut(offset, size) } else { None }
    }

    #[cold]
    fn explain(&self, offset: u64, size: usize) -> MemoryError {
        if self.at(offset, size).is_some() {
            MemoryError::Misaligned { address: offset, align: size as u64 }
        } else {
            MemoryError::OutsideWindow { address: offset, size: size as u64, limit: self.bytes.len() as u64 }
        }
    }

    #[cold]
    fn fault(&self, lane: usize, offset: u64, size: usize) -> Box<AccessFault> {
        AccessFault::new(lane as u32, self.explain(offset, size))
    }

    /// Loads a vector of `N` elements in each lane of `mask`: element `j` goes to `out[j][lane]`. Each offset must be a
    /// multiple of the vector's size.
    ///
    /// # Errors
    /// The lowest lane found wrong, with [`MemoryError::OutsideWindow`] or [`MemoryError::Misaligned`].
    #[inline(always)]
    pub fn load<T: Cell, A: Address, const N: usize>(
        &self,
        offsets: &Lanes<A>,
        mask: u32,
        out: &mut [Lanes<T>; N],
    ) -> RowResult {
        if self.load_part(offsets, mask, 0, out).is_some() {
            return Ok(());
        }
        // Blocks of 16 by 16 threads make warps of two rows: each half-warp may have a shape of its own.
        for (half, lanes, base) in halves(offsets, mask) {
            if self.load_part(half, lanes, base, out).is_none() {
                self.load_scattered(offsets, lanes << base, out)?;
            }
        }
        Ok(())
    }

    /// Loads lanes that have a simple shape and nothing wrong with them; `None` when they have not. `base` is the first
    /// of the `L` lanes.
    #[inline(always)]
    fn load_part<T: Cell, A: Address, const N: usize, const L: usize>(
        &self,
        offsets: &[A; L],
        mask: u32,
        base: usize,
        out: &mut [Lanes<T>; N],
    ) -> Option<()> {
        let size = size_of::<T>() * N;
        match classify_part(offsets, mask, size as u32) {
            Pattern::Empty => {}
            Pattern::Consecutive { first, count } => {
                let (first, count) = (first as usize % L, count as usize);
                let start = offsets[first].wide();
                let bytes = self.at(start, size * count).filter(|_| start.is_multiple_of(size as u64))?;
                load_run(bytes, base + first, out);
            }
            Pattern::Broadcast { first } => {
                let bytes = self.vector(offsets[first as usize % L].wide(), size)?;
                for (row, bytes) in out.iter_mut().zip(bytes.chunks_exact(size_of::<T>())) {
                    spread(T::from_bytes(bytes)?, mask << base, row);
                }
            }
            Pattern::Scattered => return None,
        }
        Some(())
    }

    #[inline]
    fn load_scattered<T: Cell, A: Address, const N: usize>(
        &self,
        offsets: &Lanes<A>,
        mask: u32,
        out: &mut [Lanes<T>; N],
    ) -> RowResult {
        let size = size_of::<T>() * N;
        for lane in lanes_of(mask) {
            let offset = offsets[lane].wide();
            let Some(bytes) = self.vector(offset, size) else { return Err(self.fault(lane, offset, size)) };
            for (row, bytes) in out.iter_mut().zip(bytes.chunks_exact(size_of::<T>())) {
                row[lane] = T::from_bytes(bytes).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// Stores a vector of `N` elements in each lane of `mask`.
    ///
    /// # Errors
    /// As [`ByteStore::load`].
    #[inline(always)]
    pub fn store<T: Cell, A: Address, const N: usize>(
        &mut self,
        offsets: &Lanes<A>,
        mask: u32,
        values: &[Lanes<T>; N],
    ) -> RowResult {
        if self.store_part(offsets, mask, 0, values).is_some() {
            return Ok(());
        }
        for (half, lanes, base) in halves(offsets, mask) {
            if self.store_part(half, lanes, base, values).is_none() {
                self.store_scattered(offsets, lanes << base, values)?;
            }
        }
        Ok(())
    }

    /// Stores lanes whose offsets are consecutive; `None` when they are not, or something is wrong with them.
    #[inline(always)]
    fn store_part<T: Cell, A: Address, const N: usize, const L: usize>(
        &mut self,
        offsets: &[A; L],
        mask: u32,
        base: usize,
        values: &[Lanes<T>; N],
    ) -> Option<()> {
        let size = size_of::<T>() * N;
        match classify_part(offsets, mask, size as u32) {
            Pattern::Empty => {}
            Pattern::Consecutive { first, count } => {
                let (first, count) = (first as usize % L, count as usize);
                let start = offsets[first].wide();
                let bytes = self.at_mut(start, size * count).filter(|_| start.is_multiple_of(size as u64))?;
                store_run(bytes, base + first, values);
            }
            _ => return None,
        }
        Some(())
    }

    #[inline]
    fn store_scattered<T: Cell, A: Address, const N: usize>(
        &mut self,
        offsets: &Lanes<A>,
        mask: u32,
        values: &[Lanes<T>; N],
    ) -> RowResult {
        let size = size_of::<T>() * N;
        for lane in lanes_of(mask) {
            let offset = offsets[lane].wide();
            let Some(bytes) = self.vector_mut(offset, size) else {
                return Err(self.fault(lane, offset, size));
            };
            for (row, bytes) in values.iter().zip(bytes.chunks_exact_mut(size_of::<T>())) {
                row[lane].put_bytes(bytes);
            }
        }
        Ok(())
    }

    /// One element.
    ///
    /// # Errors
    /// As [`ByteStore::load`], without a lane.
    #[inline]
    pub fn load_one<T: Cell>(&self, offset: u64) -> Result<T, MemoryError> {
        let size = size_of::<T>();
        self.vector(offset, size).and_then(T::from_bytes).ok_or_else(|| self.explain(offset, size))
    }

    /// Stores one element.
    ///
    /// # Errors
    /// As [`ByteStore::load_one`].
    #[inline]
    pub fn store_one<T: Cell>(&mut self, offset: u64, value: T) -> Result<(), MemoryError> {
        let size = size_of::<T>();
        match self.vector_mut(offset, size) {
            Some(bytes) => {
                value.put_bytes(bytes);
                Ok(())
            }
            None => Err(self.explain(offset, size)),
        }
    }

    /// Replaces each lane's element by `rmw` of it and the lane's operand, in lane order, and puts the values found into
    /// `old`.
    ///
    /// # Errors
    /// As [`ByteStore::load`].
    pub fn atomic<T: AtomicCell, A: Address>(
        &mut self,
        offsets: &Lanes<A>,
        mask: u32,
        rmw: Rmw,
        operands: &Lanes<T>,
        old: &mut Lanes<T>,
    ) -> RowResult {
        for lane in lanes_of(mask) {
            let offset = offsets[lane].wide();
            let found: T = self.load_one(offset).map_err(|e| AccessFault::new(lane as u32, e))?;
            old[lane] = found;
            let new = rmw.apply(found.to_bits(), operands[lane].to_bits(), false);
            self.store_one(offset, T::from_bits(new)).map_err(|e| AccessFault::new(lane as u32, e))?;
        }
        Ok(())
    }

    /// `atom.cas` and `atom.exch` (with `compare` left out) of elements of one (`T`) or, for 128 bits, two words.
    ///
    /// # Errors
    /// As [`ByteStore::load`].
    pub fn swap<T: Cell, A: Address, const N: usize>(
        &mut self,
        offsets: &Lanes<A>,
        mask: u32,
        compare: Option<&[Lanes<T>; N]>,
        values: &[Lanes<T>; N],
        old: &mut [Lanes<T>; N],
    ) -> RowResult {
        for lane in lanes_of(mask) {
            self.load_scattered(offsets, 1 << lane, old)?;
            if compare.is_none_or(|c| (0..N).all(|j| c[j][lane] == old[j][lane])) {
                self.store(offsets, 1 << lane, values)?;
            }
        }
        Ok(())
    }
}

#[inline(always)]
fn load_run<T: Cell, const N: usize>(bytes: &[u8], first: usize, out: &mut [Lanes<T>; N]) {
    if N == 1 {
        for (slot, bytes) in out[0].iter_mut().skip(first).zip(bytes.chunks_exact(size_of::<T>())) {
            *slot = T::from_bytes(bytes).unwrap_or_default();
        }
        return;
    }
    for (i, vector) in bytes.chunks_exact(size_of::<T>() * N).enumerate() {
        for (row, bytes) in out.iter_mut().zip(vector.chunks_exact(size_of::<T>())) {
            row[(first + i) & 31] = T::from_bytes(bytes).unwrap_or_default();
        }
    }
}

#[inline(always)]
fn store_run<T: Cell, const N: usize>(bytes: &mut [u8], first: usize, values: &[Lanes<T>; N]) {
    if N == 1 {
        for (value, bytes) in values[0].iter().skip(first).zip(bytes.chunks_exact_mut(size_of::<T>())) {
            value.put_bytes(bytes);
        }
        return;
    }
    for (i, vector) in bytes.chunks_exact_mut(size_of::<T>() * N).enumerate() {
        for (row, bytes) in values.iter().zip(vector.chunks_exact_mut(size_of::<T>())) {
            row[(first + i) & 31].put_bytes(bytes);
        }
    }
}

/// The local memory of a warp: 32 threads with `len` bytes each.
///
/// 32-bit words of one offset lie side by side, lane after lane, as hardware has it, so that the usual access (all lanes
/// at one offset of their stacks) is a copy of rows.
#[derive(Clone, Debug, Default)]
pub struct LaneStore {
    words: Vec<Lanes<u32>>,
    len: u64,
}

impl LaneStore {
    /// `len` zero bytes for each lane.
    pub fn new(len: usize) -> LaneStore {
        LaneStore { words: vec![[0; 32]; len.div_ceil(4)], len: len as u64 }
    }

    /// Makes it `len` bytes a lane and zeroes them all.
    pub fn reset(&mut self, len: usize) {
        self.words.clear();
        self.words.resize(len.div_ceil(4), [0; 32]);
        self.len = len as u64;
    }

    /// Bytes that each lane has.
    pub fn lane_bytes(&self) -> u64 {
        self.len
    }

    #[inline(always)]
    fn check(&self, offset: u64, size: usize) -> Result<usize, MemoryError> {
        let size = size as u64;
        if offset >= self.len || size > self.len - offset {
            return Err(MemoryError::OutsideWindow { address: offset, size, limit: self.len });
        }
        if !offset.is_multiple_of(size) {
            return Err(MemoryError::Misaligned { address: offset, align: size });
        }
        Ok(offset as usize)
    }

    #[inline(always)]
    fn get<T: Cell>(&self, offset: usize, lane: usize) -> T {
        let low = self.words[offset / 4][lane];
        let high = if size_of::<T>() == 8 { self.words[offset / 4 + 1][lane] } else { 0 };
        let bits = (u64::from(high) << 32 | u64::from(low)) >> (offset % 4 * 8);
        T::from_bytes(&bits.to_le_bytes()).unwrap_or_default()
    }

    #[inline(always)]
    fn put<T: Cell>(&mut self, offset: usize, lane: usize, value: T) {
        let word = &mut self.words[offset / 4][lane];
        let mut bytes = word.to_le_bytes();
        if size_of::<T>() < 8 {
            value.put_bytes(&mut bytes[offset % 4..]);
            *word = u32::from_le_bytes(bytes);
            return;
        }
        let mut bytes = [0; 8];
        value.put_bytes(&mut bytes);
        let bits = u64::from_le_bytes(bytes);
        *word = bits as u32;
        self.words[offset / 4 + 1][lane] = (bits >> 32) as u32;
    }

    /// Loads a vector of `N` elements from each lane's own bytes, in the lanes of `mask`.
    ///
    /// # Errors
    /// As [`ByteStore::load`].
    #[inline]
    pub fn load<T: Cell, A: Address, const N: usize>(
        &self,
        offsets: &Lanes<A>,
        mask: u32,
        out: &mut [Lanes<T>; N],
    ) -> RowResult {
        let size = size_of::<T>() * N;
        if let Pattern::Broadcast { first } | Pattern::Consecutive { first, count: 1 } =
            classify(offsets, mask, size as u32)
        {
            let offset = offsets[first as usize & 31].wide();
            let offset = self.check(offset, size).map_err(|e| AccessFault::new(first, e))?;
            for (j, row) in out.iter_mut().enumerate() {
                for (lane, slot) in row.iter_mut().enumerate() {
                    let value = self.get(offset + j * size_of::<T>(), lane);
                    *slot = if mask >> lane & 1 != 0 { value } else { *slot };
                }
            }
            return Ok(());
        }
        for lane in lanes_of(mask) {
            let offset =
                self.check(offsets[lane].wide(), size).map_err(|e| AccessFault::new(lane as u32, e))?;
            for (j, row) in out.iter_mut().enumerate() {
                row[lane] = self.get(offset + j * size_of::<T>(), lane);
            }
        }
        Ok(())
    }

    /// Stores a vector of `N` elements to each lane's own bytes, in the lanes of `mask`.
    ///
    /// # Errors
    /// As [`ByteStore::load`].
    #[inline]
    pub fn store<T: Cell, A: Address, const N: usize>(
        &mut self,
        offsets: &Lanes<A>,
        mask: u32,
        values: &[Lanes<T>; N],
    ) -> RowResult {
        let size = size_of::<T>() * N;
        if mask.count_ones() > 1
            && size_of::<T>() == 4
            && let Pattern::Broadcast { first } = classify(offsets, mask, size as u32)
        {
            let offset = offsets[first as usize & 31].wide();
            let offset = self.check(offset, size).map_err(|e| AccessFault::new(first, e))?;
            for (words, row) in self.words[offset / 4..].iter_mut().zip(values) {
                for (lane, (word, value)) in words.iter_mut().zip(row).enumerate() {
                    let mut new = word.to_le_bytes();
                    value.put_bytes(&mut new);
                    *word = if mask >> lane & 1 != 0 { u32::from_le_bytes(new) } else { *word };
                }
            }
            return Ok(());
        }
        for lane in lanes_of(mask) {
            let offset =
                self.check(offsets[lane].wide(), size).map_err(|e| AccessFault::new(lane as u32, e))?;
            for (j, row) in values.iter().enumerate() {
                self.put(offset + j * size_of::<T>(), lane, row[lane]);
            }
        }
        Ok(())
    }

    /// One lane's element.
    ///
    /// # Errors
    /// As [`ByteStore::load_one`].
    pub fn load_one<T: Cell>(&self, offset: u64, lane: usize) -> Result<T, MemoryError> {
        Ok(self.get(self.check(offset, size_of::<T>())?, lane & 31))
    }

    /// Stores one lane's element.
    ///
    /// # Errors
    /// As [`ByteStore::load_one`].
    pub fn store_one<T: Cell>(&mut self, offset: u64, lane: usize, value: T) -> Result<(), MemoryError> {
        let offset = self.check(offset, size_of::<T>())?;
        self.put(offset, lane & 31, value);
        Ok(())
    }
}
