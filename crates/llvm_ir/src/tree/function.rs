//! Functions and their blocks.

use super::attribute::Attribute;
use super::instruction::{Instruction, Line};
use super::metadata::Metadata;
use super::module::{Linkage, Symbol};
use super::name::Name;
use super::types::Type;

/// A formal parameter.
#[derive(Debug, Clone, PartialEq)]
pub struct Parameter {
    /// Type.
    pub ty: Type,
    /// Attributes.
    pub attributes: Vec<Attribute>,
    /// Name; declarations have none.
    pub name: Option<Name>,
}

/// A declared or defined function.
#[derive(Debug, Clone, PartialEq)]
pub struct Function {
    /// Name without `@`.
    pub name: Name,
    /// Linkage, visibility and the like.
    pub symbol: Symbol,
    /// Calling convention as it stands: `fastcc`, `ptx_kernel` …
    pub convention: Option<String>,
    /// Attributes of the result.
    pub result_attributes: Vec<Attribute>,
    /// Type of the result.
    pub result: Type,
    /// Parameters.
    pub parameters: Vec<Parameter>,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// Attributes of the function, groups included.
    pub attributes: Vec<Attribute>,
    /// `section "…"`, decoded.
    pub section: Option<Vec<u8>>,
    /// Alignment of the code.
    pub align: Option<u64>,
    /// Attachments, such as `!dbg`.
    pub metadata: Vec<(String, Metadata)>,
    /// Blocks, the entry first; none for a declaration.
    pub blocks: Vec<Block>,
    /// Line in the text.
    pub line: Line,
}

/// A basic block.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// Label; absent where the text relies on implicit numbering.
    pub label: Option<Name>,
    /// Instructions, the last of which is a terminator.
    pub instructions: Vec<Instruction>,
}

impl Function {
    /// Whether only the prototype is known.
    #[must_use]
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Whether the host can launch it.
    #[must_use]
    pub fn is_kernel(&self) -> bool {
        self.convention.as_deref() == Some("ptx_kernel")
    }

    /// The function's type.
    #[must_use]
    pub fn signature(&self) -> Type {
        Type::Function {
            result: Box::new(self.result.clone()),
            parameters: self.parameters.iter().map(|p| p.ty.clone()).collect(),
            variadic: self.variadic,
        }
    }

    /// An external declaration without attributes.
    #[must_use]
    pub fn declaration(name: Name, result: Type, parameters: Vec<Type>) -> Self {
        Self {
            name,
            symbol: Symbol::default(),
            convention: None,
            result_attributes: Vec::new(),
            result,
            parameters: parameters
                .into_iter()
                .map(|ty| Parameter { ty, attributes: Vec::new(), name: None })
                .collect(),
            variadic: false,
            attributes: Vec::new(),
            section: None,
            align: None,
            metadata: Vec::new(),
            blocks: Vec::new(),
            line: Line::default(),
        }
    }

    /// Whether the symbol is visible outside of the module.
    #[must_use]
    pub fn is_external(&self) -> bool {
        !matches!(self.symbol.linkage, Some(Linkage::Private | Linkage::Internal))
    }
}
