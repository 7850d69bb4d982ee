//! Operands: registers, literals and addresses.

use ptx::ast::{self, Immediate, Operand, ScalarType, TypeKind};

use super::{Binding, Lower, Lowered, unsupported};
use crate::code::Const;
use crate::op::{Addr, Base, Op, P, R32, R64, Slot};
use crate::row::{row1, rowp1};
use crate::special::AnySpecial;

/// The bits of a literal as a value of a type, zero-extended.
pub(crate) fn immediate_bits(immediate: Immediate, ty: ScalarType) -> u64 {
    let bits = match (immediate, ty) {
        (Immediate::Int(value), ScalarType::F32) => u64::from((value as f32).to_bits()),
        (Immediate::Int(value), ScalarType::F64) => (value as f64).to_bits(),
        (Immediate::Int(value), _) => value as u64,
        (Immediate::F32(bits), ScalarType::F64 | ScalarType::B64) => {
            f64::from(f32::from_bits(bits)).to_bits()
        }
        (Immediate::F32(bits), _) => u64::from(bits),
        (Immediate::F64(bits), ScalarType::F32 | ScalarType::B32) => {
            u64::from((f64::from_bits(bits) as f32).to_bits())
        }
        (Immediate::F64(bits), _) => bits,
    };
    match ty.bits() {
        64.. => bits,
        width => bits & ((1 << width) - 1),
    }
}

/// Whether values of the type live in 64-bit registers.
pub(crate) fn is_wide(ty: ScalarType) -> bool {
    ty.bits() > 32 || ty.kind() == TypeKind::Opaque
}

impl Lower<'_> {
    pub(super) fn const32(&mut self, value: Const) -> R32 {
        if let Some(&r) = self.consts32.get(&value) {
            return r;
        }
        let r = self.new32();
        self.consts32.insert(value, r);
        r
    }

    pub(super) fn const64(&mut self, value: Const) -> R64 {
        if let Some(&r) = self.consts64.get(&value) {
            return r;
        }
        let r = self.new64();
        self.consts64.insert(value, r);
        r
    }

    /// The constant that a register holds, if it is one.
    pub(super) fn constant_of(&self, register: R64) -> Option<Const> {
        self.consts64.iter().find(|(_, r)| **r == register).map(|(value, _)| *value)
    }

    pub(super) fn bits32(&mut self, bits: u32) -> R32 {
        self.const32(Const::Bits(u64::from(bits)))
    }

    pub(super) fn bits64(&mut self, bits: u64) -> R64 {
        self.const64(Const::Bits(bits))
    }

    /// What a register name stands for, its selector applied.
    pub(super) fn register(&self, register: &ast::Register) -> Lowered<&Binding> {
        let Some(binding) = self.lookup(&register.name) else {
            return unsupported(format!("{} is not declared", register.name));
        };
        match (&register.selector, binding) {
            (None, binding) => Ok(binding),
            (Some(selector), Binding::Vector(elements)) => {
                match selector.index().and_then(|index| elements.get(index)) {
                    Some(element) => Ok(element),
                    None => unsupported(format!("{}.{}", register.name, selector.as_str())),
                }
            }
            (Some(selector), _) => unsupported(format!("{}.{}", register.name, selector.as_str())),
        }
    }

    pub(super) fn predicate_register(&self, register: &ast::Register) -> Lowered<P> {
        match self.register(register)? {
            Binding::P(p) => Ok(*p),
            _ => unsupported(format!("{} is no predicate", register.name)),
        }
    }

    /// A predicate source, and whether it is negated.
    pub(super) fn predicate(&mut self, operand: &Operand) -> Lowered<(P, bool)> {
        match operand {
            Operand::Register(register) => Ok((self.predicate_register(register)?, false)),
            Operand::Not(inner) => {
                let (p, negated) = self.predicate(inner)?;
                Ok((p, !negated))
            }
            Operand::Special(special, selector) => {
                let Some(AnySpecial::W32(f)) = crate::special::resolve(*special, selector.as_ref()) else {
                    return unsupported(special.to_string());
                };
                let (word, d) = (self.new32(), self.new_p());
                self.emit(Op::Special32 { f, d: word });
                self.emit(Op::T32 { f: rowp1(|a: u32| a != 0), d, a: word });
                Ok((d, false))
            }
            Operand::Immediate(immediate) => {
                let d = self.new_p();
                self.emit(Op::PredConst { f: immediate_bits(*immediate, ScalarType::B32) != 0, d });
                Ok((d, false))
            }
            _ => unsupported("a predicate is expected"),
        }
    }

    /// A predicate source, negation carried out.
    pub(super) fn plain_predicate(&mut self, operand: &Operand) -> Lowered<P> {
        let (p, negated) = self.predicate(operand)?;
        if !negated {
            return Ok(p);
        }
        let (yes, d) = (self.new_p(), self.new_p());
        self.emit(Op::PredConst { f: true, d: yes });
        self.emit(Op::Pred { f: crate::op::PredOp::AndNot, d, a: yes, b: p });
        Ok(d)
    }

    /// A source of any width: the register or constant that holds it, as the type asks.
    pub(super) fn source(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<Slot> {
        if is_wide(ty) {
            Ok(Slot::W64(self.s64(operand, ty)?))
        } else {
            Ok(Slot::W32(self.s32(operand, ty)?))
        }
    }

    /// A source of up to 32 bits.
    pub(super) fn s32(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<R32> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W32(r, _) => Ok(r),
                Binding::W64(r) => {
                    let d = self.new32();
                    self.emit(Op::A32_64 { f: row1(|a: u64| a as u32), d, a: r });
                    Ok(d)
                }
                _ => unsupported(format!("{} has the wrong width", register.name)),
            },
            Operand::Immediate(immediate) => Ok(self.bits32(immediate_bits(*immediate, ty) as u32)),
            Operand::Symbol(symbol) => {
                let value = self.symbol(symbol)?;
                Ok(self.const32(value))
            }
            Operand::Special(special, selector) => {
                match crate::special::resolve(*special, selector.as_ref()) {
                    Some(AnySpecial::W32(f)) => {
                        let d = self.new32();
                        self.emit(Op::Special32 { f, d });
                        Ok(d)
                    }
                    Some(AnySpecial::W64(f)) => {
                        let (wide, d) = (self.new64(), self.new32());
                        self.emit(Op::Special64 { f, d: wide });
                        self.emit(Op::A32_64 { f: row1(|a: u64| a as u32), d, a: wide });
                        Ok(d)
                    }
                    None => unsupported(special.to_string()),
                }
            }
            _ => unsupported("operand"),
        }
    }

    /// A source of 64 bits.
    pub(super) fn s64(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<R64> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W64(r) => Ok(r),
                Binding::W32(r, _) => {
                    let d = self.new64();
                    self.emit(Op::A64_32 { f: row1(|a: u32| u64::from(a)), d, a: r });
                    Ok(d)
                }
                _ => unsupported(format!("{} has the wrong width", register.name)),
            },
            Operand::Immediate(immediate) => Ok(self.bits64(immediate_bits(*immediate, ty))),
            Operand::Symbol(symbol) => self.symbol64(symbol),
            Operand::Special(special, selector) => {
                match crate::special::resolve(*special, selector.as_ref()) {
                    Some(AnySpecial::W64(f)) => {
                        let d = self.new64();
                        self.emit(Op::Special64 { f, d });
                        Ok(d)
                    }
                    Some(AnySpecial::W32(f)) => {
                        let (narrow, d) = (self.new32(), self.new64());
                        self.emit(Op::Special32 { f, d: narrow });
                        self.emit(Op::A64_32 { f: row1(|a: u32| u64::from(a)), d, a: narrow });
                        Ok(d)
                    }
                    None => unsupported(special.to_string()),
                }
            }
            _ => unsupported("operand"),
        }
    }

    /// The address of a symbol in a register: a constant, or a place in the local frame.
    pub(super) fn symbol64(&mut self, symbol: &ast::Symbol) -> Lowered<R64> {
        if let Some(Binding::Local(place)) = self.lookup(&symbol.name) {
            let offset = (i64::from(place.offset) + symbol.offset) as u32;
            let d = self.new64();
            self.emit(Op::LocalAddr { f: offset, d });
            return Ok(d);
        }
        let value = self.symbol(symbol)?;
        Ok(self.const64(value))
    }

    /// The address of a symbol, if it is the same for all calls.
    fn symbol(&mut self, symbol: &ast::Symbol) -> Lowered<Const> {
        let offset = symbol.offset;
        match self.lookup(&symbol.name) {
            Some(&Binding::Variable(variable)) => {
                self.variables.push(variable);
                return Ok(Const::Symbol { variable, offset });
            }
            Some(Binding::KernelParam(place)) => {
                return Ok(Const::Bits((i64::from(place.offset) + offset) as u64));
            }
            Some(_) => return unsupported(format!("the address of {}", symbol.name)),
            None => {}
        }
        if let Some(variable) = self.symbols.variable(&symbol.name) {
            self.variables.push(variable);
            return Ok(Const::Symbol { variable, offset });
        }
        if let Some(function) = self.symbols.function(&symbol.name) {
            self.takes.push(function);
            return Ok(Const::Function(function));
        }
        unsupported(format!("{} is not declared", symbol.name))
    }

    /// A destination of up to 32 bits. Where the register is wider the value is zero-extended afterwards.
    pub(super) fn d32(&mut self, operand: &Operand) -> Lowered<R32> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W32(r, _) => Ok(r),
                Binding::W64(wide) => {
                    let r = self.new32();
                    self.after.push(Op::A64_32 { f: row1(|a: u32| u64::from(a)), d: wide, a: r });
                    Ok(r)
                }
                _ => unsupported(format!("{} has the wrong width", register.name)),
            },
            Operand::Sink => Ok(self.new32()),
            _ => unsupported("a destination must be a register"),
        }
    }

    /// A destination of 64 bits.
    pub(super) fn d64(&mut self, operand: &Operand) -> Lowered<R64> {
        match operand {
            Operand::Register(register) => match *self.register(register)? {
                Binding::W64(r) => Ok(r),
                Binding::W32(narrow, _) => {
                    let r = self.new64();
                    self.after.push(Op::A32_64 { f: row1(|a: u64| a as u32), d: narrow, a: r });
                    Ok(r)
                }
                _ => unsupported(format!("{} has the wrong width", register.name)),
            },
            Operand::Sink => Ok(self.new64()),
            _ => unsupported("a destination must be a register"),
        }
    }

    /// A destination predicate; a new one where nobody wants it.
    pub(super) fn dp(&mut self, operand: &Operand) -> Lowered<P> {
        match operand {
            Operand::Register(register) => self.predicate_register(register),
            Operand::Sink => Ok(self.new_p()),
            _ => unsupported("a destination must be a predicate"),
        }
    }

    /// The address of a memory operand.
    pub(super) fn address(&mut self, operand: &Operand, space: crate::Space) -> Lowered<Addr> {
        let address = match operand {
            Operand::Address(address) => address,
            _ => return unsupported("an address is expected"),
        };
        if !address.more.is_empty() {
            return unsupported("an address of several parts");
        }
        let offset = address.offset;
        match &address.base {
            ast::AddressBase::Register(register) => {
                let base = match *self.register(register)? {
                    Binding::W32(r, _) => Base::W32(r),
                    Binding::W64(r) => Base::W64(r),
                    _ => return unsupported(format!("{} is no address", register.name)),
                };
                let space = match space {
                    // A device function's parameters live in its local frame.
                    crate::Space::Param if !self.entry => crate::Space::Local,
                    space => space,
                };
                Ok(Addr { space, base, offset })
            }
            ast::AddressBase::Symbol(name) => {
                let symbol = ast::Symbol { name: name.clone(), offset: 0 };
                let local = matches!(self.lookup(name), Some(Binding::Local(_)));
                let base = Base::W64(self.symbol64(&symbol)?);
                let space = match space {
                    // A device function's parameters live in its local frame.
                    crate::Space::Param if local => crate::Space::Local,
                    space => space,
                };
                Ok(Addr { space, base, offset })
            }
            ast::AddressBase::Absolute => {
                Ok(Addr { space, base: Base::W64(self.bits64(offset as u64)), offset: 0 })
            }
        }
    }

    /// The operand at an index.
    pub(super) fn operand<'i>(&self, i: &'i ast::Instruction, index: usize) -> Lowered<&'i Operand> {
        match i.operands.get(index) {
            Some(operand) => Ok(operand),
            None => unsupported("an operand is missing"),
        }
    }
}
