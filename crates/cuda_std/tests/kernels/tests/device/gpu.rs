//! A device with the test kernels loaded, by each code generator: the one that `WARPBOOK_DEVICE` names, otherwise the
//! best there is, which is the simulator where there is no GPU. CONTRIBUTING.md says how to run these tests on a GPU
//! machine without Rust.

use std::ffi::CString;
use std::sync::Arc;

use cuda_builder::{Codegen, CudaBuilder, PtxVersion};
use cuda_launch::{Buffer, Config, Device, LoadedKernels, Ptx};
use cuda_std::launch::KernelCall;
use cuda_std::plain::PlainData;
use cust::memory::{CopyDestination, DeviceCopy};

/// A builder for the kernels. `tanh.approx` came with PTX 7.0.
pub fn builder() -> CudaBuilder {
    CudaBuilder::new(env!("CARGO_MANIFEST_DIR")).ptx_version(PtxVersion::new(7, 0))
}

/// The kernels by a code generator; `None`, and says so, without it.
pub fn ptx(codegen: Codegen) -> Option<Arc<str>> {
    test_device::ptx("cuda_std", codegen, builder)
}

/// An opened device.
pub struct Gpu {
    device: Device,
    kernels: LoadedKernels,
}

impl Gpu {
    /// With the kernels by each code generator.
    pub fn all() -> Vec<Gpu> {
        test_device::GENERATORS.into_iter().filter_map(Gpu::by).collect()
    }

    /// With the kernels by a code generator; `None` without it.
    pub fn by(codegen: Codegen) -> Option<Gpu> {
        let ptx = ptx(codegen)?;
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        // SAFETY: built from the crate whose calls the tests launch.
        let kernels = device.load(unsafe { Ptx::from_text(&ptx) }).unwrap_or_else(|error| panic!("{error}"));
        Some(Gpu { device, kernels })
    }

    pub fn buffer<T: PlainData>(&self, values: &[T]) -> Buffer<T> {
        self.device.upload(values).unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn read<T: PlainData>(&self, buffer: &Buffer<T>) -> Vec<T> {
        buffer.to_vec().unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn set_global<T: DeviceCopy>(&self, name: &str, value: T) {
        let name = CString::new(name).expect("a name");
        let mut symbol = self.kernels.module().get_global::<T>(&name).expect("a symbol of that name");
        symbol.copy_from(&value).expect("a symbol has memory");
    }

    pub fn global<T: DeviceCopy + Default>(&self, name: &str) -> T {
        let name = CString::new(name).expect("a name");
        let mut value = T::default();
        let symbol = self.kernels.module().get_global::<T>(&name).expect("a symbol of that name");
        symbol.copy_to(&mut value).expect("a symbol has memory");
        value
    }

    pub fn run(&self, call: KernelCall<'_>, grid: [u32; 3], block: [u32; 3]) {
        self.run_shared(call, grid, block, 0);
    }

    pub fn run_shared(&self, call: KernelCall<'_>, grid: [u32; 3], block: [u32; 3], shared: u32) {
        self.launch(call, grid, block, shared).unwrap_or_else(|failure| panic!("{failure}"));
    }

    /// Launches a kernel and waits for it. After a kernel's own failure the device is lost to the process.
    pub fn launch(
        &self,
        call: KernelCall<'_>,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
    ) -> Result<(), String> {
        let launched = self.kernels.launch(Config { grid, block, shared }, call);
        launched.and_then(|()| self.device.synchronize()).map_err(|error| error.to_string())
    }
}
