//! Map and fold (E2): functions over every element.

use cuda_std::launch::{DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::primitives;

use super::super::prelude::*;
use super::striding;

pub(super) struct Mapped {
    input: Vec<f32>,
    output: Expected<f32>,
}

const FACTOR: f32 = 1.5;
const OFFSET: f32 = -0.25;

fn mapped([n]: [usize; 1], data: &mut Gen) -> Mapped {
    let input = data.f32s_with_specials(n);
    // Two operations, each rounded once.
    let output = Expected::Exact(input.par_iter().map(|x| FACTOR * x + OFFSET).collect());
    Mapped { input, output }
}

pub(super) static MAP: Algorithm<Mapped, 1> = Algorithm {
    id: "map",
    title: "Apply a function to each element",
    notes: &["E2"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [100_000], large: [1 << 28] },
    accepts: any_shape,
    problem: mapped,
    work: |[n]| Work::new(8 * n, 2 * n),
    variants: &[
        Variant::new("closure", "a function with captured arguments", &["map_affine"], |case, p, [n]| {
            map_with(case, p, n, primitives::map_affine)
        }),
        Variant::new("float4", "the same, 16-byte accesses", &["map_affine_float4"], |case, p, [n]| {
            map_with(case, p, n.div_ceil(4), primitives::map_affine_float4)
        }),
    ],
};

type MapKernel = for<'k> unsafe fn(DeviceSlice<'k, f32>, DevicePtrMut<'k, f32>, f32, f32) -> KernelCall<'k>;

fn map_with(case: &mut Case<'_>, p: &Mapped, items: usize, kernel: MapKernel) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(p.input.len())?;
    case.run(|gpu| {
        // SAFETY: both have n elements.
        let call = unsafe { kernel(input.slice(), output.ptr_mut(), FACTOR, OFFSET) };
        gpu.launch(striding(items), call)
    })?;
    case.check(&output, &p.output)
}

pub(super) struct Folded {
    input: Vec<i32>,
    /// Sum, least, greatest.
    results: Expected<i32>,
}

fn folded([n]: [usize; 1], data: &mut Gen) -> Folded {
    let input = data.i32s(n, i32::MIN..=i32::MAX);
    let sum = input.par_iter().copied().reduce(|| 0, i32::wrapping_add);
    let least = input.par_iter().copied().min().unwrap_or(i32::MAX);
    let greatest = input.par_iter().copied().max().unwrap_or(i32::MIN);
    Folded { input, results: Expected::Exact(vec![sum, least, greatest]) }
}

pub(super) static FOLD: Algorithm<Folded, 1> = Algorithm {
    id: "fold",
    title: "Sum, least and greatest of all elements",
    notes: &["E2"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [100_000], large: [1 << 28] },
    accepts: any_shape,
    problem: folded,
    work: |[n]| Work::new(4 * n, 3 * n),
    variants: &[
        Variant::new("each", "three folds", &["fold_sum", "fold_least", "fold_greatest"], fold_each),
        Variant::new("fused", "one fold over triples", &["fold_summary", "fold_summaries"], fold_fused),
    ],
};

/// Threads of the grid of a fold over `items` items; at least one block, so that the fold of nothing is written.
fn fold_grid(items: usize) -> Config {
    // Four items a thread, and one block for each of 1056 at most: what the second fold reads stays small.
    Config::cover1(items.div_ceil(4).clamp(1, 1056 * 256), 256)
}

/// Warps of a grid.
fn warps(config: Config) -> usize {
    config.grid[0] as usize * config.block[0] as usize / 32
}

type FoldKernel = for<'k> unsafe fn(DeviceSlice<'k, i32>, DevicePtrMut<'k, i32>) -> KernelCall<'k>;

fn fold_each(case: &mut Case<'_>, p: &Folded, [n]: [usize; 1]) -> CaseResult {
    let kernels: [FoldKernel; 3] = [primitives::fold_sum, primitives::fold_least, primitives::fold_greatest];
    let input = case.input(&p.input)?;
    let config = fold_grid(n);
    let mut partial = case.output::<i32>(warps(config))?;
    let mut results = [case.output::<i32>(1)?, case.output::<i32>(1)?, case.output::<i32>(1)?];
    case.run(|gpu| {
        for (kernel, result) in kernels.iter().zip(&mut results) {
            // SAFETY: a place for each warp of the grid.
            gpu.launch(config, unsafe { kernel(input.slice(), partial.ptr_mut()) })?;
            // SAFETY: a place for the single warp.
            gpu.launch((1, 32), unsafe { kernel(partial.slice(), result.ptr_mut()) })?;
        }
        Ok(())
    })?;
    let mut got = Vec::new();
    for result in &results {
        got.extend(case.read(result)?);
    }
    case.check_data(&got, &p.results);
    Ok(())
}

fn fold_fused(case: &mut Case<'_>, p: &Folded, [n]: [usize; 1]) -> CaseResult {
    let input = case.input(&p.input)?;
    let config = fold_grid(n.div_ceil(4));
    let mut partial = case.output::<i32>(3 * warps(config))?;
    let mut result = case.output::<i32>(3)?;
    case.run(|gpu| {
        // SAFETY: three places for each warp of the first grid.
        let first = unsafe { primitives::fold_summary(input.slice(), partial.ptr_mut()) };
        gpu.launch(config, first)?;
        // SAFETY: whole triples, one warp, and three places.
        let second = unsafe { primitives::fold_summaries(partial.slice(), result.ptr_mut()) };
        gpu.launch((1, 32), second)
    })?;
    case.check(&result, &p.results)
}
