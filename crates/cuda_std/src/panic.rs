//! Panics of kernels: the text reaches the host, and the launch fails.

use core::panic::PanicInfo;

/// Ends the launch with an error. All threads of the grid stop; nothing can be launched in the context after it.
#[inline(always)]
pub(crate) fn trap() -> ! {
    // SAFETY: `trap` has no operands and does not come back.
    unsafe { core::arch::asm!("trap;", options(noreturn, nostack)) }
}

#[panic_handler]
fn panic(_info: &PanicInfo<'_>) -> ! {
    trap()
}
