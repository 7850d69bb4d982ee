//! The device's heap: `malloc` and `free`, the allocator over them, and the sizes of shared memory.
//!
//! A kernel crate that depends on this one writes `extern crate alloc;`, and `Vec`, `Box`, `String`, `format!`,
//! `BTreeMap` and `Rc` work in its kernels: [`CUDAAllocator`] is the program's global allocator. A crate that allocates
//! nothing pays nothing: its PTX does not even declare `malloc`.
//!
//! # Cost
//!
//! `malloc` of the device takes a lock in global memory, and the threads of a warp take turns. Allocate once per thread
//! or per block rather than in an inner loop, and use [`Vec::with_capacity`](alloc::vec::Vec::with_capacity), because a
//! `Vec` that grows allocates and copies each time. The [slab](crate::slab) is an allocator without a lock.
//!
//! # Limits
//!
//! The heap has 8 MiB unless the host sets `CU_LIMIT_MALLOC_HEAP_SIZE` before the first launch of a kernel that
//! allocates. When it is full, [`malloc`] returns null: `try_reserve` then returns an error, and any other allocation
//! prints the thread and the size and ends the launch with an error.
//!
//! A block lives until a thread frees it, in the same launch or a later one of the same context. The host cannot copy
//! from or to the heap: a kernel has to copy results to memory that the host allocated.
//!
//! `format!` uses `core::fmt`, which calls through function pointers, so that `ptxas` cannot bound the stack: a kernel
//! that uses it may need a larger `CU_LIMIT_STACK_SIZE` than the default of 1 KiB.

use crate::device::on_device;
#[cfg(target_arch = "nvptx64")]
use core::alloc::{GlobalAlloc, Layout};
#[cfg(target_arch = "nvptx64")]
use core::ffi::c_void;

#[cfg(target_arch = "nvptx64")]
unsafe extern "C" {
    /// Allocates `size` bytes of the device's heap, aligned to 16 bytes and not initialised; null when it is full.
    ///
    /// The driver defines this function.
    ///
    /// # Safety
    /// The block must be freed at most once, by [`free`], in the same context.
    pub fn malloc(size: usize) -> *mut c_void;

    /// Frees a block of [`malloc`]; does nothing for null.
    ///
    /// The driver defines this function.
    ///
    /// # Safety
    /// `ptr` is null or comes from [`malloc`] in the same context, was not freed before, and no thread uses the block.
    pub fn free(ptr: *mut c_void);
}

/// The allocator over `malloc` and `free` of the device.
///
/// It is the global allocator of every kernel crate, unless the feature `custom_allocator` of this crate is switched on.
#[derive(Clone, Copy, Debug, Default)]
pub struct CUDAAllocator;

/// The alignment of every block of `malloc`.
#[cfg(target_arch = "nvptx64")]
const MALLOC_ALIGN: usize = 16;

// SAFETY: blocks come from `malloc`, which gives each to one owner; the methods below add what it lacks: alignment
// above 16, and a size of at least one byte.
#[cfg(target_arch = "nvptx64")]
unsafe impl GlobalAlloc for CUDAAllocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= MALLOC_ALIGN {
            // SAFETY: the caller owns the block and gives it to `dealloc` once.
            return unsafe { malloc(layout.size().max(1)) }.cast();
        }
        over_aligned(layout)
    }

    #[inline]
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        let block = if layout.align() <= MALLOC_ALIGN {
            pointer
        } else {
            // SAFETY: `over_aligned` stored the start of the block there.
            unsafe { pointer.cast::<*mut u8>().sub(1).read() }
        };
        // SAFETY: the block comes from `malloc`, and the caller gives it up.
        unsafe { free(block.cast()) }
    }

    #[inline]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        // `malloc` takes long, and the block cannot become smaller: keep it while half of it is in use.
        if new_size <= layout.size() && new_size >= layout.size() / 2 {
            return pointer;
        }
        // SAFETY: the caller promises that the size, rounded up to the alignment, does not overflow.
        let new = unsafe { Layout::from_size_align_unchecked(new_size, layout.align()) };
        // SAFETY: as the caller promises.
        unsafe { move_to_new_block(self, pointer, layout, new) }
    }
}

/// A block whose alignment is above that of `malloc`; the word before it holds the start of `malloc`'s block.
#[cfg(target_arch = "nvptx64")]
#[inline(never)]
fn over_aligned(layout: Layout) -> *mut u8 {
    // No overflow: a layout's size, rounded up to its alignment, is at most `isize::MAX`.
    let bytes = layout.size() + layout.align();
    // SAFETY: `dealloc` frees the block.
    let block = unsafe { malloc(bytes) }.cast::<u8>();
    if block.is_null() {
        return block;
    }
    // From 16 to `align` bytes further, since blocks are aligned to 16.
    let offset = layout.align() - block.addr() % layout.align();
    // SAFETY: the block has `align` bytes more than the layout asks for, and 8 of them lie before the offset.
    unsafe {
        let pointer = block.add(offset);
        pointer.cast::<*mut u8>().sub(1).write(block);
        pointer
    }
}

/// Allocates a block of the layout `new`, copies what fits and frees the old one. Gives null, and keeps the old block,
/// when there is no memory.
///
/// # Safety
/// `pointer` is a live block of the allocator with the layout `old`, and the size of `new` is not zero.
#[cfg(target_arch = "nvptx64")]
#[doc(hidden)]
pub unsafe fn move_to_new_block(
    allocator: &impl GlobalAlloc,
    pointer: *mut u8,
    old: Layout,
    new: Layout,
) -> *mut u8 {
    // SAFETY: the caller promises a size above zero.
    let moved = unsafe { allocator.alloc(new) };
    if !moved.is_null() {
        // SAFETY: both blocks have that many bytes, and the new one is nobody else's; the old one is given up.
        unsafe {
            core::ptr::copy_nonoverlapping(pointer, moved, old.size().min(new.size()));
            allocator.dealloc(pointer, old);
        }
    }
    moved
}

/// The global allocator of kernels.
#[cfg(all(target_arch = "nvptx64", not(feature = "custom_allocator")))]
#[global_allocator]
pub static GLOBAL_ALLOCATOR: CUDAAllocator = CUDAAllocator;

/// Ends the launch when an allocation that must not fail has failed.
#[cfg(all(target_arch = "nvptx64", not(feature = "custom_allocator")))]
#[alloc_error_handler]
fn out_of_memory(layout: Layout) -> ! {
    panic!(
        "memory allocation of {} bytes (alignment {}) failed: the device's heap is full; the host sets its size with \
         CU_LIMIT_MALLOC_HEAP_SIZE, before the first launch of a kernel that allocates",
        layout.size(),
        layout.align()
    )
}

/// Gives a size that a special register holds.
macro_rules! size_register {
    ($($(#[$attribute:meta])* $name:ident, $register:literal;)*) => {
        $(
            $(#[$attribute])*
            #[inline(always)]
            pub fn $name() -> u32 {
                on_device! {
                    let bytes: u32;
                    // SAFETY: reads a register that is constant during a launch.
                    unsafe {
                        core::arch::asm!(
                            concat!("mov.u32 {}, %", $register, ";"),
                            out(reg32) bytes,
                            options(pure, nomem, nostack, preserves_flags)
                        );
                    }
                    bytes
                }
            }
        )*
    };
}

size_register! {
    /// Bytes of dynamic shared memory of the block, as the launch asked for them.
    dynamic_smem_size, "dynamic_smem_size";
    /// Bytes of shared memory of the block, static and dynamic, rounded up to the unit in which the hardware hands it
    /// out (128 bytes from compute capability 8.0 on, 256 on 7.x).
    total_smem_size, "total_smem_size";
}
