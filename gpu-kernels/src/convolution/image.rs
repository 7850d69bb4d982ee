//! Convolutions in two dimensions over integers (C9, C10, C11): basic, with the mask in constant memory, through read-only
//! loads, through a tile with a halo in shared memory, and strips in registers.

use super::{MAX_TAPS, PADDED, four_or_zero, shift, store_four};
use crate::grid::{self, unrolled};
use cuda_std::prelude::*;
use cuda_std::{constant, ptr, shared};

/// The extents of an image and a mask, passed by value. Both are row-major, without padding.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct Extents {
    /// Rows of the image.
    pub height: u32,
    /// Columns of the image.
    pub width: u32,
    /// Rows of the mask: odd, at most 31.
    pub mask_height: u32,
    /// Columns of the mask: odd, at most 31.
    pub mask_width: u32,
}

/// Rows of zeros above and below the padded mask: a strip of four rows reaches so far beyond it.
pub const ROW_PADDING: usize = 3;
/// Rows of the padded mask.
pub const PADDED_ROWS: usize = MAX_TAPS + 2 * ROW_PADDING;

constant! {
    /// The mask of the kernels that read it from constant memory, row-major without padding.
    pub static CONVOLUTION_MASK: [i32; MAX_TAPS * MAX_TAPS];
    /// The mask of [`convolution_strip_any`]: rows of 32, with three rows of zeros above and below, and the taps of a row from
    /// [`shift`] on.
    pub static CONVOLUTION_PADDED_MASK: [i32; PADDED_ROWS * PADDED];
}

/// One element of the result, with its input straight from memory.
///
/// # Safety
/// `read` may be called for all places of the image, and `tap` for all of the mask.
#[inline(always)]
unsafe fn element(
    e: &Extents,
    row: u32,
    column: u32,
    read: impl Fn(usize) -> i32,
    tap: impl Fn(usize) -> i32,
) -> i32 {
    let (top, left) = (row.wrapping_sub(e.mask_height / 2), column.wrapping_sub(e.mask_width / 2));
    let mut sum = 0i32;
    for i in 0..e.mask_height {
        let row = top.wrapping_add(i);
        // What lies before the first row or column has wrapped.
        if row >= e.height {
            continue;
        }
        for j in 0..e.mask_width {
            let column = left.wrapping_add(j);
            if column < e.width {
                let value = read(row as usize * e.width as usize + column as usize);
                sum = value.wrapping_mul(tap((i * e.mask_width + j) as usize)).wrapping_add(sum);
            }
        }
    }
    sum
}

/// The kernels of a thread an element.
///
/// # Safety
/// As the kernels below.
#[inline(always)]
unsafe fn each(output: *mut i32, e: &Extents, read: impl Fn(usize) -> i32, tap: impl Fn(usize) -> i32) {
    let (row, column) = (grid::y() as u32, grid::x() as u32);
    if row < e.height && column < e.width {
        // SAFETY: as the caller promises; this thread owns the element.
        unsafe {
            let sum = element(e, row, column, read, tap);
            *output.add(row as usize * e.width as usize + column as usize) = sum;
        }
    }
}

/// C9: a thread an element, image and mask in global memory.
///
/// Cost of h×w elements and a mask of p×q: 2·p·q·h·w reads less those outside, half of them of the mask, and h·w writes;
/// no shared memory, no barrier; only threads near the rim diverge.
///
/// # Safety
/// `input` has `height * width` elements and `output` room for as many, `mask` has `mask_height * mask_width`.
#[kernel]
pub unsafe fn convolution_basic(input: *const i32, mask: *const i32, output: *mut i32, extents: Extents) {
    // SAFETY: as the caller promises.
    unsafe { each(output, &extents, |at| *input.add(at), |at| *mask.add(at)) }
}

/// C11: [`convolution_basic`], with image and mask read through the read-only path (`ld.global.nc`), as `const` and
/// `__restrict__` let a C++ compiler do. It may, because nobody writes them while the kernel runs.
///
/// Cost: that of [`convolution_basic`].
///
/// # Safety
/// As [`convolution_basic`], and nobody writes `input` or `mask` while the kernel runs.
#[kernel]
pub unsafe fn convolution_read_only(input: *const i32, mask: *const i32, output: *mut i32, extents: Extents) {
    // SAFETY: as the caller promises.
    unsafe {
        each(
            output,
            &extents,
            |at| ptr::load_read_only(input.add(at)),
            |at| ptr::load_read_only(mask.add(at)),
        )
    }
}

/// A tap of the mask in constant memory.
///
/// # Safety
/// `at` is inside the mask.
#[inline(always)]
unsafe fn constant_tap(at: usize) -> i32 {
    // SAFETY: a mask has at most 31×31 taps.
    unsafe { CONVOLUTION_MASK.get_unchecked(at) }
}

/// C9 with the mask in constant memory: all threads of a warp want the same tap at the same time.
///
/// Cost: half the reads of [`convolution_basic`], and as many of constant memory, of one word a warp.
///
/// # Safety
/// As [`convolution_basic`]; [`CONVOLUTION_MASK`] holds the mask.
#[kernel]
pub unsafe fn convolution_constant(input: *const i32, output: *mut i32, extents: Extents) {
    // SAFETY: as the caller promises.
    unsafe { each(output, &extents, |at| *input.add(at), |at| constant_tap(at)) }
}

/// The side of the part of the result that a block of [`convolution_tile`] works out: the notes' `O_TILE_WIDTH`.
pub const O_TILE: usize = 12;
/// The side of its blocks: 12 and the halo of a 5×5 mask.
pub const TILE_BLOCK: usize = 16;

/// Bytes of shared memory of [`convolution_tile`] for a mask of `mask_height` × `mask_width`.
pub const fn tile_bytes(mask_height: u32, mask_width: u32) -> u32 {
    (O_TILE as u32 + mask_height - 1) * (O_TILE as u32 + mask_width - 1) * 4
}

/// C10: a block reads a tile with its halo into shared memory, ghost elements as zeros, and works out 12×12 elements from it. For a
/// mask of 5×5 the tile has 16×16 elements, one for each thread; then the threads of the rim have nothing more to do than
/// to wait at the barrier. For larger masks a thread reads several elements.
///
/// Cost of h×w elements and a mask of p×q: (11 + p)·(11 + q) reads a block less those outside, and h·w writes; 4·(11 + p)·(11 + q)
/// bytes of shared memory, a store for each element of the tile and p·q loads an element of the result; one barrier; 112 of
/// 256 threads of a block work out nothing.
///
/// # Safety
/// As [`convolution_constant`]; blocks are 16×16, a block for each 12×12 elements, with [`tile_bytes`] of dynamic shared
/// memory.
#[kernel]
pub unsafe fn convolution_tile(input: *const i32, output: *mut i32, extents: Extents) {
    let e = extents;
    let tile = shared::dynamic::<i32>();
    let (x, y) = (thread::thread_idx_x() as usize, thread::thread_idx_y() as usize);
    let (mask_height, mask_width) = (e.mask_height as usize, e.mask_width as usize);
    let pitch = O_TILE + mask_width - 1;
    let (top, left) = (thread::block_idx_y() * O_TILE as u32, thread::block_idx_x() * O_TILE as u32);
    grid::stride(y, TILE_BLOCK, O_TILE + mask_height - 1, |i| {
        let row = (top + i as u32).wrapping_sub(e.mask_height / 2);
        grid::stride(x, TILE_BLOCK, pitch, |j| {
            let column = (left + j as u32).wrapping_sub(e.mask_width / 2);
            let value = if row < e.height && column < e.width {
                // SAFETY: inside the image.
                unsafe { *input.add(row as usize * e.width as usize + column as usize) }
            } else {
                0
            };
            // SAFETY: inside the tile.
            unsafe { tile.set_unchecked(i * pitch + j, value) };
        });
    });
    thread::sync_threads();
    let (row, column) = (top + y as u32, left + x as u32);
    // The threads of the rim have no element: without the first two conditions they would write the next block's.
    if x >= O_TILE || y >= O_TILE || row >= e.height || column >= e.width {
        return;
    }
    let mut sum = 0i32;
    for i in 0..mask_height {
        for j in 0..mask_width {
            // SAFETY: inside the tile, which was filled before the barrier, and inside the mask, whose rows are
            // `mask_width` apart.
            let product = unsafe {
                tile.get_unchecked((y + i) * pitch + x + j).wrapping_mul(constant_tap(i * mask_width + j))
            };
            sum = product.wrapping_add(sum);
        }
    }
    // SAFETY: this thread owns the element.
    unsafe { *output.add(row as usize * e.width as usize + column as usize) = sum };
}

/// Columns of a thread's strip.
pub const STRIP_WIDTH: usize = 4;
/// Rows of a thread's strip, for the masks of 3×3, 5×5 and 7×7.
pub const STRIP_HEIGHT: usize = 8;
/// Rows of a thread's strip for other masks.
pub const ANY_HEIGHT: usize = 4;

/// An image whose strips a thread reads.
#[derive(Clone, Copy)]
struct Image {
    elements: *const i32,
    height: usize,
    width: usize,
    /// Whether each row starts at a multiple of 16 bytes.
    in_fours: bool,
}

impl Image {
    #[inline(always)]
    fn new(elements: *const i32, e: &Extents) -> Self {
        let in_fours = e.width.is_multiple_of(4) && grid::is_vector_aligned(elements);
        Self { elements, height: e.height as usize, width: e.width as usize, in_fours }
    }

    #[inline(always)]
    fn row(&self, row: usize) -> *const i32 {
        self.elements.wrapping_add(row * self.width)
    }

    /// What a strip needs of a row: its four columns and `radius` (1 to 3) on either side, at places 4 − radius to
    /// 7 + radius of a window that begins four columns to the left. All of it is inside, and rows are aligned.
    ///
    /// # Safety
    /// As said.
    #[inline(always)]
    unsafe fn window(&self, row: usize, column: usize, radius: usize) -> [i32; 12] {
        let own = self.row(row).wrapping_add(column);
        let mut window = [0; 12];
        // SAFETY: inside the row and aligned for the vectors read.
        unsafe {
            let Vec4([a, b, c, d]) = ptr::load(own.cast::<Vec4<i32>>());
            [window[4], window[5], window[6], window[7]] = [a, b, c, d];
            match radius {
                1 => [window[3], window[8]] = [ptr::load(own.sub(1)), ptr::load(own.add(4))],
                2 => {
                    let Vec2(before) = ptr::load(own.sub(2).cast::<Vec2<i32>>());
                    let Vec2(after) = ptr::load(own.add(4).cast::<Vec2<i32>>());
                    [window[2], window[3], window[8], window[9]] = [before[0], before[1], after[0], after[1]];
                }
                _ => {
                    let Vec4(before) = ptr::load(own.sub(4).cast::<Vec4<i32>>());
                    let Vec4(after) = ptr::load(own.add(4).cast::<Vec4<i32>>());
                    [window[1], window[2], window[3]] = [before[1], before[2], before[3]];
                    [window[8], window[9], window[10]] = [after[0], after[1], after[2]];
                }
            }
        }
        window
    }

    /// The same for any row and column, 0 outside; what lies before the first has wrapped.
    ///
    /// # Safety
    /// The image is where it says.
    #[inline(always)]
    unsafe fn window_or_zero(&self, row: usize, column: usize, radius: usize) -> [i32; 12] {
        let mut window = [0; 12];
        if row < self.height {
            let elements = self.row(row);
            for (place, value) in window.iter_mut().enumerate() {
                let column = (column + place).wrapping_sub(4);
                if place + radius >= 4 && place < 8 + radius && column < self.width {
                    // SAFETY: inside the row.
                    *value = unsafe { ptr::load(elements.add(column)) };
                }
            }
        }
        window
    }
}

/// A strip's sums, from windows of its rows: `window(i)` is that of the row which is i − radius below its first.
macro_rules! strip_sums {
    ($rows:tt, $taps:literal, $window:expr) => {{
        const RADIUS: usize = $taps / 2;
        let mut sums = [[0i32; STRIP_WIDTH]; STRIP_HEIGHT];
        unrolled!($rows, |ROW| {
            let window = $window(ROW);
            unrolled!(8, |SUM| if ROW.wrapping_sub(SUM) < $taps {
                for j in 0..$taps {
                    // SAFETY: inside the mask.
                    let tap = unsafe { constant_tap(ROW.wrapping_sub(SUM) * $taps + j) };
                    for k in 0..STRIP_WIDTH {
                        sums[SUM][k] =
                            window[4 - RADIUS + k + j].wrapping_mul(tap).wrapping_add(sums[SUM][k]);
                    }
                }
            });
        });
        sums
    }};
}

/// The body of a strip kernel for masks of `$taps` × `$taps`; `$rows` is 7 + `$taps`.
macro_rules! strip {
    ($rows:tt, $taps:literal, $input:ident, $output:ident, $extents:ident) => {{
        const RADIUS: usize = $taps / 2;
        let image = Image::new($input, &$extents);
        let (left, top) = (STRIP_WIDTH * grid::x(), STRIP_HEIGHT * grid::y());
        if left >= image.width || top >= image.height {
            return;
        }
        let inside = image.in_fours
            && left >= 4
            && left + 8 <= image.width
            && top >= RADIUS
            && top + STRIP_HEIGHT + RADIUS <= image.height;
        let sums = if inside {
            // SAFETY: the strip and all around it are inside.
            strip_sums!($rows, $taps, |i: usize| unsafe { image.window(top + i - RADIUS, left, RADIUS) })
        } else {
            // SAFETY: the image is where the caller says.
            strip_sums!($rows, $taps, |i: usize| unsafe {
                image.window_or_zero((top + i).wrapping_sub(RADIUS), left, RADIUS)
            })
        };
        let aligned = image.in_fours && grid::is_vector_aligned($output);
        unrolled!(8, |ROW| if top + ROW < image.height {
            let row = $output.wrapping_add((top + ROW) * image.width);
            // SAFETY: this thread owns the strip.
            unsafe { store_four(row, image.width, aligned, left, sums[ROW]) };
        });
    }};
}

/// The best of the family for a mask of 3×3: a thread works out a strip of 4 columns and 8 rows in registers, row of the input by
/// row. Neighbours read what it reads as well; that is what the caches are for.
///
/// Cost of h×w elements and a mask of p×p: (4 + p − 1)·(8 + p − 1) reads a strip, in three loads a row, and h·w writes of four at
/// once; no shared memory, no barrier. Strips at the rim, and all if rows do not start at multiples of 16 bytes, read what is
/// inside one by one.
///
/// # Safety
/// As [`convolution_constant`]; the mask is 3×3.
#[kernel]
pub unsafe fn convolution_strip_3(input: *const i32, output: *mut i32, extents: Extents) {
    strip!(10, 3, input, output, extents)
}

/// [`convolution_strip_3`] for a mask of 5×5: 8 elements of each of 12 rows a strip.
///
/// # Safety
/// As [`convolution_constant`]; the mask is 5×5.
#[kernel]
pub unsafe fn convolution_strip_5(input: *const i32, output: *mut i32, extents: Extents) {
    strip!(12, 5, input, output, extents)
}

/// [`convolution_strip_3`] for a mask of 7×7: 12 elements of each of 14 rows a strip, of which it uses 10.
///
/// # Safety
/// As [`convolution_constant`]; the mask is 7×7.
#[kernel]
pub unsafe fn convolution_strip_7(input: *const i32, output: *mut i32, extents: Extents) {
    strip!(14, 7, input, output, extents)
}

/// The best of the family for any mask: a strip of 4 columns and 4 rows, and along each row of the input a window of eight
/// elements that moves by four, as in [`convolution_line_four`](super::line::convolution_line_four). A step makes 64 multiply-adds
/// from one load; zeros around the mask take the place of guards.
///
/// Cost of h×w elements and a mask of p×q: (p + 3)·(⌈(q + shift)/4⌉ + 1) reads of four elements a strip, less those outside,
/// and h·w writes of four at once; no shared memory, no barrier.
///
/// # Safety
/// As [`convolution_basic`]; [`CONVOLUTION_PADDED_MASK`] holds the mask.
#[kernel]
pub unsafe fn convolution_strip_any(input: *const i32, output: *mut i32, extents: Extents) {
    let image = Image::new(input, &extents);
    let (left, top) = (STRIP_WIDTH * grid::x(), ANY_HEIGHT * grid::y());
    if left >= image.width || top >= image.height {
        return;
    }
    let (mask_height, mask_width) = (extents.mask_height as usize, extents.mask_width as usize);
    let shift = shift(extents.mask_width) as usize;
    let start = left.wrapping_sub(mask_width / 2 + shift);
    let mut sums = [[0i32; STRIP_WIDTH]; ANY_HEIGHT];
    for i in 0..mask_height + ANY_HEIGHT - 1 {
        let row = (top + i).wrapping_sub(mask_height / 2);
        if row >= image.height {
            continue;
        }
        // SAFETY: inside the image; all places are multiples of four away from the strip.
        let read = |place: usize| unsafe {
            four_or_zero(image.row(row), image.width, image.in_fours, start.wrapping_add(place))
        };
        let mut low = read(0);
        grid::stride(0, 4, shift + mask_width, |step| {
            let high = read(step + 4);
            let window = [low[0], low[1], low[2], low[3], high[0], high[1], high[2]];
            for (o, sums) in sums.iter_mut().enumerate() {
                for t in 0..4 {
                    // SAFETY: rows i − 3 to i of the mask, which has three more above and below; columns below 32.
                    let tap = unsafe {
                        CONVOLUTION_PADDED_MASK.get_unchecked((i + ROW_PADDING - o) * PADDED + step + t)
                    };
                    for k in 0..STRIP_WIDTH {
                        sums[k] = window[k + t].wrapping_mul(tap).wrapping_add(sums[k]);
                    }
                }
            }
            low = high;
        });
    }
    let aligned = image.in_fours && grid::is_vector_aligned(output);
    unrolled!(4, |ROW| if top + ROW < image.height {
        let row = output.wrapping_add((top + ROW) * image.width);
        // SAFETY: this thread owns the strip.
        unsafe { store_four(row, image.width, aligned, left, sums[ROW]) };
    });
}
