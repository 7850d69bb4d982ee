//! The `cu*` symbols themselves: one jump through one slot each.
//!
//! `cust_raw` declares these functions as foreign and expects a `libcuda` at link time. Here they are defined
//! instead, so that one binary links and starts with and without an NVIDIA driver. rustc passes the names of all
//! `no_mangle` functions of the crates in use to the linker, so it does not matter whether this crate or `cust_raw`
//! comes first on the linker's command line.
//!
//! A jump, not a call: the stack and the argument registers reach the driver as the caller left them, so the
//! 353 signatures need not be repeated here.

use std::ffi::{c_int, c_uint, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// `CUDA_ERROR_NOT_INITIALIZED`: the driver API's answer to any call before `cuInit`.
const NOT_INITIALIZED: c_int = 3;
/// `CUDA_ERROR_NOT_FOUND`: the answer of a function that the loaded driver does not have.
const NOT_FOUND: c_int = 500;

/// A linker name and the slot that its jump goes through.
pub(crate) struct Slot {
    pub(crate) name: &'static str,
    target: &'static AtomicPtr<c_void>,
}

impl Slot {
    /// Makes the function jump to `target`, or to an error if the driver lacks it.
    pub(crate) fn fill(&self, target: Option<*const c_void>) {
        let target = target.unwrap_or(not_found as *const c_void);
        self.target.store(target.cast_mut(), Ordering::Release);
    }
}

extern "C" fn not_initialized() -> c_int {
    NOT_INITIALIZED
}

extern "C" fn not_found() -> c_int {
    NOT_FOUND
}

/// Selects by the environment if nobody has selected yet, and says whether `slot` now leads to a driver.
fn selected_target(slot: &AtomicPtr<c_void>, unselected: *const c_void) -> Result<*const c_void, c_int> {
    if let Err(error) = crate::select_by_environment() {
        eprintln!("cuda_loader: {error}");
        return Err(error.code());
    }
    let target = slot.load(Ordering::Acquire).cast_const();
    if std::ptr::eq(target, unselected) { Err(NOT_INITIALIZED) } else { Ok(target) }
}

/// What a program may call before or as its first driver call. Each selects, then passes the call on.
macro_rules! selecting {
    ($( $name:ident($($arg:ident: $type:ty),*); )*) => { $(
        pub(super) extern "C" fn $name($($arg: $type),*) -> c_int {
            match selected_target(&target::$name, $name as *const c_void) {
                Ok(function) => {
                    // SAFETY: every driver defines the function of this name with this signature, and
                    // `selected_target` returns a driver's function and never this one.
                    let function: extern "C" fn($($type),*) -> c_int = unsafe { std::mem::transmute(function) };
                    function($($arg),*)
                }
                Err(code) => code,
            }
        }
    )* };
}

#[allow(non_snake_case, reason = "the driver API's own names")]
mod first_call {
    use super::{c_int, c_uint, c_void, selected_target, target};
    use std::ffi::c_char;

    selecting! {
        cuInit(flags: c_uint);
        cuDriverGetVersion(version: *mut c_int);
        cuGetErrorName(error: c_uint, text: *mut *const c_char);
        cuGetErrorString(error: c_uint, text: *mut *const c_char);
    }
}

/// Where the function `name` leads before a driver is selected.
const fn initial_target(name: &str) -> *mut c_void {
    match name.as_bytes() {
        b"cuInit" => first_call::cuInit as *mut c_void,
        b"cuDriverGetVersion" => first_call::cuDriverGetVersion as *mut c_void,
        b"cuGetErrorName" => first_call::cuGetErrorName as *mut c_void,
        b"cuGetErrorString" => first_call::cuGetErrorString as *mut c_void,
        _ => not_initialized as *mut c_void,
    }
}

macro_rules! define_slots {
    ($($name:ident)*) => {
        #[allow(non_upper_case_globals, reason = "the driver API's own names")]
        mod target {
            use super::{AtomicPtr, c_void, initial_target};
            $( pub(super) static $name: AtomicPtr<c_void> = AtomicPtr::new(initial_target(stringify!($name))); )*
        }

        /// All symbols, in the order of `cust_raw`.
        pub(crate) static SLOTS: &[Slot] = &[$( Slot { name: stringify!($name), target: &target::$name }, )*];

        #[allow(non_snake_case, reason = "the driver API's own names")]
        mod symbol {
            $(
                // SAFETY: the name is the driver API's own, and no other crate of this workspace defines it; the
                // body is one jump that leaves stack and argument registers alone, to a function that has the
                // signature under which the caller knows this name.
                #[unsafe(no_mangle)]
                #[unsafe(naked)]
                extern "C" fn $name() {
                    jump_through!(super::target::$name)
                }
            )*
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

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
compile_error!("cuda_loader knows how to jump on x86_64 and aarch64 only");

with_cuda_symbols!(define_slots);
