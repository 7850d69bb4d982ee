//! Thread numbers in blocks and grids of one to three dimensions (A3).

use cuda_std::launch::{DeviceSliceMut, KernelCall};
use gpu_kernels::ids;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: "ids", title: "Thread numbers", entries: &[&THREAD_IDS] };

/// 32-bit words of [`ids::Place`].
const PLACE_WORDS: usize = size_of::<ids::Place>() / size_of::<u32>();

/// What each thread has to write, in the order of the threads' numbers in the launch.
struct Numbers {
    one: Expected<u32>,
    two: Expected<u32>,
    three: Expected<u32>,
    places: Expected<u32>,
    counts: Expected<u32>,
}

static THREAD_IDS: Algorithm<Numbers, 6> = Algorithm {
    id: "thread_ids",
    title: "Write each thread's number",
    notes: &["A3"],
    dims: ["gx", "gy", "gz", "bx", "by", "bz"],
    sizes: Sizes { tiny: [2, 3, 2, 5, 3, 2], notes: [4, 3, 2, 8, 8, 4], large: [64, 32, 16, 16, 8, 8] },
    accepts: |[gx, gy, gz, bx, by, bz]| match () {
        () if bx == 0 || by == 0 || bz == 0 => Err("a block has at least one thread"),
        () if at_most(1024, &[bx, by, bz], "").is_err() => Err("a block has at most 1024 threads"),
        () if bz > 64 => Err("a block has at most 64 threads along z"),
        () if gy > 65_535 || gz > 65_535 => Err("a grid has at most 65535 blocks along y and z"),
        // What a thread knows of its place are 48 bytes.
        () => at_most(1 << 28, &[gx, gy, gz, bx, by, bz], "there are at most 2^28 threads in all"),
    },
    problem,
    work: |dims| Work::new(4 * dims.iter().product::<usize>(), 0),
    variants: &[
        Variant::new("one_d", "x", &["thread_ids_1d"], |case, p, dims| {
            numbers(case, &p.one, dims, |ids| ids::thread_ids_1d(ids))
        }),
        Variant::new("two_d", "x + y·Dx", &["thread_ids_2d"], |case, p, dims| {
            numbers(case, &p.two, dims, |ids| ids::thread_ids_2d(ids))
        }),
        Variant::new("three_d", "x + y·Dx + z·Dx·Dy", &["thread_ids_3d"], |case, p, dims| {
            numbers(case, &p.three, dims, |ids| ids::thread_ids_3d(ids))
        }),
        Variant::new("places", "all that a thread knows of its place", &["thread_places"], places),
        Variant::new("count", "each number occurs once", &["thread_ids_count"], count).needs(1, 1),
    ],
};

fn problem([gx, gy, gz, bx, by, bz]: [usize; 6], _: &mut Gen) -> Numbers {
    let threads = bx * by * bz;
    let all = gx * gy * gz * threads;
    // Column, row and layer in the block.
    let in_block = |number: usize| {
        let thread = number % threads;
        [thread % bx, thread / bx % by, thread / (bx * by)]
    };
    let numbers = |of: &(dyn Fn([usize; 3]) -> usize + Sync)| {
        Expected::Exact((0..all).into_par_iter().map(|number| of(in_block(number)) as u32).collect())
    };
    let place = |number: usize| -> [u32; PLACE_WORDS] {
        let (block, thread) = (number / threads, number % threads);
        let [x, y, z] = in_block(number);
        let (block_x, block_y, block_z) = (block % gx, block / gx % gy, block / (gx * gy));
        // The 64-bit fields, low word first: host and device are little-endian.
        let [block_low, block_high, number_low, number_high] = [block, block >> 32, number, number >> 32];
        let words = [block_x, block_y, block_z, x, y, z, thread, threads];
        let [a, b, c, d, e, f, g, h] = words;
        [a, b, c, d, e, f, g, h, block_low, block_high, number_low, number_high].map(|word| word as u32)
    };
    let mut places = vec![0; all * PLACE_WORDS];
    let words = places.par_chunks_exact_mut(PLACE_WORDS).enumerate();
    words.for_each(|(number, words)| words.copy_from_slice(&place(number)));
    Numbers {
        one: numbers(&|[x, ..]| x),
        two: numbers(&|[x, y, _]| x + y * bx),
        three: numbers(&|[x, y, z]| x + y * bx + z * bx * by),
        places: Expected::Exact(places),
        counts: Expected::Exact(vec![1; all]),
    }
}

fn config([gx, gy, gz, bx, by, bz]: [usize; 6]) -> Config {
    let [gx, gy, gz, bx, by, bz] = [gx, gy, gz, bx, by, bz].map(|extent| extent as u32);
    Config::from(((gx, gy, gz), (bx, by, bz)))
}

fn numbers(
    case: &mut Case<'_>,
    expected: &Expected<u32>,
    dims: [usize; 6],
    kernel: for<'k> fn(DeviceSliceMut<'k, u32>) -> KernelCall<'k>,
) -> CaseResult {
    let mut ids = case.output::<u32>(expected.len())?;
    case.run(|gpu| gpu.launch(config(dims), kernel(ids.slice_mut())))?;
    case.check(&ids, expected)
}

fn places(case: &mut Case<'_>, p: &Numbers, dims: [usize; 6]) -> CaseResult {
    let mut places = case.output::<u32>(p.places.len())?;
    case.run(|gpu| gpu.launch(config(dims), ids::thread_places(places.structs_mut()?)))?;
    case.check(&places, &p.places)
}

fn count(case: &mut Case<'_>, p: &Numbers, dims: [usize; 6]) -> CaseResult {
    let mut counts = case.zeroed::<u32>(p.counts.len())?;
    case.run(|gpu| gpu.launch(config(dims), ids::thread_ids_count(counts.atomics())))?;
    case.check(&counts, &p.counts)
}
