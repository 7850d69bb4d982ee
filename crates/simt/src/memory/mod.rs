//! The memories of the simulated device, and the generic address space that joins them.
//!
//! - [`Memory`] is the device's: one 64-bit address space for all threads, with allocations, mapped host memory and
//!   constants. A simulated warp reaches it through a [`Lookup`], one a CPU thread, with a whole row of addresses at
//!   once; `ld.global`, `ld.const`, `st.global` and the like take the same 64-bit addresses as generic accesses.
//! - [`ByteStore`] is a block's shared memory or a kernel's parameters: bytes from offset 0.
//! - [`LaneStore`] is the local memory of a warp's 32 threads: each has its own bytes from offset 0.
//! - [`Window`] tells which of them a generic address belongs to, and converts (`isspacep`, `cvta`). A generic access
//!   is done by [`partition`]ing the row, taking [`Window::base`] off, and calling each memory with its lanes.
//!
//! Every access checks bounds and natural alignment first and fails with a [`MemoryError`] that says what is there
//! instead. All memories are little-endian. Orders between threads are the simulated program's own business, as on
//! hardware: plain accesses are relaxed, atomics sequentially consistent, and `membar` and `fence` are
//! [`std::sync::atomic::fence`].

mod atomic;
mod block;
mod device;
mod error;
mod heap;
mod lookup;
mod pattern;
#[allow(unsafe_code)]
mod storage;
#[cfg(test)]
mod tests;
mod window;

pub use atomic::{AtomicOp, AtomicType, Rmw};
pub use block::{ByteStore, LaneStore};
pub use device::{Memory, MemoryOptions, Usage};
pub use error::{AccessFault, FreeTarget, MemoryError, RowResult};
pub use heap::{Heap, HeapUsage};
pub use lookup::Lookup;
pub use pattern::{Address, FULL, Lanes, Pattern, classify, lanes_of};
pub(crate) use pattern::{classify_part, halves};
pub use storage::{AtomicCell, Cell};
pub use window::{CONST_BASE, DEVICE_BASE, LOCAL_BASE, PARAM_BASE, SHARED_BASE, Window, partition};
