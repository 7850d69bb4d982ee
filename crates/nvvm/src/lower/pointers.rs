//! Opaque pointers to typed ones.
//!
//! Every opaque pointer becomes `i8*`; where an instruction needs a pointer to something else it gets a `bitcast` of its own,
//! and where one makes a pointer to something else the result is cast back. No inference of types is needed, and it would
//! gain nothing: LLVM's optimiser looks through these casts. Casts that lead back to where they came from are not made in
//! the first place ([`Typer::origins`]).

mod constants;
mod instructions;

use super::attributes::{by_value, without_types};
use super::emit::Fresh;
use crate::error::{Error, Result};
use llvm_ir::{
    CastOp, Flags, Function, Instruction, Line, Metadata, Module, Name, Op, Type, TypedValue, Value,
};
use std::collections::HashMap;

/// Gives every pointer of a module a type.
pub(super) fn run(module: &mut Module) -> Result<()> {
    for (_, ty) in &mut module.types {
        if let Some(ty) = ty {
            *ty = typed(ty);
        }
    }
    let symbols = Symbols::new(module);
    for global in &mut module.globals {
        if let Some(initializer) = &mut global.initializer {
            *initializer = symbols.constant(&global.ty, initializer, global.line.0)?;
        }
        global.ty = typed(&global.ty);
    }
    for function in &mut module.functions {
        type_function(function, &symbols)?;
    }
    Ok(())
}

/// A type with `i8*` in place of every opaque pointer.
pub(super) fn typed(ty: &Type) -> Type {
    match ty {
        Type::Pointer(space) => Type::int(8).pointer_to(*space),
        Type::TypedPointer { pointee, space } => typed(pointee).pointer_to(*space),
        Type::Array { length, element } => Type::Array { length: *length, element: Box::new(typed(element)) },
        Type::Vector { length, element } => {
            Type::Vector { length: *length, element: Box::new(typed(element)) }
        }
        Type::Struct { fields, packed } => {
            Type::Struct { fields: fields.iter().map(typed).collect(), packed: *packed }
        }
        Type::Function { result, parameters, variadic } => Type::Function {
            result: Box::new(typed(result)),
            parameters: parameters.iter().map(typed).collect(),
            variadic: *variadic,
        },
        _ => ty.clone(),
    }
}

/// Types of what names stand for in a module, with typed pointers.
pub(super) struct Symbols {
    /// Types of the contents of variables, and of functions.
    contents: HashMap<Name, (Type, u32)>,
    named: HashMap<Name, Type>,
}

impl Symbols {
    fn new(module: &Module) -> Self {
        let variables = module.globals.iter().map(|g| (g.name.clone(), (typed(&g.ty), g.symbol.space)));
        let functions = module.functions.iter().map(|f| (f.name.clone(), (signature(f), f.symbol.space)));
        let named = module.types.iter().filter_map(|(name, ty)| Some((name.clone(), ty.clone()?)));
        Self { contents: variables.chain(functions).collect(), named: named.collect() }
    }

    /// The type that indices lead to: LangRef, "getelementptr". The first index steps over whole values.
    fn element(&self, source: &Type, indices: &[TypedValue]) -> Option<Type> {
        let mut ty = source.clone();
        for index in indices.iter().skip(1) {
            while let Type::Named(name) = &ty {
                ty = self.named.get(name)?.clone();
            }
            ty = match ty {
                Type::Array { element, .. } | Type::Vector { element, .. } => *element,
                Type::Struct { fields, .. } => {
                    let field = usize::try_from(index.value.as_int()?).ok()?;
                    fields.get(field)?.clone()
                }
                _ => return None,
            };
        }
        Some(ty)
    }
}

/// Type of a function; LLVM 7 passes an argument by value as a pointer to its type.
fn signature(function: &Function) -> Type {
    let parameter = |p: &llvm_ir::Parameter| match by_value(&p.attributes) {
        Some(ty) => typed(ty).pointer_to(p.ty.address_space().unwrap_or(0)),
        None => typed(&p.ty),
    };
    Type::Function {
        result: Box::new(typed(&function.result)),
        parameters: function.parameters.iter().map(parameter).collect(),
        variadic: function.variadic,
    }
}

/// The name of an intrinsic that is overloaded on pointers: `.p0` is `.p0i8` where pointers have types.
fn intrinsic_name(name: &Name) -> Name {
    let Some(text) = name.as_str().filter(|text| text.starts_with("llvm.")) else { return name.clone() };
    let component = |c: &str| match c.strip_prefix('p') {
        Some(digits) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => format!("{c}i8"),
        _ => c.to_owned(),
    };
    Name::Text(text.split('.').map(component).collect::<Vec<_>>().join("."))
}

fn type_function(function: &mut Function, symbols: &Symbols) -> Result<()> {
    let mut typer = Typer {
        symbols,
        fresh: Fresh::new(function, "t"),
        out: Vec::new(),
        casts: HashMap::new(),
        origins: HashMap::new(),
        location: Vec::new(),
        line: function.line,
    };
    let name = function.name.to_string();
    function.name = intrinsic_name(&function.name);
    function.result = typed(&function.result);
    for parameter in &mut function.parameters {
        let generic = typed(&parameter.ty);
        if let Some(ty) = by_value(&parameter.attributes) {
            let pointer = typed(ty).pointer_to(parameter.ty.address_space().unwrap_or(0));
            if let Some(name) = &mut parameter.name {
                let passed = typer.fresh.name();
                let old = std::mem::replace(name, passed.clone());
                typer.cast_back(old, passed, pointer.clone(), &generic);
            }
            parameter.ty = pointer;
        } else {
            parameter.ty = generic;
        }
        without_types(&mut parameter.attributes);
    }
    for (i, block) in function.blocks.iter_mut().enumerate() {
        if i > 0 {
            // Casts of one block need not reach another.
            typer.casts.clear();
        }
        for instruction in std::mem::take(&mut block.instructions) {
            typer.instruction(instruction, &name)?;
        }
        block.instructions = std::mem::take(&mut typer.out);
    }
    Ok(())
}

/// State of the pass in one function.
pub(super) struct Typer<'a> {
    symbols: &'a Symbols,
    fresh: Fresh,
    out: Vec<Instruction>,
    /// Casts that the block has so far: operand and type to result.
    casts: HashMap<(Name, Type), Name>,
    /// For an `i8*` that was cast from another pointer: that pointer and its type.
    origins: HashMap<Name, (Name, Type)>,
    location: Vec<(String, Metadata)>,
    line: Line,
}

impl Typer<'_> {
    fn push(&mut self, result: Option<Name>, op: Op) {
        self.out.push(Instruction { result, op, metadata: self.location.clone(), line: self.line });
    }

    /// `result` becomes `value`, cast to the pointer type that stands for all of them.
    fn cast_back(&mut self, result: Name, value: Name, from: Type, to: &Type) {
        let operand = TypedValue::new(from.clone(), Value::Local(value.clone()));
        self.push(
            Some(result.clone()),
            Op::Cast { op: CastOp::BitCast, flags: Flags::NONE, value: operand, to: to.clone() },
        );
        self.origins.insert(result, (value, from));
    }

    /// An operand with its type.
    fn operand(&self, operand: &TypedValue) -> Result<TypedValue> {
        Ok(TypedValue::new(typed(&operand.ty), self.value(&operand.ty, &operand.value)?))
    }

    fn value(&self, ty: &Type, value: &Value) -> Result<Value> {
        Ok(match value {
            Value::Constant(constant) => Value::Constant(self.symbols.constant(ty, constant, self.line.0)?),
            other => other.clone(),
        })
    }

    /// A pointer operand as a pointer to `pointee`.
    fn pointer(&mut self, operand: &TypedValue, pointee: &Type) -> Result<TypedValue> {
        let Some(space) = operand.ty.address_space() else {
            return Err(Error::unsupported(
                self.line.0,
                format!("an address of type {}", operand.ty),
                "vectors of pointers are not supported",
            ));
        };
        let wanted = pointee.clone().pointer_to(space);
        let generic = typed(&operand.ty);
        let name = match &operand.value {
            Value::Constant(constant) => {
                let constant = self.symbols.pointer_constant(&operand.ty, constant, pointee, self.line.0)?;
                return Ok(TypedValue::new(wanted, Value::Constant(constant)));
            }
            Value::Local(name) => name.clone(),
            Value::Metadata(_) => return self.operand(operand),
        };
        if wanted == generic {
            return Ok(TypedValue::new(wanted, Value::Local(name)));
        }
        if let Some((origin, _)) = self.origins.get(&name).filter(|(_, ty)| *ty == wanted) {
            return Ok(TypedValue::new(wanted, Value::Local(origin.clone())));
        }
        let key = (name.clone(), wanted.clone());
        if let Some(cast) = self.casts.get(&key) {
            return Ok(TypedValue::new(wanted, Value::Local(cast.clone())));
        }
        let cast = self.fresh.name();
        self.push(
            Some(cast.clone()),
            Op::Cast {
                op: CastOp::BitCast,
                flags: Flags::NONE,
                value: TypedValue::new(generic, Value::Local(name)),
                to: wanted.clone(),
            },
        );
        self.casts.insert(key, cast.clone());
        Ok(TypedValue::new(wanted, Value::Local(cast)))
    }
}
