//! The command line.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use codegen_fuzz::campaign::{self, Difference, Options, Report};
use codegen_fuzz::device::Configuration;
use codegen_fuzz::generate::{self, FEATURES, Features};
use codegen_fuzz::{Error, Result, pack, print, reduce, replay};
use cuda_builder::Arch;

/// Compares generated kernels in several configurations with their results on the host
#[derive(Parser, Debug)]
#[command(name = "cargo xtask fuzz codegen", bin_name = "cargo xtask fuzz codegen", max_term_width = 100)]
pub struct Arguments {
    /// Compare the kernel of this seed alone, and print it
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// With --seed: make the kernel as small as it can be with the same kind of difference
    #[arg(long, requires = "seed")]
    minimise: bool,
    /// Seed of the first kernel; the others follow
    #[arg(long, value_name = "N", default_value_t = 1)]
    first: u64,
    /// Number of kernels
    #[arg(long, value_name = "N", default_value_t = 1000)]
    kernels: u64,
    /// Kernels that are compiled together
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=2000))]
    batch: u64,
    /// Stop before a batch that would begin after so many seconds
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<f64>,
    /// Target: an architecture, or `auto` for sm_90 and sm_100 in turn, for which libNVVM reads different dialects
    #[arg(long, value_name = "ARCH", default_value = "auto")]
    arch: String,
    /// Lines of the source in the PTX; `auto` has them in every fourth batch
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = ["auto", "on", "off"])]
    lines: String,
    /// Configurations to compare, separated by commas: llvm-0, llvm-3, nvvm-0, nvvm-3, and nvvm-0-3, which takes long
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_values_t = Configuration::USUAL.to_vec())]
    configurations: Vec<Configuration>,
    /// Compile for the host alone, which shows whether the generator makes valid kernels
    #[arg(long, conflicts_with = "configurations")]
    host_only: bool,
    /// Kinds of code to leave out, separated by commas; `--without help` lists them
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    without: Vec<String>,
    /// Compilers that run at a time, and with --replay the driver's
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Also write the PTX of all configurations, the expected results and this program to a folder, for --replay
    #[arg(long, value_name = "DIR", conflicts_with = "seed")]
    pack: Option<PathBuf>,
    /// Run a folder that --pack wrote on this machine's GPU
    #[arg(long, value_name = "DIR")]
    replay: Option<PathBuf>,
    /// With --replay: the CUDA driver
    #[arg(long, value_name = "FILE", default_value = "libcuda.so.1")]
    driver: String,
    /// With --replay: only this module, in this process: BATCH,CONFIGURATION,KERNEL
    #[arg(long, value_name = "MODULE", hide = true, requires = "replay")]
    replay_module: Option<String>,
    /// Append a line for each batch to this file, and go on behind the seeds that it lists
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Folder for generated crates and compiled core libraries
    #[arg(long, value_name = "DIR")]
    work: Option<PathBuf>,
}

/// Runs the command; the exit code is 1 if there are differences.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(folder) = &arguments.replay {
        return replayed(folder, arguments);
    }
    let features = Features::without(&arguments.without).map_err(|name| {
        let list: Vec<String> = FEATURES.iter().map(|(name, what)| format!("  {name}: {what}")).collect();
        Error::Argument(format!("`{name}` cannot be left out; these can:\n{}", list.join("\n")))
    })?;
    let target = target_directory();
    let work = arguments.work.clone().unwrap_or_else(|| target.join("codegen_fuzz"));
    let work =
        std::path::absolute(&work).map_err(|source| Error::File { action: "find", path: work, source })?;
    std::fs::create_dir_all(&work).map_err(|source| Error::File {
        action: "create",
        path: work.clone(),
        source,
    })?;
    let options = Options {
        work,
        nvvm: target.join("nvvm"),
        configurations: if arguments.host_only { Vec::new() } else { arguments.configurations.clone() },
        arch: Arch::default(),
        lines: arguments.lines == "on",
        features,
        jobs: usize::from(arguments.jobs),
    };
    match arguments.seed {
        Some(seed) => one(seed, arguments, &options),
        None => many(arguments, &options),
    }
}

/// Runs a packed folder.
fn replayed(folder: &Path, arguments: &Arguments) -> Result<ExitCode> {
    if let Some(module) = &arguments.replay_module {
        replay::one_module(folder, &arguments.driver, module)?;
        return Ok(ExitCode::SUCCESS);
    }
    let replayed =
        replay::all(folder, &arguments.driver, usize::from(arguments.jobs), |line| println!("{line}"))?;
    println!("{} results compared, {} differences", replayed.results, replayed.differences.len());
    let good = replayed.differences.is_empty() && replayed.results > 0;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The target directory that this program was built in.
fn target_directory() -> PathBuf {
    let own = std::env::current_exe().ok();
    let target = own.as_deref().and_then(Path::parent).and_then(Path::parent).map(Path::to_owned);
    target.unwrap_or_else(std::env::temp_dir)
}

/// The target of a batch, by the seed of its first kernel.
fn arch_of(batch: u64, arguments: &Arguments) -> Result<Arch> {
    let text = match arguments.arch.as_str() {
        "auto" if batch.is_multiple_of(2) => "sm_90",
        "auto" => "sm_100",
        other => other,
    };
    Arch::parse(text).map_err(|error| Error::Argument(error.to_string()))
}

fn one(seed: u64, arguments: &Arguments, options: &Options) -> Result<ExitCode> {
    let kernel = generate::kernel(seed, &options.features);
    println!("{}", print::module(&kernel, "k0"));
    let arches = match arguments.arch.as_str() {
        "auto" => vec![arch_of(0, arguments)?, arch_of(1, arguments)?],
        _ => vec![arch_of(0, arguments)?],
    };
    for arch in arches {
        let options = Options { arch, ..options.clone() };
        let report = campaign::run(seed, 1, &options)?;
        tell(&report, arch);
        let Some(first) = report.differences.first() else { continue };
        if arguments.minimise {
            let small = reduce::reduce(&kernel, first.configuration, &options, |smaller| {
                eprintln!("{} bytes", print::module(smaller, "k0").len());
            })?;
            println!("smallest kernel with a difference in {} for {arch}:\n", first.configuration);
            println!("{}", print::module(&small, "k0"));
            println!("{} blocks of {} threads", small.grid, small.block);
            for parameter in &small.parameters {
                println!("{}: {} = {:02x?}", parameter.name, parameter.ty.name(), parameter.bytes);
            }
            let outcomes = campaign::outcomes(std::slice::from_ref(&small), &options)?;
            for (configuration, found) in &outcomes.found {
                let same = found[0] == outcomes.reference[0];
                let text = if same {
                    "as expected".to_owned()
                } else {
                    codegen_fuzz::outcome::difference(&small, &outcomes.reference[0], &found[0])
                };
                println!("{configuration}: {text}");
            }
        }
        return Ok(ExitCode::from(1));
    }
    println!("all results are equal");
    Ok(ExitCode::SUCCESS)
}

fn many(arguments: &Arguments, options: &Options) -> Result<ExitCode> {
    let started = Instant::now();
    let mut next = arguments.first;
    let end = arguments.first.saturating_add(arguments.kernels);
    if let Some(log) = &arguments.log {
        next = next.max(logged(log)?);
    }
    let mut manifest = pack::Manifest { without: arguments.without.clone(), ..pack::Manifest::default() };
    if let Some(folder) = &arguments.pack {
        std::fs::create_dir_all(folder).map_err(|source| Error::File {
            action: "create",
            path: folder.clone(),
            source,
        })?;
    }
    let (mut total, mut batches) = (Report::default(), 0u64);
    while next < end {
        if batches > 0 && arguments.seconds.is_some_and(|limit| started.elapsed().as_secs_f64() > limit) {
            break;
        }
        let count = arguments.batch.min(end - next);
        let arch = arch_of(next / arguments.batch, arguments)?;
        // Lines change what LLVM and the lowering see, but not what comes out.
        let lines = match arguments.lines.as_str() {
            "auto" => next / arguments.batch % 4 == 1,
            chosen => chosen == "on",
        };
        let options = Options { arch, lines, ..options.clone() };
        let began = Instant::now();
        let report = match &arguments.pack {
            Some(folder) => pack::add(folder, &mut manifest, next, count, &options)?,
            None => campaign::run(next, count as usize, &options)?,
        };
        let seconds = began.elapsed().as_secs_f64();
        tell(&report, arch);
        if let Some(log) = &arguments.log {
            append(log, next, count, arch, seconds, &report)?;
        }
        let steps: Vec<String> =
            report.seconds.iter().map(|(name, seconds)| format!("{name} {seconds:.1}")).collect();
        println!(
            "seeds {next}..{} for {arch}: {} differences, {seconds:.1} s ({})",
            next + count,
            report.differences.len(),
            steps.join(", ")
        );
        next += count;
        batches += 1;
        total.kernels += report.kernels;
        total.collective += report.collective;
        total.panics += report.panics;
        total.differences.extend(report.differences);
        total.invalid.extend(report.invalid);
    }
    if let Some(folder) = &arguments.pack {
        println!("on a machine with a GPU: {0}/codegen_fuzz --replay {0}", folder.display());
    }
    let names: Vec<String> = options.configurations.iter().map(ToString::to_string).collect();
    println!(
        "{} kernels, {} of them with barriers or operations of a warp, {} that panic; compared with the host: {}",
        total.kernels,
        total.collective,
        total.panics,
        names.join(", ")
    );
    println!(
        "{} differences, {} invalid kernels, {:.0} s",
        total.differences.len(),
        total.invalid.len(),
        started.elapsed().as_secs_f64()
    );
    let good = total.differences.is_empty() && total.invalid.is_empty() && total.kernels > 0;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn tell(report: &Report, arch: Arch) {
    for Difference { seed, configuration, description, .. } in &report.differences {
        println!("DIFFERENCE seed {seed}, {configuration} for {arch}: {description}");
    }
    for (seed, why) in &report.invalid {
        println!("INVALID seed {seed}: {why}");
    }
}

/// The first seed behind those that a log lists.
fn logged(log: &Path) -> Result<u64> {
    let text = match std::fs::read_to_string(log) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(0),
        other => other.map_err(|source| Error::File { action: "read", path: log.to_owned(), source })?,
    };
    let ends = text.lines().filter_map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).ok()?;
        Some(line["first"].as_u64()? + line["kernels"].as_u64()?)
    });
    Ok(ends.max().unwrap_or(0))
}

fn append(log: &Path, first: u64, count: u64, arch: Arch, seconds: f64, report: &Report) -> Result<()> {
    let differences: Vec<serde_json::Value> = report
        .differences
        .iter()
        .map(|one| {
            serde_json::json!({
                "seed": one.seed,
                "configuration": one.configuration.name(),
                "text": one.description,
            })
        })
        .collect();
    let line = serde_json::json!({
        "first": first,
        "kernels": count,
        "compared": report.kernels,
        "collective": report.collective,
        "panics": report.panics,
        "arch": arch.to_string(),
        "seconds": seconds,
        "differences": differences,
        "invalid": report.invalid,
    });
    let failed = |source| Error::File { action: "write", path: log.to_owned(), source };
    let mut file = OpenOptions::new().create(true).append(true).open(log).map_err(failed)?;
    writeln!(file, "{line}").map_err(failed)
}
