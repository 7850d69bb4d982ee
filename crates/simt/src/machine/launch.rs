//! A launch: what all its blocks share, and who runs them.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use super::block::{Broken, Pause};
use super::cluster::Cluster;
use super::counting::Counting;
use super::observe::{Fast, Observer};
use super::step::{Worker, Wrong};
use super::warp::{Caller, NONE, Split, Warp};
use crate::code::{Code, Const, FUNCTION_BASE, FUNCTION_STRIDE, Origin};
use crate::fault::{Access, Fault, FaultKind, Space};
use crate::memory::{AccessFault, ByteStore, Memory, MemoryError};
use crate::op::{Call, Elem, Op, R32, R64, Slot};
use crate::row::{Active, Frame, Row, expand};
use crate::{DeviceModel, Instance, KernelId, LaunchConfig, LaunchReport, Mode, PrintSink};

/// Micro-ops that a block runs before another one has its turn.
const BLOCK_TIME: u64 = 1 << 26;
/// Bytes of all blocks that a worker has in progress at once, about.
const RESIDENT_BYTES: u64 = 1 << 30;
/// Turns that blocks before a faulty one still get, so that the first fault is the one reported.
const GRACE: u32 = 256;
/// Most calls that may be nested.
const MAX_CALLS: usize = 4096;

/// What all blocks of a launch share.
pub(super) struct Launch<'a> {
    pub codes: &'a [Code],
    /// Number of the first origin of each function.
    pub origin_bases: Vec<u32>,
    pub kernel: u32,
    pub config: &'a LaunchConfig,
    pub device: &'a DeviceModel,
    pub memory: &'a Memory,
    pub params: ByteStore,
    pub threads: u32,
    pub blocks: u64,
    /// Blocks of a cluster in x, y and z, and whether somebody asked for clusters.
    pub cluster: [u32; 3],
    pub explicit_cluster: bool,
    pub shared_bytes: u64,
    pub local_bytes: u32,
    pub grid_id: u64,
    /// What blocks of a cooperative launch synchronise by: two words, the second of which is their barrier. 0 for other
    /// launches.
    pub workspace: u64,
    /// Global addresses that a block changes by atomics of block scope, with that block.
    pub claims: Mutex<HashMap<u64, [u32; 3]>>,
    /// Values of constant registers, by function.
    consts32: Vec<Vec<(R32, u32)>>,
    consts64: Vec<Vec<(R64, u64)>>,
    /// Registers that hold the thread's index along an axis, by function.
    tids: Vec<Vec<(R32, u8)>>,
}

impl Launch<'_> {
    pub fn origin(&self, function: u32, pc: u32) -> Option<&Origin> {
        let code = self.codes.get(function as usize)?;
        code.origins.get(code.insts.get(pc as usize)?.origin as usize)
    }

    /// About how much memory a cluster in progress takes.
    fn block_bytes(&self) -> u64 {
        let [rows32, rows64, _] = self.codes[self.kernel as usize].frame.map(u64::from);
        let warp = 128 * rows32 + 256 * rows64 + 32 * u64::from(self.local_bytes) + 4096;
        u64::from(self.cluster_size()) * (u64::from(self.threads.div_ceil(32)) * warp + self.shared_bytes)
    }

    /// Makes room for a call's registers and gives constants their values, in some lanes.
    pub fn prepare_registers(&self, warp: &mut Warp, function: u32, base: [u32; 3], lanes: u32) {
        let frame = self.codes[function as usize].frame;
        let [a, b, c] = std::array::from_fn(|kind| (base[kind] + frame[kind]) as usize);
        warp.registers.reserve(a, b, c);
        let keep = expand(lanes);
        let active = if lanes == u32::MAX { Active::All } else { Active::Some(&keep) };
        let mut frame = warp.registers.frame(base);
        for &(r, value) in &self.consts32[function as usize] {
            frame.set32(r, &Row::splat(value), active);
        }
        for &(r, value) in &self.consts64[function as usize] {
            frame.set64(r, &Row::splat(value), active);
        }
        for &(r, axis) in &self.tids[function as usize] {
            frame.set32(r, &warp.tid[usize::from(axis)], active);
        }
    }

    /// Registers that may be read before they are written are zero.
    pub fn zero_registers(&self, warp: &mut Warp, function: u32, base: [u32; 3], lanes: u32) {
        let code = &self.codes[function as usize];
        let mut frame = warp.registers.frame(base);
        let keep = expand(lanes);
        for &r in &code.zeroed32 {
            frame.set32(r, &Row::splat(0), Active::Some(&keep));
        }
        for &r in &code.zeroed64 {
            frame.set64(r, &Row::splat(0), Active::Some(&keep));
        }
        for &p in &code.zeroed_p {
            frame.set_p(p, 0, lanes);
        }
    }

    /// The order of the warps of a block.
    pub fn shuffle(&self, turns: &mut [u32], order: u64) {
        let Some(seed) = self.config.seed else { return };
        turns.sort_unstable();
        let mut random = Random(seed ^ order.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for last in (1..turns.len()).rev() {
            turns.swap(last, (random.next() % (last as u64 + 1)) as usize);
        }
    }

    /// Whether a function exists and takes what a call passes.
    pub fn callable(&self, function: u64, call: &Call) -> bool {
        self.codes.get(function as usize).is_some_and(|code| {
            !code.entry && code.params.len() == call.args.len() && code.returns.len() >= call.rets.len()
        })
    }

    /// Enters a function: `split` is at the call and comes to stand at the callee's beginning.
    pub fn enter(
        &self,
        warp: &mut Warp,
        split: &mut Split,
        code: &Code,
        callee: u32,
        call: &Call,
    ) -> Result<(), Box<Wrong>> {
        let target = &self.codes[callee as usize];
        let lanes = split.lanes;
        let end = u64::from(split.local_top) + u64::from(target.local_bytes);
        let limit = warp.local.lane_bytes();
        if end > limit || split.callers.len() >= MAX_CALLS {
            return Err(Wrong::new(FaultKind::StackOverflow { bytes: end, limit }, lanes));
        }
        for (from, to) in call.args.iter().zip(&target.params) {
            copy_frame(
                warp,
                split.local_base + from.offset,
                split.local_top + to.offset,
                from.len.min(to.len),
                lanes,
            );
        }
        split.callers.push(Caller {
            function: split.function,
            pc: split.pc,
            base: split.base,
            local_base: split.local_base,
            local_top: split.local_top,
            join: split.join,
        });
        split.base = std::array::from_fn(|kind| split.base[kind] + code.frame[kind]);
        split.local_base = split.local_top;
        split.local_top = end as u32;
        split.function = callee;
        split.pc = 0;
        split.join = NONE;
        self.prepare_registers(warp, callee, split.base, lanes);
        self.zero_registers(warp, callee, split.base, lanes);
        Ok(())
    }

    /// Returns to behind the call.
    pub fn leave(&self, warp: &mut Warp, split: &mut Split, code: &Code) {
        let Some(caller) = split.callers.pop() else { return };
        if let Some(Op::Call(call)) =
            self.codes[caller.function as usize].insts.get(caller.pc as usize).map(|inst| &inst.op)
        {
            for (to, from) in call.rets.iter().zip(&code.returns) {
                let (from_at, to_at) = (split.local_base + from.offset, caller.local_base + to.offset);
                copy_frame(warp, from_at, to_at, from.len.min(to.len), split.lanes);
            }
        }
        split.function = caller.function;
        split.pc = caller.pc + 1;
        split.base = caller.base;
        split.local_base = caller.local_base;
        split.local_top = caller.local_top;
        split.join = caller.join;
    }

    /// Loads kernel parameters: the same for all lanes.
    pub fn load_params(
        &self,
        frame: &mut Frame<'_>,
        (offset, elem, regs): &(u32, Elem, Vec<Slot>),
        lanes: u32,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        for (index, slot) in regs.iter().enumerate() {
            let at = u64::from(*offset) + index as u64 * u64::from(elem.bytes());
            let value = param(&self.params, at, *elem).map_err(|error| {
                let lane = lanes.trailing_zeros().min(31);
                super::memory::fault(Space::Param, Access::Read, AccessFault { lane, error })
            })?;
            match *slot {
                Slot::W32(d) => frame.set32(d, &Row::splat(value as u32), active),
                Slot::W64(d) => frame.set64(d, &Row::splat(value), active),
                Slot::None => {}
            }
        }
        Ok(())
    }

    /// Blocks of a cluster.
    pub fn cluster_size(&self) -> u32 {
        self.cluster.iter().product()
    }

    /// Clusters of the grid.
    fn clusters(&self) -> u64 {
        self.blocks / u64::from(self.cluster_size())
    }

    /// Linear index of the cluster that is started as number `order`: by seed, another permutation.
    fn cluster_at(&self, order: u64, step: u64, shift: u64) -> u64 {
        ((u128::from(order) * u128::from(step) + u128::from(shift)) % u128::from(self.clusters())) as u64
    }

    /// Index in the grid of a cluster's block of a rank.
    pub fn block_of(&self, cluster: u64, rank: u32) -> [u32; 3] {
        let split = |linear: u64, [x, y]: [u64; 2]| [linear % x, linear / x % y, linear / x / y];
        let [cx, cy, _] = self.cluster.map(u64::from);
        let [gx, gy, _] = self.config.grid.map(u64::from);
        let (outer, inner) = (split(cluster, [gx / cx, gy / cy]), split(u64::from(rank), [cx, cy]));
        std::array::from_fn(|axis| (outer[axis] * u64::from(self.cluster[axis]) + inner[axis]) as u32)
    }

    fn fault(&self, kernel: &str, block: [u32; 3], broken: Broken, text: impl Fn(u32) -> String) -> Fault {
        let origin = self.origin(broken.function, broken.pc);
        let [dx, dy, _] = self.config.block;
        let ptx_line = origin.map_or(0, |origin| origin.ptx_line);
        Fault {
            kind: broken.kind,
            kernel: kernel.to_string(),
            function: self.codes[broken.function as usize].name.clone(),
            source: origin.and_then(|origin| origin.source.clone()),
            ptx_line,
            ptx_text: text(ptx_line),
            block,
            thread: [broken.thread % dx, broken.thread / dx % dy, broken.thread / dx / dy],
        }
    }
}

/// An element of the parameters, extended to 64 bits.
fn param(params: &ByteStore, at: u64, elem: Elem) -> Result<u64, MemoryError> {
    match elem {
        Elem::U8 => params.load_one::<u8>(at).map(u64::from),
        Elem::S8 => params.load_one::<u8>(at).map(|v| v as i8 as u64),
        Elem::U16 => params.load_one::<u16>(at).map(u64::from),
        Elem::S16 => params.load_one::<u16>(at).map(|v| v as i16 as u64),
        Elem::B32 => params.load_one::<u32>(at).map(u64::from),
        Elem::S32 => params.load_one::<u32>(at).map(|v| v as i32 as u64),
        Elem::B64 => params.load_one::<u64>(at),
    }
}

/// Copies bytes of the lanes' local frames; places are of whole words.
fn copy_frame(warp: &mut Warp, from: u32, to: u32, len: u32, lanes: u32) {
    for word in 0..len.div_ceil(4) {
        let mut row = [[0u32; 32]];
        // Both places lie inside frames that were checked when they were entered.
        if warp.local.load(&[from + 4 * word; 32], lanes, &mut row).is_ok() {
            let _ = warp.local.store(&[to + 4 * word; 32], lanes, &row);
        }
    }
}

/// A small random number generator (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What the workers of a launch share.
struct Queue {
    next: AtomicU64,
    /// The order of the first block that is known to have failed.
    failed: AtomicU64,
    faults: Mutex<Vec<(u64, [u32; 3], Broken)>>,
    printed: Mutex<Vec<(u64, Vec<String>)>>,
    executed: AtomicU64,
    step: u64,
    shift: u64,
}

/// Runs a kernel over a grid and waits for it.
///
/// Blocks run on several CPU threads, unless results could depend on their order (a block looks at what an atomic
/// returned, sums floats, or waits for another block): then on one, so that the same seed gives the same results.
/// [`LaunchConfig::threads`] overrides that.
///
/// # Errors
/// The first rule that the launch or the kernel breaks. What the kernel printed before has been printed.
#[expect(clippy::too_many_arguments, reason = "each is another thing, and all have to be given")]
pub fn launch(
    instance: &Instance,
    memory: &Memory,
    kernel: KernelId,
    config: &LaunchConfig,
    params: &[u8],
    mode: Mode,
    device: &DeviceModel,
    out: &dyn PrintSink,
) -> Result<LaunchReport, Fault> {
    let started = Instant::now();
    let program = instance.program();
    let workspace = Workspace::new(memory, config.cooperative);
    let (launch, workers) =
        super::check::prepare(instance, memory, kernel, config, params, device, workspace.address)?;
    let name = program.kernels()[kernel.0 as usize].name.clone();
    let (step, shift) = permutation(config.seed, launch.clusters());
    let queue = Queue {
        next: AtomicU64::new(0),
        failed: AtomicU64::new(u64::MAX),
        faults: Mutex::new(Vec::new()),
        printed: Mutex::new(Vec::new()),
        executed: AtomicU64::new(0),
        step,
        shift,
    };
    let counters = match mode {
        Mode::Fast => {
            spread(&launch, &queue, workers, || Fast);
            None
        }
        Mode::Counting => {
            let origins = program.codes().iter().map(|code| code.origins.len()).sum();
            let mut counts = spread(&launch, &queue, workers, || Counting::new(origins)).into_iter();
            let mut all = counts.next().unwrap_or_else(|| Counting::new(origins));
            counts.for_each(|count| all.merge(count));
            Some(all.report(program))
        }
    };
    let mut printed = into_inner(queue.printed);
    printed.sort_unstable_by_key(|(order, _)| *order);
    printed.iter().flat_map(|(_, texts)| texts).for_each(|text| out.print(text));
    let first = into_inner(queue.faults).into_iter().min_by_key(|(order, ..)| *order);
    if let Some((_, block, broken)) = first {
        return Err(launch.fault(&name, block, broken, |line| program.text(line).to_string()));
    }
    Ok(LaunchReport {
        kernel: name,
        grid: config.grid,
        block: config.block,
        shared_bytes: launch.shared_bytes,
        warp_instructions: queue.executed.into_inner(),
        seconds: started.elapsed().as_secs_f64(),
        counters,
    })
}

/// The memory that the blocks of a cooperative launch synchronise by, as cooperative groups lay it out: its size and the
/// barrier, both words, in an allocation that ends with the launch.
struct Workspace<'m> {
    memory: &'m Memory,
    address: u64,
}

impl Workspace<'_> {
    const BYTES: u32 = 64;

    fn new(memory: &Memory, cooperative: bool) -> Workspace<'_> {
        let mut address = 0;
        if cooperative {
            // In a memory that is full the address stays 0, which tells the kernel that it cannot synchronise.
            address = memory.allocate(u64::from(Self::BYTES), 64).unwrap_or(0);
        }
        let workspace = Workspace { memory, address };
        if address != 0 {
            let mut bytes = [0; Self::BYTES as usize];
            bytes[..4].copy_from_slice(&Self::BYTES.to_le_bytes());
            // The allocation is as long as that.
            let _ = memory.write(address, &bytes);
        }
        workspace
    }
}

impl Drop for Workspace<'_> {
    fn drop(&mut self) {
        if self.address != 0 {
            // A kernel that freed it has seen to it already.
            let _ = self.memory.free(self.address);
        }
    }
}

/// A mutex's content; whoever panicked while holding it has ended the launch already.
fn into_inner<T>(mutex: Mutex<T>) -> T {
    mutex.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// The permutation `order -> order * step + shift` of so many clusters.
fn permutation(seed: Option<u64>, blocks: u64) -> (u64, u64) {
    let Some(seed) = seed else { return (1, 0) };
    let mut random = Random(seed);
    let shift = random.next() % blocks;
    loop {
        let step = random.next() % blocks;
        if gcd(step, blocks) == 1 {
            return (step, shift);
        }
    }
}

/// Runs all blocks on so many workers; gives their observers.
fn spread<O: Observer>(
    launch: &Launch<'_>,
    queue: &Queue,
    workers: usize,
    make: impl Fn() -> O + Sync,
) -> Vec<O> {
    if workers <= 1 {
        return vec![work(launch, queue, make())];
    }
    let observers = Mutex::new(Vec::new());
    rayon::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|_| {
                let observer = work(launch, queue, make());
                observers.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(observer);
            });
        }
    });
    into_inner(observers)
}

/// A worker: runs blocks until there are none left. Usually one at a time; when blocks wait for others, more and more of
/// them are in progress at once, so that whoever they wait for gets to run.
fn work<O: Observer>(launch: &Launch<'_>, queue: &Queue, observer: O) -> O {
    let mut worker = Worker { launch, lookup: launch.memory.lookup(), observer };
    let mut resident: VecDeque<Cluster> = VecDeque::new();
    let mut pool = Vec::new();
    // How many blocks may be resident, and how many paused since one ended.
    let most = usize::try_from(RESIDENT_BYTES / launch.block_bytes()).unwrap_or(usize::MAX).max(64);
    let mut window = if launch.config.cooperative { usize::MAX } else { 1 };
    let (mut paused, mut grace) = (0, GRACE);
    let mut more = true;
    loop {
        while more && resident.len() < window {
            let order = queue.next.fetch_add(1, Relaxed);
            more = order < launch.clusters() && queue.failed.load(Relaxed) == u64::MAX;
            if more {
                let mut cluster = pool.pop().unwrap_or_else(|| Cluster::new(launch));
                cluster.start(launch, launch.cluster_at(order, queue.step, queue.shift), order);
                resident.push_back(cluster);
            }
        }
        let Some(mut cluster) = resident.pop_front() else { break };
        let failed = queue.failed.load(Relaxed);
        if failed != u64::MAX {
            grace = grace.saturating_sub(1);
            if cluster.order() > failed || grace == 0 {
                continue;
            }
        }
        let result = cluster.run(&mut worker, BLOCK_TIME);
        let over = !matches!(result, Ok(Pause::Waiting));
        if over {
            queue.executed.fetch_add(cluster.executed(), Relaxed);
            for block in cluster.blocks.iter_mut().filter(|block| !block.shared.printed.is_empty()) {
                let texts = std::mem::take(&mut block.shared.printed);
                queue.printed.lock().unwrap_or_else(|p| p.into_inner()).push((block.shared.order, texts));
            }
        }
        match result {
            Ok(Pause::Done) => {
                paused = 0;
                pool.push(cluster);
            }
            Ok(Pause::Waiting | Pause::Stuck) => {
                resident.push_back(cluster);
                paused += 1;
                if paused >= resident.len() {
                    paused = 0;
                    window = window.max(resident.len().saturating_mul(2).min(most));
                }
            }
            Err((rank, broken)) => {
                let shared = &cluster.blocks[rank].shared;
                queue.failed.fetch_min(cluster.order(), Relaxed);
                queue.faults.lock().unwrap_or_else(|p| p.into_inner()).push((
                    shared.order,
                    shared.id,
                    *broken,
                ));
            }
        }
    }
    worker.observer
}

impl<'a> Launch<'a> {
    /// What blocks share; limits have been checked.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        instance: &'a Instance,
        memory: &'a Memory,
        kernel: &crate::program::Kernel,
        config: &'a LaunchConfig,
        params: ByteStore,
        device: &'a DeviceModel,
        shared_bytes: u64,
        grid_id: u64,
        workspace: u64,
    ) -> Launch<'a> {
        let asked = config.cluster.or(kernel.cluster);
        let (cluster, explicit_cluster) = (asked.unwrap_or([1; 3]), asked.is_some());
        let codes = instance.program().codes();
        let variables = instance.program().variables();
        let value = |constant: &Const| match *constant {
            Const::Bits(bits) => bits,
            // Lowering has seen to it that these are inside the parameters.
            Const::Param(at, elem) => param(&params, u64::from(at), elem).unwrap_or(0),
            Const::NTid(axis) => u64::from(config.block[usize::from(axis)]),
            Const::NCtaId(axis) => u64::from(config.grid[usize::from(axis)]),
            Const::Tid(_) => 0,
            Const::Function(function) => FUNCTION_BASE + u64::from(function) * FUNCTION_STRIDE,
            Const::Symbol { variable, offset } => {
                let address = match variables[variable as usize].space {
                    Space::Shared => kernel.shared.get(&variable).map_or(0, |&offset| u64::from(offset)),
                    _ => instance.address(variable),
                };
                address.wrapping_add(offset as u64)
            }
        };
        let mut origin_bases = Vec::with_capacity(codes.len());
        let mut origins = 0;
        for code in codes {
            origin_bases.push(origins);
            origins += code.origins.len() as u32;
        }
        let mut consts32 = vec![Vec::new(); codes.len()];
        let mut consts64 = vec![Vec::new(); codes.len()];
        let mut tids = vec![Vec::new(); codes.len()];
        for &function in &kernel.reach {
            let code = &codes[function as usize];
            let tid = |constant: &Const| match *constant {
                Const::Tid(axis) => Some(axis),
                _ => None,
            };
            tids[function as usize] = code.consts32.iter().filter_map(|(r, c)| Some((*r, tid(c)?))).collect();
            let plain = code.consts32.iter().filter(|(_, c)| tid(c).is_none());
            consts32[function as usize] = plain.map(|(r, c)| (*r, value(c) as u32)).collect();
            consts64[function as usize] = code.consts64.iter().map(|(r, c)| (*r, value(c))).collect();
        }
        Launch {
            codes,
            origin_bases,
            kernel: kernel.code,
            config,
            device,
            memory,
            params,
            threads: config.block.iter().product(),
            blocks: config.grid.iter().map(|&n| u64::from(n)).product(),
            cluster,
            explicit_cluster,
            shared_bytes,
            local_bytes: kernel.local_bytes,
            grid_id,
            workspace,
            claims: Mutex::default(),
            consts32,
            consts64,
            tids,
        }
    }
}
