//! What the tests of the driver's functions share.

#![allow(dead_code, reason = "each test program uses its own part")]

use simt_driver::abi::{CUcontext, CUevent, CUfunction, CUmodule, CUresult, CUstream, In, Out, Text};
use simt_driver::api::{context, copy, event, global, memory, module, primary, stream};
use std::ffi::{CString, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The results that tests name.
pub const SUCCESS: CUresult = 0;
pub const INVALID_VALUE: CUresult = 1;
pub const OUT_OF_MEMORY: CUresult = 2;
pub const INVALID_CONTEXT: CUresult = 201;
pub const INVALID_HANDLE: CUresult = 400;
pub const NOT_FOUND: CUresult = 500;
pub const NOT_READY: CUresult = 600;
pub const NOT_PERMITTED: CUresult = 800;

/// Calls a driver function that has to succeed.
macro_rules! ok {
    ($call:expr) => {{
        // SAFETY: the test passes pointers to its own variables, or ones that have to be refused.
        let result = unsafe { $call };
        assert_eq!(result, 0, "{} = {}", stringify!($call), $crate::common::name(result));
    }};
}

/// Calls a driver function that has to fail with this result.
macro_rules! fails {
    ($call:expr, $expected:expr) => {{
        // SAFETY: the test passes pointers to its own variables, or ones that have to be refused.
        let result = unsafe { $call };
        assert_eq!(result, $expected, "{} = {}", stringify!($call), $crate::common::name(result));
    }};
}

/// The name of a result.
pub fn name(result: CUresult) -> String {
    let mut text = std::ptr::null();
    // SAFETY: the function stores the address of a string that lives for ever, or null.
    unsafe {
        global::cuGetErrorName(result, Out::to(&mut text));
        if text.is_null() {
            result.to_string()
        } else {
            std::ffi::CStr::from_ptr(text).to_string_lossy().into()
        }
    }
}

/// Device memory with these values.
pub fn upload<T>(values: &[T]) -> u64 {
    let (mut address, bytes) = (0, size_of_val(values));
    ok!(memory::cuMemAlloc_v2(Out::to(&mut address), bytes));
    ok!(copy::cuMemcpyHtoD_v2(address, values.as_ptr().cast(), bytes));
    address
}

/// Values of device memory.
pub fn download<T: Default + Clone>(address: u64, count: usize) -> Vec<T> {
    let mut values = vec![T::default(); count];
    ok!(copy::cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), address, size_of_val(&values[..])));
    values
}

/// A context of its own, current on this thread until it is dropped.
pub struct OwnContext(pub CUcontext);

impl OwnContext {
    pub fn new() -> OwnContext {
        let mut handle = CUcontext::NULL;
        ok!(global::cuInit(0));
        ok!(context::cuCtxCreate_v2(Out::to(&mut handle), 0, 0));
        OwnContext(handle)
    }
}

impl Drop for OwnContext {
    fn drop(&mut self) {
        // SAFETY: the handle is a number.
        unsafe { context::cuCtxDestroy_v2(self.0) };
    }
}

/// The primary context, current on this thread.
pub fn primary_context() -> CUcontext {
    let mut handle = CUcontext::NULL;
    ok!(global::cuInit(0));
    ok!(primary::cuDevicePrimaryCtxRetain(Out::to(&mut handle), 0));
    ok!(context::cuCtxSetCurrent(handle));
    handle
}

pub fn new_stream(flags: u32) -> CUstream {
    let mut handle = CUstream::NULL;
    ok!(stream::cuStreamCreate(Out::to(&mut handle), flags));
    handle
}

pub fn new_event(flags: u32) -> CUevent {
    let mut handle = CUevent::NULL;
    ok!(event::cuEventCreate(Out::to(&mut handle), flags));
    handle
}

pub fn load(ptx: &str) -> CUmodule {
    let image = CString::new(ptx).expect("PTX has no NUL inside");
    let mut handle = CUmodule::NULL;
    ok!(module::cuModuleLoadData(Out::to(&mut handle), image.as_ptr().cast()));
    handle
}

pub fn function(module: CUmodule, name: &std::ffi::CStr) -> CUfunction {
    let mut handle = CUfunction::NULL;
    ok!(module::cuModuleGetFunction(Out::to(&mut handle), module, Text::from(name)));
    handle
}

/// Addresses of parameters, for a launch.
pub fn params(addresses: &[*const c_void]) -> In<*const c_void> {
    In::slice(addresses)
}

/// The address of a parameter.
pub fn param<T>(value: &T) -> *const c_void {
    std::ptr::from_ref(value).cast()
}

/// Held by tests that change what all of a process shares.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
