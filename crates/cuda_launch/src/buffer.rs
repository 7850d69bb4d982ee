//! Typed buffers.

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::panic::Location;

use bytemuck::Pod;
use cuda_std::atomic::{Atomic, AtomicValue, Scope};
use cuda_std::launch::{DeviceSlice, DeviceSliceMut, Keeper};
use cuda_std::plain::PlainData;

use crate::error::{Error, Result};
use crate::memory::Memory;

/// Elements on a device, all of them initialised.
///
/// Reading and writing by the host waits for the kernels that are on the device's queue, so what the host sees is what
/// they left.
#[derive(Debug)]
pub struct Buffer<T> {
    memory: Memory,
    len: usize,
    element: PhantomData<T>,
}

/// Room for elements that have no value yet, so that no kernel may have it: a kernel's `&mut` to an element would be
/// one to an uninitialised value.
#[derive(Debug)]
pub struct UninitBuffer<T> {
    buffer: Buffer<T>,
}

/// Numbers on a device that kernels change by atomic operations only, so that any number of kernels may have them at
/// once, on any streams.
#[derive(Debug)]
pub struct AtomicBuffer<T> {
    buffer: Buffer<T>,
}

impl<T: PlainData> UninitBuffer<T> {
    pub(crate) fn new(memory: Memory, len: usize) -> Self {
        UninitBuffer { buffer: Buffer { memory, len, element: PhantomData } }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.buffer.len
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Copies the elements from the host.
    ///
    /// # Errors
    /// Another number of elements, or the driver's.
    #[track_caller]
    pub fn copy_from(mut self, data: &[T]) -> Result<Buffer<T>> {
        self.buffer.copy_from(data)?;
        Ok(self.buffer)
    }

    /// Gives every element the same value.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn fill(mut self, value: T) -> Result<Buffer<T>> {
        self.buffer.fill(value)?;
        Ok(self.buffer)
    }

    /// The buffer as it is.
    ///
    /// # Safety
    /// Every element was written, by a kernel that got the address, or whatever the memory holds is a value of `T`, and
    /// nothing depends on which one.
    pub unsafe fn assume_init(self) -> Buffer<T> {
        self.buffer
    }

    /// The device address of the first element, for the kernel that writes them. A multiple of 256; 0 if there is no
    /// element.
    pub fn address(&self) -> u64 {
        self.buffer.address()
    }
}

impl<T: PlainData> Buffer<T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The device address of the first element, for structs that hold pointers. A multiple of 256; 0 if there is no
    /// element.
    pub fn address(&self) -> u64 {
        self.memory.address()
    }

    /// The argument for a kernel's `&[T]`.
    pub fn slice(&self) -> DeviceSlice<'_, T> {
        // SAFETY: `len` initialised elements lie at the address, aligned to 256 bytes. Other handles to them are copies
        // of this one until the borrow ends. After it, `Memory` orders every access and the end of the allocation
        // behind the queue's work.
        unsafe { DeviceSlice::from_raw(self.address(), self.len).on_queue(self.memory.device().queue_id()) }
    }

    /// The argument for a kernel's `DisjointSlice<T>`, and for rows and matrices made of it.
    pub fn slice_mut(&mut self) -> DeviceSliceMut<'_, T> {
        // SAFETY: as in `slice`, and the borrow keeps any other handle away.
        unsafe {
            DeviceSliceMut::from_raw(self.address(), self.len).on_queue(self.memory.device().queue_id())
        }
    }

    /// The argument for a kernel's `&[Atomic<T, S>]`, such as `&[AtomicU32]`. For kernels that run at once on several
    /// streams see [`AtomicBuffer`].
    pub fn atomics<S: Scope>(&mut self) -> DeviceSlice<'_, Atomic<T, S>>
    where
        T: AtomicValue,
    {
        self.slice_mut().into_atomic()
    }

    /// Copies the elements from the host.
    ///
    /// # Errors
    /// Another number of elements, a fault of a kernel that is on the queue, or the driver's.
    #[track_caller]
    pub fn copy_from(&mut self, data: &[T]) -> Result {
        self.same_length("copy to the device", data.len())?;
        self.memory.write(0, bytes_of(data))
    }

    /// Copies the elements to the host.
    ///
    /// # Errors
    /// Another number of elements, a fault of a kernel that is on the queue, or the driver's.
    #[track_caller]
    pub fn copy_to(&self, data: &mut [T]) -> Result {
        self.same_length("copy from the device", data.len())?;
        // SAFETY: the slice's own bytes. The buffer's elements are values of `T`, and so are copies of their bytes.
        let bytes =
            unsafe { std::slice::from_raw_parts_mut(data.as_mut_ptr().cast::<u8>(), size_of_val(data)) };
        self.memory.read(0, bytes)
    }

    /// Copies the elements to the host.
    ///
    /// # Errors
    /// A fault of a kernel that is on the queue, or the driver's.
    #[track_caller]
    pub fn to_vec(&self) -> Result<Vec<T>> {
        let mut data = Vec::<T>::with_capacity(self.len);
        let room: &mut [MaybeUninit<T>] = &mut data.spare_capacity_mut()[..self.len];
        let len = size_of_val(room);
        room.fill(MaybeUninit::zeroed());
        // SAFETY: the room's own bytes, all of them set above.
        let bytes = unsafe { std::slice::from_raw_parts_mut(room.as_mut_ptr().cast::<u8>(), len) };
        self.memory.read(0, bytes)?;
        // SAFETY: the room now holds copies of the buffer's elements, which are values of `T`.
        unsafe { data.set_len(self.len) };
        Ok(data)
    }

    /// Gives every element the same value.
    ///
    /// # Errors
    /// A fault of a kernel that is on the queue, or the driver's.
    #[track_caller]
    pub fn fill(&mut self, value: T) -> Result {
        /// Bytes that the host sends; the device copies them to the rest.
        const SENT: usize = 1 << 16;
        let size = size_of::<T>();
        if self.len == 0 || size == 0 {
            return Ok(());
        }
        let some = vec![value; self.len.min(SENT.div_ceil(size))];
        self.memory.write(0, bytes_of(&some))?;
        self.memory.repeat(size_of_val(&*some))
    }

    #[track_caller]
    fn same_length(&self, what: &'static str, host: usize) -> Result {
        if host == self.len {
            return Ok(());
        }
        Err(Error::Length { what, buffer: self.len, host, at: Location::caller() })
    }
}

impl<T: AtomicValue + PlainData> AtomicBuffer<T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.buffer.len
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.buffer.is_empty()
    }

    /// The argument for a kernel's `&[Atomic<T>]`, such as `&[AtomicU32]`, with the scope of the device.
    pub fn slice(&self) -> DeviceSlice<'_, Atomic<T>> {
        // SAFETY: as in `Buffer::slice`. All handles are atomics, until a `&mut` borrow shows that there is none left.
        unsafe {
            let (address, len) = (self.buffer.address(), self.buffer.len);
            DeviceSlice::from_raw(address, len).on_queue(self.buffer.memory.device().queue_id())
        }
    }

    /// Copies the numbers to the host. The exclusive borrow says that no stream of a scope changes them now.
    ///
    /// # Errors
    /// A fault of a kernel that is on the queue, or the driver's.
    #[track_caller]
    pub fn to_vec(&mut self) -> Result<Vec<T>> {
        self.buffer.to_vec()
    }

    /// The numbers as an ordinary buffer.
    pub fn get_mut(&mut self) -> &mut Buffer<T> {
        &mut self.buffer
    }

    /// The numbers as an ordinary buffer, for good.
    pub fn into_buffer(self) -> Buffer<T> {
        self.buffer
    }
}

impl<T: AtomicValue + PlainData> From<Buffer<T>> for AtomicBuffer<T> {
    fn from(buffer: Buffer<T>) -> Self {
        AtomicBuffer { buffer }
    }
}

/// The argument for a kernel's `DisjointSlice<U>` made from one of other elements: as many `U` as the bytes hold.
/// Whatever the bytes are has to be a value of either type, and none may be padding: both are [`Pod`]. `None` if the
/// address is not aligned for `U`, or `U` has no bytes.
pub fn cast_slice_mut<T: Pod, U: Pod + PlainData>(
    slice: DeviceSliceMut<'_, T>,
) -> Option<DeviceSliceMut<'_, U>> {
    // An empty slice's address is that of nothing, and only aligned for `T`.
    let (address, keeper) = (if slice.is_empty() { 0 } else { slice.address() }, slice.keeper());
    let len = (slice.len() * size_of::<T>()).checked_div(size_of::<U>())?;
    if !address.is_multiple_of(align_of::<U>() as u64) {
        return None;
    }
    // SAFETY: that many `U` lie in the slice's own bytes, which the caller gives up; they are values of `U` now, and
    // values of `T` whatever a kernel makes of them. They are kept as the slice was.
    unsafe {
        let cast = DeviceSliceMut::from_raw(address, len);
        Some(match keeper {
            Keeper::Borrow => cast,
            Keeper::Queue(queue) => cast.on_queue(queue),
        })
    }
}

/// The bytes of a slice, for the driver to copy.
fn bytes_of<T: PlainData>(data: &[T]) -> &[u8] {
    // SAFETY: the slice's own bytes. Padding among them is copied by the driver and looked at by nobody.
    unsafe { std::slice::from_raw_parts(data.as_ptr().cast::<u8>(), size_of_val(data)) }
}
