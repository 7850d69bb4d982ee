//! The switch between device code and its stand-in on the host.

/// Expands to its body on the device, and to a call of [`device_only`] on the host.
macro_rules! on_device {
    ($($body:tt)*) => {{
        #[cfg(target_arch = "nvptx64")]
        {
            $($body)*
        }
        #[cfg(not(target_arch = "nvptx64"))]
        {
            $crate::device::device_only()
        }
    }};
}
pub(crate) use on_device;

/// The stand-in for device functions on the host, where no kernel ever runs: launch the kernel instead.
#[cfg(not(target_arch = "nvptx64"))]
#[cold]
#[inline(never)]
#[track_caller]
pub fn device_only() -> ! {
    panic!("this function runs on the device only: call it from a kernel, and launch the kernel")
}

/// Expands to the block on the device, and to the expression after it on the host.
macro_rules! on_device_or {
    ($device:block $host:expr) => {{
        #[cfg(target_arch = "nvptx64")]
        $device
        #[cfg(not(target_arch = "nvptx64"))]
        {
            $host
        }
    }};
}
pub(crate) use on_device_or;
