//! Gather and scatter (E5): reads and writes through indices.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use gpu_kernels::primitives::gather;

use super::super::prelude::*;
use super::{MOST, indexable, striding};

/// Values, indices, and what comes out.
pub(super) struct Indexed {
    values: Vec<f32>,
    index: Vec<u32>,
    output: Expected<f32>,
}

fn gatherable([n, table]: [usize; 2]) -> Result<(), &'static str> {
    if table > MOST {
        return Err("indices have 32 bits: the table has fewer than 2^32 elements");
    }
    if n > 0 && table == 0 { Err("a gather needs a table that is not empty") } else { Ok(()) }
}

fn gathered([n, table]: [usize; 2], data: &mut Gen) -> Indexed {
    let values = data.f32s_with_specials(table);
    let index = if n == 0 { Vec::new() } else { data.u32s(n, 0..=table as u32 - 1) };
    let output = Expected::Exact(index.par_iter().map(|at| values[*at as usize]).collect());
    Indexed { values, index, output }
}

pub(super) static GATHER: Algorithm<Indexed, 2> = Algorithm {
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

fn scattered([n]: [usize; 1], data: &mut Gen) -> Indexed {
    let values = data.f32s_with_specials(n);
    let index = data.permutation(n);
    // Atomics, because the host's threads write anywhere, too; each place is written once.
    let output: Vec<AtomicU32> = (0..n).into_par_iter().map(|_| AtomicU32::new(0)).collect();
    values.par_iter().zip(&index).for_each(|(value, at)| {
        output[*at as usize].store(value.to_bits(), Relaxed);
    });
    let output = output.into_par_iter().map(|bits| f32::from_bits(bits.into_inner())).collect();
    Indexed { values, index, output: Expected::Exact(output) }
}

pub(super) static SCATTER: Algorithm<Indexed, 1> = Algorithm {
    id: "scatter",
    title: "Write through indices that differ",
    notes: &["E5"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [100_000], large: [1 << 26] },
    accepts: indexable,
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
