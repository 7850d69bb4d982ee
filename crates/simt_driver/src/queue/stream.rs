//! Streams and the order between them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use super::{Action, Work};
use crate::context::Owner;

/// What kind of stream it is, which decides what it synchronises with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StreamKind {
    /// The context's default stream.
    Legacy,
    /// A stream that synchronises with the legacy default stream: a thread's default stream, or one created without
    /// flags.
    Blocking,
    /// A stream that does not.
    NonBlocking,
}

/// A stream of a context.
pub(crate) struct Stream {
    /// Its handle; 0 for default streams.
    pub(crate) handle: usize,
    pub(crate) owner: Owner,
    pub(crate) kind: StreamKind,
    pub(crate) priority: i32,
    /// Number unique in the process.
    pub(crate) id: u64,
    /// The last work submitted to it, unless that is known to be done.
    last: Mutex<Option<Arc<Work>>>,
}

impl Stream {
    pub(crate) fn new(handle: usize, owner: Owner, kind: StreamKind, priority: i32) -> Stream {
        let id = crate::registry::new_id();
        Stream { handle, owner, kind, priority, id, last: Mutex::new(None) }
    }

    fn last(&self) -> MutexGuard<'_, Option<Arc<Work>>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last work submitted to it, if that is not done.
    fn pending(&self) -> Option<Arc<Work>> {
        let mut last = self.last();
        if last.as_ref().is_some_and(|work| work.is_done()) {
            *last = None;
        }
        last.clone()
    }
}

/// All streams of one context.
pub(crate) struct Streams {
    legacy: Arc<Stream>,
    /// Held while work is submitted, so that the order is the same as seen from every stream.
    others: Mutex<Others>,
}

#[derive(Default)]
struct Others {
    created: HashMap<usize, Arc<Stream>>,
    per_thread: HashMap<ThreadId, Arc<Stream>>,
}

impl Others {
    fn all(&self) -> impl Iterator<Item = &Arc<Stream>> {
        self.created.values().chain(self.per_thread.values())
    }
}

impl Streams {
    /// The streams of this context: its default stream, to begin with.
    pub(crate) fn new(owner: Owner) -> Streams {
        Streams { legacy: Arc::new(Stream::new(0, owner, StreamKind::Legacy, 0)), others: Mutex::default() }
    }

    fn others(&self) -> MutexGuard<'_, Others> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn legacy(&self) -> Arc<Stream> {
        Arc::clone(&self.legacy)
    }

    /// The calling thread's default stream.
    pub(crate) fn per_thread(&self) -> Arc<Stream> {
        let mut others = self.others();
        let stream = others.per_thread.entry(thread::current().id());
        let new = || Arc::new(Stream::new(0, self.legacy.owner.clone(), StreamKind::Blocking, 0));
        Arc::clone(stream.or_insert_with(new))
    }

    /// Takes part in the order from now on.
    pub(crate) fn add(&self, stream: Arc<Stream>) {
        self.others().created.insert(stream.handle, stream);
    }

    /// Takes part no more; its work is done.
    pub(crate) fn remove(&self, stream: &Stream) {
        self.others().created.remove(&stream.handle);
    }

    /// What has to be done before new work in `stream`.
    fn predecessors(&self, others: &Others, stream: &Stream) -> Vec<Arc<Work>> {
        let blocking = |stream: &&Arc<Stream>| stream.kind == StreamKind::Blocking;
        let mut predecessors: Vec<_> = stream.pending().into_iter().collect();
        match stream.kind {
            StreamKind::Legacy => {
                predecessors.extend(others.all().filter(blocking).filter_map(|s| s.pending()))
            }
            StreamKind::Blocking => predecessors.extend(self.legacy.pending()),
            StreamKind::NonBlocking => {}
        }
        predecessors
    }

    fn append(&self, stream: &Stream, also_after: Option<Arc<Work>>, action: Option<Action>) -> Arc<Work> {
        let others = self.others();
        let mut predecessors = self.predecessors(&others, stream);
        predecessors.extend(also_after);
        let work = Work::after(&predecessors, action);
        *stream.last() = Some(Arc::clone(&work));
        work
    }

    /// Appends `action` to `stream` and returns at once.
    pub(crate) fn submit(&self, stream: &Stream, action: Action) {
        self.append(stream, None, Some(action)).release(false);
    }

    /// Appends `action` to `stream` and waits until it is done; it runs on this thread if nothing comes before it.
    pub(crate) fn submit_and_wait(&self, stream: &Stream, action: Action) {
        let work = self.append(stream, None, Some(action));
        Arc::clone(&work).release(true);
        work.wait();
    }

    /// Marks the current place in `stream`.
    pub(crate) fn mark(&self, stream: &Stream) -> Arc<Work> {
        let marker = self.append(stream, None, None);
        Arc::clone(&marker).release(true);
        marker
    }

    /// Lets later work in `stream` come after `other` as well.
    pub(crate) fn order_after(&self, stream: &Stream, other: Arc<Work>) {
        self.append(stream, Some(other), None).release(true);
    }

    /// What is not done of `stream` and of what it waits for.
    fn unfinished(&self, stream: &Stream) -> Vec<Arc<Work>> {
        self.predecessors(&self.others(), stream)
    }

    /// Whether new work in `stream` could start now.
    pub(crate) fn is_idle(&self, stream: &Stream) -> bool {
        self.unfinished(stream).is_empty()
    }

    /// Waits until everything submitted to `stream` so far is done.
    pub(crate) fn wait_for(&self, stream: &Stream) {
        for work in self.unfinished(stream) {
            work.wait();
        }
    }

    /// Waits until everything submitted to any stream of the context so far is done.
    pub(crate) fn wait_for_all(&self) {
        let unfinished: Vec<_> = {
            let others = self.others();
            others.all().chain([&self.legacy]).filter_map(|stream| stream.pending()).collect()
        };
        for work in unfinished {
            work.wait();
        }
    }
}
