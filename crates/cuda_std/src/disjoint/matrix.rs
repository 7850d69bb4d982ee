//! [`DisjointMatrix`]: a row-major matrix whose elements belong to threads by their x and y.

use super::DisjointArgument;
#[cfg(not(target_arch = "nvptx64"))]
use crate::launch::DeviceMatrixMut;
use crate::plain::PlainData;
use crate::thread;
use core::marker::PhantomData;

/// Which element of a matrix a thread starts with.
///
/// # Safety
/// `position` is `Some` of different pairs in different threads of any one launch, and depends on nothing but the
/// special registers.
pub unsafe trait Mapping {
    /// The thread's (row, column), or `None` for a thread that owns nothing.
    fn position() -> Option<(usize, usize)>;
}

/// x runs along a row, y counts the rows: the threads of a warp take neighbouring elements.
#[derive(Debug)]
pub struct XIsColumn;

/// x counts the rows, y runs along a row: the threads of a warp take elements that are a whole row apart (note A5).
#[derive(Debug)]
pub struct XIsRow;

/// Blocks of `N` × `N` threads at swapped places: block (bx, by) owns the tile at tile row bx and tile column by, and x
/// runs along a row inside it. What a tiled transpose writes (notes B4, B5).
#[derive(Debug)]
pub struct BlockTransposed<const N: u32>;

/// Threads whose z is not 0 share x and y with others, so they own nothing.
#[inline(always)]
fn in_first_layer() -> bool {
    thread::block_idx_z() == 0 && thread::thread_idx_z() == 0
}

#[inline(always)]
fn global_x() -> usize {
    thread::block_idx_x() as usize * thread::block_dim_x() as usize + thread::thread_idx_x() as usize
}

#[inline(always)]
fn global_y() -> usize {
    thread::block_idx_y() as usize * thread::block_dim_y() as usize + thread::thread_idx_y() as usize
}

// SAFETY: the pair (global x, global y) names one thread of the layer z = 0.
unsafe impl Mapping for XIsColumn {
    #[inline(always)]
    fn position() -> Option<(usize, usize)> {
        in_first_layer().then(|| (global_y(), global_x()))
    }
}

// SAFETY: as above, swapped.
unsafe impl Mapping for XIsRow {
    #[inline(always)]
    fn position() -> Option<(usize, usize)> {
        in_first_layer().then(|| (global_x(), global_y()))
    }
}

// SAFETY: with thread indices below `N`, quotient and remainder of the position by `N` give back the block and the
// thread; threads at `N` and beyond get nothing.
unsafe impl<const N: u32> Mapping for BlockTransposed<N> {
    #[inline(always)]
    fn position() -> Option<(usize, usize)> {
        let (x, y) = (thread::thread_idx_x(), thread::thread_idx_y());
        (in_first_layer() && x < N && y < N).then(|| {
            let row = thread::block_idx_x() as usize * N as usize + y as usize;
            let column = thread::block_idx_y() as usize * N as usize + x as usize;
            (row, column)
        })
    }
}

/// A row-major matrix; `M` says which element belongs to which thread: [`XIsColumn`] (the default), [`XIsRow`] or
/// [`BlockTransposed`]. Rows may be longer in memory than the matrix is wide (its pitch).
#[derive(Debug)]
pub struct DisjointMatrix<'a, T, M = XIsColumn> {
    elements: *mut T,
    extent: MatrixExtent,
    marker: PhantomData<(&'a mut [T], M)>,
}

/// Sizes in elements: what the matrix has, and how far apart its rows start.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct MatrixExtent {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// From the start of a row to the start of the next.
    pub pitch: usize,
}

impl<T: PlainData, M: Mapping> DisjointMatrix<'_, T, M> {
    /// Number of columns.
    #[inline(always)]
    pub fn width(&self) -> usize {
        self.extent.width
    }

    /// Number of rows.
    #[inline(always)]
    pub fn height(&self) -> usize {
        self.extent.height
    }

    /// The thread's own element with its row and column; `None` in threads outside the matrix.
    #[inline(always)]
    pub fn get_mut(&mut self) -> Option<(usize, usize, &mut T)> {
        let (row, column) = M::position()?;
        if row >= self.extent.height || column >= self.extent.width {
            return None;
        }
        // SAFETY: inside the matrix; by the contract of `Mapping` no other thread has this position.
        Some((row, column, unsafe { &mut *self.elements.add(row * self.extent.pitch + column) }))
    }
}

// SAFETY: the owner of an element is the one thread whose `M::position` it is.
unsafe impl<T: PlainData, M: Mapping> DisjointArgument for DisjointMatrix<'_, T, M> {
    type Element = T;
    type Extent = MatrixExtent;
    #[cfg(not(target_arch = "nvptx64"))]
    type Host<'k> = DeviceMatrixMut<'k, T>;

    #[inline(always)]
    unsafe fn from_parameters(elements: *mut T, extent: MatrixExtent) -> Self {
        Self { elements, extent, marker: PhantomData }
    }
}
