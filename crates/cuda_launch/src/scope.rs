//! Streams beside the queue, for as long as a scope lasts.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind};
use std::rc::Rc;

use cuda_std::launch::KernelCall;
use cust::stream::{Stream, StreamFlags};

use crate::config::Config;
use crate::device::Device;
use crate::error::{Checked, Error, Result};
use crate::kernels::LoadedKernels;
use crate::launch::{self, Launch};

/// A scope of [`Device::scope`], in which streams run beside the device's queue.
///
/// What is launched on a stream borrows its arguments for `'scope`, which lasts until the scope has waited for every
/// stream, as threads of [`std::thread::scope`] do. There is no guard that could be forgotten: the streams belong to
/// the scope, and `Device::scope` waits even if its closure panics.
pub struct Scope<'scope, 'env: 'scope> {
    device: &'env Device,
    streams: RefCell<Vec<Rc<Stream>>>,
    /// Invariant, so that `'scope` cannot be taken for a shorter one, which ends before the scope has waited.
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

/// A stream of a [`Scope`].
pub struct ScopedStream<'scope, 'env> {
    scope: &'scope Scope<'scope, 'env>,
    stream: Rc<Stream>,
    /// What was on the queue when this stream waited for it last; see [`Device::entries`].
    seen: Cell<Option<u64>>,
}

impl<'env> Scope<'_, 'env> {
    #[track_caller]
    pub(crate) fn run<T>(
        device: &'env Device,
        body: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> Result<T>,
    ) -> Result<T> {
        let scope = Scope { device, streams: RefCell::default(), scope: PhantomData, env: PhantomData };
        // The arguments stay borrowed until here, and a panic must not let them go before the wait.
        let result = catch_unwind(AssertUnwindSafe(|| body(&scope)));
        let waited = scope.wait();
        match result {
            Ok(result) => result.and_then(|value| waited.map(|()| value)),
            Err(panic) => resume_unwind(panic),
        }
    }
}

impl<'scope, 'env> Scope<'scope, 'env> {
    /// A new stream. What is launched on it starts after what is on the device's queue at that time, and runs beside
    /// what is on other streams and what comes to the queue later.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn stream(&'scope self) -> Result<ScopedStream<'scope, 'env>> {
        self.device.make_current()?;
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None).checked(|| "create a stream".into())?;
        let stream = Rc::new(stream);
        self.streams.borrow_mut().push(Rc::clone(&stream));
        Ok(ScopedStream { scope: self, stream, seen: Cell::new(None) })
    }

    /// The device whose scope it is.
    pub fn device(&self) -> &'env Device {
        self.device
    }
}

impl Scope<'_, '_> {
    /// Waits for every stream, and returns the first error.
    #[track_caller]
    fn wait(&self) -> Result {
        let mut result = self.device.make_current();
        for stream in self.streams.take() {
            // A stream that cannot be waited for is one whose context a fault has ended, with all that ran in it.
            let done = stream.synchronize().checked(|| "finish the kernels of a stream".into());
            result = result.and(done);
        }
        result
    }
}

impl<'scope> ScopedStream<'scope, '_> {
    /// Puts a kernel on the stream, without waiting for it: its arguments stay borrowed until the scope ends. A grid
    /// with an extent of 0 launches nothing.
    ///
    /// # Errors
    /// As [`LoadedKernels::launch`]. A fault of the kernel is reported when the scope ends.
    #[track_caller]
    pub fn launch(
        &self,
        kernels: &'scope LoadedKernels,
        config: impl Into<Config>,
        call: KernelCall<'scope>,
    ) -> Result {
        let device = self.scope.device;
        if kernels.device().queue_id() != device.queue_id() {
            return Err(Error::KernelsOfOtherDevice { kernel: call.name(), at: Location::caller() });
        }
        kernels.check(&call)?;
        device.make_current()?;
        let entries = device.entries();
        if self.seen.replace(Some(entries)) != Some(entries) {
            device.hold_back(&self.stream).inspect_err(|_| self.seen.set(None))?;
        }
        let launch = Launch { module: kernels.module(), stream: &self.stream, config: config.into() };
        // SAFETY: `check` compared the parameters, and `Ptx` promises that they mean the same. All memory stays
        // borrowed for `'scope`, which ends after the wait for this stream; what the queue did to it before is done
        // when the kernel starts.
        unsafe { launch::start(&launch, call) }
    }

    /// The stream, for cust's events and callbacks.
    pub fn as_cust(&self) -> &Stream {
        &self.stream
    }
}

impl fmt::Debug for Scope<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scope").field("streams", &self.streams.borrow().len()).finish_non_exhaustive()
    }
}

impl fmt::Debug for ScopedStream<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopedStream").finish_non_exhaustive()
    }
}
