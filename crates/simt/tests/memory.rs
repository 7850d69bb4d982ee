//! Loads, stores and atomics of all spaces and widths; the faults of wrong addresses; what warps exchange.

mod common;

use common::{Arg, Device, config, head, module};
use simt::{Access, FaultKind, LaunchConfig, Mode, Nearest, Program, Space};

#[test]
fn vectors_and_narrow_elements() {
    let body = format!(
        "{} ld.global.v4.u8 {{%h1, %h2, %h3, %h4}}, [%out]; ld.global.v2.u16 {{%h5, %h6}}, [%out+4];
        ld.global.v2.u32 {{%r1, %r2}}, [%out+8]; ld.global.v2.u64 {{%d1, %d2}}, [%out+16]; ld.global.s8 %r3, [%out+1];
        ld.global.s16 %d3, [%out+6]; ld.global.u8 %d4, [%out];
        cvt.u32.u16 %r4, %h4; add.u32 %r1, %r1, %r4; st.global.v2.u32 [%out+8], {{%r2, %r1}};
        st.global.v2.b64 [%out+16], {{%d2, %d1}}; st.global.v4.u8 [%out], {{%h4, %h3, %h2, %h1}};
        st.global.v2.u16 [%out+4], {{%h6, %h5}}; st.global.u32 [%out+32], %r3; st.global.u64 [%out+40], %d3;
        st.global.u64 [%out+48], %d4; st.global.u16 [%out+36], %r2; ret;",
        head(64)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let bytes: Vec<u8> = (0..64 * 32).map(|i| (i * 37 + i / 64) as u8 | 0x80).collect();
    let out = device.upload(&bytes);
    device.launch("k", 1, 32, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    let got: Vec<u8> = device.download(out, bytes.len());
    for lane in 0..32 {
        let (was, is) = (&bytes[64 * lane..][..64], &got[64 * lane..][..64]);
        let mut want = was.to_vec();
        want[..4].reverse();
        want[4..8].rotate_left(2);
        let word = |at: usize| u32::from_le_bytes(was[at..at + 4].try_into().expect("4 bytes"));
        want[8..12].copy_from_slice(&was[12..16]);
        want[12..16].copy_from_slice(&(word(8) + u32::from(was[3])).to_le_bytes());
        want[16..32].rotate_left(8);
        want[32..36].copy_from_slice(&i32::from(was[1] as i8).to_le_bytes());
        want[36..38].copy_from_slice(&was[12..14]);
        let half = i64::from(i16::from_le_bytes([was[6], was[7]]));
        want[40..48].copy_from_slice(&half.to_le_bytes());
        want[48..56].copy_from_slice(&u64::from(was[0]).to_le_bytes());
        assert_eq!(is, want, "lane {lane}");
    }
}

#[test]
fn values_of_128_bits() {
    let body = format!(
        "{} .reg .b128 %q, %o; ld.global.b128 %q, [%out]; mov.b128 {{%d1, %d2}}, %q; mov.b128 %q, {{%d2, %d1}};
        atom.global.exch.b128 %o, [%out], %q; mov.b128 {{%d3, %d4}}, %o; add.u64 %d3, %d3, %d4;
        st.global.u64 [%out+16], %d3; ret;",
        head(32)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let out = device.upload(&[[1u64, 2, 0, 0], [30, 40, 0, 0]].concat());
    device.launch("k", 1, 2, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u64>(out, 8), [2, 1, 3, 0, 40, 30, 70, 0]);
}

/// One generic pointer to each space, in different lanes of one instruction.
#[test]
fn generic_addresses() {
    let body = format!(
        "{} .shared .align 8 .b8 sh[256]; .local .align 8 .b8 lo[16];
        mov.u64 %d1, sh; mad.wide.u32 %d1, %me, 8, %d1; cvta.shared.u64 %d1, %d1;
        mov.u64 %d2, lo; cvta.local.u64 %d2, %d2; mov.u64 %d3, constants; cvta.const.u64 %d3, %d3;
        and.b32 %r1, %me, 3; setp.eq.u32 %p1, %r1, 1; setp.eq.u32 %p2, %r1, 2; setp.eq.u32 %p3, %r1, 3;
        mov.u64 %d4, %out; selp.b64 %d4, %d1, %d4, %p1; selp.b64 %d4, %d2, %d4, %p2;
        cvt.u64.u32 %d5, %me; add.u64 %d5, %d5, 1000; @!%p3 st.u64 [%d4], %d5; selp.b64 %d4, %d3, %d4, %p3;
        ld.u64 %d6, [%d4]; isspacep.shared %p4, %d4; isspacep.local %p5, %d4; isspacep.global %p6, %d4;
        isspacep.const %p7, %d4;
        selp.u32 %r2, 1, 0, %p4; selp.u32 %r3, 2, %r2, %p5; selp.u32 %r4, 4, %r3, %p6; selp.u32 %r5, 8, %r4, %p7;
        cvta.to.shared.u64 %d7, %d1; st.global.u64 [%out], %d6; st.global.u32 [%out+8], %r5; st.global.u64 [%out+16], %d7;
        ret;",
        head(24)
    );
    let device = Device::new(&module(".param .u64 out", &body).replacen(
        ".visible",
        ".const .align 8 .u64 constants[2] = {777, 888};\n.visible",
        1,
    ));
    let out = device.upload(&[0u64; 96]);
    device.launch("k", 1, 32, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    for (lane, part) in device.download::<u64>(out, 96).chunks(3).enumerate() {
        let (value, space) = match lane % 4 {
            0 => (1000 + lane as u64, 4),
            1 => (1000 + lane as u64, 1),
            2 => (1000 + lane as u64, 2),
            _ => (777, 8),
        };
        assert_eq!(part, [value, space, 8 * lane as u64], "lane {lane}");
    }
}

#[test]
fn variables_with_initial_values() {
    let ptx = module(
        ".param .u64 out",
        &format!(
            "{} ld.global.u64 %d1, [pointers+8]; ld.global.u32 %r1, [%d1]; ld.const.f32 %f1, [numbers+4];
            mov.u64 %d2, grid; ld.global.v2.u16 {{%h1, %h2}}, [%d2+4]; ld.global.u32 %r2, [zeros+96];
            cvt.rzi.u32.f32 %r3, %f1; cvt.u32.u16 %r4, %h2; st.global.v4.u32 [%out], {{%r1, %r2, %r3, %r4}}; ret;",
            head(0)
        ),
    )
    .replacen(
        ".visible",
        ".global .align 4 .u32 a = 11; .global .align 4 .b32 b[3] = {21, 22, 23};
        .global .align 8 .u64 pointers[2] = {a, generic(b)+8}; .const .align 4 .f32 numbers[2] = {0f3F800000, 42.5};
        .global .align 4 .u16 grid[2][2] = {{1, 2}, {3, 4}}; .global .align 4 .b8 zeros[100];\n.visible",
        1,
    );
    let device = Device::new(&ptx);
    let out = device.upload(&[9u32; 4]);
    device.launch("k", 1, 1, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u32>(out, 4), [23, 0, 42, 4]);
    let (b, size) = device.instance.global("b").expect("a variable");
    assert_eq!((device.download::<u32>(b, 3), size), (vec![21, 22, 23], 12));
    assert_eq!(device.instance.global("k"), None);
}

#[test]
fn kernel_parameters_of_all_kinds() {
    let device = Device::kernel(
        ".param .u64 out, .param .u8 byte, .param .align 8 .b8 s[24], .param .f32 x, .param .u16 h",
        ".reg .b64 %o, %d<4>; .reg .b32 %r<6>; .reg .f32 %f; .reg .b16 %h<4>;
        ld.param.u64 %o, [out]; ld.param.s8 %r1, [byte]; ld.param.v2.u64 {%d1, %d2}, [s+8]; ld.param.f32 %f, [x];
        ld.param.u16 %h1, [h]; mov.b64 %d3, s; ld.param.u32 %r2, [%d3+4]; cvt.u32.u16 %r3, %h1; add.u64 %d1, %d1, %d2;
        st.global.u64 [%o], %d1; st.global.v2.u32 [%o+8], {%r1, %r2}; st.global.f32 [%o+16], %f; st.global.u32 [%o+20], %r3;
        ret;",
    );
    let program: &Program = device.instance.program();
    let offsets: Vec<u32> = program.kernels()[0].params.iter().map(|param| param.offset).collect();
    assert_eq!((offsets, program.kernels()[0].param_bytes), (vec![0, 8, 16, 40, 44], 46));
    let out = device.upload(&[0u32; 6]);
    let structure =
        [7u32.to_le_bytes(), 8u32.to_le_bytes(), [1, 0, 0, 0], [0; 4], [2, 0, 0, 0], [0; 4]].concat();
    let args = [
        out.into(),
        Arg::Bytes(vec![0xfe], 1),
        Arg::Bytes(structure, 8),
        2.5f32.into(),
        Arg::Bytes(60000u16.to_le_bytes().to_vec(), 2),
    ];
    device.launch("k", 1, 1, &args).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u32>(out, 6), [3, 0, -2i32 as u32, 8, 2.5f32.to_bits(), 60000]);
    let fault = device.launch("k", 1, 1, &args[..4]).expect_err("a parameter is missing");
    assert!(matches!(fault.kind, FaultKind::InvalidLaunch { argument: "params", .. }), "{fault}");
}

#[test]
fn atomics() {
    // All 64 threads at one place, in both memories; the order of lanes and warps shows in what was there before.
    for space in ["global", "shared"] {
        let place = if space == "global" { "[%base]" } else { "[sh]" };
        // Runs `what`, which leaves in %d7 what it found, on 1 to 64 in %r1, %d1, %f1, %g1; gives the end and the findings.
        let run = |start: u64, what: &str| -> (u64, Vec<u64>) {
            let body = format!(
                "{} .shared .align 8 .b8 sh[8]; cvt.u64.u32 %d1, %me; add.u64 %d1, %d1, 1; cvt.u32.u64 %r1, %d1;
                cvt.rn.f32.u32 %f1, %r1; cvt.rn.f64.u32 %g1, %r1;
                mov.u64 %d9, {start}; setp.eq.u32 %p1, %me, 0; @%p1 st.{space}.u64 {place}, %d9; bar.sync 0;
                {what}; bar.sync 0; @%p1 ld.{space}.u64 %d8, {place}; @%p1 st.global.u64 [%base], %d8;
                st.global.u64 [%out+8], %d7; ret;",
                head(8)
            );
            let device =
                Device::kernel(".param .u64 out", &body.replace("PLACE", place).replace("SPACE", space));
            let out = device.upload(&[0u64; 65]);
            device.launch("k", 1, 64, &[out.into()]).unwrap_or_else(|fault| panic!("{what}: {fault}"));
            let all: Vec<u64> = device.download(out, 65);
            (all[0], all[1..].to_vec())
        };
        let narrow = |start: u64, what: &str| run(start, &format!("atom.SPACE.{what}; cvt.u64.u32 %d7, %r8"));
        let wide = |start: u64, what: &str| run(start, &format!("atom.SPACE.{what}"));
        let (end, olds) = narrow(5, "add.u32 %r8, PLACE, %r1");
        assert_eq!((end, olds[0], olds[1], olds[63]), (5 + 64 * 65 / 2, 5, 6, 5 + 63 * 64 / 2));
        assert_eq!(wide(5, "add.u64 %d7, PLACE, %d1").0, 5 + 64 * 65 / 2);
        assert_eq!(narrow(40, "max.s32 %r8, PLACE, %r1").0, 64);
        assert_eq!(narrow(40, "min.u32 %r8, PLACE, %r1").0, 1);
        assert_eq!(narrow(0, "or.b32 %r8, PLACE, %r1").0, 127);
        assert_eq!(narrow(255, "and.b32 %r8, PLACE, 0xf0").0, 0xf0);
        assert_eq!(wide(0, "xor.b64 %d7, PLACE, %d1").0, (1..=64).fold(0, |a, b| a ^ b));
        assert_eq!(narrow(9, "inc.u32 %r8, PLACE, 9").0, 3);
        assert_eq!(narrow(3, "dec.u32 %r8, PLACE, 9").0, 9);
        assert_eq!(narrow(7, "exch.b32 %r8, PLACE, %r1").0, 64);
        assert_eq!(narrow(3, "cas.b32 %r8, PLACE, %r1, 1000").0, 1000);
        assert_eq!(narrow(0, "add.f32 %f8, PLACE, %f1; mov.b32 %r8, %f8").0, u64::from(2080f32.to_bits()));
        assert_eq!(wide(0, "add.f64 %g8, PLACE, %g1; mov.b64 %d7, %g8").0, 2080f64.to_bits());
        assert_eq!(run(1, "red.SPACE.add.u32 PLACE, 2; mov.u64 %d7, 0").0, 129);
    }
}

#[test]
fn shared_memory_static_and_dynamic() {
    let ptx = module(
        ".param .u64 out",
        &format!(
            "{} mov.u32 %r1, dyn; mov.u32 %r2, other; shl.b32 %r3, %me, 2; add.u32 %r4, %r1, %r3;
            st.shared.u32 [%r4], %me; add.u32 %r5, %r3, fixed; st.shared.u32 [%r5], %r3; bar.sync 0;
            sub.u32 %r6, %r1, %r3; ld.shared.u32 %r7, [%r6+252]; ld.shared.u32 %r8, [%r5];
            mov.u32 %r9, %dynamic_smem_size; mad.lo.u32 %r10, %r7, 1000, %r8; sub.u32 %r11, %r1, %r2;
            add.u32 %r10, %r10, %r11; mad.lo.u32 %r10, %r9, 1000000, %r10; st.global.u32 [%out], %r10; ret;",
            head(4)
        ),
    )
    .replacen(
        ".visible",
        ".shared .align 4 .b8 fixed[260]; .shared .b8 unused[50000]; .extern .shared .align 16 .b8 dyn[];
        .extern .shared .align 4 .b8 other[];\n.visible",
        1,
    );
    let device = Device::new(&ptx);
    assert_eq!(
        device.instance.program().kernels()[0].static_shared,
        260,
        "what the kernel does not use is not there"
    );
    let out = device.upload(&[0u32; 64]);
    let config = LaunchConfig { dynamic_shared: 256, ..config(1, 64) };
    let report =
        device.launch_with("k", &config, &[out.into()], Mode::Fast).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.shared_bytes, 272 + 256);
    let want: Vec<u32> = (0..64).map(|t| 256_000_000 + (63 - t) * 1000 + 4 * t).collect();
    assert_eq!(device.download::<u32>(out, 64), want);
    let config = LaunchConfig { dynamic_shared: 4, ..config };
    let fault = device.launch_with("k", &config, &[out.into()], Mode::Fast).expect_err("beyond the array");
    let FaultKind::OutOfBounds { space: Space::Shared, address: 276, size: 4, .. } = fault.kind else {
        panic!("{fault}")
    };
    assert_eq!(fault.thread, [1, 0, 0]);
}

/// Every way to get an address wrong, for loads, stores and atomics.
#[test]
fn wrong_addresses() {
    let device = Device::kernel(
        ".param .u64 p, .param .u32 what",
        ".reg .b64 %p, %q; .reg .b32 %w, %t; .reg .pred %a; .local .align 8 .b8 lo[8];
        ld.param.u64 %p, [p]; ld.param.u32 %w, [what]; mov.u32 %t, %tid.x; mad.wide.u32 %p, %t, 4, %p;
        setp.eq.u32 %a, %w, 0; @%a ld.global.u32 %t, [%p]; setp.eq.u32 %a, %w, 1; @%a st.global.u32 [%p], %t;
        setp.eq.u32 %a, %w, 2; @%a atom.global.add.u32 %t, [%p], 1; setp.eq.u32 %a, %w, 3; @%a ld.u32 %t, [%p];
        mov.u64 %q, lo; setp.eq.u32 %a, %w, 4; @%a ld.local.u32 %t, [%q+16]; ret;",
    );
    let freed = device.upload(&[0u32; 8]);
    let live = device.upload(&[0u32; 32]);
    device.memory.free(freed).expect("free");
    for (what, access) in [(0u32, Access::Read), (1, Access::Write), (2, Access::Atomic), (3, Access::Read)] {
        let fault =
            |address: u64| device.launch("k", 1, 32, &[address.into(), what.into()]).expect_err("wrong");
        let at = fault(live + 4);
        let nearest = Some(Nearest { base: live, len: 128 });
        let space = Space::Global;
        assert_eq!(at.kind, FaultKind::OutOfBounds { space, access, address: live + 128, size: 4, nearest });
        assert_eq!(at.thread, [31, 0, 0]);
        let at = fault(live + 2);
        assert_eq!(at.kind, FaultKind::Misaligned { space, access, address: live + 2, align: 4 });
        assert_eq!(fault(0).kind, FaultKind::NullPointer { access, address: 0, size: 4 });
        let was = Nearest { base: freed, len: 32 };
        assert_eq!(
            fault(freed).kind,
            FaultKind::UseAfterFree { access, address: freed, size: 4, freed: was }
        );
    }
    let fault = device.launch("k", 1, 32, &[live.into(), 4u32.into()]).expect_err("beyond the variable");
    assert!(matches!(fault.kind, FaultKind::OutOfBounds { space: Space::Local, .. }), "{fault}");
    // Memory is as it was before the launches that failed at their first lane.
    device.launch("k", 1, 32, &[live.into(), 0u32.into()]).expect("a right address still works");
}

/// Atomics through generic addresses: local memory has none, as a GPU reports.
#[test]
fn atomics_on_local_memory() {
    for what in ["atom.add.u32 %r1, [%d1], 1", "atom.cas.b32 %r1, [%d1], 0, 1", "red.or.b32 [%d1], 1"] {
        let body = format!(
            "{} .local .align 8 .b8 lo[8]; mov.u64 %d1, lo; cvta.local.u64 %d1, %d1; {what}; ret;",
            head(4)
        );
        let device = Device::kernel(".param .u64 out", &body);
        let out = device.upload(&[0u32; 32]);
        let fault = device.launch("k", 1, 32, &[out.into()]).expect_err("no atomics there");
        assert!(matches!(fault.kind, FaultKind::AtomicSpace { space: Space::Local, .. }), "{fault}");
        let text = fault.to_string();
        assert!(text.contains("atomics work on global and shared memory only"), "{text}");
        assert!(text.contains("use a plain access"), "{text}");
    }
}

/// Two blocks that change one word with block scope are not atomic to each other; one block, or two words, are.
#[test]
fn atomics_of_block_scope_belong_to_one_block() {
    let body = |scope: &str, stride: u32| {
        format!(
            "{} mov.u32 %r1, %ctaid.x; mul.wide.u32 %d1, %r1, {stride}; add.u64 %d1, %base, %d1;
            atom{scope}.add.u32 %r2, [%d1], 1; ret;",
            head(0)
        )
    };
    let run = |scope, stride, blocks| {
        let device = Device::kernel(".param .u64 out", &body(scope, stride));
        let out = device.upload(&[0u32; 64]);
        device.launch("k", blocks, 32, &[out.into()]).map_err(Box::new)
    };
    for scope in [".global.cta", ".cta", ".relaxed.cta.global"] {
        run(scope, 4, 3).unwrap_or_else(|fault| panic!("{fault}"));
        run(scope, 0, 1).unwrap_or_else(|fault| panic!("{fault}"));
        let fault = run(scope, 0, 3).expect_err("shared between blocks");
        assert!(matches!(fault.kind, FaultKind::AtomicScope { first: [0, 0, 0], .. }), "{fault}");
        assert_eq!(fault.block, [1, 0, 0]);
        assert!(fault.to_string().contains("use device scope (.gpu)"), "{fault}");
    }
    for scope in [".global", ".global.gpu", ".sys"] {
        run(scope, 0, 3).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn asynchronous_copies() {
    let body = format!(
        "{} .shared .align 16 .b8 sh[512]; mov.u32 %r1, sh; mad.lo.u32 %r1, %me, 16, %r1;
        cp.async.ca.shared.global [%r1], [%out], 16; cp.async.commit_group; cp.async.wait_group 0; bar.sync 0;
        ld.shared.v2.u64 {{%d1, %d2}}, [%r1]; add.u64 %d1, %d1, %d2;
        cp.async.cg.shared.global [%r1], [%out], 16, 10; cp.async.wait_all; ld.shared.u64 %d3, [%r1+8]; bar.sync 0;
        st.global.u64 [%out], %d1; st.global.u64 [%out+8], %d3; ret;",
        head(16)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let data: Vec<u64> = (0..64).map(|i| i * 0x0101_0101_0101).collect();
    let out = device.upload(&data);
    device.launch("k", 1, 32, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    for (lane, part) in device.download::<u64>(out, 64).chunks(2).enumerate() {
        let (a, b) = (data[2 * lane], data[2 * lane + 1]);
        assert_eq!(part, [a + b, b & 0xffff], "lane {lane}: ten of sixteen bytes, then zeros");
    }
}

#[test]
fn stack_allocation() {
    let body = format!(
        "{} stacksave.u64 %d1; add.u32 %r1, %me, 1; mul.wide.u32 %d2, %r1, 8; alloca.u64 %d3, %d2, 16;
        mov.u32 %r2, 0; mov.u64 %d4, %d3;
        L: cvt.u64.u32 %d5, %r2; st.local.u64 [%d4], %d5; add.u64 %d4, %d4, 8; add.u32 %r2, %r2, 1;
        setp.lt.u32 %p1, %r2, %r1; @%p1 bra L; mov.u64 %d6, 0;
        M: sub.u64 %d4, %d4, 8; ld.local.u64 %d7, [%d4]; add.u64 %d6, %d6, %d7; setp.ne.u64 %p2, %d4, %d3; @%p2 bra M;
        stackrestore.u64 %d1; stacksave.u64 %d8; sub.u64 %d8, %d8, %d1; add.u64 %d6, %d6, %d8;
        st.global.u64 [%out], %d6; ret;",
        head(8)
    );
    let values = Device::kernel(".param .u64 out", &body).run::<u64>(32, 32);
    assert_eq!(values, (0..32u64).map(|n| n * (n + 1) / 2).collect::<Vec<_>>());
}

#[test]
fn unsupported_instructions_matter_only_where_they_are_reached() {
    let ptx = ".version 8.6\n.target sm_90\n.address_size 64
.func odd()\n{\n  frobnicate.b32 1;\n  ret;\n}
.visible .entry good() { ret; }
.visible .entry bad()\n{\n  call.uni odd, ();\n  ret;\n}\n";
    let device = Device::new(ptx);
    device.launch("good", 1, 32, &[]).expect("does not reach it");
    let fault = device.launch("bad", 1, 32, &[]).expect_err("reaches it");
    assert!(matches!(fault.kind, FaultKind::Unsupported { .. }), "{fault}");
    assert_eq!(
        (fault.ptx_line, fault.ptx_text.as_str(), fault.function.as_str()),
        (6, "frobnicate.b32 1;", "odd")
    );
}

#[test]
fn launches_that_break_a_limit() {
    let device = Device::new(&module("", "ret;").replacen("()\n", "()\n.maxntid 256, 1, 1\n", 1));
    let argument = |grid, block| {
        let config = LaunchConfig::new(grid, block);
        match device.launch_with("k", &config, &[], Mode::Fast).map_err(|fault| fault.kind) {
            Ok(_) => "",
            Err(FaultKind::InvalidLaunch { argument, .. }) => argument,
            Err(kind) => panic!("{kind}"),
        }
    };
    assert_eq!(argument([1, 1, 1], [256, 1, 1]), "");
    assert_eq!(argument([1, 1, 1], [257, 1, 1]), "block");
    assert_eq!(argument([1, 1, 1], [1025, 1, 1]), "block");
    assert_eq!(argument([1, 1, 1], [1, 1, 65]), "block");
    assert_eq!(argument([1, 1, 1], [0, 1, 1]), "block");
    assert_eq!(argument([0, 1, 1], [1, 1, 1]), "grid");
    assert_eq!(argument([1, 65_536, 1], [1, 1, 1]), "grid");
    // The number of threads counts, whatever the shape.
    assert_eq!(argument([1, 1, 1], [4, 8, 8]), "");
    assert_eq!(argument([1, 1, 1], [4, 8, 9]), "block");
    let fault = device.launch("k", 1, 512, &[]).expect_err("more than its bounds").to_string();
    assert!(fault.contains("512 threads") && fault.contains("at most 256"), "{fault}");
}
