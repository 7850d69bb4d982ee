//! Types of generated programs.

use crate::rng::Rng;

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Int {
    /// Its Rust name.
    pub name: &'static str,
    /// Its bits.
    pub bits: u32,
    /// Whether it has a sign.
    pub signed: bool,
}

const fn int(name: &'static str, bits: u32, signed: bool) -> Int {
    Int { name, bits, signed }
}

/// `u32`
pub const U32: Int = int("u32", 32, false);
/// `u64`
pub const U64: Int = int("u64", 64, false);
/// `usize`
pub const USIZE: Int = int("usize", 64, false);

/// Every integer type.
pub const INTS: &[Int] = &[
    int("u8", 8, false),
    int("i8", 8, true),
    int("u16", 16, false),
    int("i16", 16, true),
    U32,
    int("i32", 32, true),
    U64,
    int("i64", 64, true),
    int("u128", 128, false),
    int("i128", 128, true),
    USIZE,
    int("isize", 64, true),
];

/// How often each of [`INTS`] is chosen.
const INT_WEIGHTS: &[u32] = &[3, 3, 3, 3, 8, 6, 6, 5, 2, 2, 3, 1];

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// `bool`
    Bool,
    /// An integer.
    Int(Int),
    /// `f16`, `f32` or `f64`, by its bits.
    Float(u32),
    /// An array.
    Array(Box<Type>, usize),
    /// A tuple of two or more.
    Tuple(Vec<Type>),
    /// `Option`
    Option(Box<Type>),
    /// A struct of the kernel, by index.
    Struct(usize),
    /// An enum of the kernel, by index.
    Enum(usize),
}

impl Type {
    /// Its Rust name.
    pub fn name(&self) -> String {
        match self {
            Type::Bool => "bool".to_owned(),
            Type::Int(int) => int.name.to_owned(),
            Type::Float(bits) => format!("f{bits}"),
            Type::Array(element, len) => format!("[{}; {len}]", element.name()),
            Type::Tuple(parts) => {
                format!("({})", parts.iter().map(Type::name).collect::<Vec<_>>().join(", "))
            }
            Type::Option(some) => format!("Option<{}>", some.name()),
            Type::Struct(index) => format!("S{index}"),
            Type::Enum(index) => format!("E{index}"),
        }
    }

    /// The simplest value of the type.
    pub fn simplest(&self) -> String {
        match self {
            Type::Bool => "false".to_owned(),
            Type::Int(int) => format!("0{}", int.name),
            Type::Float(bits) => format!("0.0f{bits}"),
            Type::Option(some) => format!("None::<{}>", some.name()),
            other => format!("<{}>::default()", other.name()),
        }
    }

    /// A number, a boolean, or neither.
    pub fn is_scalar(&self) -> bool {
        matches!(self, Type::Bool | Type::Int(_) | Type::Float(_))
    }

    /// A random integer type.
    pub fn random_int(rng: &mut Rng) -> Int {
        INTS[rng.weighted(INT_WEIGHTS)]
    }

    /// A random number type or `bool`.
    pub fn random_scalar(rng: &mut Rng) -> Type {
        match rng.weighted(&[66, 12, 10, 7, 5]) {
            0 => Type::Int(Type::random_int(rng)),
            1 => Type::Bool,
            2 => Type::Float(32),
            3 => Type::Float(64),
            _ => Type::Float(16),
        }
    }

    /// A literal of an integer type: often a limit or a small number.
    pub fn int_literal(int: Int, rng: &mut Rng) -> String {
        let wide = (u128::from(rng.interesting()) << 64) | u128::from(rng.interesting());
        let value = match rng.below(5) {
            0 | 1 => u128::from(rng.word() % 17),
            2 => u128::from(rng.interesting()),
            3 => wide,
            _ => 1 << rng.below(int.bits as usize),
        };
        let mask = if int.bits == 128 { u128::MAX } else { (1 << int.bits) - 1 };
        let value = value & mask;
        if !int.signed {
            return format!("{value}{}", int.name);
        }
        // Through the unsigned type, since the least number of a signed type has no literal of its own.
        let shift = 128 - int.bits;
        let signed = ((value << shift) as i128) >> shift;
        if signed < 0 && signed == (i128::MIN >> shift) {
            format!("{}::MIN", int.name)
        } else if signed < 0 {
            format!("({signed}{})", int.name)
        } else {
            format!("{signed}{}", int.name)
        }
    }

    /// A literal of a float type.
    pub fn float_literal(bits: u32, rng: &mut Rng) -> String {
        const PLAIN: &[&str] = &["0.0", "1.0", "-1.0", "0.5", "3.0", "-2.5", "0.1", "100.25", "-0.0", "7.0"];
        const NAMED: &[&str] = &["INFINITY", "NEG_INFINITY", "NAN", "MAX", "MIN_POSITIVE", "EPSILON"];
        match rng.below(8) {
            0 => format!("f{bits}::{}", rng.pick(NAMED)),
            1 => format!("f{bits}::from_bits({})", (rng.word() as u128) & ((1u128 << bits) - 1)),
            _ => format!("({}f{bits})", rng.pick(PLAIN)),
        }
    }
}
