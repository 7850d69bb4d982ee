//! The device that the tests run on, and the kernels by both code generators.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use cuda_builder::{BuildError, Codegen, CudaBuilder, PtxasCheck};
use cuda_loader::DeviceChoice;
use cust::context::Context;
use cust::device::Device;
use cust::memory::{CopyDestination, DeviceBuffer, DeviceCopy};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags};
use cust::CudaFlags;

/// Names a folder in which the PTX of both generators is kept, so that the test can run where there is no compiler.
const FOLDER: &str = "RUST_CUDA_KERNELS";

/// Tests take turns: each makes a context of its own.
static TURN: Mutex<()> = Mutex::new(());

/// The device with the kernels loaded, for one test.
pub struct Gpu {
    pub module: Module,
    pub stream: Stream,
    _context: Context,
    _turn: MutexGuard<'static, ()>,
}

impl Gpu {
    /// Opens the best device there is; `None`, and says so, if the generator is not there.
    pub fn open(codegen: Codegen) -> Option<Gpu> {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let ptx = ptx(codegen)?;
        cuda_loader::select(DeviceChoice::Auto).expect("a device");
        cust::init(CudaFlags::empty()).expect("the driver starts");
        let context = Context::new(Device::get_device(0).expect("a device")).expect("a context");
        let module = Module::from_ptx(ptx, &[]).expect("the driver accepts the PTX");
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

fn tell(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

fn ptx(codegen: Codegen) -> Option<String> {
    let kept = std::env::var_os(FOLDER).map(|folder| PathBuf::from(folder).join(format!("{codegen}.ptx")));
    if let Some(text) = kept.as_ref().and_then(|file| fs::read_to_string(file).ok()) {
        return Some(text);
    }
    let built =
        CudaBuilder::new(env!("CARGO_MANIFEST_DIR")).ptxas(PtxasCheck::Never).codegen(codegen).build();
    match built {
        Ok(build) => {
            let own = |text: &&String| text.contains("rust_cuda_kernels");
            let warnings: Vec<_> = build.warnings.iter().filter(own).collect();
            assert!(warnings.is_empty(), "{warnings:?}");
            if let Some(file) = kept {
                fs::write(&file, &build.ptx).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            }
            Some(build.ptx)
        }
        Err(error @ BuildError::NoNvvm { .. }) => {
            tell(&format!("SKIPPED: rust-cuda's kernels through NVVM: {error}"));
            None
        }
        Err(error) => panic!("{error}"),
    }
}
