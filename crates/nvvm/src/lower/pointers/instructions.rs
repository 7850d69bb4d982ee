//! Instructions with typed pointers.

use super::{Typer, intrinsic_name, typed};
use crate::error::{Error, Result};
use crate::lower::attributes::{by_value, without_types};
use llvm_ir::{Argument, Call, Callee, Constant, Instruction, Op, Type, TypedValue, Value};

impl Typer<'_> {
    /// Appends the typed form of an instruction of the function `name`.
    pub(super) fn instruction(&mut self, i: Instruction, name: &str) -> Result<()> {
        self.line = i.line;
        self.location = i.metadata.iter().filter(|(kind, _)| kind == "dbg").cloned().collect();
        let op = match i.op {
            Op::Alloca { ty, count, align, space } => {
                let ty = typed(&ty);
                let generic = Type::int(8).pointer_to(space);
                let pointer = ty.clone().pointer_to(space);
                let count = count.as_ref().map(|c| self.operand(c)).transpose()?;
                return self.address(
                    i.result,
                    i.metadata,
                    Op::Alloca { ty, count, align, space },
                    pointer,
                    generic,
                );
            }
            Op::GetElementPtr { flags, source, base, indices } => {
                let source = typed(&source);
                let Some(element) = self.symbols.element(&source, &indices) else {
                    return Err(Error::unsupported(
                        i.line.0,
                        format!("`getelementptr` in `{name}`"),
                        format!("its indices do not fit {source}"),
                    ));
                };
                let generic = typed(&base.ty);
                let base = self.pointer(&base, &source)?;
                let pointer = element.pointer_to(base.ty.address_space().unwrap_or(0));
                let indices = indices.iter().map(|index| self.operand(index)).collect::<Result<_>>()?;
                let op = Op::GetElementPtr { flags, source, base, indices };
                return self.address(i.result, i.metadata, op, pointer, generic);
            }
            Op::Load { volatile, atomic, ty, pointer, align } => {
                let ty = typed(&ty);
                let pointer = self.pointer(&pointer, &ty)?;
                Op::Load { volatile, atomic, ty, pointer, align }
            }
            Op::Store { volatile, atomic, value, pointer, align } => {
                let value = self.operand(&value)?;
                let pointer = self.pointer(&pointer, &value.ty)?;
                Op::Store { volatile, atomic, value, pointer, align }
            }
            Op::AtomicRmw { volatile, op, pointer, value, atomic, .. } => {
                let value = self.operand(&value)?;
                let pointer = self.pointer(&pointer, &value.ty)?;
                // LLVM 7 has no alignment here; it is that of the type.
                Op::AtomicRmw { volatile, op, pointer, value, atomic, align: None }
            }
            Op::Call(call) => Op::Call(Box::new(self.call(*call)?)),
            other => self.plain(other)?,
        };
        self.out.push(Instruction { result: i.result, op, metadata: i.metadata, line: i.line });
        Ok(())
    }

    /// An instruction that makes a pointer of a type of its own.
    fn address(
        &mut self,
        result: Option<llvm_ir::Name>,
        metadata: Vec<(String, llvm_ir::Metadata)>,
        op: Op,
        pointer: Type,
        generic: Type,
    ) -> Result<()> {
        let Some(result) = result else { return Ok(()) };
        let line = self.line;
        if pointer == generic {
            self.out.push(Instruction { result: Some(result), op, metadata, line });
            return Ok(());
        }
        let made = self.fresh.name();
        self.out.push(Instruction { result: Some(made.clone()), op, metadata, line });
        self.cast_back(result, made, pointer, &generic);
        Ok(())
    }

    /// Instructions whose pointers, if any, are just values.
    fn plain(&mut self, op: Op) -> Result<Op> {
        Ok(match op {
            Op::Ret(Some(value)) => Op::Ret(Some(self.operand(&value)?)),
            Op::FNeg { flags, operand } => Op::FNeg { flags, operand: self.operand(&operand)? },
            Op::Binary { op, flags, ty, left, right } => {
                let (left, right) = (self.value(&ty, &left)?, self.value(&ty, &right)?);
                Op::Binary { op, flags, ty: typed(&ty), left, right }
            }
            Op::ICmp { predicate, flags, ty, left, right } => {
                let (left, right) = (self.value(&ty, &left)?, self.value(&ty, &right)?);
                Op::ICmp { predicate, flags, ty: typed(&ty), left, right }
            }
            Op::FCmp { predicate, flags, ty, left, right } => {
                let (left, right) = (self.value(&ty, &left)?, self.value(&ty, &right)?);
                Op::FCmp { predicate, flags, ty, left, right }
            }
            Op::Cast { op, flags, value, to } => {
                Op::Cast { op, flags, value: self.operand(&value)?, to: typed(&to) }
            }
            Op::Select { flags, condition, then, otherwise } => Op::Select {
                flags,
                condition: self.operand(&condition)?,
                then: self.operand(&then)?,
                otherwise: self.operand(&otherwise)?,
            },
            Op::Phi { flags, ty, incoming } => {
                let value = |(value, block): (Value, llvm_ir::Name)| Ok((self.value(&ty, &value)?, block));
                let incoming = incoming.into_iter().map(value).collect::<Result<_>>()?;
                Op::Phi { flags, ty: typed(&ty), incoming }
            }
            Op::ExtractValue { aggregate, indices } => {
                Op::ExtractValue { aggregate: self.operand(&aggregate)?, indices }
            }
            Op::InsertValue { aggregate, element, indices } => Op::InsertValue {
                aggregate: self.operand(&aggregate)?,
                element: self.operand(&element)?,
                indices,
            },
            Op::ExtractElement { vector, index } => {
                Op::ExtractElement { vector: self.operand(&vector)?, index: self.operand(&index)? }
            }
            Op::InsertElement { vector, element, index } => Op::InsertElement {
                vector: self.operand(&vector)?,
                element: self.operand(&element)?,
                index: self.operand(&index)?,
            },
            Op::ShuffleVector { left, right, mask } => Op::ShuffleVector {
                left: self.operand(&left)?,
                right: self.operand(&right)?,
                mask: self.operand(&mask)?,
            },
            Op::Switch { value, default, cases } => {
                let value = self.operand(&value)?;
                Op::Switch { value, default, cases }
            }
            Op::CondBr { condition, then, otherwise } => {
                Op::CondBr { condition: self.value(&Type::int(1), &condition)?, then, otherwise }
            }
            other => other,
        })
    }

    fn call(&mut self, call: Call) -> Result<Call> {
        let mut arguments = Vec::with_capacity(call.arguments.len());
        for Argument { value, mut attributes } in call.arguments {
            let passed = match by_value(&attributes) {
                Some(ty) => self.pointer(&value, &typed(ty))?,
                None => self.operand(&value)?,
            };
            without_types(&mut attributes);
            arguments.push(Argument { value: passed, attributes });
        }
        let result = typed(&call.result);
        let own = Type::Function {
            result: Box::new(result.clone()),
            parameters: arguments.iter().map(|a| a.value.ty.clone()).collect(),
            variadic: false,
        };
        let mut signature = call.signature.as_ref().map(typed);
        let callee = match call.callee {
            Callee::Asm(asm) => Callee::Asm(asm),
            Callee::Value(Value::Constant(Constant::Global(name))) => {
                let declared = self.symbols.contents.get(&name).map(|(ty, _)| ty);
                let variadic = matches!(declared, Some(Type::Function { variadic: true, .. }));
                if variadic {
                    signature = declared.cloned();
                }
                if variadic || declared.is_none_or(|ty| *ty == own) {
                    Callee::Value(Value::Constant(Constant::Global(intrinsic_name(&name))))
                } else {
                    let constant = Constant::Global(name);
                    let pointer =
                        self.symbols.pointer_constant(&Type::Pointer(0), &constant, &own, self.line.0)?;
                    Callee::Value(Value::Constant(pointer))
                }
            }
            Callee::Value(value) => {
                let pointee = signature.clone().unwrap_or(own);
                let pointer = self.pointer(&TypedValue::new(Type::Pointer(0), value), &pointee)?;
                Callee::Value(pointer.value)
            }
        };
        Ok(Call { callee, arguments, result, signature, ..call })
    }
}
