//! Control divergence: a branch costs both sides when a warp takes both (C4).

use cuda_std::launch::{DeviceSliceMut, KernelCall};
use gpu_kernels::divergence;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: "divergence", title: "Control divergence", entries: &[&DIVERGENCE] };

/// Threads of a block: two warps, of which the first holds the threads below both thresholds.
const BLOCK: u32 = 64;

/// What the kernels write, for each threshold.
struct Values {
    below_5: Expected<u32>,
    below_32: Expected<u32>,
}

static DIVERGENCE: Algorithm<Values, 2> = Algorithm {
    id: "divergence",
    title: "Branch on the thread's number",
    notes: &["C4"],
    dims: ["threads", "rounds"],
    sizes: Sizes { tiny: [200, 10], notes: [65_536, 100], large: [1 << 24, 100] },
    accepts: |[_, rounds]| if rounds <= 1 << 16 { Ok(()) } else { Err("rounds are at most 65536") },
    problem: |[threads, rounds], _| {
        let values = |threshold: u32| {
            let value = |i: u32| {
                if i % BLOCK < threshold {
                    xorshift(i, rounds, 13, 17, 5)
                } else {
                    xorshift(i, rounds, 6, 21, 7)
                }
            };
            Expected::Exact((0..threads as u32).into_par_iter().map(value).collect())
        };
        Values { below_5: values(5), below_32: values(32) }
    },
    work: |[threads, rounds]| Work::new(4 * threads, 6 * rounds * threads),
    variants: &[
        Variant::new(
            "tid_5",
            "tid < 5: the first warp takes both sides",
            &["divergence_5"],
            |case, p, dims| {
                branch(case, &p.below_5, dims, |rounds, out| divergence::divergence_5(rounds, out))
            },
        ),
        Variant::new("tid_32", "tid < 32: each warp takes one side", &["divergence_32"], |case, p, dims| {
            branch(case, &p.below_32, dims, |rounds, out| divergence::divergence_32(rounds, out))
        }),
    ],
};

/// The generator of both sides, which differ in the shifts.
fn xorshift(mut value: u32, rounds: usize, a: u32, b: u32, c: u32) -> u32 {
    for _ in 0..rounds {
        value ^= value << a;
        value ^= value >> b;
        value ^= value << c;
    }
    value
}

fn branch(
    case: &mut Case<'_>,
    expected: &Expected<u32>,
    [threads, rounds]: [usize; 2],
    kernel: for<'k> fn(u32, DeviceSliceMut<'k, u32>) -> KernelCall<'k>,
) -> CaseResult {
    let mut output = case.output::<u32>(threads)?;
    case.run(|gpu| gpu.launch(Config::cover1(threads, BLOCK), kernel(rounds as u32, output.slice_mut())))?;
    case.check(&output, expected)
}
