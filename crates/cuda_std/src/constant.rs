//! Constant memory: up to 64 KB that the host writes by name and kernels only read (note A11).
//!
//! ```ignore
//! constant! {
//!     /// Weights of the filter.
//!     pub static WEIGHTS: [f32; 256];
//! }
//! let weight = WEIGHTS.get(3);                      // in a kernel
//! module.get_global(&CString::new(WEIGHTS.name())?) // on the host
//! ```
//!
//! A read is one `ld.const` (PTX ISA 9.0, 5.1.3). It is as fast as a register when all threads of a warp read the same
//! element, and takes one pass for each different element otherwise.

use crate::device::on_device;
use crate::symbol::Symbol;
use core::marker::PhantomData;

/// Types that can be read from constant memory.
///
/// # Safety
/// Every bit pattern is a value of the type.
pub unsafe trait ConstantValue: Copy + 'static {
    /// `ld.const` at an address of the constant window.
    ///
    /// # Safety
    /// The address is inside a constant symbol and aligned for the type.
    #[doc(hidden)]
    unsafe fn load(address: u64) -> Self;
}

macro_rules! constant_value {
    ($($type:ty, $register:ident, $suffix:literal, $carrier:ty;)*) => {
        $(
            // SAFETY: every bit pattern of a number is valid.
            unsafe impl ConstantValue for $type {
                #[inline(always)]
                unsafe fn load(address: u64) -> Self {
                    on_device! {
                        let value: $carrier;
                        // SAFETY: the caller gives a valid address. `pure, nomem`: constant memory does not change
                        // while a kernel runs.
                        unsafe {
                            core::arch::asm!(
                                concat!("ld.const.", $suffix, " {}, [{}];"),
                                out($register) value, in(reg64) address,
                                options(pure, nomem, nostack, preserves_flags)
                            );
                        }
                        value as $type
                    }
                }
            }
        )*
    };
}

constant_value! {
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

/// A constant symbol, declared with [`constant!`](crate::constant!).
#[derive(Clone, Copy, Debug)]
pub struct Constant<S> {
    marker: PhantomData<S>,
}

impl<S: Symbol> Constant<S> {
    /// The handle to the symbol `S`.
    #[doc(hidden)]
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        const {
            assert!(S::LENGTH * size_of::<S::Element>() <= 65_536, "constant memory has 64 KB");
        }
        Self { marker: PhantomData }
    }

    /// The name under which the host finds the symbol in the module.
    pub const fn name(self) -> &'static str {
        S::NAME
    }

    /// Number of elements.
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
}

impl<S: Symbol<Element: ConstantValue>> Constant<S> {
    /// Reads an element. Panics on the device when `index` is out of range.
    #[inline(always)]
    #[track_caller]
    pub fn get(self, index: usize) -> S::Element {
        if index >= S::LENGTH {
            crate::symbol::outside(S::NAME, index, S::LENGTH)
        }
        // SAFETY: inside the symbol.
        unsafe { self.get_unchecked(index) }
    }

    /// Reads an element without a check.
    ///
    /// # Safety
    /// `index` is below the length.
    #[inline(always)]
    pub unsafe fn get_unchecked(self, index: usize) -> S::Element {
        // SAFETY: the caller gives an index inside the symbol.
        unsafe { S::Element::load(S::address() + (index * size_of::<S::Element>()) as u64) }
    }
}
