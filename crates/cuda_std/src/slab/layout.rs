//! How a slab divides its memory.

use super::SlabMemory;

/// Bytes of a chunk, and its alignment.
pub(super) const CHUNK: usize = 16 << 10;
/// Sizes of blocks below half a chunk.
pub(super) const CLASSES: usize = 16;
/// Alignment of the tables and of every block; a larger one rounds a block's size up to a power of two.
pub(super) const ALIGN: usize = 16;
/// Words of a chunk's bitmap: one bit for each block of the smallest class.
pub(super) const WORDS: usize = CHUNK / ALIGN / 64;
/// Hints of a class.
pub(super) const SLOTS: usize = 32;

/// Offsets of the tables from the slab's first byte.
pub(super) const HINTS: usize = 16;
pub(super) const CHUNK_BITS: usize = HINTS + CLASSES * SLOTS * 4;

pub(super) const fn states(chunks: usize) -> usize {
    CHUNK_BITS + chunks.div_ceil(64) * 8
}

pub(super) const fn bitmaps(chunks: usize) -> usize {
    (states(chunks) + chunks * 4).next_multiple_of(8)
}

/// Bytes of all tables.
pub(super) const fn table_bytes(chunks: usize) -> usize {
    bitmaps(chunks) + chunks * WORDS * 8
}

/// Most chunks of a slab: 256 GiB.
const MOST: u64 = 1 << 24;
/// Least bytes of a slab, wherever it begins: the tables and one chunk, which has to be aligned.
const LEAST: u64 = (table_bytes(1) + 2 * CHUNK) as u64;

/// Why memory cannot become a slab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlabError {
    /// The address is not a multiple of 16, or null.
    Address {
        /// The address.
        address: u64,
    },
    /// The memory is too small for one chunk, or wraps around the address space.
    Size {
        /// The bytes given.
        bytes: u64,
    },
}

impl core::fmt::Display for SlabError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            SlabError::Address { address } => write!(
                f,
                "address: a slab begins at a multiple of {ALIGN} other than 0, and {address:#x} is none; pass the start \
                 of a device allocation"
            ),
            SlabError::Size { bytes } => write!(
                f,
                "bytes: a slab needs at least {LEAST} bytes, which must not wrap around the address space, and {bytes} \
                 were given; allocate more"
            ),
        }
    }
}

impl core::error::Error for SlabError {}

impl SlabMemory {
    /// Divides `bytes` bytes of device memory at `address` into tables and chunks.
    ///
    /// The memory stays allocated as long as kernels use the slab, and is used for nothing else. Its first
    /// [`table_bytes`](Self::table_bytes) bytes have to be zero before the first launch.
    ///
    /// # Errors
    /// [`SlabError`] when the address is null or not a multiple of 16, or the memory is too small.
    pub const fn new(address: u64, bytes: u64) -> Result<Self, SlabError> {
        if address == 0 || !address.is_multiple_of(ALIGN as u64) {
            return Err(SlabError::Address { address });
        }
        let Some(end) = address.checked_add(bytes) else { return Err(SlabError::Size { bytes }) };
        if bytes < LEAST {
            return Err(SlabError::Size { bytes });
        }
        let chunk = CHUNK as u64;
        // A little too many for the tables in front of them, at first.
        let mut chunks = bytes / chunk;
        if chunks > MOST {
            chunks = MOST;
        }
        loop {
            let data = (address + table_bytes(chunks as usize) as u64).next_multiple_of(chunk);
            if data < end && (end - data) / chunk >= chunks {
                return Ok(Self { tables: address, data, chunks });
            }
            let room = if data < end { (end - data) / chunk } else { 0 };
            // The tables of fewer chunks are smaller, so at least as many fit as do behind the larger tables.
            chunks = if room > 0 { room } else { 1 };
        }
    }

    /// Bytes at the beginning that the host zeroes: before the first launch, and later to free all blocks at once.
    pub const fn table_bytes(self) -> u64 {
        table_bytes(self.chunks as usize) as u64
    }

    /// Bytes that are handed out in blocks.
    pub const fn capacity(self) -> u64 {
        self.chunks * CHUNK as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn tables_and_chunks_fit_into_the_memory() {
        for bytes in (LEAST..1 << 20).step_by(4099).chain([LEAST, 1 << 24, (1 << 30) + 7, 1 << 38, 1 << 42]) {
            for address in [16, 0x7f00_0000_0000, 0x7f00_0000_3ff0] {
                let slab = SlabMemory::new(address, bytes).expect("large enough");
                let end = slab.data + slab.capacity();
                assert!(slab.chunks > 0 && slab.data.is_multiple_of(CHUNK as u64), "{slab:?}");
                assert!(slab.tables + slab.table_bytes() <= slab.data && end <= address + bytes, "{slab:?}");
                assert!(
                    slab.chunks == MOST || slab.capacity() + 3 * CHUNK as u64 > bytes / 100 * 98,
                    "{slab:?}"
                );
            }
        }
    }

    #[test]
    fn bad_memory_is_refused_with_the_way_out() {
        let address = |address| SlabMemory::new(address, 1 << 20).expect_err("bad address").to_string();
        assert!(address(0).contains("allocation") && address(24).contains("0x18"), "{}", address(24));
        let size = |address, bytes| SlabMemory::new(address, bytes).expect_err("bad size").to_string();
        assert!(size(16, LEAST - 1).contains("at least"), "{}", size(16, LEAST - 1));
        assert!(size(u64::MAX - 15, 1 << 20).contains("wrap"));
        assert!(size(16, 0).contains("0 were given"));
    }
}
