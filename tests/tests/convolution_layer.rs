//! Layers of many channels: what unrolling costs (E11), what looking up saves (E12), and Winograd's multiplications (E13).

use gpu_kernels::convolution::layer::{self, Layer};
use gpu_kernels::convolution::winograd::{self, PLACES};
use simt::{Class, Counters};
use warpbook::case::{Case, CaseResult, Config, Expected};
use warpbook::data::Gen;
use warpbook::select::{Selected, select};
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

fn variants(filter: &str) -> Vec<Selected> {
    select(&[filter.to_owned()], None).expect("the algorithm exists")
}

/// The counters of each launch of a variant, by kernel.
fn by_kernel(sim: &mut Sim, name: &str, values: &[usize]) -> Vec<(String, Counters)> {
    let one = variants(name)[0];
    let shape = Shape::new(one.entry.dims(), values);
    let report = sim.run(&one, &shape, &Options { counters: true, ..Options::default() });
    assert_eq!(report.status, Status::Passed, "{name} {shape}: {:?}", report.messages);
    let counted = |report: &simt::LaunchReport| {
        let counters = report.counters.as_ref().expect("the launch was counted");
        (report.kernel.clone(), counters.total.clone())
    };
    report.reports.iter().map(counted).collect()
}

/// Of all taps over all elements of a line, those that lie inside.
fn inside(extent: u64, taps: u64) -> u64 {
    let within = |at: &u64, i: &u64| (taps / 2..extent + taps / 2).contains(&(at + i));
    (0..extent).map(|at| (0..taps).filter(|i| within(&at, i)).count() as u64).sum()
}

#[test]
fn random_layers() {
    let mut sim = Sim::open();
    let mut any = Gen::new(12, "layers");
    let extents = [0, 1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17];
    let mut failed = Vec::new();
    for _ in 0..20 {
        let mut extent = || extents[any.index(0..=extents.len() - 1)];
        let square = [extent(), extent(), extent(), extent(), extent()];
        let mut other = [extent(), extent(), extent(), extent(), 0];
        other[4] = 2 * any.index(0..=6) + 1;
        for (algorithm, values) in [("convolution_layer_3x3", square), ("convolution_layer", other)] {
            for one in variants(algorithm) {
                let shape = Shape::new(one.entry.dims(), &values);
                let report = sim.run(&one, &shape, &Options { seed: any.bits(), ..Options::default() });
                if report.status != Status::Passed {
                    failed.push(format!("{} {shape}: {:?}", one.name(), report.messages));
                }
            }
        }
    }
    for one in variants("convolution_layer") {
        // A filter that is larger than the image, and images of one pixel.
        for values in [[2, 5, 9, 3, 31], [3, 1, 1, 130, 5], [1, 64, 3, 1, 15]] {
            let shape = Shape::new(one.entry.dims(), &values);
            let report = sim.run(&one, &shape, &Options::default());
            assert_eq!(report.status, Status::Passed, "{} {shape}: {:?}", one.name(), report.messages);
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn any_order_of_blocks_gives_the_same_bits() {
    let mut sim = Sim::open();
    sim.assert_orders_agree("convolution_layer", &[5, 17, 19, 7, 5]);
    sim.assert_orders_agree("convolution_layer_3x3", &[2, 5, 17, 20, 140]);
}

/// The direct sum, the product with the unrolled input and the implicit product add in one order.
#[test]
fn three_ways_give_the_same_bits() {
    let mut sim = Sim::open();
    for (algorithm, values) in
        [("convolution_layer", [9, 21, 30, 5, 7]), ("convolution_layer_3x3", [2, 9, 21, 30, 5])]
    {
        let digests: Vec<u64> = ["direct", "im2col", "implicit"]
            .into_iter()
            .map(|variant| {
                let one = variants(&format!("{algorithm}/{variant}"))[0];
                let report = sim.run(&one, &Shape::new(one.entry.dims(), &values), &Options::default());
                assert_eq!(report.status, Status::Passed, "{}: {:?}", one.name(), report.messages);
                report.findings.digest
            })
            .collect();
        assert!(digests.iter().all(|digest| *digest == digests[0]), "{algorithm}");
    }
}

/// E11: the unrolled input has size² times the elements of the input. E12: nothing but the result is written.
#[test]
fn e11_memory_blow_up_and_e12_without() {
    let mut sim = Sim::open();
    for [channels, height, width, filters, size] in
        [[4u64, 16, 24, 8, 3], [3, 20, 16, 130, 5], [2, 12, 12, 3, 7]]
    {
        let values = [channels, height, width, filters, size].map(|extent| extent as usize);
        let (pixels, taps) = (height * width, channels * size * size);
        let within = inside(height, size) * inside(width, size);

        let direct = &by_kernel(&mut sim, "convolution_layer/direct", &values)[0].1;
        // An element and a weight for each product; weights of ghost elements are read as well.
        assert_eq!(direct.global_loads, filters * channels * (within + pixels * size * size));
        assert_eq!((direct.global_stores, direct.barriers, direct.shared_loads), (filters * pixels, 0, 0));

        let explicit = by_kernel(&mut sim, "convolution_layer/im2col", &values);
        let (unroll, multiply) = (&explicit[0].1, &explicit[1].1);
        assert_eq!(unroll.global_stores, size * size * channels * pixels, "size² times the input");
        assert_eq!(unroll.global_loads, channels * within);
        let (down, across) = (filters.div_ceil(128), pixels.div_ceil(128));
        assert_eq!(multiply.global_load_bytes, 4 * (filters * taps * across + taps * pixels * down));
        assert_eq!(multiply.global_store_bytes, 4 * filters * pixels);
        // Eight warps of each block arrive once a step of eight taps.
        assert_eq!(multiply.barriers, 8 * down * across * taps.div_ceil(8));

        let implicit = &by_kernel(&mut sim, "convolution_layer/implicit", &values)[0].1;
        assert_eq!(implicit.global_store_bytes, 4 * filters * pixels);
        assert_eq!(
            implicit.global_load_bytes,
            4 * (filters * taps * across + channels * within * down),
            "the same reads, less those of ghost elements"
        );
        assert_eq!((implicit.barriers, implicit.local_loads), (multiply.barriers, 0));
        let moved = |c: &Counters| c.global_load_bytes + c.global_store_bytes;
        println!(
            "size {size}: unrolled {} bytes for {} of input; {} bytes moved explicitly, {} implicitly",
            unroll.global_store_bytes,
            4 * channels * pixels,
            moved(unroll) + moved(multiply),
            moved(implicit)
        );
        assert!(moved(implicit) < moved(unroll) + moved(multiply));
    }
}

/// E13: 16 multiplications for a tile of four results, where the sum over taps makes 36.
#[test]
fn e13_multiplications() {
    let mut sim = Sim::open();
    let [images, channels, height, width, filters] = [1u64, 8, 16, 32, 128];
    let values = [images, channels, height, width, filters].map(|extent| extent as usize);
    let float = |counters: &Counters| counters.class(Class::Float32).thread;
    // Extents that fill the blocks of the products: each float instruction in their loops is a multiply-add of the layer.
    let implicit = float(&by_kernel(&mut sim, "convolution_layer_3x3/implicit", &values)[0].1);
    assert_eq!(implicit, 9 * filters * channels * height * width);

    let launches = by_kernel(&mut sim, "convolution_layer_3x3/winograd", &values);
    let names: Vec<&str> = launches.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["winograd_filters", "winograd_patches", "winograd_multiply", "winograd_results"]);
    let [of_filters, of_patches, multiply, of_results] =
        [0, 1, 2, 3].map(|launch| float(&launches[launch].1));
    let tiles = height * width / 4;
    assert_eq!(multiply, 16 * filters * channels * tiles);
    assert_eq!(4 * implicit, 9 * multiply, "2¼ times fewer");
    // The transforms: additions, and the halvings of the filters.
    assert_eq!(of_patches, 32 * channels * tiles);
    assert_eq!(of_results, 24 * filters * tiles);
    assert_eq!(of_filters, (14 + 21) * filters * channels);
    for (name, counters) in &launches {
        assert_eq!((counters.local_loads, counters.local_stores), (0, 0), "{name}");
    }
    println!(
        "multiply-adds: {implicit} and {multiply}; in transforms {}",
        of_filters + of_patches + of_results
    );
}

#[test]
fn e13_costs() {
    let mut sim = Sim::open();
    for [images, channels, height, width, filters] in [[1u64, 8, 16, 32, 128], [2, 3, 7, 9, 5]] {
        let values = [images, channels, height, width, filters].map(|extent| extent as usize);
        let launches = by_kernel(&mut sim, "convolution_layer_3x3/winograd", &values);
        let tiles = images * height.div_ceil(2) * width.div_ceil(2);
        let [of_filters, of_patches, multiply, of_results] = [0, 1, 2, 3].map(|launch| &launches[launch].1);
        assert_eq!(of_filters.global_loads, 9 * filters * channels);
        assert_eq!(of_filters.global_stores, 16 * filters * channels);
        // Four elements of each tile along a line, less the ghosts before the first and past the last.
        let along = |extent: u64| 4 * extent.div_ceil(2) - 1 - if extent.is_multiple_of(2) { 1 } else { 2 };
        assert_eq!(of_patches.global_loads, images * channels * along(height) * along(width));
        assert_eq!(of_patches.global_stores, 16 * channels * tiles);
        let (down, across) = (filters.div_ceil(128), tiles.div_ceil(128));
        assert_eq!(
            multiply.global_load_bytes,
            4 * 16 * (filters * channels * across + channels * tiles * down)
        );
        assert_eq!(multiply.global_store_bytes, 4 * 16 * filters * tiles);
        assert_eq!(multiply.barriers, 16 * 8 * down * across * channels.div_ceil(8));
        assert_eq!(of_results.global_loads, 16 * filters * tiles);
        assert_eq!(of_results.global_stores, images * filters * height * width);
        for counters in [of_filters, of_patches, of_results] {
            assert_eq!((counters.shared_loads, counters.barriers), (0, 0));
        }
    }
}

/// Runs Winograd's kernels or the direct one over one channel of an image with one filter; the results come back unchecked but for
/// `expected`'s places, which is all that a case can tell.
fn filter_once(
    case: &mut Case<'_>,
    input: &[f32],
    weights: &[f32],
    side: u32,
    want: &Expected<f32>,
    fast: bool,
) -> CaseResult {
    let layer = Layer { images: 1, channels: 1, height: side, width: side, filters: 1, size: 3 };
    let tiles = winograd::tiles(&layer) as usize;
    let (input, weights) = (case.input(input)?, case.input(weights)?);
    let mut left = case.output::<f32>(PLACES)?;
    let mut right = case.output::<f32>(PLACES * tiles)?;
    let mut products = case.output::<f32>(PLACES * tiles)?;
    let mut output = case.output::<f32>(want.len())?;
    case.run(|gpu| {
        let threads = Config::cover1(want.len(), 128);
        if !fast {
            // SAFETY: the buffers have the layer's extents, here and below.
            let call = unsafe { layer::layer_direct(input.ptr(), weights.ptr(), output.ptr_mut(), layer) };
            return gpu.launch(threads, call);
        }
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_filters(weights.ptr(), left.ptr_mut(), layer) };
        gpu.launch(threads, call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_patches(input.ptr(), right.ptr_mut(), layer) };
        gpu.launch(threads, call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_multiply(left.ptr(), right.ptr(), products.ptr_mut(), layer) };
        gpu.launch(((1, 1, PLACES as u32), 256), call)?;
        // SAFETY: as above.
        let call = unsafe { winograd::winograd_results(products.ptr(), output.ptr_mut(), layer) };
        gpu.launch(threads, call)
    })?;
    case.check(&output, want)
}

/// E13: wherever a value that is not finite stands in a tile, it reaches the results that it belongs to and no others. A NaN stays one
/// under both methods; an infinity does in the direct sum, and may become a NaN under Winograd's.
#[test]
fn e13_values_that_are_not_finite() {
    let mut sim = Sim::open();
    let side = 8usize;
    let weights = [0.5, -0.25, 1.0, 2.0, -1.0, 0.75, -0.5, 1.5, 0.25];
    for special in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for (row, column) in [(0, 0), (3, 3), (3, 4), (4, 3), (4, 4), (7, 6)] {
            let mut input: Vec<f32> = (0..side * side).map(|i| (i % 7) as f32 - 3.0).collect();
            input[row * side + column] = special;
            let sum = |at: usize| {
                let (mut sum, mut infinity) = (0.0, false);
                for (tap, weight) in weights.iter().enumerate() {
                    let (y, x) = (at / side + tap / 3, at % side + tap % 3);
                    if (1..=side).contains(&y) && (1..=side).contains(&x) {
                        let value = input[(y - 1) * side + x - 1];
                        infinity |= value.is_infinite();
                        sum += f64::from(value) * f64::from(*weight);
                    }
                }
                (sum, infinity)
            };
            let sums: Vec<(f64, bool)> = (0..side * side).map(sum).collect();
            // These small numbers have no rounding errors.
            let value: Vec<f64> = sums.iter().map(|(sum, _)| *sum).collect();
            let exact = Expected::Bounded { value: value.clone(), bound: vec![0.0; value.len()] };
            sim.count_case(|case| filter_once(case, &input, &weights, side as u32, &exact, false));
            // Winograd: the same where no infinity belongs to the result.
            let at: Vec<usize> = (0..value.len()).filter(|at| !sums[*at].1).collect();
            assert!(at.len() < value.len() || special.is_nan());
            let finite = Expected::Sample {
                len: value.len(),
                value: at.iter().map(|at| value[*at]).collect(),
                bound: vec![0.0; at.len()],
                at,
            };
            sim.count_case(|case| filter_once(case, &input, &weights, side as u32, &finite, true));
        }
    }
}
