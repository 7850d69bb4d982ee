//! Data-parallel primitives (notes E2, E5, E6, E8): functions over whole sequences from which algorithms are put together.
//!
//! - this module: map and fold, generic over functions (E2);
//! - [`gather`]: reading and writing through an array of indices (E5);
//! - [`select`]: compaction, and finding repeats (E8);
//! - [`scatter_sum`]: writing through indices that may meet, with an operator (E6).
//!
//! A device function takes the function over elements as a closure; each kernel is one line that names it. The closure is
//! compiled into the loop: the PTX has no call.
//!
//! Integer sums are modulo 2³².

use crate::grid;
use cuda_std::prelude::*;
use cuda_std::vector::Word;
use cuda_std::warp::{WARP_SIZE, WarpShuffleValue, lane_id};

pub mod gather;
pub mod scatter_sum;
pub mod select;

const FULL: u32 = u32::MAX;

/// Writes the function of each element: `output[i] = function(input[i])`.
///
/// # Safety
/// `output` has room for as many elements as `input` has.
#[inline(always)]
pub unsafe fn map<T: Copy, U>(input: &[T], output: *mut U, function: impl Fn(T) -> U) {
    grid::stride(grid::x(), grid::width(), input.len(), |i| {
        // SAFETY: below the length, and each thread writes its own.
        unsafe { *output.add(i) = function(*input.get_unchecked(i)) };
    });
}

/// [`map`] with four elements in one access where both arrays start at a multiple of 16 bytes.
///
/// # Safety
/// As [`map`].
#[inline(always)]
pub unsafe fn map_by_four<T: Word, U: Word>(input: &[T], output: *mut U, function: impl Fn(T) -> U) {
    let (from, n) = (input.as_ptr(), input.len());
    let aligned = grid::is_vector_aligned(from) && grid::is_vector_aligned(output);
    let vectors = if aligned { n / 4 } else { 0 };
    let (first, step) = (grid::x(), grid::width());
    // SAFETY: vector i holds the elements from 4·i to 4·i + 3, and each thread writes its own.
    grid::stride(first, step, vectors, |i| unsafe {
        *output.cast::<Vec4<U>>().add(i) = (*from.cast::<Vec4<T>>().add(i)).map(&function);
    });
    // SAFETY: below n, beyond the vectors.
    grid::stride(4 * vectors + first, step, n, |i| unsafe { *output.add(i) = function(*from.add(i)) });
}

/// Combines all of `value(0)` to `value(n - 1)` by an associative and commutative operation with a neutral element, and hands
/// the result of each warp to `store` with the warp's number in the grid. A second fold with one warp over those results ends
/// the work.
///
/// Blocks have a multiple of 32 threads.
#[inline(always)]
pub fn fold<T: WarpShuffleValue>(
    n: usize,
    neutral: T,
    value: impl Fn(usize) -> T,
    combine: impl Fn(T, T) -> T,
    store: impl Fn(usize, T),
) {
    let mut result = neutral;
    grid::stride(grid::x(), grid::width(), n, |i| result = combine(result, value(i)));
    let result = warp::warp_reduce(FULL, result, combine);
    if lane_id() == 0 {
        store(grid::x() / WARP_SIZE as usize, result);
    }
}

/// E2: map with a function that captures two arguments of the kernel: `factor · x + offset`, rounded twice.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `output` has room for as many elements as `input` has.
#[kernel]
pub unsafe fn map_affine(input: &[f32], output: *mut f32, factor: f32, offset: f32) {
    // SAFETY: as the caller promises.
    unsafe { map(input, output, |x| factor * x + offset) }
}

/// E2: the same function with 16-byte accesses: only the name of the map differs.
///
/// Cost of n elements: n reads and n writes in n/4 instructions each, coalesced; no shared memory, no barrier.
///
/// # Safety
/// As [`map_affine`].
#[kernel]
pub unsafe fn map_affine_float4(input: &[f32], output: *mut f32, factor: f32, offset: f32) {
    // SAFETY: as the caller promises.
    unsafe { map_by_four(input, output, |x| factor * x + offset) }
}

/// # Safety
/// `results` has a place for each warp of the grid; blocks have a multiple of 32 threads.
#[inline(always)]
unsafe fn fold_integers(input: &[i32], results: *mut i32, neutral: i32, combine: impl Fn(i32, i32) -> i32) {
    // SAFETY: fold asks for elements below the length.
    let value = |i: usize| unsafe { *input.get_unchecked(i) };
    // SAFETY: each warp has a place.
    fold(input.len(), neutral, value, combine, |warp, result| unsafe { *results.add(warp) = result });
}

/// E2: fold with addition. Gives a result for each warp; launch it again with one warp over those.
///
/// Cost of n elements and w warps: n reads, coalesced, w writes; 5 shuffles a lane; no shared memory, no barrier.
///
/// # Safety
/// `results` has a place for each warp of the grid; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn fold_sum(input: &[i32], results: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { fold_integers(input, results, 0, i32::wrapping_add) }
}

/// E2: fold with the lesser of two.
///
/// Cost: as [`fold_sum`].
///
/// # Safety
/// As [`fold_sum`].
#[kernel]
pub unsafe fn fold_least(input: &[i32], results: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { fold_integers(input, results, i32::MAX, i32::min) }
}

/// E2: fold with the greater of two.
///
/// Cost: as [`fold_sum`].
///
/// # Safety
/// As [`fold_sum`].
#[kernel]
pub unsafe fn fold_greatest(input: &[i32], results: *mut i32) {
    // SAFETY: as the caller promises.
    unsafe { fold_integers(input, results, i32::MIN, i32::max) }
}

/// The three results of the folds above as one value.
#[derive(Clone, Copy)]
struct Summary {
    sum: i32,
    least: i32,
    greatest: i32,
}

impl Summary {
    const OF_NOTHING: Summary = Summary { sum: 0, least: i32::MAX, greatest: i32::MIN };

    #[inline(always)]
    fn of(value: i32) -> Summary {
        Summary { sum: value, least: value, greatest: value }
    }

    #[inline(always)]
    fn with(self, other: Summary) -> Summary {
        Summary {
            sum: self.sum.wrapping_add(other.sum),
            least: self.least.min(other.least),
            greatest: self.greatest.max(other.greatest),
        }
    }

    /// # Safety
    /// `results` has room for three numbers at `3 * at`.
    #[inline(always)]
    unsafe fn store(self, results: *mut i32, at: usize) {
        // SAFETY: as the caller promises.
        unsafe {
            let place = results.add(3 * at);
            (*place, *place.add(1), *place.add(2)) = (self.sum, self.least, self.greatest);
        }
    }
}

impl WarpShuffleValue for Summary {
    #[inline(always)]
    fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Summary {
        let mut number = |value: i32| shuffle(value as u32) as i32;
        Summary { sum: number(self.sum), least: number(self.least), greatest: number(self.greatest) }
    }
}

/// E2, the best: one fold over triples reads the input once for all three results, and takes four elements in one access.
/// Gives sum, least and greatest for each warp; [`fold_summaries`] ends the work.
///
/// Cost of n elements and w warps: n reads in n/4 instructions, coalesced, 3·w writes; 15 shuffles a lane; no shared memory, no
/// barrier.
///
/// # Safety
/// `results` has three places for each warp of the grid; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn fold_summary(input: &[i32], results: *mut i32) {
    let (head, vectors, tail) = Vec4::split(input);
    let of_four = |i: usize| {
        // SAFETY: below the number of vectors, and beyond them below the number of single elements.
        unsafe {
            if i < vectors.len() {
                let Vec4([a, b, c, d]) = *vectors.get_unchecked(i);
                return Summary::of(a).with(Summary::of(b)).with(Summary::of(c)).with(Summary::of(d));
            }
            let single = i - vectors.len();
            Summary::of(if single < head.len() {
                *head.get_unchecked(single)
            } else {
                *tail.get_unchecked(single - head.len())
            })
        }
    };
    let n = vectors.len() + head.len() + tail.len();
    fold(n, Summary::OF_NOTHING, of_four, Summary::with, |warp, result| {
        // SAFETY: each warp has three places.
        unsafe { result.store(results, warp) }
    });
}

/// Folds the triples of [`fold_summary`] into one, by one warp.
///
/// Cost of w triples: 3·w reads, 3 writes; 15 shuffles a lane; no shared memory, no barrier.
///
/// # Safety
/// `summaries` has three numbers a triple; the grid is one warp; `result` has room for three.
#[kernel]
pub unsafe fn fold_summaries(summaries: &[i32], result: *mut i32) {
    let triple = |i: usize| {
        // SAFETY: below the number of triples.
        let at = |part: usize| unsafe { *summaries.get_unchecked(3 * i + part) };
        Summary { sum: at(0), least: at(1), greatest: at(2) }
    };
    fold(summaries.len() / 3, Summary::OF_NOTHING, triple, Summary::with, |warp, summary| {
        // SAFETY: there is one warp.
        unsafe { summary.store(result, warp) }
    });
}
