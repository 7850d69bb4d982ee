//! Data-parallel primitives: map and fold (E2), gather and scatter (E5), scatter with an operator (E6), compaction and
//! find_repeats (E8).

use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::primitives::scatter_sum::{DIGIT_BITS, DIGITS};
use gpu_kernels::primitives::select::{PART, SCAN_BLOCK, SCAN_TILE};
use gpu_kernels::primitives::{self, gather, scatter_sum, select};

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "primitives",
    title: "Data-parallel primitives",
    entries: &[&MAP, &FOLD, &GATHER, &SCATTER, &COMPACT, &FIND_REPEATS, &SCATTER_SUM],
};

/// Blocks of the kernels that stride: enough to fill a large GPU.
const STRIDING_BLOCKS: usize = 2112;

/// A grid that strides over `n` items.
fn striding(n: usize) -> Config {
    Config::cover1(n.min(STRIDING_BLOCKS * 256), 256)
}

struct Mapped {
    input: Vec<f32>,
    output: Expected<f32>,
}

const FACTOR: f32 = 1.5;
const OFFSET: f32 = -0.25;

fn mapped([n]: [usize; 1], data: &mut Gen) -> Mapped {
    let input = data.f32s_with_specials(n);
    // Two operations, each rounded once.
    let output = Expected::Exact(input.iter().map(|x| FACTOR * x + OFFSET).collect());
    Mapped { input, output }
}

static MAP: Algorithm<Mapped, 1> = Algorithm {
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

struct Folded {
    input: Vec<i32>,
    /// Sum, least, greatest.
    results: Expected<i32>,
}

fn folded([n]: [usize; 1], data: &mut Gen) -> Folded {
    let input = data.i32s(n, i32::MIN..=i32::MAX);
    let sum = input.iter().fold(0i64, |sum, value| sum.wrapping_add(i64::from(*value))) as i32;
    let least = input.iter().copied().min().unwrap_or(i32::MAX);
    let greatest = input.iter().copied().max().unwrap_or(i32::MIN);
    Folded { input, results: Expected::Exact(vec![sum, least, greatest]) }
}

static FOLD: Algorithm<Folded, 1> = Algorithm {
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

/// Values, indices, and what comes out.
struct Indexed {
    values: Vec<f32>,
    index: Vec<u32>,
    output: Expected<f32>,
}

/// Indices have 32 bits.
const MOST: usize = u32::MAX as usize;

fn gatherable([n, table]: [usize; 2]) -> Result<(), &'static str> {
    if table > MOST {
        return Err("indices have 32 bits: the table has fewer than 2^32 elements");
    }
    if n > 0 && table == 0 { Err("a gather needs a table that is not empty") } else { Ok(()) }
}

fn gathered([n, table]: [usize; 2], data: &mut Gen) -> Indexed {
    let values = data.f32s_with_specials(table);
    let index = if n == 0 { Vec::new() } else { data.u32s(n, 0..=table as u32 - 1) };
    let output = Expected::Exact(index.iter().map(|at| values[*at as usize]).collect());
    Indexed { values, index, output }
}

static GATHER: Algorithm<Indexed, 2> = Algorithm {
    id: "gather",
    title: "Read through indices",
    notes: &["E5"],
    dims: ["n", "table"],
    sizes: Sizes { tiny: [1_003, 500], notes: [100_000, 100_000], large: [1 << 26, 1 << 26] },
    accepts: gatherable,
    problem: gathered,
    work: |[n, _]| Work::new(12 * n, 0),
    variants: &[
        Variant::new("checked", "an index at a time", &["gather"], gather_checked),
        Variant::new("four", "four indices at a time", &["gather_four"], gather_four),
    ],
};

fn gather_checked(case: &mut Case<'_>, p: &Indexed, [n, _]: [usize; 2]) -> CaseResult {
    let (table, index) = (case.input(&p.values)?, case.input(&p.index)?);
    let mut output = case.output::<f32>(n)?;
    case.run(|gpu| {
        gpu.launch(striding(n), gather::gather(table.slice(), index.slice(), output.slice_mut()))
    })?;
    case.check(&output, &p.output)
}

fn gather_four(case: &mut Case<'_>, p: &Indexed, [n, _]: [usize; 2]) -> CaseResult {
    let (table, index) = (case.input(&p.values)?, case.input(&p.index)?);
    let mut output = case.output::<f32>(n)?;
    case.run(|gpu| {
        // SAFETY: the indices were drawn inside the table, and there is room for each.
        let call = unsafe { gather::gather_four(table.ptr(), index.slice(), output.ptr_mut()) };
        gpu.launch(striding(n.div_ceil(4)), call)
    })?;
    case.check(&output, &p.output)
}

fn scatterable([n]: [usize; 1]) -> Result<(), &'static str> {
    if n <= MOST { Ok(()) } else { Err("indices have 32 bits: n is below 2^32") }
}

fn scattered([n]: [usize; 1], data: &mut Gen) -> Indexed {
    let values = data.f32s_with_specials(n);
    let mut index: Vec<u32> = (0..n as u32).collect();
    for i in (1..n).rev() {
        index.swap(i, data.index(0..=i));
    }
    let mut output = vec![0.0; n];
    for (value, at) in values.iter().zip(&index) {
        output[*at as usize] = *value;
    }
    Indexed { values, index, output: Expected::Exact(output) }
}

static SCATTER: Algorithm<Indexed, 1> = Algorithm {
    id: "scatter",
    title: "Write through indices that differ",
    notes: &["E5"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [100_000], large: [1 << 26] },
    accepts: scatterable,
    problem: scattered,
    work: |[n]| Work::new(12 * n, 0),
    variants: &[
        Variant::new("checked", "an index at a time", &["scatter"], |case, p, [n]| {
            let (input, index) = (case.input(&p.values)?, case.input(&p.index)?);
            let mut output = case.output::<f32>(n)?;
            case.run(|gpu| {
                // SAFETY: the indices are a permutation.
                let call = unsafe { gather::scatter(input.slice(), index.slice(), output.ptr_mut(), n) };
                gpu.launch(striding(n), call)
            })?;
            case.check(&output, &p.output)
        }),
        Variant::new("four", "four indices at a time", &["scatter_four"], |case, p, [n]| {
            let (input, index) = (case.input(&p.values)?, case.input(&p.index)?);
            let mut output = case.output::<f32>(n)?;
            case.run(|gpu| {
                // SAFETY: the indices are a permutation of 0 to n - 1.
                let call = unsafe { gather::scatter_four(input.ptr(), index.slice(), output.ptr_mut()) };
                gpu.launch(striding(n.div_ceil(4)), call)
            })?;
            case.check(&output, &p.output)
        }),
    ],
};

/// Numbers of elements of the levels of a scan: `n`, its tiles, their tiles, down to one.
struct Levels(Vec<Output<u32>>);

impl Levels {
    /// Room for the scan of `n` elements and for the sums of each level.
    fn new(case: &mut Case<'_>, n: usize) -> CaseResult<Levels> {
        let mut levels = vec![case.output::<u32>(n)?];
        let mut left = n;
        while left > 1 || levels.len() == 1 {
            left = left.div_ceil(SCAN_TILE);
            levels.push(case.output::<u32>(left.max(1))?);
        }
        Ok(Levels(levels))
    }

    /// What is scanned.
    fn data(&mut self) -> &mut Output<u32> {
        &mut self.0[0]
    }

    /// The sum of all, after [`Levels::scan`] of at least one element.
    fn total(&self) -> &Output<u32> {
        &self.0[self.0.len() - 1]
    }

    /// The exclusive scan of the first level, in place.
    fn scan(&mut self, gpu: &Gpu<'_>) -> CaseResult {
        if self.0[0].is_empty() {
            return Ok(());
        }
        for level in 1..self.0.len() {
            let (below, above) = self.0.split_at_mut(level);
            let (data, sums) = (&mut below[level - 1], &mut above[0]);
            let (n, tiles) = (data.len(), sums.len() as u32);
            // SAFETY: a sum for each tile; allocations start at a multiple of 256 bytes.
            let call = unsafe { select::select_scan_tiles(data.ptr_mut(), n, sums.ptr_mut()) };
            gpu.launch((tiles, SCAN_BLOCK), call)?;
        }
        // The last level is the total alone, and the one before it a single tile.
        for level in (1..self.0.len() - 1).rev() {
            let (below, above) = self.0.split_at_mut(level);
            let (data, offsets) = (&mut below[level - 1], &above[0]);
            let n = data.len();
            // SAFETY: an offset for each tile.
            let call = unsafe { select::select_add_offsets(data.ptr_mut(), n, offsets.ptr()) };
            gpu.launch(striding(n), call)?;
        }
        Ok(())
    }
}

/// Integers, and what is kept of them.
struct Kept<T> {
    input: Vec<i32>,
    kept: Vec<T>,
}

fn compacted([n]: [usize; 1], data: &mut Gen) -> Kept<i32> {
    let input = data.i32s(n, -1_000..=1_000);
    let kept = input.iter().copied().filter(|value| *value > 0).collect();
    Kept { input, kept }
}

static COMPACT: Algorithm<Kept<i32>, 1> = Algorithm {
    id: "compact",
    title: "Keep the positive elements",
    notes: &["E8"],
    dims: ["n"],
    sizes: Sizes { tiny: [2_503], notes: [100_000], large: [1 << 26] },
    accepts: scatterable,
    problem: compacted,
    work: |[n]| Work::new(6 * n, n),
    variants: &[
        Variant::new(
            "flag_scan_move",
            "flags, scan, move",
            &["select_flag_positive", "select_scan_tiles", "select_add_offsets", "select_compact_values"],
            |case, p, _| by_flags(case, p, select::select_flag_positive, move_values),
        ),
        Variant::new(
            "bits",
            "flags as bits, only their counts scanned",
            &["select_mask_positive", "select_scan_tiles", "select_add_offsets", "select_write_values"],
            |case, p, _| by_bits(case, p, select::select_mask_positive, write_values),
        ),
        Variant::new("append", "one atomic a warp, any order", &["select_append_positive"], append),
    ],
};

/// Values of which about a third equal the next one.
fn repeated([n]: [usize; 1], data: &mut Gen) -> Kept<u32> {
    let input = data.i32s(n, 0..=2);
    let pairs = input.windows(2).enumerate();
    let kept = pairs.filter(|(_, pair)| pair[0] == pair[1]).map(|(i, _)| i as u32).collect();
    Kept { input, kept }
}

static FIND_REPEATS: Algorithm<Kept<u32>, 1> = Algorithm {
    id: "find_repeats",
    title: "Where an element equals the next",
    notes: &["E8"],
    dims: ["n"],
    sizes: Sizes { tiny: [2_503], notes: [100_000], large: [40_000_000] },
    accepts: scatterable,
    problem: repeated,
    work: |[n]| Work::new(4 * n + 4 * n / 3, n),
    variants: &[
        Variant::new(
            "flag_scan_move",
            "flags, scan, move",
            &["select_flag_repeats", "select_scan_tiles", "select_add_offsets", "select_compact_indices"],
            |case, p, _| by_flags(case, p, select::select_flag_repeats, move_indices),
        ),
        Variant::new(
            "bits",
            "flags as bits, only their counts scanned",
            &["select_mask_repeats", "select_scan_tiles", "select_add_offsets", "select_write_indices"],
            |case, p, _| by_bits(case, p, select::select_mask_repeats, write_indices),
        ),
    ],
};

/// Checks how many elements were kept, which they are, and that nothing was written behind them.
fn check_kept<T: Element>(
    case: &mut Case<'_>,
    output: &Output<T>,
    total: Option<&Output<u32>>,
    kept: &[T],
) -> CaseResult {
    if let Some(total) = total {
        case.check(total, &Expected::Exact(vec![kept.len() as u32]))?;
    }
    let got = case.read(output)?;
    let (got, rest) = got.split_at(kept.len().min(got.len()));
    case.check_data(got, &Expected::Exact(kept.to_vec()));
    case.expect(rest.iter().all(|value| value.poisoned()), || "written behind the last element kept".into());
    Ok(())
}

type FlagKernel = for<'k> unsafe fn(DeviceSlice<'k, i32>, DevicePtrMut<'k, u32>) -> KernelCall<'k>;
/// Input, offsets, total and output to the call that moves what is kept.
type MoveKernel<T> =
    for<'k> fn(&'k Input<i32>, &'k Output<u32>, &'k Output<u32>, &'k mut Output<T>) -> KernelCall<'k>;

fn move_indices<'k>(
    _: &'k Input<i32>,
    offsets: &'k Output<u32>,
    total: &'k Output<u32>,
    output: &'k mut Output<u32>,
) -> KernelCall<'k> {
    // SAFETY: the offsets are a scan of flags and the total their sum; the output holds every element.
    unsafe { select::select_compact_indices(offsets.slice(), total.ptr(), output.ptr_mut()) }
}

fn move_values<'k>(
    input: &'k Input<i32>,
    offsets: &'k Output<u32>,
    total: &'k Output<u32>,
    output: &'k mut Output<i32>,
) -> KernelCall<'k> {
    // SAFETY: as in `move_indices`; an offset for each element.
    unsafe { select::select_compact_values(input.slice(), offsets.ptr(), total.ptr(), output.ptr_mut()) }
}

/// The notes' way.
fn by_flags<T: Element>(
    case: &mut Case<'_>,
    p: &Kept<T>,
    flag: FlagKernel,
    move_kept: MoveKernel<T>,
) -> CaseResult {
    let n = p.input.len();
    let input = case.input(&p.input)?;
    let mut flags = Levels::new(case, n)?;
    let mut output = case.output::<T>(n)?;
    case.run(|gpu| {
        // SAFETY: a flag for each element.
        gpu.launch(striding(n), unsafe { flag(input.slice(), flags.data().ptr_mut()) })?;
        flags.scan(gpu)?;
        gpu.launch(striding(n), move_kept(&input, &flags.0[0], flags.total(), &mut output))
    })?;
    check_kept(case, &output, (n > 0).then(|| flags.total()), &p.kept)
}

type MaskKernel =
    for<'k> unsafe fn(DeviceSlice<'k, i32>, DevicePtrMut<'k, u32>, DevicePtrMut<'k, u32>) -> KernelCall<'k>;
/// Input, masks, offsets and output to the call that writes what is kept.
type WriteKernel<T> =
    for<'k> fn(&'k Input<i32>, &'k Output<u32>, &'k Output<u32>, &'k mut Output<T>) -> KernelCall<'k>;

fn write_indices<'k>(
    input: &'k Input<i32>,
    masks: &'k Output<u32>,
    offsets: &'k Output<u32>,
    output: &'k mut Output<u32>,
) -> KernelCall<'k> {
    // SAFETY: masks and offsets are those of the input's parts; the output holds every element.
    unsafe { select::select_write_indices(input.len(), masks.ptr(), offsets.ptr(), output.ptr_mut()) }
}

fn write_values<'k>(
    input: &'k Input<i32>,
    masks: &'k Output<u32>,
    offsets: &'k Output<u32>,
    output: &'k mut Output<i32>,
) -> KernelCall<'k> {
    // SAFETY: as in `write_indices`.
    unsafe { select::select_write_values(input.slice(), masks.ptr(), offsets.ptr(), output.ptr_mut()) }
}

/// A warp for each part of 1024 elements.
fn warp_a_part(parts: usize) -> Config {
    Config::cover1(32 * parts, 256)
}

/// Our own way.
fn by_bits<T: Element>(
    case: &mut Case<'_>,
    p: &Kept<T>,
    mask: MaskKernel,
    write_kept: WriteKernel<T>,
) -> CaseResult {
    let n = p.input.len();
    let parts = n.div_ceil(PART);
    let input = case.input(&p.input)?;
    let mut masks = case.output::<u32>(32 * parts)?;
    let mut counts = Levels::new(case, parts)?;
    let mut output = case.output::<T>(n)?;
    case.run(|gpu| {
        // SAFETY: 32 words and a count for each part.
        let call = unsafe { mask(input.slice(), masks.ptr_mut(), counts.data().ptr_mut()) };
        gpu.launch(warp_a_part(parts), call)?;
        counts.scan(gpu)?;
        gpu.launch(warp_a_part(parts), write_kept(&input, &masks, &counts.0[0], &mut output))
    })?;
    check_kept(case, &output, (n > 0).then(|| counts.total()), &p.kept)
}

/// The order is that of the warps' turns, so the sorted elements are compared.
fn append(case: &mut Case<'_>, p: &Kept<i32>, [n]: [usize; 1]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut total = case.zeroed::<u32>(1)?;
    let mut output = case.output::<i32>(n)?;
    case.run(|gpu| {
        // SAFETY: the counter is 0, and the output holds every element.
        let call =
            unsafe { select::select_append_positive(input.slice(), total.ptr_mut(), output.ptr_mut()) };
        gpu.launch(striding(n), call)
    })?;
    case.check(&total, &Expected::Exact(vec![p.kept.len() as u32]))?;
    let mut got = case.read(&output)?;
    got.truncate(p.kept.len());
    got.sort_unstable();
    let mut kept = p.kept.clone();
    kept.sort_unstable();
    case.check_data(&got, &Expected::Exact(kept));
    Ok(())
}

struct Summed {
    values: Vec<i32>,
    index: Vec<u32>,
    sums: Expected<i32>,
}

fn summable([n, outputs]: [usize; 2]) -> Result<(), &'static str> {
    if n > MOST || outputs > MOST {
        return Err("indices have 32 bits: n and outputs are below 2^32");
    }
    if n > 0 && outputs == 0 { Err("values need at least one output") } else { Ok(()) }
}

fn summed([n, outputs]: [usize; 2], data: &mut Gen) -> Summed {
    let values = data.i32s(n, i32::MIN..=i32::MAX);
    let index = if n == 0 { Vec::new() } else { data.u32s(n, 0..=outputs as u32 - 1) };
    let mut sums = vec![0i32; outputs];
    for (value, at) in values.iter().zip(&index) {
        sums[*at as usize] = sums[*at as usize].wrapping_add(*value);
    }
    Summed { values, index, sums: Expected::Exact(sums) }
}

static SCATTER_SUM: Algorithm<Summed, 2> = Algorithm {
    id: "scatter_sum",
    title: "Add through indices that may meet",
    notes: &["E6"],
    dims: ["n", "outputs"],
    sizes: Sizes { tiny: [2_503, 100], notes: [100_000, 1_000], large: [1 << 26, 1 << 20] },
    accepts: summable,
    problem: summed,
    work: |[n, outputs]| Work::new(8 * n + 4 * outputs, n),
    variants: &[
        Variant::new("atomics", "an atomic an element", &["scatter_sum_atomics"], sum_by_atomics),
        Variant::new(
            "sorted",
            "sort, segmented scan, last of each segment",
            &[
                "radix_count",
                "select_scan_tiles",
                "select_add_offsets",
                "radix_move",
                "segments_scan",
                "segments_carry",
                "segments_last",
            ],
            sum_by_sort,
        ),
    ],
};

fn sum_by_atomics(case: &mut Case<'_>, p: &Summed, [n, outputs]: [usize; 2]) -> CaseResult {
    let (values, index) = (case.input(&p.values)?, case.input(&p.index)?);
    let sums = case.zeroed::<i32>(outputs)?;
    case.run(|gpu| {
        let call = scatter_sum::scatter_sum_atomics(values.slice(), index.slice(), sums.atomics());
        gpu.launch(striding(n), call)
    })?;
    case.check(&sums, &p.sums)
}

/// Keys and values of a sort.
struct Pairs {
    keys: Output<u32>,
    values: Output<i32>,
}

impl Pairs {
    fn new(case: &mut Case<'_>, n: usize) -> CaseResult<Pairs> {
        Ok(Pairs { keys: case.output(n)?, values: case.output(n)? })
    }
}

/// Sorts `from` by the digit at `shift` into `to`; equal digits keep their order.
fn sort_pass(
    gpu: &Gpu<'_>,
    counts: &mut Levels,
    (keys, values): (DevicePtr<'_, u32>, DevicePtr<'_, i32>),
    n: usize,
    shift: u32,
    to: &mut Pairs,
) -> CaseResult {
    let parts = n.div_ceil(PART);
    // SAFETY: 32 counts for each part.
    let count = unsafe { scatter_sum::radix_count(keys, n, shift, counts.data().ptr_mut(), parts) };
    gpu.launch(warp_a_part(parts), count)?;
    counts.scan(gpu)?;
    // SAFETY: n pairs on both sides, and the offsets are the scan of the counts.
    let call = unsafe {
        let (offsets, to_keys, to_values) = (counts.0[0].ptr(), to.keys.ptr_mut(), to.values.ptr_mut());
        scatter_sum::radix_move(keys, values, n, shift, offsets, parts, to_keys, to_values)
    };
    gpu.launch(warp_a_part(parts), call)
}

fn sum_by_sort(case: &mut Case<'_>, p: &Summed, [n, outputs]: [usize; 2]) -> CaseResult {
    let (values, index) = (case.input(&p.values)?, case.input(&p.index)?);
    let mut sums = case.zeroed::<i32>(outputs)?;
    let parts = n.div_ceil(PART);
    // At least one pass, which also makes the copy that the scan changes.
    let bits = outputs.saturating_sub(1).checked_ilog2().map_or(1, |top| top + 1);
    let mut counts = Levels::new(case, DIGITS * parts)?;
    let (mut sorted, mut other) = (Pairs::new(case, n)?, Pairs::new(case, n)?);
    let (mut tails, mut heads) = (case.output::<i32>(parts)?, case.output::<u32>(parts)?);
    case.run(|gpu| {
        if n == 0 {
            return Ok(());
        }
        sort_pass(gpu, &mut counts, (index.ptr(), values.ptr()), n, 0, &mut sorted)?;
        for pass in 1..bits.div_ceil(DIGIT_BITS) {
            let from = (sorted.keys.ptr(), sorted.values.ptr());
            sort_pass(gpu, &mut counts, from, n, pass * DIGIT_BITS, &mut other)?;
            std::mem::swap(&mut sorted, &mut other);
        }
        // SAFETY: n pairs, and a tail and a head for each part.
        let scan = unsafe {
            let (keys, values) = (sorted.keys.ptr(), sorted.values.ptr_mut());
            scatter_sum::segments_scan(keys, values, n, tails.ptr_mut(), heads.ptr_mut())
        };
        gpu.launch(warp_a_part(parts), scan)?;
        // SAFETY: one warp, and a tail and a head for each part.
        gpu.launch((1, 32), unsafe { scatter_sum::segments_carry(tails.ptr_mut(), heads.ptr(), parts) })?;
        // SAFETY: the keys were drawn inside the output.
        let last = unsafe {
            let (keys, values) = (sorted.keys.ptr(), sorted.values.ptr());
            scatter_sum::segments_last(keys, values, n, tails.ptr(), sums.ptr_mut())
        };
        gpu.launch(striding(n), last)
    })?;
    case.check(&sums, &p.sums)
}
