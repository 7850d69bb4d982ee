//! Turns of splits: what goes around the interpreter's loop.

use super::block::{Block, Broken};
use super::observe::Observer;
use super::step::{Stop, Turn, WAITING, Worker, Wrong};

impl<O: Observer> Worker<'_, O> {
    /// Gives a split of a warp a turn.
    pub fn turn(
        &mut self,
        block: &mut Block,
        warp: usize,
        split: usize,
        fuel: u32,
    ) -> Result<Turn, Box<Broken>> {
        let Block { warps, shared, .. } = block;
        let warp = &mut warps[warp];
        let mut split = warp.flow.splits.swap_remove(split);
        let mut left = fuel;
        let mut polls = 0;
        let stop = self.run(warp, shared, &mut split, &mut left, &mut polls);
        let stop = match stop {
            Ok(stop) => stop,
            Err(wrong) => {
                let Wrong { kind, lane } = *wrong;
                return Err(Box::new(Broken {
                    kind,
                    function: split.function,
                    pc: split.pc,
                    thread: warp.index * 32 + lane,
                }));
            }
        };
        if split.lanes != 0 {
            warp.flow.splits.push(split);
            if stop == Stop::Turn {
                // Somebody else first.
                warp.flow.turn = 1;
                warp.flow.splits.rotate_right(1);
                warp.flow.merge();
            }
        }
        if stop == Stop::Blocked && warp.flow.splits.len() > 1 {
            self.settle_warp(warp, shared).map_err(|wrong| {
                let (function, pc) =
                    warp.flow.splits.first().map_or((0, 0), |split| (split.function, split.pc));
                Box::new(Broken { kind: wrong.kind, function, pc, thread: warp.index * 32 + wrong.lane })
            })?;
        }
        Ok(Turn { stop, used: fuel - left, waiting: polls >= WAITING })
    }

    /// Completes the warp-level operations that all lanes have come to, in every warp.
    pub fn settle_members(&mut self, block: &mut Block, warp: usize) -> Result<bool, Box<Broken>> {
        let Block { warps, shared, .. } = block;
        let warp = &mut warps[warp];
        self.settle_warp(warp, shared)
            .map_err(|wrong| Box::new(Broken { kind: wrong.kind, function: 0, pc: 0, thread: wrong.lane }))
    }
}
