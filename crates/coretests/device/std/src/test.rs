//! How a test becomes a kernel, and how it reports.
//!
//! The host passes each launch a [`Report`]. A test that returns sets its status; a panic writes its message there and ends
//! the thread by `exit`, so that the context stays usable, which after a trap it would not be.

pub use crate::assertions::failed;
use alloc_crate::fmt::{self, Write};
use core::alloc::{GlobalAlloc, Layout};
use core::panic::PanicInfo;
use core::ptr;
use core::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// Bytes of a message that are kept.
pub const MESSAGE: usize = 4080;

/// What a test leaves for the host; the host's twin is in the harness, `src/device.rs`.
#[repr(C)]
pub struct Report {
    /// 0 before the test ends, then [`PASSED`] or [`PANICKED`].
    pub status: u32,
    /// Bytes of the message.
    pub length: u32,
    /// Memory for the test's heap, from the host.
    pub heap: *mut u8,
    /// Its bytes.
    pub heap_bytes: usize,
    /// The text of a panic.
    pub message: [u8; MESSAGE],
}

const PASSED: u32 = 1;
const PANICKED: u32 = 2;

/// What a test may return.
pub trait Outcome {
    fn check(self);
}

impl Outcome for () {
    fn check(self) {}
}

impl<E: fmt::Debug> Outcome for Result<(), E> {
    fn check(self) {
        if let Err(error) = self {
            panic!("the test returned Err({error:?})")
        }
    }
}

/// The report of the test that runs.
static REPORT: AtomicPtr<Report> = AtomicPtr::new(ptr::null_mut());

/// Runs a test to its end.
///
/// # Safety
/// `report` is valid, and no other test runs.
#[inline(always)]
pub unsafe fn run<T: Outcome>(report: *mut Report, test: fn() -> T) {
    REPORT.store(report, Ordering::Relaxed);
    // SAFETY: the caller says that it is valid.
    let (heap, bytes) = unsafe { ((*report).heap.addr(), (*report).heap_bytes) };
    HEAP.next.store(heap, Ordering::Relaxed);
    HEAP.end.store(heap + bytes, Ordering::Relaxed);
    test().check();
    // SAFETY: as above.
    unsafe { (&raw mut (*report).status).write_volatile(PASSED) };
}

struct Message(*mut Report);

impl Write for Message {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // SAFETY: the report of the running test.
        let report = unsafe { &mut *self.0 };
        let start = report.length as usize;
        let count = text.len().min(MESSAGE - start);
        report.message[start..start + count].copy_from_slice(&text.as_bytes()[..count]);
        report.length += count as u32;
        Ok(())
    }
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let report = REPORT.load(Ordering::Relaxed);
    // SAFETY: the report of the running test. `exit` ends the thread.
    unsafe {
        // Also when writing the message panics in turn.
        if (&raw const (*report).status).read_volatile() != PANICKED {
            (&raw mut (*report).status).write_volatile(PANICKED);
            let _ = write!(Message(report), "{info}");
        }
        core::arch::asm!("exit;", options(noreturn, nostack))
    }
}

/// Gives memory from the report's heap, in order; what was given last can be given back.
struct Heap {
    next: AtomicUsize,
    end: AtomicUsize,
}

#[global_allocator]
static HEAP: Heap = Heap { next: AtomicUsize::new(0), end: AtomicUsize::new(0) };

// SAFETY: one thread; blocks do not overlap, since `next` goes only forward but for the last block.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some(start) = self.next.load(Ordering::Relaxed).checked_next_multiple_of(layout.align()) else {
            return ptr::null_mut();
        };
        match start.checked_add(layout.size()) {
            Some(end) if end <= self.end.load(Ordering::Relaxed) => {
                self.next.store(end, Ordering::Relaxed);
                ptr::with_exposed_provenance_mut(start)
            }
            _ => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        if pointer.addr() + layout.size() == self.next.load(Ordering::Relaxed) {
            self.next.store(pointer.addr(), Ordering::Relaxed);
        }
    }
}

/// The kernel of a test.
#[macro_export]
#[allow_internal_unstable(abi_ptx)]
macro_rules! __test_entry {
    ($entry:literal, $name:ident) => {
        const _: () = {
            #[unsafe(export_name = $entry)]
            unsafe extern "ptx-kernel" fn entry(report: *mut $crate::test::Report) {
                // SAFETY: the harness passes a valid report and runs one test at a time.
                unsafe { $crate::test::run(report, $name) }
            }
        };
    };
}

/// The mark by which the harness knows a test: a comment of the module, which outlasts every optimisation and is no code.
#[macro_export]
#[allow_internal_unstable(asm_experimental_arch)]
macro_rules! __test_mark {
    ($entry:literal, $kind:literal, $expected:literal, $name:ident) => {
        ::core::arch::global_asm!(
            ::core::concat!(
                "//@test ", $entry, " ", $kind, " ", ::core::module_path!(), "::", ::core::stringify!($name), " ", $expected
            ),
            options(raw)
        );
    };
}
