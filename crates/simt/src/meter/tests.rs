use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::memory::{FULL, Lanes};

fn row(f: impl Fn(u64) -> u64) -> Lanes<u64> {
    std::array::from_fn(|lane| f(lane as u64))
}

fn load_32(f: impl Fn(u64) -> u64) -> SharedCost {
    shared_32(&row(f), FULL, 4, SharedAccess::Load)
}

fn load_16(f: impl Fn(u64) -> u64) -> SharedCost {
    shared_16(&row(f), FULL, 4, SharedAccess::Load)
}

#[test]
fn strides_of_words_in_32_banks() {
    for (stride, way) in
        [(1, 1), (2, 2), (3, 1), (4, 4), (16, 16), (17, 1), (31, 1), (32, 32), (33, 1), (48, 16), (64, 32)]
    {
        let cost = load_32(|l| 4 * stride * l);
        assert_eq!(cost, SharedCost { wavefronts: way, least: 1, way }, "stride {stride}");
    }
    assert_eq!(load_32(|_| 20).way, 1, "one word for all");
    assert_eq!(load_32(|l| 4 * (31 - l)).way, 1, "reversed");
    assert_eq!(load_32(|l| 4 * l + 4).way, 1, "offset by one");
}

#[test]
fn strides_of_words_in_16_banks() {
    for (stride, way) in [(1, 1), (2, 2), (3, 1), (8, 8), (16, 16), (17, 1), (32, 16), (33, 1)] {
        let cost = load_16(|l| 4 * stride * l);
        assert_eq!(cost, SharedCost { wavefronts: 2 * way, least: 2, way }, "stride {stride}");
    }
    assert_eq!(load_16(|_| 20), SharedCost { wavefronts: 2, least: 2, way: 1 });
}

#[test]
fn columns_of_tiles() {
    // 16 x 16 tile, a warp covers two rows of threads; lanes read a column of the tile.
    let column_16 = |l: u64| 4 * ((l % 16) * 16 + l / 16);
    assert_eq!(load_16(column_16).way, 16);
    assert_eq!(load_16(|l| 4 * ((l % 16) * 17 + l / 16)).way, 1, "padded");
    // In 32 banks every second row of 16 words falls on the same banks, and the two columns on neighbouring ones.
    assert_eq!(load_32(column_16).way, 8);
    assert_eq!(load_32(|l| 4 * (l * 32)).way, 32);
    assert_eq!(load_32(|l| 4 * (l * 33)).way, 1, "padded");
    // The rows of a 16 x 16 tile.
    assert_eq!(load_32(|l| 4 * l).way, 1);
}

#[test]
fn broadcast_beside_other_words() {
    // Half of the lanes read one word, the others a word each.
    let mixed = |l: u64| if l.is_multiple_of(2) { 0 } else { 4 * l };
    assert_eq!(load_32(mixed).way, 1);
    assert_eq!(load_16(mixed).way, 1);
    // Two words of one bank, read by half of the lanes each: with 16 banks, each pass broadcasts one.
    let two = |l: u64| if l.is_multiple_of(2) { 0 } else { 128 };
    assert_eq!(load_32(two).way, 2);
    assert_eq!(load_16(two).way, 2);
    // Two words in different banks, half of the lanes each: 32 banks serve both at once; 16 banks broadcast one and
    // serve one lane of the other, then the rest.
    let apart = |l: u64| if l.is_multiple_of(2) { 0 } else { 4 };
    assert_eq!(load_32(apart).way, 1);
    assert_eq!(load_16(apart).way, 2);
}

#[test]
fn bytes_in_16_banks_conflict_four_ways() {
    // CUDA C Programming Guide 3.x, G.3.3.2: neighbouring bytes conflict, bytes a word apart do not.
    assert_eq!(shared_16(&row(|l| l), FULL, 1, SharedAccess::Load).way, 4);
    assert_eq!(shared_16(&row(|l| 4 * l), FULL, 1, SharedAccess::Load).way, 1);
    assert_eq!(shared_32(&row(|l| l), FULL, 1, SharedAccess::Load).way, 1);
}

#[test]
fn wide_accesses_are_split() {
    let doubles = row(|l| 8 * l);
    assert_eq!(
        shared_32(&doubles, FULL, 8, SharedAccess::Load),
        SharedCost { wavefronts: 2, least: 2, way: 1 }
    );
    assert_eq!(
        shared_16(&doubles, FULL, 8, SharedAccess::Load),
        SharedCost { wavefronts: 8, least: 4, way: 2 }
    );
    let quads = row(|l| 16 * l);
    assert_eq!(
        shared_32(&quads, FULL, 16, SharedAccess::Load),
        SharedCost { wavefronts: 4, least: 4, way: 1 }
    );
    assert_eq!(
        shared_16(&quads, FULL, 16, SharedAccess::Load),
        SharedCost { wavefronts: 32, least: 8, way: 4 }
    );
    // A column of 32 doubles.
    assert_eq!(shared_32(&row(|l| 8 * 32 * l), FULL, 8, SharedAccess::Load).way, 16);
    assert_eq!(shared_32(&row(|l| 8 * 33 * l), FULL, 8, SharedAccess::Load).way, 1);
    // A half-warp alone.
    assert_eq!(shared_32(&doubles, 0xffff, 8, SharedAccess::Load).wavefronts, 1);
    assert_eq!(shared_32(&doubles, 0, 8, SharedAccess::Load), SharedCost::default());
}

#[test]
fn stores_and_atomics_to_one_word() {
    let one = row(|_| 64);
    assert_eq!(shared_32(&one, FULL, 4, SharedAccess::Store).way, 1);
    assert_eq!(shared_32(&one, FULL, 4, SharedAccess::Atomic).way, 32);
    assert_eq!(shared_32(&one, 0b111, 4, SharedAccess::Atomic).way, 3);
    assert_eq!(
        shared_16(&one, FULL, 4, SharedAccess::Store),
        SharedCost { wavefronts: 32, least: 2, way: 16 }
    );
    assert_eq!(shared_32(&row(|l| 4 * l), FULL, 4, SharedAccess::Atomic).way, 1);
}

fn cost(f: impl Fn(u64) -> u64, bytes: u32) -> GlobalCost {
    global_cost(&row(|l| 0x1_0000 + f(l)), FULL, bytes)
}

fn moved(count: u32, bytes: u32) -> Transactions {
    Transactions { count, bytes }
}

#[test]
fn unit_stride_of_floats() {
    let c = cost(|l| 4 * l, 4);
    assert_eq!((c.sectors, c.lines), (4, 1));
    assert_eq!(c.cc10, moved(2, 128), "a 64-byte transaction for each half-warp");
    assert_eq!(c.cc12, moved(2, 128));
    assert_eq!(c.cc20_l1, moved(1, 128));
    assert_eq!(c.cc20_l2, moved(4, 128));
}

#[test]
fn unit_stride_of_wider_words() {
    let c = cost(|l| 8 * l, 8);
    assert_eq!((c.sectors, c.lines), (8, 2));
    assert_eq!(c.cc10, moved(2, 256));
    assert_eq!(c.cc12, moved(2, 256));
    assert_eq!(c.cc20_l1, moved(2, 256));
    let c = cost(|l| 16 * l, 16);
    assert_eq!((c.sectors, c.lines), (16, 4));
    assert_eq!(c.cc10, moved(4, 512), "two of 128 bytes for each half-warp");
    assert_eq!(c.cc12, moved(4, 512));
    assert_eq!(c.cc20_l1, moved(4, 512));
    assert_eq!(c.cc20_l2, moved(16, 512));
}

#[test]
fn bytes_and_shorts_never_coalesce_on_the_first_hardware() {
    let c = cost(|l| l, 1);
    assert_eq!(c.cc10, moved(32, 1024));
    assert_eq!(c.cc12, moved(2, 64), "a 32-byte segment for each half-warp");
    assert_eq!((c.sectors, c.lines), (1, 1));
    let c = cost(|l| 2 * l, 2);
    assert_eq!(c.cc10, moved(32, 1024));
    assert_eq!(c.cc12, moved(2, 64), "64-byte segments, half used");
    // All of a 64-byte segment: every second short.
    assert_eq!(cost(|l| 4 * l, 2).cc12, moved(2, 128));
}

#[test]
fn offset_by_one_word() {
    let c = cost(|l| 4 * l + 4, 4);
    assert_eq!(c.cc10, moved(32, 1024), "nobody's word k is at k");
    // 4..68 is in one line, so one transaction of 128; 68..132 needs the upper half and the next line's first sector.
    assert_eq!(c.cc12, moved(3, 128 + 64 + 32));
    assert_eq!(c.cc20_l1, moved(2, 256));
    assert_eq!(c.cc20_l2, moved(5, 160));
    assert_eq!((c.sectors, c.lines), (5, 2));
}

#[test]
fn swapped_lanes_coalesce_from_1_2_on() {
    let c = cost(|l| 4 * (l ^ 1), 4);
    assert_eq!(c.cc10, moved(32, 1024));
    assert_eq!(c.cc12, moved(2, 128));
    assert_eq!(c.cc20_l1, moved(1, 128));
}

#[test]
fn strides() {
    let c = cost(|l| 8 * l, 4);
    assert_eq!(c.cc10, moved(32, 1024));
    assert_eq!(c.cc12, moved(2, 256));
    assert_eq!(c.cc20_l1, moved(2, 256));
    assert_eq!(c.cc20_l2, moved(8, 256));
    let c = cost(|l| 4096 * l, 4);
    assert_eq!(c.cc12, moved(32, 1024));
    assert_eq!(c.cc20_l1, moved(32, 4096));
    assert_eq!(c.cc20_l2, moved(32, 1024));
    assert_eq!((c.sectors, c.lines), (32, 32));
    let c = cost(|_| 12, 4);
    assert_eq!(c.cc10, moved(32, 1024));
    assert_eq!(c.cc12, moved(2, 64));
    assert_eq!(c.cc20_l1, moved(1, 128));
    assert_eq!(c.cc20_l2, moved(1, 32));
}

#[test]
fn inactive_lanes() {
    let unit = row(|l| 0x1_0000 + 4 * l);
    let c = global_cost(&unit, 0x0000_fffe, 4);
    assert_eq!(c.cc10, moved(1, 64), "lanes that are off do not break coalescing");
    assert_eq!(c.cc12, moved(1, 64));
    let c = global_cost(&unit, 0x0001_0001, 4);
    assert_eq!(c.cc10, moved(2, 128));
    assert_eq!(c.cc12, moved(2, 64));
    let c = global_cost(&row(|l| 0x1_0004 + 4 * l), 0b101, 4);
    assert_eq!(c.cc10, moved(2, 64));
    assert_eq!(global_cost(&unit, 0, 4), GlobalCost::default());
}

#[test]
fn constants_are_replayed_for_each_address() {
    assert_eq!(constant_words(&row(|_| 8), FULL, 4), 1);
    assert_eq!(constant_words(&row(|l| 4 * l), FULL, 4), 32);
    assert_eq!(constant_words(&row(|l| l), FULL, 1), 8);
    assert_eq!(constant_words(&row(|l| 8 * (l % 5)), 0xff, 8), 5);
    assert_eq!(constant_words(&row(|l| l), 0, 4), 0);
}

// The same questions answered the plain way, with sets.

fn oracle_32(offsets: &Lanes<u64>, mask: u32, bytes: u32, access: SharedAccess) -> SharedCost {
    let lanes = (128 / bytes.max(4)) as usize;
    let mut cost = SharedCost::default();
    for part in 0..32 / lanes {
        let mut words = Vec::new();
        for lane in (part * lanes..(part + 1) * lanes).filter(|lane| mask >> lane & 1 != 0) {
            words.extend((0..bytes.div_ceil(4)).map(|i| offsets[lane] / 4 + u64::from(i)));
        }
        if words.is_empty() {
            continue;
        }
        if access != SharedAccess::Atomic {
            words = words.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        }
        let passes = (0..32).map(|bank| words.iter().filter(|&w| w % 32 == bank).count() as u32).max();
        cost.wavefronts += passes.unwrap_or(0);
        cost.least += 1;
        cost.way = cost.way.max(passes.unwrap_or(0));
    }
    cost
}

fn segments_of(addresses: &Lanes<u64>, lanes: impl Iterator<Item = usize>, size: u64) -> BTreeSet<u64> {
    lanes.map(|lane| addresses[lane] / size).collect()
}

fn oracle_global(addresses: &Lanes<u64>, mask: u32, bytes: u32) -> GlobalCost {
    let on = |from: usize, to: usize| (from..to).filter(move |lane| mask >> lane & 1 != 0);
    let mut cost = GlobalCost {
        sectors: segments_of(addresses, on(0, 32), 32).len() as u32,
        lines: segments_of(addresses, on(0, 32), 128).len() as u32,
        ..GlobalCost::default()
    };
    let at_once = (128 / bytes.max(4)) as usize;
    for part in 0..32 / at_once {
        let lanes = || on(part * at_once, (part + 1) * at_once);
        let lines = segments_of(addresses, lanes(), 128).len() as u32;
        let sectors = segments_of(addresses, lanes(), 32).len() as u32;
        cost.cc20_l1.count += lines;
        cost.cc20_l1.bytes += 128 * lines;
        cost.cc20_l2.count += sectors;
        cost.cc20_l2.bytes += 32 * sectors;
    }
    for half in 0..2 {
        let lanes = || on(half * 16, half * 16 + 16);
        // The algorithm of the programming guide, as it is written there.
        let size = match bytes {
            1 => 32,
            2 => 64,
            _ => 128,
        };
        let mut left: Vec<usize> = lanes().collect();
        while let Some(&lowest) = left.first() {
            let segment = addresses[lowest] / size;
            let (here, others): (Vec<_>, Vec<_>) =
                left.iter().partition(|&&lane| addresses[lane] / size == segment);
            let (mut from, mut to) = (segment * size, (segment + 1) * size);
            while to - from > 32 {
                let middle = (from + to) / 2;
                if here.iter().all(|&lane| addresses[lane] + u64::from(bytes) <= middle) {
                    to = middle;
                } else if here.iter().all(|&lane| addresses[lane] >= middle) {
                    from = middle;
                } else {
                    break;
                }
            }
            cost.cc12.count += 1;
            cost.cc12.bytes += (to - from) as u32;
            left = others;
        }
        let word = u64::from(bytes);
        let good = matches!(bytes, 4 | 8 | 16)
            && (0..64_u64).any(|guess| {
                let Some(first) = lanes().next() else { return false };
                let base = (addresses[first] / (16 * word)).saturating_sub(guess) * 16 * word;
                lanes().all(|lane| addresses[lane] == base + (lane as u64 % 16) * word)
            });
        let active = lanes().count() as u32;
        if good {
            let (count, size) = if bytes == 16 { (2, 128) } else { (1, 16 * bytes) };
            cost.cc10.count += count;
            cost.cc10.bytes += count * size;
        } else {
            cost.cc10.count += active;
            cost.cc10.bytes += 32 * active;
        }
    }
    cost
}

/// Rows as programs make them: strides, tiles, a few clusters, or anything.
fn addresses() -> impl Strategy<Value = (Lanes<u64>, u32)> {
    let width = prop::sample::select(vec![1_u32, 2, 4, 8, 16]);
    let shape = prop_oneof![
        (0..200_u64, 0..70_u64).prop_map(|(base, stride)| row(|l| base + stride * l)),
        (0..40_u64, 1..40_u64, 1..33_u64).prop_map(|(base, pitch, w)| row(|l| base + l / w * pitch + l % w)),
        (0..100_u64, 0..100_u64, 0..2_u64, 0..2_u64).prop_map(|(low, high, one, two)| {
            row(|l| if l < 16 { low + one * l } else { high + two * (l - 16) })
        }),
        prop::array::uniform32(0..60_u64),
        prop::array::uniform32(0..5000_u64),
        prop::array::uniform32(prop::sample::select(vec![0_u64, 1, 32, 33, 64, 512])),
    ];
    (shape, width).prop_map(|(shape, width)| (shape.map(|w| w * u64::from(width)), width))
}

fn masks() -> impl Strategy<Value = u32> {
    prop_oneof![
        Just(FULL),
        any::<u32>(),
        (0..33_u32).prop_map(|n| ((1_u64 << n) - 1) as u32),
        Just(0x5555_5555)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn shared_memory_like_the_oracle((offsets, bytes) in addresses(), mask in masks(), what in 0..3) {
        let access = [SharedAccess::Load, SharedAccess::Store, SharedAccess::Atomic][what as usize];
        prop_assert_eq!(shared_32(&offsets, mask, bytes, access), oracle_32(&offsets, mask, bytes, access));
        // 32-bit offsets mean the same.
        let narrow = offsets.map(|o| o as u32);
        prop_assert_eq!(shared_32(&narrow, mask, bytes, access), oracle_32(&offsets, mask, bytes, access));
    }

    #[test]
    fn sixteen_banks_stay_between_their_bounds((offsets, bytes) in addresses(), mask in masks()) {
        let load = shared_16(&offsets, mask, bytes, SharedAccess::Load);
        let store = shared_16(&offsets, mask, bytes, SharedAccess::Store);
        // A broadcast only helps, and no pass serves two words of a bank.
        prop_assert!(load.wavefronts <= store.wavefronts);
        prop_assert_eq!(load.least, store.least);
        let (mut distinct, mut lanes) = (0, 0);
        for half in [mask & 0xffff, mask & 0xffff_0000] {
            for word in 0..u64::from(bytes.div_ceil(4)) {
                let on = || (0..32).filter(|lane| half >> lane & 1 != 0).map(|lane| offsets[lane] / 4 + word);
                let set: BTreeSet<_> = on().collect();
                distinct += (0..16).map(|bank| set.iter().filter(|&w| w % 16 == bank).count()).max().unwrap_or(0);
                lanes += (0..16).map(|bank| on().filter(|w| w % 16 == bank).count()).max().unwrap_or(0);
            }
        }
        prop_assert!(load.wavefronts >= distinct as u32);
        prop_assert_eq!(store.wavefronts, lanes as u32);
        if distinct == lanes {
            prop_assert_eq!(load.wavefronts, lanes as u32);
        }
    }

    #[test]
    fn global_memory_like_the_oracle((offsets, bytes) in addresses(), mask in masks(), base in 0..40_u64) {
        let addresses = offsets.map(|o| (1 << 40) + base * u64::from(bytes) + o);
        prop_assert_eq!(global_cost(&addresses, mask, bytes), oracle_global(&addresses, mask, bytes));
    }

    #[test]
    fn constants_like_the_oracle((offsets, bytes) in addresses(), mask in masks()) {
        let words: BTreeSet<_> = (0..32)
            .filter(|lane| mask >> lane & 1 != 0)
            .map(|lane| offsets[lane] / u64::from(bytes.max(4)))
            .collect();
        prop_assert_eq!(constant_words(&offsets, mask, bytes), words.len() as u32);
    }
}
