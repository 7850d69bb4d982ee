//! Modules.

use std::ffi::{c_uint, c_void};
use std::sync::Arc;
use std::time::Instant;

use crate::abi::{CUdeviceptr, CUfunction, CUmodule, In, Out, Text};
use crate::context::current;
use crate::control;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::image::{self, LoadFailure};
use crate::jit::JitOptions;
use crate::module;

/// `CU_MODULE_EAGER_LOADING`.
const EAGER_LOADING: c_uint = 1;

/// Loads an image and reports to the log buffers.
///
/// # Safety
///
/// `options` must hold the promise of [`JitOptions::report`].
unsafe fn load(
    module: Out<CUmodule>,
    image: impl FnOnce() -> Result<String, LoadFailure>,
    options: &JitOptions,
) -> CudaResult {
    let context = current()?;
    module.required()?;
    let driver = driver()?;
    let started = Instant::now();
    let loaded = image()
        .and_then(|ptx| module::parse(&ptx, &context.model))
        .and_then(|program| driver.load(&context, Arc::new(program)));
    let milliseconds = started.elapsed().as_secs_f32() * 1e3;
    if let Err(failure) = &loaded
        && !options.has_error_log()
    {
        control::note_refused_image(&failure.log);
    }
    // SAFETY: the caller's promise.
    unsafe { options.report(loaded.as_ref().err(), milliseconds) };
    module.set(loaded.map_err(|failure| failure.error)?.handle)
}

driver_functions! {
    /// Loads a module from a file.
    fn cuModuleLoad(module: Out<CUmodule>, path: Text) {
        current()?;
        let contents = image::read_file(&path.get()?)?;
        // SAFETY: there are no options.
        unsafe { load(module, || image::ptx_of_bytes(contents), &JitOptions::NONE) }
    }

    /// Loads a module from memory.
    fn cuModuleLoadData(module: Out<CUmodule>, image: *const c_void) {
        // SAFETY: the program vouches for the image; there are no options.
        unsafe { load(module, || image::ptx_of(image), &JitOptions::NONE) }
    }

    /// Loads a module from memory, with options for the compiler.
    fn cuModuleLoadDataEx(
        module: Out<CUmodule>,
        image: *const c_void,
        count: c_uint,
        options: In<c_uint>,
        values: *mut *mut c_void,
    ) {
        // SAFETY: the program vouches for the image, and for the options and their buffers during the call.
        unsafe {
            let options = JitOptions::read(count, options, values)?;
            load(module, || image::ptx_of(image), &options)
        }
    }

    /// Loads a module from a fat binary in memory.
    fn cuModuleLoadFatBinary(module: Out<CUmodule>, image: *const c_void) {
        // SAFETY: the program vouches for the image; there are no options.
        unsafe { load(module, || image::ptx_of(image), &JitOptions::NONE) }
    }

    /// Unloads a module, once all work that may use it is done.
    fn cuModuleUnload(module: CUmodule) {
        driver()?.unload(module)
    }

    /// When kernels are loaded: with their module.
    fn cuModuleGetLoadingMode(mode: Out<c_uint>) {
        driver()?;
        mode.set(EAGER_LOADING)
    }

    /// A kernel of a module, by name.
    fn cuModuleGetFunction(function: Out<CUfunction>, module: CUmodule, name: Text) {
        let driver = driver()?;
        let name = name.get()?;
        function.required()?;
        if name.is_empty() {
            return Err(CudaError::INVALID_VALUE);
        }
        let module = driver.module(module)?;
        function.set(driver.function_named(&module, &name)?)
    }

    /// How many kernels a module has.
    fn cuModuleGetFunctionCount(count: Out<c_uint>, module: CUmodule) {
        let module = driver()?.module(module)?;
        count.set(c_uint::try_from(module.program.kernels().len()).unwrap_or(c_uint::MAX))
    }

    /// A module's kernels.
    fn cuModuleEnumerateFunctions(functions: Out<CUfunction>, count: c_uint, module: CUmodule) {
        let driver = driver()?;
        functions.required()?;
        let module = driver.module(module)?;
        for index in 0..module.program.kernels().len().min(count as usize) {
            // SAFETY: the program promises room for `count` handles.
            unsafe { functions.element(index) }.set(driver.function_of(&module, index)?)?;
        }
        Ok(())
    }

    /// A variable of a module, by name: its address and size.
    fn cuModuleGetGlobal_v2(address: Out<CUdeviceptr>, bytes: Out<usize>, module: CUmodule, name: Text) {
        let driver = driver()?;
        if address.required().is_err() && bytes.required().is_err() {
            return Err(CudaError::INVALID_VALUE);
        }
        let name = name.get()?;
        let module = driver.module(module)?;
        let (found, size) = module.instance.global(&name).ok_or(CudaError::NOT_FOUND)?;
        address.set_if_wanted(found);
        bytes.set_if_wanted(usize::try_from(size).unwrap_or(usize::MAX));
        Ok(())
    }

    /// A texture reference of a module, of which there are none.
    fn cuModuleGetTexRef(_reference: Out<usize>, module: CUmodule, _name: Text) {
        driver()?.module(module)?;
        Err(CudaError::NOT_FOUND)
    }

    /// A surface reference of a module, of which there are none.
    fn cuModuleGetSurfRef(_reference: Out<usize>, module: CUmodule, _name: Text) {
        driver()?.module(module)?;
        Err(CudaError::NOT_FOUND)
    }
}
