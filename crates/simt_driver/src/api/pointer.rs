//! What an address is.

use std::ffi::{c_int, c_uint, c_void};

use crate::abi::{CUcontext, CUdeviceptr, In, Out};
use crate::allocations::{Kind, Range};
use crate::context::Context;
use crate::driver::driver;
use crate::error::{CudaError, CudaResult};
use crate::registry::Registry;

/// `CU_MEMORYTYPE_HOST`, `CU_MEMORYTYPE_DEVICE`.
const HOST: u32 = 1;
const DEVICE: u32 = 2;
/// Read and write: `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`.
const READ_WRITE: u32 = 3;
/// Highest `CUpointer_attribute` of CUDA 13.0.
const LAST: c_uint = 21;

/// The value of an attribute, by its size in the program.
enum Value {
    Flag(bool),
    Int(i32),
    Word(u32),
    Long(u64),
}

fn owner(contexts: &Registry<Context>, id: u64) -> CUcontext {
    contexts.all().iter().find(|context| context.id == id).map_or(CUcontext::NULL, |context| context.handle)
}

/// `CUpointer_attribute`, answered as NVIDIA's driver does for each kind of memory.
fn value(attribute: c_uint, address: u64, range: &Range, contexts: &Registry<Context>) -> CudaResult<Value> {
    let managed = range.kind == Kind::Managed;
    let host = range.on_host() && !managed;
    Ok(match attribute {
        1 => Value::Long(owner(contexts, range.owner).0 as u64),
        2 => Value::Word(if host { HOST } else { DEVICE }),
        // DEVICE_POINTER
        3 => Value::Long(address),
        // HOST_POINTER
        4 if range.on_host() => Value::Long(address),
        // SYNC_MEMOPS
        6 => Value::Flag(!host),
        7 => Value::Long(range.id),
        8 => Value::Flag(managed),
        // DEVICE_ORDINAL
        9 => Value::Int(0),
        // IS_LEGACY_CUDA_IPC_CAPABLE
        10 => Value::Flag(false),
        // RANGE_START_ADDR, RANGE_SIZE
        11 => Value::Long(range.base),
        12 => Value::Long(range.size),
        // MAPPED
        13 => Value::Flag(true),
        // ALLOWED_HANDLE_TYPES
        14 => Value::Long(0),
        // IS_GPU_DIRECT_RDMA_CAPABLE
        15 => Value::Flag(false),
        16 => Value::Word(READ_WRITE),
        // MEMPOOL_HANDLE
        17 => Value::Long(0),
        // MAPPING_SIZE, MAPPING_BASE_ADDR, MEMORY_BLOCK_ID
        18 => Value::Long(range.size),
        19 => Value::Long(range.base),
        20 => Value::Long(range.id),
        // IS_HW_DECOMPRESS_CAPABLE
        21 => Value::Flag(false),
        _ => return Err(CudaError::INVALID_VALUE),
    })
}

fn put(value: &Value, data: Out<c_void>) -> CudaResult {
    match *value {
        Value::Flag(flag) => data.cast::<u8>().set(flag.into()),
        Value::Int(int) => data.cast::<c_int>().set(int),
        Value::Word(word) => data.cast::<u32>().set(word),
        Value::Long(long) => data.cast::<u64>().set(long),
    }
}

driver_functions! {
    /// One property of an address.
    fn cuPointerGetAttribute(data: Out<c_void>, attribute: c_uint, address: CUdeviceptr) {
        let driver = driver()?;
        data.required()?;
        let range = driver.allocations.find(address).ok_or(CudaError::INVALID_VALUE)?;
        put(&value(attribute, address, &range, &driver.contexts)?, data)
    }

    /// Several properties of an address; those that it has not come out as zero.
    fn cuPointerGetAttributes(
        count: c_uint,
        attributes: In<c_uint>,
        data: In<Out<c_void>>,
        address: CUdeviceptr,
    ) {
        let driver = driver()?;
        if count == 0 {
            return Err(CudaError::INVALID_VALUE);
        }
        let range = driver.allocations.find(address);
        for index in 0..count as usize {
            // SAFETY: the program promises `count` elements in both arrays.
            let (attribute, data) = unsafe { (attributes.element(index)?, data.element(index)?) };
            if !(1..=LAST).contains(&attribute) {
                return Err(CudaError::INVALID_VALUE);
            }
            let found = range.as_ref().and_then(|range| value(attribute, address, range, &driver.contexts).ok());
            let found = found.unwrap_or(match attribute {
                2 | 16 => Value::Word(0),
                6 | 8 | 10 | 13 | 15 | 21 => Value::Flag(false),
                9 => Value::Int(-2),
                _ => Value::Long(0),
            });
            put(&found, data)?;
        }
        Ok(())
    }

    /// Sets a property of an address: whether copies to it wait, which they do anyway.
    fn cuPointerSetAttribute(_value: In<c_void>, attribute: c_uint, address: CUdeviceptr) {
        const SYNC_MEMOPS: c_uint = 6;
        let driver = driver()?;
        driver.allocations.find(address).ok_or(CudaError::INVALID_VALUE)?;
        if attribute == SYNC_MEMOPS { Ok(()) } else { Err(CudaError::INVALID_VALUE) }
    }
}
