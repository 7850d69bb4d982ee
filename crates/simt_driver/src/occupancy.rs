//! How many blocks of a kernel fit on a multiprocessor (CUDA C++ Programming Guide, "Occupancy Calculator").

use simt::DeviceModel;

use crate::module::Function;

/// Registers are given to warps in pieces of so many.
pub(crate) const REGISTER_UNIT: u32 = 256;
/// Shared memory is given to blocks in pieces of so many bytes.
const SHARED_UNIT: u64 = 128;
/// The simulator counts what is live at once in the PTX; a compiler for the real device reorders and spills to get
/// below a limit. Only a kernel that needs more than so many times the limit is surely beyond it.
const REGISTER_SLACK: u64 = 2;

fn warps(threads: u64, model: &DeviceModel) -> u64 {
    threads.div_ceil(model.warp_size.into())
}

/// Registers that a warp of the kernel takes.
fn registers_per_warp(function: &Function, model: &DeviceModel) -> u64 {
    let per_thread = function.registers(model);
    (u64::from(per_thread) * u64::from(model.warp_size)).next_multiple_of(REGISTER_UNIT.into())
}

/// Whether not even one block of so many threads fits into the registers.
pub(crate) fn needs_too_many_registers(function: &Function, threads: u64, model: &DeviceModel) -> bool {
    // A kernel that says how many threads it is launched with is compiled to fit.
    let bounded = function.info.max_threads.is_some() || function.info.required_block.is_some();
    let needed = registers_per_warp(function, model) * warps(threads, model);
    !bounded && needed > REGISTER_SLACK * u64::from(model.registers_per_block)
}

/// Blocks of `threads` threads with `dynamic_shared` bytes that are resident at once on a multiprocessor.
pub(crate) fn blocks_per_multiprocessor(
    function: &Function,
    threads: u64,
    dynamic_shared: u64,
    model: &DeviceModel,
) -> u64 {
    let warps = warps(threads, model);
    let shared = u64::from(function.info.static_shared).saturating_add(dynamic_shared);
    if warps == 0
        || threads > u64::from(function.max_threads(model))
        || shared > u64::from(model.shared_per_block_optin)
    {
        return 0;
    }
    let by_threads = u64::from(model.max_threads_per_multiprocessor / model.warp_size) / warps;
    let by_registers =
        u64::from(model.registers_per_multiprocessor) / (registers_per_warp(function, model) * warps);
    let taken = (shared + u64::from(model.reserved_shared_per_block)).next_multiple_of(SHARED_UNIT);
    let by_shared = match taken {
        0 => u64::MAX,
        taken => u64::from(model.shared_per_multiprocessor) / taken,
    };
    by_threads.min(by_registers).min(by_shared).min(model.max_blocks_per_multiprocessor.into())
}

/// The smallest grid that fills the device, and the block size that fills it best: the largest of those with most
/// resident threads.
pub(crate) fn best_block(
    function: &Function,
    dynamic_shared: impl Fn(u32) -> u64,
    limit: u32,
    model: &DeviceModel,
) -> Option<(u32, u32)> {
    let most = function.max_threads(model);
    let most = if limit == 0 { most } else { most.min(limit) };
    let sizes = (1..=most / model.warp_size).map(|warps| warps * model.warp_size);
    // A limit that is no whole number of warps is a candidate of its own.
    let sizes = sizes.chain((most % model.warp_size != 0).then_some(most));
    let resident = |size: u32| blocks_per_multiprocessor(function, size.into(), dynamic_shared(size), model);
    let best = sizes.map(|size| (u64::from(size) * resident(size), size)).max()?;
    let (threads, size) = best;
    let blocks = u32::try_from(threads / u64::from(size)).ok().filter(|&blocks| blocks > 0)?;
    Some((blocks * model.multiprocessors, size))
}

/// Most dynamic shared memory a block may have with `blocks` of `threads` threads resident on a multiprocessor.
pub(crate) fn available_shared(
    function: &Function,
    blocks: u64,
    threads: u64,
    model: &DeviceModel,
) -> Option<u64> {
    if blocks == 0 || threads == 0 || blocks_per_multiprocessor(function, threads, 0, model) < blocks {
        return None;
    }
    let each = u64::from(model.shared_per_multiprocessor) / blocks / SHARED_UNIT * SHARED_UNIT;
    let each = each.checked_sub(model.reserved_shared_per_block.into())?;
    let dynamic =
        each.min(model.shared_per_block_optin.into()).checked_sub(function.info.static_shared.into())?;
    Some(dynamic.min(function.settings().max_dynamic_shared.into()))
}
