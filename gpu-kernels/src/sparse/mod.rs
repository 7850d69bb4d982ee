//! Sparse matrix times vector, y = A·x (notes C17 to C21), in the formats of the notes and a way that no shape of matrix
//! slows down.
//!
//! - [`rows`]: CSR, with one lane, eight lanes or a warp a row (C17);
//! - [`padded`]: ELL (C18) and JDS (C21), stored so that the lanes of a warp read neighbouring entries;
//! - [`coo`]: entries with their rows, by atomics and by segments (C19); with ELL the hybrid (C20);
//! - [`merge`]: CSR, cut into pieces of equal work.
//!
//! The notes add up in an `int`, so that each product of floats is cut down to a whole number. Here sums are `f32`.
//!
//! Every kernel trusts the matrix: offsets ascend, columns are below the length of x. The host's formats
//! (`warpbook::sparse`) are made so that nothing else can be uploaded. Costs are for h rows and e entries. An entry is
//! three reads: its column, its value, and the element of x that the column names, which may lie anywhere.

pub mod coo;
pub mod merge;
pub mod padded;
pub mod rows;

const FULL: u32 = u32::MAX;

/// The product of the entry at `at` with its place in x.
///
/// # Safety
/// `at` is below the number of entries, whose columns are below the length of x.
#[inline(always)]
unsafe fn term(columns: *const u32, values: *const f32, x: *const f32, at: usize) -> f32 {
    // SAFETY: as the caller promises.
    unsafe { *values.add(at) * *x.add(*columns.add(at) as usize) }
}
