//! Output that every thread of a launch writes without a data race, in safe Rust.
//!
//! A kernel runs once for each thread, all of them with the same arguments. `&mut [T]` is impossible there: each thread
//! would hold a `&mut` to every element. The types of this module are what a thread gets instead, and hand out `&mut`
//! only to elements of which the running thread is the one and only owner.
//!
//! # Why no two threads can reach one element
//!
//! 1. **The owner of an element is a function of the element's place, the launch's shape and the argument's type
//!    alone.** All three are the same for every thread: the shape is fixed by the launch, the type (with its constant
//!    parameters) by the program, and every length that takes part is a kernel parameter. No method takes a width, a
//!    stride or a chunk length that a thread could choose for itself. So there is one map from elements to threads, and
//!    all threads agree on it.
//! 2. **A thread's identity comes from the special registers and cannot be forged.** The one-dimensional types take a
//!    [`UniqueIndex`], which nobody can make from a number and which is neither `Send` nor `Sync`; the others read the
//!    registers themselves. It numbers the threads of a launch of any shape: in a 2-D or 3-D launch
//!    `block_idx_x * block_dim_x + thread_idx_x` is shared by many threads, so that number is not used.
//!    [`DisjointMatrix`], which maps threads by x and y, gives nothing to threads whose z is not 0.
//! 3. **A thread borrows one element, or disjoint ones, at a time**, because every method borrows the argument
//!    mutably; and no type here is `Clone`, so a thread has the argument once.
//! 4. **No other argument overlaps it**: the host makes it from a `DeviceSliceMut`, a mutable borrow of the buffer.
//!
//! Each type also says which elements a thread owns beyond the first, so that a launch of any size can cover any length
//! with `strided`.

mod matrix;

pub use matrix::{BlockTransposed, DisjointMatrix, Mapping, MatrixExtent, XIsColumn, XIsRow};

#[cfg(not(target_arch = "nvptx64"))]
use crate::launch::{DeviceRowsMut, DeviceSliceMut};
use crate::plain::PlainData;
use crate::thread::{self, UniqueIndex};
use core::marker::PhantomData;

/// What `#[kernel]` needs to know about an argument of this module.
///
/// # Safety
/// `from_parameters` gives every thread a value through which no two threads reach the same element.
#[doc(hidden)]
pub unsafe trait DisjointArgument {
    /// What the argument is made of.
    type Element: PlainData;
    /// The second PTX parameter: a length, or sizes.
    type Extent: Copy;
    /// What the host passes.
    #[cfg(not(target_arch = "nvptx64"))]
    type Host<'k>;
    /// Rebuilds the argument on the device.
    ///
    /// # Safety
    /// Called by the kernel's entry once, with its own parameters: memory that is valid for the launch and that
    /// nothing else reaches during it.
    unsafe fn from_parameters(elements: *mut Self::Element, extent: Self::Extent) -> Self;
}

/// The elements that the running thread owns: every `step`-th from the first on.
#[inline(always)]
fn own(first: usize, step: usize, count: usize) -> impl Iterator<Item = usize> {
    let mut next = Some(first);
    core::iter::from_fn(move || {
        let index = next.filter(|&index| index < count)?;
        next = index.checked_add(step);
        Some(index)
    })
}

/// Elements one by one: element `i` belongs to the thread whose [`unique_index`](thread::unique_index) is `i` modulo
/// the number of threads.
#[derive(Debug)]
pub struct DisjointSlice<'a, T> {
    elements: *mut T,
    len: usize,
    marker: PhantomData<&'a mut [T]>,
}

impl<T: PlainData> DisjointSlice<'_, T> {
    /// Number of elements, those of all threads together.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The thread's own element, the one with its number; `None` in threads beyond the end.
    #[inline(always)]
    pub fn get_mut(&mut self, index: UniqueIndex) -> Option<&mut T> {
        let index = index.get();
        // SAFETY: inside the slice, and the thread with this number owns it.
        (index < self.len).then(|| unsafe { &mut *self.elements.add(index) })
    }

    /// All elements of the thread, with their places: from its number on in steps of the number of threads
    /// (a grid-stride loop).
    #[inline(always)]
    pub fn strided(&mut self) -> impl Iterator<Item = (usize, &mut T)> {
        let elements = self.elements;
        own(thread::unique_index().get(), thread::thread_count() as usize, self.len)
            // SAFETY: inside the slice; the places are different from each other, and equal to the thread's number
            // modulo the number of threads.
            .map(move |index| (index, unsafe { &mut *elements.add(index) }))
    }
}

// SAFETY: the owner of element `i` is the thread `i` modulo the number of threads.
unsafe impl<T: PlainData> DisjointArgument for DisjointSlice<'_, T> {
    type Element = T;
    type Extent = usize;
    #[cfg(not(target_arch = "nvptx64"))]
    type Host<'k> = DeviceSliceMut<'k, T>;

    #[inline(always)]
    unsafe fn from_parameters(elements: *mut T, len: usize) -> Self {
        Self { elements, len, marker: PhantomData }
    }
}

/// Chunks of `N` neighbouring elements: chunk `c` belongs to the thread whose number is `c` modulo the number of
/// threads. The last chunk is shorter when `N` does not divide the length.
#[derive(Debug)]
pub struct DisjointChunks<'a, T, const N: usize> {
    elements: *mut T,
    len: usize,
    marker: PhantomData<&'a mut [T]>,
}

impl<T: PlainData, const N: usize> DisjointChunks<'_, T, N> {
    /// Number of elements, those of all threads together.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Number of chunks, a short one at the end included.
    #[inline(always)]
    pub fn chunks(&self) -> usize {
        const { assert!(N > 0, "a chunk has at least one element") };
        self.len.div_ceil(N)
    }

    /// The thread's own chunk, the one with its number; `None` in threads beyond the end.
    #[inline(always)]
    pub fn get_mut(&mut self, index: UniqueIndex) -> Option<&mut [T]> {
        let chunk = index.get();
        // SAFETY: the chunk exists, and the thread with its number owns it.
        (chunk < self.chunks()).then(|| unsafe { self.chunk(chunk) })
    }

    /// All chunks of the thread, each with the place of its first element, in steps of the number of threads.
    #[inline(always)]
    pub fn strided(&mut self) -> impl Iterator<Item = (usize, &mut [T])> {
        let this = &*self;
        own(thread::unique_index().get(), thread::thread_count() as usize, this.chunks())
            // SAFETY: the chunk exists; the chunks are different from each other, and their numbers equal the
            // thread's number modulo the number of threads.
            .map(move |chunk| (chunk * N, unsafe { this.chunk(chunk) }))
    }

    /// # Safety
    /// `chunk` is below [`Self::chunks`], belongs to the running thread, and is not borrowed.
    #[inline(always)]
    #[allow(clippy::mut_from_ref)]
    unsafe fn chunk<'s>(&self, chunk: usize) -> &'s mut [T] {
        let start = chunk * N;
        // SAFETY: the chunk starts inside the slice and is cut at its end; the caller owns it.
        unsafe { core::slice::from_raw_parts_mut(self.elements.add(start), (self.len - start).min(N)) }
    }
}

// SAFETY: the owner of element `i` is the thread `i / N` modulo the number of threads.
unsafe impl<T: PlainData, const N: usize> DisjointArgument for DisjointChunks<'_, T, N> {
    type Element = T;
    type Extent = usize;
    #[cfg(not(target_arch = "nvptx64"))]
    type Host<'k> = DeviceSliceMut<'k, T>;

    #[inline(always)]
    unsafe fn from_parameters(elements: *mut T, len: usize) -> Self {
        Self { elements, len, marker: PhantomData }
    }
}

/// Rows of a length that the host gives: row `r` belongs to the thread whose number is `r` modulo the number of
/// threads.
#[derive(Debug)]
pub struct DisjointRows<'a, T> {
    elements: *mut T,
    extent: RowExtent,
    marker: PhantomData<&'a mut [T]>,
}

/// Number of rows and elements in a row.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RowExtent {
    /// Number of rows.
    pub rows: usize,
    /// Elements in a row.
    pub row_len: usize,
}

impl<T: PlainData> DisjointRows<'_, T> {
    /// Number of rows, those of all threads together.
    #[inline(always)]
    pub fn rows(&self) -> usize {
        self.extent.rows
    }

    /// Elements in a row.
    #[inline(always)]
    pub fn row_len(&self) -> usize {
        self.extent.row_len
    }

    /// The thread's own row, the one with its number; `None` in threads beyond the end.
    #[inline(always)]
    pub fn get_mut(&mut self, index: UniqueIndex) -> Option<&mut [T]> {
        let row = index.get();
        // SAFETY: the row exists, and the thread with its number owns it.
        (row < self.extent.rows).then(|| unsafe { self.row(row) })
    }

    /// All rows of the thread, with their numbers, in steps of the number of threads.
    #[inline(always)]
    pub fn strided(&mut self) -> impl Iterator<Item = (usize, &mut [T])> {
        let this = &*self;
        own(thread::unique_index().get(), thread::thread_count() as usize, this.extent.rows)
            // SAFETY: the row exists; the rows are different from each other, and their numbers equal the thread's
            // number modulo the number of threads.
            .map(move |row| (row, unsafe { this.row(row) }))
    }

    /// # Safety
    /// `row` is below the number of rows, belongs to the running thread, and is not borrowed.
    #[inline(always)]
    #[allow(clippy::mut_from_ref)]
    unsafe fn row<'s>(&self, row: usize) -> &'s mut [T] {
        let RowExtent { row_len, .. } = self.extent;
        // SAFETY: the host's `DeviceRowsMut` has `rows * row_len` elements; the caller owns the row.
        unsafe { core::slice::from_raw_parts_mut(self.elements.add(row * row_len), row_len) }
    }
}

// SAFETY: the owner of row `r` is the thread `r` modulo the number of threads.
unsafe impl<T: PlainData> DisjointArgument for DisjointRows<'_, T> {
    type Element = T;
    type Extent = RowExtent;
    #[cfg(not(target_arch = "nvptx64"))]
    type Host<'k> = DeviceRowsMut<'k, T>;

    #[inline(always)]
    unsafe fn from_parameters(elements: *mut T, extent: RowExtent) -> Self {
        Self { elements, extent, marker: PhantomData }
    }
}

macro_rules! one_for_each {
    ($(#[$doc:meta])* $name:ident: $group:literal, $owner:literal, $number:expr, $count:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name<'a, T> {
            elements: *mut T,
            len: usize,
            marker: PhantomData<&'a mut [T]>,
        }

        impl<T: PlainData> $name<'_, T> {
            /// Number of elements, those of all threads together.
            #[inline(always)]
            pub fn len(&self) -> usize {
                self.len
            }

            /// Whether there is no element.
            #[inline(always)]
            pub fn is_empty(&self) -> bool {
                self.len == 0
            }

            #[doc = concat!("The element of the ", $group, ", in ", $owner, "; `None` in all other threads, and")]
            #[doc = "beyond the end."]
            #[inline(always)]
            pub fn get_mut(&mut self) -> Option<&mut T> {
                let (number, is_owner): (usize, bool) = $number;
                // SAFETY: inside the slice, and only one thread is the owner of this number.
                (is_owner && number < self.len).then(|| unsafe { &mut *self.elements.add(number) })
            }

            #[doc = concat!("All elements of the ", $group, ", for loops that its threads run together: each of them")]
            #[doc = concat!("gets every place, and the element itself in ", $owner, " only.")]
            #[inline(always)]
            pub fn strided(&mut self) -> impl Iterator<Item = (usize, Option<&mut T>)> {
                let elements = self.elements;
                let (number, is_owner) = $number;
                own(number, $count, self.len)
                    // SAFETY: inside the slice; the places are different from each other, and equal to the group's
                    // number modulo the count, of which this thread is the one owner.
                    .map(move |index| (index, is_owner.then(|| unsafe { &mut *elements.add(index) })))
            }
        }

        // SAFETY: the owner of element `i` is the one thread whose number is `i` modulo the count.
        unsafe impl<T: PlainData> DisjointArgument for $name<'_, T> {
            type Element = T;
            type Extent = usize;
            #[cfg(not(target_arch = "nvptx64"))]
            type Host<'k> = DeviceSliceMut<'k, T>;

            #[inline(always)]
            unsafe fn from_parameters(elements: *mut T, len: usize) -> Self {
                Self { elements, len, marker: PhantomData }
            }
        }
    };
}

one_for_each! {
    /// One element a block: element `b` belongs to the first thread of the block whose number is `b` modulo the
    /// number of blocks. For results that a block works out together.
    DisjointBlocks: "block", "its first thread",
    (thread::block_index() as usize, thread::index_in_block() == 0),
    thread::grid_size() as usize
}

one_for_each! {
    /// One element a warp: element `w` belongs to lane 0 of the warp whose number is `w` modulo the number of warps.
    /// Warps are numbered block by block; a block whose size is no multiple of 32 ends with a partial warp.
    DisjointWarps: "warp", "its lane 0",
    {
        let (index, warps) = (thread::index_in_block(), thread::block_size().div_ceil(32) as usize);
        (thread::block_index() as usize * warps + index as usize / 32, index.is_multiple_of(32))
    },
    thread::grid_size() as usize * thread::block_size().div_ceil(32) as usize
}
