//! Device memory as bytes, every access in the order of the device's queue.

use std::fmt;
use std::ops::Range;

use cust::memory::{AsyncCopyDestination, DevicePointer, DeviceSlice, cuda_free, cuda_malloc};

use crate::device::Device;
use crate::error::{Checked, Result};

/// An allocation. It is freed when everything on the queue is done that was there when it is dropped.
pub struct Memory {
    device: Device,
    address: u64,
    len: usize,
}

impl Memory {
    #[track_caller]
    pub(crate) fn new(device: &Device, len: usize) -> Result<Memory> {
        device.make_current()?;
        // The driver allocates no empty memory.
        let address = match len {
            0 => 0,
            // SAFETY: `Drop` frees it, once.
            _ => unsafe { cuda_malloc::<u8>(len) }.checked(|| format!("allocate {len} bytes"))?.as_raw(),
        };
        Ok(Memory { device: device.clone(), address, len })
    }

    /// Number of bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it has no byte.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The device address of the first byte, a multiple of 256; 0 if it is empty.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    fn part(&self, range: Range<usize>) -> DeviceSlice<u8> {
        let (start, len) = (range.start, range.len());
        assert!(start <= range.end && range.end <= self.len, "bytes {range:?} of {} bytes", self.len);
        // SAFETY: these bytes are the allocation's. cust's type is a pair of address and length, which frees nothing.
        unsafe { DeviceSlice::from_raw_parts(DevicePointer::from_raw(self.address + start as u64), len) }
    }

    /// Waits for the queue and copies bytes from the host, from the byte `start` on.
    ///
    /// # Panics
    /// If the bytes do not lie inside.
    ///
    /// # Errors
    /// The driver's, and faults of kernels before it.
    #[track_caller]
    pub fn write(&mut self, start: usize, data: &[u8]) -> Result {
        let mut part = self.part(start..start + data.len());
        if data.is_empty() {
            return Ok(());
        }
        self.device.make_current()?;
        let what = || format!("copy {} bytes to the device", data.len());
        // SAFETY: `data` stays borrowed until the queue is done, whatever becomes of the copy.
        let copied = unsafe { part.async_copy_from(data, self.device.queue()) };
        let done = self.device.queue().synchronize();
        copied.and(done).checked(what)
    }

    /// Waits for the queue and copies bytes to the host, from the byte `start` on.
    ///
    /// # Panics
    /// If the bytes do not lie inside.
    ///
    /// # Errors
    /// The driver's, and faults of kernels before it.
    #[track_caller]
    pub fn read(&self, start: usize, data: &mut [u8]) -> Result {
        let part = self.part(start..start + data.len());
        if data.is_empty() {
            return Ok(());
        }
        self.device.make_current()?;
        let len = data.len();
        // SAFETY: `data` stays borrowed until the queue is done, whatever becomes of the copy.
        let copied = unsafe { part.async_copy_to(data, self.device.queue()) };
        let done = self.device.queue().synchronize();
        copied.and(done).checked(|| format!("copy {len} bytes from the device"))
    }

    /// Puts a fill of all bytes on the queue.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn set(&mut self, byte: u8) -> Result {
        self.set_part(0..self.len, byte)
    }

    /// Puts a fill of some bytes on the queue.
    ///
    /// # Panics
    /// If they do not lie inside.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn set_part(&mut self, range: Range<usize>, byte: u8) -> Result {
        let mut part = self.part(range);
        if part.is_empty() {
            return Ok(());
        }
        self.device.make_current()?;
        self.device.entered();
        // SAFETY: the bytes are allocated until the queue is done with them; see `Drop`.
        unsafe { part.set_8_async(byte, self.device.queue()) }
            .checked(|| format!("fill {} bytes", part.len()))
    }

    /// Puts copies of the first `len` bytes on the queue, one after the other until the memory is full.
    ///
    /// # Panics
    /// If `len` is more than there is, or 0.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn repeat(&mut self, len: usize) -> Result {
        assert!(len > 0, "no byte to repeat");
        self.device.make_current()?;
        let mut done = len;
        while done < self.len {
            let more = done.min(self.len - done);
            let (from, mut to) = (self.part(0..more), self.part(done..done + more));
            self.device.entered();
            // SAFETY: the two do not overlap, and are allocated until the queue is done with them; see `Drop`.
            unsafe { to.async_copy_from(&from, self.device.queue()) }
                .checked(|| format!("copy {more} bytes on the device"))?;
            done += more;
        }
        Ok(())
    }

    /// Puts a copy of all of `from` on the queue, to the byte `start` and those after it.
    ///
    /// # Panics
    /// If the bytes do not lie inside, or `from` belongs to another [`Device`].
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn copy_within_device(&mut self, start: usize, from: &Memory) -> Result {
        let mut part = self.part(start..start + from.len);
        assert!(self.device.queue_id() == from.device.queue_id(), "a copy between two opened devices");
        if part.is_empty() {
            return Ok(());
        }
        self.device.make_current()?;
        self.device.entered();
        // SAFETY: both are allocated until the queue is done with them; see `Drop`.
        unsafe { part.async_copy_from(&from.part(0..from.len), self.device.queue()) }
            .checked(|| format!("copy {} bytes on the device", from.len))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if self.address == 0 {
            return;
        }
        // After a fault both calls fail, and the memory goes with the context. There is nobody to tell.
        let _ = self.device.synchronize();
        // SAFETY: allocated by `new` and freed once; what was on the queue is done, and a scope that uses the memory
        // borrows it.
        let _ = unsafe { cuda_free(DevicePointer::<u8>::from_raw(self.address)) };
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({:#x}, {} bytes)", self.address, self.len)
    }
}
