//! The host's side of a kernel: typed arguments and the call that they make.
//!
//! For each kernel there is a function of the same name here on the host, which takes these types and returns a
//! [`KernelCall`]. They are made from device addresses in one `unsafe` step, which wrappers of a buffer type take once,
//! so that user code stays safe.
//!
//! # What a launch owes its arguments
//!
//! A kernel runs after the launch has returned, so a borrow that ends with the launch protects nothing. Each argument
//! therefore states how its memory is [kept](Keeper), and whatever launches a call has to honour it:
//!
//! - [`Keeper::Borrow`]: the memory is as promised for `'k` only. The kernel has to be known to have ended before `'k`
//!   ends: the launch waits, or `'k` is the lifetime of a scope that waits before it returns.
//! - [`Keeper::Queue`]: the owner of the memory orders every later access behind the work of a queue. Launching on that
//!   queue needs no wait; the memory must not be used on another one.

use crate::atomic::{Atomic, AtomicValue, Scope};
use crate::disjoint::{MatrixExtent, RowExtent};
use crate::launch_bounds::LaunchBounds;
use crate::plain::PlainData;
use alloc::vec::Vec;
use core::ffi::c_void;
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU64, Ordering};

/// The identity of a queue: a stream of one device whose work runs in the order in which it was put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueueId(u64);

impl QueueId {
    /// An identity that no other queue of this process has.
    #[expect(clippy::new_without_default, reason = "each one is another, which `default` does not suggest")]
    pub fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// How the memory of a kernel's argument is kept from other users while the kernel runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeper {
    /// By the lifetime of the call: the kernel must have ended when it ends.
    Borrow,
    /// By the order of a queue: what touches or frees the memory later is put behind the kernel or waits for it.
    Queue(QueueId),
}

/// A device address that is never null: an empty slice still needs one that is aligned.
const fn address_or_dangling<T>(address: u64, len: usize) -> u64 {
    if len == 0 && address == 0 { align_of::<T>() as u64 } else { address }
}

macro_rules! address_type {
    ($(#[$doc:meta])* $name:ident: $borrow:ty) => {
        $(#[$doc])*
        pub struct $name<'k, T> {
            address: u64,
            keeper: Keeper,
            marker: PhantomData<$borrow>,
        }

        impl<T> $name<'_, T> {
            /// The pointer with a device address.
            ///
            /// # Safety
            /// The address stays valid for `'k`, in the way that the kernel's `# Safety` section asks for.
            pub const unsafe fn from_raw(address: u64) -> Self {
                Self { address, keeper: Keeper::Borrow, marker: PhantomData }
            }

            /// The device address.
            pub const fn address(&self) -> u64 {
                self.address
            }
        }

        impl<T> fmt::Debug for $name<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x})"), self.address)
            }
        }

        impl<T> LaunchArgument for $name<'_, T> {
            fn push(self, call: &mut KernelCall<'_>) {
                call.push_keeper(self.keeper);
                call.push_value(self.address);
            }
        }
    };
}

address_type! {
    /// The host's argument for `*const T`: a device address that the kernel reads through.
    DevicePtr: &'k T
}
address_type! {
    /// The host's argument for `*mut T`: a device address that the kernel reads and writes through.
    DevicePtrMut: &'k mut T
}

impl<T> Clone for DevicePtr<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for DevicePtr<'_, T> {}

/// The host's argument for `&[T]`: elements on the device that nobody writes for `'k`.
pub struct DeviceSlice<'k, T> {
    address: u64,
    len: usize,
    keeper: Keeper,
    marker: PhantomData<&'k [T]>,
}

impl<T> Clone for DeviceSlice<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for DeviceSlice<'_, T> {}

impl<'k, T> DeviceSlice<'k, T> {
    /// The slice of `len` elements at a device address.
    ///
    /// # Safety
    /// For `'k` the device memory holds `len` initialised elements at that address, aligned for `T`, and nothing
    /// writes to them. With `len` 0 the address does not matter.
    pub const unsafe fn from_raw(address: u64, len: usize) -> Self {
        let address = address_or_dangling::<T>(address, len);
        Self { address, len, keeper: Keeper::Borrow, marker: PhantomData }
    }

    /// The same elements, kept by the order of a queue instead of by the borrow alone.
    ///
    /// # Safety
    /// What was promised to `from_raw` for `'k` holds beyond it, until all work has completed that was put on `queue`
    /// before `'k` ended: the owner puts every other access to the elements, and the end of the memory, behind that
    /// work.
    pub const unsafe fn on_queue(mut self, queue: QueueId) -> Self {
        self.keeper = Keeper::Queue(queue);
        self
    }

    /// The device address of the first element.
    pub const fn address(&self) -> u64 {
        self.address
    }

    /// Number of elements.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A part of it; `None` when it does not lie inside.
    pub fn part(&self, range: core::ops::Range<usize>) -> Option<Self> {
        let len = range.end.checked_sub(range.start).filter(|_| range.end <= self.len)?;
        let address = self.address + (range.start * size_of::<T>()) as u64;
        Some(Self { address, len, keeper: self.keeper, marker: PhantomData })
    }

    /// The pointer to the first element, for a kernel that takes `*const T`.
    pub const fn as_ptr(&self) -> DevicePtr<'k, T> {
        DevicePtr { address: self.address, keeper: self.keeper, marker: PhantomData }
    }
}

impl<T> fmt::Debug for DeviceSlice<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceSlice({:#x}, {})", self.address, self.len)
    }
}

/// The host's argument for `DisjointSlice` and its one-dimensional kin: elements on the device that nothing but the
/// kernel touches for `'k`.
pub struct DeviceSliceMut<'k, T> {
    address: u64,
    len: usize,
    keeper: Keeper,
    marker: PhantomData<&'k mut [T]>,
}

impl<'k, T> DeviceSliceMut<'k, T> {
    /// The slice of `len` elements at a device address.
    ///
    /// # Safety
    /// For `'k` the device memory holds `len` initialised elements at that address, aligned for `T`, and nothing else
    /// reads or writes them. With `len` 0 the address does not matter.
    pub const unsafe fn from_raw(address: u64, len: usize) -> Self {
        let address = address_or_dangling::<T>(address, len);
        Self { address, len, keeper: Keeper::Borrow, marker: PhantomData }
    }

    /// The same elements, kept by the order of a queue instead of by the borrow alone.
    ///
    /// # Safety
    /// What was promised to `from_raw` for `'k` holds beyond it, until all work has completed that was put on `queue`
    /// before `'k` ended: the owner puts every other access to the elements, and the end of the memory, behind that
    /// work.
    pub const unsafe fn on_queue(mut self, queue: QueueId) -> Self {
        self.keeper = Keeper::Queue(queue);
        self
    }

    /// The device address of the first element.
    pub const fn address(&self) -> u64 {
        self.address
    }

    /// Number of elements.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How the elements are kept while a kernel has them.
    pub const fn keeper(&self) -> Keeper {
        self.keeper
    }

    /// The same elements for a shorter time.
    pub fn reborrow(&mut self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut { address: self.address, len: self.len, keeper: self.keeper, marker: PhantomData }
    }

    /// Two parts that a kernel may take at the same time; `None` when `at` lies beyond the end.
    pub fn split_at(self, at: usize) -> Option<(Self, Self)> {
        let (rest, keeper) = (self.len.checked_sub(at)?, self.keeper);
        let second = self.address + (at * size_of::<T>()) as u64;
        Some((
            Self { address: self.address, len: at, keeper, marker: PhantomData },
            Self { address: second, len: rest, keeper, marker: PhantomData },
        ))
    }

    /// The elements for reading only.
    pub fn into_shared(self) -> DeviceSlice<'k, T> {
        DeviceSlice { address: self.address, len: self.len, keeper: self.keeper, marker: PhantomData }
    }

    /// The elements as atomics of the scope `S`, for a kernel that takes `&[Atomic<T, S>]`: many threads may change
    /// them.
    pub fn into_atomic<S: Scope>(self) -> DeviceSlice<'k, Atomic<T, S>>
    where
        T: AtomicValue,
    {
        DeviceSlice { address: self.address, len: self.len, keeper: self.keeper, marker: PhantomData }
    }

    /// The pointer to the first element, for a kernel that takes `*mut T`.
    pub fn into_ptr(self) -> DevicePtrMut<'k, T> {
        DevicePtrMut { address: self.address, keeper: self.keeper, marker: PhantomData }
    }

    /// The elements as rows of `row_len`, for a kernel that takes `DisjointRows`. `None` when the length is no
    /// multiple of it, or when it is 0.
    pub fn into_rows(self, row_len: usize) -> Option<DeviceRowsMut<'k, T>> {
        let whole = row_len != 0 && self.len.is_multiple_of(row_len);
        whole.then(|| DeviceRowsMut {
            address: self.address,
            extent: RowExtent { rows: self.len / row_len, row_len },
            keeper: self.keeper,
            marker: PhantomData,
        })
    }

    /// The elements as a row-major matrix, for a kernel that takes `DisjointMatrix`; rows start `pitch` elements
    /// apart. `None` when `pitch` is below `width` or the last row does not end inside the slice.
    pub fn into_matrix(self, width: usize, height: usize, pitch: usize) -> Option<DeviceMatrixMut<'k, T>> {
        let end = match height.checked_sub(1) {
            Some(before) => before.checked_mul(pitch)?.checked_add(width)?,
            None => 0,
        };
        (pitch >= width && end <= self.len).then_some(DeviceMatrixMut {
            address: self.address,
            extent: MatrixExtent { width, height, pitch },
            keeper: self.keeper,
            marker: PhantomData,
        })
    }
}

impl<T> fmt::Debug for DeviceSliceMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceSliceMut({:#x}, {})", self.address, self.len)
    }
}

/// The host's argument for `DisjointRows`; made by [`DeviceSliceMut::into_rows`].
#[derive(Debug)]
pub struct DeviceRowsMut<'k, T> {
    address: u64,
    extent: RowExtent,
    keeper: Keeper,
    marker: PhantomData<&'k mut [T]>,
}

/// The host's argument for `DisjointMatrix`; made by [`DeviceSliceMut::into_matrix`].
#[derive(Debug)]
pub struct DeviceMatrixMut<'k, T> {
    address: u64,
    extent: MatrixExtent,
    keeper: Keeper,
    marker: PhantomData<&'k mut [T]>,
}

/// What can be an argument of a kernel call. The kernel's descriptor names the exact type of each.
pub trait LaunchArgument {
    /// Appends the PTX parameters that the argument becomes.
    #[doc(hidden)]
    fn push(self, call: &mut KernelCall<'_>);
}

impl<T> LaunchArgument for DeviceSlice<'_, T> {
    fn push(self, call: &mut KernelCall<'_>) {
        call.push_keeper(self.keeper);
        call.push_value(self.address);
        call.push_value(self.len as u64);
    }
}

impl<T> LaunchArgument for DeviceSliceMut<'_, T> {
    fn push(self, call: &mut KernelCall<'_>) {
        call.push_keeper(self.keeper);
        call.push_value(self.address);
        call.push_value(self.len as u64);
    }
}

impl<T> LaunchArgument for DeviceRowsMut<'_, T> {
    fn push(self, call: &mut KernelCall<'_>) {
        call.push_keeper(self.keeper);
        call.push_value(self.address);
        call.push_value([self.extent.rows as u64, self.extent.row_len as u64]);
    }
}

impl<T> LaunchArgument for DeviceMatrixMut<'_, T> {
    fn push(self, call: &mut KernelCall<'_>) {
        let MatrixExtent { width, height, pitch } = self.extent;
        call.push_keeper(self.keeper);
        call.push_value(self.address);
        call.push_value([width as u64, height as u64, pitch as u64]);
    }
}

impl<T: PlainData> LaunchArgument for T {
    fn push(self, call: &mut KernelCall<'_>) {
        call.push_value(self);
    }
}

/// Room for parameters, aligned for each of them.
#[repr(C, align(16))]
#[derive(Clone, Copy)]
struct Slot(MaybeUninit<[u8; 16]>);

/// Size and place of a parameter in the storage of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Bytes of the value.
    pub size: usize,
    /// Its alignment, in bytes.
    pub align: usize,
    slot: usize,
}

/// A kernel with its arguments, ready to be launched: the name to look up in the module, and the parameters.
///
/// It borrows the buffers of its arguments for `'k`. [`KernelCall::keepers`] says what a launch has to see to beyond
/// that.
pub struct KernelCall<'k> {
    name: &'static str,
    bounds: Option<LaunchBounds>,
    slots: Vec<Slot>,
    parameters: Vec<Parameter>,
    keepers: Vec<Keeper>,
    pointers: Vec<*mut c_void>,
    marker: PhantomData<&'k mut ()>,
}

impl KernelCall<'_> {
    /// A call without parameters yet; the launch descriptors call it.
    ///
    /// # Safety
    /// `name` is a kernel, and its parameters are appended, in order: whoever has a call may launch it.
    #[doc(hidden)]
    pub unsafe fn new(name: &'static str) -> Self {
        let (slots, parameters, pointers) = (Vec::new(), Vec::new(), Vec::new());
        Self { name, bounds: None, slots, parameters, keepers: Vec::new(), pointers, marker: PhantomData }
    }

    /// Notes the kernel's launch bounds.
    #[doc(hidden)]
    pub fn set_launch_bounds(&mut self, bounds: LaunchBounds) {
        self.bounds = Some(bounds);
    }

    /// Notes how the memory of an argument is kept.
    fn push_keeper(&mut self, keeper: Keeper) {
        self.keepers.push(keeper);
    }

    /// Appends one PTX parameter. A value without bytes is none: the calling convention of kernels leaves it out.
    /// That it is what the kernel takes is part of the promise of `new`.
    #[doc(hidden)]
    pub fn push_value<T: Copy>(&mut self, value: T) {
        const {
            assert!(align_of::<T>() <= 16, "a kernel parameter has an alignment of at most 16 bytes");
            assert!(size_of::<T>() <= 4096, "a kernel has at most 4096 bytes of parameters");
        }
        if size_of::<T>() == 0 {
            return;
        }
        let slot = self.slots.len();
        let needed = size_of::<T>().div_ceil(size_of::<Slot>());
        self.slots.resize(slot + needed, Slot(MaybeUninit::zeroed()));
        // SAFETY: the slots just added have room for the value, and are aligned for it; a `Copy` type needs no
        // drop. A write of the type itself copies padding too, whatever it holds.
        unsafe { self.slots.as_mut_ptr().add(slot).cast::<T>().write(value) };
        self.parameters.push(Parameter { size: size_of::<T>(), align: align_of::<T>(), slot });
    }

    /// The name of the kernel's entry in the PTX.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The kernel's launch bounds, if it states any: a block of more threads will be refused.
    pub fn launch_bounds(&self) -> Option<LaunchBounds> {
        self.bounds
    }

    /// Size and alignment of each PTX parameter, in order: a slice is two, its address and its length, and a value of
    /// no bytes is none.
    pub fn layout(&self) -> &[Parameter] {
        &self.parameters
    }

    /// How the memory of each argument that has some is kept, in order; see the [module's documentation](self).
    pub fn keepers(&self) -> &[Keeper] {
        &self.keepers
    }

    /// A pointer to each PTX parameter, in order: what `cuLaunchKernel` takes. They are valid as long as the
    /// call, wherever it is moved; the driver copies the parameters during the launch.
    pub fn params(&mut self) -> &mut [*mut c_void] {
        let base = self.slots.as_mut_ptr();
        self.pointers.clear();
        // SAFETY: every slot number is one of this storage.
        self.pointers
            .extend(self.parameters.iter().map(|parameter| unsafe { base.add(parameter.slot).cast() }));
        &mut self.pointers
    }
}

impl fmt::Debug for KernelCall<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KernelCall").field("name", &self.name).field("parameters", &self.parameters).finish()
    }
}
