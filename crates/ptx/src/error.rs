//! What can go wrong.

use std::fmt;

use crate::ast::Pos;

/// A place where the text is not PTX.
///
/// `Display` shows the place, what was found and expected, and the line with a caret under the token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseError {
    /// Where the token begins.
    pub pos: Pos,
    /// The token: its text in backticks, or "end of file".
    pub found: String,
    /// What could have stood here.
    pub expected: String,
    /// The line of the text that holds the token.
    pub source_line: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pos, found, expected, source_line } = self;
        writeln!(f, "PTX line {}, column {}: found {found}, expected {expected}", pos.line, pos.column)?;
        let number = pos.line.to_string();
        writeln!(f, "{number} | {source_line}")?;
        let before = source_line.chars().take(pos.column.saturating_sub(1) as usize);
        // A tab stays a tab, so that the caret lands under the token at any tab width.
        let pad: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        write!(f, "{:width$} | {pad}^", "", width = number.len())
    }
}
