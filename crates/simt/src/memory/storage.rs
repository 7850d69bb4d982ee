//! The bytes behind an allocation: the only place of the simulated memory that dereferences raw pointers.
//!
//! Simulated threads on different CPU threads may touch the same bytes at the same time, with no synchronisation but
//! their own. So no Rust reference to the bytes is ever made, and every access, those of the host's copies included, is
//! a relaxed atomic of 1, 2, 4 or 8 bytes. That gives what PTX promises: an element never tears, a store never
//! disturbs its neighbours, and what one thread wrote becomes visible to a thread that spins on it. A simulated program
//! that races with accesses of different sizes gets some mixture of the values, as on hardware: relaxed atomics
//! compile to plain loads and stores of their width, which the compiler neither merges nor repeats.
//!
//! Every method takes a device address, checks it against the storage's range and its natural alignment, and answers
//! `None` or `false` without touching memory when it is wrong.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed, Ordering::SeqCst};

use super::pattern::Lanes;
use super::{Memory, MemoryError};

const _: () =
    assert!(cfg!(target_endian = "little"), "simulated memory is little-endian and so must the host be");

/// Alignment of the first byte in the host's memory, so that natural alignment of a device address is natural
/// alignment of the host's.
const HOST_ALIGN: usize = 64;

/// A range of device addresses and the host memory that holds its bytes.
pub(crate) struct Storage {
    start: u64,
    len: u64,
    bytes: NonNull<u8>,
    /// What to give back to the allocator; `None` for mapped host memory.
    owned: Option<(NonNull<u8>, Layout)>,
}

// SAFETY: the pointer is to memory that the storage owns, or that the caller of `external` promised to keep alive and
// to share between threads; all accesses through it are atomic.
unsafe impl Send for Storage {}
// SAFETY: as above.
unsafe impl Sync for Storage {}

impl Storage {
    /// `len` zero bytes for the device addresses from `start`. The host backs a large range page by page as it is
    /// touched. `None` when the host has no memory.
    pub fn zeroed(start: u64, len: u64) -> Option<Storage> {
        // The allocator hands out untouched zero pages only for small alignments, so align by hand.
        let skew = (start % HOST_ALIGN as u64) as usize;
        let size = usize::try_from(len).ok()?.checked_add(HOST_ALIGN + skew)?;
        let layout = Layout::from_size_align(size, 16).ok()?;
        // SAFETY: the layout's size is at least HOST_ALIGN, not zero.
        let block = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        let skip = block.as_ptr().align_offset(HOST_ALIGN) + skew;
        debug_assert!(skip < HOST_ALIGN + skew);
        // SAFETY: skip < HOST_ALIGN + skew, and the block has len + HOST_ALIGN + skew bytes.
        let bytes = unsafe { block.add(skip) };
        Some(Storage { start, len, bytes, owned: Some((block, layout)) })
    }

    /// Host memory at its own address.
    ///
    /// # Safety
    /// The `len` bytes at `host` must be readable and writable for as long as the storage lives, and other Rust code
    /// may not access them, but by atomics, while simulated threads or copies do.
    unsafe fn external(host: NonNull<u8>, len: u64) -> Storage {
        Storage { start: host.as_ptr() as u64, len, bytes: host, owned: None }
    }

    /// First device address.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// Number of bytes.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether these are mapped bytes of the host.
    pub fn is_external(&self) -> bool {
        self.owned.is_none()
    }

    /// Whether the address is inside.
    #[inline(always)]
    pub fn holds(&self, address: u64) -> bool {
        address.wrapping_sub(self.start) < self.len
    }

    /// The host address of `size` bytes at a device address, if all are inside.
    #[inline(always)]
    fn at(&self, address: u64, size: u64) -> Option<*mut u8> {
        let offset = address.wrapping_sub(self.start);
        if offset >= self.len || size > self.len - offset {
            return None;
        }
        // SAFETY: offset < len, and the storage has len bytes.
        Some(unsafe { self.bytes.as_ptr().add(offset as usize) })
    }

    /// The host address of an aligned element.
    #[inline(always)]
    fn element<T: Cell>(&self, address: u64) -> Option<*mut T> {
        let size = size_of::<T>() as u64;
        if !address.is_multiple_of(size) {
            return None;
        }
        // Device and host addresses agree modulo HOST_ALIGN (external storage: they are equal), hence aligned.
        self.at(address, size).map(|p| p.cast::<T>())
    }

    /// Loads one element.
    #[inline(always)]
    pub fn load<T: Cell>(&self, address: u64) -> Option<T> {
        // SAFETY: `element` gives a valid pointer, aligned for T.
        self.element::<T>(address).map(|p| unsafe { T::load(p) })
    }

    /// Loads a vector of `N` elements, whose address must be a multiple of the vector's size.
    #[inline(always)]
    pub fn load_vector<T: Cell, const N: usize>(&self, address: u64) -> Option<[T; N]> {
        let size = (size_of::<T>() * N) as u64;
        if !address.is_multiple_of(size) {
            return None;
        }
        let base = self.at(address, size)?.cast::<T>();
        // SAFETY: j < N elements, all inside; aligned as `address` is.
        Some(std::array::from_fn(|j| unsafe { T::load(base.add(j)) }))
    }

    /// Stores one element.
    #[inline(always)]
    pub fn store<T: Cell>(&self, address: u64, value: T) -> bool {
        match self.element::<T>(address) {
            Some(p) => {
                // SAFETY: as in `load`.
                unsafe { T::store(p, value) };
                true
            }
            None => false,
        }
    }

    /// Loads `count` vectors of `N` elements from consecutive addresses into the lanes from `first`.
    #[inline(always)]
    pub fn load_run<T: Cell, const N: usize>(
        &self,
        address: u64,
        first: usize,
        count: usize,
        out: &mut [Lanes<T>; N],
    ) -> bool {
        let stride = size_of::<T>() * N;
        let Some(base) = self.at(address, (stride * count) as u64) else { return false };
        if !address.is_multiple_of(stride as u64) || first + count > 32 {
            return false;
        }
        let base = base.cast::<T>();
        if N == 1 {
            // SAFETY: `count` elements are inside, aligned as `address` is.
            unsafe { T::load_slice(base, &mut out[0][first..first + count]) };
            return true;
        }
        if N.is_multiple_of(2) && size_of::<T>() == 4 {
            // Two elements at a time: the vector's alignment is that of a word or more.
            for i in 0..count {
                for (j, pair) in out.as_chunks_mut::<2>().0.iter_mut().enumerate() {
                    // SAFETY: (i * N + 2 * j + 1) < count * N elements, all inside; a multiple of 8 as `address` is.
                    let word = unsafe { u64::load(base.cast::<u64>().add(i * (N / 2) + j)) };
                    pair[0][first + i] = T::low(word);
                    pair[1][first + i] = T::low(word >> 32);
                }
            }
            return true;
        }
        for i in 0..count {
            for (j, row) in out.iter_mut().enumerate() {
                // SAFETY: i * N + j < count * N elements, all inside; aligned as `address` is.
                row[first + i] = unsafe { T::load(base.add(i * N + j)) };
            }
        }
        true
    }

    /// Stores `count` vectors of `N` elements to consecutive addresses from the lanes from `first`.
    #[inline(always)]
    pub fn store_run<T: Cell, const N: usize>(
        &self,
        address: u64,
        first: usize,
        count: usize,
        values: &[Lanes<T>; N],
    ) -> bool {
        let stride = size_of::<T>() * N;
        let Some(base) = self.at(address, (stride * count) as u64) else { return false };
        if !address.is_multiple_of(stride as u64) || first + count > 32 {
            return false;
        }
        let base = base.cast::<T>();
        if N == 1 {
            // SAFETY: `count` elements are inside, aligned as `address` is.
            unsafe { T::store_slice(base, &values[0][first..first + count]) };
            return true;
        }
        for i in 0..count {
            for (j, row) in values.iter().enumerate() {
                // SAFETY: i * N + j < count * N elements, all inside; aligned as `address` is.
                unsafe { T::store(base.add(i * N + j), row[first + i]) };
            }
        }
        true
    }

    /// Replaces the element by `change` of it, atomically; gives the old value.
    #[inline(always)]
    pub fn update<T: AtomicCell>(&self, address: u64, mut change: impl FnMut(T) -> T) -> Option<T> {
        let p = self.element::<T>(address)?;
        // SAFETY: `element` gives a valid pointer, aligned for T.
        let mut old = unsafe { T::load(p) };
        loop {
            let new = change(old);
            // SAFETY: as above.
            match unsafe { T::compare_exchange(p, old, new) } {
                Ok(old) => return Some(old),
                Err(seen) => old = seen,
            }
        }
    }

    /// Adds to the element, atomically and wrapping; gives the old value.
    #[inline(always)]
    pub fn fetch_add<T: AtomicCell>(&self, address: u64, value: T) -> Option<T> {
        // SAFETY: `element` gives a valid pointer, aligned for T.
        self.element::<T>(address).map(|p| unsafe { T::fetch_add(p, value) })
    }

    /// Replaces the element by `new` if it equals `expected`; gives the old value either way.
    #[inline(always)]
    pub fn compare_exchange<T: AtomicCell>(&self, address: u64, expected: T, new: T) -> Option<T> {
        self.element::<T>(address).map(|p| {
            // SAFETY: `element` gives a valid pointer, aligned for T.
            match unsafe { T::compare_exchange(p, expected, new) } {
                Ok(old) | Err(old) => old,
            }
        })
    }

    /// Copies bytes out; the range must be inside.
    pub fn read(&self, address: u64, out: &mut [u8]) -> bool {
        let Some(p) = self.at(address, out.len() as u64) else { return false };
        // SAFETY: as many bytes are inside.
        unsafe { u8::load_slice(p, out) };
        true
    }

    /// Copies bytes in; the range must be inside.
    pub fn write(&self, address: u64, data: &[u8]) -> bool {
        let Some(p) = self.at(address, data.len() as u64) else { return false };
        // SAFETY: as many bytes are inside.
        unsafe { u8::store_slice(p, data) };
        true
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        if let Some((block, layout)) = self.owned {
            // SAFETY: the block came from `alloc_zeroed` with this layout and is given back once.
            unsafe { dealloc(block.as_ptr(), layout) };
        }
    }
}

impl Memory {
    /// Maps host memory into the device's address space at its own address, as page-locked memory is.
    ///
    /// # Errors
    /// [`MemoryError::ZeroSize`], or [`MemoryError::BadMapping`] when the range overlaps another mapping, is at
    /// address zero, or has a tag in the top byte of its address.
    ///
    /// # Safety
    /// Until [`Memory::unmap`] has returned and every [`Lookup`](super::Lookup) made before it is gone, the `len` bytes
    /// at `host` must stay readable and writable, and no other code may access them, unless atomically, while a
    /// simulated kernel or a copy does.
    pub unsafe fn map_external(&self, host: *mut u8, len: u64) -> Result<(), MemoryError> {
        let bad = MemoryError::BadMapping { address: host as u64, size: len };
        match NonNull::new(host) {
            // SAFETY: the caller's promise.
            Some(host) => self.insert_external(unsafe { Storage::external(host, len) }),
            None => Err(bad),
        }
    }
}

/// Elements before the first multiple of 8, and whole words from there.
#[inline(always)]
fn whole_words<T>(p: *mut T, len: usize) -> (usize, usize) {
    let head = ((p.addr().wrapping_neg() & 7) / size_of::<T>()).min(len);
    (head, (len - head) * size_of::<T>() / 8)
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u8 {}
    impl Sealed for u16 {}
    impl Sealed for u32 {}
    impl Sealed for u64 {}
}

/// An unsigned integer that memory can hold as one element: `u8`, `u16`, `u32` or `u64`.
pub trait Cell: sealed::Sealed + Copy + Default + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The low bits of a word.
    fn low(word: u64) -> Self;
    /// Its value from little-endian bytes, `size_of::<Self>()` of them; `None` when there are fewer.
    fn from_bytes(bytes: &[u8]) -> Option<Self>;
    /// Writes its little-endian bytes over the first of `bytes`; false when there are too few.
    fn put_bytes(self, bytes: &mut [u8]) -> bool;
    #[doc(hidden)]
    /// # Safety
    /// `p` must be valid, aligned, and accessed by atomics only.
    unsafe fn load(p: *mut Self) -> Self;
    #[doc(hidden)]
    /// # Safety
    /// As `load`.
    unsafe fn store(p: *mut Self, value: Self);
    #[doc(hidden)]
    /// # Safety
    /// As `load`, for as many elements as `out` has.
    unsafe fn load_slice(p: *mut Self, out: &mut [Self]);
    #[doc(hidden)]
    /// # Safety
    /// As `load`, for as many elements as `values` has.
    unsafe fn store_slice(p: *mut Self, values: &[Self]);
}

/// An element that atomics work on: `u16`, `u32` or `u64`.
pub trait AtomicCell: Cell {
    /// Widened with zeros.
    fn to_bits(self) -> u64;
    /// The low bits.
    fn from_bits(bits: u64) -> Self;
    #[doc(hidden)]
    /// # Safety
    /// `p` must be valid, aligned, and accessed by atomics only.
    unsafe fn compare_exchange(p: *mut Self, old: Self, new: Self) -> Result<Self, Self>;
    #[doc(hidden)]
    /// # Safety
    /// As `compare_exchange`.
    unsafe fn fetch_add(p: *mut Self, value: Self) -> Self;
}

macro_rules! cell {
    ($t:ty, $atomic:ty) => {
        impl Cell for $t {
            #[inline(always)]
            fn low(word: u64) -> Self {
                word as $t
            }
            #[inline(always)]
            fn from_bytes(bytes: &[u8]) -> Option<Self> {
                bytes.first_chunk().map(|b| <$t>::from_le_bytes(*b))
            }
            #[inline(always)]
            fn put_bytes(self, bytes: &mut [u8]) -> bool {
                bytes.first_chunk_mut().map(|b| *b = self.to_le_bytes()).is_some()
            }
            #[inline(always)]
            unsafe fn load(p: *mut Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { <$atomic>::from_ptr(p) }.load(Relaxed)
            }
            #[inline(always)]
            unsafe fn store(p: *mut Self, value: Self) {
                // SAFETY: the caller's promise.
                unsafe { <$atomic>::from_ptr(p) }.store(value, Relaxed)
            }
            #[inline(always)]
            unsafe fn load_slice(p: *mut Self, out: &mut [Self]) {
                let (head, words) = whole_words(p, out.len());
                let (first, rest) = out.split_at_mut(head);
                let (middle, last) = rest.split_at_mut(words * (8 / size_of::<$t>()));
                // SAFETY: head, words and what is left are together the elements that the caller vouches for, and
                // after the head the pointer is a multiple of 8.
                unsafe {
                    for (i, value) in first.iter_mut().enumerate() {
                        *value = Self::load(p.add(i));
                    }
                    let p = p.add(head);
                    for (i, chunk) in
                        middle.as_chunks_mut::<{ 8 / size_of::<$t>() }>().0.iter_mut().enumerate()
                    {
                        let word = u64::load(p.cast::<u64>().add(i));
                        for (j, value) in chunk.iter_mut().enumerate() {
                            *value = (word >> (j * <$t>::BITS as usize)) as $t;
                        }
                    }
                    let p = p.add(middle.len());
                    for (i, value) in last.iter_mut().enumerate() {
                        *value = Self::load(p.add(i));
                    }
                }
            }
            #[inline(always)]
            unsafe fn store_slice(p: *mut Self, values: &[Self]) {
                let (head, words) = whole_words(p, values.len());
                let (first, rest) = values.split_at(head);
                let (middle, last) = rest.split_at(words * (8 / size_of::<$t>()));
                // SAFETY: as in `load_slice`.
                unsafe {
                    for (i, &value) in first.iter().enumerate() {
                        Self::store(p.add(i), value);
                    }
                    let p = p.add(head);
                    for (i, chunk) in middle.as_chunks::<{ 8 / size_of::<$t>() }>().0.iter().enumerate() {
                        let mut word = 0;
                        for (j, &value) in chunk.iter().enumerate() {
                            word |= u64::from(value) << (j * <$t>::BITS as usize);
                        }
                        u64::store(p.cast::<u64>().add(i), word);
                    }
                    let p = p.add(middle.len());
                    for (i, &value) in last.iter().enumerate() {
                        Self::store(p.add(i), value);
                    }
                }
            }
        }
    };
}
cell!(u8, AtomicU8);
cell!(u16, AtomicU16);
cell!(u32, AtomicU32);
cell!(u64, AtomicU64);

macro_rules! atomic_cell {
    ($t:ty, $atomic:ty) => {
        impl AtomicCell for $t {
            #[inline(always)]
            fn to_bits(self) -> u64 {
                u64::from(self)
            }
            #[inline(always)]
            fn from_bits(bits: u64) -> Self {
                bits as $t
            }
            #[inline(always)]
            unsafe fn compare_exchange(p: *mut Self, old: Self, new: Self) -> Result<Self, Self> {
                // SAFETY: the caller's promise.
                unsafe { <$atomic>::from_ptr(p) }.compare_exchange(old, new, SeqCst, SeqCst)
            }
            #[inline(always)]
            unsafe fn fetch_add(p: *mut Self, value: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { <$atomic>::from_ptr(p) }.fetch_add(value, SeqCst)
            }
        }
    };
}
atomic_cell!(u16, AtomicU16);
atomic_cell!(u32, AtomicU32);
atomic_cell!(u64, AtomicU64);
