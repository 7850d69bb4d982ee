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
}
