//! `warpbook doctor`: what this program finds when it runs. Tools for building are `cargo xtask doctor`'s part.

use clap::Args;
use cuda_loader::DeviceChoice;

use super::{KernelArgs, out};
use crate::error::Error;
use crate::report::{GREEN, YELLOW, coloured, paint};
use crate::session::Session;

/// Arguments of `doctor`.
#[derive(Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    kernels: KernelArgs,
}

/// Tells what was found; `Ok(false)` if nothing could run kernels.
pub fn run(args: &DoctorArgs, embedded: &[&str]) -> Result<bool, Error> {
    let (kernels, module) = args.kernels.load(embedded)?;
    line(
        true,
        "PTX",
        &format!(
            "version {}.{}, target {}, {} kernels, from {}, by {}",
            module.version.major,
            module.version.minor,
            super::arch_of(&module),
            super::inspect::kernels(&module).count(),
            kernels.origin,
            kernels.codegen()
        ),
    );
    let gpu = match cuda_loader::probe() {
        Ok(driver) => {
            let (major, minor) = (driver.driver_version / 1000, driver.driver_version % 1000 / 10);
            let path = driver.path.display();
            line(
                true,
                "NVIDIA driver",
                &format!("CUDA {major}.{minor}, {} device(s), {path}", driver.devices),
            );
            true
        }
        Err(error) => {
            line(false, "NVIDIA driver", &error.to_string());
            false
        }
    };
    let session = Session::open(DeviceChoice::Auto, kernels)?;
    let device = session.device();
    let (major, minor) = device.capability;
    line(true, "device", &format!("{} ({}), compute capability {major}.{minor}", device.id(), device.name));
    if !gpu {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        line(true, "simulator", &format!("{cores} threads; WARPBOOK_SIM_THREADS sets another number"));
    }
    let cache = std::env::var("CUDA_CACHE_PATH")
        .ok()
        .or_else(|| std::env::var("HOME").ok().map(|home| format!("{home}/.nv/ComputeCache")));
    match cache {
        Some(path) if std::path::Path::new(&path).is_dir() => line(true, "driver's JIT cache", &path),
        Some(path) => {
            line(false, "driver's JIT cache", &format!("{path} does not exist yet; the driver makes it"))
        }
        None => line(false, "driver's JIT cache", "neither CUDA_CACHE_PATH nor HOME is set"),
    }
    Ok(true)
}

fn line(found: bool, what: &str, text: &str) {
    let (mark, colour) = if found { ("found  ", GREEN) } else { ("missing", YELLOW) };
    out(&format!("{}  {what:<20}{text}", paint(mark, colour, coloured())));
}
