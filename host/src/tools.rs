//! NVIDIA's command-line tools, where they are installed. Nothing needs them; they show more where they are.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A tool on PATH or in the CUDA toolkit.
///
/// # Errors
/// Where it was looked for, and what it comes with.
pub fn find(tool: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let toolkits = ["CUDA_PATH", "CUDA_HOME"].into_iter().filter_map(std::env::var_os);
    std::env::split_paths(&path)
        .chain(toolkits.map(|root| Path::new(&root).join("bin")))
        .chain([PathBuf::from("/usr/local/cuda/bin")])
        .map(|folder| folder.join(tool))
        .find(|file| file.is_file())
        .ok_or_else(|| {
            format!(
                "`{tool}` was not found on PATH, in CUDA_PATH/bin, CUDA_HOME/bin or /usr/local/cuda/bin; it comes with the \
                 CUDA toolkit"
            )
        })
}

/// Both streams of a tool, or its words when it fails.
///
/// # Errors
/// The tool cannot be started, or did not end well.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("{name}: {error}"))?;
    let text = format!("{}{}", String::from_utf8_lossy(&done.stderr), String::from_utf8_lossy(&done.stdout));
    if done.status.success() { Ok(text) } else { Err(format!("{name} refused it:\n{}", text.trim())) }
}

/// Gives `body` a folder of its own, which is gone afterwards.
///
/// # Errors
/// The folder cannot be made; `body`'s.
pub fn in_scratch<T>(body: impl FnOnce(&Path) -> Result<T, String>) -> Result<T, String> {
    static FOLDERS: AtomicU32 = AtomicU32::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("warpbook-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| on(&folder, &error))?;
    let result = body(&folder);
    // A folder left behind in the system's own temporary directory harms nobody.
    let _ = std::fs::remove_dir_all(&folder);
    result
}

/// An I/O error with its file.
pub fn on(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
