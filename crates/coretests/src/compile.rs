//! From shards to PTX.

use std::fs;
use std::path::{Path, PathBuf};

use cuda_builder::{Arch, Codegen, CudaBuilder, DeviceToolchain, LineTables, PtxasCheck, installed_rust_src};

use crate::error::{Error, OnFile};
use crate::left_out;
use crate::listing::{self, Test};
use crate::suite::{self, Shard};

/// A shard with its PTX.
#[derive(Clone, Debug)]
pub struct Module {
    /// The shard's name.
    pub name: String,
    /// The file.
    pub ptx: PathBuf,
    /// What made it.
    pub codegen: Codegen,
    /// Its tests; their names start with the suite's.
    pub tests: Vec<Test>,
    /// How long the compilation took; nearly nothing if nothing had changed.
    pub seconds: f64,
}

/// What to compile.
pub struct Request<'a> {
    /// The code generators.
    pub codegens: &'a [Codegen],
    /// The target.
    pub arch: Arch,
    /// Whether failed comparisons show their values.
    pub values: bool,
    /// Beginnings or parts of tests' names; all tests if empty.
    pub filters: &'a [String],
}

/// Folders of the project.
struct Folders {
    /// The workspace's root.
    root: PathBuf,
    /// `device/` of this crate.
    device: PathBuf,
    /// The target directory.
    target: PathBuf,
}

fn folders() -> Folders {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = own.ancestors().nth(2).unwrap_or(own).to_path_buf();
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
    Folders { device: own.join("device"), root, target }
}

/// The folder of the standard library's sources; the builder installs them on its first build.
fn library(root: &Path) -> Result<PathBuf, Error> {
    let device = DeviceToolchain::find(root)?;
    installed_rust_src(&device.toolchain).ok_or_else(|| {
        let command = cuda_builder::install_command();
        Error::Failed(format!(
            "the sources of Rust {} are missing: run `{command}`",
            device.toolchain.release
        ))
    })
}

/// Compiles the shards that can hold what is asked for. `progress` is called before each compilation.
pub fn compile(request: &Request<'_>, mut progress: impl FnMut(&str)) -> Result<Vec<Module>, Error> {
    let folders = folders();
    let library = library(&folders.root)?;
    left_out::check_sources(left_out::LIST, &suite::sources(&library)?)?;
    let shards = suite::shards(&library)?;
    let workspace = folders.target.join("coretests");
    suite::write_workspace(&workspace, &shards, &folders.root.join("Cargo.lock"))?;
    // All crates of a workspace have to be there before cargo reads the first.
    let crates: Vec<PathBuf> = shards
        .iter()
        .map(|shard| shard.generate(&library, &folders.device, &workspace))
        .collect::<Result<_, _>>()?;
    let wanted = |shard: &Shard| {
        request.filters.is_empty() || request.filters.iter().any(|filter| shard.may_hold(filter))
    };
    let mut modules = Vec::new();
    for (shard, folder) in shards.iter().zip(&crates).filter(|(shard, _)| wanted(shard)) {
        for &codegen in request.codegens {
            progress(&format!("compiling {} ({codegen})", shard.name));
            let mut builder = CudaBuilder::new(folder)
                .arch(request.arch)
                .codegen(codegen)
                .line_tables(LineTables::Innermost)
                .ptxas(PtxasCheck::Never)
                .show_progress(false)
                .target_dir(&folders.target);
            if request.values {
                builder = builder.features(["values"]);
            }
            let built = builder.build()?;
            let ir = fs::read_to_string(&built.llvm_ir_path).on("read", &built.llvm_ir_path)?;
            let mut tests = listing::in_llvm_ir(&ir)?;
            for test in &mut tests {
                test.name = format!("{}::{}", shard.prefix(), test.name);
            }
            modules.push(Module {
                name: shard.name.clone(),
                ptx: built.ptx_path,
                codegen: built.codegen,
                tests,
                seconds: built.seconds,
            });
        }
    }
    Ok(modules)
}
