//! Reductions: row sums (C12, C13), and of whole arrays the sum, the least, the greatest and the dot product.

use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSlice, DeviceSliceMut, KernelCall};
use gpu_kernels::{reduce, warp};

use super::prelude::*;
use crate::reference::{TINY_F32, gamma};

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "reduce",
    title: "Reductions",
    entries: &[
        &ROW_SUM,
        &ARRAY_SUM,
        &ARRAY_SUM_F32,
        &ARRAY_MIN,
        &ARRAY_MAX,
        &ARRAY_MIN_F32,
        &ARRAY_MAX_F32,
        &ARRAY_DOT,
    ],
};

/// Elements that a block of the notes' kernels reduces, with half as many threads.
const SECTION: usize = 1024;
/// Threads of a block of the other kernels.
const BLOCK: u32 = 256;
/// Warps of such a block.
const WARPS: usize = (BLOCK / 32) as usize;
/// Blocks that stride over rows at most.
const MOST_ROWS: usize = 1 << 30;
/// Blocks that stride over an array at most: eight for each multiprocessor of a large GPU.
const MOST_BLOCKS: usize = 132 * 8;
/// Elements that a thread of the striding kernels gets at least before another block is started.
const PER_THREAD: usize = 16;

struct Rows {
    input: Vec<i32>,
    sums: Expected<i32>,
}

static ROW_SUM: Algorithm<Rows, 2> = Algorithm {
    id: "row_sum",
    title: "Sum each row",
    notes: &[],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [20, 1000], notes: [1024, 1024], large: [262_144, 1024] },
    accepts: any_shape,
    problem: |[rows, cols], data| {
        let input = data.i32s(rows * cols, i32::MIN..=i32::MAX);
        let row = |row: usize| input[row * cols..][..cols].iter().fold(0i32, |sum, v| sum.wrapping_add(*v));
        Rows { sums: Expected::Exact((0..rows).into_par_iter().map(row).collect()), input }
    },
    work: |[rows, cols]| Work::new(4 * rows * (cols + 1), rows * cols),
    variants: &[
        Variant::new("interleaved", "strides 1 to 512", &["row_sum_interleaved"], |case, p, dims| {
            row_sum(case, p, dims, SECTION as u32 / 2, reduce::row_sum_interleaved)
        })
        .notes(&["C12"]),
        Variant::new("contiguous", "strides 512 to 1", &["row_sum_contiguous"], |case, p, dims| {
            row_sum(case, p, dims, SECTION as u32 / 2, reduce::row_sum_contiguous)
        })
        .notes(&["C13"]),
        Variant::new("shuffle", "shuffles in place of the tree", &["row_sum_shuffle"], |case, p, dims| {
            row_sum(case, p, dims, BLOCK, reduce::row_sum_shuffle)
        })
        .notes(&["B6"])
        .needs(3, 0),
        Variant::new("int4", "four elements in one access", &["row_sum_int4"], |case, p, dims| {
            row_sum(case, p, dims, BLOCK, reduce::row_sum_int4)
        })
        .notes(&["B6"])
        .needs(3, 0),
        Variant::new("warps", "a warp a row, with int4", &["warp_row_sum_int4"], |case, p, [rows, cols]| {
            let blocks = rows.div_ceil(WARPS);
            row_sum_by(case, p, [rows, cols], (blocks, BLOCK), warp::warp_row_sum_int4)
        })
        .notes(&["B6"])
        .needs(3, 0),
    ],
};

fn row_sum(
    case: &mut Case<'_>,
    p: &Rows,
    [rows, cols]: [usize; 2],
    block: u32,
    kernel: RowSum,
) -> CaseResult {
    row_sum_by(case, p, [rows, cols], (rows, block), kernel)
}

/// A kernel that sums rows.
type RowSum = for<'k> unsafe fn(DevicePtr<'k, i32>, usize, DeviceSliceMut<'k, i32>) -> KernelCall<'k>;

fn row_sum_by(
    case: &mut Case<'_>,
    p: &Rows,
    [rows, cols]: [usize; 2],
    (blocks, block): (usize, u32),
    kernel: RowSum,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut sums = case.output::<i32>(rows)?;
    case.run(|gpu| {
        // SAFETY: the input has rows × cols elements; the block is the kernel's.
        let call = unsafe { kernel(input.ptr(), cols, sums.slice_mut()) };
        gpu.launch((blocks.min(MOST_ROWS) as u32, block), call)
    })?;
    case.check(&sums, &p.sums)
}

struct Array<T> {
    input: Vec<T>,
    result: T,
}

static ARRAY_SUM: Algorithm<Array<i32>, 1> = Algorithm {
    id: "array_sum",
    title: "Sum an array of integers",
    notes: &[],
    dims: ["n"],
    sizes: Sizes { tiny: [10_001], notes: [1 << 20], large: [1 << 28] },
    accepts: any_shape,
    problem: |[n], data| {
        let input = data.i32s(n, i32::MIN..=i32::MAX);
        Array { result: input.par_iter().copied().reduce(|| 0, i32::wrapping_add), input }
    },
    work: |[n]| Work::new(4 * n, n),
    variants: &[
        Variant::new(
            "sections",
            "a launch a level of 1024",
            &["array_sum_sections"],
            |case, p: &Array<i32>, [n]| {
                let expected = Expected::Exact(vec![p.result]);
                sections(case, &p.input, n, &expected, reduce::array_sum_sections)
            },
        )
        .notes(&["C13"]),
        Variant::new("atomic", "one launch, an atomic a block", &["array_sum_atomic"], sum_atomic)
            .notes(&["B6"]),
        Variant::new(
            "last_block",
            "one launch, the last block adds up",
            &["array_sum_last_block"],
            |case, p, _| exact(case, p, reduce::array_sum_last_block),
        )
        .notes(&["B6"]),
        Variant::new("int4", "four elements in one access", &["array_sum_int4"], |case, p, _| {
            exact(case, p, reduce::array_sum_int4)
        })
        .notes(&["B6"]),
    ],
};

/// Sums of single precision: the exact sum and the sum of magnitudes.
struct FloatSum {
    x: Vec<f32>,
    /// Of the dot product; empty for the sum.
    y: Vec<f32>,
    value: f64,
    magnitude: f64,
}

/// The sum of doubles, in pieces, so that its own rounding stays far below single precision.
fn piecewise(terms: &[f64]) -> f64 {
    if terms.len() <= 4096 {
        return terms.iter().sum();
    }
    let (left, right) = terms.split_at(terms.len() / 2);
    piecewise(left) + piecewise(right)
}

/// The sum of `n` terms and that of their magnitudes.
fn double_sums(n: usize, term: impl Fn(usize) -> f64 + Sync) -> (f64, f64) {
    let piece = |start: usize| (start..n.min(start + 4096)).map(&term);
    let (values, magnitudes): (Vec<f64>, Vec<f64>) = (0..n.div_ceil(4096))
        .into_par_iter()
        .map(|at| (piece(4096 * at).sum::<f64>(), piece(4096 * at).map(f64::abs).sum::<f64>()))
        .unzip();
    (piecewise(&values), piecewise(&magnitudes))
}

static ARRAY_SUM_F32: Algorithm<FloatSum, 1> = Algorithm {
    id: "array_sum_f32",
    title: "Sum an array of floats",
    notes: &[],
    dims: ["n"],
    sizes: Sizes { tiny: [10_001], notes: [1 << 20], large: [1 << 28] },
    accepts: any_shape,
    problem: |[n], data| {
        let x = data.f32s(n);
        let (value, magnitude) = double_sums(n, |i| f64::from(x[i]));
        FloatSum { x, y: Vec::new(), value, magnitude }
    },
    work: |[n]| Work::new(4 * n, n),
    variants: &[
        Variant::new(
            "sections",
            "a launch a level of 1024",
            &["array_sum_sections_f32"],
            |case, p: &FloatSum, [n]| {
                // Ten additions a level, and the running sum of a place is one more.
                let levels = levels(n).len();
                sections(case, &p.x, n, &within(p, 11 * levels), reduce::array_sum_sections_f32)
            },
        )
        .notes(&["C13"]),
        Variant::new(
            "float4",
            "four elements in one access",
            &["array_sum_float4"],
            |case, p: &FloatSum, [n]| {
                striding(case, [&p.x], &within(p, depth(n)), |[x], [partials, sum], ended| {
                    // SAFETY: a partial for each block; the counter is zero.
                    unsafe { reduce::array_sum_float4(x, partials, ended, sum) }
                })
            },
        )
        .notes(&["B6"]),
    ],
};

static ARRAY_DOT: Algorithm<FloatSum, 1> = Algorithm {
    id: "array_dot",
    title: "Dot product",
    notes: &[],
    dims: ["n"],
    sizes: Sizes { tiny: [10_001], notes: [1 << 19], large: [1 << 27] },
    accepts: any_shape,
    problem: |[n], data| {
        let (x, y) = (data.f32s(n), data.f32s(n));
        let (value, magnitude) = double_sums(n, |i| f64::from(x[i]) * f64::from(y[i]));
        FloatSum { x, y, value, magnitude }
    },
    work: |[n]| Work::new(8 * n, 2 * n),
    variants: &[Variant::new(
        "float4",
        "four elements in one access",
        &["array_dot_float4"],
        |case, p: &FloatSum, [n]| {
            striding(case, [&p.x, &p.y], &within(p, depth(n) + 1), |[x, y], [partials, dot], ended| {
                // SAFETY: a partial for each block; the counter is zero.
                unsafe { reduce::array_dot_float4(x, y, partials, ended, dot) }
            })
        },
    )
    .notes(&["B6"])],
};

/// A result that passed `depth` roundings on the way from each term: off by at most γ_depth · Σ|term|.
fn within(p: &FloatSum, depth: usize) -> Expected<f32> {
    let underflow = p.x.len() as f64 * TINY_F32;
    Expected::Bounded { value: vec![p.value], bound: vec![gamma(depth) * p.magnitude + underflow] }
}

/// Additions that an element passes at most in the striding kernels: those of its thread and the thread's sixteen
/// running sums, ten in its block's shuffles, those of a thread of the last block, and ten more shuffles.
fn depth(n: usize) -> usize {
    let blocks = blocks(n);
    n.div_ceil(blocks * BLOCK as usize) + 16 + 10 + blocks.div_ceil(BLOCK as usize) + 10
}

/// Blocks of a striding kernel; one at least, which writes the result of nothing.
fn blocks(n: usize) -> usize {
    n.div_ceil(PER_THREAD * BLOCK as usize).clamp(1, MOST_BLOCKS)
}

macro_rules! extremes {
    ($($name:ident: $type:ty, $id:literal, $title:literal, $kernel:ident, $data:expr, $fold:expr;)*) => {
        $(
            static $name: Algorithm<Array<$type>, 1> = Algorithm {
                id: $id,
                title: $title,
                notes: &[],
                dims: ["n"],
                sizes: Sizes { tiny: [10_001], notes: [1 << 20], large: [1 << 28] },
                accepts: any_shape,
                problem: |[n], data| {
                    let make: fn(&mut Gen, usize) -> Vec<$type> = $data;
                    let fold: fn(&[$type]) -> $type = $fold;
                    let input = make(data, n);
                    Array { result: fold(&input), input }
                },
                work: |[n]| Work::new(4 * n, n),
                variants: &[Variant::new(
                    "vector4",
                    "four elements in one access",
                    &[stringify!($kernel)],
                    |case, p, _| exact(case, p, reduce::$kernel),
                )
                .notes(&["B6"])],
            };
        )*
    };
}

/// Every integer but the poison that an unwritten output holds.
fn any_integers(data: &mut Gen, n: usize) -> Vec<i32> {
    data.i32s(n, i32::MIN..=i32::MAX)
}

/// The number that comes first in the order −∞ … −0, +0 … +∞, or last with `greatest`; NaN if there is no number.
fn extreme(values: &[f32], greatest: bool) -> f32 {
    let numbers = values.par_iter().copied().filter(|value| !value.is_nan());
    let extreme = if greatest { numbers.max_by(f32::total_cmp) } else { numbers.min_by(f32::total_cmp) };
    extreme.unwrap_or(f32::NAN)
}

extremes! {
    ARRAY_MIN: i32, "array_min", "The least of an array of integers", array_min_int4,
        any_integers, |v| v.par_iter().copied().min().unwrap_or(i32::MAX);
    ARRAY_MAX: i32, "array_max", "The greatest of an array of integers", array_max_int4,
        any_integers, |v| v.par_iter().copied().max().unwrap_or(i32::MIN);
    ARRAY_MIN_F32: f32, "array_min_f32", "The least of an array of floats, past NaN", array_min_float4,
        Gen::f32s_with_specials, |v| extreme(v, false);
    ARRAY_MAX_F32: f32, "array_max_f32", "The greatest of an array of floats, past NaN", array_max_float4,
        Gen::f32s_with_specials, |v| extreme(v, true);
}

/// How many results each level of sections leaves; one level at least.
fn levels(n: usize) -> Vec<usize> {
    let mut levels = vec![n.div_ceil(SECTION).max(1)];
    while let Some(&last) = levels.last()
        && last > 1
    {
        levels.push(last.div_ceil(SECTION));
    }
    levels
}

fn sections<T: Element>(
    case: &mut Case<'_>,
    input: &[T],
    n: usize,
    expected: &Expected<T>,
    kernel: for<'k> unsafe fn(DeviceSlice<'k, T>, DeviceSliceMut<'k, T>) -> KernelCall<'k>,
) -> CaseResult {
    let input = case.input(input)?;
    let mut sums = Vec::new();
    for level in levels(n) {
        sums.push(case.output::<T>(level)?);
    }
    case.run(|gpu| {
        for level in 0..sums.len() {
            let (before, from) = sums.split_at_mut(level);
            let source = before.last().map_or(input.slice(), Output::slice);
            let blocks = from[0].len();
            // SAFETY: 512 threads, and a place for each section.
            let call = unsafe { kernel(source, from[0].slice_mut()) };
            gpu.launch((blocks.min(MOST_ROWS) as u32, SECTION as u32 / 2), call)?;
        }
        Ok(())
    })?;
    match sums.last() {
        Some(result) => case.check(result, expected),
        None => Ok(()),
    }
}

fn sum_atomic(case: &mut Case<'_>, p: &Array<i32>, [n]: [usize; 1]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut sum = case.zeroed::<i32>(1)?;
    case.run(|gpu| {
        // SAFETY: the sum is zero before each run.
        let call = unsafe { reduce::array_sum_atomic(input.slice(), sum.ptr_mut()) };
        gpu.launch((blocks(n) as u32, BLOCK), call)
    })?;
    case.check(&sum, &Expected::Exact(vec![p.result]))
}

/// Results of the blocks and of all.
type Results<'k, T> = [DevicePtrMut<'k, T>; 2];

/// A kernel whose last block finishes: input, partial results, counter, result.
type Striding<T> = for<'k> unsafe fn(
    DeviceSlice<'k, T>,
    DevicePtrMut<'k, T>,
    DevicePtrMut<'k, u32>,
    DevicePtrMut<'k, T>,
) -> KernelCall<'k>;

fn exact<T: Element>(case: &mut Case<'_>, p: &Array<T>, kernel: Striding<T>) -> CaseResult {
    striding(case, [&p.input], &Expected::Exact(vec![p.result]), |[input], [partials, result], ended| {
        // SAFETY: a partial for each block; the counter is zero.
        unsafe { kernel(input, partials, ended, result) }
    })
}

fn striding<T: Element, const N: usize>(
    case: &mut Case<'_>,
    inputs: [&[T]; N],
    expected: &Expected<T>,
    call: impl for<'k> Fn([DeviceSlice<'k, T>; N], Results<'k, T>, DevicePtrMut<'k, u32>) -> KernelCall<'k>,
) -> CaseResult {
    let blocks = blocks(inputs.iter().map(|input| input.len()).max().unwrap_or(0));
    let mut uploaded = Vec::with_capacity(N);
    for input in inputs {
        uploaded.push(case.input(input)?);
    }
    let mut partials = case.output::<T>(blocks)?;
    let mut ended = case.zeroed::<u32>(1)?;
    let mut result = case.output::<T>(1)?;
    case.run(|gpu| {
        let inputs = std::array::from_fn(|i| uploaded[i].slice());
        let call = call(inputs, [partials.ptr_mut(), result.ptr_mut()], ended.ptr_mut());
        gpu.launch((blocks as u32, BLOCK), call)
    })?;
    case.check(&ended, &Expected::Exact(vec![0]))?;
    case.check(&result, expected)
}
