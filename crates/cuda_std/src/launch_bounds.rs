//! Launch bounds: what a kernel promises about its blocks, and asks for in return.
//!
//! A multiprocessor has 65 536 registers, and a block only starts where all its threads get theirs. A thread of 100
//! registers leaves room for one block of 512 threads, though there would be time for three. Who knows the size of the
//! blocks can say so:
//!
//! ```ignore
//! #[kernel(launch_bounds(512, 2))]
//! pub unsafe fn one_sweep(…) { … }
//! ```
//!
//! The first number is the most threads of a block: without it the compiler has to allow for 1024. The second, which may
//! be left out, is how many such blocks are to be resident on a multiprocessor at once. The compiler then takes at most
//! 65 536 / (512 · 2) = 64 registers a thread, and spills to local memory what does not fit. So the second number is a
//! matter of measuring: more blocks hide more latency, spilled registers cost accesses.
//!
//! Both numbers are constant expressions, and stand in the PTX as `.maxntid` and `.minnctapersm` (PTX ISA 9.0, 11.4.2 and
//! 11.4.4), whichever code generator wrote it. Drivers refuse launches with larger blocks
//! (`CUDA_ERROR_INVALID_VALUE`), whatever the shape of the block: it is the number of its threads that counts.

/// Most threads of a block anywhere (CUDA C++ Programming Guide, "Compute Capabilities").
const MAX_THREADS: u64 = 1024;
/// Most threads that a multiprocessor of any GPU holds (same table).
const MAX_RESIDENT_THREADS: u64 = 2048;
/// Most blocks that a multiprocessor of any GPU holds (same table).
const MAX_RESIDENT_BLOCKS: u64 = 32;

/// The launch bounds of a kernel; `KernelCall::launch_bounds` gives them on the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchBounds {
    max_threads: u32,
    min_blocks: Option<u32>,
}

impl LaunchBounds {
    /// The bounds; what `#[kernel(launch_bounds(…))]` expands to.
    ///
    /// # Panics
    /// When compiling, for numbers that no GPU can meet.
    #[doc(hidden)]
    #[track_caller]
    pub const fn new(max_threads: u64, min_blocks: Option<u64>) -> Self {
        assert!(
            max_threads >= 1 && max_threads <= MAX_THREADS,
            "launch_bounds: a block has 1 to 1024 threads; state the largest block that the kernel is launched with"
        );
        let min_blocks = match min_blocks {
            Some(blocks) => {
                assert!(
                    blocks >= 1 && blocks <= MAX_RESIDENT_BLOCKS,
                    "launch_bounds: a multiprocessor holds 1 to 32 blocks; state fewer, or leave the second number out"
                );
                assert!(
                    max_threads * blocks <= MAX_RESIDENT_THREADS,
                    "launch_bounds: no multiprocessor holds more than 2048 threads; state fewer blocks or threads"
                );
                Some(blocks as u32)
            }
            None => None,
        };
        Self { max_threads: max_threads as u32, min_blocks }
    }

    /// Most threads of a block.
    pub const fn max_threads(self) -> u32 {
        self.max_threads
    }

    /// Blocks that a multiprocessor is to hold at once, if the kernel asks for some.
    pub const fn min_blocks(self) -> Option<u32> {
        self.min_blocks
    }

    /// [`LaunchBounds::min_blocks`] with 0 for none, as the mark in the PTX has it.
    #[doc(hidden)]
    pub const fn min_blocks_or_zero(self) -> u32 {
        match self.min_blocks {
            Some(blocks) => blocks,
            None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::LaunchBounds;

    #[test]
    fn bounds_are_what_gpus_can_meet() {
        let bounds = LaunchBounds::new(512, Some(4));
        assert_eq!((bounds.max_threads(), bounds.min_blocks()), (512, Some(4)));
        assert_eq!(LaunchBounds::new(1024, None).min_blocks_or_zero(), 0);
        for (threads, blocks) in [(0, None), (1025, None), (u64::MAX, None), (32, Some(0)), (32, Some(33))] {
            let made = std::panic::catch_unwind(|| LaunchBounds::new(threads, blocks));
            assert!(made.is_err(), "{threads} {blocks:?}");
        }
        assert!(std::panic::catch_unwind(|| LaunchBounds::new(1024, Some(3))).is_err());
    }
}
