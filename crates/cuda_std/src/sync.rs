//! Barriers of the block, fences and sleeping; re-exported by [`thread`](crate::thread).
//!
//! # The rule of barriers
//!
//! Every thread of the block that has not ended has to reach the same barrier: the same call in the source, under a
//! condition that has one value for the whole block. PTX leaves everything else undefined (PTX ISA 9.0, 9.7.13.1: in
//! code that only a part of a warp runs, the behaviour of `bar.sync` is undefined). GPUs then stop for ever, or let
//! threads pass that should have waited.
//!
//! The functions are safe all the same, as in rust-cuda: no type can express which threads reach a call. What the
//! library itself promises does not rest on barriers. Shared memory is read and written by value, and
//! disjoint slices hand out elements by thread index, so threads that pass too early read values from before or after a
//! write, and never hold two `&mut` to one element. Unsafe code must not rely on a barrier that it does not reach
//! by the rule above. The simulator reports violations as errors.

use crate::device::on_device;

/// Waits until all threads of the block are here; what they wrote before is visible to all of them after
/// (`bar.sync 0`, PTX ISA 9.0, 9.7.13.1).
///
/// Every thread of the block that has not ended has to reach the same call. In a branch that only some of them take,
/// PTX leaves the behaviour undefined: the block stops for ever, or threads pass without waiting. The
/// condition of such a branch has to have one value for the whole block; the simulator reports a violation.
#[inline(always)]
pub fn sync_threads() {
    on_device! {
        // SAFETY: a barrier has no operands. That all threads reach it is the caller's part, which no type can express;
        // the module's documentation says why the function is safe.
        unsafe { crate::llvm::barrier() }
    }
}

/// [`sync_threads`], and in how many threads `predicate` was not 0.
#[inline(always)]
pub fn sync_threads_count(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::llvm::barrier_count(predicate as i32) as u32 }
    }
}

/// [`sync_threads`]; not 0 when `predicate` was not 0 in every thread.
#[inline(always)]
pub fn sync_threads_and(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::llvm::barrier_and(predicate as i32) as u32 }
    }
}

/// [`sync_threads`]; not 0 when `predicate` was not 0 in any thread.
#[inline(always)]
pub fn sync_threads_or(predicate: u32) -> u32 {
    on_device! {
        // SAFETY: as for `sync_threads`.
        unsafe { crate::llvm::barrier_or(predicate as i32) as u32 }
    }
}

/// Orders the thread's memory accesses before it against those after it, as the threads of the block see them
/// (`membar.cta`, CUDA's `__threadfence_block`).
#[inline(always)]
pub fn block_fence() {
    on_device! {
        // SAFETY: a fence has no operands.
        unsafe { crate::llvm::fence_block() }
    }
}

/// Orders the thread's memory accesses as all threads of the device see them (`membar.gl`, CUDA's `__threadfence`).
#[inline(always)]
pub fn device_fence() {
    on_device! {
        // SAFETY: a fence has no operands.
        unsafe { crate::llvm::fence_device() }
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
        unsafe { crate::llvm::fence_system() }
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
