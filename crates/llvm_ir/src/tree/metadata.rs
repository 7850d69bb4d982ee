//! Metadata: nodes, operands and named lists.

use super::constant::TypedValue;

/// A reference to metadata, or metadata written in place.
#[derive(Debug, Clone, PartialEq)]
pub enum Metadata {
    /// `!3`
    Node(u32),
    /// `!"…"`, decoded.
    Text(Vec<u8>),
    /// `i32 8`, `ptr @f`: a value.
    Value(TypedValue),
    /// `null`
    Null,
    /// `!{…}` or `!DIExpression(…)` in place.
    Inline(Box<MetadataNode>),
}

/// The contents of a numbered or inline node.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataNode {
    /// `distinct`: never merged with an equal node.
    pub distinct: bool,
    /// Contents.
    pub body: MetadataBody,
}

/// What a node holds.
#[derive(Debug, Clone, PartialEq)]
pub enum MetadataBody {
    /// `!{…}`
    Tuple(Vec<Metadata>),
    /// `!DILocation(line: 3, …)`: a class of node and its fields in order.
    Specialized {
        /// Class, such as `DILocation`.
        class: String,
        /// Fields; those of `DIExpression` have no names.
        fields: Vec<(Option<String>, Field)>,
    },
}

/// Value of a field of a specialised node.
#[derive(Debug, Clone, PartialEq)]
pub enum Field {
    /// `3`
    Integer(i128),
    /// `true`, `false`, `null`, `DW_LANG_Rust`, `DIFlagA | DIFlagB`: one or more words.
    Words(Vec<String>),
    /// `"…"`, decoded.
    Text(Vec<u8>),
    /// `!3`, `!{}` …
    Metadata(Metadata),
}

impl MetadataNode {
    /// A tuple.
    #[must_use]
    pub const fn tuple(elements: Vec<Metadata>) -> Self {
        Self { distinct: false, body: MetadataBody::Tuple(elements) }
    }

    /// The class of a specialised node.
    #[must_use]
    pub fn class(&self) -> Option<&str> {
        match &self.body {
            MetadataBody::Tuple(_) => None,
            MetadataBody::Specialized { class, .. } => Some(class),
        }
    }

    /// A field of a specialised node by name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        match &self.body {
            MetadataBody::Tuple(_) => None,
            MetadataBody::Specialized { fields, .. } => {
                fields.iter().find(|(key, _)| key.as_deref() == Some(name)).map(|(_, value)| value)
            }
        }
    }
}

impl Field {
    /// A single word.
    #[must_use]
    pub fn word(word: &str) -> Self {
        Self::Words(vec![word.to_owned()])
    }

    /// The node that this refers to.
    #[must_use]
    pub const fn as_node(&self) -> Option<u32> {
        match self {
            Self::Metadata(Metadata::Node(id)) => Some(*id),
            _ => None,
        }
    }
}
