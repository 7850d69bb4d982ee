//! What the tests of the machine share: launching a kernel on buffers.
#![allow(dead_code, clippy::result_large_err)]

use std::sync::Arc;

use simt::memory::Memory;
use simt::{DeviceModel, Fault, Instance, LaunchConfig, LaunchReport, Mode, Program, StringSink};

/// A loaded module and its device.
pub struct Device {
    pub memory: Memory,
    pub instance: Instance,
    pub model: DeviceModel,
    pub sink: StringSink,
}

/// An argument of a kernel.
pub enum Arg {
    U32(u32),
    U64(u64),
    F32(f32),
    /// Bytes at an alignment.
    Bytes(Vec<u8>, usize),
}

impl From<u32> for Arg {
    fn from(v: u32) -> Arg {
        Arg::U32(v)
    }
}
impl From<u64> for Arg {
    fn from(v: u64) -> Arg {
        Arg::U64(v)
    }
}
impl From<f32> for Arg {
    fn from(v: f32) -> Arg {
        Arg::F32(v)
    }
}

/// The parameter buffer of some arguments.
pub fn pack(args: &[Arg]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut put = |data: &[u8], align: usize| {
        bytes.resize(bytes.len().next_multiple_of(align), 0);
        bytes.extend_from_slice(data);
    };
    for arg in args {
        match arg {
            Arg::U32(v) => put(&v.to_le_bytes(), 4),
            Arg::U64(v) => put(&v.to_le_bytes(), 8),
            Arg::F32(v) => put(&v.to_le_bytes(), 4),
            Arg::Bytes(v, align) => put(v, *align),
        }
    }
    bytes
}

impl Device {
    pub fn new(ptx: &str) -> Device {
        let program = match Program::from_ptx(ptx) {
            Ok(program) => Arc::new(program),
            Err(error) => panic!("{error}"),
        };
        let memory = Memory::new(1 << 30);
        let instance = Instance::load(program, &memory).expect("variables fit");
        Device { memory, instance, model: DeviceModel::default(), sink: StringSink::new() }
    }

    /// A module of one kernel `k` with this body; `params` are its parameters.
    pub fn kernel(params: &str, body: &str) -> Device {
        Device::new(&module(params, body))
    }

    pub fn upload<T: Pod>(&self, data: &[T]) -> u64 {
        let bytes = T::bytes(data);
        let address = self.memory.allocate(bytes.len().max(1) as u64, 256).expect("memory");
        self.memory.write(address, &bytes).expect("write");
        address
    }

    pub fn download<T: Pod>(&self, address: u64, count: usize) -> Vec<T> {
        let mut bytes = vec![0; count * size_of::<T>()];
        self.memory.read(address, &mut bytes).expect("read");
        T::values(&bytes)
    }

    pub fn launch_with(
        &self,
        name: &str,
        config: &LaunchConfig,
        args: &[Arg],
        mode: Mode,
    ) -> Result<LaunchReport, Fault> {
        let kernel = self.instance.program().kernel(name).expect("kernel");
        let params = pack(args);
        simt::launch(&self.instance, &self.memory, kernel, config, &params, mode, &self.model, &self.sink)
    }

    pub fn launch(&self, name: &str, grid: u32, block: u32, args: &[Arg]) -> Result<LaunchReport, Fault> {
        self.launch_with(name, &config(grid, block), args, Mode::Fast)
    }

    /// Runs kernel `k` in one block of so many threads, whose only parameter is an array of results.
    pub fn run<T: Pod>(&self, threads: u32, results: usize) -> Vec<T> {
        let out = self.upload(&vec![0u8; results * size_of::<T>()]);
        if let Err(fault) = self.launch("k", 1, threads, &[out.into()]) {
            panic!("{fault}");
        }
        self.download(out, results)
    }
}

pub fn config(grid: u32, block: u32) -> LaunchConfig {
    LaunchConfig { budget: 50_000_000, ..LaunchConfig::new([grid, 1, 1], [block, 1, 1]) }
}

/// A module of one kernel `k`.
pub fn module(params: &str, body: &str) -> String {
    format!(".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k({params})\n{{\n{body}\n}}\n")
}

/// The usual head of a test kernel: registers, and `%out` pointing to the thread's element of `bytes` bytes of the only
/// parameter.
pub fn head(bytes: u32) -> String {
    format!(
        ".reg .pred %p<20>; .reg .b16 %h<40>; .reg .b32 %r<60>; .reg .b64 %d<60>; .reg .f32 %f<40>; .reg .f64 %g<40>;
        .reg .b64 %out, %base; .reg .b32 %me;
        ld.param.u64 %base, [out];
        mov.u32 %me, %tid.x;
        mad.wide.u32 %out, %me, {bytes}, %base;\n"
    )
}

/// Plain data.
pub trait Pod: Copy + Default {
    fn bytes(data: &[Self]) -> Vec<u8>;
    fn values(bytes: &[u8]) -> Vec<Self>;
}

macro_rules! pod {
    ($($t:ty),*) => {
        $( impl Pod for $t {
            fn bytes(data: &[$t]) -> Vec<u8> {
                data.iter().flat_map(|v| v.to_le_bytes()).collect()
            }
            fn values(bytes: &[u8]) -> Vec<$t> {
                bytes.chunks_exact(size_of::<$t>()).map(|c| <$t>::from_le_bytes(c.try_into().expect("size"))).collect()
            }
        } )*
    };
}
pod!(u8, u16, u32, u64, i32, i64, f32, f64);
