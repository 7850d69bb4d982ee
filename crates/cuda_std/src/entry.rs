//! What `#[kernel]` and the memory macros expand to. Macros by example, because these may use unstable features of
//! this crate inside crates that switch none on.

/// The entry point of a kernel.
#[doc(hidden)]
#[macro_export]
#[cfg_attr(target_arch = "nvptx64", allow_internal_unstable(abi_ptx))]
macro_rules! __kernel_entry {
    ($(#[$attribute:meta])* fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $body:block) => {
        $(#[$attribute])*
        #[allow(improper_ctypes_definitions, elided_lifetimes_in_paths, clippy::too_many_arguments)]
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $name($($parameter: $type),*) $body
    };
}

/// A kernel's launch bounds, as a comment of the module that names the kernel. No attribute of stock rustc reaches the entry's
/// directives, and a comment outlasts every optimisation without being part of any code. `cuda_builder` and `nvvm` take it
/// out again and put the directives where they belong; what they do not see is still valid PTX, without the bounds.
#[doc(hidden)]
#[macro_export]
#[cfg(target_arch = "nvptx64")]
#[allow_internal_unstable(asm_experimental_arch)]
macro_rules! __launch_bounds {
    ($kernel:literal, $bounds:expr) => {
        ::core::arch::global_asm!(
            ::core::concat!("//@launch_bounds ", $kernel, " {} {}"),
            const $bounds.max_threads(),
            const $bounds.min_blocks_or_zero()
        );
    };
}

/// The PTX declaration of static shared memory.
#[doc(hidden)]
#[macro_export]
#[cfg(target_arch = "nvptx64")]
#[allow_internal_unstable(asm_experimental_arch)]
macro_rules! __shared_symbol {
    ($name:literal, $element:ty, $length:expr) => {
        ::core::arch::global_asm!(
            ::core::concat!(".shared .align 16 .b8 ", $name, "[{}];"),
            const ::core::mem::size_of::<$element>() * ($length)
        );
    };
}

/// On the host shared memory has no symbol; the shape is still checked.
#[doc(hidden)]
#[macro_export]
#[cfg(not(target_arch = "nvptx64"))]
macro_rules! __shared_symbol {
    ($name:literal, $element:ty, $length:expr) => {
        const _: usize = ::core::mem::size_of::<$element>() * ($length);
    };
}

/// The handle to static shared memory: its 32-bit address in the shared window.
#[doc(hidden)]
#[macro_export]
#[cfg(target_arch = "nvptx64")]
#[allow_internal_unstable(asm_experimental_arch)]
macro_rules! __shared_handle {
    ($handle:ty, $name:literal) => {{
        let address: u32;
        // SAFETY: takes the address of a symbol that is declared beside this; the handle's type has its size.
        #[allow(unused_unsafe)]
        unsafe {
            ::core::arch::asm!(
                ::core::concat!("mov.u32 {}, ", $name, ";"),
                out(reg32) address,
                options(pure, nomem, nostack, preserves_flags)
            );
            <$handle>::from_symbol_address(address)
        }
    }};
}

/// On the host there is no shared memory.
#[doc(hidden)]
#[macro_export]
#[cfg(not(target_arch = "nvptx64"))]
macro_rules! __shared_handle {
    ($handle:ty, $name:literal) => {
        <$handle>::on_host()
    };
}

/// A generic pointer to static shared memory. The size may depend on what is in scope, which no item of its own could
/// see, so it goes into a mark beside the address; `cuda_builder` declares the memory by it.
#[doc(hidden)]
#[macro_export]
#[cfg(target_arch = "nvptx64")]
#[allow_internal_unstable(asm_experimental_arch)]
macro_rules! __shared_array {
    ($name:literal, $element:ty, $length:expr) => {{
        let address: u32;
        // SAFETY: takes the address of a symbol of this size and alignment.
        #[allow(unused_unsafe)]
        unsafe {
            ::core::arch::asm!(
                ::core::concat!("mov.u32 {}, ", $name, ";"),
                ::core::concat!("//@shared ", $name, " {} {}"),
                out(reg32) address,
                const ::core::mem::size_of::<[$element; $length]>(),
                const ::core::mem::align_of::<$element>(),
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        ::cuda_std::shared::generic_pointer::<$element>(address)
    }};
}

/// On the host there is no shared memory; the shape is still checked.
#[doc(hidden)]
#[macro_export]
#[cfg(not(target_arch = "nvptx64"))]
macro_rules! __shared_array {
    ($name:literal, $element:ty, $length:expr) => {{
        let _ = ::core::mem::size_of::<[$element; $length]>();
        ::cuda_std::shared::generic_pointer::<$element>(0)
    }};
}
