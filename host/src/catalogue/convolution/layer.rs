//! Layers of many channels: direct, as a product with the unrolled input (E11), as an implicit product (E12), and by Winograd's
//! method (E13).

use std::collections::HashMap;

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::convolution::layer::{self, Layer};
use gpu_kernels::convolution::winograd::{self, PLACES};
use gpu_kernels::matmul::blocked::SQUARE_SIDE;

use super::super::prelude::*;
use super::{ODD, is_mask};
use crate::reference::{TINY_F32, gamma};

pub(super) struct Filtering {
    layer: Layer,
    input: Vec<f32>,
    weights: Vec<f32>,
    output: Expected<f32>,
    /// The same values, with the bound of Winograd's method; only of layers with filters of 3×3.
    by_winograd: Option<Expected<f32>>,
}

/// Multiply-adds beyond which a layer is checked by samples.
const FULL: usize = 1 << 25;
/// How many elements of such a layer are checked.
const SAMPLES: usize = 4096;

/// A layer and its data, for references.
struct Data<'a> {
    layer: Layer,
    input: &'a [f32],
    weights: &'a [f32],
}

impl Data<'_> {
    /// An element of the input, 0 outside. Row and column count from the ghosts before the first.
    fn input(&self, image: usize, channel: usize, row: usize, column: usize) -> f64 {
        let [channels, height, width] =
            [self.layer.channels, self.layer.height, self.layer.width].map(|extent| extent as usize);
        match (row.checked_sub(1), column.checked_sub(1)) {
            (Some(row), Some(column)) if row < height && column < width => {
                f64::from(self.input[((image * channels + channel) * height + row) * width + column])
            }
            _ => 0.0,
        }
    }

    /// Image, filter, row and column of an element of the result.
    fn place(&self, place: usize) -> [usize; 4] {
        let [filters, height, width] =
            [self.layer.filters, self.layer.height, self.layer.width].map(|extent| extent as usize);
        let (image, filter) = (place / (filters * height * width), place / (height * width) % filters);
        [image, filter, place / width % height, place % width]
    }

    /// An element of the result in double precision, and the sum of the absolute products.
    fn sum(&self, place: usize) -> (f64, f64) {
        let [image, filter, row, column] = self.place(place);
        let [channels, height, width, size] =
            [self.layer.channels, self.layer.height, self.layer.width, self.layer.size]
                .map(|extent| extent as usize);
        let radius = size / 2;
        // Of the filter's rows and columns, those that meet the image.
        let within = |at: usize, extent: usize| radius.saturating_sub(at)..size.min(extent + radius - at);
        let (rows, columns) = (within(row, height), within(column, width));
        let (mut sum, mut magnitude) = (0.0, 0.0);
        for channel in 0..channels {
            for i in rows.clone() {
                let values = ((image * channels + channel) * height + row + i - radius) * width + column;
                let values = &self.input[values + columns.start - radius..][..columns.len()];
                let weights = ((filter * channels + channel) * size + i) * size;
                for (value, weight) in values.iter().zip(&self.weights[weights + columns.start..]) {
                    let product = f64::from(*value) * f64::from(*weight);
                    sum += product;
                    magnitude += product.abs();
                }
            }
        }
        (sum, magnitude)
    }

    /// The bound of the methods that add all products: γ of their number, times the absolute products.
    fn bound(&self, magnitude: f64) -> f64 {
        let taps = self.layer.taps() as usize;
        gamma(taps) * magnitude + taps as f64 * TINY_F32
    }

    /// |Bᵀ| · |d| · |B| of the patch d of a channel around a tile.
    fn absolute_patch(&self, image: usize, channel: usize, top: usize, left: usize) -> [f64; 16] {
        let rows: [[f64; 4]; 4] = std::array::from_fn(|i| {
            let row = |j| self.input(image, channel, top + i, left + j).abs();
            absolute_differences(std::array::from_fn(row))
        });
        let columns: [[f64; 4]; 4] =
            std::array::from_fn(|j| absolute_differences([rows[0][j], rows[1][j], rows[2][j], rows[3][j]]));
        std::array::from_fn(|at| columns[at % 4][at / 4])
    }

    /// The bounds of Winograd's method at some places: each term of a result passes 2 roundings in the transform of the patch,
    /// 4 in that of the filter, one for each channel in the sum of products, and 4 in the last transform. So it is off by γ of
    /// these times what the method makes of absolute values throughout.
    fn winograd_bounds(&self, places: &[usize]) -> Vec<f64> {
        let filters = absolute_filters(self.weights);
        let channels = self.layer.channels as usize;
        // The patches of a tile serve all filters.
        let mut patches: HashMap<[usize; 3], Vec<[f64; 16]>> = HashMap::new();
        let bound = |place: &usize| {
            let [image, filter, row, column] = self.place(*place);
            let tile = [image, row / 2 * 2, column / 2 * 2];
            let patches = patches.entry(tile).or_insert_with(|| {
                (0..channels).map(|channel| self.absolute_patch(image, channel, tile[1], tile[2])).collect()
            });
            let filters = &filters[filter * channels..][..channels];
            // Row 0 of Aᵀ has ones in the places 0 to 2, row 1 in 1 to 3, up to signs.
            let total: f64 = (row % 2..row % 2 + 3)
                .flat_map(|i| (column % 2..column % 2 + 3).map(move |j| 4 * i + j))
                .map(|at| patches.iter().zip(filters).map(|(d, g)| d[at] * g[at]).sum::<f64>())
                .sum();
            // What underflows: a product by half of the smallest number, and the halvings of a filter, twice by half of it,
            // times at most 4 in the patch of inputs up to 1. Nine products a channel reach a result.
            gamma(channels + 10) * total + 9.0 * 5.0 * channels as f64 * TINY_F32
        };
        places.iter().map(bound).collect()
    }
}

/// |Bᵀ| · v.
fn absolute_differences([a, b, c, d]: [f64; 4]) -> [f64; 4] {
    [a + c, b + c, b + c, b + d]
}

/// |G| · v.
fn absolute_spread([a, b, c]: [f64; 3]) -> [f64; 4] {
    [a, 0.5 * (a + b + c), 0.5 * (a + b + c), c]
}

/// |G| · |g| · |Gᵀ| of each channel of each filter.
fn absolute_filters(weights: &[f32]) -> Vec<[f64; 16]> {
    let filter = |g: &[f32]| {
        let rows: [[f64; 4]; 3] =
            std::array::from_fn(|i| absolute_spread(std::array::from_fn(|j| f64::from(g[3 * i + j].abs()))));
        let columns: [[f64; 4]; 4] =
            std::array::from_fn(|j| absolute_spread([rows[0][j], rows[1][j], rows[2][j]]));
        std::array::from_fn(|at| columns[at % 4][at / 4])
    };
    weights.chunks_exact(9).map(filter).collect()
}

/// Values and bounds at some places, or at all.
fn expected(len: usize, places: Option<Vec<usize>>, value: Vec<f64>, mut bound: Vec<f64>) -> Expected<f32> {
    for (bound, value) in bound.iter_mut().zip(&value) {
        // What is not finite is the same in both precisions.
        if !value.is_finite() {
            *bound = 0.0;
        }
    }
    match places {
        None => Expected::Bounded { value, bound },
        Some(at) => Expected::Sample { len, at, value, bound },
    }
}

fn reference(layer: Layer, input: Vec<f32>, weights: Vec<f32>, winograd: bool) -> Filtering {
    let data = Data { layer, input: &input, weights: &weights };
    let len = layer.pixels() as usize * layer.filters as usize;
    let places = (len * layer.taps() as usize > FULL).then(|| {
        // A step that shares no factor with a row's length walks through all columns.
        let mut places: Vec<usize> = (0..len).step_by((len / SAMPLES) | 1).chain([len - 1]).collect();
        places.dedup();
        places
    });
    let all: Vec<usize> = places.clone().unwrap_or_else(|| (0..len).collect());
    let (value, magnitude): (Vec<f64>, Vec<f64>) = all.par_iter().map(|place| data.sum(*place)).unzip();
    let by_winograd =
        winograd.then(|| expected(len, places.clone(), value.clone(), data.winograd_bounds(&all)));
    let bound = magnitude.iter().map(|magnitude| data.bound(*magnitude)).collect();
    let output = expected(len, places, value, bound);
    Filtering { layer, input, weights, output, by_winograd }
}

/// Puts each of some values somewhere into an input that is not all too small for it.
fn sprinkle(input: &mut [f32], values: &[f32], data: &mut Gen) {
    if input.len() > 100 {
        for value in values {
            input[data.index(0..=input.len() - 1)] = *value;
        }
    }
}

/// The rule for a layer's extents.
fn accepts(
    images: usize,
    channels: usize,
    [height, width]: [usize; 2],
    filters: usize,
    size: usize,
) -> Result<(), &'static str> {
    let small = |extents: &[usize]| {
        let product = extents.iter().try_fold(1u64, |product, extent| product.checked_mul(*extent as u64));
        product.is_some_and(|product| product < 1 << 32) && extents.iter().all(|extent| *extent < 1 << 32)
    };
    if !is_mask(size) {
        Err(ODD)
    } else if !(small(&[images, channels, height, width])
        && small(&[images, filters, height, width])
        && small(&[filters, channels, size, size])
        && small(&[images, height, width])
        && small(&[channels, size, size]))
    {
        Err("images, results and weights have less than 2^32 elements each")
    } else if filters > 65_535 {
        Err("a grid has at most 65535 rows of blocks, one a filter")
    } else {
        Ok(())
    }
}

fn work(layer: Layer) -> Work {
    let [pixels, channels, filters, taps] =
        [layer.pixels(), layer.channels, layer.filters, layer.taps()].map(|extent| extent as usize);
    let bytes = 4 * (pixels * (channels + filters) + filters * taps);
    Work::new(bytes, 2 * pixels * filters * taps)
}

fn one_image([channels, height, width, filters, size]: [usize; 5]) -> Layer {
    let [channels, height, width, filters, size] =
        [channels, height, width, filters, size].map(|extent| extent as u32);
    Layer { images: 1, channels, height, width, filters, size }
}

fn three_by_three([images, channels, height, width, filters]: [usize; 5]) -> Layer {
    Layer { images: images as u32, ..one_image([channels, height, width, filters, 3]) }
}

/// A layer with random inputs, some special values among them, and random weights.
fn problem(layer: Layer, specials: &[f32], winograd: bool, data: &mut Gen) -> Filtering {
    let mut input = data.f32s(layer.channels as usize * layer.pixels() as usize);
    sprinkle(&mut input, specials, data);
    let weights = data.f32s(layer.filters as usize * layer.taps() as usize);
    reference(layer, input, weights, winograd)
}

const DIRECT: Variant<Filtering, 5> =
    Variant::new("direct", "a thread a result", &["layer_direct"], |case, p, _| direct(case, p));

const IM2COL: Variant<Filtering, 5> = Variant::new(
    "im2col",
    "unrolled in memory, then a matrix product",
    &["layer_unroll", "layer_multiply"],
    |case, p, _| explicit(case, p),
)
.notes(&["E11"]);

pub(super) static LAYER: Algorithm<Filtering, 5> = Algorithm {
    id: "convolution_layer",
    title: "Filters of any size over the channels of an image",
    notes: &[],
    dims: ["channels", "height", "width", "filters", "size"],
    sizes: Sizes { tiny: [3, 13, 18, 5, 5], notes: [8, 64, 64, 16, 7], large: [64, 512, 512, 64, 5] },
    accepts: |[channels, height, width, filters, size]| accepts(1, channels, [height, width], filters, size),
    problem: |dims, data| {
        let specials = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1.0e-45];
        problem(one_image(dims), &specials, false, data)
    },
    work: |dims| work(one_image(dims)),
    variants: &[
        DIRECT,
        IM2COL,
        Variant::new(
            "implicit",
            "a matrix product that looks up the input",
            &["layer_implicit"],
            |case, p, _| implicit(case, p, layer::layer_implicit),
        )
        .notes(&["E12"]),
    ],
};

pub(super) static LAYER_3X3: Algorithm<Filtering, 5> = Algorithm {
    id: "convolution_layer_3x3",
    title: "Filters of 3×3 over the channels of images",
    notes: &[],
    dims: ["images", "channels", "height", "width", "filters"],
    sizes: Sizes { tiny: [1, 3, 13, 18, 5], notes: [1, 32, 28, 28, 64], large: [32, 128, 56, 56, 128] },
    accepts: |[images, channels, height, width, filters]| {
        accepts(images, channels, [height, width], filters, 3)
    },
    problem: |dims, data| {
        // No infinity: Winograd's method may make a NaN of it.
        problem(three_by_three(dims), &[f32::NAN, 1.0e-45], true, data)
    },
    work: |dims| work(three_by_three(dims)),
    variants: &[
        DIRECT,
        IM2COL,
        Variant::new(
            "implicit",
            "a matrix product that looks up the input",
            &["layer_implicit_3"],
            |case, p, _| implicit(case, p, layer::layer_implicit_3),
        )
        .notes(&["E12"]),
        Variant::new(
            "winograd",
            "F(2×2, 3×3): 16 multiplications for 36",
            &["winograd_filters", "winograd_patches", "winograd_multiply", "winograd_results"],
            |case, p, _| by_winograd(case, p),
        )
        .notes(&["E13"]),
    ],
};

/// Most rows of blocks that a grid has; the kernels that may need more take several steps.
const MOST_ROWS: u32 = 65_535;

/// A thread for each of `columns`, and a row of blocks for each of `rows`.
fn each(columns: usize, rows: u32) -> Config {
    let line = Config::cover1(columns, 256);
    Config { grid: [line.grid[0], rows.min(MOST_ROWS), 1], ..line }
}

/// The blocks of a product of `rows` × `columns`.
fn product(rows: usize, columns: usize, products: usize) -> Config {
    let side = SQUARE_SIDE as u32;
    let plane = Config::cover2(columns, rows, (side, side));
    Config { grid: [plane.grid[0], plane.grid[1], products as u32], block: [256, 1, 1], ..plane }
}

fn direct(case: &mut Case<'_>, p: &Filtering) -> CaseResult {
    let layer = p.layer;
    let (input, weights) = (case.input(&p.input)?, case.input(&p.weights)?);
    let mut output = case.output::<f32>(p.output.len())?;
    case.run(|gpu| {
        // SAFETY: the buffers have the layer's extents, and a row of blocks is there for each filter.
        let call = unsafe { layer::layer_direct(input.ptr(), weights.ptr(), output.ptr_mut(), layer) };
        gpu.launch(each(layer.pixels() as usize, layer.filters), call)
    })?;
    case.check(&output, &p.output)
}

fn explicit(case: &mut Case<'_>, p: &Filtering) -> CaseResult {
    let layer = p.layer;
    let (pixels, taps) = (layer.pixels() as usize, layer.taps() as usize);
    let (input, weights) = (case.input(&p.input)?, case.input(&p.weights)?);
    let mut columns = case.output::<f32>(pixels * taps)?;
    let mut output = case.output::<f32>(p.output.len())?;
    case.run(|gpu| {
        // SAFETY: the buffers have the layer's extents, and the columns an element for each tap and pixel.
        let call = unsafe { layer::layer_unroll(input.ptr(), columns.ptr_mut(), layer) };
        gpu.launch(each(pixels, layer.taps()), call)?;
        // SAFETY: as above.
        let call = unsafe { layer::layer_multiply(weights.ptr(), columns.ptr(), output.ptr_mut(), layer) };
        gpu.launch(product(layer.filters as usize, pixels, 1), call)
    })?;
    case.check(&output, &p.output)
}

/// The descriptor of an implicit product: input, weights, output, layer.
type Implicit =
    for<'k> unsafe fn(DevicePtr<'k, f32>, DevicePtr<'k, f32>, DevicePtrMut<'k, f32>, Layer) -> KernelCall<'k>;

fn implicit(case: &mut Case<'_>, p: &Filtering, kernel: Implicit) -> CaseResult {
    let layer = p.layer;
    let (input, weights) = (case.input(&p.input)?, case.input(&p.weights)?);
    let mut output = case.output::<f32>(p.output.len())?;
    case.run(|gpu| {
        // SAFETY: the buffers have the layer's extents.
        let call = unsafe { kernel(input.ptr(), weights.ptr(), output.ptr_mut(), layer) };
        gpu.launch(product(layer.filters as usize, layer.pixels() as usize, 1), call)
    })?;
    case.check(&output, &p.output)
}

fn by_winograd(case: &mut Case<'_>, p: &Filtering) -> CaseResult {
    let layer = p.layer;
    let (channels, filters) = (layer.channels as usize, layer.filters as usize);
    let tiles = winograd::tiles(&layer) as usize;
    let (input, weights) = (case.input(&p.input)?, case.input(&p.weights)?);
    let mut left = case.output::<f32>(PLACES * filters * channels)?;
    let mut right = case.output::<f32>(PLACES * channels * tiles)?;
    let mut products = case.output::<f32>(PLACES * filters * tiles)?;
    let mut output = case.output::<f32>(p.output.len())?;
    case.run(|gpu| {
        // SAFETY: the buffers have the layer's extents and those of the transforms, here and below.
        let call = unsafe { winograd::winograd_filters(weights.ptr(), left.ptr_mut(), layer) };
        gpu.launch(Config::cover1(filters * channels, 256), call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_patches(input.ptr(), right.ptr_mut(), layer) };
        gpu.launch(each(tiles, layer.channels), call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_multiply(left.ptr(), right.ptr(), products.ptr_mut(), layer) };
        gpu.launch(product(filters, tiles, PLACES), call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_results(products.ptr(), output.ptr_mut(), layer) };
        gpu.launch(each(tiles, layer.filters), call)
    })?;
    case.check(&output, p.by_winograd.as_ref().unwrap_or(&p.output))
}
