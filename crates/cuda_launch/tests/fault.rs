//! A kernel that panics: who hears of it, and how the device is had again. A process of its own, because a fault stays
//! with the context that all handles of a process share.

mod common;

use cuda_launch::{Device, Ptx};
use cuda_launch_test_kernels as kernels;

#[test]
fn a_fault_is_reported_by_what_waits_and_ends_with_the_device() {
    let ptx = common::ptx();
    // SAFETY: built from the crate whose calls are launched below.
    let ptx = unsafe { Ptx::from_text(&ptx) };
    for turn in 0..3 {
        let device = Device::open().expect("a device opens");
        let loaded = device.load(ptx).expect("the PTX loads");
        let numbers = device.upload(&[1, 2, 3]).expect("it copies");
        loaded.launch((1, 32), kernels::check(numbers.slice(), 4)).expect("it launches");
        device.synchronize().expect("all numbers are below 4");
        let error = match turn {
            0 => {
                loaded.launch((1, 32), kernels::check(numbers.slice(), 3)).expect("it launches");
                numbers.to_vec().expect_err("the kernel panicked")
            }
            1 => {
                loaded.launch((1, 32), kernels::check(numbers.slice(), 3)).expect("it launches");
                device.synchronize().expect_err("the kernel panicked")
            }
            _ => device
                .scope(|scope| scope.stream()?.launch(&loaded, (1, 32), kernels::check(numbers.slice(), 3)))
                .expect_err("the kernel panicked"),
        };
        assert!(error.code().is_some() && error.to_string().contains("fault.rs"), "{error}");
        assert!(numbers.to_vec().is_err(), "a fault stays");
    }
}
