//! Loads, stores, atomics, asynchronous copies (PTX ISA 9.0, 9.7.9 and 9.7.13).

use ptx::ast::{self, Instruction, Operand, ScalarType, TypeKind};

use super::cluster::atomic_op;
use super::{Binding, Lower, Lowered, unsupported};
use crate::Space;
use crate::code::Const;
use crate::memory::{AtomicOp, AtomicType, Rmw};
use crate::op::{Addr, AsyncCopy, Atom, AtomKind, Base, Elem, Mem, Op, Slot};

/// The simulator's name of a space; registers and textures have none.
pub(super) fn space_of(space: ast::Space) -> Option<Space> {
    Some(match space {
        ast::Space::Global => Space::Global,
        // The block's own shared memory and that of its cluster are told apart by the address.
        ast::Space::Shared | ast::Space::SharedCluster => Space::Shared,
        ast::Space::Local => Space::Local,
        ast::Space::Const => Space::Const,
        ast::Space::Param => Space::Param,
        ast::Space::Reg | ast::Space::Tex => return None,
    })
}

/// What an element of a type looks like in memory.
fn elem_of(ty: ScalarType) -> Lowered<Elem> {
    Ok(match (ty.bytes(), ty.is_signed()) {
        (1, false) => Elem::U8,
        (1, true) => Elem::S8,
        (2, false) => Elem::U16,
        (2, true) => Elem::S16,
        (4, false) => Elem::B32,
        (4, true) => Elem::S32,
        (8, _) => Elem::B64,
        _ => return unsupported(format!("type {ty}")),
    })
}

impl Lower<'_> {
    /// The space of a memory instruction; generic where none is written.
    fn memory_space(&self, i: &Instruction) -> Lowered<Space> {
        match i.space() {
            None => Ok(Space::Generic),
            Some(space) => match space_of(space) {
                Some(space) => Ok(space),
                None => unsupported("space"),
            },
        }
    }

    pub(super) fn load_store(&mut self, i: &Instruction) -> Lowered {
        let load = i.opcode != "st";
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let space = self.memory_space(i)?;
        let (address, data) = if load { (1, 0) } else { (0, 1) };
        let strong = i
            .modifiers
            .iter()
            .any(|m| matches!(m.as_str(), "volatile" | "relaxed" | "acquire" | "release" | "mmio"));
        let fence = i.has("acquire") || i.has("release");
        let (elem, regs) = if ty.bits() == 128 {
            let mut regs = Vec::new();
            for part in self.operand(i, data)?.elements() {
                let (low, high) = self.wide_pair(part)?;
                regs.extend([Slot::W64(low), Slot::W64(high)]);
            }
            (Elem::B64, regs)
        } else {
            let mut regs = Vec::new();
            for part in self.elements(self.operand(i, data)?)? {
                regs.push(if load { self.load_target(&part)? } else { self.store_source(&part, ty)? });
            }
            (elem_of(ty)?, regs)
        };
        if !matches!(regs.len(), 1 | 2 | 4 | 8) {
            return unsupported("vectors of this length");
        }
        // The parameters of a kernel are known before it starts.
        if load
            && space == Space::Param
            && let Operand::Address(ast::Address { base: ast::AddressBase::Symbol(name), offset, .. }) =
                self.operand(i, address)?
            && let Some(Binding::KernelParam(place)) = self.lookup(name)
        {
            let at = i64::from(place.offset) + offset;
            let Ok(at) = u32::try_from(at) else { return unsupported("an address before the parameters") };
            if let ([_], Operand::Register(register)) = (regs.as_slice(), self.operand(i, data)?)
                && u64::from(at) + u64::from(elem.bytes()) <= u64::from(self.param_end())
                && at.is_multiple_of(elem.bytes())
                && self.settle(register, Const::Param(at, elem))
            {
                return Ok(());
            }
            self.emit(Op::LdParam(Box::new((at, elem, regs))));
            return Ok(());
        }
        let addr = self.address(self.operand(i, address)?, space)?;
        if load && strong {
            self.order_sensitive |= matches!(space, Space::Global | Space::Generic);
        }
        let bytes = elem.bytes() * regs.len() as u32;
        let mem = Box::new(Mem { addr, elem, regs, strong, fence });
        self.emit(if load { Op::Ld(mem) } else { Op::St(mem) });
        if i.has("async") && i.has("mbarrier::complete_tx::bytes") {
            return self.complete_bytes(i, bytes);
        }
        Ok(())
    }

    /// The elements of a data operand: of a vector in braces, or of a vector register.
    fn elements(&self, operand: &Operand) -> Lowered<Vec<Operand>> {
        if let Operand::Register(register) = operand
            && register.selector.is_none()
            && let Binding::Vector(elements) = self.register(register)?
        {
            let selectors = [ast::Selector::X, ast::Selector::Y, ast::Selector::Z, ast::Selector::W];
            return Ok(selectors
                .into_iter()
                .take(elements.len())
                .map(|selector| {
                    Operand::Register(ast::Register { name: register.name.clone(), selector: Some(selector) })
                })
                .collect());
        }
        Ok(operand.elements().to_vec())
    }

    fn load_target(&mut self, operand: &Operand) -> Lowered<Slot> {
        match operand {
            Operand::Sink => Ok(Slot::None),
            Operand::Register(register) => match *self.register(register)? {
                Binding::W32(r, _) => Ok(Slot::W32(r)),
                Binding::W64(r) => Ok(Slot::W64(r)),
                _ => unsupported(format!("{} has the wrong type", register.name)),
            },
            _ => unsupported("a destination must be a register"),
        }
    }

    fn store_source(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<Slot> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W32(r, _) => Ok(Slot::W32(r)),
                Binding::W64(r) => Ok(Slot::W64(r)),
                _ => unsupported(format!("{} has the wrong type", register.name)),
            },
            operand => self.source(operand, ty),
        }
    }

    pub(super) fn atomic(&mut self, i: &Instruction) -> Lowered {
        let reduction = i.opcode == "red";
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let space = self.memory_space(i)?;
        let op = atomic_op(i);
        let cas = i.has("cas");
        let mut at = usize::from(!reduction);
        let addr = self.address(self.operand(i, at)?, space)?;
        at += 1;
        let parts = |lower: &mut Self, operand: &Operand, load: bool| -> Lowered<Vec<Slot>> {
            if ty.bits() == 128 {
                let (low, high) = lower.wide_pair(operand)?;
                return Ok(vec![Slot::W64(low), Slot::W64(high)]);
            }
            let elements = lower.elements(operand)?;
            elements
                .iter()
                .map(|part| if load { lower.load_target(part) } else { lower.store_source(part, ty) })
                .collect()
        };
        let d = if reduction { Vec::new() } else { parts(self, self.operand(i, 0)?, true)? };
        let b = parts(self, self.operand(i, at)?, false)?;
        let c = if cas { parts(self, self.operand(i, at + 1)?, false)? } else { Vec::new() };
        let what = match op {
            _ if cas => AtomKind::Cas,
            Some(AtomicOp::Exchange) if ty.bits() == 128 => AtomKind::Exch128,
            Some(op) => {
                let Some(rmw) = Rmw::new(op, atomic_type(ty, op)?) else { return unsupported("") };
                AtomKind::Rmw(rmw)
            }
            None => return unsupported(""),
        };
        // A sum of integers is the same in any order, unless somebody looks at what was there before.
        let float = matches!(ty.kind(), TypeKind::Float | TypeKind::Packed) && op == Some(AtomicOp::Add);
        let looks = d.iter().any(|slot| *slot != Slot::None);
        let ordered = matches!(op, Some(AtomicOp::Exchange | AtomicOp::Increment | AtomicOp::Decrement));
        let block_scope = i.has("cta") && space != Space::Shared;
        if space != Space::Shared {
            // Which of two blocks is the second one must not depend on how fast they run.
            self.order_sensitive |= cas || float || looks || ordered || block_scope;
        }
        let bytes = if ty.bits() == 128 { 8 } else { ty.bytes() };
        self.emit(Op::Atom(Box::new(Atom { addr, what, d, b, c, bytes, block_scope })));
        if i.has("async") {
            return self.complete_bytes(i, ty.bytes());
        }
        Ok(())
    }

    /// Hints to the caches, whose only effect is on time.
    pub(super) fn hint(&mut self, i: &Instruction) -> Lowered {
        if i.opcode == "createpolicy" {
            let (a, d) = (self.bits64(0), self.d64(self.operand(i, 0)?)?);
            self.emit(Op::A64_64 { f: crate::row::row1(|a: u64| a), d, a });
            return Ok(());
        }
        self.idle();
        Ok(())
    }

    /// `cp.async`: the copy is done when it is issued, which no program that waits for it can tell from later.
    pub(super) fn copy_async(&mut self, i: &Instruction) -> Lowered {
        if !i.has("async") {
            return unsupported("");
        }
        if i.has("commit_group") || i.has("wait_group") || i.has("wait_all") {
            self.idle();
            return Ok(());
        }
        if i.has("mbarrier") {
            return self.copy_arrive(i);
        }
        let to = self.address(self.operand(i, 0)?, Space::Shared)?;
        let from = self.address(self.operand(i, 1)?, Space::Global)?;
        let bytes = match self.operand(i, 2)? {
            Operand::Immediate(ast::Immediate::Int(bytes @ (4 | 8 | 16))) => *bytes as u32,
            _ => return unsupported("copies of this size"),
        };
        let (mut source_bytes, mut ignore) = (None, None);
        match i.operands.get(3) {
            Some(Operand::Register(register)) if matches!(self.register(register)?, Binding::P(_)) => {
                ignore = Some(self.plain_predicate(&Operand::Register(register.clone()))?);
            }
            Some(operand @ Operand::Not(_)) => ignore = Some(self.plain_predicate(operand)?),
            // A fourth operand of 64 bits is a cache policy.
            Some(operand) if !i.has("L2::cache_hint") || i.operands.len() == 5 => {
                source_bytes = Some(self.s32(operand, ScalarType::U32)?);
            }
            _ => {}
        }
        self.emit(Op::AsyncCopy(Box::new(AsyncCopy { to, from, bytes, source_bytes, ignore })));
        Ok(())
    }

    pub(super) fn stack(&mut self, i: &Instruction) -> Lowered {
        match i.opcode.as_str() {
            "alloca" => {
                let align = match i.operands.get(2) {
                    Some(Operand::Immediate(ast::Immediate::Int(align))) => *align as u32,
                    _ => 8,
                };
                let bytes = self.s64(self.operand(i, 1)?, ScalarType::U64)?;
                let d = self.d64(self.operand(i, 0)?)?;
                self.allocas = true;
                self.emit(Op::Alloca { d, bytes, align });
            }
            "stacksave" => {
                let d = self.d64(self.operand(i, 0)?)?;
                self.emit(Op::StackSave { d });
            }
            _ => {
                let a = self.s64(self.operand(i, 0)?, ScalarType::U64)?;
                self.emit(Op::StackRestore { a });
            }
        }
        Ok(())
    }

    /// An address that is a plain offset in shared memory.
    pub(super) fn shared_address(&mut self, operand: &Operand, i: &Instruction) -> Lowered<Addr> {
        let space = match i.space() {
            None => Space::Generic,
            Some(_) => Space::Shared,
        };
        match operand {
            Operand::Address(_) => self.address(operand, space),
            operand => Ok(Addr { space, base: Base::W64(self.s64(operand, ScalarType::U64)?), offset: 0 }),
        }
    }
}

pub(super) fn atomic_type(ty: ScalarType, op: AtomicOp) -> Lowered<AtomicType> {
    let bitwise = matches!(op, AtomicOp::And | AtomicOp::Or | AtomicOp::Xor | AtomicOp::Exchange);
    Ok(match ty {
        ScalarType::B32 => AtomicType::B32,
        ScalarType::B64 => AtomicType::B64,
        ScalarType::U32 if bitwise => AtomicType::B32,
        ScalarType::U64 if bitwise => AtomicType::B64,
        ScalarType::U32 => AtomicType::U32,
        ScalarType::S32 => AtomicType::S32,
        ScalarType::U64 => AtomicType::U64,
        ScalarType::S64 => AtomicType::S64,
        ScalarType::F16 => AtomicType::F16,
        ScalarType::F16x2 => AtomicType::F16x2,
        ScalarType::Bf16 => AtomicType::Bf16,
        ScalarType::Bf16x2 => AtomicType::Bf16x2,
        ScalarType::F32 => AtomicType::F32,
        ScalarType::F64 => AtomicType::F64,
        _ => return unsupported(format!("type {ty}")),
    })
}
