//! Convolutions in one and two dimensions: the notes' claims (C8 to C11, E1) and what the kernels' headers say, on the simulator's
//! counters.

use cuda_std::launch::{DevicePtr, DevicePtrMut};
use cust::memory::CopyDestination;
use gpu_kernels::convolution::image::{self, Extents};
use gpu_kernels::convolution::line;
use simt::Counters;
use warpbook::case::{Config, Expected};
use warpbook::data::Gen;
use warpbook::select::{Selected, select};
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::{Sim, kernels};

fn variants(algorithm: &str) -> Vec<Selected> {
    select(&[algorithm.to_owned()], None).expect("the algorithm exists")
}

/// Runs all variants of an algorithm and collects what failed.
fn failures(sim: &mut Sim, algorithm: &str, values: &[usize], seed: u64) -> Vec<String> {
    let mut failed = Vec::new();
    for one in variants(algorithm) {
        let shape = Shape::new(one.entry.dims(), values);
        let report = sim.run(&one, &shape, &Options { seed, ..Options::default() });
        if report.status != Status::Passed {
            failed.push(format!("{} {shape}: {:?}", one.name(), report.messages));
        }
    }
    failed
}

/// Of all taps over all elements of a line, those that lie inside.
fn inside(extent: u64, taps: u64) -> u64 {
    (0..extent)
        .map(|at| (0..taps).filter(|i| (taps / 2..extent + taps / 2).contains(&(at + i))).count() as u64)
        .sum()
}

/// Elements that blocks of `side` with a halo read of a line.
fn tiles_read(extent: u64, side: u64, taps: u64) -> u64 {
    let radius = taps / 2;
    (0..extent.div_ceil(side))
        .map(|block| extent.min(side * (block + 1) + radius) - (side * block).saturating_sub(radius))
        .sum()
}

#[test]
fn lines_of_any_length_and_mask() {
    let mut sim = Sim::open();
    let mut any = Gen::new(3, "line shapes");
    let mut failed = Vec::new();
    for n in [0, 1, 2, 3, 4, 5, 31, 33, 126, 127, 128, 129, 130, 254, 256, 257, 1021] {
        failed.extend(failures(&mut sim, "average_3", &[n], any.bits()));
        for taps in [1, 2 * any.index(0..=15) + 1, 31] {
            failed.extend(failures(&mut sim, "convolution_1d", &[n, taps], any.bits()));
        }
    }
    for taps in (1..=31).step_by(2) {
        failed.extend(failures(&mut sim, "convolution_1d", &[any.index(1..=300), taps], any.bits()));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn images_and_masks_of_any_extents() {
    let mut sim = Sim::open();
    let mut any = Gen::new(4, "image shapes");
    let extents = [0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 16, 17, 24, 31, 32, 37, 63, 64, 65];
    let mut failed = Vec::new();
    for round in 0..60 {
        let mut extent = || extents[any.index(0..=extents.len() - 1)];
        let (height, width) = (extent(), extent());
        // A third of the masks are those that have a kernel of their own.
        let (p, q) = match round % 6 {
            0 => (2 * any.index(1..=3) + 1, None),
            1 => (2 * any.index(0..=15) + 1, None),
            _ => (2 * any.index(0..=15) + 1, Some(2 * any.index(0..=15) + 1)),
        };
        failed.extend(failures(&mut sim, "convolution_2d", &[height, width, p, q.unwrap_or(p)], any.bits()));
    }
    for mask in [[3, 3], [5, 5], [7, 7], [1, 1], [31, 31], [1, 31], [31, 1]] {
        for image in [[1, 1], [2, 40], [40, 2], [100, 132]] {
            let values = [image[0], image[1], mask[0], mask[1]];
            failed.extend(failures(&mut sim, "convolution_2d", &values, any.bits()));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn what_no_kernel_can_take_is_refused() {
    for (algorithm, shapes) in [
        ("convolution_1d", &[&[10, 0][..], &[10, 2], &[10, 33]][..]),
        ("convolution_2d", &[&[10, 10, 4, 5], &[10, 10, 5, 0], &[10, 10, 33, 5], &[786_421, 1, 3, 3]]),
        ("convolution_layer", &[&[1, 10, 10, 1, 4], &[1, 10, 10, 1, 33], &[1, 1 << 20, 1 << 12, 1, 3]]),
        ("convolution_layer_3x3", &[&[1, 1, 10, 10, 65_536]]),
    ] {
        let one = variants(algorithm)[0];
        for values in shapes {
            let shape = Shape::new(one.entry.dims(), values);
            assert!(one.entry.prepare(&shape, 1).is_err(), "{algorithm} {shape}");
        }
    }
}

#[test]
fn any_order_of_blocks_gives_the_same_result() {
    let mut sim = Sim::open();
    sim.assert_orders_agree("average_3", &[2_000]);
    sim.assert_orders_agree("convolution_1d", &[3_001, 7]);
    sim.assert_orders_agree("convolution_1d_seven", &[7]);
    for mask in [5, 7, 9] {
        sim.assert_orders_agree("convolution_2d", &[75, 140, mask, mask]);
    }
}

/// C8: the notes' own numbers.
#[test]
fn c8_element_2_is_57() {
    let mut sim = Sim::open();
    let (input, mask) = ([1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 4, 3]);
    sim.count_case(|case| {
        let (input, mask) = (case.input(&input)?, case.input(&mask)?);
        let mut output = case.output::<i32>(7)?;
        case.run(|gpu| {
            // SAFETY: the buffers have 7, 5 and 7 elements.
            let call =
                unsafe { line::convolution_line_basic(input.ptr(), mask.ptr(), output.ptr_mut(), 7, 5) };
            gpu.launch((1, 256), call)
        })?;
        // The third is the notes' element 2; the others by hand, with zeros outside.
        case.check(&output, &Expected::Exact(vec![22, 38, 57, 76, 95, 90, 74]))
    });
    assert!(failures(&mut sim, "convolution_1d_seven", &[7], 1).is_empty());
}

/// E1: the block reads 130 elements for its 128 results, instead of 384.
#[test]
fn e1_reads() {
    let mut sim = Sim::open();
    for n in [1u64, 127, 128, 1000, 4096] {
        let shape = format!("n={n}");
        let plain = sim.count("average_3/plain", &shape);
        assert_eq!((plain.global_loads, plain.global_stores), (3 * n, n));
        assert_eq!((plain.shared_loads, plain.barriers), (0, 0));
        let support = sim.count("average_3/support", &shape);
        let blocks = n.div_ceil(128);
        assert_eq!((support.global_loads, support.global_stores), (n + 2 * blocks, n), "{shape}");
        assert_eq!((support.shared_stores, support.shared_loads), (n + 2 * blocks, 3 * n));
        assert_eq!(support.shared_conflicts_32, 0);
        // Four warps of a block arrive.
        assert_eq!(support.barriers, 4 * blocks);
        assert!(support.divergent_branches >= blocks);
    }
    // In fours: as many reads, but a fourth of the instructions, and nothing shared.
    for n in [128u64, 1000, 4096] {
        let four = sim.count("average_3/four", &format!("n={n}"));
        assert_eq!(four.global_load_bytes, 4 * (n + 2 * n.div_ceil(128)), "{n}");
        assert_eq!(four.global_loads, n / 4 + n.div_ceil(128));
        assert_eq!((four.global_store_bytes, four.global_stores), (4 * n, n / 4));
        assert_eq!((four.shared_loads, four.barriers, four.local_loads), (0, 0, 0));
    }
}

/// Neither shared nor local memory, and no barrier.
fn assert_registers_only(counters: &Counters) {
    let c = counters;
    assert_eq!((c.shared_loads, c.shared_stores, c.barriers), (0, 0, 0));
    assert_eq!((c.local_loads, c.local_stores), (0, 0));
}

#[test]
fn c8_costs() {
    let mut sim = Sim::open();
    for (n, taps) in [(1000u64, 5u64), (1024, 1), (256, 31), (10, 9), (40, 31)] {
        let shape = format!("{n}x{taps}");
        let within = inside(n, taps);
        let radius = taps / 2;
        if radius <= n {
            assert_eq!(within, taps * n - radius * (radius + 1), "{shape}");
        }
        let basic = sim.count("convolution_1d/basic", &shape);
        assert_eq!((basic.global_loads, basic.global_stores, basic.constant_loads), (2 * within, n, 0));
        assert_registers_only(&basic);
        let constant = sim.count("convolution_1d/constant", &shape);
        assert_eq!((constant.global_loads, constant.global_stores), (within, n));
        // A warp reads one word at a time.
        assert_eq!((constant.constant_loads, constant.constant_replays), (within, 0));
        assert_registers_only(&constant);
        let tile = sim.count("convolution_1d/tile", &shape);
        let blocks = n.div_ceil(256);
        assert_eq!((tile.global_loads, tile.global_stores), (tiles_read(n, 256, taps), n), "{shape}");
        assert_eq!((tile.shared_stores, tile.shared_loads), (blocks * (255 + taps), n * taps));
        assert_eq!((tile.shared_conflicts_32, tile.barriers), (0, 8 * blocks));
    }
    for (n, taps, steps) in [(4096u64, 5u64, 2u64), (4096, 9, 3), (4096, 31, 8), (4096, 1, 1)] {
        let four = sim.count("convolution_1d/four", &format!("{n}x{taps}"));
        assert_registers_only(&four);
        assert_eq!((four.global_stores, four.global_store_bytes), (n / 4, 4 * n));
        let reads = n / 4 * (steps + 1);
        // Some reads at both ends are outside.
        assert!((reads - 2 * (steps + 1) * (steps + 1)..=reads).contains(&four.global_loads), "{taps}");
    }
}

#[test]
fn c9_and_c11_costs() {
    let mut sim = Sim::open();
    for (h, w, p, q) in [(64u64, 96u64, 5u64, 5u64), (33, 50, 3, 7), (10, 20, 31, 31), (17, 16, 1, 1)] {
        let shape = format!("{h}x{w}x{p}x{q}");
        let within = inside(h, p) * inside(w, q);
        for (variant, reads, constants) in
            [("basic", 2 * within, 0), ("read_only", 2 * within, 0), ("constant", within, within)]
        {
            let counters = sim.count(&format!("convolution_2d/{variant}"), &shape);
            assert_eq!((counters.global_loads, counters.global_stores), (reads, h * w), "{variant} {shape}");
            assert_eq!((counters.constant_loads, counters.constant_replays), (constants, 0), "{shape}");
            assert_registers_only(&counters);
        }
    }
}

/// The body of a kernel in the PTX.
fn body<'p>(ptx: &'p str, kernel: &str) -> &'p str {
    let start = ptx.find(&format!(".entry {kernel}(")).expect("the kernel exists");
    let end = ptx[start..].find("\n}").expect("the kernel ends");
    &ptx[start..start + end]
}

/// C11: read-only pointers become read-only loads, and others do not.
#[test]
fn c11_read_only_loads() {
    let ptx = kernels().ptx;
    let read_only = body(&ptx, "convolution_read_only");
    let loads = read_only.matches("ld.global").count();
    assert!(loads > 0 && read_only.matches("ld.global.nc").count() == loads);
    let basic = body(&ptx, "convolution_basic");
    assert!(basic.contains("ld.global") && !basic.contains("ld.global.nc"));
}

/// C10: the tile saves reads of global memory, and pays in shared memory and idle threads.
#[test]
fn c10_costs() {
    let mut sim = Sim::open();
    for (h, w, p, q) in [(64u64, 96u64, 5u64, 5u64), (33, 50, 3, 7), (10, 20, 31, 31), (24, 36, 1, 1)] {
        let shape = format!("{h}x{w}x{p}x{q}");
        let tile = sim.count("convolution_2d/tile", &shape);
        let blocks = h.div_ceil(12) * w.div_ceil(12);
        assert_eq!(tile.global_loads, tiles_read(h, 12, p) * tiles_read(w, 12, q), "{shape}");
        assert_eq!(tile.global_stores, h * w);
        assert_eq!(tile.shared_stores, blocks * (11 + p) * (11 + q));
        assert_eq!(tile.shared_loads, h * w * p * q);
        assert_eq!(tile.barriers, 8 * blocks);
        assert_eq!(tile.constant_loads, h * w * p * q);
    }
    // The notes' launch: 86×86 blocks of 16×16, 1024 bytes each, of which 12×12 threads have a result.
    let one = variants("convolution_2d/tile")[0];
    let shape = Shape::new(one.entry.dims(), &[1024, 1024, 5, 5]);
    let report = sim.run(&one, &shape, &Options { counters: true, ..Options::default() });
    assert_eq!(report.status, Status::Passed);
    let launch = report.findings.launches[0].config;
    assert_eq!((launch.grid, launch.block, launch.shared), ([86, 86, 1], [16, 16, 1], 1024));
    let tile = &report.reports[0].counters.as_ref().expect("the launch was counted").total;
    let constant = sim.count("convolution_2d/constant", "1024x1024x5x5");
    let less = constant.global_loads as f64 / tile.global_loads as f64;
    println!("C10: {} reads against {}, {less:.2} times less", tile.global_loads, constant.global_loads);
    assert!(less > 13.0);
    assert!(tile.warp_instructions > constant.warp_instructions);
}

#[test]
fn strips_cost() {
    let mut sim = Sim::open();
    for (variant, taps, height, columns) in [
        ("strip", 3u64, 8, 6),
        ("strip", 5, 8, 8),
        ("strip", 7, 8, 12),
        ("strip_any", 5, 4, 12),
        ("strip_any", 9, 4, 16),
    ] {
        let (h, w) = (256u64, 512u64);
        let counters = sim.count(&format!("convolution_2d/{variant}"), &format!("{h}x{w}x{taps}x{taps}"));
        assert_registers_only(&counters);
        assert_eq!((counters.global_stores, counters.global_store_bytes), (h * w / 4, 4 * h * w));
        let strips = h / height * (w / 4);
        let reads = strips * (height + taps - 1) * columns;
        // A little less at the rim.
        let got = counters.global_load_bytes / 4;
        println!("{variant} {taps}: {:.2} reads an element", got as f64 / (h * w) as f64);
        assert!(got <= reads && got > reads * 15 / 16, "{variant} {taps}: {got} of {reads}");
        assert_eq!(counters.constant_replays, 0);
    }
}

/// The kernels that read and write in fours, on memory that is not aligned for it.
#[test]
fn memory_need_not_be_aligned() {
    let mut sim = Sim::open();
    let n = 131;
    let floats: Vec<f32> = (0..n + 3).map(|i| (i * i % 17) as f32).collect();
    let averages = floats[1..].windows(3).map(|three| (three[0] + three[1] + three[2]) / 3.0);
    let averages: Vec<f32> = [f32::NEG_INFINITY].into_iter().chain(averages).collect();
    sim.count_case(|case| {
        let input = case.input(&floats)?;
        let output = case.in_out(&vec![f32::NEG_INFINITY; n + 1])?;
        case.run(|gpu| {
            // SAFETY: from the second element on, the buffers have n + 2 and n elements.
            let call = unsafe {
                let input = DevicePtr::from_raw(input.address() + 4);
                line::average_3_four(input, DevicePtrMut::from_raw(output.address() + 4), n)
            };
            gpu.launch((1, 64), call)
        })?;
        case.check(&output, &Expected::Exact(averages))
    });

    // A mask of one tap, 3, in the middle: three times the input.
    let (height, width) = (24u32, 40u32);
    let numbers: Vec<i32> = (0..(height * width) as i32).collect();
    let mut mask = [0; 961];
    mask[4] = 3;
    for (skip_input, skip_output) in [(1, 0), (0, 1), (1, 1)] {
        let input: Vec<i32> = std::iter::repeat_n(-1, skip_input).chain(numbers.iter().copied()).collect();
        let tripled: Vec<i32> =
            std::iter::repeat_n(-1, skip_output).chain(numbers.iter().map(|value| 3 * value)).collect();
        sim.count_case(|case| {
            let symbol = case.module().get_global::<[i32; 961]>(c"CONVOLUTION_MASK");
            symbol.expect("the mask exists").copy_from(&mask).expect("the mask can be copied");
            let input = case.input(&input)?;
            let output = case.in_out(&vec![-1; tripled.len()])?;
            case.run(|gpu| {
                let extents = Extents { height, width, mask_height: 3, mask_width: 3 };
                // SAFETY: from there on, the buffers have an image's elements.
                let call = unsafe {
                    let input = DevicePtr::from_raw(input.address() + 4 * skip_input as u64);
                    let output = DevicePtrMut::from_raw(output.address() + 4 * skip_output as u64);
                    image::convolution_strip_3(input, output, extents)
                };
                gpu.launch(Config::cover2(10, 3, (32, 4)), call)
            })?;
            case.check(&output, &Expected::Exact(tripled))
        });
    }
}
