//! Operator fusion (E14): bytes moved, fused and not, and the same bits from all.

use warpbook::data::Gen;
use warpbook::select::select;
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

const EXTENTS: [usize; 13] = [0, 1, 2, 3, 4, 5, 7, 15, 16, 17, 31, 33, 67];

#[test]
fn random_shapes_and_orders_give_the_same_bits() {
    let mut sim = Sim::open();
    let mut any = Gen::new(5, "fusion shapes");
    let variants = select(&["fusion".to_owned()], None).expect("the algorithm exists");
    for round in 0..20 {
        let values = [any.index(0..=3), EXTENTS[any.index(0..=12)], EXTENTS[any.index(0..=12)]];
        let shape = Shape::new(variants[0].entry.dims(), &values);
        let seed = any.bits();
        for one in &variants {
            for order in [1, 2, 3] {
                let report =
                    sim.run(one, &shape, &Options { seed, order: Some(order), ..Options::default() });
                assert_eq!(
                    report.status,
                    Status::Passed,
                    "{round} {} {shape}: {:?}",
                    one.name(),
                    report.messages
                );
            }
        }
    }
}

/// Of the rows that pooled element by pooled element is read, those inside the image.
fn rows_read(extent: u64) -> u64 {
    4 * (extent / 2) - 1 - u64::from(extent.is_multiple_of(2))
}

/// E14: three kernels move 13¼ elements for each of the image, the fused one 4¼, the strips 2½.
#[test]
fn e14_bytes_moved() {
    let mut sim = Sim::open();
    for (planes, h, w) in [(1u64, 64u64, 96u64), (2, 33, 50), (3, 20, 21)] {
        let shape = format!("{planes}x{h}x{w}");
        let (elements, pooled) = (planes * h * w, planes * (h / 2) * (w / 2));
        let unfused = sim.count("fusion/unfused", &shape);
        assert_eq!(
            unfused.global_load_bytes,
            4 * (planes * (3 * h - 2) * (3 * w - 2) + elements + 4 * pooled)
        );
        assert_eq!(unfused.global_store_bytes, 4 * (2 * elements + pooled));
        let fused = sim.count("fusion/fused", &shape);
        assert_eq!(fused.global_load_bytes, 4 * planes * rows_read(h) * rows_read(w));
        assert_eq!(fused.global_store_bytes, 4 * pooled);
        let strip = sim.count("fusion/strip", &shape);
        assert!(strip.global_load_bytes < fused.global_load_bytes * 2 / 3, "{shape}");
        assert_eq!(strip.global_store_bytes, 4 * pooled);
        for counters in [&unfused, &fused, &strip] {
            assert_eq!((counters.shared_loads, counters.barriers, counters.local_loads), (0, 0, 0));
        }
        let moved = |c: &simt::Counters| c.global_load_bytes + c.global_store_bytes;
        assert!(moved(&unfused) > 3 * moved(&fused), "{shape}");
        assert!(moved(&unfused) > 4 * moved(&strip), "{shape}");
    }
}
