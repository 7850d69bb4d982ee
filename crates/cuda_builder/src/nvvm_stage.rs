//! The second stage where NVVM is the code generator: rustc's LLVM IR, as the first stage left it, to PTX.
//!
//! Its results lie beside the first stage's, with a stamp of their own: going back and forth between the generators compiles
//! nothing anew.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use nvvm::LibNvvm;

use crate::arch::PtxVersion;
use crate::codegen::{Codegen, NvvmOptions};
use crate::error::{BuildError, IoContext};
use crate::files;
use crate::outputs::Outputs;
use crate::workspace::Workspace;
use crate::{CudaBuilder, KernelBuild, Toolchain};

/// Raised when what is done here to libNVVM's output changes, so that older results are made again; [`nvvm::LOWERING`] tells of
/// changes of what it reads.
const REVISION: u32 = 3;

/// The newest PTX that is written without being asked for: what drivers of CUDA 13.0 take. A driver refuses newer PTX
/// than its own, and each libNVVM writes that of its release.
const NEWEST: PtxVersion = PtxVersion::new(9, 0);

/// What a call with `auto` takes, and why it is not what is preferred.
pub(crate) fn choose(builder: &CudaBuilder) -> Result<(Codegen, Option<String>), BuildError> {
    Ok(match builder.codegen {
        // Options of NVVM's are a wish for NVVM.
        Codegen::Auto if builder.nvvm != NvvmOptions::default() => (Codegen::Nvvm, None),
        Codegen::Auto if Codegen::PREFERRED == Codegen::Nvvm => {
            match usable(builder, &builder.nvvm_folder()?) {
                Ok(()) => (Codegen::Nvvm, None),
                Err(error) => (Codegen::Llvm, Some(error.to_string())),
            }
        }
        Codegen::Auto => (Codegen::PREFERRED, None),
        chosen => (chosen, None),
    })
}

fn usable(builder: &CudaBuilder, cache: &Path) -> Result<(), nvvm::Error> {
    let library = LibNvvm::find_with(&[cache.to_owned()])?;
    nvvm::target(&options(builder)?, &library).map(|_| ())
}

/// Folder into which libNVVM is fetched, a version each, for a target directory.
pub(crate) fn cache_in(target_directory: &Path) -> PathBuf {
    target_directory.join("nvvm")
}

/// The library's file.
pub(crate) fn library(builder: &CudaBuilder) -> Result<PathBuf, BuildError> {
    let caches = [builder.nvvm_folder()?];
    let searched = || nvvm::Error::NoLibrary { searched: nvvm::find::folders_with(&caches) };
    nvvm::find::library_with(&caches).ok_or_else(|| BuildError::NoNvvm { source: Box::new(searched()) })
}

/// Compiles what the first stage left.
pub(crate) fn run(
    builder: &CudaBuilder,
    first: KernelBuild,
    file: PathBuf,
    toolchain: &Toolchain,
) -> Result<KernelBuild, BuildError> {
    let refused = |source: nvvm::Error| BuildError::Nvvm {
        package: first.package.clone(),
        arch: builder.arch,
        llvm_ir: first.llvm_ir_path.clone(),
        source: Box::new(source),
    };
    let options = options(builder).map_err(refused)?;
    let outputs = Outputs::of_nvvm(&first.ptx_path, &builder.nvvm);
    let key = format!(
        "{REVISION} {}\n{options:?}\n{}\n{}\n{:?}",
        nvvm::LOWERING,
        stamp(&file)?,
        stamp(&first.llvm_ir_path)?,
        builder.line_tables
    );
    let earlier = fresh(&outputs, &key);
    let compiled = match earlier {
        Some(text) => Compiled { text, rebuilt: false, warnings: Vec::new() },
        None => {
            let library = LibNvvm::load(&file).map_err(refused)?;
            compile(builder, &first, &outputs, &options, &library, toolchain)?
        }
    };
    if compiled.rebuilt {
        let record = format!("{:016x}\n{key}", files::content_hash(compiled.text.as_bytes()));
        files::write_atomic(&outputs.state, record.as_bytes())?;
    }
    if let Some(path) = &builder.copy_to {
        files::write_if_changed(path, compiled.text.as_bytes())?;
    }
    let mut warnings = first.warnings;
    warnings.extend(compiled.warnings);
    let mut inputs = first.inputs;
    inputs.push(file.clone());
    Ok(KernelBuild {
        checked_by: builder.assemble(&outputs, &first.package, &compiled.text)?,
        codegen: Codegen::Nvvm,
        library: Some(file),
        nvvm_ir_path: Some(outputs.llvm_ir),
        ptx_version: declared_version(&compiled.text).unwrap_or(first.ptx_version),
        ptx_path: outputs.ptx,
        ptx: compiled.text,
        rebuilt: first.rebuilt || compiled.rebuilt,
        warnings,
        inputs,
        ..first
    })
}

struct Compiled {
    text: String,
    rebuilt: bool,
    warnings: Vec<String>,
}

fn compile(
    builder: &CudaBuilder,
    first: &KernelBuild,
    outputs: &Outputs,
    options: &nvvm::Options,
    library: &LibNvvm,
    toolchain: &Toolchain,
) -> Result<Compiled, BuildError> {
    let refused = |source: nvvm::Error| BuildError::Nvvm {
        package: first.package.clone(),
        arch: builder.arch,
        llvm_ir: first.llvm_ir_path.clone(),
        source: Box::new(source),
    };
    let ir = fs::read_to_string(&first.llvm_ir_path).on("read", &first.llvm_ir_path)?;
    let modern = nvvm::target(options, library).map_err(refused)?.llvm >= 15;
    let result = match nvvm::compile(&ir, options, library) {
        // Libraries before release 13.4 know no limit for the newer targets; some write nothing newer anyway.
        Err(nvvm::Error::Target { .. }) if modern => {
            nvvm::compile(&ir, &nvvm::Options { ptx_version: None, ..options.clone() }, library)
        }
        other => other,
    };
    let ptx = result.map_err(refused)?;
    let workspace = Workspace::find(&builder.path, toolchain)?;
    let text = without_volatile_locals(&ptx.text);
    let text = builder.check(&text, Codegen::Nvvm, outputs, &workspace)?;
    let mut warnings = Vec::new();
    if !ptx.log.is_empty() {
        warnings.push(format!("libNVVM: {}\n", ptx.log));
    }
    if let Some(version) = declared_version(&text).filter(|version| *version > limit(builder)) {
        warnings.push(format!(
            "libNVVM at {} writes PTX {version}, which needs a driver of that CUDA release; release 13.4 and later can \
             write older PTX\n",
            library.path().display()
        ));
    }
    files::write_if_changed(&outputs.ptx, text.as_bytes())?;
    files::write_if_changed(&outputs.llvm_ir, ptx.nvvm_ir.as_bytes())?;
    Ok(Compiled { text, rebuilt: true, warnings })
}

/// The first PTX in which an access to local memory may be volatile.
const VOLATILE_LOCALS: PtxVersion = PtxVersion::new(9, 1);

/// The PTX with ordinary accesses to local memory in place of volatile ones, where its version knows none: libNVVM 13.5
/// writes them even so, and no driver loads that. No other thread sees local memory, so nothing is lost but the access
/// itself, where a compiler finds that it is of no use.
fn without_volatile_locals(ptx: &str) -> Cow<'_, str> {
    const ACCESSES: [(&str, &str); 2] =
        [("ld.volatile.local.", "ld.local."), ("st.volatile.local.", "st.local.")];
    if declared_version(ptx).is_some_and(|version| version >= VOLATILE_LOCALS) {
        return Cow::Borrowed(ptx);
    }
    ACCESSES.iter().fold(Cow::Borrowed(ptx), |text, (volatile, ordinary)| match text.contains(volatile) {
        true => Cow::Owned(text.replace(volatile, ordinary)),
        false => text,
    })
}

/// The result of an earlier call with the same inputs.
fn fresh(outputs: &Outputs, key: &str) -> Option<String> {
    let record = fs::read_to_string(&outputs.state).ok()?;
    let (hash, earlier) = record.split_once('\n')?;
    let text = fs::read_to_string(&outputs.ptx).ok()?;
    let same = earlier == key && format!("{:016x}", files::content_hash(text.as_bytes())) == hash;
    (same && outputs.llvm_ir.is_file()).then_some(text)
}

/// A file's path, length and time: enough to tell whether it was replaced.
fn stamp(path: &Path) -> Result<String, BuildError> {
    let meta = path.metadata().on("read", path)?;
    let modified = meta.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    Ok(format!("{} {} {modified:?}", path.display(), meta.len()))
}

/// The newest PTX to write.
fn limit(builder: &CudaBuilder) -> PtxVersion {
    NEWEST.max(builder.arch.least_ptx_version()).max(builder.ptx_version.unwrap_or(NEWEST))
}

fn options(builder: &CudaBuilder) -> Result<nvvm::Options, nvvm::Error> {
    let arch: nvvm::Arch = builder.arch.to_string().parse()?;
    let limit = limit(builder);
    let NvvmOptions { ftz, fast_sqrt, fast_div, fma_contraction, nvvm_opts, unroll, max_registers } =
        builder.nvvm;
    Ok(nvvm::Options {
        ftz,
        prec_sqrt: !fast_sqrt,
        prec_div: !fast_div,
        fma: fma_contraction,
        optimize: nvvm_opts,
        unroll,
        max_registers,
        line_info: builder.line_tables != crate::LineTables::Off,
        ptx_version: Some(limit.major * 10 + limit.minor),
        ..nvvm::Options::new(arch)
    })
}

fn declared_version(ptx: &str) -> Option<PtxVersion> {
    let line = ptx.lines().find_map(|line| line.trim().strip_prefix(".version"))?;
    let (major, minor) = line.trim().split_once('.')?;
    Some(PtxVersion::new(major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arch;

    #[test]
    fn ptx_is_kept_old_enough_for_drivers() {
        let of = |arch: &str| limit(&CudaBuilder::new("k").arch(Arch::parse(arch).unwrap()));
        assert_eq!(of("sm_75"), PtxVersion::new(9, 0));
        assert_eq!(of("sm_100"), PtxVersion::new(9, 0));
        let asked = |major, minor| limit(&CudaBuilder::new("k").ptx_version(PtxVersion::new(major, minor)));
        assert_eq!(asked(9, 2), PtxVersion::new(9, 2));
        assert_eq!(asked(8, 3), PtxVersion::new(9, 0));
        assert_eq!(declared_version("// x\n.version 7.8\n"), Some(PtxVersion::new(7, 8)));
    }

    #[test]
    fn options_of_nvvm_choose_nvvm() {
        let auto = CudaBuilder::new("k").codegen(Codegen::Auto);
        assert_eq!(choose(&auto.clone().ftz(true)).unwrap().0, Codegen::Nvvm);
        assert_eq!(choose(&auto.codegen(Codegen::Llvm)).unwrap(), (Codegen::Llvm, None));
    }
}
