//! A simulated GPU that executes PTX on the CPU.
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

pub use config::{LaunchConfig, LaunchReport, Mode, PrintSink, StdoutSink, StringSink};
pub use counters::{Class, ClassCount, CounterReport, Counters};
pub use device::DeviceModel;
pub use fault::{Access, Fault, FaultKind, Nearest, Space, Waiting};
pub use info::{GlobalInfo, KernelId, KernelInfo, ParamInfo};
pub use instance::Instance;
pub use machine::launch;
pub use program::{LoadError, Program};
pub use source::SourceLine;
