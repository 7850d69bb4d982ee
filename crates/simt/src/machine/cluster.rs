//! Clusters: blocks that run at the same time, wait for each other, and see each other's shared memory (PTX ISA 9.0, 2.2.1
//! and 9.7.13.5).
//!
//! An address in `.shared::cluster` is an offset of [`OFFSET_BITS`] bits and above it the block that it belongs to: its rank
//! and one, or 0 for the block that uses the address. One worker runs all blocks of a cluster in turn. What they share goes
//! to whoever of them runs.

use super::block::{Block, Broken, Pause, Shared};
use super::launch::Launch;
use super::observe::Observer;
use super::step::Worker;
use crate::memory::ByteStore;

/// Bits of an offset in a block's shared memory.
pub(crate) const OFFSET_BITS: u32 = 24;
/// Rounds in which the blocks of a cluster only waited, after which other clusters have their turn.
const PATIENCE: u32 = 16;

/// The address in the cluster of a block's address: of the block itself, or of another one.
pub(crate) fn map_address(address: u32, rank: u32, own: u32) -> u32 {
    let offset = address & ((1 << OFFSET_BITS) - 1);
    if rank == own { offset } else { rank.wrapping_add(1) << OFFSET_BITS | offset }
}

/// The rank of the block that an address in the cluster belongs to.
pub(crate) fn rank_of(address: u32, own: u32) -> u32 {
    (address >> OFFSET_BITS).checked_sub(1).unwrap_or(own)
}

/// `barrier.cluster`: arrivals of a phase, which ends when all threads that have not exited have arrived.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClusterBarrier {
    live: u32,
    arrived: u32,
    phases: u64,
}

impl ClusterBarrier {
    fn settle(&mut self) {
        if self.arrived != 0 && self.arrived >= self.live {
            self.arrived = 0;
            self.phases += 1;
        }
    }

    pub fn arrive(&mut self, threads: u32) {
        self.arrived += threads;
        self.settle();
    }

    /// Threads are gone, some of which had arrived in this phase.
    pub fn exit(&mut self, threads: u32, arrived: u32) {
        self.live -= threads;
        self.arrived -= arrived;
        self.settle();
    }

    /// All bits set in every other phase.
    fn parity(&self) -> u32 {
        if self.phases.is_multiple_of(2) { 0 } else { u32::MAX }
    }

    pub fn describe(&self) -> String {
        format!("the cluster's barrier, where {} of {} threads have arrived", self.arrived, self.live)
    }
}

/// What the lanes of a warp have to do with the cluster's barrier.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arrivals {
    /// Lanes that have arrived and not waited yet.
    pending: u32,
    /// The parity of the phase in which each of them did.
    parity: u32,
}

impl Arrivals {
    pub fn arrive(&mut self, barrier: &mut ClusterBarrier, lanes: u32) {
        self.parity = self.parity & !lanes | barrier.parity() & lanes;
        self.pending |= lanes;
        barrier.arrive(lanes.count_ones());
    }

    /// Whether the phase in which some of these lanes arrived is not over.
    pub fn waits(&self, barrier: &ClusterBarrier, lanes: u32) -> bool {
        lanes & self.pending & !(self.parity ^ barrier.parity()) != 0
    }

    /// The lanes have waited.
    pub fn pass(&mut self, lanes: u32) {
        self.pending &= !lanes;
    }

    /// The lanes have exited, and are not waited for.
    pub fn exit(&mut self, barrier: &mut ClusterBarrier, lanes: u32) {
        let arrived = lanes & self.pending & !(self.parity ^ barrier.parity());
        self.pass(lanes);
        barrier.exit(lanes.count_ones(), arrived.count_ones());
    }
}

/// What the blocks of a cluster share.
#[derive(Debug, Default)]
pub(super) struct Peers {
    /// Which of the cluster's blocks the one that runs is.
    pub rank: u32,
    /// The blocks' shared memories by rank; that of the one that runs is with the block itself. None in a cluster of one.
    pub memories: Vec<ByteStore>,
    pub barrier: ClusterBarrier,
}

impl Peers {
    /// The memory that an address in the cluster belongs to, and the offset there. Where there is no such block, the
    /// block's own, in which the address is out of bounds.
    pub fn owner<'m>(&'m mut self, own: &'m mut ByteStore, address: u64) -> (&'m mut ByteStore, u64) {
        let (rank, offset) = (address >> OFFSET_BITS, address & ((1 << OFFSET_BITS) - 1));
        if rank == 0 {
            return (own, address);
        }
        let rank = rank - 1;
        if rank == u64::from(self.rank) {
            return (own, offset);
        }
        match usize::try_from(rank).ok().and_then(|rank| self.memories.get_mut(rank)) {
            Some(memory) => (memory, offset),
            None => (own, address),
        }
    }
}

/// The blocks of a cluster, or the one block of a launch without clusters.
#[derive(Debug)]
pub(super) struct Cluster {
    pub blocks: Vec<Block>,
    peers: Peers,
}

impl Cluster {
    pub fn new(launch: &Launch<'_>) -> Cluster {
        let blocks = (0..launch.cluster_size()).map(|_| Block::new(launch)).collect();
        Cluster { blocks, peers: Peers::default() }
    }

    /// Starts the cluster whose place in the order is given, at the index of the permutation.
    pub fn start(&mut self, launch: &Launch<'_>, linear: u64, order: u64) {
        let size = launch.cluster_size();
        let barrier =
            ClusterBarrier { live: launch.threads.saturating_mul(size), ..ClusterBarrier::default() };
        for (block, rank) in self.blocks.iter_mut().zip(0..) {
            block.start(launch, launch.block_of(linear, rank), order * u64::from(size) + u64::from(rank));
        }
        self.peers = Peers { barrier, ..Peers::default() };
        if let [only] = self.blocks.as_mut_slice() {
            only.shared.peers.barrier = barrier;
            return;
        }
        self.peers.memories =
            self.blocks.iter_mut().map(|block| std::mem::take(&mut block.shared.memory)).collect();
    }

    /// Place of the first block in the order in which blocks were started.
    pub fn order(&self) -> u64 {
        self.blocks.first().map_or(0, |block| block.shared.order)
    }

    /// Warp instructions executed.
    pub fn executed(&self) -> u64 {
        self.blocks.iter().map(|block| block.shared.executed).sum()
    }

    /// Gives a block what the cluster shares, and its own memory, or takes them back.
    fn exchange(&mut self, rank: usize) {
        let Shared { peers, memory, .. } = &mut self.blocks[rank].shared;
        std::mem::swap(peers, &mut self.peers);
        let lent = if peers.memories.is_empty() { &mut self.peers } else { peers };
        lent.rank = rank as u32;
        if let Some(own) = lent.memories.get_mut(rank) {
            std::mem::swap(own, memory);
        }
    }

    /// Runs until all blocks are done, or seem to wait for others, for about `time` micro-ops. A failure comes with the
    /// block's rank.
    pub fn run<O: Observer>(
        &mut self,
        worker: &mut Worker<'_, O>,
        time: u64,
    ) -> Result<Pause, (usize, Box<Broken>)> {
        if let [only] = self.blocks.as_mut_slice() {
            return match only.run(worker, time) {
                Ok(Pause::Stuck) => Err((0, only.deadlock(worker))),
                result => result.map_err(|broken| (0, broken)),
            };
        }
        let share = time / self.blocks.len() as u64;
        for _ in 0..PATIENCE {
            let before = (self.executed(), self.peers.barrier.phases);
            let mut waiting = false;
            let mut stuck = None;
            for rank in 0..self.blocks.len() {
                if self.blocks[rank].shared.live == 0 {
                    continue;
                }
                self.exchange(rank);
                let result = self.blocks[rank].run(worker, share);
                self.exchange(rank);
                match result.map_err(|broken| (rank, broken))? {
                    Pause::Done => {}
                    Pause::Waiting => waiting = true,
                    Pause::Stuck => stuck = stuck.or(Some(rank)),
                }
            }
            if self.blocks.iter().all(|block| block.shared.live == 0) {
                return Ok(Pause::Done);
            }
            if let (Some(rank), false) = (stuck, waiting)
                && before == (self.executed(), self.peers.barrier.phases)
            {
                self.exchange(rank);
                let broken = self.blocks[rank].deadlock(worker);
                self.exchange(rank);
                return Err((rank, broken));
            }
        }
        Ok(Pause::Waiting)
    }
}
