//! What a launch is asked to do, and what it answers.

use crate::CounterReport;
use crate::memory::Heap;

/// Which compile-time variant of the machine runs a launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Results and faults only.
    #[default]
    Fast,
    /// The same, and [`CounterReport`] as well.
    Counting,
}

/// Size and conditions of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchConfig {
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub dynamic_shared: u32,
    /// Order of blocks and warps: `None` is ascending, each seed another order, and the same seed always the same.
    pub seed: Option<u64>,
    /// Warp instructions that one block may execute before it counts as hung.
    pub budget: u64,
    /// Worker threads; `None` is one a core.
    pub threads: Option<usize>,
    /// All blocks are resident at once, so that they may wait for each other.
    pub cooperative: bool,
    /// Blocks of a cluster in x, y and z; `None` is as the kernel was compiled, which is single blocks in most cases.
    pub cluster: Option<[u32; 3]>,
    /// What `malloc` in the kernel allocates from.
    pub heap: Heap,
}

impl LaunchConfig {
    /// Default [`LaunchConfig::budget`].
    pub const DEFAULT_BUDGET: u64 = 1 << 32;

    /// A plain launch of `grid` blocks of `block` threads.
    pub fn new(grid: [u32; 3], block: [u32; 3]) -> LaunchConfig {
        LaunchConfig {
            grid,
            block,
            dynamic_shared: 0,
            seed: None,
            budget: LaunchConfig::DEFAULT_BUDGET,
            threads: None,
            cooperative: false,
            cluster: None,
            heap: Heap::default(),
        }
    }
}

/// What a launch that ended well did.
#[derive(Clone, Debug, PartialEq)]
pub struct LaunchReport {
    /// The kernel's name.
    pub kernel: String,
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Bytes of shared memory a block, static and dynamic.
    pub shared_bytes: u64,
    /// Instructions issued by all warps.
    pub warp_instructions: u64,
    /// Wall-clock seconds that the simulation took.
    pub seconds: f64,
    /// The counters, in [`Mode::Counting`].
    pub counters: Option<CounterReport>,
}

/// Takes what kernels print.
pub trait PrintSink: Sync {
    /// Takes one formatted `vprintf` call's text. Calls come in the order of the launch's blocks, and within a block in
    /// the order in which its threads printed.
    fn print(&self, text: &str);
}

/// Prints to standard output.
#[derive(Clone, Copy, Debug, Default)]
pub struct StdoutSink;

impl PrintSink for StdoutSink {
    fn print(&self, text: &str) {
        print!("{text}");
    }
}

/// Keeps what was printed.
#[derive(Debug, Default)]
pub struct StringSink(std::sync::Mutex<String>);

impl StringSink {
    /// An empty sink.
    pub fn new() -> StringSink {
        StringSink::default()
    }

    /// Everything printed so far; the sink is empty afterwards.
    pub fn take(&self) -> String {
        std::mem::take(&mut self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }
}

impl PrintSink for StringSink {
    fn print(&self, text: &str) {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push_str(text);
    }
}
