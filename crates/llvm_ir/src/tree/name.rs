//! Names of values, blocks, types and globals.

use std::fmt;

/// A name without its sigil (`%`, `@`).
///
/// LLVM numbers what has no name; the numbers must then follow the order of definition without gaps, which is why they
/// are kept apart from text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// Implicit number of an unnamed entity.
    Number(u32),
    /// Name in canonical escaped form: printable ASCII stands for itself, a backslash is
    /// doubled, `"` and other bytes are `\XX`.
    Text(String),
}

impl Name {
    /// Name from plain text; characters that need it are escaped.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self::from_bytes(text.as_bytes())
    }

    /// Name from decoded bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let mut escaped = String::with_capacity(bytes.len());
        escape_into(&mut escaped, bytes);
        Self::Text(escaped)
    }

    /// The name's text, or `None` for a number.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Number(_) => None,
            Self::Text(text) => Some(text),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Text(t) if is_plain(t) => f.write_str(t),
            Self::Text(t) => write!(f, "\"{t}\""),
        }
    }
}

/// Whether a name can stand without quotes: LangRef, "Identifiers", `[-a-zA-Z$._][-a-zA-Z$._0-9]*`.
fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && !text.as_bytes()[0].is_ascii_digit()
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-$._".contains(&b))
}

/// Appends bytes in LLVM's string notation: printable ASCII but `"` stands for itself, `\\` is a backslash, `\XX` the rest.
pub(crate) fn escape_into(out: &mut String, bytes: &[u8]) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    for &b in bytes {
        if b == b'\\' {
            out.push_str("\\\\");
        } else if (0x20..0x7f).contains(&b) && b != b'"' {
            out.push(b as char);
        } else {
            out.push('\\');
            out.push(HEX[usize::from(b >> 4)] as char);
            out.push(HEX[usize::from(b & 15)] as char);
        }
    }
}

/// Displays bytes as a quoted LLVM string.
pub(crate) struct Quoted<'a>(pub &'a [u8]);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(self.0.len() + 2);
        text.push('"');
        escape_into(&mut text, self.0);
        text.push('"');
        f.write_str(&text)
    }
}
