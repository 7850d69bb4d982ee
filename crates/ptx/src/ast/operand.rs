//! Operands of instructions.

use std::fmt;

use super::{Name, Special};

/// One operand, as written; what it means depends on the instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// `%r1`, `p`, `%v.x`: a register of the program. A name is a register when a `.reg` in scope declares it, or
    /// when it begins with `%` and is no special register (undeclared ones included: the parser does not check).
    Register(Register),
    /// `%tid.x`, `%laneid`
    Special(Special, Option<Selector>),
    /// `42`, `0f3F800000`, and constant expressions, which the parser evaluates
    Immediate(Immediate),
    /// `x`, `x+4`, `x-4`: address of a variable or function
    Symbol(Symbol),
    /// Target of `bra`, or the table of `brx.idx`
    Label(Name),
    /// `[%rd1+8]`, `[x]`, `[map, {%r1, %r2}]`
    Address(Address),
    /// `{%r1, %r2}`; the elements are operands of their own, vectors included
    Vector(Vec<Operand>),
    /// `%r1|%p1`: two destinations
    Pair(Box<Operand>, Box<Operand>),
    /// `!%p1`
    Not(Box<Operand>),
    /// `-%r1`, in video instructions
    Negate(Box<Operand>),
    /// `_`: a destination that nobody wants
    Sink,
}

impl Operand {
    /// A register without selector.
    pub fn register(name: impl Into<Name>) -> Self {
        Self::Register(Register { name: name.into(), selector: None })
    }

    /// An integer.
    pub const fn int(value: i64) -> Self {
        Self::Immediate(Immediate::Int(value))
    }

    /// The register, if this is one.
    pub fn as_register(&self) -> Option<&Register> {
        match self {
            Self::Register(register) => Some(register),
            _ => None,
        }
    }

    /// The immediate, if this is one.
    pub fn as_immediate(&self) -> Option<Immediate> {
        match self {
            Self::Immediate(immediate) => Some(*immediate),
            _ => None,
        }
    }

    /// The address, if this is one.
    pub fn as_address(&self) -> Option<&Address> {
        match self {
            Self::Address(address) => Some(address),
            _ => None,
        }
    }

    /// The elements of a vector; any other operand is a vector of one.
    pub fn elements(&self) -> &[Operand] {
        match self {
            Self::Vector(elements) => elements,
            _ => std::slice::from_ref(self),
        }
    }

    /// Calls `visit` on this operand and on each operand inside it, in order of the text.
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Operand)) {
        visit(self);
        match self {
            Self::Vector(elements) => elements.iter().for_each(|element| element.walk(visit)),
            Self::Address(address) => address.more.iter().for_each(|operand| operand.walk(visit)),
            Self::Pair(first, second) => {
                first.walk(visit);
                second.walk(visit);
            }
            Self::Not(inner) | Self::Negate(inner) => inner.walk(visit),
            Self::Register(_)
            | Self::Special(..)
            | Self::Immediate(_)
            | Self::Symbol(_)
            | Self::Label(_)
            | Self::Sink => {}
        }
    }
}

/// A register, or one element or part of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Register {
    /// Full name, its `%` included where it has one: `%r1`.
    pub name: Name,
    /// `.x` of a vector, `.b0` or `.h1` of a video instruction's operand.
    pub selector: Option<Selector>,
}

impl Register {
    /// The register of this name.
    pub fn new(name: impl Into<Name>) -> Self {
        Self { name: name.into(), selector: None }
    }
}

/// What follows a register's dot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Selector {
    /// `.x` or `.r`
    X,
    /// `.y` or `.g`
    Y,
    /// `.z` or `.b`
    Z,
    /// `.w` or `.a`
    W,
    /// `.b0` to `.b3` or `.h0`, `.h1` of video instructions, `.b10` byte pairs, and what this crate does not know
    Part(Name),
}

impl Selector {
    /// The selector of this text (without its dot).
    pub fn new(text: &str) -> Self {
        match text {
            "x" | "r" => Self::X,
            "y" | "g" => Self::Y,
            "z" | "b" => Self::Z,
            "w" | "a" => Self::W,
            part => Self::Part(Name::new(part)),
        }
    }

    /// The text without its dot.
    pub fn as_str(&self) -> &str {
        match self {
            Self::X => "x",
            Self::Y => "y",
            Self::Z => "z",
            Self::W => "w",
            Self::Part(part) => part,
        }
    }

    /// 0 to 3 for the elements of a vector.
    pub fn index(&self) -> Option<usize> {
        match self {
            Self::X => Some(0),
            Self::Y => Some(1),
            Self::Z => Some(2),
            Self::W => Some(3),
            Self::Part(_) => None,
        }
    }
}

/// A constant (PTX ISA 9.0, 4.5). Compared by its bits, so that NaNs equal themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Immediate {
    /// The 64 bits of an integer constant, which the instruction truncates to its type. Unsigned constants
    /// above `i64::MAX` wrap. `WARP_SZ` is 32.
    Int(i64),
    /// Bits of `0f…`.
    F32(u32),
    /// Bits of `0d…` and of decimal constants, which an `.f32` instruction rounds to single precision.
    F64(u64),
}

impl fmt::Display for Immediate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(value) => write!(f, "{value}"),
            Self::F32(bits) => write!(f, "0f{bits:08X}"),
            Self::F64(bits) => write!(f, "0d{bits:016X}"),
        }
    }
}

/// A name with a byte offset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// Variable, parameter, function or label.
    pub name: Name,
    /// Bytes added to its address.
    pub offset: i64,
}

impl Symbol {
    /// A symbol without offset.
    pub fn new(name: impl Into<Name>) -> Self {
        Self { name: name.into(), offset: 0 }
    }
}

/// An operand in brackets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// What the offset counts from.
    pub base: AddressBase,
    /// Bytes; the whole address when the base is [`AddressBase::Absolute`].
    pub offset: i64,
    /// What follows the first comma: sampler and coordinates of textures and tensors.
    pub more: Vec<Operand>,
    /// `unified` in `[%rd1].unified`.
    pub suffix: Option<Name>,
}

impl Address {
    /// `[base+offset]`
    pub fn new(base: AddressBase, offset: i64) -> Self {
        Self { base, offset, more: Vec::new(), suffix: None }
    }
}

/// What an address counts from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AddressBase {
    /// A register of the program.
    Register(Register),
    /// A variable, parameter or texture by name.
    Symbol(Name),
    /// Nothing: the offset is the address.
    Absolute,
}
