//! LLVM IR as text, without any LLVM library: a lexer, a parser, a typed tree and a printer.
//!
//! The crate reads what rustc writes for a GPU after link-time optimisation (LLVM 22) and can print every construct in the
//! forms of that version and of LLVM 7, which NVIDIA's libNVVM reads for older GPUs: the tree has opaque and typed
//! pointers, and the lowering from one to the other belongs to the crate `nvvm`.
//!
//! ```
//! let module = llvm_ir::parse("define i32 @twice(i32 %x) {\n  %y = shl nuw i32 %x, 1\n  ret i32 %y\n}\n")?;
//! assert_eq!(module.functions[0].blocks[0].instructions.len(), 2);
//! assert_eq!(llvm_ir::parse(&module.to_string())?, module);
//! # Ok::<(), llvm_ir::ParseError>(())
//! ```
//!
//! "LangRef" in the comments is the LLVM Language Reference Manual.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod error;
pub mod layout;
mod lexer;
mod parser;
mod print;
mod tree;
pub mod visit;

pub use error::ParseError;
pub use parser::parse;
pub use tree::attribute::{Access, Attribute, MemoryEffects};
pub use tree::constant::{Constant, ConstantExpression, FloatLiteral, TypedConstant, TypedValue, Value};
pub use tree::function::{Block, Function, Parameter};
pub use tree::instruction::{
    Argument, Atomicity, BinaryOp, Call, Callee, CastOp, Flags, FloatPredicate, InlineAsm, Instruction,
    IntPredicate, Line, Op, Ordering, RmwOp, TailKind,
};
pub use tree::metadata::{Field, Metadata, MetadataBody, MetadataNode};
pub use tree::module::{Alias, Global, Linkage, Module, Symbol};
pub use tree::name::Name;
pub use tree::types::{FloatKind, Type};
