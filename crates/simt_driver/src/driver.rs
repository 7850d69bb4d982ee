//! The driver's one state: the device's memory, the contexts, and everything that has a handle.

use std::ffi::c_int;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, OnceLock, PoisonError};

use simt::DeviceModel;
use simt::memory::Memory;

use crate::abi::{CUcontext, CUdevice};
use crate::allocations::Allocations;
use crate::api::pool::{self, Pool};
use crate::arrays::{Array, TextureObject};
use crate::boundary::outside_callback;
use crate::context::Context;
use crate::control;
use crate::error::{CudaError, CudaResult};
use crate::linker::Link;
use crate::module::{Function, Kernel, Library, Module};
use crate::queue::{Event, Stream};
use crate::registry::{Registry, new_handle};

/// Bytes that the address space can hold; how many the device has is its model's to say.
const ADDRESSABLE: u64 = 1 << 46;

/// Everything that `cuInit` makes.
pub(crate) struct Driver {
    pub(crate) memory: Arc<Memory>,
    pub(crate) allocations: Allocations,
    pub(crate) contexts: Registry<Context>,
    pub(crate) modules: Registry<Module>,
    pub(crate) functions: Registry<Function>,
    pub(crate) libraries: Registry<Library>,
    pub(crate) kernels: Registry<Kernel>,
    pub(crate) links: Registry<Link>,
    pub(crate) streams: Registry<Stream>,
    pub(crate) events: Registry<Event>,
    pub(crate) arrays: Registry<Array>,
    pub(crate) textures: Registry<TextureObject>,
    pub(crate) pools: Registry<Pool>,
    /// Handle of the pool that allocations come from.
    pub(crate) current_pool: AtomicUsize,
    pub(crate) launch_blocking: bool,
    primary: Mutex<Primary>,
}

/// The device's primary context.
pub(crate) struct Primary {
    pub(crate) handle: CUcontext,
    pub(crate) retained: u32,
    pub(crate) flags: u32,
}

static DRIVER: OnceLock<Driver> = OnceLock::new();

/// Whether this process is the child of a fork after `cuInit`. The threads that execute work stayed in the parent, so
/// nothing can be executed here; on NVIDIA's driver nothing can either.
static FORKED: AtomicBool = AtomicBool::new(false);

extern "C" fn note_fork() {
    FORKED.store(true, Ordering::Relaxed);
}

unsafe extern "C" {
    /// The C library's registration of functions that run before and after a fork, the last one in the child.
    fn pthread_atfork(
        prepare: Option<extern "C" fn()>,
        parent: Option<extern "C" fn()>,
        child: Option<extern "C" fn()>,
    ) -> c_int;
}

/// Makes the driver ready, if it is not yet.
pub(crate) fn initialize() -> CudaResult {
    outside_callback()?;
    if FORKED.load(Ordering::Relaxed) {
        return Err(CudaError::NOT_INITIALIZED);
    }
    if let Err(error) = control::options() {
        eprintln!("simt_driver: {error}");
        return Err(CudaError::INVALID_VALUE);
    }
    DRIVER.get_or_init(|| Driver {
        memory: Arc::new(Memory::new(ADDRESSABLE)),
        allocations: Allocations::default(),
        contexts: Registry::new(),
        modules: Registry::new(),
        functions: Registry::new(),
        libraries: Registry::new(),
        kernels: Registry::new(),
        links: Registry::new(),
        streams: Registry::new(),
        events: Registry::new(),
        arrays: Registry::new(),
        textures: Registry::new(),
        pools: pool::initial(),
        current_pool: AtomicUsize::new(pool::INITIAL),
        launch_blocking: std::env::var_os("CUDA_LAUNCH_BLOCKING").is_some_and(|value| value == "1"),
        primary: Mutex::new(Primary { handle: CUcontext(new_handle()), retained: 0, flags: 0 }),
    });
    static AT_FORK: Once = Once::new();
    AT_FORK.call_once(|| {
        // SAFETY: the function stores to an atomic variable, which is allowed between fork and exec. Without the
        // registration (it needs a little memory) a forked child waits for ever instead of getting an error.
        unsafe { pthread_atfork(None, None, Some(note_fork)) };
    });
    Ok(())
}

/// The driver, once it is initialised; not for callbacks of streams.
pub(crate) fn driver() -> CudaResult<&'static Driver> {
    outside_callback()?;
    driver_in_callback()
}

/// The driver, once it is initialised.
pub(crate) fn driver_in_callback() -> CudaResult<&'static Driver> {
    if FORKED.load(Ordering::Relaxed) {
        return Err(CudaError::NOT_INITIALIZED);
    }
    DRIVER.get().ok_or(CudaError::NOT_INITIALIZED)
}

/// The limits of the device, as they are configured now.
pub(crate) fn configured_model() -> CudaResult<DeviceModel> {
    let options = control::options().map_err(|_| CudaError::INVALID_VALUE)?;
    let (major, minor) = options.capability;
    Ok(DeviceModel::for_capability(major, minor))
}

/// The limits of `device`.
pub(crate) fn device_model(device: CUdevice) -> CudaResult<DeviceModel> {
    driver()?;
    check_device(device)?;
    configured_model()
}

/// Fails unless `device` is the one there is.
pub(crate) fn check_device(device: CUdevice) -> CudaResult {
    if device == 0 { Ok(()) } else { Err(CudaError::INVALID_DEVICE) }
}

impl Driver {
    pub(crate) fn primary(&self) -> MutexGuard<'_, Primary> {
        self.primary.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for all work of all contexts, whether it ends well or not.
    pub(crate) fn wait_for_everything(&self) {
        for context in self.contexts.all() {
            context.streams.wait_for_all();
        }
    }

    /// Makes a context and its handle known.
    pub(crate) fn create_context(
        &self,
        handle: CUcontext,
        primary: bool,
        flags: u32,
    ) -> CudaResult<Arc<Context>> {
        let context = Context::new(handle, primary, flags, Arc::new(configured_model()?));
        self.contexts.insert(handle.0, Arc::clone(&context));
        Ok(context)
    }

    /// Ends a context: waits for its work, then takes away everything that belongs to it.
    pub(crate) fn destroy_context(&self, handle: CUcontext) -> CudaResult {
        let context = self.contexts.remove(handle.0).ok_or(CudaError::INVALID_CONTEXT)?;
        context.streams.wait_for_all();
        let id = context.id;
        self.streams.remove_where(|stream| stream.owner.id == id);
        self.events.remove_where(|event| event.owner.id == id);
        self.functions.remove_where(|function| function.module.owner.id == id);
        self.links.remove_where(|link| link.owner.id == id);
        for texture in self.textures.remove_where(|texture| texture.owner.id == id) {
            self.memory.unbind_texture(texture.handle);
        }
        for array in self.arrays.remove_where(|array| array.owner.id == id) {
            array.release(self);
        }
        for module in self.modules.remove_where(|module| module.owner.id == id) {
            module.unload(&self.memory);
        }
        self.allocations.release_context(self, id);
        Ok(())
    }
}
