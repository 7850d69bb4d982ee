//! Contexts: which is current, how they end, what becomes of what they own.

#[macro_use]
mod common;

use common::*;
use simt_driver::abi::{CUcontext, CUdevice, Out};
use simt_driver::api::{context, copy, device, event, global, memory, primary, stream};

fn current() -> CUcontext {
    let mut handle = CUcontext::NULL;
    ok!(context::cuCtxGetCurrent(Out::to(&mut handle)));
    handle
}

#[test]
fn contexts_form_a_stack_on_each_thread() {
    ok!(global::cuInit(0));
    assert_eq!(current(), CUcontext::NULL);
    let (a, b) = (OwnContext::new(), OwnContext::new());
    assert_eq!(current(), b.0);
    let mut popped = CUcontext::NULL;
    ok!(context::cuCtxPopCurrent_v2(Out::to(&mut popped)));
    assert_eq!((popped, current()), (b.0, a.0));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            assert_eq!(current(), CUcontext::NULL);
            ok!(context::cuCtxSetCurrent(b.0));
            ok!(context::cuCtxSynchronize());
        });
    });
    ok!(context::cuCtxPushCurrent_v2(b.0));
    drop(b);
    assert_eq!(current(), a.0);
    ok!(context::cuCtxSetCurrent(CUcontext::NULL));
    fails!(context::cuCtxPopCurrent_v2(Out::NULL), INVALID_CONTEXT);
    fails!(context::cuCtxSynchronize(), INVALID_CONTEXT);
    fails!(context::cuCtxPushCurrent_v2(CUcontext::NULL), INVALID_VALUE);
    fails!(context::cuCtxDestroy_v2(CUcontext::NULL), INVALID_VALUE);
}

#[test]
fn a_destroyed_context_is_refused_and_takes_its_handles_with_it() {
    let _outer = OwnContext::new();
    let inner = OwnContext::new();
    let (gone, stream, event) = (inner.0, new_stream(0), new_event(0));
    let (made_current, destroyed) = (std::sync::Barrier::new(2), std::sync::Barrier::new(2));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            ok!(context::cuCtxSetCurrent(gone));
            made_current.wait();
            destroyed.wait();
            fails!(context::cuCtxSynchronize(), 709);
        });
        made_current.wait();
        drop(inner);
        destroyed.wait();
    });
    fails!(context::cuCtxDestroy_v2(gone), INVALID_CONTEXT);
    fails!(context::cuCtxPushCurrent_v2(gone), INVALID_CONTEXT);
    fails!(context::cuCtxSetCurrent(gone), INVALID_CONTEXT);
    fails!(stream::cuStreamSynchronize(stream), INVALID_HANDLE);
    fails!(event::cuEventQuery(event), INVALID_HANDLE);
}

#[test]
fn the_primary_context_lives_while_it_is_held() {
    ok!(global::cuInit(0));
    let (mut flags, mut active) = (0, 0);
    fails!(primary::cuDevicePrimaryCtxRelease_v2(0), INVALID_CONTEXT);
    ok!(primary::cuDevicePrimaryCtxReset_v2(0));
    let first = primary_context();
    assert_eq!(primary_context(), first);
    fails!(context::cuCtxDestroy_v2(first), INVALID_CONTEXT);
    ok!(primary::cuDevicePrimaryCtxSetFlags_v2(0, 4));
    fails!(primary::cuDevicePrimaryCtxSetFlags_v2(0, 0x4000), INVALID_VALUE);
    ok!(primary::cuDevicePrimaryCtxRelease_v2(0));
    ok!(context::cuCtxSynchronize());
    ok!(primary::cuDevicePrimaryCtxGetState(0, Out::to(&mut flags), Out::to(&mut active)));
    assert_eq!((flags, active), (4, 1));
    ok!(primary::cuDevicePrimaryCtxRelease_v2(0));
    ok!(primary::cuDevicePrimaryCtxGetState(0, Out::to(&mut flags), Out::to(&mut active)));
    assert_eq!(active, 0);
    fails!(context::cuCtxSynchronize(), 709);
    // It comes back under the same handle, and threads for which it was current can go on.
    let mut again = CUcontext::NULL;
    ok!(primary::cuDevicePrimaryCtxRetain(Out::to(&mut again), 0));
    assert_eq!(again, first);
    ok!(context::cuCtxSynchronize());
    ok!(primary::cuDevicePrimaryCtxReset_v2(0));
    fails!(primary::cuDevicePrimaryCtxRetain(Out::to(&mut again), 1), 101);
}

#[test]
fn limits_and_settings_are_kept() {
    let _context = OwnContext::new();
    let mut value = 0;
    for (limit, set, expected) in
        [(0, 2048, 2048), (1, 65536, 524_288), (2, 1 << 20, 4 << 20), (4, 10, 32), (5, 7, 7)]
    {
        ok!(context::cuCtxSetLimit(limit, set));
        ok!(context::cuCtxGetLimit(Out::to(&mut value), limit));
        assert_eq!(value, expected, "limit {limit}");
    }
    fails!(context::cuCtxSetLimit(0, 1 << 30), INVALID_VALUE);
    fails!(context::cuCtxSetLimit(3, 1), 215);
    fails!(context::cuCtxGetLimit(Out::to(&mut value), 99), INVALID_VALUE);
    let mut config = 0;
    ok!(context::cuCtxSetCacheConfig(3));
    ok!(context::cuCtxGetCacheConfig(Out::to(&mut config)));
    assert_eq!(config, 3);
    fails!(context::cuCtxSetCacheConfig(9), INVALID_VALUE);
    let (mut least, mut greatest) = (1, 1);
    ok!(context::cuCtxGetStreamPriorityRange(Out::to(&mut least), Out::to(&mut greatest)));
    assert_eq!((least, greatest), (0, -5));
    let mut handle = CUcontext::NULL;
    fails!(context::cuCtxCreate_v2(Out::to(&mut handle), 0x8000, 0), INVALID_VALUE);
    fails!(context::cuCtxCreate_v2(Out::to(&mut handle), 0, 9), 101);
    fails!(context::cuCtxCreate_v2(Out::NULL, 0, 0), INVALID_VALUE);
}

#[test]
fn there_is_one_device() {
    ok!(global::cuInit(0));
    fails!(global::cuInit(1), INVALID_VALUE);
    let (mut handle, mut count): (CUdevice, i32) = (-1, 0);
    ok!(device::cuDeviceGetCount(Out::to(&mut count)));
    ok!(device::cuDeviceGet(Out::to(&mut handle), 0));
    assert_eq!((count, handle), (1, 0));
    fails!(device::cuDeviceGet(Out::to(&mut handle), 1), 101);
    fails!(device::cuDeviceGet(Out::to(&mut handle), -1), 101);
    fails!(device::cuDeviceGet(Out::NULL, 0), INVALID_VALUE);
    let mut name = [1; 100];
    ok!(device::cuDeviceGetName(name.as_mut_ptr(), 5, 0));
    assert_eq!((name[4], name[5]), (0, 1));
    let mut version = 0;
    ok!(global::cuDriverGetVersion(Out::to(&mut version)));
    assert_eq!(version, 13000);
}

#[test]
fn a_context_takes_its_memory_with_it() {
    let outer = OwnContext::new();
    let before = free_bytes();
    let inner = OwnContext::new();
    let address = alloc(1 << 20);
    assert_eq!(before - free_bytes(), 1 << 20);
    drop(inner);
    assert_eq!(free_bytes(), before);
    let mut byte = 0u8;
    fails!(copy::cuMemcpyDtoH_v2(std::ptr::from_mut(&mut byte).cast(), address, 1), INVALID_VALUE);
    drop(outer);
}

fn alloc(bytes: usize) -> u64 {
    let mut address = 0;
    ok!(memory::cuMemAlloc_v2(Out::to(&mut address), bytes));
    address
}

/// Free device memory. The other tests of this program allocate none.
fn free_bytes() -> usize {
    let (mut free, mut total) = (0, 0);
    ok!(memory::cuMemGetInfo_v2(Out::to(&mut free), Out::to(&mut total)));
    assert!(free <= total && total > 1 << 30);
    free
}
