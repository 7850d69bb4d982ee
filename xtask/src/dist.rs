//! `dist`: a folder that runs on machines without Rust and without a network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::{Args, ValueEnum};
use cuda_builder::{Arch, Codegen, NvvmOptions};

use crate::build;
use crate::cargo::{self, Kernels};
use crate::error::{Error, OnFile};
use crate::generator::GeneratorArgs;

/// Arguments of `dist`.
#[derive(Args)]
pub struct DistArgs {
    /// The folder to write; dist/warpbook-VERSION-ARCH-OS if left out
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Whose PTX to pack: llvm, nvvm, or both; both where libNVVM is found, and else llvm
    #[arg(long, value_enum, value_name = "GENERATOR")]
    codegen: Option<Packed>,
    /// Options of NVVM: a list of ftz, fast_sqrt, fast_div, fma_contraction, opt=0, unroll=0, max_registers=N
    #[arg(long, value_name = "LIST")]
    nvvm_options: Option<NvvmOptions>,
}

/// Whose PTX is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Packed {
    /// That of rustc's LLVM
    Llvm,
    /// That of NVIDIA's libNVVM
    Nvvm,
    /// Both
    Both,
}

/// Whose PTX to pack: what the user chose, or all that can be made.
fn choose(args: &DistArgs) -> (Kernels, GeneratorArgs) {
    let only = |codegen| GeneratorArgs { codegen: Some(codegen), nvvm_options: args.nvvm_options };
    match args.codegen {
        Some(Packed::Llvm) => (Kernels::Inside, only(Codegen::Llvm)),
        Some(Packed::Nvvm) => (Kernels::Inside, only(Codegen::Nvvm)),
        // What is made here the build finds.
        None if let Err(error) = build::kernels(Arch::default(), &only(Codegen::Nvvm)) => {
            eprintln!(
                "note: packed without NVVM's PTX, so that the folder cannot compare code generators: {error}"
            );
            (Kernels::Inside, GeneratorArgs { codegen: Some(Codegen::Llvm), nvvm_options: None })
        }
        Some(Packed::Both) | None => {
            (Kernels::Both, GeneratorArgs { codegen: None, nvvm_options: args.nvvm_options })
        }
    }
}

/// Builds the binary and the simulated driver and packs them. The folder appears as a whole, or not at all.
pub fn run(args: &DistArgs) -> Result<ExitCode, Error> {
    let (arch, os) = (std::env::consts::ARCH, std::env::consts::OS);
    let name = format!("warpbook-{}-{arch}-{os}", env!("CARGO_PKG_VERSION"));
    let folder = args.out.clone().unwrap_or_else(|| cargo::root().join("dist").join(name));
    let (kernels, generator) = choose(args);
    let binary = cargo::file_named(&cargo::build("warpbook", kernels, &generator)?, "warpbook")?;
    let driver = cargo::file_named(
        &cargo::build("libcuda", Kernels::Inside, &GeneratorArgs::default())?,
        "libcuda.so",
    )?;
    let parent = match folder.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    fs::create_dir_all(&parent).on("create", &parent)?;
    let scratch = parent.join(format!(".warpbook-dist-{}", std::process::id()));
    let packed = pack(&scratch, &binary, &driver).and_then(|()| replace(&scratch, &folder));
    if packed.is_err() {
        // What is left of it tells nobody anything.
        let _ = fs::remove_dir_all(&scratch);
    }
    packed?;
    println!("{}", folder.display());
    for entry in ["warpbook", "libcuda.so.1", "README.md"] {
        let size = fs::metadata(folder.join(entry)).map(|file| file.len()).unwrap_or(0);
        println!("    {entry:<14}{:>8} KiB", size.div_ceil(1024));
    }
    Ok(ExitCode::SUCCESS)
}

fn pack(scratch: &Path, binary: &Path, driver: &Path) -> Result<(), Error> {
    fs::create_dir(scratch).on("create", scratch)?;
    fs::copy(binary, scratch.join("warpbook")).on("copy", binary)?;
    fs::copy(driver, scratch.join("libcuda.so.1")).on("copy", driver)?;
    for file in ["warpbook", "libcuda.so.1"] {
        // Debug information makes files several times as large and helps nobody without the source. Where binutils are
        // missing the files stay large.
        let _ =
            Command::new("strip").arg("--strip-debug").arg(scratch.join(file)).stderr(Stdio::null()).status();
    }
    let readme = scratch.join("README.md");
    fs::write(&readme, README).on("write", &readme)
}

/// Moves `scratch` to `folder`. A folder that stood there is moved aside first and removed only when the new one stands.
fn replace(scratch: &Path, folder: &Path) -> Result<(), Error> {
    if !folder.exists() {
        return fs::rename(scratch, folder).on("move the result to", folder);
    }
    if !folder.join("warpbook").is_file() && folder.read_dir().on("read", folder)?.next().is_some() {
        return Err(Error::Failed(format!(
            "{} is not empty and holds no earlier result: choose another folder with --out",
            folder.display()
        )));
    }
    let old = scratch.with_extension("old");
    fs::rename(folder, &old).on("move aside", folder)?;
    if let Err(error) = fs::rename(scratch, folder) {
        fs::rename(&old, folder).on("move back", folder)?;
        return Err(Error::File { action: "move the result to", path: folder.into(), error });
    }
    fs::remove_dir_all(&old).on("remove", &old)
}

const README: &str = "\
# Warpbook, packed

`warpbook` holds every kernel as PTX; it needs no Rust, no CUDA toolkit and no network.

    ./warpbook run                  # on the NVIDIA GPU of this machine, or on the simulated one
    ./warpbook run --device cuda    # on the GPU, or an error that says why not
    ./warpbook list
    ./warpbook bench --size large
    ./warpbook doctor               # which drivers and devices there are
    ./warpbook run --codegen nvvm   # PTX of NVIDIA's libNVVM, where it was packed
    ./warpbook compare              # both code generators side by side

`libcuda.so.1` is the simulated driver for other programs that use the CUDA driver API, on a machine without a GPU:

    LD_LIBRARY_PATH=. WARPBOOK_SIM_MODE=fast some-cuda-program
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_appears_as_a_whole_and_strangers_are_left_alone() {
        let base = std::env::temp_dir().join(format!("warpbook-dist-test-{}", std::process::id()));
        fs::create_dir_all(&base).unwrap();
        let (binary, driver) = (base.join("b"), base.join("d"));
        fs::write(&binary, "new").unwrap();
        fs::write(&driver, "driver").unwrap();
        let out = base.join("out");
        for text in ["first", "new"] {
            fs::write(&binary, text).unwrap();
            pack(&base.join("scratch"), &binary, &driver).unwrap();
            replace(&base.join("scratch"), &out).unwrap();
            assert_eq!(fs::read_to_string(out.join("warpbook")).unwrap(), text);
        }
        let stranger = base.join("stranger");
        fs::create_dir(&stranger).unwrap();
        fs::write(stranger.join("file"), "precious").unwrap();
        pack(&base.join("scratch"), &binary, &driver).unwrap();
        assert!(replace(&base.join("scratch"), &stranger).is_err());
        assert_eq!(fs::read_to_string(stranger.join("file")).unwrap(), "precious");
        fs::remove_dir_all(&base).unwrap();
    }
}
