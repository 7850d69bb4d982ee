//! The simulated driver's own interface, beside the CUDA driver API: how to simulate, and what was seen.
//!
//! A program that has this crate linked in calls the functions here. Foreign programs are steered by environment
//! variables, read at `cuInit`:
//!
//! | variable | meaning |
//! | --- | --- |
//! | `WARPBOOK_SIM_MODE` | `fast` (the default) or `counting` |
//! | `WARPBOOK_SIM_SEED` | a number: run blocks and warps in the order of this seed |
//! | `WARPBOOK_SIM_BUDGET` | warp instructions that a block may execute before it counts as hung |
//! | `WARPBOOK_SIM_CC` | compute capability of the device, such as `9.0` (the default) |
//! | `WARPBOOK_SIM_PTX` | newest PTX version that is accepted, such as `9.0` (the default, as NVIDIA's driver for CUDA 13.0) |
//! | `WARPBOOK_SIM_THREADS` | how many CPU threads a kernel may use |
//! | `WARPBOOK_SIM_REPORT` | a file that gets one line of JSON for each launch |
//!
//! `CUDA_LAUNCH_BLOCKING=1` makes every launch wait for its kernel, as on NVIDIA's driver.

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use simt::{DeviceModel, Fault, LaunchConfig, LaunchReport, Mode, PrintSink, StdoutSink};

use crate::json;

/// How kernels are simulated from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// What to find out about a launch.
    pub mode: Mode,
    /// Order of blocks and warps; `None` is ascending.
    pub seed: Option<u64>,
    /// Warp instructions that a block may execute before it counts as hung.
    pub budget: u64,
    /// Compute capability of the device, major and minor. A change holds for contexts created afterwards.
    pub capability: (u32, u32),
    /// Newest PTX version that is accepted; a driver takes none that is newer than itself.
    pub newest_ptx: (u32, u32),
    /// CPU threads for a kernel; `None` is one a core.
    pub threads: Option<usize>,
    /// Whether to keep the reports of launches for [`take_launches`].
    pub record: bool,
    /// Whether a kernel's fault is printed to standard error, as well as kept for [`take_faults`], and so is why a module
    /// was not loaded if the program gave no buffer for the compiler's messages.
    pub print_faults: bool,
    /// A file that gets one line of JSON for each launch.
    pub report: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::Fast,
            seed: None,
            budget: LaunchConfig::DEFAULT_BUDGET,
            capability: DeviceModel::default().compute_capability,
            newest_ptx: (9, 0),
            threads: None,
            record: false,
            print_faults: true,
            report: None,
        }
    }
}

/// An environment variable that steers the simulation and holds something else than it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{variable}={value}: {rule}")]
pub struct EnvironmentError {
    variable: &'static str,
    value: String,
    rule: &'static str,
}

impl Options {
    /// The defaults, changed by what the environment says.
    ///
    /// # Errors
    ///
    /// [`EnvironmentError`] names the first variable whose value cannot be understood.
    pub fn from_environment() -> Result<Options, EnvironmentError> {
        Options::from_variables(|name| {
            std::env::var_os(name).map(|value| value.to_string_lossy().into_owned())
        })
    }

    fn from_variables(value_of: impl Fn(&str) -> Option<String>) -> Result<Options, EnvironmentError> {
        let mut options = Options::default();
        let read = |variable, rule, take: &mut dyn FnMut(&str) -> Option<()>| match value_of(variable) {
            None => Ok(()),
            Some(value) if value.is_empty() => Ok(()),
            Some(value) => take(&value).ok_or(EnvironmentError { variable, value, rule }),
        };
        read("WARPBOOK_SIM_MODE", "use `fast` or `counting`", &mut |value| {
            options.mode = match value {
                "fast" => Mode::Fast,
                "counting" => Mode::Counting,
                _ => return None,
            };
            Some(())
        })?;
        read("WARPBOOK_SIM_SEED", "use a number from 0 to 2^64-1", &mut |value| {
            options.seed = Some(value.parse().ok()?);
            Some(())
        })?;
        read("WARPBOOK_SIM_BUDGET", "use a number of warp instructions, at least 1", &mut |value| {
            options.budget = value.parse().ok().filter(|&budget| budget > 0)?;
            Some(())
        })?;
        read("WARPBOOK_SIM_CC", "use a compute capability such as 9.0", &mut |value| {
            options.capability = version(value)?;
            Some(())
        })?;
        read("WARPBOOK_SIM_PTX", "use a PTX version such as 9.0", &mut |value| {
            options.newest_ptx = version(value)?;
            Some(())
        })?;
        read("WARPBOOK_SIM_THREADS", "use a number of CPU threads, at least 1", &mut |value| {
            options.threads = Some(value.parse().ok().filter(|&threads| threads > 0)?);
            Some(())
        })?;
        options.report = value_of("WARPBOOK_SIM_REPORT").filter(|path| !path.is_empty()).map(PathBuf::from);
        Ok(options)
    }
}

/// Two numbers around a point, the first at least 1.
fn version(text: &str) -> Option<(u32, u32)> {
    let (major, minor) = text.split_once('.')?;
    Some((major.parse().ok().filter(|&major| major > 0)?, minor.parse().ok()?))
}

/// Takes what kernels print.
type Sink = Arc<dyn PrintSink + Send + Sync>;

struct State {
    /// `None` until someone configures or asks.
    options: Option<Options>,
    launches: Vec<LaunchReport>,
    faults: Vec<Fault>,
    sink: Option<Sink>,
    report: Option<(PathBuf, File)>,
}

static STATE: Mutex<State> =
    Mutex::new(State { options: None, launches: Vec::new(), faults: Vec::new(), sink: None, report: None });

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sets how kernels are simulated. Launches that are already submitted keep what was set before.
pub fn configure(options: Options) {
    state().options = Some(options);
}

/// How kernels are simulated: what was configured, or else what the environment says.
///
/// # Errors
///
/// [`EnvironmentError`] if nothing was configured and the environment cannot be understood.
pub fn options() -> Result<Options, EnvironmentError> {
    let mut state = state();
    if let Some(options) = &state.options {
        return Ok(options.clone());
    }
    let options = Options::from_environment()?;
    state.options = Some(options.clone());
    Ok(options)
}

/// The reports of all launches that ended since the last call, in the order in which they ended. Empty unless
/// [`Options::record`] is set. Synchronise first to be sure that a launch has ended.
pub fn take_launches() -> Vec<LaunchReport> {
    std::mem::take(&mut state().launches)
}

/// The faults of all kernels that ended since the last call.
pub fn take_faults() -> Vec<Fault> {
    std::mem::take(&mut state().faults)
}

/// Sends what kernels print to `sink`; `None` sends it to standard output again.
pub fn set_print_sink(sink: Option<Arc<dyn PrintSink + Send + Sync>>) {
    state().sink = sink;
}

/// Where a kernel that starts now prints to.
pub(crate) fn print_sink() -> Arc<dyn PrintSink + Send + Sync> {
    state().sink.clone().unwrap_or_else(|| Arc::new(StdoutSink))
}

/// Takes note of a launch that ended well, under the options that it was submitted with.
pub(crate) fn note_launch(report: LaunchReport, options: &Options) {
    let mut state = state();
    if let Some(path) = &options.report
        && let Err(error) = write_line(&mut state.report, path, &json::launch(&report))
    {
        eprintln!("simt_driver: WARPBOOK_SIM_REPORT={}: {error}", path.display());
    }
    if options.record {
        state.launches.push(report);
    }
}

/// Takes note of a kernel's fault.
pub(crate) fn note_fault(fault: Fault, options: &Options) {
    if options.print_faults {
        eprintln!("simulated GPU: {fault}");
    }
    let mut state = state();
    if let Some(path) = &options.report
        && let Err(error) = write_line(&mut state.report, path, &json::fault(&fault))
    {
        eprintln!("simt_driver: WARPBOOK_SIM_REPORT={}: {error}", path.display());
    }
    state.faults.push(fault);
}

/// Tells why an image was not loaded, to a program that has no other way to know.
pub(crate) fn note_refused_image(log: &str) {
    if state().options.as_ref().is_none_or(|options| options.print_faults) {
        eprintln!("simulated GPU: the module was not loaded: {log}");
    }
}

/// Appends a line to the report's file, which is opened, and emptied, when it is first named.
fn write_line(open: &mut Option<(PathBuf, File)>, path: &PathBuf, line: &str) -> std::io::Result<()> {
    if open.as_ref().is_none_or(|(name, _)| name != path) {
        *open = Some((path.clone(), File::create(path)?));
    }
    match open {
        Some((_, file)) => writeln!(file, "{line}"),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(variables: &[(&str, &str)]) -> Result<Options, EnvironmentError> {
        Options::from_variables(|name| {
            variables.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_changes_the_defaults() {
        assert_eq!(parse(&[]), Ok(Options::default()));
        let options = parse(&[
            ("WARPBOOK_SIM_MODE", "counting"),
            ("WARPBOOK_SIM_SEED", "7"),
            ("WARPBOOK_SIM_BUDGET", "1000"),
            ("WARPBOOK_SIM_CC", "12.0"),
            ("WARPBOOK_SIM_PTX", "9.5"),
            ("WARPBOOK_SIM_THREADS", "3"),
            ("WARPBOOK_SIM_REPORT", "out.jsonl"),
        ])
        .unwrap();
        assert_eq!((options.mode, options.seed, options.budget), (Mode::Counting, Some(7), 1000));
        assert_eq!((options.capability, options.newest_ptx, options.threads), ((12, 0), (9, 5), Some(3)));
        assert_eq!(options.report, Some(PathBuf::from("out.jsonl")));
    }

    #[test]
    fn a_value_that_makes_no_sense_is_named() {
        for (variable, value) in [
            ("WARPBOOK_SIM_MODE", "slow"),
            ("WARPBOOK_SIM_SEED", "-1"),
            ("WARPBOOK_SIM_BUDGET", "0"),
            ("WARPBOOK_SIM_CC", "90"),
            ("WARPBOOK_SIM_PTX", "new"),
            ("WARPBOOK_SIM_THREADS", "none"),
        ] {
            let error = parse(&[(variable, value)]).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{variable}={value}: use ")), "{error}");
        }
    }
}
