//! Attention (E15): with the n×n scores in memory, and fused with an online softmax.

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::attention;

use super::prelude::*;
use crate::reference::{UNIT_F32, gamma};

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "attention",
    title: "Attention",
    entries: &[&ATTENTION_64, &ATTENTION_64_CAUSAL, &ATTENTION_128, &ATTENTION_128_CAUSAL],
};

struct Heads {
    q: Vec<f32>,
    k: Vec<f32>,
    v: Vec<f32>,
    sizes: attention::Sizes,
    output: Expected<f32>,
}

/// Multiply-adds beyond which only some rows are worked out, and how many rows then.
const FULL: usize = 1 << 28;
const SAMPLED_ROWS: usize = 200;

fn problem<const D: usize, const CAUSAL: bool>([heads, n]: [usize; 2], data: &mut Gen) -> Heads {
    let len = heads * n * D;
    let (mut q, k, mut v) = (data.f32s(len), data.f32s(len), data.f32s(len));
    if n > 40 && heads > 0 {
        // A row that is not a number, and values that only some rows see when attention is causal.
        q[data.index(0..=len - 1)] = f32::NAN;
        v[data.index(len / 2..=len - 1)] = f32::NAN;
        v[data.index(len / 2..=len - 1)] = f32::INFINITY;
    }
    let scale = 1.0 / (D as f32).sqrt();
    let sizes = attention::Sizes { n: n as u32, d: D as u32, causal: u32::from(CAUSAL), scale };
    let rows = heads * n;
    let step = if rows * n * D > FULL { (rows / SAMPLED_ROWS).max(1) | 1 } else { 1 };
    let attended = (0..rows).into_par_iter().step_by(step).map(|row| {
        let first = row / n * n;
        let seen = if CAUSAL { row % n + 1 } else { n };
        let keys = first * D..(first + seen) * D;
        let query = &q[row * D..(row + 1) * D];
        (row, attend(query, &k[keys.clone()], &v[keys], f64::from(scale)))
    });
    let (mut at, mut value, mut bound) = (Vec::new(), Vec::new(), Vec::new());
    for (row, (values, bounds)) in attended.collect::<Vec<_>>() {
        at.extend(row * D..(row + 1) * D);
        value.extend(values);
        bound.extend(bounds);
    }
    Heads { q, k, v, sizes, output: Expected::Sample { len, at, value, bound } }
}

/// A row of the result in double precision, and how far single precision may be off.
///
/// - A score is off by at most e = γ_{d+1} · scale · Σ|q·k|.
/// - A weight is exp(score − largest). The largest is the same number above and below the fraction, so what it is does not
///   matter. The difference and its product with log₂ e are rounded, which is off by 3u·|x| where |x| is at most the range of
///   the scores, and `ex2.approx` by 2⁻²². Online, a weight is scaled down at most once a tile, by factors with the
///   same errors whose exponents add up to at most the range again.
/// - So a weight has a relative error of at most δ = eᵋ − 1 with ε = 2e + 6u·range + (tiles + 1)·(2⁻²² + 2u), and sums of n of
///   them, with or without values, one of η = (1 + δ)(1 + γ_{n + tiles + 8}) − 1 of their magnitude.
/// - The quotient is off by at most 2η / (1 − η) · Σ(weight·|value|) / Σweight, and by what underflows.
fn attend(query: &[f32], k: &[f32], v: &[f32], scale: f64) -> (Vec<f64>, Vec<f64>) {
    const UNDERFLOW: f64 = 1.2e-38;
    let d = query.len();
    let wide = |pair: (&f32, &f32)| f64::from(*pair.0) * f64::from(*pair.1);
    let scores: Vec<f64> =
        k.chunks_exact(d).map(|key| scale * query.iter().zip(key).map(wide).sum::<f64>()).collect();
    let size = |key: &[f32]| scale * query.iter().zip(key).map(|pair| wide(pair).abs()).sum::<f64>();
    let off = gamma(d + 1) * k.chunks_exact(d).map(size).fold(0.0, f64::max);
    let largest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let smallest = scores.iter().copied().fold(f64::INFINITY, f64::min);
    let tiles = scores.len().div_ceil(32) as f64;
    let epsilon =
        2.0 * off + 6.0 * UNIT_F32 * (largest - smallest) + (tiles + 1.0) * (2f64.powi(-22) + 2.0 * UNIT_F32);
    let eta = epsilon.exp() * (1.0 + gamma(scores.len() + tiles as usize + 8)) - 1.0;
    let mut sum = 0.0;
    let (mut value, mut magnitude) = (vec![0.0; d], vec![0.0; d]);
    for (score, numbers) in scores.iter().zip(v.chunks_exact(d)) {
        let weight = (score - largest).exp();
        sum += weight;
        for (i, number) in numbers.iter().enumerate() {
            value[i] += weight * f64::from(*number);
            magnitude[i] += weight * f64::from(number.abs());
        }
    }
    let value: Vec<f64> = value.into_iter().map(|value| value / sum).collect();
    let bound = value.iter().zip(&magnitude).map(|(value, magnitude)| {
        let bound = 2.0 * eta / (1.0 - eta) * magnitude / sum + scores.len() as f64 * UNDERFLOW;
        // What is not finite is the same in both precisions.
        if value.is_finite() { bound } else { 0.0 }
    });
    let bound = bound.collect();
    (value, bound)
}

const SIZES: Sizes<2> = Sizes { tiny: [2, 45], notes: [2, 256], large: [16, 4096] };

fn accepts([heads, n]: [usize; 2]) -> Result<(), &'static str> {
    at_most(1 << 31, &[heads, n, 128], "queries, keys and values have at most 2^31 numbers each")?;
    if heads <= 65_535 { Ok(()) } else { Err("a grid has at most 65535 heads") }
}

/// Three vectors read and one written; two multiply-adds for each number of each key that a row sees.
const fn work<const D: usize, const CAUSAL: bool>([heads, n]: [usize; 2]) -> Work {
    let pairs = if CAUSAL { n * (n + 1) / 2 } else { n * n };
    Work::new(16 * heads * n * D, 4 * heads * pairs * D)
}

const THREE_KERNELS: Variant<Heads, 2> = Variant::new(
    "naive",
    "three kernels, n×n scores in memory",
    &["attention_scores", "attention_softmax", "attention_values"],
    naive,
);
const FUSED_64: Variant<Heads, 2> =
    Variant::new("fused", "one kernel, online softmax", &["attention_fused_64"], |case, p, dims| {
        fused(case, p, dims, attention::attention_fused_64)
    });
const FUSED_128: Variant<Heads, 2> =
    Variant::new("fused", "one kernel, online softmax", &["attention_fused_128"], |case, p, dims| {
        fused(case, p, dims, attention::attention_fused_128)
    });

static ATTENTION_64: Algorithm<Heads, 2> = Algorithm {
    id: "attention_64",
    title: "Attention, heads of 64",
    notes: &["E15"],
    dims: ["heads", "n"],
    sizes: SIZES,
    accepts,
    problem: problem::<64, false>,
    work: work::<64, false>,
    variants: &[THREE_KERNELS, FUSED_64],
};

static ATTENTION_64_CAUSAL: Algorithm<Heads, 2> = Algorithm {
    id: "attention_64_causal",
    title: "Causal attention, heads of 64",
    notes: &["E15"],
    dims: ["heads", "n"],
    sizes: SIZES,
    accepts,
    problem: problem::<64, true>,
    work: work::<64, true>,
    variants: &[THREE_KERNELS, FUSED_64],
};

static ATTENTION_128: Algorithm<Heads, 2> = Algorithm {
    id: "attention_128",
    title: "Attention, heads of 128",
    notes: &["E15"],
    dims: ["heads", "n"],
    sizes: SIZES,
    accepts,
    problem: problem::<128, false>,
    work: work::<128, false>,
    variants: &[THREE_KERNELS, FUSED_128],
};

static ATTENTION_128_CAUSAL: Algorithm<Heads, 2> = Algorithm {
    id: "attention_128_causal",
    title: "Causal attention, heads of 128",
    notes: &["E15"],
    dims: ["heads", "n"],
    sizes: SIZES,
    accepts,
    problem: problem::<128, true>,
    work: work::<128, true>,
    variants: &[THREE_KERNELS, FUSED_128],
};

fn naive(case: &mut Case<'_>, p: &Heads, [heads, n]: [usize; 2]) -> CaseResult {
    let (q, k, v) = (case.input(&p.q)?, case.input(&p.k)?, case.input(&p.v)?);
    let mut scores = case.output::<f32>(heads * n * n)?;
    let mut output = case.output::<f32>(p.q.len())?;
    let (rows, d) = (heads * n, p.sizes.d as usize);
    let over_heads = |width: usize| {
        let head = Config::cover2(width, n, (32, 8));
        Config { grid: [head.grid[0], head.grid[1], heads as u32], ..head }
    };
    case.run(|gpu| {
        // SAFETY: the vectors are heads × n × d and the scores heads × n × n, here and below.
        let call = unsafe { attention::attention_scores(q.ptr(), k.ptr(), scores.ptr_mut(), p.sizes) };
        gpu.launch(over_heads(n), call)?;
        // SAFETY: as above; a block of 256 threads takes 8 rows.
        let call = unsafe { attention::attention_softmax(scores.ptr_mut(), n as u32, rows) };
        gpu.launch((rows.div_ceil(8) as u32, 256), call)?;
        // SAFETY: as above.
        let call = unsafe { attention::attention_values(scores.ptr(), v.ptr(), output.ptr_mut(), p.sizes) };
        gpu.launch(over_heads(d), call)
    })?;
    case.check(&output, &p.output)
}

/// The descriptor of a fused kernel: queries, keys, values, result and sizes.
type Fused = for<'k> unsafe fn(
    DevicePtr<'k, f32>,
    DevicePtr<'k, f32>,
    DevicePtr<'k, f32>,
    DevicePtrMut<'k, f32>,
    attention::Sizes,
) -> KernelCall<'k>;

fn fused(case: &mut Case<'_>, p: &Heads, [heads, n]: [usize; 2], kernel: Fused) -> CaseResult {
    let (q, k, v) = (case.input(&p.q)?, case.input(&p.k)?, case.input(&p.v)?);
    let mut output = case.output::<f32>(p.q.len())?;
    case.run(|gpu| {
        // SAFETY: all are heads × n × d; buffers are aligned to 256 bytes; blocks have 128 threads.
        let call = unsafe { kernel(q.ptr(), k.ptr(), v.ptr(), output.ptr_mut(), p.sizes) };
        let blocks = (n.div_ceil(attention::BLOCK_ROWS) as u32, heads as u32);
        gpu.launch((blocks, 128), call)
    })?;
    case.check(&output, &p.output)
}
