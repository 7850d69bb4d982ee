//! Operator fusion (E14): convolution, scale and max-pool in three kernels and in one.

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::fusion::{self, Filter};

use super::prelude::*;
use crate::reference::{TINY_F32, gamma};

/// The family of this module.
pub static FAMILY: Family = Family { id: "fusion", title: "Operator fusion", entries: &[&FUSION] };

struct Pooling {
    input: Vec<f32>,
    filter: Filter,
    factor: f32,
    pooled: Expected<f32>,
}

/// Elements for each of NaN, the infinities and a denormal among them.
const SPECIAL_EVERY: usize = 2000;

fn problem([planes, height, width]: [usize; 3], data: &mut Gen) -> Pooling {
    let len = planes * height * width;
    let mut input = data.f32s(len);
    for _ in 0..len / SPECIAL_EVERY {
        for special in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1.0e-45] {
            input[data.index(0..=len - 1)] = special;
        }
    }
    let mut weights = [0.0; 9];
    weights.copy_from_slice(&data.f32s(9));
    let (filter, factor) = (Filter(weights), data.f32s(1)[0]);
    let pooled = reference(&input, &filter, factor, [planes, height, width]);
    Pooling { input, filter, factor, pooled }
}

/// The convolution at one place in double precision, scaled, and how far single precision may be off: nine multiply-adds
/// and a product are rounded.
fn scaled(
    plane: &[f32],
    filter: &Filter,
    factor: f32,
    [height, width]: [usize; 2],
    at: [usize; 2],
) -> [f64; 2] {
    let (mut sum, mut magnitude) = (0.0, 0.0);
    for i in (1 - at[0].min(1))..3.min(height + 1 - at[0]) {
        for j in (1 - at[1].min(1))..3.min(width + 1 - at[1]) {
            let value = f64::from(plane[(at[0] + i - 1) * width + at[1] + j - 1]);
            let product = value * f64::from(filter.0[3 * i + j]);
            sum += product;
            magnitude += product.abs();
        }
    }
    let value = f64::from(factor) * sum;
    let bound = gamma(10) * f64::from(factor.abs()) * magnitude + 10.0 * TINY_F32;
    // What is not finite is the same in both precisions.
    [value, if value.is_finite() { bound } else { 0.0 }]
}

fn reference(
    input: &[f32],
    filter: &Filter,
    factor: f32,
    [planes, height, width]: [usize; 3],
) -> Expected<f32> {
    let pooled = [height / 2, width / 2];
    let largest = |place: usize| {
        let plane = &input[place / (pooled[0] * pooled[1]) * height * width..][..height * width];
        let (row, column) = (place / pooled[1] % pooled[0] * 2, place % pooled[1] * 2);
        let (mut largest, mut off) = (f64::NAN, 0.0f64);
        for at in [[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]] {
            let [value, bound] = scaled(plane, filter, factor, [height, width], at);
            // `max` ignores NaN. The largest of four is off by no more than the one that is off the most.
            largest = largest.max(value);
            off = off.max(bound);
        }
        (largest, if largest.is_finite() { off } else { 0.0 })
    };
    let (value, bound) = (0..planes * pooled[0] * pooled[1]).into_par_iter().map(largest).unzip();
    Expected::Bounded { value, bound }
}

static FUSION: Algorithm<Pooling, 3> = Algorithm {
    id: "fusion",
    title: "3×3 convolution, scale and 2×2 max-pool over planes of an image",
    notes: &["E14"],
    dims: ["planes", "height", "width"],
    sizes: Sizes { tiny: [2, 31, 50], notes: [3, 256, 256], large: [64, 1024, 1024] },
    accepts: |[planes, height, width]| {
        at_most(1 << 31, &[planes, height, width], "the planes have at most 2^31 elements in all")?;
        if planes <= 65_535 { Ok(()) } else { Err("a grid has at most 65535 planes") }
    },
    problem,
    work: |[planes, height, width]| {
        let (elements, pooled) = (planes * height * width, planes * (height / 2) * (width / 2));
        Work::new(4 * (elements + pooled), 4 * pooled * (2 * 9 + 1) + 3 * pooled)
    },
    variants: &[
        Variant::new(
            "unfused",
            "three kernels, whole images in between",
            &["fusion_convolve", "fusion_scale", "fusion_max_pool"],
            unfused,
        ),
        Variant::new("fused", "one kernel, a thread a pooled element", &["fusion_fused"], |case, p, dims| {
            fused(case, p, dims, 1, fusion::fusion_fused)
        }),
        Variant::new("strip", "the same, a strip of 8 a thread", &["fusion_strip"], |case, p, dims| {
            fused(case, p, dims, fusion::STRIP, fusion::fusion_strip)
        }),
    ],
};

/// Blocks of 32×8 threads over each plane.
fn over_planes(planes: usize, height: usize, width: usize) -> Config {
    let plane = Config::cover2(width, height, (32, 8));
    Config { grid: [plane.grid[0], plane.grid[1], planes as u32], ..plane }
}

fn unfused(case: &mut Case<'_>, p: &Pooling, [planes, height, width]: [usize; 3]) -> CaseResult {
    let input = case.input(&p.input)?;
    let len = input.len();
    let mut convolved = case.output::<f32>(len)?;
    let mut scaled = case.output::<f32>(len)?;
    let mut pooled = case.output::<f32>(planes * (height / 2) * (width / 2))?;
    let (h, w) = (height as u32, width as u32);
    case.run(|gpu| {
        // SAFETY: the images have planes · height · width elements, here and below, and the pooled ones what is left.
        let call = unsafe { fusion::fusion_convolve(input.ptr(), convolved.ptr_mut(), p.filter, h, w) };
        gpu.launch(over_planes(planes, height, width), call)?;
        // SAFETY: as above.
        let call = unsafe { fusion::fusion_scale(convolved.ptr(), scaled.ptr_mut(), p.factor, len) };
        gpu.launch(Config::cover1(len, 256), call)?;
        // SAFETY: as above.
        let call = unsafe { fusion::fusion_max_pool(scaled.ptr(), pooled.ptr_mut(), h, w) };
        gpu.launch(over_planes(planes, height / 2, width / 2), call)
    })?;
    case.check(&pooled, &p.pooled)
}

/// The descriptor of a fused kernel: input, output, weights, factor, height and width.
type Fused =
    for<'k> unsafe fn(DevicePtr<'k, f32>, DevicePtrMut<'k, f32>, Filter, f32, u32, u32) -> KernelCall<'k>;

/// A thread for each `strip` pooled elements below one another.
fn fused(
    case: &mut Case<'_>,
    p: &Pooling,
    [planes, height, width]: [usize; 3],
    strip: usize,
    kernel: Fused,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut pooled = case.output::<f32>(planes * (height / 2) * (width / 2))?;
    case.run(|gpu| {
        // SAFETY: the image has planes · height · width elements, and the pooled one what is left of them.
        let call =
            unsafe { kernel(input.ptr(), pooled.ptr_mut(), p.filter, p.factor, height as u32, width as u32) };
        gpu.launch(over_planes(planes, (height / 2).div_ceil(strip), width / 2), call)
    })?;
    case.check(&pooled, &p.pooled)
}
