//! Attributes of functions, parameters and results.

use super::types::Type;

/// One attribute. Those whose meaning the lowerings need are typed; every other is kept by name, because attributes may
/// always be passed over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Attribute {
    /// `nounwind`, `noundef` …: a word.
    Word(String),
    /// `align 8`, `dereferenceable(8)`, `alignstack=4` …: a word with a number.
    Number {
        /// The word.
        name: String,
        /// The number.
        value: u64,
    },
    /// `byval(T)`, `sret(T)`, `elementtype(T)` …
    Typed {
        /// The word.
        name: String,
        /// The type.
        ty: Type,
    },
    /// `"key"` or `"key"="value"`
    Text {
        /// The key, decoded.
        key: Vec<u8>,
        /// The value, decoded.
        value: Option<Vec<u8>>,
    },
    /// `memory(…)`
    Memory(MemoryEffects),
    /// `captures(…)`: what of a pointer may be kept; `none` for nothing.
    Captures(Vec<String>),
    /// `range(T low, high)`: low included, high not, wrapping.
    Range {
        /// Type of the bounds.
        ty: Type,
        /// Least value.
        low: i128,
        /// First value after the greatest.
        high: i128,
    },
    /// `nofpclass(nan inf)`, `allockind("alloc")`, `vscale_range(1,2)` …: a word and its arguments as they stand.
    Arguments {
        /// The word.
        name: String,
        /// Text between the parentheses.
        text: String,
    },
    /// `#3`: a group defined in the module.
    Group(u32),
}

impl Attribute {
    /// A word attribute.
    #[must_use]
    pub fn word(name: &str) -> Self {
        Self::Word(name.to_owned())
    }

    /// Whether this is the word `name`.
    #[must_use]
    pub fn is_word(&self, name: &str) -> bool {
        matches!(self, Self::Word(word) if word == name)
    }
}

/// How a function may touch a kind of memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Not at all.
    None,
    /// Reads only.
    Read,
    /// Writes only.
    Write,
    /// Both.
    ReadWrite,
}

impl Access {
    /// The keyword.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Read => "read",
            Self::Write => "write",
            Self::ReadWrite => "readwrite",
        }
    }

    /// The access that a keyword names.
    #[must_use]
    pub fn from_keyword(word: &str) -> Option<Self> {
        [Self::None, Self::Read, Self::Write, Self::ReadWrite].into_iter().find(|a| a.keyword() == word)
    }

    /// Whether nothing is written.
    #[must_use]
    pub const fn is_read_only(self) -> bool {
        matches!(self, Self::None | Self::Read)
    }

    /// Whether nothing is read.
    #[must_use]
    pub const fn is_write_only(self) -> bool {
        matches!(self, Self::None | Self::Write)
    }
}

/// `memory(default, location: access, …)`: LangRef, "Function Attributes".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemoryEffects {
    /// Access to every location that is not listed; absent means none.
    pub default: Option<Access>,
    /// Exceptions by location: `argmem`, `inaccessiblemem`, `errnomem`, `target_mem0` …
    pub locations: Vec<(String, Access)>,
}

impl MemoryEffects {
    /// Access to a location, by the default where it is not listed.
    #[must_use]
    pub fn access(&self, location: &str) -> Access {
        let listed = self.locations.iter().find(|(name, _)| name == location);
        listed.map_or(self.default.unwrap_or(Access::None), |(_, access)| *access)
    }

    /// Access to memory other than arguments and what the program cannot see.
    #[must_use]
    pub fn other(&self) -> Access {
        self.default.unwrap_or(Access::None)
    }
}
