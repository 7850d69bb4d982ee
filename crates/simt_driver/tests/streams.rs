//! Streams, events and callbacks as a program sees them.

#[macro_use]
mod common;

use std::ffi::c_void;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use common::*;
use simt_driver::abi::{CUcontext, CUevent, CUresult, CUstream, Out};
use simt_driver::api::{context, copy, event, global, host_memory, memory, memset, stream};

const LONG: Duration = Duration::from_secs(20);

/// A host function that waits until the test lets it go.
struct Gate {
    reached: Sender<()>,
    open: Receiver<()>,
}

unsafe extern "C" fn wait_at_gate(gate: *mut c_void) {
    // SAFETY: the address of a Gate that `block` made for this one call.
    let gate = unsafe { Box::from_raw(gate.cast::<Gate>()) };
    let _ = gate.reached.send(());
    let _ = gate.open.recv_timeout(LONG);
}

/// Keeps a stream busy until the returned sender is dropped.
fn block(stream: CUstream) -> Sender<()> {
    let (reached, is_reached) = channel();
    let (open, is_open) = channel();
    let gate = Box::into_raw(Box::new(Gate { reached, open: is_open }));
    ok!(stream::cuLaunchHostFunc(stream, Some(wait_at_gate), gate.cast()));
    is_reached.recv_timeout(LONG).expect("the host function runs");
    open
}

#[test]
fn queries_tell_what_is_done() {
    let _context = OwnContext::new();
    let (blocking, free) = (new_stream(0), new_stream(1));
    let (before, after) = (new_event(0), new_event(0));
    let mut elapsed = 0.0;
    ok!(event::cuEventQuery(after));
    ok!(event::cuEventSynchronize(after));
    fails!(event::cuEventElapsedTime(Out::to(&mut elapsed), before, after), INVALID_HANDLE);
    ok!(event::cuEventRecord(before, blocking));
    fails!(event::cuEventElapsedTime(Out::to(&mut elapsed), before, after), INVALID_HANDLE);
    let open = block(blocking);
    ok!(event::cuEventRecord(after, blocking));
    fails!(event::cuEventQuery(after), NOT_READY);
    fails!(event::cuEventElapsedTime(Out::to(&mut elapsed), before, after), NOT_READY);
    fails!(stream::cuStreamQuery(blocking), NOT_READY);
    fails!(stream::cuStreamQuery(CUstream::NULL), NOT_READY);
    ok!(stream::cuStreamQuery(free));
    drop(open);
    ok!(stream::cuStreamSynchronize(CUstream::NULL));
    ok!(event::cuEventQuery(after));
    ok!(event::cuEventElapsedTime(Out::to(&mut elapsed), before, after));
    assert!(elapsed > 0.0);
    let (forth, mut back) = (elapsed, 0.0);
    ok!(event::cuEventElapsedTime(Out::to(&mut back), after, before));
    assert_eq!(back, -forth);
}

#[test]
fn asynchronous_calls_return_before_their_work_is_done() {
    let _context = OwnContext::new();
    let stream = new_stream(0);
    let mut address = 0;
    ok!(memory::cuMemAlloc_v2(Out::to(&mut address), 256));
    let mut pinned: *mut c_void = std::ptr::null_mut();
    ok!(host_memory::cuMemAllocHost_v2(Out::to(&mut pinned), 256));
    let open = block(stream);
    // What a pageable buffer holds at the call is what arrives, whatever becomes of it later.
    let mut pageable = vec![7u8; 128];
    ok!(copy::cuMemcpyHtoDAsync_v2(address, pageable.as_ptr().cast(), 128, stream));
    pageable.fill(0);
    drop(pageable);
    ok!(memset::cuMemsetD8Async(address + 128, 8, 128, stream));
    ok!(copy::cuMemcpyDtoHAsync_v2(pinned, address, 256, stream));
    // In the legacy default stream, so after the blocking stream's work; a fill is not waited for.
    ok!(memset::cuMemsetD8_v2(address, 1, 256));
    fails!(stream::cuStreamQuery(stream), NOT_READY);
    drop(open);
    ok!(stream::cuStreamSynchronize(stream));
    // SAFETY: 256 bytes of this test's own; the copy to them is done.
    let bytes = unsafe { std::slice::from_raw_parts(pinned.cast::<u8>(), 256) };
    assert_eq!(bytes, [[7; 128], [8; 128]].concat());
    let mut now = [0u8; 256];
    ok!(copy::cuMemcpyDtoH_v2(now.as_mut_ptr().cast(), address, 256));
    assert_eq!(now, [1; 256]);
}

#[test]
fn events_order_streams_that_do_not_wait_for_each_other() {
    let _context = OwnContext::new();
    let (a, b) = (new_stream(1), new_stream(1));
    let done = new_event(2);
    let open = block(a);
    ok!(event::cuEventRecord(done, a));
    ok!(stream::cuStreamWaitEvent(b, done, 0));
    fails!(stream::cuStreamQuery(b), NOT_READY);
    drop(open);
    ok!(stream::cuStreamSynchronize(b));
    ok!(event::cuEventQuery(done));
    fails!(stream::cuStreamWaitEvent(b, done, 1), 401);
    fails!(stream::cuStreamWaitEvent(b, done, 5), INVALID_VALUE);
    let mut elapsed = 0.0;
    fails!(event::cuEventElapsedTime(Out::to(&mut elapsed), done, done), INVALID_HANDLE);
}

unsafe extern "C" fn call_the_driver(stream: CUstream, status: CUresult, results: *mut c_void) {
    let mut address = 0;
    let mut current = CUcontext::NULL;
    let mut version = 0;
    // SAFETY: pointers to variables of this function; `results` is the address of the test's sender.
    unsafe {
        let results = &*results.cast::<Sender<Vec<CUresult>>>();
        let _ = results.send(vec![
            status,
            memory::cuMemAlloc_v2(Out::to(&mut address), 16),
            context::cuCtxSynchronize(),
            context::cuCtxGetCurrent(Out::to(&mut current)),
            stream::cuStreamSynchronize(stream),
            global::cuDriverGetVersion(Out::to(&mut version)),
        ]);
    }
}

#[test]
fn callbacks_run_in_order_and_may_not_call_the_driver() {
    let _context = OwnContext::new();
    let stream = new_stream(0);
    let (results, seen) = channel::<Vec<CUresult>>();
    let data = std::ptr::from_ref(&results).cast_mut().cast();
    ok!(stream::cuStreamAddCallback(stream, Some(call_the_driver), data, 0));
    ok!(stream::cuStreamSynchronize(stream));
    let refused = NOT_PERMITTED;
    assert_eq!(seen.try_recv(), Ok(vec![SUCCESS, refused, refused, refused, refused, SUCCESS]));
    fails!(stream::cuStreamAddCallback(stream, Some(call_the_driver), data, 1), INVALID_VALUE);
    fails!(stream::cuStreamAddCallback(stream, None, data, 0), INVALID_VALUE);
    fails!(stream::cuLaunchHostFunc(stream, None, data), INVALID_VALUE);
}

#[test]
fn destroying_a_stream_waits_for_it() {
    let _context = OwnContext::new();
    let stream = new_stream(0);
    let open = block(stream);
    let opener = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(30));
        drop(open);
    });
    let started = std::time::Instant::now();
    ok!(stream::cuStreamDestroy_v2(stream));
    assert!(started.elapsed() >= Duration::from_millis(25));
    opener.join().expect("the opener ends");
    fails!(stream::cuStreamDestroy_v2(stream), INVALID_HANDLE);
    fails!(stream::cuStreamQuery(stream), INVALID_HANDLE);
    for default in [CUstream::NULL, CUstream::LEGACY, CUstream::PER_THREAD] {
        fails!(stream::cuStreamDestroy_v2(default), INVALID_HANDLE);
    }
}

#[test]
fn streams_and_events_say_what_they_are() {
    let own = OwnContext::new();
    let (mut priority, mut flags, mut owner) = (1, 9, CUcontext::NULL);
    for (asked, given) in [(0, 0), (-1, -1), (-5, -5), (-9, -5), (3, 0)] {
        let mut handle = CUstream::NULL;
        ok!(stream::cuStreamCreateWithPriority(Out::to(&mut handle), 1, asked));
        ok!(stream::cuStreamGetPriority(handle, Out::to(&mut priority)));
        ok!(stream::cuStreamGetFlags(handle, Out::to(&mut flags)));
        assert_eq!((priority, flags), (given, 1));
    }
    for default in [CUstream::NULL, CUstream::LEGACY, CUstream::PER_THREAD] {
        ok!(stream::cuStreamGetFlags(default, Out::to(&mut flags)));
        ok!(stream::cuStreamGetCtx(default, Out::to(&mut owner)));
        assert_eq!((flags, owner), (0, own.0));
    }
    let mut handle = CUstream::NULL;
    fails!(stream::cuStreamCreate(Out::to(&mut handle), 2), INVALID_VALUE);
    fails!(stream::cuStreamCreate(Out::NULL, 0), INVALID_VALUE);
    let mut handle = CUevent::NULL;
    fails!(event::cuEventCreate(Out::to(&mut handle), 8), INVALID_VALUE);
    fails!(event::cuEventCreate(Out::to(&mut handle), 4), INVALID_VALUE);
    ok!(event::cuEventCreate(Out::to(&mut handle), 6));
    ok!(event::cuEventDestroy_v2(handle));
    fails!(event::cuEventDestroy_v2(handle), INVALID_HANDLE);
    fails!(event::cuEventRecord(handle, CUstream::NULL), INVALID_HANDLE);
    fails!(event::cuEventRecord(CUevent::NULL, CUstream::NULL), INVALID_HANDLE);
}

#[test]
fn host_threads_with_streams_of_their_own_do_not_disturb_each_other() {
    let own = OwnContext::new();
    std::thread::scope(|scope| {
        for number in 0..12u8 {
            let own = &own;
            scope.spawn(move || {
                ok!(context::cuCtxSetCurrent(own.0));
                let stream = new_stream(u32::from(number % 2));
                let mut address = 0;
                for round in 0..20 {
                    let value = number.wrapping_mul(20).wrapping_add(round);
                    ok!(memory::cuMemAlloc_v2(Out::to(&mut address), 3000));
                    ok!(memset::cuMemsetD8Async(address, value, 3000, stream));
                    let mut data = [0; 3000];
                    ok!(copy::cuMemcpyDtoHAsync_v2(data.as_mut_ptr().cast(), address, 3000, stream));
                    assert_eq!(data, [value; 3000]);
                    let mine = new_event(0);
                    ok!(event::cuEventRecord(mine, CUstream::PER_THREAD));
                    ok!(event::cuEventSynchronize(mine));
                    ok!(event::cuEventDestroy_v2(mine));
                    ok!(memory::cuMemFree_v2(address));
                }
                ok!(stream::cuStreamDestroy_v2(stream));
            });
        }
    });
}
