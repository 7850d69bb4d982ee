//! Compiles the kernels to the PTX that the binary carries.
//!
//! `WARPBOOK_ARCH` sets the architecture; without it the kernels are built for the oldest one that they support.
//! With `WARPBOOK_KERNELS=beside` the binary carries none and has to be given `--ptx FILE`: `cargo xtask run` and its
//! kin compile the kernels at the same time as the binary instead of before it.

use std::path::PathBuf;

use cuda_builder::{Arch, CudaBuilder, PtxasCheck};

fn main() {
    println!("cargo:rerun-if-env-changed=WARPBOOK_ARCH");
    println!("cargo:rerun-if-env-changed=WARPBOOK_KERNELS");
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    if std::env::var_os("WARPBOOK_KERNELS").is_some_and(|kernels| kernels == "beside") {
        let file = out.join("kernels.ptx");
        if let Err(error) = std::fs::write(&file, "") {
            eprintln!("{}: {error}", file.display());
            std::process::exit(1);
        }
        return;
    }
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
