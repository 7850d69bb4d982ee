//! Streams as queues: work that runs beside the host's threads, in the order that streams and events ask for.
//!
//! - [`Work`] is one operation with its predecessors; [`pool`] has the threads that execute what is ready.
//! - [`Stream`] is an order of work, [`Streams`] all of a context's with the rules between them, [`Event`] a place in
//!   one.
//!
//! The rules (CUDA C++ Programming Guide, "Implicit Synchronization" and "Default Stream"): work in the legacy default
//! stream comes after all earlier work of the context's blocking streams, and later work of blocking streams comes
//! after it; streams created as non-blocking take no part in that.

mod event;
mod pool;
mod stream;
#[cfg(test)]
mod tests;
mod work;

pub(crate) use event::Event;
pub(crate) use stream::{Stream, StreamKind, Streams};
pub(crate) use work::{Action, Work};
