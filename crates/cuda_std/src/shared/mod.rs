//! Shared memory of the block, by value.
//!
//! A handle is a 32-bit address in the shared window. Values are copied in and out with `ld.shared` and `st.shared`
//! (PTX ISA 9.0, 9.7.9.8 and 9.7.9.11); there are no references into shared memory, because other threads of the block
//! write it. So no access is undefined behaviour: a read that races with a write gives one of the values, and memory
//! that nobody wrote gives any value. Put [`sync_threads`](crate::thread::sync_threads) between writes and the reads
//! of other threads.
//!
//! All threads of a block share one memory under one declaration, wherever it is reached from: a helper function that
//! declares shared memory and is called twice has it once.

mod dynamic;
mod statics;

pub use crate::shared_array;
pub use dynamic::{DynamicShared, dynamic, dynamic_shared_mem};
pub use statics::{SharedStatic, SharedSymbol};

use crate::atomic::{AtomicInteger, AtomicValue};
use crate::device::on_device;
use crate::vector::{Vec2, Vec4};
use core::marker::PhantomData;

/// Types that shared memory holds: what one load or store instruction moves, every bit pattern being valid.
///
/// # Safety
/// Every bit pattern is a value of the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be kept in shared memory by value",
    note = "shared memory holds integers of 8 to 64 bits, `f32`, `f64`, and vectors of these from `cuda_std::vector`"
)]
pub unsafe trait SharedValue: Copy + 'static {
    /// Reads the value at a shared address.
    ///
    /// # Safety
    /// The address is inside the block's shared memory and aligned for the type.
    #[doc(hidden)]
    unsafe fn load(address: u32) -> Self;

    /// Writes the value at a shared address.
    ///
    /// # Safety
    /// As for `load`.
    #[doc(hidden)]
    unsafe fn store(address: u32, value: Self);
}

macro_rules! shared_value {
    ($($type:ty, $register:ident, $suffix:literal, $carrier:ty;)*) => {
        $(
            // SAFETY: every bit pattern of a number is valid.
            unsafe impl SharedValue for $type {
                #[inline(always)]
                unsafe fn load(address: u32) -> Self {
                    on_device! {
                        let value: $carrier;
                        // SAFETY: the caller gives a valid address. `nomem` is right: no memory that Rust code can
                        // reach is touched. Not `pure`, so the order among accesses and barriers stays.
                        unsafe {
                            core::arch::asm!(
                                concat!("ld.shared.", $suffix, " {}, [{}];"),
                                out($register) value, in(reg32) address,
                                options(nomem, nostack, preserves_flags)
                            );
                        }
                        value as $type
                    }
                }

                #[inline(always)]
                unsafe fn store(address: u32, value: Self) {
                    on_device! {
                        // SAFETY: as for `load`.
                        unsafe {
                            core::arch::asm!(
                                concat!("st.shared.", $suffix, " [{}], {};"),
                                in(reg32) address, in($register) value as $carrier,
                                options(nomem, nostack, preserves_flags)
                            );
                        }
                    }
                }
            }
        )*
    };
}

shared_value! {
    u8, reg16, "u8", u16;
    i8, reg16, "s8", i16;
    u16, reg16, "u16", u16;
    i16, reg16, "s16", i16;
    u32, reg32, "u32", u32;
    i32, reg32, "s32", i32;
    f32, reg32, "f32", f32;
    u64, reg64, "u64", u64;
    i64, reg64, "s64", i64;
    f64, reg64, "f64", f64;
    usize, reg64, "u64", u64;
}

macro_rules! shared_vector {
    ($($type:ty, $word:ty, $suffix:literal, $operand:literal, [$($name:ident),*];)*) => {
        $(
            // SAFETY: every bit pattern of the words is valid.
            unsafe impl SharedValue for $type {
                #[inline(always)]
                unsafe fn load(address: u32) -> Self {
                    on_device! {
                        $(let $name: $word;)*
                        // SAFETY: as for single values.
                        unsafe {
                            core::arch::asm!(
                                concat!("ld.shared.", $suffix, " ", $operand, ", [{a}];"),
                                $(out(reg32) $name,)* a = in(reg32) address,
                                options(nomem, nostack, preserves_flags)
                            );
                        }
                        Self([$($name),*])
                    }
                }

                #[inline(always)]
                unsafe fn store(address: u32, value: Self) {
                    on_device! {
                        let [$($name),*] = value.0;
                        // SAFETY: as for single values.
                        unsafe {
                            core::arch::asm!(
                                concat!("st.shared.", $suffix, " [{a}], ", $operand, ";"),
                                $(in(reg32) $name,)* a = in(reg32) address,
                                options(nomem, nostack, preserves_flags)
                            );
                        }
                    }
                }
            }
        )*
    };
}

shared_vector! {
    Vec2<f32>, f32, "v2.f32", "{{{0}, {1}}}", [x, y];
    Vec2<i32>, i32, "v2.s32", "{{{0}, {1}}}", [x, y];
    Vec2<u32>, u32, "v2.u32", "{{{0}, {1}}}", [x, y];
    Vec4<f32>, f32, "v4.f32", "{{{0}, {1}, {2}, {3}}}", [x, y, z, w];
    Vec4<i32>, i32, "v4.s32", "{{{0}, {1}, {2}, {3}}}", [x, y, z, w];
    Vec4<u32>, u32, "v4.u32", "{{{0}, {1}, {2}, {3}}}", [x, y, z, w];
}

/// The end of a kernel that reached outside its shared memory.
#[cold]
#[inline(never)]
#[track_caller]
fn outside(index: usize, len: usize) -> ! {
    panic!("shared memory index {index} is out of range for length {len}")
}

/// The generic address of a shared one.
#[doc(hidden)]
#[inline(always)]
pub fn generic_pointer<T>(address: u32) -> *mut T {
    on_device! {
        let pointer: u64;
        // SAFETY: arithmetic on an address.
        unsafe {
            core::arch::asm!(
                "cvta.shared.u64 {}, {};",
                out(reg64) pointer, in(reg64) u64::from(address),
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        pointer as *mut T
    }
}

/// `N` elements of shared memory; declare it with [`shared!`](crate::shared!): `let buffer = shared![f32; 256];`.
#[derive(Clone, Copy, Debug)]
pub struct Shared<T, const N: usize> {
    address: u32,
    marker: PhantomData<*mut T>,
}

impl<T: SharedValue, const N: usize> Shared<T, N> {
    /// The handle to a symbol of `N` elements.
    ///
    /// # Safety
    /// The address is that of shared memory that has room for `N` elements, aligned for `T`.
    #[doc(hidden)]
    #[inline(always)]
    pub const unsafe fn from_symbol_address(address: u32) -> Self {
        Self { address, marker: PhantomData }
    }

    /// The stand-in for the handle on the host.
    #[cfg(not(target_arch = "nvptx64"))]
    #[doc(hidden)]
    #[track_caller]
    pub fn on_host() -> Self {
        crate::device::device_only()
    }

    /// Number of elements.
    #[inline(always)]
    pub const fn len(self) -> usize {
        N
    }

    /// Whether there is no element.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        N == 0
    }

    /// The 32-bit address of the first element in the shared window.
    #[inline(always)]
    pub const fn address(self) -> u32 {
        self.address
    }

    #[inline(always)]
    const fn address_of(self, index: usize) -> u32 {
        self.address + index as u32 * size_of::<T>() as u32
    }

    /// Reads an element. Panics on the device when `index` is `N` or more.
    #[inline(always)]
    #[track_caller]
    pub fn get(self, index: usize) -> T {
        if index >= N {
            outside(index, N)
        }
        // SAFETY: inside the array.
        unsafe { self.get_unchecked(index) }
    }

    /// Writes an element. Panics on the device when `index` is `N` or more.
    #[inline(always)]
    #[track_caller]
    pub fn set(self, index: usize, value: T) {
        if index >= N {
            outside(index, N)
        }
        // SAFETY: inside the array.
        unsafe { self.set_unchecked(index, value) }
    }

    /// Reads an element without a check.
    ///
    /// # Safety
    /// `index` is below `N`.
    #[inline(always)]
    pub unsafe fn get_unchecked(self, index: usize) -> T {
        // SAFETY: the caller gives an index inside the array.
        unsafe { T::load(self.address_of(index)) }
    }

    /// Writes an element without a check.
    ///
    /// # Safety
    /// `index` is below `N`.
    #[inline(always)]
    pub unsafe fn set_unchecked(self, index: usize, value: T) {
        // SAFETY: the caller gives an index inside the array.
        unsafe { T::store(self.address_of(index), value) }
    }

    #[inline(always)]
    #[track_caller]
    fn checked_address(self, index: usize) -> u32 {
        if index >= N {
            outside(index, N)
        }
        self.address_of(index)
    }

    /// The generic address of the memory, for code that wants a pointer (rust-cuda's `shared_array!`).
    #[inline(always)]
    pub fn as_generic_pointer(self) -> *mut T {
        generic_pointer(self.address)
    }
}

/// Atomic operations on an element, as the threads of the block see them (`atom.relaxed.cta.shared`). Each gives the
/// value before.
impl<T: SharedValue + AtomicValue, const N: usize> Shared<T, N> {
    /// Adds. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_add(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_add(self.checked_address(index), value) }
    }

    /// Sets the element. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_swap(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_exchange(self.checked_address(index), value) }
    }

    /// Sets the element to `new` if it is, bit for bit, `current`; the value before is `Ok` if it was set. Panics on
    /// the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_compare_exchange(self, index: usize, current: T, new: T) -> Result<T, T> {
        // SAFETY: inside the array.
        let old = unsafe { T::shared_compare_exchange(self.checked_address(index), current, new) };
        if T::same_bits(old, current) { Ok(old) } else { Err(old) }
    }
}

impl<T: SharedValue + AtomicInteger, const N: usize> Shared<T, N> {
    /// Keeps the lesser. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_min(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_min(self.checked_address(index), value) }
    }

    /// Keeps the greater. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_max(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_max(self.checked_address(index), value) }
    }

    /// Keeps the bits that both have. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_and(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_and(self.checked_address(index), value) }
    }

    /// Sets the bits of the value. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_or(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_or(self.checked_address(index), value) }
    }

    /// Flips the bits of the value. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn atomic_xor(self, index: usize, value: T) -> T {
        // SAFETY: inside the array.
        unsafe { T::shared_xor(self.checked_address(index), value) }
    }
}

/// `ROWS` rows of `COLUMNS` elements of shared memory; declare it with [`shared!`](crate::shared!):
/// `let tile = shared![f32; 32, 33];`.
#[derive(Clone, Copy, Debug)]
pub struct SharedTile<T, const ROWS: usize, const COLUMNS: usize> {
    address: u32,
    marker: PhantomData<*mut T>,
}

impl<T: SharedValue, const ROWS: usize, const COLUMNS: usize> SharedTile<T, ROWS, COLUMNS> {
    /// The handle to a symbol of `ROWS * COLUMNS` elements.
    ///
    /// # Safety
    /// The address is that of shared memory that has room for them, aligned for `T`.
    #[doc(hidden)]
    #[inline(always)]
    pub const unsafe fn from_symbol_address(address: u32) -> Self {
        Self { address, marker: PhantomData }
    }

    /// The stand-in for the handle on the host.
    #[cfg(not(target_arch = "nvptx64"))]
    #[doc(hidden)]
    #[track_caller]
    pub fn on_host() -> Self {
        crate::device::device_only()
    }

    /// The 32-bit address of the first element in the shared window.
    #[inline(always)]
    pub const fn address(self) -> u32 {
        self.address
    }

    #[inline(always)]
    const fn address_of(self, row: usize, column: usize) -> u32 {
        self.address + (row as u32 * COLUMNS as u32 + column as u32) * size_of::<T>() as u32
    }

    /// Reads an element. Panics on the device when row or column is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn get(self, row: usize, column: usize) -> T {
        self.check(row, column);
        // SAFETY: checked just now.
        unsafe { self.get_unchecked(row, column) }
    }

    /// Writes an element. Panics on the device when row or column is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn set(self, row: usize, column: usize, value: T) {
        self.check(row, column);
        // SAFETY: checked just now.
        unsafe { self.set_unchecked(row, column, value) }
    }

    #[inline(always)]
    #[track_caller]
    fn check(self, row: usize, column: usize) {
        if row >= ROWS {
            outside(row, ROWS)
        }
        if column >= COLUMNS {
            outside(column, COLUMNS)
        }
    }

    /// Reads an element without a check.
    ///
    /// # Safety
    /// `row` is below `ROWS`, `column` below `COLUMNS`.
    #[inline(always)]
    pub unsafe fn get_unchecked(self, row: usize, column: usize) -> T {
        // SAFETY: the caller gives a place inside the tile.
        unsafe { T::load(self.address_of(row, column)) }
    }

    /// Writes an element without a check.
    ///
    /// # Safety
    /// `row` is below `ROWS`, `column` below `COLUMNS`.
    #[inline(always)]
    pub unsafe fn set_unchecked(self, row: usize, column: usize, value: T) {
        // SAFETY: the caller gives a place inside the tile.
        unsafe { T::store(self.address_of(row, column), value) }
    }
}
