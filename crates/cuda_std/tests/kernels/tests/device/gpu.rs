//! The simulator with the test kernels loaded.

use cuda_builder::{CudaBuilder, PtxVersion};
use cuda_std::launch::{DeviceSlice, DeviceSliceMut, KernelCall};
use simt::memory::Memory;
use simt::{DeviceModel, Instance, LaunchConfig, Mode, Program, StringSink};
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

/// A builder for the kernels. `tanh.approx` came with PTX 7.0.
pub fn builder() -> CudaBuilder {
    CudaBuilder::new(env!("CARGO_MANIFEST_DIR")).ptx_version(PtxVersion::new(7, 0))
}

/// The program of all tests, compiled once.
fn program() -> Arc<Program> {
    static PROGRAM: OnceLock<Arc<Program>> = OnceLock::new();
    let compile = || {
        let build = builder().build().unwrap_or_else(|error| panic!("{error}"));
        Arc::new(Program::from_ptx(&build.ptx).unwrap_or_else(|error| panic!("{error}")))
    };
    PROGRAM.get_or_init(compile).clone()
}

/// A simulated device.
pub struct Gpu {
    memory: Memory,
    instance: Instance,
    output: StringSink,
}

/// Elements in the memory of a device.
pub struct Buffer<T> {
    pub address: u64,
    len: usize,
    marker: PhantomData<T>,
}

impl<T> Buffer<T> {
    pub fn slice(&self) -> DeviceSlice<'_, T> {
        // SAFETY: the buffer holds that many elements, for as long as its device lives.
        unsafe { DeviceSlice::from_raw(self.address, self.len) }
    }

    pub fn slice_mut(&mut self) -> DeviceSliceMut<'_, T> {
        // SAFETY: as above, and the borrow keeps others away.
        unsafe { DeviceSliceMut::from_raw(self.address, self.len) }
    }
}

/// The bytes of plain values.
pub fn bytes_of<T: Copy>(values: &[T]) -> Vec<u8> {
    // SAFETY: the tests' types have no padding.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }.to_vec()
}

impl Gpu {
    pub fn new() -> Self {
        let memory = Memory::new(1 << 24);
        let instance = Instance::load(program(), &memory).unwrap_or_else(|error| panic!("{error}"));
        Self { memory, instance, output: StringSink::new() }
    }

    pub fn buffer<T: Copy>(&self, values: &[T]) -> Buffer<T> {
        let bytes = bytes_of(values);
        let address = self.memory.allocate(bytes.len().max(1) as u64, 256).expect("memory");
        self.memory.write(address, &bytes).expect("just allocated");
        Buffer { address, len: values.len(), marker: PhantomData }
    }

    pub fn read<T: Copy>(&self, buffer: &Buffer<T>) -> Vec<T> {
        let mut bytes = vec![0; buffer.len * size_of::<T>()];
        self.memory.read(buffer.address, &mut bytes).expect("allocated");
        // SAFETY: the tests' types are valid for all bytes that kernels write.
        let read = |i: usize| unsafe { bytes.as_ptr().cast::<T>().add(i).read_unaligned() };
        (0..buffer.len).map(read).collect()
    }

    pub fn set_global(&self, name: &str, bytes: &[u8]) {
        let (address, size) = self.instance.global(name).expect("a symbol of that name");
        assert_eq!(size, bytes.len() as u64);
        self.memory.write(address, bytes).expect("a symbol has memory");
    }

    pub fn global(&self, name: &str) -> Vec<u8> {
        let (address, size) = self.instance.global(name).expect("a symbol of that name");
        let mut bytes = vec![0; size as usize];
        self.memory.read(address, &mut bytes).expect("a symbol has memory");
        bytes
    }

    /// What kernels printed since the last call.
    pub fn printed(&self) -> String {
        self.output.take()
    }

    pub fn run(&mut self, call: KernelCall<'_>, grid: [u32; 3], block: [u32; 3]) {
        self.run_shared(call, grid, block, 0);
    }

    pub fn run_shared(&mut self, call: KernelCall<'_>, grid: [u32; 3], block: [u32; 3], shared: u32) {
        if let Err(failure) = self.launch(call, grid, block, shared) {
            panic!("{failure}\n{}", self.printed());
        }
    }

    /// The failure of a launch that must fail.
    pub fn fail(&mut self, call: KernelCall<'_>, grid: [u32; 3], block: [u32; 3]) -> String {
        self.launch(call, grid, block, 0).expect_err("the kernel panics")
    }

    fn launch(
        &self,
        mut call: KernelCall<'_>,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
    ) -> Result<(), String> {
        let program = self.instance.program();
        let kernel = program.kernel(call.name()).ok_or("no such kernel")?;
        let info = program.kernels().iter().find(|info| info.name == call.name()).ok_or("no such kernel")?;
        let mut parameters = vec![0u8; info.param_bytes as usize];
        assert_eq!(info.params.len(), call.layout().len(), "parameters of {}", info.name);
        let sizes: Vec<usize> = call.layout().iter().map(|parameter| parameter.size).collect();
        for ((declared, pointer), size) in info.params.iter().zip(call.params()).zip(sizes) {
            assert_eq!(declared.size as usize, size, "{} of {}", declared.name, info.name);
            let at = declared.offset as usize;
            // SAFETY: the call holds a value of that size there.
            let value = unsafe { std::slice::from_raw_parts(pointer.cast::<u8>(), size) };
            parameters[at..at + size].copy_from_slice(value);
        }
        let config = LaunchConfig { dynamic_shared: shared, ..LaunchConfig::new(grid, block) };
        let device = DeviceModel::for_capability(9, 0);
        simt::launch(
            &self.instance,
            &self.memory,
            kernel,
            &config,
            &parameters,
            Mode::Fast,
            &device,
            &self.output,
        )
        .map(|_| ())
        .map_err(|fault| fault.to_string())
    }
}
