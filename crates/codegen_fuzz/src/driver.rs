//! The CUDA driver, loaded at run time: the few functions that a launch needs.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};

use libloading::Library;

use crate::error::{Error, Result};
use crate::outcome::Buffers;

type Status = c_int;
type Handle = *mut c_void;

macro_rules! functions {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*);)*) => {
        struct Api {
            $($field: unsafe extern "C" fn($($argument),*) -> Status,)*
        }

        impl Api {
            /// # Safety
            /// The library is a CUDA driver: its functions have the types of cuda.h.
            unsafe fn of(library: &Library) -> std::result::Result<Self, libloading::Error> {
                // SAFETY: as the function's own rule says.
                unsafe { Ok(Self { $($field: *library.get(concat!($symbol, "\0").as_bytes())?,)* }) }
            }
        }
    };
}

functions! {
    init = "cuInit": fn(c_uint);
    device = "cuDeviceGet": fn(*mut c_int, c_int);
    retain = "cuDevicePrimaryCtxRetain": fn(*mut Handle, c_int);
    set_context = "cuCtxSetCurrent": fn(Handle);
    load = "cuModuleLoadData": fn(*mut Handle, *const c_void);
    function = "cuModuleGetFunction": fn(*mut Handle, Handle, *const c_char);
    allocate = "cuMemAlloc_v2": fn(*mut u64, usize);
    free = "cuMemFree_v2": fn(u64);
    upload = "cuMemcpyHtoD_v2": fn(u64, *const c_void, usize);
    download = "cuMemcpyDtoH_v2": fn(*mut c_void, u64, usize);
    launch = "cuLaunchKernel":
        fn(Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *mut *mut c_void, *mut *mut c_void);
    synchronise = "cuCtxSynchronize": fn();
    error_name = "cuGetErrorName": fn(Status, *mut *const c_char);
}

/// A driver with a context on its first device.
pub struct Driver {
    api: Api,
    _library: Library,
}

/// A loaded module. It lives as long as the process.
#[derive(Clone, Copy)]
pub struct Module(Handle);

/// What is launched.
pub struct Launch<'a> {
    /// The kernel's name.
    pub name: &'a str,
    /// Blocks.
    pub grid: u32,
    /// Threads of a block.
    pub block: u32,
}

impl Driver {
    /// Opens a driver, `libcuda.so.1` in most cases, and its first device.
    ///
    /// # Errors
    /// [`Error::Driver`] without a driver or a device.
    pub fn open(name: &str) -> Result<Self> {
        let failed = |error: libloading::Error| {
            Error::Driver(format!("cannot load the CUDA driver `{name}`: {error}"))
        };
        // SAFETY: the file is a CUDA driver, as the caller says; its initialisers have no preconditions.
        let library = unsafe { Library::new(name) }.map_err(failed)?;
        // SAFETY: as above.
        let api = unsafe { Api::of(&library) }.map_err(failed)?;
        let driver = Self { api, _library: library };
        let (mut device, mut context) = (0, std::ptr::null_mut());
        // SAFETY: the pointers are places for one value each.
        unsafe {
            driver.check("cuInit", (driver.api.init)(0))?;
            driver.check("cuDeviceGet", (driver.api.device)(&raw mut device, 0))?;
            driver.check("cuDevicePrimaryCtxRetain", (driver.api.retain)(&raw mut context, device))?;
            driver.check("cuCtxSetCurrent", (driver.api.set_context)(context))?;
        }
        Ok(driver)
    }

    fn check(&self, function: &str, status: Status) -> Result<()> {
        if status == 0 {
            return Ok(());
        }
        let mut name = std::ptr::null();
        // SAFETY: the pointer is a place for one value.
        let known = unsafe { (self.api.error_name)(status, &raw mut name) } == 0 && !name.is_null();
        let name = if known {
            // SAFETY: the driver gives a string of its own.
            unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
        } else {
            String::new()
        };
        Err(Error::Driver(format!("{function}: error {status} {name}")))
    }

    /// Compiles PTX.
    ///
    /// # Errors
    /// [`Error::Driver`] if the driver refuses it.
    pub fn load(&self, ptx: &str) -> Result<Module> {
        let text = CString::new(ptx).map_err(|error| Error::Driver(error.to_string()))?;
        let mut module = std::ptr::null_mut();
        // SAFETY: the text ends in a zero byte and outlives the call.
        let status = unsafe { (self.api.load)(&raw mut module, text.as_ptr().cast()) };
        self.check("cuModuleLoadData", status)?;
        Ok(Module(module))
    }

    fn place(&self, bytes: &[u8]) -> Result<u64> {
        let mut address = 0;
        // SAFETY: the pointer is a place for one value; the bytes are as many as is said.
        unsafe {
            self.check("cuMemAlloc", (self.api.allocate)(&raw mut address, bytes.len()))?;
            self.check("cuMemcpyHtoD", (self.api.upload)(address, bytes.as_ptr().cast(), bytes.len()))?;
        }
        Ok(address)
    }

    fn fetch<T: Copy>(&self, address: u64, values: &mut [T]) -> Result<()> {
        // SAFETY: the numbers are as many bytes as is said, and any bytes are numbers: `T` is `u32` or `u64`.
        let status = unsafe { (self.api.download)(values.as_mut_ptr().cast(), address, size_of_val(values)) };
        self.check("cuMemcpyDtoH", status)?;
        // SAFETY: `place` has allocated it, and nothing uses it any more.
        let status = unsafe { (self.api.free)(address) };
        self.check("cuMemFree", status)
    }

    /// Launches a kernel and waits for it; `parameters` gives the values of its parameters for the buffers' addresses.
    ///
    /// # Errors
    /// [`Error::Driver`], also for what goes wrong in the kernel. Nothing can be launched after that.
    pub fn run(
        &self,
        module: Module,
        launch: &Launch<'_>,
        buffers: &mut Buffers,
        parameters: impl Fn(&Buffers, [u64; 4]) -> Vec<Vec<u8>>,
    ) -> Result<()> {
        let name = CString::new(launch.name).map_err(|error| Error::Driver(error.to_string()))?;
        let mut function = std::ptr::null_mut();
        // SAFETY: the name ends in a zero byte.
        let status = unsafe { (self.api.function)(&raw mut function, module.0, name.as_ptr()) };
        self.check("cuModuleGetFunction", status)?;
        let wide = |words: &[u64]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
        let narrow: Vec<u8> = buffers.acc_u32.iter().flat_map(|word| word.to_le_bytes()).collect();
        let addresses = [
            self.place(&wide(&buffers.input))?,
            self.place(&narrow)?,
            self.place(&wide(&buffers.acc_u64))?,
            self.place(&wide(&buffers.output))?,
        ];
        let mut values = parameters(buffers, addresses);
        let mut pointers: Vec<*mut c_void> =
            values.iter_mut().map(|value| value.as_mut_ptr().cast()).collect();
        let [_, acc_u32, acc_u64, output] = addresses;
        // SAFETY: the kernel has these parameters, whose buffers have the lengths that are passed with them; it is safe Rust.
        let status = unsafe {
            (self.api.launch)(
                function,
                launch.grid,
                1,
                1,
                launch.block,
                1,
                1,
                0,
                std::ptr::null_mut(),
                pointers.as_mut_ptr(),
                std::ptr::null_mut(),
            )
        };
        self.check("cuLaunchKernel", status)?;
        // SAFETY: it has no arguments.
        let status = unsafe { (self.api.synchronise)() };
        self.check("cuCtxSynchronize", status)?;
        self.fetch(output, &mut buffers.output)?;
        self.fetch(acc_u32, &mut buffers.acc_u32)?;
        self.fetch(acc_u64, &mut buffers.acc_u64)?;
        let mut rest = buffers.input.clone();
        self.fetch(addresses[0], &mut rest)
    }
}
