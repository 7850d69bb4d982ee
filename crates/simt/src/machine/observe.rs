//! What the machine tells whoever watches it. Each observer makes a variant of the machine of its own at compile time, so
//! that what it does not ask for costs nothing.

use crate::fault::{Access, Space};
use crate::memory::Lanes;

/// A warp's access to memory that went well.
pub(crate) struct AccessEvent<'a> {
    /// Never generic.
    pub space: Space,
    pub access: Access,
    pub addresses: &'a Lanes<u64>,
    pub lanes: u32,
    /// Bytes a lane.
    pub bytes: u32,
}

/// Watches a worker thread. `origin` numbers the PTX instructions of a program.
pub(crate) trait Observer: Send {
    /// Whether accesses are to be told; asking costs a row of addresses.
    const ACCESSES: bool;

    /// A PTX instruction is issued for the lanes of `active`; `existing` are the lanes that the warp began with.
    fn issue(&mut self, origin: u32, active: u32, existing: u32);
    /// A branch that could go several ways.
    fn branch(&mut self, origin: u32, divergent: bool);
    /// A warp arrives at a barrier of its block.
    fn barrier(&mut self, origin: u32);
    fn access(&mut self, origin: u32, event: &AccessEvent<'_>);
}

/// Watches nothing.
pub(crate) struct Fast;

impl Observer for Fast {
    const ACCESSES: bool = false;
    #[inline(always)]
    fn issue(&mut self, _: u32, _: u32, _: u32) {}
    #[inline(always)]
    fn branch(&mut self, _: u32, _: bool) {}
    #[inline(always)]
    fn barrier(&mut self, _: u32) {}
    #[inline(always)]
    fn access(&mut self, _: u32, _: &AccessEvent<'_>) {}
}
