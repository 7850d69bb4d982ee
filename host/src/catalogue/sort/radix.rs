//! Radix sort.

use cuda_std::launch::{DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::scan::look_back;
use gpu_kernels::sort::{one_sweep, radix};

use super::merge_sort::Sorted;
use super::{Buffers, Item, MOST_THREADS};
use crate::catalogue::prelude::*;

/// The places and counts of the variants with many launches have 32 bits.
fn countable([n]: [usize; 1]) -> Result<(), &'static str> {
    if n <= u32::MAX as usize { Ok(()) } else { Err("places have 32 bits: n is below 2^32") }
}

const SIZES: Sizes<1> = Sizes { tiny: [10_001], notes: [100_000], large: [1 << 26] };

/// Sorting unsigned integers, with every step of the ladder.
pub static RADIX_SORT: Algorithm<Sorted<u32>, 1> = Algorithm {
    id: "radix_sort",
    title: "Sort unsigned integers by their digits",
    notes: &["C23"],
    dims: ["n"],
    sizes: SIZES,
    accepts: countable,
    problem: |[n], data| Sorted::of(data.u32s(n, 0..=u32::MAX)),
    work: |[n]| Work::new(8 * n, 4 * n),
    variants: &[
        Variant::new(
            "split",
            "a bit a pass, scans of flags",
            &["radix_split_flags", "look_back_reset", "scan_look_back_exclusive", "radix_split_move"],
            split,
        )
        .needs(7, 0),
        Variant::new(
            "four_bits",
            "counts a tile, their scan, the tiles",
            &["radix_count_4", "look_back_reset", "scan_look_back_exclusive", "radix_move_4"],
            |case, p, dims| by_tiles(case, p, dims, 4, radix::radix_count_4, radix::radix_move_4),
        )
        .needs(7, 0),
        Variant::new(
            "eight_bits",
            "the same with half as many passes",
            &["radix_count_8", "look_back_reset", "scan_look_back_exclusive", "radix_move_8"],
            |case, p, dims| by_tiles(case, p, dims, 8, radix::radix_count_8, radix::radix_move_8),
        )
        .needs(7, 0),
        Variant::new(
            "one_sweep",
            "one launch a pass, looking back",
            &["look_back_reset", "radix_histograms", "radix_digit_starts", "radix_one_sweep"],
            |case, p, dims| one_sweep(case, p, dims, one_sweep::radix_histograms, one_sweep::radix_one_sweep),
        )
        .needs(7, 0),
    ],
};

/// Sorting signed integers.
pub static RADIX_SORT_I32: Algorithm<Sorted<i32>, 1> = Algorithm {
    id: "radix_sort_i32",
    title: "Sort integers by their digits",
    notes: &["C23"],
    dims: ["n"],
    sizes: SIZES,
    accepts: any_shape,
    problem: |[n], data| Sorted::of(data.i32s(n, i32::MIN..=i32::MAX)),
    work: |[n]| Work::new(8 * n, 4 * n),
    variants: &[Variant::new(
        "one_sweep",
        "one launch a pass, looking back",
        &["look_back_reset", "radix_histograms_i32", "radix_digit_starts", "radix_one_sweep_i32"],
        |case, p, dims| {
            one_sweep(case, p, dims, one_sweep::radix_histograms_i32, one_sweep::radix_one_sweep_i32)
        },
    )
    .needs(7, 0)],
};

/// Sorting floats in their total order.
pub static RADIX_SORT_F32: Algorithm<Sorted<f32>, 1> = Algorithm {
    id: "radix_sort_f32",
    title: "Sort floats in their total order by their digits",
    notes: &["C23"],
    dims: ["n"],
    sizes: SIZES,
    accepts: any_shape,
    problem: |[n], data| Sorted::of(super::floats_with_all_nans(data, n)),
    work: |[n]| Work::new(8 * n, 4 * n),
    variants: &[Variant::new(
        "one_sweep",
        "one launch a pass, looking back",
        &["look_back_reset", "radix_histograms_f32", "radix_digit_starts", "radix_one_sweep_f32"],
        |case, p, dims| {
            one_sweep(case, p, dims, one_sweep::radix_histograms_f32, one_sweep::radix_one_sweep_f32)
        },
    )
    .needs(7, 0)],
};

/// Sorting keys that occur often, with values that tell whether equal keys kept their order.
pub static RADIX_SORT_PAIRS: Algorithm<Sorted<u64>, 1> = Algorithm {
    id: "radix_sort_pairs",
    title: "Sort keys with values by the keys' digits",
    notes: &["C23"],
    dims: ["n"],
    sizes: Sizes { large: [1 << 25], ..SIZES },
    accepts: countable,
    problem: |[n], data| Sorted::of(super::merge_sort::numbered_pairs(data, n)),
    work: |[n]| Work::new(16 * n, 4 * n),
    variants: &[Variant::new(
        "one_sweep",
        "one launch a pass, looking back",
        &["look_back_reset", "radix_histograms", "radix_digit_starts", "radix_one_sweep_pairs"],
        pairs,
    )
    .needs(7, 0)],
};

/// A grid that strides over `n` elements.
fn over(n: usize) -> Config {
    Config::cover1(n.min(MOST_THREADS), 256)
}

/// A block of 512 threads for each tile of 8192 keys.
fn over_tiles(n: usize) -> Config {
    Config::cover1(n.div_ceil(radix::TILE) * radix::BLOCK, radix::BLOCK as u32)
}

/// The exclusive scan of a whole array, by a look-back.
struct Scan {
    input: Output<i32>,
    output: Output<i32>,
    states: Output<u64>,
}

impl Scan {
    fn new(case: &mut Case<'_>, n: usize) -> CaseResult<Scan> {
        let words = 1 + n.div_ceil(look_back::TILE);
        Ok(Scan { input: case.output(n)?, output: case.output(n)?, states: case.output(words)? })
    }

    fn run(&mut self, gpu: &Gpu<'_>) -> CaseResult {
        let (n, words) = (self.input.len(), self.states.len());
        // SAFETY: that many words.
        gpu.launch(over(words), unsafe { look_back::look_back_reset(self.states.ptr_mut(), words) })?;
        let config = Config::cover1(n.div_ceil(look_back::TILE) * look_back::BLOCK, look_back::BLOCK as u32);
        let (input, output, states) = (self.input.slice(), self.output.ptr_mut(), self.states.ptr_mut());
        // SAFETY: as many results as elements, and a word a tile and one more, just reset.
        gpu.launch(config, unsafe { look_back::scan_look_back_exclusive(input, output, states) })
    }
}

/// Runs `passes` passes, an even number, from the input to the result through two arrays that change roles.
fn by_passes(
    case: &mut Case<'_>,
    p: &Sorted<u32>,
    n: usize,
    passes: u32,
    mut pass: impl FnMut(&Gpu<'_>, DeviceSlice<'_, u32>, u32, &mut Output<u32>) -> CaseResult,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut buffers = Buffers::new(case, n)?;
    case.run(|gpu| {
        for number in 0..passes {
            let (from, to) = buffers.roles(passes - 1 - number);
            pass(gpu, if number == 0 { input.slice() } else { from.slice() }, number, to)?;
        }
        Ok(())
    })?;
    case.check_bits(&buffers.result, &p.sorted)
}

fn split(case: &mut Case<'_>, p: &Sorted<u32>, [n]: [usize; 1]) -> CaseResult {
    let mut scan = Scan::new(case, n)?;
    by_passes(case, p, n, 32, |gpu, from, bit, to| {
        // SAFETY: a flag a key.
        gpu.launch(over(n), unsafe { radix::radix_split_flags(from, bit, scan.input.ptr_mut()) })?;
        scan.run(gpu)?;
        // SAFETY: a place a key, from the flags just scanned.
        let call = unsafe { radix::radix_split_move(from, bit, scan.output.ptr(), to.ptr_mut()) };
        gpu.launch(over(n), call)
    })
}

type CountKernel = for<'k> unsafe fn(DeviceSlice<'k, u32>, u32, DevicePtrMut<'k, i32>) -> KernelCall<'k>;
type MoveKernel = for<'k> unsafe fn(
    DeviceSlice<'k, u32>,
    u32,
    cuda_std::launch::DevicePtr<'k, i32>,
    DevicePtrMut<'k, u32>,
) -> KernelCall<'k>;

fn by_tiles(
    case: &mut Case<'_>,
    p: &Sorted<u32>,
    [n]: [usize; 1],
    bits: u32,
    count: CountKernel,
    place: MoveKernel,
) -> CaseResult {
    let mut scan = Scan::new(case, n.div_ceil(radix::TILE) << bits)?;
    let config = over_tiles(n);
    by_passes(case, p, n, 32 / bits, |gpu, from, pass, to| {
        let shift = pass * bits;
        // SAFETY: a count for each digit and tile.
        gpu.launch(config, unsafe { count(from, shift, scan.input.ptr_mut()) })?;
        scan.run(gpu)?;
        // SAFETY: the offsets are the scan of these counts, the target has room for every key.
        gpu.launch(config, unsafe { place(from, shift, scan.output.ptr(), to.ptr_mut()) })
    })
}

type HistogramKernel<T> = for<'k> unsafe fn(DeviceSlice<'k, T>, DevicePtrMut<'k, u64>) -> KernelCall<'k>;
type SweepKernel<T> =
    for<'k> unsafe fn(DeviceSlice<'k, T>, u32, DevicePtrMut<'k, u64>, DevicePtrMut<'k, T>) -> KernelCall<'k>;

/// Blocks that count digits at most: eight for each multiprocessor of a large GPU.
const COUNTING_BLOCKS: usize = 1056;

/// Clears the state and finds where the keys of each digit of each pass start.
fn digit_starts<T: Item>(
    gpu: &Gpu<'_>,
    keys: DeviceSlice<'_, T>,
    state: &mut Output<u64>,
    histograms: HistogramKernel<T>,
) -> CaseResult {
    let words = state.len();
    // SAFETY: that many words.
    gpu.launch(over(words), unsafe { look_back::look_back_reset(state.ptr_mut(), words) })?;
    let block = one_sweep::COUNT_BLOCK;
    let threads = keys.len().div_ceil(16).min(COUNTING_BLOCKS * block);
    // SAFETY: the state of a sort of that many keys, all 0.
    let count = unsafe { histograms(keys, state.ptr_mut()) };
    gpu.launch(Config::cover1(threads, block as u32), count)?;
    // SAFETY: as above, and a block a pass.
    gpu.launch((one_sweep::PASSES, 256), unsafe { one_sweep::radix_digit_starts(state.ptr_mut()) })
}

fn one_sweep<T: Item>(
    case: &mut Case<'_>,
    p: &Sorted<T>,
    [n]: [usize; 1],
    histograms: HistogramKernel<T>,
    sweep: SweepKernel<T>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut buffers = Buffers::new(case, n)?;
    let mut state = case.output::<u64>(one_sweep::state_words(n))?;
    case.run(|gpu| {
        digit_starts(gpu, input.slice(), &mut state, histograms)?;
        for pass in 0..one_sweep::PASSES {
            let (from, to) = buffers.roles(one_sweep::PASSES - 1 - pass);
            let from = if pass == 0 { input.slice() } else { from.slice() };
            // SAFETY: the state is this sort's, and the target has room for every key.
            let call = unsafe { sweep(from, pass, state.ptr_mut(), to.ptr_mut()) };
            gpu.launch(over_tiles(n), call)?;
        }
        Ok(())
    })?;
    case.check_bits(&buffers.result, &p.sorted)
}

fn pairs(case: &mut Case<'_>, p: &Sorted<u64>, [n]: [usize; 1]) -> CaseResult {
    let halves = |items: &[u64]| -> (Vec<u32>, Vec<u32>) {
        items.par_iter().map(|item| ((item >> 32) as u32, *item as u32)).unzip()
    };
    let (keys, values) = halves(&p.input);
    let (keys, values) = (case.input(&keys)?, case.input(&values)?);
    let (mut to_keys, mut to_values) = (Buffers::<u32>::new(case, n)?, Buffers::<u32>::new(case, n)?);
    let mut state = case.output::<u64>(one_sweep::state_words(n))?;
    case.run(|gpu| {
        digit_starts(gpu, keys.slice(), &mut state, one_sweep::radix_histograms)?;
        for pass in 0..one_sweep::PASSES {
            let later = one_sweep::PASSES - 1 - pass;
            let ((from, to), (from_values, to_values)) = (to_keys.roles(later), to_values.roles(later));
            let (from, from_values) =
                if pass == 0 { (keys.slice(), values.ptr()) } else { (from.slice(), from_values.ptr()) };
            // SAFETY: the state is this sort's, and the targets have room for every pair.
            let call = unsafe {
                let (to, to_values) = (to.ptr_mut(), to_values.ptr_mut());
                one_sweep::radix_one_sweep_pairs(from, from_values, pass, state.ptr_mut(), to, to_values)
            };
            gpu.launch(over_tiles(n), call)?;
        }
        Ok(())
    })?;
    let (keys, values) = halves(&p.sorted);
    case.check_bits(&to_keys.result, &keys)?;
    case.check_bits(&to_values.result, &values)
}
