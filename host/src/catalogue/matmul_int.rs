//! Integer matrix multiplication with ragged edges (C3), and with the blocked kernels (E10, E16). Sums are modulo 2³², so
//! results are exact whatever the order.

use gpu_kernels::matmul::blocked;
use gpu_kernels::matmul_int;

use super::matmul::{BlockedKernel, Blocks};
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

/// Whole tiles, where the blocked kernels are at their best; the ragged shapes come from the tests.
const EVEN: Sizes<3> = Sizes { tiny: [50, 70, 30], notes: [256, 256, 256], large: [4096, 4096, 4096] };

/// Multiply-adds beyond which the product is checked by samples.
const FULL_PRODUCT: usize = 1 << 31;
/// How many elements of such a product are checked.
const SAMPLES: usize = 4096;

/// The product modulo 2³²; of very large ones only some elements, spread over all rows and columns.
fn reference(a: &[i32], b: &[i32], [m, k, n]: [usize; 3]) -> Expected<i32> {
    if m * n * k > FULL_PRODUCT {
        let step = (m * n / SAMPLES).max(1) | 1;
        let mut at: Vec<usize> = (0..m * n).step_by(step).chain([m * n - 1]).collect();
        at.dedup();
        let element = |place: &usize| {
            let (row, column) = (place / n, place % n);
            let products = (0..k).map(|i| a[row * k + i].wrapping_mul(b[i * n + column]));
            f64::from(products.fold(0, i32::wrapping_add))
        };
        let value = at.par_iter().map(element).collect();
        let bound = vec![0.0; at.len()];
        return Expected::Sample { len: m * n, at, value, bound };
    }
    let mut c = vec![0i32; m * n];
    c.par_chunks_mut(n.max(1)).enumerate().for_each(|(row, sums)| {
        for i in 0..k {
            let factor = a[row * k + i];
            for (sum, value) in sums.iter_mut().zip(&b[i * n..(i + 1) * n]) {
                *sum = sum.wrapping_add(factor.wrapping_mul(*value));
            }
        }
    });
    Expected::Exact(c)
}

static MATMUL_INT: Algorithm<Product, 3> = Algorithm {
    id: "matmul_int",
    title: "Multiply integer matrices, m×k times k×n",
    notes: &[],
    dims: ["m", "k", "n"],
    sizes: Sizes { tiny: [50, 70, 30], notes: SMALL, large: [2047, 2047, 2047] },
    accepts: any_shape,
    problem: |[m, k, n], data| {
        let (a, b) = (data.i32s(m * k, i32::MIN..=i32::MAX), data.i32s(k * n, i32::MIN..=i32::MAX));
        let c = reference(&a, &b, [m, k, n]);
        Product { a, b, c }
    },
    work,
    variants: &[
        NAIVE,
        TILED,
        Variant::new(
            "strip",
            "64×64 a block, a strip of 8 a thread",
            &["matmul_i32_strip"],
            |case, p, dims| multiply(case, p, dims, Blocks::STRIP, blocked::matmul_i32_strip),
        )
        .notes(&["E10"])
        .sizes(EVEN),
        Variant::new("square", "128×128 a block, 8×8 a thread", &["matmul_i32_square"], |case, p, dims| {
            multiply(case, p, dims, Blocks::SQUARE, blocked::matmul_i32_square)
        })
        .notes(&["E10"])
        .sizes(EVEN),
        Variant::new("double", "the same, double-buffered", &["matmul_i32_double"], |case, p, dims| {
            multiply(case, p, dims, Blocks::SQUARE, blocked::matmul_i32_double)
        })
        .notes(&["E10", "E16"])
        .sizes(EVEN),
    ],
};

static MATMUL_TWOS: Algorithm<Product, 3> = Algorithm {
    id: "matmul_twos",
    title: "Multiply a matrix of twos by one of fours",
    notes: &[],
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
    |case, p, dims| multiply(case, p, dims, Blocks::TILED, matmul_int::matmul_int_naive),
);

const TILED: Variant<Product, 3> =
    Variant::new("tiled", "16×16 tiles, every edge guarded", &["matmul_int_tiled"], |case, p, dims| {
        multiply(case, p, dims, Blocks::TILED, matmul_int::matmul_int_tiled)
    })
    .notes(&["C3"]);

const fn work([m, k, n]: [usize; 3]) -> Work {
    Work::new(4 * (m * k + k * n + m * n), 2 * m * n * k)
}

fn multiply(
    case: &mut Case<'_>,
    p: &Product,
    [m, k, n]: [usize; 3],
    blocks: Blocks,
    kernel: BlockedKernel<i32>,
) -> CaseResult {
    let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
    let mut c = case.output::<i32>(m * n)?;
    case.run(|gpu| {
        // SAFETY: the buffers have m·k, k·n and m·n elements, and the blocks are the kernel's.
        let call = unsafe { kernel(a.ptr(), b.ptr(), c.ptr_mut(), m as u32, k as u32, n as u32) };
        gpu.launch(blocks.cover(m, n), call)
    })?;
    case.check(&c, &p.c)
}
