//! Running a packed folder on a GPU.
//!
//! A kernel that hangs or faults leaves a driver that launches nothing any more. So each module is run by a process of its own,
//! which writes a line for each kernel; when it ends early or is silent for too long, the kernel in question is noted and
//! another process goes on behind it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::Duration;

use crate::driver::{Driver, Launch};
use crate::error::{Error, OnFile as _, Result};
use crate::outcome::{Buffers, digest};
use crate::{campaign, device, generate, pack, project};

/// How long a kernel may take. The compilation of a module comes before its first line.
const KERNEL_LIMIT: Duration = Duration::from_secs(30);
/// How long a driver may compile.
const MODULE_LIMIT: Duration = Duration::from_secs(1800);

/// What a run found.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// Results that were compared.
    pub results: usize,
    /// What was wrong.
    pub differences: Vec<String>,
}

/// Runs everything in a folder, `jobs` modules at a time, since most of the time goes into the driver's compiler; `tell` gets
/// a line for each module and each difference.
///
/// # Errors
/// The folder is damaged, or no process can be started.
pub fn all(folder: &Path, driver: &str, jobs: usize, tell: impl Fn(&str) + Sync) -> Result<Replayed> {
    let (manifest, _) = pack::read(folder)?;
    let modules = manifest.batches.iter().enumerate().flat_map(|(number, batch)| {
        batch.modules.iter().map(move |(configuration, _)| (number, batch, configuration))
    });
    let (queue, total) = (Mutex::new(modules), Mutex::new(Replayed::default()));
    let work = || -> Result<()> {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((number, batch, configuration)) = next else { return Ok(()) };
            let mut own = Replayed::default();
            module(folder, driver, number, batch, configuration, &mut own)?;
            tell(&format!(
                "batch {number} for {}, {configuration}: {} results, {} differences",
                batch.arch,
                own.results,
                own.differences.len()
            ));
            for difference in &own.differences {
                tell(&format!("DIFFERENCE {difference}"));
            }
            let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
            total.results += own.results;
            total.differences.extend(own.differences);
        }
    };
    campaign::together(jobs, work)?;
    Ok(total.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn module(
    folder: &Path,
    driver: &str,
    number: usize,
    batch: &pack::PackedBatch,
    configuration: &str,
    replayed: &mut Replayed,
) -> Result<()> {
    let own = std::env::current_exe().on("find", "this program")?;
    let mut start = 0;
    while start < batch.kernels.len() {
        let mut child = Command::new(&own)
            .arg("--replay")
            .arg(folder)
            .args(["--driver", driver, "--replay-module", &format!("{number},{configuration},{start}")])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|source| Error::Start { program: own.display().to_string(), source })?;
        let (sender, receiver) = mpsc::channel();
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || {
                for line in BufReader::new(stdout).lines().map_while(std::result::Result::ok) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let mut limit = MODULE_LIMIT;
        let mut next = start;
        loop {
            match receiver.recv_timeout(limit) {
                Ok(line) => {
                    limit = KERNEL_LIMIT;
                    if line != "loaded" {
                        next = compare(&line, batch, configuration, replayed).max(next);
                    }
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    // It is gone if it cannot be stopped.
                    let _ = child.kill();
                    let what = batch.kernels.get(next).map_or(0, |kernel| kernel.seed);
                    replayed
                        .differences
                        .push(format!("seed {what}, {configuration}: no result after {} s", limit.as_secs()));
                    next += 1;
                    break;
                }
            }
        }
        let status =
            child.wait().map_err(|source| Error::Start { program: own.display().to_string(), source })?;
        if next == start && !status.success() {
            replayed.differences.push(format!(
                "batch {number}, {configuration}: the process for kernel {start} and those behind it ended with {status}"
            ));
            return Ok(());
        }
        if next == start || status.success() {
            return Ok(());
        }
        start = next;
    }
    Ok(())
}

/// Reads a line `NUMBER RESULT` and gives the number of the kernel to go on with.
fn compare(line: &str, batch: &pack::PackedBatch, configuration: &str, replayed: &mut Replayed) -> usize {
    let Some((number, result)) = line.split_once(' ') else { return 0 };
    let Some((number, kernel)) = number.parse().ok().and_then(|at: usize| Some((at, batch.kernels.get(at)?)))
    else {
        return 0;
    };
    replayed.results += 1;
    let expected = kernel.result.map(|digest| format!("{digest:016x}"));
    if expected.as_deref() != Some(result) {
        let expected = expected.unwrap_or_default();
        replayed
            .differences
            .push(format!("seed {}, {configuration}: expected {expected}, found {result}", kernel.seed));
    }
    number + 1
}

/// Runs the kernels of one module from a number on; what [`all`] starts.
///
/// # Errors
/// No driver, no device, or a damaged folder. What happens in a kernel is written to standard output.
pub fn one_module(folder: &Path, driver: &str, which: &str) -> Result<()> {
    let wrong = || Error::Argument(format!("`{which}` names no module"));
    let (manifest, features) = pack::read(folder)?;
    let mut parts = which.split(',');
    let (number, configuration, start) = (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    );
    let (number, start): (usize, usize) =
        (number.parse().map_err(|_| wrong())?, start.parse().map_err(|_| wrong())?);
    let batch = manifest.batches.get(number).ok_or_else(wrong)?;
    let (_, file) = batch.modules.iter().find(|(name, _)| name == configuration).ok_or_else(wrong)?;
    let path = folder.join(file);
    let ptx = std::fs::read_to_string(&path).on("read", path)?;
    let driver = Driver::open(driver)?;
    let module = driver.load(&ptx)?;
    let mut out = std::io::stdout();
    let mut line =
        |text: &str| writeln!(out, "{text}").and_then(|()| out.flush()).on("write", "standard output");
    line("loaded")?;
    for (at, packed) in batch.kernels.iter().enumerate().skip(start) {
        if packed.result.is_none() {
            continue;
        }
        let kernel = generate::kernel(packed.seed, &features);
        let mut buffers = Buffers::of(&kernel);
        let launch = Launch { name: &project::name(at), grid: kernel.grid, block: kernel.block };
        let parameters = |buffers: &Buffers, addresses| device::parameters(&kernel, buffers, addresses);
        match driver.run(module, &launch, &mut buffers, parameters) {
            Ok(()) => line(&format!("{at} {:016x}", digest(buffers.values().into_iter())))?,
            Err(error) => {
                line(&format!("{at} {error}"))?;
                // Nothing can be launched after it.
                std::process::exit(3);
            }
        }
    }
    Ok(())
}
