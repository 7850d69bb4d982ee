//! A generated kernel as a tree that can be printed and made smaller.
//!
//! Expressions and statements are Rust text with holes: `$0`, `$1` … stand for the parts. So a new operation is a new text, and
//! printing and minimising know nothing of what an operation means.

use std::borrow::Cow;

use crate::types::Type;

/// How far threads agree on a value, or come to a place together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Each thread on its own.
    Thread,
    /// All threads of a warp.
    Warp,
    /// All threads of a block.
    Block,
}

/// What fills a hole.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// An expression.
    Expr(Expr),
    /// A block with its braces.
    Block(Block),
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// Its type.
    pub ty: Type,
    /// Text with holes.
    pub text: Cow<'static, str>,
    /// What fills them.
    pub parts: Vec<Part>,
}

impl Expr {
    /// An expression without parts.
    pub fn leaf(ty: Type, text: impl Into<Cow<'static, str>>) -> Self {
        Self { ty, text: text.into(), parts: Vec::new() }
    }

    /// An expression of expressions.
    pub fn of(ty: Type, text: impl Into<Cow<'static, str>>, parts: Vec<Expr>) -> Self {
        Self { ty, text: text.into(), parts: parts.into_iter().map(Part::Expr).collect() }
    }
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// Text with holes, the semicolon included.
    pub text: Cow<'static, str>,
    /// What fills them.
    pub parts: Vec<Part>,
    /// Names that later statements of the block may use.
    pub defines: Vec<String>,
}

impl Stmt {
    /// A statement that defines nothing.
    pub fn new(text: impl Into<Cow<'static, str>>, parts: Vec<Part>) -> Self {
        Self { text: text.into(), parts, defines: Vec::new() }
    }
}

/// Statements, and the value behind them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// The statements.
    pub stmts: Vec<Stmt>,
    /// The value, if the block has one.
    pub value: Option<Box<Expr>>,
}

/// A helper function.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Attributes, which decide on inlining.
    pub attribute: &'static str,
    /// Parameters as Rust writes them.
    pub parameters: String,
    /// Type of the result.
    pub result: Type,
    /// Its body.
    pub body: Block,
}

/// A parameter of the kernel that is passed by value.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type: a number, a boolean, or an array of numbers.
    pub ty: Type,
    /// What is passed.
    pub bytes: Vec<u8>,
}

/// An array in shared memory.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedArray {
    /// Its name.
    pub name: String,
    /// Type of its elements.
    pub element: &'static str,
    /// Number of its elements.
    pub len: usize,
}

/// An enum or a struct: the types of each variant's fields. A struct has one variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Fields of each variant.
    pub variants: Vec<Vec<Type>>,
    /// An attribute such as `#[repr(u8)]`.
    pub attribute: &'static str,
}

/// A generated kernel with everything that a launch of it needs but the input.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// What it was made from.
    pub seed: u64,
    /// Structs.
    pub structs: Vec<Item>,
    /// Enums.
    pub enums: Vec<Item>,
    /// Helper functions; each calls only earlier ones and itself.
    pub functions: Vec<Function>,
    /// Parameters by value.
    pub parameters: Vec<Parameter>,
    /// Shared memory.
    pub shared: Vec<SharedArray>,
    /// The body; it has no value.
    pub body: Block,
    /// Threads of a block.
    pub block: u32,
    /// Blocks.
    pub grid: u32,
}

/// Words of output that each thread has.
pub const OUTPUT_WORDS: usize = 8;
/// Cells that all threads change by atomic operations, in each of the two arrays; behind them each thread has one of its own.
pub const COMMON_CELLS: usize = 12;

impl Kernel {
    /// Threads of the launch.
    pub fn threads(&self) -> usize {
        (self.block * self.grid) as usize
    }

    /// Words of the atomic arrays.
    pub fn cells(&self) -> usize {
        COMMON_CELLS + self.threads()
    }
}
