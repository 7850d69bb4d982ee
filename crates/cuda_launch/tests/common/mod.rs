//! The kernels of these tests.

use std::sync::Arc;

use cuda_builder::{Codegen, CudaBuilder, PtxasCheck};

/// Their PTX.
pub fn ptx() -> Arc<str> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kernels");
    let builder = || CudaBuilder::new(folder).ptxas(PtxasCheck::Never);
    test_device::ptx("cuda_launch", Codegen::Llvm, builder).expect("rustc's LLVM is always there")
}
