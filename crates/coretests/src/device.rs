//! One module on one device: loading it, and launching its tests.

use std::ffi::{CStr, CString, c_void};
use std::fmt::Display;
use std::mem::offset_of;
use std::ptr;
use std::time::{Duration, Instant};

use cuda_loader::{Backend, DeviceChoice};
use cust::context::{Context, CurrentContext, ResourceLimit};
use cust::memory::{CopyDestination, DeviceBuffer};
use cust::stream::{Stream, StreamFlags};
use cust::{CudaFlags, device::Device, sys};
use simt_driver::control;

use crate::error::Error;

/// Bytes of a test's heap.
const HEAP: usize = 256 << 20;
/// KiB of a thread's stack on the simulator.
const STACK: u32 = 64;
/// The same on a GPU, which reserves the stack of every thread that it could run, for each worker.
const GPU_STACK: u32 = 16;
/// Warp instructions after which the simulator calls a test hung; the supervisor's time limit comes first.
const BUDGET: u64 = 1 << 40;
/// Bytes of a message, as in `device/std/src/test.rs`.
const MESSAGE: usize = 4080;
/// Bytes for the driver's words on PTX that it refuses.
const LOG: usize = 8192;

const PASSED: u32 = 1;
const PANICKED: u32 = 2;

/// What a test leaves; the twin of the device's `Report`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Report {
    status: u32,
    length: u32,
    heap: u64,
    heap_bytes: u64,
    message: [u8; MESSAGE],
}

/// What became of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The test returned.
    Returned,
    /// It panicked, with this message.
    Panicked(String),
    /// The launch failed, or the kernel ended without a word; the context may be unusable.
    Broken(String),
}

/// A loaded module.
pub struct Loaded {
    /// What the device calls itself.
    pub name: String,
    stream: Stream,
    report: DeviceBuffer<u8>,
    heap: DeviceBuffer<u8>,
    module: sys::CUmodule,
    _context: Context,
}

fn checked<T>(result: Result<T, impl Display>, action: &str) -> Result<T, Error> {
    result.map_err(|error| {
        let faults: Vec<String> = control::take_faults().iter().map(|fault| format!("\n{fault}")).collect();
        Error::Driver { action: action.to_owned(), error: error.to_string(), more: faults.concat() }
    })
}

/// The driver's words on a result that is no success.
fn code(result: sys::CUresult) -> Result<(), String> {
    if result == sys::CUresult::CUDA_SUCCESS {
        return Ok(());
    }
    let mut text = ptr::null();
    // SAFETY: the driver points to a text of its own, or leaves the pointer alone.
    let known = unsafe { sys::cuGetErrorString(result, &raw mut text) };
    if known != sys::CUresult::CUDA_SUCCESS || text.is_null() {
        return Err(format!("driver error {}", result as u32));
    }
    // SAFETY: a text of the driver, which ends in 0 and lives as long as the process.
    Err(unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

impl Loaded {
    /// Opens the device and loads PTX.
    pub fn open(choice: DeviceChoice, stack: Option<u32>, ptx: &str) -> Result<Loaded, Error> {
        let (ordinal, usual) = match cuda_loader::select(choice)? {
            Backend::Sim => {
                let base = control::options().map_err(|error| Error::Failed(error.to_string()))?;
                control::configure(control::Options {
                    budget: BUDGET,
                    threads: Some(1),
                    print_faults: false,
                    ..base
                });
                (0, STACK)
            }
            Backend::Cuda { ordinal, .. } => (ordinal, GPU_STACK),
        };
        checked(cust::init(CudaFlags::empty()), "start the driver")?;
        let device = checked(Device::get_device(ordinal), "open the device")?;
        let context = checked(Context::new(device), "create a context")?;
        checked(CurrentContext::set_current(&context), "make the context current")?;
        let stack = stack.unwrap_or(usual);
        let set = CurrentContext::set_resource_limit(ResourceLimit::StackSize, stack as usize * 1024);
        checked(set, &format!("give each thread a stack of {stack} KiB"))?;
        let module = load(ptx)?;
        let name = checked(device.name(), "ask for the device's name")?;
        let stream = checked(Stream::new(StreamFlags::NON_BLOCKING, None), "create a stream")?;
        // SAFETY: the report is written before each launch, and a heap needs no value.
        let (report, heap) =
            unsafe { (DeviceBuffer::uninitialized(size_of::<Report>()), DeviceBuffer::uninitialized(HEAP)) };
        let report = checked(report, "reserve memory for the report")?;
        let heap = checked(heap, "reserve memory for the tests' heap")?;
        Ok(Loaded { name, stream, report, heap, module, _context: context })
    }

    /// Launches a test and waits for it.
    pub fn run(&mut self, entry: &str) -> (Outcome, Duration) {
        let started = Instant::now();
        let outcome = self.launch(entry).unwrap_or_else(|error| Outcome::Broken(error.to_string()));
        (outcome, started.elapsed())
    }

    fn launch(&mut self, entry: &str) -> Result<Outcome, Error> {
        let mut header = Vec::with_capacity(offset_of!(Report, message));
        header.extend_from_slice(&[0; 8]);
        header.extend_from_slice(&self.heap.as_device_ptr().as_raw().to_le_bytes());
        header.extend_from_slice(&(HEAP as u64).to_le_bytes());
        checked(self.report.index(..header.len()).copy_from(&header), "write the report")?;
        let function = self.function(entry)?;
        let mut argument = self.report.as_device_ptr().as_raw();
        let mut arguments = [(&raw mut argument).cast::<c_void>()];
        // SAFETY: the kernel takes one pointer, to a report; memory and stream outlive the wait.
        let launched = unsafe {
            sys::cuLaunchKernel(
                function,
                1,
                1,
                1,
                1,
                1,
                1,
                0,
                self.stream.as_inner(),
                arguments.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        checked(code(launched), "launch the test")?;
        checked(self.stream.synchronize(), "run the test")?;
        let mut bytes = vec![0; size_of::<Report>()];
        checked(self.report.copy_to(&mut bytes), "read the report")?;
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let start = offset_of!(Report, message);
        let length = (word(offset_of!(Report, length)) as usize).min(MESSAGE);
        Ok(match word(offset_of!(Report, status)) {
            PASSED => Outcome::Returned,
            PANICKED => {
                Outcome::Panicked(String::from_utf8_lossy(&bytes[start..start + length]).into_owned())
            }
            _ => Outcome::Broken("the kernel ended, but the test neither returned nor panicked".into()),
        })
    }

    fn function(&self, entry: &str) -> Result<sys::CUfunction, Error> {
        let name = CString::new(entry).map_err(|error| Error::Failed(error.to_string()))?;
        let mut function = ptr::null_mut();
        // SAFETY: the module is loaded, and the name ends in 0.
        let found = unsafe { sys::cuModuleGetFunction(&raw mut function, self.module, name.as_ptr()) };
        checked(code(found), &format!("find the kernel `{entry}`"))?;
        Ok(function)
    }
}

/// Loads PTX, with the driver's own words where it refuses.
fn load(ptx: &str) -> Result<sys::CUmodule, Error> {
    let text = CString::new(ptx).map_err(|error| Error::Failed(format!("the PTX is not text: {error}")))?;
    let mut log = vec![0u8; LOG];
    let mut options =
        [sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER, sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast::<c_void>(), ptr::without_provenance_mut(LOG)];
    let mut module = ptr::null_mut();
    // SAFETY: the text ends in 0; the options are as many as the values, and the buffer has the size that is stated.
    let loaded = unsafe {
        sys::cuModuleLoadDataEx(
            &raw mut module,
            text.as_ptr().cast(),
            options.len() as u32,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        )
    };
    let words = String::from_utf8_lossy(&log).trim_end_matches('\0').trim().to_owned();
    code(loaded).map_err(|error| Error::Driver {
        action: "load the tests' PTX".into(),
        error,
        more: if words.is_empty() { words } else { format!(": {words}") },
    })?;
    Ok(module)
}
