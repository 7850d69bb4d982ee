//! The one place that launches, and what it says when the driver refuses.

use std::panic::Location;

use cuda_std::launch::KernelCall;
use cuda_std::launch_bounds::LaunchBounds;
use cust::function::{Function, FunctionAttribute};
use cust::module::Module;
use cust::stream::Stream;

use crate::config::Config;
use crate::error::{Checked, Error, Result};

/// Where and how a kernel is launched.
pub(crate) struct Launch<'a> {
    pub(crate) module: &'a Module,
    pub(crate) stream: &'a Stream,
    pub(crate) config: Config,
}

/// Puts a kernel on a stream; a grid with an extent of 0 launches nothing. The context is current.
///
/// # Safety
/// The module's kernel of the call's name is the one that the call was made for, and the memory of its arguments is as
/// they promise until the kernel has ended.
#[track_caller]
pub(crate) unsafe fn start(launch: &Launch<'_>, mut call: KernelCall<'_>) -> Result {
    let Config { grid, block, shared } = launch.config;
    if grid.contains(&0) {
        return Ok(());
    }
    let at = Location::caller();
    let (name, bounds) = (call.name(), call.launch_bounds());
    let function = launch.module.get_function(name).checked(|| format!("find the kernel `{name}`"))?;
    let ([gx, gy, gz], [bx, by, bz]) = (grid, block);
    // SAFETY: the call holds one value for each parameter of the kernel, with its type; the rest is the caller's
    // promise.
    let launched =
        unsafe { launch.stream.launch(&function, (gx, gy, gz), (bx, by, bz), shared, call.params()) };
    if let Err(code) = launched
        && let Some((most, why)) = too_large(block, bounds, &function)
    {
        return Err(Error::BlockTooLarge { kernel: name, block, most, why, code, at });
    }
    launched.checked(|| format!("launch `{name}` with a grid of {gx}x{gy}x{gz} and blocks of {bx}x{by}x{bz}"))
}

/// The most threads that a block of a kernel may have, and why, if this one has more: the driver only says that a
/// launch is not possible.
fn too_large(
    block: [u32; 3],
    bounds: Option<LaunchBounds>,
    function: &Function<'_>,
) -> Option<(u32, String)> {
    let most = function.get_attribute(FunctionAttribute::MaxThreadsPerBlock).ok()?;
    let most = u32::try_from(most).ok()?;
    let registers = function.get_attribute(FunctionAttribute::NumRegisters).unwrap_or(0);
    let threads: u64 = block.iter().map(|&n| u64::from(n)).product();
    (threads > most.into()).then(|| (most, limited_by(most, bounds, registers)))
}

/// What limits the threads of a block to `most`, and the way out.
fn limited_by(most: u32, bounds: Option<LaunchBounds>, registers: i32) -> String {
    match bounds {
        Some(bounds) if bounds.max_threads() == most => format!(
            "as its launch bounds promise to the compiler; launch smaller blocks, or raise the bound in \
             `#[kernel(launch_bounds({most}…))]` to the largest block that it is launched with"
        ),
        _ if most >= 1024 => "as every kernel; launch more blocks of fewer threads".into(),
        _ => format!(
            "which its PTX says (`.maxntid`) or its {registers} registers a thread leave room for; launch smaller blocks, \
             or state the block's size in `#[kernel(launch_bounds(…))]`, so that the compiler takes fewer registers"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_explained() {
        let of = |most, threads: Option<u64>| {
            limited_by(most, threads.map(|threads| LaunchBounds::new(threads, None)), 80)
        };
        assert!(of(256, Some(256)).contains("launch_bounds(256"));
        assert!(of(640, Some(1024)).contains("80 registers") && of(640, None).contains("`.maxntid`"));
        assert!(of(1024, None).contains("as every kernel"));
    }
}
