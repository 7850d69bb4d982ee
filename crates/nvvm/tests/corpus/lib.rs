//! What the kernels of the corpus share: thread identity and a panic handler that traps.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx;

/// Global index of the calling thread along x.
#[inline(always)]
pub fn thread() -> usize {
    // SAFETY: special registers can be read at any time.
    unsafe { (nvptx::_block_idx_x() * nvptx::_block_dim_x() + nvptx::_thread_idx_x()) as usize }
}

/// Ends the thread. The example `panics` has a handler of its own that reports first, so this one is a macro.
#[macro_export]
macro_rules! trap_on_panic {
    () => {
        #[panic_handler]
        fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
            // SAFETY: `trap` has no precondition.
            unsafe { core::arch::nvptx::trap() }
        }
    };
}
