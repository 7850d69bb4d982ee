//! Devices: how many, and what they are like.

use std::ffi::{c_char, c_int, c_uint};

use crate::abi::{CUdevice, CUdevprop, CUuuid, Out, Text};
use crate::attributes;
use crate::copy::MAX_PITCH;
use crate::driver::{check_device, device_model, driver};
use crate::error::{CudaError, CudaResult};

/// The simulated device's place on a bus that does not exist.
const PCI_BUS_ID: &str = "0000:57:00.0";
/// The simulated device's identity: the same in every process, as a card's is.
const UUID: CUuuid = CUuuid { bytes: *b"warpbook-sim-gpu" };

/// Copies a text into a buffer of the program, cut off to what fits.
///
/// # Safety
///
/// `buffer` must be null or have room for `len` bytes.
unsafe fn put_text(text: &str, buffer: *mut c_char, len: c_int) -> CudaResult {
    let room = usize::try_from(len).ok().filter(|&room| room > 0 && !buffer.is_null());
    let room = room.ok_or(CudaError::INVALID_VALUE)?;
    let length = text.len().min(room - 1);
    // SAFETY: `length` + 1 bytes are within the room that the caller promises.
    unsafe {
        buffer.cast::<u8>().copy_from_nonoverlapping(text.as_ptr(), length);
        buffer.add(length).write(0);
    }
    Ok(())
}

driver_functions! {
    /// The device of an ordinal: 0 is the only one.
    fn cuDeviceGet(device: Out<CUdevice>, ordinal: c_int) {
        driver()?;
        device.required()?;
        check_device(ordinal)?;
        device.set(ordinal)
    }

    /// The number of devices.
    fn cuDeviceGetCount(count: Out<c_int>) {
        driver()?;
        count.set(1)
    }

    /// The device's name.
    fn cuDeviceGetName(name: *mut c_char, len: c_int, device: CUdevice) {
        let model = device_model(device)?;
        // SAFETY: the program promises `len` bytes at `name`.
        unsafe { put_text(&model.name, name, len) }
    }

    /// The device's identity.
    fn cuDeviceGetUuid(uuid: Out<CUuuid>, device: CUdevice) {
        driver()?;
        check_device(device)?;
        uuid.set(UUID)
    }

    /// [`cuDeviceGetUuid`], which for a part of a device is another one.
    fn cuDeviceGetUuid_v2(uuid: Out<CUuuid>, device: CUdevice) {
        driver()?;
        check_device(device)?;
        uuid.set(UUID)
    }

    /// An identity that only Windows knows.
    fn cuDeviceGetLuid(_luid: *mut c_char, _node_mask: Out<c_uint>, device: CUdevice) {
        driver()?;
        check_device(device)?;
        Err(CudaError::NOT_SUPPORTED)
    }

    /// Bytes of device memory.
    fn cuDeviceTotalMem_v2(bytes: Out<usize>, device: CUdevice) {
        let model = device_model(device)?;
        bytes.set(usize::try_from(model.total_memory).unwrap_or(usize::MAX))
    }

    /// One of the device's properties.
    fn cuDeviceGetAttribute(value: Out<c_int>, attribute: c_uint, device: CUdevice) {
        let model = device_model(device)?;
        value.required()?;
        value.set(attributes::value(attribute, &model).ok_or(CudaError::INVALID_VALUE)?)
    }

    /// Several of the device's properties.
    fn cuDeviceGetProperties(properties: Out<CUdevprop>, device: CUdevice) {
        let model = device_model(device)?;
        let int = |value: u32| c_int::try_from(value).unwrap_or(c_int::MAX);
        properties.set(CUdevprop {
            maxThreadsPerBlock: int(model.max_threads_per_block),
            maxThreadsDim: model.max_block_dim.map(int),
            maxGridSize: model.max_grid.map(int),
            sharedMemPerBlock: int(model.shared_per_block),
            totalConstantMemory: int(model.constant_memory),
            SIMDWidth: int(model.warp_size),
            memPitch: c_int::try_from(MAX_PITCH).unwrap_or(c_int::MAX),
            regsPerBlock: int(model.registers_per_block),
            clockRate: int(model.clock_khz),
            textureAlign: attributes::TEXTURE_ALIGNMENT,
        })
    }

    /// The device's compute capability.
    fn cuDeviceComputeCapability(major: Out<c_int>, minor: Out<c_int>, device: CUdevice) {
        let (found_major, found_minor) = device_model(device)?.compute_capability;
        major.set(found_major.cast_signed())?;
        minor.set(found_minor.cast_signed())
    }

    /// The device at a place on the PCI bus.
    fn cuDeviceGetByPCIBusId(device: Out<CUdevice>, bus_id: Text) {
        driver()?;
        device.required()?;
        if bus_id.get()?.eq_ignore_ascii_case(PCI_BUS_ID) { device.set(0) } else { Err(CudaError::INVALID_DEVICE) }
    }

    /// The device's place on the PCI bus.
    fn cuDeviceGetPCIBusId(bus_id: *mut c_char, len: c_int, device: CUdevice) {
        driver()?;
        check_device(device)?;
        if len <= c_int::try_from(PCI_BUS_ID.len()).unwrap_or(c_int::MAX) {
            return Err(CudaError::INVALID_VALUE);
        }
        // SAFETY: the program promises `len` bytes at `bus_id`.
        unsafe { put_text(PCI_BUS_ID, bus_id, len) }
    }

    /// Whether two devices reach each other's memory: a device is not its own peer.
    fn cuDeviceCanAccessPeer(can: Out<c_int>, device: CUdevice, peer: CUdevice) {
        driver()?;
        check_device(device)?;
        check_device(peer)?;
        can.set(0)
    }

    /// Properties of the way between two devices, of which there are no two.
    fn cuDeviceGetP2PAttribute(_value: Out<c_int>, _attribute: c_uint, source: CUdevice, target: CUdevice) {
        driver()?;
        check_device(source)?;
        check_device(target)?;
        Err(CudaError::INVALID_DEVICE)
    }

    /// Whether contexts can be limited to some multiprocessors: they cannot.
    fn cuDeviceGetExecAffinitySupport(supported: Out<c_int>, _kind: c_uint, device: CUdevice) {
        driver()?;
        check_device(device)?;
        supported.set(0)
    }
}
