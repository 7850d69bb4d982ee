//! Constants and operands.

use super::commas;
use crate::tree::constant::{Constant, ConstantExpression, FloatLiteral, TypedConstant, TypedValue, Value};
use crate::tree::instruction::Flags;
use crate::tree::name::Quoted;
use crate::tree::types::FloatKind;
use std::fmt;

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => write!(f, "{value}"),
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Float(literal) => literal.fmt(f),
            Self::Null => f.write_str("null"),
            Self::Undef => f.write_str("undef"),
            Self::Poison => f.write_str("poison"),
            Self::Zero => f.write_str("zeroinitializer"),
            Self::None => f.write_str("none"),
            Self::Bytes(bytes) => write!(f, "c{}", Quoted(bytes)),
            Self::Array(elements) => enclosed(f, "[", elements, "]"),
            Self::Vector(elements) => enclosed(f, "<", elements, ">"),
            Self::Splat(lane) => write!(f, "splat ({lane})"),
            Self::Struct { fields, packed: false } => enclosed(f, "{ ", fields, " }"),
            Self::Struct { fields, packed: true } => enclosed(f, "<{ ", fields, " }>"),
            Self::Global(name) => write!(f, "@{name}"),
            Self::BlockAddress { function, block } => write!(f, "blockaddress(@{function}, %{block})"),
            Self::Expression(expression) => expression.fmt(f),
        }
    }
}

fn enclosed(f: &mut fmt::Formatter<'_>, open: &str, elements: &[TypedConstant], close: &str) -> fmt::Result {
    f.write_str(open)?;
    commas(f, elements)?;
    f.write_str(close)
}

impl fmt::Display for FloatLiteral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decimal(text) => f.write_str(text),
            Self::DoubleBits(bits) => write!(f, "0x{bits:016X}"),
            Self::Bits { kind, bits } => match kind {
                FloatKind::BFloat => write!(f, "0xR{bits:04X}"),
                FloatKind::Quad => write!(f, "0xL{bits:032X}"),
                _ => write!(f, "0xH{bits:04X}"),
            },
        }
    }
}

impl fmt::Display for ConstantExpression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cast { op, value, to } => write!(f, "{} ({value} to {to})", op.keyword()),
            Self::GetElementPtr { flags, in_range, source, base, indices } => {
                write!(f, "getelementptr {flags}")?;
                if let Some((low, high)) = in_range {
                    write!(f, "inrange({low}, {high}) ")?;
                }
                write!(f, "({source}, {base}")?;
                for index in indices {
                    write!(f, ", {index}")?;
                }
                f.write_str(")")
            }
            Self::Binary { op, flags, left, right } => {
                write!(f, "{} {flags}({left}, {right})", op.keyword())
            }
        }
    }
}

impl fmt::Display for TypedConstant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Local(name) => write!(f, "%{name}"),
            Self::Constant(constant) => constant.fmt(f),
            Self::Metadata(metadata) => metadata.fmt(f),
        }
    }
}

impl fmt::Display for TypedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.value)
    }
}

/// Each flag followed by a space.
impl fmt::Display for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (_, keyword) in Self::ALL.iter().filter(|(flag, _)| self.contains(*flag)) {
            write!(f, "{keyword} ")?;
        }
        Ok(())
    }
}
