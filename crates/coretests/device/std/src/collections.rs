//! `alloc`'s collections, and the hash tables that `std` is built on.

use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash};
use core::ops::{Deref, DerefMut, Index};

use crate::hash::RandomState;
pub use alloc_crate::collections::*;

/// The table behind `std`'s, with `std`'s hasher.
#[derive(Clone)]
pub struct HashMap<K, V, S = RandomState>(hashbrown::HashMap<K, V, S>);

/// The table behind `std`'s, with `std`'s hasher.
#[derive(Clone)]
pub struct HashSet<K, S = RandomState>(hashbrown::HashSet<K, S>);

macro_rules! table {
    ($table:ident<$($parameter:ident),*> of $item:ty) => {
        impl<$($parameter),*> $table<$($parameter),*> {
            /// Empty.
            pub fn new() -> Self {
                Self::default()
            }

            /// Empty, with room.
            pub fn with_capacity(capacity: usize) -> Self {
                Self(hashbrown::$table::with_capacity_and_hasher(capacity, RandomState))
            }
        }

        impl<$($parameter,)* S: Default> Default for $table<$($parameter,)* S> {
            fn default() -> Self {
                Self(hashbrown::$table::default())
            }
        }

        impl<$($parameter,)* S> Deref for $table<$($parameter,)* S> {
            type Target = hashbrown::$table<$($parameter,)* S>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl<$($parameter,)* S> DerefMut for $table<$($parameter,)* S> {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }

        impl<$($parameter,)* S> PartialEq for $table<$($parameter,)* S>
        where
            hashbrown::$table<$($parameter,)* S>: PartialEq,
        {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }

        impl<$($parameter: fmt::Debug,)* S> fmt::Debug for $table<$($parameter,)* S> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<$($parameter,)* S: BuildHasher + Default> FromIterator<$item> for $table<$($parameter,)* S>
        where
            K: Eq + Hash,
        {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                Self(items.into_iter().collect())
            }
        }

        impl<$($parameter,)* const N: usize> From<[$item; N]> for $table<$($parameter),*>
        where
            K: Eq + Hash,
        {
            fn from(items: [$item; N]) -> Self {
                items.into_iter().collect()
            }
        }

        impl<$($parameter,)* S> IntoIterator for $table<$($parameter,)* S> {
            type Item = $item;
            type IntoIter = <hashbrown::$table<$($parameter,)* S> as IntoIterator>::IntoIter;

            fn into_iter(self) -> Self::IntoIter {
                self.0.into_iter()
            }
        }

        impl<'a, $($parameter,)* S> IntoIterator for &'a $table<$($parameter,)* S> {
            type Item = <&'a hashbrown::$table<$($parameter,)* S> as IntoIterator>::Item;
            type IntoIter = <&'a hashbrown::$table<$($parameter,)* S> as IntoIterator>::IntoIter;

            fn into_iter(self) -> Self::IntoIter {
                (&self.0).into_iter()
            }
        }

        impl<$($parameter,)* S: BuildHasher> Extend<$item> for $table<$($parameter,)* S>
        where
            K: Eq + Hash,
        {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                self.0.extend(items);
            }
        }
    };
}
table!(HashMap<K, V> of (K, V));
table!(HashSet<K> of K);

impl<K, V, S> HashMap<K, V, S> {
    /// The values, in no order.
    pub fn into_values(self) -> hashbrown::hash_map::IntoValues<K, V> {
        self.0.into_values()
    }
}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V, S: BuildHasher> Index<&Q> for HashMap<K, V, S> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        &self.0[key]
    }
}
