//! Constants with typed pointers.

use super::{Symbols, typed};
use crate::error::{Error, Result};
use llvm_ir::{CastOp, Constant, ConstantExpression, Type, TypedConstant, TypedValue};

/// `bitcast (value to to)`, or the value itself if it has that type already.
fn cast(value: TypedConstant, to: &Type) -> Constant {
    if value.ty == *to {
        return value.value;
    }
    // A cast of a cast is one cast.
    if let Constant::Expression(expression) = &value.value
        && let ConstantExpression::Cast { op: CastOp::BitCast, value: inner, .. } = &**expression
    {
        return cast(inner.clone(), to);
    }
    if matches!(value.value, Constant::Null | Constant::Undef | Constant::Zero) {
        return value.value;
    }
    Constant::Expression(Box::new(ConstantExpression::Cast { op: CastOp::BitCast, value, to: to.clone() }))
}

impl Symbols {
    /// A constant whose type was `ty`, as a constant of the typed form of `ty`.
    pub(super) fn constant(&self, ty: &Type, constant: &Constant, line: u32) -> Result<Constant> {
        let all = |list: &[TypedConstant]| -> Result<Vec<TypedConstant>> {
            list.iter().map(|c| self.typed_constant(c, line)).collect()
        };
        Ok(match constant {
            Constant::Array(elements) => Constant::Array(all(elements)?),
            Constant::Vector(elements) => Constant::Vector(all(elements)?),
            Constant::Struct { fields, packed } => Constant::Struct { fields: all(fields)?, packed: *packed },
            Constant::Splat(lane) => match ty {
                Type::Vector { length, element } => {
                    let lane = self.typed_constant(lane, line)?;
                    super::super::constants::vector_of(&typed(element), &lane.value, *length)
                }
                _ => return Err(Error::unsupported(line, "`splat`", format!("its type {ty} is no vector"))),
            },
            Constant::Global(name) => {
                let Some((contents, space)) = self.contents.get(name) else {
                    return Err(Error::unsupported(
                        line,
                        format!("`@{name}`"),
                        "the module does not define it",
                    ));
                };
                let pointer = contents.clone().pointer_to(*space);
                cast(TypedConstant::new(pointer, constant.clone()), &typed(ty))
            }
            Constant::Expression(expression) => self.expression(ty, expression, line)?,
            _ => constant.clone(),
        })
    }

    fn typed_constant(&self, constant: &TypedConstant, line: u32) -> Result<TypedConstant> {
        Ok(TypedConstant::new(typed(&constant.ty), self.constant(&constant.ty, &constant.value, line)?))
    }

    /// A constant address as a pointer to `pointee`.
    pub(super) fn pointer_constant(
        &self,
        ty: &Type,
        constant: &Constant,
        pointee: &Type,
        line: u32,
    ) -> Result<Constant> {
        let space = ty.address_space().unwrap_or(0);
        let generic = TypedConstant::new(typed(ty), self.constant(ty, constant, line)?);
        Ok(cast(generic, &pointee.clone().pointer_to(space)))
    }

    fn expression(&self, ty: &Type, expression: &ConstantExpression, line: u32) -> Result<Constant> {
        let new = match expression {
            ConstantExpression::Cast { op: CastOp::BitCast, value, to } if to.address_space().is_some() => {
                return Ok(cast(self.typed_constant(value, line)?, &typed(ty)));
            }
            ConstantExpression::Cast { op, value, to } => {
                ConstantExpression::Cast { op: *op, value: self.typed_constant(value, line)?, to: typed(to) }
            }
            ConstantExpression::Binary { op, flags, left, right } => ConstantExpression::Binary {
                op: *op,
                flags: *flags,
                left: self.typed_constant(left, line)?,
                right: self.typed_constant(right, line)?,
            },
            ConstantExpression::GetElementPtr { flags, source, base, indices, .. } => {
                let source = typed(source);
                let values: Vec<TypedValue> = indices.iter().cloned().map(TypedValue::from).collect();
                let Some(element) = self.element(&source, &values) else {
                    return Err(Error::unsupported(
                        line,
                        "a constant address",
                        format!("its indices do not fit {source}"),
                    ));
                };
                let space = base.ty.address_space().unwrap_or(0);
                let address = self.pointer_constant(&base.ty, &base.value, &source, line)?;
                let indices = indices.iter().map(|c| self.typed_constant(c, line)).collect::<Result<_>>()?;
                let expression = ConstantExpression::GetElementPtr {
                    flags: *flags,
                    in_range: None,
                    base: TypedConstant::new(source.clone().pointer_to(space), address),
                    source,
                    indices,
                };
                let pointer =
                    TypedConstant::new(element.pointer_to(space), Constant::Expression(Box::new(expression)));
                return Ok(cast(pointer, &typed(ty)));
            }
        };
        Ok(Constant::Expression(Box::new(new)))
    }
}
