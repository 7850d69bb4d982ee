//! Clusters of blocks, and bulk copies.

mod common;

use common::{Device, config, head};
use simt::{FaultKind, LaunchConfig, Mode};

fn cluster(grid: u32, block: u32, blocks: u32) -> LaunchConfig {
    LaunchConfig { cluster: Some([blocks, 1, 1]), ..config(grid, block) }
}

fn run(device: &Device, config: &LaunchConfig, out: u64, mode: Mode) {
    if let Err(fault) = device.launch_with("k", config, &[out.into()], mode) {
        panic!("{fault}");
    }
}

/// Every block writes to its own shared memory and reads, adds to and tells an object in its neighbour's.
#[test]
fn blocks_see_each_others_shared_memory() {
    let body = format!(
        "{} .shared .align 8 .b32 s[32]; .shared .align 8 .b64 bar;
        .reg .b32 %rank, %size, %next, %far, %addr;
        mov.u32 %rank, %cluster_ctarank; mov.u32 %size, %cluster_nctarank; mov.u32 %r1, s; shl.b32 %r2, %me, 2;
        add.u32 %addr, %r1, %r2; mad.lo.u32 %r3, %rank, 100, %me; st.shared.u32 [%addr], %r3;
        mov.u32 %r9, bar; setp.eq.u32 %p1, %me, 0; @%p1 mbarrier.init.shared::cta.b64 [%r9], 33;
        fence.mbarrier_init.release.cluster; barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
        add.u32 %next, %rank, 1; rem.u32 %next, %next, %size;
        mapa.shared::cluster.u32 %far, %addr, %next; ld.shared::cluster.u32 %r4, [%far];
        barrier.cluster.arrive.relaxed; barrier.cluster.wait;
        mapa.shared::cluster.u32 %far, %r1, %next; red.shared::cluster.add.u32 [%far+4], 1;
        mapa.shared::cluster.u32 %r10, %r9, %next; mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r10];
        @%p1 mbarrier.arrive.shared.b64 _, [%r9];
        W: mbarrier.try_wait.parity.shared.b64 %p2, [%r9], 0; @!%p2 bra W;
        // Generic addresses, and who they belong to.
        cvta.shared.u64 %d1, %d1; mov.u64 %d2, s; cvta.shared.u64 %d2, %d2; mapa.u64 %d3, %d2, %next;
        ld.u32 %r5, [%d3+8]; getctarank.u64 %r6, %d3; getctarank.shared::cluster.u32 %r7, %far;
        barrier.cluster.arrive; barrier.cluster.wait;
        ld.shared.u32 %r8, [s+4];
        mov.u32 %r11, %ctaid.x; mad.lo.u32 %r11, %r11, 32, %me; mad.wide.u32 %d4, %r11, 20, %base;
        st.global.u32 [%d4], %r4; st.global.u32 [%d4+4], %r5; st.global.u32 [%d4+8], %r6; st.global.u32 [%d4+12], %r7;
        st.global.u32 [%d4+16], %r8; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    for (blocks, mode, seed) in [
        (2, Mode::Fast, None),
        (4, Mode::Counting, Some(3)),
        (8, Mode::Fast, Some(9)),
        (1, Mode::Fast, Some(1)),
    ] {
        let out = device.upload(&vec![0u32; 24 * 32 * 5]);
        run(&device, &LaunchConfig { seed, ..cluster(24, 32, blocks) }, out, mode);
        let got = device.download::<u32>(out, 24 * 32 * 5);
        for (index, row) in got.chunks(5).enumerate() {
            let (block, thread) = (index as u32 / 32, index as u32 % 32);
            let (rank, next) = (block % blocks, (block % blocks + 1) % blocks);
            assert_eq!(
                row,
                [next * 100 + thread, next * 100 + 2, next, next, rank * 100 + 1 + 32],
                "{block} {thread}"
            );
        }
    }
}

#[test]
fn the_kernel_names_the_shape_of_its_clusters() {
    let ptx = format!(
        ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 out) .reqnctapercluster 2, 3\n{{{}
        .reg .pred %e; mov.pred %e, %is_explicit_cluster; selp.u32 %r9, 1, 0, %e;
        mov.u32 %r1, %clusterid.x; mov.u32 %r2, %clusterid.y; mov.u32 %r3, %cluster_ctaid.x; mov.u32 %r4, %cluster_ctaid.y;
        mov.u32 %r5, %cluster_ctarank; mov.u32 %r6, %nclusterid.y; mov.u32 %r7, %cluster_nctaid.y;
        mov.u32 %r10, %ctaid.x; mov.u32 %r11, %ctaid.y; mad.lo.u32 %r12, %r11, 4, %r10; mad.wide.u32 %d1, %r12, 32, %base;
        st.global.v4.u32 [%d1], {{%r1, %r2, %r3, %r4}}; st.global.v4.u32 [%d1+16], {{%r5, %r6, %r7, %r9}}; ret; }}",
        head(0)
    );
    let device = Device::new(&ptx);
    let info = &device.instance.program().kernels()[0];
    assert_eq!(info.required_cluster, Some([2, 3, 1]));
    let out = device.upload(&vec![0u32; 4 * 6 * 8]);
    let grid = LaunchConfig { grid: [4, 6, 1], seed: Some(5), ..config(4, 1) };
    run(&device, &grid, out, Mode::Fast);
    for (index, row) in device.download::<u32>(out, 4 * 6 * 8).chunks(8).enumerate() {
        let (x, y) = (index as u32 % 4, index as u32 / 4);
        assert_eq!(row, [x / 2, y / 3, x % 2, y % 3, x % 2 + y % 3 * 2, 2, 3, 1]);
    }
    for (wrong, argument) in [
        (LaunchConfig { cluster: Some([2, 1, 1]), ..grid.clone() }, "cluster"),
        (LaunchConfig { grid: [4, 5, 1], ..grid }, "grid"),
    ] {
        let fault = device.launch_with("k", &wrong, &[out.into()], Mode::Fast).expect_err("refused");
        assert!(
            matches!(fault.kind, FaultKind::InvalidLaunch { argument: a, .. } if a == argument),
            "{fault}"
        );
    }
}

#[test]
fn threads_that_exited_are_not_waited_for_at_the_clusters_barrier() {
    let body = format!(
        "{} mov.u32 %r1, %cluster_ctarank; setp.eq.u32 %p1, %r1, 1; @%p1 exit; setp.lt.u32 %p2, %me, 40;
        barrier.cluster.arrive; @%p2 exit; barrier.cluster.wait; barrier.cluster.arrive; barrier.cluster.wait;
        mad.wide.u32 %d1, %me, 4, %base; red.global.add.u32 [%d1], 1; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let out = device.upload(&vec![0u32; 64]);
    run(&device, &cluster(8, 64, 2), out, Mode::Fast);
    let want: Vec<u32> = (0..64).map(|thread| if thread < 40 { 0 } else { 4 }).collect();
    assert_eq!(device.download::<u32>(out, 64), want);
}

#[test]
fn a_cluster_in_which_nobody_can_go_on_is_a_deadlock() {
    // One block never arrives: it waits at a barrier for threads that it does not have.
    let body = format!(
        "{} mov.u32 %r1, %cluster_ctarank; setp.eq.u32 %p1, %r1, 1; @%p1 bra STUCK;
        barrier.cluster.arrive; barrier.cluster.wait; ret; STUCK: bar.sync 3, 128; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let fault = device
        .launch_with("k", &cluster(4, 64, 4), &[0u64.into()], Mode::Fast)
        .expect_err("nobody can go on");
    assert!(matches!(fault.kind, FaultKind::Deadlock { .. }), "{fault}");
    // No such block.
    let body = format!(
        "{} mov.u32 %r1, 0; mapa.shared::cluster.u32 %r1, %r1, 5; st.shared::cluster.u32 [%r1], 1;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let fault =
        device.launch_with("k", &cluster(4, 1, 4), &[0u64.into()], Mode::Fast).expect_err("out of bounds");
    assert!(matches!(fault.kind, FaultKind::OutOfBounds { .. }), "{fault}");
}

#[test]
fn bulk_copies_there_and_back() {
    let body = format!(
        "{} .shared .align 128 .b8 s[1024]; .shared .align 8 .b64 bar; mov.u32 %r1, s; mov.u32 %r2, bar;
        setp.ne.u32 %p1, %me, 0; @!%p1 mbarrier.init.shared::cta.b64 [%r2], 1; bar.sync 0; @%p1 bra W;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%base], 256, [%r2];
        mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 256;
        W: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0; @!%p2 bra W;
        shl.b32 %r3, %me, 2; add.u32 %r3, %r3, %r1; ld.shared.u32 %r4, [%r3]; add.u32 %r4, %r4, 1000; st.shared.u32 [%r3], %r4;
        bar.sync 0; @%p1 ret; fence.proxy.async.shared::cta;
        cp.async.bulk.global.shared::cta.bulk_group [%base+256], [%r1], 256;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%base], [%r1+16], 64;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 [%base+64], [%r1], 16;
        cp.async.bulk.prefetch.L2.global [%base], 64;
        cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; cp.async.bulk.wait_group 0; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    for mode in [Mode::Fast, Mode::Counting] {
        let data: Vec<u32> = (0..64).map(|i| i * 3).chain([0; 64]).collect();
        let out = device.upload(&data);
        run(&device, &config(1, 64), out, mode);
        let mut want: Vec<u32> = data[..64].to_vec();
        let changed: Vec<u32> = want.iter().map(|v| v + 1000).collect();
        (0..16).for_each(|i| want[i] += changed[i + 4]);
        (16..20).for_each(|i| want[i] = want[i].min(changed[i - 16]));
        want.extend(changed);
        assert_eq!(device.download::<u32>(out, 128), want);
    }
}

#[test]
fn a_bulk_copy_and_an_asynchronous_store_go_to_other_blocks() {
    let body = format!(
        "{} .shared .align 16 .b8 s[64]; .shared .align 8 .b64 bar; mov.u32 %r1, s; mov.u32 %r2, bar;
        .reg .b16 %mask; mov.u16 %mask, 0xb; mov.u32 %r9, %cluster_ctarank; setp.ne.u32 %p3, %r9, 0;
        mbarrier.init.shared::cta.b64 [%r2], 1; setp.eq.u32 %p4, %r9, 2; selp.u32 %r8, 4, 36, %p4;
        mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], %r8;
        barrier.cluster.arrive; barrier.cluster.wait; @%p3 bra W;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r1], [%base], 32, [%r2], %mask;
        mov.u32 %r3, 0;
        N: mapa.shared::cluster.u32 %r4, %r1, %r3; mapa.shared::cluster.u32 %r5, %r2, %r3;
        st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r4+32], %r3, [%r5];
        add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 4; @%p1 bra N;
        W: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p2, [%r2], 0; @!%p2 bra W;
        ld.shared.u32 %r6, [s+28]; ld.shared.u32 %r7, [s+32]; mad.lo.u32 %r6, %r7, 1000, %r6;
        mad.wide.u32 %d1, %r9, 4, %base; st.global.u32 [%d1+32], %r6; barrier.cluster.arrive; barrier.cluster.wait; ret;",
        head(0)
    );
    let device = Device::kernel(".param .u64 out", &body);
    let out = device.upload(&[1u32, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0]);
    run(&device, &cluster(4, 1, 4), out, Mode::Fast);
    assert_eq!(device.download::<u32>(out + 32, 4), [8, 1008, 2000, 3008]);
}

#[test]
fn a_bulk_copy_of_the_wrong_size_or_place_is_refused() {
    for (what, size) in [("[%base+8]", 32), ("[%base]", 24), ("[%base+16]", 64), ("[%base]", 0x8000_0000u32)]
    {
        let body = format!(
            "{} .shared .align 16 .b8 s[64]; .shared .align 8 .b64 bar; mov.u32 %r1, s; mov.u32 %r2, bar;
            mbarrier.init.shared::cta.b64 [%r2], 1;
            cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], {what}, {size}, [%r2]; ret;",
            head(0)
        );
        let device = Device::kernel(".param .u64 out", &body);
        let out = device.upload(&[0u32; 16]);
        let fault = device.launch("k", 1, 1, &[out.into()]).expect_err("refused");
        let expected = match size {
            64 | 0x8000_0000 => matches!(fault.kind, FaultKind::OutOfBounds { .. }),
            _ => matches!(fault.kind, FaultKind::Misaligned { align: 16, .. }),
        };
        assert!(expected, "{fault}");
    }
}
