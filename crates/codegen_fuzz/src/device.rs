//! Kernels compiled for the device in several configurations, and run on the simulator.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use cuda_builder::{Arch, BuildError, Codegen, CudaBuilder, LineTables, OptLevel, PtxasCheck};
use simt::memory::Memory;
use simt::{DeviceModel, Fault, FaultKind, Instance, LaunchConfig, Mode, Program, StringSink};

use crate::error::{Error, Result};
use crate::outcome::{Buffers, Outcome};
use crate::program::Kernel;
use crate::project;

/// Warp instructions that a block of a generated kernel may run: many times what the largest ones do.
const BUDGET: u64 = 1 << 26;

/// One way to make PTX of Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Configuration {
    /// rustc's LLVM at opt-level 0.
    Llvm0,
    /// rustc's LLVM at opt-level 3.
    Llvm3,
    /// libNVVM without optimisation, on what rustc gives at opt-level 0.
    Nvvm0,
    /// libNVVM with optimisation, on what rustc gives at opt-level 0.
    Nvvm03,
    /// libNVVM with optimisation, on what rustc gives at opt-level 3.
    Nvvm3,
}

impl Configuration {
    /// All of them.
    pub const ALL: &[Self] = &[Self::Llvm0, Self::Llvm3, Self::Nvvm0, Self::Nvvm03, Self::Nvvm3];

    /// The optimisation levels 0 and 3 by both generators.
    pub const USUAL: &[Self] = &[Self::Llvm0, Self::Llvm3, Self::Nvvm0, Self::Nvvm3];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Llvm0 => "llvm-0",
            Self::Llvm3 => "llvm-3",
            Self::Nvvm0 => "nvvm-0",
            Self::Nvvm03 => "nvvm-0-3",
            Self::Nvvm3 => "nvvm-3",
        }
    }

    /// rustc's optimisation level.
    pub fn level(self) -> OptLevel {
        match self {
            Self::Llvm0 | Self::Nvvm0 | Self::Nvvm03 => OptLevel::O0,
            Self::Llvm3 | Self::Nvvm3 => OptLevel::O3,
        }
    }

    /// Whether libNVVM makes the PTX.
    pub fn needs_nvvm(self) -> bool {
        !matches!(self, Self::Llvm0 | Self::Llvm3)
    }
}

impl fmt::Display for Configuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Configuration {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        Self::ALL.iter().copied().find(|one| one.name() == text).ok_or_else(|| {
            let names: Vec<&str> = Self::ALL.iter().map(|one| one.name()).collect();
            format!("`{text}` is no configuration: they are {}", names.join(", "))
        })
    }
}

/// Where and for what kernels are compiled.
#[derive(Clone, Debug)]
pub struct Compilation<'a> {
    /// Folder for crates and results.
    pub work: &'a Path,
    /// Folder into which libNVVM was fetched.
    pub nvvm: &'a Path,
    /// The target.
    pub arch: Arch,
    /// Whether the PTX has lines of the source.
    pub lines: bool,
}

/// The PTX of kernels in one configuration.
///
/// # Errors
/// Those of the builder. What a compiler refuses about the program is among them; see [`is_about_the_program`].
pub fn compile(
    kernels: &[Kernel],
    configuration: Configuration,
    compilation: &Compilation<'_>,
) -> Result<String> {
    let level = configuration.level();
    let folder = compilation.work.join(format!("device-O{level}"));
    let folder = project::write_device(&folder, kernels)?;
    let mut builder = CudaBuilder::new(folder)
        .arch(compilation.arch)
        .target_dir(compilation.work.join(format!("target-O{level}")))
        .opt_level(level)
        .line_tables(if compilation.lines { LineTables::KernelCrate } else { LineTables::Off })
        .nvvm_dir(compilation.nvvm)
        .ptxas(PtxasCheck::Never)
        .show_progress(false);
    if configuration.needs_nvvm() {
        builder = builder.codegen(Codegen::Nvvm).nvvm_opts(configuration != Configuration::Nvvm0);
    }
    Ok(builder.build()?.ptx)
}

/// Whether an error says that a compiler could not make PTX of this program, as opposed to a machine without a compiler.
pub fn is_about_the_program(error: &Error) -> bool {
    matches!(
        error,
        Error::Builder(
            BuildError::Compile { .. }
                | BuildError::Cargo { .. }
                | BuildError::Llvm { .. }
                | BuildError::Nvvm { .. }
                | BuildError::InvalidPtx { .. }
                | BuildError::Ptxas { .. }
        )
    )
}

/// Runs every kernel of a module on the simulator.
pub fn simulate(ptx: &str, kernels: &[Kernel], arch: Arch) -> Vec<Outcome> {
    let program = match Program::from_ptx(ptx) {
        Ok(program) => Arc::new(program),
        Err(error) => return vec![Outcome::Fault(format!("the module: {error}")); kernels.len()],
    };
    let number = arch.to_string().trim_start_matches("sm_").parse().unwrap_or(90);
    let device = DeviceModel::for_capability(number / 10, number % 10);
    kernels.iter().enumerate().map(|(at, kernel)| launch(&program, at, kernel, &device)).collect()
}

/// Runs one kernel in a memory of its own.
fn launch(program: &Arc<Program>, number: usize, kernel: &Kernel, device: &DeviceModel) -> Outcome {
    let name = project::name(number);
    let fault = |text: String| Outcome::Fault(text);
    let Some(id) = program.kernel(&name) else { return fault(format!("the module has no kernel {name}")) };
    let memory = Memory::new(1 << 30);
    let instance = match Instance::load(program.clone(), &memory) {
        Ok(instance) => instance,
        Err(error) => return fault(error.to_string()),
    };
    let buffers = Buffers::of(kernel);
    let Some(info) = program.kernels().iter().find(|info| info.name == name) else {
        return fault(format!("the module has no parameters of {name}"));
    };
    match run(&instance, &memory, (id, info), kernel, buffers, device) {
        Ok(buffers) => Outcome::Values(buffers.values()),
        Err(Stop::Fault(error)) if error.kind == FaultKind::Trap => Outcome::Panic,
        Err(Stop::Fault(error)) => fault(error.to_string()),
        Err(Stop::Text(text)) => fault(text),
    }
}

enum Stop {
    Fault(Box<Fault>),
    Text(String),
}

impl From<simt::memory::MemoryError> for Stop {
    fn from(error: simt::memory::MemoryError) -> Self {
        Stop::Text(error.to_string())
    }
}

fn run(
    instance: &Instance,
    memory: &Memory,
    (id, info): (simt::KernelId, &simt::KernelInfo),
    kernel: &Kernel,
    mut buffers: Buffers,
    device: &DeviceModel,
) -> std::result::Result<Buffers, Stop> {
    let bytes_of = |words: &[u64]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let upload = |bytes: &[u8]| -> std::result::Result<u64, Stop> {
        let address = memory.allocate(bytes.len() as u64, 8)?;
        memory.write(address, bytes)?;
        Ok(address)
    };
    let input = upload(&bytes_of(&buffers.input))?;
    let narrow: Vec<u8> = buffers.acc_u32.iter().flat_map(|word| word.to_le_bytes()).collect();
    let acc_u32 = upload(&narrow)?;
    let acc_u64 = upload(&bytes_of(&buffers.acc_u64))?;
    let output = upload(&bytes_of(&buffers.output))?;
    let mut values = parameters(kernel, &buffers, [input, acc_u32, acc_u64, output]).into_iter();
    let mut block = vec![0; info.param_bytes as usize];
    for place in &info.params {
        let value = values.next().unwrap_or_default();
        if value.len() != place.size as usize {
            return Err(Stop::Text(format!(
                "parameter {} has {} bytes instead of {}",
                place.name,
                place.size,
                value.len()
            )));
        }
        let at = place.offset as usize;
        block[at..at + value.len()].copy_from_slice(&value);
    }
    if values.next().is_some() {
        return Err(Stop::Text(format!("the kernel has only {} parameters", info.params.len())));
    }
    let mut config = LaunchConfig::new([kernel.grid, 1, 1], [kernel.block, 1, 1]);
    config.budget = BUDGET;
    config.threads = Some(1);
    // Every other kernel runs its warps and blocks in another order.
    config.seed = (kernel.seed % 2 == 1).then_some(kernel.seed);
    simt::launch(instance, memory, id, &config, &block, Mode::Fast, device, &StringSink::new())
        .map_err(|fault| Stop::Fault(Box::new(fault)))?;
    let download = |address: u64, words: &mut [u64]| -> std::result::Result<(), Stop> {
        let mut bytes = vec![0; words.len() * 8];
        memory.read(address, &mut bytes)?;
        for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = u64::from_le_bytes(bytes.try_into().unwrap_or_default());
        }
        Ok(())
    };
    download(output, &mut buffers.output)?;
    download(acc_u64, &mut buffers.acc_u64)?;
    let mut bytes = vec![0; buffers.acc_u32.len() * 4];
    memory.read(acc_u32, &mut bytes)?;
    for (word, bytes) in buffers.acc_u32.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap_or_default());
    }
    Ok(buffers)
}

/// The values of a kernel's PTX parameters, for buffers at the addresses of input, atomics and output.
pub fn parameters(kernel: &Kernel, buffers: &Buffers, addresses: [u64; 4]) -> Vec<Vec<u8>> {
    let [input, acc_u32, acc_u64, output] = addresses;
    let slice =
        |address: u64, len: usize| [address.to_le_bytes().to_vec(), (len as u64).to_le_bytes().to_vec()];
    let mut values = Vec::new();
    values.extend(slice(input, buffers.input.len()));
    values.extend(kernel.parameters.iter().map(|parameter| parameter.bytes.clone()));
    values.extend(slice(acc_u32, buffers.acc_u32.len()));
    values.extend(slice(acc_u64, buffers.acc_u64.len()));
    values.extend(slice(output, buffers.output.len()));
    values
}
