use std::sync::atomic::{AtomicBool, Ordering};

use proptest::prelude::*;

use super::*;
use crate::Nearest;

fn row<T>(f: impl Fn(u64) -> T) -> Lanes<T> {
    std::array::from_fn(|lane| f(lane as u64))
}

fn memory() -> Memory {
    Memory::new(1 << 30)
}

#[test]
fn host_copies_and_fills() {
    let memory = memory();
    let a = memory.allocate(1000, 1).unwrap();
    let data: Vec<u8> = (0..1000).map(|i| (i * 7) as u8).collect();
    let mut back = vec![1; 1000];
    memory.read(a, &mut back).unwrap();
    assert!(back.iter().all(|&b| b == 0), "fresh memory is zero");
    memory.write(a, &data).unwrap();
    memory.read(a, &mut back).unwrap();
    assert_eq!(back, data);
    for (offset, len) in [(0, 1), (1, 6), (3, 8), (7, 17), (5, 995), (999, 1), (13, 0)] {
        let mut part = vec![0; len];
        memory.read(a + offset as u64, &mut part).unwrap();
        assert_eq!(part, data[offset..offset + len]);
    }
    memory.fill(a + 3, &[1, 2, 3], 5).unwrap();
    memory.read(a, &mut back).unwrap();
    assert_eq!(back[..20], [0, 7, 14, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 126, 133]);
    assert!(memory.fill(a + 997, &[0; 4], 1).is_err());
    assert!(memory.read(a + 999, &mut [0; 2]).is_err());
}

#[test]
fn overlapping_copies_like_memmove() {
    let memory = memory();
    let len = 200_000;
    let mut expected: Vec<u8> = (0..len).map(|i| (i / 3 + i) as u8).collect();
    let a = memory.allocate(len as u64, 1).unwrap();
    memory.write(a, &expected).unwrap();
    for (to, from, n) in
        [(1, 0, 150_000), (0, 77, 199_000), (65_536, 1, 100_000), (3, 3, 10), (100_000, 0, 100_000)]
    {
        memory.copy(a + to as u64, a + from as u64, n as u64).unwrap();
        expected.copy_within(from..from + n, to);
        let mut back = vec![0; len];
        memory.read(a, &mut back).unwrap();
        assert!(back == expected, "copy of {n} from {from} to {to}");
    }
    assert!(memory.copy(a + 1, a, len as u64).is_err());
}

#[test]
fn addresses_are_aligned_and_never_used_twice() {
    let memory = memory();
    let mut seen = Vec::new();
    for i in 0..100_u64 {
        let address = memory.allocate(i * 37 + 1, 1).unwrap();
        assert_eq!(address % 256, 0);
        assert!(Window::Global.holds(address));
        assert!(!seen.contains(&address));
        seen.push(address);
        memory.free(address).unwrap();
    }
    assert_eq!(memory.allocate(10_000, 1).unwrap() % 512, 0);
    assert_eq!(memory.allocate(1, 1 << 20).unwrap() % (1 << 20), 0);
    assert_eq!(memory.allocate(1, 3), Err(MemoryError::BadAlignment { align: 3 }));
    let constant = memory.allocate_constant(64, 16).unwrap();
    assert!(Window::Const.holds(constant));
    memory.write(constant, &[1; 64]).unwrap();
}

#[test]
fn capacity_is_kept() {
    let memory = Memory::new(4096);
    assert_eq!(memory.allocate(0, 1), Err(MemoryError::ZeroSize));
    let a = memory.allocate(1000, 1).unwrap();
    assert_eq!(
        memory.allocate(3100, 1),
        Err(MemoryError::OutOfMemory { requested: 3100, free: 3072, capacity: 4096 })
    );
    let b = memory.allocate(3072, 1).unwrap();
    assert_eq!(memory.usage(), Usage { capacity: 4096, used: 4096, peak: 4096, allocations: 2, mappings: 0 });
    memory.free(a).unwrap();
    memory.free(b).unwrap();
    assert_eq!(memory.usage().used, 0);
    assert_eq!(memory.usage().peak, 4096);
    assert!(memory.allocate(u64::MAX, 1).is_err());
    memory.allocate(4096, 1).unwrap();
}

#[test]
fn more_than_four_gibibytes() {
    let memory = Memory::new(1 << 40);
    let size = (1 << 32) + (1 << 31);
    // A host that does not overcommit may refuse; then there is nothing to test.
    let Ok(a) = memory.allocate(size, 256) else { return };
    let end = a + size;
    memory.write(end - 8, &[9; 8]).unwrap();
    assert!(memory.write(end - 7, &[9; 8]).is_err());
    let mut lookup = memory.lookup();
    let mut out = [[0_u64; 32]];
    let addresses = row(|l| a + l * (size / 32 / 8 * 8) + if l == 31 { size / 32 - 8 } else { 0 });
    lookup.load(0, &addresses, FULL, &mut out).unwrap();
    assert_eq!(out[0][31], 0x0909_0909_0909_0909);
    assert_eq!(out[0][30], 0);
}

#[test]
fn poisoned_allocations() {
    let memory = Memory::with_options(MemoryOptions { capacity: 1 << 20, poison: Some(0xa5) });
    let a = memory.allocate(100_001, 1).unwrap();
    let mut back = vec![0; 100_001];
    memory.read(a, &mut back).unwrap();
    assert!(back.iter().all(|&b| b == 0xa5));
}

#[test]
fn wrong_accesses_say_what_is_there() {
    let memory = memory();
    let a = memory.allocate(4096, 1).unwrap();
    let b = memory.allocate(100, 1).unwrap();
    let error = |address, size| memory.read(address, &mut vec![0; size]).unwrap_err();
    let near = |base, len| Some(Nearest { base, len });
    assert_eq!(
        error(a + 4096 + 12, 4),
        MemoryError::OutOfBounds { address: a + 4108, size: 4, nearest: near(a, 4096) }
    );
    assert_eq!(
        error(a + 4108, 4).to_string(),
        format!(
            "4 bytes at {:#x} are out of bounds: 12 bytes after the allocation of 4096 bytes at {a:#x}",
            a + 4108
        )
    );
    assert!(error(a + 4096, 4).to_string().contains("just after the allocation of 4096 bytes"));
    assert!(error(a + 4094, 4).to_string().contains("the last 2 of them are past the end of"));
    assert!(
        error(b - 8, 4)
            .to_string()
            .contains(&format!("8 bytes before the allocation of 100 bytes at {b:#x}"))
    );
    assert!(error(b - 2, 4).to_string().contains("the first 2 of them are before"));
    assert_eq!(error(0, 4), MemoryError::NullPointer { address: 0, size: 4 });
    assert!(error(400, 4).to_string().contains("a null pointer plus 400 bytes"));
    assert!(matches!(error(u64::MAX - 1, 4), MemoryError::OutOfBounds { .. }));
    memory.free(b).unwrap();
    let freed = Nearest { base: b, len: 100 };
    assert_eq!(error(b + 50, 4), MemoryError::UseAfterFree { address: b + 50, size: 4, freed });
    assert_eq!(error(b - 2, 4), MemoryError::UseAfterFree { address: b - 2, size: 4, freed });
    assert!(matches!(error(b + 100, 4), MemoryError::OutOfBounds { .. }));
    assert_eq!(
        memory.free(b),
        Err(MemoryError::InvalidFree { address: b, found: FreeTarget::Freed(freed) }),
        "double free"
    );
    assert_eq!(
        memory.free(a + 16),
        Err(MemoryError::InvalidFree {
            address: a + 16,
            found: FreeTarget::Inside(Nearest { base: a, len: 4096 })
        })
    );
    assert_eq!(memory.free(17), Err(MemoryError::InvalidFree { address: 17, found: FreeTarget::Nothing }));
    let empty = Memory::new(1);
    assert!(empty.read(DEVICE_BASE, &mut [0]).unwrap_err().to_string().contains("no live allocation"));
}

#[test]
#[allow(unsafe_code)]
fn mapped_host_memory_keeps_its_address() {
    let memory = memory();
    let mut host = vec![0_u64; 64];
    let address = host.as_mut_ptr() as u64;
    // SAFETY: `host` outlives the mapping, and nobody else touches it meanwhile.
    unsafe { memory.map_external(host.as_mut_ptr().cast(), 512) }.unwrap();
    // SAFETY: refused, so nothing is mapped.
    let again = unsafe { memory.map_external(host.as_mut_ptr().cast::<u8>().wrapping_add(8), 8) };
    assert_eq!(again, Err(MemoryError::BadMapping { address: address + 8, size: 8 }));
    assert_eq!(memory.allocation_of(address + 5), Some((address, 512)));
    assert_eq!(memory.usage().mappings, 1);
    assert!(matches!(
        memory.free(address),
        Err(MemoryError::InvalidFree { found: FreeTarget::Mapping(_), .. })
    ));
    let mut lookup = memory.lookup();
    lookup.store(0, &row(|l| address + 8 * l), FULL, &[row(|l| l + 100)]).unwrap();
    assert!(lookup.store(0, &row(|l| address + 8 * l + 264), FULL, &[row(|l| l)]).is_err());
    drop(lookup);
    memory.unmap(address).unwrap();
    assert_eq!(host[31], 131);
    assert!(memory.read(address, &mut [0; 4]).is_err());
    // SAFETY: refused, as null, tagged and device addresses are.
    for wrong in [0, DEVICE_BASE, address | 1 << 60] {
        // SAFETY: as above.
        assert!(unsafe { memory.map_external(wrong as *mut u8, 8) }.is_err());
    }
}

#[test]
fn lookups_see_allocations_that_come_and_go() {
    let memory = memory();
    let mut lookup = memory.lookup();
    let a = memory.allocate(256, 1).unwrap();
    let mut out = [[7_u32; 32]];
    lookup.load(3, &row(|l| a + 4 * l), FULL, &mut out).unwrap();
    assert_eq!(out, [[0; 32]]);
    let b = memory.allocate(256, 1).unwrap();
    memory.free(a).unwrap();
    // A site that goes elsewhere finds out; a new lookup does at once.
    lookup.load(3, &row(|l| b + 4 * l), FULL, &mut out).unwrap();
    for lookup in [&mut lookup, &mut memory.lookup()] {
        let fault = lookup.load(4, &row(|l| a + 4 * l), FULL, &mut out).unwrap_err();
        assert!(matches!(fault.error, MemoryError::UseAfterFree { .. }), "{fault}");
    }
}

#[test]
fn faults_name_the_lowest_wrong_lane() {
    let memory = memory();
    let a = memory.allocate(100, 1).unwrap();
    let mut lookup = memory.lookup();
    let mut out = [[0_u32; 32]];
    let fault = lookup.load(0, &row(|l| a + 4 * l), FULL, &mut out).unwrap_err();
    assert_eq!((fault.lane, &fault.error), (25, &memory.read(a + 100, &mut [0; 4]).unwrap_err()));
    lookup.load(0, &row(|l| a + 4 * l), FULL >> 7, &mut out).unwrap();
    let fault = lookup.load(0, &row(|l| a + if l == 9 { 2 } else { 0 }), FULL, &mut out).unwrap_err();
    assert_eq!((fault.lane, fault.error), (9, MemoryError::Misaligned { address: a + 2, align: 4 }));
    let fault = lookup.store(0, &row(|l| a + 8 + 16 * l), 0b110, &[[0_u32; 32]; 4]).unwrap_err();
    assert_eq!((fault.lane, fault.error), (1, MemoryError::Misaligned { address: a + 24, align: 16 }));
    let fault = lookup.store(0, &row(|_| 0), 1 << 5, &[[0_u8; 32]]).unwrap_err();
    assert_eq!((fault.lane, fault.error), (5, MemoryError::NullPointer { address: 0, size: 1 }));
    assert_eq!(lookup.load_one::<u16>(0, a + 1), Err(MemoryError::Misaligned { address: a + 1, align: 2 }));
}

fn rmw(op: AtomicOp, ty: AtomicType) -> Rmw {
    Rmw::new(op, ty).unwrap()
}

#[test]
fn atomics_on_one_counter_give_each_lane_its_turn() {
    let memory = memory();
    let a = memory.allocate(64, 1).unwrap();
    let mut lookup = memory.lookup();
    let mut old = [99_u32; 32];
    let add = rmw(AtomicOp::Add, AtomicType::U32);
    lookup.atomic(0, &[a; 32], 0xffff_fff0, add, &row(|l| l as u32), &mut old).unwrap();
    assert_eq!(old[..6], [99, 99, 99, 99, 0, 4]);
    assert_eq!(lookup.load_one::<u32>(0, a), Ok((4..32).sum()));
    let inc = rmw(AtomicOp::Increment, AtomicType::U32);
    lookup.store_one(0, a, 0_u32).unwrap();
    lookup.atomic(0, &[a; 32], FULL, inc, &[4; 32], &mut old).unwrap();
    assert_eq!(old[..7], [0, 1, 2, 3, 4, 0, 1]);
    let dec = rmw(AtomicOp::Decrement, AtomicType::U32);
    lookup.store_one(0, a, 1_u32).unwrap();
    lookup.atomic(0, &[a; 32], FULL, dec, &[3; 32], &mut old).unwrap();
    assert_eq!(old[..6], [1, 0, 3, 2, 1, 0]);
    // The first lane finds what it expects; the others find what it left.
    lookup.store_one(0, a, 7_u32).unwrap();
    lookup.compare_and_swap(0, &[a; 32], 0b111, &[7; 32], &row(|l| 20 + l as u32), &mut old).unwrap();
    assert_eq!(old[..3], [7, 20, 20]);
    assert_eq!(lookup.load_one::<u32>(0, a), Ok(20));
    let fault = lookup.atomic(0, &[a + 2; 32], 0b100, add, &[1; 32], &mut old).unwrap_err();
    assert_eq!(fault.lane, 2);
}

#[test]
fn atomics_of_every_type() {
    let memory = memory();
    let a = memory.allocate(64, 1).unwrap();
    let mut lookup = memory.lookup();
    let mut both = |op, ty: AtomicType, start: u64, operand: u64| {
        let mut block = ByteStore::new(16);
        macro_rules! run {
            ($t:ty) => {{
                let mut old = [0 as $t; 32];
                lookup.store_one(0, a, start as $t).unwrap();
                lookup.atomic(0, &[a; 32], 1, rmw(op, ty), &[operand as $t; 32], &mut old).unwrap();
                assert_eq!(old[0], start as $t);
                block.store_one(8, start as $t).unwrap();
                block.atomic(&[8_u32; 32], 1, rmw(op, ty), &[operand as $t; 32], &mut old).unwrap();
                assert_eq!(old[0], start as $t);
                (u64::from(lookup.load_one::<$t>(0, a).unwrap()), u64::from(block.load_one::<$t>(8).unwrap()))
            }};
        }
        match ty.bytes() {
            2 => run!(u16),
            4 => run!(u32),
            _ => run!(u64),
        }
    };
    use AtomicOp::*;
    use AtomicType::*;
    let minus = |x: i64| x as u64;
    for (op, ty, start, operand, result) in [
        (Add, U32, 0xffff_ffff, 2, 1),
        (Add, S32, 5, minus(-7) & 0xffff_ffff, minus(-2) & 0xffff_ffff),
        (Add, U64, u64::MAX, 2, 1),
        (And, B32, 0xff, 0xf0f, 0xf),
        (Or, B64, 1 << 40, 1, 1 << 40 | 1),
        (Xor, B32, 0b110, 0b101, 0b11),
        (Exchange, B64, 7, 1 << 50, 1 << 50),
        (Min, S32, minus(-1) & 0xffff_ffff, 3, 0xffff_ffff),
        (Min, U32, 0xffff_ffff, 3, 3),
        (Max, S64, minus(-4), minus(-9), minus(-4)),
        (Max, U64, 4, minus(-9), minus(-9)),
        (Add, F32, 1.5_f32.to_bits().into(), 2.25_f32.to_bits().into(), 3.75_f32.to_bits().into()),
        (Add, F64, 1.5_f64.to_bits(), 1e300_f64.to_bits(), 1e300_f64.to_bits()),
        (Add, F16, 0x3c00, 0x4000, 0x4200),
        (Add, F16x2, 0x3c00_4000, 0x3c00_3c00, 0x4000_4200),
        (Add, Bf16, 0x3f80, 0x4000, 0x4040),
        (Add, Bf16x2, 0x3f80_4000, 0x3f80_3f80, 0x4000_4040),
        (Min, F16x2, 0x3c00_c000, 0x4000_3c00, 0x3c00_c000),
        (Max, Bf16x2, 0x3f80_c000, 0x4000_3f80, 0x4000_3f80),
    ] {
        assert_eq!(both(op, ty, start, operand), (result, result), "{op:?} {ty:?}");
    }
    // Sums of singles flush subnormals on global memory and keep them on shared memory.
    assert_eq!(both(Add, F32, 1, 2), (0, 3));
    assert_eq!(Rmw::new(Add, B32), None);
    assert_eq!(Rmw::new(Increment, U64), None);
    assert_eq!(Rmw::new(Min, F32), None);
}

#[test]
fn swaps_of_128_bits() {
    let memory = memory();
    let a = memory.allocate(64, 1).unwrap();
    let mut lookup = memory.lookup();
    let mut old = [[9_u64; 32]; 2];
    lookup.swap_128(0, &[a; 32], 0b11, None, &[row(|l| l), row(|l| 10 + l)], &mut old).unwrap();
    assert_eq!((old[0][..3].to_vec(), old[1][..3].to_vec()), (vec![0, 0, 9], vec![0, 10, 9]));
    lookup
        .swap_128(
            0,
            &[a; 32],
            0b11,
            Some(&[[1; 32], row(|l| 11_u64.wrapping_sub(l))]),
            &[[5; 32], [6; 32]],
            &mut old,
        )
        .unwrap();
    assert_eq!((old[0][0], old[1][0], old[0][1], old[1][1]), (1, 11, 5, 6));
    assert!(lookup.swap_128(0, &[a + 8; 32], 1, None, &[[0; 32]; 2], &mut old).is_err());
    let mut block = ByteStore::new(64);
    block.swap(&[16_u32; 32], 0b11, None, &[row(|l| l), row(|l| 10 + l)], &mut old).unwrap();
    assert_eq!((old[0][1], old[1][1]), (0, 10));
    block
        .swap(
            &[16_u64; 32],
            0b11,
            Some(&[[1; 32], row(|l| 11_u64.wrapping_sub(l))]),
            &[[5; 32], [6; 32]],
            &mut old,
        )
        .unwrap();
    assert_eq!((old[0][1], old[1][1]), (5, 6));
}

#[test]
fn threads_share_memory() {
    let memory = memory();
    let a = memory.allocate(4096, 1).unwrap();
    let ready = AtomicBool::new(false);
    std::thread::scope(|scope| {
        // Neighbouring bytes, halves and bits of one word from two threads, and one counter.
        for half in 0..2_u64 {
            let (memory, ready) = (&memory, &ready);
            scope.spawn(move || {
                let mut lookup = memory.lookup();
                let mut old = [0_u32; 32];
                for i in 0..2000_u32 {
                    let bytes = row(|l| a + 1024 + 2 * l + half);
                    lookup.store(0, &bytes, FULL, &[[(i % 250) as u8 + 1; 32]]).unwrap();
                    let halves = row(|l| a + 2048 + 4 * l + 2 * half);
                    lookup.store(1, &halves, FULL, &[[i as u16; 32]]).unwrap();
                    let add = rmw(AtomicOp::Add, AtomicType::U32);
                    lookup.atomic(2, &[a; 32], FULL, add, &[1; 32], &mut old).unwrap();
                    let sum = rmw(AtomicOp::Add, AtomicType::F32);
                    lookup.atomic(3, &[a + 8; 32], 3, sum, &[1_f32.to_bits(); 32], &mut old).unwrap();
                    let mut found = [[0_u8; 32]];
                    lookup.load(0, &bytes, FULL, &mut found).unwrap();
                    assert_eq!(found[0], [(i % 250) as u8 + 1; 32], "a neighbour's store disturbed this");
                }
                // The first spins until the second has set the flag.
                if half == 0 {
                    ready.store(true, Ordering::Relaxed);
                    while lookup.load_one::<u32>(4, a + 16).unwrap() == 0 {
                        std::thread::yield_now();
                    }
                } else {
                    while !ready.load(Ordering::Relaxed) {
                        std::thread::yield_now();
                    }
                    lookup.store_one(4, a + 16, 1_u32).unwrap();
                }
            });
        }
    });
    let mut lookup = memory.lookup();
    assert_eq!(lookup.load_one::<u32>(0, a), Ok(2 * 2000 * 32));
    assert_eq!(lookup.load_one::<u32>(0, a + 8), Ok(8000_f32.to_bits()));
}

/// Rows that take every path: runs, broadcasts, gaps, scatter, partly outside, unaligned.
fn offsets() -> impl Strategy<Value = Lanes<u64>> {
    let base = prop_oneof![Just(0_u64), 0..40_u64];
    prop_oneof![
        (base, prop::sample::select(vec![0_u64, 1, 2, 4, 8, 16, 24, 32]))
            .prop_map(|(base, stride)| row(|l| base + stride * l)),
        (0..40_u64, 0..40_u64, 0..3_u64, 0..3_u64).prop_map(|(low, high, one, two)| {
            row(|l| if l < 16 { 16 * low + 4 * one * l } else { 16 * high + 4 * two * (l - 16) })
        }),
        prop::array::uniform32((0..64_u64).prop_map(|i| i * 16)),
        prop::array::uniform32(0..600_u64),
    ]
}

fn masks() -> impl Strategy<Value = u32> {
    prop_oneof![Just(FULL), any::<u32>(), (0..33_u32).prop_map(|n| ((1_u64 << n) - 1) as u32), Just(0)]
}

/// What a memory of `bytes` does with a row of vectors of `N` elements, the plain way: the first wrong lane, and what
/// the lanes before it load.
fn plain_load<const SIZE: usize, const N: usize>(
    bytes: &[u8],
    offsets: &Lanes<u64>,
    mask: u32,
) -> (Option<u32>, [Lanes<u64>; N]) {
    let mut out = [[u64::MAX; 32]; N];
    for lane in 0..32_usize {
        if mask >> lane & 1 == 0 {
            continue;
        }
        let at = offsets[lane] as usize;
        if !at.is_multiple_of(SIZE * N) || at + SIZE * N > bytes.len() {
            return (Some(lane as u32), out);
        }
        for j in 0..N {
            let mut word = [0; 8];
            word[..SIZE].copy_from_slice(&bytes[at + j * SIZE..][..SIZE]);
            out[j][lane] = u64::from_le_bytes(word);
        }
    }
    (None, out)
}

macro_rules! like_plain {
    ($name:ident, $t:ty, $n:literal) => {
        proptest! {
            #[test]
            fn $name(offsets in offsets(), mask in masks(), len in 1..700_usize, seed in any::<u64>()) {
                const SIZE: usize = size_of::<$t>();
                let mut bytes: Vec<u8> = (0..len).map(|i| (seed >> (i % 57)) as u8 ^ i as u8).collect();
                let memory = Memory::new(1 << 20);
                let a = memory.allocate(len as u64, 1).unwrap();
                memory.write(a, &bytes).unwrap();
                let mut block = ByteStore::new(len);
                block.bytes_mut().copy_from_slice(&bytes);
                let addresses = offsets.map(|o| o + a);
                let narrow = offsets.map(|o| o as u32);
                let mut lookup = memory.lookup();

                let (wrong, expected) = plain_load::<SIZE, $n>(&bytes, &offsets, mask);
                let mut out = [[<$t>::MAX; 32]; $n];
                let mut outs = [out; 3];
                let results = [
                    lookup.load(1, &addresses, mask, &mut outs[0]),
                    block.load(&offsets, mask, &mut outs[1]),
                    block.load(&narrow, mask, &mut outs[2]),
                ];
                for (result, got) in results.into_iter().zip(outs) {
                    prop_assert_eq!(result.as_ref().err().map(|f| f.lane), wrong);
                    if wrong.is_none() {
                        for j in 0..$n {
                            for lane in 0..32 {
                                let want = expected[j][lane] as $t;
                                let want = if mask >> lane & 1 != 0 { want } else { <$t>::MAX };
                                prop_assert_eq!(got[j][lane], want, "element {} of lane {}", j, lane);
                            }
                        }
                    }
                }

                for j in 0..$n {
                    out[j] = std::array::from_fn(|l| (seed.rotate_left(l as u32) as $t).wrapping_add(j as $t));
                }
                let stored = [
                    lookup.store(2, &addresses, mask, &out).err().map(|f| f.lane),
                    block.store(&narrow, mask, &out).err().map(|f| f.lane),
                ];
                prop_assert_eq!(stored, [wrong; 2]);
                if wrong.is_none() {
                    for lane in 0..32 {
                        if mask >> lane & 1 != 0 {
                            for j in 0..$n {
                                let at = offsets[lane] as usize + j * SIZE;
                                bytes[at..at + SIZE].copy_from_slice(&out[j][lane].to_le_bytes());
                            }
                        }
                    }
                    let mut back = vec![0; len];
                    memory.read(a, &mut back).unwrap();
                    prop_assert_eq!(&back, &bytes);
                    prop_assert_eq!(block.bytes(), &bytes[..]);
                }
            }
        }
    };
}
like_plain!(rows_of_bytes, u8, 1);
like_plain!(rows_of_halves, u16, 1);
like_plain!(rows_of_words, u32, 1);
like_plain!(rows_of_doubles, u64, 1);
like_plain!(rows_of_word_pairs, u32, 2);
like_plain!(rows_of_word_quads, u32, 4);
like_plain!(rows_of_double_pairs, u64, 2);
like_plain!(rows_of_byte_quads, u8, 4);

macro_rules! lanes_like_plain {
    ($name:ident, $t:ty, $n:literal) => {
        proptest! {
            #[test]
            fn $name(offsets in offsets(), mask in masks(), len in 1..700_usize, seed in any::<u64>()) {
                const SIZE: usize = size_of::<$t>();
                let mut local = LaneStore::new(len);
                let mut stacks = vec![vec![0_u8; len]; 32];
                for (lane, stack) in stacks.iter_mut().enumerate() {
                    for (i, byte) in stack.iter_mut().enumerate() {
                        *byte = (seed >> (i % 57)) as u8 ^ i as u8 ^ lane as u8;
                        local.store_one(i as u64, lane, *byte).unwrap();
                    }
                }
                let mut wrong = None;
                let mut values = [[0 as $t; 32]; $n];
                for j in 0..$n {
                    values[j] = std::array::from_fn(|l| (seed.rotate_left(l as u32) as $t).wrapping_add(j as $t));
                }
                let mut expected = [[<$t>::MAX; 32]; $n];
                for lane in (0..32).filter(|lane| mask >> lane & 1 != 0) {
                    let (fault, out) = plain_load::<SIZE, $n>(&stacks[lane], &offsets, 1 << lane);
                    wrong = wrong.or(fault);
                    for j in 0..$n {
                        expected[j][lane] = out[j][lane] as $t;
                    }
                }
                let mut out = [[<$t>::MAX; 32]; $n];
                prop_assert_eq!(local.load(&offsets, mask, &mut out).err().map(|f| f.lane), wrong);
                if wrong.is_none() {
                    prop_assert_eq!(out, expected);
                }
                let narrow = offsets.map(|o| o as u32);
                prop_assert_eq!(local.store(&narrow, mask, &values).err().map(|f| f.lane), wrong);
                if wrong.is_none() {
                    for (lane, stack) in stacks.iter_mut().enumerate() {
                        if mask >> lane & 1 != 0 {
                            for j in 0..$n {
                                let at = offsets[lane] as usize + j * SIZE;
                                stack[at..at + SIZE].copy_from_slice(&values[j][lane].to_le_bytes());
                            }
                        }
                        for (i, &byte) in stack.iter().enumerate() {
                            prop_assert_eq!(local.load_one::<u8>(i as u64, lane), Ok(byte));
                        }
                    }
                }
            }
        }
    };
}
lanes_like_plain!(local_bytes, u8, 1);
lanes_like_plain!(local_halves, u16, 1);
lanes_like_plain!(local_words, u32, 1);
lanes_like_plain!(local_doubles, u64, 1);
lanes_like_plain!(local_word_quads, u32, 4);
