//! Modules, their kernels and variables; libraries, which are modules for whichever context asks.

use std::collections::HashMap;
use std::ffi::CString;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use simt::memory::Memory;
use simt::{DeviceModel, Instance, KernelId, KernelInfo, ParamInfo, Program};

use crate::abi::{CUfunction, CUkernel, CUlibrary, CUmodule};
use crate::context::{Context, Owner, current};
use crate::control;
use crate::driver::Driver;
use crate::error::{CudaError, CudaResult};
use crate::image::{self, LoadFailure};
use crate::occupancy::REGISTER_UNIT;
use crate::registry::new_handle;

/// A program loaded into a context.
pub(crate) struct Module {
    pub(crate) handle: CUmodule,
    pub(crate) owner: Owner,
    pub(crate) program: Arc<Program>,
    pub(crate) instance: Instance,
    functions: Mutex<HashMap<usize, CUfunction>>,
}

/// A kernel of a loaded module.
pub(crate) struct Function {
    pub(crate) handle: CUfunction,
    pub(crate) module: Arc<Module>,
    pub(crate) kernel: KernelId,
    pub(crate) info: KernelInfo,
    /// Its name, as C programs take it.
    pub(crate) c_name: CString,
    settings: Mutex<FunctionSettings>,
}

/// What a program can set for a kernel and ask back.
#[derive(Clone, Debug)]
pub(crate) struct FunctionSettings {
    /// Most bytes of dynamic shared memory that a launch may ask for.
    pub(crate) max_dynamic_shared: u32,
    /// Preferred share of shared memory in per cent, or -1.
    pub(crate) carveout: i32,
    /// `CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`.
    pub(crate) non_portable_cluster: bool,
    /// `CUfunc_cache`.
    pub(crate) cache: u32,
    /// What the calls before CUDA 4.0 set one at a time: block, shared memory, parameters.
    pub(crate) block: [u32; 3],
    pub(crate) shared: u32,
    pub(crate) params: Vec<u8>,
}

/// Checks and parses PTX for a device.
pub(crate) fn parse(ptx: &str, model: &DeviceModel) -> Result<Program, LoadFailure> {
    let options =
        control::options().map_err(|error| LoadFailure::new(CudaError::INVALID_VALUE, error.to_string()))?;
    image::check_header(ptx, options.newest_ptx, model.compute_capability)?;
    let program = Program::from_ptx(ptx)
        .map_err(|error| LoadFailure::new(CudaError::INVALID_PTX, error.to_string()))?;
    match program.unresolved_function() {
        None => Ok(program),
        // The words of NVIDIA's compiler.
        Some(name) => {
            let log = format!("ptxas fatal   : Unresolved extern function '{name}'");
            Err(LoadFailure::new(CudaError::INVALID_PTX, log))
        }
    }
}

impl Driver {
    /// Loads a program into `context` and makes its handle known.
    pub(crate) fn load(
        &self,
        context: &Arc<Context>,
        program: Arc<Program>,
    ) -> Result<Arc<Module>, LoadFailure> {
        let instance = Instance::load(Arc::clone(&program), &self.memory)
            .map_err(|error| LoadFailure::new(CudaError::OUT_OF_MEMORY, error.to_string()))?;
        let handle = CUmodule(new_handle());
        let owner = context.owner();
        let module = Arc::new(Module { handle, owner, program, instance, functions: Mutex::default() });
        self.modules.insert(handle.0, Arc::clone(&module));
        Ok(module)
    }

    /// The live module of this handle, in a context that is fit for work.
    pub(crate) fn module(&self, handle: CUmodule) -> CudaResult<Arc<Module>> {
        let module = self.modules.get(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
        module.owner.context()?.healthy()?;
        Ok(module)
    }

    /// The kernel `name` of a module; the same handle every time.
    pub(crate) fn function_named(&self, module: &Arc<Module>, name: &str) -> CudaResult<CUfunction> {
        self.function_of(module, index_of(&module.program, name)?)
    }

    /// The handle of the kernel with this index in the program.
    pub(crate) fn function_of(&self, module: &Arc<Module>, index: usize) -> CudaResult<CUfunction> {
        let mut functions = module.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = functions.get(&index) {
            return Ok(*handle);
        }
        let info = module.program.kernels().get(index).ok_or(CudaError::NOT_FOUND)?.clone();
        let kernel = module.program.kernel(&info.name).ok_or(CudaError::NOT_FOUND)?;
        let model = &module.owner.context()?.model;
        let settings = FunctionSettings {
            max_dynamic_shared: model.shared_per_block.saturating_sub(info.static_shared),
            carveout: -1,
            non_portable_cluster: false,
            cache: 0,
            block: [1, 1, 1],
            shared: 0,
            params: vec![0; info.param_bytes as usize],
        };
        let handle = CUfunction(new_handle());
        let (module, settings) = (Arc::clone(module), Mutex::new(settings));
        let c_name = CString::new(info.name.as_str()).unwrap_or_default();
        let function = Function { handle, module, kernel, info, c_name, settings };
        self.functions.insert(handle.0, Arc::new(function));
        functions.insert(index, handle);
        Ok(handle)
    }

    /// The live kernel of this handle, and its context, which is fit for work.
    pub(crate) fn function(&self, handle: CUfunction) -> CudaResult<(Arc<Function>, Arc<Context>)> {
        // A kernel of a library can stand for a function: that of the current context.
        let handle = match self.kernels.get(handle.0) {
            Some(kernel) => self.function_of_kernel(&kernel, &current()?)?,
            None => handle,
        };
        let function = self.functions.get(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
        let context = function.module.owner.context()?;
        context.healthy()?;
        Ok((function, context))
    }

    /// Unloads a module, after all work that may use it.
    pub(crate) fn unload(&self, handle: CUmodule) -> CudaResult {
        let module = self.module(handle)?;
        module.owner.context()?.streams.wait_for_all();
        let module_handle = module.handle;
        self.functions.remove_where(|function| function.module.handle == module_handle);
        let module = self.modules.remove(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
        module.unload(&self.memory);
        Ok(())
    }
}

impl Module {
    /// Gives the memory of a module back that nobody can reach by its handle any more.
    pub(crate) fn unload(&self, memory: &Memory) {
        self.instance.unload(memory);
    }
}

/// Index of the kernel `name` in a program.
fn index_of(program: &Program, name: &str) -> CudaResult<usize> {
    program.kernels().iter().position(|info| info.name == name).ok_or(CudaError::NOT_FOUND)
}

impl Function {
    pub(crate) fn settings(&self) -> MutexGuard<'_, FunctionSettings> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Most threads of a block, from the kernel's own directives or else the device.
    pub(crate) fn max_threads(&self, model: &DeviceModel) -> u32 {
        let required = self.info.required_block.map(|[x, y, z]| x * y * z);
        let asked = required.or(self.info.max_threads).unwrap_or(u32::MAX);
        asked.min(model.max_threads_per_block)
    }

    /// Registers of a thread: as many as its values take, within what the kernel's own directives leave. A compiler for the
    /// real device reorders and spills to stay within the same limits.
    pub(crate) fn registers(&self, model: &DeviceModel) -> u32 {
        let limit = self.info.max_registers.unwrap_or(u32::MAX).min(model.registers_per_thread);
        self.info.registers.min(limit).min(self.register_limit(model).unwrap_or(limit)).max(1)
    }

    /// Most registers of a thread with which as many blocks are resident as the launch bounds ask for.
    fn register_limit(&self, model: &DeviceModel) -> Option<u32> {
        let threads = self.info.max_threads.filter(|&threads| threads > 0)?;
        // More than there is room for asks for nothing (PTX ISA 9.0, 11.4.4).
        let blocks = self.info.min_blocks.filter(|&blocks| {
            blocks > 0 && threads.saturating_mul(blocks) <= model.max_threads_per_multiprocessor
        });
        let warps = threads.div_ceil(model.warp_size) * blocks.unwrap_or(1);
        let a_warp = model.registers_per_multiprocessor / warps / REGISTER_UNIT * REGISTER_UNIT;
        Some((a_warp / model.warp_size).max(1))
    }
}

/// A program that is loaded into each context when something of it is first used there.
pub(crate) struct Library {
    pub(crate) handle: CUlibrary,
    pub(crate) program: Arc<Program>,
    modules: Mutex<HashMap<u64, CUmodule>>,
    kernels: Mutex<HashMap<usize, CUkernel>>,
}

/// A kernel of a library, in no context yet.
pub(crate) struct Kernel {
    pub(crate) library: Arc<Library>,
    /// Its index in the program.
    index: usize,
}

impl Kernel {
    pub(crate) fn params(&self) -> &[ParamInfo] {
        self.library.program.kernels().get(self.index).map_or(&[], |info| &info.params)
    }
}

impl Library {
    pub(crate) fn new(program: Program) -> Library {
        Library {
            handle: CUlibrary(new_handle()),
            program: Arc::new(program),
            modules: Mutex::default(),
            kernels: Mutex::default(),
        }
    }
}

impl Driver {
    pub(crate) fn library(&self, handle: CUlibrary) -> CudaResult<Arc<Library>> {
        self.libraries.get(handle.0).ok_or(CudaError::INVALID_HANDLE)
    }

    /// The module of a library in `context`.
    pub(crate) fn library_module(
        &self,
        library: &Library,
        context: &Arc<Context>,
    ) -> CudaResult<Arc<Module>> {
        let mut modules = library.modules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(module) = modules.get(&context.id).and_then(|handle| self.modules.get(handle.0)) {
            return Ok(module);
        }
        let program = Arc::clone(&library.program);
        let module = self.load(context, program).map_err(|failure| failure.error)?;
        modules.insert(context.id, module.handle);
        Ok(module)
    }

    /// The kernel `name` of a library; the same handle every time.
    pub(crate) fn kernel_named(&self, library: &Arc<Library>, name: &str) -> CudaResult<CUkernel> {
        Ok(self.kernel_of(library, index_of(&library.program, name)?))
    }

    /// The handle of the kernel with this index in the program.
    pub(crate) fn kernel_of(&self, library: &Arc<Library>, index: usize) -> CUkernel {
        let mut kernels = library.kernels.lock().unwrap_or_else(PoisonError::into_inner);
        *kernels.entry(index).or_insert_with(|| {
            let handle = CUkernel(new_handle());
            self.kernels.insert(handle.0, Arc::new(Kernel { library: Arc::clone(library), index }));
            handle
        })
    }

    /// The function that a library's kernel is in `context`.
    pub(crate) fn function_of_kernel(
        &self,
        kernel: &Kernel,
        context: &Arc<Context>,
    ) -> CudaResult<CUfunction> {
        let module = self.library_module(&kernel.library, context)?;
        self.function_of(&module, kernel.index)
    }

    /// Unloads a library from all contexts, after all work that may use it.
    pub(crate) fn unload_library(&self, handle: CUlibrary) -> CudaResult {
        let library = self.libraries.remove(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
        self.kernels.remove_where(|kernel| kernel.library.handle == handle);
        let modules = std::mem::take(&mut *library.modules.lock().unwrap_or_else(PoisonError::into_inner));
        for module in modules.into_values() {
            // A module of a context that was destroyed, or that a fault put an end to, went or goes with it.
            let _ = self.unload(module);
        }
        Ok(())
    }
}
