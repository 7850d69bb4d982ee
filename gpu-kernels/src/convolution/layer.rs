//! The convolution of a layer: `filters` filters over `channels` channels of each of `images` images, in single precision. Direct,
//! as a product with the unrolled input (E11), and as a product whose right-hand matrix is never stored (E12).
//!
//! Images are `images` × `channels` × `height` × `width`, weights `filters` × `channels` × `size` × `size`, results `images` × `filters` × `height` ×
//! `width`, all row-major; what lies outside an image is 0. As a matrix product: a row of the left matrix are the weights of a
//! filter, a column of the right one the `channels` · `size`² elements under the mask at a pixel. The pixels of all images are
//! numbered one after another.
//!
//! All kernels here add the products of a result in the same order, so that they agree to the bit (but for the sign of a
//! zero, where a product underflows next to a ghost element).

use crate::grid;
use crate::matmul::blocked::{DEPTH, Dense, PITCH, Right, Target, Tiles, double};
use cuda_std::float::fma;
use cuda_std::prelude::*;
use cuda_std::ptr;

/// The extents of a layer, passed by value. Images and results have less than 2³² elements each, and so do the weights.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct Layer {
    /// Images.
    pub images: u32,
    /// Channels of an image, and of each filter.
    pub channels: u32,
    /// Rows of an image.
    pub height: u32,
    /// Columns of an image.
    pub width: u32,
    /// Filters: channels of the result.
    pub filters: u32,
    /// Rows and columns of a filter: odd.
    pub size: u32,
}

/// Quotient and remainder. Nobody divides by 0, but the compiler does not know, and would make room for a panic.
#[inline(always)]
pub(super) fn divided(number: u32, by: u32) -> (u32, u32) {
    let by = by.max(1);
    (number / by, number % by)
}

/// Where a pixel is.
#[derive(Clone, Copy)]
struct Pixel {
    /// Its element in the first channel of its image.
    place: u32,
    row: u32,
    column: u32,
}

/// A row that is below every image, whatever tap of a filter is meant: an image has at most 2³¹ rows, and half a filter 15.
const OUTSIDE: u32 = u32::MAX - 16;

/// Which element under a filter.
#[derive(Clone, Copy)]
struct Tap {
    channel: u32,
    row: u32,
    column: u32,
}

impl Tap {
    /// The tap of a row of the unrolled input.
    #[inline(always)]
    fn of(row: u32, size: u32) -> Self {
        let (line, column) = divided(row, size);
        let (channel, row) = divided(line, size);
        Self { channel, row, column }
    }
}

impl Layer {
    /// Pixels of a channel of an image.
    #[inline(always)]
    pub const fn area(&self) -> u32 {
        self.height * self.width
    }

    /// Pixels of all images: columns of the product.
    #[inline(always)]
    pub const fn pixels(&self) -> u32 {
        self.images * self.area()
    }

    /// Elements under a filter at a pixel: rows of the unrolled input.
    #[inline(always)]
    pub const fn taps(&self) -> u32 {
        self.channels * self.size * self.size
    }

    /// A pixel by its number; beyond the last, one at which everything is outside.
    #[inline(always)]
    fn pixel(&self, number: u32) -> Pixel {
        if number >= self.pixels() {
            return Pixel { place: 0, row: OUTSIDE, column: 0 };
        }
        let (image, within) = divided(number, self.area());
        let (row, column) = divided(within, self.width);
        Pixel { place: image * self.channels * self.area() + within, row, column }
    }

    /// The element of the input at a tap of a filter of `size` over a pixel, or 0 outside.
    ///
    /// # Safety
    /// `input` has the layer's extents.
    #[inline(always)]
    unsafe fn element(&self, input: *const f32, pixel: Pixel, tap: Tap, size: u32) -> f32 {
        let (down, right) = (tap.row.wrapping_sub(size / 2), tap.column.wrapping_sub(size / 2));
        let inside =
            pixel.row.wrapping_add(down) < self.height && pixel.column.wrapping_add(right) < self.width;
        if inside {
            let step =
                (tap.channel * self.area()).wrapping_add(down.wrapping_mul(self.width)).wrapping_add(right);
            // SAFETY: inside the image. Steps back wrap, and so does their sum.
            unsafe { ptr::load_read_only(input.add(pixel.place.wrapping_add(step) as usize)) }
        } else {
            0.0
        }
    }
}

/// The direct way: a thread a result. The grid's x counts pixels, its y filters.
///
/// Cost of N images, C channels, K filters of p×p and h×w pixels: 2·N·K·C·p²·h·w reads less those outside, half of them of weights,
/// and N·K·h·w writes, coalesced; one multiply-add for two reads; no shared memory, no barrier.
///
/// # Safety
/// `input`, `weights` and `output` have the layer's extents; nobody writes `input`; the grid has `filters` rows of blocks.
#[kernel]
pub unsafe fn layer_direct(input: *const f32, weights: *const f32, output: *mut f32, layer: Layer) {
    let (number, filter) = (grid::x() as u32, thread::block_idx_y());
    if number >= layer.pixels() {
        return;
    }
    let (size, pixel) = (layer.size, layer.pixel(number));
    let weights = weights.wrapping_add(filter as usize * layer.taps() as usize);
    let (mut sum, mut at) = (0.0, 0);
    for channel in 0..layer.channels {
        for row in 0..size {
            for column in 0..size {
                // SAFETY: the extents are as the caller promises; all weights of a filter in turn.
                unsafe {
                    let value = layer.element(input, pixel, Tap { channel, row, column }, size);
                    sum = fma(value, *weights.add(at), sum);
                }
                at += 1;
            }
        }
    }
    let (image, within) = divided(number, layer.area());
    let plane = (image * layer.filters + filter) as usize * layer.area() as usize;
    // SAFETY: this thread owns the element.
    unsafe { *output.add(plane + within as usize) = sum };
}

/// E11, first kernel ("im2col"): writes the elements under the filter at each pixel below one another. The matrix has
/// `taps` rows of a column for each pixel: size² times the input.
///
/// Cost of N images, C channels, filters of p×p and h×w pixels: N·C·p²·h·w reads less those outside, and N·C·p²·h·w
/// writes, coalesced; no shared memory, no barrier.
///
/// # Safety
/// `input` has the layer's extents and nobody writes it; `columns` has room for taps · pixels elements.
#[kernel]
pub unsafe fn layer_unroll(input: *const f32, columns: *mut f32, layer: Layer) {
    let number = grid::x() as u32;
    if number >= layer.pixels() {
        return;
    }
    let pixel = layer.pixel(number);
    grid::stride(
        thread::block_idx_y() as usize,
        thread::grid_dim_y() as usize,
        layer.taps() as usize,
        |row| {
            // SAFETY: inside both matrices, and this thread owns the element.
            unsafe {
                let value = layer.element(input, pixel, Tap::of(row as u32, layer.size), layer.size);
                *columns.add(row * layer.pixels() as usize + number as usize) = value;
            }
        },
    );
}

/// The results of a layer, as the matrix of `filters` rows and a column for each pixel that a product writes.
struct Planes {
    elements: *mut f32,
    filters: u32,
    pixels: u32,
    area: u32,
    /// Whether four pixels from a multiple of four on lie in one image, aligned.
    in_fours: bool,
}

impl Planes {
    #[inline(always)]
    fn new(elements: *mut f32, layer: &Layer) -> Self {
        let area = layer.area();
        let in_fours = area.is_multiple_of(4) && grid::is_vector_aligned(elements);
        Self { elements, filters: layer.filters, pixels: layer.pixels(), area, in_fours }
    }

    #[inline(always)]
    fn place(&self, filter: u32, pixel: u32) -> *mut f32 {
        let (image, within) = divided(pixel, self.area);
        let plane = (image * self.filters + filter) as usize;
        self.elements.wrapping_add(plane * self.area as usize + within as usize)
    }
}

impl Target<f32> for Planes {
    #[inline(always)]
    unsafe fn set_four(&self, row: usize, column: usize, values: Vec4<f32>) {
        let (filter, pixel) = (row as u32, column as u32);
        if filter >= self.filters || pixel >= self.pixels {
            return;
        }
        if self.in_fours {
            // SAFETY: four pixels of one image, aligned, and the caller's own.
            unsafe { ptr::store(self.place(filter, pixel).cast(), values) };
        } else {
            for i in 0..4 {
                if pixel + i < self.pixels {
                    // SAFETY: inside the results, and the caller's own.
                    unsafe { *self.place(filter, pixel + i) = values[i as usize] };
                }
            }
        }
    }
}

/// E11, second kernel: the weights times the unrolled input, by the double-buffered product of
/// [`matmul_f32_double`](crate::matmul::blocked::matmul_f32_double).
///
/// Cost of K filters, t taps and n pixels: K·t·⌈n/128⌉ + t·n·⌈K/128⌉ reads and K·n writes; 16896 bytes of shared memory; ⌈t/8⌉
/// barriers, at least one.
///
/// # Safety
/// `weights` and `output` have the layer's extents, `columns` taps · pixels elements; blocks have 256 threads and work out 128
/// filters at 128 pixels.
#[kernel]
pub unsafe fn layer_multiply(weights: *const f32, columns: *const f32, output: *mut f32, layer: Layer) {
    let tiles = Tiles::new(shared![f32; 2 * DEPTH, PITCH], shared![f32; 2 * DEPTH, PITCH]);
    let left = Dense::new(weights, layer.filters, layer.taps());
    let right = Dense::new(columns, layer.taps(), layer.pixels());
    // SAFETY: as the caller promises.
    unsafe { double(tiles, left, right, Planes::new(output, &layer)) }
}

/// The unrolled input as a matrix whose elements are looked up in the input when they are needed.
struct Patches {
    input: *const f32,
    layer: Layer,
    /// The layer's size, a constant where the kernel knows it.
    size: u32,
}

impl Right<f32> for Patches {
    type Columns = [Pixel; 4];

    #[inline(always)]
    fn columns(&self, column: usize) -> [Pixel; 4] {
        [0, 1, 2, 3].map(|i| self.layer.pixel(column as u32 + i))
    }

    #[inline(always)]
    unsafe fn four_or_zero(&self, row: usize, columns: [Pixel; 4]) -> Vec4<f32> {
        let row = row as u32;
        if row >= self.layer.channels * self.size * self.size {
            return Vec4::default();
        }
        let tap = Tap::of(row, self.size);
        // SAFETY: as the caller promises.
        Vec4(columns.map(|pixel| unsafe { self.layer.element(self.input, pixel, tap, self.size) }))
    }
}

/// The implicit product.
///
/// # Safety
/// As [`layer_implicit`].
#[inline(always)]
unsafe fn implicit(
    tiles: Tiles<f32, { 2 * DEPTH }>,
    input: *const f32,
    weights: *const f32,
    output: *mut f32,
    layer: Layer,
    size: u32,
) {
    let left = Dense::new(weights, layer.filters, layer.taps());
    // SAFETY: as the caller promises.
    unsafe { double(tiles, left, Patches { input, layer, size }, Planes::new(output, &layer)) }
}

/// E12: the same product, but a block looks up its tiles of the unrolled input in the input itself: the row of the matrix
/// says which channel and tap, the column which pixel. The matrix is never in memory.
///
/// Cost of K filters, t taps and n pixels: the reads of [`layer_multiply`] less those of ghost elements, one by one and not in
/// fours; K·n writes; 16896 bytes of shared memory; ⌈t/8⌉ barriers, at least one; two divisions for four elements read.
///
/// # Safety
/// As [`layer_direct`]; blocks have 256 threads and work out 128 filters at 128 pixels.
#[kernel]
pub unsafe fn layer_implicit(input: *const f32, weights: *const f32, output: *mut f32, layer: Layer) {
    let tiles = Tiles::new(shared![f32; 2 * DEPTH, PITCH], shared![f32; 2 * DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { implicit(tiles, input, weights, output, layer, layer.size) }
}

/// [`layer_implicit`] for filters of 3×3: the divisions are by constants, which are multiplications.
///
/// # Safety
/// As [`layer_implicit`]; the layer's size is 3.
#[kernel]
pub unsafe fn layer_implicit_3(input: *const f32, weights: *const f32, output: *mut f32, layer: Layer) {
    let tiles = Tiles::new(shared![f32; 2 * DEPTH, PITCH], shared![f32; 2 * DEPTH, PITCH]);
    // SAFETY: as the caller promises.
    unsafe { implicit(tiles, input, weights, output, layer, 3) }
}
