//! `libcuda.so.1` without a GPU: the functions of [`simt_driver`] under the names that NVIDIA's driver exports.
//!
//! A program that loads this library in place of NVIDIA's (`LD_LIBRARY_PATH`) runs on the simulated GPU. All of the
//! real library's symbols are here: those that the simulated driver does not implement return
//! `CUDA_ERROR_NOT_SUPPORTED`.
//!
//! Each symbol is one jump through a slot, which is filled when the library is loaded, so that the 300 signatures need
//! not be repeated here.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

use std::ffi::{c_char, c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// `CUDA_ERROR_NOT_INITIALIZED`, for calls that come before the library's own start-up.
extern "C" fn not_initialized() -> c_int {
    3
}

macro_rules! define_exports {
    ($( $version:literal { $($name:ident)* } )*) => {
        #[allow(non_upper_case_globals, reason = "the driver API's own names")]
        mod target {
            use super::{AtomicPtr, c_void, not_initialized};
            $( $( pub(super) static $name: AtomicPtr<c_void> = AtomicPtr::new(not_initialized as *mut c_void); )* )*
        }

        /// Every symbol's name and slot.
        static SLOTS: &[(&str, &AtomicPtr<c_void>)] = &[$( $( (stringify!($name), &target::$name), )* )*];

        #[allow(non_snake_case, reason = "the driver API's own names")]
        mod symbol {
            $( $(
                // SAFETY: the name is the driver API's own and defined nowhere else in this library; the body is one
                // jump that leaves stack and argument registers alone, to a function that has the signature under
                // which the caller knows this name.
                #[unsafe(no_mangle)]
                #[unsafe(naked)]
                extern "C" fn $name() {
                    jump_through!(super::target::$name)
                }
            )* )*
        }
    };
}

#[cfg(target_arch = "x86_64")]
macro_rules! jump_through {
    ($slot:path) => {
        core::arch::naked_asm!("jmp qword ptr [rip + {slot}]", slot = sym $slot)
    };
}

// x16 is the platform's scratch register for exactly this: code between a call and its target.
#[cfg(target_arch = "aarch64")]
macro_rules! jump_through {
    ($slot:path) => {
        core::arch::naked_asm!(
            "adrp x16, {slot}",
            "ldr x16, [x16, :lo12:{slot}]",
            "br x16",
            slot = sym $slot
        )
    };
}

simt_driver::with_exports!(define_exports);

/// Leads every symbol to its function.
extern "C" fn fill_slots() {
    for (name, slot) in SLOTS {
        if let Some(function) = simt_driver::lookup(name) {
            slot.store(function.cast_mut(), Ordering::Release);
        }
    }
}

/// Has the dynamic linker call [`fill_slots`] before anyone can call a symbol.
// SAFETY: .init_array holds addresses of functions that the dynamic linker calls at load, with arguments that this one
// does not take; it needs nothing but the allocator.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = fill_slots;

/// Tells this library from NVIDIA's: a program that wants a real GPU can look for this symbol. Returns the version of
/// the simulated driver, as text.
// SAFETY: the name is this project's own.
#[unsafe(no_mangle)]
pub extern "C" fn warpbook_simulated_driver() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
