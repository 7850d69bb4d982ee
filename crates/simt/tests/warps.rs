//! What the lanes of a warp tell each other, barriers of blocks, and the objects that copies arrive at.

mod common;

use common::{Device, head};
use simt::{FaultKind, Mode};

/// Runs `what`, which leaves its result in `%r0`, in 32 threads.
fn lanes(what: &str) -> Vec<u32> {
    Device::kernel(".param .u64 out", &format!("{}{what}; st.global.u32 [%out], %r0; ret;", head(4)))
        .run(32, 32)
}

fn expect(what: &str, f: impl Fn(u32) -> u32) {
    assert_eq!(lanes(what), (0..32).map(f).collect::<Vec<_>>(), "{what}");
}

#[test]
fn shuffles() {
    let own = "mul.lo.u32 %r1, %me, 10; ";
    let go = |text: &str| format!("{own}{text}");
    expect(&go("shfl.sync.idx.b32 %r0, %r1, 5, 31, 0xffffffff"), |_| 50);
    expect(&go("shfl.sync.bfly.b32 %r0, %r1, 3, 31, -1"), |l| (l ^ 3) * 10);
    expect(&go("shfl.sync.down.b32 %r0, %r1, 4, 31, -1"), |l| if l < 28 { (l + 4) * 10 } else { l * 10 });
    expect(&go("shfl.sync.up.b32 %r0, %r1, 4, 0, -1"), |l| if l >= 4 { (l - 4) * 10 } else { l * 10 });
    // Segments of 8: c = (32 - 8) << 8 | 31 (for up: 0).
    expect(
        &go("shfl.sync.down.b32 %r0, %r1, 1, 0x181f, -1"),
        |l| if l % 8 < 7 { (l + 1) * 10 } else { l * 10 },
    );
    expect(
        &go("shfl.sync.up.b32 %r0, %r1, 1, 0x1800, -1"),
        |l| if l % 8 > 0 { (l - 1) * 10 } else { l * 10 },
    );
    expect(&go("shfl.sync.idx.b32 %r0, %r1, 2, 0x181f, -1"), |l| (l / 8 * 8 + 2) * 10);
    // The second destination tells whether the source was in range.
    expect(&go("shfl.sync.down.b32 %r2|%p1, %r1, 8, 31, -1; selp.u32 %r0, 1, 0, %p1"), |l| u32::from(l < 24));
    expect(&go("shfl.idx.b32 %r0, %r1, 7, 31"), |_| 70);
    // Each lane names its own source.
    expect(&go("sub.u32 %r3, 31, %me; shfl.sync.idx.b32 %r0, %r1, %r3, 31, -1"), |l| (31 - l) * 10);
}

/// Each lane that executes a warp operation has to be in its mask.
#[test]
fn lanes_outside_the_mask_are_errors() {
    let odd = "and.b32 %r1, %me, 1; setp.eq.u32 %p1, %r1, 1;";
    let operations = [
        "shfl.sync.idx.b32 %r0, %r1, 0, 31, MASK",
        "vote.sync.ballot.b32 %r0, %p1, MASK",
        "vote.sync.any.pred %p2, %p1, MASK",
        "match.any.sync.b32 %r0, %r1, MASK",
        "redux.sync.add.u32 %r0, %r1, MASK",
        "bar.warp.sync MASK",
    ];
    for operation in operations {
        let launch = |text: &str| {
            let device = Device::kernel(".param .u64 out", &format!("{}{odd} {text}; ret;", head(4)));
            let out = device.upload(&[0u32; 32]);
            device.launch("k", 1, 32, &[out.into()]).map_err(Box::new)
        };
        launch(&operation.replace("MASK", "-1")).unwrap_or_else(|fault| panic!("{fault}"));
        launch(&format!("@%p1 {}", operation.replace("MASK", "0xaaaaaaaa")))
            .unwrap_or_else(|fault| panic!("{fault}"));
        let fault = launch(&operation.replace("MASK", "0xaaaaaaaa")).expect_err("even lanes are not in it");
        assert_eq!(fault.kind, FaultKind::NotInMask { mask: 0xaaaa_aaaa, lanes: u32::MAX }, "{operation}");
        assert_eq!(fault.thread, [0, 0, 0]);
        // Two groups, one of which names itself wrongly: even lanes say what odd ones do.
        let mixed =
            format!("selp.b32 %r9, 0xaaaaaaaa, 0x55555550, %p1; {}", operation.replace("MASK", "%r9"));
        let fault = launch(&mixed).expect_err("lanes 0 and 2 are in no mask");
        assert_eq!(fault.kind, FaultKind::NotInMask { mask: 0x5555_5550, lanes: 0x5555_5555 }, "{operation}");
    }
}

#[test]
fn votes_and_matches() {
    let odd = "and.b32 %r1, %me, 1; setp.eq.u32 %p1, %r1, 1; setp.lt.u32 %p2, %me, 99; ";
    let go = |text: &str| format!("{odd}{text}");
    expect(&go("vote.sync.ballot.b32 %r0, %p1, -1"), |_| 0xaaaa_aaaa);
    expect(&go("vote.sync.ballot.b32 %r0, !%p1, -1"), |_| 0x5555_5555);
    expect(&go("vote.sync.any.pred %p3, %p1, -1; selp.u32 %r0, 1, 0, %p3"), |_| 1);
    expect(&go("vote.sync.all.pred %p3, %p1, -1; selp.u32 %r0, 1, 0, %p3"), |_| 0);
    expect(&go("vote.sync.all.pred %p3, %p2, -1; selp.u32 %r0, 1, 0, %p3"), |_| 1);
    expect(&go("vote.sync.uni.pred %p3, %p1, -1; selp.u32 %r0, 1, 0, %p3"), |_| 0);
    expect(&go("vote.ballot.b32 %r0, %p1"), |_| 0xaaaa_aaaa);
    expect(&go("match.any.sync.b32 %r0, %r1, -1"), |l| if l % 2 == 1 { 0xaaaa_aaaa } else { 0x5555_5555 });
    expect(&go("match.all.sync.b32 %r0|%p3, %r1, -1"), |_| 0);
    expect(&go("mov.u64 %d1, 7; match.all.sync.b64 %r2|%p3, %d1, -1; selp.u32 %r0, %r2, 0, %p3"), |_| {
        u32::MAX
    });
    expect("activemask.b32 %r0", |_| u32::MAX);
    expect(&go("mov.u32 %r0, 0; @%p1 activemask.b32 %r0"), |l| if l % 2 == 1 { 0xaaaa_aaaa } else { 0 });
    expect("elect.sync %r2|%p1, -1; selp.u32 %r0, 100, %r2, %p1", |l| if l == 0 { 100 } else { 0 });
}

#[test]
fn reductions() {
    let go = |op: &str| format!("sub.s32 %r1, %me, 5; redux.sync.{op} %r0, %r1, -1");
    expect(&go("add.s32"), |_| (31 * 32 / 2 - 160) as u32);
    expect(&go("min.s32"), |_| -5i32 as u32);
    expect(&go("max.s32"), |_| 26);
    expect(&go("max.u32"), |_| u32::MAX);
    expect(&go("min.u32"), |_| 0);
    expect(&go("and.b32"), |_| 0);
    expect(&go("or.b32"), |_| u32::MAX);
    expect(&go("xor.b32"), |_| (0..32).fold(0, |all: u32, l| all ^ (l as u32).wrapping_sub(5)));
    let float =
        "cvt.rn.f32.s32 %f1, %me; neg.f32 %f1, %f1; redux.sync.min.abs.f32 %f2, %f1, -1; mov.b32 %r0, %f2";
    expect(float, |_| 0);
    // Only the lanes of the mask take part.
    expect(
        "mov.u32 %r0, 0; setp.lt.u32 %p1, %me, 8; @!%p1 bra X; redux.sync.add.u32 %r0, %me, 0xff; X:",
        |l| if l < 8 { 28 } else { 0 },
    );
}

/// Lanes come to the same operation from different places and meet there.
#[test]
fn warp_operations_in_divergent_code() {
    expect(
        "mul.lo.u32 %r1, %me, 3; setp.lt.u32 %p1, %me, 16; @%p1 bra A; add.u32 %r1, %r1, 1000;
        shfl.sync.bfly.b32 %r0, %r1, 16, 31, 0xffffffff; add.u32 %r0, %r0, 5; bra X;
        A: shfl.sync.bfly.b32 %r0, %r1, 16, 31, 0xffffffff; X:",
        |l| if l < 16 { (l + 16) * 3 + 1000 } else { (l - 16) * 3 + 5 },
    );
    // A barrier of the warp between a write and a read of one side, while the other side waits at the end.
    expect(
        ".shared .align 4 .b8 sh[128]; mov.u32 %r5, sh; shl.b32 %r6, %me, 2; add.u32 %r5, %r5, %r6; mov.u32 %r0, 7;
        setp.lt.u32 %p1, %me, 16; @!%p1 bra X; st.shared.u32 [%r5], %me; bar.warp.sync 0xffff;
        xor.b32 %r7, %r6, 4; add.u32 %r7, %r7, sh; ld.shared.u32 %r0, [%r7]; X:",
        |l| if l < 16 { l ^ 1 } else { 7 },
    );
}

#[test]
fn barriers_that_reduce() {
    let body = |what: &str| {
        format!(
            "{} rem.u32 %r1, %me, 3; setp.eq.u32 %p1, %r1, 0; {what} st.global.u32 [%out], %r0; ret;",
            head(4)
        )
    };
    let run = |what: &str| Device::kernel(".param .u64 out", &body(what)).run::<u32>(96, 96);
    assert_eq!(run("bar.red.popc.u32 %r0, 1, %p1;"), vec![32; 96]);
    assert_eq!(run("bar.red.popc.u32 %r0, 1, 96, !%p1;"), vec![64; 96]);
    assert_eq!(run("bar.red.and.pred %p2, 0, %p1; selp.u32 %r0, 1, 0, %p2;"), vec![0; 96]);
    assert_eq!(run("barrier.cta.red.or.pred %p2, 0, %p1; selp.u32 %r0, 1, 0, %p2;"), vec![1; 96]);
}

/// One warp produces, the other consumes; each arrives at the other's barrier without waiting.
#[test]
fn producer_and_consumer() {
    let body = format!(
        "{} .shared .align 4 .b8 sh[128]; and.b32 %r9, %me, 31; shl.b32 %r5, %r9, 2; add.u32 %r5, %r5, sh;
        mov.u32 %r0, 0; mov.u32 %r1, 0; setp.ge.u32 %p1, %me, 32; @%p1 bra C;
        P: bar.sync 1, 64; add.u32 %r2, %r1, %me; st.shared.u32 [%r5], %r2; bar.arrive 2, 64; add.u32 %r1, %r1, 1;
        setp.lt.u32 %p2, %r1, 10; @%p2 bra P; bra X;
        C: bar.arrive 1, 64; bar.sync 2, 64; ld.shared.u32 %r2, [%r5]; add.u32 %r0, %r0, %r2; add.u32 %r1, %r1, 1;
        setp.lt.u32 %p2, %r1, 10; @%p2 bra C; X: st.global.u32 [%out], %r0; ret;",
        head(4)
    );
    let values = Device::kernel(".param .u64 out", &body).run::<u32>(64, 64);
    assert_eq!(values[32..], (0..32).map(|l| 45 + 10 * l).collect::<Vec<_>>());
}

#[test]
fn threads_that_have_exited_are_not_waited_for() {
    let body = format!(
        "{} mov.u32 %r0, 1; setp.ge.u32 %p1, %me, 40; @%p1 exit; bar.sync 0; st.global.u32 [%out], %r0; ret;",
        head(4)
    );
    let values = Device::kernel(".param .u64 out", &body).run::<u32>(64, 64);
    assert_eq!(values, [vec![1; 40], vec![0; 24]].concat());
}

#[test]
fn deadlock_names_everybody_who_waits() {
    let body =
        format!("{} setp.lt.u32 %p1, %me, 32; @%p1 bra A; bar.sync 1; ret;\nA: bar.sync 2; ret;", head(4));
    let device = Device::kernel(".param .u64 out", &body);
    let fault = device.launch("k", 1, 64, &[0u64.into()]).expect_err("they wait for each other");
    let text = fault.to_string();
    let FaultKind::Deadlock { waiting } = fault.kind else { panic!("{text}") };
    assert_eq!(waiting.len(), 2);
    assert_eq!((waiting[0].warp, waiting[0].lanes, waiting[1].warp), (0, u32::MAX, 1));
    assert!(text.contains("barrier 2, where 32 of 64 threads have arrived"), "{text}");
    assert!(waiting[0].ptx_line > waiting[1].ptx_line);
    let body = format!(
        "{} setp.lt.u32 %p1, %me, 4; @!%p1 bra A; shfl.sync.idx.b32 %r0, %me, 0, 31, -1;
        A: bar.warp.sync 0xfffffff0; bar.sync 0; ret;",
        head(4)
    );
    let fault =
        Device::kernel(".param .u64 out", &body).launch("k", 1, 32, &[0u64.into()]).expect_err("deadlock");
    assert!(matches!(fault.kind, FaultKind::Deadlock { .. }), "{fault}");
}

#[test]
fn barrier_rules() {
    let run = |what: &str| {
        let body = format!("{} {what} ret;", head(4));
        Device::kernel(".param .u64 out", &body)
            .launch("k", 1, 64, &[0u64.into()])
            .expect_err("against the rules")
            .kind
    };
    assert!(matches!(run("bar.sync 16;"), FaultKind::Barrier { barrier: 16, .. }));
    assert!(matches!(run("bar.sync 1, 33;"), FaultKind::Barrier { barrier: 1, .. }));
}

#[test]
fn mbarrier_phases() {
    // Every thread arrives three times; each phase ends when all have, and nobody reads before.
    let body = format!(
        "{} .shared .align 8 .b8 mb[8]; .shared .align 4 .b8 sum[4]; setp.ne.u32 %p1, %me, 0; mov.u32 %r5, mb;
        @!%p1 mbarrier.init.shared.b64 [%r5], 64; @!%p1 st.shared.u32 [sum], %me; bar.sync 0; mov.u32 %r1, 0; mov.u32 %r0, 0;
        L: atom.shared.add.u32 %r3, [sum], 1; mbarrier.arrive.shared.b64 %d1, [%r5];
        W: mbarrier.test_wait.shared.b64 %p2, [%r5], %d1; @!%p2 bra W;
        ld.shared.u32 %r2, [sum]; mad.lo.u32 %r0, %r0, 1000, %r2; bar.sync 0;
        add.u32 %r1, %r1, 1; setp.lt.u32 %p3, %r1, 3; @%p3 bra L;
        and.b32 %r4, %r1, 1; xor.b32 %r4, %r4, 1; mbarrier.try_wait.parity.shared.b64 %p4, [%r5], %r4; selp.u32 %r6, 0, 1, %p4;
        mbarrier.pending_count.b64 %r7, %d1; @!%p1 st.global.u32 [%base+256], %r6;
        st.global.u32 [%out], %r0; ret;",
        head(4)
    );
    let values = Device::kernel(".param .u64 out", &body).run::<u32>(64, 65);
    assert_eq!(values[..64], vec![64_128_192; 64]);
    assert_eq!(values[64], 0);
}

#[test]
fn special_registers() {
    let body = format!(
        "{} mov.u32 %r1, %laneid; mov.u32 %r2, %warpid; mov.u32 %r3, %nwarpid; mov.u32 %r4, %lanemask_lt;
        mov.u32 %r5, %lanemask_ge; mov.u32 %r6, %ntid.y; mov.u32 %r7, %nctaid.x; mov.u32 %r8, %tid.w;
        mad.lo.u32 %r0, %r2, 100, %r1; mad.lo.u32 %r0, %r3, 10000, %r0; xor.b32 %r4, %r4, %r5; add.u32 %r4, %r4, 1;
        add.u32 %r0, %r0, %r4; add.u32 %r0, %r0, %r8; mad.lo.u32 %r0, %r6, 100000, %r0; mad.lo.u32 %r0, %r7, 1000000, %r0;
        mov.u64 %d1, %clock64; mov.u32 %r9, %clock; setp.eq.u64 %p1, %d1, 0; @%p1 trap;
        st.global.u32 [%out], %r0; ret;",
        head(4)
    );
    let values = Device::kernel(".param .u64 out", &body).run::<u32>(64, 64);
    assert_eq!(
        values,
        (0..64).map(|t| 1_000_000 + 100_000 + 20_000 + t / 32 * 100 + t % 32).collect::<Vec<_>>()
    );
}

/// `D = A B + C` of 16 x 8 x 16 halves, with the fragments laid out as PTX ISA 9.0, 9.7.14.5.8 has them.
#[test]
fn matrix_products() {
    let body = format!(
        "{} mov.u32 %r20, %laneid; shr.u32 %r21, %r20, 2; and.b32 %r22, %r20, 3; shl.b32 %r23, %r22, 1;
        mul.wide.u32 %d1, %r21, 32; mad.wide.u32 %d1, %r23, 2, %d1; add.u64 %d1, %d1, %base;
        ld.global.u32 %r1, [%d1]; ld.global.u32 %r2, [%d1+256]; ld.global.u32 %r3, [%d1+16]; ld.global.u32 %r4, [%d1+272];
        ld.global.u32 %r5, [%d1+512]; ld.global.u32 %r6, [%d1+528];
        mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0f40000000; mov.f32 %f3, 0f40400000; mov.f32 %f4, 0f40800000;
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%f5, %f6, %f7, %f8}}, {{%r1, %r2, %r3, %r4}}, {{%r5, %r6}},
            {{%f1, %f2, %f3, %f4}};
        mul.wide.u32 %d2, %r21, 32; mad.wide.u32 %d2, %r23, 4, %d2; add.u64 %d2, %d2, %base;
        st.global.v2.f32 [%d2+1024], {{%f5, %f6}}; st.global.v2.f32 [%d2+1280], {{%f7, %f8}}; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let half = |x: f32| half::f16::from_f32(x).to_bits();
    let a = |row: usize, k: usize| (row as f32 - 7.0) * 0.5 + k as f32;
    let b = |k: usize, column: usize| (k as f32 - 3.0) * 0.25 - column as f32;
    // A by rows, B by columns, then room for D.
    let mut input: Vec<u16> = (0..256).map(|i| half(a(i / 16, i % 16))).collect();
    input.extend((0..128).map(|i| half(b(i % 16, i / 16))));
    input.resize(512 + 256, 0);
    let out = device.upload(&input);
    device.launch("k", 1, 32, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    let d: Vec<f32> = device.download(out + 1024, 128);
    for row in 0..16 {
        for column in 0..8 {
            let sum: f32 = (0..16).map(|k| a(row, k) * b(k, column)).sum();
            let start = [[1.0, 2.0], [3.0, 4.0]][row / 8][column % 2];
            assert_eq!(d[8 * row + column], sum + start, "row {row}, column {column}");
        }
    }
}

#[test]
fn matrices_through_shared_memory() {
    // Four 8 x 8 tiles: stored, loaded transposed.
    let body = format!(
        "{} .shared .align 16 .b8 sh[512]; mul.lo.u32 %r9, %me, 16; add.u32 %r9, %r9, sh;
        mad.lo.u32 %r1, %me, 131072, %me; add.u32 %r1, %r1, %me; add.u32 %r1, %r1, 65536;
        add.u32 %r2, %r1, 0x01000100; add.u32 %r3, %r1, 0x02000200; add.u32 %r4, %r1, 0x03000300;
        stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r9], {{%r1, %r2, %r3, %r4}}; bar.sync 0;
        ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {{%r5, %r6, %r7, %r8}}, [%r9];
        st.global.v4.u32 [%out], {{%r5, %r6, %r7, %r8}}; ret;",
        head(16)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let values = device.run::<u32>(32, 128);
    // Element (row, column) of tile m is stored as 8 row + column + 256 m.
    for lane in 0..32u32 {
        for m in 0..4u32 {
            let at = |row: u32, column: u32| 8 * row + column + 256 * m;
            let (column, row) = (lane / 4, 2 * (lane % 4));
            assert_eq!(
                values[(4 * lane + m) as usize],
                at(row, column) | at(row + 1, column) << 16,
                "lane {lane}, tile {m}"
            );
        }
    }
}

#[test]
fn counters_add_up_over_lines() {
    let device = Device::new(include_str!("ptx/matmul.ptx"));
    let n = 64u32;
    let buffer = device.upload(&vec![1f32; (n * n) as usize]);
    let config = simt::LaunchConfig::new([4, 4, 1], [16, 16, 1]);
    let args = [buffer.into(), buffer.into(), device.upload(&vec![0f32; (n * n) as usize]).into(), n.into()];
    let report = device.launch_with("matmul", &config, &args, Mode::Counting).expect("runs");
    let counters = report.counters.expect("counting");
    let mut sum = simt::Counters::default();
    counters.lines.values().for_each(|line| sum.merge(line));
    assert_eq!(sum, counters.total);
    assert_eq!(counters.total.warp_instructions, report.warp_instructions);
    let by_class: u64 = counters.total.classes.iter().map(|class| class.warp).sum();
    assert_eq!(by_class, report.warp_instructions);
    assert!(counters.lines.keys().all(|line| line.column == 0));
    let product = counters.lines.iter().find(|(line, _)| line.line == 11).expect("the line of the product").1;
    assert_eq!(product.class(simt::Class::Float32).thread, u64::from(n * n * n));
}

#[test]
fn lanes_that_name_different_members_are_different_groups() {
    // Tiles of 8: each lane's mask is that of its own tile, and all 32 lanes come to one instruction.
    let tile = "shr.u32 %r1, %me, 3; shl.b32 %r2, %r1, 3; mov.u32 %r3, 255; shl.b32 %r3, %r3, %r2;
        and.b32 %r4, %me, 7; setp.eq.u32 %p1, %r4, %r1; setp.eq.u32 %p2, %me, 9; ";
    let go = |text: &str| format!("{tile}{text}");
    expect(&go("vote.sync.ballot.b32 %r0, %p1, %r3"), |l| 1 << (l / 8 * 9));
    expect(&go("vote.sync.any.pred %p3, %p2, %r3; selp.u32 %r0, 1, 0, %p3"), |l| u32::from(l / 8 == 1));
    expect(&go("redux.sync.add.s32 %r0, %me, %r3"), |l| (l / 8 * 8) * 8 + 28);
    expect(&go("match.any.sync.b32 %r0, 5, %r3"), |l| 255 << (l / 8 * 8));
    expect(&go("match.all.sync.b32 %r0|%p3, %r1, %r3"), |l| 255 << (l / 8 * 8));
    expect(&go("elect.sync _|%p3, %r3; selp.u32 %r0, 1, 0, %p3"), |l| u32::from(l % 8 == 0));
    expect(&go("shfl.sync.idx.b32 %r0, %me, 2, 0x181f, %r3"), |l| l / 8 * 8 + 2);
    // Half of the lanes come later, from another place, and belong to the groups of those that are here already.
    let half = "setp.lt.u32 %p4, %r4, 4; mov.u32 %r0, 0; @%p4 bra LOW;
        redux.sync.add.s32 %r0, %me, %r3; bra.uni DONE;
        LOW: add.u32 %r5, %me, 100; redux.sync.add.s32 %r0, %r5, %r3; DONE: add.u32 %r0, %r0, 0";
    expect(&go(half), |l| (l / 8 * 8) * 8 + 28 + 400);
}
