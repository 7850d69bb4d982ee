//! `doctor`: what building and running need, what was found, and what to do about the rest.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::{Args, ValueEnum};
use cuda_builder::{
    Codegen, CudaBuilder, DEVICE_RELEASE, DEVICE_TOOLCHAIN_VARIABLE, DeviceToolchain, DeviceToolchainOrigin,
    Toolchain, install_command,
};
use nvvm::{Arch, Dialect, LibNvvm};

use crate::cargo;
use crate::error::Error;

/// Arguments of `doctor`.
#[derive(Args)]
pub struct DoctorArgs {
    /// Fetch what is missing into the target folder: nvvm, NVIDIA's code generator (about 70 MB, by pip, with checksum)
    #[arg(long, value_enum, value_name = "WHAT")]
    fetch: Option<Fetch>,
}

/// What can be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Fetch {
    /// NVIDIA's libNVVM with libdevice
    Nvvm,
}

/// Tells what there is. Fails only if nothing could be built, or if something could not be fetched.
pub fn run(args: &DoctorArgs) -> Result<ExitCode, Error> {
    let root = cargo::root();
    if args.fetch == Some(Fetch::Nvvm) {
        let folder = nvvm_folder(&root)?.join(nvvm::fetch::VERSION);
        eprintln!("fetching libNVVM {} into {}", nvvm::fetch::VERSION, folder.display());
        LibNvvm::load(&nvvm::fetch::fetch_into(&folder)?)?;
    }
    let mut can_build = true;
    println!("building");
    match DeviceToolchain::find_installed(&root) {
        Ok(device) => toolchains(&root, &device)?,
        Err(error) => {
            can_build = false;
            missing("Rust", &error.to_string());
        }
    }
    match ["cc", "gcc", "clang"].into_iter().find_map(tool) {
        Some(path) => found("C linker", &path.display().to_string()),
        None => {
            can_build = false;
            missing("C linker", "install one, for example the package `gcc`");
        }
    }
    println!("\nlooking inside (not needed to build or run)");
    match cuda_builder::find_ptxas() {
        Some(path) => found("ptxas", &path.display().to_string()),
        None => missing(
            "ptxas",
            "comes with the CUDA toolkit; set CUDA_PATH to it. Checks PTX, assembles for `inspect`",
        ),
    }
    match tool("nvdisasm") {
        Some(path) => found("nvdisasm", &path.display().to_string()),
        None => missing(
            "nvdisasm",
            "comes with the CUDA toolkit; set CUDA_PATH to it. `inspect` shows machine code with it",
        ),
    }
    println!("\ncode generators (--codegen)");
    found("llvm", "rustc's own");
    match nvvm_folder(&root).and_then(|cache| Ok(LibNvvm::find_with(&[cache])?)) {
        Ok(library) => found("nvvm", &describe(&library)),
        Err(error) => missing("nvvm", &error.to_string()),
    }
    println!("  auto     takes {} where it is found", Codegen::PREFERRED);
    println!("\nrunning");
    match std::fs::read_to_string("/proc/driver/nvidia/version") {
        Ok(version) => found("NVIDIA driver", version.lines().next().unwrap_or_default()),
        Err(_) => missing("NVIDIA driver", "kernels run on the simulator; for a GPU install NVIDIA's driver"),
    }
    match tool("nvidia-smi").map(|smi| Command::new(smi).arg("-L").output()) {
        Some(Ok(list)) if list.status.success() => {
            for line in String::from_utf8_lossy(&list.stdout).lines() {
                found("GPU", line);
            }
        }
        _ => missing("GPU", "none that nvidia-smi knows; `--device sim` always works"),
    }
    println!("\nfolders");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    folder("build results", &target);
    folder("kernels", &target.join("cuda_builder"));
    if let Some(home) = std::env::var_os("HOME").map(PathBuf::from) {
        let cache = std::env::var_os("CUDA_CACHE_PATH").map(PathBuf::from);
        folder("driver's JIT cache", &cache.unwrap_or_else(|| home.join(".nv/ComputeCache")));
    }
    let binary = target.join("release").join("warpbook");
    if binary.is_file() {
        println!("\nwarpbook doctor");
        let status = Command::new(&binary).arg("doctor").status();
        status.map_err(|error| Error::Start { program: binary.display().to_string(), error })?;
    } else {
        println!("\n`cargo xtask build` makes the binary, whose own `doctor` shows the device that it takes");
    }
    if can_build { Ok(ExitCode::SUCCESS) } else { Ok(ExitCode::FAILURE) }
}

/// The host's toolchain and the device's.
fn toolchains(root: &Path, device: &DeviceToolchain) -> Result<(), Error> {
    let show = |what, toolchain: &Toolchain, note: &str| {
        found(what, &format!("{}{note}, {}", toolchain.release, toolchain.rustc.display()));
    };
    show("Rust", &Toolchain::find(root).map_err(Error::from)?, "");
    match &device.origin {
        DeviceToolchainOrigin::Chosen => {
            show("device Rust", &device.toolchain, &format!(" (from {DEVICE_TOOLCHAIN_VARIABLE})"));
        }
        DeviceToolchainOrigin::Pinned => show("device Rust", &device.toolchain, ""),
        DeviceToolchainOrigin::Host => show("device Rust", &device.toolchain, " (the host's)"),
        DeviceToolchainOrigin::Unsafe { .. } => {
            missing(
                "device Rust",
                &format!("the first build installs {DEVICE_RELEASE}; by hand: `{}`", install_command()),
            );
            return Ok(());
        }
    }
    if let Some(warning) = device.warning() {
        println!("  warning  {}", warning.trim_end());
    }
    match cuda_builder::installed_rust_src(&device.toolchain) {
        Some(path) => found("rust-src", &path.display().to_string()),
        None => missing("rust-src", "the first build fetches it; by hand: `rustup component add rust-src`"),
    }
    Ok(())
}

/// Where libNVVM is kept when it is fetched.
fn nvvm_folder(root: &Path) -> Result<PathBuf, Error> {
    Ok(CudaBuilder::new(root.join("gpu-kernels")).nvvm_folder()?)
}

/// A library's file, and what it says about itself.
fn describe(library: &LibNvvm) -> String {
    let versions = library.versions();
    let [major, minor, debug_major, debug_minor] = versions.ir;
    let mut text = format!(
        "{}; interface {}.{}, NVVM IR {major}.{minor}, its debug information {debug_major}.{debug_minor}",
        library.path().display(),
        versions.nvvm.0,
        versions.nvvm.1
    );
    let mut last = None;
    for arch in
        cuda_builder::Arch::supported().iter().filter_map(|arch| arch.to_string().parse::<Arch>().ok())
    {
        let llvm = library.llvm_version(arch, Dialect::Auto).ok();
        if llvm != last {
            last = llvm;
            text += &match llvm {
                Some(llvm) => format!("; LLVM {llvm}'s IR from {arch} on"),
                None => format!("; not for {arch}"),
            };
        }
    }
    match library.libdevice() {
        Some(path) => text + &format!("; libdevice {}", path.display()),
        None => text + "; no libdevice beside it, so kernels with its functions cannot be compiled",
    }
}

fn found(what: &str, text: &str) {
    println!("  found    {what:<20}{text}");
}

fn missing(what: &str, text: &str) {
    println!("  missing  {what:<20}{text}");
}

fn folder(what: &str, path: &Path) {
    if path.is_dir() {
        found(what, &path.display().to_string());
    } else {
        missing(what, &format!("{} (made when needed)", path.display()));
    }
}

/// A program on PATH or in the CUDA toolkit.
fn tool(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let beside = cuda_builder::find_ptxas().and_then(|ptxas| Some(ptxas.parent()?.to_path_buf()));
    std::env::split_paths(&path).chain(beside).map(|folder| folder.join(name)).find(|file| file.is_file())
}
