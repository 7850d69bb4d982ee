//! Attention (E15): any shape, any order of blocks, and no n×n matrix in global memory.

use warpbook::data::Gen;
use warpbook::select::{Selected, select};
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

fn all() -> Vec<Selected> {
    let names = ["attention_64", "attention_64_causal", "attention_128", "attention_128_causal"];
    names.iter().flat_map(|name| select(&[(*name).to_owned()], None).expect("the algorithm exists")).collect()
}

const EXTENTS: [usize; 12] = [0, 1, 2, 15, 16, 17, 31, 32, 33, 47, 65, 97];

#[test]
fn random_shapes() {
    let mut sim = Sim::open();
    let mut any = Gen::new(3, "attention shapes");
    for one in all() {
        for _ in 0..8 {
            let values = [any.index(0..=3), EXTENTS[any.index(0..=EXTENTS.len() - 1)]];
            let shape = Shape::new(one.entry.dims(), &values);
            let report = sim.run(&one, &shape, &Options { seed: any.bits(), ..Options::default() });
            assert_eq!(report.status, Status::Passed, "{} {shape}: {:?}", one.name(), report.messages);
        }
    }
}

#[test]
fn any_order_of_blocks_gives_the_same_bits() {
    let mut sim = Sim::open();
    for one in all() {
        let shape = Shape::new(one.entry.dims(), &[2, 50]);
        let digests = [1, 2, 3].map(|order| {
            let report = sim.run(&one, &shape, &Options { order: Some(order), ..Options::default() });
            assert_eq!(report.status, Status::Passed, "{}: {:?}", one.name(), report.messages);
            report.findings.digest
        });
        assert!(digests.iter().all(|digest| *digest == digests[0]), "{}", one.name());
    }
}

/// E15: the fused kernel reads each query once and the keys and values once for 16 queries, and writes nothing but the result;
/// the three kernels write an n×n matrix three times.
#[test]
fn e15_no_square_matrix_in_global_memory() {
    let mut sim = Sim::open();
    for (heads, n, d) in [(1u64, 64u64, 64u64), (2, 50, 64), (1, 96, 128)] {
        let shape = format!("{heads}x{n}");
        let naive = sim.count(&format!("attention_{d}/naive"), &shape);
        assert_eq!(naive.global_store_bytes, 4 * heads * (3 * n * n + n * d));
        assert_eq!(naive.global_load_bytes, 4 * heads * (4 * n * n * d + 3 * n * n));
        let fused = sim.count(&format!("attention_{d}/fused"), &shape);
        assert_eq!(fused.global_store_bytes, 4 * heads * n * d);
        assert_eq!(fused.global_load_bytes, 4 * heads * (n * d + 2 * n * d * n.div_ceil(16)));
        assert_eq!(fused.global_loads * 16, fused.global_load_bytes);
        assert_eq!(fused.local_loads + fused.local_stores, 0);
        // Four warps a block, two barriers a tile of 32 keys.
        assert_eq!(fused.barriers, heads * n.div_ceil(16) * n.div_ceil(32) * 2 * 4);
        assert_eq!(fused.shared_conflicts_32, 0);
    }
}

/// A causal block stops at the last key that one of its rows sees.
#[test]
fn causal_attention_reads_half() {
    let mut sim = Sim::open();
    let (n, d) = (256u64, 64u64);
    let causal = sim.count("attention_64_causal/fused", &format!("1x{n}"));
    // Sixteen rows at a time, tiles of 32 keys: blocks 0 and 1 read one tile, 2 and 3 two, and so on.
    let tiles: u64 = (0..n / 16).map(|block| block / 2 + 1).sum();
    assert_eq!(causal.global_load_bytes, 4 * (n * d + 2 * d * 32 * tiles));
}
