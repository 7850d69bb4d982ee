//! Shared strings and positions: the two leaves that every node of the tree is made of.

use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A word of the program: an identifier, an opcode or a modifier (without its dot).
///
/// The parser makes one allocation for each distinct word and shares it, so a clone is a reference count and
/// a module of a million tokens holds a few thousand strings. Equality, order and hash are those of the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(Arc<str>);

impl Name {
    /// A name with this text, in an allocation of its own.
    pub fn new(text: &str) -> Self {
        Self(Arc::from(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // As `str` hashes: `Borrow<str>` promises it, and map look-ups by `&str` rely on it.
        self.0.hash(state);
    }
}

impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Name {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        &*self.0 == other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        &*self.0 == *other
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

/// Where a node begins in the PTX text: line and column, both counted from 1; columns count characters.
///
/// A position says where a node came from, not what it is: any two positions compare equal, so that two trees
/// are equal when they mean the same program. Compare [`Pos::key`] to compare places.
#[derive(Clone, Copy, Default)]
pub struct Pos {
    /// Line, from 1; 0 in nodes that were built and not parsed.
    pub line: u32,
    /// Column in characters, from 1; 0 in nodes that were built and not parsed.
    pub column: u32,
}

impl Pos {
    /// Position of nodes that come from no text.
    pub const NONE: Self = Self { line: 0, column: 0 };

    /// A position; both counted from 1.
    pub const fn new(line: u32, column: u32) -> Self {
        Self { line, column }
    }

    /// `(line, column)`, which does compare.
    pub const fn key(self) -> (u32, u32) {
        (self.line, self.column)
    }
}

impl PartialEq for Pos {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Pos {}

impl Hash for Pos {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl fmt::Debug for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
