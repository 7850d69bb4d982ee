//! Rust's own tests of `core`, on the device.
//!
//! The suites of rust-src are compiled as they are, through `cuda_builder` and with the flags of any kernel crate; a
//! package that stands for `std` gives them a prelude and a `#[test]` that makes a kernel of each test (`device/`).
//! Each test is one launch of one thread. A panic is reported and ends the thread; anything worse ends a worker
//! process.

#![deny(unsafe_op_in_unsafe_fn)]

mod compile;
mod device;
mod error;
mod left_out;
mod listing;
mod pack;
mod report;
mod suite;
mod supervise;
mod worker;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, Parser, Subcommand, ValueEnum};
use cuda_builder::{Arch, Codegen};
use cuda_loader::DeviceChoice;

use compile::{Module, Request};
use error::{Error, OnFile};
use report::Report;
use supervise::Settings;

/// Compiles Rust's own tests of core for the device and runs each as a launch.
#[derive(Parser)]
#[command(name = "coretests", version, max_term_width = 100, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    work: Option<Hidden>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Subcommand)]
enum Hidden {
    /// Runs the tests of one module; for the program itself
    #[command(hide = true)]
    Work(WorkArgs),
}

#[derive(Args)]
struct WorkArgs {
    #[arg(long)]
    device: String,
    #[arg(long)]
    stack: Option<u32>,
    ptx: PathBuf,
    entries: Vec<String>,
}

#[derive(Args)]
struct RunArgs {
    /// Parts of tests' names, such as core::slice::sort; `core::slice::` compiles that module alone
    #[arg(value_name = "FILTER")]
    filters: Vec<String>,
    /// What makes the PTX [default: llvm; in a packed folder, both]
    #[arg(long, value_enum)]
    codegen: Option<Generators>,
    /// auto, cuda, cuda:N or sim
    #[arg(long, default_value = "auto")]
    device: String,
    /// The architecture to compile for; its PTX runs on every later GPU
    #[arg(long, value_name = "sm_XY", default_value = "sm_75")]
    arch: String,
    /// Show the values in failed comparisons; the tests take several times as long to compile
    #[arg(long)]
    values: bool,
    /// Seconds that a test may take
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    limit: u64,
    /// Seconds that the driver may take to compile and load a module
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    load_limit: u64,
    /// Seconds after which the run ends; tests that have not run by then count as failed
    #[arg(long, value_name = "SECONDS")]
    deadline: Option<u64>,
    /// KiB of a thread's stack [default: 64 on the simulator, 16 on a GPU, which reserves it for every thread it could
    /// run]
    #[arg(long, value_name = "KIB")]
    stack: Option<u32>,
    /// Modules to run at a time; one a core if left out
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Write every result to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// List the tests that are left out, with the reasons
    #[arg(long)]
    left_out: bool,
    /// Run nothing: write a folder whose program `run` runs the tests on a machine without Rust
    #[arg(long, value_name = "FOLDER")]
    pack: Option<PathBuf>,
}

/// The code generators to test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Generators {
    /// rustc's own LLVM
    Llvm,
    /// NVIDIA's libNVVM
    Nvvm,
    /// One after the other
    Both,
}

impl Generators {
    fn list(self) -> &'static [Codegen] {
        match self {
            Generators::Llvm => &[Codegen::Llvm],
            Generators::Nvvm => &[Codegen::Nvvm],
            Generators::Both => &[Codegen::Llvm, Codegen::Nvvm],
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match &cli.work {
        Some(Hidden::Work(args)) => work(args).map(|()| ExitCode::SUCCESS),
        None => run(&cli.run),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

fn choice(device: &str) -> Result<DeviceChoice, Error> {
    device.parse().map_err(|error| Error::Failed(format!("{error}")))
}

fn work(args: &WorkArgs) -> Result<(), Error> {
    let entry = |text: &String| {
        let (place, entry) = text.split_once(':')?;
        Some((place.parse().ok()?, entry.to_owned()))
    };
    let entries: Option<Vec<(usize, String)>> = args.entries.iter().map(entry).collect();
    let entries = entries.ok_or_else(|| Error::Failed("write each entry as PLACE:KERNEL".into()))?;
    worker::run(choice(&args.device)?, args.stack, &args.ptx, &entries)
}

/// The modules to run: those that are packed beside this program, or those that it compiles.
fn modules(args: &RunArgs) -> Result<Vec<Module>, Error> {
    if let Some(packed) = pack::read()? {
        let wanted = args.codegen.unwrap_or(Generators::Both).list();
        return Ok(packed.into_iter().filter(|module| wanted.contains(&module.codegen)).collect());
    }
    let arch = Arch::parse(&args.arch).map_err(|error| Error::Failed(error.to_string()))?;
    let codegens = args.codegen.unwrap_or(Generators::Llvm).list();
    let request = Request { codegens, arch, values: args.values, filters: &args.filters };
    let started = Instant::now();
    let modules = compile::compile(&request, |what| eprintln!("{what}"))?;
    for module in modules.iter().filter(|module| module.seconds > 1.0) {
        eprintln!("{:7.1} s  {} ({})", module.seconds, module.name, module.codegen);
    }
    eprintln!("{} modules in {:.0} s", modules.len(), started.elapsed().as_secs_f64());
    Ok(modules)
}

fn run(args: &RunArgs) -> Result<ExitCode, Error> {
    choice(&args.device)?;
    let packed = pack::is_packed()?;
    let modules = modules(args)?;
    if let Some(folder) = &args.pack {
        pack::write(folder, &modules)?;
        println!("{}", folder.display());
        return Ok(ExitCode::SUCCESS);
    }
    let cores = thread::available_parallelism().map_or(1, usize::from).min(16);
    let started = Instant::now();
    let settings = Settings {
        device: &args.device,
        limit: Duration::from_secs(args.limit.max(1)),
        load_limit: Duration::from_secs(args.load_limit.max(1)),
        deadline: args.deadline.map(|seconds| started + Duration::from_secs(seconds)),
        stack: args.stack,
        jobs: args.jobs.unwrap_or(cores),
        filters: &args.filters,
    };
    let results = supervise::run_all(&modules, &settings, |module, results| {
        let failed =
            results.tests.iter().filter(|ran| matches!(ran.verdict, supervise::Verdict::Failed(_))).count();
        let seconds = started.elapsed().as_secs();
        let count = results.tests.len();
        if failed > 0 || packed && count > 0 {
            eprintln!("{seconds:4} s  {} ({}): {failed} of {count} failed", module.name, module.codegen);
        }
    })?;
    let report = Report::new(&modules, &results);
    if let Some(path) = &args.json {
        fs::write(path, format!("{:#}\n", report.json())).on("write", path)?;
    }
    print!("{}{}", report.table(), report.failures());
    if args.left_out {
        print!("{}", report.left_out()?);
    }
    println!("device: {}; {:.0} s", report.device(), started.elapsed().as_secs_f64());
    conclude(args, &report)
}

/// Whether the run is a success: no failure, tests at all, and no line of the list without its test.
fn conclude(args: &RunArgs, report: &Report<'_>) -> Result<ExitCode, Error> {
    if report.totals().is_empty() {
        let filters = args.filters.join(" ");
        return Err(Error::Failed(format!("no test has a name with `{filters}` in it")));
    }
    let mut good = report.passed();
    if args.filters.is_empty() {
        for entry in report.unmatched()? {
            good = false;
            eprintln!(
                "error: left_out.txt names `{}`, and no test is called so: remove the line",
                entry.test
            );
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
