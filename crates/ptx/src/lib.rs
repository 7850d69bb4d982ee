//! PTX text to a syntax tree and back.
//!
//! [`parse`] reads what rustc and LLVM, libNVVM, nvcc and NVRTC write, and keeps what it does not know: directives
//! verbatim ([`ast::Raw`]), instructions as opcode, modifiers and operands. Printing a [`Module`](ast::Module)
//! gives text that parses to an equal tree. Beside the tree: [`signatures`] of kernels, [`lines`] of the source
//! program, and [`strip_debug`] for assemblers that read no DWARF.
//!
//! ```
//! let module = ptx::parse(
//!     ".version 8.0 .target sm_75 .address_size 64
//!      .visible .entry fill(.param .u64 out, .param .f32 value) { ret; }",
//! )?;
//! let signatures = ptx::signatures(&module)?;
//! assert_eq!(signatures[0].params[1].offset, 8);
//! assert_eq!(ptx::parse(&module.to_string())?, module);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate does no input or output, checks no semantics (undeclared registers parse), and never panics on any text.
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]
#![forbid(unsafe_code)]

pub mod ast;
mod error;
mod lexer;
mod lines;
mod parser;
mod print;
mod signature;
mod strip;

pub use error::ParseError;
pub use lines::{Frame, LineTable, SourceLine, lines};
pub use parser::parse;
pub use signature::{Param, Signature, SignatureError, signature, signatures};
pub use strip::strip_debug;
