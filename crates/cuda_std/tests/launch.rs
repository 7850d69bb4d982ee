//! Launch descriptors: what a kernel's host function makes of its arguments.

use cuda_std::atomic::{Atomic, AtomicU32};
use cuda_std::launch::{DevicePtr, DevicePtrMut, DeviceSlice, DeviceSliceMut, Keeper, KernelCall, QueueId};
use cuda_std::prelude::*;

/// A struct with padding, by value.
#[repr(C)]
#[derive(Clone, Copy, PlainData)]
pub struct Shape {
    /// One byte, then three of padding.
    pub kind: u8,
    /// A number.
    pub width: u32,
    /// A number of eight bytes.
    pub pitch: u64,
}

/// Every kind of argument that a safe kernel takes.
#[kernel]
pub fn safe(
    factor: f32,
    input: &[f64],
    shape: Shape,
    counts: &[AtomicU32],
    mut output: DisjointSlice<'_, f32>,
    rows: DisjointRows<'_, i32>,
    matrix: DisjointMatrix<'_, u8, cuda_std::disjoint::XIsRow>,
) {
    let _ = (input, shape.kind, shape.width, shape.pitch, counts, rows, matrix);
    if let Some(slot) = output.get_mut(thread::unique_index()) {
        *slot = factor;
    }
}

/// # Safety
/// None is needed: it does nothing.
#[kernel]
#[allow(unused_variables)]
pub unsafe fn raw(input: *const f32, output: *mut f32, flag: bool, quad: Vec4<f32>) {}

/// No arguments, and a private kernel.
#[kernel]
fn nothing() {}

/// The bytes of each parameter, as a driver reads them.
fn bytes(call: &mut KernelCall<'_>) -> Vec<Vec<u8>> {
    let sizes: Vec<usize> = call.layout().iter().map(|parameter| parameter.size).collect();
    let pointers = call.params();
    assert_eq!(pointers.len(), sizes.len());
    // SAFETY: the call holds each parameter, of its size; padding bytes are zero from the start.
    let read = |(pointer, size): (&*mut core::ffi::c_void, usize)| unsafe {
        std::slice::from_raw_parts(pointer.cast::<u8>(), size).to_vec()
    };
    pointers.iter().zip(sizes).map(read).collect()
}

fn slice<T>(address: u64, len: usize) -> DeviceSliceMut<'static, T> {
    // SAFETY: nobody launches anything with it.
    unsafe { DeviceSliceMut::from_raw(address, len) }
}

#[test]
fn every_kind_of_argument_has_its_parameters() {
    let shape = Shape { kind: 7, width: 8, pitch: 9 };
    let rows = slice(0x4000, 12).into_rows(4).expect("3 rows of 4");
    let matrix = slice(0x5000, 90).into_matrix(6, 9, 10).expect("9 rows of 6, 10 apart");
    let counts = slice::<u32>(0x2000, 3).into_atomic();
    let input = slice(0x1000, 5).into_shared();
    let mut call = safe(1.5, input, shape, counts, slice(0x3000, 6), rows, matrix);
    assert_eq!(call.name(), "safe");
    let sizes: Vec<_> = call.layout().iter().map(|parameter| (parameter.size, parameter.align)).collect();
    let slice = [(8, 8), (8, 8)];
    let mut expected = vec![(4, 4)];
    expected.extend(slice);
    expected.push((16, 8));
    expected.extend(slice);
    expected.extend(slice);
    expected.extend([(8, 8), (16, 8), (8, 8), (24, 8)]);
    assert_eq!(sizes, expected);

    let bytes = bytes(&mut call);
    let word = |index: usize| u64::from_le_bytes(bytes[index].as_slice().try_into().expect("8 bytes"));
    assert_eq!(bytes[0], 1.5f32.to_le_bytes());
    assert_eq!((word(1), word(2)), (0x1000, 5));
    assert_eq!((bytes[3][0], bytes[3][4], bytes[3][8]), (7, 8, 9));
    assert_eq!((word(4), word(5), word(6), word(7)), (0x2000, 3, 0x3000, 6));
    assert_eq!((word(8), word(10)), (0x4000, 0x5000));
    assert_eq!(bytes[9], [3u64.to_le_bytes(), 4u64.to_le_bytes()].concat());
    assert_eq!(bytes[11], [6u64, 9, 10].map(u64::to_le_bytes).concat());
}

#[test]
fn raw_pointers_values_and_no_arguments() {
    // SAFETY: nobody launches it.
    let mut call = unsafe {
        raw(DevicePtr::from_raw(0x10), DevicePtrMut::from_raw(0x20), true, Vec4([1.0, 2.0, 3.0, 4.0]))
    };
    let bytes = bytes(&mut call);
    assert_eq!(bytes[0], 0x10u64.to_le_bytes());
    assert_eq!(bytes[1], 0x20u64.to_le_bytes());
    assert_eq!(bytes[2], [1]);
    assert_eq!(bytes[3], [1.0f32, 2.0, 3.0, 4.0].map(f32::to_le_bytes).concat());
    assert_eq!(call.layout()[3].align, 16);
    let mut call = nothing();
    assert_eq!((call.name(), call.params().len()), ("nothing", 0));
}

#[test]
fn parameters_stay_valid_when_the_call_moves() {
    let call = nothing_but_a_number(3);
    let mut moved = Box::new(call);
    assert_eq!(bytes(&mut moved), [3u32.to_le_bytes()]);
}

/// One number.
#[kernel]
#[allow(unused_variables)]
fn nothing_but_a_number(number: u32) {}

#[test]
fn an_empty_slice_has_an_aligned_address() {
    // SAFETY: it is empty.
    let empty = unsafe { DeviceSlice::<f64>::from_raw(0, 0) };
    assert_eq!((empty.address(), empty.len(), empty.is_empty()), (8, 0, true));
    assert!(slice::<f32>(0, 0).into_rows(4).is_some());
    assert!(slice::<f32>(0, 0).into_matrix(0, 0, 0).is_some());
}

#[test]
fn parts_stay_inside() {
    let whole = slice::<f32>(0x100, 10).into_shared();
    let part = whole.part(2..5).expect("inside");
    assert_eq!((part.address(), part.len()), (0x108, 3));
    assert!(whole.part(5..11).is_none() && whole.part(std::ops::Range { start: 3, end: 2 }).is_none());
    let (first, second) = slice::<f32>(0x100, 10).split_at(4).expect("inside");
    assert_eq!((first.len(), second.address(), second.len()), (4, 0x110, 6));
    assert!(slice::<f32>(0x100, 10).split_at(11).is_none());
    assert!(slice::<f32>(0x100, 10).into_rows(3).is_none() && slice::<f32>(0x100, 10).into_rows(0).is_none());
    assert!(slice::<f32>(0x100, 10).into_matrix(5, 2, 4).is_none());
    assert!(slice::<f32>(0x100, 10).into_matrix(4, 2, 6).is_some());
    assert!(slice::<f32>(0x100, 10).into_matrix(4, 2, 7).is_none());
    assert!(slice::<f32>(0x100, 10).into_matrix(1, usize::MAX, usize::MAX).is_none());
}

#[test]
#[should_panic(expected = "runs on the device only")]
fn device_functions_say_so_on_the_host() {
    thread::sync_threads();
}

#[test]
fn atomics_have_the_layout_of_numbers() {
    assert_eq!(size_of::<Atomic<u64>>(), 8);
    assert_eq!(align_of::<Atomic<f32>>(), 4);
}

#[test]
fn every_argument_says_how_its_memory_is_kept() {
    let (first, second) = (QueueId::new(), QueueId::new());
    assert_ne!(first, second);
    // SAFETY: nobody launches anything with it.
    let queued = |len| unsafe { slice::<u32>(0x1000, len).on_queue(first) };
    let rows = |queue| {
        // SAFETY: as above.
        unsafe { slice(0x4000, 12).on_queue(queue) }.into_rows(4).expect("3 rows of 4")
    };
    let matrix = slice(0x5000, 90).into_matrix(6, 9, 10).expect("9 rows of 6, 10 apart");
    let (half, rest) = queued(8).split_at(4).expect("inside");
    let shape = Shape { kind: 7, width: 8, pitch: 9 };
    // SAFETY: as above.
    let input = unsafe { slice(0x2000, 5).into_shared().on_queue(first) }.part(1..3).expect("inside");
    let call = safe(1.5, input, shape, half.into_atomic(), slice(0x3000, 6), rows(second), matrix);
    let kept =
        [Keeper::Queue(first), Keeper::Queue(first), Keeper::Borrow, Keeper::Queue(second), Keeper::Borrow];
    assert_eq!(call.keepers(), kept);
    // SAFETY: as above.
    let call = unsafe {
        let input = slice(0x10, 1).on_queue(second).into_shared().as_ptr();
        raw(input, slice(0x20, 1).on_queue(first).into_ptr(), true, Vec4([0.0; 4]))
    };
    assert_eq!(call.keepers(), [Keeper::Queue(second), Keeper::Queue(first)]);
    assert_eq!(nothing_but_a_number(rest.len() as u32).keepers(), []);
}
