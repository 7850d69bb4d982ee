//! The host's side: buffers, launches, and functions without a trace of the device.
#![forbid(unsafe_code)]

use cuda_launch::{AtomicBuffer, Config, Device, DeviceChoice, LoadedKernels, Result, built_ptx};
use kernels::Interval;

/// Threads of a block.
const BLOCK: u32 = 256;

/// An opened device with this package's kernels.
pub struct Gpu {
    device: Device,
    kernels: LoadedKernels,
}

impl Gpu {
    /// Opens the device that WARPBOOK_DEVICE names (`cuda`, `cuda:1`, `sim`); without it the first
    /// GPU, and the simulator where there is none.
    pub fn open() -> Result<Gpu> {
        Gpu::with_kernels(Device::open()?)
    }

    /// Opens the simulator.
    pub fn simulated() -> Result<Gpu> {
        Gpu::with_kernels(Device::open_on(DeviceChoice::Sim)?)
    }

    fn with_kernels(device: Device) -> Result<Gpu> {
        let kernels = device.load(built_ptx!("kernels.ptx"))?;
        Ok(Gpu { device, kernels })
    }

    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The Gaussian error linear unit of each value.
    pub fn gelu(&self, values: &[f32]) -> Result<Vec<f32>> {
        let input = self.device.upload(values)?;
        let mut output = self.device.filled(values.len(), 0.0)?;
        let config = Config::cover1(values.len(), BLOCK);
        self.kernels.launch(config, kernels::gelu(input.slice(), output.slice_mut()))?;
        // Waits for the kernel.
        output.to_vec()
    }

    /// How many values lie in each interval. The intervals are counted at the same time, each on a
    /// stream of its own.
    pub fn count_inside(&self, values: &[f32], intervals: &[Interval]) -> Result<Vec<u32>> {
        let input = self.device.upload(values)?;
        let zero = || Ok(AtomicBuffer::from(self.device.filled(1, 0)?));
        let mut counts = intervals.iter().map(|_| zero()).collect::<Result<Vec<_>>>()?;
        let config = Config::cover1(values.len(), BLOCK);
        self.device.scope(|scope| {
            for (interval, count) in intervals.iter().zip(&counts) {
                let call = kernels::count_inside(input.slice(), *interval, count.slice());
                scope.stream()?.launch(&self.kernels, config, call)?;
            }
            Ok(())
        })?;
        // The scope has waited for its streams.
        counts.iter_mut().map(|count| Ok(count.to_vec()?[0])).collect()
    }
}
