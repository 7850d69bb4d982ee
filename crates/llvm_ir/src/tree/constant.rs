//! Constants, and the operands of instructions.

use super::instruction::{BinaryOp, CastOp, Flags};
use super::metadata::Metadata;
use super::name::Name;
use super::types::{FloatKind, Type};

/// A constant; its type stands beside it in [`TypedConstant`] or in the instruction.
#[derive(Debug, Clone, PartialEq)]
pub enum Constant {
    /// Integer as LLVM prints it: signed, two's complement of the type's width.
    Integer(i128),
    /// `true` or `false`, of type `i1`.
    Boolean(bool),
    /// Floating-point number.
    Float(FloatLiteral),
    /// `null`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none`, of type `token`.
    None,
    /// `c"…"`: an array of `i8`.
    Bytes(Vec<u8>),
    /// `[…]`
    Array(Vec<TypedConstant>),
    /// `<…>`
    Vector(Vec<TypedConstant>),
    /// `splat (…)`: every lane of a vector.
    Splat(Box<TypedConstant>),
    /// `{…}` or `<{…}>`
    Struct {
        /// Values of the fields in order.
        fields: Vec<TypedConstant>,
        /// Whether the type is packed.
        packed: bool,
    },
    /// Address of a global or function.
    Global(Name),
    /// `blockaddress(@function, %block)`
    BlockAddress {
        /// The function.
        function: Name,
        /// The block in it.
        block: Name,
    },
    /// Constant expression.
    Expression(Box<ConstantExpression>),
}

/// A floating-point literal, kept exactly as written so that no rounding can happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FloatLiteral {
    /// `1.5e+00`
    Decimal(String),
    /// `0x…`: bits of a double, also for narrower types.
    DoubleBits(u64),
    /// `0xH…`, `0xR…`: bits of a 16-bit type; `0xL…`: bits of a 128-bit one.
    Bits {
        /// Format.
        kind: FloatKind,
        /// The bits.
        bits: u128,
    },
}

/// An operation on constants, folded by whoever reads the IR.
#[derive(Debug, Clone, PartialEq)]
pub enum ConstantExpression {
    /// `ptrtoint (… to …)` and the other conversions.
    Cast {
        /// Which conversion.
        op: CastOp,
        /// What is converted.
        value: TypedConstant,
        /// Result type.
        to: Type,
    },
    /// `getelementptr (T, base, indices)`
    GetElementPtr {
        /// `inbounds`, `nusw`, `nuw`.
        flags: Flags,
        /// `inrange(a, b)`: bytes around the result that may be accessed.
        in_range: Option<(i64, i64)>,
        /// Type that the indices walk through.
        source: Type,
        /// Address to start from.
        base: TypedConstant,
        /// Indices.
        indices: Vec<TypedConstant>,
    },
    /// `add (…)`, `sub (…)`, `xor (…)`
    Binary {
        /// Operation.
        op: BinaryOp,
        /// `nuw`, `nsw`.
        flags: Flags,
        /// Left operand.
        left: TypedConstant,
        /// Right operand.
        right: TypedConstant,
    },
}

/// A constant with its type.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedConstant {
    /// Its type.
    pub ty: Type,
    /// The constant.
    pub value: Constant,
}

impl TypedConstant {
    /// Pairs a type and a constant.
    #[must_use]
    pub const fn new(ty: Type, value: Constant) -> Self {
        Self { ty, value }
    }
}

/// An operand: what a name or a constant stands for.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// `%name`: result of an instruction, or a parameter.
    Local(Name),
    /// A constant, which includes addresses of globals.
    Constant(Constant),
    /// Metadata as an argument of an intrinsic.
    Metadata(Box<Metadata>),
}

impl Value {
    /// Integer constant.
    #[must_use]
    pub const fn int(value: i128) -> Self {
        Self::Constant(Constant::Integer(value))
    }

    /// The integer or boolean that this constant is.
    #[must_use]
    pub const fn as_int(&self) -> Option<i128> {
        match self {
            Self::Constant(Constant::Integer(v)) => Some(*v),
            Self::Constant(Constant::Boolean(b)) => Some(*b as i128),
            Self::Constant(Constant::Zero) => Some(0),
            _ => None,
        }
    }

    /// The global that this is the address of.
    #[must_use]
    pub const fn as_global(&self) -> Option<&Name> {
        match self {
            Self::Constant(Constant::Global(name)) => Some(name),
            _ => None,
        }
    }
}

/// An operand with its type.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedValue {
    /// Its type.
    pub ty: Type,
    /// The operand.
    pub value: Value,
}

impl TypedValue {
    /// Pairs a type and an operand.
    #[must_use]
    pub const fn new(ty: Type, value: Value) -> Self {
        Self { ty, value }
    }
}

impl From<TypedConstant> for TypedValue {
    fn from(c: TypedConstant) -> Self {
        Self { ty: c.ty, value: Value::Constant(c.value) }
    }
}
