//! Basic blocks of micro-ops.

use crate::op::{Inst, Op};

/// A control-flow graph. Blocks are in the order of the code, and the first one is the entry.
pub(super) struct Graph {
    /// First micro-op of each block, then the number of micro-ops.
    pub starts: Vec<usize>,
    pub successors: Vec<Vec<usize>>,
    /// Whether the block ends in `ret` or `exit` for every lane that reaches its end.
    pub returns: Vec<bool>,
}

impl Graph {
    pub fn of(insts: &[Inst]) -> Graph {
        let mut leader = vec![false; insts.len() + 1];
        leader[0] = true;
        leader[insts.len()] = true;
        let mut mark = |target: u32| {
            if let Some(slot) = leader.get_mut(target as usize) {
                *slot = true;
            }
        };
        for (index, inst) in insts.iter().enumerate() {
            match &inst.op {
                Op::Bra { target } | Op::BraIf { target, .. } => {
                    mark(*target);
                    mark(index as u32 + 1);
                }
                Op::Brx(table) => {
                    table.1.iter().for_each(|&target| mark(target));
                    mark(index as u32 + 1);
                }
                op if op.ends_block() => mark(index as u32 + 1),
                _ => {}
            }
        }
        let starts: Vec<usize> = (0..=insts.len()).filter(|&index| leader[index]).collect();
        let block_of = |target: u32| starts.binary_search(&(target as usize)).ok();
        let blocks = starts.len() - 1;
        let mut successors = vec![Vec::new(); blocks];
        let mut returns = vec![false; blocks];
        for block in 0..blocks {
            let last = starts[block + 1] - 1;
            let next = (block + 1 < blocks).then_some(block + 1);
            let inst = &insts[last];
            let mut out: Vec<usize> = match &inst.op {
                Op::Bra { target } => block_of(*target).into_iter().collect(),
                Op::BraIf { target, .. } => next.into_iter().chain(block_of(*target)).collect(),
                Op::Brx(table) => table.1.iter().filter_map(|&target| block_of(target)).collect(),
                Op::Ret | Op::Exit if inst.guard.is_none() => {
                    returns[block] = true;
                    Vec::new()
                }
                Op::Trap if inst.guard.is_none() => Vec::new(),
                _ => next.into_iter().collect(),
            };
            out.sort_unstable();
            out.dedup();
            out.retain(|&block| block < blocks);
            successors[block] = out;
        }
        Graph { starts, successors, returns }
    }

    /// Which blocks some path from the entry leads to.
    pub fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.blocks()];
        let mut stack = vec![0];
        while let Some(block) = stack.pop() {
            if reached.get(block) == Some(&false) {
                reached[block] = true;
                stack.extend(&self.successors[block]);
            }
        }
        reached
    }

    pub fn blocks(&self) -> usize {
        self.successors.len()
    }
}
