//! Libraries: modules that are loaded into whichever context uses them.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::Arc;

use crate::abi::{CUdevice, CUdeviceptr, CUfunction, CUkernel, CUlibrary, CUmodule, In, Out, Text};
use crate::api::context::LAST_CACHE_CONFIG;
use crate::api::function::{attribute, param_info, set_attribute};
use crate::context::{Context, current};
use crate::control;
use crate::driver::{Driver, check_device, configured_model, driver};
use crate::error::{CudaError, CudaResult};
use crate::image::{self, LoadFailure};
use crate::jit::JitOptions;
use crate::module::{self, Function, Kernel, Library};

/// Loads an image and reports to the log buffers.
///
/// # Safety
///
/// `options` must hold the promise of [`JitOptions::report`].
unsafe fn load(
    library: Out<CUlibrary>,
    image: impl FnOnce() -> Result<String, LoadFailure>,
    options: &JitOptions,
) -> CudaResult {
    let driver = driver()?;
    library.required()?;
    let model = configured_model()?;
    let parsed = image().and_then(|ptx| module::parse(&ptx, &model));
    if let Err(failure) = &parsed
        && !options.has_error_log()
    {
        control::note_refused_image(&failure.log);
    }
    // SAFETY: the caller's promise.
    unsafe { options.report(parsed.as_ref().err(), 0.0) };
    let loaded = Arc::new(Library::new(parsed.map_err(|failure| failure.error)?));
    driver.libraries.insert(loaded.handle.0, Arc::clone(&loaded));
    library.set(loaded.handle)
}

fn kernel(driver: &Driver, handle: CUkernel) -> CudaResult<Arc<Kernel>> {
    driver.kernels.get(handle.0).ok_or(CudaError::INVALID_HANDLE)
}

/// The function that a kernel is in the current context.
fn function(driver: &Driver, handle: CUkernel) -> CudaResult<(Arc<Function>, Arc<Context>)> {
    let kernel = kernel(driver, handle)?;
    driver.function(driver.function_of_kernel(&kernel, &current()?)?)
}

driver_functions! {
    /// Loads a library from memory.
    fn cuLibraryLoadData(
        library: Out<CUlibrary>,
        image: *const c_void,
        options: In<c_uint>,
        values: *mut *mut c_void,
        count: c_uint,
        _library_options: In<c_uint>,
        _library_values: *mut *mut c_void,
        _library_count: c_uint,
    ) {
        // SAFETY: the program vouches for the image, and for the options and their buffers during the call.
        unsafe {
            let options = JitOptions::read(count, options, values)?;
            load(library, || image::ptx_of(image), &options)
        }
    }

    /// Loads a library from a file.
    fn cuLibraryLoadFromFile(
        library: Out<CUlibrary>,
        path: Text,
        options: In<c_uint>,
        values: *mut *mut c_void,
        count: c_uint,
        _library_options: In<c_uint>,
        _library_values: *mut *mut c_void,
        _library_count: c_uint,
    ) {
        let contents = image::read_file(&path.get()?)?;
        // SAFETY: the program vouches for the options and their buffers during the call.
        unsafe {
            let options = JitOptions::read(count, options, values)?;
            load(library, || image::ptx_of_bytes(contents), &options)
        }
    }

    /// Unloads a library from all contexts, once all work that may use it is done.
    fn cuLibraryUnload(library: CUlibrary) {
        driver()?.unload_library(library)
    }

    /// A kernel of a library, by name.
    fn cuLibraryGetKernel(handle: Out<CUkernel>, library: CUlibrary, name: Text) {
        let driver = driver()?;
        let library = driver.library(library)?;
        handle.set(driver.kernel_named(&library, &name.get()?)?)
    }

    /// How many kernels a library has.
    fn cuLibraryGetKernelCount(count: Out<c_uint>, library: CUlibrary) {
        let library = driver()?.library(library)?;
        count.set(c_uint::try_from(library.program.kernels().len()).unwrap_or(c_uint::MAX))
    }

    /// A library's kernels.
    fn cuLibraryEnumerateKernels(kernels: Out<CUkernel>, count: c_uint, library: CUlibrary) {
        let driver = driver()?;
        kernels.required()?;
        let library = driver.library(library)?;
        for index in 0..library.program.kernels().len().min(count as usize) {
            // SAFETY: the program promises room for `count` handles.
            unsafe { kernels.element(index) }.set(driver.kernel_of(&library, index))?;
        }
        Ok(())
    }

    /// The module that a library is in the current context.
    fn cuLibraryGetModule(module: Out<CUmodule>, library: CUlibrary) {
        let driver = driver()?;
        let library = driver.library(library)?;
        module.set(driver.library_module(&library, &current()?)?.handle)
    }

    /// A variable of a library in the current context, by name.
    fn cuLibraryGetGlobal(address: Out<CUdeviceptr>, bytes: Out<usize>, library: CUlibrary, name: Text) {
        let driver = driver()?;
        let library = driver.library(library)?;
        let module = driver.library_module(&library, &current()?)?;
        let (found, size) = module.instance.global(&name.get()?).ok_or(CudaError::NOT_FOUND)?;
        address.set_if_wanted(found);
        bytes.set_if_wanted(usize::try_from(size).unwrap_or(usize::MAX));
        Ok(())
    }

    /// A managed variable of a library, of which there are none.
    fn cuLibraryGetManaged(_address: Out<CUdeviceptr>, _bytes: Out<usize>, library: CUlibrary, _name: Text) {
        driver()?.library(library)?;
        Err(CudaError::NOT_FOUND)
    }

    /// The function that a kernel is in the current context.
    fn cuKernelGetFunction(handle: Out<CUfunction>, kernel: CUkernel) {
        handle.set(function(driver()?, kernel)?.0.handle)
    }

    /// A kernel's library.
    fn cuKernelGetLibrary(library: Out<CUlibrary>, handle: CUkernel) {
        library.set(kernel(driver()?, handle)?.library.handle)
    }

    /// A kernel's name, for as long as its library is loaded.
    fn cuKernelGetName(name: Out<*const c_char>, kernel: CUkernel) {
        name.set(function(driver()?, kernel)?.0.c_name.as_ptr())
    }

    /// One of a kernel's attributes.
    fn cuKernelGetAttribute(value: Out<c_int>, name: c_uint, kernel: CUkernel, device: CUdevice) {
        check_device(device)?;
        let (function, context) = function(driver()?, kernel)?;
        value.set(attribute(name, &function, &context.model)?)
    }

    /// Sets one of a kernel's attributes.
    fn cuKernelSetAttribute(name: c_uint, value: c_int, kernel: CUkernel, device: CUdevice) {
        check_device(device)?;
        let (function, context) = function(driver()?, kernel)?;
        set_attribute(name, value, &function, &context.model)
    }

    /// Sets how a kernel prefers to split L1 cache and shared memory.
    fn cuKernelSetCacheConfig(kernel: CUkernel, config: c_uint, device: CUdevice) {
        check_device(device)?;
        let (function, _) = function(driver()?, kernel)?;
        if config > LAST_CACHE_CONFIG {
            return Err(CudaError::INVALID_VALUE);
        }
        function.settings().cache = config;
        Ok(())
    }

    /// Where a kernel's parameter is in the parameter buffer, and its size.
    fn cuKernelGetParamInfo(handle: CUkernel, index: usize, offset: Out<usize>, size: Out<usize>) {
        let kernel = kernel(driver()?, handle)?;
        param_info(kernel.params(), index, offset, size)
    }
}
