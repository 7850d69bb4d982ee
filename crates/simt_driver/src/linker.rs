//! The driver's linker (`cuLink…`): joins PTX into what `cuModuleLoadData` takes.
//!
//! The simulated GPU has no machine code, so the "binary" that comes out is PTX again, and only one input can be
//! joined: references from one PTX text into another are not resolved.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::context::Owner;
use crate::error::CudaError;
use crate::image::LoadFailure;
use crate::jit::JitOptions;

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
            let [ptx] = self.inputs.as_slice() else {
                let log = format!(
                    "{} inputs to link: the simulated GPU's linker takes one PTX text and resolves no references \
                     between several",
                    self.inputs.len()
                );
                return Err(LoadFailure::new(CudaError::NOT_SUPPORTED, log));
            };
            self.output = Some(ptx.bytes().chain([0]).collect());
        }
        let output = self.output.as_deref().unwrap_or_default();
        Ok((output.as_ptr(), output.len()))
    }
}
