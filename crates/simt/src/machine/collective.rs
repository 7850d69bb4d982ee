//! Operations between the lanes of a warp (PTX ISA 9.0, 9.7.9.6 and 9.7.13.3 to 9.7.13.8).

use std::mem::discriminant;

use super::block::Shared;
use super::observe::Observer;
use super::step::{Worker, Wrong};
use super::warp::{State, Warp};
use crate::memory::{Lanes, lanes_of};
use crate::num::single;
use crate::op::{Op, ReduxOp, ShflMode, Slot, VoteMode, WarpKind};
use crate::row::{Active, Frame, Row, expand};

/// What the lanes bring.
#[derive(Clone)]
struct Given {
    a: Lanes<u64>,
    b: Lanes<u32>,
    c: Lanes<u32>,
    p: u32,
}

impl Given {
    fn none() -> Given {
        Given { a: [0; 32], b: [0; 32], c: [0; 32], p: 0 }
    }

    /// Takes what the lanes of one split bring.
    fn take(&mut self, frame: &Frame<'_>, kind: WarpKind, lanes: u32) {
        let wide = |slot: Slot| match slot {
            Slot::W32(r) => frame.r32(r).0.map(u64::from),
            Slot::W64(r) => frame.r64(r).0,
            Slot::None => [0; 32],
        };
        let (a, b, c) = match kind {
            WarpKind::Shfl { a, b, c, .. } => (wide(Slot::W32(a)), frame.r32(b).0, frame.r32(c).0),
            WarpKind::Match { a, .. } => (wide(a), [0; 32], [0; 32]),
            WarpKind::Redux { a, .. } => (wide(Slot::W32(a)), [0; 32], [0; 32]),
            WarpKind::Vote { source, negated, .. } => {
                let p = frame.p(source);
                self.p |= lanes & if negated { !p } else { p };
                return;
            }
            WarpKind::Sync | WarpKind::Elect { .. } => return,
        };
        for lane in lanes_of(lanes) {
            (self.a[lane], self.b[lane], self.c[lane]) = (a[lane], b[lane], c[lane]);
        }
    }
}

/// What they get: a row and a predicate.
struct Got {
    row: Lanes<u32>,
    p: u32,
}

/// Does the operation for the lanes that take part.
fn compute(kind: WarpKind, given: &Given, lanes: u32, members: u32) -> Got {
    let mut got = Got { row: [0; 32], p: 0 };
    match kind {
        WarpKind::Sync => {}
        WarpKind::Shfl { mode, .. } => {
            for lane in lanes_of(lanes) {
                let (by, c) = (given.b[lane] & 31, given.c[lane]);
                let (clamp, segment) = (c & 31, c >> 8 & 31);
                let at = lane as u32;
                let max = (at & segment) | (clamp & !segment);
                let min = at & segment;
                let (from, valid) = match mode {
                    ShflMode::Up => (at.wrapping_sub(by), at as i32 - by as i32 >= max as i32),
                    ShflMode::Down => (at + by, at + by <= max),
                    ShflMode::Bfly => (at ^ by, (at ^ by) <= max),
                    ShflMode::Idx => (min | (by & !segment), (min | (by & !segment)) <= max),
                };
                let from = if valid { from & 31 } else { at };
                got.row[lane] = given.a[from as usize] as u32;
                got.p |= u32::from(valid) << lane;
            }
        }
        WarpKind::Vote { mode, .. } => {
            let holds = given.p & lanes;
            let answer = match mode {
                VoteMode::All => holds == lanes,
                VoteMode::Any => holds != 0,
                VoteMode::Uni => holds == lanes || holds == 0,
                VoteMode::Ballot => false,
            };
            got.row = [holds; 32];
            got.p = if answer { u32::MAX } else { 0 };
        }
        WarpKind::Match { all, .. } => {
            let same =
                |value: u64| lanes_of(lanes).filter(|&l| given.a[l] == value).fold(0, |m, l| m | 1 << l);
            for lane in lanes_of(lanes) {
                let with = same(given.a[lane]);
                got.row[lane] = if !all || with == lanes { with } else { 0 };
                got.p |= u32::from(with == lanes) << lane;
            }
        }
        WarpKind::Redux { op, .. } => {
            let values = lanes_of(lanes).map(|lane| given.a[lane] as u32);
            got.row = [reduce(op, values); 32];
        }
        WarpKind::Elect { .. } => {
            let leader = members.trailing_zeros().min(31);
            got.row = [leader; 32];
            got.p = 1 << leader;
        }
    }
    got
}

fn reduce(op: ReduxOp, values: impl Iterator<Item = u32>) -> u32 {
    let signed = |f: fn(i32, i32) -> i32| move |a: u32, b: u32| f(a as i32, b as i32) as u32;
    let folded = match op {
        ReduxOp::Add => values.reduce(u32::wrapping_add),
        ReduxOp::MinU => values.reduce(Ord::min),
        ReduxOp::MaxU => values.reduce(Ord::max),
        ReduxOp::MinS => values.reduce(signed(Ord::min)),
        ReduxOp::MaxS => values.reduce(signed(Ord::max)),
        ReduxOp::And => values.reduce(|a, b| a & b),
        ReduxOp::Or => values.reduce(|a, b| a | b),
        ReduxOp::Xor => values.reduce(|a, b| a ^ b),
        ReduxOp::Float { max, abs, nan } => {
            let pick = match (max, nan) {
                (false, false) => single::min,
                (true, false) => single::max,
                (false, true) => single::min_nan,
                (true, true) => single::max_nan,
            };
            let read = |v: u32| if abs { f32::from_bits(v).abs() } else { f32::from_bits(v) };
            values.map(read).reduce(pick).map(f32::to_bits)
        }
    };
    folded.unwrap_or(0)
}

/// Gives the results to the lanes of one split.
fn give(frame: &mut Frame<'_>, kind: WarpKind, got: &Got, lanes: u32) {
    let keep = expand(lanes);
    let active = Active::Some(&keep);
    match kind {
        WarpKind::Sync => {}
        WarpKind::Shfl { d, valid: p, .. } => {
            frame.set32(d, &Row(got.row), active);
            if let Some(p) = p {
                frame.set_p(p, got.p, lanes);
            }
        }
        WarpKind::Vote { d, p, .. } => {
            if let Some(d) = d {
                frame.set32(d, &Row(got.row), active);
            }
            if let Some(p) = p {
                frame.set_p(p, got.p, lanes);
            }
        }
        WarpKind::Match { d, p, .. } => {
            frame.set32(d, &Row(got.row), active);
            if let Some(p) = p {
                frame.set_p(p, got.p, lanes);
            }
        }
        WarpKind::Redux { d, .. } => frame.set32(d, &Row(got.row), active),
        WarpKind::Elect { d, p } => {
            if let Some(d) = d {
                frame.set32(d, &Row(got.row), active);
            }
            frame.set_p(p, got.p, lanes);
        }
    }
}

/// The groups that lanes at one instruction are, by the members that each of them names.
pub(super) enum Groups {
    /// All name the same.
    One,
    /// These name the same as the first lane, and somebody's members have not all come.
    Apart(u32),
    /// All members of all groups are here: each group, and its members.
    Here(Vec<(u32, u32)>),
}

impl Groups {
    /// The groups of the lanes of `on`, which each name the members of `masks`.
    #[inline]
    pub fn of(masks: &Lanes<u32>, on: u32, live: u32) -> Groups {
        let first = masks[(on.trailing_zeros() & 31) as usize];
        if masks.iter().all(|&mask| mask == first) {
            return Groups::One;
        }
        let group = |mask| lanes_of(on).filter(|&l| masks[l] == mask).fold(0, |m, l| m | 1 << l);
        let same = group(first);
        if same == on {
            return Groups::One;
        }
        if lanes_of(on).any(|l| masks[l] & live & !on != 0) {
            return Groups::Apart(same);
        }
        let (mut groups, mut todo) = (Vec::new(), on);
        while todo != 0 {
            let mask = masks[(todo.trailing_zeros() & 31) as usize];
            groups.push((group(mask), mask));
            todo &= !group(mask);
        }
        Groups::Here(groups)
    }
}

/// An operation that all its lanes have come to together.
pub(super) fn collective(frame: &mut Frame<'_>, kind: WarpKind, lanes: u32, members: u32) {
    if kind == WarpKind::Sync {
        return;
    }
    let mut given = Given::none();
    given.take(frame, kind, lanes);
    let got = compute(kind, &given, lanes, members & lanes);
    give(frame, kind, &got, lanes);
}

/// Whether lanes at two operations may be waiting for each other: the same operation of the same lanes.
fn alike(a: WarpKind, b: WarpKind) -> bool {
    discriminant(&a) == discriminant(&b)
        && match (a, b) {
            (WarpKind::Shfl { mode: a, .. }, WarpKind::Shfl { mode: b, .. }) => a == b,
            (WarpKind::Vote { mode: a, .. }, WarpKind::Vote { mode: b, .. }) => a == b,
            (WarpKind::Match { all: a, .. }, WarpKind::Match { all: b, .. }) => a == b,
            (WarpKind::Redux { op: a, .. }, WarpKind::Redux { op: b, .. }) => a == b,
            _ => true,
        }
}

impl<O: Observer> Worker<'_, O> {
    /// Completes the operations of a warp whose lanes have all come, from whatever places. Tells whether there were any.
    pub fn settle_warp(&mut self, warp: &mut Warp, _: &mut Shared) -> Result<bool, Box<Wrong>> {
        let mut any = false;
        let mut index = 0;
        while index < warp.flow.splits.len() {
            let State::Members { members, .. } = warp.flow.splits[index].state else {
                index += 1;
                continue;
            };
            let kind = self.kind_at(warp, index);
            let group: Vec<usize> = (0..warp.flow.splits.len())
                .filter(|&other| {
                    matches!(warp.flow.splits[other].state, State::Members { members: theirs, .. } if theirs == members)
                        && kind.zip(self.kind_at(warp, other)).is_some_and(|(a, b)| alike(a, b))
                })
                .collect();
            let came: u32 = group.iter().map(|&other| warp.flow.splits[other].lanes).fold(0, |m, l| m | l);
            let Some(kind) = kind else {
                index += 1;
                continue;
            };
            if members & warp.flow.live & !came != 0 {
                index += 1;
                continue;
            }
            any = true;
            let mut given = Given::none();
            let mut together = 0;
            for &other in &group {
                if let (State::Members { lanes, .. }, Some(kind)) =
                    (warp.flow.splits[other].state, self.kind_at(warp, other))
                {
                    given.take(&warp.registers.frame(warp.flow.splits[other].base), kind, lanes);
                    together |= lanes;
                }
            }
            let got = compute(kind, &given, together, members & together);
            for &other in &group {
                let own = self.kind_at(warp, other);
                let split = &mut warp.flow.splits[other];
                if let (State::Members { lanes, .. }, Some(kind)) = (split.state, own) {
                    give(&mut warp.registers.frame(split.base), kind, &got, lanes);
                    split.state = State::Ready;
                    split.pc += 1;
                }
            }
            warp.flow.merge();
            index = 0;
        }
        Ok(any)
    }

    fn kind_at(&self, warp: &Warp, split: usize) -> Option<WarpKind> {
        let split = &warp.flow.splits[split];
        match &self.launch.codes[split.function as usize].insts.get(split.pc as usize)?.op {
            Op::Warp(op) => Some(op.kind),
            _ => None,
        }
    }
}
