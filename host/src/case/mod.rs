//! One run of one variant: its buffers, its launches, its checks.
//!
//! A variant's function gets a [`Case`], uploads with [`Case::input`], makes room with [`Case::output`], launches inside
//! [`Case::run`] and compares with [`Case::check`]. Everything between — poisoning, warming up, repeating, timing by
//! events, canaries around buffers, the simulator's counters and faults — is done here, once for all algorithms.

mod buffer;
mod check;
mod element;
mod error;
mod launch;
mod pitched;

pub use buffer::{Input, Output};
pub use check::{Comparison, Expected, compare};
pub use cuda_launch::{Config, Extent, driver_name};
pub use element::Element;
pub use error::{CaseError, CaseResult, Checked};
pub use launch::{Gpu, LaunchRecord};
pub use pitched::Pitched;

use std::rc::Rc;
use std::time::{Duration, Instant};

use bytemuck::{cast_slice, cast_slice_mut};
use cuda_launch::{Device, LoadedKernels};
use cust::error::CudaError;
use cust::event::{Event, EventFlags, EventStatus};
use cust::module::Module;

use buffer::{Checksum, Refill, Region, STRETCH, zeros};
use check::{Comparing, Want};

/// How often a case runs its kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// Runs whose time is not looked at.
    pub warm_up: usize,
    /// Runs that are timed; at least one is made.
    pub timed: usize,
    /// How long a run may take.
    pub limit: Duration,
}

impl Repeat {
    /// Default [`Repeat::limit`].
    pub const LIMIT: Duration = Duration::from_secs(120);
}

impl Default for Repeat {
    fn default() -> Self {
        Repeat { warm_up: 0, timed: 1, limit: Repeat::LIMIT }
    }
}

/// What a case found.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Every check that failed, in words. Empty means passed.
    pub failures: Vec<String>,
    /// Largest absolute difference from the reference over all comparisons.
    pub max_error: f64,
    /// Number of comparisons and other checks made.
    pub checks: usize,
    /// Milliseconds of each timed run, by the driver's events.
    pub millis: Vec<f64>,
    /// The launches of the last run.
    pub launches: Vec<LaunchRecord>,
    /// A checksum of all data that was compared, in order: equal results on two devices have equal digests.
    pub digest: u64,
    /// Something worth telling of a case that passed.
    pub remarks: Vec<String>,
}

impl Findings {
    /// Median of the timed runs in milliseconds; `None` if nothing was launched.
    pub fn median(&self) -> Option<f64> {
        let mut millis = self.millis.clone();
        millis.sort_by(f64::total_cmp);
        let middle = millis.len() / 2;
        match millis.len() {
            0 => None,
            odd if odd % 2 == 1 => Some(millis[middle]),
            _ => Some((millis[middle - 1] + millis[middle]) / 2.0),
        }
    }
}

/// One run of one variant; see the module's documentation.
pub struct Case<'s> {
    kernels: &'s LoadedKernels,
    repeat: Repeat,
    guarded: bool,
    regions: Vec<Rc<Region>>,
    findings: Findings,
}

impl<'s> Case<'s> {
    /// A case on the device of these kernels. `guarded` puts canaries around buffers.
    pub(crate) fn new(kernels: &'s LoadedKernels, repeat: Repeat, guarded: bool) -> Self {
        Case { kernels, repeat, guarded, regions: Vec::new(), findings: Findings::default() }
    }

    fn device(&self) -> &'s Device {
        self.kernels.device()
    }

    /// Checks the canaries and the inputs, frees the buffers and gives what was found.
    ///
    /// # Errors
    /// The driver's.
    pub(crate) fn finish(mut self) -> CaseResult<Findings> {
        for region in &self.regions {
            if let Some(damage) = region.damage()? {
                self.findings.failures.push(damage);
            }
        }
        if self.findings.checks == 0 {
            self.findings.failures.push("the variant checked nothing".into());
        }
        Ok(self.findings)
    }

    /// Uploads data that kernels only read. It is verified unchanged at the end.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn input<T: Element>(&mut self, data: &[T]) -> CaseResult<Input<T>> {
        let bytes = cast_slice(data);
        let region = self.region(bytes.len(), Refill::Constant(Checksum::of(bytes)))?;
        region.upload(bytes)?;
        Ok(Input::new(region, data.len()))
    }

    /// Room for `len` elements that the kernels must write, every one; poisoned before each run.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn output<T: Element>(&mut self, len: usize) -> CaseResult<Output<T>> {
        self.filled(len, T::POISON)
    }

    /// Room for `len` elements that are all bytes zero when a run starts: counters, histograms.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn zeroed<T: Element>(&mut self, len: usize) -> CaseResult<Output<T>> {
        self.filled(len, 0)
    }

    /// Uploads data that the kernels change in place; restored before each run.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn in_out<T: Element>(&mut self, data: &[T]) -> CaseResult<Output<T>> {
        let bytes = cast_slice(data);
        let mut copy = self.device().allocate(bytes.len())?;
        copy.write(0, bytes)?;
        Ok(Output::new(self.region(bytes.len(), Refill::Restore(copy))?, data.len()))
    }

    #[track_caller]
    fn filled<T: Element>(&mut self, len: usize, byte: u8) -> CaseResult<Output<T>> {
        let region = self.region(len * size_of::<T>(), Refill::Byte(byte))?;
        Ok(Output::new(region, len))
    }

    /// A pitched allocation, which the case does not watch over: see [`Pitched`].
    ///
    /// # Errors
    /// The driver's: it allocates no empty memory.
    #[track_caller]
    pub fn pitched(&self, width: usize, height: usize, depth: usize) -> CaseResult<Pitched> {
        Pitched::new(self.device(), width, height, depth)
    }

    /// A new allocation, which the case looks after as long as it lasts.
    #[track_caller]
    fn region(&mut self, bytes: usize, refill: Refill) -> CaseResult<Rc<Region>> {
        let region = Rc::new(Region::new(self.device(), bytes, self.guarded, refill)?);
        self.regions.push(Rc::clone(&region));
        Ok(region)
    }

    /// Runs `body`, which launches on the [`Gpu`] that it gets: once, or as often as the user asked for. Before each
    /// run every buffer is brought back to what it held at first, so `body` may change buffers in place. What `body`
    /// does between its first and last launch counts in the measured time.
    ///
    /// # Errors
    /// `body`'s, and the driver's; a fault in a kernel is one of them.
    #[track_caller]
    pub fn run(&mut self, body: impl FnMut(&Gpu<'_>) -> CaseResult) -> CaseResult {
        self.run_after(|| Ok(()), body)
    }

    /// As [`Case::run`]; `prepare` is called before each run and does not count in its time. For memory that is not one of
    /// the case's buffers.
    ///
    /// # Errors
    /// As [`Case::run`], and `prepare`'s.
    #[track_caller]
    pub fn run_after(
        &mut self,
        mut prepare: impl FnMut() -> CaseResult,
        mut body: impl FnMut(&Gpu<'_>) -> CaseResult,
    ) -> CaseResult {
        for turn in 0..self.repeat.warm_up + self.repeat.timed.max(1) {
            for region in &self.regions {
                region.reset()?;
            }
            prepare()?;
            let queue = self.device().queue();
            let event = || Event::new(EventFlags::DEFAULT).checked(|| "create an event".into());
            let (start, stop) = (event()?, event()?);
            let gpu = Gpu::new(self.kernels);
            // What `prepare` does may be on the default stream, which the queue does not wait for.
            cust::context::CurrentContext::synchronize().checked(|| "prepare the buffers".into())?;
            start.record(queue).checked(|| "record an event".into())?;
            body(&gpu)?;
            stop.record(queue).checked(|| "record an event".into())?;
            self.wait_for(&stop)?;
            if turn >= self.repeat.warm_up {
                let millis = stop.elapsed_time_f32(&start).checked(|| "read the events' time".into())?;
                self.findings.millis.push(f64::from(millis));
            }
            self.findings.launches = gpu.into_launches();
        }
        Ok(())
    }

    /// Waits for an event. A kernel that does not end within [`Repeat::limit`] is an error: nothing can stop it, and without
    /// a limit it would stop this program.
    #[track_caller]
    fn wait_for(&self, event: &Event) -> CaseResult {
        const LONGEST_PAUSE: Duration = Duration::from_millis(2);
        let began = Instant::now();
        let mut pause = Duration::from_micros(20);
        loop {
            match event.query().checked(|| "finish the kernels".into())? {
                EventStatus::Ready => return Ok(()),
                EventStatus::NotReady if began.elapsed() > self.repeat.limit => {
                    return Err(CaseError::Endless(self.repeat.limit));
                }
                EventStatus::NotReady => {
                    std::thread::sleep(pause);
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Gives up the buffers without freeing them, whoever else has a handle: to free memory the driver would wait for the
    /// kernel that hangs.
    pub(crate) fn abandon(&mut self) {
        std::mem::forget(std::mem::take(&mut self.regions));
    }

    /// Runs `body`, whose launch the driver has to refuse with `code`. Another code, or none, is a failed check.
    ///
    /// # Errors
    /// What is not the driver's answer.
    #[track_caller]
    pub fn expect_refusal(
        &mut self,
        code: CudaError,
        body: impl FnOnce(&Gpu<'_>) -> CaseResult,
    ) -> CaseResult {
        let gpu = Gpu::new(self.kernels);
        self.findings.checks += 1;
        match body(&gpu) {
            Err(error) if error.code() == Some(code) => {
                self.findings.remarks.push(format!("refused as it must be: {error}"));
            }
            Err(error) if error.code().is_none() => return Err(error),
            Err(error) => {
                self.findings.failures.push(format!("expected {}, but {error}", driver_name(code)));
            }
            Ok(()) => {
                self.findings.failures.push(format!("expected {}, but the launch passed", driver_name(code)));
            }
        }
        Ok(())
    }

    /// Copies a buffer to the host.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn read<T: Element>(&self, buffer: &Output<T>) -> CaseResult<Vec<T>> {
        let mut data = zeros(buffer.len());
        buffer.region.download(0, cast_slice_mut(&mut data))?;
        Ok(data)
    }

    /// Compares a buffer with what the reference says.
    ///
    /// # Errors
    /// The driver's. A difference is recorded, and the case fails at its end.
    #[track_caller]
    pub fn check<T: Element>(&mut self, buffer: &Output<T>, expected: &Expected<T>) -> CaseResult {
        self.check_buffer(buffer, expected.want())
    }

    /// As [`Case::check`] for values that must be met bit for bit, those of NaNs included. An element that has to have all the bits of
    /// the poison may have them.
    ///
    /// # Errors
    /// As [`Case::check`].
    #[track_caller]
    pub fn check_bits<T: Element>(&mut self, buffer: &Output<T>, expected: &[T]) -> CaseResult {
        self.check_buffer(buffer, Want::Bits(expected))
    }

    /// Stretch by stretch, so that a large result is never on the host as a whole.
    #[track_caller]
    fn check_buffer<T: Element>(&mut self, buffer: &Output<T>, want: Want<'_, T>) -> CaseResult {
        let region = &buffer.region;
        let (len, stretch) = (buffer.len(), STRETCH / size_of::<T>());
        let (mut data, mut comparing) = (zeros(len.min(stretch)), Comparing::new(want));
        for start in (0..len).step_by(stretch) {
            let data = &mut data[..stretch.min(len - start)];
            region.download(start * size_of::<T>(), cast_slice_mut(data))?;
            comparing.take(data);
        }
        self.record(comparing);
        Ok(())
    }

    /// Compares data that is on the host already.
    pub fn check_data<T: Element>(&mut self, got: &[T], expected: &Expected<T>) {
        let mut comparing = Comparing::new(expected.want());
        comparing.take(got);
        self.record(comparing);
    }

    /// As [`Case::check_data`] for values that must be met bit for bit, those of NaNs included.
    pub fn check_data_bits<T: Element>(&mut self, got: &[T], expected: &[T]) {
        let mut comparing = Comparing::new(Want::Bits(expected));
        comparing.take(got);
        self.record(comparing);
    }

    fn record<T: Element>(&mut self, comparing: Comparing<'_, T>) {
        let len = comparing.expected();
        let (result, checksum) = comparing.finish();
        self.findings.digest = self.findings.digest.rotate_left(1) ^ checksum;
        self.findings.checks += 1;
        self.findings.max_error = self.findings.max_error.max(result.max_error);
        if result.wrong > 0 {
            let wrong = result.wrong;
            self.findings
                .failures
                .push(format!("{wrong} of {len} elements are wrong: {}", result.examples.join("; ")));
        }
    }

    /// Records any other check: `holds`, or it failed in these words.
    pub fn expect(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        self.findings.checks += 1;
        if !holds {
            self.findings.failures.push(otherwise());
        }
    }

    /// Something to tell of the case beyond its checks.
    pub fn remark(&mut self, words: impl Into<String>) {
        self.findings.remarks.push(words.into());
    }

    /// The loaded kernels, for their symbols.
    pub fn module(&self) -> &'s Module {
        self.kernels.module()
    }
}
