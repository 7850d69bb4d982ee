//! Breakpoints, profiler counters and the clock.

use crate::device::on_device;

/// Stops the kernel for a debugger (`brkpt`). Without a debugger the launch ends with an error.
#[inline(always)]
pub fn breakpoint() {
    on_device! {
        // SAFETY: the instruction has no operands; memory is left as it is.
        unsafe { core::arch::asm!("brkpt;", options(nostack, preserves_flags)) }
    }
}

/// Adds one for each warp to one of the eight counters of the profiler (`pmevent`). Panics if `counter` is above 7.
#[inline(always)]
#[track_caller]
pub fn profiler_counter(counter: u32) {
    assert!(counter <= 7, "the profiler has the counters 0 to 7");
    on_device! {
        macro_rules! events {
            ($($number:literal)*) => {
                match counter {
                    // SAFETY: the instruction touches nothing that a program can see.
                    $($number => unsafe {
                        core::arch::asm!(
                            concat!("pmevent ", $number, ";"), options(nomem, nostack, preserves_flags)
                        );
                    },)*
                    _ => {}
                }
            };
        }
        // The operand is a constant of the instruction.
        events!(0 1 2 3 4 5 6 7);
    }
}

/// Clock cycles of the multiprocessor since some time before the launch (`%clock64`). Differences between two calls of
/// one thread make sense.
#[inline(always)]
pub fn clock() -> u64 {
    on_device! {
        let cycles: u64;
        // SAFETY: reads a special register. Not `pure`: each call reads again; not `nomem`: accesses keep their order.
        unsafe { core::arch::asm!("mov.u64 {}, %clock64;", out(reg64) cycles, options(nostack, preserves_flags)) };
        cycles
    }
}
