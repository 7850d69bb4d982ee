//! Contexts, and which of them is current on a host thread.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use simt::DeviceModel;

use crate::abi::CUcontext;
use crate::boundary::outside_callback;
use crate::driver::{Driver, driver, driver_in_callback};
use crate::error::{CudaError, CudaResult};
use crate::limits::Limits;
use crate::queue::Streams;

/// A context: the owner of modules, streams, events and memory, and the reach of a kernel's fault.
pub(crate) struct Context {
    pub(crate) handle: CUcontext,
    /// Identity. Unlike the handle of a primary context, it changes when the context is created anew.
    pub(crate) id: u64,
    pub(crate) primary: bool,
    pub(crate) model: Arc<DeviceModel>,
    pub(crate) streams: Streams,
    flags: AtomicU32,
    /// The result of every call from the first kernel fault on; 0 while there was none.
    fault: AtomicU32,
    settings: Mutex<Settings>,
}

/// Which context a stream, an event or a module belongs to.
#[derive(Clone)]
pub(crate) struct Owner {
    /// Identity of the context.
    pub(crate) id: u64,
    context: Weak<Context>,
}

impl Owner {
    /// The context, fit for work or not.
    pub(crate) fn context(&self) -> CudaResult<Arc<Context>> {
        self.context.upgrade().ok_or(CudaError::CONTEXT_IS_DESTROYED)
    }

    /// The owner of what belongs to no context.
    #[cfg(test)]
    pub(crate) fn nobody() -> Owner {
        Owner { id: 0, context: Weak::new() }
    }
}

/// What a program can set for a context and ask back.
pub(crate) struct Settings {
    pub(crate) limits: Limits,
    /// `CUfunc_cache`.
    pub(crate) cache: u32,
}

impl Context {
    pub(crate) fn new(handle: CUcontext, primary: bool, flags: u32, model: Arc<DeviceModel>) -> Arc<Context> {
        let id = crate::registry::new_id();
        Arc::new_cyclic(|context| Context {
            handle,
            id,
            primary,
            streams: Streams::new(Owner { id, context: Weak::clone(context) }),
            flags: AtomicU32::new(flags),
            fault: AtomicU32::new(0),
            settings: Mutex::new(Settings { limits: Limits::of(&model), cache: 0 }),
            model,
        })
    }

    /// What belongs to this context says so with this.
    pub(crate) fn owner(self: &Arc<Context>) -> Owner {
        Owner { id: self.id, context: Arc::downgrade(self) }
    }

    pub(crate) fn settings(&self) -> MutexGuard<'_, Settings> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn flags(&self) -> u32 {
        self.flags.load(Ordering::Relaxed)
    }

    pub(crate) fn set_flags(&self, flags: u32) {
        self.flags.store(flags, Ordering::Relaxed);
    }

    /// Fails with the error of the kernel that put an end to this context, if there was one.
    pub(crate) fn healthy(&self) -> CudaResult {
        match self.fault_code() {
            0 => Ok(()),
            code => Err(CudaError::from_code(code)),
        }
    }

    /// The result that callbacks get to see.
    pub(crate) fn fault_code(&self) -> u32 {
        self.fault.load(Ordering::Acquire)
    }

    /// Puts an end to the context; the first fault stays.
    pub(crate) fn fail(&self, error: CudaError) {
        let _ = self.fault.compare_exchange(0, error.code(), Ordering::AcqRel, Ordering::Acquire);
    }

    /// Waits for all work of the context.
    pub(crate) fn synchronize(&self) -> CudaResult {
        self.streams.wait_for_all();
        self.healthy()
    }
}

thread_local! {
    /// Contexts pushed by this thread; the last is current. Handles and not contexts, because a context may be
    /// destroyed by another thread, and a primary one comes back under the same handle.
    static STACK: RefCell<Vec<CUcontext>> = const { RefCell::new(Vec::new()) };
}

/// Runs `action` on the calling thread's stack of contexts.
fn with_stack<R>(action: impl FnOnce(&mut Vec<CUcontext>) -> R) -> CudaResult<R> {
    // A thread that is ending has no stack any more, and can use no context.
    STACK.try_with(|stack| action(&mut stack.borrow_mut())).map_err(|_| CudaError::DEINITIALIZED)
}

/// The current context's handle, or null.
pub(crate) fn current_handle() -> CudaResult<CUcontext> {
    with_stack(|stack| stack.last().copied().unwrap_or(CUcontext::NULL))
}

/// Makes `context` current in place of what is; null takes that away.
pub(crate) fn set_current(context: CUcontext) -> CudaResult {
    with_stack(|stack| {
        stack.pop();
        if context != CUcontext::NULL {
            stack.push(context);
        }
    })
}

/// Makes `context` current on top of what is.
pub(crate) fn push_current(context: CUcontext) -> CudaResult {
    with_stack(|stack| stack.push(context))
}

/// Makes current what was before the last push, and returns what was current.
pub(crate) fn pop_current() -> CudaResult<CUcontext> {
    with_stack(Vec::pop)?.ok_or(CudaError::INVALID_CONTEXT)
}

fn current_of(driver: &Driver) -> CudaResult<Arc<Context>> {
    match current_handle()? {
        CUcontext::NULL => Err(CudaError::INVALID_CONTEXT),
        handle => driver.contexts.get(handle.0).ok_or(CudaError::CONTEXT_IS_DESTROYED),
    }
}

/// The current context, even one that a fault put an end to.
pub(crate) fn current_or_failed() -> CudaResult<Arc<Context>> {
    current_of(driver()?)
}

/// The current context, which is fit for work.
pub(crate) fn current() -> CudaResult<Arc<Context>> {
    let context = current_or_failed()?;
    context.healthy()?;
    Ok(context)
}

/// [`current`], which a stream's callback may ask for too.
pub(crate) fn current_in_callback() -> CudaResult<Arc<Context>> {
    let context = current_of(driver_in_callback()?)?;
    context.healthy()?;
    Ok(context)
}

/// The context with this handle, even one that a fault put an end to.
pub(crate) fn by_handle(handle: CUcontext) -> CudaResult<Arc<Context>> {
    outside_callback()?;
    driver()?.contexts.get(handle.0).ok_or(CudaError::INVALID_CONTEXT)
}
