//! rust-cuda's atomic functions that take the ordering as an argument. The rules are those of
//! [`intrinsics`](super::intrinsics).
#![allow(clippy::missing_safety_doc)]

use super::Ordering;
use super::intrinsics;

macro_rules! fences {
    ($($(#[$doc:meta])* $name:ident: $sequential:ident, $other:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name(ordering: Ordering) {
                // SAFETY: fences touch no operand.
                unsafe {
                    match ordering {
                        Ordering::Relaxed => {}
                        Ordering::SeqCst => intrinsics::$sequential(),
                        _ => intrinsics::$other(),
                    }
                }
            }
        )*
    };
}

fences! {
    /// A fence as the threads of the device see it; `Relaxed` is none.
    device_thread_fence: fence_sc_device, fence_acqrel_device;
    /// A fence as the threads of the block see it; `Relaxed` is none.
    block_thread_fence: fence_sc_block, fence_acqrel_block;
    /// A fence as all devices and the host see it; `Relaxed` is none.
    system_thread_fence: fence_sc_system, fence_acqrel_system;
}

#[cold]
#[track_caller]
fn no_such_load() -> ! {
    panic!("an atomic load is Relaxed, Acquire or SeqCst")
}

#[cold]
#[track_caller]
fn no_such_store() -> ! {
    panic!("an atomic store is Relaxed, Release or SeqCst")
}

cuda_std_macros::__atomic_mid!();
