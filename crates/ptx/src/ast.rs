//! The tree: plain data, every field public, close to the text.
//!
//! The tree says what is written, not whether it makes sense: an undeclared register or an instruction that no
//! PTX version has parses all the same. Positions ([`Pos`]) do not take part in equality.

mod item;
mod name;
mod operand;
mod special;
mod statement;
mod types;

pub use item::*;
pub use name::*;
pub use operand::*;
pub use special::*;
pub use statement::*;
pub use types::*;
