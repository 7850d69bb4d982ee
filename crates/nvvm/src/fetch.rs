//! Fetching libNVVM from the Python package index, with Python's own client.

use crate::error::{Error, Result};
use crate::find::{cache_folder, candidates_in};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package.
const PACKAGE: &str = "nvidia-nvvm";

/// Release that is fetched.
pub const VERSION: &str = "13.5.37";

/// SHA-256 of the release's wheels by machine.
const WHEELS: &[(&str, &str)] = &[
    ("x86_64", "c41bfa362e407405163f103c2229f0765f8cc2ed7d148b754dc77f228bf7e070"),
    ("aarch64", "b659bd3115b7ac7ec8931e67d0e2c0dd09cd35b08a6a7372df6f8f22c67da80a"),
];

/// Fetches the library into the project's cache and returns its file. If it is there already nothing is downloaded.
///
/// # Errors
///
/// [`Error::Fetch`] if this machine has no such package, `pip` is missing or fails, or the checksum is another.
pub fn fetch() -> Result<PathBuf> {
    let cache = cache_folder().ok_or_else(|| failed("neither HOME nor XDG_CACHE_HOME is set"))?;
    fetch_into(&cache.join(VERSION))
}

/// [`fetch`] into a folder of the caller's choice.
///
/// # Errors
///
/// As [`fetch`].
pub fn fetch_into(folder: &Path) -> Result<PathBuf> {
    if let Some(library) = library_in(folder) {
        return Ok(library);
    }
    let machine = std::env::consts::ARCH;
    let Some((_, checksum)) = WHEELS.iter().find(|(arch, _)| *arch == machine && cfg!(target_os = "linux"))
    else {
        return Err(failed(format!("no package is known for {machine} on {}", std::env::consts::OS)));
    };
    // Unpacked beside its place and moved there at the end, so that an interrupted download leaves nothing half-done.
    let partial = folder.with_extension("partial");
    let _ = std::fs::remove_dir_all(&partial);
    std::fs::create_dir_all(&partial).map_err(|error| failed(format!("{}: {error}", partial.display())))?;
    let requirements = partial.join("requirements.txt");
    std::fs::write(&requirements, format!("{PACKAGE}=={VERSION} --hash=sha256:{checksum}\n"))
        .map_err(|error| failed(format!("{}: {error}", requirements.display())))?;
    // pip checks the hash itself, and installs a wheel by unpacking it; nothing of the package is run.
    let arguments =
        ["install", "--no-deps", "--only-binary=:all:", "--require-hashes", "--no-compile", "--quiet"];
    let mut tried = Vec::new();
    for client in [&["python3", "-m", "pip"][..], &["pip3"], &["pip"]] {
        let run = Command::new(client[0])
            .args(&client[1..])
            .args(arguments)
            .arg("--target")
            .arg(&partial)
            .arg("--requirement")
            .arg(&requirements)
            .output();
        match run {
            Ok(output) if output.status.success() => return settle(&partial, folder),
            Ok(output) => {
                let words = String::from_utf8_lossy(&output.stderr).trim().to_owned();
                tried.push(format!("`{}`: {words}", client.join(" ")));
            }
            Err(error) => tried.push(format!("`{}`: {error}", client.join(" "))),
        }
    }
    let _ = std::fs::remove_dir_all(&partial);
    Err(failed(format!("no Python package client could: {}", tried.join("; "))))
}

/// Moves the unpacked package to its place.
fn settle(partial: &Path, folder: &Path) -> Result<PathBuf> {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::rename(partial, folder).map_err(|error| failed(format!("{}: {error}", folder.display())))?;
    library_in(folder).ok_or_else(|| failed(format!("{PACKAGE} {VERSION} holds no libNVVM")))
}

fn library_in(folder: &Path) -> Option<PathBuf> {
    candidates_in(folder).find(|path| path.is_file())
}

fn failed(reason: impl Into<String>) -> Error {
    Error::Fetch { reason: reason.into() }
}
