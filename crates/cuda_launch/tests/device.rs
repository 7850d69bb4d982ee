//! Buffers, launches and scopes, on the device that `WARPBOOK_DEVICE` names, otherwise on the best there is: the simulator,
//! where there is no GPU. CONTRIBUTING.md says how to run these tests on a GPU machine without Rust.

mod common;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use cuda_launch::{AtomicBuffer, Config, Device, Error, LoadedKernels, Ptx, cast_slice_mut};
use cuda_launch_test_kernels as kernels;
use cuda_std::launch::{DeviceSlice, DeviceSliceMut};
use cust::memory::{CopyDestination, DeviceBuffer};
use cust::stream::Stream;
use kernels::{Flagged, Pair};

/// Rounds that keep a kernel busy.
const BUSY: u32 = 100;

/// Keeps a stream from what is put there next, for long enough to be overtaken by whatever does not wait for it. The
/// flag is set when the stream goes on.
fn stall(stream: &Stream) -> Arc<AtomicBool> {
    let goes_on = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&goes_on);
    let pause = move || {
        std::thread::sleep(Duration::from_millis(100));
        flag.store(true, Ordering::SeqCst);
    };
    stream.add_callback(Box::new(pause)).expect("the simulator takes callbacks");
    goes_on
}

fn ptx() -> Ptx<'static> {
    static PTX: OnceLock<Arc<str>> = OnceLock::new();
    // SAFETY: built from the crate whose calls are launched below.
    unsafe { Ptx::from_text(PTX.get_or_init(common::ptx)) }
}

fn open() -> (Device, LoadedKernels) {
    let device = Device::open().expect("a device opens");
    let loaded = device.load(ptx()).expect("the PTX loads");
    (device, loaded)
}

#[test]
fn launches_and_copies_run_in_order() {
    let (device, loaded) = open();
    for n in [0, 1, 31, 1000, 4097] {
        let input: Vec<u32> = (0..n as u32).collect();
        let a = device.upload(&input).unwrap();
        let mut b = device.filled(n, 0).unwrap();
        let config = Config::cover1(n, 64);
        // Nothing waits between these, nor before the input is dropped.
        loaded.launch(config, kernels::add_one(BUSY, a.slice(), b.slice_mut())).unwrap();
        drop(a);
        loaded.launch(config, kernels::double(b.slice_mut())).unwrap();
        let mut c = device.filled(n, 5).unwrap();
        loaded.launch(config, kernels::add_one(0, b.slice(), c.slice_mut())).unwrap();
        let expected: Vec<u32> = input.iter().map(|value| 2 * (value + 1) + 1).collect();
        assert_eq!(c.to_vec().unwrap(), expected);
        let mut copy = vec![0; n];
        c.copy_to(&mut copy).unwrap();
        assert_eq!(copy, expected);
    }
}

#[test]
fn what_the_host_does_to_a_buffer_waits_for_its_kernels() {
    let (device, loaded) = open();
    let ones = device.filled(64, 1).unwrap();
    let mut numbers = device.filled(64, 0).unwrap();
    let busy = |numbers: &mut cuda_launch::Buffer<u32>| {
        stall(device.queue());
        loaded.launch((1, 64), kernels::add_one(BUSY, ones.slice(), numbers.slice_mut())).unwrap();
    };
    busy(&mut numbers);
    assert_eq!(numbers.to_vec().unwrap(), [2; 64]);
    busy(&mut numbers);
    numbers.copy_from(&[7; 64]).unwrap();
    assert_eq!(numbers.to_vec().unwrap(), [7; 64]);
    busy(&mut numbers);
    numbers.fill(8).unwrap();
    assert_eq!(numbers.to_vec().unwrap(), [8; 64]);
    // Freed memory that a kernel still uses would be a fault, which the queue reports.
    busy(&mut numbers);
    drop(numbers);
    device.synchronize().unwrap();
    // And so would unloaded code.
    let mut numbers = device.filled(64, 0).unwrap();
    busy(&mut numbers);
    drop(loaded);
    assert_eq!(numbers.to_vec().unwrap(), [2; 64]);
}

#[test]
fn streams_of_a_scope_wait_for_the_queue_and_are_waited_for() {
    let (device, loaded) = open();
    let zeros = device.filled(64, 0).unwrap();
    let (mut first, mut second) = (device.filled(64, 9).unwrap(), device.filled(128, 9).unwrap());
    stall(device.queue());
    loaded.launch((1, 64), kernels::add_one(BUSY, zeros.slice(), first.slice_mut())).unwrap();
    let answer = device.scope(|scope| {
        let (low, high) = second.slice_mut().split_at(64).expect("inside");
        let (one, two) = (scope.stream()?, scope.stream()?);
        stall(one.as_cust());
        one.launch(&loaded, (1, 64), kernels::add_one(BUSY, first.slice(), low))?;
        // On the queue, after the first stream has waited for it.
        let mut third = device.filled(64, 0)?;
        loaded.launch((1, 64), kernels::add_one(BUSY, first.slice(), third.slice_mut()))?;
        two.launch(&loaded, (1, 64), kernels::add_one(BUSY, first.slice(), high))?;
        assert_eq!(third.to_vec()?, [2; 64]);
        Ok(42)
    });
    assert_eq!(answer.unwrap(), 42);
    // Nothing is awaited here but the queue.
    assert_eq!(second.to_vec().unwrap(), [2; 128]);
}

#[test]
fn a_later_entry_of_the_queue_holds_a_stream_back_again() {
    let (device, loaded) = open();
    let zeros = device.filled(64, 0).unwrap();
    let (mut early, mut late) = (device.filled(64, 9).unwrap(), device.filled(64, 9).unwrap());
    let (mut a, mut b) = (device.filled(64, 9).unwrap(), device.filled(64, 9).unwrap());
    loaded.launch((1, 64), kernels::add_one(0, zeros.slice(), early.slice_mut())).unwrap();
    let (early, late) = (&early, &mut late);
    device
        .scope(|scope| {
            let stream = scope.stream()?;
            stream.launch(&loaded, (1, 64), kernels::add_one(0, early.slice(), a.slice_mut()))?;
            stall(device.queue());
            loaded.launch((1, 64), kernels::add_one(BUSY, zeros.slice(), late.slice_mut()))?;
            // An exclusive borrow that became a shared one is good for the rest of the scope.
            stream.launch(&loaded, (1, 64), kernels::add_one(0, late.slice(), b.slice_mut()))
        })
        .unwrap();
    assert_eq!((a.to_vec().unwrap(), b.to_vec().unwrap()), (vec![2; 64], vec![2; 64]));
}

#[test]
fn a_panic_in_a_scope_waits_too() {
    let (device, loaded) = open();
    let ones = device.filled(64, 1).unwrap();
    let mut numbers = device.filled(64, 0).unwrap();
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        device.scope(|scope| -> cuda_launch::Result {
            let (stream, call) = (scope.stream()?, kernels::add_one(BUSY, ones.slice(), numbers.slice_mut()));
            stall(stream.as_cust());
            stream.launch(&loaded, (1, 64), call)?;
            panic!("on purpose");
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(numbers.to_vec().unwrap(), [2; 64]);
}

#[test]
fn atomics_are_shared_by_streams() {
    let (device, loaded) = open();
    let mut counts = AtomicBuffer::from(device.filled(10, 0).unwrap());
    device
        .scope(|scope| {
            for _ in 0..3 {
                scope.stream()?.launch(&loaded, (2, 100), kernels::count(counts.slice()))?;
            }
            loaded.launch((2, 100), kernels::count(counts.slice()))
        })
        .unwrap();
    assert_eq!((counts.len(), counts.is_empty()), (10, false));
    assert_eq!(counts.to_vec().unwrap(), [80; 10]);
    counts.get_mut().fill(1).unwrap();
    let mut counts = counts.into_buffer();
    loaded.launch((1, 10), kernels::count(counts.atomics())).unwrap();
    assert_eq!(counts.to_vec().unwrap(), [2; 10]);
}

#[test]
fn memory_that_is_only_borrowed_is_waited_for() {
    let (device, loaded) = open();
    device.make_current().unwrap();
    let mut numbers = DeviceBuffer::from_slice(&[0u32; 64]).unwrap();
    let ones = device.filled(64, 1).unwrap();
    // SAFETY: the buffer outlives the borrow, in which nothing else uses it.
    let borrowed = unsafe { DeviceSliceMut::from_raw(numbers.as_device_ptr().as_raw(), 64) };
    let goes_on = stall(device.queue());
    loaded.launch((1, 64), kernels::add_one(BUSY, ones.slice(), borrowed)).unwrap();
    assert!(goes_on.load(Ordering::SeqCst), "the launch did not wait");
    // cust's copy is on the default stream, which does not wait for the queue.
    let mut got = [0; 64];
    numbers.copy_to(&mut got).unwrap();
    assert_eq!(got, [2; 64]);
    numbers.copy_from(&[3; 64]).unwrap();
    // SAFETY: as above.
    let borrowed = unsafe { DeviceSlice::from_raw(numbers.as_device_ptr().as_raw(), 64) };
    let mut flags = device.filled(64, true).unwrap();
    stall(device.queue());
    loaded.launch((1, 64), kernels::is_even(borrowed, flags.slice_mut())).unwrap();
    drop(numbers);
    assert_eq!(flags.to_vec().unwrap(), [false; 64]);
}

#[test]
fn structs_are_seen_in_numbers() {
    let (device, loaded) = open();
    let mut numbers = device.upload(&[1u32, 2, 3, 4, 5]).unwrap();
    let pairs = cast_slice_mut(numbers.slice_mut()).expect("aligned");
    loaded.launch((1, 32), kernels::swap(pairs)).unwrap();
    assert_eq!(numbers.to_vec().unwrap(), [2, 1, 4, 3, 5]);
    let mut bytes = device.filled(17, 0u8).unwrap();
    let (_, rest) = bytes.slice_mut().split_at(1).expect("inside");
    assert!(cast_slice_mut::<u8, Pair>(rest).is_none(), "an address that is not aligned");
    assert_eq!(cast_slice_mut::<u8, Pair>(bytes.slice_mut()).expect("aligned").len(), 2);
}

#[test]
fn values_of_every_size_are_filled_in() {
    let (device, loaded) = open();
    assert_eq!(device.filled(100_001, [1u8, 2, 3]).unwrap().to_vec().unwrap(), vec![[1, 2, 3]; 100_001]);
    assert_eq!(device.filled(3, 1u128 << 100).unwrap().to_vec().unwrap(), [1 << 100; 3]);
    assert_eq!(device.filled(5, [0u64; 0]).unwrap().to_vec().unwrap().len(), 5);
    assert!(device.filled(0, 1.5f32).unwrap().to_vec().unwrap().is_empty());
    let mut flags = device.filled(3, Flagged { flag: true }).unwrap();
    loaded.launch((1, 2), kernels::negate(flags.slice_mut())).unwrap();
    let flags: Vec<bool> = flags.to_vec().unwrap().iter().map(|flagged| flagged.flag).collect();
    assert_eq!(flags, [false, false, true]);
    let uninit = device.uninit::<char>(2).unwrap();
    assert_eq!((uninit.len(), uninit.is_empty(), uninit.address() % 256), (2, false, 0));
    assert_eq!(uninit.copy_from(&['ä', '∞']).unwrap().to_vec().unwrap(), ['ä', '∞']);
}

#[test]
fn bad_arguments_are_named() {
    let (device, loaded) = open();
    let mut numbers = device.filled(4, 1).unwrap();
    let error = numbers.copy_from(&[1; 5]).unwrap_err();
    assert!(error.to_string().contains("the buffer has 4 elements and the host's slice 5"), "{error}");
    let error = numbers.copy_to(&mut [1; 3]).unwrap_err();
    assert!(matches!(error, Error::Length { buffer: 4, host: 3, .. }), "{error}");
    for len in [usize::MAX, usize::MAX / 4, isize::MAX as usize] {
        let error = device.uninit::<u32>(len).unwrap_err();
        assert!(matches!(error, Error::TooLarge { size: 4, .. }), "{error}");
    }
    let error = device.uninit::<u8>(isize::MAX as usize).unwrap_err();
    assert!(error.to_string().contains("OUT_OF_MEMORY"), "{error}");
    let error = loaded.launch((1, 65), kernels::bounded(numbers.slice_mut())).unwrap_err();
    assert!(matches!(error, Error::BlockTooLarge { most: 64, .. }), "{error}");
    assert!(error.to_string().contains("device.rs"), "{error}");
    let error = loaded.launch((1, 2000), kernels::double(numbers.slice_mut())).unwrap_err();
    assert!(error.to_string().contains("at most 1024"), "{error}");
    let error = loaded.launch((1, 0), kernels::double(numbers.slice_mut())).unwrap_err();
    assert!(error.to_string().contains("blocks of 0x1x1"), "{error}");
    // What was refused has changed nothing.
    loaded.launch((1, 4), kernels::double(numbers.slice_mut())).unwrap();
    assert_eq!(numbers.to_vec().unwrap(), [2; 4]);
}

#[test]
fn memory_and_kernels_of_another_device_are_refused() {
    let (device, loaded) = open();
    let (other, others) = open();
    let (input, mut output) = (device.filled(4, 1).unwrap(), other.filled(4, 1).unwrap());
    let error = loaded.launch((1, 4), kernels::add_one(0, input.slice(), output.slice_mut())).unwrap_err();
    assert!(matches!(error, Error::OtherDevice { kernel: "add_one", argument: 2, .. }), "{error}");
    let error = device
        .scope(|scope| scope.stream()?.launch(&loaded, (1, 4), kernels::double(output.slice_mut())))
        .unwrap_err();
    assert!(matches!(error, Error::OtherDevice { argument: 1, .. }), "{error}");
    let error = device
        .scope(|scope| scope.stream()?.launch(&others, (1, 4), kernels::double(output.slice_mut())))
        .unwrap_err();
    assert!(matches!(error, Error::KernelsOfOtherDevice { .. }), "{error}");
    // A clone is the same device.
    let mut output = device.clone().filled(4, 1).unwrap();
    loaded.launch((1, 4), kernels::add_one(0, input.slice(), output.slice_mut())).unwrap();
    assert_eq!(output.to_vec().unwrap(), [2; 4]);
}

#[test]
fn ptx_of_other_kernels_is_refused() {
    let (device, _) = open();
    let mut numbers = device.filled(4, 1).unwrap();
    let header = ".version 7.0\n.target sm_75\n.address_size 64\n";
    let load = |text: &str| {
        // SAFETY: nothing of it is launched.
        device.load(unsafe { Ptx::from_text(text) })
    };
    let other =
        load(&format!("{header}.visible .entry double(.param .u64 a, .param .u32 b) {{ ret; }}")).unwrap();
    let error = other.launch((1, 4), kernels::double(numbers.slice_mut())).unwrap_err();
    let text = error.to_string();
    assert!(text.contains("8(align 8), 8(align 8)") && text.contains("8(align 8), 4(align 4)"), "{text}");
    let error = other.launch((1, 4), kernels::count(numbers.atomics())).unwrap_err();
    assert!(error.to_string().contains("no kernel `count` (it has `double`)"), "{error}");
    let error = load("no PTX at all").unwrap_err();
    assert!(matches!(error, Error::RefusedPtx { .. }), "{error}");
    let error = load("\0").unwrap_err();
    assert!(error.to_string().contains("NUL"), "{error}");
}

#[test]
fn handles_cross_threads() {
    let (device, loaded) = open();
    let results = std::thread::scope(|threads| {
        let each = |start: u32| {
            let (device, loaded) = (&device, &loaded);
            threads.spawn(move || {
                let input = device.filled(64, start).unwrap();
                let mut output = device.filled(64, 0).unwrap();
                loaded.launch((1, 64), kernels::add_one(10, input.slice(), output.slice_mut())).unwrap();
                output
            })
        };
        let threads = [1, 2, 3, 4].map(each);
        threads.map(|thread| thread.join().expect("no panic").to_vec().unwrap()[0])
    });
    assert_eq!(results, [2, 3, 4, 5]);
}
