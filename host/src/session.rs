//! A device, opened: its context, the loaded kernels, and one case after another on them.

use cuda_launch::{Device, LoadedKernels, Ptx};
use cuda_loader::{Backend, DeviceChoice};
use cust::module::Module;
use simt::{LaunchReport, Mode};
use simt_driver::control;

use crate::case::{Case, CaseError, CaseResult, Findings, Repeat, driver_name};
use crate::catalogue::{Problem, Size, Work};
use crate::error::Error;
use crate::select::Selected;
use crate::shape::Shape;

/// PTX and where it came from.
#[derive(Clone, Debug)]
pub struct Kernels {
    /// The text.
    pub ptx: String,
    /// A file's path, or what else to call it in errors.
    pub origin: String,
}

/// Start of the comment in which `cuda_builder` tells the code generator, ahead of the PTX.
const HEADING: &str = "// Code generator: ";

impl Kernels {
    /// What made the PTX of the LLVM IR: `llvm`, `nvvm`, or `unknown` for PTX that is not of this workspace.
    pub fn codegen(&self) -> &str {
        let first = self.ptx.lines().next().unwrap_or_default();
        first.strip_prefix(HEADING).map_or("unknown", str::trim)
    }
}

/// How cases are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Seed of the input data.
    pub seed: u64,
    /// Order of blocks and warps on the simulator; ascending if `None`.
    pub order: Option<u64>,
    /// How often kernels run.
    pub repeat: Repeat,
    /// Whether the simulator counts.
    pub counters: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { seed: 1, order: None, repeat: Repeat::default(), counters: false }
    }
}

/// What became of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every check held.
    Passed,
    /// A check or a driver call failed.
    Failed,
    /// The device lacks what the variant needs.
    Skipped,
}

/// The result of one variant on one shape.
#[derive(Clone, Debug)]
pub struct CaseReport {
    /// The algorithm's id.
    pub algorithm: &'static str,
    /// The variant's id.
    pub variant: &'static str,
    /// Ids of the notes that it covers.
    pub notes: Vec<&'static str>,
    /// The code generator of the kernels; see [`Kernels::codegen`].
    pub codegen: String,
    /// `tiny`, `notes`, `large`, or `custom`.
    pub size: String,
    /// The dimensions.
    pub shape: Shape,
    /// What became of it.
    pub status: Status,
    /// Why it failed or was skipped, or what else there is to tell.
    pub messages: Vec<String>,
    /// What the case found.
    pub findings: Findings,
    /// What an ideal kernel moves and does.
    pub work: Work,
    /// The simulator's reports of the last run's launches.
    pub reports: Vec<LaunchReport>,
}

impl CaseReport {
    /// Median of the timed runs in milliseconds; `None` if nothing was launched.
    pub fn millis(&self) -> Option<f64> {
        self.findings.median()
    }
}

/// What became of a case, and what the simulator tells about it.
#[derive(Debug)]
pub struct Attempt {
    /// What the case found, or what stopped it.
    pub result: Result<Findings, Error>,
    /// The simulator's reports of the last run's launches.
    pub reports: Vec<LaunchReport>,
    /// The simulator's words on each fault.
    pub faults: Vec<String>,
}

/// What a device is, in words and numbers.
#[derive(Clone, Debug)]
pub struct DeviceInfo {
    /// The device's own name.
    pub name: String,
    /// Its compute capability.
    pub capability: (u32, u32),
    /// The driver that answers.
    pub backend: Backend,
}

impl DeviceInfo {
    /// `sim` or `cuda:0`.
    pub fn id(&self) -> String {
        match &self.backend {
            Backend::Sim => "sim".into(),
            Backend::Cuda { ordinal, .. } => format!("cuda:{ordinal}"),
        }
    }

    /// Whether it is the simulator.
    pub fn is_simulated(&self) -> bool {
        self.backend == Backend::Sim
    }
}

/// An open device with the kernels loaded.
pub struct Session {
    info: DeviceInfo,
    kernels: Kernels,
    choice: DeviceChoice,
    /// What the environment says about simulating; `None` on a GPU.
    simulator: Option<control::Options>,
    loaded: Option<LoadedKernels>,
    /// A kernel never ended, and keeps the device.
    hangs: bool,
}

impl Session {
    /// Chooses the driver (once a process), opens the device and loads the kernels.
    ///
    /// # Errors
    /// No such device; PTX that the driver does not take.
    pub fn open(choice: DeviceChoice, kernels: Kernels) -> Result<Session, Error> {
        let backend = cuda_loader::select(choice)?;
        let simulator = control::options()?;
        let simulator = (backend == Backend::Sim).then_some(simulator);
        let loaded = load(choice, &kernels)?;
        let device = loaded.device();
        let info = DeviceInfo { name: device.name().to_owned(), capability: device.capability(), backend };
        Ok(Session { info, kernels, choice, simulator, loaded: Some(loaded), hangs: false })
    }

    /// The device.
    pub fn device(&self) -> &DeviceInfo {
        &self.info
    }

    /// The kernels' text.
    pub fn kernels(&self) -> &Kernels {
        &self.kernels
    }

    /// The loaded kernels.
    ///
    /// # Errors
    /// The driver's, if they have to be loaded again.
    pub fn module(&mut self) -> Result<&Module, Error> {
        Ok(self.ready()?.module())
    }

    /// Forgets the loaded kernels and the context; the next use makes both anew. After a fault in a kernel, which stays with
    /// the context that sessions of one device share.
    pub fn reset(&mut self) {
        self.loaded = None;
    }

    fn ready(&mut self) -> Result<&LoadedKernels, Error> {
        if self.hangs {
            return Err(CaseError::Stopped("not run: an earlier kernel still keeps the device".into()).into());
        }
        if self.loaded.is_none() {
            self.loaded = Some(load(self.choice, &self.kernels)?);
        }
        // Filled just above; the alternative is a second lookup of the same thing.
        self.loaded.as_ref().ok_or_else(|| CaseError::Stopped("the kernels are not loaded".into()).into())
    }

    /// Runs one variant of `problem`, which was made for `shape`.
    pub fn run(
        &mut self,
        selected: &Selected,
        size: Option<Size>,
        shape: &Shape,
        problem: &dyn Problem,
        options: &Options,
    ) -> CaseReport {
        let mut report = CaseReport {
            algorithm: selected.entry.id(),
            variant: selected.info.id,
            notes: selected.notes(),
            codegen: self.kernels.codegen().to_owned(),
            size: size.map_or_else(|| "custom".into(), |size| size.to_string()),
            shape: shape.clone(),
            status: Status::Passed,
            messages: Vec::new(),
            findings: Findings::default(),
            work: selected.entry.work(shape),
            reports: Vec::new(),
        };
        let (has, needs) = (self.info.capability, selected.info.capability);
        if has < needs {
            report.status = Status::Skipped;
            report.messages.push(format!(
                "needs compute capability {}.{}, this device has {}.{}",
                needs.0, needs.1, has.0, has.1
            ));
            return report;
        }
        let attempt = self.attempt(options, |case| problem.run(selected.variant, case));
        match attempt.result {
            Ok(findings) => {
                report.messages.clone_from(&findings.failures);
                report.messages.extend(findings.remarks.iter().cloned());
                if !findings.failures.is_empty() {
                    report.status = Status::Failed;
                }
                report.findings = findings;
            }
            Err(error) => {
                report.status = Status::Failed;
                report.messages.push(error.to_string());
                report.findings.max_error = f64::INFINITY;
            }
        }
        report.messages.extend(attempt.faults);
        report.reports = attempt.reports;
        report
    }

    /// Runs `body` on a case of its own; for tests and experiments that no catalogue entry covers.
    pub fn attempt(&mut self, options: &Options, body: impl FnOnce(&mut Case<'_>) -> CaseResult) -> Attempt {
        let simulated = self.simulator.is_some();
        if let Some(base) = &self.simulator {
            control::configure(control::Options {
                mode: if options.counters { Mode::Counting } else { base.mode },
                seed: options.order.or(base.seed),
                record: true,
                print_faults: false,
                ..base.clone()
            });
            control::take_launches();
            control::take_faults();
        }
        let result = self.ready().and_then(|loaded| {
            let mut case = Case::new(loaded, options.repeat, !simulated);
            match body(&mut case) {
                Err(error @ CaseError::Endless(_)) => {
                    case.abandon();
                    Err(error.into())
                }
                Err(error) => Err(error.into()),
                Ok(()) => Ok(case.finish()?),
            }
        });
        let last = match &result {
            Ok(findings) => findings.launches.len(),
            Err(Error::Driver(CaseError::Endless(_))) => {
                // Whatever is done to the context waits for the kernel: leave everything as it is.
                std::mem::forget(self.loaded.take());
                self.hangs = true;
                0
            }
            Err(_) => {
                // A fault stays with its context: the next case gets a new one.
                self.loaded = None;
                0
            }
        };
        let mut attempt = Attempt { result, reports: Vec::new(), faults: Vec::new() };
        if simulated {
            let mut launches = control::take_launches();
            attempt.reports = launches.split_off(launches.len().saturating_sub(last));
            attempt.faults = control::take_faults().iter().map(ToString::to_string).collect();
        }
        attempt
    }
}

fn load(choice: DeviceChoice, kernels: &Kernels) -> Result<LoadedKernels, Error> {
    let device = Device::open_on(choice).map_err(CaseError::from)?;
    // SAFETY: the PTX of this build's kernels, or what the user gave in its place with `--ptx`, for the kernels of the
    // catalogue. What kernels do inside device memory is what this program is there to find out.
    let ptx = unsafe { Ptx::from_text(&kernels.ptx) };
    device.load(ptx).map_err(|error| match error {
        cuda_launch::Error::RefusedPtx { code, log } => {
            Error::RefusedPtx { origin: kernels.origin.clone(), reason: driver_name(code), log }
        }
        other => CaseError::from(other).into(),
    })
}
