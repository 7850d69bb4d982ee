//! Attributes, at a value and in a group.

use super::commas;
use crate::tree::attribute::{Attribute, MemoryEffects};
use crate::tree::name::Quoted;
use std::fmt;

/// Numbered attributes that are written with `=` in a group: LangRef, "Attribute Groups".
const WITH_EQUALS: &[&str] = &["align", "alignstack"];

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Number { name, value } if name == "align" => write!(f, "align {value}"),
            Self::Number { name, value } => write!(f, "{name}({value})"),
            Self::Typed { name, ty } => write!(f, "{name}({ty})"),
            Self::Text { key, value: None } => write!(f, "{}", Quoted(key)),
            Self::Text { key, value: Some(value) } => write!(f, "{}={}", Quoted(key), Quoted(value)),
            Self::Memory(effects) => write!(f, "memory({effects})"),
            Self::Captures(parts) => {
                f.write_str("captures(")?;
                let mut after_label = true;
                for part in parts {
                    // `ret: address` is a label and its component.
                    f.write_str(if after_label { "" } else { ", " })?;
                    f.write_str(part)?;
                    after_label = part.ends_with(':');
                    if after_label {
                        f.write_str(" ")?;
                    }
                }
                f.write_str(")")
            }
            Self::Range { ty, low, high } => write!(f, "range({ty} {low}, {high})"),
            Self::Arguments { name, text } => write!(f, "{name}({text})"),
            Self::Group(id) => write!(f, "#{id}"),
        }
    }
}

/// An attribute as it stands in a group.
pub(super) struct InGroup<'a>(pub &'a Attribute);

impl fmt::Display for InGroup<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Attribute::Number { name, value } if WITH_EQUALS.contains(&name.as_str()) => {
                write!(f, "{name}={value}")
            }
            other => other.fmt(f),
        }
    }
}

impl fmt::Display for MemoryEffects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = self.default.iter().map(|access| access.keyword().to_owned());
        let locations =
            self.locations.iter().map(|(location, access)| format!("{location}: {}", access.keyword()));
        commas(f, default.chain(locations))
    }
}
