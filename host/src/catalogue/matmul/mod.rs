//! Matrix multiplication: naive (A7), through shared memory (A8), blocked at several levels (E10) and double-buffered
//! (E16).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::matmul::{self, Matrix, blocked};

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
    sizes: Sizes { tiny: [50, 70, 30], notes: [256, 256, 256], large: [4096, 4096, 4096] },
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
        Variant::new(
            "strip",
            "64×64 a block, a strip of 8 a thread",
            &["matmul_f32_strip"],
            |case, p, dims| multiply_blocked(case, p, dims, Blocks::STRIP, blocked::matmul_f32_strip),
        )
        .notes(&["E10"]),
        Variant::new("square", "128×128 a block, 8×8 a thread", &["matmul_f32_square"], |case, p, dims| {
            multiply_blocked(case, p, dims, Blocks::SQUARE, blocked::matmul_f32_square)
        })
        .notes(&["E10"]),
        Variant::new("double", "the same, double-buffered", &["matmul_f32_double"], |case, p, dims| {
            multiply_blocked(case, p, dims, Blocks::SQUARE, blocked::matmul_f32_double)
        })
        .notes(&["E10", "E16"]),
    ],
};

/// The part of the result that a block works out, and its threads.
#[derive(Clone, Copy)]
pub(super) struct Blocks {
    side: u32,
    threads: [u32; 2],
}

impl Blocks {
    pub(super) const TILED: Blocks = Blocks { side: 16, threads: [16, 16] };
    pub(super) const STRIP: Blocks = Blocks { side: blocked::STRIP_SIDE as u32, threads: [512, 1] };
    pub(super) const SQUARE: Blocks = Blocks { side: blocked::SQUARE_SIDE as u32, threads: [256, 1] };

    /// As many blocks as cover a result of m×n.
    pub(super) fn cover(self, m: usize, n: usize) -> Config {
        let [x, y] = self.threads;
        Config { block: [x, y, 1], ..Config::cover2(n, m, (self.side, self.side)) }
    }
}

/// The descriptor of a kernel over raw memory: `a`, `b`, `c`, m, k, n.
pub(super) type BlockedKernel<T> = for<'k> unsafe fn(
    DevicePtr<'k, T>,
    DevicePtr<'k, T>,
    DevicePtrMut<'k, T>,
    u32,
    u32,
    u32,
) -> KernelCall<'k>;

fn multiply_blocked(
    case: &mut Case<'_>,
    p: &Product,
    [m, k, n]: [usize; 3],
    blocks: Blocks,
    kernel: BlockedKernel<f32>,
) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<f32>(m * n)?;
    case.run(|gpu| {
        // SAFETY: the buffers have m·k, k·n and m·n elements, and the blocks are the kernel's.
        let call = unsafe { kernel(a.ptr(), b.ptr(), c.ptr_mut(), m as u32, k as u32, n as u32) };
        gpu.launch(blocks.cover(m, n), call)
    })?;
    case.check(&c, &p.c)
}

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
