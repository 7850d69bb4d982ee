//! A folder with compiled kernels and their results, to be run on a machine with a GPU and nothing else.
//!
//! It holds the PTX of each batch in each configuration, the digests of the reference's results, and this program, which
//! makes inputs anew from the seeds and runs the PTX through the CUDA driver; see [`crate::replay`].

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::campaign::Options;
use crate::device::{self, Compilation};
use crate::error::{Error, OnFile as _, Result};
use crate::generate::{self, Features};
use crate::outcome::{Outcome, digest};
use crate::program::Kernel;
use crate::{campaign, print};

/// What a folder holds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Manifest {
    /// Kinds of code that were left out.
    pub without: Vec<String>,
    /// The batches.
    pub batches: Vec<PackedBatch>,
}

/// Kernels of one module, `k0`, `k1` and so on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PackedBatch {
    /// The target.
    pub arch: String,
    /// The configurations, each with its file.
    pub modules: Vec<(String, String)>,
    /// The kernels, in the order of their numbers.
    pub kernels: Vec<PackedKernel>,
}

/// A kernel and its result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PackedKernel {
    /// The seed.
    pub seed: u64,
    /// Digest of the source, which shows whether the seed still means the same kernel.
    pub source: u64,
    /// Digest of the reference's result; `None` for kernels that are not to be launched, such as those that panic, after
    /// which a driver launches nothing any more.
    pub result: Option<u64>,
}

/// Digest of a kernel's source.
pub fn source_digest(kernel: &Kernel) -> u64 {
    digest(print::module(kernel, "k").bytes().map(u64::from))
}

/// The name of the manifest's file.
pub const MANIFEST: &str = "manifest.json";

/// Appends a batch to a folder, after the same comparison as in [`campaign::run`].
///
/// # Errors
/// As [`campaign::run`], or a file that cannot be written.
pub fn add(
    folder: &Path,
    manifest: &mut Manifest,
    first: u64,
    count: u64,
    options: &Options,
) -> Result<campaign::Report> {
    let kernels: Vec<Kernel> =
        (0..count).map(|at| generate::kernel(first.wrapping_add(at), &options.features)).collect();
    let (report, outcomes) = campaign::compare(&kernels, options)?;
    let compilation =
        Compilation { work: &options.work, nvvm: &options.nvvm, arch: options.arch, lines: options.lines };
    let mut modules = Vec::new();
    for configuration in &options.configurations {
        let file = format!("{first}.{configuration}.ptx");
        // A batch with a kernel that some compiler refuses has been reported, and is not packed in this configuration.
        match device::compile(&kernels, *configuration, &compilation) {
            Ok(ptx) => {
                let path = folder.join(&file);
                fs::write(&path, ptx).on("write", path)?;
                modules.push((configuration.to_string(), file));
            }
            Err(error) if device::is_about_the_program(&error) => {}
            Err(error) => return Err(error),
        }
    }
    let packed = kernels.iter().zip(&outcomes.reference).map(|(kernel, outcome)| PackedKernel {
        seed: kernel.seed,
        source: source_digest(kernel),
        result: match outcome {
            Outcome::Values(values) => Some(digest(values.iter().copied())),
            _ => None,
        },
    });
    let kernels = packed.collect();
    manifest.batches.push(PackedBatch { arch: options.arch.to_string(), modules, kernels });
    write(folder, manifest)?;
    Ok(report)
}

/// Writes the manifest, and this program beside it: a folder is complete after each batch.
fn write(folder: &Path, manifest: &Manifest) -> Result<()> {
    let path = folder.join(MANIFEST);
    let text = serde_json::to_string_pretty(manifest).map_err(|error| Error::Argument(error.to_string()))?;
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, text).on("write", &unfinished)?;
    fs::rename(&unfinished, &path).on("write", path)?;
    let own = std::env::current_exe().on("find", "this program")?;
    let copy = folder.join(format!("codegen_fuzz{}", std::env::consts::EXE_SUFFIX));
    if copy.exists() {
        return Ok(());
    }
    fs::copy(&own, &copy).on("write", copy)?;
    Ok(())
}

/// Reads a folder, and makes sure that seeds still mean its kernels.
///
/// # Errors
/// [`Error::Pack`] for a folder that is not of this kind, or of another version of the generator.
pub fn read(folder: &Path) -> Result<(Manifest, Features)> {
    let path = folder.join(MANIFEST);
    let wrong = |message: String| Error::Pack { path: folder.to_owned(), message };
    let text = fs::read_to_string(&path).on("read", path)?;
    let manifest: Manifest = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let features = Features::without(&manifest.without)
        .map_err(|name| wrong(format!("it leaves out `{name}`, which is not known")))?;
    for kernel in manifest.batches.iter().flat_map(|batch| &batch.kernels) {
        if source_digest(&generate::kernel(kernel.seed, &features)) != kernel.source {
            return Err(wrong(format!(
                "seed {} is another kernel in this version of the program; use the one in the folder",
                kernel.seed
            )));
        }
    }
    Ok((manifest, features))
}
