//! What of `std::sync` needs no other thread: locks of one thread, which is the only one.

use core::cell::{LazyCell, OnceCell, RefCell, RefMut};
use core::convert::Infallible;
use core::fmt;
use core::ops::{Deref, DerefMut};

pub use alloc_crate::sync::*;
pub use core::sync::*;

/// A value that is made at its first use.
pub struct LazyLock<T, F = fn() -> T>(LazyCell<T, F>);

// SAFETY: a test runs in one thread, and one test at a time.
unsafe impl<T: Sync + Send, F: Send> Sync for LazyLock<T, F> {}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    /// Made by `function` later.
    pub const fn new(function: F) -> Self {
        Self(LazyCell::new(function))
    }
}

impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// A value that is set once.
pub struct OnceLock<T>(OnceCell<T>);

// SAFETY: a test runs in one thread, and one test at a time.
unsafe impl<T: Sync + Send> Sync for OnceLock<T> {}

impl<T> OnceLock<T> {
    /// Without a value.
    pub const fn new() -> Self {
        Self(OnceCell::new())
    }

    /// The value, made by `function` if there is none.
    pub fn get_or_init(&self, function: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(function)
    }
}

/// A lock that panics where another thread would have to give it back.
#[derive(Default)]
pub struct Mutex<T: ?Sized>(RefCell<T>);

// SAFETY: a test runs in one thread, and one test at a time.
unsafe impl<T: ?Sized + Send> Sync for Mutex<T> {}

/// Holds a lock.
pub struct MutexGuard<'a, T: ?Sized>(RefMut<'a, T>);

// SAFETY: as `std`'s.
unsafe impl<T: ?Sized + Sync> Sync for MutexGuard<'_, T> {}

impl<T> Mutex<T> {
    /// A free lock.
    pub const fn new(value: T) -> Self {
        Self(RefCell::new(value))
    }
}

impl<T: ?Sized> Mutex<T> {
    /// Takes the lock; never poisoned, since nothing outlives a panic.
    pub fn lock(&self) -> Result<MutexGuard<'_, T>, Infallible> {
        Ok(MutexGuard(self.0.borrow_mut()))
    }
}

impl<T: ?Sized> Deref for MutexGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> DerefMut for MutexGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: ?Sized + fmt::Debug> fmt::Debug for Mutex<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mutex").field("data", &&self.0).finish_non_exhaustive()
    }
}
