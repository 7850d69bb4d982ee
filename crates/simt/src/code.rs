//! Decoded functions.

use ptx::ast::Name;

use crate::SourceLine;
use crate::counters::Class;
use crate::op::{Elem, Inst, P, Place, R32, R64};

/// Generic address of the first function; the others follow at [`FUNCTION_STRIDE`].
pub(crate) const FUNCTION_BASE: u64 = 0x06 << 56;
/// Bytes between the addresses of functions.
pub(crate) const FUNCTION_STRIDE: u64 = 16;

/// A value that a register has from the start: literals, and addresses that are known when a kernel is launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Const {
    Bits(u64),
    /// The address of a module variable in its own space, plus bytes.
    Symbol {
        variable: u32,
        offset: i64,
    },
    /// The address of a function.
    Function(u32),
    /// Bytes of the kernel's parameters: offset, and what they hold.
    Param(u32, Elem),
    /// `%tid`, `%ntid` or `%nctaid` along an axis.
    Tid(u8),
    NTid(u8),
    NCtaId(u8),
}

/// A PTX instruction, as reports name it.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub ptx_line: u32,
    pub source: Option<SourceLine>,
    pub class: Class,
}

/// A decoded function.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub name: String,
    /// A kernel, not a device function.
    pub entry: bool,
    pub insts: Vec<Inst>,
    pub origins: Vec<Origin>,
    /// Rows of 32 bits, of 64 bits, and predicates that a call takes.
    pub frame: [u32; 3],
    /// Registers that hold constants.
    pub consts32: Vec<(R32, Const)>,
    pub consts64: Vec<(R64, Const)>,
    /// Registers that may be read before they are written, and are zero then.
    pub zeroed32: Vec<R32>,
    pub zeroed64: Vec<R64>,
    pub zeroed_p: Vec<P>,
    /// Bytes of local memory that a call takes, a multiple of 16.
    pub local_bytes: u32,
    /// Most registers of 32 bits live at once.
    pub pressure: u32,
    pub params: Vec<Place>,
    pub returns: Vec<Place>,
    /// Functions that it calls by name.
    pub calls: Vec<u32>,
    /// Functions whose addresses it takes.
    pub takes: Vec<u32>,
    /// Whether it calls through pointers, uses `alloca`, or both.
    pub calls_indirect: bool,
    pub allocas: bool,
    /// Module variables that it names.
    pub variables: Vec<u32>,
    /// Origin of the first instruction that is not supported.
    pub unsupported: Option<u32>,
    /// The first function that it calls by name and that is only declared, anywhere in the text.
    pub unresolved: Option<Name>,
    /// Whether results may depend on the order in which blocks run.
    pub order_sensitive: bool,
    /// Whether it calls `malloc` or `free`.
    pub uses_heap: bool,
}
