//! NVIDIA's driver, loaded at run time.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::path::PathBuf;

use libloading::os::unix::Library;

use crate::LoadError;

/// Names under which the driver's library is found: the dynamic linker's own search, then the place where Windows
/// mounts it into WSL, which not every distribution searches.
const LIBRARY_NAMES: [&str; 2] = ["libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1"];

/// Exported by Warpbook's own `libcuda.so.1` and by no other driver.
const SIMULATED_DRIVER_MARK: &[u8] = b"warpbook_simulated_driver\0";

/// What the installed NVIDIA driver says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NvidiaDriver {
    /// The file that the driver was loaded from.
    pub path: PathBuf,
    /// As `cuDriverGetVersion` gives it: 1000 × major + 10 × minor of the newest CUDA it supports.
    pub driver_version: i32,
    /// How many devices it offers, at least 1.
    pub devices: u32,
}

/// Loads and starts NVIDIA's driver to see whether it could be selected, and selects nothing.
///
/// # Errors
///
/// The [`LoadError`] that [`select`](crate::select) would return for the first CUDA device.
pub fn probe() -> Result<NvidiaDriver, LoadError> {
    open()?.start()
}

/// A loaded driver library. It is never unloaded: the slots point into it.
pub(crate) struct Driver {
    library: &'static Library,
    path: PathBuf,
}

/// Finds and loads the driver's library.
pub(crate) fn open() -> Result<Driver, LoadError> {
    let mut tried = Vec::new();
    for name in LIBRARY_NAMES {
        // SAFETY: loading a library runs its initialisers. This is the file that the system installs as its GPU
        // driver, which every CUDA program loads in this way.
        match unsafe { Library::new(name) } {
            Ok(library) => {
                let library: &'static Library = Box::leak(Box::new(library));
                let driver = Driver { library, path: PathBuf::from(name) };
                let path = driver.symbol(b"cuInit\0").and_then(file_of).unwrap_or(driver.path);
                let driver = Driver { library, path };
                if driver.symbol(SIMULATED_DRIVER_MARK).is_some() {
                    return Err(LoadError::SimulatedLibrary { path: driver.path });
                }
                return Ok(driver);
            }
            Err(error) => tried.push(format!("tried {name}: {error}")),
        }
    }
    Err(LoadError::NoDriver { tried: tried.join("; ") })
}

impl Driver {
    /// The address of an exported symbol; `name` ends in NUL.
    fn symbol(&self, name: &[u8]) -> Option<*const c_void> {
        // SAFETY: a raw pointer is a valid type for the address of any symbol, whatever it is.
        let symbol = unsafe { self.library.get::<*const c_void>(name) }.ok()?;
        let address = symbol.into_raw().cast_const();
        (!address.is_null()).then_some(address)
    }

    /// The driver's function of this linker name, if this driver has it.
    pub(crate) fn function(&self, name: &str) -> Option<*const c_void> {
        self.symbol(format!("{name}\0").as_bytes())
    }

    fn required(&self, function: &'static str) -> Result<*const c_void, LoadError> {
        self.function(function).ok_or_else(|| LoadError::NotADriver { path: self.path.clone(), function })
    }

    /// Starts the driver and asks for its version and devices.
    pub(crate) fn start(&self) -> Result<NvidiaDriver, LoadError> {
        // SAFETY: `CUresult cuInit(unsigned int)` in cuda.h, unchanged since CUDA 2.0.
        let init: extern "C" fn(c_uint) -> c_int = unsafe { std::mem::transmute(self.required("cuInit")?) };
        // SAFETY: `CUresult cuDriverGetVersion(int *)` in cuda.h.
        let version: extern "C" fn(*mut c_int) -> c_int =
            unsafe { std::mem::transmute(self.required("cuDriverGetVersion")?) };
        // SAFETY: `CUresult cuDeviceGetCount(int *)` in cuda.h.
        let count: extern "C" fn(*mut c_int) -> c_int =
            unsafe { std::mem::transmute(self.required("cuDeviceGetCount")?) };

        let (mut driver_version, mut devices) = (0, 0);
        self.check("cuInit", init(0))?;
        self.check("cuDriverGetVersion", version(&mut driver_version))?;
        self.check("cuDeviceGetCount", count(&mut devices))?;
        match u32::try_from(devices) {
            Ok(devices) if devices > 0 => {
                Ok(NvidiaDriver { path: self.path.clone(), driver_version, devices })
            }
            _ => Err(LoadError::NoSuchDevice { path: self.path.clone(), ordinal: 0, count: 0 }),
        }
    }

    fn check(&self, call: &'static str, code: c_int) -> Result<(), LoadError> {
        if code == 0 {
            return Ok(());
        }
        Err(LoadError::DriverFailed { path: self.path.clone(), call, code, name: self.error_name(code) })
    }

    /// The driver's own name for a result.
    fn error_name(&self, code: c_int) -> String {
        let unnamed = || "an error without a name".to_owned();
        let Some(function) = self.function("cuGetErrorName") else { return unnamed() };
        // SAFETY: `CUresult cuGetErrorName(CUresult, const char **)` in cuda.h.
        let name_of: extern "C" fn(c_int, *mut *const c_char) -> c_int =
            unsafe { std::mem::transmute(function) };
        let mut name = std::ptr::null();
        if name_of(code, &mut name) != 0 || name.is_null() {
            return unnamed();
        }
        // SAFETY: on success the driver stores the address of a NUL-terminated string that lives as long as it does.
        unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
    }
}

/// `Dl_info` of dlfcn.h.
#[repr(C)]
struct DlInfo {
    file_name: *const c_char,
    base: *mut c_void,
    symbol_name: *const c_char,
    symbol_address: *mut c_void,
}

unsafe extern "C" {
    /// The C library's `dladdr`: which loaded file holds an address.
    fn dladdr(address: *const c_void, info: *mut DlInfo) -> c_int;
}

/// The file that `address` was loaded from.
fn file_of(address: *const c_void) -> Option<PathBuf> {
    let mut info = DlInfo {
        file_name: std::ptr::null(),
        base: std::ptr::null_mut(),
        symbol_name: std::ptr::null(),
        symbol_address: std::ptr::null_mut(),
    };
    // SAFETY: dladdr accepts any address and writes only to `info`, which has the layout that dlfcn.h gives.
    let found = unsafe { dladdr(address, &mut info) };
    if found == 0 || info.file_name.is_null() {
        return None;
    }
    // SAFETY: dladdr succeeded, so `file_name` is the NUL-terminated name of a library that stays loaded.
    let name = unsafe { CStr::from_ptr(info.file_name) };
    let name = PathBuf::from(name.to_string_lossy().into_owned());
    // The link libcuda.so.1 says less than libcuda.so.580.65.06, the file it leads to.
    Some(name.canonicalize().unwrap_or(name))
}
