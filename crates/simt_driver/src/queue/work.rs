//! One piece of work of a stream, and what has to be done before it.
//!
//! Work forms a graph whose edges always lead to work that was submitted earlier, so there is no cycle and something
//! can always run.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::pool;

/// What a piece of work does when its turn comes.
pub(crate) type Action = Box<dyn FnOnce() + Send>;

/// A piece of work in a stream. One without an action only marks a place in the order.
pub(crate) struct Work {
    state: Mutex<State>,
    finished: Condvar,
}

struct State {
    action: Option<Action>,
    /// Predecessors that are not done, and one more until the submission is complete.
    awaited: usize,
    successors: Vec<Arc<Work>>,
    finished_at: Option<Instant>,
}

impl Work {
    /// Work that comes after all of `predecessors`. The caller has to [`Work::release`] it.
    pub(super) fn after(predecessors: &[Arc<Work>], action: Option<Action>) -> Arc<Work> {
        let work = Arc::new(Work {
            state: Mutex::new(State { action, awaited: 1, successors: Vec::new(), finished_at: None }),
            finished: Condvar::new(),
        });
        for predecessor in predecessors {
            let mut earlier = predecessor.lock();
            if earlier.finished_at.is_none() {
                earlier.successors.push(Arc::clone(&work));
                // Taken inside the other lock: predecessors are always locked before their successors.
                work.lock().awaited += 1;
            }
        }
        work
    }

    /// Ends the submission. Work that is ready then runs on the calling thread if that is going to wait for it anyway
    /// (`here`), and else on another one.
    pub(super) fn release(self: Arc<Work>, here: bool) {
        if !self.one_less_awaited() {
            return;
        }
        if here || self.is_marker() {
            for work in pass_markers(self.run_one()) {
                pool::execute(work);
            }
        } else {
            pool::execute(self);
        }
    }

    /// Runs this work and, on the same thread, one chain of the work that it makes ready.
    pub(super) fn run(self: Arc<Work>) {
        let mut current = Some(self);
        while let Some(work) = current.take() {
            for next in pass_markers(work.run_one()) {
                if current.is_none() { current = Some(next) } else { pool::execute(next) }
            }
        }
    }

    fn is_marker(&self) -> bool {
        self.lock().action.is_none()
    }

    /// Runs this work alone, and returns what it made ready.
    fn run_one(&self) -> Vec<Arc<Work>> {
        let action = self.lock().action.take();
        if let Some(action) = action
            && catch_unwind(AssertUnwindSafe(action)).is_err()
        {
            eprintln!(
                "simt_driver: internal error in work of a stream; please report it with the message above"
            );
        }
        let mut state = self.lock();
        state.finished_at = Some(Instant::now());
        let successors = std::mem::take(&mut state.successors);
        drop(state);
        self.finished.notify_all();
        successors.into_iter().filter(|successor| successor.one_less_awaited()).collect()
    }

    fn one_less_awaited(&self) -> bool {
        let mut state = self.lock();
        state.awaited -= 1;
        state.awaited == 0
    }

    /// When it was done, if it is.
    pub(crate) fn finished_at(&self) -> Option<Instant> {
        self.lock().finished_at
    }

    pub(crate) fn is_done(&self) -> bool {
        self.finished_at().is_some()
    }

    /// Waits until it is done.
    pub(crate) fn wait(&self) {
        let mut state = self.lock();
        while state.finished_at.is_none() {
            state = self.finished.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Completes the markers among `ready` and what they make ready in turn; what is left has something to do.
fn pass_markers(mut ready: Vec<Arc<Work>>) -> Vec<Arc<Work>> {
    let mut busy = Vec::new();
    while let Some(work) = ready.pop() {
        if work.is_marker() { ready.extend(work.run_one()) } else { busy.push(work) }
    }
    busy
}
