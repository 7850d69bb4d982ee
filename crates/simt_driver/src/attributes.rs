//! `CUdevice_attribute`: the simulated device's properties by number.
//!
//! What a [`DeviceModel`] does not say is answered as NVIDIA's driver 580 answers for an H200, but where that would
//! promise something that the simulator does not do: such attributes are 0.

use std::ffi::c_int;

use simt::DeviceModel;

/// Alignment of textures in bytes.
pub(crate) const TEXTURE_ALIGNMENT: c_int = 512;
/// Highest number that CUDA 13.0 defines, and numbers below that it leaves out.
const LAST: u32 = 147;

/// The value of an attribute; `None` for a number that is none.
pub(crate) fn value(attribute: u32, model: &DeviceModel) -> Option<c_int> {
    if attribute == 0 || attribute > LAST {
        return None;
    }
    let (major, minor) = model.compute_capability;
    let since = |least: u32| u32::from(major >= least);
    let value: u32 = match attribute {
        1 => model.max_threads_per_block,
        2 => model.max_block_dim[0],
        3 => model.max_block_dim[1],
        4 => model.max_block_dim[2],
        5 => model.max_grid[0],
        6 => model.max_grid[1],
        7 => model.max_grid[2],
        // MAX_SHARED_MEMORY_PER_BLOCK
        8 => model.shared_per_block,
        9 => model.constant_memory,
        10 => model.warp_size,
        // MAX_PITCH
        11 => i32::MAX.cast_unsigned(),
        12 => model.registers_per_block,
        13 => model.clock_khz,
        14 => TEXTURE_ALIGNMENT.cast_unsigned(),
        // GPU_OVERLAP
        15 => 1,
        16 => model.multiprocessors,
        // CAN_MAP_HOST_MEMORY
        19 => 1,
        // Texture sizes
        21 | 22 | 56 | 70 => 131_072,
        23 | 57 | 82 => 65_536,
        24..=26 | 58..=60 => 16_384,
        27 | 28 | 42 | 45 | 46 | 49 | 52 | 53 | 55 | 61 | 63 | 64 | 66 | 67 | 73 | 74 | 77 => 32_768,
        29 | 43 | 62 | 65 => 2048,
        47 | 48 => 8192,
        51 => 32,
        54 | 68 => 2046,
        69 => 268_435_456,
        71 => 65_000,
        72 => 2_097_120,
        // SURFACE_ALIGNMENT
        30 => 512,
        // CONCURRENT_KERNELS
        31 => since(2),
        // PCI_BUS_ID
        33 => 0x57,
        36 => model.memory_clock_khz,
        37 => model.memory_bus_bits,
        38 => model.l2_bytes,
        39 => model.max_threads_per_multiprocessor,
        // ASYNC_ENGINE_COUNT
        40 => 2,
        // UNIFIED_ADDRESSING
        41 => since(2),
        75 => major,
        76 => minor,
        // STREAM_PRIORITIES_SUPPORTED
        78 => u32::from((major, minor) >= (3, 5)),
        // GLOBAL_L1_CACHE_SUPPORTED, LOCAL_L1_CACHE_SUPPORTED
        79 | 80 => since(2),
        81 => model.shared_per_multiprocessor,
        // MANAGED_MEMORY
        83 => since(3),
        // SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO
        87 => 2,
        // CONCURRENT_MANAGED_ACCESS
        89 => since(6),
        // COMPUTE_PREEMPTION_SUPPORTED
        90 => since(6),
        // CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM
        91 => 1,
        // COOPERATIVE_LAUNCH
        95 => since(6),
        97 => model.shared_per_block_optin,
        // HOST_REGISTER_SUPPORTED
        99 => 1,
        // DIRECT_MANAGED_MEM_ACCESS_FROM_HOST
        101 => 1,
        106 => model.max_blocks_per_multiprocessor,
        111 => model.reserved_shared_per_block,
        // READ_ONLY_HOST_REGISTER_SUPPORTED
        113 => 1,
        // MEMORY_POOLS_SUPPORTED
        115 => 1,
        // UNIFIED_FUNCTION_POINTERS
        129 => 1,
        // HOST_NUMA_ID: none
        130 => return Some(-1),
        _ => 0,
    };
    Some(c_int::try_from(value).unwrap_or(c_int::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_device_answers_like_an_h200_where_it_matters() {
        let model = DeviceModel::default();
        for (attribute, expected) in [
            (1, 1024),
            (4, 64),
            (5, 2_147_483_647),
            (6, 65_535),
            (8, 49_152),
            (9, 65_536),
            (10, 32),
            (12, 65_536),
            (16, 132),
            (39, 2048),
            (75, 9),
            (76, 0),
            (81, 233_472),
            (82, 65_536),
            (97, 232_448),
            (106, 32),
            (111, 1024),
        ] {
            assert_eq!(value(attribute, &model), Some(expected), "attribute {attribute}");
        }
        assert_eq!(value(0, &model), None);
        assert_eq!(value(148, &model), None);
    }

    #[test]
    fn an_old_device_lacks_what_came_later() {
        let model = DeviceModel::for_capability(1, 3);
        assert_eq!((value(1, &model), value(83, &model), value(95, &model)), (Some(512), Some(0), Some(0)));
    }
}
