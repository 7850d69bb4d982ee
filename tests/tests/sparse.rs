//! Sparse matrix times vector: matrices of all shapes, infinities and NaN, orders of blocks, and what the kernels' heads and the
//! notes say of idle lanes, padding and coalescing.

use simt::Counters;
use warpbook::catalogue::sparse::ways::{Spmv, WAYS, Way};
use warpbook::data::Gen;
use warpbook::session::Options;
use warpbook::sparse::{Csr, Hybrid, Jds};
use warpbook_tests::Sim;

/// Runs a way in four orders of blocks; each has to pass, and but for atomics all have to give the same.
fn assert_way(sim: &mut Sim, way: &Way, spmv: &Spmv) {
    let mut digests = Vec::new();
    for order in [None, Some(1), Some(2), Some(3)] {
        let options = Options { order, ..Options::default() };
        let attempt = sim.session.attempt(&options, |case| (way.run)(case, spmv));
        let shape = (spmv.csr.rows(), spmv.csr.cols(), spmv.csr.entries());
        let findings =
            attempt.result.unwrap_or_else(|error| panic!("{} {shape:?} {order:?}: {error}", way.id));
        let failures = findings.failures.join("; ");
        assert!(failures.is_empty(), "{} {shape:?} {order:?}: {failures:.500}", way.id);
        digests.push(findings.digest);
    }
    assert!(way.id == "coo_atomics" || digests.iter().all(|digest| *digest == digests[0]), "{}", way.id);
}

/// A random matrix: every third row empty, one row full if asked for, the others of up to twice `mean` entries.
fn random(rows: usize, cols: usize, mean: usize, full: Option<usize>, data: &mut Gen) -> Csr {
    let mut entries = Vec::new();
    for row in 0..rows {
        let length = match row {
            _ if full == Some(row) => cols,
            _ if row % 3 == 1 || cols == 0 => 0,
            _ => data.index(0..=2 * mean),
        };
        if length >= cols {
            entries.extend((0..cols).map(|column| (row, column)));
        } else {
            entries.extend((0..length).map(|_| (row, data.index(0..=cols - 1))));
        }
    }
    entries.sort_unstable();
    entries.dedup();
    let values = data.f32s(entries.len());
    let entries = entries.iter().zip(values);
    let entries = entries.map(|((row, column), value)| (*row as u32, *column as u32, value)).collect();
    Csr::from_entries(rows, cols, entries).expect("well-formed")
}

#[test]
fn matrices_of_any_shape() {
    let mut sim = Sim::open();
    let mut data = Gen::new(11, "sparse shapes");
    for (rows, cols, mean) in [
        (0, 0, 0),
        (0, 7, 1),
        (7, 0, 1),
        (1, 1, 1),
        (1, 5000, 2500),
        (31, 33, 4),
        (32, 32, 8),
        (257, 127, 1),
        (257, 1025, 20),
        (1792, 64, 0),
        (1793, 64, 1),
        (3000, 7, 3),
    ] {
        for full in [None, Some(rows / 2)] {
            let csr = random(rows, cols, mean, full.filter(|_| rows > 0), &mut data);
            let x = data.f32s(cols);
            let spmv = Spmv::new(csr, x).expect("x has the length");
            for way in &WAYS {
                assert_way(&mut sim, way, &spmv);
            }
        }
    }
}

/// A row over many tiles and parts, so that its carries fill more than a warp, between rows of all kinds.
#[test]
fn a_row_through_many_pieces() {
    let mut sim = Sim::open();
    let mut data = Gen::new(12, "sparse long row");
    let cols = 70_000;
    let mut row_ptr = vec![0u32];
    let mut columns = Vec::new();
    for length in [3, 0, 1, 70_000, 0, 0, 5, 1792, 256, 70_000] {
        columns.extend(0..length);
        row_ptr.push(columns.len() as u32);
    }
    let values = data.f32s(columns.len());
    let csr = Csr::new(row_ptr.len() - 1, cols, row_ptr, columns, values).expect("well-formed");
    let x = data.f32s(cols);
    let spmv = Spmv::new(csr, x).expect("x has the length");
    for way in WAYS.iter().filter(|way| ["coo_segments", "hybrid", "merge", "csr_warp"].contains(&way.id)) {
        assert_way(&mut sim, way, &spmv);
    }
}

#[test]
fn infinities_and_nan_reach_their_rows_and_no_others() {
    const SPECIALS: [f32; 6] = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 0.0, 1e-45, -0.0];
    let mut sim = Sim::open();
    let mut data = Gen::new(13, "sparse specials");
    for (in_values, in_x) in [(50, 0), (0, 20), (50, 20), (0, 1)] {
        let csr = random(150, 90, 6, Some(70), &mut data);
        let salt = |values: &[f32], one_in: usize, data: &mut Gen| -> Vec<f32> {
            let one = |value: &f32| match one_in {
                0 => *value,
                one_in if data.index(1..=one_in) > 1 => *value,
                _ => SPECIALS[data.index(0..=SPECIALS.len() - 1)],
            };
            values.iter().map(one).collect()
        };
        let values = salt(csr.values(), in_values, &mut data);
        let x = salt(&data.f32s(90), in_x, &mut data);
        let csr = Csr::new(150, 90, csr.row_ptr().to_vec(), csr.columns().to_vec(), values);
        let spmv = Spmv::new(csr.expect("any values will do"), x).expect("x has the length");
        for way in &WAYS {
            assert_way(&mut sim, way, &spmv);
        }
    }
}

/// What the notes' padding by zeros would do: 0·∞ in rows that have no entry there. Here such rows are 0.
#[test]
fn c18_padding_is_not_multiplied() {
    let mut sim = Sim::open();
    let csr = Csr::from_entries(64, 2, vec![(0, 0, 1.0), (0, 1, 1.0), (1, 1, 2.0)]).expect("well-formed");
    let spmv = Spmv::new(csr, vec![f32::INFINITY, 3.0]).expect("x has the length");
    let warpbook::case::Expected::Bounded { value, bound } = &spmv.y else { panic!("a bounded result") };
    assert_eq!((value[0], value[1], value[2], bound[2]), (f64::INFINITY, 6.0, 0.0, 0.0));
    for way in &WAYS {
        assert_way(&mut sim, way, &spmv);
    }
}

/// Sums of floats in an `int`, as in the notes, cut each product down to a whole number.
#[test]
fn c17_float_data_need_float_sums() {
    let mut sim = Sim::open();
    let csr = Csr::from_entries(1, 4, (0..4).map(|column| (0, column, 0.75)).collect()).expect("well-formed");
    let spmv = Spmv::new(csr, vec![1.0; 4]).expect("x has the length");
    assert_eq!((0..4).fold(0i32, |sum, _| (sum as f32 + 0.75) as i32), 0);
    // 3, which is what the reference says; the int's 0 is far beyond its bound.
    for way in &WAYS {
        assert_way(&mut sim, way, &spmv);
    }
}

const POWER_LAW: &str = "4000x4000x16";
const UNIFORM: &str = "4000x4000x16";

fn power_law(sim: &mut Sim, way: &str) -> Counters {
    sim.count(&format!("spmv_power_law/{way}"), POWER_LAW)
}

/// The power-law matrix that the catalogue makes.
fn lengths() -> Vec<u64> {
    // Of 3500 rows with entries, the one of rank i has round(16 · 0.4 · 8/7 · (i + ½)/3500 to the power of −0.6).
    let length =
        |i: u32| (16.0 * 0.4 * 8.0 / 7.0 * ((f64::from(i) + 0.5) / 3500.0).powf(-0.6)).round() as u64;
    (0..3500).map(length).chain([0; 500]).collect()
}

/// C17: a warp waits for its longest row.
#[test]
fn c17_idle_lanes_on_a_power_law() {
    let mut sim = Sim::open();
    let thread = power_law(&mut sim, "csr_thread");
    let warp = power_law(&mut sim, "csr_warp");
    let merge = power_law(&mut sim, "merge");
    assert!(thread.active_share() < 0.2, "{}", thread.active_share());
    assert!(warp.active_share() > 0.75, "{}", warp.active_share());
    assert!(merge.active_share() > 0.9, "{}", merge.active_share());
    // Rows of one length leave nobody idle.
    assert!(sim.count("spmv_uniform/csr_thread", UNIFORM).active_share() > 0.99);
    // The neighbours of a row of a thousand entries wait for it. Sorted by length they don't.
    assert!(power_law(&mut sim, "jds").active_share() > 0.6);
    assert!(power_law(&mut sim, "jds").warp_instructions < thread.warp_instructions * 8 / 10);
}

/// Pieces of equal work: what the merge costs depends on rows and entries alone.
#[test]
fn merge_does_not_see_the_shape() {
    let mut sim = Sim::open();
    let uneven = power_law(&mut sim, "merge").warp_instructions as f64;
    let even = sim.count("spmv_uniform/merge", UNIFORM).warp_instructions as f64;
    assert!((uneven / even - 1.0).abs() < 0.05, "{uneven} against {even}");
    let thread = |sim: &mut Sim, id: &str| sim.count(id, UNIFORM).warp_instructions as f64;
    let (uneven, even) =
        (thread(&mut sim, "spmv_power_law/csr_thread"), thread(&mut sim, "spmv_uniform/csr_thread"));
    assert!(uneven > 5.0 * even, "{uneven} against {even}");
}

#[test]
fn merge_walks_through_different_banks() {
    let mut sim = Sim::open();
    let long = sim.count("spmv_uniform/merge", "1x5000x5000");
    assert_eq!((long.shared_conflicts_32, long.shared_max_way_32), (0, 1));
    assert_eq!(sim.count("spmv_uniform/merge", UNIFORM).shared_max_way_32, 2);
    assert!(power_law(&mut sim, "merge").shared_max_way_32 <= 6);
}

/// C18 and C20: padding to the longest row, and with the long rows' ends in coordinates.
#[test]
fn c18_c20_padding_on_a_power_law() {
    let mut sim = Sim::open();
    let (rows, entries, longest) = (4000, lengths().iter().sum::<u64>(), lengths()[0]);
    assert!(longest > 500 && rows * longest > 50 * entries);
    let ell = power_law(&mut sim, "ell");
    assert_eq!(ell.global_loads, rows * longest + 2 * entries);
    // Columns are read four at a time, up to the four among which the row ends; those once more, one by one up to the end.
    let columns = |length: &u64| {
        let ends_among_four = if length / 4 < longest / 4 { 4 } else { 0 };
        ends_among_four + longest.min(length + 1)
    };
    let columns: u64 = lengths().iter().map(columns).sum();
    assert!(columns <= 5 * rows + entries);
    assert_eq!(power_law(&mut sim, "ell_stop").global_loads, columns + 2 * entries);
    let hybrid = power_law(&mut sim, "hybrid");
    assert!(hybrid.global_loads < 4 * entries, "{} for {entries}", hybrid.global_loads);
    assert!(hybrid.warp_instructions * 15 < ell.warp_instructions);
    // Its ELL part is as wide as a third of the rows is long.
    let mut rest = lengths();
    rest.sort_unstable();
    let width = rest[rest.len() - rest.len().div_ceil(3)];
    let spilled: u64 = rest.iter().map(|length| length.saturating_sub(width)).sum();
    assert!(spilled > 0 && rows * width + spilled < 2 * entries);
}

/// C18: neighbouring lanes read neighbouring entries.
#[test]
fn c18_coalescing() {
    let mut sim = Sim::open();
    // On the grid the gathers of x are coalesced as well.
    let thread = sim.count("spmv_laplacian/csr_thread", "100x100");
    let ell = sim.count("spmv_laplacian/ell", "100x100");
    assert!(thread.global_load_sectors > 7 * ell.global_load_sectors / 2);
    assert_eq!(ell.global_loads, 5 * 10_000 + 2 * 49_600);
    // 16 entries of 4 bytes are two sectors: of CSR each lane touches its own, of ELL eight lanes share one.
    let uniform = Counters::default;
    let (mut thread, mut ell) = (uniform(), uniform());
    thread.merge(&sim.count("spmv_uniform/csr_thread", "3200x1x1"));
    ell.merge(&sim.count("spmv_uniform/ell", "3200x1x1"));
    // Rows of one entry are the same in both but for the offsets: 4 sectors and, a place later, 5 a warp.
    assert_eq!(thread.global_load_sectors - ell.global_load_sectors, 9 * 100);
    let thread = sim.count("spmv_uniform/csr_thread", "3200x16x16");
    let ell = sim.count("spmv_uniform/ell", "3200x16x16");
    // Full rows read x together, a sector for the warp; entries of CSR are 64 bytes apart.
    assert_eq!(ell.global_load_sectors, 100 * 16 * (4 + 4 + 1));
    assert_eq!(thread.global_load_sectors, 100 * (9 + 16 * (32 + 32 + 1)));
}

/// A thread that waits for each column before it asks for the next keeps few reads under way. The columns of four places are asked for
/// before any of them is looked at, and then everything that they name.
#[test]
fn c18_c21_reads_of_four_places_are_under_way_together() {
    let kernels = warpbook_tests::kernels();
    for (kernel, reads) in [("spmv_ell", 8), ("spmv_ell_stop", 8), ("spmv_jds", 12)] {
        let module = ptx::parse(&kernels.ptx).expect("PTX");
        let function = module.entries().find(|entry| entry.name == kernel).expect("a kernel");
        let text = function.to_string();
        let mut most = 0;
        let mut together = 0;
        for line in text.lines().map(str::trim) {
            if line.starts_with("ld.global") {
                together += 1;
            } else if line.starts_with("add.rn.f32") || line.starts_with("setp") || line.starts_with("@") {
                together = 0;
            }
            most = most.max(together);
        }
        // Values and x of four places, and their columns where nothing has to be seen of them before.
        assert!(most >= reads, "{kernel}: {most} reads together\n{text}");
        let looks = text.matches("max.u32").count();
        assert!(kernel == "spmv_jds" || looks >= 3, "{kernel}: the four columns are looked at together");
    }
}

/// C19: a sum by atomics waits for each other entry of its row; by segments only rows are written.
#[test]
fn c19_atomics_against_segments() {
    let mut sim = Sim::open();
    let entries: u64 = lengths().iter().sum();
    let atomics = power_law(&mut sim, "coo_atomics");
    assert_eq!((atomics.global_atomics, atomics.global_loads), (entries, 4 * entries));
    let segments = power_law(&mut sim, "coo_segments");
    assert_eq!(segments.global_atomics, 0);
    // 4000 zeros, a write a row with entries and a part that a row's sum ends in, and two a part.
    let parts = entries.div_ceil(256);
    assert!(segments.global_stores >= 4000 + 3500 + 2 * parts - parts);
    assert!(segments.global_stores <= 4000 + 3500 + 3 * parts);
    let reads = 4 * entries + 32 * parts;
    assert!(
        (reads..reads + 3500 + 6 * parts + 32).contains(&segments.global_loads),
        "{}",
        segments.global_loads
    );
}

/// C21: a launch for each length, and one for all.
#[test]
fn c21_launches() {
    let mut sim = Sim::open();
    let spmv = {
        let entries = lengths().into_iter().enumerate();
        let entries =
            entries.flat_map(|(row, length)| (0..length as u32).map(move |column| (row as u32, column, 1.0)));
        let csr = Csr::from_entries(4000, 4000, entries.collect()).expect("well-formed");
        Spmv::new(csr, vec![1.0; 4000]).expect("x has the length")
    };
    let groups = Jds::from_csr(&spmv.csr).groups().len();
    assert!(groups > 100);
    let launches = |sim: &mut Sim, id: &str| {
        let way = WAYS.iter().find(|way| way.id == id).expect("a way");
        let attempt = sim.session.attempt(&Options::default(), |case| (way.run)(case, &spmv));
        attempt.result.expect("it runs").launches.len()
    };
    assert_eq!(launches(&mut sim, "jds_groups"), groups);
    assert_eq!(launches(&mut sim, "jds"), 1);
    assert_eq!(launches(&mut sim, "merge"), 3);
    assert!(Hybrid::width_of(&spmv.csr) < 20);
}

/// What the heads of the kernels state, on both kinds of matrices.
#[test]
fn costs() {
    let mut sim = Sim::open();
    for (id, rows, entries) in
        [("spmv_power_law", 4000, lengths().iter().sum::<u64>()), ("spmv_uniform", 4000, 64_000)]
    {
        let mut count = |way: &str| sim.count(&format!("{id}/{way}"), POWER_LAW);
        for (way, lanes) in [("csr_thread", 1), ("csr_eight", 8), ("csr_warp", 32)] {
            let counters = count(way);
            assert_eq!(counters.global_loads, 2 * lanes * rows + 3 * entries, "{id}/{way}");
            assert_eq!((counters.global_stores, counters.barriers, counters.shared_loads), (rows, 0, 0));
        }
        let jds = count("jds");
        assert!((rows + 4 * entries..=8 * rows + 4 * entries + entries / 4).contains(&jds.global_loads));
        assert_eq!(count("jds_groups").global_loads, rows + 4 * entries);
        let merge = count("merge");
        let tiles = (rows + entries).div_ceil(1792);
        // Besides, a binary search a tile, and the carries.
        let least = rows + 3 * tiles * 1792 + 3 * 256 * tiles;
        let most = least + 20 * (tiles + 1);
        assert!((least..=most).contains(&merge.global_loads), "{} of {least} to {most}", merge.global_loads);
        assert_eq!(merge.barriers, 2 * 8 * tiles);
        // A write a row, two a tile, one for each start, and one for each row that is cut.
        let written = rows + 2 * tiles + tiles + 1;
        assert!((written..=written + tiles).contains(&merge.global_stores), "{}", merge.global_stores);
    }
}
