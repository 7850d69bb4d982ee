//! Atomic operations with a scope: who has to agree on their order.
//!
//! [`Atomic<T, S>`] is a number in global memory that many threads change at once: the threads of a block
//! ([`Block`]), of the device ([`Device`], the default) or of the whole system, the host included ([`System`]). A scope
//! that is too narrow for the threads that take part is a data race that the hardware does not report; one that is too
//! wide costs time. Numbers in shared memory have atomic operations on their handle:
//! [`Shared::atomic_add`](crate::shared::Shared::atomic_add).
//!
//! A kernel takes `&[Atomic<T>]`, on the host a [`DeviceSlice`](crate::launch::DeviceSlice) that
//! [`DeviceSliceMut::into_atomic`](crate::launch::DeviceSliceMut::into_atomic) makes; or it makes one from a raw
//! pointer with [`Atomic::from_ptr`]. It has no constructor, since it would have to ask at each operation which memory it
//! is in. rust-cuda's `AtomicF32` and its kin do ask, and have one (feature `rust-cuda`).
//!
//! Operations are `atom.relaxed.SCOPE.global` (PTX ISA 9.0, 9.7.13.5), which ptxas turns into `red` when nobody uses
//! the old value. Stronger orderings put the fence of the scope before (release), after (acquire) or on both sides.

#[cfg(feature = "rust-cuda")]
mod floats;
#[cfg(feature = "rust-cuda")]
pub mod intrinsics;
#[cfg(feature = "rust-cuda")]
pub mod mid;
mod operations;

#[cfg(feature = "rust-cuda")]
pub use floats::{AtomicF32, AtomicF64, BlockAtomicF32, BlockAtomicF64, SystemAtomicF32, SystemAtomicF64};

pub use core::sync::atomic::Ordering;
pub use operations::{AtomicInteger, AtomicValue};

use core::cell::UnsafeCell;
use core::marker::PhantomData;

/// A set of threads that agree on the order of atomic operations.
pub trait Scope: sealed::Scope {}

/// The threads of the block (`.cta`).
#[derive(Clone, Copy, Debug)]
pub struct Block;

/// The threads of the device (`.gpu`): every block of the grid.
#[derive(Clone, Copy, Debug)]
pub struct Device;

/// The threads of all devices and of the host (`.sys`).
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Scope for Block {}
impl Scope for Device {}
impl Scope for System {}

mod sealed {
    /// Which of the scopes it is; the instruction is chosen at compile time.
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub enum Which {
        Block,
        Device,
        System,
    }

    pub trait Scope {
        const WHICH: Which;
    }

    impl Scope for super::Block {
        const WHICH: Which = Which::Block;
    }
    impl Scope for super::Device {
        const WHICH: Which = Which::Device;
    }
    impl Scope for super::System {
        const WHICH: Which = Which::System;
    }
}
use sealed::Which;

/// A number in global memory that threads of the scope `S` may change at the same time.
#[repr(transparent)]
pub struct Atomic<T, S = Device> {
    value: UnsafeCell<T>,
    scope: PhantomData<S>,
}

// SAFETY: all access goes through atomic instructions.
unsafe impl<T: Send, S> Sync for Atomic<T, S> {}

impl<T, S> core::fmt::Debug for Atomic<T, S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Atomic({:p})", self.value.get())
    }
}

/// `u32` for the threads of the device.
pub type AtomicU32 = Atomic<u32>;
/// `i32` for the threads of the device.
pub type AtomicI32 = Atomic<i32>;
/// `u64` for the threads of the device.
pub type AtomicU64 = Atomic<u64>;
/// `i64` for the threads of the device.
pub type AtomicI64 = Atomic<i64>;

/// The fence of an ordering before the operation.
#[inline(always)]
fn before<S: Scope>(ordering: Ordering) {
    match ordering {
        Ordering::Release | Ordering::AcqRel => operations::fence_acquire_release(S::WHICH),
        Ordering::SeqCst => operations::fence_sequential(S::WHICH),
        _ => {}
    }
}

/// The fence of an ordering after the operation.
#[inline(always)]
fn after<S: Scope>(ordering: Ordering) {
    match ordering {
        Ordering::Acquire | Ordering::AcqRel => operations::fence_acquire_release(S::WHICH),
        Ordering::SeqCst => operations::fence_sequential(S::WHICH),
        _ => {}
    }
}

macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident = $operation:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name(&self, value: T, ordering: Ordering) -> T {
                before::<S>(ordering);
                // SAFETY: the value lies in global memory, as every `Atomic` does.
                let old = unsafe { T::$operation(S::WHICH, self.as_ptr(), value) };
                after::<S>(ordering);
                old
            }
        )*
    };
}

impl<T: AtomicValue, S: Scope> Atomic<T, S> {
    /// The number that a pointer points to, as an atomic.
    ///
    /// # Safety
    /// For `'a` the pointer is valid for reads and writes, aligned, and in global memory, and all other access to the
    /// number is atomic with a scope that takes in all threads concerned.
    #[inline(always)]
    pub const unsafe fn from_ptr<'a>(pointer: *mut T) -> &'a Self {
        // SAFETY: the layout is that of the number; the caller promises the rest.
        unsafe { &*pointer.cast::<Self>() }
    }

    /// A pointer to the number.
    #[inline(always)]
    pub const fn as_ptr(&self) -> *mut T {
        self.value.get()
    }

    /// Reads the number. Only `Relaxed`, `Acquire` and `SeqCst` make sense; `Release` and `AcqRel` count as `SeqCst`.
    #[inline(always)]
    pub fn load(&self, ordering: Ordering) -> T {
        if !matches!(ordering, Ordering::Relaxed | Ordering::Acquire) {
            operations::fence_sequential(S::WHICH);
        }
        // SAFETY: the value lies in global memory, as every `Atomic` does.
        let value = unsafe { T::load(S::WHICH, self.as_ptr()) };
        if ordering != Ordering::Relaxed {
            operations::fence_acquire_release(S::WHICH);
        }
        value
    }

    /// Writes the number. Only `Relaxed`, `Release` and `SeqCst` make sense; `Acquire` and `AcqRel` count as `SeqCst`.
    #[inline(always)]
    pub fn store(&self, value: T, ordering: Ordering) {
        match ordering {
            Ordering::Relaxed => {}
            Ordering::Release => operations::fence_acquire_release(S::WHICH),
            _ => operations::fence_sequential(S::WHICH),
        }
        // SAFETY: the value lies in global memory, as every `Atomic` does.
        unsafe { T::store(S::WHICH, self.as_ptr(), value) };
    }

    methods! {
        /// Adds, and gives the number before: integers modulo their width, floats rounded to nearest.
        fetch_add = add;
        /// Sets the number, and gives the one before.
        swap = exchange;
    }

    /// Sets the number to `new` if it is, bit for bit, `current`. Gives the number before: `Ok` if it was set.
    /// A failure has the ordering of a success.
    #[inline(always)]
    pub fn compare_exchange(&self, current: T, new: T, ordering: Ordering) -> Result<T, T> {
        before::<S>(ordering);
        // SAFETY: the value lies in global memory, as every `Atomic` does.
        let old = unsafe { T::compare_exchange(S::WHICH, self.as_ptr(), current, new) };
        after::<S>(ordering);
        if T::same_bits(old, current) { Ok(old) } else { Err(old) }
    }

    /// Sets the number to a function of it, again and again until no other thread came between, and gives the number
    /// before. For operations without an instruction, such as the greatest of floats.
    #[inline(always)]
    pub fn fetch_update(&self, ordering: Ordering, mut function: impl FnMut(T) -> T) -> T {
        let mut current = self.load(Ordering::Relaxed);
        loop {
            match self.compare_exchange(current, function(current), ordering) {
                Ok(old) => return old,
                Err(now) => current = now,
            }
        }
    }
}

impl<T: AtomicInteger, S: Scope> Atomic<T, S> {
    methods! {
        /// Keeps the lesser, and gives the number before.
        fetch_min = min;
        /// Keeps the greater, and gives the number before.
        fetch_max = max;
        /// Keeps the bits that both have, and gives the number before.
        fetch_and = and;
        /// Sets the bits of the value, and gives the number before.
        fetch_or = or;
        /// Flips the bits of the value, and gives the number before.
        fetch_xor = xor;
    }

    /// Subtracts modulo the width, and gives the number before.
    #[inline(always)]
    pub fn fetch_sub(&self, value: T, ordering: Ordering) -> T {
        self.fetch_add(value.negated(), ordering)
    }
}
