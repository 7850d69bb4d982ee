//! PTX text to a syntax tree and back: parser, printer, kernel signatures and source lines.
//!
//! ```text
//! pub fn parse(text: &str) -> Result<ast::Module, ParseError>;
//! pub fn signatures(module: &ast::Module) -> Result<Vec<Signature>, SignatureError>;
//! pub fn signature(module: &ast::Module, kernel: &ast::Function) -> Result<Signature, SignatureError>;
//! pub fn lines(module: &ast::Module) -> LineTable;
//! impl LineTable { pub fn get(&self, pos: Pos) -> Option<&SourceLine>; }   // pos of an Instruction or Call
//! pub struct SourceLine { pub file: Name, pub line: u32, pub column: u32 }
//! pub fn strip_debug(module: &ast::Module) -> ast::Module;
//! ```
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]
#![forbid(unsafe_code)]

pub mod ast;
mod error;

pub use error::ParseError;
