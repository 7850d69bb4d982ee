//! `malloc` and `free` of kernels: blocks that live across launches, and every way to use one wrongly.

mod common;

use common::{Device, config, head};
use simt::memory::{FreeTarget, Heap, HeapUsage, MemoryError};
use simt::{Access, FaultKind, LaunchConfig, Mode, Nearest, Space};

/// A module with these kernels, whose parameters are one address and one number.
fn device(kernels: &[(&str, &str)]) -> Device {
    let mut text = String::from(
        ".version 8.6\n.target sm_90\n.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);\n.extern .func free(.param .b64 p);\n",
    );
    for (name, body) in kernels {
        let head = head(8);
        text.push_str(&format!(
            ".visible .entry {name}(.param .u64 out, .param .u64 number)\n{{\n{head} ld.param.u64 %d9, [number];
            {body} ret;\n}}\n"
        ));
    }
    Device::new(&text)
}

/// `%d2 = malloc(%d1)`
const MALLOC: &str = "{ .param .b64 n; .param .b64 p; st.param.b64 [n], %d1; call.uni (p), malloc, (n);
    ld.param.b64 %d2, [p]; }";
/// `free(%d2)`
const FREE: &str = "{ .param .b64 p; st.param.b64 [p], %d2; call.uni free, (p); }";

/// One block a thread of `number` bytes, whose address goes to `out`.
fn take() -> String {
    format!("mov.u64 %d1, %d9; {MALLOC} st.global.u64 [%out], %d2;")
}

/// Frees the address in `out`, plus `number`.
fn put() -> String {
    format!("ld.global.u64 %d2, [%out]; add.u64 %d2, %d2, %d9; {FREE}")
}

/// Adds `number` to the first word of the block whose address is in `out`.
const USE: &str = "ld.global.u64 %d2, [%out]; ld.u64 %d3, [%d2]; add.u64 %d3, %d3, %d9; st.u64 [%d2], %d3;";

fn three() -> Device {
    device(&[("take", &take()), ("put", &put()), ("use", USE)])
}

fn with_heap(heap: Heap, threads: u32) -> LaunchConfig {
    LaunchConfig { heap, ..config(1, threads) }
}

#[test]
fn blocks_live_until_a_later_launch_frees_them() {
    let device = three();
    let out = device.upload(&[0u64; 64]);
    let run = |name, number: u64| {
        device.launch(name, 2, 32, &[out.into(), number.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    };
    // Both blocks of the grid write to the same places: 32 of the 64 blocks are lost.
    run("take", 24);
    assert_eq!(device.memory.heap_usage(0), HeapUsage { blocks: 64, bytes: 64 * 48 });
    let mut blocks: Vec<u64> = device.download(out, 32);
    assert!(blocks.iter().all(|address| address % 32 == 16), "aligned to 16 and no more: {blocks:x?}");
    run("use", 7);
    run("use", 0);
    let mut word = [0u8; 8];
    device.memory.read(blocks[5], &mut word).expect("a live block");
    assert_eq!(u64::from_le_bytes(word), 14, "both blocks of the grid added");
    blocks.sort_unstable();
    blocks.dedup();
    assert_eq!(blocks.len(), 32);
    device.launch("put", 1, 32, &[out.into(), 0u64.into()]).expect("frees what is in the list");
    assert_eq!(device.memory.heap_usage(0).blocks, 32);
    device.memory.end_heap(0);
    assert_eq!(device.memory.heap_usage(0), HeapUsage::default());
    assert_eq!(device.memory.usage().allocations, 1, "the list is left");
}

#[test]
fn null_is_what_a_full_heap_and_no_bytes_give() {
    let device = three();
    let out = device.upload(&[0u64; 32]);
    let heap = Heap { id: 3, limit: 1000 };
    let take = |bytes: u64, threads| {
        let config = with_heap(heap, threads);
        let launched = device.launch_with("take", &config, &[out.into(), bytes.into()], Mode::Fast);
        launched.unwrap_or_else(|fault| panic!("{fault}"));
        device.download::<u64>(out, threads as usize).iter().filter(|&&address| address != 0).count()
    };
    assert_eq!(take(0, 4), 0);
    for impossible in [1001, 985, u64::MAX, u64::MAX - 15] {
        assert_eq!(take(impossible, 2), 0, "{impossible}");
    }
    assert_eq!(device.memory.heap_usage(3), HeapUsage::default());
    // 84 bytes take 96 and 16.
    assert_eq!(take(84, 32), 1000 / 112);
    // Of another heap there is still all.
    let other = LaunchConfig { heap: Heap { id: 4, limit: 1000 }, ..config(1, 1) };
    device.launch_with("take", &other, &[out.into(), 900u64.into()], Mode::Fast).expect("runs");
    assert_ne!(device.download::<u64>(out, 1), [0]);
    assert_eq!((device.memory.heap_usage(3).blocks, device.memory.heap_usage(4).blocks), (8, 1));
    // `free` of null does nothing.
    device.launch("put", 1, 1, &[device.upload(&[0u64]).into(), 0u64.into()]).expect("free(0)");
}

#[test]
fn every_wrong_free_is_reported() {
    let device = three();
    let out = device.upload(&[0u64; 32]);
    let mine = device.upload(&[1u64; 8]);
    let run = |name, at: u64, number: u64| device.launch(name, 1, 1, &[at.into(), number.into()]);
    run("take", out, 40).expect("takes");
    let address = device.download::<u64>(out, 1)[0];
    let block = Nearest { base: address, len: 40 };
    let wrong = |at: u64, number: u64, address: u64, found: FreeTarget| {
        let fault = run("put", at, number).expect_err("a wrong free");
        assert_eq!(
            fault.kind,
            FaultKind::InvalidFree(MemoryError::InvalidFree { address, found }),
            "{fault}"
        );
        fault.to_string()
    };
    let text = wrong(out, 8, address + 8, FreeTarget::Inside(block));
    assert!(
        text.contains("invalid free: ") && text.contains("8 bytes inside") && text.contains("PTX line"),
        "{text}"
    );
    let to_mine = device.upload(&[mine]);
    let text = wrong(to_mine, 0, mine, FreeTarget::Foreign(Nearest { base: mine, len: 64 }));
    assert!(text.contains("`malloc`"), "{text}");
    let nowhere = device.upload(&[0xdead_0000_0000u64]);
    wrong(nowhere, 0, 0xdead_0000_0000, FreeTarget::Nothing);
    run("put", out, 0).expect("the right one");
    let text = wrong(out, 0, address, FreeTarget::Freed(block));
    assert!(text.contains("was freed before"), "{text}");
    // A block of another context's heap.
    let config = with_heap(Heap { id: 9, ..Heap::default() }, 1);
    device.launch_with("take", &config, &[out.into(), 40u64.into()], Mode::Fast).expect("takes");
    let address = device.download::<u64>(out, 1)[0];
    wrong(out, 0, address, FreeTarget::Foreign(Nearest { base: address, len: 40 }));
}

#[test]
fn accesses_outside_of_blocks_are_found() {
    let device = three();
    let out = device.upload(&[0u64; 32]);
    let run = |name, number: u64| device.launch(name, 1, 1, &[out.into(), number.into()]);
    // A block of 4 bytes, of which `use` takes 8.
    run("take", 4).expect("takes");
    let base = device.download::<u64>(out, 1)[0];
    let fault = run("use", 1).expect_err("too short");
    let (space, access, nearest) = (Space::Generic, Access::Read, Some(Nearest { base, len: 4 }));
    match fault.kind {
        FaultKind::OutOfBounds { access: found, address, size: 8, nearest: near, .. } => {
            assert_eq!((found, address, near), (access, base, nearest), "{space}");
        }
        _ => panic!("{fault}"),
    }
    run("put", 0).expect("frees");
    let fault = run("use", 1).expect_err("freed");
    let freed = Nearest { base, len: 4 };
    assert_eq!(fault.kind, FaultKind::UseAfterFree { access, address: base, size: 8, freed }, "{fault}");
}

/// The same thread still has the block at hand when it uses it after `free`.
#[test]
fn use_after_free_within_a_launch_is_found() {
    let body = format!(
        "mov.u64 %d1, 64; {MALLOC} st.u64 [%d2], %d1; ld.u64 %d3, [%d2]; {FREE} ld.u64 %d4, [%d2+8];
        st.global.u64 [%out], %d4;"
    );
    let device = device(&[("k", &body)]);
    let out = device.upload(&[0u64; 32]);
    let fault = device.launch("k", 1, 32, &[out.into(), 0u64.into()]).expect_err("freed");
    assert!(matches!(fault.kind, FaultKind::UseAfterFree { access: Access::Read, size: 8, .. }), "{fault}");
}

#[test]
fn kernels_say_whether_they_use_the_heap() {
    let device = three();
    let uses = |name: &str| {
        let program = device.instance.program();
        program.kernels().iter().find(|kernel| kernel.name == name).expect("the kernel").uses_heap
    };
    assert_eq!([uses("take"), uses("put"), uses("use")], [true, true, false]);
}

/// Blocks of the grid that allocate at once, on several threads of the host.
#[test]
fn many_threads_allocate_at_once() {
    let body = format!(
        "mov.u32 %r1, %ctaid.x; mad.lo.u32 %r1, %r1, 64, %me; mad.wide.u32 %out, %r1, 8, %base; mov.u32 %r2, 0;
        again: mov.u64 %d1, 40; {MALLOC} st.u32 [%d2+36], %r1; ld.u32 %r3, [%d2+36]; {FREE}
        setp.ne.u32 %p1, %r3, %r1; @%p1 trap; add.u32 %r2, %r2, 1; setp.lt.u32 %p2, %r2, 20; @%p2 bra again;
        cvt.u64.u32 %d5, %r3; st.global.u64 [%out], %d5;"
    );
    let device = device(&[("k", &body)]);
    let out = device.upload(&[0u64; 64 * 64]);
    let config = LaunchConfig { threads: Some(4), ..config(64, 64) };
    device
        .launch_with("k", &config, &[out.into(), 0u64.into()], Mode::Fast)
        .unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u64>(out, 64 * 64), (0..64 * 64).collect::<Vec<u64>>());
    assert_eq!(device.memory.heap_usage(0), HeapUsage::default());
}
