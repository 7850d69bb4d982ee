//! Streams.

use std::cell::Cell;
use std::ffi::{c_int, c_uint, c_void};
use std::sync::Arc;

use crate::abi::{CUcontext, CUdevice, CUevent, CUhostFn, CUstream, CUstreamCallback, Out};
use crate::api::context::{GREATEST_PRIORITY, LEAST_PRIORITY};
use crate::boundary::{DefaultStream, in_callback};
use crate::context::current;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::queue::{Stream, StreamKind};
use crate::registry::new_handle;
use crate::submit::Target;

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: c_uint = 1;
/// `CU_EVENT_WAIT_EXTERNAL`, which is for graphs.
const WAIT_EXTERNAL: c_uint = 1;
/// `CU_STREAM_CAPTURE_STATUS_NONE`.
const NOT_CAPTURING: c_uint = 0;
/// `CU_STREAM_CAPTURE_MODE_RELAXED`.
const LAST_CAPTURE_MODE: c_uint = 2;

fn create(stream: Out<CUstream>, flags: c_uint, priority: c_int) -> CudaResult {
    let context = current()?;
    stream.required()?;
    let kind = match flags {
        0 => StreamKind::Blocking,
        NON_BLOCKING => StreamKind::NonBlocking,
        _ => return Err(CudaError::INVALID_VALUE),
    };
    let handle = new_handle();
    let priority = priority.clamp(GREATEST_PRIORITY, LEAST_PRIORITY);
    let created = Arc::new(Stream::new(handle, context.owner(), kind, priority));
    context.streams.add(Arc::clone(&created));
    driver()?.streams.insert(handle, created);
    stream.set(CUstream(handle))
}

/// The user's data of a callback: an address, carried to another thread.
#[derive(Clone, Copy)]
struct UserData(usize);

impl UserData {
    fn pointer(self) -> *mut c_void {
        std::ptr::with_exposed_provenance_mut(self.0)
    }
}

driver_functions! {
    /// Creates a stream.
    fn cuStreamCreate(stream: Out<CUstream>, flags: c_uint) {
        create(stream, flags, LEAST_PRIORITY)
    }

    /// Creates a stream with a priority, which is brought into the range that there is.
    fn cuStreamCreateWithPriority(stream: Out<CUstream>, flags: c_uint, priority: c_int) {
        create(stream, flags, priority)
    }

    /// Destroys a stream, once its work is done.
    fn cuStreamDestroy_v2(stream: CUstream) {
        if matches!(stream, CUstream::NULL | CUstream::LEGACY | CUstream::PER_THREAD) {
            driver()?;
            return Err(CudaError::INVALID_HANDLE);
        }
        let Target { context, stream: found } = Target::of(stream, DefaultStream::Legacy)?;
        // Gone first, so that no other thread can add to it.
        driver()?.streams.remove(stream.0).ok_or(CudaError::INVALID_HANDLE)?;
        context.streams.wait_for(&found);
        context.streams.remove(&found);
        Ok(())
    }
}

stream_functions! {
    /// A stream's priority.
    fn cuStreamGetPriority or cuStreamGetPriority_ptsz(default; stream: CUstream, priority: Out<c_int>) {
        let target = Target::of(stream, default)?;
        priority.set(target.stream.priority)
    }

    /// A stream's flags.
    fn cuStreamGetFlags or cuStreamGetFlags_ptsz(default; stream: CUstream, flags: Out<c_uint>) {
        let target = Target::of(stream, default)?;
        flags.set(if target.stream.kind == StreamKind::NonBlocking { NON_BLOCKING } else { 0 })
    }

    /// A stream's context.
    fn cuStreamGetCtx or cuStreamGetCtx_ptsz(default; stream: CUstream, context: Out<CUcontext>) {
        let target = Target::of(stream, default)?;
        context.set(target.context.handle)
    }

    /// A stream's context, or its green context, which there is none of.
    fn cuStreamGetCtx_v2 or cuStreamGetCtx_v2_ptsz(
        default;
        stream: CUstream, context: Out<CUcontext>, green: Out<usize>,
    ) {
        let target = Target::of(stream, default)?;
        green.set_if_wanted(0);
        context.set(target.context.handle)
    }

    /// A stream's device.
    fn cuStreamGetDevice or cuStreamGetDevice_ptsz(default; stream: CUstream, device: Out<CUdevice>) {
        Target::of(stream, default)?;
        device.set(0)
    }

    /// A number that no other stream of the process has.
    fn cuStreamGetId or cuStreamGetId_ptsz(default; stream: CUstream, id: Out<u64>) {
        let target = Target::of(stream, default)?;
        id.set(target.stream.id)
    }

    /// Whether all work of a stream is done.
    fn cuStreamQuery or cuStreamQuery_ptsz(default; stream: CUstream) {
        let target = Target::in_callback(stream, default)?;
        let idle = target.context.streams.is_idle(&target.stream);
        // Asked again: the fault of the last kernel may have come in between.
        target.context.healthy()?;
        if idle { Ok(()) } else { Err(CudaError::NOT_READY) }
    }

    /// Waits for all work of a stream.
    fn cuStreamSynchronize or cuStreamSynchronize_ptsz(default; stream: CUstream) {
        let target = Target::of(stream, default)?;
        target.context.streams.wait_for(&target.stream);
        target.context.healthy()
    }

    /// Lets later work of a stream wait for an event.
    fn cuStreamWaitEvent or cuStreamWaitEvent_ptsz(default; stream: CUstream, event: CUevent, flags: c_uint) {
        let target = Target::of(stream, default)?;
        let event = driver()?.events.get(event.0).ok_or(CudaError::INVALID_HANDLE)?;
        match flags {
            0 => {}
            WAIT_EXTERNAL => return Err(CudaError::ILLEGAL_STATE),
            _ => return Err(CudaError::INVALID_VALUE),
        }
        if let Some(place) = event.recorded() {
            target.context.streams.order_after(&target.stream, place);
        }
        Ok(())
    }

    /// Calls a function of the program when earlier work of the stream is done, and also when the context failed.
    fn cuStreamAddCallback or cuStreamAddCallback_ptsz(
        default;
        stream: CUstream, callback: Option<CUstreamCallback>, user_data: *mut c_void, flags: c_uint,
    ) {
        let target = Target::of(stream, default)?;
        let callback = callback.filter(|_| flags == 0).ok_or(CudaError::INVALID_VALUE)?;
        let data = UserData(user_data.expose_provenance());
        let context = Arc::clone(&target.context);
        let call = move || {
            let status = context.fault_code();
            // SAFETY: the program vouches for the function, and for its data until it was called.
            in_callback(|| unsafe { callback(stream, status, data.pointer()) });
        };
        target.context.streams.submit(&target.stream, Box::new(call));
        Ok(())
    }

    /// Calls a function of the program when earlier work of the stream is done, unless the context failed.
    fn cuLaunchHostFunc or cuLaunchHostFunc_ptsz(
        default;
        stream: CUstream, function: Option<CUhostFn>, user_data: *mut c_void,
    ) {
        let target = Target::of(stream, default)?;
        let function = function.ok_or(CudaError::INVALID_VALUE)?;
        let data = UserData(user_data.expose_provenance());
        // SAFETY: the program vouches for the function, and for its data until it was called.
        target.submit(move |_| in_callback(|| unsafe { function(data.pointer()) }));
        Ok(())
    }

    /// Whether a stream's work is being captured into a graph: never.
    fn cuStreamIsCapturing or cuStreamIsCapturing_ptsz(default; stream: CUstream, status: Out<c_uint>) {
        Target::of(stream, default)?;
        status.set(NOT_CAPTURING)
    }

    /// The capture that a stream's work goes into: none.
    fn cuStreamGetCaptureInfo or cuStreamGetCaptureInfo_ptsz(
        default;
        stream: CUstream, status: Out<c_uint>, id: Out<u64>,
    ) {
        Target::of(stream, default)?;
        id.set_if_wanted(0);
        status.set(NOT_CAPTURING)
    }

    /// The capture that a stream's work goes into, with its graph: none.
    fn cuStreamGetCaptureInfo_v2 or cuStreamGetCaptureInfo_v2_ptsz(
        default;
        stream: CUstream, status: Out<c_uint>, id: Out<u64>,
        _graph: Out<usize>, _dependencies: Out<usize>, _count: Out<usize>,
    ) {
        Target::of(stream, default)?;
        id.set_if_wanted(0);
        status.set(NOT_CAPTURING)
    }
}

thread_local! {
    /// `CUstreamCaptureMode` of the thread, which is kept only to be given back.
    static CAPTURE_MODE: Cell<c_uint> = const { Cell::new(0) };
}

driver_functions! {
    /// Sets what a capture forbids to the calling thread, and returns what was set before.
    fn cuThreadExchangeStreamCaptureMode(mode: Out<c_uint>) {
        driver()?;
        let wanted = mode.get()?;
        if wanted > LAST_CAPTURE_MODE {
            return Err(CudaError::INVALID_VALUE);
        }
        mode.set(CAPTURE_MODE.replace(wanted))
    }
}
