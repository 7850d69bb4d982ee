//! Where results lie.

use std::path::{Path, PathBuf};

use crate::cargo::Invocation;
use crate::codegen::NvvmOptions;
use crate::files;
use crate::opt_level::OptLevel;
use crate::post::LineTables;
use crate::state::{self, State};

/// Where the results of one crate, target and set of options lie.
#[derive(Debug)]
pub(crate) struct Outputs {
    pub(crate) ptx: PathBuf,
    pub(crate) llvm_ir: PathBuf,
    pub(crate) state: PathBuf,
    /// Names the text that `ptxas` has accepted.
    pub(crate) accepted: PathBuf,
}

impl Outputs {
    pub(crate) fn new(base: &Path, invocation: &Invocation<'_>) -> Self {
        let Invocation { arch, ptx_version, .. } = invocation;
        let mut folder = format!("{arch}-{}", ptx_version.feature());
        let lines = match invocation.line_tables {
            LineTables::KernelCrate => "",
            LineTables::Innermost => "-innermost",
            LineTables::Off => "-nolines",
        };
        folder.push_str(lines);
        if invocation.opt_level != OptLevel::default() {
            folder.push_str(&format!("-O{}", invocation.opt_level));
        }
        if !invocation.features.is_empty() || !invocation.default_features {
            let options = format!("{:?} {}", invocation.features, invocation.default_features);
            folder.push_str(&format!("-{:08x}", files::content_hash(options.as_bytes()) as u32));
        }
        if let Some(kernels) = invocation.kernels {
            folder.push_str(&format!("-some-{:016x}", files::content_hash(kernels.join(" ").as_bytes())));
        }
        let manifest = files::content_hash(invocation.workspace.manifest.as_os_str().as_encoded_bytes());
        let crate_folder = format!("{}-{:08x}", invocation.workspace.package, manifest as u32);
        let folder = base.join(crate_folder).join(folder);
        let file = |extension: &str| folder.join(format!("{}.{extension}", invocation.workspace.library));
        Self { ptx: file("ptx"), llvm_ir: file("ll"), state: file("state.json"), accepted: file("accepted") }
    }

    /// Those of NVVM, beside the PTX of the first stage.
    pub(crate) fn of_nvvm(first: &Path, options: &NvvmOptions) -> Self {
        let mut name = first.file_stem().unwrap_or_default().to_owned();
        name.push(".nvvm");
        if *options != NvvmOptions::default() {
            let hash = files::content_hash(options.to_string().as_bytes()) as u32;
            name.push(format!("-{hash:08x}"));
        }
        let file = |extension: &str| {
            let mut name = name.clone();
            name.push(format!(".{extension}"));
            first.with_file_name(name)
        };
        Self { ptx: file("ptx"), llvm_ir: file("ll"), state: file("state"), accepted: file("accepted") }
    }

    pub(crate) fn fresh(&self, key: &str) -> Option<state::Fresh> {
        State::fresh(&self.state, key, &self.ptx, &self.llvm_ir)
    }
}
