//! What the host itself costs: for each algorithm the seconds that its problem takes (inputs and reference), and for a buffer the
//! seconds around a run (upload, checksums, download, comparison). Nothing is launched.
//!
//! Beside the seconds on the clock there are those that the main thread computed, which no further core shortens, and those of
//! all threads together (on Linux; elsewhere they are 0).
//!
//! ```text
//! cargo run --release -p warpbook --example host_cost -- large scan sort
//! ```
//! The first argument is a size; the others are filters as those of `warpbook run`. Without filters everything is measured.

use std::collections::HashSet;
use std::time::Instant;

use cuda_loader::DeviceChoice;
use warpbook::case::Expected;
use warpbook::catalogue::Size;
use warpbook::select;
use warpbook::session::{Kernels, Options, Session};

type Failure = Box<dyn std::error::Error>;

/// Elements of the buffer.
const ELEMENTS: usize = 1 << 26;

fn main() -> Result<(), Failure> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let size = match words.first().map(String::as_str) {
        Some("tiny") => Size::Tiny,
        Some("notes") => Size::Notes,
        Some("large") | None => Size::Large,
        Some(other) => return Err(format!("`{other}` is no size: tiny, notes or large").into()),
    };
    words.drain(..words.len().min(1));
    buffer()?;
    let (mut total, mut done) = (Cost::default(), HashSet::new());
    for one in select::select(&words, None)? {
        let shape = one.entry.shape(one.variant, size);
        if done.insert((one.entry.id(), shape.clone())) {
            let (problem, cost) = Cost::of(|| one.entry.prepare(&shape, 1));
            problem?;
            total = total + cost;
            println!("{cost}  {} {shape}", one.entry.id());
        }
    }
    println!("{total}  all problems");
    Ok(())
}

/// Seconds on the clock, computed by the main thread, and by all threads.
#[derive(Clone, Copy, Default)]
struct Cost {
    clock: f64,
    main: f64,
    all: f64,
}

impl Cost {
    fn of<T>(work: impl FnOnce() -> T) -> (T, Cost) {
        let (start, before) = (Instant::now(), computed());
        let result = work();
        let after = computed();
        let clock = start.elapsed().as_secs_f64();
        (result, Cost { clock, main: after[0] - before[0], all: after[1] - before[1] })
    }
}

impl std::ops::Add for Cost {
    type Output = Cost;

    fn add(self, other: Cost) -> Cost {
        Cost { clock: self.clock + other.clock, main: self.main + other.main, all: self.all + other.all }
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:8.3} s on the clock, {:8.3} s main thread, {:8.3} s all threads",
            self.clock, self.main, self.all
        )
    }
}

/// Seconds that the main thread and all threads have computed so far.
fn computed() -> [f64; 2] {
    let seconds = |file: &std::path::Path| {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let nanoseconds = text.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
        nanoseconds.unwrap_or(0.0) / 1e9
    };
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let all = threads.map(|thread| seconds(&thread.path().join("schedstat"))).sum();
    [seconds("/proc/thread-self/schedstat".as_ref()), all]
}

/// A buffer goes to the simulator and comes back unchanged.
fn buffer() -> Result<(), Failure> {
    let ptx = ".version 7.0\n.target sm_75\n.address_size 64\n".to_owned();
    let mut session = Session::open(DeviceChoice::Sim, Kernels { ptx, origin: "no kernels".into() })?;
    let data: Vec<i32> = (0..ELEMENTS as i32).collect();
    let expected = Expected::Exact(data.clone());
    let (attempt, cost) = Cost::of(|| {
        session.attempt(&Options::default(), |case| {
            case.input(&data)?;
            let buffer = case.in_out(&data)?;
            case.run(|_| Ok(()))?;
            case.check(&buffer, &expected)
        })
    });
    println!("{cost}  {ELEMENTS} elements up, down and compared");
    let findings = attempt.result?;
    if findings.failures.is_empty() { Ok(()) } else { Err(findings.failures.join("; ").into()) }
}
