//! Dynamic shared memory: as many bytes as the launch asks for.

use super::SharedValue;
use crate::device::on_device;
use core::marker::PhantomData;

// The one symbol that all dynamic shared memory of a kernel has; the launch gives its size.
#[cfg(target_arch = "nvptx64")]
core::arch::global_asm!(".extern .shared .align 16 .b8 cuda_std_dynamic_shared[];");

/// The end of a kernel that reached outside its dynamic shared memory.
#[cold]
#[inline(never)]
#[track_caller]
fn outside(index: u32, len: u32) -> ! {
    panic!(
        "dynamic shared memory index {index} is out of range for length {len}: launch with more shared bytes"
    )
}

/// Elements in the dynamic shared memory of the block; [`dynamic`] gives all of it, [`DynamicShared::part`] a part.
#[derive(Clone, Copy, Debug)]
pub struct DynamicShared<T> {
    address: u32,
    len: u32,
    marker: PhantomData<*mut T>,
}

/// All dynamic shared memory that the kernel was launched with, as elements of `T`.
///
/// `let buffer = dynamic::<f32>();`
#[inline(always)]
pub fn dynamic<T: SharedValue>() -> DynamicShared<T> {
    on_device! {
        let (address, bytes): (u32, u32);
        // SAFETY: takes the address of a symbol and reads a special register.
        unsafe {
            core::arch::asm!(
                "mov.u32 {}, cuda_std_dynamic_shared;", "mov.u32 {}, %dynamic_smem_size;",
                out(reg32) address, out(reg32) bytes, options(pure, nomem, nostack, preserves_flags)
            );
        }
        DynamicShared { address, len: bytes / size_of::<T>() as u32, marker: PhantomData }
    }
}

/// A raw generic pointer to the dynamic shared memory, under rust-cuda's name. The memory is aligned to 16 bytes, and
/// nothing initialises it.
#[inline(always)]
pub fn dynamic_shared_mem<T>() -> *mut T {
    on_device! {
        let address: u32;
        // SAFETY: takes the address of a symbol.
        unsafe {
            core::arch::asm!(
                "mov.u32 {}, cuda_std_dynamic_shared;",
                out(reg32) address, options(pure, nomem, nostack, preserves_flags)
            );
        }
        super::generic_pointer(address)
    }
}

impl<T: SharedValue> DynamicShared<T> {
    /// Number of elements.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is no element.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// A part, as elements of another type: `len` of them from `offset` bytes on. Panics on the device when it does
    /// not lie inside, or when `offset` is not aligned for the type.
    #[inline(always)]
    #[track_caller]
    pub fn part<U: SharedValue>(self, offset: usize, len: usize) -> DynamicShared<U> {
        let bytes = self.len as usize * size_of::<T>();
        let size = size_of::<U>();
        assert!(offset.is_multiple_of(size), "the part is not aligned for its elements");
        assert!(
            offset <= bytes && len <= (bytes - offset) / size,
            "the part does not lie inside the dynamic shared memory: launch with more shared bytes"
        );
        DynamicShared { address: self.address + offset as u32, len: len as u32, marker: PhantomData }
    }

    #[inline(always)]
    #[track_caller]
    fn place(self, index: usize) -> u32 {
        if index >= self.len as usize {
            outside(index as u32, self.len)
        }
        self.address + index as u32 * size_of::<T>() as u32
    }

    /// Reads an element. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn get(self, index: usize) -> T {
        // SAFETY: inside the memory.
        unsafe { T::load(self.place(index)) }
    }

    /// Writes an element. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn set(self, index: usize, value: T) {
        // SAFETY: inside the memory.
        unsafe { T::store(self.place(index), value) }
    }

    /// Reads an element without a check.
    ///
    /// # Safety
    /// `index` is below the length.
    #[inline(always)]
    pub unsafe fn get_unchecked(self, index: usize) -> T {
        // SAFETY: the caller gives an index inside the memory.
        unsafe { T::load(self.address + index as u32 * size_of::<T>() as u32) }
    }

    /// Writes an element without a check.
    ///
    /// # Safety
    /// `index` is below the length.
    #[inline(always)]
    pub unsafe fn set_unchecked(self, index: usize, value: T) {
        // SAFETY: the caller gives an index inside the memory.
        unsafe { T::store(self.address + index as u32 * size_of::<T>() as u32, value) }
    }
}
