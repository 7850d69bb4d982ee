//! Scalar types, vectors and state spaces.

use std::fmt;

macro_rules! scalar_types {
    ($($variant:ident $text:literal $bits:literal $kind:ident),* $(,)?) => {
        /// A type as written after the dot (PTX ISA 9.0, 5.2), packed and narrow ones of single instructions included.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum ScalarType {
            $(#[doc = concat!("`.", $text, "`")] $variant),*
        }

        impl ScalarType {
            /// Every type.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The type of a modifier (without its dot), or `None` if the modifier is no type.
            pub fn from_modifier(modifier: &str) -> Option<Self> {
                match modifier {
                    $($text => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// The name without its dot.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $text),*
                }
            }

            /// Width in bits; 1 for `.pred`, 64 for the opaque handles `.texref`, `.samplerref`, `.surfref`.
            pub const fn bits(self) -> u32 {
                match self {
                    $(Self::$variant => $bits),*
                }
            }

            /// What the bits mean.
            pub const fn kind(self) -> TypeKind {
                match self {
                    $(Self::$variant => TypeKind::$kind),*
                }
            }
        }
    };
}

scalar_types! {
    Pred "pred" 1 Predicate,
    B1 "b1" 1 Bits, B2 "b2" 2 Bits, B4 "b4" 4 Bits, B8 "b8" 8 Bits, B16 "b16" 16 Bits, B32 "b32" 32 Bits,
    B64 "b64" 64 Bits, B128 "b128" 128 Bits,
    U2 "u2" 2 Unsigned, U4 "u4" 4 Unsigned, U8 "u8" 8 Unsigned, U16 "u16" 16 Unsigned, U32 "u32" 32 Unsigned,
    U64 "u64" 64 Unsigned,
    S2 "s2" 2 Signed, S4 "s4" 4 Signed, S8 "s8" 8 Signed, S16 "s16" 16 Signed, S32 "s32" 32 Signed,
    S64 "s64" 64 Signed,
    F16 "f16" 16 Float, F32 "f32" 32 Float, F64 "f64" 64 Float, Bf16 "bf16" 16 Float, Tf32 "tf32" 32 Float,
    E4m3 "e4m3" 8 Float, E5m2 "e5m2" 8 Float, E3m2 "e3m2" 6 Float, E2m3 "e2m3" 6 Float, E2m1 "e2m1" 4 Float,
    Ue8m0 "ue8m0" 8 Float, Ue4m3 "ue4m3" 8 Float,
    B8x16 "b8x16" 128 Packed, B6x16P32 "b6x16_p32" 128 Packed, B4x16P64 "b4x16_p64" 128 Packed,
    U16x2 "u16x2" 32 Packed, S16x2 "s16x2" 32 Packed, U8x4 "u8x4" 32 Packed, S8x4 "s8x4" 32 Packed,
    F16x2 "f16x2" 32 Packed, Bf16x2 "bf16x2" 32 Packed, F32x2 "f32x2" 64 Packed,
    E4m3x2 "e4m3x2" 16 Packed, E5m2x2 "e5m2x2" 16 Packed, E3m2x2 "e3m2x2" 16 Packed, E2m3x2 "e2m3x2" 16 Packed,
    E2m1x2 "e2m1x2" 8 Packed, Ue8m0x2 "ue8m0x2" 16 Packed, S2f6x2 "s2f6x2" 16 Packed,
    E4m3x4 "e4m3x4" 32 Packed, E5m2x4 "e5m2x4" 32 Packed, E3m2x4 "e3m2x4" 32 Packed, E2m3x4 "e2m3x4" 32 Packed,
    E2m1x4 "e2m1x4" 16 Packed,
    Texref "texref" 64 Opaque, Samplerref "samplerref" 64 Opaque, Surfref "surfref" 64 Opaque,
}

/// What the bits of a [`ScalarType`] mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// One truth value, in registers only.
    Predicate,
    /// Untyped bits.
    Bits,
    /// Unsigned integer.
    Unsigned,
    /// Signed integer in two's complement.
    Signed,
    /// One floating-point number.
    Float,
    /// Several numbers side by side in one register.
    Packed,
    /// A texture, sampler or surface handle.
    Opaque,
}

impl ScalarType {
    /// Width in memory in bytes; types narrower than a byte count as one.
    pub const fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// True for `.sN`.
    pub const fn is_signed(self) -> bool {
        matches!(self.kind(), TypeKind::Signed)
    }

    /// True for one floating-point number (`.f32`, `.bf16` …), false for packed ones.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), TypeKind::Float)
    }
}

impl fmt::Display for ScalarType {
    /// With the dot: `.f32`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.as_str())
    }
}

/// Vector size of a declaration or of a memory instruction (PTX ISA 9.0, 5.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Vector {
    /// `.v2`
    V2,
    /// `.v4`
    V4,
    /// `.v8`
    V8,
}

impl Vector {
    /// The vector size of a modifier (without its dot).
    pub fn from_modifier(modifier: &str) -> Option<Self> {
        match modifier {
            "v2" => Some(Self::V2),
            "v4" => Some(Self::V4),
            "v8" => Some(Self::V8),
            _ => None,
        }
    }

    /// Number of elements.
    pub const fn lanes(self) -> u32 {
        match self {
            Self::V2 => 2,
            Self::V4 => 4,
            Self::V8 => 8,
        }
    }
}

impl fmt::Display for Vector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".v{}", self.lanes())
    }
}

/// State space (PTX ISA 9.0, 5.1). A memory instruction without one uses generic addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// `.reg`
    Reg,
    /// `.const`
    Const,
    /// `.global`
    Global,
    /// `.local`
    Local,
    /// `.param`, in instructions also `.param::entry` and `.param::func`
    Param,
    /// `.shared`, in instructions also `.shared::cta`
    Shared,
    /// `.shared::cluster`, in instructions only: the shared memory of any block of the cluster
    SharedCluster,
    /// `.tex`, which PTX itself calls deprecated
    Tex,
}

impl Space {
    /// The space of an instruction's modifier (without its dot).
    pub fn from_modifier(modifier: &str) -> Option<Self> {
        match modifier {
            "param::entry" | "param::func" => Some(Self::Param),
            "shared::cta" => Some(Self::Shared),
            "shared::cluster" => Some(Self::SharedCluster),
            _ => Self::from_declaration(modifier),
        }
    }

    /// The space that a declaration's directive (without its dot) names.
    pub fn from_declaration(directive: &str) -> Option<Self> {
        match directive {
            "reg" => Some(Self::Reg),
            "const" => Some(Self::Const),
            "global" => Some(Self::Global),
            "local" => Some(Self::Local),
            "param" => Some(Self::Param),
            "shared" => Some(Self::Shared),
            "tex" => Some(Self::Tex),
            _ => None,
        }
    }

    /// The name without its dot.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Reg => "reg",
            Self::Const => "const",
            Self::Global => "global",
            Self::Local => "local",
            Self::Param => "param",
            Self::Shared => "shared",
            Self::SharedCluster => "shared::cluster",
            Self::Tex => "tex",
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.as_str())
    }
}
