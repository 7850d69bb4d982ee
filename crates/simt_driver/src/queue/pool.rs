//! The threads that execute work which is ready.
//!
//! There are as many as there is work running at once: a callback may block for as long as it likes without keeping
//! another stream's kernel from running. A thread without work ends after a while.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::work::Work;

/// How long a thread waits for work before it ends.
const IDLE: Duration = Duration::from_secs(2);

struct State {
    ready: VecDeque<Arc<Work>>,
    /// Threads that wait for work.
    idle: usize,
    /// All threads.
    threads: usize,
}

static STATE: Mutex<State> = Mutex::new(State { ready: VecDeque::new(), idle: 0, threads: 0 });
static ARRIVED: Condvar = Condvar::new();

/// Has another thread execute `work`, whose predecessors are all done.
pub(super) fn execute(work: Arc<Work>) {
    let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
    state.ready.push_back(work);
    if state.ready.len() <= state.idle {
        drop(state);
        ARRIVED.notify_one();
        return;
    }
    state.threads += 1;
    drop(state);
    let started = thread::Builder::new().name("simulated GPU".to_owned()).spawn(serve);
    if started.is_err() {
        // No thread to be had. Those that exist will come to it; if there are none, this one has to.
        let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
        state.threads -= 1;
        if state.threads == 0
            && let Some(work) = state.ready.pop_front()
        {
            drop(state);
            work.run();
        }
    }
}

fn serve() {
    let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if let Some(work) = state.ready.pop_front() {
            drop(state);
            work.run();
            state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
            continue;
        }
        state.idle += 1;
        let (woken, waited) = ARRIVED.wait_timeout(state, IDLE).unwrap_or_else(PoisonError::into_inner);
        state = woken;
        state.idle -= 1;
        if waited.timed_out() && state.ready.is_empty() {
            state.threads -= 1;
            return;
        }
    }
}
