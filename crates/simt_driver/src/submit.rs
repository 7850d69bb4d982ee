//! From a checked operation to work in a stream.

use std::sync::Arc;

use simt::memory::MemoryError;

use crate::abi::CUstream;
use crate::boundary::DefaultStream;
use crate::context::{self, Context};
use crate::copy::{Copy, Fill, Place};
use crate::driver::{Driver, driver, driver_in_callback};
use crate::error::{CudaError, CudaResult};
use crate::queue::Stream;

/// A copy from pageable memory of up to so many bytes is staged, so that the call can return at once (CUDA driver API,
/// "API synchronization behavior").
const STAGED: u64 = 64 << 10;

/// A stream and its context, which is fit for work.
pub(crate) struct Target {
    pub(crate) context: Arc<Context>,
    pub(crate) stream: Arc<Stream>,
}

impl Target {
    /// The stream of this handle.
    pub(crate) fn of(stream: CUstream, default: DefaultStream) -> CudaResult<Target> {
        driver()?;
        Target::in_callback(stream, default)
    }

    /// [`Target::of`], which a stream's callback may ask for too.
    pub(crate) fn in_callback(stream: CUstream, default: DefaultStream) -> CudaResult<Target> {
        let default = match stream {
            CUstream::NULL => Some(default),
            CUstream::LEGACY => Some(DefaultStream::Legacy),
            CUstream::PER_THREAD => Some(DefaultStream::PerThread),
            _ => None,
        };
        if let Some(default) = default {
            let context = context::current_in_callback()?;
            let stream = match default {
                DefaultStream::Legacy => context.streams.legacy(),
                DefaultStream::PerThread => context.streams.per_thread(),
            };
            return Ok(Target { context, stream });
        }
        let stream = driver_in_callback()?.streams.get(stream.0).ok_or(CudaError::INVALID_HANDLE)?;
        let context = stream.owner.context()?;
        context.healthy()?;
        Ok(Target { context, stream })
    }

    /// Appends `action`, which is left out if a fault puts an end to the context before its turn comes.
    pub(crate) fn submit(&self, action: impl FnOnce(&Context) + Send + 'static) {
        self.context.streams.submit(&self.stream, guarded(&self.context, action));
    }

    /// [`Target::submit`], and waits until it is done.
    pub(crate) fn submit_and_wait(&self, action: impl FnOnce(&Context) + Send + 'static) -> CudaResult {
        self.context.streams.submit_and_wait(&self.stream, guarded(&self.context, action));
        self.context.healthy()
    }

    /// Fills memory, in the stream's order. A `synchronous` call waits if the host can see the memory.
    pub(crate) fn fill(&self, driver: &'static Driver, fill: Fill, synchronous: bool) -> CudaResult {
        fill.check(driver)?;
        if fill.is_empty() {
            return Ok(());
        }
        let waits = synchronous && on_host(driver, Place::Known(fill.address));
        let run = move |context: &Context| finish(context, "memset", fill.run(&driver.memory));
        if waits {
            return self.submit_and_wait(run);
        }
        self.submit(run);
        Ok(())
    }

    /// Copies in the stream's order. Whether the call waits is as CUDA defines it: `synchronous` calls wait, but for
    /// copies within the device; others wait only if pageable memory would have to stay unchanged after them.
    ///
    /// # Safety
    ///
    /// Pageable sides must be valid for the copy until this returns, and what the device can reach of the host until
    /// the copy is done.
    pub(crate) unsafe fn copy(&self, driver: &'static Driver, copy: Copy, synchronous: bool) -> CudaResult {
        copy.check(driver)?;
        if copy.is_empty() {
            return Ok(());
        }
        let (to, from) = (copy.to.place, copy.from.place);
        let run = move |context: &Context| {
            // SAFETY: the caller vouches for pageable memory until this work is done: either the call waits for it,
            // or no side is pageable.
            finish(context, "copy", unsafe { copy.run(&driver.memory) });
        };
        if to.is_pageable() || from.is_pageable() {
            if !synchronous && !to.is_pageable() && copy.bytes() <= STAGED && copy.height * copy.depth == 1 {
                self.copy_staged(driver, copy);
                return Ok(());
            }
            return self.submit_and_wait(run);
        }
        if synchronous && (on_host(driver, to) || on_host(driver, from)) {
            return self.submit_and_wait(run);
        }
        self.submit(run);
        Ok(())
    }

    /// Copies a row of pageable memory as it is now.
    fn copy_staged(&self, driver: &'static Driver, copy: Copy) {
        let (Place::Known(to), Place::Pageable(from)) = (copy.to.place, copy.from.place) else { return };
        let from: *const u8 = std::ptr::with_exposed_provenance(from as usize);
        // SAFETY: the caller of the driver function vouches for `width` readable bytes, at least during the call.
        let bytes = unsafe { std::slice::from_raw_parts(from, copy.width as usize) }.to_vec();
        self.submit(move |context| finish(context, "copy", driver.memory.write(to, &bytes)));
    }
}

/// Whether the host can see what is there.
fn on_host(driver: &Driver, place: Place) -> bool {
    match place {
        Place::Pageable(_) => true,
        Place::Known(address) => driver.allocations.find(address).is_some_and(|range| range.on_host()),
    }
}

fn guarded(context: &Arc<Context>, action: impl FnOnce(&Context) + Send + 'static) -> crate::queue::Action {
    let context = Arc::clone(context);
    Box::new(move || {
        if context.healthy().is_ok() {
            action(&context);
        }
    })
}

/// Ends the context if memory that was there when the operation was submitted is gone.
fn finish(context: &Context, operation: &str, result: Result<(), MemoryError>) {
    if let Err(error) = result {
        eprintln!("simulated GPU: {operation}: {error}");
        context.fail(CudaError::ILLEGAL_ADDRESS);
    }
}
