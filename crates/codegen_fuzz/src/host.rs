//! Kernels as ordinary Rust on the host: the reference.
//!
//! The program is compiled for the host without optimisation, as a library. Each thread of a block is a coroutine; where it
//! waits for others, at a barrier or an operation of a warp, it gives way to them. Meanwhile the rules are checked that make
//! the result independent of the order: no races in shared memory, no barrier that only a part of the block reaches.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::Command;

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};
use libloading::Library;

use crate::error::{Error, OnFile as _, Result};
use crate::outcome::{Buffers, Outcome};
use crate::program::{Kernel, OUTPUT_WORDS};
use crate::project;

/// Bytes of a coroutine's stack; only what is touched takes memory.
const STACK: usize = 512 << 10;

/// Where a thread stands; the library has the same.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Place {
    tid: u32,
    bid: u32,
    block_dim: u32,
    grid_dim: u32,
}

/// What the library calls.
#[repr(C)]
struct Callbacks {
    place: extern "C" fn() -> Place,
    barrier: extern "C" fn(u32, u32) -> u32,
    exchange: extern "C" fn(u32, u32, u64, *mut u64),
    shared: extern "C" fn(u32, u64, u32, u64) -> u64,
}

/// What the library takes.
#[repr(C)]
struct Arguments {
    input: *const u64,
    input_len: usize,
    parameters: *const u8,
    acc_u32: *mut u32,
    acc_u64: *mut u64,
    cells: usize,
    output: *mut u64,
    output_len: usize,
}

/// What a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Barrier { site: u32, predicate: u32 },
    Exchange { site: u32, mask: u32, value: u64 },
}

/// What it gets.
#[derive(Clone, Copy)]
#[expect(
    clippy::large_enum_variant,
    reason = "it is copied once per operation of a warp, and a box would be allocated for each"
)]
enum Answer {
    Go,
    Count(u32),
    Values([u64; 32]),
}

type Thread = Coroutine<Answer, Wait, u32, DefaultStack>;

/// Who used an element of a shared array since the last barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Used {
    By { thread: u32, wrote: bool },
    ReadByMany,
    Atomic(u32),
}

#[derive(Clone, Copy)]
struct Element {
    value: u64,
    epoch: u32,
    used: Option<Used>,
}

/// The block that runs.
struct Block {
    place: Place,
    yielders: Vec<*const Yielder<Answer, Wait>>,
    shared: Vec<Vec<Element>>,
    /// Barriers so far.
    epoch: u32,
    broken: Option<String>,
}

thread_local! {
    /// The block whose coroutine runs on this thread.
    static CURRENT: Cell<*mut Block> = const { Cell::new(std::ptr::null_mut()) };
}

/// Access to an element that is part of one that was checked.
const STORE: u32 = 100;

impl Block {
    /// Notes an access, and that it races with another one.
    fn access(&mut self, array: u32, index: u64, access: u32, value: u64) -> u64 {
        let (epoch, thread) = (self.epoch, self.place.tid);
        let Some(element) =
            self.shared.get_mut(array as usize).and_then(|array| array.get_mut(index as usize))
        else {
            self.broken = Some(format!("shared array {array} has no element {index}"));
            return 0;
        };
        if access == STORE {
            element.value = value;
            return 0;
        }
        let before = element.used.filter(|_| element.epoch == epoch);
        let (now, race) = match (access, before) {
            (0, None) => (Used::By { thread, wrote: false }, false),
            (0, Some(Used::By { thread: other, wrote })) if other == thread => {
                (Used::By { thread, wrote }, false)
            }
            (0, Some(Used::By { wrote, .. })) => (Used::ReadByMany, wrote),
            (0, Some(Used::ReadByMany)) => (Used::ReadByMany, false),
            (1, None) => (Used::By { thread, wrote: true }, false),
            (1, Some(Used::By { thread: other, .. })) => (Used::By { thread, wrote: true }, other != thread),
            (0 | 1, Some(other)) => (other, true),
            (_, Some(Used::Atomic(other))) => (Used::Atomic(access), other != access),
            (_, other) => (Used::Atomic(access), other.is_some()),
        };
        if race {
            self.broken = Some(format!("threads race for element {index} of shared array {array}"));
        }
        (element.epoch, element.used) = (epoch, Some(now));
        if access == 1 {
            element.value = value;
        }
        element.value
    }
}

/// The running block.
///
/// # Safety
/// Called by a coroutine that [`Block`]'s scheduler resumed, which has set it and does not use it meanwhile; the reference
/// ends before the coroutine waits.
unsafe fn current<'b>() -> &'b mut Block {
    // SAFETY: as the function's own rule says.
    unsafe { &mut *CURRENT.get() }
}

extern "C" fn place() -> Place {
    // SAFETY: the library calls this in a coroutine.
    unsafe { current() }.place
}

fn wait(what: Wait) -> Answer {
    let yielder = {
        // SAFETY: the library calls the functions below in a coroutine.
        let block = unsafe { current() };
        block.yielders[block.place.tid as usize]
    };
    // SAFETY: the thread that runs has stored the yielder of its own coroutine, which lives as long as it does.
    unsafe { &*yielder }.suspend(what)
}

extern "C" fn barrier(site: u32, predicate: u32) -> u32 {
    match wait(Wait::Barrier { site, predicate }) {
        Answer::Count(count) => count,
        _ => 0,
    }
}

extern "C" fn exchange(site: u32, mask: u32, value: u64, values: *mut u64) {
    if let Answer::Values(all) = wait(Wait::Exchange { site, mask, value }) {
        // SAFETY: the library gives a place for 32 words.
        unsafe { values.cast::<[u64; 32]>().write_unaligned(all) };
    }
}

extern "C" fn shared(array: u32, index: u64, access: u32, value: u64) -> u64 {
    // SAFETY: the library calls this in a coroutine.
    unsafe { current() }.access(array, index, access, value)
}

/// The host's program of a batch of kernels, loaded.
pub struct HostProgram {
    library: Library,
    path: PathBuf,
}

type Run = unsafe extern "C" fn(usize, *const Arguments) -> u32;

impl HostProgram {
    /// Compiles the kernels for the host and loads them.
    ///
    /// # Errors
    /// [`Error::Host`] if rustc refuses them.
    pub fn build(work: &Path, kernels: &[Kernel]) -> Result<Self> {
        let source = project::write_host(&work.join("host"), kernels)?;
        // A name of its own for each library: the loader knows a file by its name.
        let number = source.metadata().and_then(|meta| meta.modified()).ok();
        let number = number.and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
        let file = format!(
            "{}fuzz_host_{}{}",
            std::env::consts::DLL_PREFIX,
            number.map_or(0, |time| time.as_nanos()),
            std::env::consts::DLL_SUFFIX
        );
        let path = work.join("host").join(file);
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(&rustc);
        command
            .args([
                "--crate-name=fuzz_host",
                "--crate-type=cdylib",
                "--edition=2024",
                "-Copt-level=0",
                "-Cdebuginfo=0",
            ])
            .args(["-Coverflow-checks=off", "-Cdebug-assertions=off", "-Cpanic=unwind", "-Ccodegen-units=1"])
            .arg("-o")
            .arg(&path)
            .arg(&source)
            // `f16` is not stable.
            .env("RUSTC_BOOTSTRAP", "1")
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
            command.env_remove(name);
        }
        let output = command
            .output()
            .map_err(|error| Error::Start { program: rustc.to_string_lossy().into_owned(), source: error })?;
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Error::Host { source_file: source, message });
        }
        let load = |message: String| Error::Load { path: path.clone(), message };
        // SAFETY: the library was compiled a moment ago from what `project` writes, whose initialisers are those of std.
        let library = unsafe { Library::new(&path) }.map_err(|error| load(error.to_string()))?;
        {
            // SAFETY: the type is that of the function in the generated source.
            let set = unsafe { library.get::<unsafe extern "C" fn(*const Callbacks)>(b"fuzz_host\0") };
            let set = set.map_err(|error| load(error.to_string()))?;
            let callbacks = Callbacks { place, barrier, exchange, shared };
            // SAFETY: the library copies the functions.
            unsafe { set(&raw const callbacks) };
        }
        Ok(Self { library, path })
    }

    /// Runs the kernel with this number.
    pub fn run(&self, number: usize, kernel: &Kernel) -> Outcome {
        // SAFETY: the type is that of the function in the generated source.
        let run = match unsafe { self.library.get::<Run>(b"fuzz_run\0") } {
            Ok(run) => *run,
            Err(error) => return Outcome::Invalid(error.to_string()),
        };
        let mut buffers = Buffers::of(kernel);
        let parameters: Vec<u8> =
            kernel.parameters.iter().flat_map(|parameter| parameter.bytes.iter().copied()).collect();
        let mut stacks = Vec::new();
        for block in 0..kernel.grid {
            let place = Place { tid: 0, bid: block, block_dim: kernel.block, grid_dim: kernel.grid };
            let each = Arguments {
                input: buffers.input.as_ptr(),
                input_len: buffers.input.len(),
                parameters: parameters.as_ptr(),
                acc_u32: buffers.acc_u32.as_mut_ptr(),
                acc_u64: buffers.acc_u64.as_mut_ptr(),
                cells: kernel.cells(),
                output: buffers.output.as_mut_ptr(),
                output_len: OUTPUT_WORDS,
            };
            if let Some(outcome) = run_block(run, number, kernel, place, &each, &mut stacks) {
                return outcome;
            }
        }
        Outcome::Values(buffers.values())
    }

    /// Removes the library's file; call it when no kernel will run any more.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(self) -> Result<()> {
        let Self { library, path } = self;
        drop(library);
        std::fs::remove_file(&path).on("remove", path)
    }
}

/// Runs a block; gives the kernel's outcome if it ends here.
fn run_block(
    run: Run,
    number: usize,
    kernel: &Kernel,
    place: Place,
    each: &Arguments,
    stacks: &mut Vec<DefaultStack>,
) -> Option<Outcome> {
    let count = kernel.block as usize;
    let empty = Element { value: 0, epoch: 0, used: None };
    let mut block = Block {
        place,
        yielders: vec![std::ptr::null(); count],
        shared: kernel.shared.iter().map(|array| vec![empty; array.len]).collect(),
        epoch: 1,
        broken: None,
    };
    let mut threads: Vec<Thread> = Vec::new();
    for tid in 0..count {
        let stack = match stacks.pop().map_or_else(|| DefaultStack::new(STACK), Ok) {
            Ok(stack) => stack,
            Err(error) => return Some(Outcome::Invalid(format!("no stack for a coroutine: {error}"))),
        };
        let index = place.bid as usize * count + tid;
        // SAFETY: the output has as many words for every thread of the launch.
        let output = unsafe { each.output.add(index * OUTPUT_WORDS) };
        let arguments = Arguments { output, ..*each };
        threads.push(Coroutine::with_stack(stack, move |yielder: &Yielder<Answer, Wait>, _: Answer| {
            // SAFETY: the scheduler resumed this coroutine.
            unsafe { current() }.yielders[tid] = yielder;
            // SAFETY: the arguments point to buffers that outlive the block, and only one coroutine runs at a time.
            unsafe { run(number, &raw const arguments) }
        }));
    }
    let outcome = schedule(&mut block, &mut threads);
    for mut thread in threads {
        if !thread.done() {
            // SAFETY: the library's frames hold nothing that needs to be dropped: kernels have no destructors.
            unsafe { thread.force_reset() };
        }
        stacks.push(thread.into_stack());
    }
    outcome
}

/// Lets the threads of a block run until all have ended.
fn schedule(block: &mut Block, threads: &mut [Thread]) -> Option<Outcome> {
    let mut waits: Vec<Option<Wait>> = vec![None; threads.len()];
    let mut ended = vec![false; threads.len()];
    let mut answers: Vec<Option<Answer>> = vec![Some(Answer::Go); threads.len()];
    loop {
        for tid in 0..threads.len() {
            let Some(answer) = answers[tid].take() else { continue };
            block.place.tid = tid as u32;
            CURRENT.set(std::ptr::from_mut(block));
            let result = threads[tid].resume(answer);
            CURRENT.set(std::ptr::null_mut());
            match result {
                CoroutineResult::Yield(wait) => waits[tid] = Some(wait),
                CoroutineResult::Return(0) => ended[tid] = true,
                CoroutineResult::Return(_) => return Some(Outcome::Panic),
            }
            if let Some(broken) = block.broken.take() {
                return Some(Outcome::Invalid(broken));
            }
        }
        if ended.iter().all(|ended| *ended) {
            return None;
        }
        if exchange_values(&mut waits, &mut answers) {
            continue;
        }
        if let Err(broken) = pass_barrier(block, &mut waits, &mut answers) {
            return Some(Outcome::Invalid(broken));
        }
    }
}

/// Serves the groups of lanes that are complete; tells whether there were any.
fn exchange_values(waits: &mut [Option<Wait>], answers: &mut [Option<Answer>]) -> bool {
    let mut any = false;
    for (warp, waits) in waits.chunks_mut(32).enumerate() {
        for lane in 0..waits.len() {
            let Some(Wait::Exchange { site, mask, .. }) = waits[lane] else { continue };
            let mut values = [0; 32];
            let complete =
                (0..32).filter(|other| mask >> other & 1 == 1).all(|other| match waits.get(other) {
                    Some(Some(Wait::Exchange { site: s, mask: m, value })) if (*s, *m) == (site, mask) => {
                        values[other] = *value;
                        true
                    }
                    _ => false,
                });
            if complete && mask >> lane & 1 == 1 {
                any = true;
                for other in (0..32).filter(|other| mask >> other & 1 == 1) {
                    waits[other] = None;
                    answers[warp * 32 + other] = Some(Answer::Values(values));
                }
            }
        }
    }
    any
}

/// Lets the block pass a barrier that all of its threads have reached.
fn pass_barrier(
    block: &mut Block,
    waits: &mut [Option<Wait>],
    answers: &mut [Option<Answer>],
) -> std::result::Result<(), String> {
    let mut first = None;
    let mut count = 0;
    for (tid, wait) in waits.iter().enumerate() {
        match wait {
            Some(Wait::Barrier { site, predicate }) => {
                if *first.get_or_insert(*site) != *site {
                    return Err(format!("threads wait at different barriers, thread {tid} at number {site}"));
                }
                count += u32::from(*predicate != 0);
            }
            Some(Wait::Exchange { site, .. }) => {
                return Err(format!("thread {tid} waits for lanes that do not come to operation {site}"));
            }
            None => return Err(format!("thread {tid} has ended while others wait at a barrier")),
        }
    }
    for (wait, answer) in waits.iter_mut().zip(answers) {
        *wait = None;
        *answer = Some(Answer::Count(count));
    }
    block.epoch += 1;
    Ok(())
}
