//! Convolutions in one dimension: the three-point average (E1) and masks of any taps (C8).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::convolution::line::{self, AVERAGE_THREADS, LINE_THREADS};

use super::super::prelude::*;
use super::{ODD, is_mask, set_constant};

pub(super) struct Average {
    input: Vec<f32>,
    average: Expected<f32>,
}

pub(super) static AVERAGE: Algorithm<Average, 1> = Algorithm {
    id: "average_3",
    title: "Average three neighbours",
    notes: &["E1"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_003], notes: [1 << 20], large: [1 << 28] },
    accepts: any_shape,
    problem: |[n], data| {
        let input = data.f32s_with_specials(n + 2);
        // Two additions and a division, each rounded once, in one order: exact.
        let average = input.par_windows(3).map(|three| (three[0] + three[1] + three[2]) / 3.0).collect();
        Average { input, average: Expected::Exact(average) }
    },
    work: |[n]| Work::new(4 * (2 * n + 2), 3 * n),
    variants: &[
        Variant::new("plain", "three reads a thread", &["average_3_plain"], |case, p, [n]| {
            average(case, p, Config::cover1(n, 256), line::average_3_plain)
        }),
        Variant::new("support", "130 elements in shared memory", &["average_3_support"], |case, p, [n]| {
            average(case, p, Config::cover1(n, AVERAGE_THREADS as u32), line::average_3_support)
        }),
        Variant::new("four", "four a thread, neighbours by shuffle", &["average_3_four"], |case, p, [n]| {
            average(case, p, Config::cover1(n.div_ceil(4), 256), line::average_3_four)
        }),
    ],
};

/// The descriptor of a kernel that averages: input, output, n.
type AverageKernel = for<'k> unsafe fn(DevicePtr<'k, f32>, DevicePtrMut<'k, f32>, usize) -> KernelCall<'k>;

fn average(case: &mut Case<'_>, p: &Average, config: Config, kernel: AverageKernel) -> CaseResult {
    let n = p.average.len();
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(n)?;
    case.run(|gpu| {
        // SAFETY: the input has n + 2 elements and the output n; the blocks are the kernel's.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), n) };
        gpu.launch(config, call)
    })?;
    case.check(&output, &p.average)
}

pub(super) struct Line {
    input: Vec<i32>,
    mask: Vec<i32>,
    output: Expected<i32>,
}

impl Line {
    fn new(input: Vec<i32>, mask: Vec<i32>) -> Self {
        let radius = mask.len() / 2;
        // A copy with the ghost elements, so that the sums need no guard.
        let mut padded = vec![0i32; input.len() + 2 * radius];
        padded[radius..radius + input.len()].copy_from_slice(&input);
        let sum = |window: &[i32]| -> i32 {
            let products = window.iter().zip(&mask).map(|(value, tap)| value.wrapping_mul(*tap));
            products.fold(0, i32::wrapping_add)
        };
        let output =
            if input.is_empty() { vec![] } else { padded.par_windows(mask.len()).map(sum).collect() };
        Line { input, mask, output: Expected::Exact(output) }
    }
}

/// From the basic kernel to the best one, for an algorithm of `D` dimensions.
struct Ladder<const D: usize>;

impl<const D: usize> Ladder<D> {
    const VARIANTS: [Variant<Line, D>; 4] = [
        Variant::new("basic", "mask in global memory", &["convolution_line_basic"], |case, p, _| {
            basic(case, p)
        }),
        Variant::new("constant", "mask in constant memory", &["convolution_line_constant"], |case, p, _| {
            with_constant(case, p, 1, line::convolution_line_constant)
        }),
        Variant::new("tile", "shared tile with halo", &["convolution_line_tile"], |case, p, _| {
            with_constant(case, p, 1, line::convolution_line_tile)
        }),
        Variant::new("four", "four a thread in registers", &["convolution_line_four"], |case, p, _| {
            with_constant(case, p, 4, line::convolution_line_four)
        }),
    ];
}

pub(super) static LINE: Algorithm<Line, 2> = Algorithm {
    id: "convolution_1d",
    title: "Convolve a line with a mask",
    notes: &["C8"],
    dims: ["n", "taps"],
    sizes: Sizes { tiny: [1_003, 5], notes: [1 << 18, 5], large: [1 << 26, 5] },
    accepts: |[_, taps]| if is_mask(taps) { Ok(()) } else { Err(ODD) },
    problem: |[n, taps], data| {
        let input = data.i32s(n, i32::MIN..=i32::MAX);
        Line::new(input, data.i32s(taps, -1000..=1000))
    },
    work: |[n, taps]| Work::new(4 * (2 * n + taps), 2 * taps * n),
    variants: &Ladder::VARIANTS,
};

/// The notes' own numbers: 1, 2, 3 and so on with the mask {3, 4, 5, 4, 3}.
pub(super) static SEVEN: Algorithm<Line, 1> = Algorithm {
    id: "convolution_1d_seven",
    title: "Convolve 1 to 7 with {3, 4, 5, 4, 3}",
    notes: &["C8"],
    dims: ["n"],
    sizes: Sizes { tiny: [7], notes: [7], large: [1 << 20] },
    accepts: |[n]| if n <= i32::MAX as usize { Ok(()) } else { Err("the numbers from 1 to n have 32 bits") },
    problem: |[n], _| Line::new((1..=n as i32).collect(), vec![3, 4, 5, 4, 3]),
    work: |[n]| Work::new(4 * (2 * n + 5), 2 * 5 * n),
    variants: &Ladder::VARIANTS,
};

fn basic(case: &mut Case<'_>, p: &Line) -> CaseResult {
    let (n, taps) = (p.input.len(), p.mask.len() as u32);
    let (input, mask) = (case.input(&p.input)?, case.input(&p.mask)?);
    let mut output = case.output::<i32>(n)?;
    case.run(|gpu| {
        // SAFETY: input and output have n elements, the mask its taps.
        let call =
            unsafe { line::convolution_line_basic(input.ptr(), mask.ptr(), output.ptr_mut(), n, taps) };
        gpu.launch(Config::cover1(n, LINE_THREADS as u32), call)
    })?;
    case.check(&output, &p.output)
}

/// The descriptor of a kernel with the mask in constant memory: input, output, n, taps.
type LineKernel = for<'k> unsafe fn(DevicePtr<'k, i32>, DevicePtrMut<'k, i32>, usize, u32) -> KernelCall<'k>;

/// A thread for each `each` elements.
fn with_constant(case: &mut Case<'_>, p: &Line, each: usize, kernel: LineKernel) -> CaseResult {
    let (n, taps) = (p.input.len(), p.mask.len() as u32);
    let padded = line::padded_line(&p.mask).ok_or_else(|| CaseError::Stopped(ODD.into()))?;
    set_constant(case, line::CONVOLUTION_LINE_MASK.name(), &padded)?;
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(n)?;
    case.run(|gpu| {
        // SAFETY: input and output have n elements, and the mask has just been set.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), n, taps) };
        gpu.launch(Config::cover1(n.div_ceil(each), LINE_THREADS as u32), call)
    })?;
    case.check(&output, &p.output)
}
