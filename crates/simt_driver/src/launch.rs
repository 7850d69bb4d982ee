//! Launches: the checks that the driver makes at the call, and the run when the stream comes to it.

use std::ffi::c_void;
use std::sync::Arc;

use simt::memory::Heap;
use simt::{DeviceModel, Fault, FaultKind, LaunchConfig, Mode, Space};

use crate::abi::{CUfunction, In};
use crate::control::{self, Options};
use crate::driver::{Driver, driver};
use crate::error::{CudaError, CudaResult};
use crate::module::Function;
use crate::occupancy;
use crate::submit::Target;

/// Bytes of the address window of shared memory.
const SHARED_WINDOW: u64 = 1 << 24;

const PARAM_END: usize = 0;
const PARAM_BUFFER_POINTER: usize = 1;
const PARAM_BUFFER_SIZE: usize = 2;

/// A launch that can be submitted: checked, and with its parameters copied.
pub(crate) struct Launch {
    function: Arc<Function>,
    /// Complete but for the heap, which belongs to the context.
    config: LaunchConfig,
    params: Vec<u8>,
    mode: Mode,
    options: Options,
}

/// Size and kind of a launch as the program asks for it.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    pub(crate) dynamic_shared: u32,
    pub(crate) cooperative: bool,
    /// Blocks of a cluster, if the launch says so.
    pub(crate) cluster: Option<[u32; 3]>,
}

/// Most blocks of a cluster that every device with clusters has room for, and that one may allow.
const PORTABLE_CLUSTER: u32 = 8;
const LARGEST_CLUSTER: u32 = 16;

/// Most blocks of a cluster of this kernel.
pub(crate) fn largest_cluster(function: &Function) -> u32 {
    if function.settings().non_portable_cluster { LARGEST_CLUSTER } else { PORTABLE_CLUSTER }
}

impl Shape {
    /// Whether the device and the kernel allow it. The results are those of NVIDIA's driver.
    fn check(&self, function: &Function, model: &DeviceModel) -> CudaResult {
        let within = |size: [u32; 3], limit: [u32; 3]| {
            size.iter().zip(limit).all(|(&n, most)| (1..=most).contains(&n))
        };
        let threads: u64 = self.block.iter().map(|&n| u64::from(n)).product();
        if !within(self.grid, model.max_grid)
            || !within(self.block, model.max_block_dim)
            || threads > u64::from(function.max_threads(model))
            || function.info.required_block.is_some_and(|required| required != self.block)
            || self.dynamic_shared > function.settings().max_dynamic_shared
        {
            return Err(CudaError::INVALID_VALUE);
        }
        let shared = u64::from(function.info.static_shared) + u64::from(self.dynamic_shared);
        if shared > u64::from(model.shared_per_block_optin) {
            return Err(CudaError::INVALID_VALUE);
        }
        if let Some(cluster) = self.cluster.or(function.info.required_cluster) {
            let blocks = cluster.iter().fold(1u32, |blocks, &n| blocks.saturating_mul(n));
            let most = largest_cluster(function);
            if model.compute_capability.0 < 9
                || !(1..=most).contains(&blocks)
                || function.info.required_cluster.is_some_and(|required| required != cluster)
                || self.grid.iter().zip(cluster).any(|(blocks, each)| blocks % each != 0)
            {
                return Err(CudaError::INVALID_CLUSTER_SIZE);
            }
        }
        if occupancy::needs_too_many_registers(function, threads, model) {
            return Err(CudaError::LAUNCH_OUT_OF_RESOURCES);
        }
        if self.cooperative {
            let resident =
                occupancy::blocks_per_multiprocessor(function, threads, self.dynamic_shared.into(), model);
            let blocks: u64 = self.grid.iter().map(|&n| u64::from(n)).product();
            if blocks > resident * u64::from(model.multiprocessors) {
                return Err(CudaError::COOPERATIVE_LAUNCH_TOO_LARGE);
            }
        }
        Ok(())
    }
}

impl Launch {
    /// Checks a launch and copies its parameters.
    ///
    /// # Safety
    ///
    /// `params` and `extra` must be null or what `cuLaunchKernel` asks for.
    pub(crate) unsafe fn prepare(
        function: CUfunction,
        shape: Shape,
        params: In<*const c_void>,
        extra: In<*const c_void>,
    ) -> CudaResult<Launch> {
        let (function, context) = driver()?.function(function)?;
        // Before the parameters are looked at: a launch that is refused may come without them.
        shape.check(&function, &context.model)?;
        // SAFETY: the caller's promise.
        let params = unsafe { parameters(&function, params, extra)? };
        Launch::new(function, shape, params)
    }

    /// Checks a launch whose parameter buffer is ready.
    pub(crate) fn with_buffer(function: Arc<Function>, shape: Shape, params: Vec<u8>) -> CudaResult<Launch> {
        shape.check(&function, &function.module.owner.context()?.model)?;
        Launch::new(function, shape, params)
    }

    fn new(function: Arc<Function>, shape: Shape, params: Vec<u8>) -> CudaResult<Launch> {
        let options = control::options().map_err(|_| CudaError::INVALID_VALUE)?;
        let config = LaunchConfig {
            grid: shape.grid,
            block: shape.block,
            dynamic_shared: shape.dynamic_shared,
            seed: options.seed,
            budget: options.budget,
            threads: options.threads,
            cooperative: shape.cooperative,
            cluster: shape.cluster,
            heap: Heap::default(),
        };
        Ok(Launch { function, config, params, mode: options.mode, options })
    }

    /// Appends the launch to a stream.
    ///
    /// # Errors
    ///
    /// `INVALID_HANDLE` for a stream of another context than the kernel's, and with `CUDA_LAUNCH_BLOCKING=1` the error
    /// of the kernel itself.
    pub(crate) fn submit(mut self, target: &Target) -> CudaResult {
        let driver = driver()?;
        if self.function.module.owner.id != target.context.id {
            return Err(CudaError::INVALID_HANDLE);
        }
        if self.function.info.uses_heap {
            let limit = target.context.settings().limits.use_heap();
            self.config.heap = Heap { id: target.context.id, limit };
        }
        if driver.launch_blocking {
            return target.submit_and_wait(move |context| self.run(driver, context));
        }
        target.submit(move |context| self.run(driver, context));
        Ok(())
    }

    fn run(self, driver: &Driver, context: &crate::context::Context) {
        let Function { module, kernel, .. } = &*self.function;
        let sink = control::print_sink();
        let result = simt::launch(
            &module.instance,
            &driver.memory,
            *kernel,
            &self.config,
            &self.params,
            self.mode,
            &context.model,
            &*sink,
        );
        match result {
            Ok(report) => control::note_launch(report, &self.options),
            Err(fault) => {
                context.fail(code_of(&fault));
                control::note_fault(fault, &self.options);
            }
        }
    }
}

/// Copies the parameters of a launch into a buffer, as the kernel's signature lays it out.
///
/// # Safety
///
/// As for [`Launch::prepare`].
unsafe fn parameters(
    function: &Function,
    params: In<*const c_void>,
    extra: In<*const c_void>,
) -> CudaResult<Vec<u8>> {
    let info = &function.info;
    if !params.is_null() && !extra.is_null() {
        return Err(CudaError::INVALID_VALUE);
    }
    let mut buffer = vec![0; info.param_bytes as usize];
    if !extra.is_null() {
        // SAFETY: the caller's promise.
        let given = unsafe { buffer_of(extra)? };
        let Some((pointer, bytes)) = given else {
            return if info.params.is_empty() { Ok(buffer) } else { Err(CudaError::INVALID_VALUE) };
        };
        if bytes > buffer.len() {
            return Err(CudaError::LAUNCH_OUT_OF_RESOURCES);
        }
        // SAFETY: the program says that so many bytes are there.
        unsafe { buffer.as_mut_ptr().copy_from_nonoverlapping(pointer.cast(), bytes) };
        return Ok(buffer);
    }
    for (index, param) in info.params.iter().enumerate() {
        // SAFETY: the array has one address for each parameter of the kernel.
        let address: *const u8 = unsafe { params.element(index)? }.cast();
        let room =
            buffer.get_mut(param.offset as usize..).and_then(|rest| rest.get_mut(..param.size as usize));
        let (false, Some(room)) = (address.is_null(), room) else { return Err(CudaError::INVALID_VALUE) };
        // SAFETY: the address is that of a value of the parameter's size.
        unsafe { room.as_mut_ptr().copy_from_nonoverlapping(address, room.len()) };
    }
    Ok(buffer)
}

/// The buffer and its size from the `extra` array of a launch.
///
/// # Safety
///
/// `extra` must be an array of names and values that `CU_LAUNCH_PARAM_END` ends.
unsafe fn buffer_of(extra: In<*const c_void>) -> CudaResult<Option<(*const c_void, usize)>> {
    let (mut buffer, mut size) = (None, None);
    for index in (0..).step_by(2) {
        // SAFETY: not past the end, which has not come yet.
        let name = unsafe { extra.element(index)? }.addr();
        if name == PARAM_END {
            break;
        }
        // SAFETY: every name but the last has a value.
        let value = unsafe { extra.element(index + 1)? };
        match name {
            PARAM_BUFFER_POINTER => buffer = Some(value),
            PARAM_BUFFER_SIZE if !value.is_null() => {
                // SAFETY: the value is the address of a size.
                size = Some(unsafe { value.cast::<usize>().read_unaligned() });
            }
            _ => return Err(CudaError::INVALID_VALUE),
        }
    }
    match (buffer, size) {
        (None, None) => Ok(None),
        (Some(buffer), Some(size)) if !buffer.is_null() || size == 0 => Ok(Some((buffer, size))),
        _ => Err(CudaError::INVALID_VALUE),
    }
}

/// The result that NVIDIA's driver gives for a fault, as far as a GPU could notice it; the simulator's own reasons to
/// stop a kernel have the result that comes nearest.
fn code_of(fault: &Fault) -> CudaError {
    match &fault.kind {
        // Measured on an H200: an address that no window of shared memory could hold is refused as an instruction.
        FaultKind::OutOfBounds { space: Space::Shared, address, .. } if *address >= SHARED_WINDOW => {
            CudaError::ILLEGAL_INSTRUCTION
        }
        FaultKind::OutOfBounds { .. }
        | FaultKind::UseAfterFree { .. }
        | FaultKind::NullPointer { .. }
        | FaultKind::BadTexture { .. }
        | FaultKind::ReadOnly { .. }
        | FaultKind::StackOverflow { .. } => CudaError::ILLEGAL_ADDRESS,
        FaultKind::AtomicSpace { .. } => CudaError::INVALID_ADDRESS_SPACE,
        FaultKind::Misaligned { .. } => CudaError::MISALIGNED_ADDRESS,
        FaultKind::Assert { .. } => CudaError::ASSERT,
        FaultKind::BadCall { .. } | FaultKind::BadBranch { .. } => CudaError::INVALID_PC,
        // What would hang a GPU until its watchdog, if it has one, comes.
        FaultKind::Deadlock { .. } | FaultKind::Budget { .. } => CudaError::LAUNCH_TIMEOUT,
        FaultKind::Unsupported { .. } => CudaError::NOT_SUPPORTED,
        FaultKind::InvalidLaunch { .. } => CudaError::INVALID_VALUE,
        FaultKind::Trap
        | FaultKind::Barrier { .. }
        | FaultKind::AtomicScope { .. }
        | FaultKind::InvalidFree(_)
        | FaultKind::NotInMask { .. } => CudaError::LAUNCH_FAILED,
    }
}
