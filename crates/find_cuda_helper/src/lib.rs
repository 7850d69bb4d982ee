//! Takes the place of the registry's `find_cuda_helper` when `cust` and `cust_raw` are built.
//!
//! Their build scripts call [`include_cuda`], which in the original looks for a CUDA installation, fails if there is
//! none, and otherwise has `libcuda` linked. Neither is wanted here: `cuda_loader` defines every function that
//! `cust_raw` declares. The root manifest of a project that uses `cust` together with `cuda_loader` says so in two
//! lines:
//!
//! ```toml
//! [patch.crates-io]
//! find_cuda_helper = { path = "…/crates/find_cuda_helper" }
//! ```

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

/// Asks cargo for nothing: no library is linked, and no file or variable makes the build script run again.
pub fn include_cuda() {
    // Without this line, a build script that prints nothing runs again whenever a file of its package changes.
    println!("cargo::rerun-if-changed=build.rs");
}
