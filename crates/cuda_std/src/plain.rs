//! Data that host and device may exchange: [`PlainData`].

#[cfg(not(target_arch = "nvptx64"))]
#[doc(no_inline)]
pub use cust_core::DeviceCopy;

/// Stands for cust's trait of the same name, which kernels do not link.
///
/// # Safety
/// As for [`PlainData`].
#[cfg(target_arch = "nvptx64")]
pub unsafe trait DeviceCopy: Copy {}

/// Types that cross a launch by value or lie in buffers of both sides.
///
/// Derive it for a `#[repr(C)]` struct with `#[derive(PlainData)]`; that also derives cust's `DeviceCopy`.
///
/// # Safety
/// The type has the same layout on host and device, and it holds no reference and no handle that means something on one
/// side only. Raw pointers are plain: reading through one is the unsafe step.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not plain data, so it cannot cross a kernel launch",
    label = "not plain data",
    note = "plain data are numbers, `bool`, raw pointers, arrays of plain data, and `#[repr(C)]` structs with \
            `#[derive(Clone, Copy, PlainData)]`",
    note = "the host's `Vec`, `String`, `Box`, `Option` and references have no meaning on the device"
)]
pub unsafe trait PlainData: Copy + 'static {}

macro_rules! plain {
    ($($type:ty)*) => {
        // SAFETY: a primitive of the same size, alignment and bit patterns on both sides.
        $(unsafe impl PlainData for $type {})*
        $(
            // SAFETY: as above.
            #[cfg(target_arch = "nvptx64")]
            unsafe impl DeviceCopy for $type {}
        )*
    };
}
plain!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char);

// SAFETY: an array is its elements in a row on both sides.
unsafe impl<T: PlainData, const N: usize> PlainData for [T; N] {}
// SAFETY: a pointer is a 64-bit address on both sides.
unsafe impl<T: 'static> PlainData for *const T {}
// SAFETY: as above.
unsafe impl<T: 'static> PlainData for *mut T {}

/// Fails to compile unless `T` is [`PlainData`]; the macros call it at the type that they were given.
#[doc(hidden)]
pub const fn require_plain_data<T: PlainData>() {}

/// Fails to compile unless `T` is `Copy`: the macros call it for the values that an unsafe kernel takes.
#[doc(hidden)]
pub const fn require_copy<T: Copy>() {}

/// A value of another crate's type that is plain by that crate's own promise, so that it crosses a launch:
/// `Pod(nalgebra::Vector3::new(1.0, 2.0, 3.0))`.
///
/// A buffer of the host holds it too, whatever crate the type comes from: `DeviceBuffer<Pod<T>>`.
#[cfg(feature = "bytemuck")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Pod<T>(pub T);

// SAFETY: `bytemuck::Pod` promises a type without references and padding whose every bit pattern is a value, with a
// layout that the language fixes; both sides have 64-bit pointers and little-endian numbers.
#[cfg(feature = "bytemuck")]
unsafe impl<T: bytemuck::Pod> PlainData for Pod<T> {}
// SAFETY: as above.
#[cfg(feature = "bytemuck")]
unsafe impl<T: bytemuck::Pod> DeviceCopy for Pod<T> {}

#[cfg(feature = "bytemuck")]
impl<T> core::ops::Deref for Pod<T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

#[cfg(feature = "bytemuck")]
impl<T> core::ops::DerefMut for Pod<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// Elements of the slices that a kernel takes: plain data, and atomics of it.
///
/// # Safety
/// The layout is the same on both sides, and shared access by all threads is sound.
#[diagnostic::on_unimplemented(
    message = "a kernel cannot take a slice of `{Self}`",
    label = "not plain data",
    note = "elements are plain data (numbers, arrays, `#[repr(C)]` structs with `#[derive(Clone, Copy, PlainData)]`) or \
            `Atomic` numbers"
)]
pub unsafe trait SliceElement: 'static {}

// SAFETY: plain data has one layout, and cannot change behind a shared reference.
unsafe impl<T: PlainData> SliceElement for T {}
// SAFETY: the layout is that of the number, and all access is atomic.
unsafe impl<T: crate::atomic::AtomicValue, S: 'static> SliceElement for crate::atomic::Atomic<T, S> {}

/// Fails to compile unless `T` is a [`SliceElement`].
#[doc(hidden)]
pub const fn require_slice_element<T: SliceElement>() {}
