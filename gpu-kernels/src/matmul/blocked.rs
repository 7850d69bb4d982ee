//! Matrix products blocked at several levels (E10), over raw row-major memory, `f32` and `i32`: a thread keeps a strip, then
//! a square of the result in registers, so that a value read from shared memory is used 8 times; then with the next tile
//! on its way during the arithmetic (E16).
//!
//! All kernels take (m×k)·(k×n) of any extents. Integers are modulo 2³².

use cuda_std::float::fma;
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::shared::SharedValue;
use cuda_std::vector::Word;

use crate::grid::{self, unrolled};

/// What the products are over.
pub trait Number: Word + SharedValue {
    /// `a · b + sum`.
    fn multiply_add(a: Self, b: Self, sum: Self) -> Self;

    /// Writes four elements with one instruction. (The compiler would take the first of them out of it, because the path
    /// for single elements writes that one too.)
    ///
    /// # Safety
    /// The place is valid for a write of global memory and aligned.
    unsafe fn store_four(place: *mut Vec4<Self>, values: Vec4<Self>);
}

impl Number for f32 {
    #[inline(always)]
    fn multiply_add(a: f32, b: f32, sum: f32) -> f32 {
        fma(a, b, sum)
    }

    #[inline(always)]
    unsafe fn store_four(place: *mut Vec4<f32>, values: Vec4<f32>) {
        // SAFETY: as the caller promises.
        unsafe { ptr::store(place, values) }
    }
}

impl Number for i32 {
    #[inline(always)]
    fn multiply_add(a: i32, b: i32, sum: i32) -> i32 {
        a.wrapping_mul(b).wrapping_add(sum)
    }

    #[inline(always)]
    unsafe fn store_four(place: *mut Vec4<i32>, values: Vec4<i32>) {
        // SAFETY: as the caller promises.
        unsafe { ptr::store(place, values) }
    }
}

/// A right-hand matrix of a product, wherever its elements come from: [`Dense`] has them in memory, a convolution works out where
/// they are.
pub(crate) trait Right<T> {
    /// What a thread keeps about the four columns that it reads.
    type Columns: Copy;

    /// Prepares for the four columns from `column` on, a multiple of 4.
    fn columns(&self, column: usize) -> Self::Columns;

    /// The elements of a row in these columns, 0 outside.
    ///
    /// # Safety
    /// The matrix is where it says.
    unsafe fn four_or_zero(&self, row: usize, columns: Self::Columns) -> Vec4<T>;
}

/// Where a product goes.
pub(crate) trait Target<T> {
    /// Writes four elements of a row from a `column` that is a multiple of 4; what lies outside is dropped.
    ///
    /// # Safety
    /// The matrix is where it says, may be written, and no other thread touches these elements.
    unsafe fn set_four(&self, row: usize, column: usize, values: Vec4<T>);
}

/// A row-major matrix without padding.
#[derive(Clone, Copy)]
pub(crate) struct Dense<T> {
    elements: *const T,
    rows: usize,
    columns: usize,
    /// Whether each row can be read in aligned vectors of four.
    in_fours: bool,
}

impl<T: Number> Dense<T> {
    /// The matrix at `elements`.
    #[inline(always)]
    pub(crate) fn new(elements: *const T, rows: u32, columns: u32) -> Self {
        let in_fours = columns.is_multiple_of(4) && grid::is_vector_aligned(elements);
        Self { elements, rows: rows as usize, columns: columns as usize, in_fours }
    }

    /// An element, or 0 outside.
    ///
    /// # Safety
    /// The matrix is where it says.
    #[inline(always)]
    unsafe fn get_or_zero(&self, row: usize, column: usize) -> T {
        if row < self.rows && column < self.columns {
            // SAFETY: inside the matrix.
            unsafe { *self.elements.add(row * self.columns + column) }
        } else {
            T::default()
        }
    }

    /// Four elements of a row from a `column` that is a multiple of 4, 0 outside: one load where rows allow it.
    ///
    /// # Safety
    /// The matrix is where it says.
    #[inline(always)]
    unsafe fn four(&self, row: usize, column: usize) -> Vec4<T> {
        if self.in_fours {
            if row < self.rows && column < self.columns {
                // SAFETY: inside the matrix, since the row is a multiple of four long; aligned for the same reason.
                unsafe { *self.elements.add(row * self.columns + column).cast::<Vec4<T>>() }
            } else {
                Vec4::default()
            }
        } else {
            // SAFETY: as the caller promises.
            Vec4(core::array::from_fn(|i| unsafe { self.get_or_zero(row, column + i) }))
        }
    }
}

impl<T: Number> Right<T> for Dense<T> {
    type Columns = usize;

    #[inline(always)]
    fn columns(&self, column: usize) -> usize {
        column
    }

    #[inline(always)]
    unsafe fn four_or_zero(&self, row: usize, column: usize) -> Vec4<T> {
        // SAFETY: as the caller promises.
        unsafe { self.four(row, column) }
    }
}

impl<T: Number> Target<T> for Dense<T> {
    #[inline(always)]
    unsafe fn set_four(&self, row: usize, column: usize, values: Vec4<T>) {
        if row >= self.rows || column >= self.columns {
            return;
        }
        let place = self.elements.wrapping_add(row * self.columns + column).cast_mut();
        if self.in_fours {
            // SAFETY: inside the matrix and aligned, as in `four_or_zero`.
            unsafe { T::store_four(place.cast(), values) };
        } else {
            for i in 0..4 {
                if column + i < self.columns {
                    // SAFETY: inside the matrix.
                    unsafe { *place.add(i) = values[i] };
                }
            }
        }
    }
}

/// The side of the part of `c` that a block of the strip kernels works out.
pub const STRIP_SIDE: usize = 64;
/// How deep the tiles of the strip and square kernels are, and how many elements a strip has.
pub const DEPTH: usize = 8;

/// The strip kernels.
///
/// # Safety
/// As the kernels below.
#[inline(always)]
unsafe fn strip<T: Number>(
    a_tile: SharedTile<T, STRIP_SIDE, DEPTH>,
    b_tile: SharedTile<T, DEPTH, STRIP_SIDE>,
    a: Dense<T>,
    b: Dense<T>,
    c: Dense<T>,
) {
    let thread = thread::thread_idx_x() as usize;
    let (top, left) =
        (thread::block_idx_y() as usize * STRIP_SIDE, thread::block_idx_x() as usize * STRIP_SIDE);
    let (across, down) = (thread % STRIP_SIDE, thread / STRIP_SIDE);
    let mut sums = [T::default(); DEPTH];
    grid::stride(0, DEPTH, a.columns, |step| {
        let (row, column) = (thread / DEPTH, thread % DEPTH);
        // SAFETY: reads outside the matrices give 0; 512 threads are as many as each tile has elements.
        unsafe {
            a_tile.set_unchecked(row, column, a.get_or_zero(top + row, step + column));
            b_tile.set_unchecked(down, across, b.get_or_zero(step + down, left + across));
        }
        thread::sync_threads();
        for i in 0..DEPTH {
            // SAFETY: inside the tiles.
            unsafe {
                let right = b_tile.get_unchecked(i, across);
                for (r, sum) in sums.iter_mut().enumerate() {
                    *sum = T::multiply_add(a_tile.get_unchecked(down * DEPTH + r, i), right, *sum);
                }
            }
        }
        thread::sync_threads();
    });
    for (r, sum) in sums.into_iter().enumerate() {
        let (row, column) = (top + down * DEPTH + r, left + across);
        if row < c.rows && column < c.columns {
            // SAFETY: inside the matrix, and this thread owns the element.
            unsafe { *c.elements.cast_mut().add(row * c.columns + column) = sum };
        }
    }
}

/// E10, first level of registers: a thread keeps a strip of 8 elements of a column, so that a value of `b` serves 8
/// multiply-adds; a block works out 64×64 elements.
///
/// Cost of (m×k)·(k×n): m·k·⌈n/64⌉ + k·n·⌈m/64⌉ reads and m·n writes; 4096 bytes of shared memory, 9 loads of it for 8
/// multiply-adds (the tiled kernel needs 16); 2·⌈k/8⌉ barriers.
///
/// Launch bounds: 32 registers a thread, so that four blocks are resident; 44 to 58 otherwise, for two.
///
/// # Safety
/// `a`, `b` and `c` have m·k, k·n and m·n elements; nothing else touches `c`; blocks have 512 threads.
#[kernel(launch_bounds(512, 4))]
pub unsafe fn matmul_f32_strip(a: *const f32, b: *const f32, c: *mut f32, m: u32, k: u32, n: u32) {
    let (a_tile, b_tile) = (shared![f32; STRIP_SIDE, DEPTH], shared![f32; DEPTH, STRIP_SIDE]);
    // SAFETY: as the caller promises.
    unsafe { strip(a_tile, b_tile, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}

/// [`matmul_f32_strip`] for integers: the same cost, and the same launch bounds for the same reason.
///
/// # Safety
/// As [`matmul_f32_strip`].
#[kernel(launch_bounds(512, 4))]
pub unsafe fn matmul_i32_strip(a: *const i32, b: *const i32, c: *mut i32, m: u32, k: u32, n: u32) {
    let (a_tile, b_tile) = (shared![i32; STRIP_SIDE, DEPTH], shared![i32; DEPTH, STRIP_SIDE]);
    // SAFETY: as the caller promises.
    unsafe { strip(a_tile, b_tile, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}

/// The side of the part of `c` that a block of the square kernels works out: 16×16 threads with 8×8 elements each.
pub const SQUARE_SIDE: usize = 128;
/// Elements from a row of a square kernel's tile to the next: one vector more than the row, so that the transposed
/// stores of `a` meet in no bank.
pub(crate) const PITCH: usize = SQUARE_SIDE + 4;
/// Vectors of four in a row of such a tile.
const FOURS: usize = PITCH / 4;

/// The tiles of one step or of two, below one another: `a` transposed, so that a thread reads its rows as vectors, and `b`.
#[derive(Clone, Copy)]
pub(crate) struct Tiles<T, const ROWS: usize> {
    a: SharedTile<T, ROWS, PITCH>,
    a_fours: SharedTile<Vec4<T>, ROWS, FOURS>,
    b_fours: SharedTile<Vec4<T>, ROWS, FOURS>,
}

/// What a thread has read of the next step's tiles.
struct Ahead<T> {
    a: Vec4<T>,
    b: Vec4<T>,
}

/// The 8×8 sums of a thread.
type Square<T> = [[T; 8]; 8];

impl<T: Number, const ROWS: usize> Tiles<T, ROWS>
where
    Vec4<T>: SharedValue,
{
    /// The tiles in two arrays of shared memory.
    #[inline(always)]
    pub(crate) fn new(a: SharedTile<T, ROWS, PITCH>, b: SharedTile<T, ROWS, PITCH>) -> Self {
        // SAFETY: the same memory as vectors: FOURS times four elements are a row, and shared memory is aligned to 16 bytes.
        let [a_fours, b_fours] =
            [a.address(), b.address()].map(|address| unsafe { SharedTile::from_symbol_address(address) });
        Self { a, a_fours, b_fours }
    }

    /// The tiles of one step, from row `first` on.
    #[inline(always)]
    fn step(self, first: usize) -> Tiles<T, DEPTH> {
        let bytes = (first * PITCH * size_of::<T>()) as u32;
        // SAFETY: DEPTH rows of the same memory.
        let [a, b] = [self.a.address(), self.b_fours.address()]
            .map(|address| unsafe { SharedTile::from_symbol_address(address + bytes) });
        Tiles::new(a, b)
    }

    /// Writes what each thread has read; a barrier has to follow.
    #[inline(always)]
    fn fill(self, ahead: &Ahead<T>) {
        let thread = thread::thread_idx_x() as usize;
        // SAFETY: 256 threads: two for each of 128 rows of `a`, 32 for each of 8 rows of `b`.
        unsafe {
            for i in 0..4 {
                self.a.set_unchecked(thread % 2 * 4 + i, thread / 2, ahead.a[i]);
            }
            self.b_fours.set_unchecked(thread / 32, thread % 32, ahead.b);
        }
    }

    /// Adds the product of the tiles to the thread's sums: of each row of the tiles the thread takes 8 values of `a`
    /// and 8 of `b`, in two vectors half a tile apart, so that neighbouring threads read neighbouring vectors.
    #[inline(always)]
    fn multiply(self, sums: &mut Square<T>) {
        let thread = thread::thread_idx_x() as usize;
        let (x, y) = (thread % 16, thread / 16);
        for i in 0..DEPTH {
            // SAFETY: vectors 0 to 31 of the tiles' rows.
            let (left, right) = unsafe {
                (
                    [self.a_fours.get_unchecked(i, y), self.a_fours.get_unchecked(i, y + 16)],
                    [self.b_fours.get_unchecked(i, x), self.b_fours.get_unchecked(i, x + 16)],
                )
            };
            for r in 0..8 {
                for s in 0..8 {
                    let (left, right) = (left[r / 4][r % 4], right[s / 4][s % 4]);
                    sums[r][s] = T::multiply_add(left, right, sums[r][s]);
                }
            }
        }
    }
}

/// The first of the four columns of `b` that the thread reads.
#[inline(always)]
fn first_column() -> usize {
    thread::block_idx_x() as usize * SQUARE_SIDE + thread::thread_idx_x() as usize % 32 * 4
}

/// Reads the thread's part of the tiles at column `step` of `a` and row `step` of `b`.
///
/// # Safety
/// The matrices are where they say; `columns` is [`first_column`]'s.
#[inline(always)]
unsafe fn read_ahead<T: Number, B: Right<T>>(
    a: &Dense<T>,
    b: &B,
    columns: B::Columns,
    step: usize,
) -> Ahead<T> {
    let thread = thread::thread_idx_x() as usize;
    let top = thread::block_idx_y() as usize * SQUARE_SIDE;
    // SAFETY: reads outside the matrices give 0.
    unsafe {
        Ahead {
            a: a.four(top + thread / 2, step + thread % 2 * 4),
            b: b.four_or_zero(step + thread / 32, columns),
        }
    }
}

/// Writes the thread's sums.
///
/// # Safety
/// As the kernels below.
#[inline(always)]
unsafe fn write_square<T: Number>(c: &impl Target<T>, sums: &Square<T>) {
    let thread = thread::thread_idx_x() as usize;
    let top = thread::block_idx_y() as usize * SQUARE_SIDE + thread / 16 * 4;
    let left = thread::block_idx_x() as usize * SQUARE_SIDE + thread % 16 * 4;
    unrolled!(8, |R| {
        let row = top + R / 4 * (SQUARE_SIDE / 2) + R % 4;
        let [p, q, r, s, t, u, v, w] = sums[R];
        // SAFETY: this thread owns the elements.
        unsafe {
            c.set_four(row, left, Vec4([p, q, r, s]));
            c.set_four(row, left + SQUARE_SIDE / 2, Vec4([t, u, v, w]));
        }
    });
}

/// The square kernels: read a tile, wait, multiply, wait.
///
/// # Safety
/// As the kernels below.
#[inline(always)]
unsafe fn square<T: Number>(tiles: Tiles<T, DEPTH>, a: Dense<T>, b: Dense<T>, c: Dense<T>)
where
    Vec4<T>: SharedValue,
{
    let mut sums = [[T::default(); 8]; 8];
    let columns = b.columns(first_column());
    grid::stride(0, DEPTH, a.columns, |step| {
        // SAFETY: as the caller promises.
        tiles.fill(&unsafe { read_ahead(&a, &b, columns, step) });
        thread::sync_threads();
        tiles.multiply(&mut sums);
        thread::sync_threads();
    });
    // SAFETY: as the caller promises.
    unsafe { write_square(&c, &sums) }
}

/// The double-buffered kernels: while one pair of tiles is multiplied, the next is on its way to registers, and is then
/// written to the other pair, which nobody reads any more.
///
/// # Safety
/// As the kernels below.
#[inline(always)]
pub(crate) unsafe fn double<T: Number, B: Right<T>>(
    tiles: Tiles<T, { 2 * DEPTH }>,
    a: Dense<T>,
    b: B,
    c: impl Target<T>,
) where
    Vec4<T>: SharedValue,
{
    let mut sums = [[T::default(); 8]; 8];
    let columns = b.columns(first_column());
    // SAFETY: as the caller promises; without columns this reads nothing.
    tiles.step(0).fill(&unsafe { read_ahead(&a, &b, columns, 0) });
    thread::sync_threads();
    // The first row of the tiles of this step: 0 or DEPTH.
    let mut first = 0;
    let mut step = DEPTH;
    while step < a.columns {
        // SAFETY: as the caller promises.
        let ahead = unsafe { read_ahead(&a, &b, columns, step) };
        tiles.step(first).multiply(&mut sums);
        first ^= DEPTH;
        tiles.step(first).fill(&ahead);
        thread::sync_threads();
        step += DEPTH;
    }
    tiles.step(first).multiply(&mut sums);
    // SAFETY: as the caller promises.
    unsafe { write_square(&c, &sums) }
}

/// E10: blocks of 128×128 elements of `c`, tiles 8 deep in shared memory, 8×8 elements a thread in registers. Each value
/// read from shared memory serves 8 multiply-adds, each value read from global memory 128.
///
/// Cost of (m×k)·(k×n): m·k·⌈n/128⌉ + k·n·⌈m/128⌉ reads and m·n writes, in fours where k and n are multiples of 4; 8448 bytes
/// of shared memory, 4 loads of a vector of it for 64 multiply-adds, no conflicts; 2·⌈k/8⌉ barriers.
///
/// Launch bounds: 128 registers a thread, so that two blocks are resident; LLVM's PTX takes 155 otherwise, and one is. For sm_90 five
/// words are then spilled, before the loop over the tiles, and read once a tile; none in the 512 multiply-adds between.
///
/// # Safety
/// `a`, `b` and `c` have m·k, k·n and m·n elements; nothing else touches `c`; blocks have 256 threads.
#[kernel(launch_bounds(256, 2))]
pub unsafe fn matmul_f32_square(a: *const f32, b: *const f32, c: *mut f32, m: u32, k: u32, n: u32) {
    let tiles = Tiles::new(shared![f32; DEPTH, PITCH], shared![f32; DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { square(tiles, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}

/// [`matmul_f32_square`] for integers: the same cost, and the same launch bounds for the same reason.
///
/// # Safety
/// As [`matmul_f32_square`].
#[kernel(launch_bounds(256, 2))]
pub unsafe fn matmul_i32_square(a: *const i32, b: *const i32, c: *mut i32, m: u32, k: u32, n: u32) {
    let tiles = Tiles::new(shared![i32; DEPTH, PITCH], shared![i32; DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { square(tiles, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}

/// E16, the best of the family: [`matmul_f32_square`] with two pairs of tiles. The reads of the next step are under way
/// during the multiplications of this one, and one barrier a step is enough.
///
/// Cost of (m×k)·(k×n): the reads, writes and shared loads of [`matmul_f32_square`]; 16896 bytes of shared memory; ⌈k/8⌉
/// barriers.
///
/// # Safety
/// As [`matmul_f32_square`].
#[kernel]
pub unsafe fn matmul_f32_double(a: *const f32, b: *const f32, c: *mut f32, m: u32, k: u32, n: u32) {
    let tiles = Tiles::new(shared![f32; 2 * DEPTH, PITCH], shared![f32; 2 * DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { double(tiles, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}

/// [`matmul_f32_double`] for integers: the same cost.
///
/// # Safety
/// As [`matmul_f32_square`].
#[kernel]
pub unsafe fn matmul_i32_double(a: *const i32, b: *const i32, c: *mut i32, m: u32, k: u32, n: u32) {
    let tiles = Tiles::new(shared![i32; 2 * DEPTH, PITCH], shared![i32; 2 * DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { double(tiles, Dense::new(a, m, k), Dense::new(b, k, n), Dense::new(c, m, n)) }
}
