//! Segmented scans (note E4): flags mark where a segment starts, and the scan starts anew there.
//!
//! A segmented scan is an ordinary one over pairs of a value and whether a segment starts in what the pair stands for:
//! what comes later wins if a segment starts in it. That operator is associative, so every way to scan will do.
//! The first element starts a segment with or without a flag.

use super::look_back::{BLOCK, Memory, Stream, memory, put_four, scan_tile};
use crate::grid;
use crate::operator::Operator;
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::warp::WarpShuffleValue;

/// The sum of a run of elements since the last start of a segment in it (the low half), and whether there is one (bit 32).
/// One word, which stays in registers where a struct in an array would not.
#[derive(Clone, Copy)]
pub(super) struct Segment(pub u64);

impl Segment {
    #[inline(always)]
    fn new(value: i32, starts: bool) -> Segment {
        Segment(u64::from(starts) << 32 | u64::from(value as u32))
    }

    #[inline(always)]
    fn value(self) -> i32 {
        self.0 as i32
    }

    #[inline(always)]
    fn starts(self) -> bool {
        self.0 >> 32 != 0
    }
}

impl WarpShuffleValue for Segment {
    #[inline(always)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Segment {
        Segment(self.0.through_registers(shuffle))
    }
}

/// Addition inside segments.
struct AddInSegment;

impl Operator<Segment> for AddInSegment {
    const IDENTITY: Segment = Segment(0);
    #[inline(always)]
    fn combine(earlier: Segment, later: Segment) -> Segment {
        let sum = earlier.value().wrapping_add(later.value());
        let value = if later.starts() { later.value() } else { sum };
        Segment::new(value, earlier.starts() | later.starts())
    }
}

/// E4, the start of the sweeps: copies values and flags and fills up to the next power of two. The flags are kept twice:
/// the way up changes one copy, the way down needs both.
///
/// Cost of n elements, padded to p: 5n bytes read and 6p written, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `flags` has as many elements as `input`; `data`, `runs` and `starts` have room for `len`.
#[kernel]
pub unsafe fn segmented_pad(
    input: &[i32],
    flags: *const u8,
    data: *mut i32,
    runs: *mut u8,
    starts: *mut u8,
    len: usize,
) {
    grid::stride(grid::x(), grid::width(), len, |i| {
        let inside = i < input.len();
        // SAFETY: below the lengths, and each thread writes its own elements.
        unsafe {
            let flag = if inside { *flags.add(i) } else { 0 };
            *data.add(i) = if inside { *input.as_ptr().add(i) } else { 0 };
            *runs.add(i) = flag;
            *starts.add(i) = flag;
        }
    });
}

/// E4, one level upwards: the last element of each run of 2·`stride` gets the sum of both halves, unless a segment starts in the
/// second; its flag tells whether one starts in the run.
///
/// Cost of p elements: per run 10 bytes read and 5 written, uncoalesced; a warp diverges where runs differ in their flags.
///
/// # Safety
/// `data` and `flags` have `runs` runs of 2·`stride` elements.
#[kernel]
pub unsafe fn segmented_up_sweep(data: *mut i32, flags: *mut u8, runs: usize, stride: usize) {
    grid::stride(grid::x(), grid::width(), runs, |run| {
        let last = (run + 1) * 2 * stride - 1;
        // SAFETY: inside the run, which only this thread touches.
        unsafe {
            if *flags.add(last) == 0 {
                *data.add(last) = (*data.add(last - stride)).wrapping_add(*data.add(last));
            }
            *flags.add(last) |= *flags.add(last - stride);
        }
    });
}

/// E4, one level downwards: the first half's end gets what comes before the run. The second half's end gets 0 if a segment
/// starts at the second half's first element, the first half's sum if one starts inside the first half, and else the sum of what
/// comes before and the first half.
///
/// Cost of p elements: per run 10 bytes read and 9 written, uncoalesced; a warp diverges where runs differ in their flags.
///
/// # Safety
/// `data`, `flags` and `starts` have `runs` runs of 2·`stride` elements.
#[kernel]
pub unsafe fn segmented_down_sweep(
    data: *mut i32,
    flags: *mut u8,
    starts: *const u8,
    runs: usize,
    stride: usize,
) {
    grid::stride(grid::x(), grid::width(), runs, |run| {
        let last = (run + 1) * 2 * stride - 1;
        let middle = last - stride;
        // SAFETY: inside the run, which only this thread touches; the flags of `starts` are never changed.
        unsafe {
            let (left, before) = (*data.add(middle), *data.add(last));
            *data.add(middle) = before;
            *data.add(last) = if *starts.add(middle + 1) != 0 {
                0
            } else if *flags.add(middle) != 0 {
                left
            } else {
                before.wrapping_add(left)
            };
            *flags.add(middle) = 0;
        }
    });
}

/// Values, flags and the scan.
struct Flagged<const INCLUSIVE: bool> {
    input: *const i32,
    flags: *const u8,
    output: *mut i32,
    aligned: bool,
}

impl<const INCLUSIVE: bool> Flagged<INCLUSIVE> {
    /// The result at an element: of an exclusive scan 0 where a segment starts.
    #[inline(always)]
    fn result(value: Segment, before: Segment) -> i32 {
        if INCLUSIVE {
            AddInSegment::combine(before, value).value()
        } else if value.starts() {
            0
        } else {
            before.value()
        }
    }
}

impl<const INCLUSIVE: bool> Stream<Segment> for Flagged<INCLUSIVE> {
    #[inline(always)]
    unsafe fn load_four(&self, at: usize) -> [Segment; 4] {
        // SAFETY: as the caller promises.
        unsafe {
            if !self.aligned {
                return [self.load(at), self.load(at + 1), self.load(at + 2), self.load(at + 3)];
            }
            let Vec4([a, b, c, d]) = ptr::load(self.input.add(at).cast::<Vec4<i32>>());
            let flags = ptr::load(self.flags.add(at).cast::<u32>());
            let one = |value: i32, byte: u32| Segment::new(value, flags >> (8 * byte) & 0xff != 0);
            [one(a, 0), one(b, 1), one(c, 2), one(d, 3)]
        }
    }

    #[inline(always)]
    unsafe fn load(&self, at: usize) -> Segment {
        // SAFETY: as the caller promises.
        unsafe { Segment::new(*self.input.add(at), *self.flags.add(at) != 0) }
    }

    #[inline(always)]
    unsafe fn store_four(&self, at: usize, [a, b, c, d]: [Segment; 4], [w, x, y, z]: [Segment; 4]) {
        let four = [Self::result(a, w), Self::result(b, x), Self::result(c, y), Self::result(d, z)];
        // SAFETY: as the caller promises.
        unsafe { put_four(self.output.add(at), four, self.aligned) }
    }

    #[inline(always)]
    unsafe fn store(&self, at: usize, value: Segment, before: Segment) {
        // SAFETY: as the caller promises.
        unsafe { *self.output.add(at) = Self::result(value, before) };
    }
}

/// # Safety
/// As the kernels.
#[inline(always)]
unsafe fn segmented<const INCLUSIVE: bool>(
    input: &[i32],
    flags: *const u8,
    output: *mut i32,
    states: *mut u64,
    memory: Memory,
) {
    let (pointer, n) = (input.as_ptr(), input.len());
    let aligned =
        grid::is_vector_aligned(pointer) && grid::is_vector_aligned(flags) && grid::is_vector_aligned(output);
    let stream = Flagged::<INCLUSIVE> { input: pointer, flags, output, aligned };
    // SAFETY: as the caller promises.
    unsafe { scan_tile::<Segment, AddInSegment>(&stream, n, states, memory) }
}

/// The best inclusive segmented scan: a single pass with look-back; a tile's word holds whether a segment starts in
/// the tile.
///
/// Cost of n elements: 5n bytes read and 4n written in n/4 instructions an array, coalesced; the rest as
/// [`scan_look_back`](super::look_back::scan_look_back), with two shuffles for each of its.
///
/// Launch bounds: 64 registers a thread, so that four blocks are resident; LLVM's PTX takes 85 otherwise, for two. While one
/// of a block's warps looks back the others wait, and other blocks have to fill the time.
///
/// # Safety
/// `flags` has as many elements as `input`; the rest as [`scan_look_back`](super::look_back::scan_look_back).
#[kernel(launch_bounds(BLOCK, 4))]
pub unsafe fn segmented_look_back(input: &[i32], flags: *const u8, output: *mut i32, states: *mut u64) {
    // SAFETY: as the caller promises.
    unsafe { segmented::<true>(input, flags, output, states, memory!()) }
}

/// The best exclusive segmented scan.
///
/// Cost and launch bounds: as [`segmented_look_back`].
///
/// # Safety
/// As [`segmented_look_back`].
#[kernel(launch_bounds(BLOCK, 4))]
pub unsafe fn segmented_look_back_exclusive(
    input: &[i32],
    flags: *const u8,
    output: *mut i32,
    states: *mut u64,
) {
    // SAFETY: as the caller promises.
    unsafe { segmented::<false>(input, flags, output, states, memory!()) }
}
