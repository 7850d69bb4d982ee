//! What the tests that launch kernels share.
//!
//! They run through the driver API, on the device that `WARPBOOK_DEVICE` names; without it on the first NVIDIA GPU, and
//! on the simulator where there is none. They also run on a GPU machine that has no Rust: [`ptx`] keeps what it compiles
//! in the folder that [`FOLDER`] names, and a test program that finds the file there compiles nothing.
//! `cargo xtask pack-tests` makes such a folder.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod alone;
mod kept;

pub use alone::{Outcome, alone};
pub use kept::{FOLDER, GENERATORS, ptx};

use cuda_loader::Backend;

/// Selects the driver of this process, and tells whether it is the simulated one.
///
/// # Panics
/// If `WARPBOOK_DEVICE` names a device that is not there.
pub fn is_simulated() -> bool {
    let backend = cuda_loader::DeviceChoice::from_environment()
        .map_err(|error| error.to_string())
        .and_then(|choice| cuda_loader::select(choice).map_err(|error| error.to_string()));
    match backend {
        Ok(backend) => backend == Backend::Sim,
        Err(error) => panic!("{error}"),
    }
}
