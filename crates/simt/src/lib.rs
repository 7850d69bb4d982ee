//! A simulated GPU that executes PTX on the CPU.
//!
//! [`Program`] decodes PTX once, [`Instance`] gives its variables places in a device's [`memory::Memory`], and [`launch`] runs
//! a kernel over a grid. A launch that breaks a rule ends in a [`Fault`] that says what, where and by which rule.
//!
//! ```
//! use simt::{DeviceModel, Instance, LaunchConfig, Mode, Program, StdoutSink, memory::Memory};
//!
//! let ptx = "
//!     .version 7.0 .target sm_75 .address_size 64
//!     .visible .entry twice(.param .u64 data)
//!     {
//!         .reg .b32 %r<3>; .reg .b64 %d<3>;
//!         ld.param.u64 %d1, [data];
//!         mov.u32 %r1, %tid.x;
//!         mad.wide.u32 %d2, %r1, 4, %d1;
//!         ld.global.u32 %r2, [%d2];
//!         add.u32 %r2, %r2, %r2;
//!         st.global.u32 [%d2], %r2;
//!         ret;
//!     }";
//! let memory = Memory::new(1 << 20);
//! let instance = Instance::load(Program::from_ptx(ptx)?.into(), &memory)?;
//! let data = memory.allocate(128, 4)?;
//! memory.write(data + 12, &21u32.to_le_bytes())?;
//!
//! let kernel = instance.program().kernel("twice").ok_or("no such kernel")?;
//! let config = LaunchConfig::new([1, 1, 1], [32, 1, 1]);
//! let device = DeviceModel::default();
//! let params = data.to_le_bytes();
//! simt::launch(&instance, &memory, kernel, &config, &params, Mode::Fast, &device, &StdoutSink)?;
//!
//! let mut word = [0; 4];
//! memory.read(data + 12, &mut word)?;
//! assert_eq!(u32::from_le_bytes(word), 42);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//!
//! - A warp's 32 lanes are a row: a register is an array of 32 values (`row`), and most instructions are one function over
//!   rows, compiled for AVX2, AVX-512 and neither, and chosen when the program starts.
//! - `lower` turns each PTX instruction into micro-ops (`op`) on virtual registers; `flow` finds where lanes that part at a
//!   branch meet again (its immediate post-dominator) and gives registers their rows.
//! - `machine` runs them. Lanes that are at different places are different *splits* of their warp, each with its own
//!   program counter; they take turns, so lanes may wait for each other, and a barrier or warp-level operation may be
//!   reached from several places. Warps of a block take turns too, and blocks that wait for other blocks let more blocks
//!   in.
//! - Whoever watches a launch is an `Observer`, a type parameter of the machine: [`Mode::Fast`] watches nothing and costs
//!   nothing, [`Mode::Counting`] counts by PTX instruction and adds up by source line.
//!
//! # What is simulated
//!
//! The instruction set but what the next section names: arithmetic of all types with the rounding that the instruction
//! names, video instructions, every shape and type of `mma.sync` and `wmma` but sparse and block-scaled ones, `ldmatrix`
//! and its like, votes, shuffles, matches and reductions of warps, atomics of up to 128 bits, barriers of blocks and of
//! clusters, distributed shared memory, `mbarrier` objects, asynchronous and bulk copies, fetches from texture objects of one
//! to three dimensions, calls, recursion, function pointers, `alloca`, `vprintf`, `malloc`, `assert`, and the workspace that cooperative groups synchronise a grid by.
//!
//! # What is not simulated
//!
//! Time, caches, surfaces, mipmaps, layers and gathers of textures, tensor maps, `wgmma` and tensor memory, launches by kernels. Tensor-core products
//! round once where hardware may round on the way. An instruction that is not known is no obstacle to loading a module,
//! only to launching a kernel that can reach it.
#![deny(missing_docs, unsafe_op_in_unsafe_fn, unsafe_code)]

mod code;
mod config;
mod counters;
mod device;
mod fault;
mod flow;
mod info;
mod instance;
mod lower;
mod machine;
pub mod memory;
pub mod meter;
pub mod num;
mod op;
mod program;
mod row;
mod source;
mod special;
mod texture;

pub use config::{LaunchConfig, LaunchReport, Mode, PrintSink, StdoutSink, StringSink};
pub use counters::{Class, ClassCount, CounterReport, Counters};
pub use device::DeviceModel;
pub use fault::{Access, Fault, FaultKind, Nearest, Space, Waiting};
pub use info::{GlobalInfo, KernelId, KernelInfo, ParamInfo};
pub use instance::Instance;
pub use machine::launch;
pub use program::{LoadError, Program};
pub use source::SourceLine;
pub use texture::{AddressMode, TexelFormat, Texture};
