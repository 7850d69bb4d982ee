//! Launches in clusters, what is told of them, and memory pools.

#[macro_use]
mod common;

use common::*;
use simt_driver::abi::{
    CUfunction, CUlaunchAttribute, CUlaunchConfig, CUmemPoolProps, CUmemoryPool, CUstream, In, Out,
};
use simt_driver::api::{context, copy, function as func, launch, memory, pool};

const INVALID_CLUSTER_SIZE: u32 = 912;
const CLUSTER_DIMENSION: u32 = 4;

const KERNELS: &str = ".version 8.0\n.target sm_90\n.address_size 64
.visible .entry ranks(.param .u64 out)
{
    .reg .b64 %o; .reg .b32 %i, %r, %n;
    ld.param.u64 %o, [out]; mov.u32 %i, %ctaid.x; mov.u32 %r, %cluster_ctarank; mov.u32 %n, %cluster_nctarank;
    mad.lo.u32 %r, %n, 100, %r; mad.wide.u32 %o, %i, 4, %o; st.global.u32 [%o], %r; ret;
}
.visible .entry pairs(.param .u64 out) .reqnctapercluster 2 { ret; }
";

fn config(grid: u32, attributes: &[CUlaunchAttribute]) -> CUlaunchConfig {
    // SAFETY: zero is a value of all of its fields.
    let mut config: CUlaunchConfig = unsafe { std::mem::zeroed() };
    (config.gridDimX, config.gridDimY, config.gridDimZ) = (grid, 1, 1);
    (config.blockDimX, config.blockDimY, config.blockDimZ) = (1, 1, 1);
    config.hStream = CUstream::NULL;
    config.attrs = In::slice(attributes);
    config.numAttrs = attributes.len() as u32;
    config
}

fn clusters_of(blocks: u32) -> CUlaunchAttribute {
    // SAFETY: zero is a value of all of its fields.
    let mut attribute: CUlaunchAttribute = unsafe { std::mem::zeroed() };
    attribute.id = CLUSTER_DIMENSION;
    attribute.value[0] = u64::from(blocks) | 1 << 32;
    attribute.value[1] = 1;
    attribute
}

fn run(kernel: CUfunction, config: &CUlaunchConfig, out: &u64) -> u32 {
    // SAFETY: the kernel takes one address.
    unsafe { launch::cuLaunchKernelEx(In::from(config), kernel, params(&[param(out)]), In::NULL) }
}

#[test]
fn a_launch_names_its_clusters() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let (ranks, pairs) = (function(module, c"ranks"), function(module, c"pairs"));
    let mut out = 0;
    ok!(memory::cuMemAlloc_v2(Out::to(&mut out), 64));
    for (blocks, want) in [(1, [100; 8]), (4, [400, 401, 402, 403, 400, 401, 402, 403])] {
        let attributes = [clusters_of(blocks)];
        assert_eq!(run(ranks, &config(8, &attributes), &out), SUCCESS);
        let mut got = [0u32; 8];
        ok!(copy::cuMemcpyDtoH_v2(got.as_mut_ptr().cast(), out, 32));
        assert_eq!(got, want);
    }
    for (kernel, grid, blocks, result) in [
        (ranks, 6, 4, INVALID_CLUSTER_SIZE),
        (ranks, 16, 16, INVALID_CLUSTER_SIZE),
        (ranks, 4, 0, INVALID_CLUSTER_SIZE),
        (pairs, 4, 4, INVALID_CLUSTER_SIZE),
        (pairs, 4, 2, SUCCESS),
    ] {
        assert_eq!(run(kernel, &config(grid, &[clusters_of(blocks)]), &out), result, "{grid} {blocks}");
    }
    assert_eq!(run(pairs, &config(3, &[]), &out), INVALID_CLUSTER_SIZE);
    assert_eq!(run(pairs, &config(4, &[]), &out), SUCCESS);
    ok!(func::cuFuncSetAttribute(ranks, 14, 1));
    assert_eq!(run(ranks, &config(16, &[clusters_of(16)]), &out), SUCCESS);
    ok!(context::cuCtxSynchronize());
    let mut width = 0;
    ok!(func::cuFuncGetAttribute(Out::to(&mut width), 11, pairs));
    assert_eq!(width, 2);
    ok!(func::cuFuncGetAttribute(Out::to(&mut width), 11, ranks));
    assert_eq!(width, 0);
}

#[test]
fn resident_clusters_are_the_resident_blocks_by_their_size() {
    let _context = OwnContext::new();
    let ranks = function(load(KERNELS), c"ranks");
    let count = |blocks: u32| {
        let (attributes, mut clusters) = ([clusters_of(blocks)], 0);
        let config = config(16, &attributes);
        ok!(func::cuOccupancyMaxActiveClusters(Out::to(&mut clusters), ranks, In::from(&config)));
        clusters
    };
    assert!(count(1) > 0);
    assert_eq!(count(1), 4 * count(4));
    let (attributes, mut most) = ([clusters_of(16)], 0);
    let config = config(16, &attributes);
    fails!(
        func::cuOccupancyMaxActiveClusters(Out::to(&mut most), ranks, In::from(&config)),
        INVALID_CLUSTER_SIZE
    );
    ok!(func::cuOccupancyMaxPotentialClusterSize(Out::to(&mut most), ranks, In::from(&config)));
    assert_eq!(most, 8);
}

#[test]
fn pools_are_made_and_remember_what_is_set() {
    let _context = OwnContext::new();
    // SAFETY: zero is a value of all of its fields.
    let mut properties: CUmemPoolProps = unsafe { std::mem::zeroed() };
    let mut own = CUmemoryPool::NULL;
    fails!(pool::cuMemPoolCreate(Out::to(&mut own), In::from(&properties)), INVALID_VALUE);
    (properties.allocType, properties.location) = (1, [1, 0]);
    ok!(pool::cuMemPoolCreate(Out::to(&mut own), In::from(&properties)));
    let (mut threshold, mut told) = (1u64 << 40, 0u64);
    ok!(pool::cuMemPoolSetAttribute(own, 4, Out::to(&mut threshold)));
    ok!(pool::cuMemPoolGetAttribute(own, 4, Out::to(&mut told)));
    assert_eq!(told, threshold);
    let (mut off, mut state) = (0u64, 7u64);
    ok!(pool::cuMemPoolSetAttribute(own, 2, Out::to(&mut off)));
    ok!(pool::cuMemPoolGetAttribute(own, 2, Out::to(&mut state)));
    assert_eq!(state as u32, 0);
    fails!(pool::cuMemPoolGetAttribute(own, 9, Out::to(&mut told)), INVALID_VALUE);
    let mut address = 0;
    ok!(pool::cuMemAllocFromPoolAsync(Out::to(&mut address), 64, own, CUstream::NULL));
    ok!(pool::cuMemFreeAsync(address, CUstream::NULL));
    let (mut flags, here) = (0, [1, 0]);
    ok!(pool::cuMemPoolGetAccess(Out::to(&mut flags), own, In::from(&here)));
    assert_eq!(flags, 3);
    let mut device_pool = CUmemoryPool::NULL;
    ok!(pool::cuDeviceGetDefaultMemPool(Out::to(&mut device_pool), 0));
    fails!(pool::cuMemPoolDestroy(device_pool), INVALID_VALUE);
    ok!(pool::cuMemPoolDestroy(own));
    fails!(pool::cuMemPoolDestroy(own), INVALID_VALUE);
    fails!(pool::cuMemPoolTrimTo(own, 0), INVALID_VALUE);
}
