//! Dense products: the notes' claims (C3, E10, E16) and what the kernels' headers say, on the simulator's counters.

use warpbook::catalogue::Size;
use warpbook::data::Gen;
use warpbook::select::{Selected, select};
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

fn variants(filter: &str) -> Vec<Selected> {
    select(&[filter.to_owned()], None).expect("the algorithm exists")
}

/// Extents around the tiles' sides, and primes.
const EXTENTS: [usize; 14] = [0, 1, 2, 3, 7, 8, 9, 15, 17, 63, 65, 127, 128, 131];

#[test]
fn random_shapes() {
    let mut sim = Sim::open();
    let mut any = Gen::new(11, "matmul shapes");
    for one in ["matmul", "matmul_int", "matmul_twos"].into_iter().flat_map(variants) {
        for _ in 0..12 {
            let values: Vec<usize> = (0..3).map(|_| EXTENTS[any.index(0..=EXTENTS.len() - 1)]).collect();
            let shape = Shape::new(one.entry.dims(), &values);
            let report = sim.run(&one, &shape, &Options { seed: any.bits(), ..Options::default() });
            assert_eq!(report.status, Status::Passed, "{} {shape}: {:?}", one.name(), report.messages);
        }
    }
}

#[test]
fn any_order_of_blocks_gives_the_same_bits() {
    let mut sim = Sim::open();
    for one in ["matmul", "matmul_int"].into_iter().flat_map(variants) {
        let shape = Shape::new(one.entry.dims(), &[150, 37, 261]);
        let digests: Vec<u64> = [Some(1), Some(2), Some(3)]
            .into_iter()
            .map(|order| {
                let report = sim.run(&one, &shape, &Options { order, ..Options::default() });
                assert_eq!(report.status, Status::Passed, "{}: {:?}", one.name(), report.messages);
                report.findings.digest
            })
            .collect();
        assert!(digests.iter().all(|digest| *digest == digests[0]), "{}", one.name());
    }
}

/// C3: nothing beyond the edges is read or written. (The catalogue's test of the notes' sizes runs 511×2047×1023.)
#[test]
fn c3_every_edge_is_guarded() {
    let one = variants("matmul_twos/tiled")[0];
    assert_eq!(one.entry.shape(one.variant, Size::Notes).values(), [511, 2047, 1023]);
    let mut sim = Sim::open();
    // Ragged in all three extents: each block row reads all of b, each block column all of a, once.
    for (m, k, n) in [(31u64, 127u64, 63u64), (17, 1, 33), (5, 50, 100)] {
        let counters = sim.count("matmul_int/tiled", &format!("{m}x{k}x{n}"));
        assert_eq!(counters.global_loads, m * k * n.div_ceil(16) + k * n * m.div_ceil(16));
        assert_eq!(counters.global_stores, m * n);
        let threads = 256 * m.div_ceil(16) * n.div_ceil(16);
        assert_eq!(counters.shared_loads, threads * 32 * k.div_ceil(16));
    }
}

/// E10: reads of global memory fall with the side of the block, loads of shared memory with the elements of a thread.
#[test]
fn e10_each_level_divides_the_reads() {
    let mut sim = Sim::open();
    let (m, k, n) = (256u64, 64u64, 384u64);
    let shape = format!("{m}x{k}x{n}");
    let products = m * k * n;
    let naive = sim.count("matmul/naive", &shape);
    assert_eq!(naive.global_loads, 2 * products);
    for algorithm in ["matmul", "matmul_int"] {
        let strip = sim.count(&format!("{algorithm}/strip"), &shape);
        assert_eq!(strip.global_loads, 2 * products / 64);
        // Nine loads for eight multiply-adds.
        assert_eq!(strip.shared_loads, products * 9 / 8);
        let square = sim.count(&format!("{algorithm}/square"), &shape);
        // Vectors of four: a quarter of the loads for the same bytes.
        assert_eq!(square.global_loads, 2 * products / 128 / 4);
        assert_eq!(square.global_load_bytes, 4 * 2 * products / 128);
        assert_eq!(square.global_stores, m * n / 4);
        // Four vectors for 64 multiply-adds.
        assert_eq!(square.shared_loads, products * 4 / 64);
        assert_eq!(square.shared_conflicts_32, 0);
        for counters in [&strip, &square] {
            assert_eq!(counters.global_store_bytes, 4 * m * n);
        }
    }
    // Where rows are no multiple of four long, single elements are read, each as often.
    let (m, k, n) = (130u64, 9u64, 131u64);
    let ragged = sim.count("matmul/square", &format!("{m}x{k}x{n}"));
    assert_eq!(ragged.global_loads, m * k * n.div_ceil(128) + k * n * m.div_ceil(128));
    assert_eq!(ragged.global_stores, m * n);
}

/// E16: two pairs of tiles need one barrier a step instead of two; everything else is the same.
#[test]
fn e16_one_barrier_a_step() {
    let mut sim = Sim::open();
    for (m, k, n) in [(128u64, 64u64, 256u64), (100, 61, 300)] {
        let shape = format!("{m}x{k}x{n}");
        let warps = 8 * m.div_ceil(128) * n.div_ceil(128);
        for algorithm in ["matmul", "matmul_int"] {
            let single = sim.count(&format!("{algorithm}/square"), &shape);
            let double = sim.count(&format!("{algorithm}/double"), &shape);
            assert_eq!(single.barriers, warps * 2 * k.div_ceil(8));
            assert_eq!(double.barriers, warps * k.div_ceil(8));
            assert_eq!(single.global_load_bytes, double.global_load_bytes);
            assert_eq!(single.shared_loads, double.shared_loads);
            assert_eq!(single.global_store_bytes, double.global_store_bytes);
        }
    }
}
