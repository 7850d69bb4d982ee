//! A simulated GPU that executes PTX on the CPU.
#![deny(missing_docs, unsafe_op_in_unsafe_fn, unsafe_code)]

mod config;
mod counters;
mod device;
mod fault;
mod info;
#[allow(missing_docs)]
pub mod memory;
#[allow(missing_docs)]
pub mod meter;
mod num;
mod source;

pub use config::{LaunchConfig, LaunchReport, Mode, PrintSink, StdoutSink, StringSink};
pub use counters::{Class, ClassCount, CounterReport, Counters};
pub use device::DeviceModel;
pub use fault::{Access, Fault, FaultKind, Nearest, Space, Waiting};
pub use info::{GlobalInfo, KernelId, KernelInfo, ParamInfo};
pub use source::SourceLine;
