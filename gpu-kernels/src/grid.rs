//! Index arithmetic that the families share, in `usize`: products may pass 2³².

use cuda_std::thread;

/// The thread's x in the grid.
#[inline(always)]
pub fn x() -> usize {
    thread::block_idx_x() as usize * thread::block_dim_x() as usize + thread::thread_idx_x() as usize
}

/// The thread's y in the grid.
#[inline(always)]
pub fn y() -> usize {
    thread::block_idx_y() as usize * thread::block_dim_y() as usize + thread::thread_idx_y() as usize
}

/// Threads along x.
#[inline(always)]
pub fn width() -> usize {
    thread::grid_dim_x() as usize * thread::block_dim_x() as usize
}

/// Threads along y.
#[inline(always)]
pub fn height() -> usize {
    thread::grid_dim_y() as usize * thread::block_dim_y() as usize
}

/// Runs `body` for `first`, `first + step` … below `end`: a grid-stride loop.
#[inline(always)]
pub fn stride(first: usize, step: usize, end: usize, mut body: impl FnMut(usize)) {
    let mut index = first;
    while index < end {
        body(index);
        index += step;
    }
}

/// Whether a pointer can be read as 16-byte vectors.
#[inline(always)]
pub fn is_vector_aligned<T>(pointer: *const T) -> bool {
    pointer.addr().is_multiple_of(16)
}

/// The thread's z in the grid.
#[inline(always)]
pub fn z() -> usize {
    thread::block_idx_z() as usize * thread::block_dim_z() as usize + thread::thread_idx_z() as usize
}

/// Threads along z.
#[inline(always)]
pub fn depth() -> usize {
    thread::grid_dim_z() as usize * thread::block_dim_z() as usize
}

/// Repeats a statement with each of the first 4, 7, 8, 9, 10, 12, 14, 15 or 16 numbers as a constant, so that an array which it
/// indexes stays in registers even where the statement is too long for the compiler to unroll a loop over it.
macro_rules! unrolled {
    (4, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3)
    };
    (7, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6)
    };
    (8, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7)
    };
    (9, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8)
    };
    (10, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8 9)
    };
    (12, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11)
    };
    (14, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13)
    };
    (15, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14)
    };
    (16, |$i:ident| $body:expr) => {
        $crate::grid::unrolled!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    (@ $i:ident $body:expr; $($number:literal)*) => {
        $({
            const $i: usize = $number;
            $body
        })*
    };
}
pub(crate) use unrolled;
