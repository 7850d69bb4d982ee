//! An allocator of the kernel crate: it hands out the bytes of an array, and takes nothing back.

use core::alloc::{GlobalAlloc, Layout};
use core::cell::UnsafeCell;
use core::sync::atomic::{AtomicUsize, Ordering};

const BYTES: usize = 16 << 20;

struct Arena {
    used: AtomicUsize,
    bytes: UnsafeCell<[u8; BYTES]>,
}

// SAFETY: each range of the bytes is handed out once.
unsafe impl Sync for Arena {}

// SAFETY: ranges do not overlap, since `used` only grows, and each is aligned as asked for.
unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let base = self.bytes.get().cast::<u8>();
        let mut used = self.used.load(Ordering::Relaxed);
        loop {
            let start = (base.addr() + used).next_multiple_of(layout.align()) - base.addr();
            let end = start.saturating_add(layout.size());
            if end > BYTES {
                return core::ptr::null_mut();
            }
            match self.used.compare_exchange(used, end, Ordering::Relaxed, Ordering::Relaxed) {
                // SAFETY: inside the array.
                Ok(_) => return unsafe { base.add(start) },
                Err(other) => used = other,
            }
        }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ARENA: Arena = Arena { used: AtomicUsize::new(0), bytes: UnsafeCell::new([0; BYTES]) };
