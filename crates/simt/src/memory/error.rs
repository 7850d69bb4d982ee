//! What can be wrong with an address or an allocation.

use std::fmt;

use crate::Nearest;

/// Why an access, an allocation or a mapping was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MemoryError {
    /// The bytes are not all inside one live allocation.
    OutOfBounds {
        /// First address of the access.
        address: u64,
        /// Its bytes.
        size: u64,
        /// The live allocation that is nearest to it, if there is any.
        nearest: Option<Nearest>,
    },
    /// The address is outside the bytes of a windowed space (shared, local, parameters).
    OutsideWindow {
        /// Offset in the space.
        address: u64,
        /// Bytes of the access.
        size: u64,
        /// Bytes that the space has.
        limit: u64,
    },
    /// The access touches an allocation that was freed.
    UseAfterFree {
        /// First address of the access.
        address: u64,
        /// Its bytes.
        size: u64,
        /// The allocation as it was.
        freed: Nearest,
    },
    /// The address is zero plus a small offset, where nothing is mapped.
    NullPointer {
        /// First address of the access.
        address: u64,
        /// Its bytes.
        size: u64,
    },
    /// The address is not a multiple of the access's size (PTX ISA 9.0, 5.3 and 6.4.1).
    Misaligned {
        /// First address of the access.
        address: u64,
        /// The alignment in bytes that it needs.
        align: u64,
    },
    /// The device has not enough memory left, or the host could not back it.
    OutOfMemory {
        /// Bytes asked for.
        requested: u64,
        /// Bytes not yet allocated.
        free: u64,
        /// Bytes of the whole device.
        capacity: u64,
    },
    /// An allocation or mapping of no bytes.
    ZeroSize,
    /// An alignment that is not a power of two, or above 2^30.
    BadAlignment {
        /// The alignment asked for.
        align: u64,
    },
    /// `free` or `unmap` of an address that is not the start of a live allocation or mapping.
    InvalidFree {
        /// The address given.
        address: u64,
        /// What is there instead.
        found: FreeTarget,
    },
    /// Host memory that cannot be mapped: it overlaps another mapping or the device's own addresses.
    BadMapping {
        /// First host address.
        address: u64,
        /// Its bytes.
        size: u64,
    },
}

/// What `free` or `unmap` found in place of the start of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FreeTarget {
    /// Nothing that this memory ever gave out, as far as it remembers.
    Nothing,
    /// An allocation that was freed before.
    Freed(Nearest),
    /// The inside of a live allocation.
    Inside(Nearest),
    /// A mapping of host memory given to `free`.
    Mapping(Nearest),
    /// An allocation given to `unmap`.
    Allocation(Nearest),
    /// An allocation that is not of the heap, given to `free` of a kernel.
    Foreign(Nearest),
}

impl std::error::Error for MemoryError {}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MemoryError::OutOfBounds { address, size, nearest } => {
                write!(f, "{size} bytes at {address:#x} are out of bounds: ")?;
                match nearest {
                    Some(nearest) => write!(f, "{}", Place { address, size, nearest }),
                    None => f.write_str("the device has no live allocation"),
                }
            }
            MemoryError::OutsideWindow { address, size, limit } => {
                write!(f, "{size} bytes at offset {address:#x} are outside the {limit} bytes of the space")
            }
            MemoryError::UseAfterFree { address, size, freed } => write!(
                f,
                "{size} bytes at {address:#x} are in the allocation of {} bytes at {:#x} that was freed",
                freed.len, freed.base
            ),
            MemoryError::NullPointer { address: 0, size } => {
                write!(f, "{size} bytes at address 0: a null pointer")
            }
            MemoryError::NullPointer { address, size } => {
                write!(f, "{size} bytes at address {address:#x}: a null pointer plus {address} bytes")
            }
            MemoryError::Misaligned { address, align } => {
                write!(f, "address {address:#x} is not a multiple of {align}, as the access needs")
            }
            MemoryError::OutOfMemory { requested, free, capacity } => write!(
                f,
                "no {requested} bytes: {free} of the device's {capacity} bytes are free; free other allocations or \
                 simulate a device with more memory"
            ),
            MemoryError::ZeroSize => f.write_str("an allocation needs at least one byte"),
            MemoryError::BadAlignment { align } => {
                write!(f, "alignment {align} is not a power of two up to 2^30")
            }
            MemoryError::InvalidFree { address, found } => match found {
                FreeTarget::Nothing => {
                    write!(f, "{address:#x} is not the start of an allocation: nothing was allocated there")
                }
                FreeTarget::Freed(was) => {
                    write!(f, "{address:#x} was freed before ({} bytes at {:#x})", was.len, was.base)
                }
                FreeTarget::Inside(of) => write!(
                    f,
                    "{address:#x} is {} bytes inside the allocation of {} bytes at {:#x}: pass its start",
                    address - of.base,
                    of.len,
                    of.base
                ),
                FreeTarget::Mapping(of) => {
                    write!(f, "{:#x} is mapped host memory of {} bytes: unmap it instead", of.base, of.len)
                }
                FreeTarget::Foreign(of) => write!(
                    f,
                    "{:#x} is memory of {} bytes that `malloc` of this context did not make",
                    of.base, of.len
                ),
                FreeTarget::Allocation(of) => {
                    write!(f, "{:#x} is an allocation of {} bytes: free it instead", of.base, of.len)
                }
            },
            MemoryError::BadMapping { address, size } => write!(
                f,
                "{size} bytes of host memory at {address:#x} cannot be mapped: they overlap another mapping or \
                 are no host addresses"
            ),
        }
    }
}

/// Tells where an access lies relative to the allocation nearest to it.
struct Place {
    address: u64,
    size: u64,
    nearest: Nearest,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Nearest { base, len } = self.nearest;
        let end = base + len;
        let which = format_args!("the allocation of {len} bytes at {base:#x}");
        if self.address >= end {
            match self.address - end {
                0 => write!(f, "just after {which}"),
                distance => write!(f, "{distance} bytes after {which}"),
            }
        } else if self.address >= base {
            write!(f, "the last {} of them are past the end of {which}", self.address + self.size - end)
        } else if self.address.saturating_add(self.size) <= base {
            write!(f, "{} bytes before {which}", base - self.address)
        } else {
            write!(f, "the first {} of them are before {which}", base - self.address)
        }
    }
}

/// An access by a warp that failed, and the lane that it failed in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("lane {lane}: {error}")]
pub struct AccessFault {
    /// The lowest lane whose access was found wrong.
    pub lane: u32,
    /// What is wrong with it.
    pub error: MemoryError,
}

impl AccessFault {
    #[cold]
    pub(crate) fn new(lane: u32, error: MemoryError) -> Box<AccessFault> {
        Box::new(AccessFault { lane, error })
    }
}

/// What row accesses return. The error is boxed so that the usual result is one register.
pub type RowResult = Result<(), Box<AccessFault>>;
