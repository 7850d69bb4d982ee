//! What went wrong in a launch, where, and by which rule.

use std::fmt;

use crate::SourceLine;
use crate::memory::MemoryError;

/// A state space (PTX ISA 9.0, 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Device memory, shared by all threads.
    Global,
    /// Memory of a block.
    Shared,
    /// Memory of a thread.
    Local,
    /// Read-only constants.
    Const,
    /// Kernel parameters.
    Param,
    /// An address that no window of the generic space holds.
    Generic,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Local => "local",
            Space::Const => "constant",
            Space::Param => "parameter",
            Space::Generic => "generic",
        })
    }
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Loads.
    Read,
    /// Stores.
    Write,
    /// Reads, changes and writes.
    Atomic,
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Access::Read => "read",
            Access::Write => "write",
            Access::Atomic => "atomic",
        })
    }
}

/// The live allocation that is nearest to a wrong address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Its first address.
    pub base: u64,
    /// Its bytes.
    pub len: u64,
}

/// A group of lanes that waits, for a deadlock report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Index of the warp in its block.
    pub warp: u32,
    /// The lanes, bit 0 being lane 0.
    pub lanes: u32,
    /// The source line that they wait at.
    pub source: Option<SourceLine>,
    /// The PTX line that they wait at.
    pub ptx_line: u32,
    /// What they wait for.
    pub what: String,
}

/// The rule that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An access outside of every live allocation.
    OutOfBounds {
        /// State space of the address.
        space: Space,
        /// What the access does.
        access: Access,
        /// Its first address (an offset in windowed spaces).
        address: u64,
        /// Its bytes.
        size: u64,
        /// The nearest allocation, where there is one.
        nearest: Option<Nearest>,
    },
    /// An address that is not a multiple of the access's size.
    Misaligned {
        /// State space of the address.
        space: Space,
        /// What the access does.
        access: Access,
        /// Its first address.
        address: u64,
        /// The alignment in bytes that it needs.
        align: u64,
    },
    /// An access to memory that was freed.
    UseAfterFree {
        /// What the access does.
        access: Access,
        /// Its first address.
        address: u64,
        /// Its bytes.
        size: u64,
        /// The freed allocation.
        freed: Nearest,
    },
    /// An access to the first page of the address space.
    NullPointer {
        /// What the access does.
        access: Access,
        /// Its first address.
        address: u64,
        /// Its bytes.
        size: u64,
    },
    /// A store to memory that kernels may only read.
    ReadOnly {
        /// State space of the address.
        space: Space,
        /// Its first address.
        address: u64,
    },
    /// An atomic on memory that has none: only global and shared memory do.
    AtomicSpace {
        /// State space of the address.
        space: Space,
        /// Its first address.
        address: u64,
    },
    /// Atomics of block scope (`.cta`) by threads of two blocks on one address.
    AtomicScope {
        /// The address.
        address: u64,
        /// Index of the block that came first.
        first: [u32; 3],
    },
    /// A lane at a warp operation whose mask does not name it.
    NotInMask {
        /// The mask.
        mask: u32,
        /// The lanes that execute the operation with that mask.
        lanes: u32,
    },
    /// A `trap` or `brkpt` instruction.
    Trap,
    /// A failed device-side assertion.
    Assert {
        /// The expression or message.
        message: String,
        /// File named by the assertion.
        file: String,
        /// Line named by the assertion.
        line: u32,
        /// Function named by the assertion.
        function: String,
    },
    /// Nobody in the block can run.
    Deadlock {
        /// Everybody who waits.
        waiting: Vec<Waiting>,
    },
    /// The block executed more warp instructions than the launch allows.
    Budget {
        /// The launch's budget.
        limit: u64,
    },
    /// Calls nested deeper than a thread's stack holds.
    StackOverflow {
        /// Bytes of local memory asked for.
        bytes: u64,
        /// Bytes of local memory that a thread may have.
        limit: u64,
    },
    /// A call through a pointer that is no function's address, or one with another signature.
    BadCall {
        /// The pointer.
        address: u64,
    },
    /// An indexed branch beyond its table.
    BadBranch {
        /// The index.
        index: u32,
        /// Entries of the table.
        entries: u32,
    },
    /// `free` of an address that is not that of a live block of the heap.
    InvalidFree(MemoryError),
    /// A fetch from a texture that there is not.
    BadTexture {
        /// The handle.
        handle: u64,
    },
    /// A barrier used against its rules.
    Barrier {
        /// Number of the barrier.
        barrier: u32,
        /// The rule.
        rule: String,
    },
    /// The kernel can reach something that the simulator does not execute.
    Unsupported {
        /// What it is, as the PTX spells it.
        what: String,
    },
    /// The launch itself breaks a limit.
    InvalidLaunch {
        /// Name of the argument.
        argument: &'static str,
        /// The rule that it breaks.
        rule: String,
    },
}

/// A launch that ended badly: what, where and by which rule. Its `Display` is the full text for a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule that was broken.
    pub kind: FaultKind,
    /// The kernel's name.
    pub kernel: String,
    /// The function that was executing: the kernel or a device function.
    pub function: String,
    /// The source line, if the PTX has line information.
    pub source: Option<SourceLine>,
    /// The line in the PTX text; 0 where no instruction is to blame.
    pub ptx_line: u32,
    /// The instruction, as the PTX spells it.
    pub ptx_text: String,
    /// The block's index.
    pub block: [u32; 3],
    /// The thread's index in the block: the first one that broke the rule.
    pub thread: [u32; 3],
}

impl FaultKind {
    /// Bytes between `address..address+size` and the allocation, in words.
    fn distance(address: u64, size: u64, nearest: &Nearest) -> String {
        let Nearest { base, len } = *nearest;
        let end = base.wrapping_add(len);
        if address == end {
            format!("just after the allocation of {len} bytes at {base:#x}")
        } else if address > end {
            format!("{} bytes after the allocation of {len} bytes at {base:#x}", address - end)
        } else if address < base {
            format!("{} bytes before the allocation of {len} bytes at {base:#x}", base - address)
        } else {
            let over = address.saturating_add(size).saturating_sub(end);
            format!("the last {over} bytes lie beyond the allocation of {len} bytes at {base:#x}")
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::OutOfBounds { space, access, address, size, nearest } => {
                write!(f, "out-of-bounds {space} {access} of {size} bytes at {address:#x}")?;
                match nearest {
                    Some(nearest) => write!(f, ": {}", FaultKind::distance(*address, *size, nearest)),
                    None => write!(f, ": no allocation is near"),
                }
            }
            FaultKind::Misaligned { space, access, address, align } => {
                write!(
                    f,
                    "misaligned {space} {access} at {address:#x}: the address must be a multiple of {align}"
                )
            }
            FaultKind::UseAfterFree { access, address, size, freed } => write!(
                f,
                "use after free: {access} of {size} bytes at {address:#x}, in the freed allocation of {} bytes at {:#x}",
                freed.len, freed.base
            ),
            FaultKind::NullPointer { access, address, size } => {
                write!(f, "null pointer: {access} of {size} bytes at {address:#x}")
            }
            FaultKind::ReadOnly { space, address } => {
                write!(f, "write to read-only {space} memory at {address:#x}")
            }
            FaultKind::AtomicSpace { space, address } => write!(
                f,
                "atomic on {space} memory at {address:#x}: atomics work on global and shared memory only{}",
                match space {
                    Space::Local =>
                        "; a local variable belongs to one thread: use a plain access, or shared memory",
                    _ => "",
                }
            ),
            FaultKind::AtomicScope { address, first: [x, y, z] } => write!(
                f,
                "atomic of block scope (.cta) on global memory at {address:#x}, which block ({x}, {y}, {z}) changes with \
                 block scope, too: between blocks these are not atomic; use device scope (.gpu)"
            ),
            FaultKind::NotInMask { mask, lanes } => write!(
                f,
                "warp operation by lanes {lanes:#010x} with the mask {mask:#010x}: each lane that executes it must be in its mask"
            ),
            FaultKind::Trap => write!(f, "trap: the kernel gave up (a panic or an explicit trap)"),
            FaultKind::Assert { message, file, line, function } => {
                write!(f, "assertion failed: {message}, in {function} at {file}:{line}")
            }
            FaultKind::Deadlock { waiting } => {
                write!(f, "deadlock: no thread of the block can run")?;
                for Waiting { warp, lanes, source, ptx_line, what } in waiting {
                    write!(f, "\n    warp {warp}, lanes {lanes:#010x}: {what}, PTX line {ptx_line}")?;
                    if let Some(source) = source {
                        write!(f, ", {source}")?;
                    }
                }
                Ok(())
            }
            FaultKind::Budget { limit } => write!(
                f,
                "the block executed more than {limit} warp instructions: it hangs, or the budget is too small"
            ),
            FaultKind::StackOverflow { bytes, limit } => {
                write!(f, "stack overflow: {bytes} bytes of local memory a thread, and the limit is {limit}")
            }
            FaultKind::BadCall { address } => {
                write!(
                    f,
                    "call through {address:#x}, which is not the address of a function with that signature"
                )
            }
            FaultKind::BadBranch { index, entries } => {
                write!(f, "indexed branch to entry {index} of a table of {entries}")
            }
            FaultKind::InvalidFree(error) => write!(f, "invalid free: {error}"),
            FaultKind::BadTexture { handle } => {
                write!(f, "fetch from texture {handle:#x}, and there is no such texture object")
            }
            FaultKind::Barrier { barrier, rule } => write!(f, "barrier {barrier}: {rule}"),
            FaultKind::Unsupported { what } => write!(f, "not supported by the simulator: {what}"),
            FaultKind::InvalidLaunch { argument, rule } => write!(f, "invalid launch: {argument}: {rule}"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        write!(f, "\n  kernel {}", self.kernel)?;
        if !self.function.is_empty() && self.function != self.kernel {
            write!(f, ", function {}", self.function)?;
        }
        if matches!(self.kind, FaultKind::InvalidLaunch { .. }) {
            return Ok(());
        }
        if let Some(source) = &self.source {
            write!(f, "\n  at {source}")?;
        }
        if self.ptx_line != 0 {
            write!(f, "\n  PTX line {}: {}", self.ptx_line, self.ptx_text)?;
        }
        if matches!(self.kind, FaultKind::Unsupported { .. }) {
            return Ok(());
        }
        let [bx, by, bz] = self.block;
        let [tx, ty, tz] = self.thread;
        write!(f, "\n  block ({bx}, {by}, {bz}), thread ({tx}, {ty}, {tz})")
    }
}

impl std::error::Error for Fault {}
