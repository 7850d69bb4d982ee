//! Metadata.

use super::commas;
use crate::tree::metadata::{Field, Metadata, MetadataBody, MetadataNode};
use crate::tree::name::Quoted;
use std::fmt;

impl fmt::Display for Metadata {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node(id) => write!(f, "!{id}"),
            Self::Text(text) => write!(f, "!{}", Quoted(text)),
            Self::Value(value) => value.fmt(f),
            Self::Null => f.write_str("null"),
            Self::Inline(node) => node.fmt(f),
        }
    }
}

impl fmt::Display for MetadataNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.distinct {
            f.write_str("distinct ")?;
        }
        match &self.body {
            MetadataBody::Tuple(elements) => {
                f.write_str("!{")?;
                commas(f, elements)?;
                f.write_str("}")
            }
            MetadataBody::Specialized { class, fields } => {
                write!(f, "!{class}(")?;
                commas(
                    f,
                    fields.iter().map(|(key, value)| match key {
                        Some(key) => format!("{key}: {value}"),
                        None => value.to_string(),
                    }),
                )?;
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => write!(f, "{value}"),
            Self::Words(words) => f.write_str(&words.join(" | ")),
            Self::Text(text) => write!(f, "{}", Quoted(text)),
            Self::Metadata(metadata) => metadata.fmt(f),
        }
    }
}

/// Attachments, each with `before` in front.
pub(super) fn attachments(
    f: &mut fmt::Formatter<'_>,
    before: &str,
    list: &[(String, Metadata)],
) -> fmt::Result {
    for (kind, metadata) in list {
        write!(f, "{before}!{kind} {metadata}")?;
    }
    Ok(())
}
