//! The limits of the simulated device.

/// Limits and sizes of the device that a launch is checked against and that special registers report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceModel {
    /// Name, as the driver reports it.
    pub name: String,
    /// Compute capability, major and minor.
    pub compute_capability: (u32, u32),
    /// Number of streaming multiprocessors.
    pub multiprocessors: u32,
    /// Lanes in a warp; always 32.
    pub warp_size: u32,
    /// Most threads in a block.
    pub max_threads_per_block: u32,
    /// Largest block in x, y and z.
    pub max_block_dim: [u32; 3],
    /// Largest grid in x, y and z.
    pub max_grid: [u32; 3],
    /// Bytes of shared memory that a block may have without asking for more.
    pub shared_per_block: u32,
    /// Bytes of shared memory that a block may have after opting in.
    pub shared_per_block_optin: u32,
    /// Bytes of shared memory in a multiprocessor.
    pub shared_per_multiprocessor: u32,
    /// Bytes of shared memory in each block that the system keeps for itself.
    pub reserved_shared_per_block: u32,
    /// Registers of 32 bits that a block may use.
    pub registers_per_block: u32,
    /// Registers of 32 bits in a multiprocessor.
    pub registers_per_multiprocessor: u32,
    /// Most registers that a thread may use.
    pub registers_per_thread: u32,
    /// Threads resident in a multiprocessor.
    pub max_threads_per_multiprocessor: u32,
    /// Blocks resident in a multiprocessor.
    pub max_blocks_per_multiprocessor: u32,
    /// Bytes of constant memory.
    pub constant_memory: u32,
    /// Bytes of device memory.
    pub total_memory: u64,
    /// Bytes of the L2 cache.
    pub l2_bytes: u32,
    /// Core clock in kHz.
    pub clock_khz: u32,
    /// Memory clock in kHz.
    pub memory_clock_khz: u32,
    /// Width of the memory bus in bits.
    pub memory_bus_bits: u32,
}

impl DeviceModel {
    /// The limits of compute capability `major.minor` (CUDA C++ Programming Guide, "Compute Capabilities"). What a
    /// capability leaves open (number of multiprocessors, clocks, memory) is that of its best-known card; for 9.0 an
    /// H200's. A capability that is not known takes the limits of the nearest older one.
    pub fn for_capability(major: u32, minor: u32) -> DeviceModel {
        let base = DeviceModel {
            name: format!("Warpbook simulated GPU ({major}.{minor})"),
            compute_capability: (major, minor),
            multiprocessors: 132,
            warp_size: 32,
            max_threads_per_block: 1024,
            max_block_dim: [1024, 1024, 64],
            max_grid: [0x7fff_ffff, 65_535, 65_535],
            shared_per_block: 48 << 10,
            shared_per_block_optin: 227 << 10,
            shared_per_multiprocessor: 228 << 10,
            reserved_shared_per_block: 1 << 10,
            registers_per_block: 65_536,
            registers_per_multiprocessor: 65_536,
            registers_per_thread: 255,
            max_threads_per_multiprocessor: 2048,
            max_blocks_per_multiprocessor: 32,
            constant_memory: 64 << 10,
            total_memory: 143_771 << 20,
            l2_bytes: 50 << 20,
            clock_khz: 1_980_000,
            memory_clock_khz: 3_201_000,
            memory_bus_bits: 6144,
        };
        match (major, minor) {
            (0..=1, _) => DeviceModel {
                multiprocessors: 30,
                max_threads_per_block: 512,
                max_block_dim: [512, 512, 64],
                max_grid: [65_535, 65_535, 1],
                shared_per_block: 16 << 10,
                shared_per_block_optin: 16 << 10,
                shared_per_multiprocessor: 16 << 10,
                reserved_shared_per_block: 0,
                registers_per_block: 16_384,
                registers_per_multiprocessor: 16_384,
                registers_per_thread: 124,
                max_threads_per_multiprocessor: 1024,
                max_blocks_per_multiprocessor: 8,
                total_memory: 4 << 30,
                l2_bytes: 0,
                ..base
            },
            (2, _) => DeviceModel {
                multiprocessors: 16,
                max_grid: [65_535, 65_535, 65_535],
                shared_per_block_optin: 48 << 10,
                shared_per_multiprocessor: 48 << 10,
                reserved_shared_per_block: 0,
                registers_per_block: 32_768,
                registers_per_multiprocessor: 32_768,
                registers_per_thread: 63,
                max_threads_per_multiprocessor: 1536,
                max_blocks_per_multiprocessor: 8,
                total_memory: 6 << 30,
                l2_bytes: 768 << 10,
                ..base
            },
            (3, _) => DeviceModel {
                multiprocessors: 15,
                shared_per_block_optin: 48 << 10,
                shared_per_multiprocessor: 48 << 10,
                reserved_shared_per_block: 0,
                registers_per_thread: if minor == 0 { 63 } else { 255 },
                max_blocks_per_multiprocessor: 16,
                total_memory: 12 << 30,
                l2_bytes: 1536 << 10,
                ..base
            },
            (4..=6, _) => DeviceModel {
                multiprocessors: 56,
                shared_per_block_optin: 48 << 10,
                shared_per_multiprocessor: 64 << 10,
                reserved_shared_per_block: 0,
                total_memory: 16 << 30,
                l2_bytes: 4 << 20,
                ..base
            },
            (7, 0..=4) => DeviceModel {
                multiprocessors: 80,
                shared_per_block_optin: 96 << 10,
                shared_per_multiprocessor: 96 << 10,
                reserved_shared_per_block: 0,
                total_memory: 32 << 30,
                l2_bytes: 6 << 20,
                ..base
            },
            (7, _) => DeviceModel {
                multiprocessors: 40,
                shared_per_block_optin: 64 << 10,
                shared_per_multiprocessor: 64 << 10,
                reserved_shared_per_block: 0,
                max_threads_per_multiprocessor: 1024,
                max_blocks_per_multiprocessor: 16,
                total_memory: 16 << 30,
                l2_bytes: 4 << 20,
                ..base
            },
            (8, 0) => DeviceModel {
                multiprocessors: 108,
                shared_per_block_optin: 163 << 10,
                shared_per_multiprocessor: 164 << 10,
                total_memory: 80 << 30,
                l2_bytes: 40 << 20,
                ..base
            },
            (8, _) => DeviceModel {
                multiprocessors: 84,
                shared_per_block_optin: 99 << 10,
                shared_per_multiprocessor: 100 << 10,
                max_threads_per_multiprocessor: 1536,
                max_blocks_per_multiprocessor: if minor == 9 { 24 } else { 16 },
                total_memory: 24 << 30,
                l2_bytes: 6 << 20,
                ..base
            },
            (10, _) => {
                DeviceModel { multiprocessors: 148, total_memory: 180 << 30, l2_bytes: 126 << 20, ..base }
            }
            (12.., _) => DeviceModel {
                multiprocessors: 170,
                shared_per_block_optin: 99 << 10,
                shared_per_multiprocessor: 100 << 10,
                max_threads_per_multiprocessor: 1536,
                max_blocks_per_multiprocessor: 24,
                total_memory: 32 << 30,
                l2_bytes: 96 << 20,
                ..base
            },
            _ => base,
        }
    }
}

impl Default for DeviceModel {
    /// Compute capability 9.0 with an H200's sizes.
    fn default() -> DeviceModel {
        DeviceModel::for_capability(9, 0)
    }
}
