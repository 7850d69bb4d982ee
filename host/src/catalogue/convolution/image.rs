//! Convolutions in two dimensions (C9, C10, C11).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::convolution::image::{
    self, ANY_HEIGHT, Extents, O_TILE, PADDED_ROWS, ROW_PADDING, STRIP_HEIGHT, STRIP_WIDTH, TILE_BLOCK,
};
use gpu_kernels::convolution::{MAX_TAPS, PADDED, shift};

use super::super::prelude::*;
use super::{ODD, is_mask, set_constant};

pub(super) struct Picture {
    input: Vec<i32>,
    mask: Vec<i32>,
    output: Expected<i32>,
}

/// The sums, tap by tap: each adds a shifted image.
fn reference(input: &[i32], mask: &[i32], [height, width, mask_height, mask_width]: [usize; 4]) -> Vec<i32> {
    let mut output = vec![0i32; height * width];
    if output.is_empty() {
        return output;
    }
    output.par_chunks_exact_mut(width).enumerate().for_each(|(row, sums)| {
        for i in 0..mask_height {
            let Some(from) = (row + i).checked_sub(mask_height / 2).filter(|from| *from < height) else {
                continue;
            };
            let from = &input[from * width..(from + 1) * width];
            for j in 0..mask_width {
                let tap = mask[i * mask_width + j];
                // Column c of the result takes column c + j − radius of the input.
                let (skip, ahead) = ((mask_width / 2).saturating_sub(j), j.saturating_sub(mask_width / 2));
                let values = from.iter().skip(ahead);
                for (sum, value) in sums.iter_mut().skip(skip).zip(values) {
                    *sum = value.wrapping_mul(tap).wrapping_add(*sum);
                }
            }
        }
    });
    output
}

fn problem(dims: [usize; 4], data: &mut Gen) -> Picture {
    let [height, width, mask_height, mask_width] = dims;
    let input = data.i32s(height * width, i32::MIN..=i32::MAX);
    let mask = data.i32s(mask_height * mask_width, -1000..=1000);
    let output = Expected::Exact(reference(&input, &mask, dims));
    Picture { input, mask, output }
}

/// Most rows of blocks that a grid has.
const MOST_ROWS: usize = 65_535;

pub(super) static IMAGE: Algorithm<Picture, 4> = Algorithm {
    id: "convolution_2d",
    title: "Convolve an image with a mask",
    notes: &[],
    dims: ["height", "width", "mask_height", "mask_width"],
    sizes: Sizes { tiny: [67, 90, 5, 5], notes: [1024, 1024, 5, 5], large: [8192, 8192, 5, 5] },
    accepts: |[height, width, mask_height, mask_width]| {
        if !(is_mask(mask_height) && is_mask(mask_width)) {
            return Err(ODD);
        }
        any_shape([height, width])?;
        let fits = height <= MOST_ROWS * O_TILE && width <= i32::MAX as usize;
        if fits { Ok(()) } else { Err("a grid of 12-row blocks has at most 786420 rows") }
    },
    problem,
    work: |[height, width, mask_height, mask_width]| {
        let taps = mask_height * mask_width;
        Work::new(4 * (2 * height * width + taps), 2 * taps * height * width)
    },
    variants: &[
        Variant::new("basic", "mask in global memory", &["convolution_basic"], |case, p, dims| {
            from_memory(case, p, dims, image::convolution_basic)
        })
        .notes(&["C9"]),
        Variant::new("read_only", "read-only loads", &["convolution_read_only"], |case, p, dims| {
            from_memory(case, p, dims, image::convolution_read_only)
        })
        .notes(&["C9", "C11"]),
        Variant::new("constant", "mask in constant memory", &["convolution_constant"], constant)
            .notes(&["C9"]),
        Variant::new("tile", "shared tile with halo, 12×12 a block", &["convolution_tile"], tile)
            .notes(&["C10"]),
        Variant::new(
            "strip",
            "a strip of 4×8 a thread in registers",
            &["convolution_strip_3", "convolution_strip_5", "convolution_strip_7", "convolution_strip_any"],
            strip,
        )
        .notes(&["C9"]),
        Variant::new("strip_any", "a strip of 4×4, for any mask", &["convolution_strip_any"], strip_any)
            .notes(&["C9"]),
    ],
};

fn extents([height, width, mask_height, mask_width]: [usize; 4]) -> Extents {
    let [height, width, mask_height, mask_width] =
        [height, width, mask_height, mask_width].map(|extent| extent as u32);
    Extents { height, width, mask_height, mask_width }
}

/// The descriptor of a kernel that reads the mask from memory.
type WithMask = for<'k> unsafe fn(
    DevicePtr<'k, i32>,
    DevicePtr<'k, i32>,
    DevicePtrMut<'k, i32>,
    Extents,
) -> KernelCall<'k>;

/// A thread an element, in the notes' blocks of 16×16.
fn from_memory(case: &mut Case<'_>, p: &Picture, dims: [usize; 4], kernel: WithMask) -> CaseResult {
    let [height, width, ..] = dims;
    let (input, mask) = (case.input(&p.input)?, case.input(&p.mask)?);
    let mut output = case.output::<i32>(height * width)?;
    case.run(|gpu| {
        // SAFETY: image, mask and result have these extents.
        let call = unsafe { kernel(input.ptr(), mask.ptr(), output.ptr_mut(), extents(dims)) };
        gpu.launch(Config::cover2(width, height, (TILE_BLOCK as u32, TILE_BLOCK as u32)), call)
    })?;
    case.check(&output, &p.output)
}

/// The descriptor of a kernel that has the mask in constant memory.
type WithConstant = for<'k> unsafe fn(DevicePtr<'k, i32>, DevicePtrMut<'k, i32>, Extents) -> KernelCall<'k>;

/// Sets the mask, as it is, and runs a kernel.
fn with_constant(
    case: &mut Case<'_>,
    p: &Picture,
    dims: [usize; 4],
    config: Config,
    kernel: WithConstant,
) -> CaseResult {
    let mut constants = [0; MAX_TAPS * MAX_TAPS];
    constants[..p.mask.len()].copy_from_slice(&p.mask);
    set_constant(case, image::CONVOLUTION_MASK.name(), &constants)?;
    run(case, p, dims, config, kernel)
}

/// Runs a kernel whose mask has been set.
fn run(
    case: &mut Case<'_>,
    p: &Picture,
    dims: [usize; 4],
    config: Config,
    kernel: WithConstant,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(p.input.len())?;
    case.run(|gpu| {
        // SAFETY: image and result have these extents, and the mask is in constant memory.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), extents(dims)) };
        gpu.launch(config, call)
    })?;
    case.check(&output, &p.output)
}

fn constant(case: &mut Case<'_>, p: &Picture, dims: [usize; 4]) -> CaseResult {
    let [height, width, ..] = dims;
    let config = Config::cover2(width, height, (TILE_BLOCK as u32, TILE_BLOCK as u32));
    with_constant(case, p, dims, config, image::convolution_constant)
}

fn tile(case: &mut Case<'_>, p: &Picture, dims: [usize; 4]) -> CaseResult {
    let [height, width, mask_height, mask_width] = dims;
    let side = TILE_BLOCK as u32;
    let config = Config {
        block: [side, side, 1],
        shared: image::tile_bytes(mask_height as u32, mask_width as u32),
        ..Config::cover2(width, height, (O_TILE as u32, O_TILE as u32))
    };
    with_constant(case, p, dims, config, image::convolution_tile)
}

/// Blocks of 32×4 threads, a strip of `rows` rows each.
fn strips(height: usize, width: usize, rows: usize) -> Config {
    Config::cover2(width.div_ceil(STRIP_WIDTH), height.div_ceil(rows), (32, 4))
}

/// The kernel for the mask's own size, where there is one.
fn strip(case: &mut Case<'_>, p: &Picture, dims: [usize; 4]) -> CaseResult {
    let [height, width, mask_height, mask_width] = dims;
    let kernel: WithConstant = match (mask_height, mask_width) {
        (3, 3) => image::convolution_strip_3,
        (5, 5) => image::convolution_strip_5,
        (7, 7) => image::convolution_strip_7,
        _ => return strip_any(case, p, dims),
    };
    with_constant(case, p, dims, strips(height, width, STRIP_HEIGHT), kernel)
}

fn strip_any(case: &mut Case<'_>, p: &Picture, dims: [usize; 4]) -> CaseResult {
    let [height, width, _, mask_width] = dims;
    let mut padded = [0; PADDED_ROWS * PADDED];
    let shift = shift(mask_width as u32) as usize;
    for (row, taps) in p.mask.chunks_exact(mask_width).enumerate() {
        let start = (row + ROW_PADDING) * PADDED + shift;
        padded[start..start + mask_width].copy_from_slice(taps);
    }
    set_constant(case, image::CONVOLUTION_PADDED_MASK.name(), &padded)?;
    run(case, p, dims, strips(height, width, ANY_HEIGHT), image::convolution_strip_any)
}
