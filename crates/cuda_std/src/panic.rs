//! Panics of kernels: the text reaches the host, and the launch fails.
//!
//! `panic!`, `assert!`, a failed bounds check and an overflow all end here. The thread prints where it stands and
//! what `core` says, and traps; the host then gets an error from the driver, whatever else the grid was doing. When a
//! whole grid panics, the first [`SPEAKERS`] threads tell it, and the others just end.

use crate::io::{Output, decimal, print_arguments};
use crate::thread::{self, UVec3};
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicU32, Ordering};

/// Threads whose panic is printed.
const SPEAKERS: u32 = 8;

/// Threads that have panicked, since the module was loaded: after a trap nothing is launched any more.
static PANICS: AtomicU32 = AtomicU32::new(0);

#[panic_handler]
#[optimize(size)]
fn panic(info: &PanicInfo<'_>) -> ! {
    if PANICS.fetch_add(1, Ordering::Relaxed) >= SPEAKERS {
        end()
    }
    let mut out = Output::new();
    triple("thread (", thread::thread_idx(), &mut out);
    triple(" of block (", thread::block_idx(), &mut out);
    out.text(" panicked");
    if let Some(place) = info.location() {
        out.text(" at ");
        out.text(place.file());
        for number in [place.line(), place.column()] {
            out.character(':');
            decimal(false, u64::from(number), &mut out);
        }
    }
    out.text(":\n");
    match info.message().as_str() {
        Some(text) => out.text(text),
        None => with_arguments(info, &mut out),
    }
    out.character('\n');
    out.finish();
    trap()
}

/// A message that holds values.
fn with_arguments(info: &PanicInfo<'_>, out: &mut Output) {
    // SAFETY: a `PanicMessage` is a reference to the `Arguments`, as the pinned compiler has it; its `Display` calls
    // through function pointers, which must not be here.
    let arguments = unsafe {
        core::mem::transmute::<core::panic::PanicMessage<'_>, &core::fmt::Arguments<'_>>(info.message())
    };
    print_arguments(*arguments, out);
}

/// `x, y, z)` behind a text.
#[inline(never)]
#[optimize(size)]
fn triple(text: &str, index: UVec3, out: &mut Output) {
    let mut before = text;
    for number in [index.x, index.y, index.z] {
        out.text(before);
        decimal(false, u64::from(number), out);
        before = ", ";
    }
    out.character(')');
}

/// Ends the launch with an error: all threads of the grid stop, and nothing can be launched in the context after it.
fn trap() -> ! {
    // SAFETY: `trap` has no operands and does not come back.
    unsafe { core::arch::asm!("trap;", options(noreturn, nostack)) }
}

/// Ends the thread. A trap here could stop the grid before the threads that speak have spoken; they trap after it.
fn end() -> ! {
    // SAFETY: `exit` has no operands and does not come back.
    unsafe { core::arch::asm!("exit;", options(noreturn, nostack)) }
}
