//! What the user sees of results: a table, JSON lines, counters.

pub mod comparison;
pub mod counters;
pub mod ir;
pub mod json;
pub mod source;
pub mod table;

use std::io::IsTerminal;

/// Whether standard output may be coloured: it is a terminal, and `NO_COLOR` is unset or empty (no-color.org).
pub fn coloured() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Paints `text` with an ANSI colour where that is wanted.
pub fn paint(text: &str, colour: u8, coloured: bool) -> String {
    if coloured { format!("\x1b[{colour}m{text}\x1b[0m") } else { text.to_owned() }
}

/// ANSI green.
pub const GREEN: u8 = 32;
/// ANSI red.
pub const RED: u8 = 31;
/// ANSI yellow.
pub const YELLOW: u8 = 33;
/// ANSI faint.
pub const FAINT: u8 = 2;
