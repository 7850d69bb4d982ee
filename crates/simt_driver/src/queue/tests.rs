//! The order between streams, with actions that report when they run.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::{Event, Stream, StreamKind, Streams};
use crate::context::Owner;

const SHORT: Duration = Duration::from_millis(30);
const LONG: Duration = Duration::from_secs(20);

fn stream(streams: &Streams, kind: StreamKind) -> Arc<Stream> {
    let stream = Arc::new(Stream::new(crate::registry::new_handle(), Owner::nobody(), kind, 0));
    streams.add(Arc::clone(&stream));
    stream
}

/// Work that waits for a message, and says that it ran.
fn gate(streams: &Streams, stream: &Stream, name: &'static str, log: &Sender<&'static str>) -> Sender<()> {
    let (open, gate): (_, Receiver<()>) = channel();
    let log = log.clone();
    streams.submit(
        stream,
        Box::new(move || {
            let _ = gate.recv();
            let _ = log.send(name);
        }),
    );
    open
}

fn note(streams: &Streams, stream: &Stream, name: &'static str, log: &Sender<&'static str>) {
    let log = log.clone();
    streams.submit(
        stream,
        Box::new(move || {
            let _ = log.send(name);
        }),
    );
}

#[test]
fn a_stream_keeps_its_order_and_the_host_does_not_wait() {
    let streams = Streams::new(Owner::nobody());
    let a = stream(&streams, StreamKind::NonBlocking);
    let order = Arc::new(Mutex::new(Vec::new()));
    for i in 0..200 {
        let order = Arc::clone(&order);
        streams.submit(&a, Box::new(move || order.lock().unwrap().push(i)));
    }
    streams.wait_for(&a);
    assert_eq!(*order.lock().unwrap(), (0..200).collect::<Vec<_>>());
    assert!(streams.is_idle(&a));
}

#[test]
fn streams_run_beside_each_other() {
    let streams = Streams::new(Owner::nobody());
    let (a, b) = (stream(&streams, StreamKind::Blocking), stream(&streams, StreamKind::Blocking));
    let (log, seen) = channel();
    let open = gate(&streams, &a, "a", &log);
    note(&streams, &b, "b", &log);
    assert_eq!(seen.recv_timeout(LONG), Ok("b"));
    assert!(!streams.is_idle(&a) && !streams.is_idle(&streams.legacy()));
    drop(open);
    assert_eq!(seen.recv_timeout(LONG), Ok("a"));
}

#[test]
fn the_legacy_stream_waits_for_blocking_streams_and_they_for_it() {
    let streams = Streams::new(Owner::nobody());
    let (before, after) = (stream(&streams, StreamKind::Blocking), stream(&streams, StreamKind::Blocking));
    let free = stream(&streams, StreamKind::NonBlocking);
    let (log, seen) = channel();
    let open = gate(&streams, &before, "before", &log);
    note(&streams, &streams.legacy(), "legacy", &log);
    note(&streams, &after, "after", &log);
    note(&streams, &free, "free", &log);
    assert_eq!(seen.recv_timeout(LONG), Ok("free"));
    assert!(seen.recv_timeout(SHORT).is_err(), "nothing else may run yet");
    drop(open);
    streams.wait_for_all();
    assert_eq!(seen.try_iter().collect::<Vec<_>>(), ["before", "legacy", "after"]);
}

#[test]
fn an_event_orders_streams_and_takes_the_time() {
    let streams = Streams::new(Owner::nobody());
    let (a, b) = (stream(&streams, StreamKind::NonBlocking), stream(&streams, StreamKind::NonBlocking));
    let (log, seen) = channel();
    let (start, end) = (Event::new(Owner::nobody(), true), Event::new(Owner::nobody(), true));
    assert!(start.is_complete() && Event::elapsed(&start, &end).is_err());
    start.record(streams.mark(&a));
    let open = gate(&streams, &a, "a", &log);
    end.record(streams.mark(&a));
    streams.order_after(&b, end.recorded().unwrap());
    note(&streams, &b, "b", &log);
    assert!(seen.recv_timeout(SHORT).is_err());
    assert!(start.is_complete() && !end.is_complete());
    drop(open);
    streams.wait_for(&b);
    assert_eq!(seen.try_iter().collect::<Vec<_>>(), ["a", "b"]);
    let elapsed = Event::elapsed(&start, &end).unwrap();
    assert!(elapsed >= SHORT.as_millis() as f32 * 0.9, "{elapsed} ms");
    assert_eq!(Event::elapsed(&end, &start).unwrap(), -elapsed);
}

#[test]
fn work_that_panics_counts_as_done() {
    let streams = Streams::new(Owner::nobody());
    streams.submit(&streams.legacy(), Box::new(|| panic!("on purpose")));
    streams.wait_for_all();
    let (log, seen) = channel();
    note(&streams, &streams.legacy(), "later", &log);
    assert_eq!(seen.recv_timeout(LONG), Ok("later"));
}

#[test]
fn many_host_threads_share_the_streams() {
    let streams = Streams::new(Owner::nobody());
    let total = Arc::new(Mutex::new(0));
    std::thread::scope(|scope| {
        for thread in 0..16 {
            let (streams, total) = (&streams, Arc::clone(&total));
            scope.spawn(move || {
                let kind = if thread % 2 == 0 { StreamKind::Blocking } else { StreamKind::NonBlocking };
                let own = stream(streams, kind);
                for i in 0..100 {
                    let total = Arc::clone(&total);
                    let target = if i % 10 == 9 { streams.legacy() } else { Arc::clone(&own) };
                    streams.submit(&target, Box::new(move || *total.lock().unwrap() += 1));
                    if i % 25 == 0 {
                        streams.wait_for(&streams.per_thread());
                    }
                }
                streams.wait_for(&own);
            });
        }
    });
    streams.wait_for_all();
    assert_eq!(*total.lock().unwrap(), 1600);
}
