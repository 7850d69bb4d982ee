//! Barriers of a block (PTX ISA 9.0, 9.7.13.1). Threads are counted, not warps, and those that have exited are not
//! waited for.

use super::block::{Block, Broken};
use super::observe::Observer;
use super::step::{Worker, Wrong};
use super::warp::{Split, State};
use crate::fault::FaultKind;
use crate::op::{Bar, BarKind, Op};
use crate::row::{Active, Frame, Row, expand};

/// The numbered barriers.
const BARRIERS: usize = 16;

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
        let expected = barrier.count.unwrap_or(live);
        format!("barrier {id}, where {} of {expected} threads have arrived", barrier.arrived)
    }
}

/// The lanes of `on` come to a barrier; gives its number.
#[inline(never)]
pub(super) fn come(
    frame: &Frame<'_>,
    bar: &Bar,
    on: u32,
    barriers: &mut Barriers,
) -> Result<u32, Box<Wrong>> {
    let lane = (on.trailing_zeros() & 31) as usize;
    let id = frame.r32(bar.id).0[lane];
    let wrong = |rule: String| Err(Wrong::new(FaultKind::Barrier { barrier: id, rule }, on));
    if id as usize >= BARRIERS {
        return wrong("a block has barriers 0 to 15".to_string());
    }
    let count = bar.count.map(|r| frame.r32(r).0[lane]);
    if let Some(count) = count
        && (count == 0 || !count.is_multiple_of(32))
    {
        return wrong(format!("{count} threads: the number must be a multiple of the warp's 32"));
    }
    let held = match bar.kind {
        BarKind::Sync | BarKind::Arrive => on,
        BarKind::Popc { p, negated, .. } | BarKind::Vote { p, negated, .. } => {
            let p = frame.p(p);
            on & if negated { !p } else { p }
        }
    };
    barriers.arrive(id, on.count_ones(), count, held.count_ones());
    Ok(id)
}

impl Block {
    /// Lets go all barriers that are complete; tells whether there were any.
    pub fn settle_barriers<O: Observer>(&mut self, worker: &mut Worker<'_, O>) -> Result<bool, Box<Broken>> {
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
            self.check_alignment(worker, id)?;
            self.shared.barriers.all[id as usize] = Barrier::default();
            self.shared.barriers.busy &= !(1 << id);
            self.let_go(id, barrier.held, !barrier.failed);
        }
        Ok(any)
    }

    /// The rule of `.aligned`, which `bar` has by itself: all lanes of a warp execute the same barrier instruction. Lanes
    /// that wait at different ones are counted here, but on hardware such a kernel may never end.
    fn check_alignment<O: Observer>(&self, worker: &Worker<'_, O>, id: u32) -> Result<(), Box<Broken>> {
        for warp in self.warps.iter().filter(|warp| warp.flow.splits.len() > 1) {
            let mut first: Option<&Split> = None;
            for split in &warp.flow.splits {
                if !matches!(split.state, State::Barrier { id: at, .. } if at == id) {
                    continue;
                }
                let code = &worker.launch.codes[split.function as usize];
                let Some(Op::Bar(bar)) = code.insts.get(split.pc as usize).map(|inst| &inst.op) else {
                    continue;
                };
                match first {
                    Some(other)
                        if bar.aligned && (other.function, other.pc) != (split.function, split.pc) =>
                    {
                        let place = worker.launch.origin(other.function, other.pc).map_or_else(
                            String::new,
                            |there| match &there.source {
                                Some(source) => source.to_string(),
                                None => format!("line {} of the PTX", there.ptx_line),
                            },
                        );
                        let rule = format!(
                            "lanes {:#010x} of warp {} wait here and lanes {:#010x} at {place}, but all lanes of a \
                             warp must come to the same barrier instruction; move the barrier out of the branch, or \
                             use `barrier.sync` without `.aligned`",
                            split.lanes, warp.index, other.lanes
                        );
                        return Err(Box::new(Broken {
                            kind: FaultKind::Barrier { barrier: id, rule },
                            function: split.function,
                            pc: split.pc,
                            thread: warp.index * 32 + split.lanes.trailing_zeros().min(31),
                        }));
                    }
                    Some(_) => {}
                    None => first = Some(split),
                }
            }
        }
        Ok(())
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
