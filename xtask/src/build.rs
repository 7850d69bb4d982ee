//! `build`: the kernels' PTX for any architectures, and the binary.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use cuda_builder::{Arch, CudaBuilder, KernelBuild, PtxasCheck};

use crate::cargo::{self, Kernels};
use crate::error::{Error, OnFile};
use crate::generator::{self, GeneratorArgs};

/// Arguments of `build`.
#[derive(Args)]
pub struct BuildArgs {
    /// Architectures to compile the kernels for, such as sm_75 or sm_90; sm_75 and the binary if there is none
    #[arg(long, value_name = "sm_XY", num_args = 1.., value_delimiter = ',')]
    arch: Vec<String>,
    /// Also copy each PTX file to this folder, as kernels.sm_XY.ptx
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[command(flatten)]
    generator: GeneratorArgs,
}

/// Compiles the kernels for one architecture, or finds them compiled.
pub fn kernels(arch: Arch, generator: &GeneratorArgs) -> Result<KernelBuild, Error> {
    Ok(builder(arch, generator).build()?)
}

/// The same without cargo's progress and NVIDIA's assembler, while something else is being built; of `only` these kernels,
/// if there are any.
pub fn kernels_quietly(
    arch: Arch,
    generator: &GeneratorArgs,
    only: Option<&[String]>,
) -> Result<KernelBuild, Error> {
    let mut builder = builder(arch, generator).show_progress(false).ptxas(PtxasCheck::Never);
    if let Some(names) = only {
        builder = builder.kernels(names);
    }
    Ok(builder.build()?)
}

fn builder(arch: Arch, generator: &GeneratorArgs) -> CudaBuilder {
    generator.apply(CudaBuilder::new(cargo::root().join("gpu-kernels"))).arch(arch)
}

/// Builds what the arguments ask for.
pub fn run(args: &BuildArgs) -> Result<ExitCode, Error> {
    // All names are read before the first of them takes time.
    let archs = args.arch.iter().map(|arch| Arch::parse(arch)).collect::<Result<Vec<_>, _>>()?;
    let archs = if archs.is_empty() { vec![Arch::default()] } else { archs };
    let checked = match cuda_builder::find_ptxas() {
        Some(ptxas) => format!("accepted by {}", ptxas.display()),
        None => "not checked: no ptxas found".into(),
    };
    for arch in archs {
        let built = kernels(arch, &args.generator)?;
        let version = built.ptx_version;
        println!(
            "{arch}: PTX {}.{} by {}, {} bytes, {} in {:.1} s, {checked}\n    {}",
            version.major,
            version.minor,
            generator::words(&built),
            built.ptx.len(),
            if built.rebuilt { "compiled" } else { "found up to date" },
            built.seconds,
            built.ptx_path.display()
        );
        generator::tell(&built);
        if let Some(folder) = &args.out {
            std::fs::create_dir_all(folder).on("create", folder)?;
            let file = folder.join(format!("kernels.{arch}.ptx"));
            std::fs::write(&file, &built.ptx).on("write", &file)?;
        }
    }
    if args.arch.is_empty() {
        for file in cargo::build("warpbook", Kernels::Inside, &args.generator)? {
            println!("{}", file.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}
