//! rust-cuda's atomic floats, which are made from a number: in a `static`, in shared memory or in a variable.
//!
//! [`Atomic`](super::Atomic) is for arrays in global memory, and faster, since its instructions need not ask which memory
//! an address is in.

use super::Ordering;
use core::cell::UnsafeCell;

/// Whether the operations of a type are `unsafe`, and why.
macro_rules! atomic_float {
    ($(#[$doc:meta])* $name:ident: $float:ident, $bits:ident, $cell:ident, $scope:ident $(, $unsafe:ident $safety:literal)?) => {
        $(#[$doc])*
        #[repr(transparent)]
        pub struct $name {
            value: UnsafeCell<$float>,
        }

        // SAFETY: threads that share it change it by atomic instructions; where they are not enough, methods are unsafe.
        unsafe impl Sync for $name {}

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({:p})"), self.value.get())
            }
        }

        impl From<$float> for $name {
            fn from(value: $float) -> Self {
                Self::new(value)
            }
        }

        impl $name {
            /// The number as an atomic.
            pub const fn new(value: $float) -> Self {
                Self { value: UnsafeCell::new(value) }
            }

            /// The number in it.
            pub fn into_inner(self) -> $float {
                self.value.into_inner()
            }

            atomic_float! { @operation $float, $bits, $cell, $scope $(, $unsafe $safety)?;
                /// Adds, and gives the number before.
                fetch_add = add, |value, operand| value + operand;
                /// Subtracts, and gives the number before.
                fetch_sub = sub, |value, operand| value - operand;
                /// Keeps the bits that both have, and gives the number before.
                fetch_and = and, |value, operand| $float::from_bits(value.to_bits() & operand.to_bits());
                /// Sets the bits of the operand, and gives the number before.
                fetch_or = or, |value, operand| $float::from_bits(value.to_bits() | operand.to_bits());
                /// Flips the bits of the operand, and gives the number before.
                fetch_xor = xor, |value, operand| $float::from_bits(value.to_bits() ^ operand.to_bits());
                /// Sets the number, and gives the one before.
                swap = exch, |_, operand| operand;
            }

            /// Reads the number. Panics if the ordering is `Release` or `AcqRel`, which a read cannot have.
            $(#[doc = concat!("\n# Safety\n", $safety)])?
            #[inline(always)]
            #[track_caller]
            pub $($unsafe)? fn load(&self, order: Ordering) -> $float {
                #[cfg(target_arch = "nvptx64")]
                {
                    if let Some(value) = own(self.value.get()) {
                        return *value;
                    }
                    // SAFETY: the number is in global or shared memory, and other access is atomic.
                    let bits = unsafe { super::mid::paths::load::$bits::$scope(self.value.get().cast(), order) };
                    $float::from_bits(bits)
                }
                #[cfg(not(target_arch = "nvptx64"))]
                $float::from_bits(self.bits().load(order))
            }

            /// Writes the number. Panics if the ordering is `Acquire` or `AcqRel`, which a write cannot have.
            $(#[doc = concat!("\n# Safety\n", $safety)])?
            #[inline(always)]
            #[track_caller]
            pub $($unsafe)? fn store(&self, value: $float, order: Ordering) {
                #[cfg(target_arch = "nvptx64")]
                {
                    if let Some(own) = own(self.value.get()) {
                        *own = value;
                        return;
                    }
                    // SAFETY: the number is in global or shared memory, and other access is atomic.
                    unsafe { super::mid::paths::store::$bits::$scope(self.value.get().cast(), order, value.to_bits()) };
                }
                #[cfg(not(target_arch = "nvptx64"))]
                self.bits().store(value.to_bits(), order);
            }

            /// The number as the host's atomic bits.
            #[cfg(not(target_arch = "nvptx64"))]
            fn bits(&self) -> &core::sync::atomic::$cell {
                // SAFETY: the layout is that of the number, which nothing else accesses while it is shared.
                unsafe { core::sync::atomic::$cell::from_ptr(self.value.get().cast()) }
            }
        }
    };
    (@operation $float:ident, $bits:ident, $cell:ident, $scope:ident $(, $unsafe:ident $safety:literal)?;
     $($(#[$doc:meta])* $name:ident = $operation:ident, |$value:pat_param, $operand:ident| $result:expr;)*) => {
        atomic_float! { @methods $float, $scope, [$($unsafe $safety)?];
            $($(#[$doc])* $name = $operation, |$value, $operand| $result;)* }
    };
    (@methods $float:ident, $scope:ident, $safety:tt;
     $($(#[$doc:meta])* $name:ident = $operation:ident, |$value:pat_param, $operand:ident| $result:expr;)*) => {
        $(atomic_float! { @method $float, $scope, $safety;
            $(#[$doc])* $name = $operation, |$value, $operand| $result })*
    };
    (@method $float:ident, $scope:ident, [$($unsafe:ident $safety:literal)?];
     $(#[$doc:meta])* $name:ident = $operation:ident, |$value:pat_param, $operand:ident| $result:expr) => {
        $(#[$doc])*
        $(#[doc = concat!("\n# Safety\n", $safety)])?
        #[inline(always)]
        pub $($unsafe)? fn $name(&self, value: $float, order: Ordering) -> $float {
            let result = |$value: $float, $operand: $float| -> $float { $result };
            #[cfg(target_arch = "nvptx64")]
            {
                if let Some(own) = own(self.value.get()) {
                    return core::mem::replace(own, result(*own, value));
                }
                // SAFETY: the number is in global or shared memory, and other access is atomic.
                unsafe { super::mid::paths::$operation::$float::$scope(self.value.get(), order, value) }
            }
            #[cfg(not(target_arch = "nvptx64"))]
            {
                let fail = match order {
                    Ordering::Acquire | Ordering::AcqRel => Ordering::Acquire,
                    Ordering::SeqCst => Ordering::SeqCst,
                    _ => Ordering::Relaxed,
                };
                let update = |bits| Some(result($float::from_bits(bits), value).to_bits());
                let (Ok(bits) | Err(bits)) = self.bits().fetch_update(order, fail, update);
                $float::from_bits(bits)
            }
        }
    };
}

/// The number, if it is in the thread's local memory: no other thread can reach it there, and atomic instructions cannot
/// either.
#[cfg(target_arch = "nvptx64")]
#[inline(always)]
fn own<'a, T>(value: *mut T) -> Option<&'a mut T> {
    // SAFETY: asks about the address alone.
    let local = unsafe { crate::ptr::is_in_address_space(value, crate::ptr::AddressSpace::Local) };
    // SAFETY: the pointer is that of an `UnsafeCell` that the thread alone can reach, and the reference ends inside of the
    // operation that asks for it.
    if local { Some(unsafe { &mut *value }) } else { None }
}

atomic_float! {
    /// An `f32` that the threads of the device may change at the same time.
    AtomicF32: f32, u32, AtomicU32, device
}
atomic_float! {
    /// An `f64` that the threads of the device may change at the same time.
    AtomicF64: f64, u64, AtomicU64, device
}
atomic_float! {
    /// An `f32` that the threads of one block may change at the same time.
    BlockAtomicF32: f32, u32, AtomicU32, block, unsafe "No thread of another block accesses the number meanwhile."
}
atomic_float! {
    /// An `f64` that the threads of one block may change at the same time.
    BlockAtomicF64: f64, u64, AtomicU64, block, unsafe "No thread of another block accesses the number meanwhile."
}
atomic_float! {
    /// An `f32` that the threads of all devices and the host may change at the same time.
    SystemAtomicF32: f32, u32, AtomicU32, system
}
atomic_float! {
    /// An `f64` that the threads of all devices and the host may change at the same time.
    SystemAtomicF64: f64, u64, AtomicU64, system
}

macro_rules! slice_elements {
    ($($name:ident)*) => {
        // SAFETY: the layout is that of the number, and what safe code does to it is atomic.
        $(unsafe impl crate::plain::SliceElement for $name {})*
    };
}
slice_elements!(AtomicF32 AtomicF64 BlockAtomicF32 BlockAtomicF64 SystemAtomicF32 SystemAtomicF64);
