//! Statics in shared memory: `#[address_space(shared)] static mut TILE: [f32; 256]`.

use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

/// The memory behind a static; [`address_space`](crate::address_space) makes a type of its own for each.
///
/// # Safety
/// `pointer` is the generic address of shared memory that is large enough for the value and aligned for it, and every
/// call gives the same one to all threads of a block.
pub unsafe trait SharedSymbol {
    /// What the memory holds.
    type Value;
    /// The generic address.
    fn pointer() -> *mut Self::Value;
}

/// A static in shared memory, outside kernels; see [`address_space`](crate::address_space).
///
/// It stands for a `static mut`, so that every access is in `unsafe` code: threads of the block share the memory, and
/// nothing initialises it. The user puts barriers between the writes of one thread and the accesses of others.
pub struct SharedStatic<S> {
    marker: PhantomData<fn() -> S>,
}

impl<S: SharedSymbol> SharedStatic<S> {
    /// The handle to the memory of `S`.
    ///
    /// # Safety
    /// The handle lies in a `static mut`, so that whoever reaches it is unsafe code.
    #[doc(hidden)]
    pub const unsafe fn new() -> Self {
        Self { marker: PhantomData }
    }

    /// The generic address of the memory.
    #[inline(always)]
    pub fn as_ptr(&self) -> *mut S::Value {
        S::pointer()
    }
}

impl<S: SharedSymbol> Deref for SharedStatic<S> {
    type Target = S::Value;

    #[inline(always)]
    fn deref(&self) -> &S::Value {
        // SAFETY: the memory belongs to the static. The handle lies in a `static mut`, so the caller's code is unsafe
        // and answers for the order of accesses.
        unsafe { &*S::pointer() }
    }
}

impl<S: SharedSymbol> DerefMut for SharedStatic<S> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut S::Value {
        // SAFETY: as for `deref`.
        unsafe { &mut *S::pointer() }
    }
}

impl<S> core::fmt::Debug for SharedStatic<S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("SharedStatic")
    }
}
