//! Initialisation, version, errors, entry points, profiler control.

use std::ffi::{c_char, c_int, c_uint, c_void};

use crate::abi::{CUuuid, In, Out, Text};
use crate::context::current;
use crate::driver::{self, driver};
use crate::error::{self, CudaError, CudaResult};
use crate::names;

/// The CUDA version that this driver stands for: 13.0.
pub(crate) const DRIVER_VERSION: c_int = 13000;

/// `CU_GET_PROC_ADDRESS_LEGACY_STREAM`, `CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM`.
const LEGACY_STREAM: u64 = 1;
const PER_THREAD_DEFAULT_STREAM: u64 = 2;
/// `CUdriverProcAddressQueryResult`.
const FOUND: c_uint = 0;
const SYMBOL_NOT_FOUND: c_uint = 1;
const VERSION_NOT_SUFFICIENT: c_uint = 2;

fn texts(
    code: c_uint,
    text: Out<*const c_char>,
    of: fn(u32) -> Option<&'static std::ffi::CStr>,
) -> CudaResult {
    match of(code) {
        Some(found) => text.set(found.as_ptr()),
        None => {
            text.set(std::ptr::null())?;
            Err(CudaError::INVALID_VALUE)
        }
    }
}

/// Where an entry point is, and what is to be said of it.
fn entry_point(symbol: Text, version: c_int, flags: u64) -> CudaResult<(*const c_void, c_uint)> {
    let symbol = symbol.get()?;
    if flags & !(LEGACY_STREAM | PER_THREAD_DEFAULT_STREAM) != 0
        || flags == LEGACY_STREAM | PER_THREAD_DEFAULT_STREAM
        || version > DRIVER_VERSION
    {
        return Err(CudaError::INVALID_VALUE);
    }
    let per_thread = flags == PER_THREAD_DEFAULT_STREAM;
    Ok(match names::entry_point(&symbol, version.unsigned_abs(), per_thread) {
        Some(names::EntryPoint::Found(address)) => (address, FOUND),
        Some(names::EntryPoint::Newer) => (std::ptr::null(), VERSION_NOT_SUFFICIENT),
        None => (std::ptr::null(), SYMBOL_NOT_FOUND),
    })
}

driver_functions! {
    /// Makes the driver ready; every other function that has to do with a device comes after it.
    fn cuInit(flags: c_uint) {
        if flags != 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        driver::initialize()
    }

    /// The CUDA version that the driver stands for.
    fn cuDriverGetVersion(version: Out<c_int>) {
        version.set(DRIVER_VERSION)
    }

    /// The enumerator of a result.
    fn cuGetErrorName(code: c_uint, text: Out<*const c_char>) {
        texts(code, text, error::name)
    }

    /// The description of a result.
    fn cuGetErrorString(code: c_uint, text: Out<*const c_char>) {
        texts(code, text, error::description)
    }

    /// The address of a driver function as of a CUDA version, by its name without a version.
    fn cuGetProcAddress(symbol: Text, function: Out<*const c_void>, version: c_int, flags: u64) {
        let (address, status) = entry_point(symbol, version, flags)?;
        function.set(address)?;
        if status == FOUND { Ok(()) } else { Err(CudaError::NOT_FOUND) }
    }

    /// [`cuGetProcAddress`] for which an unknown name is no error: `status` says what was found.
    fn cuGetProcAddress_v2(
        symbol: Text,
        function: Out<*const c_void>,
        version: c_int,
        flags: u64,
        status: Out<c_uint>,
    ) {
        function.required()?;
        let found = entry_point(symbol, version, flags);
        let (address, state) = found.unwrap_or((std::ptr::null(), SYMBOL_NOT_FOUND));
        function.set(address)?;
        status.set_if_wanted(state);
        found.map(|_| ())
    }

    /// NVIDIA's undocumented function tables, of which there are none.
    fn cuGetExportTable(table: Out<*const c_void>, _id: In<CUuuid>) {
        table.set(std::ptr::null())?;
        Err(CudaError::INVALID_VALUE)
    }

    /// Configures a profiler, of which there is none.
    fn cuProfilerInitialize(_config: Text, _output: Text, _mode: c_uint) {
        driver()?;
        Err(CudaError::NOT_SUPPORTED)
    }

    /// Starts profiling, to no effect.
    fn cuProfilerStart() {
        current().map(|_| ())
    }

    /// Stops profiling, to no effect.
    fn cuProfilerStop() {
        current().map(|_| ())
    }
}
