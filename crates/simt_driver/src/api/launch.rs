//! Launches.

use std::ffi::{c_int, c_uint, c_void};

use crate::abi::{CUfunction, CUlaunchConfig, CUstream, In};
use crate::boundary::DefaultStream;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::launch::{Launch, Shape};
use crate::submit::Target;

/// `CUlaunchAttributeID`s that decide whether a launch can be done here; the others are advice.
const COOPERATIVE: c_uint = 2;
const CLUSTER_DIMENSION: c_uint = 4;

/// Launches.
///
/// # Safety
///
/// As for [`Launch::prepare`].
unsafe fn launch(
    function: CUfunction,
    shape: Shape,
    stream: CUstream,
    params: In<*const c_void>,
    extra: In<*const c_void>,
    default: DefaultStream,
) -> CudaResult {
    // SAFETY: the caller's promise.
    let launch = unsafe { Launch::prepare(function, shape, params, extra)? };
    launch.submit(&Target::of(stream, default)?)
}

stream_functions! {
    /// Launches a kernel.
    fn cuLaunchKernel or cuLaunchKernel_ptsz(
        default;
        function: CUfunction,
        grid_x: c_uint, grid_y: c_uint, grid_z: c_uint,
        block_x: c_uint, block_y: c_uint, block_z: c_uint,
        dynamic_shared: c_uint,
        stream: CUstream,
        params: In<*const c_void>,
        extra: In<*const c_void>,
    ) {
        let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
        let shape = Shape { grid, block, dynamic_shared, cooperative: false, cluster: None };
        // SAFETY: the program vouches for the parameters.
        unsafe { launch(function, shape, stream, params, extra, default) }
    }

    /// Launches a kernel, all blocks of which are resident at once.
    fn cuLaunchCooperativeKernel or cuLaunchCooperativeKernel_ptsz(
        default;
        function: CUfunction,
        grid_x: c_uint, grid_y: c_uint, grid_z: c_uint,
        block_x: c_uint, block_y: c_uint, block_z: c_uint,
        dynamic_shared: c_uint,
        stream: CUstream,
        params: In<*const c_void>,
    ) {
        let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
        let shape = Shape { grid, block, dynamic_shared, cooperative: true, cluster: None };
        // SAFETY: the program vouches for the parameters.
        unsafe { launch(function, shape, stream, params, In::NULL, default) }
    }

    /// Launches a kernel with attributes.
    fn cuLaunchKernelEx or cuLaunchKernelEx_ptsz(
        default;
        config: In<CUlaunchConfig>,
        function: CUfunction,
        params: In<*const c_void>,
        extra: In<*const c_void>,
    ) {
        let config = config.get()?;
        let (cooperative, cluster) = attributes(&config)?;
        let shape = Shape {
            grid: [config.gridDimX, config.gridDimY, config.gridDimZ],
            block: [config.blockDimX, config.blockDimY, config.blockDimZ],
            dynamic_shared: config.sharedMemBytes,
            cooperative,
            cluster,
        };
        // SAFETY: the program vouches for the parameters.
        unsafe { launch(function, shape, config.hStream, params, extra, default) }
    }
}

/// Whether a launch is cooperative, and the shape of its clusters, where its attributes say so.
pub(super) fn attributes(config: &CUlaunchConfig) -> CudaResult<(bool, Option<[u32; 3]>)> {
    let (mut cooperative, mut cluster) = (false, None);
    for index in 0..config.numAttrs as usize {
        // SAFETY: the program promises so many attributes.
        let attribute = unsafe { config.attrs.element(index)? };
        let words = attribute.value;
        match attribute.id {
            COOPERATIVE => cooperative = words[0] & 0xffff_ffff != 0,
            // Three numbers of 32 bits.
            CLUSTER_DIMENSION => {
                cluster = Some([words[0] as u32, (words[0] >> 32) as u32, words[1] as u32]);
            }
            _ => {}
        }
    }
    Ok((cooperative, cluster))
}

/// Launches with the block and the shared memory that were set before (the way of CUDA up to 3.2).
fn launch_as_set(function: CUfunction, grid: [c_int; 2], stream: CUstream) -> CudaResult {
    let (function, _) = driver()?.function(function)?;
    let settings = function.settings().clone();
    let grid = grid.map(|blocks| u32::try_from(blocks).unwrap_or(0));
    let shape = Shape {
        grid: [grid[0], grid[1], 1],
        block: settings.block,
        dynamic_shared: settings.shared,
        cooperative: false,
        cluster: None,
    };
    Launch::with_buffer(function, shape, settings.params)?.submit(&Target::of(stream, DefaultStream::Legacy)?)
}

/// Sets bytes of a kernel's parameter buffer.
fn set_param(function: CUfunction, offset: c_int, bytes: &[u8]) -> CudaResult {
    let (function, _) = driver()?.function(function)?;
    let offset = usize::try_from(offset).map_err(|_| CudaError::INVALID_VALUE)?;
    let mut settings = function.settings();
    let room = settings.params.get_mut(offset..).and_then(|rest| rest.get_mut(..bytes.len()));
    room.ok_or(CudaError::INVALID_VALUE)?.copy_from_slice(bytes);
    Ok(())
}

driver_functions! {
    /// Deprecated: sets the block for [`cuLaunchGrid`].
    fn cuFuncSetBlockShape(function: CUfunction, x: c_int, y: c_int, z: c_int) {
        let (function, _) = driver()?.function(function)?;
        let block = [x, y, z].map(|threads| u32::try_from(threads).unwrap_or(0));
        if block.contains(&0) {
            return Err(CudaError::INVALID_VALUE);
        }
        function.settings().block = block;
        Ok(())
    }

    /// Deprecated: sets the dynamic shared memory for [`cuLaunchGrid`].
    fn cuFuncSetSharedSize(function: CUfunction, bytes: c_uint) {
        let (function, _) = driver()?.function(function)?;
        function.settings().shared = bytes;
        Ok(())
    }

    /// Deprecated: sets the size of the parameters for [`cuLaunchGrid`], which the kernel knows itself.
    fn cuParamSetSize(function: CUfunction, bytes: c_uint) {
        let (function, _) = driver()?.function(function)?;
        if bytes <= function.info.param_bytes { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }

    /// Deprecated: sets an integer parameter for [`cuLaunchGrid`].
    fn cuParamSeti(function: CUfunction, offset: c_int, value: c_uint) {
        set_param(function, offset, &value.to_ne_bytes())
    }

    /// Deprecated: sets a floating-point parameter for [`cuLaunchGrid`].
    fn cuParamSetf(function: CUfunction, offset: c_int, value: f32) {
        set_param(function, offset, &value.to_ne_bytes())
    }

    /// Deprecated: sets parameters of any kind for [`cuLaunchGrid`].
    fn cuParamSetv(function: CUfunction, offset: c_int, values: *const c_void, bytes: c_uint) {
        if values.is_null() {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: the program promises so many bytes.
        set_param(function, offset, unsafe { std::slice::from_raw_parts(values.cast(), bytes as usize) })
    }

    /// Deprecated: launches one block.
    fn cuLaunch(function: CUfunction) {
        launch_as_set(function, [1, 1], CUstream::NULL)
    }

    /// Deprecated: launches a grid.
    fn cuLaunchGrid(function: CUfunction, width: c_int, height: c_int) {
        launch_as_set(function, [width, height], CUstream::NULL)
    }

    /// Deprecated: launches a grid in a stream.
    fn cuLaunchGridAsync(function: CUfunction, width: c_int, height: c_int, stream: CUstream) {
        launch_as_set(function, [width, height], stream)
    }
}
