//! The LLVM intrinsics behind barriers and warp operations.
//!
//! Intrinsics rather than inline assembly, because LLVM knows of these that they are *convergent*: it must neither
//! move one into a branch nor copy it, or threads would wait for each other at different places. Of inline assembly
//! from Rust it does not know that.

unsafe extern "C" {
    #[link_name = "llvm.nvvm.barrier0"]
    pub fn barrier();
    #[link_name = "llvm.nvvm.barrier0.popc"]
    pub fn barrier_count(predicate: i32) -> i32;
    #[link_name = "llvm.nvvm.barrier0.and"]
    pub fn barrier_and(predicate: i32) -> i32;
    #[link_name = "llvm.nvvm.barrier0.or"]
    pub fn barrier_or(predicate: i32) -> i32;
    #[link_name = "llvm.nvvm.membar.cta"]
    pub fn fence_block();
    #[link_name = "llvm.nvvm.membar.gl"]
    pub fn fence_device();
    #[link_name = "llvm.nvvm.membar.sys"]
    pub fn fence_system();
    #[link_name = "llvm.fma.f32"]
    pub fn fma_f32(a: f32, b: f32, c: f32) -> f32;
    #[link_name = "llvm.fma.f64"]
    pub fn fma_f64(a: f64, b: f64, c: f64) -> f64;

    #[link_name = "llvm.sqrt.f32"]
    pub fn sqrt_f32(value: f32) -> f32;
    #[link_name = "llvm.sqrt.f64"]
    pub fn sqrt_f64(value: f64) -> f64;
    #[link_name = "llvm.floor.f32"]
    pub fn floor_f32(value: f32) -> f32;
    #[link_name = "llvm.floor.f64"]
    pub fn floor_f64(value: f64) -> f64;
    #[link_name = "llvm.ceil.f32"]
    pub fn ceil_f32(value: f32) -> f32;
    #[link_name = "llvm.ceil.f64"]
    pub fn ceil_f64(value: f64) -> f64;
    #[link_name = "llvm.trunc.f32"]
    pub fn trunc_f32(value: f32) -> f32;
    #[link_name = "llvm.trunc.f64"]
    pub fn trunc_f64(value: f64) -> f64;
    #[link_name = "llvm.rint.f32"]
    pub fn rint_f32(value: f32) -> f32;
    #[link_name = "llvm.rint.f64"]
    pub fn rint_f64(value: f64) -> f64;
    #[link_name = "llvm.nvvm.activemask"]
    pub fn active_mask() -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    pub fn sync_warp(mask: u32);
    #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
    pub fn shuffle_idx(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
    pub fn shuffle_up(mask: u32, value: u32, delta: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    pub fn shuffle_down(mask: u32, value: u32, delta: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
    pub fn shuffle_xor(mask: u32, value: u32, bits: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.all.sync"]
    pub fn vote_all(mask: u32, predicate: bool) -> bool;
    #[link_name = "llvm.nvvm.vote.any.sync"]
    pub fn vote_any(mask: u32, predicate: bool) -> bool;
    #[link_name = "llvm.nvvm.vote.uni.sync"]
    pub fn vote_uniform(mask: u32, predicate: bool) -> bool;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    pub fn vote_ballot(mask: u32, predicate: bool) -> u32;
    #[link_name = "llvm.nvvm.match.any.sync.i32"]
    pub fn match_any_32(mask: u32, value: u32) -> u32;
    #[link_name = "llvm.nvvm.match.any.sync.i64"]
    pub fn match_any_64(mask: u32, value: u64) -> u32;
}

// Reductions of a warp, from sm_80 on.
#[cfg(target_feature = "sm_80")]
unsafe extern "C" {
    #[link_name = "llvm.nvvm.redux.sync.add"]
    pub fn redux_add(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.umin"]
    pub fn redux_min_u32(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.umax"]
    pub fn redux_max_u32(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.min"]
    pub fn redux_min_i32(value: i32, mask: u32) -> i32;
    #[link_name = "llvm.nvvm.redux.sync.max"]
    pub fn redux_max_i32(value: i32, mask: u32) -> i32;
    #[link_name = "llvm.nvvm.redux.sync.and"]
    pub fn redux_and(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.or"]
    pub fn redux_or(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.xor"]
    pub fn redux_xor(value: u32, mask: u32) -> u32;
}
