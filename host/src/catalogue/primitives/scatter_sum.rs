//! Scatter with an operator (E6): atomics against a sort and a segmented scan.

use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

use cuda_std::launch::DevicePtr;
use gpu_kernels::primitives::scatter_sum::{self, DIGIT_BITS, DIGITS};
use gpu_kernels::primitives::select::PART;

use super::super::prelude::*;
use super::{Levels, MOST, striding, warp_a_part};

pub(super) struct Summed {
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
    // Sums are modulo 2³², and the same whichever thread adds first.
    let sums: Vec<AtomicI32> = (0..outputs).map(|_| AtomicI32::new(0)).collect();
    values.par_iter().zip(&index).for_each(|(value, at)| {
        sums[*at as usize].fetch_add(*value, Relaxed);
    });
    let sums = sums.into_iter().map(AtomicI32::into_inner).collect();
    Summed { values, index, sums: Expected::Exact(sums) }
}

pub(super) static SCATTER_SUM: Algorithm<Summed, 2> = Algorithm {
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
    let mut sums = case.zeroed::<i32>(outputs)?;
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
