//! Declarations, scopes, and what stands before and after a function's body.

use std::collections::HashMap;

use ptx::ast::{self, ScalarType, Space, Statement, Variable, Vector};

use super::{Binding, Lower};
use crate::code::Const;
use crate::counters::Class;
use crate::op::{Addr, Base, Elem, Mem, Op, Place, Slot};
use crate::source::Lines;

impl Lower<'_> {
    /// Gives parameters and results their places, and fetches those that are registers.
    pub(super) fn prologue(&mut self, function: &ast::Function, lines: &Lines) {
        if self.entry {
            let mut end = 0u64;
            for param in &function.params {
                let offset = end.next_multiple_of(param.alignment().max(1));
                let len = param.size().unwrap_or(0);
                end = offset + len;
                let place = Place { offset: offset as u32, len: len as u32 };
                self.params.push(place);
                self.bind(&param.name, Binding::KernelParam(place));
            }
            return;
        }
        let mut incoming = Vec::new();
        for param in &function.params {
            let place = self.frame_bytes(param);
            self.params.push(place);
            match param.space {
                Space::Reg => {
                    let binding = self.new_register(param.ty, param.vector);
                    incoming.push((binding.clone(), place));
                    self.bind(&param.name, binding);
                }
                _ => self.bind(&param.name, Binding::Local(place)),
            }
        }
        for result in &function.returns {
            let place = self.frame_bytes(result);
            self.returns.push(place);
            match result.space {
                Space::Reg => {
                    let binding = self.new_register(result.ty, result.vector);
                    self.returned.push((binding.clone(), place));
                    self.bind(&result.name, binding);
                }
                _ => self.bind(&result.name, Binding::Local(place)),
            }
        }
        if !incoming.is_empty() {
            self.begin(function.pos, None, Class::Other, lines);
            self.counted = true;
            for (binding, place) in incoming {
                self.frame_access(&binding, place, true);
            }
        }
    }

    /// The common end of a function, which every `ret` goes to.
    pub(super) fn epilogue(&mut self, lines: &Lines, function: &ast::Function) {
        self.begin(function.pos, None, Class::Control, lines);
        self.counted = true;
        self.label_places[self.return_label as usize] = self.insts.len() as u32;
        for (binding, place) in std::mem::take(&mut self.returned) {
            self.frame_access(&binding, place, false);
        }
        self.emit(if self.entry { Op::Exit } else { Op::Ret });
    }

    /// Moves a register from or to bytes of the local frame.
    pub(super) fn frame_access(&mut self, binding: &Binding, place: Place, load: bool) {
        let base = self.new64();
        self.emit(Op::LocalAddr { f: place.offset, d: base });
        let (elem, regs) = match *binding {
            Binding::W32(r, ty) => (
                match ty.bytes() {
                    1 => Elem::U8,
                    2 => Elem::U16,
                    _ => Elem::B32,
                },
                vec![Slot::W32(r)],
            ),
            Binding::W64(r) => (Elem::B64, vec![Slot::W64(r)]),
            Binding::W128(low, high) => (Elem::B64, vec![Slot::W64(low), Slot::W64(high)]),
            _ => return,
        };
        let addr = Addr { space: crate::Space::Local, base: Base::W64(base), offset: 0 };
        let mem = Box::new(Mem { addr, elem, regs, strong: false, fence: false });
        self.emit(if load { Op::Ld(mem) } else { Op::St(mem) });
    }

    /// Makes a register stand for a constant from here on, if this is its only write and comes before any branch; the
    /// instruction then has nothing to do.
    pub(super) fn settle(&mut self, register: &ast::Register, value: Const) -> bool {
        let once = self.written.get(&register.name) == Some(&1);
        if !self.straight || !once || self.guard.is_some() || register.selector.is_some() {
            return false;
        }
        let binding = match self.lookup(&register.name) {
            Some(&Binding::W32(_, ty)) => Binding::W32(self.const32(value), ty),
            Some(Binding::W64(_)) => Binding::W64(self.const64(value)),
            _ => return false,
        };
        for scope in self.scopes.iter_mut().rev() {
            if let Some(bound) = scope.get_mut(&register.name) {
                *bound = binding;
                break;
            }
        }
        self.idle();
        true
    }

    /// Bytes of the kernel's parameters.
    pub(super) fn param_end(&self) -> u32 {
        self.params.last().map_or(0, |place| place.offset + place.len)
    }

    /// Room for a variable in the local frame.
    pub(super) fn frame_bytes(&mut self, variable: &Variable) -> Place {
        let align = variable.alignment().clamp(8, 128) as u32;
        let len = variable.size().unwrap_or(0).min(u64::from(u32::MAX / 4)) as u32;
        let offset = self.local_bytes.next_multiple_of(align);
        // More than any device has is refused when the kernel is launched.
        self.local_bytes = offset.saturating_add(len.next_multiple_of(8)).min(1 << 30);
        Place { offset, len }
    }

    pub(super) fn bind(&mut self, name: &ast::Name, binding: Binding) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone(), binding);
        }
    }

    pub(super) fn lookup(&self, name: &str) -> Option<&Binding> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name))
    }

    pub(super) fn label(&self, name: &str) -> Option<u32> {
        self.labels.iter().rev().find_map(|scope| scope.get(name).copied())
    }

    fn new_scalar(&mut self, ty: ScalarType) -> Binding {
        match ty.bits() {
            _ if ty == ScalarType::Pred => Binding::P(self.new_p()),
            0..=32 => Binding::W32(self.new32(), ty),
            33..=64 => Binding::W64(self.new64()),
            _ => Binding::W128(self.new64(), self.new64()),
        }
    }

    fn new_register(&mut self, ty: ScalarType, vector: Option<Vector>) -> Binding {
        match vector {
            None => self.new_scalar(ty),
            Some(vector) => Binding::Vector((0..vector.lanes()).map(|_| self.new_scalar(ty)).collect()),
        }
    }

    /// Lowers the statements of a scope.
    pub(super) fn block(&mut self, statements: &[Statement], lines: &Lines) {
        let mut labels = HashMap::new();
        for statement in statements {
            if let Statement::Label(label) = statement {
                let id = self.new_label();
                labels.insert(label.name.clone(), id);
            }
        }
        self.labels.push(labels);
        self.scopes.push(HashMap::new());
        // Tables may stand after the branch that uses them.
        for statement in statements {
            if let Statement::BranchTargets(list) = statement {
                let targets: Option<Vec<u32>> = list.targets.iter().map(|name| self.label(name)).collect();
                if let Some(targets) = targets {
                    self.bind(&list.name, Binding::Targets(targets));
                }
            }
        }
        for statement in statements {
            self.statement(statement, lines);
        }
        self.scopes.pop();
        self.labels.pop();
    }

    fn statement(&mut self, statement: &Statement, lines: &Lines) {
        match statement {
            Statement::Label(label) => {
                if let Some(id) = self.label(&label.name) {
                    self.label_places[id as usize] = self.insts.len() as u32;
                    self.straight = false;
                    self.labelled = true;
                }
            }
            Statement::Register(decl) => {
                for name in decl.names() {
                    let binding = self.new_register(decl.ty, decl.vector);
                    self.bind(&name, binding);
                }
            }
            Statement::Variable(variable) => {
                let binding = match variable.space {
                    Space::Local | Space::Param => Binding::Local(self.frame_bytes(variable)),
                    _ => Binding::Variable(self.symbols.add_variable(variable)),
                };
                self.bind(&variable.name, binding);
            }
            Statement::Instruction(instruction) => self.instruction(instruction, lines),
            Statement::Call(call) => self.call_statement(call, lines),
            Statement::Block(block) => self.block(&block.statements, lines),
            Statement::Loc(_)
            | Statement::BranchTargets(_)
            | Statement::CallTargets(_)
            | Statement::CallPrototype(_)
            | Statement::Pragma(_)
            | Statement::Section(_)
            | Statement::Raw(_) => {}
        }
    }
}

/// How often each register name is written in a body: everything in the place of a destination counts.
pub(super) fn count_writes(body: &[Statement]) -> HashMap<ast::Name, u32> {
    let mut writes = HashMap::new();
    let mut write = |operand: &ast::Operand| {
        if !matches!(operand, ast::Operand::Address(_)) {
            operand.walk(&mut |part| {
                if let ast::Operand::Register(register) = part {
                    *writes.entry(register.name.clone()).or_insert(0) += 1;
                }
            });
        }
    };
    Statement::walk(body, &mut |statement| match statement {
        Statement::Instruction(instruction) => instruction.operands.first().into_iter().for_each(&mut write),
        Statement::Call(call) => call.returns.iter().for_each(&mut write),
        _ => {}
    });
    writes
}
