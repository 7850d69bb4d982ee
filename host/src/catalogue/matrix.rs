//! Element-wise matrix kernels: adding (A4, A5, C2) and squaring (C1).

use cuda_std::launch::{DeviceMatrixMut, DeviceSlice, KernelCall};
use cust::error::CudaError;
use gpu_kernels::matrix;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "matrix",
    title: "Element-wise matrix kernels",
    entries: &[&MATRIX_ADD, &MATRIX_ADD_INT, &MATRIX_SQUARE],
};

struct Sum<T> {
    a: Vec<T>,
    b: Vec<T>,
    sum: Expected<T>,
}

static MATRIX_ADD: Algorithm<Sum<f32>, 2> = Algorithm {
    id: "matrix_add",
    title: "Add two matrices",
    notes: &[],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1000, 1000], large: [8192, 8192] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let (a, b) = (data.f32s_with_specials(rows * cols), data.f32s_with_specials(rows * cols));
        let sum = Expected::Exact(a.par_iter().zip(&b).map(|(a, b)| a + b).collect());
        Sum { a, b, sum }
    },
    work: |[rows, cols]| Work::new(12 * rows * cols, rows * cols),
    variants: &[
        Variant::new("one_block", "one block of N×N threads", &["matrix_add_one_block"], one_block)
            .notes(&["A4"])
            .sizes(Sizes { tiny: [15, 15], notes: [32, 32], large: [33, 33] }),
        Variant::new(
            "columns",
            "a warp walks down columns",
            &["matrix_add_columns"],
            |case, p, [rows, cols]| {
                let config = Config::cover2(rows, cols, (16, 16));
                add(case, p, [rows, cols], config, matrix::matrix_add_columns)
            },
        )
        .notes(&["A5"]),
        Variant::new("rows", "a warp walks along rows", &["matrix_add_rows"], |case, p, [rows, cols]| {
            let config = Config::cover2(cols, rows, (16, 16));
            add(case, p, [rows, cols], config, matrix::matrix_add_rows)
        })
        .notes(&["A5"]),
        Variant::new("float4", "four elements in one access", &["matrix_add_float4"], add_float4)
            .notes(&["A5"]),
    ],
};

static MATRIX_ADD_INT: Algorithm<Sum<i32>, 2> = Algorithm {
    id: "matrix_add_int",
    title: "Add two integer matrices",
    notes: &["C2"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1024, 2048], large: [8192, 8192] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let any = i32::MIN..=i32::MAX;
        let (a, b) = (data.i32s(rows * cols, any.clone()), data.i32s(rows * cols, any));
        let sum = Expected::Exact(a.par_iter().zip(&b).map(|(a, b)| a.wrapping_add(*b)).collect());
        Sum { a, b, sum }
    },
    work: |[rows, cols]| Work::new(12 * rows * cols, rows * cols),
    variants: &[
        Variant::new("plain", "32×32 blocks", &["matrix_add_int"], |case, p, [rows, cols]| {
            let config = Config::cover2(cols, rows, (32, 32));
            add(case, p, [rows, cols], config, matrix::matrix_add_int)
        }),
        Variant::new("int4", "four elements in one access", &["matrix_add_int4"], add_int4),
    ],
};

struct Squares {
    input: Vec<i32>,
    output: Expected<i32>,
}

static MATRIX_SQUARE: Algorithm<Squares, 2> = Algorithm {
    id: "matrix_square",
    title: "Square each element",
    notes: &["C1"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1024, 1024], large: [8192, 8192] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let input = data.i32s(rows * cols, i32::MIN..=i32::MAX);
        let output = Expected::Exact(input.par_iter().map(|value| value.wrapping_mul(*value)).collect());
        Squares { input, output }
    },
    work: |[rows, cols]| Work::new(8 * rows * cols, rows * cols),
    variants: &[
        Variant::new("plain", "32×32 blocks", &["matrix_square"], square),
        Variant::new("int4", "four elements in one access", &["matrix_square_int4"], square_int4),
    ],
};

/// The most threads that any device takes in a block.
const MOST_THREADS: usize = 1024;

/// A4: one block of rows × cols threads. Beyond 1024 the driver has to refuse the launch.
fn one_block(case: &mut Case<'_>, p: &Sum<f32>, [rows, cols]: [usize; 2]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(rows * cols)?;
    let config = Config::from((u32::from(rows * cols > 0), (cols as u32, rows as u32)));
    if rows * cols > MOST_THREADS {
        return case.expect_refusal(CudaError::InvalidValue, |gpu| {
            let c = c.matrix_mut(rows, cols)?;
            gpu.launch(config, matrix::matrix_add_one_block(a.slice(), b.slice(), c))
        });
    }
    case.run(|gpu| {
        let c = c.matrix_mut(rows, cols)?;
        gpu.launch(config, matrix::matrix_add_one_block(a.slice(), b.slice(), c))
    })?;
    case.check(&c, &p.sum)
}

/// The descriptor of a kernel that adds matrices.
type Add<T> = for<'k> fn(DeviceSlice<'k, T>, DeviceSlice<'k, T>, DeviceMatrixMut<'k, T>) -> KernelCall<'k>;

fn add<T: Element>(
    case: &mut Case<'_>,
    p: &Sum<T>,
    [rows, cols]: [usize; 2],
    config: Config,
    kernel: Add<T>,
) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<T>(rows * cols)?;
    case.run(|gpu| gpu.launch(config, kernel(a.slice(), b.slice(), c.matrix_mut(rows, cols)?)))?;
    case.check(&c, &p.sum)
}

fn add_float4(case: &mut Case<'_>, p: &Sum<f32>, [rows, cols]: [usize; 2]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(rows * cols)?;
    let config = Config::cover2(cols.div_ceil(4), rows, (32, 8));
    case.run(|gpu| {
        // SAFETY: all three have rows × cols elements.
        let call = unsafe { matrix::matrix_add_float4(a.ptr(), b.ptr(), c.ptr_mut(), cols, rows) };
        gpu.launch(config, call)
    })?;
    case.check(&c, &p.sum)
}

fn add_int4(case: &mut Case<'_>, p: &Sum<i32>, [rows, cols]: [usize; 2]) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: all three have rows × cols elements.
        let call = unsafe { matrix::matrix_add_int4(a.slice(), b.slice(), c.ptr_mut()) };
        gpu.launch(Config::cover1((rows * cols).div_ceil(4), 256), call)
    })?;
    case.check(&c, &p.sum)
}

fn square(case: &mut Case<'_>, p: &Squares, [rows, cols]: [usize; 2]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    let config = Config::cover2(cols, rows, (32, 32));
    case.run(|gpu| gpu.launch(config, matrix::matrix_square(input.slice(), output.matrix_mut(rows, cols)?)))?;
    case.check(&output, &p.output)
}

fn square_int4(case: &mut Case<'_>, p: &Squares, [rows, cols]: [usize; 2]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both have rows × cols elements.
        let call = unsafe { matrix::matrix_square_int4(input.slice(), output.ptr_mut()) };
        gpu.launch(Config::cover1((rows * cols).div_ceil(4), 256), call)
    })?;
    case.check(&output, &p.output)
}
