//! What a finished build was made from, so that the next call can tell whether to build at all.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::cargo::Variable;
use crate::error::BuildError;
use crate::files;

/// Raised when what happens to rustc's output changes, so that older results are made again.
const REVISION: u32 = 10;

/// The record of one build, kept beside its results.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct State {
    revision: u32,
    key: String,
    inputs: Vec<Input>,
    environment: Vec<Variable>,
    ptx_hash: u64,
    /// The file that holds the LLVM IR. It is several times as long as the PTX and nobody reads it here, so its time
    /// stamp is enough.
    llvm_ir: Input,
}

#[derive(Debug, Serialize, Deserialize)]
struct Input {
    path: PathBuf,
    length: u64,
    /// Nanoseconds since 1970, where the system knows.
    modified: Option<u64>,
    /// `None` when nobody knows which content the compiler saw.
    hash: Option<u64>,
}

/// Results of an earlier build that are still good.
#[derive(Debug)]
pub(crate) struct Fresh {
    pub(crate) ptx: String,
    pub(crate) inputs: Vec<PathBuf>,
    pub(crate) environment: Vec<String>,
}

impl Input {
    fn record(path: &Path, started: Option<SystemTime>) -> Self {
        let unknown = Self { path: path.to_owned(), length: 0, modified: None, hash: None };
        let Ok(meta) = path.metadata() else { return unknown };
        if started.is_some_and(|started| meta.modified().is_ok_and(|time| time >= started)) {
            return unknown;
        }
        let Ok(content) = fs::read(path) else { return unknown };
        Self {
            path: path.to_owned(),
            length: meta.len(),
            modified: meta.modified().ok().and_then(nanoseconds),
            hash: Some(files::content_hash(&content)),
        }
    }

    fn unchanged(&self) -> bool {
        let (Some(hash), Ok(meta)) = (self.hash, self.path.metadata()) else { return false };
        if meta.len() != self.length {
            return false;
        }
        let modified = meta.modified().ok().and_then(nanoseconds);
        if modified.is_some() && modified == self.modified {
            return true;
        }
        fs::read(&self.path).is_ok_and(|content| files::content_hash(&content) == hash)
    }
}

fn nanoseconds(time: SystemTime) -> Option<u64> {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    u64::try_from(since.as_nanos()).ok()
}

impl State {
    /// The record of a build with these results.
    pub(crate) fn new(key: String, environment: Vec<Variable>, ptx: &str, llvm_ir: &Path) -> Self {
        Self {
            revision: REVISION,
            key,
            inputs: Vec::new(),
            environment,
            ptx_hash: files::content_hash(ptx.as_bytes()),
            llvm_ir: Input::record(llvm_ir, None),
        }
    }

    /// Notes a file that the build read. One that was written since `started`, if that is given, counts as changed.
    pub(crate) fn add_input(&mut self, path: &Path, started: Option<SystemTime>) {
        self.inputs.push(Input::record(path, started));
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), BuildError> {
        let text = serde_json::to_vec(self).map_err(|error| BuildError::Io {
            action: "write",
            path: path.to_owned(),
            source: error.into(),
        })?;
        files::write_atomic(path, &text)
    }

    /// The results beside the record at `path`, if a build now would give the same ones.
    ///
    /// Anything that is missing, unreadable or different means a build; it is never an error.
    pub(crate) fn fresh(path: &Path, key: &str, ptx: &Path, llvm_ir: &Path) -> Option<Fresh> {
        let state: Self = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
        if state.revision != REVISION || state.key != key {
            return None;
        }
        let same_value = |(name, value): &Variable| env::var(name).ok() == *value;
        if !state.environment.iter().all(same_value) || !state.inputs.iter().all(Input::unchanged) {
            return None;
        }
        let ptx = fs::read_to_string(ptx).ok()?;
        if files::content_hash(ptx.as_bytes()) != state.ptx_hash {
            return None;
        }
        if state.llvm_ir.path != llvm_ir || !state.llvm_ir.unchanged() {
            return None;
        }
        Some(Fresh {
            ptx,
            inputs: state.inputs.into_iter().map(|input| input.path).collect(),
            environment: state.environment.into_iter().map(|(name, _)| name).collect(),
        })
    }
}
