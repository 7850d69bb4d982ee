//! Data-parallel primitives: any input, and the costs that the kernels' heads state.

use warpbook::data::Gen;
use warpbook::select;
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

/// Runs all variants of an algorithm on shapes, in three orders of blocks, and tells what failed or differed.
fn try_all(sim: &mut Sim, algorithm: &str, shapes: &[Vec<usize>], failed: &mut Vec<String>) {
    for one in select::select(&[algorithm.to_owned()], None).expect("the algorithm exists") {
        for values in shapes {
            let shape = Shape::new(one.entry.dims(), values);
            let mut digests = Vec::new();
            for order in [Some(1), Some(2), Some(3)] {
                let report = sim.run(&one, &shape, &Options { seed: 4, order, ..Options::default() });
                if report.status != Status::Passed {
                    failed.push(format!("{} {shape}: {:?}", one.name(), report.messages));
                }
                digests.push(report.findings.digest);
            }
            if digests.iter().any(|digest| *digest != digests[0]) {
                failed.push(format!("{} {shape}: the order of blocks shows in the result", one.name()));
            }
        }
    }
}

/// Sizes around those of warps, blocks, tiles and parts, and primes.
const SIZES: [usize; 12] = [0, 1, 2, 31, 33, 257, 1021, 1023, 1024, 1025, 2047, 4099];

#[test]
fn one_dimension() {
    let mut sim = Sim::open();
    let mut failed = Vec::new();
    let shapes: Vec<Vec<usize>> = SIZES.iter().map(|n| vec![*n]).collect();
    for algorithm in ["map", "fold", "scatter", "compact", "find_repeats"] {
        try_all(&mut sim, algorithm, &shapes, &mut failed);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn two_dimensions() {
    let mut sim = Sim::open();
    let mut data = Gen::new(6, "primitives shapes");
    let mut failed = Vec::new();
    let mut shapes: Vec<Vec<usize>> = SIZES.iter().map(|n| vec![*n, data.index(1..=3_000)]).collect();
    // Few places for many; one; places that take one, two and more passes of the sort; nothing at all.
    shapes.extend(
        [[3_000, 2], [3_000, 1], [100, 32], [100, 33], [2_000, 70_000], [0, 0], [0, 9]].map(Vec::from),
    );
    for algorithm in ["gather", "scatter_sum"] {
        try_all(&mut sim, algorithm, &shapes, &mut failed);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Sums over three levels of the scan: more than 1024² flags.
#[test]
fn scans_of_three_levels() {
    let mut sim = Sim::open();
    let mut failed = Vec::new();
    for name in ["find_repeats/flag_scan_move", "compact/flag_scan_move"] {
        let one = select::select(&[name.to_owned()], None).expect("the variant exists")[0];
        let shape = Shape::new(one.entry.dims(), &[1024 * 1024 + 1]);
        let report = sim.run(&one, &shape, &Options::default());
        if report.status != Status::Passed {
            failed.push(format!("{name}: {:?}", report.messages));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// E2: one fold over triples reads the input once, three folds read it three times.
#[test]
fn e2_a_fused_fold_reads_once() {
    let mut sim = Sim::open();
    let n = 1 << 16;
    let each = sim.count("fold/each", &format!("n={n}"));
    let fused = sim.count("fold/fused", &format!("n={n}"));
    let warps = n / 4 / 32;
    assert_eq!(each.global_loads, 3 * (n + warps));
    // 16 bytes a load.
    let warps = n / 16 / 32;
    assert_eq!(fused.global_load_bytes, 4 * (n + 3 * warps));
    assert_eq!((each.barriers, fused.barriers, each.shared_stores, fused.shared_stores), (0, 0, 0, 0));
}

/// E5: what goes through indices touches a sector a lane, what goes in order four a warp.
#[test]
fn e5_gather_touches_a_sector_a_lane() {
    let mut sim = Sim::open();
    let n = 1u64 << 14;
    let gather = sim.count("gather/checked", &format!("{n}x131072"));
    assert_eq!(gather.global_loads, 2 * n);
    let in_order = n * 4 / 32;
    let anywhere = gather.global_load_sectors - in_order;
    // Two of 32 random places in 16 384 sectors hardly ever share one.
    assert!((n - n / 100..=n).contains(&anywhere), "{anywhere} sectors for {n} indices");
    assert_eq!(gather.global_store_sectors, in_order);
}

/// E6: an atomic an element, or none at all.
#[test]
fn e6_sorting_needs_no_atomics() {
    let mut sim = Sim::open();
    let atomics = sim.count("scatter_sum/atomics", "20000x500");
    let sorted = sim.count("scatter_sum/sorted", "20000x500");
    assert_eq!((atomics.global_atomics, sorted.global_atomics, sorted.shared_atomics), (20_000, 0, 0));
    // What that costs: two passes of the sort alone move every pair twice.
    assert!(sorted.global_store_bytes > 16 * 20_000);
}

/// E8: flags as bits move fewer bytes than flags as words.
#[test]
fn e8_bits_against_flags() {
    let mut sim = Sim::open();
    let n = 1u64 << 17;
    let words = sim.count("find_repeats/flag_scan_move", &format!("n={n}"));
    let bits = sim.count("find_repeats/bits", &format!("n={n}"));
    let bytes = |c: &simt::Counters| c.global_load_bytes + c.global_store_bytes;
    println!("find_repeats: {} bytes an element by flags, {} by bits", bytes(&words) / n, bytes(&bits) / n);
    assert!(3 * bytes(&bits) < bytes(&words));
    assert_eq!((words.global_atomics, bits.global_atomics), (0, 0));
    // The order of the result is given up for one launch and an atomic a warp and step.
    let append = sim.count("compact/append", &format!("n={n}"));
    assert!(append.global_atomics <= n / 32 && append.global_atomics > 0);
}
