//! Where lanes that went different ways at a branch meet again: the branch's immediate post-dominator.
//!
//! Post-dominators are those of a graph in which paths that end in a trap do not count, since nobody comes back from
//! them. Where a branch has none because some of its paths return early, a second look ignores all returns but the last
//! one: the lanes that do not return early still meet. A wrong guess costs time, never correctness, because lanes that
//! left no longer count at a meeting point.

use super::graph::Graph;
use crate::code::Code;
use crate::op::{Inst, NOWHERE, Op};

const NONE: usize = usize::MAX;

/// Puts a [`Op::Join`] at the start of every block where lanes meet, and tells the branches.
pub(super) fn insert(code: &mut Code) {
    let graph = Graph::of(&code.insts);
    let blocks = graph.blocks();
    let reached = graph.reached();
    let all: Vec<usize> = (0..blocks).filter(|&block| graph.returns[block] && reached[block]).collect();
    let strict = post_dominators(&graph, &all);
    let last: Vec<usize> = all.last().copied().into_iter().collect();
    let lenient = if all.len() > 1 { post_dominators(&graph, &last) } else { strict.clone() };
    let meeting = |block: usize| -> Option<usize> {
        [&strict, &lenient].into_iter().map(|tree| tree[block]).find(|&at| at != NONE && at < blocks)
    };

    // Meeting block of each branch, by index of the branch.
    let mut joins = Vec::new();
    let mut is_join = vec![false; blocks];
    for block in 0..blocks {
        let last = graph.starts[block + 1] - 1;
        if matches!(code.insts[last].op, Op::BraIf { .. } | Op::Brx(_))
            && let Some(at) = meeting(block)
        {
            joins.push((last, at));
            is_join[at] = true;
        }
    }

    let mut insts = Vec::with_capacity(code.insts.len() + joins.len());
    // New index of each old micro-op that a branch may go to.
    let mut moved = vec![NOWHERE; code.insts.len() + 1];
    let mut join_at = vec![NOWHERE; blocks];
    let mut branches = joins.into_iter().peekable();
    let mut pending = Vec::new();
    let old = std::mem::take(&mut code.insts);
    let mut block = 0;
    for (index, inst) in old.into_iter().enumerate() {
        if block < blocks && graph.starts[block] == index {
            moved[index] = insts.len() as u32;
            if is_join[block] {
                join_at[block] = insts.len() as u32;
                insts.push(Inst { op: Op::Join, guard: None, origin: inst.origin, counts: false });
            }
            block += 1;
        }
        if let Some(&(at, meeting)) = branches.peek()
            && at == index
        {
            pending.push((insts.len(), meeting));
            branches.next();
        }
        insts.push(inst);
    }
    for (index, meeting) in pending {
        match &mut insts[index].op {
            Op::BraIf { join, .. } => *join = join_at[meeting],
            Op::Brx(table) => table.2 = join_at[meeting],
            _ => {}
        }
    }
    for inst in &mut insts {
        match &mut inst.op {
            Op::Bra { target } | Op::BraIf { target, .. } => *target = moved[*target as usize],
            Op::Brx(table) => table.1.iter_mut().for_each(|target| *target = moved[*target as usize]),
            _ => {}
        }
    }
    code.insts = insts;
}

/// The immediate post-dominator of each block, after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
/// `exits` are the blocks that lead to the virtual exit; its own index is the number of blocks, and blocks from which it
/// cannot be reached have none.
fn post_dominators(graph: &Graph, exits: &[usize]) -> Vec<usize> {
    let blocks = graph.blocks();
    let exit = blocks;
    let mut predecessors = vec![Vec::new(); blocks + 1];
    for (block, successors) in graph.successors.iter().enumerate() {
        for &successor in successors {
            predecessors[successor].push(block);
        }
    }
    predecessors[exit] = exits.to_vec();

    // Post-order of the reversed graph, from the exit.
    let mut order = Vec::with_capacity(blocks + 1);
    let mut number = vec![NONE; blocks + 1];
    let mut seen = vec![false; blocks + 1];
    let mut stack = vec![(exit, 0)];
    seen[exit] = true;
    while let Some((block, next)) = stack.pop() {
        if let Some(&predecessor) = predecessors[block].get(next) {
            stack.push((block, next + 1));
            if !seen[predecessor] {
                seen[predecessor] = true;
                stack.push((predecessor, 0));
            }
        } else {
            number[block] = order.len();
            order.push(block);
        }
    }

    let mut tree = vec![NONE; blocks + 1];
    tree[exit] = exit;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev().filter(|&&block| block != exit) {
            let leads_out = exits.contains(&block).then_some(exit);
            let mut new = NONE;
            for successor in graph.successors[block].iter().copied().chain(leads_out) {
                if tree[successor] == NONE {
                    continue;
                }
                new = if new == NONE { successor } else { intersect(&tree, &number, new, successor) };
            }
            if new != tree[block] {
                tree[block] = new;
                changed = true;
            }
        }
    }
    tree.truncate(blocks);
    tree
}

fn intersect(tree: &[usize], number: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while number[a] < number[b] {
            a = tree[a];
        }
        while number[b] < number[a] {
            b = tree[b];
        }
    }
    a
}
