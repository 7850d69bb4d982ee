//! First-class, aggregate and function types.

use super::name::Name;
use std::fmt;

/// A type. Opaque and typed pointers both exist, because the tree describes IR of before and after LLVM 15.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`
    Void,
    /// `half`, `float`, …
    Float(FloatKind),
    /// `iN`: width in bits.
    Integer(u32),
    /// `ptr addrspace(N)`, the opaque pointer of LLVM 15 and later.
    Pointer(u32),
    /// `T addrspace(N)*`, the typed pointer of LLVM 14 and earlier.
    TypedPointer {
        /// What is pointed to.
        pointee: Box<Type>,
        /// Address space.
        space: u32,
    },
    /// `[N x T]`
    Array {
        /// Number of elements.
        length: u64,
        /// Type of each.
        element: Box<Type>,
    },
    /// `<N x T>`
    Vector {
        /// Number of lanes.
        length: u64,
        /// Type of each.
        element: Box<Type>,
    },
    /// `{ … }` or, packed, `<{ … }>`
    Struct {
        /// Types of the fields in order.
        fields: Vec<Type>,
        /// Whether fields follow each other without padding.
        packed: bool,
    },
    /// `%name`, defined in the module.
    Named(Name),
    /// `R (P, …)`
    Function {
        /// Type of the result.
        result: Box<Type>,
        /// Types of the parameters.
        parameters: Vec<Type>,
        /// Whether more arguments may follow (`...`).
        variadic: bool,
    },
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `token`
    Token,
}

/// Formats of floating-point types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// `half`: IEEE binary16.
    Half,
    /// `bfloat`
    BFloat,
    /// `float`: IEEE binary32.
    Single,
    /// `double`: IEEE binary64.
    Double,
    /// `fp128`: IEEE binary128.
    Quad,
}

impl FloatKind {
    /// Width in bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Self::Half | Self::BFloat => 16,
            Self::Single => 32,
            Self::Double => 64,
            Self::Quad => 128,
        }
    }

    /// The type's keyword.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::BFloat => "bfloat",
            Self::Single => "float",
            Self::Double => "double",
            Self::Quad => "fp128",
        }
    }
}

impl Type {
    /// `iN`
    #[must_use]
    pub const fn int(bits: u32) -> Self {
        Self::Integer(bits)
    }

    /// `float`
    #[must_use]
    pub const fn float() -> Self {
        Self::Float(FloatKind::Single)
    }

    /// `double`
    #[must_use]
    pub const fn double() -> Self {
        Self::Float(FloatKind::Double)
    }

    /// Typed pointer to this type.
    #[must_use]
    pub fn pointer_to(self, space: u32) -> Self {
        Self::TypedPointer { pointee: Box::new(self), space }
    }

    /// `<length x self>`
    #[must_use]
    pub fn vector_of(self, length: u64) -> Self {
        Self::Vector { length, element: Box::new(self) }
    }

    /// Address space, if this is a pointer of either kind.
    #[must_use]
    pub const fn address_space(&self) -> Option<u32> {
        match self {
            Self::Pointer(space) | Self::TypedPointer { space, .. } => Some(*space),
            _ => None,
        }
    }

    /// Width in bits, if this is an integer type.
    #[must_use]
    pub const fn integer_bits(&self) -> Option<u32> {
        match self {
            Self::Integer(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Lanes and element of a vector; one lane of itself for every other type.
    #[must_use]
    pub fn lanes(&self) -> (Option<u64>, &Type) {
        match self {
            Self::Vector { length, element } => (Some(*length), element),
            _ => (None, self),
        }
    }

    /// The same shape (scalar or vector) with another element.
    #[must_use]
    pub fn with_element(&self, element: Type) -> Type {
        match self {
            Self::Vector { length, .. } => element.vector_of(*length),
            _ => element,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => f.write_str("void"),
            Self::Float(kind) => f.write_str(kind.keyword()),
            Self::Integer(bits) => write!(f, "i{bits}"),
            Self::Pointer(0) => f.write_str("ptr"),
            Self::Pointer(space) => write!(f, "ptr addrspace({space})"),
            Self::TypedPointer { pointee, space: 0 } => write!(f, "{pointee}*"),
            Self::TypedPointer { pointee, space } => write!(f, "{pointee} addrspace({space})*"),
            Self::Array { length, element } => write!(f, "[{length} x {element}]"),
            Self::Vector { length, element } => write!(f, "<{length} x {element}>"),
            Self::Struct { fields, packed } => {
                let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                if fields.is_empty() {
                    return write!(f, "{open}{close}");
                }
                write!(f, "{open} ")?;
                for (i, field) in fields.iter().enumerate() {
                    write!(f, "{}{field}", if i == 0 { "" } else { ", " })?;
                }
                write!(f, " {close}")
            }
            Self::Named(name) => write!(f, "%{name}"),
            Self::Function { result, parameters, variadic } => {
                write!(f, "{result} (")?;
                for (i, parameter) in parameters.iter().enumerate() {
                    write!(f, "{}{parameter}", if i == 0 { "" } else { ", " })?;
                }
                match (variadic, parameters.is_empty()) {
                    (true, true) => f.write_str("...)"),
                    (true, false) => f.write_str(", ...)"),
                    (false, _) => f.write_str(")"),
                }
            }
            Self::Label => f.write_str("label"),
            Self::Metadata => f.write_str("metadata"),
            Self::Token => f.write_str("token"),
        }
    }
}
