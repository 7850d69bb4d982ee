//! The driver's functions, by topic.

pub mod context;
pub mod copy;
pub mod device;
pub mod event;
pub mod function;
pub mod global;
pub mod host_memory;
pub mod launch;
pub mod library;
pub mod linker;
pub mod managed;
pub mod memory;
pub mod memset;
pub mod module;
pub mod pointer;
pub mod pool;
pub mod primary;
pub mod stream;
pub mod texture;
