//! Barriers and operations between the lanes of a warp (PTX ISA 9.0, 9.7.9.6 and 9.7.13).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::{Lower, Lowered, unsupported};
use crate::op::{
    Bar, BarKind, Mbarrier, MbarrierKind, Op, R32, ReduxOp, ShflMode, VoteMode, WarpKind, WarpOp,
};

impl Lower<'_> {
    pub(super) fn activemask(&mut self, i: &Instruction) -> Lowered {
        let d = self.d32(self.operand(i, 0)?)?;
        self.emit(Op::ActiveMask { d });
        Ok(())
    }

    pub(super) fn barrier(&mut self, i: &Instruction) -> Lowered {
        let ty = ScalarType::U32;
        if i.has("warp") {
            let members = Some(self.s32(self.operand(i, 0)?, ty)?);
            self.emit(Op::Warp(Box::new(WarpOp { kind: WarpKind::Sync, members })));
            return Ok(());
        }
        let aligned = i.opcode.as_str() == "bar" || i.has("aligned");
        if i.has("cluster") {
            return self.cluster_barrier(i);
        }
        if i.has("red") {
            let popc = i.has("popc");
            let (p, negated) = self.predicate(self.operand(i, i.operands.len().saturating_sub(1))?)?;
            let id = self.s32(self.operand(i, 1)?, ty)?;
            let count = if i.operands.len() > 3 { Some(self.s32(self.operand(i, 2)?, ty)?) } else { None };
            let to = self.operand(i, 0)?;
            let kind = if popc {
                BarKind::Popc { d: self.d32(to)?, p, negated }
            } else {
                BarKind::Vote { d: self.dp(to)?, all: i.has("and"), p, negated }
            };
            self.emit(Op::Bar(Box::new(Bar { kind, aligned, id, count })));
            return Ok(());
        }
        let kind = if i.has("arrive") { BarKind::Arrive } else { BarKind::Sync };
        let id = self.s32(self.operand(i, 0)?, ty)?;
        let count = match i.operands.get(1) {
            Some(count) => Some(self.s32(count, ty)?),
            None => None,
        };
        self.emit(Op::Bar(Box::new(Bar { kind, aligned, id, count })));
        Ok(())
    }

    pub(super) fn warp(&mut self, i: &Instruction) -> Lowered {
        let sync = i.has("sync");
        let ty = ScalarType::B32;
        let members = |lower: &mut Self| -> Lowered<Option<R32>> {
            match i.operands.last() {
                Some(mask) if sync => Ok(Some(lower.s32(mask, ty)?)),
                _ => Ok(None),
            }
        };
        let kind = match i.opcode.as_str() {
            "shfl" => {
                let mode = match () {
                    () if i.has("up") => ShflMode::Up,
                    () if i.has("down") => ShflMode::Down,
                    () if i.has("bfly") => ShflMode::Bfly,
                    () if i.has("idx") => ShflMode::Idx,
                    () => return unsupported(""),
                };
                let (a, b) = (self.s32(self.operand(i, 1)?, ty)?, self.s32(self.operand(i, 2)?, ty)?);
                let c = self.s32(self.operand(i, 3)?, ty)?;
                let (d, valid) = match self.operand(i, 0)? {
                    Operand::Pair(d, p) => (self.d32(d)?, Some(self.dp(p)?)),
                    d => (self.d32(d)?, None),
                };
                WarpKind::Shfl { mode, d, valid, a, b, c }
            }
            "vote" => {
                let mode = match () {
                    () if i.has("all") => VoteMode::All,
                    () if i.has("any") => VoteMode::Any,
                    () if i.has("uni") => VoteMode::Uni,
                    () if i.has("ballot") => VoteMode::Ballot,
                    () => return unsupported(""),
                };
                let (source, negated) = self.predicate(self.operand(i, 1)?)?;
                let to = self.operand(i, 0)?;
                let (d, p) = if mode == VoteMode::Ballot {
                    (Some(self.d32(to)?), None)
                } else {
                    (None, Some(self.dp(to)?))
                };
                WarpKind::Vote { mode, d, p, source, negated }
            }
            "match" => {
                let ty = i.ty().unwrap_or(ScalarType::B32);
                let a = self.any_source(self.operand(i, 1)?, ty)?;
                let (d, p) = match self.operand(i, 0)? {
                    Operand::Pair(d, p) => (self.d32(d)?, Some(self.dp(p)?)),
                    d => (self.d32(d)?, None),
                };
                WarpKind::Match { all: i.has("all"), d, p, a }
            }
            "redux" => {
                let signed = i.ty() == Some(ScalarType::S32);
                let float = i.ty() == Some(ScalarType::F32);
                let op = match () {
                    () if float && (i.has("min") || i.has("max")) => {
                        ReduxOp::Float { max: i.has("max"), abs: i.has("abs"), nan: i.has("NaN") }
                    }
                    () if i.has("add") => ReduxOp::Add,
                    () if i.has("min") && signed => ReduxOp::MinS,
                    () if i.has("max") && signed => ReduxOp::MaxS,
                    () if i.has("min") => ReduxOp::MinU,
                    () if i.has("max") => ReduxOp::MaxU,
                    () if i.has("and") => ReduxOp::And,
                    () if i.has("or") => ReduxOp::Or,
                    () if i.has("xor") => ReduxOp::Xor,
                    () => return unsupported(""),
                };
                let a = self.s32(self.operand(i, 1)?, ty)?;
                WarpKind::Redux { op, d: self.d32(self.operand(i, 0)?)?, a }
            }
            "elect" => {
                let Operand::Pair(d, p) = self.operand(i, 0)? else {
                    return unsupported("two destinations are expected");
                };
                let d = if **d == Operand::Sink { None } else { Some(self.d32(d)?) };
                WarpKind::Elect { d, p: self.dp(p)? }
            }
            _ => return unsupported(""),
        };
        let members = members(self)?;
        self.emit(Op::Warp(Box::new(WarpOp { kind, members })));
        Ok(())
    }

    /// `mbarrier` (PTX ISA 9.0, 9.7.13.15), in the shared memory of the block.
    pub(super) fn mbarrier(&mut self, i: &Instruction) -> Lowered {
        let ty = ScalarType::U32;
        let kind = match () {
            () if i.has("init") => {
                let count = self.s32(self.operand(i, 1)?, ty)?;
                MbarrierKind::Init { count }
            }
            () if i.has("inval") => MbarrierKind::Inval,
            () if i.has("pending_count") => {
                let state = self.s64(self.operand(i, 1)?, ScalarType::B64)?;
                let d = self.d32(self.operand(i, 0)?)?;
                self.emit(Op::Mbarrier(Box::new(Mbarrier {
                    addr: None,
                    kind: MbarrierKind::PendingCount { d, state },
                })));
                return Ok(());
            }
            () if i.has("expect_tx") && !i.has("arrive") && !i.has("arrive_drop") => {
                MbarrierKind::ExpectTx { bytes: self.s32(self.operand(i, 1)?, ty)? }
            }
            () if i.has("complete_tx") => {
                MbarrierKind::CompleteTx { bytes: self.s32(self.operand(i, 1)?, ty)? }
            }
            () if i.has("arrive") || i.has("arrive_drop") => return self.mbarrier_arrive(i),
            () if i.has("test_wait") || i.has("try_wait") => {
                let kind = if i.has("parity") {
                    let parity = self.s32(self.operand(i, 2)?, ty)?;
                    MbarrierKind::TestParity { p: self.dp(self.operand(i, 0)?)?, parity }
                } else {
                    let state = self.s64(self.operand(i, 2)?, ScalarType::B64)?;
                    MbarrierKind::Test { p: self.dp(self.operand(i, 0)?)?, state }
                };
                let addr = Some(self.shared_address(self.operand(i, 1)?, i)?);
                self.emit(Op::Mbarrier(Box::new(Mbarrier { addr, kind })));
                return Ok(());
            }
            () => return unsupported(""),
        };
        let addr = Some(self.shared_address(self.operand(i, 0)?, i)?);
        self.emit(Op::Mbarrier(Box::new(Mbarrier { addr, kind })));
        Ok(())
    }

    fn mbarrier_arrive(&mut self, i: &Instruction) -> Lowered {
        let ty = ScalarType::U32;
        // `arrive state, [addr]{, count}`; remote arrivals have no state.
        let (state, at) = match self.operand(i, 0)? {
            Operand::Address(_) => (None, 0),
            Operand::Sink => (None, 1),
            d => (Some(self.d64(d)?), 1),
        };
        let operand = match i.operands.get(at + 1) {
            Some(count) => Some(self.s32(count, ty)?),
            None => None,
        };
        let (count, expect) = if i.has("expect_tx") { (None, operand) } else { (operand, None) };
        let addr = Some(self.shared_address(self.operand(i, at)?, i)?);
        let kind = MbarrierKind::Arrive { state, count, expect, drop: i.has("arrive_drop"), noinc: None };
        self.emit(Op::Mbarrier(Box::new(Mbarrier { addr, kind })));
        Ok(())
    }

    /// `cp.async.mbarrier.arrive`: the thread's copies are done already, so it is an arrival at once.
    pub(super) fn copy_arrive(&mut self, i: &Instruction) -> Lowered {
        let addr = Some(self.shared_address(self.operand(i, 0)?, i)?);
        let kind = MbarrierKind::Arrive {
            state: None,
            count: None,
            expect: None,
            drop: false,
            noinc: Some(i.has("noinc")),
        };
        self.emit(Op::Mbarrier(Box::new(Mbarrier { addr, kind })));
        Ok(())
    }
}
