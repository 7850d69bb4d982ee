//! Histograms (notes C5, C6, C7): count how many elements fall into each of some bins.
//!
//! The notes count the letters a to z of a text in 7 bins of 4. The kernels are generic over a [`Binning`], which says what an
//! element is and where it belongs; there are three: the notes' [`Letters`], all 256 [`Bytes`], and 32-bit [`Values`]
//! that are bin numbers themselves, for any number of bins up to [`MAX_BINS`]. What belongs nowhere is not counted.
//!
//! The ladder: a stretch of the text for each thread, a grid-stride loop, a private histogram for each block in shared memory,
//! and two that keep private histograms smaller still: one for each lane of a warp in shared memory, and, for seven bins,
//! one for each thread in registers.

use crate::grid;
use cuda_std::atomic::{AtomicU32, Ordering};
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id};

/// The most bins that the kernels with shared memory take.
pub const MAX_BINS: usize = 4096;
/// Bins of the notes' histogram of letters.
pub const LETTER_BINS: usize = 7;
/// Counters that a block of the kernels with a histogram a lane has, 32 KiB.
const LANE_COUNTERS: usize = 8192;
/// What a binning gives for an element that belongs nowhere.
const NOWHERE: u32 = u32::MAX;

/// What the elements are and which bin each belongs to.
pub trait Binning: Copy {
    /// An element.
    type Item: Copy;

    /// The bin of an element; any number beyond the bins there are means nowhere.
    fn bin(self, item: Self::Item) -> u32;

    /// The elements that lie in a 32-bit word of memory, first to last.
    fn of_word(self, word: u32, each: impl FnMut(Self::Item));
}

/// The notes' binning: a to d, e to h, … and y and z. Everything else belongs nowhere.
#[derive(Clone, Copy)]
pub struct Letters;
/// A bin for each byte value.
#[derive(Clone, Copy)]
pub struct Bytes;
/// 32-bit elements that are the numbers of their bins.
#[derive(Clone, Copy)]
pub struct Values;

impl Binning for Letters {
    type Item = u8;

    #[inline(always)]
    fn bin(self, letter: u8) -> u32 {
        let place = letter.wrapping_sub(b'a');
        if place < 26 { u32::from(place / 4) } else { NOWHERE }
    }

    #[inline(always)]
    fn of_word(self, word: u32, each: impl FnMut(u8)) {
        word.to_le_bytes().iter().copied().for_each(each);
    }
}

impl Binning for Bytes {
    type Item = u8;

    #[inline(always)]
    fn bin(self, byte: u8) -> u32 {
        u32::from(byte)
    }

    #[inline(always)]
    fn of_word(self, word: u32, each: impl FnMut(u8)) {
        word.to_le_bytes().iter().copied().for_each(each);
    }
}

impl Binning for Values {
    type Item = u32;

    #[inline(always)]
    fn bin(self, value: u32) -> u32 {
        value
    }

    #[inline(always)]
    fn of_word(self, word: u32, mut each: impl FnMut(u32)) {
        each(word);
    }
}

/// Counts one element in global memory.
#[inline(always)]
fn count_globally<B: Binning>(binning: B, item: B::Item, bins: &[AtomicU32]) {
    if let Some(count) = bins.get(binning.bin(item) as usize) {
        count.fetch_add(1, Ordering::Relaxed);
    }
}

/// C5: each thread takes `chunk` neighbouring letters, the way one would split work over CPU cores. In each step the lanes of
/// a warp are `chunk` bytes apart, so that every one of them touches a sector of its own.
///
/// Cost of n letters: n reads of a byte, not coalesced, n global atomics; no shared memory, no barrier; warps diverge where
/// some lanes have a letter and others do not.
#[kernel]
pub fn histogram_letters_chunks(text: &[u8], bins: &[AtomicU32], chunk: usize) {
    let first = grid::x().saturating_mul(chunk).min(text.len());
    let end = first.saturating_add(chunk).min(text.len());
    grid::stride(first, 1, end, |i| {
        // SAFETY: below the length.
        count_globally(Letters, unsafe { *text.get_unchecked(i) }, bins);
    });
}

/// # Safety
/// `items` has `n` elements.
#[inline(always)]
unsafe fn by_grid_stride<B: Binning>(binning: B, items: *const B::Item, n: usize, bins: &[AtomicU32]) {
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below n.
        count_globally(binning, unsafe { *items.add(i) }, bins);
    });
}

/// C6: the grid strides over the text, so that in each step the lanes of a warp read neighbouring letters.
///
/// Cost of n letters: n reads of a byte, coalesced, n global atomics, all on seven counters; no shared memory, no barrier;
/// warps diverge where some lanes have a letter and others do not.
#[kernel]
pub fn histogram_letters_stride(text: &[u8], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements.
    unsafe { by_grid_stride(Letters, text.as_ptr(), text.len(), bins) }
}

/// C6 for any number of bins.
///
/// Cost of n elements: n reads, coalesced, n global atomics; no shared memory, no barrier.
#[kernel]
pub fn histogram_values_stride(values: &[u32], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements.
    unsafe { by_grid_stride(Values, values.as_ptr(), values.len(), bins) }
}

/// C7 over any binning: `N` shared counters hold the block's own histogram. Bins beyond `N` are not counted.
///
/// # Safety
/// `items` has `n` elements.
#[inline(always)]
unsafe fn privatised<B: Binning, const N: usize>(
    binning: B,
    items: *const B::Item,
    n: usize,
    bins: &[AtomicU32],
    own: Shared<u32, N>,
) {
    let count = bins.len().min(N);
    let (thread, threads) = (thread::index_in_block() as usize, thread::block_size() as usize);
    // SAFETY: below N.
    grid::stride(thread, threads, count, |bin| unsafe { own.set_unchecked(bin, 0) });
    thread::sync_threads();
    grid::stride(grid::x(), grid::width(), n, |i| {
        // SAFETY: below n.
        let bin = binning.bin(unsafe { *items.add(i) }) as usize;
        if bin < count {
            own.atomic_add(bin, 1);
        }
    });
    thread::sync_threads();
    grid::stride(thread, threads, count, |bin| {
        // SAFETY: below N, and below the number of bins.
        let (counted, total) = unsafe { (own.get_unchecked(bin), bins.get_unchecked(bin)) };
        total.fetch_add(counted, Ordering::Relaxed);
    });
}

/// C7: each block counts in seven counters in its shared memory and adds them to the global ones at its end.
///
/// Cost of n letters and b blocks: n reads of a byte, coalesced, 7·b global atomics instead of n; n shared atomics, 28 bytes of
/// shared memory, 2 barriers; warps diverge where some lanes have a letter and others do not.
#[kernel]
pub fn histogram_letters_shared(text: &[u8], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements.
    unsafe { privatised(Letters, text.as_ptr(), text.len(), bins, shared![u32; LETTER_BINS]) }
}

/// C7 for all byte values.
///
/// Cost of n bytes and b blocks: n reads of a byte, coalesced, 256·b global atomics; n shared atomics, 1 KiB of shared memory,
/// 2 barriers.
#[kernel]
pub fn histogram_bytes_shared(bytes: &[u8], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements.
    unsafe { privatised(Bytes, bytes.as_ptr(), bytes.len(), bins, shared![u32; 256]) }
}

/// C7 for any number of bins up to [`MAX_BINS`]; bins beyond are not counted.
///
/// Cost of n elements, k bins and b blocks: n reads, coalesced, k·b global atomics; n shared atomics, 16 KiB of shared memory,
/// 2 barriers.
#[kernel]
pub fn histogram_values_shared(values: &[u32], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements.
    unsafe { privatised(Values, values.as_ptr(), values.len(), bins, shared![u32; MAX_BINS]) }
}

/// The elements of an array before its first aligned 16-byte vector, the number of its vectors, and the elements after.
#[inline(always)]
fn split_vectors<T>(items: *const T, n: usize) -> (usize, usize) {
    let size = size_of::<T>();
    let head = (items.addr().wrapping_neg() % 16 / size).min(n);
    (head, (n - head) * size / 16)
}

/// A histogram for each lane of a warp, as far as they fit: the counters of a bin lie side by side, and lane l uses the copy
/// l modulo their number. With 32 copies each lane has a bank of its own and no two lanes the same counter.
///
/// # Safety
/// `items` has `n` elements and is aligned to their size; blocks have a multiple of 32 threads.
#[inline(always)]
unsafe fn by_lane<B: Binning>(
    binning: B,
    items: *const B::Item,
    n: usize,
    bins: &[AtomicU32],
    own: Shared<u32, LANE_COUNTERS>,
) {
    let count = (bins.len().min(MAX_BINS)) as u32;
    if count == 0 {
        return;
    }
    // The greatest power of two of copies that fits, at most one a lane.
    let copies_log2 = (LANE_COUNTERS as u32 / count).min(WARP_SIZE).ilog2();
    let mask = (1 << copies_log2) - 1;
    let copy = lane_id() & mask;
    let (thread, threads) = (thread::index_in_block(), thread::block_size());
    let counters = (count << copies_log2) as usize;
    // SAFETY: there are at most LANE_COUNTERS.
    grid::stride(thread as usize, threads as usize, counters, |i| unsafe { own.set_unchecked(i, 0) });
    thread::sync_threads();
    let add = |item: B::Item| {
        let bin = binning.bin(item);
        if bin < count {
            let place = ((bin << copies_log2) | copy) as usize;
            // SAFETY: the bins times the copies are at most LANE_COUNTERS.
            unsafe { core::hint::assert_unchecked(place < LANE_COUNTERS) };
            own.atomic_add(place, 1);
        }
    };
    let (head, vectors) = split_vectors(items, n);
    let rest = head + vectors * (16 / size_of::<B::Item>());
    let (first, step) = (grid::x(), grid::width());
    // SAFETY: all below n; the vectors are aligned.
    unsafe {
        grid::stride(first, step, head, |i| add(*items.add(i)));
        let from = items.add(head).cast::<Vec4<u32>>();
        grid::stride(first, step, vectors, |i| {
            let Vec4(words) = *from.add(i);
            for word in &words {
                binning.of_word(*word, add);
            }
        });
        grid::stride(rest + first, step, n, |i| add(*items.add(i)));
    }
    thread::sync_threads();
    grid::stride(thread as usize, threads as usize, count as usize, |bin| {
        let mut sum = 0u32;
        for turn in 0..=mask {
            // Lanes with neighbouring bins start at different copies, that is in different banks.
            let copy = (turn + bin as u32) & mask;
            // SAFETY: as above.
            sum = sum.wrapping_add(unsafe { own.get_unchecked(bin << copies_log2 | copy as usize) });
        }
        if sum != 0 {
            // SAFETY: below the number of bins.
            unsafe { bins.get_unchecked(bin) }.fetch_add(sum, Ordering::Relaxed);
        }
    });
}

/// The best for all byte values: 16-byte reads, and a histogram for each lane of a warp.
///
/// Cost of n bytes and b blocks: n/16 reads of 16 bytes, coalesced, at most 256·b global atomics; n shared atomics without bank
/// conflicts, 32 KiB of shared memory, 2 barriers; no divergence but at the ends.
///
/// # Safety
/// Blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn histogram_bytes_lanes(bytes: &[u8], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements; the caller promises the blocks.
    unsafe { by_lane(Bytes, bytes.as_ptr(), bytes.len(), bins, shared![u32; LANE_COUNTERS]) }
}

/// The best for any number of bins up to [`MAX_BINS`]: 16-byte reads, and as many histograms a block as fit in 32 KiB, at
/// most one for each lane of a warp. Bins beyond are not counted.
///
/// Cost of n elements, k bins and b blocks: n reads in n/4 instructions, coalesced, at most k·b global atomics; n shared atomics,
/// without bank conflicts up to 256 bins, 32 KiB of shared memory, 2 barriers.
///
/// # Safety
/// Blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn histogram_values_lanes(values: &[u32], bins: &[AtomicU32]) {
    // SAFETY: the slice has that many elements; the caller promises the blocks.
    unsafe { by_lane(Values, values.as_ptr(), values.len(), bins, shared![u32; LANE_COUNTERS]) }
}

/// Bits 0, 8, 16 and 24: one for each byte of a word.
const EACH_BYTE: u32 = 0x0101_0101;

/// Up to 32 letters as four planes of bits, one bit a letter: whether it is a letter, and the bits of its bin's number.
#[derive(Clone, Copy, Default)]
struct Planes {
    is_letter: u32,
    bin: [u32; 3],
}

impl Planes {
    /// Adds the four letters of a word at the bits `at`, `at + 8` …; `at` is below 8.
    #[inline(always)]
    fn add(&mut self, word: u32, at: u32) {
        // In each byte: the low seven bits less those of 'a', and bit 7 set unless that is below zero. No byte borrows from the
        // next, because each has bit 7 set before.
        let place = (word | (EACH_BYTE << 7)).wrapping_sub(EACH_BYTE * u32::from(b'a'));
        // In each byte: bit 5 set if the place is 26 or more. Places end at 30, and 30 + 6 still is below 64.
        let beyond = (place & (EACH_BYTE * 0x1f)).wrapping_add(EACH_BYTE * 6);
        // Bit 7: 'a' or later, not beyond 'z', and a byte below 128.
        let is_letter = place & !word & !(beyond << 2);
        self.is_letter |= (is_letter >> 7 & EACH_BYTE) << at;
        for (bit, plane) in self.bin.iter_mut().enumerate() {
            // Bits 2, 3 and 4 of the place are the bin: place / 4.
            *plane |= (place >> (2 + bit) & EACH_BYTE) << at;
        }
    }

    /// How many letters are in a bin.
    #[inline(always)]
    fn count(self, bin: u32) -> u32 {
        let mut there = self.is_letter;
        for (bit, plane) in self.bin.iter().enumerate() {
            there &= if bin >> bit & 1 != 0 { *plane } else { !*plane };
        }
        there.count_ones()
    }
}

/// The best for letters: a histogram for each thread in registers, 32 letters at a time. The letters of two 16-byte vectors are
/// turned into planes of bits, four letters an instruction, and a population count gives how many are in a bin: no branch, no
/// atomic and no memory but the text itself.
///
/// Cost of n letters and b blocks of w warps: n/16 reads of 16 bytes, coalesced, at most 7·b global atomics; 7·w·b shared
/// atomics, 28 bytes of shared memory, 2 barriers; no divergence but at the ends.
///
/// # Safety
/// Blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn histogram_letters_planes(text: &[u8], bins: &[AtomicU32]) {
    let own = shared![u32; LETTER_BINS];
    let thread = thread::index_in_block() as usize;
    if thread < LETTER_BINS {
        own.set(thread, 0);
    }
    thread::sync_threads();
    let mut counts = [0u32; LETTER_BINS];
    let (items, n) = (text.as_ptr(), text.len());
    let (head, vectors) = split_vectors(items, n);
    let (first, step) = (grid::x(), grid::width());
    // SAFETY: all places are below n; the vectors are aligned.
    unsafe {
        let from = items.add(head).cast::<Vec4<u32>>();
        grid::stride(first, 2 * step, vectors, |i| {
            let Vec4([a, b, c, d]) = *from.add(i);
            // No letters where there is no second vector.
            let far = i + step;
            let Vec4([e, f, g, h]) = if far < vectors { *from.add(far) } else { Vec4::splat(0) };
            let mut planes = Planes::default();
            for (at, word) in [a, b, c, d, e, f, g, h].iter().enumerate() {
                planes.add(*word, at as u32);
            }
            for (bin, count) in counts.iter_mut().enumerate() {
                *count += planes.count(bin as u32);
            }
        });
        let mut one_by_one = |i: usize| {
            let bin = Letters.bin(*items.add(i));
            for (of, count) in counts.iter_mut().enumerate() {
                *count += u32::from(bin == of as u32);
            }
        };
        grid::stride(first, step, head, &mut one_by_one);
        grid::stride(head + vectors * 16 + first, step, n, &mut one_by_one);
    }
    for (bin, count) in counts.iter().enumerate() {
        let sum = warp::warp_reduce_add(u32::MAX, *count);
        if lane_id() == 0 {
            own.atomic_add(bin, sum);
        }
    }
    thread::sync_threads();
    if let Some(total) = bins.get(thread)
        && thread < LETTER_BINS
    {
        total.fetch_add(own.get(thread), Ordering::Relaxed);
    }
}
