//! Scans of rows, a block a row; rows of any length go section by section, and the sum of what came before is carried on.
//!
//! The kernels for floats are there to count: a float addition is an instruction of its own class, while integer additions
//! hide among those for addresses.

use super::{block_scan, scan_four};
use crate::grid;
use crate::operator::{Add, Operator};
use crate::reduce::Value;
use core::convert::identity;
use cuda_std::prelude::*;
use cuda_std::ptr;

/// Elements of a section of the notes' kernels.
const SECTION: usize = 1024;

/// Runs `body(start, n)` for the sections of the rows that are the block's: `start` is the place of the section's
/// first element and `n` the number of its elements. Every thread of the block runs every section.
#[inline(always)]
fn each_section(width: usize, rows: usize, section: usize, mut body: impl FnMut(usize, usize)) {
    grid::stride(thread::block_idx_x() as usize, thread::grid_dim_x() as usize, rows, |row| {
        grid::stride(0, section, width, |first| {
            body(row * width + first, (width - first).min(section));
        });
    });
}

/// Kogge–Stone on a section of 1024 in shared memory, a thread an element: in step s each element gets the one s places
/// before it added. Reads and writes of a step are kept apart by two barriers.
///
/// # Safety
/// Blocks have 1024 threads.
#[inline(always)]
unsafe fn kogge_stone<T: Value, O: Operator<T>>(buffer: Shared<T, SECTION>, value: T) -> T {
    let t = thread::thread_idx_x() as usize;
    let mut sum = value;
    // SAFETY: t is below 1024.
    unsafe {
        buffer.set_unchecked(t, sum);
        let mut stride = 1;
        while stride < SECTION {
            thread::sync_threads();
            if t >= stride {
                sum = O::combine(buffer.get_unchecked(t - stride), sum);
            }
            thread::sync_threads();
            buffer.set_unchecked(t, sum);
            stride *= 2;
        }
    }
    sum
}

/// The kernels that give each thread of 1024 an element: loads, scans, adds the carry, stores.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 1024 threads.
#[inline(always)]
unsafe fn thread_an_element<T: Value, O: Operator<T>>(
    input: *const T,
    output: *mut T,
    [width, rows]: [usize; 2],
    last: Shared<T, 1>,
    map: impl Fn(T) -> T,
    scan: impl Fn(T) -> T,
) {
    let t = thread::thread_idx_x() as usize;
    let mut carry = O::IDENTITY;
    each_section(width, rows, SECTION, |start, n| {
        // SAFETY: thread t has an element if t is below n.
        let value = if t < n { map(unsafe { *input.add(start + t) }) } else { O::IDENTITY };
        let sum = O::combine(carry, scan(value));
        if t < n {
            // SAFETY: as above, and the element is this thread's.
            unsafe { *output.add(start + t) = sum };
        }
        if width > SECTION {
            if t == SECTION - 1 {
                last.set(0, sum);
            }
            thread::sync_threads();
            carry = last.get(0);
        }
        // The next section goes where this one may still be read.
        thread::sync_threads();
    });
}

/// C14, as the notes have it: each element is squared, then Kogge–Stone.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 4112 bytes of shared memory; 21 barriers and 9217 additions a
/// row, and one an element for the carry; the five steps below 32 diverge in one warp.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 1024 threads.
#[kernel]
pub unsafe fn row_scan_squares(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let (buffer, last) = (shared![i32; 1024], shared![i32; 1]);
    let square = |value: i32| value.wrapping_mul(value);
    // SAFETY: as the caller promises.
    unsafe {
        thread_an_element::<i32, Add>(input, output, [width, rows], last, square, |value| {
            kogge_stone::<i32, Add>(buffer, value)
        });
    }
}

/// C14 without the square: Kogge–Stone, n·log₂ n − n + 1 additions.
///
/// Cost of h rows of 1024: as [`row_scan_squares`].
///
/// # Safety
/// As [`row_scan_squares`].
#[kernel]
pub unsafe fn row_scan_kogge_stone(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let (buffer, last) = (shared![i32; 1024], shared![i32; 1]);
    // SAFETY: as the caller promises.
    unsafe {
        thread_an_element::<i32, Add>(input, output, [width, rows], last, identity, |value| {
            kogge_stone::<i32, Add>(buffer, value)
        });
    }
}

/// [`row_scan_kogge_stone`] for floats.
///
/// Cost: the same.
///
/// # Safety
/// As [`row_scan_squares`].
#[kernel]
pub unsafe fn row_scan_kogge_stone_f32(input: *const f32, output: *mut f32, width: usize, rows: usize) {
    let (buffer, last) = (shared![f32; 1024], shared![f32; 1]);
    // SAFETY: as the caller promises.
    unsafe {
        thread_an_element::<f32, Add>(input, output, [width, rows], last, identity, |value| {
            kogge_stone::<f32, Add>(buffer, value)
        });
    }
}

/// E3, Hillis–Steele with two buffers: each step reads one and writes the other, so that one barrier a step will do.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 8208 bytes of shared memory; 11 barriers and 9217 additions a
/// row, and one an element for the carry; the five steps below 32 diverge in one warp.
///
/// # Safety
/// As [`row_scan_squares`].
#[kernel]
pub unsafe fn row_scan_hillis_steele(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let (buffer, last) = (shared![i32; 2048], shared![i32; 1]);
    let t = thread::thread_idx_x() as usize;
    // SAFETY: as the caller promises; t is below 1024, so both buffers have its place.
    unsafe {
        thread_an_element::<i32, Add>(input, output, [width, rows], last, identity, |value| {
            let (mut sum, mut half, mut stride) = (value, 0, 1);
            while stride < SECTION {
                buffer.set_unchecked(half + t, sum);
                thread::sync_threads();
                if t >= stride {
                    sum = buffer.get_unchecked(half + t - stride).wrapping_add(sum);
                }
                half = SECTION - half;
                stride *= 2;
            }
            sum
        });
    }
}

/// B6: two rounds of shuffles in place of the ten steps in shared memory.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 160 bytes of shared memory; 3 barriers and 11 shuffles a lane
/// and row.
///
/// # Safety
/// As [`row_scan_squares`].
#[kernel]
pub unsafe fn row_scan_shuffle(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let (slots, last) = (shared![i32; 33], shared![i32; 1]);
    // SAFETY: as the caller promises; a barrier stands between two sections.
    unsafe {
        thread_an_element::<i32, Add>(input, output, [width, rows], last, identity, |value| {
            block_scan::<i32, Add>(value, slots).0.wrapping_add(value)
        });
    }
}

/// The kernels that keep a section of 1024 in shared memory, two elements for each of 512 threads: loads, scans in place, adds
/// the carry, stores.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 512 threads. `scan` gives the section's
/// total.
#[inline(always)]
unsafe fn two_elements<T: Value, O: Operator<T>>(
    input: *const T,
    output: *mut T,
    [width, rows]: [usize; 2],
    buffer: Shared<T, SECTION>,
    scan: impl Fn(usize) -> T,
) {
    let t = thread::thread_idx_x() as usize;
    let mut carry = O::IDENTITY;
    each_section(width, rows, SECTION, |start, n| {
        for i in [t, t + SECTION / 2] {
            // SAFETY: inside the section.
            unsafe { buffer.set_unchecked(i, if i < n { *input.add(start + i) } else { O::IDENTITY }) };
        }
        let total = scan(t);
        for i in [t, t + SECTION / 2] {
            if i < n {
                // SAFETY: inside the section, and the element is this thread's.
                unsafe {
                    let sum = buffer.get_unchecked(i);
                    *output.add(start + i) = O::combine(carry, sum);
                }
            }
        }
        carry = O::combine(carry, total);
        thread::sync_threads();
    });
}

/// Sums of pairs, of fours and so on up a tree, each where its last element stood; a barrier stands before each level.
///
/// # Safety
/// Blocks have 512 threads; `t` is the thread.
#[inline(always)]
unsafe fn up_sweep<T: Value, O: Operator<T>>(buffer: Shared<T, SECTION>, t: usize) {
    // SAFETY: the conditions keep all places below 1024.
    unsafe {
        let mut stride = 1;
        while stride <= SECTION / 2 {
            thread::sync_threads();
            let i = (t + 1) * 2 * stride - 1;
            if i < SECTION {
                let sum = O::combine(buffer.get_unchecked(i - stride), buffer.get_unchecked(i));
                buffer.set_unchecked(i, sum);
            }
            stride *= 2;
        }
    }
}

/// Brent–Kung on a section of 1024 with 512 threads: sums of pairs, of fours … up a tree, then down again to the places
/// between. All barriers are here, the last one included, which the notes leave out: without it a thread stores
/// elements that others have not finished.
///
/// # Safety
/// Blocks have 512 threads; `t` is the thread.
#[inline(always)]
unsafe fn brent_kung<T: Value, O: Operator<T>>(buffer: Shared<T, SECTION>, t: usize) -> T {
    // SAFETY: the conditions keep all places below 1024.
    unsafe {
        up_sweep::<T, O>(buffer, t);
        let mut stride = SECTION / 4;
        while stride > 0 {
            thread::sync_threads();
            let i = (t + 1) * 2 * stride - 1;
            if i + stride < SECTION {
                let sum = O::combine(buffer.get_unchecked(i), buffer.get_unchecked(i + stride));
                buffer.set_unchecked(i + stride, sum);
            }
            stride /= 2;
        }
        thread::sync_threads();
        buffer.get_unchecked(SECTION - 1)
    }
}

/// C15: Brent–Kung, sections of 1024, blocks of 512: 2n − 2 − log₂ n additions.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 4096 bytes of shared memory; 21 barriers and 2036 additions a
/// row, and one an element and one a thread for the carry; a warp diverges in the steps in which fewer than 32 threads add.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 512 threads.
#[kernel]
pub unsafe fn row_scan_brent_kung(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let buffer = shared![i32; 1024];
    // SAFETY: as the caller promises.
    unsafe {
        let scan = |t| brent_kung::<i32, Add>(buffer, t);
        two_elements::<i32, Add>(input, output, [width, rows], buffer, scan);
    }
}

/// [`row_scan_brent_kung`] for floats.
///
/// Cost: the same.
///
/// # Safety
/// As [`row_scan_brent_kung`].
#[kernel]
pub unsafe fn row_scan_brent_kung_f32(input: *const f32, output: *mut f32, width: usize, rows: usize) {
    let buffer = shared![f32; 1024];
    // SAFETY: as the caller promises.
    unsafe {
        let scan = |t| brent_kung::<f32, Add>(buffer, t);
        two_elements::<f32, Add>(input, output, [width, rows], buffer, scan);
    }
}

/// E3, up- and down-sweep on a section of 1024 with 512 threads: the tree of sums, then its root becomes 0 and each node
/// hands its value to the left child and the sum with the left child's to the right one.
///
/// # Safety
/// Blocks have 512 threads; `t` is the thread.
#[inline(always)]
unsafe fn up_down_sweep<T: Value, O: Operator<T>>(buffer: Shared<T, SECTION>, t: usize) -> T {
    // SAFETY: the conditions keep all places below 1024.
    unsafe {
        up_sweep::<T, O>(buffer, t);
        thread::sync_threads();
        let total = buffer.get_unchecked(SECTION - 1);
        thread::sync_threads();
        if t == 0 {
            buffer.set_unchecked(SECTION - 1, O::IDENTITY);
        }
        let mut stride = SECTION / 2;
        while stride > 0 {
            thread::sync_threads();
            let i = (t + 1) * 2 * stride - 1;
            if i < SECTION {
                let (left, own) = (buffer.get_unchecked(i - stride), buffer.get_unchecked(i));
                buffer.set_unchecked(i - stride, own);
                buffer.set_unchecked(i, O::combine(own, left));
            }
            stride /= 2;
        }
        thread::sync_threads();
        total
    }
}

/// E3: exclusive scan by up- and down-sweep: 2n − 2 additions.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 4096 bytes of shared memory; 24 barriers and 2046 additions a
/// row, and one an element and one a thread for the carry; a warp diverges in the steps in which fewer than 32 threads add.
///
/// # Safety
/// As [`row_scan_brent_kung`].
#[kernel]
pub unsafe fn row_scan_sweep(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    let buffer = shared![i32; 1024];
    // SAFETY: as the caller promises.
    unsafe {
        let scan = |t| up_down_sweep::<i32, Add>(buffer, t);
        two_elements::<i32, Add>(input, output, [width, rows], buffer, scan);
    }
}

/// [`row_scan_sweep`] for floats.
///
/// Cost: the same.
///
/// # Safety
/// As [`row_scan_brent_kung`].
#[kernel]
pub unsafe fn row_scan_sweep_f32(input: *const f32, output: *mut f32, width: usize, rows: usize) {
    let buffer = shared![f32; 1024];
    // SAFETY: as the caller promises.
    unsafe {
        let scan = |t| up_down_sweep::<f32, Add>(buffer, t);
        two_elements::<f32, Add>(input, output, [width, rows], buffer, scan);
    }
}

/// Elements of a thread in the kernels with a chunk a thread, and its threads.
const CHUNK: usize = 8;
/// Places of a chunk in shared memory: one more, so that the lanes of a warp walk through different banks.
const PITCH: usize = CHUNK + 1;

/// E3, a chunk a core: 128 threads walk through eight neighbouring elements each, their sums are scanned, and what came
/// before is added to each element.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 128 threads.
#[inline(always)]
unsafe fn chunks<T: Value, O: Operator<T>>(
    input: *const T,
    output: *mut T,
    [width, rows]: [usize; 2],
    buffer: Shared<T, 1152>,
    slots: Shared<T, 33>,
) {
    const THREADS: usize = SECTION / CHUNK;
    let t = thread::thread_idx_x() as usize;
    let mut carry = O::IDENTITY;
    each_section(width, rows, SECTION, |start, n| {
        let place = |i: usize| i / CHUNK * PITCH + i % CHUNK;
        // SAFETY: places of elements below 1024 are below 1152; a barrier stands between two sections.
        unsafe {
            grid::stride(t, THREADS, SECTION, |i| {
                buffer.set_unchecked(place(i), if i < n { *input.add(start + i) } else { O::IDENTITY });
            });
            thread::sync_threads();
            let mut sum = buffer.get_unchecked(t * PITCH);
            for i in 1..CHUNK {
                sum = O::combine(sum, buffer.get_unchecked(t * PITCH + i));
                buffer.set_unchecked(t * PITCH + i, sum);
            }
            let (before, total) = block_scan::<T, O>(sum, slots);
            let before = O::combine(carry, before);
            for i in 0..CHUNK {
                buffer.set_unchecked(t * PITCH + i, O::combine(before, buffer.get_unchecked(t * PITCH + i)));
            }
            thread::sync_threads();
            grid::stride(t, THREADS, n, |i| *output.add(start + i) = buffer.get_unchecked(place(i)));
            carry = O::combine(carry, total);
        }
        thread::sync_threads();
    });
}

/// E3: inclusive scan with a chunk of 8 a thread, about 2n additions.
///
/// Cost of h rows of 1024: n reads and n writes, coalesced; 4752 bytes of shared memory without conflicts in the walks; 5
/// barriers a row.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 128 threads.
#[kernel]
pub unsafe fn row_scan_chunks(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    // SAFETY: as the caller promises.
    unsafe { chunks::<i32, Add>(input, output, [width, rows], shared![i32; 1152], shared![i32; 33]) }
}

/// [`row_scan_chunks`] for floats.
///
/// Cost: the same.
///
/// # Safety
/// As [`row_scan_chunks`].
#[kernel]
pub unsafe fn row_scan_chunks_f32(input: *const f32, output: *mut f32, width: usize, rows: usize) {
    // SAFETY: as the caller promises.
    unsafe { chunks::<f32, Add>(input, output, [width, rows], shared![f32; 1152], shared![f32; 33]) }
}

/// Threads of the best kernel; four elements each.
const BEST: usize = SECTION / 4;

/// The best of the row scans: 256 threads with four neighbouring elements each in 16-byte accesses, shuffles, two barriers
/// and one between sections. Rows that do not start at multiples of 16 bytes go element by element.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 256 threads.
#[inline(always)]
unsafe fn four_a_thread<const INCLUSIVE: bool>(
    input: *const i32,
    output: *mut i32,
    [width, rows]: [usize; 2],
    slots: Shared<i32, 33>,
) {
    let t = thread::thread_idx_x() as usize;
    let vectors =
        width.is_multiple_of(4) && grid::is_vector_aligned(input) && grid::is_vector_aligned(output);
    let mut carry = 0i32;
    each_section(width, rows, BEST * 4, |start, n| {
        let (first, mine) = (start + 4 * t, n.saturating_sub(4 * t).min(4));
        // SAFETY: `mine` elements from `first` on are inside the section, and this thread's.
        unsafe {
            let values = if vectors && mine == 4 {
                ptr::load(input.add(first).cast::<Vec4<i32>>())
            } else {
                let one = |i: usize| if i < mine { *input.add(first + i) } else { 0 };
                Vec4([one(0), one(1), one(2), one(3)])
            };
            let Vec4([a, b, c, d]) = values;
            let own = a.wrapping_add(b).wrapping_add(c).wrapping_add(d);
            let (before, total) = block_scan::<i32, Add>(own, slots);
            let scanned = scan_four::<i32, Add, INCLUSIVE>(values, before.wrapping_add(carry));
            if vectors && mine == 4 {
                ptr::store(output.add(first).cast::<Vec4<i32>>(), scanned);
            } else {
                let Vec4([a, b, c, d]) = scanned;
                for (i, sum) in [(0, a), (1, b), (2, c), (3, d)] {
                    if i < mine {
                        *output.add(first + i) = sum;
                    }
                }
            }
            carry = carry.wrapping_add(total);
        }
        thread::sync_threads();
    });
}

/// The best inclusive scan of rows.
///
/// Cost of h rows of 1024: n reads and n writes in n/4 instructions each, coalesced; 144 bytes of shared memory; 3 barriers
/// and 11 shuffles a lane and row.
///
/// # Safety
/// `input` has `width * rows` elements and `output` room for as many; blocks have 256 threads.
#[kernel]
pub unsafe fn row_scan_int4(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    // SAFETY: as the caller promises.
    unsafe { four_a_thread::<true>(input, output, [width, rows], shared![i32; 33]) }
}

/// The best exclusive scan of rows.
///
/// Cost: as [`row_scan_int4`].
///
/// # Safety
/// As [`row_scan_int4`].
#[kernel]
pub unsafe fn row_scan_exclusive_int4(input: *const i32, output: *mut i32, width: usize, rows: usize) {
    // SAFETY: as the caller promises.
    unsafe { four_a_thread::<false>(input, output, [width, rows], shared![i32; 33]) }
}
