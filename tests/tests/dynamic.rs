//! Work that finds more work (B7): any image, and what subdivision saves.

use warpbook::data::Gen;
use warpbook::select;
use warpbook::session::{CaseReport, Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

const VARIANTS: [&str; 3] = ["flat", "levels", "queue"];

fn run(sim: &mut Sim, variant: &str, dims: [usize; 3], options: &Options) -> CaseReport {
    let one = select::select(&[format!("mandelbrot/{variant}")], None).expect("the variant exists")[0];
    let shape = Shape::new(one.entry.dims(), &dims);
    let report = sim.run(&one, &shape, options);
    assert_eq!(report.status, Status::Passed, "{variant} {shape}: {:?}", report.messages);
    report
}

/// Sides around those of leaves and warps, primes, lines and points; limits at which everything or nothing is filled.
#[test]
fn any_image() {
    let mut sim = Sim::open();
    let mut data = Gen::new(7, "dynamic shapes");
    let mut shapes = vec![
        [0, 0, 0],
        [0, 9, 5],
        [9, 0, 5],
        [1, 1, 0],
        [1, 1, 9],
        [1, 97, 20],
        [97, 1, 20],
        [2, 2, 7],
        [3, 2, 7],
        [31, 33, 40],
        [32, 32, 40],
        [33, 32, 40],
        [65, 64, 40],
        [257, 130, 3],
        [300, 200, 0],
        [300, 200, 1],
        [1025, 2, 30],
        [2, 1025, 30],
    ];
    shapes.extend((0..12).map(|_| [data.index(0..=200), data.index(0..=200), data.index(0..=60)]));
    for dims in shapes {
        for variant in VARIANTS {
            run(&mut sim, variant, dims, &Options::default());
        }
    }
}

/// The queue hands out other rectangles to other blocks, but the image is the same.
#[test]
fn orders_agree() {
    let mut sim = Sim::open();
    for dims in [[70, 50, 64], [201, 199, 100]] {
        sim.assert_orders_agree("mandelbrot", &dims);
    }
}

/// One launch for the queue; one a level from the host: 512 pixels are halved three times before the first, and then down to 32.
#[test]
fn launches() {
    let mut sim = Sim::open();
    let dims = [512, 384, 64];
    let mut count = |variant: &str| run(&mut sim, variant, dims, &Options::default()).findings.launches.len();
    assert_eq!((count("flat"), count("levels"), count("queue")), (1, 2, 1));
    let dims = [2048, 2048, 16];
    let mut count = |variant: &str| run(&mut sim, variant, dims, &Options::default()).findings.launches.len();
    assert_eq!((count("levels"), count("queue")), (4, 1));
}

/// What is filled is not computed: the more steps the inside of the set would take, the more is saved.
#[test]
fn subdivision_saves_steps() {
    let mut sim = Sim::open();
    for (shape, at_most) in [("512x384x256", 0.7), ("1024x1024x256", 0.5)] {
        let flat = sim.count("mandelbrot/flat", shape).thread_instructions as f64;
        for variant in ["levels", "queue"] {
            let share = sim.count(&format!("mandelbrot/{variant}"), shape).thread_instructions as f64 / flat;
            println!("{shape} {variant}: {share:.3} of flat's instructions");
            assert!(share < at_most, "{variant} {shape}: {share}");
        }
    }
}

/// The heads' costs: `flat` writes each pixel once; the others write a border again for each level that it is split on.
#[test]
fn writes() {
    let mut sim = Sim::open();
    let pixels = 512 * 384;
    let flat = sim.count("mandelbrot/flat", "512x384x64");
    assert_eq!((flat.global_stores, flat.global_loads, flat.barriers), (pixels, 0, 0));
    let levels = sim.count("mandelbrot/levels", "512x384x64");
    println!("levels: {} stores, {} atomics", levels.global_stores, levels.global_atomics);
    assert!(levels.global_stores > pixels && levels.global_stores < pixels + pixels / 4);
    // One rectangle a block, read by each of its threads.
    assert_eq!(levels.global_loads % 128, 0);
}
