//! The interpreter: runs one split of a warp until it has to stop.

use super::barrier;
use super::block::Shared;
use super::collective::{Groups, collective};
use super::launch::Launch;
use super::observe::Observer;
use super::video::video;
use super::warp::{NONE, Split, State, Warp};
use crate::code::{Code, FUNCTION_BASE, FUNCTION_STRIDE};
use crate::fault::FaultKind;
use crate::memory::{LaneStore, Lookup, lanes_of};
use crate::op::{BarKind, Callee, Op, PredOp};
use crate::row::{Active, Row, Row32, expand};
use crate::special::Special64;

/// What looking again at something that has not changed costs of a turn: whoever polls gives way sooner.
const POLL: u32 = 256;
/// Polls in a turn from which on a split counts as waiting.
pub(super) const WAITING: u32 = 16;

/// Why a split stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// Its turn is over.
    Turn,
    /// It waits, has gone, or has become part of another.
    Blocked,
}

pub(super) struct Turn {
    pub stop: Stop,
    /// Micro-ops executed.
    pub used: u32,
    /// Whether it seems to wait for somebody.
    pub waiting: bool,
}

/// A worker thread.
pub(super) struct Worker<'a, O: Observer> {
    pub launch: &'a Launch<'a>,
    pub lookup: Lookup<'a>,
    pub observer: O,
}

/// What goes wrong in an instruction, and in which lane.
pub(super) struct Wrong {
    pub kind: FaultKind,
    pub lane: u32,
}

impl Wrong {
    #[cold]
    pub fn new(kind: FaultKind, lanes: u32) -> Box<Wrong> {
        Box::new(Wrong { kind, lane: lanes.trailing_zeros().min(31) })
    }
}

/// What is at hand while a warp runs.
pub(super) struct Here<'w, 'a, O: Observer> {
    pub launch: &'w Launch<'w>,
    pub observer: &'w mut O,
    pub lookup: &'w mut Lookup<'a>,
    pub shared: &'w mut Shared,
    pub local: &'w mut LaneStore,
    pub warp_index: u32,
    pub tid: &'w [Row32; 3],
    /// Number of the PTX instruction.
    pub origin: u32,
    /// The lanes that execute it.
    pub lanes: u32,
    /// How often somebody looked at something that had not changed.
    pub polls: u32,
}

impl<O: Observer> Worker<'_, O> {
    /// The interpreter's loop. On the way out `split` is where it stopped; with no lanes it is gone.
    pub(super) fn run(
        &mut self,
        warp: &mut Warp,
        shared: &mut Shared,
        split: &mut Split,
        left: &mut u32,
        polls: &mut u32,
    ) -> Result<Stop, Box<Wrong>> {
        let launch = self.launch;
        // Kept apart from where they belong, so that the loop has them in registers.
        let (mut fuel, mut issued) = (*left, 0u64);
        // Puts them back, on the way out and before somebody looks.
        macro_rules! sync {
            () => {{
                *left = fuel;
                shared.executed += std::mem::take(&mut issued);
            }};
        }
        'call: loop {
            let code: &Code = &launch.codes[split.function as usize];
            let origin_base = launch.origin_bases[split.function as usize];
            let insts = code.insts.as_slice();
            let mut frame = warp.registers.frame(split.base);
            let mut pc = split.pc;
            let mut lanes = split.lanes;
            let mut keep = expand(lanes);
            let mut whole = lanes == warp.flow.live;
            // Leaves the loop with the place written back.
            macro_rules! stop {
                ($pc:expr, $stop:expr) => {{
                    split.pc = $pc;
                    split.lanes = lanes;
                    sync!();
                    return Ok($stop);
                }};
            }
            macro_rules! wrong {
                ($kind:expr, $lanes:expr) => {{
                    split.pc = pc;
                    split.lanes = lanes;
                    sync!();
                    return Err(Wrong::new($kind, $lanes));
                }};
            }
            macro_rules! attempt {
                ($result:expr) => {
                    match $result {
                        Ok(value) => value,
                        Err(wrong) => {
                            split.pc = pc;
                            split.lanes = lanes;
                            sync!();
                            return Err(wrong);
                        }
                    }
                };
            }
            loop {
                if fuel == 0 {
                    stop!(pc, Stop::Turn);
                }
                fuel -= 1;
                let inst = &insts[pc as usize];
                let origin = origin_base + inst.origin;
                let on = match inst.guard {
                    None => lanes,
                    Some(guard) => {
                        let p = frame.p(guard.p);
                        lanes & if guard.negated { !p } else { p }
                    }
                };
                if inst.counts {
                    issued += 1;
                    self.observer.issue(origin, on, warp.existing);
                }
                if on == 0 {
                    pc += 1;
                    continue;
                }
                let guard_keep;
                let active = if on == lanes {
                    if whole { Active::All } else { Active::Some(&keep) }
                } else {
                    guard_keep = expand(on);
                    Active::Some(&guard_keep)
                };
                macro_rules! here {
                    () => {
                        Here {
                            launch,
                            observer: &mut self.observer,
                            lookup: &mut self.lookup,
                            shared,
                            local: &mut warp.local,
                            warp_index: warp.index,
                            tid: &warp.tid,
                            origin,
                            lanes: on,
                            polls: 0,
                        }
                    };
                }
                match &inst.op {
                    &Op::A32_32 { f, d, a } => frame.apply1(f, d, a, active),
                    &Op::A32_64 { f, d, a } => frame.apply1(f, d, a, active),
                    &Op::A64_32 { f, d, a } => frame.apply1(f, d, a, active),
                    &Op::A64_64 { f, d, a } => frame.apply1(f, d, a, active),
                    &Op::B32 { f, d, a, b } => frame.apply2(f, d, a, b, active),
                    &Op::B64 { f, d, a, b } => frame.apply2(f, d, a, b, active),
                    &Op::B64_32_32 { f, d, a, b } => frame.apply2(f, d, a, b, active),
                    &Op::B64_64_32 { f, d, a, b } => frame.apply2(f, d, a, b, active),
                    &Op::B32_64_32 { f, d, a, b } => frame.apply2(f, d, a, b, active),
                    &Op::C32 { f, d, a, b, c } => frame.apply3(f, d, a, b, c, active),
                    &Op::C64 { f, d, a, b, c } => frame.apply3(f, d, a, b, c, active),
                    &Op::C64_32_32_64 { f, d, a, b, c } => frame.apply3(f, d, a, b, c, active),
                    &Op::C64_64_32_32 { f, d, a, b, c } => frame.apply3(f, d, a, b, c, active),
                    &Op::E32 { f, d, a, b, c, e } => frame.apply4(f, d, a, b, c, e, active),
                    &Op::E64_64_64_32_32 { f, d, a, b, c, e } => frame.apply4(f, d, a, b, c, e, active),
                    &Op::T32 { f, d, a } => {
                        let holds = frame.test1(f, a);
                        frame.set_p(d, holds, on);
                    }
                    &Op::T64 { f, d, a } => {
                        let holds = frame.test1(f, a);
                        frame.set_p(d, holds, on);
                    }
                    &Op::U32 { f, d, a, b } => {
                        let holds = frame.test2(f, a, b);
                        frame.set_p(d, holds, on);
                    }
                    &Op::U64 { f, d, a, b } => {
                        let holds = frame.test2(f, a, b);
                        frame.set_p(d, holds, on);
                    }
                    &Op::Pred { f, d, a, b } => {
                        let (a, b) = (frame.p(a), frame.p(b));
                        let holds = match f {
                            PredOp::And => a & b,
                            PredOp::Or => a | b,
                            PredOp::Xor => a ^ b,
                            PredOp::AndNot => a & !b,
                        };
                        frame.set_p(d, holds, on);
                    }
                    &Op::PredConst { f, d } => frame.set_p(d, if f { u32::MAX } else { 0 }, on),
                    &Op::Select32 { d, a, b, p } => {
                        let choose = expand(frame.p(p));
                        let (a, b) = (*frame.r32(a), *frame.r32(b));
                        let mut new = b;
                        crate::row::blend32(&mut new, &a, &choose);
                        frame.set32(d, &new, active);
                    }
                    &Op::Select64 { d, a, b, p } => {
                        let choose = expand(frame.p(p));
                        let (a, b) = (*frame.r64(a), *frame.r64(b));
                        let mut new = b;
                        crate::row::blend64(&mut new, &a, &choose);
                        frame.set64(d, &new, active);
                    }
                    &Op::Special32 { f, d } => {
                        sync!();
                        let new = here!().special32(f);
                        frame.set32(d, &new, active);
                    }
                    &Op::Special64 { f, d } => {
                        sync!();
                        let value = match f {
                            Special64::Clock | Special64::Timer => shared.executed,
                            Special64::GridId => launch.grid_id,
                            Special64::Fixed(value) => value,
                        };
                        frame.set64(d, &Row::splat(value), active);
                    }
                    &Op::ActiveMask { d } => frame.set32(d, &Row::splat(on), active),
                    &Op::LocalAddr { f, d } => {
                        frame.set64(d, &Row::splat(u64::from(split.local_base + f)), active);
                    }
                    Op::LdParam(load) => attempt!(launch.load_params(&mut frame, load, on, active)),
                    Op::Ld(mem) => {
                        let mut here = here!();
                        let result = here.load(&mut frame, mem, active);
                        let spent = here.polls;
                        attempt!(result);
                        *polls += spent;
                        fuel = fuel.saturating_sub(spent * POLL);
                    }
                    Op::St(mem) => {
                        let mut here = here!();
                        attempt!(here.store(&mut frame, mem));
                    }
                    Op::Atom(atom) => {
                        let mut here = here!();
                        let result = here.atomic(&mut frame, atom, active);
                        let spent = here.polls;
                        attempt!(result);
                        *polls += spent;
                        fuel = fuel.saturating_sub(spent * POLL);
                    }
                    &Op::Bra { target } => {
                        pc = target;
                        continue;
                    }
                    &Op::BraIf { p, negated, target, join } => {
                        let p = frame.p(p);
                        let taken = lanes & if negated { !p } else { p };
                        let rest = lanes & !taken;
                        self.observer.branch(origin, taken != 0 && rest != 0);
                        if rest == 0 {
                            pc = target;
                            continue;
                        }
                        if taken != 0 {
                            split.lanes = lanes;
                            let meeting = warp.flow.meet(split, join);
                            // One side may be at the meeting point already.
                            if join == target {
                                warp.flow.arrive(meeting, taken);
                                lanes = rest;
                            } else if join == pc + 1 {
                                warp.flow.arrive(meeting, rest);
                                lanes = taken;
                                pc = target;
                                split.join = meeting;
                                keep = expand(lanes);
                                whole = false;
                                continue;
                            } else {
                                let other =
                                    Split { lanes: taken, pc: target, join: meeting, ..split.clone() };
                                warp.flow.splits.push(other);
                                lanes = rest;
                            }
                            split.join = meeting;
                            keep = expand(lanes);
                            whole = false;
                        }
                    }
                    Op::Brx(table) => {
                        let (index, targets, join) = &**table;
                        let row = *frame.r32(*index);
                        let mut todo = lanes;
                        let mut first = None;
                        split.lanes = lanes;
                        let mut meeting = NONE;
                        while todo != 0 {
                            let lane = todo.trailing_zeros() as usize;
                            let value = row.0[lane];
                            let same =
                                lanes_of(todo).filter(|&l| row.0[l] == value).fold(0, |m, l| m | 1 << l);
                            let Some(&target) = targets.get(value as usize) else {
                                wrong!(
                                    FaultKind::BadBranch { index: value, entries: targets.len() as u32 },
                                    same
                                );
                            };
                            if same == lanes {
                                first = Some((same, target));
                                break;
                            }
                            if first.is_none() {
                                meeting = warp.flow.meet(split, *join);
                                first = Some((same, target));
                            } else {
                                warp.flow.splits.push(Split {
                                    lanes: same,
                                    pc: target,
                                    join: meeting,
                                    ..split.clone()
                                });
                            }
                            todo &= !same;
                        }
                        if let Some((same, target)) = first {
                            self.observer.branch(origin, same != lanes);
                            if same != lanes {
                                split.join = meeting;
                                lanes = same;
                                keep = expand(lanes);
                                whole = false;
                            }
                            pc = target;
                            continue;
                        }
                    }
                    Op::Join => {
                        if let Some(join) = warp.flow.joins.get(split.join as usize)
                            && join.then.pc == pc
                        {
                            let meeting = split.join;
                            if let Some((all, next)) = warp.flow.complete(meeting, lanes) {
                                // The last to come: all go on together, perhaps to the next meeting at this very place.
                                lanes = all;
                                split.join = next;
                                keep = expand(lanes);
                                whole = lanes == warp.flow.live;
                                continue;
                            }
                            split.pc = pc;
                            split.lanes = 0;
                            warp.flow.arrive(meeting, lanes);
                            sync!();
                            return Ok(Stop::Blocked);
                        }
                    }
                    Op::Call(call) => {
                        let callee = match call.callee {
                            Callee::Direct(function) => function,
                            Callee::Indirect(target) => {
                                let row = *frame.r64(target);
                                let address = row.0[(on.trailing_zeros() & 31) as usize];
                                let same =
                                    lanes_of(on).filter(|&l| row.0[l] == address).fold(0, |m, l| m | 1 << l);
                                let function = address.wrapping_sub(FUNCTION_BASE) / FUNCTION_STRIDE;
                                let valid = address >= FUNCTION_BASE
                                    && address.is_multiple_of(FUNCTION_STRIDE)
                                    && launch.callable(function, call);
                                if !valid {
                                    wrong!(FaultKind::BadCall { address }, same);
                                }
                                self.observer.branch(origin, same != on);
                                if same != on {
                                    // The others call later, from the same place.
                                    split.lanes = lanes;
                                    let (now, later) = (same, lanes & !same);
                                    let after = warp.flow.meet(split, pc + 1);
                                    warp.flow.splits.push(Split {
                                        lanes: later,
                                        pc,
                                        join: after,
                                        ..split.clone()
                                    });
                                    split.join = after;
                                    lanes = now;
                                }
                                function as u32
                            }
                        };
                        let calling = lanes & on;
                        if calling != lanes {
                            // Lanes whose guard fails go on without the call, and meet the others after it.
                            split.lanes = lanes;
                            let after = warp.flow.meet(split, pc + 1);
                            warp.flow.splits.push(Split {
                                lanes: lanes & !calling,
                                pc: pc + 1,
                                join: after,
                                ..split.clone()
                            });
                            split.join = after;
                            lanes = calling;
                        }
                        split.lanes = lanes;
                        split.pc = pc;
                        attempt!(launch.enter(warp, split, code, callee, call));
                        continue 'call;
                    }
                    Op::Service(call) => {
                        let mut here = here!();
                        attempt!(here.service(split.local_base, call));
                    }
                    Op::Ret => {
                        split.lanes = lanes;
                        launch.leave(warp, split, code);
                        continue 'call;
                    }
                    Op::Exit => {
                        lanes &= !on;
                        split.lanes = lanes;
                        split.pc = pc + 1;
                        shared.live -= on.count_ones();
                        warp.cluster.exit(&mut shared.peers.barrier, on);
                        warp.flow.exit(on);
                        if lanes == 0 {
                            sync!();
                            return Ok(Stop::Blocked);
                        }
                        keep = expand(lanes);
                        whole = lanes == warp.flow.live;
                    }
                    Op::Trap => wrong!(FaultKind::Trap, on),
                    Op::Warp(op) => {
                        let first = (on.trailing_zeros() & 31) as usize;
                        let members = op.members.map(|r| frame.r32(r).0[first]);
                        let groups = op
                            .members
                            .map_or(Groups::One, |r| Groups::of(&frame.r32(r).0, on, warp.flow.live));
                        match groups {
                            Groups::One => {
                                if let Some(mask) = members.filter(|mask| on & !mask != 0) {
                                    wrong!(FaultKind::NotInMask { mask, lanes: on }, on & !mask);
                                }
                            }
                            Groups::Apart(group) => {
                                // The others do theirs later; what was counted is counted again for them.
                                let rest = Split { lanes: lanes & !group, pc, ..split.clone() };
                                warp.flow.splits.push(rest);
                                lanes = group;
                                keep = expand(lanes);
                                whole = false;
                                continue;
                            }
                            Groups::Here(groups) => {
                                for (group, mask) in groups {
                                    if group & !mask != 0 {
                                        wrong!(FaultKind::NotInMask { mask, lanes: group }, group & !mask);
                                    }
                                    collective(&mut frame, op.kind, group, mask);
                                }
                                pc += 1;
                                continue;
                            }
                        }
                        let missing = members.map_or(0, |members| members & warp.flow.live & !lanes);
                        if missing == 0 {
                            collective(&mut frame, op.kind, on, members.unwrap_or(on));
                        } else {
                            split.state = State::Members { members: members.unwrap_or(on), lanes: on };
                            stop!(pc, Stop::Blocked);
                        }
                    }
                    Op::Bar(bar) => {
                        let id = attempt!(barrier::come(&frame, bar, on, &mut shared.barriers));
                        self.observer.barrier(origin);
                        if bar.kind != BarKind::Arrive {
                            split.state = State::Barrier { id, kind: bar.kind, lanes: on };
                            stop!(pc, Stop::Blocked);
                        }
                    }
                    Op::ClusterArrive => {
                        std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
                        warp.cluster.arrive(&mut shared.peers.barrier, on);
                    }
                    Op::ClusterWait => {
                        if warp.cluster.waits(&shared.peers.barrier, on) {
                            split.state = State::Cluster { lanes: on };
                            shared.cluster_waits += 1;
                            stop!(pc, Stop::Blocked);
                        }
                        warp.cluster.pass(on);
                    }
                    Op::Carry(carry) => super::memory::carry(&mut frame, carry, on, active),
                    Op::Fence => std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst),
                    &Op::Idle { more } => {
                        for later in 1..=more {
                            issued += 1;
                            self.observer.issue(origin + later, on, warp.existing);
                        }
                    }
                    Op::Yield => {
                        *polls += WAITING;
                        stop!(pc + 1, Stop::Turn);
                    }
                    Op::AsyncCopy(copy) => {
                        let mut here = here!();
                        attempt!(here.copy(&mut frame, copy));
                    }
                    Op::BulkCopy(copy) => {
                        let mut here = here!();
                        attempt!(here.bulk(&frame, copy));
                    }
                    Op::Mbarrier(barrier) => {
                        let mut here = here!();
                        let waits = attempt!(here.mbarrier(&mut frame, barrier));
                        if waits {
                            *polls += 1;
                            fuel = fuel.saturating_sub(POLL);
                        }
                    }
                    Op::Matrix(matrix) => {
                        let mut here = here!();
                        attempt!(here.matrix(&mut frame, matrix, active));
                    }
                    Op::Tex(tex) => {
                        let mut here = here!();
                        attempt!(here.texture(&mut frame, tex, active));
                    }
                    Op::Video(op) => video(&mut frame, op, active),
                    &Op::Alloca { d, bytes, align } => {
                        let most = lanes_of(on).map(|l| frame.r64(bytes).0[l]).max().unwrap_or(0);
                        let start = attempt!(split.allocate(most, align, warp.local.lane_bytes(), on));
                        frame.set64(d, &Row::splat(u64::from(start)), active);
                    }
                    &Op::StackSave { d } => frame.set64(d, &Row::splat(u64::from(split.local_top)), active),
                    &Op::StackRestore { a } => {
                        split.local_top = frame.r64(a).0[(on.trailing_zeros() & 31) as usize] as u32;
                    }
                    Op::Unsupported(what) => wrong!(FaultKind::Unsupported { what: what.to_string() }, on),
                }
                pc += 1;
            }
        }
    }
}
