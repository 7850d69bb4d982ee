//! Warps: lanes that run together, split where they went different ways, and meet again.

use super::cluster::Arrivals;
use super::step::Wrong;
use crate::fault::FaultKind;
use crate::memory::LaneStore;
use crate::op::{BarKind, NOWHERE};
use crate::row::{Registers, Row, Row32};

/// No meeting point.
pub(super) const NONE: u32 = u32::MAX;

/// What a split waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Ready,
    /// A barrier of the block.
    Barrier {
        id: u32,
        kind: BarKind,
        lanes: u32,
    },
    /// The end of the phase of the cluster's barrier in which the lanes arrived.
    Cluster {
        lanes: u32,
    },
    /// A warp-level operation, at the split's `pc`, for the other lanes of `members`.
    Members {
        members: u32,
        lanes: u32,
    },
}

/// A call to return from.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub function: u32,
    /// The call itself.
    pub pc: u32,
    pub base: [u32; 3],
    pub local_base: u32,
    pub local_top: u32,
    pub join: u32,
}

/// Lanes of a warp that are at the same place.
#[derive(Clone, Debug)]
pub(super) struct Split {
    pub lanes: u32,
    pub function: u32,
    pub pc: u32,
    /// First register of each kind of the current call.
    pub base: [u32; 3],
    /// First byte and end of the current call's local frame.
    pub local_base: u32,
    pub local_top: u32,
    /// Where the lanes meet the others that they last parted from.
    pub join: u32,
    pub callers: Vec<Caller>,
    pub state: State,
}

impl Split {
    /// Takes so many bytes of the local frame, of which a thread has at most `limit`; gives the offset.
    pub fn allocate(&mut self, bytes: u64, align: u32, limit: u64, lanes: u32) -> Result<u32, Box<Wrong>> {
        let start = u64::from(self.local_top).next_multiple_of(u64::from(align.max(1)));
        let end = start.saturating_add(bytes);
        match u32::try_from(end.saturating_add(15) & !15) {
            Ok(top) if u64::from(top) <= limit => {
                self.local_top = top;
                Ok(start as u32)
            }
            _ => Err(Wrong::new(FaultKind::StackOverflow { bytes: end, limit }, lanes)),
        }
    }
}

/// A place where lanes that parted meet.
#[derive(Clone, Debug)]
pub(super) struct Join {
    /// How they go on: everything but the lanes.
    pub then: Split,
    pub expected: u32,
    pub arrived: u32,
    free: bool,
}

/// Up to 32 threads.
#[derive(Debug, Default)]
pub(super) struct Warp {
    pub index: u32,
    /// The lanes that there are.
    pub existing: u32,
    pub registers: Registers,
    pub local: LaneStore,
    /// Index of each thread in its block.
    pub tid: [Row32; 3],
    pub flow: Flow,
    pub cluster: Arrivals,
}

/// Where the lanes of a warp are.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// The lanes that have not exited.
    pub live: u32,
    pub splits: Vec<Split>,
    pub joins: Vec<Join>,
    /// Where in `splits` to look first for somebody to run; 0 for no preference.
    pub turn: usize,
}

impl Default for Row32 {
    fn default() -> Row32 {
        Row::splat(0)
    }
}

impl Flow {
    /// Starts the lanes at the beginning of a kernel.
    pub fn start(&mut self, lanes: u32, kernel: u32, local_top: u32) {
        self.live = lanes;
        self.joins.clear();
        self.splits.clear();
        self.turn = 0;
        self.splits.push(Split {
            lanes,
            function: kernel,
            pc: 0,
            base: [0; 3],
            local_base: 0,
            local_top,
            join: NONE,
            callers: Vec::new(),
            state: State::Ready,
        });
    }

    /// The next split to run: the one at the lowest place of the deepest call, or in turn after one used up its time.
    pub fn next_ready(&mut self) -> Option<usize> {
        let ready = |split: &Split| split.state == State::Ready;
        if self.turn > 0 {
            let turn = self.turn.min(self.splits.len());
            self.turn = 0;
            let order = (turn..self.splits.len()).chain(0..turn);
            return order.into_iter().find(|&index| ready(&self.splits[index]));
        }
        (0..self.splits.len())
            .filter(|&index| ready(&self.splits[index]))
            .min_by_key(|&index| (usize::MAX - self.splits[index].callers.len(), self.splits[index].pc))
    }

    /// A meeting point at `pc` for all lanes of a split that is about to part; its number.
    pub fn meet(&mut self, split: &Split, pc: u32) -> u32 {
        if pc == NOWHERE {
            return split.join;
        }
        if let Some(join) = self.joins.get(split.join as usize)
            && join.then.pc == pc
        {
            return split.join;
        }
        let join =
            Join { then: Split { pc, ..split.clone() }, expected: split.lanes, arrived: 0, free: false };
        match self.joins.iter().position(|join| join.free) {
            Some(slot) => {
                self.joins[slot] = join;
                slot as u32
            }
            None => {
                self.joins.push(join);
                self.joins.len() as u32 - 1
            }
        }
    }

    /// Lanes have come to their meeting point; those that are complete go on.
    pub fn arrive(&mut self, join: u32, lanes: u32) {
        self.joins[join as usize].arrived |= lanes;
        self.settle(join as usize);
    }

    /// If these lanes are the last that a meeting point waits for, ends it: gives all lanes that have come, and where they
    /// meet others next.
    pub fn complete(&mut self, join: u32, lanes: u32) -> Option<(u32, u32)> {
        let live = self.live;
        let join = &mut self.joins[join as usize];
        let all = (join.arrived | lanes) & live;
        (all == join.expected & live).then(|| {
            join.free = true;
            (all, join.then.join)
        })
    }

    fn settle(&mut self, index: usize) {
        let live = self.live;
        let join = &mut self.joins[index];
        if join.free || join.arrived & live != join.expected & live {
            return;
        }
        join.free = true;
        let lanes = join.arrived & live;
        if lanes != 0 {
            let split = Split { lanes, state: State::Ready, ..join.then.clone() };
            self.splits.push(split);
        }
    }

    /// Lanes are gone for good: who waited for them need not.
    pub fn exit(&mut self, lanes: u32) {
        self.live &= !lanes;
        for index in 0..self.joins.len() {
            self.settle(index);
        }
    }

    /// Lets those that wait at the meeting points go on without the others; tells whether there were any.
    pub fn release(&mut self) -> bool {
        let live = self.live;
        let mut any = false;
        for join in &mut self.joins {
            let lanes = join.arrived & live;
            if join.free || lanes == 0 {
                continue;
            }
            any = true;
            join.expected &= !lanes;
            join.arrived = 0;
            self.splits.push(Split { lanes, state: State::Ready, ..join.then.clone() });
        }
        any
    }
}

impl Flow {
    /// Splits that came to stand at one place with nothing to tell them apart become one.
    pub fn merge(&mut self) {
        let mut index = 1;
        while index < self.splits.len() {
            let same = |a: &Split, b: &Split| {
                a.state == State::Ready
                    && b.state == State::Ready
                    && a.pc == b.pc
                    && a.function == b.function
                    && a.join == b.join
                    && a.base == b.base
                    && a.local_base == b.local_base
                    && a.local_top == b.local_top
                    && a.callers.len() == b.callers.len()
                    && a.callers
                        .iter()
                        .zip(&b.callers)
                        .all(|(a, b)| (a.pc, a.function, a.join) == (b.pc, b.function, b.join))
            };
            match (0..index).find(|&other| same(&self.splits[other], &self.splits[index])) {
                Some(other) => {
                    let lanes = self.splits.remove(index).lanes;
                    self.splits[other].lanes |= lanes;
                }
                None => index += 1,
            }
        }
    }
}
