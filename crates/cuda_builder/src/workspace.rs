//! What cargo knows about the kernel crate.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde::Deserialize;

use crate::cargo::clean_environment;
use crate::error::{BuildError, IoContext};
use crate::process;
use crate::toolchain::Toolchain;

/// The kernel crate and the workspace around it.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) manifest: PathBuf,
    pub(crate) root: PathBuf,
    pub(crate) target_directory: PathBuf,
    pub(crate) package: String,
    /// The library's name, which is the name of rustc's output files.
    pub(crate) library: String,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: PathBuf,
    target_directory: PathBuf,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

impl Workspace {
    /// Asks cargo about the package in `folder`.
    pub(crate) fn find(folder: &Path, toolchain: &Toolchain) -> Result<Self, BuildError> {
        let manifest = folder.join("Cargo.toml");
        if !manifest.is_file() {
            return Err(BuildError::NotACrate { path: folder.to_owned() });
        }
        let manifest = manifest.canonicalize().on("find", &manifest)?;
        let unreadable = |message: String| BuildError::Workspace { manifest: manifest.clone(), message };
        let mut command = Command::new(&toolchain.cargo);
        clean_environment(&mut command);
        command
            .args(["metadata", "--no-deps", "--format-version=1", "--manifest-path"])
            .arg(&manifest)
            .env("RUSTC", &toolchain.rustc);
        // The only variable of the caller that cargo is to follow here: where build output goes.
        if let Some(folder) = env::var_os("CARGO_TARGET_DIR") {
            command.env("CARGO_TARGET_DIR", folder);
        }
        let done =
            process::run(&mut command, Duration::from_secs(120)).map_err(|e| unreadable(e.to_string()))?;
        if !done.status.success() {
            return Err(unreadable(done.stderr.trim().to_owned()));
        }
        let metadata: Metadata = serde_json::from_str(&done.stdout).map_err(|e| unreadable(e.to_string()))?;
        let package = metadata
            .packages
            .into_iter()
            .find(|package| package.manifest_path == manifest)
            .ok_or_else(|| unreadable("the manifest describes a workspace, not a package".to_owned()))?;
        let is_library = |target: &&Target| {
            target
                .kind
                .iter()
                .any(|kind| matches!(kind.as_str(), "lib" | "rlib" | "cdylib" | "dylib" | "staticlib"))
        };
        let Some(library) = package.targets.iter().find(is_library) else {
            return Err(BuildError::NoLibrary { package: package.name });
        };
        Ok(Self {
            library: library.name.replace('-', "_"),
            package: package.name,
            root: metadata.workspace_root,
            target_directory: outer_target_directory().unwrap_or(metadata.target_directory),
            manifest,
        })
    }
}

/// In a build script, the target directory that cargo is really using: `--target-dir` is told to nobody, but the
/// script's own output folder lies inside, and cargo tags the top one.
fn outer_target_directory() -> Option<PathBuf> {
    let out = PathBuf::from(env::var_os("OUT_DIR")?);
    out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file()).map(Path::to_owned)
}
