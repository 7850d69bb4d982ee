//! Many kernels in many configurations: generated, compiled, run and compared.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Instant;

use cuda_builder::Arch;

use crate::device::{self, Compilation, Configuration};
use crate::error::{Error, Result};
use crate::generate::{self, Features};
use crate::host::HostProgram;
use crate::outcome::{self, Outcome};
use crate::program::Kernel;

/// What to compare, and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// Folder for crates, libraries and compiled core libraries.
    pub work: PathBuf,
    /// Folder into which libNVVM was fetched.
    pub nvvm: PathBuf,
    /// Configurations whose results are compared with the host's.
    pub configurations: Vec<Configuration>,
    /// The target.
    pub arch: Arch,
    /// Whether PTX has lines of the source.
    pub lines: bool,
    /// What is generated.
    pub features: Features,
    /// Compilers that may run at a time.
    pub jobs: usize,
}

/// A kernel whose result in a configuration is not the reference's.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The kernel's seed.
    pub seed: u64,
    /// The configuration.
    pub configuration: Configuration,
    /// The reference.
    pub expected: Outcome,
    /// What came out.
    pub found: Outcome,
    /// Where they differ.
    pub description: String,
}

/// Results of a batch.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Kernels that were compared in every configuration.
    pub kernels: usize,
    /// Kernels with barriers or operations of a warp among them.
    pub collective: usize,
    /// Kernels of which a thread panics.
    pub panics: usize,
    /// All differences.
    pub differences: Vec<Difference>,
    /// Seeds of kernels that break a rule, which is a defect of the generator.
    pub invalid: Vec<(u64, String)>,
    /// Seconds of each step, by name.
    pub seconds: Vec<(String, f64)>,
}

/// Makes the kernels of some seeds and compares them.
///
/// # Errors
/// What has nothing to do with the kernels: a missing toolchain, a full disk.
pub fn run(first: u64, count: usize, options: &Options) -> Result<Report> {
    let kernels: Vec<Kernel> =
        (0..count as u64).map(|at| generate::kernel(first.wrapping_add(at), &options.features)).collect();
    Ok(compare(&kernels, options)?.0)
}

/// Compares kernels, and gives their outcomes as well.
///
/// # Errors
/// As [`run`].
pub fn compare(kernels: &[Kernel], options: &Options) -> Result<(Report, Outcomes)> {
    let outcomes = outcomes(kernels, options)?;
    let mut report = Report { seconds: outcomes.seconds.clone(), ..Report::default() };
    for (at, kernel) in kernels.iter().enumerate() {
        let expected = &outcomes.reference[at];
        if let Outcome::Invalid(why) = expected {
            report.invalid.push((kernel.seed, why.clone()));
            continue;
        }
        report.kernels += 1;
        report.collective += usize::from(is_collective(kernel));
        report.panics += usize::from(*expected == Outcome::Panic);
        for (configuration, found) in &outcomes.found {
            if found[at] != *expected {
                report.differences.push(Difference {
                    seed: kernel.seed,
                    configuration: *configuration,
                    expected: expected.clone(),
                    found: found[at].clone(),
                    description: outcome::difference(kernel, expected, &found[at]),
                });
            }
        }
    }
    Ok((report, outcomes))
}

/// Whether threads of a kernel do something together.
fn is_collective(kernel: &Kernel) -> bool {
    let text = crate::print::module(kernel, "k");
    ["sync(", "sync_", "full()"].iter().any(|word| text.contains(word))
}

/// What kernels did.
#[derive(Debug, Default)]
pub struct Outcomes {
    /// On the host.
    pub reference: Vec<Outcome>,
    /// In each configuration.
    pub found: Vec<(Configuration, Vec<Outcome>)>,
    /// Seconds of each step, by name.
    pub seconds: Vec<(String, f64)>,
}

/// Runs kernels on the host and in every configuration.
///
/// # Errors
/// As [`run`].
pub fn outcomes(kernels: &[Kernel], options: &Options) -> Result<Outcomes> {
    // Configurations of one optimisation level share what rustc makes, so that they are one task.
    let mut tasks: Vec<Vec<Configuration>> = Vec::new();
    for configuration in &options.configurations {
        match tasks.iter_mut().find(|task| task[0].level() == configuration.level()) {
            Some(task) => task.push(*configuration),
            None => tasks.push(vec![*configuration]),
        }
    }
    let all = Mutex::new(Outcomes::default());
    let lock = || all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let queue = Mutex::new(tasks);
    let host = Mutex::new(Some(()));
    let work = || -> Result<()> {
        loop {
            let task = queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop();
            if let Some(task) = task {
                for configuration in task {
                    let (found, seconds) = configured(kernels, configuration, options)?;
                    let mut all = lock();
                    all.found.push((configuration, found));
                    all.seconds.extend(seconds);
                }
                continue;
            }
            if host.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take().is_none() {
                return Ok(());
            }
            let started = Instant::now();
            let reference = reference(kernels, &options.work)?;
            let mut all = lock();
            all.reference = reference;
            all.seconds.push(("host".to_owned(), started.elapsed().as_secs_f64()));
        }
    };
    together(options.jobs, work)?;
    let mut all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.found.sort_by_key(|(configuration, _)| *configuration as u8);
    Ok(all)
}

/// Runs `work` in so many threads, this one included.
///
/// # Errors
/// The first one of any thread.
pub(crate) fn together(jobs: usize, work: impl Fn() -> Result<()> + Sync) -> Result<()> {
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..jobs).map(|_| scope.spawn(&work)).collect();
        let own = work();
        others
            .into_iter()
            .try_for_each(|other| other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))?;
        own
    })
}

/// Runs kernels on the host. One that the host's compiler refuses is invalid.
///
/// # Errors
/// As [`run`].
pub fn reference(kernels: &[Kernel], work: &Path) -> Result<Vec<Outcome>> {
    let program = match HostProgram::build(work, kernels) {
        Err(Error::Host { .. }) if kernels.len() > 1 => {
            let (left, right) = kernels.split_at(kernels.len() / 2);
            let mut outcomes = reference(left, work)?;
            outcomes.extend(reference(right, work)?);
            return Ok(outcomes);
        }
        Err(error @ Error::Host { .. }) => return Ok(vec![Outcome::Invalid(error.to_string())]),
        other => other?,
    };
    let outcomes = kernels.iter().enumerate().map(|(number, kernel)| program.run(number, kernel)).collect();
    program.remove()?;
    Ok(outcomes)
}

/// Outcomes, and the seconds of each step.
type Timed = (Vec<Outcome>, Vec<(String, f64)>);

/// Compiles and runs kernels in a configuration. Where one of them does not compile, the others are tried without it.
fn configured(kernels: &[Kernel], configuration: Configuration, options: &Options) -> Result<Timed> {
    let compilation =
        Compilation { work: &options.work, nvvm: &options.nvvm, arch: options.arch, lines: options.lines };
    let started = Instant::now();
    match device::compile(kernels, configuration, &compilation) {
        Ok(ptx) => {
            let compiled = started.elapsed().as_secs_f64();
            let started = Instant::now();
            let outcomes = device::simulate(&ptx, kernels, options.arch);
            let seconds = vec![
                (format!("{configuration} compile"), compiled),
                (format!("{configuration} run"), started.elapsed().as_secs_f64()),
            ];
            Ok((outcomes, seconds))
        }
        Err(error) if device::is_about_the_program(&error) && kernels.len() > 1 => {
            let (left, right) = kernels.split_at(kernels.len() / 2);
            let (mut outcomes, mut seconds) = configured(left, configuration, options)?;
            let (more, later) = configured(right, configuration, options)?;
            outcomes.extend(more);
            seconds.extend(later);
            Ok((outcomes, seconds))
        }
        Err(error) if device::is_about_the_program(&error) => {
            Ok((vec![Outcome::Fault(format!("it does not compile: {error}"))], Vec::new()))
        }
        Err(error) => Err(error),
    }
}
