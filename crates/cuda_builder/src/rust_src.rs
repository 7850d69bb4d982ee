//! The source of Rust's core library, which no toolchain carries compiled for GPUs.

use std::path::PathBuf;

use crate::toolchain::Toolchain;

/// No way of getting the core library's source worked.
#[derive(Debug, thiserror::Error)]
#[error(
    "the source of Rust's core library is missing; kernels cannot be compiled without it\n\
     get it with: rustup component add rust-src"
)]
pub struct RustSrcError;

/// The folder `library` of the Rust source tree that belongs to the toolchain.
pub(crate) fn find(toolchain: &Toolchain) -> Result<PathBuf, RustSrcError> {
    let library = toolchain.sysroot.join("lib/rustlib/src/rust/library");
    if library.join("core/src/lib.rs").is_file() { Ok(library) } else { Err(RustSrcError) }
}
