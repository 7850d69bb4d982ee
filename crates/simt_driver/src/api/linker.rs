//! The driver's linker.

use std::ffi::{c_char, c_uint, c_void};
use std::sync::Arc;

use crate::abi::{CUlinkState, In, Out, Text};
use crate::context::current;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::image::{self, LoadFailure};
use crate::jit::JitOptions;
use crate::linker::Link;
use crate::registry::new_handle;

/// `CUjitInputType`: the kinds that may hold PTX, and one that may hold machine code for what is missing.
const PTX: c_uint = 1;
const FAT_BINARY: c_uint = 2;
const LIBRARY: c_uint = 4;

fn link(state: CUlinkState) -> CudaResult<Arc<Link>> {
    driver()?.links.get(state.0).ok_or(CudaError::INVALID_HANDLE)
}

/// Adds an input that may hold PTX.
fn add(state: CUlinkState, kind: c_uint, contents: Vec<u8>) -> CudaResult {
    let link = link(state)?;
    let mut state = link.state();
    let input = match kind {
        PTX | FAT_BINARY => image::ptx_of_bytes(contents),
        // Programs add the device runtime's library whether they need it or not. What only it defines stays undefined,
        // and a kernel that calls it cannot be launched.
        LIBRARY => return Ok(()),
        _ => {
            let log = "the simulated GPU's linker takes PTX and fat binaries with PTX, and no machine code";
            Err(LoadFailure::new(CudaError::NO_BINARY_FOR_GPU, log))
        }
    };
    // SAFETY: the program vouched for the options when it created the invocation, until it destroys it.
    unsafe { state.options.report(input.as_ref().err(), 0.0) };
    state.inputs.push(input.map_err(|failure| failure.error)?);
    Ok(())
}

driver_functions! {
    /// Begins to link.
    fn cuLinkCreate_v2(
        count: c_uint,
        options: In<c_uint>,
        values: *mut *mut c_void,
        state: Out<CUlinkState>,
    ) {
        let context = current()?;
        state.required()?;
        // SAFETY: the program vouches for the options until the linking ends.
        let options = unsafe { JitOptions::read(count, options, values)? };
        let handle = new_handle();
        driver()?.links.insert(handle, Arc::new(Link::new(context.owner(), options)));
        state.set(CUlinkState(handle))
    }

    /// Adds an input from memory.
    fn cuLinkAddData_v2(
        state: CUlinkState,
        kind: c_uint,
        data: *const c_void,
        size: usize,
        _name: *const c_char,
        _count: c_uint,
        _options: In<c_uint>,
        _values: *mut *mut c_void,
    ) {
        if data.is_null() {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: the program promises `size` bytes.
        add(state, kind, unsafe { std::slice::from_raw_parts(data.cast(), size) }.to_vec())
    }

    /// Adds an input from a file.
    fn cuLinkAddFile_v2(
        state: CUlinkState,
        kind: c_uint,
        path: Text,
        _count: c_uint,
        _options: In<c_uint>,
        _values: *mut *mut c_void,
    ) {
        link(state)?;
        add(state, kind, image::read_file(&path.get()?)?)
    }

    /// Ends the linking: where the result is, and its size.
    fn cuLinkComplete(state: CUlinkState, image: Out<*const c_void>, size: Out<usize>) {
        image.required()?;
        let link = link(state)?;
        let mut state = link.state();
        let output = state.complete();
        // SAFETY: the program vouched for the options when it created the invocation, until it destroys it.
        unsafe { state.options.report(output.as_ref().err(), 0.0) };
        let (start, bytes) = output.map_err(|failure| failure.error)?;
        size.set_if_wanted(bytes);
        image.set(start.cast())
    }

    /// Forgets a linker invocation with its result.
    fn cuLinkDestroy(state: CUlinkState) {
        driver()?.links.remove(state.0).map(|_| ()).ok_or(CudaError::INVALID_HANDLE)
    }
}
