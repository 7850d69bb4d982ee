//! rust-cuda's atomic instructions by name: `atomic_fetch_OPERATION_ORDERING_TYPE_SCOPE` and the fences.
//!
//! The addresses are generic: global or shared memory (PTX ISA 9.0, 9.7.13.5 `atom`, 9.7.13.4 `fence` and `membar`). What
//! a thread keeps in local memory has no atomic operations.
//!
//! The functions are for pointers that are valid for reads and writes and aligned; other access at the same time is
//! atomic, with a scope that takes in all threads concerned.
#![allow(clippy::missing_safety_doc)]

use crate::device::on_device;

macro_rules! fences {
    ($($name:ident $instruction:literal;)*) => {
        $(
            #[doc = concat!("`", $instruction, "`")]
            #[inline(always)]
            pub unsafe fn $name() {
                on_device! {
                    // SAFETY: a fence has no operands.
                    unsafe { core::arch::asm!(concat!($instruction, ";"), options(nostack, preserves_flags)) }
                }
            }
        )*
    };
}

fences! {
    membar_device "membar.gl";
    membar_block "membar.cta";
    membar_system "membar.sys";
    fence_sc_device "fence.sc.gpu";
    fence_sc_block "fence.sc.cta";
    fence_sc_system "fence.sc.sys";
    fence_acqrel_device "fence.acq_rel.gpu";
    fence_acqrel_block "fence.acq_rel.cta";
    fence_acqrel_system "fence.acq_rel.sys";
}

cuda_std_macros::__atomic_intrinsics!();
