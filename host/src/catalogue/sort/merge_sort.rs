//! Merge sort (C23).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::sort::merge::{BLOCK, PER_THREAD, TILE};
use gpu_kernels::sort::merge_sort;

use super::{Buffers, Item, MOST_THREADS, over_tiles};
use crate::catalogue::prelude::*;

/// Elements that one of the host's threads sorts at a time.
const PIECE: usize = 1 << 20;

/// An array, and what it is when it is sorted.
pub struct Sorted<T> {
    pub(super) input: Vec<T>,
    pub(super) sorted: Vec<T>,
}

impl<T: Item> Sorted<T> {
    /// The problem for any array.
    pub fn of(input: Vec<T>) -> Self {
        // The standard library sorts pieces fastest, and rayon, which knows a sorted run when it meets one, merges them.
        let mut sorted: Vec<T> = input.par_iter().copied().collect();
        sorted.par_chunks_mut(PIECE).for_each(|piece| piece.sort_by_key(|item| item.sort_key()));
        sorted.par_sort_by_key(|item| item.sort_key());
        Sorted { input, sorted }
    }
}

/// Pairs with about `n / 8` different keys, and their numbers as what goes with them.
pub(super) fn numbered_pairs(data: &mut Gen, n: usize) -> Vec<u64> {
    let keys = data.u32s(n, 0..=(n / 8).min(u32::MAX as usize) as u32);
    let pair = |(number, key)| u64::from(key) << 32 | u64::from(number as u32);
    keys.into_par_iter().enumerate().map(pair).collect()
}

fn launchable([n]: [usize; 1]) -> Result<(), &'static str> {
    if n < 1 << 42 {
        Ok(())
    } else {
        Err("a grid has fewer than 2^31 blocks of 3840 elements: n is below 2^42")
    }
}

const SIZES: Sizes<1> = Sizes { tiny: [10_001], notes: [100_000], large: [1 << 26] };
/// For the variant whose last pass is a single thread's.
const SMALL: Sizes<1> = Sizes { large: [1 << 18], ..SIZES };

/// C23 with every step of the ladder.
pub static MERGE_SORT: Algorithm<Sorted<i32>, 1> = Algorithm {
    id: "merge_sort",
    title: "Sort integers by merging",
    notes: &["C23"],
    dims: ["n"],
    sizes: SIZES,
    accepts: launchable,
    problem: |[n], data| Sorted::of(data.i32s(n, i32::MIN..=i32::MAX)),
    work: |[n]| Work::new(8 * n, n * n.max(1).ilog2() as usize),
    variants: &[
        Variant::new(
            "one_thread",
            "one thread merges a pair of runs",
            &["merge_sort_pairs_of_runs"],
            one_thread,
        )
        .sizes(SMALL),
        Variant::new(
            "co_rank",
            "16 elements a thread in each pass",
            &["merge_sort_pairs_of_runs", "merge_sort_co_rank"],
            by_co_rank,
        )
        .notes(&["C22"]),
        Variant::new(
            "tiles",
            "tiles sorted in shared memory, then merge paths",
            &["merge_sort_tiles", "merge_sort_starts", "merge_sort_pass"],
            |case, p, dims| {
                let kernels = Kernels {
                    tiles: merge_sort::merge_sort_tiles,
                    starts: merge_sort::merge_sort_starts,
                    pass: merge_sort::merge_sort_pass,
                };
                by_tiles(case, p, dims, &kernels)
            },
        )
        .notes(&["C22"]),
    ],
};

/// C23 with keys that occur often, and numbers that tell whether equal keys kept their order.
pub static MERGE_SORT_PAIRS: Algorithm<Sorted<u64>, 1> = Algorithm {
    id: "merge_sort_pairs",
    title: "Sort pairs by their keys, by merging",
    notes: &["C22", "C23"],
    dims: ["n"],
    sizes: Sizes { large: [1 << 25], ..SIZES },
    accepts: launchable,
    problem: |[n], data| Sorted::of(numbered_pairs(data, n)),
    work: |[n]| Work::new(16 * n, n * n.max(1).ilog2() as usize),
    variants: &[Variant::new(
        "tiles",
        "tiles sorted in shared memory, then merge paths",
        &["merge_sort_tiles_pairs", "merge_sort_starts_pairs", "merge_sort_pass_pairs"],
        |case, p, dims| {
            let kernels = Kernels {
                tiles: merge_sort::merge_sort_tiles_pairs,
                starts: merge_sort::merge_sort_starts_pairs,
                pass: merge_sort::merge_sort_pass_pairs,
            };
            by_tiles(case, p, dims, &kernels)
        },
    )],
};

/// How many passes sort `n` elements that come in runs of `unit`: each doubles the runs.
fn passes(unit: usize, n: usize) -> u32 {
    n.div_ceil(unit).max(1).next_power_of_two().ilog2()
}

/// Passes that merge pairs of runs of 1, 2, 4 … elements, at least one, so that a single element arrives, too.
fn by_passes(
    case: &mut Case<'_>,
    p: &Sorted<i32>,
    n: usize,
    launch: impl Fn(&Gpu<'_>, DevicePtr<'_, i32>, DevicePtrMut<'_, i32>, u32) -> CaseResult,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut buffers = Buffers::new(case, n)?;
    let passes = passes(1, n).max(1);
    case.run(|gpu| {
        for level in 0..passes {
            let (from, to) = buffers.roles(passes - 1 - level);
            let from = if level == 0 { input.ptr() } else { from.ptr() };
            launch(gpu, from, to.ptr_mut(), level)?;
        }
        Ok(())
    })?;
    case.check_bits(&buffers.result, &p.sorted)
}

fn pair_a_thread(
    gpu: &Gpu<'_>,
    n: usize,
    from: DevicePtr<'_, i32>,
    to: DevicePtrMut<'_, i32>,
    level: u32,
) -> CaseResult {
    let config = Config::cover1(n.div_ceil(2 << level).min(MOST_THREADS), BLOCK as u32);
    // SAFETY: both have n elements, which earlier passes sorted in runs of that level.
    gpu.launch(config, unsafe { merge_sort::merge_sort_pairs_of_runs(from, to, n, level) })
}

fn one_thread(case: &mut Case<'_>, p: &Sorted<i32>, [n]: [usize; 1]) -> CaseResult {
    by_passes(case, p, n, |gpu, from, to, level| pair_a_thread(gpu, n, from, to, level))
}

/// Runs shorter than 8 are merged a pair a thread: their results are no longer than a thread's part.
fn by_co_rank(case: &mut Case<'_>, p: &Sorted<i32>, [n]: [usize; 1]) -> CaseResult {
    by_passes(case, p, n, |gpu, from, to, level| {
        if 2 << level < PER_THREAD {
            return pair_a_thread(gpu, n, from, to, level);
        }
        let config = Config::cover1(n.div_ceil(PER_THREAD).min(MOST_THREADS), BLOCK as u32);
        // SAFETY: as above, and the level is 3 at least.
        gpu.launch(config, unsafe { merge_sort::merge_sort_co_rank(from, to, n, level) })
    })
}

type TilesKernel<T> = for<'k> unsafe fn(DevicePtr<'k, T>, DevicePtrMut<'k, T>, usize) -> KernelCall<'k>;
type StartsKernel<T> =
    for<'k> unsafe fn(DevicePtr<'k, T>, usize, u32, DevicePtrMut<'k, u64>) -> KernelCall<'k>;
type PassKernel<T> = for<'k> unsafe fn(
    DevicePtr<'k, T>,
    DevicePtrMut<'k, T>,
    usize,
    u32,
    DevicePtr<'k, u64>,
) -> KernelCall<'k>;

struct Kernels<T: 'static> {
    tiles: TilesKernel<T>,
    starts: StartsKernel<T>,
    pass: PassKernel<T>,
}

fn by_tiles<T: Item>(
    case: &mut Case<'_>,
    p: &Sorted<T>,
    [n]: [usize; 1],
    kernels: &Kernels<T>,
) -> CaseResult {
    let tiles = n.div_ceil(TILE);
    let input = case.input(&p.input)?;
    let mut buffers = Buffers::new(case, n)?;
    let mut starts = case.output::<u64>(tiles)?;
    let passes = passes(TILE, n);
    let config = over_tiles(n, TILE);
    case.run(|gpu| {
        let (_, to) = buffers.roles(passes);
        // SAFETY: both have n elements.
        gpu.launch(config, unsafe { (kernels.tiles)(input.ptr(), to.ptr_mut(), n) })?;
        for level in 0..passes {
            let (from, to) = buffers.roles(passes - 1 - level);
            // SAFETY: n elements in the runs of that level, and a word for each tile.
            let find = unsafe { (kernels.starts)(from.ptr(), n, level, starts.ptr_mut()) };
            gpu.launch(Config::cover1(tiles, BLOCK as u32), find)?;
            // SAFETY: as above; the starts are those of this pass.
            let merge = unsafe { (kernels.pass)(from.ptr(), to.ptr_mut(), n, level, starts.ptr()) };
            gpu.launch(config, merge)?;
        }
        Ok(())
    })?;
    case.check_bits(&buffers.result, &p.sorted)
}
