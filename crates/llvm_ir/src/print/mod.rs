//! The tree to text. Printing is total: every tree has a text, and the text of a parsed module parses back to an equal
//! tree.

mod attributes;
mod constants;
mod instructions;
mod metadata;
mod modules;

use std::fmt;

/// Writes elements with a comma between them.
pub(crate) fn commas<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    elements: impl IntoIterator<Item = T>,
) -> fmt::Result {
    for (i, element) in elements.into_iter().enumerate() {
        if i > 0 {
            f.write_str(", ")?;
        }
        write!(f, "{element}")?;
    }
    Ok(())
}
