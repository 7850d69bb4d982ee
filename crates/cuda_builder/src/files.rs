//! Files that are never seen half-written.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::error::{BuildError, IoContext};

/// Writes beside the file and renames, so that a reader sees the old content or the new one.
pub(crate) fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), BuildError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).on("create", folder)?;
    }
    // One name a write: threads of a process may write the same file too.
    static WRITES: AtomicU64 = AtomicU64::new(0);
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{}.tmp", std::process::id(), WRITES.fetch_add(1, Ordering::Relaxed)));
    let temporary = path.with_file_name(name);
    let written = File::create(&temporary).and_then(|mut file| file.write_all(bytes)).on("write", &temporary);
    written.and_then(|()| fs::rename(&temporary, path).on("write", path)).inspect_err(|_| {
        // Best effort: the error that counts is already on its way.
        let _ = fs::remove_file(&temporary);
    })
}

/// Like [`write_atomic`], but leaves a file with the same content, and its time stamp, alone.
pub(crate) fn write_if_changed(path: &Path, bytes: &[u8]) -> Result<(), BuildError> {
    match fs::read(path) {
        Ok(old) if old == bytes => Ok(()),
        _ => write_atomic(path, bytes),
    }
}

/// A hash that is the same in every process, for telling whether content changed.
pub(crate) fn content_hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}
