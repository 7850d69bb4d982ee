//! Kernels: their attributes and occupancy.

use std::ffi::{c_char, c_int, c_uint};

use crate::abi::{CUfunction, CUlaunchConfig, CUmodule, CUoccupancyB2DSize, In, Out};
use crate::api::context::{LAST_CACHE_CONFIG, LAST_SHARED_CONFIG};
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::launch::largest_cluster;
use crate::module::Function;
use crate::occupancy;

/// `CUfunction_attribute`s that can be set.
const MAX_DYNAMIC_SHARED_SIZE_BYTES: c_uint = 8;
const PREFERRED_SHARED_MEMORY_CARVEOUT: c_uint = 9;
const CLUSTER_SIZE_MUST_BE_SET: c_uint = 10;
const NON_PORTABLE_CLUSTER_SIZE_ALLOWED: c_uint = 14;
const LAST_ATTRIBUTE: c_uint = 15;
/// `CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE`.
const OCCUPANCY_FLAGS: c_uint = 1;

fn int(value: impl TryInto<c_int>) -> c_int {
    value.try_into().unwrap_or(c_int::MAX)
}

/// `CUfunction_attribute`.
pub(crate) fn attribute(
    attribute: c_uint,
    function: &Function,
    model: &simt::DeviceModel,
) -> CudaResult<c_int> {
    let info = &function.info;
    let constants = || {
        let globals = function.module.program.globals();
        globals
            .iter()
            .filter(|global| global.space == simt::Space::Const)
            .map(|global| global.size)
            .sum::<u64>()
    };
    let version = |(major, minor): (u32, u32)| int(major * 10 + minor);
    let target = function.module.program.target_sm();
    Ok(match attribute {
        0 => int(function.max_threads(model)),
        1 => int(info.static_shared),
        2 => int(constants()),
        3 => int(info.local_bytes),
        4 => int(function.registers(model)),
        5 => int(target),
        6 => version(model.compute_capability),
        // CACHE_MODE_CA
        7 => 0,
        8 => int(function.settings().max_dynamic_shared),
        9 => function.settings().carveout,
        10 => 0,
        // CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH and its like; 0 where the kernel asks for none.
        11..=13 => info.required_cluster.map_or(0, |cluster| int(cluster[attribute as usize - 11])),
        14 => c_int::from(function.settings().non_portable_cluster),
        LAST_ATTRIBUTE => 0,
        _ => return Err(CudaError::INVALID_VALUE),
    })
}

/// Sets one of those attributes that can be set.
pub(crate) fn set_attribute(
    name: c_uint,
    value: c_int,
    function: &Function,
    model: &simt::DeviceModel,
) -> CudaResult {
    let mut settings = function.settings();
    match name {
        MAX_DYNAMIC_SHARED_SIZE_BYTES => {
            let most = model.shared_per_block_optin.saturating_sub(function.info.static_shared);
            let wanted = u32::try_from(value).ok().filter(|&wanted| wanted <= most);
            settings.max_dynamic_shared = wanted.ok_or(CudaError::INVALID_VALUE)?;
        }
        PREFERRED_SHARED_MEMORY_CARVEOUT if (-1..=100).contains(&value) => settings.carveout = value,
        NON_PORTABLE_CLUSTER_SIZE_ALLOWED if matches!(value, 0 | 1) => {
            settings.non_portable_cluster = value == 1
        }
        // No kernel here has a cluster to begin with, so nothing needs to be set.
        CLUSTER_SIZE_MUST_BE_SET..=LAST_ATTRIBUTE if value == 0 => {}
        _ => return Err(CudaError::INVALID_VALUE),
    }
    Ok(())
}

/// Threads of a block, from an argument.
fn block(size: c_int) -> CudaResult<u64> {
    u64::try_from(size).ok().filter(|&size| size > 0).ok_or(CudaError::INVALID_VALUE)
}

fn max_active_blocks(blocks: Out<c_int>, function: CUfunction, size: c_int, shared: usize) -> CudaResult {
    let (function, context) = driver()?.function(function)?;
    blocks.required()?;
    let resident =
        occupancy::blocks_per_multiprocessor(&function, block(size)?, shared as u64, &context.model);
    blocks.set(int(resident))
}

fn max_potential_block_size(
    grid: Out<c_int>,
    block: Out<c_int>,
    function: CUfunction,
    shared_of: Option<CUoccupancyB2DSize>,
    shared: usize,
    limit: c_int,
) -> CudaResult {
    let (function, context) = driver()?.function(function)?;
    grid.required()?;
    block.required()?;
    let limit = u32::try_from(limit).map_err(|_| CudaError::INVALID_VALUE)?;
    let shared_of = |size: u32| match shared_of {
        // SAFETY: the program vouches for its function.
        Some(shared_of) => unsafe { shared_of(int(size)) as u64 },
        None => shared as u64,
    };
    let best = occupancy::best_block(&function, shared_of, limit, &context.model);
    let (blocks, size) = best.ok_or(CudaError::INVALID_VALUE)?;
    grid.set(int(blocks))?;
    block.set(int(size))
}

driver_functions! {
    /// One of a kernel's attributes.
    fn cuFuncGetAttribute(value: Out<c_int>, name: c_uint, function: CUfunction) {
        let (function, context) = driver()?.function(function)?;
        value.required()?;
        value.set(attribute(name, &function, &context.model)?)
    }

    /// Sets one of a kernel's attributes.
    fn cuFuncSetAttribute(function: CUfunction, name: c_uint, value: c_int) {
        let (function, context) = driver()?.function(function)?;
        set_attribute(name, value, &function, &context.model)
    }

    /// Sets how a kernel prefers to split L1 cache and shared memory.
    fn cuFuncSetCacheConfig(function: CUfunction, config: c_uint) {
        let (function, _) = driver()?.function(function)?;
        if config > LAST_CACHE_CONFIG {
            return Err(CudaError::INVALID_VALUE);
        }
        function.settings().cache = config;
        Ok(())
    }

    /// Asks for another width of shared memory banks, to no effect, as on all devices since 5.0.
    fn cuFuncSetSharedMemConfig(function: CUfunction, config: c_uint) {
        driver()?.function(function)?;
        if config <= LAST_SHARED_CONFIG { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }

    /// A kernel's module.
    fn cuFuncGetModule(module: Out<CUmodule>, function: CUfunction) {
        let (function, _) = driver()?.function(function)?;
        module.set(function.module.handle)
    }

    /// A kernel's name, for as long as its module is loaded.
    fn cuFuncGetName(name: Out<*const c_char>, function: CUfunction) {
        let (function, _) = driver()?.function(function)?;
        name.set(function.c_name.as_ptr())
    }

    /// Where a kernel's parameter is in the parameter buffer, and its size.
    fn cuFuncGetParamInfo(function: CUfunction, index: usize, offset: Out<usize>, size: Out<usize>) {
        let (function, _) = driver()?.function(function)?;
        param_info(&function.info.params, index, offset, size)
    }

    /// Whether a kernel is loaded: it is.
    fn cuFuncIsLoaded(state: Out<c_uint>, function: CUfunction) {
        const LOADED: c_uint = 1;
        driver()?.function(function)?;
        state.set(LOADED)
    }

    /// Loads a kernel, which is loaded already.
    fn cuFuncLoad(function: CUfunction) {
        driver()?.function(function).map(|_| ())
    }

    /// How many blocks of a kernel are resident at once on a multiprocessor.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        blocks: Out<c_int>,
        function: CUfunction,
        size: c_int,
        shared: usize,
    ) {
        max_active_blocks(blocks, function, size, shared)
    }

    /// [`cuOccupancyMaxActiveBlocksPerMultiprocessor`] with flags about caches, which make no difference here.
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        blocks: Out<c_int>,
        function: CUfunction,
        size: c_int,
        shared: usize,
        flags: c_uint,
    ) {
        if flags & !OCCUPANCY_FLAGS != 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        max_active_blocks(blocks, function, size, shared)
    }

    /// The block size with most threads resident, and the grid that fills the device with it.
    fn cuOccupancyMaxPotentialBlockSize(
        grid: Out<c_int>,
        block: Out<c_int>,
        function: CUfunction,
        shared_of: Option<CUoccupancyB2DSize>,
        shared: usize,
        limit: c_int,
    ) {
        max_potential_block_size(grid, block, function, shared_of, shared, limit)
    }

    /// [`cuOccupancyMaxPotentialBlockSize`] with flags about caches, which make no difference here.
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        grid: Out<c_int>,
        block: Out<c_int>,
        function: CUfunction,
        shared_of: Option<CUoccupancyB2DSize>,
        shared: usize,
        limit: c_int,
        flags: c_uint,
    ) {
        if flags & !OCCUPANCY_FLAGS != 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        max_potential_block_size(grid, block, function, shared_of, shared, limit)
    }

    /// Dynamic shared memory that a block may have with so many blocks resident at once on a multiprocessor.
    fn cuOccupancyAvailableDynamicSMemPerBlock(
        bytes: Out<usize>,
        function: CUfunction,
        blocks: c_int,
        size: c_int,
    ) {
        let (function, context) = driver()?.function(function)?;
        bytes.required()?;
        let (blocks, size) = (block(blocks)?, block(size)?);
        let available = occupancy::available_shared(&function, blocks, size, &context.model);
        bytes.set(usize::try_from(available.ok_or(CudaError::INVALID_VALUE)?).unwrap_or(usize::MAX))
    }

    /// Clusters that are resident at once. How the device groups its multiprocessors is not counted.
    fn cuOccupancyMaxActiveClusters(clusters: Out<c_int>, function: CUfunction, config: In<CUlaunchConfig>) {
        let (function, context) = driver()?.function(function)?;
        clusters.required()?;
        let config = config.get()?;
        let cluster = super::launch::attributes(&config)?.1.or(function.info.required_cluster);
        let size = cluster.unwrap_or([1; 3]).iter().map(|&n| u64::from(n)).product::<u64>();
        if !(1..=u64::from(largest_cluster(&function))).contains(&size) {
            return Err(CudaError::INVALID_CLUSTER_SIZE);
        }
        let blocks = resident_blocks(&function, &config, &context.model);
        clusters.set(c_int::try_from(blocks / size).unwrap_or(c_int::MAX))
    }

    /// The largest cluster that can be launched.
    fn cuOccupancyMaxPotentialClusterSize(size: Out<c_int>, function: CUfunction, config: In<CUlaunchConfig>) {
        let (function, context) = driver()?.function(function)?;
        size.required()?;
        let blocks = resident_blocks(&function, &config.get()?, &context.model);
        let most = u64::from(largest_cluster(&function)).min(blocks);
        size.set(c_int::try_from(most).unwrap_or(c_int::MAX))
    }
}

/// Blocks of a launch that the device holds at once.
fn resident_blocks(function: &Function, config: &CUlaunchConfig, model: &simt::DeviceModel) -> u64 {
    let block = [config.blockDimX, config.blockDimY, config.blockDimZ];
    let threads = block.iter().map(|&n| u64::from(n)).product();
    let shared = config.sharedMemBytes.into();
    let each = occupancy::blocks_per_multiprocessor(function, threads, shared, model);
    each * u64::from(model.multiprocessors)
}

/// Where a parameter is, and its size.
pub(crate) fn param_info(
    params: &[simt::ParamInfo],
    index: usize,
    offset: Out<usize>,
    size: Out<usize>,
) -> CudaResult {
    let param = params.get(index).ok_or(CudaError::INVALID_VALUE)?;
    offset.set(param.offset as usize)?;
    size.set_if_wanted(param.size as usize);
    Ok(())
}
