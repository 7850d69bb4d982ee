//! An opened device: its context and its queue.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cuda_loader::{Backend, DeviceChoice};
use cuda_std::launch::QueueId;
use cuda_std::plain::PlainData;
use cust::context::{Context, CurrentContext};
use cust::device::DeviceAttribute;
use cust::event::{Event, EventFlags};
use cust::stream::{Stream, StreamFlags, StreamWaitEventFlags};

use crate::buffer::{Buffer, UninitBuffer};
use crate::error::{Checked, Error, Result};
use crate::kernels::{LoadedKernels, Ptx};
use crate::memory::Memory;
use crate::scope::Scope;

/// An opened device with a queue: a stream in which kernels, copies and fills run in the order in which they were put
/// there.
///
/// A clone is another handle to the same device and queue. Everything that is made from a `Device` keeps it open.
#[derive(Clone)]
pub struct Device {
    inner: Arc<Inner>,
}

struct Inner {
    queue: Stream,
    id: QueueId,
    /// How often something was put on the queue that does not wait until it is done.
    entries: AtomicU64,
    backend: Backend,
    name: String,
    capability: (u32, u32),
    context: Context,
}

impl Drop for Inner {
    fn drop(&mut self) {
        // The stream is destroyed next; a driver that refuses the context refuses that too, and there is nobody to
        // tell.
        let _ = CurrentContext::set_current(&self.context);
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Device")
            .field("name", &self.inner.name)
            .field("backend", &self.inner.backend)
            .finish()
    }
}

impl Device {
    /// Opens the device that the environment variable [`cuda_loader::DEVICE_VARIABLE`] names; without it the first
    /// NVIDIA GPU, and the simulator where there is none.
    ///
    /// # Errors
    /// No such device, or the driver's.
    #[track_caller]
    pub fn open() -> Result<Device> {
        Device::open_on(DeviceChoice::from_environment()?)
    }

    /// Opens a device. A process has one driver: the first choice holds until its end.
    ///
    /// # Errors
    /// No such device, the process already runs on another one, or the driver's.
    #[track_caller]
    pub fn open_on(choice: DeviceChoice) -> Result<Device> {
        let backend = cuda_loader::select(choice)?;
        cust::init(cust::CudaFlags::empty()).checked(|| "start the driver".into())?;
        let ordinal = match &backend {
            Backend::Sim => 0,
            Backend::Cuda { ordinal, .. } => *ordinal,
        };
        let device =
            cust::device::Device::get_device(ordinal).checked(|| format!("open device {ordinal}"))?;
        let attribute = |which: DeviceAttribute| -> Result<u32> {
            let value = device.get_attribute(which).checked(|| "ask for the compute capability".into())?;
            Ok(u32::try_from(value).unwrap_or(0))
        };
        let name = device.name().checked(|| "ask for the device's name".into())?;
        let capability = (
            attribute(DeviceAttribute::ComputeCapabilityMajor)?,
            attribute(DeviceAttribute::ComputeCapabilityMinor)?,
        );
        let context = Context::new(device).checked(|| "create a context".into())?;
        CurrentContext::set_current(&context).checked(|| "make the context current".into())?;
        let queue = Stream::new(StreamFlags::NON_BLOCKING, None).checked(|| "create a stream".into())?;
        let (id, entries) = (QueueId::new(), AtomicU64::new(0));
        Ok(Device { inner: Arc::new(Inner { queue, id, entries, backend, name, capability, context }) })
    }

    /// The device's own name.
    pub fn name(&self) -> &str {
        &self.inner.name
    }

    /// Compute capability, major and minor.
    pub fn capability(&self) -> (u32, u32) {
        self.inner.capability
    }

    /// The driver that answers.
    pub fn backend(&self) -> &Backend {
        &self.inner.backend
    }

    /// The queue's stream, for cust's events and callbacks.
    pub fn queue(&self) -> &Stream {
        &self.inner.queue
    }

    /// The queue's identity, for arguments that are kept by its order.
    pub fn queue_id(&self) -> QueueId {
        self.inner.id
    }

    /// Makes the device's context the current one of this thread, which cust's own functions need.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn make_current(&self) -> Result {
        CurrentContext::set_current(&self.inner.context).checked(|| "make the context current".into())
    }

    /// Waits until everything on the queue is done.
    ///
    /// # Errors
    /// A kernel's fault, or the driver's.
    #[track_caller]
    pub fn synchronize(&self) -> Result {
        self.make_current()?;
        self.inner.queue.synchronize().checked(|| "finish the kernels".into())
    }

    /// Notes that something was put on the queue.
    pub(crate) fn entered(&self) {
        self.inner.entries.fetch_add(1, Ordering::SeqCst);
    }

    /// How often something was put on the queue.
    pub(crate) fn entries(&self) -> u64 {
        self.inner.entries.load(Ordering::SeqCst)
    }

    /// Has what is put on `stream` from now on start after what is on the queue now.
    #[track_caller]
    pub(crate) fn hold_back(&self, stream: &Stream) -> Result {
        let event = Event::new(EventFlags::DISABLE_TIMING).checked(|| "create an event".into())?;
        event.record(&self.inner.queue).checked(|| "record an event".into())?;
        stream.wait_event(event, StreamWaitEventFlags::DEFAULT).checked(|| "wait for an event".into())
    }

    /// Loads kernels.
    ///
    /// # Errors
    /// The driver does not accept the PTX.
    #[track_caller]
    pub fn load(&self, ptx: Ptx<'_>) -> Result<LoadedKernels> {
        LoadedKernels::load(self, ptx)
    }

    /// Allocates bytes; what they hold is unspecified.
    ///
    /// # Errors
    /// The driver's: most likely there is not enough memory.
    #[track_caller]
    pub fn allocate(&self, bytes: usize) -> Result<Memory> {
        Memory::new(self, bytes)
    }

    /// Copies elements into a new buffer.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn upload<T: PlainData>(&self, data: &[T]) -> Result<Buffer<T>> {
        self.uninit(data.len())?.copy_from(data)
    }

    /// A new buffer of `len` elements that are all `value`.
    ///
    /// # Errors
    /// The driver's.
    #[track_caller]
    pub fn filled<T: PlainData>(&self, len: usize, value: T) -> Result<Buffer<T>> {
        self.uninit(len)?.fill(value)
    }

    /// Room for `len` elements without a value yet.
    ///
    /// # Errors
    /// More bytes than an address space has, or the driver's.
    #[track_caller]
    pub fn uninit<T: PlainData>(&self, len: usize) -> Result<UninitBuffer<T>> {
        let (size, at) = (size_of::<T>(), std::panic::Location::caller());
        // As for the host's slices: no more than an `isize` counts.
        let bytes = len.checked_mul(size).filter(|bytes| isize::try_from(*bytes).is_ok());
        let bytes = bytes.ok_or(Error::TooLarge { len, size, at })?;
        Ok(UninitBuffer::new(self.allocate(bytes)?, len))
    }

    /// Runs `body` with a scope, whose [streams](Scope::stream) run beside the queue. A call that is launched on one of
    /// them keeps its arguments borrowed until the scope has waited for all of them, before this function returns.
    ///
    /// ```no_run
    /// # fn example(
    /// #     device: &cuda_launch::Device,
    /// #     kernels: &cuda_launch::LoadedKernels,
    /// #     first: cuda_std::launch::KernelCall<'static>,
    /// #     second: cuda_std::launch::KernelCall<'static>,
    /// # ) -> cuda_launch::Result {
    /// device.scope(|scope| {
    ///     scope.stream()?.launch(kernels, (8, 256), first)?;
    ///     scope.stream()?.launch(kernels, (8, 256), second)
    /// })
    /// # }
    /// ```
    ///
    /// # Errors
    /// `body`'s; otherwise what went wrong on a stream, a kernel's fault among it.
    #[track_caller]
    pub fn scope<'env, T>(
        &'env self,
        body: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> Result<T>,
    ) -> Result<T> {
        Scope::run(self, body)
    }
}
