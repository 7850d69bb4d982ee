//! Functions that the lowering adds to a module.

use llvm_ir::{Function, ParseError};
use std::collections::HashSet;

/// Functions that were asked for, each made once.
#[derive(Default)]
pub(crate) struct Helpers {
    known: HashSet<String>,
    /// Parsed functions that have not been rewritten yet.
    pub(crate) pending: Vec<Function>,
}

impl Helpers {
    /// Makes sure that `name` will be in the module; `text` defines it.
    pub(crate) fn require(&mut self, name: &str, text: &str) -> Result<(), ParseError> {
        if self.known.insert(name.to_owned()) {
            self.pending.extend(llvm_ir::parse(text)?.functions);
        }
        Ok(())
    }
}
