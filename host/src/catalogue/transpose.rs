//! Matrix transpose: naive (B3), through a shared tile (B4), through a padded one (B5), against the host's (B2).

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
    variants: &[Variant::new("tile16", "16×16 shared tile", &["transpose_tile_16"], tile16).notes(&["B4"])],
};

fn tile16(case: &mut Case<'_>, p: &Transposed, [rows, cols]: [usize; 2]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(rows * cols)?;
    case.run(|gpu| {
        // SAFETY: both matrices have rows × cols elements, and the block is 16×16.
        let call = unsafe {
            transpose::transpose_tile_16(input.slice(), output.ptr_mut(), cols as u32, rows as u32)
        };
        gpu.launch(Config::cover2(cols, rows, (16, 16)), call)
    })?;
    case.check(&output, &p.output)
}
