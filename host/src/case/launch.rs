//! Launching: the session's queue and kernels, and the record of what was launched.

use std::cell::RefCell;
use std::ops::Range;

use bytemuck::cast_slice_mut;
use cuda_launch::{Config, Device, LoadedKernels, Scope, ScopedStream};
use cuda_std::launch::KernelCall;
use cust::module::Module;
use cust::stream::Stream;

use super::buffer::{Output, zeros};
use super::element::Element;
use super::error::{CaseError, CaseResult};

/// A launch that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchRecord {
    /// The kernel's name.
    pub kernel: &'static str,
    /// How it was launched.
    pub config: Config,
}

/// What a run launches on: the session's queue and kernels. See [`Case::run`](super::Case::run).
pub struct Gpu<'a> {
    kernels: &'a LoadedKernels,
    launches: RefCell<Vec<LaunchRecord>>,
}

impl<'a> Gpu<'a> {
    pub(super) fn new(kernels: &'a LoadedKernels) -> Self {
        Gpu { kernels, launches: RefCell::default() }
    }

    pub(super) fn into_launches(self) -> Vec<LaunchRecord> {
        self.launches.into_inner()
    }

    fn device(&self) -> &'a Device {
        self.kernels.device()
    }

    /// The queue's stream, which is timed.
    pub fn stream(&self) -> &'a Stream {
        self.device().queue()
    }

    /// The loaded kernels, for their symbols.
    pub fn module(&self) -> &'a Module {
        self.kernels.module()
    }

    /// Launches a kernel on the timed queue. A grid with an extent of 0 launches nothing: the driver refuses it, and
    /// an empty input has nothing to do.
    ///
    /// # Errors
    /// The driver's, on an unknown kernel or impossible sizes; a fault in the kernel itself shows at the next
    /// synchronisation.
    #[track_caller]
    pub fn launch(&self, config: impl Into<Config>, call: KernelCall<'_>) -> CaseResult {
        let (kernel, config) = (call.name(), config.into());
        self.kernels.launch(config, call)?;
        self.record(kernel, config);
        Ok(())
    }

    /// Launches on a stream of [`Gpu::scope`].
    ///
    /// # Errors
    /// As [`Gpu::launch`].
    #[track_caller]
    pub fn launch_on<'scope>(
        &self,
        stream: &ScopedStream<'scope, 'a>,
        config: impl Into<Config>,
        call: KernelCall<'scope>,
    ) -> CaseResult {
        let (kernel, config) = (call.name(), config.into());
        stream.launch(self.kernels, config, call)?;
        self.record(kernel, config);
        Ok(())
    }

    /// An empty grid was not launched.
    fn record(&self, kernel: &'static str, config: Config) {
        if !config.grid.contains(&0) {
            self.launches.borrow_mut().push(LaunchRecord { kernel, config });
        }
    }

    /// Gives `body` a scope for streams of its own. What they run starts after what the timed queue holds so far, and
    /// is done when this function returns, so it counts in the measured time.
    ///
    /// # Errors
    /// `body`'s, a kernel's fault, and the driver's.
    #[track_caller]
    pub fn scope<T>(
        &self,
        body: impl for<'scope> FnOnce(&'scope Scope<'scope, 'a>) -> CaseResult<T>,
    ) -> CaseResult<T> {
        // The scope has errors of its own type: a case's travels beside them.
        self.device().scope(|scope| Ok(body(scope)))?
    }

    /// Waits for the timed queue, for an algorithm whose next step depends on a result.
    ///
    /// # Errors
    /// A kernel's fault, or the driver's.
    #[track_caller]
    pub fn wait(&self) -> CaseResult {
        Ok(self.device().synchronize()?)
    }

    /// Waits for the timed queue and copies elements of a buffer to the host, for an algorithm whose next launch
    /// depends on them.
    ///
    /// # Errors
    /// A kernel's fault, the driver's, and a range beyond the buffer's end.
    #[track_caller]
    pub fn fetch<T: Element>(&self, buffer: &Output<T>, range: Range<usize>) -> CaseResult<Vec<T>> {
        let (start, len) = (range.start, range.len());
        if range.end > buffer.len() {
            return self.stop(format!("elements {range:?} of a buffer of {} were asked for", buffer.len()));
        }
        self.wait()?;
        let mut data = zeros(len);
        buffer.region.download(start * size_of::<T>(), cast_slice_mut(&mut data))?;
        Ok(data)
    }

    /// Stops the run with the host's own words.
    pub fn stop<T>(&self, why: impl Into<String>) -> CaseResult<T> {
        Err(CaseError::Stopped(why.into()))
    }
}
