//! Matrix transpose: naive (B3), through a shared tile (B4), through a padded one (B5), against the host's (B2).

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::transpose;

use super::prelude::*;
use crate::reference;

/// The family of this module.
pub static FAMILY: Family = Family { id: "transpose", title: "Transpose", entries: &[&TRANSPOSE] };

struct Transposed {
    input: Vec<f32>,
    output: Expected<f32>,
}

fn problem([rows, cols]: [usize; 2], data: &mut Gen) -> Transposed {
    let input = data.f32s_with_specials(rows * cols);
    let output = Expected::Exact(reference::transpose(&input, rows, cols));
    Transposed { input, output }
}

static TRANSPOSE: Algorithm<Transposed, 2> = Algorithm {
    id: "transpose",
    title: "Transpose a matrix",
    notes: &["B2"],
    dims: ["rows", "cols"],
    sizes: Sizes { tiny: [50, 70], notes: [1024, 1024], large: [8192, 8192] },
    accepts: any_shape,
    problem,
    work: |[rows, cols]| Work::new(8 * rows * cols, 0),
    variants: &[
        Variant::new("naive", "no shared memory, 16×16 blocks", &["transpose_naive"], |case, p, dims| {
            square::<16>(case, p, dims, transpose::transpose_naive)
        })
        .notes(&["B3"]),
        Variant::new("naive_32x8", "no shared memory, a warp a row", &["transpose_naive"], naive_32x8)
            .notes(&["B3"]),
        Variant::new("tile16", "a shared tile of 16×16", &["transpose_tile_16"], |case, p, dims| {
            square::<16>(case, p, dims, transpose::transpose_tile_16)
        })
        .notes(&["B4"]),
        Variant::new("tile32", "a shared tile of 32×32", &["transpose_tile_32"], |case, p, dims| {
            square::<32>(case, p, dims, transpose::transpose_tile_32)
        })
        .notes(&["B4"]),
        Variant::new(
            "padded16",
            "a shared tile of 16 rows of 17",
            &["transpose_padded_16"],
            |case, p, dims| square::<16>(case, p, dims, transpose::transpose_padded_16),
        )
        .notes(&["B5"]),
        Variant::new(
            "padded32",
            "a shared tile of 32 rows of 33",
            &["transpose_padded_32"],
            |case, p, dims| square::<32>(case, p, dims, transpose::transpose_padded_32),
        )
        .notes(&["B5"]),
        Variant::new(
            "padded32x8",
            "the same, four elements a thread",
            &["transpose_padded_32x8"],
            padded_32x8,
        )
        .notes(&["B5"]),
        Variant::new("float4", "the same, 16 bytes an access", &["transpose_float4"], float4).notes(&["B5"]),
    ],
};

/// The descriptor of a transpose kernel: input, output, width and height of the input.
type Kernel = for<'k> unsafe fn(DevicePtr<'k, f32>, DevicePtrMut<'k, f32>, u32, u32) -> KernelCall<'k>;

/// A thread an element, blocks of `SIDE` × `SIDE`.
fn square<const SIDE: u32>(
    case: &mut Case<'_>,
    p: &Transposed,
    dims: [usize; 2],
    kernel: Kernel,
) -> CaseResult {
    let [rows, cols] = dims;
    launch(case, p, dims, Config::cover2(cols, rows, (SIDE, SIDE)), kernel)
}

/// The naive kernel with a warp a row.
fn naive_32x8(case: &mut Case<'_>, p: &Transposed, dims: [usize; 2]) -> CaseResult {
    launch(case, p, dims, Config::cover2(dims[1], dims[0], (32, 8)), transpose::transpose_naive)
}

/// 32×8 threads for a tile of 32×32.
fn padded_32x8(case: &mut Case<'_>, p: &Transposed, dims: [usize; 2]) -> CaseResult {
    let tiles = Config::cover2(dims[1], dims[0], (32, 32));
    let config = Config { block: [32, 8, 1], ..tiles };
    launch(case, p, dims, config, transpose::transpose_padded_32x8)
}

/// 8×32 threads for a tile of 32×32.
fn float4(case: &mut Case<'_>, p: &Transposed, dims: [usize; 2]) -> CaseResult {
    let tiles = Config::cover2(dims[1], dims[0], (32, 32));
    let config = Config { block: [8, 32, 1], ..tiles };
    launch(case, p, dims, config, transpose::transpose_float4)
}

fn launch(
    case: &mut Case<'_>,
    p: &Transposed,
    [rows, cols]: [usize; 2],
    config: Config,
    kernel: Kernel,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both matrices have rows × cols elements, and the blocks have the shape that the kernel asks for.
        let call = unsafe { kernel(input.ptr(), output.ptr_mut(), cols as u32, rows as u32) };
        gpu.launch(config, call)
    })?;
    case.check(&output, &p.output)
}
