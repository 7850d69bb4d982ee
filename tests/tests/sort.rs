//! Sorting and merging: random and awkward inputs, orders of blocks, and the reads, sectors and barriers that the kernels' heads
//! state.

use simt::Class;
use warpbook::catalogue::Algorithm;
use warpbook::catalogue::sort::Item;
use warpbook::catalogue::sort::merge::{MERGE, MERGE_PAIRS, Merged};
use warpbook::catalogue::sort::merge_sort::{MERGE_SORT, MERGE_SORT_PAIRS, Sorted};
use warpbook::catalogue::sort::radix::{RADIX_SORT, RADIX_SORT_F32, RADIX_SORT_I32, RADIX_SORT_PAIRS};
use warpbook::data::Gen;
use warpbook_tests::Sim;

/// Runs every variant of an algorithm on a problem of the test's own.
fn run_all<P, const D: usize>(
    sim: &mut Sim,
    algorithm: &'static Algorithm<P, D>,
    problem: &P,
    dims: [usize; D],
) {
    for variant in algorithm.variants {
        sim.count_case(|case| (variant.run)(case, problem, dims));
    }
}

/// Lengths around 0, parts of 16, tiles of 2048 and 3840, powers of two; primes.
const LENGTHS: [usize; 12] = [0, 1, 2, 16, 17, 255, 2047, 2048, 2049, 3839, 3841, 7919];

#[test]
fn merges_of_any_lengths() {
    let mut sim = Sim::open();
    for (at, a) in LENGTHS.into_iter().enumerate() {
        for b in [LENGTHS[LENGTHS.len() - 1 - at], 3840 * 2 - a.min(3840), 4099] {
            for id in ["merge", "merge_pairs", "merge_f32"] {
                sim.assert_orders_agree(id, &[a, b]);
            }
        }
    }
}

/// Pairs with these keys, numbered from `first` on.
fn numbered(keys: impl IntoIterator<Item = u32>, first: u32) -> Vec<u64> {
    keys.into_iter().zip(first..).map(|(key, number)| u64::from(key) << 32 | u64::from(number)).collect()
}

/// C22 with keys that hardly differ, with all of one array before the other, and with both interleaved.
#[test]
fn c22_merges_are_stable_whatever_the_keys() {
    let mut sim = Sim::open();
    let mut merge = |a: Vec<u32>, b: Vec<u32>| {
        let dims = [a.len(), b.len()];
        let first = a.len() as u32;
        let integers = |keys: &[u32]| keys.iter().map(|key| *key as i32 ^ i32::MIN).collect();
        run_all(&mut sim, &MERGE, &Merged::of(integers(&a), integers(&b)), dims);
        run_all(&mut sim, &MERGE_PAIRS, &Merged::of(numbered(a, 0), numbered(b, first)), dims);
    };
    for (a, b) in [(5000, 4001), (1, 9000), (9000, 1), (3840, 3840), (2048, 2048)] {
        let up = |n: u32, of: fn(u32) -> u32| -> Vec<u32> { (0..n).map(of).collect() };
        merge(vec![7; a as usize], vec![7; b as usize]);
        merge(vec![u32::MAX; a as usize], vec![u32::MAX; b as usize]);
        merge(up(a, |i| i), up(b, |i| 1 << 20 | i));
        merge(up(a, |i| 1 << 20 | i), up(b, |i| i));
        merge(up(a, |i| 2 * i), up(b, |i| 2 * i + 1));
        merge(up(a, |i| i / 100), up(b, |i| i / 30));
        merge(up(a, |i| (i / 4000).min(1) * u32::MAX), up(b, |i| i / 1000));
    }
}

/// What sorts have to be right for: the order of what comes in.
fn awkward(n: usize) -> Vec<Vec<u32>> {
    let length = n as u32;
    let mut data = Gen::new(5, "awkward");
    vec![
        (0..length).collect(),
        (0..length).rev().collect(),
        vec![0; n],
        vec![u32::MAX; n],
        data.u32s(n, 0..=1),
        data.u32s(n, 250..=260),
        (0..length).map(|i| (i % 7) << 29).collect(),
        // Rising, then falling; and one element out of place.
        (0..length).map(|i| i.min(length - 1 - i)).collect(),
        (0..length).map(|i| if i + 1 == length { 0 } else { i + 1 }).collect(),
        data.u32s(n, 0..=u32::MAX),
    ]
}

#[test]
fn sorts_of_awkward_inputs() {
    let mut sim = Sim::open();
    for n in [2, 33, 3841, 8193, 17_011] {
        for keys in awkward(n) {
            let signed: Vec<i32> = keys.iter().map(|key| *key as i32).collect();
            run_all(&mut sim, &MERGE_SORT, &Sorted::of(signed.clone()), [n]);
            run_all(&mut sim, &RADIX_SORT_I32, &Sorted::of(signed), [n]);
            // All bits are floats of some kind, NaNs too.
            let floats = keys.iter().map(|key| f32::from_bits(*key)).collect();
            run_all(&mut sim, &RADIX_SORT_F32, &Sorted::of(floats), [n]);
            let pairs = Sorted::of(numbered(keys.iter().copied(), 0));
            run_all(&mut sim, &MERGE_SORT_PAIRS, &pairs, [n]);
            run_all(&mut sim, &RADIX_SORT_PAIRS, &pairs, [n]);
            run_all(&mut sim, &RADIX_SORT, &Sorted::of(keys), [n]);
        }
    }
}

#[test]
fn sorts_of_any_length() {
    let mut sim = Sim::open();
    let ids = [
        "merge_sort",
        "merge_sort_pairs",
        "radix_sort",
        "radix_sort_i32",
        "radix_sort_f32",
        "radix_sort_pairs",
    ];
    for id in ids {
        for n in [0, 1, 2, 3, 31, 32, 127, 511, 513, 3839, 3841, 7680, 8191, 8192, 8193, 16_385, 30_011] {
            sim.assert_orders_agree(id, &[n]);
        }
    }
}

/// The reference is what the standard library says.
#[test]
fn references_agree_with_the_standard_library() {
    let mut data = Gen::new(3, "reference");
    let mut floats = data.f32s_with_specials(1000);
    floats.extend([f32::from_bits(0xffc0_0001), f32::from_bits(0x7f80_0001), -0.0, 0.0]);
    for a in &floats {
        for b in &floats {
            assert_eq!(a.sort_key().cmp(&b.sort_key()), a.total_cmp(b), "{a} {b}");
        }
    }
    let (a, b) = (f32::MIN_POSITIVE, -f32::MIN_POSITIVE);
    assert!(b.sort_key() < (-0.0f32).sort_key() && (-0.0f32).sort_key() < 0.0f32.sort_key());
    assert!(0.0f32.sort_key() < a.sort_key() && (-f32::NAN).sort_key() < f32::NEG_INFINITY.sort_key());
}

/// C22, the heads of the merges: searches, reads, sectors, barriers.
#[test]
fn c22_costs_of_the_merges() {
    const EACH: u64 = 1 << 15;
    const TOTAL: u64 = 2 * EACH;
    let shape = format!("{EACH}x{EACH}");
    let mut sim = Sim::open();
    let mut count = |variant: &str| sim.count(&format!("merge/{variant}"), &shape);
    let (notes, even, one_search) = (count("co_rank"), count("even"), count("one_search"));
    let threads = TOTAL / 16;
    for counters in [&notes, &even, &one_search] {
        assert_eq!(counters.global_stores, TOTAL);
        assert_eq!((counters.barriers, counters.shared_loads), (0, 0));
        // Parts are 64 bytes apart, so almost every lane writes a sector of its own, eight times as many as there have to be.
        assert!(counters.global_store_sectors > 7 * TOTAL / 8, "{}", counters.global_store_sectors);
    }
    // Two searches a thread, of 2·log₂(TOTAL) + 2 steps with four reads each at most, and two reads an element.
    assert!(notes.global_loads <= 2 * TOTAL + threads * 2 * (2 * 16 + 2) * 4);
    assert!(notes.global_loads > 2 * TOTAL);
    // One search of 16 steps with two reads, and one read an element but for the first and last two of a part.
    assert!(one_search.global_loads <= TOTAL + threads * (2 + 2 * 16));
    assert!(2 * one_search.global_loads < notes.global_loads);
    assert!(one_search.warp_instructions < even.warp_instructions);

    let (tiled, path) = (count("tiled"), count("path"));
    // Through shared memory each element is read once, coalesced.
    let tiles = TOTAL / 2048;
    assert!(tiled.global_loads >= TOTAL && tiled.global_loads <= TOTAL + tiles * 2 * 2 * 16);
    assert!(5 * tiled.global_load_sectors < notes.global_load_sectors);
    assert_eq!(tiled.barriers, 2 * 8 * tiles);
    // But its stores are eight apart: 32 bytes, a sector a lane.
    assert_eq!(tiled.global_store_sectors, TOTAL);

    let tiles = TOTAL.div_ceil(3840);
    let searches = tiles * 2 * 16;
    // Each thread of a block reads where the tile starts and where the next one does.
    let bounds = 256 * (2 * tiles - 1);
    assert!(path.global_loads >= TOTAL + bounds && path.global_loads <= TOTAL + bounds + searches);
    assert_eq!(path.global_stores, TOTAL + tiles);
    // Coalesced: all of it in as few sectors as it has, and those of the starts.
    assert_eq!(path.global_store_sectors, TOTAL / 8 + tiles.div_ceil(4));
    assert!(path.global_load_sectors < TOTAL / 8 * 5 / 4 + searches + 2 * 8 * tiles);
    assert_eq!(path.barriers, 3 * 8 * tiles);
    // Merging has no branch that depends on the elements; only searches diverge.
    assert!(path.divergent_branches <= 3 * 8 * tiles, "{}", path.divergent_branches);
    assert!(8 * path.divergent_branches < notes.divergent_branches);
}

/// The slip: a division that rounds down inside `ceil`. What it leaves out, and that rounding up leaves nothing.
#[test]
fn c22_parts_have_to_be_rounded_up() {
    let mut sim = Sim::open();
    // 4097 elements over 512 threads: parts of 8 leave the last element out, parts of 9 leave threads idle.
    let counters = sim.count("merge/co_rank", "4096x1");
    assert_eq!(counters.global_stores, 4097);
    let even = sim.count("merge/even", "4096x1");
    assert_eq!(even.global_stores, 4097);
    // 455 threads have nine each and one two; the other 56 idle. Even parts need all 512: in the last two warps lanes that idled work.
    assert!(even.active_share() > counters.active_share());
}

/// C23: what a pass costs.
#[test]
fn c23_costs_of_the_merge_sorts() {
    const N: u64 = 1 << 15;
    let mut sim = Sim::open();
    let mut count = |variant: &str| sim.count(&format!("merge_sort/{variant}"), &format!("n={N}"));
    let (one_thread, co_rank, tiles) = (count("one_thread"), count("co_rank"), count("tiles"));
    // 15 passes that write everything.
    assert_eq!((one_thread.global_stores, co_rank.global_stores), (15 * N, 15 * N));
    assert!(one_thread.global_loads <= 2 * 15 * N && one_thread.global_loads > 15 * N);
    // In the last pass one lane of 32 works, in the one before two.
    assert!(one_thread.active_share() < 0.5 && co_rank.active_share() > 0.6);
    assert!(co_rank.global_loads > one_thread.global_loads);
    // Nine tiles: sorted in one pass, merged in four more.
    let count = N.div_ceil(3840);
    let passes = 4;
    assert_eq!(tiles.global_stores, N * (1 + passes) + passes * count);
    assert_eq!(tiles.global_store_sectors, N / 8 * (1 + passes) + passes * count.div_ceil(4));
    assert_eq!(tiles.barriers, 8 * count * (19 + 3 * passes));
    assert!(tiles.global_load_sectors < N / 8 * (1 + passes) * 2);
    assert!(6 * tiles.global_load_sectors < co_rank.global_load_sectors);
}

/// The radix sorts: reads and writes of all passes, barriers, atomics.
#[test]
fn costs_of_the_radix_sorts() {
    const N: u64 = 5 * 8192;
    const TILES: u64 = 5;
    let mut sim = Sim::open();
    let mut count = |name: &str| sim.count(name, &format!("n={N}"));
    let keys = |bytes: u64| bytes as f64 / 4.0 / N as f64;
    // 32 passes: flags read and written, scanned, and moved, all n words.
    let split = count("radix_sort/split");
    assert!((keys(split.global_load_bytes) - 32.0 * 6.0).abs() < 1.0, "{}", keys(split.global_load_bytes));
    assert!((keys(split.global_store_bytes) - 32.0 * 3.0).abs() < 1.0, "{}", keys(split.global_store_bytes));
    // Two reads and a write a pass, and counts.
    for (name, passes, digits) in [("radix_sort/four_bits", 8, 16), ("radix_sort/eight_bits", 4, 256)] {
        let counters = count(name);
        let counts = (TILES * digits) as f64 * 4.0 / N as f64;
        let (reads, writes) = (keys(counters.global_load_bytes), keys(counters.global_store_bytes));
        let passes = passes as f64;
        assert!(reads >= 2.0 * passes && reads <= passes * (2.0 + counts) + 1.0, "{name}: {reads}");
        assert!(writes >= passes && writes <= passes * (1.0 + counts) + 1.0, "{name}: {writes}");
        assert_eq!(counters.shared_atomics, passes as u64 * N, "{name}");
        // A vote a bit, key and pass: 32 a key whatever the digits, and what the scans of the counts take.
        let votes = counters.class(Class::ShuffleVote).thread;
        assert!((32 * N..34 * N).contains(&votes), "{name}: {votes}");
    }
    // One read and one write a pass, and one read for the counts.
    let one_sweep = count("radix_sort/one_sweep");
    assert_eq!(one_sweep.shared_atomics, 4 * N);
    let words = 4 * 256 + 4 * (1 + TILES * 256);
    // Cleared words, digit starts, and a tile's words twice, but once for the first tile.
    assert_eq!(one_sweep.global_store_bytes, 4 * 4 * N + 8 * (words + 1024 + 4 * (2 * TILES - 1) * 256));
    let read = one_sweep.global_load_bytes - 5 * 4 * N;
    // The digit starts once for the scan and once a tile, and at least one word a tile and digit to look back.
    let least = 8 * (1024 + 4 * TILES * 256 + 4 * (TILES - 1) * 256);
    assert!(read >= least && read < 4 * least, "{read}");
    let counting_blocks = (N / 16).div_ceil(256);
    assert!(
        one_sweep.global_atomics > 4 * TILES
            && one_sweep.global_atomics <= 4 * TILES + counting_blocks * 1024
    );
    // Runs of one digit leave together: fewer sectors than keys one by one.
    let eight_bits = count("radix_sort/eight_bits");
    assert!(2 * one_sweep.global_store_sectors < eight_bits.global_store_sectors);
    assert_eq!(one_sweep.barriers, 4 * TILES * 16 * 5 + counting_blocks * 8 * 2 + 4 * 8);
    let pairs = count("radix_sort_pairs/one_sweep");
    assert_eq!(pairs.barriers, one_sweep.barriers + 4 * TILES * 16 * 2);
    assert_eq!(pairs.global_store_bytes, one_sweep.global_store_bytes + 4 * 4 * N);
}

/// More tiles than run at one time, in several orders of blocks.
#[test]
fn look_back_over_many_tiles() {
    let mut sim = Sim::open();
    let n = 70 * 8192 + 17;
    for order in [None, Some(1), Some(2), Some(3)] {
        let one = warpbook::select::select(&["radix_sort/one_sweep".to_owned()], None).expect("it exists")[0];
        let shape = warpbook::shape::Shape::new(one.entry.dims(), &[n]);
        let options = warpbook::session::Options { order, ..Default::default() };
        let report = sim.run(&one, &shape, &options);
        assert_eq!(report.status, warpbook::session::Status::Passed, "{order:?}: {:?}", report.messages);
    }
}
