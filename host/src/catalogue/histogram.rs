//! Histograms: a stretch a thread (C5), grid-stride (C6), private to blocks (C7), and private to lanes and threads.

use cuda_std::atomic::AtomicU32;
use cuda_std::launch::{DeviceSlice, KernelCall};
use gpu_kernels::histogram::{self, LETTER_BINS, MAX_BINS};

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "histogram", title: "Histograms", entries: &[&LETTERS, &BYTES, &VALUES] };

/// Elements, and how many of them are in each bin.
struct Counted<T> {
    items: Vec<T>,
    bins: usize,
    counts: Expected<u32>,
}

impl<T: Copy + Sync> Counted<T> {
    fn new(items: Vec<T>, bins: usize, bin: impl Fn(T) -> Option<usize> + Sync) -> Self {
        let count = |items: &[T]| {
            let mut counts = vec![0; bins];
            for item in items {
                if let Some(count) = bin(*item).and_then(|bin| counts.get_mut(bin)) {
                    *count += 1;
                }
            }
            counts
        };
        let add = |mut counts: Vec<u32>, others: Vec<u32>| {
            counts.iter_mut().zip(others).for_each(|(count, other)| *count += other);
            counts
        };
        let counts = items.par_chunks(COUNTED_AT_ONCE).map(count).reduce(|| vec![0; bins], add);
        Counted { items, bins, counts: Expected::Exact(counts) }
    }
}

/// Elements that one of the host's threads counts at a time.
const COUNTED_AT_ONCE: usize = 1 << 18;

/// Bins of the notes, written down as they are told: the letters of each.
const GROUPS: [&[u8]; LETTER_BINS] = [b"abcd", b"efgh", b"ijkl", b"mnop", b"qrst", b"uvwx", b"yz"];

/// A text of letters, with about one byte in five that is none: some just outside the letters, some above 127.
fn text([n]: [usize; 1], data: &mut Gen) -> Counted<u8> {
    let mut letters = data.u8s(n, 0..=255);
    letters.par_iter_mut().for_each(|byte| {
        *byte = match *byte {
            drawn @ 0..=207 => b'a' + drawn % 26,
            drawn @ 208..=223 => drawn - 208 + (b'a' - 16),
            drawn @ 224..=239 => drawn - 224 + (b'z' + 1),
            drawn => drawn,
        };
    });
    let mut bin_of = [None; 256];
    for (bin, group) in GROUPS.iter().enumerate() {
        for letter in *group {
            bin_of[usize::from(*letter)] = Some(bin);
        }
    }
    Counted::new(letters, LETTER_BINS, |letter| bin_of[usize::from(letter)])
}

fn bytes([n]: [usize; 1], data: &mut Gen) -> Counted<u8> {
    Counted::new(data.u8s(n, 0..=255), 256, |byte| Some(usize::from(byte)))
}

/// Bin numbers, with some that are beyond the bins.
fn values([n, bins]: [usize; 2], data: &mut Gen) -> Counted<u32> {
    let most = bins as u32 + bins as u32 / 8;
    Counted::new(data.u32s(n, 0..=most), bins, |value| Some(value as usize))
}

/// Counters are 32 bits wide.
const MOST_ITEMS: usize = u32::MAX as usize;

fn countable([n]: [usize; 1]) -> Result<(), &'static str> {
    if n <= MOST_ITEMS { Ok(()) } else { Err("counters have 32 bits: n is below 2^32") }
}

fn countable_in([n, bins]: [usize; 2]) -> Result<(), &'static str> {
    countable([n])?;
    if bins <= MAX_BINS { Ok(()) } else { Err("there are at most 4096 bins") }
}

static LETTERS: Algorithm<Counted<u8>, 1> = Algorithm {
    id: "histogram_letters",
    title: "Count letters in 7 bins of 4",
    notes: &[],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [102_400], large: [1 << 28] },
    accepts: countable,
    problem: text,
    work: |[n]| Work::new(n, n),
    variants: &[
        Variant::new(
            "chunks",
            "1024 threads, a stretch of the text each",
            &["histogram_letters_chunks"],
            chunks,
        )
        .notes(&["C5"]),
        Variant::new("grid_stride", "neighbouring letters", &["histogram_letters_stride"], |case, p, _| {
            safely(case, p, histogram::histogram_letters_stride)
        })
        .notes(&["C6"]),
        Variant::new("shared", "private to each block", &["histogram_letters_shared"], |case, p, _| {
            safely(case, p, histogram::histogram_letters_shared)
        })
        .notes(&["C7"]),
        Variant::new(
            "planes",
            "private to each thread, 32 letters at a time",
            &["histogram_letters_planes"],
            |case, p, _| count(case, p, vectors(p.items.len(), 32, 256), histogram::histogram_letters_planes),
        )
        .notes(&["C7"]),
    ],
};

static BYTES: Algorithm<Counted<u8>, 1> = Algorithm {
    id: "histogram_bytes",
    title: "Count each byte value",
    notes: &["C7"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [102_400], large: [1 << 28] },
    accepts: countable,
    problem: bytes,
    work: |[n]| Work::new(n, n),
    variants: &[
        Variant::new("shared", "private to each block", &["histogram_bytes_shared"], |case, p, _| {
            safely(case, p, histogram::histogram_bytes_shared)
        }),
        Variant::new(
            "lanes",
            "private to each lane, 16-byte reads",
            &["histogram_bytes_lanes"],
            |case, p, _| count(case, p, vectors(p.items.len(), 16, 1024), histogram::histogram_bytes_lanes),
        ),
    ],
};

static VALUES: Algorithm<Counted<u32>, 2> = Algorithm {
    id: "histogram_values",
    title: "Count numbers in up to 4096 bins",
    notes: &[],
    dims: ["n", "bins"],
    sizes: Sizes { tiny: [1_003, 37], notes: [102_400, 256], large: [1 << 26, 4096] },
    accepts: countable_in,
    problem: values,
    work: |[n, _]| Work::new(4 * n, n),
    variants: &[
        Variant::new("grid_stride", "global counters", &["histogram_values_stride"], |case, p, _| {
            safely(case, p, histogram::histogram_values_stride)
        })
        .notes(&["C6"]),
        Variant::new("shared", "private to each block", &["histogram_values_shared"], |case, p, _| {
            safely(case, p, histogram::histogram_values_shared)
        })
        .notes(&["C7"]),
        Variant::new(
            "lanes",
            "private to each lane as far as they fit, 16-byte reads",
            &["histogram_values_lanes"],
            |case, p, _| count(case, p, vectors(p.items.len(), 4, 1024), histogram::histogram_values_lanes),
        )
        .notes(&["C7"]),
    ],
};

/// The descriptor of a histogram kernel: the elements and the counters.
type Kernel<T> = for<'k> unsafe fn(DeviceSlice<'k, T>, DeviceSlice<'k, AtomicU32>) -> KernelCall<'k>;
/// The same of a kernel that takes any grid.
type SafeKernel<T> = for<'k> fn(DeviceSlice<'k, T>, DeviceSlice<'k, AtomicU32>) -> KernelCall<'k>;

/// Threads of the notes' launch.
const THREADS: usize = 1024;

/// C5: the notes' 1024 threads, with as many letters each as it takes: 100 of 102 400.
fn chunks(case: &mut Case<'_>, p: &Counted<u8>, [n]: [usize; 1]) -> CaseResult {
    let text = case.input(&p.items)?;
    let mut bins = case.zeroed::<u32>(p.bins)?;
    let config = Config::cover1(THREADS.min(n), 256);
    case.run(|gpu| {
        let call = histogram::histogram_letters_chunks(text.slice(), bins.atomics(), n.div_ceil(THREADS));
        gpu.launch(config, call)
    })?;
    case.check(&bins, &p.counts)
}

/// Blocks of the kernels that stride: enough to fill a large GPU.
const STRIDING_BLOCKS: usize = 1056;

fn safely<T: Element>(case: &mut Case<'_>, p: &Counted<T>, kernel: SafeKernel<T>) -> CaseResult {
    let config = Config::cover1(p.items.len().min(STRIDING_BLOCKS * 256), 256);
    count(case, p, config, kernel)
}

/// A grid of threads that take vectors of `items` elements each, in blocks of `block`.
fn vectors(n: usize, items: usize, block: u32) -> Config {
    // 2048 threads on each of an H200's 132 multiprocessors.
    Config::cover1(n.div_ceil(items).min(132 * 2048), block)
}

fn count<T: Element>(case: &mut Case<'_>, p: &Counted<T>, config: Config, kernel: Kernel<T>) -> CaseResult {
    let items = case.input(&p.items)?;
    let mut bins = case.zeroed::<u32>(p.bins)?;
    case.run(|gpu| {
        // SAFETY: blocks have 256 or 1024 threads, a multiple of 32.
        let call = unsafe { kernel(items.slice(), bins.atomics()) };
        gpu.launch(config, call)
    })?;
    case.check(&bins, &p.counts)
}
