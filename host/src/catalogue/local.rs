//! Arrays of a thread: in registers or in local memory (B1).

use cuda_std::launch::{DevicePtr, DeviceSliceMut, KernelCall};
use gpu_kernels::local;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: "local", title: "Local memory", entries: &[&LOCAL_SUM] };

/// Elements of the larger array; the smaller one has 8.
const LARGE: usize = 512;

struct Sums {
    /// Array element j of thread i is element j · threads + i.
    input: Vec<i32>,
    small: Expected<i32>,
    large: Expected<i32>,
}

static LOCAL_SUM: Algorithm<Sums, 1> = Algorithm {
    id: "local_sum",
    title: "Sum l[j]·j over an array of each thread",
    notes: &["B1"],
    dims: ["threads"],
    sizes: Sizes { tiny: [100], notes: [2_048], large: [1 << 16] },
    accepts: |[threads]| {
        at_most(1 << 31, &[threads, LARGE], "a thread has 512 elements, and all have at most 2^31")
    },
    problem: |[threads], data| {
        let input = data.i32s(LARGE * threads, i32::MIN..=i32::MAX);
        let sum = |count: usize, i: usize| {
            (0..count).fold(0i32, |sum, j| sum.wrapping_add(input[j * threads + i].wrapping_mul(j as i32)))
        };
        let sums = |count| Expected::Exact((0..threads).into_par_iter().map(|i| sum(count, i)).collect());
        Sums { small: sums(8), large: sums(LARGE), input }
    },
    work: |[threads]| Work::new(4 * (LARGE + 1) * threads, 2 * LARGE * threads),
    variants: &[
        Variant::new("array_8", "8 elements: registers", &["local_sum_8"], |case, p, dims| {
            sums(case, p, &p.small, dims, local::local_sum_8)
        }),
        Variant::new("array_512", "512 elements: local memory", &["local_sum_512"], |case, p, dims| {
            sums(case, p, &p.large, dims, local::local_sum_512)
        }),
        Variant::new(
            "streamed_512",
            "512 elements, no array",
            &["local_sum_512_streamed"],
            |case, p, dims| sums(case, p, &p.large, dims, local::local_sum_512_streamed),
        ),
    ],
};

fn sums(
    case: &mut Case<'_>,
    p: &Sums,
    expected: &Expected<i32>,
    [threads]: [usize; 1],
    kernel: for<'k> unsafe fn(DevicePtr<'k, i32>, DeviceSliceMut<'k, i32>) -> KernelCall<'k>,
) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut sums = case.output::<i32>(threads)?;
    case.run(|gpu| {
        // SAFETY: the input has 512 elements for each sum, which is enough for the smaller array too.
        let call = unsafe { kernel(input.ptr(), sums.slice_mut()) };
        gpu.launch(Config::cover1(threads, 128), call)
    })?;
    case.check(&sums, expected)
}
