//! The one error that reading LLVM IR text can end in.

use thiserror::Error;

/// Text that is not LLVM IR, or LLVM IR with a construct that this crate does not know.
///
/// The construct is an excerpt of the offending line, so that the message can be understood without the file, which is
/// usually a build product.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("LLVM IR line {line}: {problem}, in `{construct}`")]
pub struct ParseError {
    /// Line in the text, counted from 1.
    pub line: u32,
    /// The line itself, trimmed and cut to a readable length.
    pub construct: String,
    /// What was expected, or which construct is not known.
    pub problem: String,
}

/// Longest excerpt of a line that an error carries, in characters.
const EXCERPT: usize = 160;

impl ParseError {
    /// Makes an error about `line` (counted from 1) of `source`.
    pub(crate) fn at(source: &str, line: u32, problem: impl Into<String>) -> Self {
        let text = source.lines().nth(line.saturating_sub(1) as usize).unwrap_or("").trim();
        let mut construct: String = text.chars().take(EXCERPT).collect();
        if construct.len() < text.len() {
            construct.push('…');
        }
        Self { line, construct, problem: problem.into() }
    }
}
