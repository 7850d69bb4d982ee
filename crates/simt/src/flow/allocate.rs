//! Places for virtual registers: liveness, then a linear scan over live ranges.
//!
//! A register's lanes are independent threads, and every write but those of whole warps is masked, so two registers may
//! share a row exactly when no single thread has both live at once: ordinary liveness on the control-flow graph is
//! right, divergence or not. A guarded write does not end the life of the old value.

use super::graph::Graph;
use crate::code::Code;
use crate::op::{Inst, P, R32, R64, Visitor};

/// The three kinds of registers, as indices.
const W32: usize = 0;
const W64: usize = 1;
const PRED: usize = 2;

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn new(len: usize) -> Set {
        Set(vec![0; len.div_ceil(64)])
    }

    fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Adds all of `other`; tells whether anything was new.
    fn union(&mut self, other: &Set) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= theirs & !*mine != 0;
            *mine |= theirs;
        }
        changed
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            (0..64).filter(move |bit| bits >> bit & 1 != 0).map(move |bit| word * 64 + bit)
        })
    }
}

/// The registers that a micro-op reads and writes, as (kind, index).
#[derive(Default)]
struct Registers {
    uses: Vec<(usize, usize)>,
    defs: Vec<(usize, usize)>,
}

impl Registers {
    fn add(&mut self, kind: usize, index: u32, def: bool) {
        if def { &mut self.defs } else { &mut self.uses }.push((kind, index as usize));
    }

    fn of(&mut self, inst: &mut Inst) {
        self.uses.clear();
        self.defs.clear();
        inst.op.visit(self);
        if let Some(guard) = inst.guard {
            self.uses.push((PRED, guard.p.0 as usize));
        }
    }
}

impl Visitor for Registers {
    fn r32(&mut self, register: &mut R32, def: bool) {
        self.add(W32, register.0, def);
    }
    fn r64(&mut self, register: &mut R64, def: bool) {
        self.add(W64, register.0, def);
    }
    fn p(&mut self, register: &mut P, def: bool) {
        self.add(PRED, register.0, def);
    }
}

/// Replaces virtual registers by their places.
struct Rename<'a>(&'a [Vec<u32>; 3]);

impl Visitor for Rename<'_> {
    fn r32(&mut self, register: &mut R32, _: bool) {
        register.0 = self.0[W32][register.0 as usize];
    }
    fn r64(&mut self, register: &mut R64, _: bool) {
        register.0 = self.0[W64][register.0 as usize];
    }
    fn p(&mut self, register: &mut P, _: bool) {
        register.0 = self.0[PRED][register.0 as usize];
    }
}

/// The registers of a kind that are live from one block to another, numbered: all that liveness has to keep account of.
struct Crossing {
    /// Number of each register, or none.
    number: Vec<Option<u32>>,
    /// Register of each number.
    register: Vec<u32>,
}

impl Crossing {
    fn of(crosses: &[bool]) -> Crossing {
        let register: Vec<u32> = (0..crosses.len()).filter(|&r| crosses[r]).map(|r| r as u32).collect();
        let mut number = vec![None; crosses.len()];
        for (n, &r) in register.iter().enumerate() {
            number[r as usize] = Some(n as u32);
        }
        Crossing { number, register }
    }

    fn get(&self, register: usize) -> Option<usize> {
        self.number[register].map(|n| n as usize)
    }
}

/// The registers that are read in some block before they are written there.
fn crossing(code: &mut Code, graph: &Graph, constant: &[Vec<bool>; 3]) -> [Crossing; 3] {
    let mut written_in = constant.each_ref().map(|kind| vec![usize::MAX; kind.len()]);
    let mut crosses = constant.each_ref().map(|kind| vec![false; kind.len()]);
    let mut registers = Registers::default();
    for block in 0..graph.blocks() {
        for inst in &mut code.insts[graph.starts[block]..graph.starts[block + 1]] {
            registers.of(inst);
            for &(kind, r) in &registers.uses {
                crosses[kind][r] |= written_in[kind][r] != block && !constant[kind][r];
            }
            for &(kind, r) in &registers.defs {
                if inst.guard.is_some() && written_in[kind][r] != block {
                    crosses[kind][r] = true;
                } else {
                    written_in[kind][r] = block;
                }
            }
        }
    }
    crosses.each_ref().map(|kind| Crossing::of(kind))
}

/// Gives every virtual register a row, constants rows of their own, and finds what may be read before it is written.
pub(super) fn registers(code: &mut Code) {
    let graph = Graph::of(&code.insts);
    let count = code.frame.map(|n| n as usize);
    let blocks = graph.blocks();
    let mut constant = [vec![false; count[W32]], vec![false; count[W64]], vec![false; count[PRED]]];
    code.consts32.iter().for_each(|(r, _)| constant[W32][r.0 as usize] = true);
    code.consts64.iter().for_each(|(r, _)| constant[W64][r.0 as usize] = true);
    let crossing = crossing(code, &graph, &constant);

    // What each block reads before writing, and what it writes for certain.
    let empty = || crossing.each_ref().map(|kind| Set::new(kind.register.len()));
    let (mut reads, mut writes) = (vec![empty(); blocks], vec![empty(); blocks]);
    let mut registers = Registers::default();
    for block in 0..blocks {
        for index in graph.starts[block]..graph.starts[block + 1] {
            let guarded = code.insts[index].guard.is_some();
            registers.of(&mut code.insts[index]);
            for &(kind, r) in &registers.uses {
                if let Some(r) = crossing[kind].get(r)
                    && !writes[block][kind].contains(r)
                {
                    reads[block][kind].insert(r);
                }
            }
            for &(kind, r) in &registers.defs {
                let Some(r) = crossing[kind].get(r) else { continue };
                if guarded && !writes[block][kind].contains(r) {
                    reads[block][kind].insert(r);
                } else {
                    writes[block][kind].insert(r);
                }
            }
        }
    }

    let mut live_in = reads.clone();
    let mut live_out = vec![empty(); blocks];
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..blocks).rev() {
            for kind in 0..3 {
                for &successor in &graph.successors[block] {
                    let (from, to) = (&live_in[successor][kind].clone(), &mut live_out[block][kind]);
                    changed |= to.union(from);
                }
                let mut through = live_out[block][kind].clone();
                for (bits, written) in through.0.iter_mut().zip(&writes[block][kind].0) {
                    *bits &= !written;
                }
                changed |= live_in[block][kind].union(&through);
            }
        }
    }

    let mut places = [vec![0; count[W32]], vec![0; count[W64]], vec![0; count[PRED]]];
    for kind in 0..3 {
        let live = (live_in.as_slice(), live_out.as_slice());
        let ranges = ranges(code, &graph, kind, live, &crossing[kind], &constant[kind]);
        code.frame[kind] = scan(ranges, &mut places[kind]);
        for (r, _) in constant[kind].iter().enumerate().filter(|(_, is)| **is) {
            places[kind][r] = code.frame[kind];
            code.frame[kind] += 1;
        }
    }
    code.pressure =
        code.frame[W32] + 2 * code.frame[W64] - (code.consts32.len() + 2 * code.consts64.len()) as u32;

    let at_entry = |kind: usize| -> Vec<u32> {
        let place = |n: usize| places[kind][crossing[kind].register[n] as usize];
        live_in.first().map(|live| live[kind].iter().map(place).collect()).unwrap_or_default()
    };
    code.zeroed32 = at_entry(W32).into_iter().map(R32).collect();
    code.zeroed64 = at_entry(W64).into_iter().map(R64).collect();
    code.zeroed_p = at_entry(PRED).into_iter().map(P).collect();
    for inst in &mut code.insts {
        inst.op.visit(&mut Rename(&places));
        if let Some(guard) = &mut inst.guard {
            guard.p.0 = places[PRED][guard.p.0 as usize];
        }
    }
    for (r, _) in &mut code.consts32 {
        r.0 = places[W32][r.0 as usize];
    }
    for (r, _) in &mut code.consts64 {
        r.0 = places[W64][r.0 as usize];
    }
}

/// The stretch of micro-ops over which each register is live, as (first, last, register).
fn ranges(
    code: &mut Code,
    graph: &Graph,
    kind: usize,
    (live_in, live_out): (&[[Set; 3]], &[[Set; 3]]),
    crossing: &Crossing,
    constant: &[bool],
) -> Vec<(usize, usize, usize)> {
    let count = constant.len();
    let mut first = vec![usize::MAX; count];
    let mut last = vec![0; count];
    let mut touch = |r: usize, index: usize| {
        first[r] = first[r].min(index);
        last[r] = last[r].max(index);
    };
    let mut registers = Registers::default();
    for block in 0..graph.blocks() {
        let (start, end) = (graph.starts[block], graph.starts[block + 1] - 1);
        live_in[block][kind].iter().for_each(|n| touch(crossing.register[n] as usize, start));
        live_out[block][kind].iter().for_each(|n| touch(crossing.register[n] as usize, end + 1));
        for index in start..=end {
            registers.of(&mut code.insts[index]);
            for &(_, r) in registers.uses.iter().chain(&registers.defs).filter(|(k, _)| *k == kind) {
                touch(r, index);
            }
        }
    }
    let mut ranges: Vec<_> = (0..count)
        .filter(|&r| first[r] != usize::MAX && !constant[r])
        .map(|r| (first[r], last[r], r))
        .collect();
    ranges.sort_unstable();
    ranges
}

/// Gives ranges that overlap different places; returns how many there are. A place is free again for a register that is
/// first written by a later micro-op than the last that reads the old one: micro-ops with several steps may write a
/// destination before they have read every source.
fn scan(ranges: Vec<(usize, usize, usize)>, places: &mut [u32]) -> u32 {
    let mut busy: std::collections::BinaryHeap<std::cmp::Reverse<(usize, u32)>> = Default::default();
    let mut free = std::collections::BinaryHeap::new();
    let mut used = 0;
    for (start, end, register) in ranges {
        while let Some(&std::cmp::Reverse((last, place))) = busy.peek()
            && last < start
        {
            busy.pop();
            free.push(std::cmp::Reverse(place));
        }
        let place = match free.pop() {
            Some(std::cmp::Reverse(place)) => place,
            None => {
                used += 1;
                used - 1
            }
        };
        places[register] = place;
        busy.push(std::cmp::Reverse((end, place)));
    }
    used
}
