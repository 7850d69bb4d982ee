//! Events.

use std::ffi::c_uint;
use std::sync::Arc;

use crate::abi::{CUevent, CUstream, Out};
use crate::boundary::DefaultStream;
use crate::context::current;
use crate::driver::{driver, driver_in_callback};
use crate::error::{CudaError, CudaResult};
use crate::queue::Event;
use crate::registry::new_handle;
use crate::submit::Target;

/// `CU_EVENT_BLOCKING_SYNC`, `CU_EVENT_DISABLE_TIMING`, `CU_EVENT_INTERPROCESS`.
const EVENT_FLAGS: c_uint = 7;
const DISABLE_TIMING: c_uint = 2;
const INTERPROCESS: c_uint = 4;
/// `CU_EVENT_RECORD_EXTERNAL`, which is for graphs.
const RECORD_EXTERNAL: c_uint = 1;

/// The event of this handle, in a context that is fit for work; a stream's callback may ask for it too.
fn event(handle: CUevent) -> CudaResult<Arc<Event>> {
    let event = driver_in_callback()?.events.get(handle.0).ok_or(CudaError::INVALID_HANDLE)?;
    event.owner.context()?.healthy()?;
    Ok(event)
}

fn elapsed(milliseconds: Out<f32>, start: CUevent, end: CUevent) -> CudaResult {
    let (start, end) = (event(start)?, event(end)?);
    if milliseconds.required().is_err() {
        return Err(CudaError::INVALID_HANDLE);
    }
    milliseconds.set(Event::elapsed(&start, &end)?)
}

fn record(handle: CUevent, stream: CUstream, flags: c_uint, default: DefaultStream) -> CudaResult {
    driver()?;
    let event = event(handle)?;
    match flags {
        0 => {}
        RECORD_EXTERNAL => return Err(CudaError::ILLEGAL_STATE),
        _ => return Err(CudaError::INVALID_VALUE),
    }
    let target = Target::of(stream, default)?;
    if target.context.id != event.owner.id {
        return Err(CudaError::INVALID_HANDLE);
    }
    event.record(target.context.streams.mark(&target.stream));
    Ok(())
}

driver_functions! {
    /// Creates an event.
    fn cuEventCreate(handle: Out<CUevent>, flags: c_uint) {
        let context = current()?;
        handle.required()?;
        // An event for other processes must not take the time.
        if flags & !EVENT_FLAGS != 0 || flags & (INTERPROCESS | DISABLE_TIMING) == INTERPROCESS {
            return Err(CudaError::INVALID_VALUE);
        }
        let number = new_handle();
        let event = Event::new(context.owner(), flags & DISABLE_TIMING == 0);
        driver()?.events.insert(number, Arc::new(event));
        handle.set(CUevent(number))
    }

    /// Destroys an event. Streams that wait for it still do.
    fn cuEventDestroy_v2(handle: CUevent) {
        let driver = driver()?;
        event(handle)?;
        driver.events.remove(handle.0).map(|_| ()).ok_or(CudaError::INVALID_HANDLE)
    }

    /// Whether everything before an event is done.
    fn cuEventQuery(handle: CUevent) {
        let event = event(handle)?;
        let complete = event.is_complete();
        // Asked again: the fault of the last kernel may have come in between.
        event.owner.context()?.healthy()?;
        if complete { Ok(()) } else { Err(CudaError::NOT_READY) }
    }

    /// Waits for everything before an event.
    fn cuEventSynchronize(handle: CUevent) {
        driver()?;
        let event = event(handle)?;
        if let Some(place) = event.recorded() {
            place.wait();
        }
        event.owner.context()?.healthy()
    }

    /// Milliseconds between two events.
    fn cuEventElapsedTime(milliseconds: Out<f32>, start: CUevent, end: CUevent) {
        elapsed(milliseconds, start, end)
    }

    /// Milliseconds between two events, which on a GPU may be slightly off under load.
    fn cuEventElapsedTime_v2(milliseconds: Out<f32>, start: CUevent, end: CUevent) {
        elapsed(milliseconds, start, end)
    }
}

stream_functions! {
    /// Marks the current place in a stream.
    fn cuEventRecord or cuEventRecord_ptsz(default; event: CUevent, stream: CUstream) {
        record(event, stream, 0, default)
    }

    /// Marks the current place in a stream, with flags for graphs.
    fn cuEventRecordWithFlags or cuEventRecordWithFlags_ptsz(
        default;
        event: CUevent, stream: CUstream, flags: c_uint,
    ) {
        record(event, stream, flags, default)
    }
}
