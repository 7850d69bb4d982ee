//! Scans: random shapes, orders of blocks, and the additions, steps and bytes that the kernels' heads state.

use simt::Class;
use warpbook_tests::Sim;

/// Lengths around 0, warps, sections of 1024, tiles of 4096, powers of two; primes.
const LENGTHS: [usize; 17] =
    [0, 1, 2, 3, 31, 32, 33, 127, 1023, 1024, 1025, 4095, 4096, 4097, 7919, 8193, 104_729];

#[test]
fn rows_of_any_shape() {
    let mut sim = Sim::open();
    let ids =
        ["row_scan", "row_scan_squares", "row_scan_exclusive", "row_scan_f32", "row_scan_f32_exclusive"];
    for id in ids {
        for rows in [0, 1, 5] {
            for width in [0, 1, 31, 64, 1000, 1023, 1024, 1025, 3001] {
                sim.assert_orders_agree(id, &[rows, width]);
            }
        }
    }
    for rows in [0, 1, 7, 8, 9, 65] {
        sim.assert_orders_agree("warp_scan", &[rows]);
    }
}

#[test]
fn arrays_of_any_length() {
    let mut sim = Sim::open();
    for id in ["array_scan", "array_scan_exclusive", "segmented_scan", "segmented_scan_exclusive"] {
        for n in LENGTHS {
            sim.assert_orders_agree(id, &[n]);
        }
    }
}

/// More tiles than a look-back sees at once, and more than run at one time.
#[test]
fn look_back_over_hundreds_of_tiles() {
    let mut sim = Sim::open();
    let n = 300 * 4096 + 17;
    for name in ["array_scan/look_back", "array_scan_exclusive/look_back", "segmented_scan/look_back"] {
        let id = name.split('/').next().expect("an algorithm");
        let counters = sim.count(name, &format!("n={n}"));
        let flags = if id == "segmented_scan" { n } else { 0 };
        // The look-back reads a word or more a tile but the first, and writes two words a tile but one.
        let tiles = 301;
        let read = counters.global_load_bytes - (4 * n + flags);
        assert!(read >= 8 * (tiles - 1) && read < 4 * n / 2, "{name}: {read}");
        assert_eq!(counters.global_store_bytes, 4 * n + 8 * (tiles + 1) + 8 * (2 * tiles - 1), "{name}");
        assert_eq!(counters.global_atomics, tiles, "{name}");
        assert_eq!(counters.barriers, 3 * 8 * tiles, "{name}");
    }
}

#[test]
fn rectangles_of_any_shape() {
    let mut sim = Sim::open();
    for rows in [0, 1, 33, 255, 256, 257, 300] {
        for cols in [0, 1, 31, 33, 100, 1025] {
            sim.assert_orders_agree("prefix_2d", &[rows, cols]);
        }
    }
}

/// C16: the notes' ones.
#[test]
fn c16_sums_up_to_1048576() {
    let mut sim = Sim::open();
    for variant in ["host_columns", "columns", "strips"] {
        // The case's data at this size are all ones, so that its reference ends with 1048576.
        let counters = sim.count(&format!("prefix_2d/{variant}"), "1024x1024");
        let passes = if variant == "host_columns" { 1 } else { 2 };
        assert_eq!(counters.global_load_bytes, passes * 4 * 1024 * 1024);
        assert_eq!(counters.global_store_bytes, passes * 4 * 1024 * 1024);
    }
}

/// Additions of a variant for each row of 1024 floats, without those of the carry from section to section: one an element,
/// and `carries` more.
fn additions(sim: &mut Sim, name: &str, carries: u64) -> u64 {
    let counters = sim.count(name, "4x1024");
    assert_eq!((counters.global_loads, counters.global_stores), (4 * 1024, 4 * 1024), "{name}");
    counters.class(Class::Float32).thread / 4 - 1024 - carries
}

/// C14 against C15 and E3: n·log₂ n − n + 1 additions against 2n − 2 − log₂ n and 2n − 2.
#[test]
fn c14_c15_e3_additions() {
    let mut sim = Sim::open();
    let (n, log) = (1024, 10);
    assert_eq!(additions(&mut sim, "row_scan_f32/kogge_stone", 0), n * log - n + 1);
    assert_eq!(additions(&mut sim, "row_scan_f32/brent_kung", 512), 2 * n - 2 - log);
    assert_eq!(additions(&mut sim, "row_scan_f32_exclusive/sweep", 512), 2 * (n - 1));
    // A chunk a thread: seven additions in each of 128 chunks, eight for its offset (the carry is in it, added once a chunk),
    // and those of the scan of 128 sums by shuffles.
    let chunks = additions(&mut sim, "row_scan_f32/chunks", 0) + 1024;
    assert!((15 * 128..15 * 128 + 2048).contains(&chunks), "{chunks}");
}

/// What the additions cost as a warp issues them: of the O(n) ways the tree's upper levels leave most lanes idle, so that
/// a fifth of the additions takes far more than a fifth of the instructions.
#[test]
fn c14_c15_instructions() {
    let mut sim = Sim::open();
    let kogge_stone = sim.count("row_scan/kogge_stone", "4x1024");
    let brent_kung = sim.count("row_scan/brent_kung", "4x1024");
    let (more, less) = (kogge_stone.warp_instructions as f64, brent_kung.warp_instructions as f64);
    assert!(less > 0.4 * more, "{less} of {more}");
    assert!(kogge_stone.active_share() > brent_kung.active_share());
    // Barriers of both: 21 a row, for 32 and for 16 warps.
    assert_eq!((kogge_stone.barriers, brent_kung.barriers), (4 * 21 * 32, 4 * 21 * 16));
    // Two buffers save ten of them.
    assert_eq!(sim.count("row_scan/hillis_steele", "4x1024").barriers, 4 * 11 * 32);
    // In each of the five steps below a warp's width the first warp splits.
    assert_eq!(kogge_stone.divergent_branches, 4 * 5);
}

/// E3: why O(n log n) can win on SIMD. Inside a warp each step costs the whole warp, however few lanes add.
#[test]
fn e3_on_simd_steps_count_and_not_additions() {
    let mut sim = Sim::open();
    const ROWS: u64 = 64;
    let steps = sim.count("warp_scan/hillis_steele", "rows=64");
    let sweep = sim.count("warp_scan/sweep", "rows=64");
    let (more, less) = (steps.class(Class::Float32), sweep.class(Class::Float32));
    assert_eq!((more.thread, less.thread), (ROWS * 129, ROWS * 57));
    assert_eq!((more.warp, less.warp), (ROWS * 5, ROWS * 9));
    assert!(steps.warp_instructions < sweep.warp_instructions);
}

/// B6: shuffles take the place of shared memory and of most barriers.
#[test]
fn b6_shuffles_in_place_of_shared_memory() {
    let mut sim = Sim::open();
    let shuffle = sim.count("row_scan/shuffle", "4x1024");
    let int4 = sim.count("row_scan/int4", "4x1024");
    let kogge_stone = sim.count("row_scan/kogge_stone", "4x1024");
    assert_eq!((shuffle.barriers, int4.barriers), (4 * 3 * 32, 4 * 3 * 8));
    assert!(shuffle.shared_loads < kogge_stone.shared_loads / 4);
    assert_eq!((int4.global_load_instructions, int4.global_store_instructions), (4 * 8, 4 * 8));
    assert!(int4.warp_instructions < shuffle.warp_instructions / 3);
    assert!(shuffle.warp_instructions < kogge_stone.warp_instructions);
}

/// E3 and E7 on whole arrays: bytes that cross global memory.
#[test]
fn e3_e7_bytes_of_whole_arrays() {
    const N: u64 = 1 << 16;
    let mut sim = Sim::open();
    let mut bytes = |variant: &str| {
        let counters = sim.count(&format!("array_scan_exclusive/{variant}"), &format!("n={N}"));
        (counters.global_load_bytes / 4, counters.global_store_bytes / 4)
    };
    // Sixteen steps that write n each and read n and, but for the first `stride` elements, n again; and the move.
    assert_eq!(bytes("steps"), (16 * 2 * N - (N - 1) + N - 1, 17 * N));
    // Padded and out again; a tree of n − 1 nodes: up two reads and a write, down two and two; the root.
    assert_eq!(bytes("sweep"), (2 * N + 4 * (N - 1), 2 * N + 3 * (N - 1) + 1));
    // A tile is read twice and written once, and each thread of four elements reads its tile's offset; the sums of 64 tiles are
    // written, read and written.
    assert_eq!(bytes("tiles"), (2 * N + N / 4 + 64, N + 2 * 64));
    let (reads, writes) = bytes("look_back");
    // 16 tiles: one read and one write an element, and words that are two elements long.
    assert!(reads < N + 2 * 16 * 40 && writes == N + 2 * (17 + 31), "{reads} {writes}");
}
