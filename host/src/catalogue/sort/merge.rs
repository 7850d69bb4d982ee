//! Merging two sorted arrays (C22).

use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::sort::merge::{self, BLOCK, PER_THREAD, TILE, TILED};

use super::{Item, over_tiles};
use crate::catalogue::prelude::*;

/// Two sorted arrays, and what they merge to.
pub struct Merged<T> {
    a: Vec<T>,
    b: Vec<T>,
    merged: Vec<T>,
}

impl<T: Item> Merged<T> {
    /// The problem for two arrays that are sorted.
    pub fn of(a: Vec<T>, b: Vec<T>) -> Self {
        debug_assert!([&a, &b].iter().all(|of| of.is_sorted_by_key(|item| item.sort_key())));
        // Of equal elements a stable sort leaves those of `a` ahead of those of `b`.
        let mut merged: Vec<T> = a.par_iter().chain(&b).copied().collect();
        merged.par_sort_by_key(|item| item.sort_key());
        Merged { a, b, merged }
    }

    /// Elements of both.
    fn total(&self) -> usize {
        self.merged.len()
    }
}

/// Integers in ascending order, 0 to 127 apart: 2²⁶ of them reach over all integers.
fn ascending(data: &mut Gen, n: usize) -> Vec<i32> {
    let mut last = i32::MIN;
    let steps = data.i32s(n, 0..=127);
    steps
        .into_iter()
        .map(|step| {
            last = last.saturating_add(step);
            last
        })
        .collect()
}

/// Pairs of which about eight have one key, with their numbers, from `first` on, as what goes with it.
fn ascending_pairs(data: &mut Gen, n: usize, first: usize) -> Vec<u64> {
    let mut key = 0u32;
    let steps = data.u32s(n, 0..=7);
    steps
        .into_iter()
        .zip(first..)
        .map(|(step, number)| {
            key += u32::from(step == 0);
            u64::from(key) << 32 | (number as u64 & 0xffff_ffff)
        })
        .collect()
}

fn ascending_floats(data: &mut Gen, n: usize) -> Vec<f32> {
    let mut floats = super::floats_with_all_nans(data, n);
    floats.par_sort_unstable_by(f32::total_cmp);
    floats
}

fn launchable([a, b]: [usize; 2]) -> Result<(), &'static str> {
    if a.max(b) < 1 << 41 {
        Ok(())
    } else {
        Err("a grid has fewer than 2^31 blocks of 2048 elements: both lengths are below 2^41")
    }
}

/// C22 with every step of the ladder.
pub static MERGE: Algorithm<Merged<i32>, 2> = Algorithm {
    id: "merge",
    title: "Merge two sorted arrays",
    notes: &["C22"],
    dims: ["a", "b"],
    sizes: Sizes { tiny: [4_001, 3_003], notes: [100_000, 60_000], large: [1 << 26, 1 << 26] },
    accepts: launchable,
    problem: |[a, b], data| Merged::of(ascending(data, a), ascending(data, b)),
    work: |[a, b]| Work::new(8 * (a + b), a + b),
    variants: &[
        Variant::new("co_rank", "a part a thread, rounded up", &["merge_co_rank"], |case, p, _| {
            by_parts(case, p, merge::merge_co_rank)
        }),
        Variant::new("even", "even parts", &["merge_even"], |case, p, _| {
            by_parts(case, p, merge::merge_even)
        }),
        Variant::new("one_search", "one search, one read an element", &["merge_one_search"], |case, p, _| {
            by_parts(case, p, merge::merge_one_search)
        }),
        Variant::new("tiled", "tiles in shared memory", &["merge_tiled"], |case, p, _| {
            by_tiles(case, p, merge::merge_tiled)
        }),
        Variant::new(
            "path",
            "tiles along the merge path",
            &["merge_path_starts", "merge_path"],
            |case, p, _| by_path(case, p, merge::merge_path_starts, merge::merge_path),
        ),
    ],
};

/// C22 with keys that occur often, and numbers that tell whether equal keys kept their order.
pub static MERGE_PAIRS: Algorithm<Merged<u64>, 2> = Algorithm {
    id: "merge_pairs",
    title: "Merge two sorted arrays of pairs by their keys",
    notes: &["C22"],
    dims: ["a", "b"],
    sizes: Sizes { tiny: [4_001, 3_003], notes: [100_000, 60_000], large: [1 << 25, 1 << 25] },
    accepts: launchable,
    problem: |[a, b], data| Merged::of(ascending_pairs(data, a, 0), ascending_pairs(data, b, a)),
    work: |[a, b]| Work::new(16 * (a + b), a + b),
    variants: &[
        Variant::new("co_rank", "a part a thread, rounded up", &["merge_co_rank_pairs"], |case, p, _| {
            by_parts(case, p, merge::merge_co_rank_pairs)
        }),
        Variant::new("tiled", "tiles in shared memory", &["merge_tiled_pairs"], |case, p, _| {
            by_tiles(case, p, merge::merge_tiled_pairs)
        }),
        Variant::new(
            "path",
            "tiles along the merge path",
            &["merge_path_starts_pairs", "merge_path_pairs"],
            |case, p, _| by_path(case, p, merge::merge_path_starts_pairs, merge::merge_path_pairs),
        ),
    ],
};

/// C22 for floats.
pub static MERGE_F32: Algorithm<Merged<f32>, 2> = Algorithm {
    id: "merge_f32",
    title: "Merge two arrays of floats, sorted in their total order",
    notes: &["C22"],
    dims: ["a", "b"],
    sizes: Sizes { tiny: [4_001, 3_003], notes: [100_000, 60_000], large: [1 << 24, 1 << 24] },
    accepts: launchable,
    problem: |[a, b], data| Merged::of(ascending_floats(data, a), ascending_floats(data, b)),
    work: |[a, b]| Work::new(8 * (a + b), a + b),
    variants: &[Variant::new(
        "path",
        "tiles along the merge path",
        &["merge_path_starts_f32", "merge_path_f32"],
        |case, p, _| by_path(case, p, merge::merge_path_starts_f32, merge::merge_path_f32),
    )],
};

type MergeKernel<T> =
    for<'k> unsafe fn(DeviceSlice<'k, T>, DeviceSlice<'k, T>, DevicePtrMut<'k, T>) -> KernelCall<'k>;

fn run<T: Item>(case: &mut Case<'_>, p: &Merged<T>, config: Config, kernel: MergeKernel<T>) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut merged = case.output::<T>(p.total())?;
    case.run(|gpu| {
        // SAFETY: room for both; the caller's grid is the kernel's.
        gpu.launch(config, unsafe { kernel(a.slice(), b.slice(), merged.ptr_mut()) })
    })?;
    case.check_bits(&merged, &p.merged)
}

/// Threads for parts of 16 elements.
fn by_parts<T: Item>(case: &mut Case<'_>, p: &Merged<T>, kernel: MergeKernel<T>) -> CaseResult {
    run(case, p, Config::cover1(p.total().div_ceil(PER_THREAD), BLOCK as u32), kernel)
}

/// A block for each 2048 elements.
fn by_tiles<T: Item>(case: &mut Case<'_>, p: &Merged<T>, kernel: MergeKernel<T>) -> CaseResult {
    run(case, p, over_tiles(p.total(), TILED), kernel)
}

type StartsKernel<T> =
    for<'k> unsafe fn(DeviceSlice<'k, T>, DeviceSlice<'k, T>, DevicePtrMut<'k, u64>) -> KernelCall<'k>;
type PathKernel<T> = for<'k> unsafe fn(
    DeviceSlice<'k, T>,
    DeviceSlice<'k, T>,
    DevicePtr<'k, u64>,
    DevicePtrMut<'k, T>,
) -> KernelCall<'k>;

fn by_path<T: Item>(
    case: &mut Case<'_>,
    p: &Merged<T>,
    find: StartsKernel<T>,
    merge: PathKernel<T>,
) -> CaseResult {
    let tiles = p.total().div_ceil(TILE);
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut starts = case.output::<u64>(tiles)?;
    let mut merged = case.output::<T>(p.total())?;
    case.run(|gpu| {
        // SAFETY: a word for each tile.
        let find = unsafe { find(a.slice(), b.slice(), starts.ptr_mut()) };
        gpu.launch(Config::cover1(tiles, BLOCK as u32), find)?;
        // SAFETY: room for both, and the starts are those of these arrays.
        let call = unsafe { merge(a.slice(), b.slice(), starts.ptr(), merged.ptr_mut()) };
        gpu.launch(over_tiles(p.total(), TILE), call)
    })?;
    case.check_bits(&merged, &p.merged)
}
