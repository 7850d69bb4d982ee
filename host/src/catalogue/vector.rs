//! Vector addition (A1, A2), and that the order of blocks is free (A6).

use cust::error::CudaError;
use gpu_kernels::vector;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: "vector", title: "Vectors", entries: &[&VECTOR_ADD] };

struct Sum {
    a: Vec<f32>,
    b: Vec<f32>,
    sum: Expected<f32>,
}

fn problem([n]: [usize; 1], data: &mut Gen) -> Sum {
    let (a, b) = (data.f32s_with_specials(n), data.f32s_with_specials(n));
    // One rounded addition has one result.
    let sum = Expected::Exact(a.par_iter().zip(&b).map(|(a, b)| a + b).collect());
    Sum { a, b, sum }
}

static VECTOR_ADD: Algorithm<Sum, 1> = Algorithm {
    id: "vector_add",
    title: "Add two vectors",
    notes: &[],
    dims: ["n"],
    sizes: Sizes { tiny: [1_000], notes: [100_000], large: [1 << 26] },
    accepts: any_shape,
    problem,
    work: |[n]| Work::new(12 * n, n),
    variants: &[
        Variant::new("one_block", "one block, a thread an element", &["vector_add_one_block"], one_block)
            .notes(&["A1"])
            .sizes(Sizes { tiny: [1_000], notes: [1_024], large: [1_025] }),
        Variant::new("guarded", "256-thread blocks, guarded", &["vector_add"], guarded).notes(&["A2", "A6"]),
        Variant::new("grid_stride", "a fixed grid that strides", &["vector_add_grid_stride"], grid_stride)
            .notes(&["A2"]),
        Variant::new("float4", "four elements in one access", &["vector_add_float4"], float4).notes(&["A2"]),
    ],
};

/// The most threads that any device takes in a block.
const MOST_THREADS: usize = 1024;

/// A1: one block. Beyond 1024 elements the driver has to refuse the launch, and nothing may be written.
fn one_block(case: &mut Case<'_>, p: &Sum, [n]: [usize; 1]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(n)?;
    if n > MOST_THREADS {
        let threads = u32::try_from(n).unwrap_or(u32::MAX);
        return case.expect_refusal(CudaError::InvalidValue, |gpu| {
            gpu.launch((1, threads), vector::vector_add_one_block(a.slice(), b.slice(), c.slice_mut()))
        });
    }
    let blocks = u32::from(n > 0);
    case.run(|gpu| {
        gpu.launch((blocks, n as u32), vector::vector_add_one_block(a.slice(), b.slice(), c.slice_mut()))
    })?;
    case.check(&c, &p.sum)
}

/// A2: as many blocks as it takes, the last one guarded.
fn guarded(case: &mut Case<'_>, p: &Sum, [n]: [usize; 1]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(n)?;
    case.run(|gpu| {
        // SAFETY: all three have n elements.
        let call = unsafe { vector::vector_add(a.slice(), b.slice(), c.ptr_mut()) };
        gpu.launch(Config::cover1(n, 256), call)
    })?;
    case.check(&c, &p.sum)
}

/// Blocks of the kernels that stride: enough to fill a large GPU several times over.
const STRIDING_BLOCKS: usize = 2048;

/// A2 with a grid-stride loop.
fn grid_stride(case: &mut Case<'_>, p: &Sum, [n]: [usize; 1]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(n)?;
    let config = Config::cover1(n.min(STRIDING_BLOCKS * 256), 256);
    case.run(|gpu| gpu.launch(config, vector::vector_add_grid_stride(a.slice(), b.slice(), c.slice_mut())))?;
    case.check(&c, &p.sum)
}

/// The best one: 16-byte accesses.
fn float4(case: &mut Case<'_>, p: &Sum, [n]: [usize; 1]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(n)?;
    let config = Config::cover1(n.div_ceil(4).min(STRIDING_BLOCKS * 256), 256);
    case.run(|gpu| {
        // SAFETY: all three have n elements.
        let call = unsafe { vector::vector_add_float4(a.slice(), b.slice(), c.ptr_mut()) };
        gpu.launch(config, call)
    })?;
    case.check(&c, &p.sum)
}
