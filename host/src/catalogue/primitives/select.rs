//! Compaction and find_repeats (E8): what to keep, and where it goes.

use cuda_std::launch::{DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::primitives::select::{self, PART};

use super::super::prelude::*;
use super::{Levels, indexable, striding, warp_a_part};

/// Integers, and what is kept of them.
pub(super) struct Kept<T> {
    input: Vec<i32>,
    kept: Vec<T>,
}

fn compacted([n]: [usize; 1], data: &mut Gen) -> Kept<i32> {
    let input = data.i32s(n, -1_000..=1_000);
    let kept = input.par_iter().copied().filter(|value| *value > 0).collect();
    Kept { input, kept }
}

pub(super) static COMPACT: Algorithm<Kept<i32>, 1> = Algorithm {
    id: "compact",
    title: "Keep the positive elements",
    notes: &["E8"],
    dims: ["n"],
    sizes: Sizes { tiny: [2_503], notes: [100_000], large: [1 << 26] },
    accepts: indexable,
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
    let pairs = input.par_windows(2).enumerate();
    let kept = pairs.filter(|(_, pair)| pair[0] == pair[1]).map(|(i, _)| i as u32).collect();
    Kept { input, kept }
}

pub(super) static FIND_REPEATS: Algorithm<Kept<u32>, 1> = Algorithm {
    id: "find_repeats",
    title: "Where an element equals the next",
    notes: &["E8"],
    dims: ["n"],
    sizes: Sizes { tiny: [2_503], notes: [100_000], large: [40_000_000] },
    accepts: indexable,
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
        case.check_bits(total, &[kept.len() as u32])?;
    }
    let got = case.read(output)?;
    let (got, rest) = got.split_at(kept.len().min(got.len()));
    case.check_data_bits(got, kept);
    case.expect(rest.par_iter().all(|value| value.poisoned()), || {
        "written behind the last element kept".into()
    });
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
    case.check_bits(&total, &[p.kept.len() as u32])?;
    let mut got = case.read(&output)?;
    got.truncate(p.kept.len());
    got.par_sort_unstable();
    let mut kept = p.kept.clone();
    kept.par_sort_unstable();
    case.check_data_bits(&got, &kept);
    Ok(())
}
