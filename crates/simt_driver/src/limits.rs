//! `CUlimit`: sizes that a program may set for a context.

use simt::DeviceModel;

use crate::error::{CudaError, CudaResult};

/// `CU_LIMIT_STACK_SIZE`: bytes of local memory for calls of a thread.
pub(crate) const STACK_SIZE: u32 = 0;
const PRINTF_FIFO_SIZE: u32 = 1;
const MALLOC_HEAP_SIZE: u32 = 2;
const DEV_RUNTIME_SYNC_DEPTH: u32 = 3;
const DEV_RUNTIME_PENDING_LAUNCH_COUNT: u32 = 4;
const MAX_L2_FETCH_GRANULARITY: u32 = 5;
const PERSISTING_L2_CACHE_SIZE: u32 = 6;
const SHMEM_SIZE: u32 = 7;
const CIG_ENABLED: u32 = 8;
const CIG_SHMEM_FALLBACK_ENABLED: u32 = 9;

/// Largest stack of a thread: 512 KiB less what the hardware keeps.
const MAX_STACK_SIZE: u64 = 512 << 10;

/// The limits of one context, by their numbers in `CUlimit`.
pub(crate) struct Limits {
    values: [u64; 10],
    /// A kernel that calls `malloc` or `free` was launched: the size of the heap is fixed.
    heap_in_use: bool,
    most_persisting_l2: u64,
}

impl Limits {
    /// What a new context begins with: the values of NVIDIA's driver 580 on an H200, where the device does not say.
    pub(crate) fn of(model: &DeviceModel) -> Limits {
        let mut values = [0; 10];
        values[STACK_SIZE as usize] = 1024;
        values[PRINTF_FIFO_SIZE as usize] = 8_650_752;
        values[MALLOC_HEAP_SIZE as usize] = 8 << 20;
        values[DEV_RUNTIME_PENDING_LAUNCH_COUNT as usize] = 2048;
        values[MAX_L2_FETCH_GRANULARITY as usize] = 64;
        values[SHMEM_SIZE as usize] = model.shared_per_block_optin.into();
        Limits { values, heap_in_use: false, most_persisting_l2: u64::from(model.l2_bytes) / 16 * 10 }
    }

    pub(crate) fn get(&self, limit: u32) -> CudaResult<u64> {
        match limit {
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => Err(CudaError::UNSUPPORTED_LIMIT),
            _ => self.values.get(limit as usize).copied().ok_or(CudaError::INVALID_VALUE),
        }
    }

    /// The size of the heap, which cannot be changed any more.
    pub(crate) fn use_heap(&mut self) -> u64 {
        self.heap_in_use = true;
        self.values[MALLOC_HEAP_SIZE as usize]
    }

    pub(crate) fn set(&mut self, limit: u32, value: u64) -> CudaResult {
        let value = match limit {
            STACK_SIZE if value > MAX_STACK_SIZE => return Err(CudaError::INVALID_VALUE),
            STACK_SIZE => value.next_multiple_of(16),
            // The driver keeps sizes up to a least useful value.
            PRINTF_FIFO_SIZE => value.max(512 << 10),
            MALLOC_HEAP_SIZE if self.heap_in_use => return Err(CudaError::INVALID_VALUE),
            MALLOC_HEAP_SIZE => value.max(4 << 20),
            DEV_RUNTIME_PENDING_LAUNCH_COUNT => value.max(32),
            MAX_L2_FETCH_GRANULARITY if value > 128 => return Err(CudaError::INVALID_VALUE),
            MAX_L2_FETCH_GRANULARITY => value,
            PERSISTING_L2_CACHE_SIZE => value.min(self.most_persisting_l2),
            SHMEM_SIZE | CIG_ENABLED => return Err(CudaError::INVALID_VALUE),
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => return Err(CudaError::UNSUPPORTED_LIMIT),
            _ => return Err(CudaError::INVALID_VALUE),
        };
        self.values[limit as usize] = value;
        Ok(())
    }
}
