//! Launching: sizes, streams, and the record of what was launched.

use std::cell::RefCell;
use std::ops::Range;
use std::panic::Location;

use cuda_std::launch::KernelCall;
use cuda_std::launch_bounds::LaunchBounds;
use cust::event::{Event, EventFlags};
use cust::function::{Function, FunctionAttribute};
use cust::memory::{CopyDestination, DeviceSlice};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags, StreamWaitEventFlags};

use super::buffer::Output;
use super::element::Element;
use super::error::{CaseError, CaseResult, Checked};

/// Blocks of a grid, threads of a block and bytes of dynamic shared memory.
///
/// Made from a pair of grid and block, each a number, a pair or a triple: `(4, 256)`, `((64, 32), (32, 32))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory a block.
    pub shared: u32,
}

impl Config {
    /// As many blocks of `block` threads as cover `n` threads; none for `n` = 0.
    pub fn cover1(n: usize, block: u32) -> Config {
        Config { grid: [blocks(n, block), 1, 1], block: [block, 1, 1], shared: 0 }
    }

    /// As many blocks of `block` threads as cover `width` × `height` threads.
    pub fn cover2(width: usize, height: usize, block: (u32, u32)) -> Config {
        Config {
            grid: [blocks(width, block.0), blocks(height, block.1), 1],
            block: [block.0, block.1, 1],
            shared: 0,
        }
    }

    /// Adds dynamic shared memory.
    pub fn shared(mut self, bytes: u32) -> Config {
        self.shared = bytes;
        self
    }
}

/// Ceiling of `n / block`. A count beyond `u32` saturates, and the driver refuses it.
fn blocks(n: usize, block: u32) -> u32 {
    u32::try_from(n.div_ceil(block.max(1) as usize)).unwrap_or(u32::MAX)
}

/// Something that gives one to three extents.
pub trait Extent {
    /// The extents in x, y and z; 1 where there is none.
    fn extent(self) -> [u32; 3];
}

impl Extent for u32 {
    fn extent(self) -> [u32; 3] {
        [self, 1, 1]
    }
}

impl Extent for (u32, u32) {
    fn extent(self) -> [u32; 3] {
        [self.0, self.1, 1]
    }
}

impl Extent for (u32, u32, u32) {
    fn extent(self) -> [u32; 3] {
        [self.0, self.1, self.2]
    }
}

impl<G: Extent, B: Extent> From<(G, B)> for Config {
    fn from((grid, block): (G, B)) -> Config {
        Config { grid: grid.extent(), block: block.extent(), shared: 0 }
    }
}

/// A launch that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchRecord {
    /// The kernel's name.
    pub kernel: &'static str,
    /// How it was launched.
    pub config: Config,
}

/// What a run launches on: the session's stream and module. See [`Case::run`](super::Case::run).
pub struct Gpu<'a> {
    stream: &'a Stream,
    module: &'a Module,
    launches: RefCell<Vec<LaunchRecord>>,
}

impl<'a> Gpu<'a> {
    pub(super) fn new(stream: &'a Stream, module: &'a Module) -> Self {
        Gpu { stream, module, launches: RefCell::default() }
    }

    pub(super) fn into_launches(self) -> Vec<LaunchRecord> {
        self.launches.into_inner()
    }

    /// The stream that is timed.
    pub fn stream(&self) -> &'a Stream {
        self.stream
    }

    /// The loaded kernels, for their symbols.
    pub fn module(&self) -> &'a Module {
        self.module
    }

    /// Launches a kernel on the timed stream. A grid with an extent of 0 launches nothing: the driver refuses it, and
    /// an empty input has nothing to do.
    ///
    /// # Errors
    /// The driver's, on an unknown kernel or impossible sizes; a fault in the kernel itself shows at the next
    /// synchronisation.
    #[track_caller]
    pub fn launch(&self, config: impl Into<Config>, call: KernelCall<'_>) -> CaseResult {
        self.launch_on(self.stream, config, call)
    }

    /// Launches on a stream of [`Gpu::streams`].
    ///
    /// # Errors
    /// As [`Gpu::launch`].
    #[track_caller]
    pub fn launch_on(
        &self,
        stream: &Stream,
        config: impl Into<Config>,
        mut call: KernelCall<'_>,
    ) -> CaseResult {
        let config = config.into();
        if config.grid.contains(&0) {
            return Ok(());
        }
        let at = Location::caller();
        let (name, bounds) = (call.name(), call.launch_bounds());
        let function = self.module.get_function(name).checked(|| format!("find the kernel `{name}`"))?;
        let [gx, gy, gz] = config.grid;
        let [bx, by, bz] = config.block;
        // SAFETY: the descriptor holds one address for each parameter of the kernel's signature, with its type. The
        // buffers behind them belong to the case, which waits for the stream before it frees any. What the kernel
        // does inside device memory is what this program is there to find out.
        let launched =
            unsafe { stream.launch(&function, (gx, gy, gz), (bx, by, bz), config.shared, call.params()) };
        if let Err(code) = launched
            && let Some((most, why)) = too_large(config.block, bounds, &function)
        {
            return Err(CaseError::BlockTooLarge { kernel: name, block: config.block, most, why, code, at });
        }
        launched.checked(|| {
            format!("launch `{name}` with a grid of {gx}x{gy}x{gz} and blocks of {bx}x{by}x{bz}")
        })?;
        self.launches.borrow_mut().push(LaunchRecord { kernel: name, config });
        Ok(())
    }

    /// Gives `body` `count` streams of its own. They start after what the timed stream holds so far, and what the timed
    /// stream gets later starts after them, so that their work counts in the measured time.
    ///
    /// # Errors
    /// The driver's, and `body`'s.
    #[track_caller]
    pub fn streams(&self, count: usize, body: impl FnOnce(&[Stream]) -> CaseResult) -> CaseResult {
        let mark = |on: &Stream| -> CaseResult<Event> {
            let event = Event::new(EventFlags::DISABLE_TIMING).checked(|| "create an event".into())?;
            event.record(on).checked(|| "record an event".into())?;
            Ok(event)
        };
        let follow = |stream: &Stream, event: Event| {
            stream.wait_event(event, StreamWaitEventFlags::DEFAULT).checked(|| "wait for an event".into())
        };
        let mut streams = Vec::with_capacity(count);
        for _ in 0..count {
            let stream = Stream::new(StreamFlags::NON_BLOCKING, None).checked(|| "create a stream".into())?;
            follow(&stream, mark(self.stream)?)?;
            streams.push(stream);
        }
        let result = body(&streams);
        for stream in &streams {
            follow(self.stream, mark(stream)?)?;
        }
        result
    }

    /// Waits for the timed stream, for an algorithm whose next step depends on a result.
    ///
    /// # Errors
    /// A kernel's fault, or the driver's.
    #[track_caller]
    pub fn wait(&self) -> CaseResult {
        self.stream.synchronize().checked(|| "finish the kernels".into())
    }

    /// Waits for the timed stream and copies elements of a buffer to the host, for an algorithm whose next launch depends on
    /// them.
    ///
    /// # Errors
    /// A kernel's fault, the driver's, and a range beyond the buffer's end.
    #[track_caller]
    pub fn fetch<T: Element>(&self, buffer: &Output<T>, range: Range<usize>) -> CaseResult<Vec<T>> {
        let (start, len) = (range.start, range.len());
        if range.end > buffer.len() {
            return self.stop(format!("elements {range:?} of a buffer of {} were asked for", buffer.len()));
        }
        self.wait()?;
        if len == 0 {
            return Ok(Vec::new());
        }
        // SAFETY: `Element`s are primitive numbers, for which all bytes zero is a value.
        let mut data = vec![unsafe { std::mem::zeroed::<T>() }; len];
        // SAFETY: these elements belong to the buffer, and no kernel writes them now.
        let part = unsafe { DeviceSlice::from_raw_parts(buffer.as_device_ptr().wrapping_add(start), len) };
        part.copy_to(&mut data).checked(|| format!("copy {len} elements from the device"))?;
        Ok(data)
    }

    /// Stops the run with the host's own words.
    pub fn stop<T>(&self, why: impl Into<String>) -> CaseResult<T> {
        Err(CaseError::Stopped(why.into()))
    }
}

/// The most threads that a block of a kernel may have, and why, if this one has more: the driver only says that a launch is not
/// possible.
fn too_large(
    block: [u32; 3],
    bounds: Option<LaunchBounds>,
    function: &Function<'_>,
) -> Option<(u32, String)> {
    let most = function.get_attribute(FunctionAttribute::MaxThreadsPerBlock).ok()?;
    let most = u32::try_from(most).ok()?;
    let registers = function.get_attribute(FunctionAttribute::NumRegisters).unwrap_or(0);
    let threads: u64 = block.iter().map(|&n| u64::from(n)).product();
    (threads > most.into()).then(|| (most, limited_by(most, bounds, registers)))
}

/// What limits the threads of a block to `most`, and the way out.
fn limited_by(most: u32, bounds: Option<LaunchBounds>, registers: i32) -> String {
    match bounds {
        Some(bounds) if bounds.max_threads() == most => format!(
            "as its launch bounds promise to the compiler; launch smaller blocks, or raise the bound in \
             `#[kernel(launch_bounds({most}…))]` to the largest block that it is launched with"
        ),
        _ if most >= 1024 => "as every kernel; launch more blocks of fewer threads".into(),
        _ => format!(
            "which its PTX says (`.maxntid`) or its {registers} registers a thread leave room for; launch smaller blocks, \
             or state the block's size in `#[kernel(launch_bounds(…))]`, so that the compiler takes fewer registers"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_explained() {
        let of = |most, threads: Option<u64>| {
            limited_by(most, threads.map(|threads| LaunchBounds::new(threads, None)), 80)
        };
        assert!(of(256, Some(256)).contains("launch_bounds(256"));
        assert!(of(640, Some(1024)).contains("80 registers") && of(640, None).contains("`.maxntid`"));
        assert!(of(1024, None).contains("as every kernel"));
    }

    #[test]
    fn covers_round_up() {
        assert_eq!(Config::cover1(0, 256).grid, [0, 1, 1]);
        assert_eq!(Config::cover1(1, 256).grid, [1, 1, 1]);
        assert_eq!(Config::cover1(257, 256).grid, [2, 1, 1]);
        assert_eq!(Config::cover2(2047, 511, (16, 16)).grid, [128, 32, 1]);
        assert_eq!(Config::from(((64, 32), 7)).block, [7, 1, 1]);
        assert_eq!(Config::cover1(usize::MAX, 1).grid[0], u32::MAX);
    }
}
