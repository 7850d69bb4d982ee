//! A `cust` program that links and starts without a CUDA installation.

use cuda_loader::{Backend, DeviceChoice};

#[test]
fn before_selection_a_driver_call_is_an_error_and_no_crash() {
    // `Device::num_devices` calls `cuDeviceGetCount`, which no one may call before `cuInit`.
    assert!(cust::device::Device::num_devices().is_err());
    assert_eq!(cuda_loader::select(DeviceChoice::Sim), Ok(Backend::Sim));
}
