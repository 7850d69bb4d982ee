//! `alloc`'s collections, and the hash tables that `std` is built on.

use crate::hash::RandomState;
pub use alloc_crate::collections::*;

/// The table behind `std`'s.
pub type HashMap<K, V, S = RandomState> = hashbrown::HashMap<K, V, S>;
/// The table behind `std`'s.
pub type HashSet<K, S = RandomState> = hashbrown::HashSet<K, S>;
