//! What a program holds, as seen from outside.

use crate::{SourceLine, Space};

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamInfo {
    /// Its name in the PTX.
    pub name: String,
    /// First byte in the parameter buffer.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
}

/// A kernel of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelInfo {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub params: Vec<ParamInfo>,
    /// Bytes of the parameter buffer.
    pub param_bytes: u32,
    /// Bytes of static shared memory that it can reach.
    pub static_shared: u32,
    /// Bytes of local memory that a thread's variables take, without those of called functions.
    pub local_bytes: u32,
    /// Registers of 32 bits a thread: what is live at once, which a device's own compiler may better.
    pub registers: u32,
    /// Most threads a block, from `.maxntid` or `.reqntid`.
    pub max_threads: Option<u32>,
    /// Exact size of a block, from `.reqntid`.
    pub required_block: Option<[u32; 3]>,
    /// Blocks that a multiprocessor is to hold at once, from `.minnctapersm`.
    pub min_blocks: Option<u32>,
    /// Most registers a thread, from `.maxnreg`.
    pub max_registers: Option<u32>,
    /// Exact size of a cluster in blocks, from `.reqnctapercluster`.
    pub required_cluster: Option<[u32; 3]>,
    /// Whether it can reach a call of `malloc` or `free`.
    pub uses_heap: bool,
    /// Where its source begins.
    pub source: Option<SourceLine>,
}

/// Names a kernel of a program: its index in [`crate::Program::kernels`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KernelId(pub(crate) u32);

/// A module-scope variable in global or constant memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlobalInfo {
    /// Its name.
    pub name: String,
    /// [`Space::Global`] or [`Space::Const`].
    pub space: Space,
    /// Bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Its first bytes; the rest is zero. Addresses in initialisers are filled in when it is loaded.
    pub initial: Vec<u8>,
}
