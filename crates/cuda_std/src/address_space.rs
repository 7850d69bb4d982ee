//! Which memory a generic address points to, and addresses inside of one memory.
//!
//! PTX ISA 9.0, 9.7.9.20 (isspacep) and 9.7.9.21 (cvta).

use crate::device::on_device;

/// The memories of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddressSpace {
    /// Memory that all threads of the device read and write.
    Global,
    /// Memory that the threads of a block read and write.
    Shared,
    /// Memory that the host sets and kernels read.
    Constant,
    /// Memory of one thread.
    Local,
}

/// An instruction by the memory that it is for.
#[cfg(target_arch = "nvptx64")]
macro_rules! by_space {
    ($space:ident, $before:literal, $after:literal, $out:ident: $register:ident, $pointer:ident) => {
        // SAFETY: arithmetic on an address.
        unsafe {
            match $space {
                AddressSpace::Global => by_space!(@ $before, "global", $after, $out: $register, $pointer),
                AddressSpace::Shared => by_space!(@ $before, "shared", $after, $out: $register, $pointer),
                AddressSpace::Constant => by_space!(@ $before, "const", $after, $out: $register, $pointer),
                AddressSpace::Local => by_space!(@ $before, "local", $after, $out: $register, $pointer),
            }
        }
    };
    (@ $before:literal, $name:literal, $after:literal, $out:ident: $register:ident, $pointer:ident) => {
        core::arch::asm!(
            concat!($before, $name, $after),
            o = out($register) $out, p = in(reg64) $pointer, options(pure, nomem, nostack, preserves_flags)
        )
    };
}

/// Whether a generic pointer points into a memory (`isspacep`).
///
/// # Safety
/// rust-cuda asks for a pointer that is valid; here any address may be given.
#[inline(always)]
pub unsafe fn is_in_address_space<T>(pointer: *const T, address_space: AddressSpace) -> bool {
    on_device! {
        let inside: u32;
        by_space!(
            address_space, "{{ .reg .pred p; isspacep.", " p, {p}; selp.u32 {o}, 1, 0, p; }}", inside: reg32, pointer
        );
        inside != 0
    }
}

/// The address inside of a memory for a generic pointer (`cvta.to`).
///
/// # Safety
/// The pointer points into that memory. The result may be used in instructions for it alone, in inline assembly.
#[inline(always)]
pub unsafe fn convert_generic_to_specific_address_space<T>(
    pointer: *const T,
    address_space: AddressSpace,
) -> *const T {
    on_device! {
        let address: *const T;
        by_space!(address_space, "cvta.to.", ".u64 {o}, {p};", address: reg64, pointer);
        address
    }
}

/// The generic pointer for an address inside of a memory (`cvta`).
///
/// # Safety
/// The address is one of that memory.
#[inline(always)]
pub unsafe fn convert_specific_address_space_to_generic<T>(
    pointer: *const T,
    address_space: AddressSpace,
) -> *const T {
    on_device! {
        let generic: *const T;
        by_space!(address_space, "cvta.", ".u64 {o}, {p};", generic: reg64, pointer);
        generic
    }
}
