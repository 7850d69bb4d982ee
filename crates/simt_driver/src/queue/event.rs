//! Events: places in a stream's order.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::Work;
use crate::context::Owner;
use crate::error::{CudaError, CudaResult};

/// An event, which marks the place in a stream where it was last recorded.
pub(crate) struct Event {
    pub(crate) owner: Owner,
    /// Whether it takes the time.
    pub(crate) timing: bool,
    recorded: Mutex<Option<Arc<Work>>>,
}

impl Event {
    pub(crate) fn new(owner: Owner, timing: bool) -> Event {
        Event { owner, timing, recorded: Mutex::new(None) }
    }

    /// Moves the event to the place of `marker`.
    pub(crate) fn record(&self, marker: Arc<Work>) {
        *self.recorded.lock().unwrap_or_else(PoisonError::into_inner) = Some(marker);
    }

    /// The place where it was last recorded, if it ever was.
    pub(crate) fn recorded(&self) -> Option<Arc<Work>> {
        self.recorded.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether everything before it is done, or nothing was ever recorded.
    pub(crate) fn is_complete(&self) -> bool {
        self.recorded().is_none_or(|work| work.is_done())
    }

    /// Milliseconds from `start` to `end`.
    ///
    /// # Errors
    ///
    /// `INVALID_HANDLE` if one of them takes no time or was never recorded, `NOT_READY` if one was not reached yet.
    pub(crate) fn elapsed(start: &Event, end: &Event) -> CudaResult<f32> {
        if !start.timing || !end.timing {
            return Err(CudaError::INVALID_HANDLE);
        }
        let start = start.recorded().ok_or(CudaError::INVALID_HANDLE)?;
        let end = end.recorded().ok_or(CudaError::INVALID_HANDLE)?;
        let start = start.finished_at().ok_or(CudaError::NOT_READY)?;
        let end = end.finished_at().ok_or(CudaError::NOT_READY)?;
        let milliseconds = |duration: Duration| (duration.as_secs_f64() * 1e3) as f32;
        Ok(if end >= start { milliseconds(end - start) } else { -milliseconds(start - end) })
    }
}
