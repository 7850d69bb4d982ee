//! Places in the kernels' source.

use std::{fmt, sync::Arc};

/// A place in the source that a PTX instruction was made from, as its `.loc` directive tells.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceLine {
    /// The file, as the compiler named it.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 where the compiler gave none.
    pub column: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column != 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}
