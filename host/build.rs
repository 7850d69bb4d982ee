//! Compiles the kernels to the PTX that the binary carries.
//!
//! `WARPBOOK_ARCH` sets the architecture; without it the kernels are built for the oldest one that they support.

use std::path::PathBuf;

use cuda_builder::{Arch, CudaBuilder, PtxasCheck};

fn main() {
    println!("cargo:rerun-if-env-changed=WARPBOOK_ARCH");
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    // NVIDIA's assembler would take longer than all the rest; `cargo xtask build` runs it.
    let mut builder = CudaBuilder::new("../gpu-kernels")
        .for_build_script()
        .copy_to(out.join("kernels.ptx"))
        .ptxas(PtxasCheck::Never);
    if let Some(arch) = std::env::var("WARPBOOK_ARCH").ok().filter(|arch| !arch.is_empty()) {
        match Arch::parse(&arch) {
            Ok(arch) => builder = builder.arch(arch),
            Err(error) => {
                eprintln!("WARPBOOK_ARCH: {error}");
                std::process::exit(1);
            }
        }
    }
    builder.build_or_exit();
}
