//! The registers of micro-ops, one by one.

use super::{Addr, BarKind, Base, Callee, Mbarrier, MbarrierKind, Op, P, R32, R64, Slot, WarpKind, WarpOp};

/// Sees registers, and may change them.
pub(crate) trait Visitor {
    fn r32(&mut self, register: &mut R32, def: bool);
    fn r64(&mut self, register: &mut R64, def: bool);
    fn p(&mut self, register: &mut P, def: bool);
}

pub(super) trait Touch {
    fn touch(&mut self, v: &mut impl Visitor, def: bool);
}

impl Touch for R32 {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        v.r32(self, def);
    }
}

impl Touch for R64 {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        v.r64(self, def);
    }
}

impl Touch for P {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        v.p(self, def);
    }
}

impl Touch for Slot {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        match self {
            Slot::W32(r) => v.r32(r, def),
            Slot::W64(r) => v.r64(r, def),
            Slot::None => {}
        }
    }
}

impl Touch for Addr {
    fn touch(&mut self, v: &mut impl Visitor, _: bool) {
        match &mut self.base {
            Base::W32(r) => v.r32(r, false),
            Base::W64(r) => v.r64(r, false),
        }
    }
}

impl<T: Touch> Touch for Vec<T> {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        self.iter_mut().for_each(|r| r.touch(v, def));
    }
}

impl<T: Touch> Touch for Option<T> {
    fn touch(&mut self, v: &mut impl Visitor, def: bool) {
        self.iter_mut().for_each(|r| r.touch(v, def));
    }
}

impl Op {
    pub(super) fn visit_other(&mut self, v: &mut impl Visitor) {
        match self {
            Op::Ld(m) => {
                m.addr.touch(v, false);
                m.regs.touch(v, true);
            }
            Op::St(m) => {
                m.addr.touch(v, false);
                m.regs.touch(v, false);
            }
            Op::LdParam(m) => m.2.touch(v, true),
            Op::Atom(m) => {
                m.addr.touch(v, false);
                m.b.touch(v, false);
                m.c.touch(v, false);
                m.d.touch(v, true);
            }
            Op::BraIf { p, .. } => p.touch(v, false),
            Op::Brx(b) => b.0.touch(v, false),
            Op::Call(call) => {
                if let Callee::Indirect(r) = &mut call.callee {
                    r.touch(v, false);
                }
            }
            Op::Warp(op) => op.visit(v),
            Op::Bar(bar) => {
                bar.id.touch(v, false);
                bar.count.touch(v, false);
                match &mut bar.kind {
                    BarKind::Sync | BarKind::Arrive => {}
                    BarKind::Popc { d, p, .. } => {
                        p.touch(v, false);
                        d.touch(v, true);
                    }
                    BarKind::Vote { d, p, .. } => {
                        p.touch(v, false);
                        d.touch(v, true);
                    }
                }
            }
            Op::Carry(c) => {
                c.sources.touch(v, false);
                c.reads.touch(v, false);
                c.d.touch(v, true);
                c.writes.touch(v, true);
            }
            Op::AsyncCopy(c) => {
                c.to.touch(v, false);
                c.from.touch(v, false);
                c.source_bytes.touch(v, false);
                c.ignore.touch(v, false);
            }
            Op::BulkCopy(c) => {
                c.to.touch(v, false);
                c.from.touch(v, false);
                c.bytes.touch(v, false);
                c.barrier.touch(v, false);
                c.multicast.touch(v, false);
            }
            Op::Mbarrier(m) => m.visit(v),
            Op::Matrix(m) => {
                m.addr.touch(v, false);
                m.stride.touch(v, false);
                m.a.touch(v, false);
                m.b.touch(v, false);
                m.c.touch(v, false);
                m.d.touch(v, true);
            }
            Op::Tex(t) => {
                t.handle.touch(v, false);
                t.coordinates.touch(v, false);
                t.d.touch(v, true);
            }
            Op::Video(m) => {
                m.a.touch(v, false);
                m.b.touch(v, false);
                m.c.touch(v, false);
                m.d.touch(v, true);
            }
            Op::Alloca { d, bytes, .. } => {
                bytes.touch(v, false);
                d.touch(v, true);
            }
            Op::StackSave { d } => d.touch(v, true),
            Op::StackRestore { a } => a.touch(v, false),
            _ => {}
        }
    }
}

impl WarpOp {
    fn visit(&mut self, v: &mut impl Visitor) {
        self.members.touch(v, false);
        match &mut self.kind {
            WarpKind::Sync => {}
            WarpKind::Shfl { d, valid, a, b, c, .. } => {
                a.touch(v, false);
                b.touch(v, false);
                c.touch(v, false);
                d.touch(v, true);
                valid.touch(v, true);
            }
            WarpKind::Vote { d, p, source, .. } => {
                source.touch(v, false);
                d.touch(v, true);
                p.touch(v, true);
            }
            WarpKind::Match { d, p, a, .. } => {
                a.touch(v, false);
                d.touch(v, true);
                p.touch(v, true);
            }
            WarpKind::Redux { d, a, .. } => {
                a.touch(v, false);
                d.touch(v, true);
            }
            WarpKind::Elect { d, p } => {
                d.touch(v, true);
                p.touch(v, true);
            }
        }
    }
}

impl Mbarrier {
    fn visit(&mut self, v: &mut impl Visitor) {
        self.addr.touch(v, false);
        match &mut self.kind {
            MbarrierKind::Init { count } => count.touch(v, false),
            MbarrierKind::Inval => {}
            MbarrierKind::Arrive { state, count, expect, .. } => {
                count.touch(v, false);
                expect.touch(v, false);
                state.touch(v, true);
            }
            MbarrierKind::ExpectTx { bytes } | MbarrierKind::CompleteTx { bytes } => bytes.touch(v, false),
            MbarrierKind::Test { p, state, .. } => {
                state.touch(v, false);
                p.touch(v, true);
            }
            MbarrierKind::TestParity { p, parity, .. } => {
                parity.touch(v, false);
                p.touch(v, true);
            }
            MbarrierKind::PendingCount { d, state } => {
                state.touch(v, false);
                d.touch(v, true);
            }
        }
    }
}
