//! Convolutions in one dimension: the three-point average of floats (E1), and any mask over integers (C8).

use super::{MAX_TAPS, PADDED, four_or_zero, shift, store_four};
use crate::grid;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_shuffle_down};
use cuda_std::{constant, ptr};

/// Threads of a block of the notes' three-point average.
pub const AVERAGE_THREADS: usize = 128;
/// What such a block reads: two elements more than it writes.
pub const SUPPORT: usize = AVERAGE_THREADS + 2;

/// The average of three, added from the left.
#[inline(always)]
fn average([a, b, c]: [f32; 3]) -> f32 {
    (a + b + c) / 3.0
}

/// E1 without shared memory: `output[i]` is the average of `input[i]` to `input[i + 2]`.
///
/// Cost of n results: 3·n reads and n writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `input` has n + 2 elements and `output` room for n.
#[kernel]
pub unsafe fn average_3_plain(input: *const f32, output: *mut f32, n: usize) {
    let i = grid::x();
    if i < n {
        // SAFETY: the three are inside the input, and this thread owns the result.
        unsafe { *output.add(i) = average([0, 1, 2].map(|k| *input.add(i + k))) };
    }
}

/// E1: the block reads what its 128 results need into `support[130]` in shared memory, once; its first two threads read two
/// elements.
///
/// Cost of n results: n + 2·⌈n/128⌉ reads and n writes, coalesced; 520 bytes of shared memory, a store for each read and 3 loads
/// a result, without conflicts; one barrier; the branch of the two threads diverges.
///
/// # Safety
/// `input` has n + 2 elements and `output` room for n; blocks have 128 threads.
#[kernel]
pub unsafe fn average_3_support(input: *const f32, output: *mut f32, n: usize) {
    let support = shared![f32; SUPPORT];
    let (thread, i) = (thread::thread_idx_x() as usize, grid::x());
    if i < n + 2 {
        // SAFETY: inside the input, and the block has 128 threads.
        unsafe { support.set_unchecked(thread, *input.add(i)) };
    }
    if thread < 2 && i + AVERAGE_THREADS < n + 2 {
        // SAFETY: inside the input, and inside the last two of the support.
        unsafe { support.set_unchecked(AVERAGE_THREADS + thread, *input.add(i + AVERAGE_THREADS)) };
    }
    thread::sync_threads();
    if i < n {
        // SAFETY: three places of the support, set before the barrier; this thread owns the result.
        unsafe { *output.add(i) = average([0, 1, 2].map(|k| support.get_unchecked(thread + k))) };
    }
}

/// The best of E1: four results a thread. The two elements that a thread needs beyond its own vector come from the next lane;
/// the last lane of a warp reads them.
///
/// Cost of n results: n reads in n/4 instructions and 2·⌈n/128⌉ more, n writes in n/4 instructions, coalesced; two shuffles a
/// thread; no shared memory, no barrier. Where input or output are not aligned to 16 bytes it goes one by one: 3·n reads.
///
/// # Safety
/// `input` has n + 2 elements and `output` room for n; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn average_3_four(input: *const f32, output: *mut f32, n: usize) {
    let first = 4 * grid::x();
    // One result after another, as far as they are inside.
    let singly = || {
        for i in first..n.min(first + 4) {
            // SAFETY: the three are inside the input, and this thread owns the result.
            unsafe { *output.add(i) = average([0, 1, 2].map(|k| *input.add(i + k))) };
        }
    };
    if !(grid::is_vector_aligned(input) && grid::is_vector_aligned(output)) {
        return singly();
    }
    // Lanes whose vector is not inside take part in the exchange all the same.
    let Vec4([a, b, c, d]) = if first + 4 <= n + 2 {
        // SAFETY: inside the input and aligned.
        unsafe { ptr::load(input.add(first).cast::<Vec4<f32>>()) }
    } else {
        Vec4::default()
    };
    let [mut e, mut f] = [a, b].map(|value| warp_shuffle_down(u32::MAX, value, 1, WARP_SIZE).0);
    if first + 4 > n {
        return singly();
    }
    if lane_id() == WARP_SIZE - 1 || first + 8 > n + 2 {
        // SAFETY: two more elements are inside the input, as the results are inside the output; aligned to 8 bytes.
        Vec2([e, f]) = unsafe { ptr::load(input.add(first + 4).cast::<Vec2<f32>>()) };
    }
    let averages = [average([a, b, c]), average([b, c, d]), average([c, d, e]), average([d, e, f])];
    // SAFETY: inside the output and aligned, and this thread owns them.
    unsafe { ptr::store(output.add(first).cast(), Vec4(averages)) };
}

constant! {
    /// The mask of the kernels of C8 that read it from constant memory: its taps stand from [`shift`] on, with zeros around.
    pub static CONVOLUTION_LINE_MASK: [i32; PADDED];
}

/// The mask as the host copies it to [`CONVOLUTION_LINE_MASK`]. `None` if it has an even number of taps or more than 31.
pub fn padded_line(mask: &[i32]) -> Option<[i32; PADDED]> {
    let taps = u32::try_from(mask.len()).ok()?;
    if taps.is_multiple_of(2) || mask.len() > MAX_TAPS {
        return None;
    }
    let mut padded = [0; PADDED];
    padded.iter_mut().skip(shift(taps) as usize).zip(mask).for_each(|(place, tap)| *place = *tap);
    Some(padded)
}

/// A tap of the mask in constant memory.
///
/// # Safety
/// `j` is below `taps`, which is at most 31.
#[inline(always)]
unsafe fn tap(taps: u32, j: usize) -> i32 {
    // SAFETY: the shift and the taps fit, as the caller promises.
    unsafe { CONVOLUTION_LINE_MASK.get_unchecked(shift(taps) as usize + j) }
}

/// One element of the result, with its input straight from memory.
///
/// # Safety
/// `input` has `n` elements, and `tap` may be called for all below `taps`.
#[inline(always)]
unsafe fn element(input: *const i32, n: usize, i: usize, taps: u32, tap: impl Fn(usize) -> i32) -> i32 {
    let first = i.wrapping_sub(taps as usize / 2);
    let mut sum = 0i32;
    for j in 0..taps as usize {
        let at = first.wrapping_add(j);
        // What lies before the first element has wrapped.
        if at < n {
            // SAFETY: inside the input.
            sum = unsafe { *input.add(at) }.wrapping_mul(tap(j)).wrapping_add(sum);
        }
    }
    sum
}

/// C8, as the notes begin: a thread an element, the mask in global memory.
///
/// Cost of n elements and m taps: (2·m·n − 2·r·(r+1)) reads for a radius r of at most n, half of them of the mask, and n writes; no
/// shared memory, no barrier; the threads of the first and last r elements diverge.
///
/// # Safety
/// `input` has n elements, `mask` taps, and `output` room for n.
#[kernel]
pub unsafe fn convolution_line_basic(
    input: *const i32,
    mask: *const i32,
    output: *mut i32,
    n: usize,
    taps: u32,
) {
    let i = grid::x();
    if i < n {
        // SAFETY: as the caller promises; this thread owns the element.
        unsafe { *output.add(i) = element(input, n, i, taps, |j| *mask.add(j)) };
    }
}

/// C8 with the mask in constant memory: all threads of a warp want the same tap at the same time, which is what constant
/// memory is for.
///
/// Cost of n elements and m taps: (m·n − r·(r+1)) reads for a radius r of at most n, n writes, and as many reads of constant memory
/// as of the input, of one word a warp; no shared memory, no barrier.
///
/// # Safety
/// `input` has n elements and `output` room for n; [`CONVOLUTION_LINE_MASK`] holds `taps` taps.
#[kernel]
pub unsafe fn convolution_line_constant(input: *const i32, output: *mut i32, n: usize, taps: u32) {
    let i = grid::x();
    if i < n {
        // SAFETY: as the caller promises; this thread owns the element.
        unsafe { *output.add(i) = element(input, n, i, taps, |j| tap(taps, j)) };
    }
}

/// Threads of a block of [`convolution_line_tile`], and the elements that it works out.
pub const LINE_THREADS: usize = 256;

/// C8 with a tile: the block reads its elements and the halo of a radius on either side into shared memory. Ghost elements
/// become zeros there, so that the sum needs no guard.
///
/// Cost of n elements and m taps: n + (m − 1) reads a block of 256 elements less those outside, and n writes, coalesced; 1144
/// bytes of shared memory, 256 + m − 1 stores a block and m loads an element, without conflicts; one barrier.
///
/// # Safety
/// As [`convolution_line_constant`]; blocks have 256 threads.
#[kernel]
pub unsafe fn convolution_line_tile(input: *const i32, output: *mut i32, n: usize, taps: u32) {
    let tile = shared![i32; LINE_THREADS + MAX_TAPS - 1];
    let (thread, i) = (thread::thread_idx_x() as usize, grid::x());
    let first = (i - thread).wrapping_sub(taps as usize / 2);
    grid::stride(thread, LINE_THREADS, LINE_THREADS + taps as usize - 1, |place| {
        let at = first.wrapping_add(place);
        // SAFETY: inside the input; inside the tile, as there are at most 31 taps.
        unsafe { tile.set_unchecked(place, if at < n { *input.add(at) } else { 0 }) };
    });
    thread::sync_threads();
    if i >= n {
        return;
    }
    let mut sum = 0i32;
    for j in 0..taps as usize {
        // SAFETY: inside the tile, which was filled before the barrier.
        sum = unsafe { tile.get_unchecked(thread + j).wrapping_mul(tap(taps, j)).wrapping_add(sum) };
    }
    // SAFETY: this thread owns the element.
    unsafe { *output.add(i) = sum };
}

/// The best of C8: four elements a thread, in registers. The thread walks over the taps four at a time and keeps a window of eight
/// elements of the input; each step reads four more with one load and makes 16 multiply-adds. The zeros around the taps
/// in constant memory make every load aligned.
///
/// Cost of n elements and m taps: ⌈(m + shift)/4⌉ + 1 reads of four elements a thread less those outside, n/4 writes of four,
/// coalesced; no shared memory, no barrier. Where input or output are not aligned to 16 bytes it reads or writes one by one.
///
/// # Safety
/// As [`convolution_line_constant`].
#[kernel]
pub unsafe fn convolution_line_four(input: *const i32, output: *mut i32, n: usize, taps: u32) {
    let first = 4 * grid::x();
    if first >= n {
        return;
    }
    let aligned = grid::is_vector_aligned(input);
    let start = first.wrapping_sub((taps / 2 + shift(taps)) as usize);
    // SAFETY: as the caller promises; all places are multiples of four away from `first`.
    let read = |place: usize| unsafe { four_or_zero(input, n, aligned, start.wrapping_add(place)) };
    let mut sums = [0i32; 4];
    let mut low = read(0);
    grid::stride(0, 4, (shift(taps) + taps) as usize, |step| {
        let high = read(step + 4);
        let window = [low[0], low[1], low[2], low[3], high[0], high[1], high[2]];
        for t in 0..4 {
            // SAFETY: below 32: the mask is padded to a multiple of four.
            let tap = unsafe { CONVOLUTION_LINE_MASK.get_unchecked(step + t) };
            for k in 0..4 {
                sums[k] = window[k + t].wrapping_mul(tap).wrapping_add(sums[k]);
            }
        }
        low = high;
    });
    // SAFETY: this thread owns the four elements from `first` on.
    unsafe { store_four(output, n, grid::is_vector_aligned(output), first, sums) };
}
