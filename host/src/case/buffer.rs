//! Device buffers of a case: who owns them, what they hold before a run, and how damage around them shows.

use std::cell::{Ref, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

use bytemuck::Pod;
use cuda_launch::{Device, Memory};
use cuda_std::atomic::{Atomic, AtomicValue};
use cuda_std::launch::{DeviceMatrixMut, DevicePtr, DevicePtrMut, DeviceSlice, DeviceSliceMut};
use cuda_std::plain::PlainData;
use cust::memory::DevicePointer;
use rayon::prelude::*;

use super::element::Element;
use super::error::{CaseError, CaseResult};

/// Bytes before and after each buffer on a GPU that must come back unchanged. The simulator gets none: there a
/// buffer is an allocation of exactly its size, and the access itself is reported.
const GUARD: usize = 256;
/// What the guards are filled with.
const CANARY: u8 = 0xc5;

/// Device memory that kernels only read. Verified unchanged after the runs.
pub struct Input<T> {
    region: Rc<Region>,
    len: usize,
    element: PhantomData<T>,
}

/// Device memory that kernels write: an output, an in-out buffer or scratch space.
pub struct Output<T> {
    pub(super) region: Rc<Region>,
    len: usize,
    element: PhantomData<T>,
}

impl<T: Element> Input<T> {
    /// The handle to a region that was made for `len` elements.
    pub(super) fn new(region: Rc<Region>, len: usize) -> Self {
        Input { region, len, element: PhantomData }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The argument for a kernel's `&[T]`.
    pub fn slice(&self) -> DeviceSlice<'_, T> {
        // SAFETY: the handle's region has `len` elements at the address, written before any launch, and nothing writes
        // them: there is no mutable handle to an input's region. The region's memory orders its end behind the queue's
        // work.
        unsafe { DeviceSlice::from_raw(self.address(), self.len).on_queue(self.region.device().queue_id()) }
    }

    /// The argument for a kernel's `*const T`.
    pub fn ptr(&self) -> DevicePtr<'_, T> {
        self.slice().as_ptr()
    }

    /// The device address, for structs of the kernel's own that hold pointers.
    pub fn address(&self) -> u64 {
        self.region.address()
    }

    /// For cust's own functions.
    pub fn as_device_ptr(&self) -> DevicePointer<T> {
        DevicePointer::from_raw(self.address())
    }
}

impl<T: Element> Output<T> {
    /// The handle to a region that was made for `len` elements.
    pub(super) fn new(region: Rc<Region>, len: usize) -> Self {
        Output { region, len, element: PhantomData }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The argument for a kernel's `&[T]`, for a kernel that reads what an earlier one wrote.
    pub fn slice(&self) -> DeviceSlice<'_, T> {
        // SAFETY: the handle's region has `len` elements at the address: numbers, whatever its bytes are. This is the
        // only handle to them, and other arguments are made by `slice_mut`, from an exclusive borrow. What the case
        // does to the region is put on the queue or waits for it, and so does its end.
        unsafe { DeviceSlice::from_raw(self.address(), self.len).on_queue(self.region.device().queue_id()) }
    }

    /// The argument for a kernel's `*const T`.
    pub fn ptr(&self) -> DevicePtr<'_, T> {
        self.slice().as_ptr()
    }

    /// The argument for a kernel's `&mut [T]` or `DisjointSlice<T>`.
    pub fn slice_mut(&mut self) -> DeviceSliceMut<'_, T> {
        // SAFETY: as in `slice`; the borrow keeps any other argument away.
        unsafe {
            DeviceSliceMut::from_raw(self.address(), self.len).on_queue(self.region.device().queue_id())
        }
    }

    /// The argument for a kernel's `&[Atomic<T>]`, such as `&[AtomicU32]`. The borrow keeps arguments away that are not
    /// atomic.
    pub fn atomics(&mut self) -> DeviceSlice<'_, Atomic<T>>
    where
        T: AtomicValue,
    {
        self.slice_mut().into_atomic()
    }

    /// The argument for a kernel's `DisjointSlice<U>` where `U` is a struct of the kernel's own: as many of them as the
    /// buffer's bytes hold. The buffer's elements then are the struct's fields. Any bytes have to be a value of the
    /// struct, and all of its bytes a value of the fields: [`Pod`].
    ///
    /// # Errors
    /// The struct has no bytes.
    pub fn structs_mut<U: PlainData + Pod>(&mut self) -> CaseResult<DeviceSliceMut<'_, U>> {
        let structs = cuda_launch::cast_slice_mut(self.slice_mut());
        structs.ok_or_else(|| CaseError::Stopped("a buffer cannot be seen as structs without bytes".into()))
    }

    /// The argument for a kernel's `DisjointMatrix<T>`: `rows` rows of `cols` elements, one after the other.
    ///
    /// # Errors
    /// The buffer holds fewer elements.
    pub fn matrix_mut(&mut self, rows: usize, cols: usize) -> CaseResult<DeviceMatrixMut<'_, T>> {
        let len = self.len;
        self.slice_mut().into_matrix(cols, rows, cols).ok_or_else(|| {
            CaseError::Stopped(format!("a buffer of {len} elements holds no matrix of {rows}x{cols}"))
        })
    }

    /// The argument for a kernel's `*mut T`.
    pub fn ptr_mut(&mut self) -> DevicePtrMut<'_, T> {
        self.slice_mut().into_ptr()
    }

    /// The device address, for structs of the kernel's own that hold pointers.
    pub fn address(&self) -> u64 {
        self.region.address()
    }

    /// For cust's own functions.
    pub fn as_device_ptr(&self) -> DevicePointer<T> {
        DevicePointer::from_raw(self.address())
    }
}

/// What a buffer must hold when a run starts.
pub(super) enum Refill {
    /// The data it was uploaded with, which no kernel may change; this is their checksum.
    Constant(u64),
    /// This byte everywhere.
    Byte(u8),
    /// A copy of these bytes.
    Restore(Memory),
}

/// One allocation of a case. Every access is put on the device's queue or waits for it.
pub(super) struct Region {
    memory: RefCell<Memory>,
    guard: usize,
    bytes: usize,
    refill: Refill,
}

impl Region {
    /// Allocates `bytes`, with guards if `guarded`.
    #[track_caller]
    pub(super) fn new(device: &Device, bytes: usize, guarded: bool, refill: Refill) -> CaseResult<Region> {
        let guard = if guarded { GUARD } else { 0 };
        let mut memory = device.allocate(bytes + 2 * guard)?;
        // Not the bytes between: the simulator reports the read of one that nothing wrote.
        memory.set_part(0..guard, CANARY)?;
        memory.set_part(guard + bytes..bytes + 2 * guard, CANARY)?;
        Ok(Region { memory: RefCell::new(memory), guard, bytes, refill })
    }

    pub(super) fn device(&self) -> Ref<'_, Device> {
        Ref::map(self.memory.borrow(), Memory::device)
    }

    /// Of the first byte; 0 where no allocation stands behind an empty buffer without guards.
    fn address(&self) -> u64 {
        match self.memory.borrow().address() {
            0 => 0,
            start => start + self.guard as u64,
        }
    }

    /// Writes the host's bytes.
    #[track_caller]
    pub(super) fn upload(&self, data: &[u8]) -> CaseResult {
        Ok(self.memory.borrow_mut().write(self.guard, data)?)
    }

    /// Brings the buffer back to what a run starts from.
    #[track_caller]
    pub(super) fn reset(&self) -> CaseResult {
        let mut memory = self.memory.borrow_mut();
        match &self.refill {
            Refill::Constant(_) => Ok(()),
            Refill::Byte(byte) => Ok(memory.set_part(self.guard..self.guard + self.bytes, *byte)?),
            Refill::Restore(from) => Ok(memory.copy_within_device(self.guard, from)?),
        }
    }

    /// Reads the buffer's own bytes from `start` on into `to`.
    #[track_caller]
    pub(super) fn download(&self, start: usize, to: &mut [u8]) -> CaseResult {
        assert!(start + to.len() <= self.bytes, "bytes {start}.. of a buffer of {} bytes", self.bytes);
        Ok(self.memory.borrow().read(self.guard + start, to)?)
    }

    /// What a kernel damaged that it must not touch, in words.
    #[track_caller]
    pub(super) fn damage(&self) -> CaseResult<Option<String>> {
        if self.guard > 0 {
            let mut guards = vec![0; self.guard];
            for (side, start) in [("before", 0), ("after", self.guard + self.bytes)] {
                self.memory.borrow().read(start, &mut guards)?;
                if let Some(at) = guards.iter().position(|byte| *byte != CANARY) {
                    let size = self.bytes;
                    return Ok(Some(format!(
                        "a kernel wrote outside its buffer: byte {at} of the {GUARD} {side} a buffer of {size} bytes"
                    )));
                }
            }
        }
        if let Refill::Constant(sum) = self.refill {
            let (mut stretch, mut now) = (vec![0; self.bytes.min(STRETCH)], Checksum::default());
            for start in (0..self.bytes).step_by(STRETCH) {
                let bytes = &mut stretch[..STRETCH.min(self.bytes - start)];
                self.download(start, bytes)?;
                now.take(bytes);
            }
            if now.value() != sum {
                return Ok(Some(format!("a kernel changed an input of {} bytes", self.bytes)));
            }
        }
        Ok(None)
    }
}

/// Bytes that are copied from the device and looked at at a time: few enough to stay in a cache, and to need no memory
/// to speak of beside the results of a large case. Whole blocks of a checksum.
pub(super) const STRETCH: usize = 16 * Checksum::BLOCK;

/// A checksum that any changed word changes, taken block by block on all threads; quick enough for every run.
#[derive(Default)]
pub(super) struct Checksum(u64);

impl Checksum {
    /// Bytes of a block.
    const BLOCK: usize = 1 << 20;

    /// The checksum of all of `data`.
    pub(super) fn of(data: &[u8]) -> u64 {
        let mut sum = Checksum::default();
        sum.take(data);
        sum.value()
    }

    /// The next bytes: whole blocks, but for the last ones of all.
    pub(super) fn take(&mut self, data: &[u8]) {
        if data.len() <= Checksum::BLOCK {
            // To wake other threads takes longer.
            self.0 = Checksum::mix(self.0, Checksum::of_block(data));
            return;
        }
        let blocks: Vec<u64> = data.par_chunks(Checksum::BLOCK).map(Checksum::of_block).collect();
        self.0 = blocks.into_iter().fold(self.0, Checksum::mix);
    }

    pub(super) fn value(&self) -> u64 {
        self.0
    }

    fn of_block(block: &[u8]) -> u64 {
        let (words, rest) = block.as_chunks::<8>();
        let sum =
            words.iter().fold(block.len() as u64, |sum, word| Checksum::mix(sum, u64::from_le_bytes(*word)));
        rest.iter().fold(sum, |sum, byte| Checksum::mix(sum, u64::from(*byte)))
    }

    /// Different words give different sums, and so do different sums so far.
    fn mix(sum: u64, word: u64) -> u64 {
        (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
    }
}

/// `len` elements of 0.
pub(super) fn zeros<T: Element>(len: usize) -> Vec<T> {
    vec![T::zeroed(); len]
}

#[cfg(test)]
mod tests {
    use super::{Checksum, STRETCH};

    #[test]
    fn a_changed_byte_changes_the_checksum() {
        let data: Vec<u8> = (0..100).collect();
        for at in 0..data.len() {
            let mut other = data.clone();
            other[at] ^= 1;
            assert_ne!(Checksum::of(&data), Checksum::of(&other), "byte {at}");
        }
        assert_ne!(Checksum::of(&[0; 8]), Checksum::of(&[0; 16]));
        let mut long = vec![7; 3 * Checksum::BLOCK + 1];
        let sum = Checksum::of(&long);
        for at in [0, Checksum::BLOCK, long.len() - 1] {
            long[at] ^= 1;
            assert_ne!(sum, Checksum::of(&long), "byte {at}");
            long[at] ^= 1;
        }
        long[..2 * Checksum::BLOCK].rotate_left(Checksum::BLOCK);
        assert_eq!(sum, Checksum::of(&long), "equal blocks");
        long[0] = 8;
        let changed = Checksum::of(&long);
        long[..2 * Checksum::BLOCK].rotate_left(Checksum::BLOCK);
        assert_ne!(changed, Checksum::of(&long), "blocks that change places");
    }

    #[test]
    fn stretches_make_up_the_whole() {
        let data: Vec<u8> = (0..2 * STRETCH + 5).map(|i| (i % 251) as u8).collect();
        let mut sum = Checksum::default();
        data.chunks(STRETCH).for_each(|stretch| sum.take(stretch));
        assert_eq!(sum.value(), Checksum::of(&data));
    }
}
