//! Matrix multiplication: naive (A7) and through shared memory (A8).

use cuda_std::launch::KernelCall;
use gpu_kernels::matmul::{self, Matrix};

use super::prelude::*;
use crate::reference;

/// The family of this module.
pub static FAMILY: Family = Family { id: "matmul", title: "Matrix multiplication", entries: &[&MATMUL] };

struct Product {
    a: Vec<f32>,
    b: Vec<f32>,
    c: Expected<f32>,
}

fn problem([m, k, n]: [usize; 3], data: &mut Gen) -> Product {
    let (a, b) = (data.f32s(m * k), data.f32s(k * n));
    let c = reference::matmul_f32(&a, &b, [m, k, n]);
    Product { a, b, c }
}

static MATMUL: Algorithm<Product, 3> = Algorithm {
    id: "matmul",
    title: "Multiply two matrices, m×k times k×n",
    notes: &[],
    dims: ["m", "k", "n"],
    sizes: Sizes { tiny: [50, 70, 30], notes: [256, 256, 256], large: [2048, 2048, 2048] },
    accepts: any_shape,
    problem,
    work: |[m, k, n]| Work::new(4 * (m * k + k * n + m * n), 2 * m * n * k),
    variants: &[
        Variant::new(
            "naive",
            "a thread an element, all from global memory",
            &["matmul_naive"],
            |case, p, dims| multiply(case, p, dims, matmul::matmul_naive),
        )
        .notes(&["A7"]),
        Variant::new("shared", "16×16 tiles in shared memory", &["matmul_shared"], |case, p, dims| {
            multiply(case, p, dims, matmul::matmul_shared)
        })
        .notes(&["A8"]),
    ],
};

/// Blocks of 16×16 threads, a thread an element of the result.
fn multiply(
    case: &mut Case<'_>,
    p: &Product,
    [m, k, n]: [usize; 3],
    kernel: unsafe fn(Matrix, Matrix, Matrix) -> KernelCall<'static>,
) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let c = case.output::<f32>(m * n)?;
    let matrix =
        |rows: usize, cols: usize, address: u64| Matrix::new(cols as u32, rows as u32, address as *mut f32);
    case.run(|gpu| {
        // SAFETY: the buffers have the sizes that the matrices say, and nothing else touches `c`.
        let call = unsafe {
            kernel(matrix(m, k, a.address()), matrix(k, n, b.address()), matrix(m, n, c.address()))
        };
        gpu.launch(Config::cover2(n, m, (16, 16)), call)
    })?;
    case.check(&c, &p.c)
}
