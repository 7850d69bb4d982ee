//! The order of blocks is free (A6).

use gpu_kernels::order;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: "order", title: "Block order", entries: &[&BLOCK_ORDER] };

/// Threads of a block.
const BLOCK: u32 = 64;

struct Problem {
    input: Vec<i32>,
    output: Expected<i32>,
}

static BLOCK_ORDER: Algorithm<Problem, 1> = Algorithm {
    id: "block_order",
    title: "The same result in whatever order blocks run",
    notes: &["A6"],
    dims: ["n"],
    sizes: Sizes { tiny: [1_000], notes: [100_000], large: [1 << 24] },
    accepts: any_shape,
    problem: |[n], data| {
        let input = data.i32s(n, i32::MIN..=i32::MAX);
        let output = input.par_iter().map(|value| value.wrapping_mul(3).wrapping_add(1)).collect();
        Problem { input, output: Expected::Exact(output) }
    },
    work: |[n]| Work::new(8 * n, 2 * n),
    variants: &[Variant::new("recorded", "each block takes a ticket", &["block_order"], recorded).needs(1, 1)],
};

fn recorded(case: &mut Case<'_>, p: &Problem, [n]: [usize; 1]) -> CaseResult {
    let config = Config::cover1(n, BLOCK);
    let blocks = config.grid[0] as usize;
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(n)?;
    let mut tickets = case.zeroed::<u32>(1)?;
    let mut order = case.output::<u32>(blocks)?;
    case.run(|gpu| {
        let call = order::block_order(input.slice(), output.slice_mut(), tickets.atomics(), order.atomics());
        gpu.launch(config, call)
    })?;
    case.check(&output, &p.output)?;
    // Whatever the order, each block comes once.
    let mut seen = case.read(&order)?;
    seen.sort_unstable();
    case.check_data(&seen, &Expected::Exact((0..blocks as u32).collect()));
    Ok(())
}
