//! What blocks of a cluster do for each other: addresses, barriers, and stores that tell an `mbarrier` (PTX ISA 9.0,
//! 9.7.9.24, 9.7.13.5), and bulk copies (9.7.9.25.5).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::memory::{atomic_type, space_of};
use super::operand::is_wide;
use super::{Lower, Lowered, unsupported};
use crate::Space;
use crate::machine::{map_address, rank_of};
use crate::memory::{AtomicOp, Rmw};
use crate::op::{BulkCopy, Mbarrier, MbarrierKind, Op, R32};
use crate::row::{cold2, cold3, row1, row2};
use crate::special::Special32;

/// The operation that a modifier of an atomic names.
pub(super) fn atomic_op(i: &Instruction) -> Option<AtomicOp> {
    i.modifiers.iter().find_map(|m| {
        Some(match m.as_str() {
            "and" => AtomicOp::And,
            "or" => AtomicOp::Or,
            "xor" => AtomicOp::Xor,
            "exch" => AtomicOp::Exchange,
            "add" => AtomicOp::Add,
            "inc" => AtomicOp::Increment,
            "dec" => AtomicOp::Decrement,
            "min" => AtomicOp::Min,
            "max" => AtomicOp::Max,
            _ => return None,
        })
    })
}

impl Lower<'_> {
    /// `barrier.cluster`.
    pub(super) fn cluster_barrier(&mut self, i: &Instruction) -> Lowered {
        match () {
            () if i.has("arrive") => self.emit(Op::ClusterArrive),
            () if i.has("wait") => self.emit(Op::ClusterWait),
            () => return unsupported(""),
        }
        Ok(())
    }

    fn own_rank(&mut self) -> R32 {
        let own = self.new32();
        self.emit(Op::Special32 { f: Special32::ClusterRank, d: own });
        own
    }

    /// `mapa` and `getctarank`, of addresses in `.shared::cluster` and generic ones.
    pub(super) fn cluster_address(&mut self, i: &Instruction) -> Lowered {
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let wide = is_wide(ty);
        let (mut high, low);
        if wide {
            let a = self.s64(self.operand(i, 1)?, ty)?;
            low = self.new32();
            self.emit(Op::A32_64 { f: row1(|a: u64| a as u32), d: low, a });
            high = Some(a);
        } else {
            low = self.s32(self.operand(i, 1)?, ty)?;
            high = None;
        }
        if i.opcode == "getctarank" {
            let b = self.own_rank();
            let d = self.d32(self.operand(i, 0)?)?;
            self.emit(Op::B32 { f: cold2(rank_of), d, a: low, b });
            return Ok(());
        }
        let b = self.s32(self.operand(i, 2)?, ScalarType::U32)?;
        let c = self.own_rank();
        let f = cold3(map_address);
        let Some(a) = high.take() else {
            let d = self.d32(self.operand(i, 0)?)?;
            self.emit(Op::C32 { f, d, a: low, b, c });
            return Ok(());
        };
        let (mapped, extended) = (self.new32(), self.new64());
        self.emit(Op::C32 { f, d: mapped, a: low, b, c });
        self.emit(Op::A64_32 { f: row1(|a: u32| u64::from(a)), d: extended, a: mapped });
        let d = self.d64(self.operand(i, 0)?)?;
        let f = row2(|a: u64, b: u64| a & !u64::from(u32::MAX) | b);
        self.emit(Op::B64 { f, d, a, b: extended });
        Ok(())
    }

    /// What `st.async` and `red.async` do after the access: the object in their last operand is told of the bytes.
    pub(super) fn complete_bytes(&mut self, i: &Instruction, bytes: u32) -> Lowered {
        let Some(last) = i.operands.last() else { return unsupported("an operand is missing") };
        let addr = Some(self.shared_address(last, i)?);
        let bytes = self.bits32(bytes);
        self.emit(Op::Mbarrier(Box::new(Mbarrier { addr, kind: MbarrierKind::CompleteTx { bytes } })));
        Ok(())
    }

    /// `cp.async.bulk` and `cp.reduce.async.bulk`.
    pub(super) fn bulk_copy(&mut self, i: &Instruction) -> Lowered {
        if i.has("tensor") || i.has("cp_mask") || i.has("ignore_oob") {
            return unsupported("");
        }
        if i.has("commit_group") || i.has("wait_group") || i.has("prefetch") {
            self.idle();
            return Ok(());
        }
        let mut spaces = i.modifiers.iter().filter_map(|m| ptx::ast::Space::from_modifier(m));
        let (Some(to), Some(from)) = (spaces.next().and_then(space_of), spaces.next().and_then(space_of))
        else {
            return unsupported("spaces");
        };
        if !matches!(
            (to, from),
            (Space::Shared, Space::Global | Space::Shared) | (Space::Global, Space::Shared)
        ) {
            return unsupported("between these spaces");
        }
        let reduce = match (i.opcode.as_str(), i.has("reduce")) {
            ("cp", false) => None,
            _ => {
                let (Some(op), Some(ty)) = (atomic_op(i), i.ty()) else { return unsupported("no type") };
                let Some(rmw) = Rmw::new(op, atomic_type(ty, op)?) else { return unsupported("") };
                if to == Space::Global {
                    self.order_sensitive |= ty.is_float();
                }
                Some((rmw, ty.bytes()))
            }
        };
        let to = self.address(self.operand(i, 0)?, to)?;
        let from = self.address(self.operand(i, 1)?, from)?;
        let bytes = self.s32(self.operand(i, 2)?, ScalarType::U32)?;
        let barrier = match i.operands.get(3) {
            Some(operand @ Operand::Address(_)) => Some(self.address(operand, Space::Shared)?),
            _ => None,
        };
        let multicast = match i.operands.get(4) {
            Some(mask) if i.has("multicast::cluster") => Some(self.s32(mask, ScalarType::U16)?),
            _ => None,
        };
        self.emit(Op::BulkCopy(Box::new(BulkCopy { to, from, bytes, barrier, multicast, reduce })));
        Ok(())
    }
}
