//! Copies and fills, between host and device, of one to three dimensions.
//!
//! A copy is described and checked when it is submitted, and carried out when its stream comes to it.

use simt::memory::{DEVICE_BASE, Memory, MemoryError};

use crate::driver::Driver;
use crate::error::{CudaError, CudaResult};

/// Largest pitch of a copy (`CU_DEVICE_ATTRIBUTE_MAX_PITCH`).
pub(crate) const MAX_PITCH: u64 = i32::MAX as u64;

/// Where bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Memory that only the host knows.
    Pageable(u64),
    /// Device memory, or host memory that the device can reach: what [`Memory`] knows.
    Known(u64),
}

/// One side of a copy: rows of a box that begins at `place`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) place: Place,
    /// Bytes from a row to the next.
    pub(crate) pitch: u64,
    /// Bytes from a slice to the next.
    pub(crate) slice: u64,
}

/// A copy of `depth` slices of `height` rows of `width` bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Copy {
    pub(crate) to: Side,
    pub(crate) from: Side,
    pub(crate) width: u64,
    pub(crate) height: u64,
    pub(crate) depth: u64,
}

impl Place {
    /// The place of an address of which the caller says nothing more.
    pub(crate) fn of(driver: &Driver, address: u64) -> Place {
        if address >= DEVICE_BASE || driver.memory.allocation_of(address).is_some() {
            Place::Known(address)
        } else {
            Place::Pageable(address)
        }
    }

    /// The place of an address that the caller says is the device's.
    pub(crate) fn device(driver: &Driver, address: u64) -> CudaResult<Place> {
        match Place::of(driver, address) {
            Place::Pageable(_) => Err(CudaError::INVALID_VALUE),
            known => Ok(known),
        }
    }

    pub(crate) fn is_pageable(self) -> bool {
        matches!(self, Place::Pageable(_))
    }

    fn address(self) -> u64 {
        match self {
            Place::Pageable(address) | Place::Known(address) => address,
        }
    }

    fn plus(self, bytes: u64) -> Place {
        match self {
            Place::Pageable(address) => Place::Pageable(address + bytes),
            Place::Known(address) => Place::Known(address + bytes),
        }
    }

    /// Whether `bytes` from here on can be used, as far as that can be known.
    fn check(self, driver: &Driver, bytes: u64) -> CudaResult {
        let end = self.address().checked_add(bytes).ok_or(CudaError::INVALID_VALUE)?;
        match self {
            Place::Pageable(0) => Err(CudaError::INVALID_VALUE),
            Place::Pageable(_) => Ok(()),
            Place::Known(address) => {
                let (base, size) =
                    driver.memory.host_allocation_of(address).ok_or(CudaError::INVALID_VALUE)?;
                if end - base <= size { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
            }
        }
    }
}

impl Copy {
    /// A copy of `bytes` in a row.
    pub(crate) fn linear(to: Place, from: Place, bytes: u64) -> Copy {
        let side = |place| Side { place, pitch: bytes, slice: bytes };
        Copy { to: side(to), from: side(from), width: bytes, height: 1, depth: 1 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.width.saturating_mul(self.height).saturating_mul(self.depth)
    }

    /// Bytes from the first to the last byte of one side.
    fn span(&self, side: &Side) -> CudaResult<u64> {
        let slices = side.slice.checked_mul(self.depth - 1);
        let rows = side.pitch.checked_mul(self.height - 1);
        let span =
            slices.zip(rows).and_then(|(slices, rows)| slices.checked_add(rows)?.checked_add(self.width));
        span.ok_or(CudaError::INVALID_VALUE)
    }

    /// Whether both sides can be used. An empty copy may name anything.
    pub(crate) fn check(&self, driver: &Driver) -> CudaResult {
        if self.is_empty() {
            return Ok(());
        }
        for side in [&self.to, &self.from] {
            side.place.check(driver, self.span(side)?)?;
        }
        Ok(())
    }

    /// The same copy with as few rows as possible.
    fn joined(&self) -> Copy {
        let mut copy = *self;
        if copy.to.pitch == copy.width && copy.from.pitch == copy.width {
            copy.width *= copy.height;
            copy.height = 1;
            if copy.to.slice == copy.width && copy.from.slice == copy.width {
                copy.width *= copy.depth;
                copy.depth = 1;
            }
        }
        copy
    }

    /// Copies.
    ///
    /// # Safety
    ///
    /// Pageable sides must be valid for as many bytes as the copy reads or writes there, and nobody else may write to
    /// them meanwhile.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if device memory was freed since the copy was checked.
    pub(crate) unsafe fn run(&self, memory: &Memory) -> Result<(), MemoryError> {
        if self.is_empty() {
            return Ok(());
        }
        let copy = self.joined();
        for z in 0..copy.depth {
            for y in 0..copy.height {
                let row = |side: &Side| side.place.plus(z * side.slice + y * side.pitch);
                // SAFETY: a row of what the caller vouches for.
                unsafe { copy_row(memory, row(&copy.to), row(&copy.from), copy.width)? };
            }
        }
        Ok(())
    }
}

/// Copies `bytes` from one place to another.
///
/// # Safety
///
/// As for [`Copy::run`].
unsafe fn copy_row(memory: &Memory, to: Place, from: Place, bytes: u64) -> Result<(), MemoryError> {
    // Bytes that the host can address fit in usize.
    let len = bytes as usize;
    match (to, from) {
        (Place::Known(to), Place::Known(from)) => memory.copy(to, from, bytes),
        (Place::Known(to), Place::Pageable(from)) => {
            let from = std::ptr::with_exposed_provenance(from as usize);
            // SAFETY: valid for reads of `len` bytes that nobody writes meanwhile, as the caller vouches for.
            memory.write(to, unsafe { std::slice::from_raw_parts(from, len) })
        }
        (Place::Pageable(to), Place::Known(from)) => {
            let to = std::ptr::with_exposed_provenance_mut(to as usize);
            // SAFETY: valid for writes of `len` bytes that nobody else uses meanwhile, as the caller vouches for.
            memory.read(from, unsafe { std::slice::from_raw_parts_mut(to, len) })
        }
        (Place::Pageable(to), Place::Pageable(from)) => {
            let from: *const u8 = std::ptr::with_exposed_provenance(from as usize);
            let to = std::ptr::with_exposed_provenance_mut(to as usize);
            // SAFETY: both valid for `len` bytes as the caller vouches for; they may overlap.
            unsafe { std::ptr::copy(from, to, len) };
            Ok(())
        }
    }
}

/// A fill of `height` rows with `width` elements each.
pub(crate) struct Fill {
    pub(crate) address: u64,
    pub(crate) pitch: u64,
    /// The element's bytes: the first `size` of four.
    pub(crate) element: [u8; 4],
    pub(crate) size: u64,
    pub(crate) width: u64,
    pub(crate) height: u64,
}

impl Fill {
    pub(crate) fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0
    }

    /// Whether the memory can be used.
    pub(crate) fn check(&self, driver: &Driver) -> CudaResult {
        if self.is_empty() {
            return Ok(());
        }
        let row = self.width.checked_mul(self.size).ok_or(CudaError::INVALID_VALUE)?;
        let rows = self.height > 1;
        let misaligned =
            !self.address.is_multiple_of(self.size) || (rows && !self.pitch.is_multiple_of(self.size));
        if misaligned || (rows && self.pitch < row) {
            return Err(CudaError::INVALID_VALUE);
        }
        let span = self.pitch.checked_mul(self.height - 1).and_then(|rows| rows.checked_add(row));
        Place::device(driver, self.address)?.check(driver, span.ok_or(CudaError::INVALID_VALUE)?)
    }

    /// Fills.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if the memory was freed since the fill was checked.
    pub(crate) fn run(&self, memory: &Memory) -> Result<(), MemoryError> {
        let pattern = &self.element[..self.size as usize];
        for row in 0..self.height {
            memory.fill(self.address + row * self.pitch, pattern, self.width)?;
        }
        Ok(())
    }
}
