//! Instructions and their flags.

use super::attribute::Attribute;
use super::constant::{TypedValue, Value};
use super::metadata::Metadata;
use super::name::Name;
use super::types::Type;
use std::ops::{BitOr, BitOrAssign};

/// Line in the text that an entity came from, for messages. Any two are equal, so that trees compare by meaning.
#[derive(Debug, Clone, Copy, Default)]
pub struct Line(pub u32);

impl PartialEq for Line {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Flags of an instruction or of a `getelementptr` expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Flags(u32);

macro_rules! flags {
    ($($constant:ident = $bit:literal, $keyword:literal;)*) => {
        impl Flags {
            $(#[doc = concat!("`", $keyword, "`")] pub const $constant: Self = Self(1 << $bit);)*
            /// Every flag with its keyword, in the order in which LLVM prints them.
            pub const ALL: &[(Self, &'static str)] = &[$((Self::$constant, $keyword)),*];
        }
    };
}

flags! {
    INBOUNDS = 0, "inbounds";
    NUSW = 1, "nusw";
    NUW = 2, "nuw";
    NSW = 3, "nsw";
    EXACT = 4, "exact";
    DISJOINT = 5, "disjoint";
    NNEG = 6, "nneg";
    SAMESIGN = 7, "samesign";
    FAST = 8, "fast";
    REASSOC = 9, "reassoc";
    NNAN = 10, "nnan";
    NINF = 11, "ninf";
    NSZ = 12, "nsz";
    ARCP = 13, "arcp";
    CONTRACT = 14, "contract";
    AFN = 15, "afn";
}

impl Flags {
    /// No flag.
    pub const NONE: Self = Self(0);
    /// All flags of floating-point arithmetic.
    pub const FAST_MATH: Self = Self(0xff00);

    /// The flag that a keyword names.
    #[must_use]
    pub fn from_keyword(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, keyword)| *keyword == word).map(|(flag, _)| *flag)
    }

    /// Whether every flag of `other` is set.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags that both have.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// These flags without those of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no flag is set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for Flags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Flags {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// Makes an enum whose variants are keywords.
macro_rules! keywords {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $keyword:literal,)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $(#[doc = concat!("`", $keyword, "`")] $variant,)* }

        impl $name {
            /// The keyword.
            #[must_use]
            pub const fn keyword(self) -> &'static str {
                match self { $(Self::$variant => $keyword,)* }
            }

            /// What a keyword names.
            #[must_use]
            pub fn from_keyword(word: &str) -> Option<Self> {
                match word { $($keyword => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

keywords! {
    /// Operations on two operands of one type.
    BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

keywords! {
    /// Conversions.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr", BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
    }
}

keywords! {
    /// Comparisons of integers and pointers.
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

keywords! {
    /// Comparisons of floating-point numbers: ordered (`o…`) ones are false, unordered (`u…`) ones true for NaN.
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", Uno = "uno", True = "true",
    }
}

keywords! {
    /// Orderings of atomic operations.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release",
        AcquireRelease = "acq_rel", SequentiallyConsistent = "seq_cst",
    }
}

impl Ordering {
    /// Whether later accesses may not move before the operation.
    #[must_use]
    pub const fn acquires(self) -> bool {
        matches!(self, Self::Acquire | Self::AcquireRelease | Self::SequentiallyConsistent)
    }

    /// Whether earlier accesses may not move after the operation.
    #[must_use]
    pub const fn releases(self) -> bool {
        matches!(self, Self::Release | Self::AcquireRelease | Self::SequentiallyConsistent)
    }
}

keywords! {
    /// Read-modify-write operations.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub",
        FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

keywords! {
    /// Markers before `call`.
    TailKind { Tail = "tail", MustTail = "musttail", NoTail = "notail", }
}

/// Ordering and scope of an atomic access.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Atomicity {
    /// `syncscope("…")`; absent means the whole system.
    pub scope: Option<Vec<u8>>,
    /// Ordering.
    pub ordering: Ordering,
}

/// What a call calls.
#[derive(Debug, Clone, PartialEq)]
pub enum Callee {
    /// A function or a pointer to one.
    Value(Value),
    /// Inline assembly.
    Asm(InlineAsm),
}

/// `asm … "text", "constraints"`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InlineAsm {
    /// Template, decoded.
    pub text: Vec<u8>,
    /// Constraints, decoded.
    pub constraints: Vec<u8>,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub unwind: bool,
}

/// An argument of a call.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    /// Type and value.
    pub value: TypedValue,
    /// Attributes.
    pub attributes: Vec<Attribute>,
}

/// A call of a function or of inline assembly.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// `tail` and the like.
    pub tail: Option<TailKind>,
    /// Fast-math flags.
    pub flags: Flags,
    /// Calling convention, as it stands (`fastcc`, `cc 71`).
    pub convention: Option<String>,
    /// Attributes of the result.
    pub result_attributes: Vec<Attribute>,
    /// Type of the result.
    pub result: Type,
    /// The whole function type, where the text spells it (variadic callees).
    pub signature: Option<Type>,
    /// What is called.
    pub callee: Callee,
    /// Arguments.
    pub arguments: Vec<Argument>,
    /// Attributes of the call.
    pub attributes: Vec<Attribute>,
    /// Operand bundles: tag and operands.
    pub bundles: Vec<(Vec<u8>, Vec<TypedValue>)>,
}

/// An instruction's operation and operands.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)] // the fields are the operands of the instruction of the same name in LangRef
pub enum Op {
    Ret(Option<TypedValue>),
    Br {
        target: Name,
    },
    CondBr {
        condition: Value,
        then: Name,
        otherwise: Name,
    },
    Switch {
        value: TypedValue,
        default: Name,
        cases: Vec<(TypedValue, Name)>,
    },
    IndirectBr {
        address: TypedValue,
        targets: Vec<Name>,
    },
    Unreachable,
    FNeg {
        flags: Flags,
        operand: TypedValue,
    },
    Binary {
        op: BinaryOp,
        flags: Flags,
        ty: Type,
        left: Value,
        right: Value,
    },
    ICmp {
        predicate: IntPredicate,
        flags: Flags,
        ty: Type,
        left: Value,
        right: Value,
    },
    FCmp {
        predicate: FloatPredicate,
        flags: Flags,
        ty: Type,
        left: Value,
        right: Value,
    },
    Cast {
        op: CastOp,
        flags: Flags,
        value: TypedValue,
        to: Type,
    },
    Select {
        flags: Flags,
        condition: TypedValue,
        then: TypedValue,
        otherwise: TypedValue,
    },
    Phi {
        flags: Flags,
        ty: Type,
        incoming: Vec<(Value, Name)>,
    },
    Freeze(TypedValue),
    Alloca {
        ty: Type,
        count: Option<TypedValue>,
        align: Option<u64>,
        space: u32,
    },
    Load {
        volatile: bool,
        atomic: Option<Atomicity>,
        ty: Type,
        pointer: TypedValue,
        align: Option<u64>,
    },
    Store {
        volatile: bool,
        atomic: Option<Atomicity>,
        value: TypedValue,
        pointer: TypedValue,
        align: Option<u64>,
    },
    GetElementPtr {
        flags: Flags,
        source: Type,
        base: TypedValue,
        indices: Vec<TypedValue>,
    },
    AtomicRmw {
        volatile: bool,
        op: RmwOp,
        pointer: TypedValue,
        value: TypedValue,
        atomic: Atomicity,
        align: Option<u64>,
    },
    CmpXchg {
        weak: bool,
        volatile: bool,
        pointer: TypedValue,
        expected: TypedValue,
        new: TypedValue,
        atomic: Atomicity,
        failure: Ordering,
        align: Option<u64>,
    },
    Fence(Atomicity),
    Call(Box<Call>),
    ExtractValue {
        aggregate: TypedValue,
        indices: Vec<u32>,
    },
    InsertValue {
        aggregate: TypedValue,
        element: TypedValue,
        indices: Vec<u32>,
    },
    ExtractElement {
        vector: TypedValue,
        index: TypedValue,
    },
    InsertElement {
        vector: TypedValue,
        element: TypedValue,
        index: TypedValue,
    },
    ShuffleVector {
        left: TypedValue,
        right: TypedValue,
        mask: TypedValue,
    },
    /// `#dbg_value(…)` and its kin: the record's name without `#dbg_`, and its operands.
    DebugRecord {
        kind: String,
        operands: Vec<Metadata>,
    },
}

/// An instruction in a block.
#[derive(Debug, Clone, PartialEq)]
pub struct Instruction {
    /// Name of the result.
    pub result: Option<Name>,
    /// Operation and operands.
    pub op: Op,
    /// Attachments: `!dbg !3` is `("dbg", …)`.
    pub metadata: Vec<(String, Metadata)>,
    /// Line in the text.
    pub line: Line,
}

impl Op {
    /// Whether a block ends here.
    #[must_use]
    pub const fn is_terminator(&self) -> bool {
        matches!(
            self,
            Self::Ret(_)
                | Self::Br { .. }
                | Self::CondBr { .. }
                | Self::Switch { .. }
                | Self::IndirectBr { .. }
                | Self::Unreachable
        )
    }
}
