//! Barriers of the block, fences and sleeping; re-exported by [`thread`](crate::thread).

use crate::device::on_device;

/// Waits until all threads of the block are here; what they wrote before is visible to all of them after
/// (`bar.sync 0`, PTX ISA 9.0, 9.7.13.1).
///
/// Every thread of the block that has not ended has to come to the same barrier: in a branch that only a part of them
/// takes, the block waits for ever.
#[inline(always)]
pub fn sync_threads() {
    on_device! {
        // SAFETY: a barrier touches no operand; a missing thread stops the block, which is no undefined behaviour.
        unsafe { crate::intrinsics::barrier() }
    }
}

/// [`sync_threads`], and in how many threads `predicate` was not 0.
#[inline(always)]
pub fn sync_threads_count(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::intrinsics::barrier_count(predicate as i32) as u32 }
    }
}

/// [`sync_threads`]; not 0 when `predicate` was not 0 in every thread.
#[inline(always)]
pub fn sync_threads_and(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::intrinsics::barrier_and(predicate as i32) as u32 }
    }
}

/// [`sync_threads`]; not 0 when `predicate` was not 0 in any thread.
#[inline(always)]
pub fn sync_threads_or(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::intrinsics::barrier_or(predicate as i32) as u32 }
    }
}

/// Orders the thread's memory accesses before it against those after it, as the threads of the block see them
/// (`membar.cta`, CUDA's `__threadfence_block`).
#[inline(always)]
pub fn block_fence() {
    on_device! {
        // SAFETY: a fence has no operands.
        unsafe { crate::intrinsics::fence_block() }
    }
}

/// Orders the thread's memory accesses as all threads of the device see them (`membar.gl`, CUDA's `__threadfence`).
#[inline(always)]
pub fn device_fence() {
    on_device! {
        // SAFETY: a fence has no operands.
        unsafe { crate::intrinsics::fence_device() }
    }
}

/// Orders the thread's memory accesses as all threads of the grid see them: the same instruction as [`device_fence`],
/// since a grid runs on one device.
#[inline(always)]
pub fn grid_fence() {
    device_fence();
}

/// Orders the thread's memory accesses as all devices and the host see them (`membar.sys`, CUDA's
/// `__threadfence_system`).
#[inline(always)]
pub fn system_fence() {
    on_device! {
        // SAFETY: a fence has no operands.
        unsafe { crate::intrinsics::fence_system() }
    }
}

/// Sleeps for about `nanoseconds`, at most a millisecond (`nanosleep.u32`, from sm_70 on).
#[inline(always)]
pub fn nanosleep(nanoseconds: u32) {
    on_device! {
        // SAFETY: the instruction only waits.
        unsafe {
            core::arch::asm!("nanosleep.u32 {};", in(reg32) nanoseconds, options(nomem, nostack, preserves_flags));
        }
    }
}
