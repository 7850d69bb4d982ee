//! Divergence and its end: nested branches, loops that lanes leave at different times, early returns, irreducible flow,
//! calls, and lanes that wait for each other.

mod common;

use common::{Arg, Device, config, head, module};
use simt::{FaultKind, LaunchConfig, Mode};

/// Runs a kernel in which each of 32 threads stores `%r0`, and gives what they stored with the counters.
fn lanes(body: &str) -> (Vec<u32>, simt::Counters) {
    let device =
        Device::kernel(".param .u64 out", &format!("{}{body}\nst.global.u32 [%out], %r0; ret;", head(4)));
    let out = device.upload(&[0u32; 32]);
    let report = device
        .launch_with("k", &config(1, 32), &[out.into()], Mode::Counting)
        .unwrap_or_else(|fault| panic!("{fault}"));
    (device.download(out, 32), report.counters.expect("counting").total)
}

/// As `lanes`; at the end all lanes must be together again: the store is issued once.
fn converged(body: &str) -> Vec<u32> {
    let (values, counters) = lanes(body);
    assert_eq!(counters.global_store_instructions, 1, "the lanes did not meet again");
    values
}

fn expect(values: &[u32], f: impl Fn(u32) -> u32) {
    for (lane, &value) in values.iter().enumerate() {
        assert_eq!(value, f(lane as u32), "lane {lane}");
    }
}

#[test]
fn nested_ifs() {
    let values = converged(
        "mov.u32 %r0, 1; setp.lt.u32 %p1, %me, 16; and.b32 %r1, %me, 1; setp.eq.u32 %p2, %r1, 0;
        @%p1 bra A; @%p2 bra B; add.u32 %r0, %r0, 100; bra C; B: add.u32 %r0, %r0, 200; C: mul.lo.u32 %r0, %r0, 3; bra E;
        A: @%p2 bra D; add.u32 %r0, %r0, 300; bra F; D: add.u32 %r0, %r0, 400; F: mul.lo.u32 %r0, %r0, 5; E:",
    );
    expect(&values, |lane| match (lane < 16, lane % 2 == 0) {
        (false, false) => 303,
        (false, true) => 603,
        (true, false) => 1505,
        (true, true) => 2005,
    });
}

#[test]
fn loops_that_lanes_leave_one_by_one() {
    // Collatz steps: every lane leaves at its own time, with a branch inside.
    let values = converged(
        "add.u32 %r1, %me, 1; mov.u32 %r0, 0;
        L: setp.eq.u32 %p1, %r1, 1; @%p1 bra X; add.u32 %r0, %r0, 1; and.b32 %r2, %r1, 1; setp.eq.u32 %p2, %r2, 0;
        @%p2 bra H; mad.lo.u32 %r1, %r1, 3, 1; bra L; H: shr.u32 %r1, %r1, 1; bra L; X:",
    );
    expect(&values, |lane| {
        let (mut n, mut steps) = (lane + 1, 0);
        while n != 1 {
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            steps += 1;
        }
        steps
    });
}

#[test]
fn break_and_continue() {
    let values = converged(
        "mov.u32 %r0, 0; mov.u32 %r1, 0;
        L: setp.ge.u32 %p1, %r1, 40; @%p1 bra X; add.u32 %r1, %r1, 1; rem.u32 %r2, %r1, 3; setp.eq.u32 %p2, %r2, 0;
        @%p2 bra L; setp.gt.u32 %p3, %r1, %me; @%p3 bra X; add.u32 %r0, %r0, %r1; bra L; X:",
    );
    expect(&values, |lane| {
        let (mut sum, mut i) = (0, 0);
        while i < 40 {
            i += 1;
            if i % 3 == 0 {
                continue;
            }
            if i > lane {
                break;
            }
            sum += i;
        }
        sum
    });
}

#[test]
fn early_return_does_not_keep_the_others_apart() {
    // Lanes that return inside the branch must not stop the rest from meeting behind it.
    let (values, counters) = lanes(
        "mov.u32 %r0, 1; setp.ge.u32 %p1, %me, 16; @%p1 bra B; setp.lt.u32 %p2, %me, 4; @!%p2 bra A; ret;
        A: add.u32 %r0, %r0, 10; B: add.u32 %r0, %r0, 100;",
    );
    expect(&values, |lane| match lane {
        0..4 => 0,
        4..16 => 111,
        _ => 101,
    });
    assert_eq!(counters.global_store_instructions, 1);
}

#[test]
fn guarded_exit() {
    let (values, counters) = lanes("mov.u32 %r0, 7; setp.lt.u32 %p1, %me, 5; @%p1 exit;");
    expect(&values, |lane| if lane < 5 { 0 } else { 7 });
    assert_eq!((counters.global_stores, counters.divergent_branches), (27, 0));
}

#[test]
fn irreducible_flow() {
    // Two blocks that jump into each other, entered at either.
    let values = converged(
        "mov.u32 %r0, 0; mov.u32 %r1, 0; and.b32 %r2, %me, 1; setp.eq.u32 %p1, %r2, 0; @%p1 bra B;
        A: add.u32 %r0, %r0, 1; add.u32 %r1, %r1, 1; setp.gt.u32 %p2, %r1, %me; @%p2 bra X;
        B: add.u32 %r0, %r0, 100; add.u32 %r1, %r1, 1; setp.le.u32 %p2, %r1, %me; @%p2 bra A; X:",
    );
    expect(&values, |lane| {
        let (mut sum, mut i, mut at_a) = (0, 0, lane % 2 == 1);
        loop {
            sum += if at_a { 1 } else { 100 };
            i += 1;
            if i > lane {
                return sum;
            }
            at_a = !at_a;
        }
    });
}

#[test]
fn indexed_branch() {
    let values = converged(
        "and.b32 %r1, %me, 3; T: .branchtargets C0, C1, C2, C1; brx.idx %r1, T;
        C0: mov.u32 %r0, 10; bra X; C1: mov.u32 %r0, 20; bra X; C2: mov.u32 %r0, 30; X:",
    );
    expect(&values, |lane| [10, 20, 30, 20][lane as usize % 4]);
}

#[test]
fn indexed_branch_beyond_its_table() {
    let device = Device::kernel(
        ".param .u64 out",
        &format!("{} T: .branchtargets A, B; brx.idx %me, T; A: B: ret;", head(4)),
    );
    let fault = device.launch("k", 1, 32, &[0u64.into()]).expect_err("lane 2 has no target");
    assert_eq!((fault.kind, fault.thread), (FaultKind::BadBranch { index: 2, entries: 2 }, [2, 0, 0]));
}

#[test]
fn the_share_of_idle_lanes_is_counted() {
    let (_, counters) = lanes(
        "mov.u32 %r0, 0; setp.ge.u32 %p1, %me, 5; @%p1 bra X; add.u32 %r0, %r0, 1; add.u32 %r0, %r0, 1; X:",
    );
    assert_eq!((counters.branches, counters.divergent_branches), (1, 1));
    let idle = counters.lane_slots - counters.thread_instructions;
    assert_eq!(idle, 2 * 27, "two instructions run with 5 of 32 lanes");
}

/// A lock that the lanes of one warp take in turn: whoever holds it waits at no meeting point for those who spin.
#[test]
fn spin_lock_between_lanes() {
    for shape in [
        // The lock is taken in the loop's condition, and the critical section comes after the loop.
        "L: atom.cas.b32 %r1, [%d1], 0, 1; setp.ne.u32 %p1, %r1, 0; @%p1 bra L;
        ld.volatile.global.u32 %r2, [%d1+4]; add.u32 %r2, %r2, 1; st.volatile.global.u32 [%d1+4], %r2;
        membar.gl; atom.exch.b32 %r3, [%d1], 0;",
        // The critical section is inside the loop.
        "mov.u32 %r4, 0;
        L: atom.cas.b32 %r1, [%d1], 0, 1; setp.ne.u32 %p1, %r1, 0; @%p1 bra N;
        ld.volatile.global.u32 %r2, [%d1+4]; add.u32 %r2, %r2, 1; st.volatile.global.u32 [%d1+4], %r2;
        membar.gl; atom.exch.b32 %r3, [%d1], 0; mov.u32 %r4, 1;
        N: setp.eq.u32 %p2, %r4, 0; @%p2 bra L;",
    ] {
        let device =
            Device::kernel(".param .u64 out", &format!("{} mov.u64 %d1, %base; {shape} ret;", head(0)));
        let out = device.upload(&[0u32; 2]);
        for grid in [1, 4] {
            device.memory.fill(out, &[0], 8).expect("fill");
            device.launch("k", grid, 64, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(device.download::<u32>(out, 2), [0, grid * 64]);
        }
    }
}

/// Each block waits for the one before, as decoupled look-back does; in any order of blocks.
#[test]
fn blocks_wait_for_blocks() {
    let body = format!(
        "{} mov.u32 %r1, %ctaid.x; setp.ne.u32 %p9, %me, 0; @%p9 bra S; setp.eq.u32 %p1, %r1, 0; @%p1 bra F;
        sub.u32 %r2, %r1, 1; mad.wide.u32 %d1, %r2, 4, %base;
        W: ld.acquire.gpu.global.u32 %r3, [%d1]; setp.eq.u32 %p2, %r3, 0; @%p2 bra W; bra G;
        F: mov.u32 %r3, 0; G: add.u32 %r3, %r3, 1; mad.wide.u32 %d2, %r1, 4, %base; st.release.gpu.global.u32 [%d2], %r3;
        S: bar.sync 0; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let blocks = 100;
    let out = device.upload(&vec![0u32; blocks as usize]);
    for (seed, threads) in [(None, None), (Some(1), None), (Some(2), Some(1)), (Some(3), Some(3))] {
        device.memory.fill(out, &[0], 4 * u64::from(blocks)).expect("fill");
        let config = LaunchConfig { seed, threads, ..config(blocks, 64) };
        device.launch_with("k", &config, &[out.into()], Mode::Fast).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(
            device.download::<u32>(out, blocks as usize),
            (1..=blocks).collect::<Vec<_>>(),
            "seed {seed:?}"
        );
    }
}

/// A barrier of the whole grid: all blocks have to be resident.
#[test]
fn grid_barrier_in_a_cooperative_launch() {
    let body = format!(
        "{} mov.u32 %r1, %nctaid.x; setp.ne.u32 %p9, %me, 0; bar.sync 0; @%p9 bra S;
        atom.add.acq_rel.gpu.global.u32 %r2, [%base], 1;
        W: ld.acquire.gpu.global.u32 %r3, [%base]; setp.lt.u32 %p2, %r3, %r1; @%p2 bra W;
        S: bar.sync 0; mov.u32 %r4, %ctaid.x; mad.wide.u32 %d2, %r4, 4, %base; st.global.u32 [%d2+4], 1; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let out = device.upload(&vec![0u32; 101]);
    let config = LaunchConfig { cooperative: true, ..config(100, 64) };
    device.launch_with("k", &config, &[out.into()], Mode::Fast).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u32>(out, 101), [vec![100], vec![1; 100]].concat());
    let config = LaunchConfig { grid: [100_000, 1, 1], ..config };
    let fault =
        device.launch_with("k", &config, &[out.into()], Mode::Fast).expect_err("too many to be resident");
    assert!(matches!(fault.kind, FaultKind::InvalidLaunch { argument: "grid", .. }), "{fault}");
}

/// The barrier that cooperative groups keep in the workspace whose address `%envreg1` and `%envreg2` hold: the first block adds
/// what flips the highest bit when all others have added one.
#[test]
fn grid_barrier_in_the_workspace_of_cooperative_groups() {
    let body = format!(
        "{} .reg .b64 %w; .reg .b32 %hi, %lo, %n; mov.u32 %hi, %envreg1; mov.u32 %lo, %envreg2; mov.b64 %w, {{%lo, %hi}};
        setp.eq.u64 %p8, %w, 0; @%p8 ret; mov.u32 %r8, %ctaid.x; xor.b32 %r5, %r8, 1; mov.u32 %r7, 0;
        AGAIN: mad.lo.u32 %r9, %r7, 40, %r8; mad.wide.u32 %d2, %r9, 4, %base; add.u32 %r9, %r8, 7;
        st.global.u32 [%d2], %r9; bar.sync 0; setp.ne.u32 %p9, %me, 0; @%p9 bra S;
        mov.u32 %r1, %nctaid.x; sub.u32 %r1, %r1, 1; sub.u32 %r2, 0x80000000, %r1; setp.eq.u32 %p1, %r8, 0;
        selp.u32 %n, %r2, 1, %p1; fence.acq_rel.gpu; atom.add.release.gpu.u32 %r3, [%w+4], %n;
        W: ld.acquire.gpu.u32 %r4, [%w+4]; xor.b32 %r4, %r4, %r3; setp.ge.s32 %p2, %r4, 0; @%p2 bra W;
        S: bar.sync 0; mad.lo.u32 %r9, %r7, 40, %r5; mad.wide.u32 %d3, %r9, 4, %base; ld.volatile.global.u32 %r6, [%d3];
        sub.u32 %r6, %r6, 7; setp.ne.u32 %p3, %r6, %r5; @%p3 trap;
        add.u32 %r7, %r7, 1; setp.lt.u32 %p5, %r7, 3; @%p5 bra AGAIN; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let out = device.upload(&vec![0u32; 120]);
    let used = device.memory.usage().allocations;
    for seed in [None, Some(1), Some(2)] {
        device.memory.fill(out, &[0], 480).expect("fill");
        let config = LaunchConfig { cooperative: true, seed, ..config(40, 64) };
        device.launch_with("k", &config, &[out.into()], Mode::Fast).unwrap_or_else(|fault| panic!("{fault}"));
        let want: Vec<u32> = (0..120).map(|i| i % 40 + 7).collect();
        assert_eq!(device.download::<u32>(out, 120), want);
        assert_eq!(device.memory.usage().allocations, used, "the workspace ends with the launch");
    }
    // Other launches have none, which tells the kernel that it cannot synchronise.
    device.memory.fill(out, &[0], 480).expect("fill");
    device.launch("k", 40, 64, &[out.into()]).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(device.download::<u32>(out, 120), [0; 120]);
}

const CALLS: &str = "
.func (.param .b32 r) twice(.param .b32 a)
{ .reg .b32 %r<3>; ld.param.u32 %r1, [a]; add.u32 %r2, %r1, %r1; st.param.b32 [r], %r2; ret; }
.func (.param .b32 r) thrice(.param .b32 a)
{ .reg .b32 %r<3>; ld.param.u32 %r1, [a]; mul.lo.u32 %r2, %r1, 3; st.param.b32 [r], %r2; ret; }
.func (.reg .b32 r) plus(.reg .b32 a, .reg .b64 b)
{ .reg .b32 %t; cvt.u32.u64 %t, b; add.u32 r, a, %t; ret; }
.func (.param .b64 r) fib(.param .b32 n)
{
  .reg .b32 %n, %m; .reg .b64 %x, %y; .reg .pred %p;
  ld.param.u32 %n, [n]; setp.lt.u32 %p, %n, 2; @!%p bra R; cvt.u64.u32 %x, %n; st.param.b64 [r], %x; ret;
  R: sub.u32 %m, %n, 1;
  { .param .b32 a; .param .b64 b; st.param.b32 [a], %m; call.uni (b), fib, (a); ld.param.b64 %x, [b]; }
  sub.u32 %m, %n, 2;
  { .param .b32 a; .param .b64 b; st.param.b32 [a], %m; call.uni (b), fib, (a); ld.param.b64 %y, [b]; }
  add.u64 %x, %x, %y; st.param.b64 [r], %x; ret;
}
.func deep(.param .b32 n)
{
  .local .align 8 .b8 room[256]; .reg .b32 %n; .reg .b64 %d;
  ld.param.u32 %n, [n]; mov.u64 %d, room; st.local.u32 [%d], %n;
  { .param .b32 a; st.param.b32 [a], %n; call.uni deep, (a); } ret;
}
.func (.param .align 8 .b8 r[16]) swap(.param .align 8 .b8 s[16])
{ .reg .b64 %a, %b; ld.param.b64 %a, [s]; ld.param.b64 %b, [s+8]; st.param.b64 [r], %b; st.param.b64 [r+8], %a; ret; }
.global .align 8 .u64 table[2] = {twice, thrice};
";

fn with_functions(body: &str) -> Device {
    Device::new(&module(".param .u64 out", body).replacen(".visible", &format!("{CALLS}.visible"), 1))
}

#[test]
fn calls() {
    let device = with_functions(&format!(
        "{} {{ .param .b32 a; .param .b32 b; st.param.b32 [a], %me; call.uni (b), twice, (a); ld.param.b32 %r1, [b]; }}
        call (%r2), plus, (%r1, 5); st.global.u32 [%out], %r2; ret;",
        head(4)
    ));
    expect(&device.run::<u32>(32, 32), |lane| 2 * lane + 5);
}

#[test]
fn guarded_call() {
    let device = with_functions(&format!(
        "{} mov.u32 %r1, 1000; setp.gt.u32 %p1, %me, 10;
        {{ .param .b32 a; .param .b32 b; st.param.b32 [a], %me; st.param.b32 [b], 77; @%p1 call (b), twice, (a);
        ld.param.b32 %r1, [b]; }} st.global.u32 [%out], %r1; ret;",
        head(4)
    ));
    expect(&device.run::<u32>(32, 32), |lane| if lane > 10 { 2 * lane } else { 77 });
}

#[test]
fn recursion() {
    let device = with_functions(&format!(
        "{} rem.u32 %r1, %me, 11; {{ .param .b32 a; .param .b64 b; st.param.b32 [a], %r1; call.uni (b), fib, (a);
        ld.param.b64 %d1, [b]; }} st.global.u64 [%out], %d1; ret;",
        head(8)
    ));
    let fib = |n: usize| [0u64, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55][n];
    let values = device.run::<u64>(64, 64);
    assert_eq!(values, (0..64).map(|lane| fib(lane % 11)).collect::<Vec<_>>());
}

#[test]
fn recursion_without_end_is_a_stack_overflow() {
    let device = with_functions("{ .param .b32 a; st.param.b32 [a], 1; call.uni deep, (a); } ret;");
    let fault = device.launch("k", 1, 32, &[0u64.into()]).expect_err("the stack ends");
    assert!(matches!(fault.kind, FaultKind::StackOverflow { .. }), "{fault}");
    assert_eq!(fault.function, "deep");
}

#[test]
fn function_pointers() {
    let body = format!(
        "{} and.b32 %r1, %me, 1; mov.u64 %d1, table; mad.wide.u32 %d2, %r1, 8, %d1; ld.global.u64 %d3, [%d2];
        {{ .param .b32 a; .param .b32 b; st.param.b32 [a], %me; P: .callprototype (.param .b32 _) _ (.param .b32 _);
        call (b), %d3, (a), P; ld.param.b32 %r2, [b]; }} st.global.u32 [%out], %r2; ret;",
        head(4)
    );
    expect(&with_functions(&body).run::<u32>(32, 32), |lane| lane * (2 + lane % 2));
    let wrong = body.replace("ld.global.u64 %d3, [%d2]", "mov.u64 %d3, 12345");
    let fault = with_functions(&wrong).launch("k", 1, 32, &[0u64.into()]).expect_err("no function");
    assert_eq!(fault.kind, FaultKind::BadCall { address: 12345 });
}

#[test]
fn structs_by_value() {
    let device = with_functions(&format!(
        "{} cvt.u64.u32 %d1, %me; add.u64 %d2, %d1, 100;
        {{ .param .align 8 .b8 a[16]; .param .align 8 .b8 b[16]; st.param.b64 [a], %d1; st.param.b64 [a+8], %d2;
        call.uni (b), swap, (a); ld.param.v2.b64 {{%d3, %d4}}, [b]; }}
        shl.b64 %d4, %d4, 32; or.b64 %d3, %d3, %d4; st.global.u64 [%out], %d3; ret;",
        head(8)
    ));
    let values = device.run::<u64>(32, 32);
    assert_eq!(values, (0..32).map(|lane| (lane + 100) | lane << 32).collect::<Vec<_>>());
}

#[test]
fn a_kernel_that_never_ends() {
    let device = Device::kernel(".param .u64 out", "L: bra L;");
    let config = LaunchConfig { budget: 100_000, ..config(4, 64) };
    let fault = device.launch_with("k", &config, &[Arg::U64(0)], Mode::Fast).expect_err("hangs");
    assert_eq!(fault.kind, FaultKind::Budget { limit: 100_000 });
    assert_eq!(fault.ptx_line, 6);
}

#[test]
fn an_endless_grid_stops_at_its_first_fault() {
    // 2^31-1 blocks: nothing may be set up for each of them in advance.
    let device = Device::kernel(
        ".param .u64 out",
        ".reg .pred %p; .reg .b32 %r; mov.u32 %r, %ctaid.x; setp.eq.u32 %p, %r, 1000; @%p trap; ret;",
    );
    let fault = device.launch("k", 0x7fff_ffff, 32, &[0u64.into()]).expect_err("block 1000 traps");
    assert_eq!((fault.kind, fault.block), (FaultKind::Trap, [1000, 0, 0]));
}

#[test]
fn seeds_change_the_order_and_nothing_else() {
    // Each block takes a ticket: the order in which they run.
    let body = format!(
        "{} setp.ne.u32 %p1, %me, 0; @%p1 exit; mov.u32 %r1, %ctaid.x; atom.global.add.u32 %r2, [%base], 1;
        mad.wide.u32 %d1, %r1, 4, %base; st.global.u32 [%d1+4], %r2; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let order = |seed| {
        let out = device.upload(&[0u32; 65]);
        let config = LaunchConfig { seed, ..config(64, 64) };
        device.launch_with("k", &config, &[out.into()], Mode::Fast).expect("runs");
        device.download::<u32>(out + 4, 64)
    };
    assert_eq!(order(None), (0..64).collect::<Vec<_>>());
    let (one, two) = (order(Some(1)), order(Some(2)));
    assert_ne!(one, two);
    assert_eq!(one, order(Some(1)));
    for mut order in [one, two] {
        order.sort_unstable();
        assert_eq!(order, (0..64).collect::<Vec<_>>(), "every block runs once");
    }
}
