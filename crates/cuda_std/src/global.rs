//! Device variables: global memory with a name, that kernels and the host reach without an argument (note A12).
//!
//! ```ignore
//! device_global! {
//!     /// A number that lives as long as the module is loaded.
//!     pub static SCALE: f32;
//!     /// Where the results go; the host sets it.
//!     pub static RESULTS: *mut f32;
//! }
//! ```
//!
//! Each is zero when the module is loaded. Reads and writes go by value with `ld.volatile` and `st.volatile`, so that
//! they may race with those of other threads: a read then gives one of the values.

use crate::device::on_device;
use crate::ptr::{self, GlobalValue};
use crate::symbol::Symbol;
use core::marker::PhantomData;

/// A global symbol, declared with [`device_global!`](crate::device_global!).
#[derive(Clone, Copy, Debug)]
pub struct DeviceGlobal<S> {
    marker: PhantomData<S>,
}

impl<S: Symbol> DeviceGlobal<S> {
    /// The handle to the symbol `S`.
    #[doc(hidden)]
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Self { marker: PhantomData }
    }

    /// The name under which the host finds the symbol in the module.
    pub const fn name(self) -> &'static str {
        S::NAME
    }

    /// Number of elements; 1 for a single value.
    #[inline(always)]
    pub const fn len(self) -> usize {
        S::LENGTH
    }

    /// Whether there is no element.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        S::LENGTH == 0
    }

    /// Size in bytes.
    pub const fn size(self) -> usize {
        S::LENGTH * size_of::<S::Element>()
    }

    /// A pointer to the first element.
    #[inline(always)]
    pub fn as_ptr(self) -> *mut S::Element {
        on_device! {
            let pointer: u64;
            // SAFETY: arithmetic on an address.
            unsafe {
                core::arch::asm!(
                    "cvta.global.u64 {}, {};",
                    out(reg64) pointer, in(reg64) S::address(),
                    options(pure, nomem, nostack, preserves_flags)
                );
            }
            pointer as *mut S::Element
        }
    }
}

impl<S: Symbol<Element: GlobalValue>> DeviceGlobal<S> {
    /// Reads the element `index`. Panics on the device when it is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn get_at(self, index: usize) -> S::Element {
        if index >= S::LENGTH {
            crate::symbol::outside(S::NAME, index, S::LENGTH)
        }
        // SAFETY: inside the symbol.
        unsafe { ptr::load_volatile(self.as_ptr().add(index)) }
    }

    /// Writes the element `index`. Panics on the device when it is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn set_at(self, index: usize, value: S::Element) {
        if index >= S::LENGTH {
            crate::symbol::outside(S::NAME, index, S::LENGTH)
        }
        // SAFETY: inside the symbol.
        unsafe { ptr::store_volatile(self.as_ptr().add(index), value) }
    }

    /// Reads the value, or the first element.
    #[inline(always)]
    #[track_caller]
    pub fn get(self) -> S::Element {
        self.get_at(0)
    }

    /// Writes the value, or the first element.
    #[inline(always)]
    #[track_caller]
    pub fn set(self, value: S::Element) {
        self.set_at(0, value);
    }
}
