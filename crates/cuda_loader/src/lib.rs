//! The functions of the CUDA driver API that `cust` links to, filled at start-up.
//!
//! A program written with `cust` normally needs a CUDA installation to build and `libcuda.so.1` to start. With this
//! crate among its dependencies it needs neither: the crate defines all functions that `cust_raw` declares and leads
//! each one, at start-up, to NVIDIA's driver or to the simulated one ([`simt_driver`]). So that cust's build scripts do
//! not look for CUDA, the root manifest patches `find_cuda_helper`, as this workspace's does.
//!
//! ```no_run
//! let backend = cuda_loader::select("auto".parse()?)?;
//! println!("running on {backend}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Without a call to [`select`], the first `cuInit` selects by the environment variable [`DEVICE_VARIABLE`]. Any other
//! function returns `CUDA_ERROR_NOT_INITIALIZED` until then. A crate that uses `cust` and nothing from here has to say
//! `use cuda_loader as _;`, because rustc does not link a dependency that no code names.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[macro_use]
mod symbols;
mod choice;
mod nvidia;
mod slots;

pub use choice::{DeviceChoice, UnknownDevice};
pub use nvidia::{NvidiaDriver, probe};

use std::fmt;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The environment variable that chooses the device when the program itself does not: `auto` (the default), `cuda`,
/// `cuda:N` or `sim`.
pub const DEVICE_VARIABLE: &str = "WARPBOOK_DEVICE";

/// The driver that answers the calls of this process.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Backend {
    /// NVIDIA's driver.
    Cuda {
        /// The file that the driver was loaded from.
        path: PathBuf,
        /// As `cuDriverGetVersion` gives it: 1000 × major + 10 × minor of the newest CUDA it supports.
        driver_version: i32,
        /// The device to use, a valid argument of `cuDeviceGet`.
        ordinal: u32,
    },
    /// The simulated driver that is linked into this program.
    Sim,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Backend::Cuda { path, driver_version, ordinal } => {
                let (major, minor) = (driver_version / 1000, driver_version % 1000 / 10);
                write!(f, "device {ordinal} of NVIDIA's driver for CUDA {major}.{minor} ({})", path.display())
            }
            Backend::Sim => f.write_str("the simulated driver"),
        }
    }
}

/// Why no driver could be selected. Each message names what was tried and the way out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// No library of the driver's name could be loaded.
    #[error(
        "no NVIDIA driver found ({tried}). Install the driver on a machine with an NVIDIA GPU, or choose the \
         simulator with `--device sim` or {DEVICE_VARIABLE}=sim"
    )]
    NoDriver {
        /// The library names tried, each with the dynamic linker's message.
        tried: String,
    },
    /// The library that carries the driver's name is Warpbook's own simulated driver.
    #[error(
        "{} is Warpbook's simulated driver, not NVIDIA's: there is no GPU behind it. Choose the simulator with \
         `--device sim` or {DEVICE_VARIABLE}=sim, or take its folder out of LD_LIBRARY_PATH", path.display()
    )]
    SimulatedLibrary {
        /// The library's file.
        path: PathBuf,
    },
    /// The library lacks a function that every driver has.
    #[error(
        "{} has no function `{function}`, so it is not a CUDA driver this program can use. Update the NVIDIA driver, \
         or choose the simulator with `--device sim`", path.display()
    )]
    NotADriver {
        /// The library's file.
        path: PathBuf,
        /// The function that is missing.
        function: &'static str,
    },
    /// The driver loaded but refused to start.
    #[error(
        "the driver {} failed in `{call}`: {name} ({code}). Check that `nvidia-smi` lists a GPU and that \
         CUDA_VISIBLE_DEVICES does not hide it, or choose the simulator with `--device sim`", path.display()
    )]
    DriverFailed {
        /// The library's file.
        path: PathBuf,
        /// The driver function that failed.
        call: &'static str,
        /// The driver's result.
        code: i32,
        /// The driver's name for that result.
        name: String,
    },
    /// The driver works but has fewer devices than the choice asks for.
    #[error(
        "there is no device {ordinal}: {} reports {count} device(s), numbered from 0. Choose one of them, or the \
         simulator with `--device sim`", path.display()
    )]
    NoSuchDevice {
        /// The library's file.
        path: PathBuf,
        /// The device asked for.
        ordinal: u32,
        /// How many devices the driver has.
        count: u32,
    },
    /// The process already runs on another driver.
    #[error(
        "the device was already chosen: this process runs on {chosen} and cannot change to `{asked}`. Call \
         `cuda_loader::select` once, before anything else that uses CUDA"
    )]
    AlreadySelected {
        /// What the process runs on.
        chosen: Backend,
        /// What was asked for now.
        asked: DeviceChoice,
    },
    /// [`DEVICE_VARIABLE`] holds something else than a device.
    #[error("{DEVICE_VARIABLE}: {0}")]
    Environment(#[from] UnknownDevice),
}

impl LoadError {
    /// The driver API's result that `cuInit` returns for this error.
    pub(crate) fn code(&self) -> i32 {
        const INVALID_VALUE: i32 = 1;
        const NO_DEVICE: i32 = 100;
        const INVALID_DEVICE: i32 = 101;
        match self {
            LoadError::DriverFailed { code, .. } => *code,
            LoadError::NoSuchDevice { .. } => INVALID_DEVICE,
            LoadError::Environment(_) => INVALID_VALUE,
            _ => NO_DEVICE,
        }
    }
}

static SELECTED: Mutex<Option<Backend>> = Mutex::new(None);

/// Chooses the driver that answers all `cu*` calls of this process.
///
/// [`DeviceChoice::Auto`] takes NVIDIA's driver if it loads, starts and has a device, and else the simulator. The
/// choice holds for the rest of the process: a later call returns the same backend if that is what it asks for.
///
/// # Errors
///
/// [`LoadError`], with nothing selected (another call may try another choice), or with the earlier choice still in
/// force when it differs from this one.
pub fn select(choice: DeviceChoice) -> Result<Backend, LoadError> {
    let mut selected = SELECTED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(backend) = &*selected {
        return if choice.admits(backend) {
            Ok(backend.clone())
        } else {
            Err(LoadError::AlreadySelected { chosen: backend.clone(), asked: choice })
        };
    }
    let backend = match choice {
        DeviceChoice::Sim => use_simulator(),
        DeviceChoice::Cuda(ordinal) => use_nvidia(ordinal)?,
        DeviceChoice::Auto => use_nvidia(0).unwrap_or_else(|_| use_simulator()),
    };
    *selected = Some(backend.clone());
    Ok(backend)
}

/// What this process runs on, if that was chosen already.
pub fn selected() -> Option<Backend> {
    SELECTED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// [`select`] by [`DEVICE_VARIABLE`], unless something is selected already.
fn select_by_environment() -> Result<Backend, LoadError> {
    if let Some(backend) = selected() {
        return Ok(backend);
    }
    select(DeviceChoice::from_environment()?)
}

fn use_simulator() -> Backend {
    for slot in slots::SLOTS {
        slot.fill(simt_driver::lookup(slot.name));
    }
    Backend::Sim
}

fn use_nvidia(ordinal: u32) -> Result<Backend, LoadError> {
    let driver = nvidia::open()?;
    let found = driver.start()?;
    if ordinal >= found.devices {
        return Err(LoadError::NoSuchDevice { path: found.path, ordinal, count: found.devices });
    }
    for slot in slots::SLOTS {
        slot.fill(driver.function(slot.name));
    }
    Ok(Backend::Cuda { path: found.path, driver_version: found.driver_version, ordinal })
}
