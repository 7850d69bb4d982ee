//! Reductions: sums of rows (notes C12, C13), and of whole arrays the sum, the least, the greatest and the dot product.
//!
//! The row sums walk the notes' ladder: a tree in shared memory whose threads are picked by a multiple of the stride, the
//! same tree with its threads side by side, registers exchanged by shuffles in place of the tree, and 16-byte loads. Whole
//! arrays add the question of how blocks come together: by more launches, by an atomic, or by the block that ends last.
//!
//! Integer sums are modulo 2³². The least and the greatest of floats pass over NaN, and -0 is less than +0; of nothing, or
//! of NaN alone, they are NaN.

use crate::grid;
use crate::operator::{Add, Greatest, Least, Operator};
use cuda_std::atomic::{AtomicI32, AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::shared::SharedValue;
use cuda_std::vector::Word;
use cuda_std::warp::{WarpShuffleValue, lane_id, warp_id};

/// Elements that the notes' tree reduces, two for each of the 512 threads of a block.
const SECTION: usize = 1024;
/// Threads of a block of the notes' kernels.
const THREADS: usize = SECTION / 2;

const FULL: u32 = u32::MAX;

/// What reductions and scans move: a word of a vector, of shared memory and of a shuffle.
pub(crate) trait Value: Word + SharedValue + WarpShuffleValue {}
impl<T: Word + SharedValue + WarpShuffleValue> Value for T {}

/// Puts the thread's two partial results into shared memory: those of the elements `t` and `t + 512` of each section.
///
/// # Safety
/// `input` has `n` elements; blocks have 512 threads.
#[inline(always)]
unsafe fn fill<T: Value, O: Operator<T>>(partial: Shared<T, SECTION>, input: *const T, n: usize) {
    let t = thread::thread_idx_x() as usize;
    for slot in [t, t + THREADS] {
        let mut result = O::IDENTITY;
        // SAFETY: below n.
        grid::stride(slot, SECTION, n, |i| result = O::combine(result, unsafe { *input.add(i) }));
        // SAFETY: t is below 512.
        unsafe { partial.set_unchecked(slot, result) };
    }
}

/// The tree with neighbouring threads: strides 512 → 1. The result is in place 0, which thread 0 wrote.
///
/// # Safety
/// Blocks have 512 threads.
#[inline(always)]
unsafe fn contiguous_tree<T: Value, O: Operator<T>>(partial: Shared<T, SECTION>) {
    let t = thread::thread_idx_x() as usize;
    let mut stride = THREADS;
    while stride > 0 {
        thread::sync_threads();
        if t < stride {
            // SAFETY: t + stride is below 2 · stride, so below 1024.
            unsafe {
                let sum = O::combine(partial.get_unchecked(t), partial.get_unchecked(t + stride));
                partial.set_unchecked(t, sum);
            }
        }
        stride /= 2;
    }
}

/// C12, the notes' "simple" kernel: a block a row, 512 threads with two elements each (longer rows: two running sums each),
/// strides 1 → 512. In step s the threads add whose number is a multiple of s, so that from the second step on
/// active and idle threads sit in one warp.
///
/// Cost of h rows of 1024: n reads, coalesced, h writes; 4096 bytes of shared memory; 11 barriers a row; divergent
/// branches a row: 16 in each of the steps 2 to 32, then 8, 4, 2, 1, and one for the result.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have 512 threads.
#[kernel]
pub unsafe fn row_sum_interleaved(input: *const i32, width: usize, mut sums: DisjointBlocks<'_, i32>) {
    let partial = shared![i32; 1024];
    let t = thread::thread_idx_x() as usize;
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        unsafe { fill::<i32, Add>(partial, input.add(row * width), width) };
        let mut stride = 1;
        while stride <= THREADS {
            thread::sync_threads();
            if t.is_multiple_of(stride) {
                // SAFETY: t is at most 512 - stride, so 2t + stride is below 1024.
                unsafe {
                    let sum =
                        partial.get_unchecked(2 * t).wrapping_add(partial.get_unchecked(2 * t + stride));
                    partial.set_unchecked(2 * t, sum);
                }
            }
            stride *= 2;
        }
        if let Some(slot) = slot {
            // SAFETY: place 0, which this thread wrote.
            *slot = unsafe { partial.get_unchecked(0) };
        }
        // The next row's elements go where this row's may still be read.
        thread::sync_threads();
    }
}

/// C13, the notes' "better" kernel: strides 512 → 1, and in step s the first s threads add: whole warps are active or idle
/// until fewer than 32 threads are left.
///
/// Cost of h rows of 1024: n reads, coalesced, h writes; 4096 bytes of shared memory; 11 barriers a row; 5 divergent
/// branches a row, and one for the result.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have 512 threads.
#[kernel]
pub unsafe fn row_sum_contiguous(input: *const i32, width: usize, mut sums: DisjointBlocks<'_, i32>) {
    let partial = shared![i32; 1024];
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        unsafe {
            fill::<i32, Add>(partial, input.add(row * width), width);
            contiguous_tree::<i32, Add>(partial);
        }
        if let Some(slot) = slot {
            // SAFETY: place 0, which this thread wrote.
            *slot = unsafe { partial.get_unchecked(0) };
        }
        thread::sync_threads();
    }
}

/// The values of all threads of the block, combined; valid in warp 0. Two rounds of shuffles with one barrier between
/// them. The order of the operands is not kept: the operator commutes.
///
/// # Safety
/// Blocks have a multiple of 32 threads. The slots were not read since the last barrier.
#[inline(always)]
unsafe fn block_reduce<T: Value, O: Operator<T>>(value: T, slots: Shared<T, 32>) -> T {
    let value = warp::warp_reduce(FULL, value, O::combine);
    if lane_id() == 0 {
        // SAFETY: at most 32 warps.
        unsafe { slots.set_unchecked(warp_id() as usize, value) };
    }
    thread::sync_threads();
    if warp_id() > 0 {
        return value;
    }
    let filled = lane_id() < warp::warps_in_block();
    // SAFETY: a lane is below 32.
    let value = if filled { unsafe { slots.get_unchecked(lane_id() as usize) } } else { O::IDENTITY };
    warp::warp_reduce(FULL, value, O::combine)
}

/// The tree replaced by shuffles (B6): each thread keeps its sum in a register, each warp adds up by five shuffles, and
/// the first warp adds up the warps.
///
/// Cost of h rows: n reads, coalesced, h writes; 128 bytes of shared memory; 10 shuffles a lane at most; 2 barriers a
/// row; no divergence but for the lane that writes.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn row_sum_shuffle(input: *const i32, width: usize, mut sums: DisjointBlocks<'_, i32>) {
    let slots = shared![i32; 32];
    let (t, threads) = (thread::thread_idx_x() as usize, thread::block_dim_x() as usize);
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        let row = unsafe { input.add(row * width) };
        let mut sum = 0i32;
        // SAFETY: inside the row.
        grid::stride(t, threads, width, |i| sum = sum.wrapping_add(unsafe { *row.add(i) }));
        // SAFETY: a barrier stands at the loop's end.
        let sum = unsafe { block_reduce::<i32, Add>(sum, slots) };
        if let Some(slot) = slot {
            *slot = sum;
        }
        thread::sync_threads();
    }
}

/// The best of the row sums: [`row_sum_shuffle`] with 16-byte loads where rows start at multiples of 16 bytes.
///
/// Cost of h rows: n reads in n/4 instructions, coalesced, h writes; 128 bytes of shared memory; 2 barriers a row.
///
/// # Safety
/// `input` has `width * sums.len()` elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn row_sum_int4(input: *const i32, width: usize, mut sums: DisjointBlocks<'_, i32>) {
    let slots = shared![i32; 32];
    let (t, threads) = (thread::thread_idx_x() as usize, thread::block_dim_x() as usize);
    let vectors = if width.is_multiple_of(4) && grid::is_vector_aligned(input) { width / 4 } else { 0 };
    for (row, slot) in sums.strided() {
        // SAFETY: the row is inside the input.
        let row = unsafe { input.add(row * width) };
        let mut four = Vec4::splat(0i32);
        grid::stride(t, threads, vectors, |i| {
            // SAFETY: vector `i` is inside the row and aligned.
            four = four.zip(unsafe { *row.cast::<Vec4<i32>>().add(i) }, i32::wrapping_add);
        });
        let mut sum = across::<i32, Add>(four);
        // SAFETY: inside the row, beyond the vectors.
        grid::stride(vectors * 4 + t, threads, width, |i| sum = sum.wrapping_add(unsafe { *row.add(i) }));
        // SAFETY: a barrier stands at the loop's end.
        let sum = unsafe { block_reduce::<i32, Add>(sum, slots) };
        if let Some(slot) = slot {
            *slot = sum;
        }
        thread::sync_threads();
    }
}

/// The four words of a vector, combined.
#[inline(always)]
fn across<T: Word, O: Operator<T>>(Vec4([a, b, c, d]): Vec4<T>) -> T {
    O::combine(O::combine(a, b), O::combine(c, d))
}

/// C13 over a whole array: a block sums a section of 1024. The launch is repeated on the sums until one is left.
///
/// Cost of n elements: n reads, coalesced, n/1024 writes, and the same again of a 1024th; 4096 bytes of shared memory; 11
/// barriers and 6 divergent branches a section.
///
/// # Safety
/// Blocks have 512 threads, and `sums` has a place for each section of `input`.
#[kernel]
pub unsafe fn array_sum_sections(input: &[i32], sums: DisjointBlocks<'_, i32>) {
    // SAFETY: as the caller promises.
    unsafe { sections::<i32, Add>(shared![i32; 1024], input, sums) }
}

/// [`array_sum_sections`] for floats.
///
/// Cost: the same. A sum of 1024 elements passes 10 roundings.
///
/// # Safety
/// As [`array_sum_sections`].
#[kernel]
pub unsafe fn array_sum_sections_f32(input: &[f32], sums: DisjointBlocks<'_, f32>) {
    // SAFETY: as the caller promises.
    unsafe { sections::<f32, Add>(shared![f32; 1024], input, sums) }
}

/// # Safety
/// As the kernels.
#[inline(always)]
unsafe fn sections<T: Value, O: Operator<T>>(
    partial: Shared<T, SECTION>,
    input: &[T],
    mut sums: DisjointBlocks<'_, T>,
) {
    for (section, slot) in sums.strided() {
        let start = section * SECTION;
        let n = input.len().saturating_sub(start).min(SECTION);
        // SAFETY: the section's n elements are inside the input.
        unsafe {
            fill::<T, O>(partial, input.as_ptr().wrapping_add(start), n);
            contiguous_tree::<T, O>(partial);
        }
        if let Some(slot) = slot {
            // SAFETY: place 0, which this thread wrote.
            *slot = unsafe { partial.get_unchecked(0) };
        }
        thread::sync_threads();
    }
}

/// One launch, and the blocks come together by an atomic: each block sums its part in a grid-stride loop and adds its sum
/// to `sum`, which is 0 before.
///
/// Cost of n elements and b blocks: n reads, coalesced; b atomic additions; 128 bytes of shared memory; 1 barrier.
///
/// # Safety
/// `sum` is one element, 0 before the launch; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn array_sum_atomic(input: &[i32], sum: *mut i32) {
    let mut own = 0i32;
    grid::stride(grid::x(), grid::width(), input.len(), |i| {
        // SAFETY: below the length.
        own = own.wrapping_add(unsafe { *input.as_ptr().add(i) });
    });
    // SAFETY: the slots are used once.
    let own = unsafe { block_reduce::<i32, Add>(own, shared![i32; 32]) };
    if thread::thread_idx_x() == 0 {
        // SAFETY: the one element, which all blocks change by atomics only.
        unsafe { AtomicI32::from_ptr(sum) }.fetch_add(own, Ordering::Relaxed);
    }
}

/// Where blocks meet: a result from each, a counter of those that have ended, and the result of all.
struct Meeting<T> {
    partials: *mut T,
    ended: *mut u32,
    result: *mut T,
}

/// Leaves the block's result; the block that comes last combines all of them, in the order of the blocks' numbers, so
/// that floats do not depend on who was last.
///
/// # Safety
/// `own` is the block's result in thread 0. There is a partial for each block, and the counter is 0 before the launch; it is
/// so again after it. Blocks have a multiple of 32 threads.
#[inline(always)]
unsafe fn meet<T: Value, O: Operator<T>>(
    own: T,
    at: &Meeting<T>,
    slots: Shared<T, 32>,
    is_last: Shared<u32, 1>,
) {
    let (t, threads) = (thread::thread_idx_x() as usize, thread::block_dim_x() as usize);
    let (block, blocks) = (thread::block_idx_x(), thread::grid_dim_x());
    if t == 0 {
        // SAFETY: the block's own place. The counter is only changed by atomics until the last block is known.
        let before = unsafe {
            *at.partials.add(block as usize) = own;
            // Release: who counts this block sees its result. Acquire: the last block sees all results.
            AtomicU32::from_ptr(at.ended).fetch_add(1, Ordering::AcqRel)
        };
        is_last.set(0, u32::from(before + 1 == blocks));
    }
    thread::sync_threads();
    if is_last.get(0) == 0 {
        return;
    }
    let mut all = O::IDENTITY;
    grid::stride(t, threads, blocks as usize, |i| {
        // SAFETY: a place for each block, written before its block counted.
        all = O::combine(all, unsafe { *at.partials.add(i) });
    });
    // SAFETY: the slots were read before the barrier above.
    let all = unsafe { block_reduce::<T, O>(all, slots) };
    if t == 0 {
        // SAFETY: only this thread of this block still writes there.
        unsafe {
            *at.result = all;
            *at.ended = 0;
        }
    }
}

/// One launch without atomics on the data: the block that ends last combines the sums of the blocks.
///
/// Cost of n elements and b blocks: n + b reads, coalesced, b + 1 writes; b atomics on a counter; 132 bytes of shared memory;
/// 2 barriers, 3 in the last block.
///
/// # Safety
/// `partials` has a place for each block; `ended` is 0 before the launch, and so it is after; blocks have a multiple of 32
/// threads.
#[kernel]
pub unsafe fn array_sum_last_block(input: &[i32], partials: *mut i32, ended: *mut u32, sum: *mut i32) {
    let mut own = 0i32;
    grid::stride(grid::x(), grid::width(), input.len(), |i| {
        // SAFETY: below the length.
        own = own.wrapping_add(unsafe { *input.as_ptr().add(i) });
    });
    let slots = shared![i32; 32];
    let at = Meeting { partials, ended, result: sum };
    // SAFETY: as the caller promises.
    unsafe { meet::<i32, Add>(block_reduce::<i32, Add>(own, slots), &at, slots, shared![u32; 1]) }
}

/// Vectors that a thread has on their way at once.
const UNROLL: usize = 4;

/// What the running thread combines of a whole array: 16-byte loads, four of them on their way at once, and a tail of up to
/// three elements. `vector(i)` gives the elements from 4·i on, `one(i)` the element i.
#[inline(always)]
fn own_part<T: Value, O: Operator<T>>(
    n: usize,
    aligned: bool,
    vector: impl Fn(usize) -> Vec4<T>,
    one: impl Fn(usize) -> T,
) -> T {
    let vectors = if aligned { n / 4 } else { 0 };
    let (first, step) = (grid::x(), grid::width());
    let mut sums = [Vec4::splat(O::IDENTITY); UNROLL];
    let mut at = first;
    while at + (UNROLL - 1) * step < vectors {
        // All loads before the first use.
        let [a, b, c, d] = [vector(at), vector(at + step), vector(at + 2 * step), vector(at + 3 * step)];
        let [w, x, y, z] = sums;
        sums = [w.zip(a, O::combine), x.zip(b, O::combine), y.zip(c, O::combine), z.zip(d, O::combine)];
        at += UNROLL * step;
    }
    let [mut a, b, c, d] = sums;
    grid::stride(at, step, vectors, |i| a = a.zip(vector(i), O::combine));
    let mut own = across::<T, O>(a.zip(b, O::combine).zip(c.zip(d, O::combine), O::combine));
    grid::stride(vectors * 4 + first, step, n, |i| own = O::combine(own, one(i)));
    own
}

/// The best reduction of an array: [`own_part`], then shuffles, then the last block.
///
/// # Safety
/// As [`array_sum_last_block`].
#[inline(always)]
unsafe fn reduce<T: Value, O: Operator<T>>(
    input: &[T],
    at: &Meeting<T>,
    slots: Shared<T, 32>,
    is_last: Shared<u32, 1>,
) {
    let pointer = input.as_ptr();
    let own = own_part::<T, O>(
        input.len(),
        grid::is_vector_aligned(pointer),
        // SAFETY: inside the input, and aligned.
        |i| unsafe { *pointer.cast::<Vec4<T>>().add(i) },
        // SAFETY: inside the input.
        |i| unsafe { *pointer.add(i) },
    );
    // SAFETY: as the caller promises.
    unsafe { meet::<T, O>(block_reduce::<T, O>(own, slots), at, slots, is_last) }
}

/// The best sum: 16-byte loads, four on their way at once in each thread, shuffles, and the block that ends last.
///
/// Cost of n elements and b blocks: n reads in n/4 instructions and b reads, coalesced, b + 1 writes; b atomics on a counter;
/// 132 bytes of shared memory; 2 barriers, 3 in the last block.
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_sum_int4(input: &[i32], partials: *mut i32, ended: *mut u32, sum: *mut i32) {
    let at = Meeting { partials, ended, result: sum };
    // SAFETY: as the caller promises.
    unsafe { reduce::<i32, Add>(input, &at, shared![i32; 32], shared![u32; 1]) }
}

/// [`array_sum_int4`] for floats. The order of additions follows from the launch alone.
///
/// Cost: the same.
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_sum_float4(input: &[f32], partials: *mut f32, ended: *mut u32, sum: *mut f32) {
    let at = Meeting { partials, ended, result: sum };
    // SAFETY: as the caller promises.
    unsafe { reduce::<f32, Add>(input, &at, shared![f32; 32], shared![u32; 1]) }
}

/// The least integer; `i32::MAX` of none.
///
/// Cost: as [`array_sum_int4`].
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_min_int4(input: &[i32], partials: *mut i32, ended: *mut u32, least: *mut i32) {
    let at = Meeting { partials, ended, result: least };
    // SAFETY: as the caller promises.
    unsafe { reduce::<i32, Least>(input, &at, shared![i32; 32], shared![u32; 1]) }
}

/// The greatest integer; `i32::MIN` of none.
///
/// Cost: as [`array_sum_int4`].
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_max_int4(input: &[i32], partials: *mut i32, ended: *mut u32, greatest: *mut i32) {
    let at = Meeting { partials, ended, result: greatest };
    // SAFETY: as the caller promises.
    unsafe { reduce::<i32, Greatest>(input, &at, shared![i32; 32], shared![u32; 1]) }
}

/// The least of the floats that are numbers; NaN if none is.
///
/// Cost: as [`array_sum_int4`].
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_min_float4(input: &[f32], partials: *mut f32, ended: *mut u32, least: *mut f32) {
    let at = Meeting { partials, ended, result: least };
    // SAFETY: as the caller promises.
    unsafe { reduce::<f32, Least>(input, &at, shared![f32; 32], shared![u32; 1]) }
}

/// The greatest of the floats that are numbers; NaN if none is.
///
/// Cost: as [`array_sum_int4`].
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_max_float4(input: &[f32], partials: *mut f32, ended: *mut u32, greatest: *mut f32) {
    let at = Meeting { partials, ended, result: greatest };
    // SAFETY: as the caller promises.
    unsafe { reduce::<f32, Greatest>(input, &at, shared![f32; 32], shared![u32; 1]) }
}

/// The dot product of the two, as far as the shorter goes.
///
/// Cost of n elements and b blocks: 2n reads in n/2 instructions and b reads, coalesced, b + 1 writes; the rest as
/// [`array_sum_int4`].
///
/// # Safety
/// As [`array_sum_last_block`].
#[kernel]
pub unsafe fn array_dot_float4(x: &[f32], y: &[f32], partials: *mut f32, ended: *mut u32, dot: *mut f32) {
    let n = x.len().min(y.len());
    let (x, y) = (x.as_ptr(), y.as_ptr());
    let own = own_part::<f32, Add>(
        n,
        grid::is_vector_aligned(x) && grid::is_vector_aligned(y),
        // SAFETY: inside both, and aligned.
        |i| unsafe { *x.cast::<Vec4<f32>>().add(i) * *y.cast::<Vec4<f32>>().add(i) },
        // SAFETY: inside both.
        |i| unsafe { *x.add(i) * *y.add(i) },
    );
    let slots = shared![f32; 32];
    let at = Meeting { partials, ended, result: dot };
    // SAFETY: as the caller promises.
    unsafe { meet::<f32, Add>(block_reduce::<f32, Add>(own, slots), &at, slots, shared![u32; 1]) }
}
