//! Compiles a Rust kernel crate to PTX with a stock stable toolchain.
//!
//! ```no_run
//! use cuda_builder::{Arch, CudaBuilder};
//!
//! let build = CudaBuilder::new("gpu-kernels").arch(Arch::parse("sm_90")?).build()?;
//! println!("{} in {:.1} s", build.ptx_path.display(), build.seconds);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In a build script, [`CudaBuilder::for_build_script`] also tells cargo when to run the script again:
//!
//! ```no_run
//! # use cuda_builder::CudaBuilder;
//! let out = std::env::var_os("OUT_DIR").map(std::path::PathBuf::from).unwrap_or_default();
//! CudaBuilder::new("../gpu-kernels").for_build_script().copy_to(out.join("kernels.ptx")).build_or_exit();
//! ```
//!
//! rustc's own LLVM makes the PTX. Three things are not stable there and are switched on for this build alone with
//! `RUSTC_BOOTSTRAP=1`: the kernels' language features, building `core` for a target that has none prebuilt, and
//! stopping before the link. Host code of the same workspace stays plain stable Rust.
//!
//! Results go to `cuda_builder/` in the workspace's target directory, one folder a crate and target. They are shared
//! by all callers: build scripts, command-line tools and tests. A call that finds nothing changed does not start cargo.

#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod arch;
mod cargo;
mod codegen;
mod core_workspace;
mod device;
mod error;
mod files;
mod inlining;
mod link;
mod local_atomics;
mod machine;
mod nvvm_stage;
mod opt_level;
mod outputs;
mod post;
mod process;
mod reach;
mod rust_src;
mod state;
mod toolchain;
mod undefined;
mod workspace;

use std::fs::{self, File};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};

pub use arch::{Arch, ArchError, PtxVersion, Suffix};
pub use codegen::{Codegen, CodegenError, NvvmOptions};
pub use device::{
    DeviceToolchain, Origin as DeviceToolchainOrigin, RELEASE as DEVICE_RELEASE,
    VARIABLE as DEVICE_TOOLCHAIN_VARIABLE, install_command,
};
pub use error::BuildError;
pub use opt_level::OptLevel;
pub use post::{LineTables, find_ptxas};
pub use rust_src::{RustSrcError, installed as installed_rust_src};
pub use toolchain::Toolchain;

use cargo::Invocation;
use error::IoContext;
use link::Linked;
use outputs::Outputs;
use reach::Reach;
use state::State;
use workspace::Workspace;

/// Whether NVIDIA's assembler checks the PTX.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PtxasCheck {
    /// Where one is found; see [`find_ptxas`].
    #[default]
    WhenFound,
    /// Not even where one is found.
    Never,
    /// A build without it fails.
    Required,
}

/// A kernel crate and how to compile it.
#[derive(Clone, Debug)]
pub struct CudaBuilder {
    path: PathBuf,
    arch: Arch,
    ptx_version: Option<PtxVersion>,
    line_tables: LineTables,
    opt_level: OptLevel,
    features: Vec<String>,
    default_features: bool,
    kernels: Option<Vec<String>>,
    ptxas: PtxasCheck,
    codegen: Codegen,
    nvvm: NvvmOptions,
    copy_to: Option<PathBuf>,
    target_directory: Option<PathBuf>,
    nvvm_folder: Option<PathBuf>,
    build_script: bool,
    show_progress: bool,
}

/// The PTX of a kernel crate.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct KernelBuild {
    /// The kernel crate's name.
    pub package: String,
    /// The PTX file. It is replaced as a whole by the next build, never rewritten in place.
    pub ptx_path: PathBuf,
    /// Its text.
    pub ptx: String,
    /// The LLVM IR that the PTX was made from.
    pub llvm_ir_path: PathBuf,
    /// What made the PTX: never [`Codegen::Auto`].
    pub codegen: Codegen,
    /// Why [`Codegen::Auto`] did not take what it prefers.
    pub codegen_note: Option<String>,
    /// The libNVVM that made the PTX, if one did.
    pub library: Option<PathBuf>,
    /// The NVVM IR that libNVVM read, if it made the PTX.
    pub nvvm_ir_path: Option<PathBuf>,
    /// The target.
    pub arch: Arch,
    /// The version in the PTX's first directive.
    pub ptx_version: PtxVersion,
    /// Every file that the result depends on.
    pub inputs: Vec<PathBuf>,
    /// Every environment variable that the kernels' sources read at compile time.
    pub variables: Vec<String>,
    /// The `ptxas` that accepted the PTX, in this call or in an earlier one; see [`CudaBuilder::ptxas`].
    pub checked_by: Option<PathBuf>,
    /// rustc's warnings about the kernels; empty when nothing was compiled.
    pub warnings: Vec<String>,
    /// Whether rustc ran; otherwise an earlier result was still good.
    pub rebuilt: bool,
    /// Wall time of the call.
    pub seconds: f64,
}

impl KernelBuild {
    /// The kernels' names, parameters and needs, in order of the PTX.
    ///
    /// # Errors
    /// [`BuildError::InvalidPtx`] when the file was changed by somebody else between the check and this call.
    pub fn kernels(&self) -> Result<Vec<ptx::Signature>, BuildError> {
        let invalid = |message: String| BuildError::InvalidPtx {
            package: self.package.clone(),
            arch: self.arch,
            message,
            ptx: self.ptx_path.clone(),
        };
        let module = ptx::parse(&self.ptx).map_err(|error| invalid(error.to_string()))?;
        ptx::signatures(&module).map_err(|error| invalid(error.to_string()))
    }
}

impl CudaBuilder {
    /// A builder for the kernel crate in a folder; the target is `sm_75`.
    pub fn new(kernel_crate: impl Into<PathBuf>) -> Self {
        Self {
            path: kernel_crate.into(),
            arch: Arch::default(),
            ptx_version: None,
            line_tables: LineTables::default(),
            opt_level: OptLevel::default(),
            features: Vec::new(),
            default_features: true,
            kernels: None,
            ptxas: PtxasCheck::default(),
            codegen: Codegen::Llvm,
            nvvm: NvvmOptions::default(),
            copy_to: None,
            target_directory: None,
            nvvm_folder: None,
            build_script: false,
            show_progress: true,
        }
    }

    /// Sets the GPU architecture to compile for. PTX for one runs on every later one.
    #[must_use]
    pub fn arch(mut self, arch: Arch) -> Self {
        self.arch = arch;
        self
    }

    /// Sets a later PTX version than the least that the target needs, for kernels with newer instructions.
    #[must_use]
    pub fn ptx_version(mut self, version: PtxVersion) -> Self {
        self.ptx_version = Some(version);
        self
    }

    /// Sets which Rust source line the PTX names for each instruction. The lines cost no speed.
    #[must_use]
    pub fn line_tables(mut self, lines: LineTables) -> Self {
        self.line_tables = lines;
        self
    }

    /// Sets how much rustc optimises; without this call it is all that it can.
    #[must_use]
    pub fn opt_level(mut self, level: OptLevel) -> Self {
        self.opt_level = level;
        self
    }

    /// Turns on features of the kernel crate.
    #[must_use]
    pub fn features<S: Into<String>>(mut self, features: impl IntoIterator<Item = S>) -> Self {
        self.features.extend(features.into_iter().map(Into::into));
        self
    }

    /// Sets whether the kernel crate's default features are on, as they are without this call.
    #[must_use]
    pub fn default_features(mut self, on: bool) -> Self {
        self.default_features = on;
        self
    }

    /// Compiles these kernels alone, which saves the time of the others, unless an earlier result with all kernels is still good.
    /// Names that the crate does not have are no error. All are compiled without this call.
    ///
    /// What is inlined into a kernel may depend on what else is compiled, so figures should come from a build of all.
    #[must_use]
    pub fn kernels<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        let mut names: Vec<String> = names.into_iter().map(Into::into).collect();
        names.sort();
        names.dedup();
        self.kernels = Some(names);
        self
    }

    /// Sets whether `ptxas` checks the result.
    #[must_use]
    pub fn ptxas(mut self, check: PtxasCheck) -> Self {
        self.ptxas = check;
        self
    }

    /// Sets the code generator; without this call it is rustc's LLVM.
    #[must_use]
    pub fn codegen(mut self, codegen: Codegen) -> Self {
        self.codegen = codegen;
        self
    }

    /// Sets all of NVVM's options at once.
    #[must_use]
    pub fn nvvm_options(mut self, options: NvvmOptions) -> Self {
        self.nvvm = options;
        self
    }

    /// Sets whether NVVM flushes single-precision denormals to zero.
    #[must_use]
    pub fn ftz(mut self, on: bool) -> Self {
        self.nvvm.ftz = on;
        self
    }

    /// Sets whether NVVM approximates single-precision square roots.
    #[must_use]
    pub fn fast_sqrt(mut self, on: bool) -> Self {
        self.nvvm.fast_sqrt = on;
        self
    }

    /// Sets whether NVVM approximates single-precision divisions.
    #[must_use]
    pub fn fast_div(mut self, on: bool) -> Self {
        self.nvvm.fast_div = on;
        self
    }

    /// Sets whether NVVM contracts multiplications and additions to fused ones.
    #[must_use]
    pub fn fma_contraction(mut self, on: bool) -> Self {
        self.nvvm.fma_contraction = on;
        self
    }

    /// Sets whether NVVM optimises, as it does without this call.
    #[must_use]
    pub fn nvvm_opts(mut self, on: bool) -> Self {
        self.nvvm.nvvm_opts = on;
        self
    }

    /// Sets whether NVVM unrolls loops, as it does without this call.
    #[must_use]
    pub fn unroll(mut self, on: bool) -> Self {
        self.nvvm.unroll = on;
        self
    }

    /// Sets the most registers that a thread may have, through NVVM.
    #[must_use]
    pub fn max_registers(mut self, registers: u32) -> Self {
        self.nvvm.max_registers = Some(registers);
        self
    }

    /// Also writes the PTX to this file; the file is left alone when it holds the same text.
    #[must_use]
    pub fn copy_to(mut self, path: impl Into<PathBuf>) -> Self {
        self.copy_to = Some(path.into());
        self
    }

    /// Sets the target directory in which `cuda_builder/` lies, instead of the workspace's own.
    #[must_use]
    pub fn target_dir(mut self, path: impl Into<PathBuf>) -> Self {
        self.target_directory = Some(path.into());
        self
    }

    /// Sets the folder in which libNVVM is kept when it is fetched, instead of `nvvm/` in the target directory: for builds with
    /// target directories of their own.
    #[must_use]
    pub fn nvvm_dir(mut self, path: impl Into<PathBuf>) -> Self {
        self.nvvm_folder = Some(path.into());
        self
    }

    /// Sets whether cargo's progress is passed on where stderr is a terminal, as it is without this call.
    #[must_use]
    pub fn show_progress(mut self, show: bool) -> Self {
        self.show_progress = show;
        self
    }

    /// Prints the lines that tell cargo on which files and variables the build script depends, and passes the kernels'
    /// warnings on.
    #[must_use]
    pub fn for_build_script(mut self) -> Self {
        self.build_script = true;
        self
    }

    /// Compiles the kernels, or finds that an earlier result is still good.
    ///
    /// # Errors
    /// [`BuildError`]: a missing toolchain or core library, a crate that does not compile (with rustc's own
    /// messages), PTX that the checks refuse, or a file that cannot be written.
    pub fn build(&self) -> Result<KernelBuild, BuildError> {
        let build = self.build_inner()?;
        if self.build_script {
            tell_cargo(&build);
            if self.codegen == Codegen::Auto && Codegen::PREFERRED == Codegen::Nvvm {
                // A libNVVM that is fetched later changes what `auto` means.
                let folder = self.nvvm_folder()?;
                fs::create_dir_all(&folder).on("create", &folder)?;
                println!("cargo::rerun-if-changed={}", folder.display());
            }
        }
        Ok(build)
    }

    /// Like [`build`](Self::build), but an error is printed to stderr as it is meant to be read and ends the
    /// process with code 1. For build scripts, where a returned error is printed in its debug form.
    pub fn build_or_exit(&self) -> KernelBuild {
        self.build().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(1)
        })
    }

    fn build_inner(&self) -> Result<KernelBuild, BuildError> {
        let started = Instant::now();
        let (codegen, note) = nvvm_stage::choose(self)?;
        if codegen == Codegen::Llvm {
            if self.nvvm != NvvmOptions::default() {
                return Err(BuildError::OptionsOfNvvm { options: self.nvvm });
            }
            return Ok(KernelBuild { codegen_note: note, ..self.build_llvm(started)? });
        }
        // Before anything takes time.
        let library = nvvm_stage::library(self)?;
        let first = CudaBuilder { copy_to: None, ptxas: PtxasCheck::Never, ..self.clone() };
        let first = first.build_llvm(started)?;
        let build = nvvm_stage::run(self, first, library, &DeviceToolchain::find(&self.path)?.toolchain)?;
        Ok(KernelBuild { seconds: started.elapsed().as_secs_f64(), ..build })
    }

    /// Folder in which libNVVM is kept when it is fetched for this project: a folder a version, inside of the target directory.
    ///
    /// # Errors
    /// [`BuildError`] if cargo cannot tell the target directory.
    pub fn nvvm_folder(&self) -> Result<PathBuf, BuildError> {
        if let Some(folder) = &self.nvvm_folder {
            return Ok(folder.clone());
        }
        let target = match &self.target_directory {
            Some(target) => target.clone(),
            None => Workspace::find(&self.path, &Toolchain::find(&self.path)?)?.target_directory,
        };
        Ok(nvvm_stage::cache_in(&std::path::absolute(&target).on("find", &target)?))
    }

    fn build_llvm(&self, started: Instant) -> Result<KernelBuild, BuildError> {
        let least = self.arch.least_ptx_version();
        let ptx_version = self.ptx_version.unwrap_or(least);
        if ptx_version < least {
            return Err(BuildError::PtxTooOld { arch: self.arch, asked: ptx_version, least });
        }
        if !self.path.join("Cargo.toml").is_file() {
            return Err(BuildError::NotACrate { path: self.path.clone() });
        }
        let device = DeviceToolchain::find(&self.path)?;
        let toolchain = &device.toolchain;
        let workspace = Workspace::find(&self.path, toolchain)?;
        let target = self.target_directory.as_ref().unwrap_or(&workspace.target_directory);
        let base = std::path::absolute(target).on("find", target)?.join("cuda_builder");
        fs::create_dir_all(&base).on("create", &base)?;
        let library = rust_src::find(toolchain)?;
        let name = format!("{:016x}", files::content_hash(library.as_os_str().as_encoded_bytes()));
        let invocation = Invocation {
            toolchain,
            workspace: &workspace,
            arch: self.arch,
            ptx_version,
            line_tables: self.line_tables,
            opt_level: self.opt_level,
            features: &self.features,
            default_features: self.default_features,
            kernels: self.kernels.as_deref(),
            core_workspace: core_workspace::lay_out(&library, &base.join("core").join(name))?,
            library: library.clone(),
            target_directory: base.join("cargo"),
            core_marker: base.join("cargo").join(self.core_name(toolchain, &library, ptx_version)),
            colour: cargo::stderr_colour(),
            show_progress: self.show_progress && !self.build_script && std::io::stderr().is_terminal(),
        };
        if self.kernels.is_some() {
            // A good result of all kernels has these as well.
            let all = Invocation { kernels: None, ..invocation.clone() };
            let outputs = Outputs::new(&base, &all);
            if let Some(fresh) = outputs.fresh(&all.key()?) {
                return self.finish(&outputs, &all, fresh, started);
            }
        }
        let key = invocation.key()?;
        let outputs = Outputs::new(&base, &invocation);
        let found = |fresh: state::Fresh| self.finish(&outputs, &invocation, fresh, started);
        if let Some(fresh) = outputs.fresh(&key) {
            return found(fresh);
        }
        // Another process may be building the same kernels, or others into the same cargo directory.
        let lock_path = base.join("lock");
        let lock = File::create(&lock_path).on("create", &lock_path)?;
        lock.lock().on("lock", &lock_path)?;
        if let Some(fresh) = outputs.fresh(&key) {
            return found(fresh);
        }
        let (fresh, mut warnings) = self.compile(&invocation, key, &outputs)?;
        drop(lock);
        warnings.extend(device.warning());
        let build = self.finish(&outputs, &invocation, fresh, started)?;
        Ok(KernelBuild { rebuilt: true, warnings, ..build })
    }

    /// A name for the compiled core library that the build needs.
    fn core_name(&self, toolchain: &Toolchain, library: &Path, ptx_version: PtxVersion) -> String {
        let origin = format!("{}{}", toolchain.version_text, library.display());
        let lines = if self.line_tables == LineTables::Off { "-nolines" } else { "" };
        let origin = files::content_hash(origin.as_bytes());
        let level = match self.opt_level {
            OptLevel::O3 => String::new(),
            other => format!("-O{other}"),
        };
        format!("core-{}-{}{lines}{level}-{origin:016x}", self.arch, ptx_version.feature())
    }

    /// Runs cargo and the checks, and publishes the results; the record comes last, since it vouches for the others.
    fn compile(
        &self,
        invocation: &Invocation<'_>,
        key: String,
        outputs: &Outputs,
    ) -> Result<(state::Fresh, Vec<String>), BuildError> {
        let began = SystemTime::now();
        let lock_file = invocation.workspace.root.join("Cargo.lock");
        let written_by_cargo = !lock_file.is_file();
        let compiled = invocation.run()?;
        let Linked { ptx: raw, llvm_ir } = link::complete(&compiled, invocation)?;
        let ptx = self.check(&raw, Codegen::Llvm, outputs, invocation.workspace)?;
        let llvm_ir = post::relative_paths(&llvm_ir, &invocation.workspace.root);
        files::write_if_changed(&outputs.ptx, ptx.as_bytes())?;
        files::write_if_changed(&outputs.llvm_ir, llvm_ir.as_bytes())?;
        let mut inputs = compiled.sources;
        inputs.extend(["Cargo.toml", ".cargo/config.toml"].map(|name| invocation.workspace.root.join(name)));
        inputs.push(lock_file.clone());
        inputs.retain(|path| path.is_file());
        inputs.sort();
        inputs.dedup();
        let environment = compiled.environment.iter().map(|(name, _)| name.clone()).collect();
        // A file that changed during the build may have been read before or after; cargo's own new file was not.
        let known = |path: &Path| written_by_cargo && path == lock_file;
        let mut state = State::new(key, compiled.environment, &ptx, &outputs.llvm_ir);
        for path in &inputs {
            state.add_input(path, (!known(path)).then_some(began));
        }
        state.write(&outputs.state)?;
        Ok((state::Fresh { ptx, inputs, environment }, compiled.warnings))
    }

    /// Makes the PTX fit to load, and lets our own parser read it.
    fn check(
        &self,
        raw: &str,
        codegen: Codegen,
        outputs: &Outputs,
        workspace: &Workspace,
    ) -> Result<String, BuildError> {
        let package = &workspace.package;
        let candidate = outputs.ptx.with_extension("refused.ptx");
        let invalid = |text: &str, message: String| match files::write_atomic(&candidate, text.as_bytes()) {
            Ok(()) => BuildError::InvalidPtx {
                package: package.clone(),
                arch: self.arch,
                message,
                ptx: candidate.clone(),
            },
            Err(error) => error,
        };
        let ptx =
            post::clean(raw, workspace, self.line_tables).map_err(|error| invalid(raw, error.to_string()))?;
        let ptx = codegen.heading() + &ptx;
        let module = ptx::parse(&ptx).map_err(|error| invalid(&ptx, error.to_string()))?;
        ptx::signatures(&module).map_err(|error| invalid(&ptx, error.to_string()))?;
        if let Some(list) = undefined::report(&module, &Reach::of(&module)) {
            return Err(BuildError::Undefined { package: package.clone(), arch: self.arch, list });
        }
        Ok(ptx)
    }

    /// Lets NVIDIA's assembler read the published PTX, unless the same one has accepted the same text before.
    fn assemble(&self, outputs: &Outputs, package: &str, ptx: &str) -> Result<Option<PathBuf>, BuildError> {
        let ptxas = match self.ptxas {
            PtxasCheck::Never => return Ok(None),
            PtxasCheck::WhenFound => find_ptxas(),
            PtxasCheck::Required => Some(find_ptxas().ok_or(BuildError::PtxasMissing)?),
        };
        let Some(ptxas) = ptxas else { return Ok(None) };
        let version = ptxas.metadata().and_then(|meta| meta.modified()).ok();
        let accepted =
            format!("{:016x} {} {version:?}", files::content_hash(ptx.as_bytes()), ptxas.display());
        if fs::read_to_string(&outputs.accepted).is_ok_and(|earlier| earlier == accepted) {
            return Ok(Some(ptxas));
        }
        post::assemble(&ptxas, &outputs.ptx, self.arch).map_err(|message| BuildError::Ptxas {
            ptxas: ptxas.clone(),
            package: package.to_owned(),
            arch: self.arch,
            message,
            ptx: outputs.ptx.clone(),
        })?;
        files::write_atomic(&outputs.accepted, accepted.as_bytes())?;
        Ok(Some(ptxas))
    }

    fn finish(
        &self,
        outputs: &Outputs,
        invocation: &Invocation<'_>,
        fresh: state::Fresh,
        started: Instant,
    ) -> Result<KernelBuild, BuildError> {
        if let Some(path) = &self.copy_to {
            files::write_if_changed(path, fresh.ptx.as_bytes())?;
        }
        Ok(KernelBuild {
            checked_by: self.assemble(outputs, &invocation.workspace.package, &fresh.ptx)?,
            package: invocation.workspace.package.clone(),
            ptx_path: outputs.ptx.clone(),
            ptx: fresh.ptx,
            llvm_ir_path: outputs.llvm_ir.clone(),
            codegen: Codegen::Llvm,
            codegen_note: None,
            library: None,
            nvvm_ir_path: None,
            arch: self.arch,
            ptx_version: invocation.ptx_version,
            inputs: fresh.inputs,
            variables: fresh.environment,
            warnings: Vec::new(),
            rebuilt: false,
            seconds: started.elapsed().as_secs_f64(),
        })
    }
}

/// Says on what a build script depends. After a failure nothing needs saying: cargo runs a script that failed again.
fn tell_cargo(build: &KernelBuild) {
    for name in ["RUSTUP_TOOLCHAIN", DEVICE_TOOLCHAIN_VARIABLE].iter().chain(nvvm::find::VARIABLES) {
        println!("cargo::rerun-if-env-changed={name}");
    }
    for name in &build.variables {
        println!("cargo::rerun-if-env-changed={name}");
    }
    for input in &build.inputs {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    for warning in &build.warnings {
        for line in warning.trim_end().lines() {
            println!("cargo::warning={line}");
        }
    }
}
