//! The seam to the simulator's programs. Everything else of this crate works without executing a kernel.

use std::sync::Arc;

use simt::memory::Memory;
use simt::{
    DeviceModel, Fault, FaultKind, GlobalInfo, KernelId, KernelInfo, LaunchConfig, LaunchReport, Mode,
    PrintSink,
};

/// A decoded module.
pub(crate) struct Program;

/// Why a module was not loaded.
#[derive(Debug, thiserror::Error)]
#[error("this build of the simulated driver has no execution engine")]
pub(crate) struct LoadError;

impl Program {
    pub(crate) fn from_ptx(_text: &str) -> Result<Program, LoadError> {
        Err(LoadError)
    }

    pub(crate) fn target_sm(&self) -> u32 {
        0
    }

    pub(crate) fn kernels(&self) -> &[KernelInfo] {
        &[]
    }

    pub(crate) fn kernel(&self, _name: &str) -> Option<KernelId> {
        None
    }

    pub(crate) fn globals(&self) -> &[GlobalInfo] {
        &[]
    }
}

/// A module in a device's memory.
pub(crate) struct Instance;

impl Instance {
    pub(crate) fn load(_program: Arc<Program>, _memory: &Memory) -> Result<Instance, LoadError> {
        Err(LoadError)
    }

    pub(crate) fn global(&self, _name: &str) -> Option<(u64, u64)> {
        None
    }

    pub(crate) fn unload(&self, _memory: &Memory) {}
}

/// Runs a kernel.
#[allow(clippy::too_many_arguments, reason = "the simulator's own signature")]
pub(crate) fn launch(
    _instance: &Instance,
    _memory: &Memory,
    _kernel: KernelId,
    config: &LaunchConfig,
    _params: &[u8],
    _mode: Mode,
    _device: &DeviceModel,
    _out: &dyn PrintSink,
) -> Result<LaunchReport, Fault> {
    Err(Fault {
        kind: FaultKind::Unsupported { what: "execution".to_owned() },
        kernel: String::new(),
        function: String::new(),
        source: None,
        ptx_line: 0,
        ptx_text: String::new(),
        block: config.block,
        thread: [0; 3],
    })
}
