//! Reductions: random shapes, special floats, and the costs that the kernels' heads state.

use gpu_kernels::reduce;
use simt::{Class, Counters};
use warpbook::case::Expected;
use warpbook_tests::Sim;

/// Lengths around 0, warps, sections of 1024 and the 4096 elements that start another block; primes.
const LENGTHS: [usize; 16] = [0, 1, 2, 3, 31, 32, 33, 127, 1023, 1024, 1025, 4095, 4096, 4097, 7919, 104_729];

#[test]
fn rows_of_any_shape() {
    let mut sim = Sim::open();
    for rows in [0, 1, 2, 7] {
        for width in [0, 1, 31, 64, 1000, 1023, 1024, 1025, 2500] {
            sim.assert_orders_agree("row_sum", &[rows, width]);
        }
    }
    sim.assert_orders_agree("row_sum", &[301, 4]);
}

#[test]
fn arrays_of_any_length() {
    let mut sim = Sim::open();
    let ids = ["array_sum", "array_sum_f32", "array_dot"];
    let extremes = ["array_min", "array_max", "array_min_f32", "array_max_f32"];
    for id in ids.into_iter().chain(extremes) {
        for n in LENGTHS {
            sim.assert_orders_agree(id, &[n]);
        }
    }
}

/// What the best float kernel makes of `input`: the sum, and its bits.
fn float_result(sim: &mut Sim, input: &[f32], expected: f32) {
    sim.count_case(|case| {
        let x = case.input(input)?;
        let mut partials = case.output::<f32>(2)?;
        let mut ended = case.zeroed::<u32>(1)?;
        let mut sum = case.output::<f32>(1)?;
        case.run(|gpu| {
            // SAFETY: two blocks, two partials, a counter that is zero.
            let call = unsafe {
                reduce::array_sum_float4(x.slice(), partials.ptr_mut(), ended.ptr_mut(), sum.ptr_mut())
            };
            gpu.launch((2, 256), call)
        })?;
        case.check(&sum, &Expected::Exact(vec![expected]))
    });
}

#[test]
fn sums_of_special_floats() {
    let mut sim = Sim::open();
    let with = |specials: &[(usize, f32)]| {
        let mut input = vec![1.0f32; 5000];
        for (at, value) in specials {
            input[*at] = *value;
        }
        input
    };
    float_result(&mut sim, &with(&[]), 5000.0);
    float_result(&mut sim, &with(&[(4999, f32::INFINITY)]), f32::INFINITY);
    float_result(&mut sim, &with(&[(0, f32::NEG_INFINITY)]), f32::NEG_INFINITY);
    float_result(&mut sim, &with(&[(1, f32::NEG_INFINITY), (4000, f32::INFINITY)]), f32::NAN);
    float_result(&mut sim, &with(&[(2048, f32::NAN)]), f32::NAN);
    // Denormals add up exactly and are not flushed to zero.
    let tiny = f32::from_bits(3);
    float_result(&mut sim, &vec![tiny; 5000], f32::from_bits(15_000));
}

/// C12 against C13: the same reads, additions and barriers; the interleaved tree diverges in every step but the first, the
/// contiguous one in the last five.
#[test]
fn c12_diverges_at_every_step_and_c13_in_the_last_five() {
    const ROWS: u64 = 8;
    let mut sim = Sim::open();
    let simple = sim.count("row_sum/interleaved", "8x1024");
    let better = sim.count("row_sum/contiguous", "8x1024");
    for counters in [&simple, &better] {
        assert_eq!((counters.global_loads, counters.global_stores), (ROWS * 1024, ROWS));
        // Two loads and a store for each of the 1023 additions, 1024 stores to fill, one load of the result.
        assert_eq!(counters.shared_loads, ROWS * (2 * 1023 + 1));
        assert_eq!(counters.shared_stores, ROWS * (1024 + 1023));
        // Ten steps and the end, for 16 warps.
        assert_eq!(counters.barriers, ROWS * 11 * 16);
    }
    // One branch diverges where the first thread stores the result. Strides 2 to 32 split all 16 warps, those of 64 to 512 the
    // warps that still have a thread at work.
    assert_eq!(simple.divergent_branches, ROWS * (5 * 16 + 8 + 4 + 2 + 1 + 1));
    assert_eq!(better.divergent_branches, ROWS * (5 + 1));
    assert!(simple.warp_instructions > better.warp_instructions);
    assert!(better.active_share() > simple.active_share());
}

/// Interleaved threads also meet in the same banks, contiguous ones never do.
#[test]
fn c12_has_bank_conflicts_and_c13_none() {
    let mut sim = Sim::open();
    assert!(sim.count("row_sum/interleaved", "8x1024").shared_conflicts_32 > 0);
    assert_eq!(sim.count("row_sum/contiguous", "8x1024").shared_conflicts_32, 0);
}

#[test]
fn shuffles_take_the_place_of_the_tree() {
    const ROWS: u64 = 8;
    let mut sim = Sim::open();
    let shuffle = sim.count("row_sum/shuffle", "8x1024");
    let int4 = sim.count("row_sum/int4", "8x1024");
    for counters in [&shuffle, &int4] {
        assert_eq!((counters.global_load_bytes, counters.global_store_bytes), (ROWS * 4096, ROWS * 4));
        assert_eq!(counters.barriers, ROWS * 2 * 8);
        // A store a warp; a load by the lanes of the first warp that stand for one.
        assert_eq!((counters.shared_stores, counters.shared_loads), (ROWS * 8, ROWS * 8));
        assert_eq!(counters.class(Class::ShuffleVote).warp, ROWS * (8 * 5 + 5));
    }
    assert_eq!(shuffle.global_load_instructions, 4 * int4.global_load_instructions);
    // In short rows what is around the loads decides; in long ones the loads do.
    let long = |sim: &mut Sim, name: &str| sim.count(name, "2x16384").warp_instructions as f64;
    assert!(long(&mut sim, "row_sum/int4") < 0.6 * long(&mut sim, "row_sum/shuffle"));
}

/// A warp a row meets nobody.
#[test]
fn a_warp_a_row_needs_neither_barriers_nor_shared_memory() {
    const ROWS: u64 = 8;
    let mut sim = Sim::open();
    let warps = sim.count("row_sum/warps", "8x1024");
    assert_eq!((warps.global_load_bytes, warps.global_store_bytes), (ROWS * 4096, ROWS * 4));
    assert_eq!((warps.barriers, warps.shared_stores, warps.shared_loads), (0, 0, 0));
    assert_eq!(warps.global_load_instructions, ROWS * 1024 / 4 / 32);
    assert!(warps.warp_instructions < sim.count("row_sum/shuffle", "8x1024").warp_instructions / 4);
}

/// How the blocks of a whole array come together.
#[test]
fn meeting_of_the_blocks() {
    const N: u64 = 1 << 16;
    // A block for each 4096 elements.
    const BLOCKS: u64 = N / 4096;
    let mut sim = Sim::open();
    let mut count = |variant: &str| sim.count(&format!("array_sum/{variant}"), &format!("n={N}"));
    let (sections, atomic) = (count("sections"), count("atomic"));
    let (last_block, int4) = (count("last_block"), count("int4"));
    // Two levels: 64 sections, and one of their 64 sums.
    assert_eq!((sections.global_loads, sections.global_stores), (N + 64, 64 + 1));
    assert_eq!((atomic.global_loads, atomic.global_atomics, atomic.global_stores), (N, BLOCKS, 0));
    for counters in [&last_block, &int4] {
        assert_eq!(counters.global_atomics, BLOCKS);
        // A partial a block, the result, and the counter back to zero.
        assert_eq!(counters.global_stores, BLOCKS + 2);
        assert_eq!(counters.global_load_bytes, 4 * (N + BLOCKS));
        assert_eq!(counters.barriers, (2 * BLOCKS + 1) * 8);
    }
    // But for the one load of the partial results.
    assert_eq!(last_block.global_load_instructions - 1, 4 * (int4.global_load_instructions - 1));
    assert!(last_block.warp_instructions < sections.warp_instructions / 2);
}

/// The dot product reads both arrays once.
#[test]
fn dot_product_reads_both_once() {
    let counters: Counters = Sim::open().count("array_dot/float4", "n=65536");
    assert_eq!(counters.global_load_bytes, 2 * 4 * 65_536 + 4 * 16);
    // A product and an addition an element; the sixteen running sums of each of the 4096 threads, and the shuffles, add as
    // much again at this size.
    let float = counters.class(Class::Float32).thread;
    assert!((2 * 65_536..4 * 65_536).contains(&float), "{float}");
}
