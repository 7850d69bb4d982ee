//! The one thread that there is.

use alloc_crate::boxed::Box;
use core::any::Any;
use core::cell::{Cell, LazyCell, RefCell};
use core::sync::atomic::{AtomicBool, Ordering};

/// What a thread ends with.
pub type Result<T> = core::result::Result<T, Box<dyn Any + Send>>;

/// The only thread.
#[derive(Clone, Debug)]
pub struct Thread(());

/// Whether the next `park` returns at once.
static TOKEN: AtomicBool = AtomicBool::new(false);

/// The only thread.
pub fn current() -> Thread {
    Thread(())
}

impl Thread {
    /// Lets the next `park` return.
    pub fn unpark(&self) {
        TOKEN.store(true, Ordering::Relaxed);
    }
}

/// Returns if `unpark` was called; otherwise nothing could end the wait.
pub fn park() {
    assert!(TOKEN.swap(false, Ordering::Relaxed), "the only thread waits for another one");
}

/// Whether the thread unwinds: never, nothing does on the device.
pub fn panicking() -> bool {
    false
}

/// A variable of the only thread.
pub struct LocalKey<T: 'static>(LazyCell<T>);

// SAFETY: a test runs in one thread, and one test at a time.
unsafe impl<T: 'static> Sync for LocalKey<T> {}

impl<T: 'static> LocalKey<T> {
    /// Made at its first use.
    pub const fn new(value: fn() -> T) -> Self {
        Self(LazyCell::new(value))
    }

    /// Calls a function with the value.
    pub fn with<R>(&'static self, function: impl FnOnce(&T) -> R) -> R {
        function(&self.0)
    }
}

impl<T: 'static> LocalKey<Cell<T>> {
    /// Replaces the value.
    pub fn set(&'static self, value: T) {
        self.0.set(value);
    }

    /// The value.
    pub fn get(&'static self) -> T
    where
        T: Copy,
    {
        self.0.get()
    }
}

impl<T: 'static> LocalKey<RefCell<T>> {
    /// Calls a function with the borrowed value.
    pub fn with_borrow<R>(&'static self, function: impl FnOnce(&T) -> R) -> R {
        function(&self.0.borrow())
    }

    /// Calls a function with the mutably borrowed value.
    pub fn with_borrow_mut<R>(&'static self, function: impl FnOnce(&mut T) -> R) -> R {
        function(&mut self.0.borrow_mut())
    }
}

/// Declares variables of the only thread.
#[macro_export]
macro_rules! thread_local {
    ($($(#[$attribute:meta])* $visibility:vis static $name:ident: $type:ty = $value:expr);* $(;)?) => {
        $(
            $(#[$attribute])*
            $visibility static $name: $crate::thread::LocalKey<$type> = $crate::thread::LocalKey::new(|| $value);
        )*
    };
}
