//! PTX, loaded, and launches on the device's queue.

use std::collections::HashMap;
use std::ffi::{CString, c_void};
use std::fmt;
use std::panic::Location;

use cuda_std::launch::{Keeper, KernelCall};
use cust::error::CudaError;
use cust::module::Module;

use crate::config::Config;
use crate::device::Device;
use crate::error::{Error, Result};
use crate::launch::{self, Launch};

/// PTX of kernels whose calls may be launched.
///
/// A build script makes it with `cuda_builder`, and [`built_ptx!`](crate::built_ptx) includes it.
#[derive(Clone, Copy, Debug)]
pub struct Ptx<'a> {
    text: &'a str,
}

impl<'a> Ptx<'a> {
    /// PTX from elsewhere than this package's build script.
    ///
    /// # Safety
    /// For each call that is launched with it: if the PTX has a kernel of the call's name, it is the kernel that the
    /// call was made for, compiled from the same source. A kernel whose parameters have other sizes is refused; that
    /// equal ones mean the same thing cannot be checked.
    pub const unsafe fn from_text(text: &'a str) -> Self {
        Ptx { text }
    }

    /// The text.
    pub const fn text(self) -> &'a str {
        self.text
    }
}

/// The PTX that the package's build script wrote to a file in `OUT_DIR`, as a [`Ptx`].
///
/// ```ignore
/// // build.rs: CudaBuilder::new("kernels").for_build_script().copy_to(out.join("kernels.ptx")).build_or_exit();
/// let kernels = device.load(built_ptx!("kernels.ptx"))?;
/// ```
///
/// What the file holds is up to the build script, which has to be trusted as linker arguments are: it has to build the
/// crate whose calls are launched. What can be checked is checked at each launch: that there is such a kernel, and the
/// number, sizes and alignments of its parameters.
#[macro_export]
macro_rules! built_ptx {
    ($file:literal) => {
        // SAFETY: made by the build script of this package; see the macro's documentation.
        unsafe { $crate::Ptx::from_text(include_str!(concat!(env!("OUT_DIR"), "/", $file))) }
    };
}

/// Size and alignment of a parameter.
type Layout = (usize, usize);

/// Kernels, loaded on a device. They are unloaded when everything on the queue is done that was there when they are
/// dropped.
pub struct LoadedKernels {
    module: Module,
    /// The parameters of each kernel; `None` if the PTX could not be read, which the driver could.
    signatures: Option<HashMap<String, Vec<Layout>>>,
    device: Device,
}

impl fmt::Debug for LoadedKernels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.signatures.as_ref().map(|signatures| signatures.keys().collect::<Vec<_>>());
        f.debug_struct("LoadedKernels").field("device", &self.device).field("kernels", &names).finish()
    }
}

impl LoadedKernels {
    #[track_caller]
    pub(crate) fn load(device: &Device, ptx: Ptx<'_>) -> Result<LoadedKernels> {
        device.make_current()?;
        // cust would panic at a NUL, which no PTX has.
        let text = CString::new(ptx.text).map_err(|_| Error::RefusedPtx {
            code: CudaError::InvalidPtx,
            log: "\nit holds a NUL byte".into(),
        })?;
        let module = Module::from_ptx_cstr(&text, &[])
            .map_err(|code| Error::RefusedPtx { code, log: jit_log(ptx.text) })?;
        Ok(LoadedKernels { module, signatures: signatures(ptx.text), device: device.clone() })
    }

    /// The device that they were loaded on.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// cust's handle, for symbols and the attributes of functions.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Puts a kernel on the device's queue. A grid with an extent of 0 launches nothing: the driver refuses it, and an
    /// empty input has nothing to do.
    ///
    /// The kernel runs after what is on the queue already, and this function does not wait for it: buffers of this
    /// crate are kept by the queue's order. If an argument's memory is kept by its borrow alone ([`Keeper::Borrow`]),
    /// it does wait.
    ///
    /// # Errors
    /// No such kernel, memory of another device, or the driver's: impossible sizes, most likely. A fault of the kernel
    /// itself is reported by the first call that waits for it.
    #[track_caller]
    pub fn launch(&self, config: impl Into<Config>, call: KernelCall<'_>) -> Result {
        let borrowed = self.check(&call)?;
        self.device.make_current()?;
        let launch = Launch { module: &self.module, stream: self.device.queue(), config: config.into() };
        self.device.entered();
        // SAFETY: `check` compared the parameters, and `Ptx` promises that they mean the same. Memory that is kept by a
        // queue is kept by this one, and memory that is kept by a borrow stays borrowed until the wait below.
        unsafe { launch::start(&launch, call) }?;
        if borrowed { self.device.synchronize() } else { Ok(()) }
    }

    /// Whether the call is one for a kernel of this PTX and for memory of this device. Returns whether an argument is
    /// kept by its borrow alone.
    #[track_caller]
    pub(crate) fn check(&self, call: &KernelCall<'_>) -> Result<bool> {
        let at = Location::caller();
        let kernel = call.name();
        for (index, keeper) in call.keepers().iter().enumerate() {
            if let Keeper::Queue(queue) = keeper
                && *queue != self.device.queue_id()
            {
                return Err(Error::OtherDevice { kernel, argument: index + 1, at });
            }
        }
        if let Some(signatures) = &self.signatures {
            let Some(found) = signatures.get(kernel) else {
                let mut known: Vec<String> = signatures.keys().cloned().collect();
                known.sort_unstable();
                return Err(Error::UnknownKernel { kernel, known, at });
            };
            // A parameter without bytes is none in PTX.
            let expected = call.layout().iter().filter(|parameter| parameter.size > 0);
            let expected: Vec<Layout> = expected.map(|parameter| (parameter.size, parameter.align)).collect();
            if expected != *found {
                let (expected, found) = (in_words(&expected), in_words(found));
                return Err(Error::OtherParameters { kernel, expected, found, at });
            }
        }
        Ok(call.keepers().contains(&Keeper::Borrow))
    }
}

impl Drop for LoadedKernels {
    fn drop(&mut self) {
        // A kernel may still run that is unloaded next. After a fault none does, and there is nobody to tell.
        let _ = self.device.synchronize();
    }
}

/// The parameters of each kernel of a text, those without bytes left out.
fn signatures(text: &str) -> Option<HashMap<String, Vec<Layout>>> {
    let module = ptx::parse(&heads(text)).ok()?;
    let kernels = ptx::signatures(&module).ok()?;
    let layout = |param: &ptx::Param| (param.size as usize, param.align as usize);
    let sized = |kernel: &ptx::Signature| {
        kernel.params.iter().filter(|param| param.size > 0).map(layout).collect::<Vec<_>>()
    };
    Some(kernels.iter().map(|kernel| (kernel.name.to_string(), sized(kernel))).collect())
}

/// PTX with the kernels of a text, their parameters and no code: to read all of a large module takes a quarter of a second.
fn heads(text: &str) -> String {
    let mut heads = String::from(".version 9.0\n.target sm_90\n.address_size 64\n");
    for (at, entry) in text.match_indices(".entry") {
        let line = text[..at].rsplit('\n').next().unwrap_or_default();
        let mut head = String::new();
        for code in text[at + entry.len()..].lines().filter_map(|line| line.split("//").next()) {
            let end = code.find(['{', ';']);
            head.push_str(&code[..end.unwrap_or(code.len())]);
            head.push(' ');
            if end.is_some() {
                break;
            }
        }
        let (name, parameters) = match head.split_once('(') {
            Some((name, rest)) => (name, rest.split(')').next().unwrap_or_default()),
            None => (head.split('.').next().unwrap_or_default(), ""),
        };
        // Not a comment, and not a longer word.
        if !line.contains("//") && name.starts_with(char::is_whitespace) {
            heads.push_str(&format!(".entry {}({parameters}) {{ ret; }}\n", name.trim()));
        }
    }
    heads
}

fn in_words(layouts: &[Layout]) -> String {
    if layouts.is_empty() {
        return "none".into();
    }
    let each: Vec<String> = layouts.iter().map(|(size, align)| format!("{size}(align {align})")).collect();
    format!("{} bytes", each.join(", "))
}

/// What the driver's compiler reports about `ptx`, on lines of their own; empty if it reports nothing. cust cannot ask
/// for the log, so the text is loaded once more through the driver's own function, into the current context.
pub fn jit_log(ptx: &str) -> String {
    use cust::sys::CUjit_option::{CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};

    let Ok(text) = CString::new(ptx) else { return String::new() };
    let mut log = vec![0u8; 8192];
    let mut keys = [CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    // By the driver's convention the size travels inside the pointer itself.
    let mut values = [log.as_mut_ptr().cast::<c_void>(), log.len() as *mut c_void];
    let mut module = std::ptr::null_mut();
    // SAFETY: `text` ends in NUL; two keys and two values; the log's size is its buffer's. All outlive the call.
    let code = unsafe {
        cust::sys::cuModuleLoadDataEx(
            &mut module,
            text.as_ptr().cast(),
            keys.len() as u32,
            keys.as_mut_ptr(),
            values.as_mut_ptr(),
        )
    };
    if code as u32 == 0 {
        // SAFETY: loaded by the call above and used by nobody.
        unsafe { cust::sys::cuModuleUnload(module) };
    }
    let end = log.iter().position(|byte| *byte == 0).unwrap_or(log.len());
    let words = String::from_utf8_lossy(&log[..end]).trim().to_owned();
    if words.is_empty() { words } else { format!("\n{words}") }
}

#[cfg(test)]
mod tests {
    use super::signatures;

    #[test]
    fn parameters_are_found_without_the_code() {
        let text = ".version 7.0\n.target sm_75\n.address_size 64\n\n// .entry no(.param .u8 x)\n\
                    .visible .entry \tone(\n\t.param .u64 .ptr .align 1 one_0, // the (first)\n\t.param .align 8 .b8 one_1[24]\n)\n\
                    .maxntid 64, 1, 1\n{\n ret;\n}\n.entry none { ret; }\n.visible .entry bare()\n.reqntid 32\n{ ret; }\n\
                    .entry empty .maxntid 1, 1, 1 { ret; }";
        let found = signatures(text).expect("it can be read");
        let mut names: Vec<&str> = found.keys().map(String::as_str).collect();
        names.sort_unstable();
        assert_eq!(names, ["bare", "empty", "none", "one"]);
        assert_eq!(found["one"], [(8, 8), (24, 8)]);
        assert!(found["bare"].is_empty() && found["none"].is_empty() && found["empty"].is_empty());
        assert!(signatures("").is_some_and(|none| none.is_empty()));
    }
}
