//! Options of the just-in-time compiler, of which the log buffers matter here.

use std::ffi::{c_uint, c_void};

use crate::abi::In;
use crate::error::{CudaError, CudaResult};
use crate::image::LoadFailure;

const WALL_TIME: u32 = 2;
const INFO_LOG_BUFFER: u32 = 3;
const INFO_LOG_BUFFER_SIZE_BYTES: u32 = 4;
const ERROR_LOG_BUFFER: u32 = 5;
const ERROR_LOG_BUFFER_SIZE_BYTES: u32 = 6;
/// One past the last option of CUDA 13.0.
const OPTIONS: u32 = 36;

/// A log buffer of the program.
#[derive(Clone, Copy)]
struct Log {
    buffer: usize,
    bytes: usize,
    /// Where its size is among the option values, to be replaced by the bytes written.
    size_value: Option<usize>,
}

impl Log {
    const NONE: Log = Log { buffer: 0, bytes: 0, size_value: None };
}

/// The options of one load or link, as far as they have an effect.
pub(crate) struct JitOptions {
    values: usize,
    error: Log,
    info: Log,
    wall_time: Option<usize>,
}

impl JitOptions {
    /// No options.
    pub(crate) const NONE: JitOptions =
        JitOptions { values: 0, error: Log::NONE, info: Log::NONE, wall_time: None };

    /// Reads options as `cuModuleLoadDataEx` gets them.
    ///
    /// # Safety
    ///
    /// `keys` and `values` must be arrays of `count` elements that stay valid, with the buffers they name, until
    /// [`JitOptions::report`] was called for the last time.
    pub(crate) unsafe fn read(
        count: c_uint,
        keys: In<c_uint>,
        values: *mut *mut c_void,
    ) -> CudaResult<JitOptions> {
        let mut options = JitOptions { values: values.expose_provenance(), ..JitOptions::NONE };
        if count > 0 && (keys.is_null() || values.is_null()) {
            return Err(CudaError::INVALID_VALUE);
        }
        for index in 0..count as usize {
            // SAFETY: within the arrays that the caller promises.
            let (key, value) = unsafe { (keys.element(index)?, values.add(index).read_unaligned()) };
            let number = value.expose_provenance();
            match key {
                WALL_TIME => options.wall_time = Some(index),
                INFO_LOG_BUFFER => options.info.buffer = number,
                // Sizes are `unsigned int`, in the place of a pointer.
                INFO_LOG_BUFFER_SIZE_BYTES => {
                    options.info.bytes = number & 0xffff_ffff;
                    options.info.size_value = Some(index);
                }
                ERROR_LOG_BUFFER => options.error.buffer = number,
                ERROR_LOG_BUFFER_SIZE_BYTES => {
                    options.error.bytes = number & 0xffff_ffff;
                    options.error.size_value = Some(index);
                }
                OPTIONS.. => return Err(CudaError::INVALID_VALUE),
                _ => {}
            }
        }
        Ok(options)
    }

    /// Whether the program will see why something was refused.
    pub(crate) fn has_error_log(&self) -> bool {
        self.error.buffer != 0 && self.error.bytes > 0
    }

    /// Fills the log buffers with what came of it.
    ///
    /// # Safety
    ///
    /// As for [`JitOptions::read`].
    pub(crate) unsafe fn report(&self, failure: Option<&LoadFailure>, milliseconds: f32) {
        let error = failure.map_or("", |failure| failure.log.as_str());
        // SAFETY: the buffers and the value array are valid by the caller's promise.
        unsafe {
            self.write(&self.error, error);
            self.write(&self.info, "");
            if let Some(index) = self.wall_time {
                self.store(index, milliseconds.to_bits() as usize);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`JitOptions::report`].
    unsafe fn write(&self, log: &Log, text: &str) {
        let room = if log.buffer == 0 { 0 } else { log.bytes };
        let length = text.len().min(room.saturating_sub(1));
        if room > 0 {
            let buffer: *mut u8 = std::ptr::with_exposed_provenance_mut(log.buffer);
            // SAFETY: the program's buffer has `room` bytes, of which `length` + 1 are used.
            unsafe {
                buffer.copy_from_nonoverlapping(text.as_ptr(), length);
                buffer.add(length).write(0);
            }
        }
        if let Some(index) = log.size_value {
            // SAFETY: as for this function. An empty log counts no byte, a text its NUL as well.
            unsafe { self.store(index, if length == 0 { 0 } else { length + 1 }) };
        }
    }

    /// # Safety
    ///
    /// `index` must come from [`JitOptions::read`], and the value array must be valid.
    unsafe fn store(&self, index: usize, value: usize) {
        let values: *mut usize = std::ptr::with_exposed_provenance_mut(self.values);
        // SAFETY: within the array of values that the program passed.
        unsafe { values.add(index).write_unaligned(value) };
    }
}
