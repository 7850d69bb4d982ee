//! PTX text to a syntax tree and back: parser, printer, kernel signatures and source lines.
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]
#![forbid(unsafe_code)]

pub mod ast;
mod error;
mod lexer;
mod parser;
mod print;
mod strip;

pub use error::ParseError;
pub use parser::parse;
pub use strip::strip_debug;
