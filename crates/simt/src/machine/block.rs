//! A block in execution: its warps take turns.

use super::barrier::Barriers;
use super::cluster::{Arrivals, Peers};
use super::launch::Launch;
use super::observe::Observer;
use super::step::{Stop, Worker};
use super::warp::{State, Warp};
use crate::fault::{FaultKind, Waiting};
use crate::memory::ByteStore;
use crate::row::Row;

/// Micro-ops that a warp runs before another one has its turn.
const WARP_TURN: u32 = 8192;

/// Why a block stopped for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// All its threads have exited.
    Done,
    /// Its time is up, or it seems to wait for another block.
    Waiting,
    /// It waits for the other blocks of its cluster, and nothing else can be done.
    Stuck,
}

/// What went wrong, and which instruction and thread it was.
#[derive(Debug)]
pub(super) struct Broken {
    pub kind: FaultKind,
    pub function: u32,
    pub pc: u32,
    /// Linear index in the block.
    pub thread: u32,
}

/// What an access of a warp saw: who, where in the program, where in memory, and the value.
type Sight = (u32, u32, u64, u64);

/// Sights that a block remembers.
const SIGHTS: usize = 64;

/// All of a block but its warps.
#[derive(Debug, Default)]
pub(super) struct Shared {
    pub id: [u32; 3],
    /// Place in the order in which blocks were started.
    pub order: u64,
    pub memory: ByteStore,
    pub barriers: Barriers,
    pub peers: Peers,
    /// Splits that wait at the cluster's barrier.
    pub cluster_waits: u32,
    /// What strong accesses saw last.
    watched: Option<Box<[Sight; SIGHTS]>>,
    pub live: u32,
    /// Warp instructions executed.
    pub executed: u64,
    pub printed: Vec<String>,
}

impl Shared {
    /// Remembers what an access saw; tells whether it saw the same when it looked last, and so may be waiting.
    pub fn seen_before(&mut self, warp: u32, origin: u32, address: u64, value: u64) -> bool {
        let watched = self.watched.get_or_insert_with(|| Box::new([(u32::MAX, 0, 0, 0); SIGHTS]));
        let place = &mut watched[(warp.wrapping_mul(7).wrapping_add(origin)) as usize % SIGHTS];
        let sight = (warp, origin, address, value);
        std::mem::replace(place, sight) == sight
    }
}

/// A block.
#[derive(Debug, Default)]
pub(super) struct Block {
    pub warps: Vec<Warp>,
    pub shared: Shared,
    /// Order of the warps.
    turns: Vec<u32>,
    /// The next of `turns`.
    next: usize,
    idle: usize,
}

impl Block {
    /// Room for the blocks of a launch.
    pub fn new(launch: &Launch<'_>) -> Block {
        let threads = launch.threads;
        let [dx, dy, _] = launch.config.block;
        let mut warps = Vec::new();
        for index in 0..threads.div_ceil(32) {
            let first = index * 32;
            let count = (threads - first).min(32);
            let mut warp = Warp { index, existing: u32::MAX >> (32 - count), ..Warp::default() };
            let thread = |lane: usize| (first + lane as u32).min(threads - 1);
            warp.tid = [
                Row(std::array::from_fn(|lane| thread(lane) % dx)),
                Row(std::array::from_fn(|lane| thread(lane) / dx % dy)),
                Row(std::array::from_fn(|lane| thread(lane) / dx / dy)),
            ];
            launch.prepare_registers(&mut warp, launch.kernel, [0; 3], u32::MAX);
            warps.push(warp);
        }
        let turns = (0..warps.len() as u32).collect();
        Block { warps, turns, ..Block::default() }
    }

    /// Starts the block at an index of the grid.
    pub fn start(&mut self, launch: &Launch<'_>, id: [u32; 3], order: u64) {
        self.shared.id = id;
        self.shared.order = order;
        self.shared.memory.reset(launch.shared_bytes as usize);
        self.shared.barriers.reset();
        self.shared.peers = Peers::default();
        self.shared.cluster_waits = 0;
        self.shared.watched = None;
        self.shared.live = launch.threads;
        self.shared.executed = 0;
        self.shared.printed.clear();
        self.next = 0;
        self.idle = 0;
        launch.shuffle(&mut self.turns, order);
        for warp in &mut self.warps {
            if launch.local_bytes != 0 {
                warp.local.reset(launch.local_bytes as usize);
            }
            launch.zero_registers(warp, launch.kernel, [0; 3], u32::MAX);
            warp.cluster = Arrivals::default();
            warp.flow.start(warp.existing, launch.kernel, launch.codes[launch.kernel as usize].local_bytes);
        }
    }

    /// Runs until the block is done, seems to wait for another block, or has run for about `time` micro-ops.
    pub fn run<O: Observer>(&mut self, worker: &mut Worker<'_, O>, time: u64) -> Result<Pause, Box<Broken>> {
        let mut left = time;
        // Turns in a row after which somebody still waited.
        let mut waits = 0;
        self.settle_cluster();
        while self.shared.live != 0 {
            let index = self.turns[self.next] as usize;
            self.next = (self.next + 1) % self.turns.len();
            let Some(split) = self.warps[index].flow.next_ready() else {
                self.idle += 1;
                if self.idle > self.turns.len() && !self.unstick(worker)? {
                    return Ok(Pause::Stuck);
                }
                continue;
            };
            self.idle = 0;
            let turn = worker.turn(self, index, split, WARP_TURN)?;
            self.settle_barriers(worker)?;
            self.settle_cluster();
            waits = if turn.waiting && turn.stop == Stop::Turn { waits + 1 } else { 0 };
            left = left.saturating_sub(u64::from(turn.used));
            if turn.stop == Stop::Turn && turn.waiting {
                // Whoever it waits for may be among those that wait for it to come to a meeting point.
                self.warps[index].flow.release();
            }
            if self.shared.executed > worker.launch.config.budget {
                return Err(self.broken_at(
                    worker,
                    index,
                    split,
                    FaultKind::Budget { limit: worker.launch.config.budget },
                ));
            }
            // Everybody who could run only looked at something that did not change; or it has gone on for long, and
            // waits in ways that do not show.
            if waits > self.turns.len() || left == 0 {
                return Ok(Pause::Waiting);
            }
        }
        Ok(Pause::Done)
    }

    /// Nobody is ready: lets lanes at meeting points go on without those that they wait for.
    fn unstick<O: Observer>(&mut self, worker: &mut Worker<'_, O>) -> Result<bool, Box<Broken>> {
        let mut any = false;
        for index in 0..self.warps.len() {
            any |= worker.settle_members(self, index)?;
            any |= self.warps[index].flow.release();
        }
        self.idle = 0;
        any |= self.settle_barriers(worker)?;
        any |= self.settle_cluster();
        Ok(any)
    }

    fn broken_at<O: Observer>(
        &self,
        _: &Worker<'_, O>,
        warp: usize,
        split: usize,
        kind: FaultKind,
    ) -> Box<Broken> {
        let warp = &self.warps[warp];
        let split = warp.flow.splits.get(split).or(warp.flow.splits.last());
        let (function, pc, lanes) = split.map_or((0, 0, 1), |split| (split.function, split.pc, split.lanes));
        Box::new(Broken { kind, function, pc, thread: warp.index * 32 + lanes.trailing_zeros().min(31) })
    }

    /// Lets those go on whose phase of the cluster's barrier is over; tells whether there were any.
    fn settle_cluster(&mut self) -> bool {
        if self.shared.cluster_waits == 0 {
            return false;
        }
        let barrier = self.shared.peers.barrier;
        let mut any = false;
        for warp in &mut self.warps {
            for split in &mut warp.flow.splits {
                if let State::Cluster { lanes } = split.state
                    && !warp.cluster.waits(&barrier, lanes)
                {
                    split.state = State::Ready;
                    split.pc += 1;
                    warp.cluster.pass(lanes);
                    self.shared.cluster_waits -= 1;
                    any = true;
                }
            }
            warp.flow.merge();
        }
        any
    }

    /// The report that nobody can go on.
    pub fn deadlock<O: Observer>(&self, worker: &Worker<'_, O>) -> Box<Broken> {
        let mut waiting = Vec::new();
        let mut first = None;
        for warp in &self.warps {
            for split in &warp.flow.splits {
                let (what, lanes) = match split.state {
                    State::Ready => continue,
                    State::Barrier { id, lanes, .. } => {
                        (self.shared.barriers.describe(id, self.shared.live), lanes)
                    }
                    State::Cluster { lanes } => (self.shared.peers.barrier.describe(), lanes),
                    State::Members { members, lanes } => {
                        (format!("a warp-level operation of lanes {members:#010x}"), lanes)
                    }
                };
                first.get_or_insert((
                    split.function,
                    split.pc,
                    warp.index * 32 + lanes.trailing_zeros().min(31),
                ));
                let origin = worker.launch.origin(split.function, split.pc);
                waiting.push(Waiting {
                    warp: warp.index,
                    lanes,
                    source: origin.and_then(|origin| origin.source.clone()),
                    ptx_line: origin.map_or(0, |origin| origin.ptx_line),
                    what,
                });
            }
        }
        let (function, pc, thread) = first.unwrap_or_default();
        Box::new(Broken { kind: FaultKind::Deadlock { waiting }, function, pc, thread })
    }
}
