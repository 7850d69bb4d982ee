//! Kernels on the simulated GPU.

use simt::memory::Memory;
use simt::{DeviceModel, Fault, Instance, LaunchConfig, Mode, Program, StringSink};
use std::sync::Arc;

/// Plain data that buffers hold.
pub trait Data: Copy {
    /// Appends the value's bytes.
    fn put(self, bytes: &mut Vec<u8>);
    /// Reads a value from the front of `bytes`.
    fn get(bytes: &[u8]) -> Self;
}

macro_rules! data {
    ($($t:ty),*) => {$(
        impl Data for $t {
            fn put(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
            fn get(bytes: &[u8]) -> Self {
                let mut own = [0; size_of::<$t>()];
                own.copy_from_slice(&bytes[..size_of::<$t>()]);
                <$t>::from_le_bytes(own)
            }
        }
    )*};
}
data!(u8, u16, u32, u64, u128, i32, i64, i128, f32, f64, usize);

impl<T: Data, const N: usize> Data for [T; N] {
    fn put(self, bytes: &mut Vec<u8>) {
        self.into_iter().for_each(|x| x.put(bytes));
    }
    fn get(bytes: &[u8]) -> Self {
        std::array::from_fn(|i| T::get(&bytes[i * size_of::<T>()..]))
    }
}

/// An argument of a kernel, in the order of its parameters.
pub enum Argument<'a> {
    /// A value as its bytes.
    Value(Vec<u8>),
    /// A buffer that is uploaded before the launch and downloaded after it.
    Buffer(&'a mut Vec<u8>),
}

/// A buffer of values.
pub fn buffer<T: Data>(values: &[T]) -> Vec<u8> {
    let mut bytes = Vec::new();
    values.iter().for_each(|v| v.put(&mut bytes));
    bytes
}

/// The values of a buffer.
pub fn values<T: Data>(bytes: &[u8]) -> Vec<T> {
    bytes.chunks_exact(size_of::<T>()).map(T::get).collect()
}

/// A value as an argument.
pub fn value<T: Data>(value: T) -> Argument<'static> {
    Argument::Value(buffer(&[value]))
}

/// Runs one block of `threads` threads of a kernel and returns what it printed.
pub fn run(
    ptx: &str,
    kernel: &str,
    threads: u32,
    dynamic_shared: u32,
    arguments: &mut [Argument<'_>],
) -> Result<String, Box<Fault>> {
    let program = Arc::new(Program::from_ptx(ptx).unwrap_or_else(|e| panic!("{e}")));
    let memory = Memory::new(1 << 28);
    let instance = Instance::load(program.clone(), &memory).unwrap_or_else(|e| panic!("{e}"));
    let id = program.kernel(kernel).unwrap_or_else(|| panic!("no kernel `{kernel}`"));
    let info = program.kernels().iter().find(|k| k.name == kernel).expect("the kernel is listed");
    let mut parameters = vec![0u8; info.param_bytes as usize];
    let mut addresses = Vec::new();
    for (argument, parameter) in arguments.iter().zip(&info.params) {
        let bytes = match argument {
            Argument::Value(bytes) => bytes.clone(),
            Argument::Buffer(contents) => {
                let address = memory.allocate(contents.len().max(1) as u64, 256).expect("enough memory");
                memory.write(address, contents).expect("just allocated");
                addresses.push(address);
                address.to_le_bytes().to_vec()
            }
        };
        let offset = parameter.offset as usize;
        parameters[offset..offset + bytes.len()].copy_from_slice(&bytes);
    }
    let mut config = LaunchConfig::new([1, 1, 1], [threads, 1, 1]);
    config.dynamic_shared = dynamic_shared;
    config.budget = 50_000_000;
    let sink = StringSink::new();
    let device = DeviceModel::for_capability(12, 0);
    let outcome = simt::launch(&instance, &memory, id, &config, &parameters, Mode::Fast, &device, &sink);
    let mut addresses = addresses.into_iter();
    for argument in arguments {
        if let Argument::Buffer(contents) = argument {
            let address = addresses.next().expect("one address a buffer");
            memory.read(address, contents).expect("still allocated");
        }
    }
    outcome.map(|_| sink.take()).map_err(Box::new)
}
