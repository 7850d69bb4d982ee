//! Micro-ops: what PTX instructions are decoded to.
//!
//! A PTX instruction becomes one micro-op, now and then two or three, of which only the first counts as an instruction.
//! All of them carry the PTX instruction's guard. Value instructions, which are most of the instruction set, are a row
//! function ([`crate::row`]) and registers; the micro-op only tells how many operands of which width there are.

mod matrix;
mod visit;

pub(crate) use matrix::{Element, Fragment, Layout, Matrix, MatrixKind, Product, Role, Shape};
use visit::Touch;
pub(crate) use visit::Visitor;

use crate::fault::Space;
use crate::memory::Rmw;
use crate::num::video;
use crate::row::{K1, K2, K3, K4, KP1, KP2};
use crate::special::{Special32, Special64};

/// A register of 32 bits a lane: its row in the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct R32(pub u32);
/// A register of 64 bits a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct R64(pub u32);
/// A predicate register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct P(pub u32);

/// Index of a micro-op in its function; the value of a `join` that is nowhere.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// A register of any width, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Slot {
    /// 32 bits or fewer.
    W32(R32),
    /// 64 bits.
    W64(R64),
    /// `_`
    None,
}

/// An address register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Base {
    /// 32 bits.
    W32(R32),
    /// 64 bits.
    W64(R64),
}

/// What an element of memory looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Elem {
    U8,
    S8,
    U16,
    S16,
    B32,
    S32,
    B64,
}

impl Elem {
    pub fn bytes(self) -> u32 {
        match self {
            Elem::U8 | Elem::S8 => 1,
            Elem::U16 | Elem::S16 => 2,
            Elem::B32 | Elem::S32 => 4,
            Elem::B64 => 8,
        }
    }
}

/// A load, store or asynchronous copy's address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Addr {
    pub space: Space,
    pub base: Base,
    pub offset: i64,
}

/// `ld` and `st`: one to eight elements.
#[derive(Clone, Debug)]
pub(crate) struct Mem {
    pub addr: Addr,
    pub elem: Elem,
    /// Destinations of a load, sources of a store.
    pub regs: Vec<Slot>,
    /// Volatile, relaxed, acquire, release: other threads may be waiting for it, or it for them.
    pub strong: bool,
    /// A fence goes before (release) or after (acquire).
    pub fence: bool,
}

/// `atom` and `red`.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    pub addr: Addr,
    pub what: AtomKind,
    /// Destinations; none for `red`.
    pub d: Vec<Slot>,
    /// Operands, one an element.
    pub b: Vec<Slot>,
    /// New values of a compare-and-swap.
    pub c: Vec<Slot>,
    /// Bytes of an element: 2, 4 or 8.
    pub bytes: u32,
    /// Whether it is atomic among the threads of its block only.
    pub block_scope: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtomKind {
    /// A read-modify-write on each element of a vector of one or more.
    Rmw(Rmw),
    /// Compare and swap.
    Cas,
    /// Exchange of 128 bits.
    Exch128,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShflMode {
    Up,
    Down,
    Bfly,
    Idx,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VoteMode {
    All,
    Any,
    Uni,
    Ballot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReduxOp {
    Add,
    MinU,
    MaxU,
    MinS,
    MaxS,
    And,
    Or,
    Xor,
    /// `.f32`: `max` or `min`, of absolute values, NaN winning.
    Float {
        max: bool,
        abs: bool,
        nan: bool,
    },
}

/// A warp-level operation that waits for the lanes named in its mask.
#[derive(Clone, Debug)]
pub(crate) struct WarpOp {
    pub kind: WarpKind,
    /// The lanes that take part; `None` in the forms before `.sync`: those that are active.
    pub members: Option<R32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WarpKind {
    Sync,
    Shfl { mode: ShflMode, d: R32, valid: Option<P>, a: R32, b: R32, c: R32 },
    Vote { mode: VoteMode, d: Option<R32>, p: Option<P>, source: P, negated: bool },
    Match { all: bool, d: R32, p: Option<P>, a: Slot },
    Redux { op: ReduxOp, d: R32, a: R32 },
    Elect { d: Option<R32>, p: P },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BarKind {
    Sync,
    Arrive,
    /// `bar.red.popc`
    Popc {
        d: R32,
        p: P,
        negated: bool,
    },
    /// `bar.red.and` and `.or`
    Vote {
        d: P,
        all: bool,
        p: P,
        negated: bool,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub kind: BarKind,
    /// All lanes of a warp have to come to the same instruction: `bar`, and `barrier` with `.aligned`.
    pub aligned: bool,
    pub id: R32,
    pub count: Option<R32>,
}

/// Bytes of a call's local frame: offset and length. Arguments and results all travel through local frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub offset: u32,
    pub len: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callee {
    /// A function of the program.
    Direct(u32),
    /// Its address in a register.
    Indirect(R64),
}

#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub callee: Callee,
    /// Places in the caller's frame; the callee's are in its own code.
    pub args: Vec<Place>,
    pub rets: Vec<Place>,
}

/// Functions that the CUDA runtime provides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Service {
    Vprintf,
    Malloc,
    Free,
    Assertfail,
}

#[derive(Clone, Debug)]
pub(crate) struct ServiceCall {
    pub service: Service,
    /// Arguments: offsets in the caller's local frame.
    pub args: Vec<u32>,
    pub ret: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PredOp {
    And,
    Or,
    Xor,
    /// `a` and not `b`.
    AndNot,
}

/// Sums and products with a carry (PTX ISA 9.0, 9.7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CarryKind {
    Add,
    Sub,
    MadLo,
    MadHi,
}

#[derive(Clone, Debug)]
pub(crate) struct Carry {
    pub kind: CarryKind,
    pub signed: bool,
    pub d: Slot,
    /// Two sources, or three for products.
    pub sources: Vec<Slot>,
    /// Whether the carry is added (taken off).
    pub reads: Option<P>,
    pub writes: Option<P>,
}

/// `cp.async.bulk` and `cp.reduce.async.bulk`, done at once.
#[derive(Clone, Debug)]
pub(crate) struct BulkCopy {
    pub to: Addr,
    pub from: Addr,
    pub bytes: R32,
    /// The object in shared memory that is told of the bytes.
    pub barrier: Option<Addr>,
    /// Blocks of the cluster, by rank, that get the same bytes at the same place.
    pub multicast: Option<R32>,
    /// What is done to each element, and its bytes; `None` copies.
    pub reduce: Option<(Rmw, u32)>,
}

/// Asynchronous copies, done at once; what is counted is when a thread may see them.
#[derive(Clone, Debug)]
pub(crate) struct AsyncCopy {
    pub to: Addr,
    pub from: Addr,
    pub bytes: u32,
    /// Bytes that are read; the rest is zero.
    pub source_bytes: Option<R32>,
    /// Lanes that read nothing.
    pub ignore: Option<P>,
}

#[derive(Clone, Debug)]
pub(crate) enum MbarrierKind {
    Init { count: R32 },
    Inval,
    Arrive { state: Option<R64>, count: Option<R32>, expect: Option<R32>, drop: bool, noinc: Option<bool> },
    ExpectTx { bytes: R32 },
    CompleteTx { bytes: R32 },
    Test { p: P, state: R64 },
    TestParity { p: P, parity: R32 },
    PendingCount { d: R32, state: R64 },
}

#[derive(Clone, Debug)]
pub(crate) struct Mbarrier {
    pub addr: Option<Addr>,
    pub kind: MbarrierKind,
}

/// A fetch from a texture.
#[derive(Clone, Debug)]
pub(crate) struct Tex {
    /// Up to four.
    pub d: Vec<Slot>,
    pub handle: R64,
    /// By dimension: numbers of single precision, or integers.
    pub coordinates: Vec<R32>,
    pub floats: bool,
}

/// A video instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Video {
    pub op: VideoOp,
    pub d: R32,
    pub a: R32,
    pub b: R32,
    pub c: R32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum VideoOp {
    Scalar(video::Scalar),
    Simd(video::Simd),
    MultiplyAdd(video::MultiplyAdd),
}

impl Video {
    /// The result of one lane.
    pub fn apply(&self, a: u32, b: u32, c: u32) -> u32 {
        match &self.op {
            VideoOp::Scalar(how) => video::scalar(how, a, b, c),
            VideoOp::Simd(how) => video::simd(how, a, b, c),
            VideoOp::MultiplyAdd(how) => video::multiply_add(how, a, b, c),
        }
    }
}

macro_rules! micro_ops {
    ($( $(#[$doc:meta])* $name:ident { $([$f:ident: $ft:ty])? def $d:ident: $dt:ident; $($s:ident: $st:ident),* } )*) => {
        /// A micro-op.
        #[derive(Clone, Debug)]
        pub(crate) enum Op {
            $( $(#[$doc])* $name { $($f: $ft,)? $d: $dt, $($s: $st),* }, )*
            Ld(Box<Mem>),
            St(Box<Mem>),
            /// Load of kernel parameters: the same for all lanes.
            LdParam(Box<(u32, Elem, Vec<Slot>)>),
            Atom(Box<Atom>),
            Bra { target: u32 },
            BraIf { p: P, negated: bool, target: u32, join: u32 },
            Brx(Box<(R32, Vec<u32>, u32)>),
            Call(Box<Call>),
            Service(Box<ServiceCall>),
            /// Reconvergence point of branches that name this place.
            Join,
            Ret,
            Exit,
            Trap,
            Warp(Box<WarpOp>),
            Bar(Box<Bar>),
            /// `barrier.cluster.arrive` and `.wait`
            ClusterArrive,
            ClusterWait,
            Carry(Box<Carry>),
            Fence,
            /// Instructions that have nothing left to do, this one and `more` after it: constants by now, cache hints.
            Idle { more: u32 },
            /// `nanosleep` and its like: let somebody else run.
            Yield,
            AsyncCopy(Box<AsyncCopy>),
            BulkCopy(Box<BulkCopy>),
            Mbarrier(Box<Mbarrier>),
            Matrix(Box<Matrix>),
            Video(Box<Video>),
            Tex(Box<Tex>),
            /// `alloca`: bytes, alignment.
            Alloca { d: R64, bytes: R64, align: u32 },
            StackSave { d: R64 },
            StackRestore { a: R64 },
            Unsupported(Box<str>),
        }

        impl Op {
            /// Shows the visitor every register, sources first.
            pub fn visit(&mut self, v: &mut impl Visitor) {
                match self {
                    $( Op::$name { $d, $($s,)* .. } => { $( $s.touch(v, false); )* $d.touch(v, true); } )*
                    op => op.visit_other(v),
                }
            }
        }
    };
}

micro_ops! {
    A32_32 { [f: K1<u32, u32>] def d: R32; a: R32 }
    A32_64 { [f: K1<u32, u64>] def d: R32; a: R64 }
    A64_32 { [f: K1<u64, u32>] def d: R64; a: R32 }
    A64_64 { [f: K1<u64, u64>] def d: R64; a: R64 }
    B32 { [f: K2<u32, u32, u32>] def d: R32; a: R32, b: R32 }
    B64 { [f: K2<u64, u64, u64>] def d: R64; a: R64, b: R64 }
    B64_32_32 { [f: K2<u64, u32, u32>] def d: R64; a: R32, b: R32 }
    B64_64_32 { [f: K2<u64, u64, u32>] def d: R64; a: R64, b: R32 }
    B32_64_32 { [f: K2<u32, u64, u32>] def d: R32; a: R64, b: R32 }
    C32 { [f: K3<u32, u32, u32, u32>] def d: R32; a: R32, b: R32, c: R32 }
    C64 { [f: K3<u64, u64, u64, u64>] def d: R64; a: R64, b: R64, c: R64 }
    C64_32_32_64 { [f: K3<u64, u32, u32, u64>] def d: R64; a: R32, b: R32, c: R64 }
    C64_64_32_32 { [f: K3<u64, u64, u32, u32>] def d: R64; a: R64, b: R32, c: R32 }
    E32 { [f: K4<u32, u32, u32, u32, u32>] def d: R32; a: R32, b: R32, c: R32, e: R32 }
    E64_64_64_32_32 { [f: K4<u64, u64, u64, u32, u32>] def d: R64; a: R64, b: R64, c: R32, e: R32 }
    T32 { [f: KP1<u32>] def d: P; a: R32 }
    T64 { [f: KP1<u64>] def d: P; a: R64 }
    U32 { [f: KP2<u32, u32>] def d: P; a: R32, b: R32 }
    U64 { [f: KP2<u64, u64>] def d: P; a: R64, b: R64 }
    Pred { [f: PredOp] def d: P; a: P, b: P }
    PredConst { [f: bool] def d: P; }
    Select32 { def d: R32; a: R32, b: R32, p: P }
    Select64 { def d: R64; a: R64, b: R64, p: P }
    Special32 { [f: Special32] def d: R32; }
    Special64 { [f: Special64] def d: R64; }
    ActiveMask { def d: R32; }
    /// Offset in local memory of a byte of this call's frame.
    LocalAddr { [f: u32] def d: R64; }
}

impl Op {
    /// Whether execution never goes on to the next micro-op, guards aside.
    pub fn ends_block(&self) -> bool {
        matches!(self, Op::Bra { .. } | Op::Brx(_) | Op::Ret | Op::Exit | Op::Trap)
    }
}

/// A predicate that an instruction is subject to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guard {
    pub p: P,
    pub negated: bool,
}

/// A micro-op in its place.
#[derive(Clone, Debug)]
pub(crate) struct Inst {
    pub op: Op,
    pub guard: Option<Guard>,
    /// Index of the PTX instruction in its function's [`crate::code::Origin`]s; the first micro-op of it has `counts`.
    pub origin: u32,
    pub counts: bool,
}
