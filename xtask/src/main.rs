//! `cargo xtask`: building, running, testing and packing. Plain Rust over cargo, `cuda_builder` and the `warpbook`
//! binary; it builds without the kernels, so that it starts at once and can say what is missing.

mod build;
mod cargo;
mod ci;
mod dist;
mod doctor;
mod error;
mod forward;
mod fuzz;
mod generator;
mod new;
mod pack_tests;
mod project;
mod test;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::fuzz::FuzzCommand;
use clap::{Parser, Subcommand};

/// Builds, runs, tests and packs Warpbook.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build, then run algorithms and check their results; see `cargo xtask run --help`
    #[command(disable_help_flag = true)]
    Run(Forwarded),
    /// List the catalogue
    #[command(disable_help_flag = true)]
    List(Forwarded),
    /// Measure kernels
    #[command(disable_help_flag = true)]
    Bench(Forwarded),
    /// Show a kernel's source beside its PTX and its machine code
    #[command(disable_help_flag = true)]
    Inspect(Forwarded),
    /// Multiply a sparse matrix of your own by a vector, in every format
    #[command(disable_help_flag = true)]
    Spmv(Forwarded),
    /// Compare the two code generators: results, counters, resources, times
    #[command(disable_help_flag = true)]
    Compare(Forwarded),
    /// Draw a scene, check it and write it as PNG; see `cargo xtask render --help`
    #[command(disable_help_flag = true)]
    Render(Forwarded),
    /// Run every test of the workspace; arguments go to `cargo test`
    #[command(disable_help_flag = true)]
    Test(Forwarded),
    /// Compile the kernels to PTX, for one architecture or several, and the binary
    Build(build::BuildArgs),
    /// Show what was found, what is missing and what to do about it
    Doctor(doctor::DoctorArgs),
    /// Pack a folder that runs on machines without Rust
    Dist(dist::DistArgs),
    /// Pack the tests that launch kernels, for GPU machines without Rust
    PackTests(pack_tests::PackTestsArgs),
    /// Add an algorithm: kernel module, catalogue entry, registration; or create a project of its own
    New(new::NewArgs),
    /// Run Rust's own tests of core on the device; see `cargo xtask coretests --help`
    #[command(disable_help_flag = true)]
    Coretests(Forwarded),
    /// Search for kernels that are compiled wrongly; see `cargo xtask fuzz codegen --help`
    #[command(subcommand)]
    Fuzz(FuzzCommand),
    /// What has to be green before a change lands: formatting, lints, tests
    Ci,
}

/// Arguments for another program, as they are.
#[derive(clap::Args)]
struct Forwarded {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<OsString>,
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Run(args) => forward::run("run", args.arguments),
        Command::List(args) => forward::run("list", args.arguments),
        Command::Bench(args) => forward::run("bench", args.arguments),
        Command::Inspect(args) => forward::run("inspect", args.arguments),
        Command::Spmv(args) => forward::run("spmv", args.arguments),
        Command::Compare(args) => forward::run("compare", args.arguments),
        Command::Render(args) => forward::run("render", args.arguments),
        Command::Test(args) => test::run(args.arguments),
        Command::Build(args) => build::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Dist(args) => dist::run(&args),
        Command::PackTests(args) => pack_tests::run(&args),
        Command::New(args) => new::run(&args),
        Command::Coretests(args) => forward::program("coretests", args.arguments),
        Command::Fuzz(FuzzCommand::Codegen { arguments }) => forward::program("codegen_fuzz", arguments),
        Command::Ci => ci::run(),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(error.exit_code())
    })
}
