//! An allocator over memory that the host provides: bounded, with `free`, and without a lock.
//!
//! A kernel crate opts in with two lines. In its manifest, it switches the allocator over `malloc` off:
//!
//! ```toml
//! cuda_std = { version = "…", features = ["custom_allocator"] }
//! ```
//!
//! In its source, it declares the slab:
//!
//! ```ignore
//! extern crate alloc;
//!
//! cuda_std::slab_allocator! {
//!     /// Memory of `Vec`, `Box` and `String` in these kernels.
//!     pub static HEAP;
//! }
//! ```
//!
//! The host allocates memory, zeroes the tables at its beginning, and writes where it is to the symbol of that name:
//!
//! ```ignore
//! let memory = DeviceBuffer::<u8>::zeroed(64 << 20)?;
//! let slab = SlabMemory::new(memory.as_device_ptr().as_raw(), memory.len() as u64)?;
//! module.get_global::<SlabMemory>(c"HEAP")?.copy_from(&slab)?;
//! ```
//!
//! # Cost
//!
//! An allocation of up to 8 KiB is about five atomic operations and a fence, a `free` two operations and a fence,
//! whatever the number of blocks. Threads of different warps use different memory, as far as there is enough of it.
//! Larger blocks are runs of 16 KiB, which a thread has to search for. Near the end of the memory, a thread looks
//! through all chunks before it gives up.
//!
//! A block takes its size rounded up to the next of 16, 32, 48, 64, 96, 128, … 2048, 4096, 8192 bytes, or to a multiple of
//! 16 KiB. An alignment above 16 rounds the size up to a power of two. The tables take less than 1 % of the memory, and
//! each size in use takes at least one chunk of 16 KiB for each of up to 32 groups of warps, until half of the memory
//! is in use.
//!
//! # Limits
//!
//! Blocks that are not freed stay allocated across launches. To free all of them at once, the host zeroes the first
//! [`SlabMemory::table_bytes`] bytes again while no kernel runs and no kernel will use a block from before. A thread that
//! frees a block twice panics. The simulator sees one allocation, so it does not notice when a kernel writes beyond a
//! block inside it, or uses a block after it was freed; it does with the allocator over `malloc`.

#[cfg(any(target_arch = "nvptx64", test))]
mod heap;
mod layout;

use crate::plain::PlainData;
pub use layout::SlabError;

/// Where a slab lies: the value of the symbol that [`slab_allocator!`](crate::slab_allocator!) declares.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlabMemory {
    tables: u64,
    data: u64,
    chunks: u64,
}

// SAFETY: three numbers, with the same layout on both sides.
unsafe impl PlainData for SlabMemory {}
// SAFETY: as above.
unsafe impl crate::plain::DeviceCopy for SlabMemory {}

/// Allocates from the slab that the symbol at `symbol` describes. Gives null while the host has not set it.
///
/// # Safety
/// `symbol` points to a [`SlabMemory`] that is zero or describes zeroed memory that only this slab uses.
#[cfg(target_arch = "nvptx64")]
#[doc(hidden)]
pub unsafe fn allocate(symbol: *mut u64, layout: core::alloc::Layout) -> *mut u8 {
    // SAFETY: as the caller promises.
    unsafe { heap_of(symbol) }.allocate(layout, spot())
}

/// Returns a block of [`allocate`].
///
/// # Safety
/// As for [`allocate`]; the block comes from it with the same layout, and nobody uses it any more.
#[cfg(target_arch = "nvptx64")]
#[doc(hidden)]
pub unsafe fn deallocate(symbol: *mut u64, pointer: *mut u8, layout: core::alloc::Layout) {
    // SAFETY: as the caller promises.
    unsafe { heap_of(symbol).deallocate(pointer, layout, spot()) }
}

/// Whether a block of one layout can serve as one of the other, so that `realloc` has nothing to do.
#[cfg(target_arch = "nvptx64")]
#[doc(hidden)]
#[inline]
pub fn interchangeable(old: core::alloc::Layout, new: core::alloc::Layout) -> bool {
    heap::Heap::interchangeable(old, new)
}

/// Ends the launch when an allocation that must not fail has failed.
#[cfg(target_arch = "nvptx64")]
#[doc(hidden)]
#[track_caller]
pub fn out_of_memory(symbol: *mut u64, layout: core::alloc::Layout) -> ! {
    // SAFETY: the symbol has three words, the last of which is the number of chunks.
    let chunks = unsafe { crate::ptr::load_volatile(symbol.add(2)) };
    if chunks == 0 {
        panic!(
            "memory allocation of {} bytes (alignment {}) failed: the host has not given the slab any memory; it writes \
             a `SlabMemory` to the slab's symbol before the first launch",
            layout.size(),
            layout.align()
        );
    }
    panic!(
        "memory allocation of {} bytes (alignment {}) failed: the slab of {} chunks of 16384 bytes has no room for it; \
         the host has to give it more memory",
        layout.size(),
        layout.align(),
        chunks
    )
}

/// # Safety
/// As for [`allocate`].
#[cfg(target_arch = "nvptx64")]
unsafe fn heap_of(symbol: *mut u64) -> heap::Heap {
    // SAFETY: the symbol has three words, and the memory that they describe is as `Heap::new` asks for.
    unsafe {
        let [tables, data, chunks] = [0, 1, 2].map(|word| crate::ptr::load_volatile(symbol.add(word)));
        heap::Heap::new(
            core::ptr::with_exposed_provenance_mut(tables as usize),
            core::ptr::with_exposed_provenance_mut(data as usize),
            chunks as usize,
        )
    }
}

#[cfg(target_arch = "nvptx64")]
fn spot() -> heap::Spot {
    use crate::{thread, warp};
    let block = thread::block_index() as u32;
    heap::Spot { warp: block.wrapping_mul(5).wrapping_add(warp::warp_id()), lane: warp::lane_id() }
}

/// Whether this crate leaves the global allocator to the kernel crate.
#[doc(hidden)]
pub const CUSTOM_ALLOCATOR: bool = cfg!(feature = "custom_allocator");

/// Makes a slab the global allocator of a kernel crate: `slab_allocator! { pub static HEAP; }`.
///
/// The name is that of the symbol to which the host writes a [`SlabMemory`](crate::slab::SlabMemory). See the
/// [module](crate::slab) for what both sides have to do.
#[macro_export]
#[cfg_attr(target_arch = "nvptx64", allow_internal_unstable(alloc_error_handler))]
macro_rules! slab_allocator {
    ($(#[$attribute:meta])* $visibility:vis static $name:ident;) => {
        $crate::device_global! {
            $(#[$attribute])*
            $visibility static $name: [u64; 3];
        }

        const _: () = assert!(
            $crate::slab::CUSTOM_ALLOCATOR,
            "`slab_allocator!` needs `cuda_std` with `features = [\"custom_allocator\"]` in the kernel crate's Cargo.toml"
        );

        #[cfg(target_arch = "nvptx64")]
        const _: () = {
            struct Slab;

            // SAFETY: a slab gives each block to one owner, and the symbol has the three words that it asks for.
            unsafe impl ::core::alloc::GlobalAlloc for Slab {
                #[inline]
                unsafe fn alloc(&self, layout: ::core::alloc::Layout) -> *mut u8 {
                    // SAFETY: the host sets the symbol as `SlabMemory` says.
                    unsafe { $crate::slab::allocate($name.as_ptr(), layout) }
                }
                #[inline]
                unsafe fn dealloc(&self, pointer: *mut u8, layout: ::core::alloc::Layout) {
                    // SAFETY: as the caller promises.
                    unsafe { $crate::slab::deallocate($name.as_ptr(), pointer, layout) }
                }
                #[inline]
                unsafe fn realloc(
                    &self,
                    pointer: *mut u8,
                    old: ::core::alloc::Layout,
                    size: usize,
                ) -> *mut u8 {
                    // SAFETY: the caller promises that the size, rounded up to the alignment, does not overflow.
                    let new = unsafe { ::core::alloc::Layout::from_size_align_unchecked(size, old.align()) };
                    if $crate::slab::interchangeable(old, new) {
                        return pointer;
                    }
                    // SAFETY: as the caller promises.
                    unsafe { $crate::mem::move_to_new_block(self, pointer, old, new) }
                }
            }

            #[global_allocator]
            static ALLOCATOR: Slab = Slab;

            #[alloc_error_handler]
            fn out_of_memory(layout: ::core::alloc::Layout) -> ! {
                $crate::slab::out_of_memory($name.as_ptr(), layout)
            }
        };
    };
}
