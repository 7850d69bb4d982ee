//! Histograms: any input, the notes' claims C5 against C6 and C6 against C7, and the costs that the kernels' heads state.

use gpu_kernels::histogram;
use warpbook::case::Expected;
use warpbook::data::Gen;
use warpbook::select;
use warpbook::session::{Options, Status};
use warpbook::shape::Shape;
use warpbook_tests::Sim;

/// The variants of an algorithm.
fn variants(algorithm: &str) -> Vec<select::Selected> {
    select::select(&[algorithm.to_owned()], None).expect("the algorithm exists")
}

#[test]
fn any_number_of_elements_and_bins() {
    let mut sim = Sim::open();
    let mut data = Gen::new(5, "histogram shapes");
    let mut failed = Vec::new();
    let mut run = |one: &select::Selected, values: &[usize]| {
        let shape = Shape::new(one.entry.dims(), values);
        let report = sim.run(one, &shape, &Options { seed: 3, ..Options::default() });
        if report.status != Status::Passed {
            failed.push(format!("{} {shape}: {:?}", one.name(), report.messages));
        }
    };
    for one in variants("histogram_letters").iter().chain(&variants("histogram_bytes")) {
        for n in [0, 1, 15, 16, 17, 31, 33, 511, 513, 1021, 1025, data.index(2_000..=9_000)] {
            run(one, &[n]);
        }
    }
    for one in &variants("histogram_values") {
        for bins in [0, 1, 2, 7, 31, 33, 255, 257, 2047, 2049, 4095, 4096] {
            run(one, &[data.index(0..=3_000), bins]);
        }
        run(one, &[0, 5]);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn more_than_4096_bins_are_refused() {
    for one in variants("histogram_values") {
        let shape = Shape::new(one.entry.dims(), &[10, 4097]);
        assert!(one.entry.prepare(&shape, 1).is_err(), "{}", one.name());
    }
}

/// Every byte value, at every position in a 16-byte vector, from every alignment of the text.
#[test]
fn planes_tell_each_byte_at_each_place() {
    let mut sim = Sim::open();
    let text: Vec<u8> = (0..64 * 255usize).map(|i| (i % 255) as u8).chain([255; 40]).collect();
    for offset in 0..17 {
        let mut counts = vec![0u32; 7];
        for byte in &text[offset..] {
            if byte.is_ascii_lowercase() {
                counts[usize::from(byte - b'a') / 4] += 1;
            }
        }
        sim.count_case(|case| {
            let text = case.input(&text)?;
            let mut bins = case.zeroed::<u32>(7)?;
            case.run(|gpu| {
                // SAFETY: the part of the text lies inside it; blocks have 64 threads.
                let call = unsafe {
                    let part = cuda_std::launch::DeviceSlice::from_raw(
                        text.address() + offset as u64,
                        text.len() - offset,
                    );
                    histogram::histogram_letters_planes(part, bins.atomics())
                };
                gpu.launch((3, 64), call)
            })?;
            case.check(&bins, &Expected::Exact(counts))
        });
    }
}

/// All elements in one bin: every lane of every warp wants the same counter.
#[test]
fn one_bin_takes_everything() {
    let mut sim = Sim::open();
    let n = 5_000;
    let values = vec![9u32; n];
    let mut counts = vec![0u32; 300];
    counts[9] = n as u32;
    let counters = sim.count_case(|case| {
        let items = case.input(&values)?;
        let mut bins = case.zeroed::<u32>(300)?;
        case.run(|gpu| {
            // SAFETY: blocks have 128 threads.
            let call = unsafe { histogram::histogram_values_lanes(items.slice(), bins.atomics()) };
            gpu.launch((4, 128), call)
        })?;
        case.check(&bins, &Expected::Exact(counts))
    });
    // A block adds only what it counted.
    assert_eq!(counters.global_atomics, 4);
}

/// C5 against C6: the same reads and atomics, but the lanes of C5 are 100 bytes apart, each in a sector of its own.
#[test]
fn c5_against_c6_transactions() {
    let mut sim = Sim::open();
    let n = 102_400;
    let chunks = sim.count("histogram_letters/chunks", "n=102400");
    let stride = sim.count("histogram_letters/grid_stride", "n=102400");
    assert_eq!((chunks.global_loads, stride.global_loads), (n, n));
    assert_eq!((chunks.global_load_instructions, stride.global_load_instructions), (n / 32, n / 32));
    assert_eq!(chunks.global_atomics, stride.global_atomics);
    // 32 neighbouring letters are one sector.
    assert_eq!(stride.global_load_sectors, n / 32);
    assert_eq!(chunks.global_load_sectors, n);
    // Compute capability 1.2: a segment of 32 bytes for each half-warp against one for each lane.
    assert_eq!(stride.transactions_cc12, n / 16);
    assert_eq!(chunks.transactions_cc12, n);
    // 32 lanes 100 bytes apart span 3200 bytes: 25 or 26 lines.
    assert_eq!(stride.global_load_lines, n / 32);
    assert!((25 * n / 32..=26 * n / 32).contains(&chunks.global_load_lines), "{}", chunks.global_load_lines);
}

/// C6 against C7: an atomic a letter against seven a block.
#[test]
fn c6_against_c7_global_atomics() {
    let mut sim = Sim::open();
    let stride = sim.count("histogram_letters/grid_stride", "n=102400");
    let shared = sim.count("histogram_letters/shared", "n=102400");
    let blocks = 102_400 / 256;
    assert_eq!(stride.shared_atomics, 0);
    assert_eq!(shared.global_atomics, 7 * blocks);
    assert_eq!(shared.shared_atomics, stride.global_atomics);
    assert!(stride.global_atomics > 70_000, "most of the text is letters: {}", stride.global_atomics);
    assert_eq!(shared.global_load_sectors, stride.global_load_sectors);
    // Two barriers, arrived at by eight warps of each block.
    assert_eq!(shared.barriers, 2 * 8 * blocks);
}

/// A histogram a lane has no bank conflicts; a histogram a block has, because lanes meet in banks and in bins.
#[test]
fn lanes_have_banks_of_their_own() {
    let mut sim = Sim::open();
    let lanes = sim.count("histogram_bytes/lanes", "n=65536");
    let shared = sim.count("histogram_bytes/shared", "n=65536");
    assert_eq!((lanes.shared_atomics, shared.shared_atomics), (65_536, 65_536));
    assert_eq!(lanes.shared_conflicts_32, 0);
    assert!(shared.shared_conflicts_32 > 65_536 / 32, "{}", shared.shared_conflicts_32);
    // 16 bytes a lane and read.
    assert_eq!(lanes.global_load_instructions, 65_536 / 16 / 32);
    assert_eq!(shared.global_load_instructions, 65_536 / 32);
    let blocks = 65_536 / 16 / 1024;
    assert!(lanes.global_atomics <= 256 * blocks);
}

/// Counting in registers: atomics do not depend on the text, and an instruction treats four letters.
#[test]
fn planes_cost() {
    let mut sim = Sim::open();
    let n = 1u64 << 18;
    let planes = sim.count("histogram_letters/planes", &format!("n={n}"));
    let blocks = n / 32 / 256;
    assert_eq!(planes.global_atomics, 7 * blocks);
    assert_eq!(planes.shared_atomics, 7 * 8 * blocks);
    assert_eq!(planes.global_load_instructions, n / 16 / 32);
    assert_eq!(planes.barriers, 2 * 8 * blocks);
    // One block, so that each thread treats many letters.
    let text = vec![b'q'; n as usize];
    let few = sim.count_case(|case| {
        let text = case.input(&text)?;
        let mut bins = case.zeroed::<u32>(7)?;
        case.run(|gpu| {
            // SAFETY: blocks have 128 threads.
            let call = unsafe { histogram::histogram_letters_planes(text.slice(), bins.atomics()) };
            gpu.launch((1, 128), call)
        })?;
        case.check(&bins, &Expected::Exact(vec![0, 0, 0, 0, n as u32, 0, 0]))
    });
    let a_letter = few.thread_instructions as f64 / n as f64;
    println!("planes: {a_letter} instructions a letter");
    assert!(a_letter < 8.0, "{a_letter} instructions a letter");
}
