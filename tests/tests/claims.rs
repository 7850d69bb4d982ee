//! The notes' claims about the hardware, on the simulator's counters.

use gpu_kernels::transpose;
use warpbook::case::{Config, Expected};
use warpbook::data::Gen;
use warpbook::reference;
use warpbook_tests::Sim;

/// A5: walking down columns costs a transaction for each row that a warp touches.
#[test]
fn a5_column_walk_against_row_walk() {
    let mut sim = Sim::open();
    let columns = sim.count("matrix_add/columns", "256x256");
    let rows = sim.count("matrix_add/rows", "256x256");
    let warps = 256 * 256 / 32;
    // Both read two and write one element a thread.
    assert_eq!((columns.global_loads, columns.global_stores), (rows.global_loads, rows.global_stores));
    assert_eq!((rows.global_loads, rows.global_stores), (2 * 256 * 256, 256 * 256));
    // Compute capability 1.0: a half-warp in a row is one transaction, in a column sixteen.
    assert_eq!(rows.transactions_cc10, 3 * 2 * warps);
    assert_eq!(columns.transactions_cc10, 16 * rows.transactions_cc10);
    // 32-byte sectors: two rows of 64 bytes are four, sixteen rows of 8 bytes sixteen.
    assert_eq!(rows.global_load_sectors, 2 * 4 * warps);
    assert_eq!(columns.global_load_sectors, 2 * 16 * warps);
    // 128-byte lines: two against sixteen.
    assert_eq!(rows.transactions_cc20_l1, 3 * 2 * warps);
    assert_eq!(columns.transactions_cc20_l1, 3 * 16 * warps);
}

/// A7: of an m×k and a k×n matrix, each element of the first is read n times, of the second m times.
#[test]
fn a7_global_reads_of_the_naive_product() {
    let mut sim = Sim::open();
    for (m, k, n) in [(64u64, 48, 80), (33, 17, 50), (1, 7, 1)] {
        let counters = sim.count("matmul/naive", &format!("{m}x{k}x{n}"));
        assert_eq!(counters.global_loads, m * k * n + k * n * m);
        assert_eq!(counters.global_stores, m * n);
        assert_eq!(counters.shared_loads, 0);
    }
}

/// A8: the reads fall by the size of the block.
#[test]
fn a8_global_reads_fall_by_the_block_size() {
    const BLOCK: u64 = 16;
    let mut sim = Sim::open();
    for (m, k, n) in [(64u64, 48, 80), (128, 128, 128)] {
        let shape = format!("{m}x{k}x{n}");
        let naive = sim.count("matmul/naive", &shape);
        let shared = sim.count("matmul/shared", &shape);
        assert_eq!(shared.global_loads * BLOCK, naive.global_loads);
        assert_eq!(shared.global_stores, naive.global_stores);
        // What no longer comes from global memory comes from shared memory.
        assert_eq!(shared.shared_loads, naive.global_loads);
        assert_eq!(shared.shared_stores, shared.global_loads);
    }
    // Ragged: each block row reads all of b, each block column all of a, and nothing beyond the edges.
    let (m, k, n) = (33u64, 21u64, 50u64);
    let shared = sim.count("matmul/shared", &format!("{m}x{k}x{n}"));
    assert_eq!(shared.global_loads, m * k * n.div_ceil(BLOCK) + k * n * m.div_ceil(BLOCK));
}

/// B3: a warp touches max(32 / bx, 1) rows on reading and min(bx, 32) rows on writing.
#[test]
fn b3_rows_touched_over_block_shapes() {
    // A row of 256 floats is eight 128-byte lines, so that lines of different rows differ; a warp stays within one
    // line of each row.
    const SIDE: usize = 256;
    let mut sim = Sim::open();
    let input = Gen::new(1, "b3").f32s(SIDE * SIDE);
    let expected = Expected::Exact(reference::transpose(&input, SIDE, SIDE));
    for (bx, by) in
        [(1, 32), (2, 16), (4, 8), (4, 32), (8, 8), (8, 32), (16, 16), (16, 64), (32, 1), (32, 8), (64, 4)]
    {
        let counters = sim.count_case(|case| {
            let from = case.input(&input)?;
            let mut to = case.output::<f32>(SIDE * SIDE)?;
            case.run(|gpu| {
                // SAFETY: both matrices have SIDE × SIDE elements.
                let call =
                    unsafe { transpose::transpose_naive(from.ptr(), to.ptr_mut(), SIDE as u32, SIDE as u32) };
                gpu.launch(Config::cover2(SIDE, SIDE, (bx, by)), call)
            })?;
            case.check(&to, &expected)
        });
        let read = counters.global_load_lines / counters.global_load_instructions;
        let written = counters.global_store_lines / counters.global_store_instructions;
        assert_eq!(read, u64::from((32 / bx).max(1)), "rows read with blocks of {bx}x{by}");
        assert_eq!(written, u64::from(bx.min(32)), "rows written with blocks of {bx}x{by}");
        assert_eq!(counters.global_load_lines % counters.global_load_instructions, 0);
        assert_eq!(counters.global_store_lines % counters.global_store_instructions, 0);
    }
}

/// B4: a column of a square tile lies in one bank.
#[test]
fn b4_tiles_conflict() {
    let mut sim = Sim::open();
    let accesses = 256 * 256;
    let tile16 = sim.count("transpose/tile16", "256x256");
    assert_eq!(tile16.shared_max_way_16, 16);
    // A half-warp reads a column: sixteen passes where one would do. Stores go along rows.
    assert_eq!(tile16.shared_conflicts_16, accesses / 16 * 15);
    let tile32 = sim.count("transpose/tile32", "256x256");
    assert_eq!(tile32.shared_max_way_32, 32);
    assert_eq!(tile32.shared_conflicts_32, accesses / 32 * 31);
    assert_eq!(tile32.shared_max_way_16, 16);
}

/// B5: with one element more a row, a column lies in as many banks as it has elements.
#[test]
fn b5_padding_removes_the_conflicts() {
    let mut sim = Sim::open();
    let padded16 = sim.count("transpose/padded16", "256x256");
    assert_eq!((padded16.shared_conflicts_16, padded16.shared_max_way_16), (0, 1));
    for variant in ["padded32", "padded32x8"] {
        let padded = sim.count(&format!("transpose/{variant}"), "256x256");
        assert_eq!((padded.shared_conflicts_32, padded.shared_max_way_32), (0, 1), "{variant}");
        assert_eq!((padded.shared_conflicts_16, padded.shared_max_way_16), (0, 1), "{variant}");
    }
    // The tile makes both sides of global memory coalesced: 32 rows of one line each, read and written once.
    let tile32 = sim.count("transpose/padded32", "256x256");
    let naive = sim.count("transpose/naive_32x8", "256x256");
    assert_eq!(tile32.global_store_sectors, 256 * 256 * 4 / 32);
    assert_eq!(naive.global_store_sectors, 256 * 256);
}

/// B1: a small array stays in registers, a large one goes to local memory.
#[test]
fn b1_local_memory() {
    let mut sim = Sim::open();
    let threads = 256;
    let small = sim.count("local_sum/array_8", &format!("threads={threads}"));
    assert_eq!((small.local_loads, small.local_stores), (0, 0));
    let large = sim.count("local_sum/array_512", &format!("threads={threads}"));
    // An access may be as wide as four of the words.
    assert!(large.local_loads >= 128 * threads && large.local_stores >= 128 * threads);
    let streamed = sim.count("local_sum/streamed_512", &format!("threads={threads}"));
    assert_eq!((streamed.local_loads, streamed.local_stores), (0, 0));
}

/// B6: shuffles take the place of shared memory.
#[test]
fn b6_shuffles_need_no_shared_memory() {
    let mut sim = Sim::open();
    for (name, shuffles) in
        [("warp_row_sum/down", true), ("warp_row_sum/xor", true), ("warp_row_sum/shared", false)]
    {
        let counters = sim.count(name, "64x128");
        let exchanged = counters.class(simt::Class::ShuffleVote).warp;
        assert_eq!(exchanged >= 64 * 5, shuffles, "{name}: {exchanged}");
        assert_eq!(counters.shared_loads == 0, shuffles, "{name}");
    }
}

/// A11: threads of a warp that read one constant take one pass, 32 different ones 32 passes.
#[test]
fn a11_constants_are_broadcast() {
    let mut sim = Sim::open();
    let same = sim.count("constant_memory/same_word", "n=256");
    assert_eq!((same.constant_loads, same.constant_replays), (256 * 256, 0));
    let own = sim.count("constant_memory/own_word", "n=256");
    assert_eq!((own.constant_loads, own.constant_replays), (256, 256 / 32 * 31));
}

/// C4: below a threshold inside a warp, that warp runs both sides with part of its lanes; below a multiple of the warp no
/// warp does.
#[test]
fn c4_idle_lanes() {
    const ROUNDS: u64 = 1000;
    let mut sim = Sim::open();
    let split = sim.count("divergence/tid_5", &format!("640x{ROUNDS}"));
    let whole = sim.count("divergence/tid_32", &format!("640x{ROUNDS}"));
    let idle = |counters: &simt::Counters| 1.0 - counters.active_share();
    assert!(idle(&whole) < 0.01, "{}", idle(&whole));
    assert_eq!(whole.divergent_branches, 0);
    assert!(split.divergent_branches >= 640 / 64, "each first warp diverges");
    // Of a block's two warps the first runs both loops, one with 5 lanes and one with 27: three loops of which the
    // lanes of one are idle.
    assert!((idle(&split) - 1.0 / 3.0).abs() < 0.01, "{}", idle(&split));
    let more = split.warp_instructions as f64 / whole.warp_instructions as f64;
    assert!((more - 1.5).abs() < 0.02, "three loops where two would do: {more}");
    // The work of the threads is the same.
    let ratio = split.thread_instructions as f64 / whole.thread_instructions as f64;
    assert!((ratio - 1.0).abs() < 0.02, "{ratio}");
}

/// A2, C1, C2: element-wise kernels read and write each element once, whatever the variant.
#[test]
fn elementwise_kernels_touch_each_element_once() {
    let mut sim = Sim::open();
    for (name, shape, n, reads) in [
        ("vector_add/guarded", "n=1000", 1000, 2),
        ("vector_add/grid_stride", "n=1000", 1000, 2),
        ("vector_add/float4", "n=1000", 1000, 2),
        ("matrix_add/rows", "50x70", 3500, 2),
        ("matrix_add_int/plain", "50x70", 3500, 2),
        ("matrix_square/plain", "50x70", 3500, 1),
        ("transpose/padded32x8", "50x70", 3500, 1),
    ] {
        let counters = sim.count(name, shape);
        assert_eq!(counters.global_load_bytes, 4 * n * reads, "{name}");
        assert_eq!(counters.global_store_bytes, 4 * n, "{name}");
    }
}

/// C3: every edge is guarded, so nothing beyond the matrices is read; each block row reads all of b once, each block column
/// all of a.
#[test]
fn c3_ragged_tiles_read_each_matrix_once_a_block() {
    let mut sim = Sim::open();
    let (m, k, n) = (47u64, 35u64, 61u64);
    let tiled = sim.count("matmul_int/tiled", &format!("{m}x{k}x{n}"));
    assert_eq!(tiled.global_loads, m * k * n.div_ceil(16) + k * n * m.div_ceil(16));
    assert_eq!(tiled.global_stores, m * n);
    assert_eq!(tiled.shared_conflicts_16, 0);
}
