//! Memory with a name: constants (A11) and device variables (A12).

use cuda_std::launch::{DeviceSlice, DeviceSliceMut, KernelCall};
use cust::memory::{CopyDestination, DevicePointer};
use gpu_kernels::symbols;

use super::prelude::*;
use crate::reference::{TINY_F32, gamma};

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "symbols", title: "Symbols", entries: &[&CONSTANT_MEMORY, &DEVICE_SYMBOLS] };

/// Elements of the constant.
const COUNT: usize = 256;

struct Constants {
    constants: [f32; COUNT],
    input: Vec<f32>,
    polynomial: Expected<f32>,
    scaled: Expected<f32>,
}

static CONSTANT_MEMORY: Algorithm<Constants, 1> = Algorithm {
    id: "constant_memory",
    title: "Read 256 constants",
    notes: &["A11"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_000], notes: [10_000], large: [1 << 22] },
    accepts: any_shape,
    problem: |[n], data| {
        let mut constants = [0.0; COUNT];
        constants.copy_from_slice(&data.f32s(COUNT));
        let input = data.f32s(n);
        // Horner's rule with n fused steps: an error of at most γ_2n · Σ |c_k·x^k|.
        let polynomial = |x: f64| {
            let terms = constants.iter().rev();
            let (sum, size) = terms.fold((0.0, 0.0), |(sum, size), c| {
                (sum * x + f64::from(*c), size * x.abs() + f64::from(c.abs()))
            });
            (sum, gamma(2 * COUNT) * size + COUNT as f64 * TINY_F32)
        };
        let (value, bound) = input.par_iter().map(|x| polynomial(f64::from(*x))).unzip();
        let scaled = input.iter().enumerate().map(|(i, x)| x * constants[i % COUNT]).collect();
        Constants {
            constants,
            input,
            polynomial: Expected::Bounded { value, bound },
            scaled: Expected::Exact(scaled),
        }
    },
    work: |[n]| Work::new(8 * n + 4 * COUNT, 2 * COUNT * n),
    variants: &[
        Variant::new("same_word", "a warp reads one constant", &["constant_polynomial"], |case, p, dims| {
            constants(case, p, &p.polynomial, dims, symbols::constant_polynomial)
        }),
        Variant::new(
            "own_word",
            "each thread reads its own constant",
            &["constant_scale"],
            |case, p, dims| constants(case, p, &p.scaled, dims, symbols::constant_scale),
        ),
    ],
};

fn constants(
    case: &mut Case<'_>,
    p: &Constants,
    expected: &Expected<f32>,
    [n]: [usize; 1],
    kernel: for<'k> fn(DeviceSlice<'k, f32>, DeviceSliceMut<'k, f32>) -> KernelCall<'k>,
) -> CaseResult {
    let mut symbol = case
        .module()
        .get_global::<[f32; COUNT]>(c"CONSTANT_DATA")
        .checked(|| "find the constant `CONSTANT_DATA`".into())?;
    symbol.copy_from(&p.constants).checked(|| "copy to a constant".into())?;
    let mut back = [0.0; COUNT];
    symbol.copy_to(&mut back).checked(|| "copy from a constant".into())?;
    case.expect(back == p.constants, || "the constants came back changed".into());
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(n)?;
    case.run(|gpu| gpu.launch(Config::cover1(n, 256), kernel(input.slice(), output.slice_mut())))?;
    case.check(&output, expected)
}

struct Products {
    factor: f32,
    output: Expected<f32>,
}

static DEVICE_SYMBOLS: Algorithm<Products, 1> = Algorithm {
    id: "device_symbols",
    title: "A variable and a pointer on the device",
    notes: &["A12"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_000], notes: [10_000], large: [1 << 22] },
    accepts: any_shape,
    problem: |[n], data| {
        let factor = data.f32s(1)[0];
        Products { factor, output: Expected::Exact((0..n).map(|i| factor * i as f32).collect()) }
    },
    work: |[n]| Work::new(4 * n, n),
    variants: &[
        Variant::new("host_sets", "the host sets both", &["symbol_fill"], host_sets),
        Variant::new(
            "device_sets",
            "a kernel sets the variable",
            &["symbol_set", "symbol_fill"],
            device_sets,
        ),
    ],
};

/// The variable's symbol; that it can be had by its type shows that its size is right.
fn value<'m>(case: &Case<'m>) -> CaseResult<cust::module::Symbol<'m, f32>> {
    case.module().get_global::<f32>(c"DEVICE_VALUE").checked(|| "find the variable `DEVICE_VALUE`".into())
}

/// Makes the device's pointer point to a buffer.
fn point(case: &Case<'_>, to: DevicePointer<f32>) -> CaseResult {
    let symbol = case.module().get_global::<u64>(c"DEVICE_POINTER");
    let mut symbol = symbol.checked(|| "find the pointer `DEVICE_POINTER`".into())?;
    symbol.copy_from(&to.as_raw()).checked(|| "copy to a device pointer".into())
}

fn host_sets(case: &mut Case<'_>, p: &Products, [n]: [usize; 1]) -> CaseResult {
    let output = case.output::<f32>(n)?;
    point(case, output.as_device_ptr())?;
    let mut symbol = value(case)?;
    symbol.copy_from(&p.factor).checked(|| "copy to a device variable".into())?;
    let address = format!("{symbol:p}");
    case.expect(address != "0x0", || "the variable has no address".into());
    case.run(|gpu| {
        // SAFETY: the pointer was set to n elements.
        gpu.launch(Config::cover1(n, 256), unsafe { symbols::symbol_fill(n) })
    })?;
    case.check(&output, &p.output)
}

fn device_sets(case: &mut Case<'_>, p: &Products, [n]: [usize; 1]) -> CaseResult {
    let output = case.output::<f32>(n)?;
    point(case, output.as_device_ptr())?;
    case.run(|gpu| {
        gpu.launch((1, 32), symbols::symbol_set(p.factor))?;
        // SAFETY: the pointer was set to n elements.
        gpu.launch(Config::cover1(n, 256), unsafe { symbols::symbol_fill(n) })
    })?;
    let mut back = 0.0;
    value(case)?.copy_to(&mut back).checked(|| "copy from a device variable".into())?;
    case.expect(back == p.factor, || format!("the variable is {back}, and {} was set", p.factor));
    case.check(&output, &p.output)
}
