//! Compiles the kernels to PTX, which the program includes with `built_ptx!("kernels.ptx")`.

use std::path::PathBuf;

use cuda_builder::CudaBuilder;

fn main() {
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    CudaBuilder::new("kernels").for_build_script().copy_to(out.join("kernels.ptx")).build_or_exit();
}
