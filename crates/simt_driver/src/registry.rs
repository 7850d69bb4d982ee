//! Handles: numbers given out for objects, and looked up on every use.
//!
//! A number is never given out twice, so that a handle used after its object was destroyed is found out instead of
//! reaching another object.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

/// Handles start here: above the small numbers that name default streams, and looking like nothing mapped.
const FIRST: usize = 0x5700_0000_0000;
/// Handles look like addresses of aligned objects.
const STEP: usize = 16;

static NEXT: AtomicUsize = AtomicUsize::new(FIRST);

/// A number that no object had before.
pub(crate) fn new_handle() -> usize {
    NEXT.fetch_add(STEP, Ordering::Relaxed)
}

/// A small number that no object had before: what the driver API calls an id.
pub(crate) fn new_id() -> u64 {
    static NEXT_ID: AtomicU64 = AtomicU64::new(1);
    NEXT_ID.fetch_add(1, Ordering::Relaxed)
}

/// The live objects of one kind.
pub(crate) struct Registry<T> {
    objects: RwLock<Option<HashMap<usize, Arc<T>>>>,
}

impl<T> Registry<T> {
    pub(crate) const fn new() -> Registry<T> {
        Registry { objects: RwLock::new(None) }
    }

    /// Makes `object` known under `handle`.
    pub(crate) fn insert(&self, handle: usize, object: Arc<T>) {
        let mut objects = self.objects.write().unwrap_or_else(PoisonError::into_inner);
        objects.get_or_insert_default().insert(handle, object);
    }

    /// The live object of this handle.
    pub(crate) fn get(&self, handle: usize) -> Option<Arc<T>> {
        self.objects.read().unwrap_or_else(PoisonError::into_inner).as_ref()?.get(&handle).cloned()
    }

    /// All live objects.
    pub(crate) fn all(&self) -> Vec<Arc<T>> {
        let objects = self.objects.read().unwrap_or_else(PoisonError::into_inner);
        objects.iter().flat_map(HashMap::values).cloned().collect()
    }

    /// Forgets the object of this handle, and returns it if it was live: of two threads that destroy it, one gets it.
    pub(crate) fn remove(&self, handle: usize) -> Option<Arc<T>> {
        self.objects.write().unwrap_or_else(PoisonError::into_inner).as_mut()?.remove(&handle)
    }

    /// Forgets all objects for which `gone` holds, and returns them.
    pub(crate) fn remove_where(&self, gone: impl Fn(&T) -> bool) -> Vec<Arc<T>> {
        let mut objects = self.objects.write().unwrap_or_else(PoisonError::into_inner);
        let Some(objects) = objects.as_mut() else { return Vec::new() };
        objects.extract_if(|_, object| gone(object)).map(|(_, object)| object).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_removed_handle_stays_unknown() {
        let registry = Registry::new();
        let (first, second) = (new_handle(), new_handle());
        assert_ne!(first, second);
        registry.insert(first, Arc::new(1));
        registry.insert(second, Arc::new(2));
        assert_eq!(registry.get(first).as_deref(), Some(&1));
        assert_eq!(registry.remove(first).as_deref(), Some(&1));
        assert_eq!(registry.remove(first), None);
        assert_eq!(registry.get(first), None);
        assert_eq!(registry.remove_where(|&value| value == 2).len(), 1);
        assert_eq!(registry.get(second), None);
    }
}
