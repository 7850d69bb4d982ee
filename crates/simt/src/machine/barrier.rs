//! Barriers of a block (PTX ISA 9.0, 9.7.13.1). Threads are counted, not warps, and those that have exited are not
//! waited for.

use super::block::{Block, Broken};
use super::observe::Observer;
use super::step::Worker;
use super::warp::State;
use crate::op::BarKind;
use crate::row::{Active, Row, expand};

/// The 16 numbered barriers, and one for clusters, which are of one block here.
pub(super) const BARRIERS: usize = 17;
const CLUSTER: u32 = 16;

#[derive(Clone, Copy, Debug, Default)]
struct Barrier {
    arrived: u32,
    /// Threads to wait for, where the instructions name a number.
    count: Option<u32>,
    /// Threads whose predicate held, and whether somebody's did not.
    held: u32,
    failed: bool,
}

#[derive(Debug, Default)]
pub(super) struct Barriers {
    all: [Barrier; BARRIERS],
    /// Barriers that somebody has arrived at.
    busy: u32,
}

impl Barriers {
    pub fn reset(&mut self) {
        *self = Barriers::default();
    }

    /// Threads arrive; `held` are those whose predicate holds.
    pub fn arrive(&mut self, id: u32, threads: u32, count: Option<u32>, held: u32) {
        let barrier = &mut self.all[id as usize];
        barrier.arrived += threads;
        barrier.count = count.or(barrier.count);
        barrier.held += held;
        barrier.failed |= held != threads;
        self.busy |= 1 << id;
    }

    pub fn describe(&self, id: u32, live: u32) -> String {
        let barrier = &self.all[id as usize];
        let name = if id == CLUSTER { "the cluster's barrier".to_string() } else { format!("barrier {id}") };
        format!("{name}, where {} of {} threads have arrived", barrier.arrived, barrier.count.unwrap_or(live))
    }
}

/// The barrier that an operand names; `None` for numbers that do not exist.
pub(super) fn number(id: u32) -> Option<u32> {
    match id {
        0..=15 => Some(id),
        u32::MAX => Some(CLUSTER),
        _ => None,
    }
}

impl Block {
    /// Lets go all barriers that are complete; tells whether there were any.
    pub fn settle_barriers<O: Observer>(&mut self, _: &mut Worker<'_, O>) -> Result<bool, Box<Broken>> {
        let mut any = false;
        let mut busy = self.shared.barriers.busy;
        while busy != 0 {
            let id = busy.trailing_zeros();
            busy &= busy - 1;
            let barrier = self.shared.barriers.all[id as usize];
            if barrier.arrived < barrier.count.unwrap_or(self.shared.live) {
                continue;
            }
            any = true;
            self.shared.barriers.all[id as usize] = Barrier::default();
            self.shared.barriers.busy &= !(1 << id);
            self.let_go(id, barrier.held, !barrier.failed);
        }
        Ok(any)
    }

    fn let_go(&mut self, id: u32, held: u32, all: bool) {
        for warp in &mut self.warps {
            for split in &mut warp.flow.splits {
                let State::Barrier { id: at, kind, lanes } = split.state else { continue };
                if at != id {
                    continue;
                }
                split.state = State::Ready;
                split.pc += 1;
                let mut frame = warp.registers.frame(split.base);
                match kind {
                    BarKind::Sync | BarKind::Arrive => {}
                    BarKind::Popc { d, .. } => {
                        frame.set32(d, &Row::splat(held), Active::Some(&expand(lanes)));
                    }
                    BarKind::Vote { d, all: of_all, .. } => {
                        let holds = if of_all { all } else { held != 0 };
                        frame.set_p(d, if holds { u32::MAX } else { 0 }, lanes);
                    }
                }
            }
            warp.flow.merge();
        }
    }
}
