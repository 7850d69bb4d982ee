//! Integer matrix multiplication with ragged edges (C3).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::matmul_int;
use nalgebra::DMatrix;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "matmul_int",
    title: "Integer matrix multiplication",
    entries: &[&MATMUL_INT, &MATMUL_TWOS],
};

struct Product {
    a: Vec<i32>,
    b: Vec<i32>,
    c: Expected<i32>,
}

/// The notes' own sizes: every edge is ragged.
const NOTES: [usize; 3] = [511, 2047, 1023];
/// Smaller, for what would take long on the simulator, and as ragged.
const SMALL: [usize; 3] = [127, 511, 255];

static MATMUL_INT: Algorithm<Product, 3> = Algorithm {
    id: "matmul_int",
    title: "Multiply integer matrices, m×k times k×n",
    notes: &["C3"],
    dims: ["m", "k", "n"],
    sizes: Sizes { tiny: [50, 70, 30], notes: SMALL, large: [2047, 2047, 2047] },
    accepts: any_shape,
    problem: |[m, k, n], data| {
        let (a, b) = (data.i32s(m * k, -1000..=1000), data.i32s(k * n, -1000..=1000));
        let wide = |data: &[i32]| -> Vec<f64> { data.iter().map(|value| f64::from(*value)).collect() };
        // Exact in double precision: sums stay below 2⁵³. Modulo 2³² is what the kernels compute.
        let product = DMatrix::from_row_slice(m, k, &wide(&a)) * DMatrix::from_row_slice(k, n, &wide(&b));
        let c = product.transpose().iter().map(|value| *value as i64 as i32).collect();
        Product { a, b, c: Expected::Exact(c) }
    },
    work,
    variants: &[NAIVE, TILED],
};

static MATMUL_TWOS: Algorithm<Product, 3> = Algorithm {
    id: "matmul_twos",
    title: "Multiply a matrix of twos by one of fours",
    notes: &["C3"],
    dims: ["m", "k", "n"],
    sizes: Sizes { tiny: SMALL, notes: NOTES, large: NOTES },
    accepts: any_shape,
    problem: |[m, k, n], _| {
        let c = Expected::Exact(vec![(8 * k) as i32; m * n]);
        Product { a: vec![2; m * k], b: vec![4; k * n], c }
    },
    work,
    variants: &[TILED],
};

const NAIVE: Variant<Product, 3> = Variant::new(
    "naive",
    "a thread an element, all from global memory",
    &["matmul_int_naive"],
    |case, p, dims| multiply(case, p, dims, matmul_int::matmul_int_naive),
);

const TILED: Variant<Product, 3> =
    Variant::new("tiled", "16×16 tiles, every edge guarded", &["matmul_int_tiled"], |case, p, dims| {
        multiply(case, p, dims, matmul_int::matmul_int_tiled)
    });

const fn work([m, k, n]: [usize; 3]) -> Work {
    Work::new(4 * (m * k + k * n + m * n), 2 * m * n * k)
}

/// The descriptor of the kernels: both factors, the product, m, k and n.
type Multiply = for<'k> unsafe fn(
    DevicePtr<'k, i32>,
    DevicePtr<'k, i32>,
    DevicePtrMut<'k, i32>,
    u32,
    u32,
    u32,
) -> KernelCall<'k>;

/// Blocks of 16×16 threads, a thread an element of the result.
fn multiply(case: &mut Case<'_>, p: &Product, [m, k, n]: [usize; 3], kernel: Multiply) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<i32>(m * n)?;
    case.run(|gpu| {
        // SAFETY: the buffers have m·k, k·n and m·n elements; the blocks are 16×16.
        let call = unsafe { kernel(a.ptr(), b.ptr(), c.ptr_mut(), m as u32, k as u32, n as u32) };
        gpu.launch(Config::cover2(n, m, (16, 16)), call)
    })?;
    case.check(&c, &p.c)
}
