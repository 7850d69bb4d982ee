//! Panics that reach the host as text: formatting machinery, vprintf with a packed argument buffer.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::{arch::nvptx, ffi::c_void, fmt::Write};
use corpus::thread;

struct Line {
    bytes: [u8; 192],
    len: usize,
}

impl Write for Line {
    fn write_str(&mut self, s: &str) -> core::fmt::Result {
        for &b in s.as_bytes() {
            if self.len + 1 < self.bytes.len() {
                self.bytes[self.len] = b;
                self.len += 1;
            }
        }
        Ok(())
    }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    let mut line = Line { bytes: [0; 192], len: 0 };
    let _ = write!(line, "{}", info.message());
    if let Some(place) = info.location() {
        let _ = write!(line, " at {}:{}", place.file(), place.line());
    }
    let arguments = [line.bytes.as_ptr()];
    // SAFETY: the format takes one pointer to text that ends in a zero byte.
    unsafe {
        nvptx::vprintf(c"%s\n".as_ptr().cast(), arguments.as_ptr().cast::<c_void>());
        nvptx::trap()
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn checked(data: *mut u32, len: usize, divisor: u32) {
    // SAFETY: `len` live elements.
    let data = unsafe { core::slice::from_raw_parts_mut(data, len) };
    let i = thread();
    data[i] = data[i] / divisor;
    if data[i] > 1000 {
        panic!("element {i} is {}", data[i]);
    }
    assert!(data[i] % 2 == 0, "odd at {i}");
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unwraps(data: *const u32, out: *mut char) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe { *out.add(i) = char::from_u32(*data.add(i)).expect("not a character") };
}
