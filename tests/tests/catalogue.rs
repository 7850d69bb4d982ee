//! Every variant of the catalogue against its reference: at its sizes, at ragged ones, and in several orders of blocks.

use warpbook::catalogue::{Entry, FAMILIES, Size};
use warpbook::data::Gen;
use warpbook::select::{self, Selected};
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

/// Collects what failed, so that one run of the tests tells of every variant.
fn failures(run: impl IntoIterator<Item = (Selected, Shape, Options)>) -> Vec<String> {
    let mut sim = Sim::open();
    let mut failed = Vec::new();
    for (one, shape, options) in run {
        let report = sim.run(&one, &shape, &options);
        if report.status != Status::Passed {
            failed.push(format!(
                "{} {shape} {options:?}: {:?} {:?}",
                one.name(),
                report.status,
                report.messages
            ));
        }
    }
    failed
}

/// What a variant says it launches is what is compiled for it, and what tables and comparisons tell about.
#[test]
fn variants_launch_the_kernels_that_they_list() {
    let mut sim = Sim::open();
    let mut wrong = Vec::new();
    for (one, shape, options) in at(Size::Tiny).chain(at(Size::Notes)) {
        let report = sim.run(&one, &shape, &options);
        for launch in &report.findings.launches {
            if !one.info.kernels.contains(&launch.kernel) {
                wrong.push(format!("{} launches `{}`", one.name(), launch.kernel));
            }
        }
    }
    assert_none(&wrong);
}

fn at(size: Size) -> impl Iterator<Item = (Selected, Shape, Options)> {
    select::all().into_iter().map(move |one| (one, one.entry.shape(one.variant, size), Options::default()))
}

fn assert_none(failed: &[String]) {
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn tiny_sizes() {
    assert_none(&failures(at(Size::Tiny)));
}

#[test]
fn sizes_of_the_notes() {
    assert_none(&failures(at(Size::Notes)));
}

/// Extents around the sizes of warps and blocks, and primes.
const RAGGED: [usize; 16] = [0, 1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 63, 65, 127, 129, 257];
/// Random shapes for each algorithm.
const SHAPES: usize = 8;

/// All extents 0, all 1, and random ones: as far as the algorithm accepts them.
fn ragged(entry: &'static dyn Entry) -> Vec<Shape> {
    let dims = entry.dims();
    let mut gen_ = Gen::new(99, entry.id());
    let mut shapes = vec![Shape::new(dims, &vec![0; dims.len()]), Shape::new(dims, &vec![1; dims.len()])];
    // Many dimensions of large extents would take long; the more there are, the smaller they stay.
    let largest = if dims.len() <= 2 { RAGGED.len() - 1 } else { 9 };
    for _ in 0..10 * SHAPES {
        let values: Vec<usize> = dims.iter().map(|_| RAGGED[gen_.index(0..=largest)]).collect();
        shapes.push(Shape::new(dims, &values));
    }
    shapes.retain(|shape| entry.prepare(shape, 1).is_ok());
    shapes.truncate(SHAPES + 2);
    shapes
}

#[test]
fn ragged_shapes() {
    let runs = select::all().into_iter().flat_map(|one| {
        ragged(one.entry)
            .into_iter()
            .map(move |shape| (one, shape, Options { seed: 2, ..Options::default() }))
    });
    assert_none(&failures(runs));
}

#[test]
fn every_algorithm_takes_an_odd_shape() {
    for entry in FAMILIES.iter().flat_map(|family| family.entries) {
        assert!(ragged(*entry).len() >= 3, "{} accepts hardly any shape", entry.id());
    }
}

/// Variants that add up floats by atomics: their sums depend on the order, within the bounds that every run is held to.
const FLOAT_ATOMICS: [&str; 4] = [
    "spmv_example/coo_atomics",
    "spmv_uniform/coo_atomics",
    "spmv_power_law/coo_atomics",
    "spmv_laplacian/coo_atomics",
];

#[test]
fn results_do_not_depend_on_the_order_of_blocks() {
    let mut sim = Sim::open();
    let mut differ = Vec::new();
    for one in select::all() {
        let shape = one.entry.shape(one.variant, Size::Tiny);
        let digests: Vec<(Status, u64)> = [None, Some(1), Some(2), Some(3)]
            .into_iter()
            .map(|order| {
                let report = sim.run(&one, &shape, &Options { order, ..Options::default() });
                (report.status, report.findings.digest)
            })
            .collect();
        let may_differ = FLOAT_ATOMICS.contains(&one.name().as_str());
        if digests.iter().any(|digest| !may_differ && *digest != digests[0] || digest.0 != Status::Passed) {
            differ.push(format!("{}: {digests:x?}", one.name()));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn ids_are_unique_and_kernels_exist() {
    let module = warpbook_tests::kernels();
    let mut names: Vec<String> = select::all().iter().map(Selected::name).collect();
    for one in select::all() {
        for kernel in one.info.kernels {
            assert!(module.ptx.contains(&format!(".entry {kernel}(")), "{} launches {kernel}", one.name());
        }
        assert!(!one.info.kernels.is_empty(), "{}", one.name());
    }
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "two variants have one name");
}

#[test]
fn the_first_families_cover_their_notes() {
    let covered: Vec<&str> = select::all().iter().flat_map(Selected::notes).collect();
    let ids = (1..=12)
        .map(|n| format!("A{n}"))
        .chain((1..=6).map(|n| format!("B{n}")))
        .chain((1..=4).map(|n| format!("C{n}")));
    let missing: Vec<String> = ids.filter(|id| !covered.contains(&id.as_str())).collect();
    assert!(missing.is_empty(), "no variant covers {missing:?}");
}
