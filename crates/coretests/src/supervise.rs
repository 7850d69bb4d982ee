//! Runs modules in worker processes and collects what became of their tests.

use std::cmp::Reverse;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crate::compile::Module;
use crate::error::Error;
use crate::listing::{Kind, Test};
use crate::worker::{self, Message};

/// What became of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As it should.
    Passed,
    /// Otherwise, and how.
    Failed(String),
    /// Not run, by Rust's own attribute or by the list of this project.
    LeftOut(Option<String>),
}

/// A test with its verdict.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The test.
    pub test: Test,
    /// What became of it.
    pub verdict: Verdict,
    /// Time of the launch.
    pub micros: u64,
}

/// How to run.
pub struct Settings<'a> {
    /// `sim`, `cuda:0` …
    pub device: &'a str,
    /// The longest that a test may take.
    pub limit: Duration,
    /// The longest that loading a module may take: a driver compiles it.
    pub load_limit: Duration,
    /// When to stop; what has not run by then has failed.
    pub deadline: Option<Instant>,
    /// KiB of a thread's stack; if it is not given, as much as the device likes to give.
    pub stack: Option<u32>,
    /// Workers at a time.
    pub jobs: usize,
    /// Parts of names; all tests if empty.
    pub filters: &'a [String],
}

impl Settings<'_> {
    /// Time until the run is over.
    fn left(&self) -> Duration {
        let until = |deadline: Instant| deadline.saturating_duration_since(Instant::now());
        self.deadline.map_or(Duration::MAX, until)
    }
}

/// The results of one module.
#[derive(Debug)]
pub struct Results {
    /// The device's own name, if a module was loaded.
    pub device: Option<String>,
    /// The tests, in order of the module.
    pub tests: Vec<Ran>,
}

/// Runs all modules, several at a time; the results are in their order. `done` is called after each module.
pub fn run_all(
    modules: &[Module],
    settings: &Settings<'_>,
    done: impl Fn(&Module, &Results) + Sync,
) -> Result<Vec<Results>, Error> {
    let next = AtomicUsize::new(0);
    // The longest first, so that no worker starts with one when the others have ended.
    let mut order: Vec<usize> = (0..modules.len()).collect();
    order.sort_by_key(|&at| Reverse(fs::metadata(&modules[at].ptx).map_or(0, |file| file.len())));
    let slots: Mutex<Vec<Option<Result<Results, Error>>>> =
        Mutex::new(modules.iter().map(|_| None).collect());
    thread::scope(|scope| {
        for _ in 0..settings.jobs.clamp(1, modules.len().max(1)) {
            scope.spawn(|| {
                while let Some((at, module)) = {
                    let next = next.fetch_add(1, Ordering::Relaxed);
                    order.get(next).map(|&at| (at, &modules[at]))
                } {
                    let results = run_module(module, settings);
                    if let Ok(results) = &results {
                        done(module, results);
                    }
                    slots.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(results);
                }
            });
        }
    });
    let slots = slots.into_inner().unwrap_or_else(PoisonError::into_inner);
    slots.into_iter().flatten().collect()
}

fn run_module(module: &Module, settings: &Settings<'_>) -> Result<Results, Error> {
    let wanted =
        |name: &str| settings.filters.is_empty() || settings.filters.iter().any(|part| name.contains(part));
    let tests: Vec<&Test> = module.tests.iter().filter(|test| wanted(&test.name)).collect();
    let mut verdicts: Vec<Option<(Verdict, u64)>> = tests
        .iter()
        .map(|test| match &test.kind {
            Kind::Ignored => Some((Verdict::LeftOut(None), 0)),
            Kind::LeftOut(entry) => Some((Verdict::LeftOut(Some(entry.clone())), 0)),
            Kind::Run | Kind::Panics(_) => None,
        })
        .collect();
    let mut device = None;
    while verdicts.iter().any(Option::is_none) {
        let open: Vec<usize> = (0..tests.len()).filter(|&at| verdicts[at].is_none()).collect();
        if settings.left().is_zero() {
            for at in open {
                verdicts[at] =
                    Some((Verdict::Failed("not run: the time of the whole run is over".into()), 0));
            }
            break;
        }
        let mut run = Run { tests: &tests, verdicts: &mut verdicts, device: &mut device, open: None };
        run.worker(&module.ptx, &open, settings)?;
        let left = verdicts.iter().filter(|verdict| verdict.is_none()).count();
        if left == open.len() {
            // Every worker judges at least one test, or all of them.
            return Err(Error::Failed(format!("the worker for {} ends without running a test", module.name)));
        }
    }
    let ran = tests.into_iter().zip(verdicts).filter_map(|(test, verdict)| {
        verdict.map(|(verdict, micros)| Ran { test: test.clone(), verdict, micros })
    });
    Ok(Results { device, tests: ran.collect() })
}

/// One worker's run.
struct Run<'a> {
    tests: &'a [&'a Test],
    verdicts: &'a mut [Option<(Verdict, u64)>],
    device: &'a mut Option<String>,
    /// The test that runs now.
    open: Option<usize>,
}

impl Run<'_> {
    /// Runs one worker to its end, whether it gets through all tests or not.
    fn worker(&mut self, ptx: &Path, open: &[usize], settings: &Settings<'_>) -> Result<(), Error> {
        let mut child = start(ptx, open, self.tests, settings)?;
        let (lines, errors) = (child.stdout.take(), child.stderr.take());
        let (sender, receiver) = mpsc::channel();
        let reader = thread::spawn(move || {
            let lines = lines.into_iter().flat_map(|pipe| BufReader::new(pipe).lines().map_while(Result::ok));
            for message in lines.filter_map(|line| worker::read(&line)) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let errors = thread::spawn(move || {
            let mut text = String::new();
            if let Some(mut pipe) = errors {
                // What cannot be read is not shown.
                let _ = pipe.read_to_string(&mut text);
            }
            text
        });
        let mut limit = settings.load_limit;
        let why = loop {
            let left = settings.left();
            match receiver.recv_timeout(limit.min(left)) {
                Ok(message) => {
                    self.hear(message, open);
                    limit = settings.limit;
                }
                Err(mpsc::RecvTimeoutError::Timeout) if left < limit => {
                    break Some("the time of the whole run is over".to_owned());
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    break Some(format!("no result after {} s", limit.as_secs()));
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => break None,
            }
        };
        // It has ended, or is to.
        let _ = child.kill();
        let status = child.wait();
        drop(receiver);
        let _ = reader.join();
        let errors = errors.join().unwrap_or_default();
        if let Some(at) = self.open.take() {
            let end = || format!("the process ended ({status:?}) {}", errors.trim());
            self.verdicts[at] = Some((Verdict::Failed(why.unwrap_or_else(end)), 0));
        } else if let Some(why) = why {
            for &at in open {
                let verdict = self.verdicts[at].take();
                let loading = || (Verdict::Failed(format!("loading the module: {why}")), 0);
                self.verdicts[at] = Some(verdict.unwrap_or_else(loading));
            }
        }
        Ok(())
    }

    fn hear(&mut self, message: Message, open: &[usize]) {
        match message {
            Message::Ready(name) => *self.device = Some(name),
            Message::Start(at) => self.open = Some(at),
            Message::End(micros, panic) => {
                if let Some(at) = self.open.take() {
                    self.verdicts[at] = Some((judge(&self.tests[at].kind, panic), micros));
                }
            }
            Message::Broken(why) => {
                if let Some(at) = self.open.take() {
                    self.verdicts[at] = Some((Verdict::Failed(why), 0));
                }
            }
            Message::Refused(why) => {
                for &at in open {
                    self.verdicts[at] = Some((Verdict::Failed(why.clone()), 0));
                }
            }
        }
    }
}

fn start(ptx: &Path, open: &[usize], tests: &[&Test], settings: &Settings<'_>) -> Result<Child, Error> {
    let own = std::env::current_exe()
        .map_err(|error| Error::Failed(format!("cannot find the own program: {error}")))?;
    let entries = open.iter().map(|&at| format!("{at}:{}", tests[at].entry));
    let mut command = Command::new(&own);
    command.args(["work", "--device", settings.device]);
    if let Some(stack) = settings.stack {
        command.arg("--stack").arg(stack.to_string());
    }
    // A fault costs a process, and the next one loads the module again: the driver is to remember what it compiled.
    if std::env::var_os("CUDA_CACHE_MAXSIZE").is_none() {
        command.env("CUDA_CACHE_MAXSIZE", "4294967295");
    }
    command
        .arg(ptx)
        .args(entries)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| Error::File { action: "start", path: own, error })
}

/// Compares what a test did with what it is to do.
fn judge(kind: &Kind, panic: Option<String>) -> Verdict {
    match (kind, panic) {
        (Kind::Panics(_), None) => Verdict::Failed("the test did not panic as expected".into()),
        (Kind::Panics(expected), Some(message)) if !message.contains(expected.as_str()) => {
            Verdict::Failed(format!("the test is to panic with `{expected}`, but: {message}"))
        }
        (Kind::Panics(_), Some(_)) | (_, None) => Verdict::Passed,
        (_, Some(message)) => Verdict::Failed(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_are_judged_by_their_text() {
        let panics = |text: &str| Kind::Panics(text.to_owned());
        let message = || Some("panicked at a.rs: index 3".to_owned());
        assert_eq!(judge(&Kind::Run, None), Verdict::Passed);
        assert_eq!(judge(&panics("index 3"), message()), Verdict::Passed);
        assert_eq!(judge(&panics(""), message()), Verdict::Passed);
        for wrong in
            [judge(&Kind::Run, message()), judge(&panics("index 4"), message()), judge(&panics(""), None)]
        {
            assert!(matches!(wrong, Verdict::Failed(_)));
        }
    }
}
