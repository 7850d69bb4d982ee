//! The device that the tests run on, and the kernels by both code generators. It is the device that `WARPBOOK_DEVICE`
//! names, otherwise the best there is. CONTRIBUTING.md says how to run these tests on a GPU machine without Rust.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cuda_builder::{Codegen, CudaBuilder, PtxasCheck};
use cust::context::Context;
use cust::device::Device;
use cust::memory::{CopyDestination, DeviceBuffer, DeviceCopy};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags};
use cust::CudaFlags;

/// Tests take turns: each makes a context of its own.
static TURN: Mutex<()> = Mutex::new(());

/// The kernels of a test program: a name for their PTX, and theirs. Less PTX is loaded faster.
pub struct Kernels {
    pub program: &'static str,
    pub names: &'static [&'static str],
}

/// The device with the kernels loaded, for one test.
pub struct Gpu {
    pub module: Module,
    pub stream: Stream,
    _context: Context,
    _turn: MutexGuard<'static, ()>,
}

impl Gpu {
    /// Opens the best device there is, with some of the kernels; `None`, and says so, if the generator is not there.
    pub fn open(codegen: Codegen, kernels: &Kernels) -> Option<Gpu> {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let ptx = ptx(codegen, kernels)?;
        test_device::is_simulated();
        cust::init(CudaFlags::empty()).expect("the driver starts");
        let context = Context::new(Device::get_device(0).expect("a device")).expect("a context");
        let module = Module::from_ptx(&*ptx, &[]).expect("the driver accepts the PTX");
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None).expect("a stream");
        Some(Gpu { module, stream, _context: context, _turn: turn })
    }

    /// Waits for the launches.
    pub fn wait(&self) {
        self.stream.synchronize().expect("the kernel ends well");
    }
}

/// Launches a kernel by its name: `launch!(gpu, name<<<grid, block, shared>>>(arguments))`.
#[macro_export]
#[allow(
    clippy::macro_metavars_in_unsafe,
    reason = "cust's macro calls the driver with the arguments as they stand"
)]
macro_rules! start {
    ($gpu:ident, $name:ident, $grid:expr, $block:expr, $shared:expr, ($($argument:expr),* $(,)?)) => {{
        let function = $gpu.module.get_function(stringify!($name)).expect("the kernel is in the module");
        let stream = &$gpu.stream;
        // SAFETY: each test gives a kernel what it takes.
        unsafe { cust::launch!(function<<<$grid, $block, $shared, stream>>>($($argument),*)).expect("the launch is accepted") };
    }};
}

/// A buffer with these values.
pub fn buffer<T: DeviceCopy>(values: &[T]) -> DeviceBuffer<T> {
    DeviceBuffer::from_slice(values).expect("device memory")
}

/// What is in a buffer.
pub fn read<T: DeviceCopy + Default>(buffer: &DeviceBuffer<T>) -> Vec<T> {
    let mut values = vec![T::default(); buffer.len()];
    buffer.copy_to(&mut values[..]).expect("a copy");
    values
}

/// The PTX of a program's kernels.
fn ptx(codegen: Codegen, kernels: &Kernels) -> Option<Arc<str>> {
    test_device::ptx(kernels.program, codegen, || {
        let builder = CudaBuilder::new(env!("CARGO_MANIFEST_DIR")).ptxas(PtxasCheck::Never);
        let builder = builder.kernels(kernels.names.iter().copied());
        // Unrolled by both compilers, the hashes and Bessel functions are ten times as long.
        if codegen == Codegen::Nvvm {
            builder.unroll(false)
        } else {
            builder
        }
    })
}
