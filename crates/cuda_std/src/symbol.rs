//! What constant and global symbols have in common.

/// A named piece of device memory; the memory macros make a type of its own for each.
///
/// # Safety
/// `address` is that of memory for `LENGTH` elements, aligned to 16 bytes, in the state space of the macro.
pub unsafe trait Symbol: Copy + 'static {
    /// The type of an element.
    type Element: crate::plain::PlainData;
    /// Number of elements.
    const LENGTH: usize;
    /// Name of the symbol in the PTX.
    const NAME: &'static str;
    /// The address in the symbol's state space.
    #[doc(hidden)]
    fn address() -> u64;
}

/// The end of a kernel that reached outside a symbol.
#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn outside(name: &str, index: usize, length: usize) -> ! {
    panic!("index {index} is out of range for `{name}` of length {length}")
}

/// The declaration of a symbol in a state space, with the type that stands for it.
#[doc(hidden)]
#[macro_export]
#[cfg_attr(target_arch = "nvptx64", allow_internal_unstable(asm_experimental_arch))]
macro_rules! __symbol {
    ($space:literal, $marker:ident, $name:literal, $element:ty, $length:expr) => {
        #[cfg(target_arch = "nvptx64")]
        ::core::arch::global_asm!(
            ::core::concat!(".visible ", $space, " .align 16 .b8 ", $name, "[{}];"),
            const ::core::mem::size_of::<$element>() * ($length)
        );

        // SAFETY: the symbol is declared just above with this size and alignment.
        unsafe impl ::cuda_std::symbol::Symbol for $marker {
            type Element = $element;
            const LENGTH: usize = $length;
            const NAME: &'static str = $name;

            #[inline(always)]
            fn address() -> u64 {
                #[cfg(target_arch = "nvptx64")]
                {
                    let address: u64;
                    // SAFETY: takes the address of a symbol.
                    unsafe {
                        ::core::arch::asm!(
                            ::core::concat!("mov.u64 {}, ", $name, ";"),
                            out(reg64) address,
                            options(pure, nomem, nostack, preserves_flags)
                        );
                    }
                    address
                }
                #[cfg(not(target_arch = "nvptx64"))]
                {
                    ::cuda_std::device_only()
                }
            }
        }
    };
}

/// A symbol of constant memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __constant_symbol {
    ($($declaration:tt)*) => {
        ::cuda_std::__symbol!(".const", $($declaration)*);
    };
}

/// A symbol of global memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __global_symbol {
    ($($declaration:tt)*) => {
        ::cuda_std::__symbol!(".global", $($declaration)*);
    };
}
