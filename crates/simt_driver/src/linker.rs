//! The driver's linker (`cuLink…`): joins PTX into what `cuModuleLoadData` takes.
//!
//! The simulated GPU has no machine code, so the "binary" that comes out is PTX again.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::context::Owner;
use crate::image::LoadFailure;
use crate::jit::JitOptions;
use crate::merge;

/// A linker invocation.
pub(crate) struct Link {
    pub(crate) owner: Owner,
    state: Mutex<LinkState>,
}

/// What a linker invocation has been given and has made.
pub(crate) struct LinkState {
    pub(crate) options: JitOptions,
    pub(crate) inputs: Vec<String>,
    /// The output, NUL-terminated. It lives as long as the invocation, and never moves once it is made.
    pub(crate) output: Option<Box<[u8]>>,
}

impl Link {
    pub(crate) fn new(owner: Owner, options: JitOptions) -> Link {
        Link { owner, state: Mutex::new(LinkState { options, inputs: Vec::new(), output: None }) }
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, LinkState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LinkState {
    /// Joins the inputs, and returns where the output is and how long.
    pub(crate) fn complete(&mut self) -> Result<(*const u8, usize), LoadFailure> {
        if self.output.is_none() {
            let ptx = merge::merge(&self.inputs)?;
            self.output = Some(ptx.bytes().chain([0]).collect());
        }
        let output = self.output.as_deref().unwrap_or_default();
        Ok((output.as_ptr(), output.len()))
    }
}
