//! The syntax tree: what a module is made of, with types, flags and attributes as data.

pub mod attribute;
pub mod constant;
pub mod function;
pub mod instruction;
pub mod metadata;
pub mod module;
pub mod name;
pub mod types;
