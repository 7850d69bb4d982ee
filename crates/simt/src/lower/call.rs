//! Calls (PTX ISA 9.0, 9.7.12.6). Arguments and results travel through local frames.

use ptx::ast::{self, Call as AstCall, Operand, ScalarType};

use super::{Binding, Lower, Lowered, unsupported};
use crate::counters::Class;
use crate::op::{Call, Callee, Inst, Op, Place, Service, ServiceCall, Slot};
use crate::source::Lines;

impl Lower<'_> {
    pub(super) fn call_statement(&mut self, call: &AstCall, lines: &Lines) {
        self.begin(call.pos, call.guard.as_ref(), Class::Control, lines);
        let start = self.insts.len();
        let lowered = self.guarded(call.guard.as_ref()).and_then(|()| self.call(call));
        self.end(start, lowered, || match call.function() {
            Some(name) => format!("call {name}"),
            None => "call".to_string(),
        });
    }

    fn call(&mut self, call: &AstCall) -> Lowered {
        if self.unresolved.is_none()
            && let Some(name) = call.function()
            && !self.names_function_pointer(name)
            && self.symbols.function(name).is_none()
            && !is_built_in(name)
        {
            self.unresolved = Some(name.clone());
        }
        let mut args = Vec::new();
        for argument in &call.arguments {
            let place = self.argument(argument)?;
            args.push(place);
        }
        let (mut rets, mut fetch) = (Vec::new(), Vec::new());
        for result in &call.returns {
            match self.named(result) {
                Some(Binding::Local(place)) => rets.push(place),
                Some(binding) => {
                    let place = self.scratch();
                    rets.push(place);
                    fetch.push((binding, place));
                }
                None => return unsupported("a result must be a parameter or a register"),
            }
        }
        match call.function() {
            Some(name) if !self.names_function_pointer(name) => {
                if let Some(service) = service(name) {
                    let args = args.iter().map(|place| place.offset).collect();
                    let ret = rets.first().map(|place| place.offset);
                    if matches!(service, Service::Malloc | Service::Free) {
                        self.order_sensitive = true;
                        self.uses_heap = true;
                    }
                    self.emit(Op::Service(Box::new(ServiceCall { service, args, ret })));
                } else {
                    let Some(function) = self.symbols.function(name) else {
                        return unsupported(format!("{name} is not defined in this module"));
                    };
                    self.calls.push(function);
                    self.emit(Op::Call(Box::new(Call { callee: Callee::Direct(function), args, rets })));
                }
            }
            _ => {
                let target = self.s64(&call.target, ScalarType::U64)?;
                self.calls_indirect = true;
                self.emit(Op::Call(Box::new(Call { callee: Callee::Indirect(target), args, rets })));
            }
        }
        if self.guard.is_some() || call.function().is_none_or(|name| self.names_function_pointer(name)) {
            // Lanes that call other functions, or none, meet again here.
            let origin = self.origins.len() as u32 - 1;
            self.insts.push(Inst { op: Op::Join, guard: None, origin, counts: false });
        }
        for (binding, place) in fetch {
            self.frame_access(&binding, place, true);
        }
        Ok(())
    }

    /// A register may have the name of the call's target.
    fn names_function_pointer(&self, name: &str) -> bool {
        matches!(self.lookup(name), Some(Binding::W64(..)))
    }

    fn named(&self, operand: &Operand) -> Option<Binding> {
        let name = match operand {
            Operand::Symbol(ast::Symbol { name, offset: 0 }) => name,
            Operand::Register(register) => &register.name,
            Operand::Label(name) => name,
            _ => return None,
        };
        self.lookup(name).cloned()
    }

    /// The place of an argument in the local frame; registers and literals are stored to one.
    fn argument(&mut self, argument: &Operand) -> Lowered<Place> {
        match self.named(argument) {
            Some(Binding::Local(place)) => return Ok(place),
            Some(binding @ (Binding::W32(..) | Binding::W64(..) | Binding::W128(..))) => {
                let place = self.scratch();
                self.frame_access(&binding, place, false);
                return Ok(place);
            }
            _ => {}
        }
        let value = match argument {
            Operand::Immediate(_) | Operand::Symbol(_) => self.s64(argument, ScalarType::B64)?,
            _ => return unsupported("an argument must be a parameter, a register or a number"),
        };
        let place = self.scratch();
        self.frame_access(&Binding::W64(value), place, false);
        Ok(place)
    }

    fn scratch(&mut self) -> Place {
        let offset = self.local_bytes.next_multiple_of(16);
        self.local_bytes = offset + 16;
        Place { offset, len: 16 }
    }

    /// The place of an operand's value, for instructions that take a row of either width.
    pub(super) fn any_source(&mut self, operand: &Operand, ty: ScalarType) -> Lowered<Slot> {
        self.source(operand, ty)
    }
}

/// Functions that NVIDIA's compiler resolves without a definition.
fn is_built_in(name: &str) -> bool {
    service(name).is_some() || name.starts_with("__cuda_syscall")
}

fn service(name: &str) -> Option<Service> {
    Some(match name {
        "vprintf" => Service::Vprintf,
        "malloc" => Service::Malloc,
        "free" => Service::Free,
        "__assertfail" => Service::Assertfail,
        _ => return None,
    })
}
