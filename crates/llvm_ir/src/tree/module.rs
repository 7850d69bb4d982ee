//! Modules and their global symbols.

use super::attribute::Attribute;
use super::constant::{Constant, TypedConstant};
use super::function::Function;
use super::instruction::Line;
use super::metadata::{Metadata, MetadataNode};
use super::name::Name;
use super::types::Type;
use std::collections::BTreeMap;

/// Linkage types; a symbol without one is `external`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the keywords of LangRef, "Linkage Types"
pub enum Linkage {
    Private,
    Internal,
    AvailableExternally,
    LinkOnce,
    Weak,
    Common,
    Appending,
    ExternWeak,
    LinkOnceOdr,
    WeakOdr,
    External,
}

impl Linkage {
    const ALL: [(Self, &'static str); 11] = [
        (Self::Private, "private"),
        (Self::Internal, "internal"),
        (Self::AvailableExternally, "available_externally"),
        (Self::LinkOnce, "linkonce"),
        (Self::Weak, "weak"),
        (Self::Common, "common"),
        (Self::Appending, "appending"),
        (Self::ExternWeak, "extern_weak"),
        (Self::LinkOnceOdr, "linkonce_odr"),
        (Self::WeakOdr, "weak_odr"),
        (Self::External, "external"),
    ];

    /// The keyword.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        Self::ALL.iter().find(|(linkage, _)| *linkage == self).map_or("", |(_, word)| word)
    }

    /// What a keyword names.
    #[must_use]
    pub fn from_keyword(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, keyword)| *keyword == word).map(|(linkage, _)| *linkage)
    }
}

/// What functions, variables and aliases have in common.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Symbol {
    /// Linkage, where written.
    pub linkage: Option<Linkage>,
    /// `dso_local`
    pub dso_local: bool,
    /// `hidden`, `protected` or `default`, where written.
    pub visibility: Option<String>,
    /// `unnamed_addr` or `local_unnamed_addr`, where written.
    pub unnamed_address: Option<String>,
    /// Address space, where written.
    pub space: u32,
}

/// A global variable or constant.
#[derive(Debug, Clone, PartialEq)]
pub struct Global {
    /// Name without `@`.
    pub name: Name,
    /// Linkage, visibility, address space.
    pub symbol: Symbol,
    /// `thread_local`
    pub thread_local: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// Type of the contents.
    pub ty: Type,
    /// Initial contents; absent for a declaration.
    pub initializer: Option<Constant>,
    /// `section "…"`, decoded.
    pub section: Option<Vec<u8>>,
    /// Alignment in bytes.
    pub align: Option<u64>,
    /// Attachments.
    pub metadata: Vec<(String, Metadata)>,
    /// Attributes.
    pub attributes: Vec<Attribute>,
    /// Line in the text.
    pub line: Line,
}

/// `@name = alias T, ptr @target`
#[derive(Debug, Clone, PartialEq)]
pub struct Alias {
    /// Name without `@`.
    pub name: Name,
    /// Linkage, visibility.
    pub symbol: Symbol,
    /// Type of what is named.
    pub ty: Type,
    /// Its address.
    pub target: TypedConstant,
}

/// A module.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Module {
    /// `source_filename`, decoded.
    pub source_filename: Option<Vec<u8>>,
    /// `target datalayout`
    pub data_layout: Option<String>,
    /// `target triple`
    pub triple: Option<String>,
    /// Lines of `module asm`, decoded.
    pub asm: Vec<Vec<u8>>,
    /// Named types in order; `None` for an opaque one.
    pub types: Vec<(Name, Option<Type>)>,
    /// Variables in order.
    pub globals: Vec<Global>,
    /// Aliases in order.
    pub aliases: Vec<Alias>,
    /// Functions in order, declarations among them.
    pub functions: Vec<Function>,
    /// Attribute groups by number.
    pub attribute_groups: BTreeMap<u32, Vec<Attribute>>,
    /// Named metadata in order: name (`llvm.dbg.cu`) and elements.
    pub named_metadata: Vec<(String, Vec<Metadata>)>,
    /// Numbered nodes.
    pub metadata: BTreeMap<u32, MetadataNode>,
}

impl Module {
    /// The function of a name.
    #[must_use]
    pub fn function(&self, name: &Name) -> Option<&Function> {
        self.functions.iter().find(|f| f.name == *name)
    }

    /// The definition of a named type.
    #[must_use]
    pub fn named_type(&self, name: &Name) -> Option<&Type> {
        self.types.iter().find(|(n, _)| n == name).and_then(|(_, ty)| ty.as_ref())
    }

    /// Adds a metadata node and returns its number.
    pub fn add_metadata(&mut self, node: MetadataNode) -> u32 {
        let id = self.metadata.last_key_value().map_or(0, |(last, _)| last + 1);
        self.metadata.insert(id, node);
        id
    }

    /// The elements of a named metadata list, made if it is missing.
    pub fn named_metadata_mut(&mut self, name: &str) -> &mut Vec<Metadata> {
        let index = self.named_metadata.iter().position(|(n, _)| n == name).unwrap_or_else(|| {
            self.named_metadata.push((name.to_owned(), Vec::new()));
            self.named_metadata.len() - 1
        });
        &mut self.named_metadata[index].1
    }
}
