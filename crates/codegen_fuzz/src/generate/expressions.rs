//! Random expressions.

use super::forms::{self, ARRAY_VALUES, Arg, ROWS, Row};
use super::{Generator, Passing, Var};
use crate::program::{Expr, Level, Part};
use crate::types::{Type, U32, USIZE};

/// Depth at which only leaves are left.
const DEEPEST: u32 = 5;

impl Generator<'_> {
    /// An expression of a type on which threads agree at least as far as `level`.
    pub(super) fn expr(&mut self, ty: &Type, level: Level) -> Expr {
        self.expr_at(ty, level, 0)
    }

    pub(super) fn expr_at(&mut self, ty: &Type, level: Level, depth: u32) -> Expr {
        self.budget -= 1;
        if self.budget <= 0 || depth >= DEEPEST || self.rng.below(10) < 2 + depth as usize {
            return self.leaf(ty, level, depth);
        }
        if self.rng.chance(12)
            && let Some(call) = self.call(ty, level, depth)
        {
            return call;
        }
        if self.rng.chance(18)
            && let Some(made) = self.made_of_parts(ty, level, depth)
        {
            return made;
        }
        match ty {
            Type::Bool | Type::Int(_) | Type::Float(_) => self.operation(ty, level, depth),
            _ => self.composite(ty, level, depth),
        }
    }

    fn operation(&mut self, ty: &Type, level: Level, depth: u32) -> Expr {
        loop {
            let weights: Vec<u32> =
                ROWS.iter().map(|row| if row.of.holds(ty) { row.weight } else { 0 }).collect();
            let row = &ROWS[self.rng.weighted(&weights)];
            if self.left_out(row) {
                continue;
            }
            let (int, array) = (self.int(), self.array_for_operand(level));
            let mut parts = Vec::new();
            for arg in row.args {
                let of = self.operand_type(*arg, ty, &int);
                parts.push(match arg {
                    Arg::Array => array.clone(),
                    _ => self.expr_at(&of, level, depth + 1),
                });
            }
            if row.args.iter().filter(|arg| matches!(arg, Arg::Array)).count() == 2 {
                let other = self.array_like(&parts[0].ty.clone(), level);
                parts[1] = other;
            }
            if let Some(ty) = same_float(row) {
                // The operands of a comparison are of one type.
                let of = if ty { self.wide_float() } else { self.float() };
                parts = (0..row.args.len()).map(|_| self.expr_at(&of, level, depth + 1)).collect();
            }
            let wide = |ty: &Type| matches!(ty, Type::Int(int) if int.bits == 128);
            let float = |ty: &Type| matches!(ty, Type::Float(_));
            if row.text == "($0 as @)" && !self.features.has("wide-float") {
                let from =
                    parts.iter().any(|part| (wide(ty) && float(&part.ty)) || (float(ty) && wide(&part.ty)));
                if from {
                    continue;
                }
            }
            return Expr::of(ty.clone(), forms::fill(row.text, ty), parts);
        }
    }

    fn left_out(&self, row: &Row) -> bool {
        let memcmp = ["$0 == $1", "starts_with", "[..] <"].iter().any(|text| row.text.contains(text))
            && row.args.iter().any(|arg| matches!(arg, Arg::Array));
        let rem = row.text == "($0 % $1)";
        (memcmp && !self.features.has("memcmp")) || (rem && !self.features.has("rem"))
    }

    fn wide_float(&mut self) -> Type {
        Type::Float(*self.rng.pick(&[32, 64]))
    }

    fn operand_type(&mut self, arg: Arg, result: &Type, int: &Type) -> Type {
        match arg {
            Arg::Same => result.clone(),
            Arg::Bool => Type::Bool,
            Arg::U32 => Type::Int(U32),
            Arg::Usize => Type::Int(USIZE),
            Arg::Int | Arg::Array => int.clone(),
            Arg::Unsigned | Arg::Signed => loop {
                let ty = self.int();
                if matches!(ty, Type::Int(int) if int.signed == matches!(arg, Arg::Signed)) {
                    return ty;
                }
            },
            Arg::Float => self.float(),
            Arg::WideFloat => self.wide_float(),
            Arg::Bits => match result {
                Type::Float(bits) => forms::bits_of(*bits),
                _ => Type::Int(U32),
            },
        }
    }

    /// A variable that is an array of integers, or a new array of leaves: it may stand in a text more than once.
    fn array_for_operand(&mut self, level: Level) -> Expr {
        let found = self.vars.iter().filter(|var| var.level >= level && is_int_array(&var.ty));
        let found: Vec<Var> = found.cloned().collect();
        if !found.is_empty() && self.rng.chance(80) {
            let var = self.rng.pick(&found);
            return Expr::leaf(var.ty.clone(), var.name.clone());
        }
        let element = self.int();
        let ty = Type::Array(Box::new(element), 2 + self.rng.below(3));
        self.array_of_leaves(&ty, level)
    }

    /// Another array of the type.
    fn array_like(&mut self, ty: &Type, level: Level) -> Expr {
        match self.variable(ty, level) {
            Some(var) if self.rng.chance(70) => var,
            _ => self.array_of_leaves(ty, level),
        }
    }

    fn array_of_leaves(&mut self, ty: &Type, level: Level) -> Expr {
        let Type::Array(element, len) = ty else { return Expr::leaf(ty.clone(), ty.simplest()) };
        let parts: Vec<Expr> = (0..*len).map(|_| self.leaf(element, level, DEEPEST)).collect();
        Expr::of(ty.clone(), list("[", *len, "]"), parts)
    }

    /// A variable, a literal, or something else without operands.
    pub(super) fn leaf(&mut self, ty: &Type, level: Level, depth: u32) -> Expr {
        if self.rng.chance(70)
            && let Some(var) = self.variable(ty, level)
        {
            return var;
        }
        if self.in_kernel && self.rng.chance(40) {
            if let Type::Int(int) = ty
                && self.rng.chance(60)
            {
                let texts: &[&str] = match level {
                    Level::Thread => &["tid()", "bid()", "lane()", "gid()", "block_dim()", "grid_dim()"],
                    Level::Warp => &["bid()", "warp()", "block_dim()", "grid_dim()"],
                    Level::Block => &["bid()", "block_dim()", "grid_dim()"],
                };
                let text = *self.rng.pick(texts);
                let text = if *int == U32 { text.to_owned() } else { format!("({text} as {})", int.name) };
                return Expr::leaf(ty.clone(), text);
            }
            if depth < DEEPEST && matches!(ty, Type::Int(_) | Type::Float(_)) {
                return self.input(ty, level, depth);
            }
        }
        match ty {
            Type::Bool => Expr::leaf(ty.clone(), *self.rng.pick(&["true", "false"])),
            Type::Int(int) => Expr::leaf(ty.clone(), Type::int_literal(*int, &mut self.rng)),
            Type::Float(bits) => Expr::leaf(ty.clone(), Type::float_literal(*bits, &mut self.rng)),
            Type::Array(..) => self.array_of_leaves(ty, level),
            _ if depth >= DEEPEST => Expr::leaf(ty.clone(), ty.simplest()),
            _ => self.composite(ty, level, DEEPEST),
        }
    }

    /// A number from the input buffer.
    fn input(&mut self, ty: &Type, level: Level, depth: u32) -> Expr {
        let index = self.expr_at(&Type::Int(USIZE), level, depth + 2);
        let read = match self.rng.below(3) {
            0 => "input.get($0).copied().unwrap_or(17)",
            1 => "input[$0 & 63]",
            _ => "input[$0 % input.len()]",
        };
        let text = match ty {
            Type::Float(bits) => format!("f{bits}::from_bits({read} as {})", forms::bits_of(*bits).name()),
            Type::Int(int) if int.bits == 128 => {
                format!("({read} as {0}).wrapping_mul(0x1_0000_0001_0000_0003)", int.name)
            }
            other => format!("({read} as {})", other.name()),
        };
        Expr::of(ty.clone(), text, vec![index])
    }

    pub(super) fn variable(&mut self, ty: &Type, level: Level) -> Option<Expr> {
        let found: Vec<&Var> = self.vars.iter().filter(|var| var.ty == *ty && var.level >= level).collect();
        if found.is_empty() {
            return None;
        }
        // Younger variables are more likely to hold something that was computed.
        let index = self.rng.below(found.len()).max(self.rng.below(found.len()));
        Some(Expr::leaf(ty.clone(), found[index].name.clone()))
    }

    /// A value taken out of a composite variable, or by an `if` or a closure.
    fn made_of_parts(&mut self, ty: &Type, level: Level, depth: u32) -> Option<Expr> {
        let vars: Vec<Var> =
            self.vars.iter().filter(|var| var.level >= level && !var.ty.is_scalar()).cloned().collect();
        if vars.is_empty() {
            return None;
        }
        let var = self.rng.pick(&vars).clone();
        let own = |text: String| Expr::leaf(ty.clone(), text);
        match &var.ty {
            Type::Array(element, len) if **element == *ty => {
                let array = Expr::leaf(var.ty.clone(), var.name.clone());
                if matches!(ty, Type::Int(_)) {
                    let (text, args) = *self.rng.pick(ARRAY_VALUES);
                    if text.contains(".split(") || args.iter().any(|arg| matches!(arg, Arg::Array)) {
                        let other = self.array_like(&var.ty, level);
                        return Some(Expr::of(
                            ty.clone(),
                            "$0.iter().zip($1.iter()).fold(0, |a, (b, c)| a ^ b.wrapping_mul(*c))",
                            vec![array, other],
                        ));
                    }
                    let mut parts = vec![array];
                    for arg in args {
                        let of = self.operand_type(*arg, ty, ty);
                        parts.push(self.expr_at(&of, level, depth + 1));
                    }
                    return Some(Expr::of(ty.clone(), forms::fill(text, ty), parts));
                }
                let index = self.expr_at(&Type::Int(USIZE), level, depth + 1);
                let text = if len.is_power_of_two() {
                    format!("$0[$1 & {}]", len - 1)
                } else {
                    format!("$0[$1 % {len}]")
                };
                Some(Expr::of(ty.clone(), text, vec![array, index]))
            }
            Type::Tuple(parts) => {
                let at = parts.iter().position(|part| part == ty)?;
                Some(own(format!("{}.{at}", var.name)))
            }
            Type::Struct(index) => {
                let at = self.structs[*index].variants[0].iter().position(|field| field == ty)?;
                Some(own(format!("{}.f{at}", var.name)))
            }
            Type::Option(some) if **some == *ty => {
                let or = self.expr_at(ty, level, depth + 1);
                let forms = ["$0.unwrap_or($1)", "$0.map_or($1, |v| v)", "$0.unwrap_or_else(|| $1)"];
                let text = *self.rng.pick(&forms);
                Some(Expr::of(ty.clone(), text, vec![Expr::leaf(var.ty.clone(), var.name), or]))
            }
            Type::Option(some) => {
                let (text, name) = ("(if let Some(@) = $0 { $1 } else { $2 })", self.name("v"));
                let inner = Var { name: name.clone(), ty: (**some).clone(), mutable: false, level };
                let then = self.scoped(|g| {
                    g.vars.push(inner);
                    g.expr_at(ty, level, depth + 1)
                });
                let or = self.expr_at(ty, level, depth + 1);
                let text = text.replace('@', &name);
                Some(Expr::of(ty.clone(), text, vec![Expr::leaf(var.ty.clone(), var.name), then, or]))
            }
            Type::Enum(_) => Some(self.match_enum(ty, &var, level, depth)),
            _ => None,
        }
    }

    /// A `match` over all variants, which binds their fields.
    fn match_enum(&mut self, ty: &Type, var: &Var, level: Level, depth: u32) -> Expr {
        let Type::Enum(index) = var.ty else { return Expr::leaf(ty.clone(), ty.simplest()) };
        let variants = self.enums[index].variants.clone();
        let mut text = "(match $0 {".to_owned();
        let mut parts = vec![Expr::leaf(var.ty.clone(), var.name.clone())];
        let all = variants.len();
        for (number, fields) in variants.into_iter().enumerate() {
            if number + 1 == all && number > 1 && self.rng.chance(30) {
                text.push_str(&format!(" _ => ${},", parts.len()));
                parts.push(self.expr_at(ty, level, depth + 1));
                break;
            }
            let names: Vec<String> = fields.iter().map(|_| self.name("v")).collect();
            let pattern = if names.is_empty() { String::new() } else { format!("({})", names.join(", ")) };
            let made = self.scoped(|g| {
                for (name, ty) in names.iter().zip(fields) {
                    g.vars.push(Var { name: name.clone(), ty, mutable: false, level });
                }
                g.expr_at(ty, level, depth + 1)
            });
            text.push_str(&format!(" E{index}::V{number}{pattern} => ${},", parts.len()));
            parts.push(made);
        }
        text.push_str(" })");
        Expr::of(ty.clone(), text, parts)
    }

    /// A new array, tuple, struct, enum or option.
    fn composite(&mut self, ty: &Type, level: Level, depth: u32) -> Expr {
        let next = depth + 1;
        match ty {
            Type::Array(element, len) => {
                if matches!(**element, Type::Int(_)) && self.rng.chance(35) {
                    let text = "core::array::from_fn::<@, #, _>(|i| (i as @).wrapping_mul($0))"
                        .replace('@', &element.name())
                        .replace('#', &len.to_string());
                    let by = self.expr_at(element, level, next);
                    return Expr::of(ty.clone(), text, vec![by]);
                }
                if self.rng.chance(30) {
                    let one = self.expr_at(element, level, next);
                    return Expr::of(ty.clone(), format!("[$0; {len}]"), vec![one]);
                }
                let parts = (0..*len).map(|_| self.expr_at(element, level, next + 1)).collect();
                Expr::of(ty.clone(), list("[", *len, "]"), parts)
            }
            Type::Tuple(types) => {
                let parts = types.iter().map(|ty| self.expr_at(ty, level, next)).collect();
                Expr::of(ty.clone(), list("(", types.len(), ")"), parts)
            }
            Type::Option(some) => self.option(ty, some, level, next),
            Type::Struct(index) => {
                let fields = self.structs[*index].variants[0].clone();
                let parts: Vec<Expr> = fields.iter().map(|field| self.expr_at(field, level, next)).collect();
                let inner: Vec<String> = (0..parts.len()).map(|at| format!("f{at}: ${at}")).collect();
                let text = format!("(S{index} {{ {} }})", inner.join(", "));
                Expr::of(ty.clone(), text, parts)
            }
            Type::Enum(index) => {
                let variants = &self.enums[*index].variants;
                let number = self.rng.below(variants.len());
                let fields = variants[number].clone();
                if fields.is_empty() {
                    return Expr::leaf(ty.clone(), format!("E{index}::V{number}"));
                }
                let parts = fields.iter().map(|field| self.expr_at(field, level, next)).collect();
                let text = list(&format!("E{index}::V{number}("), fields.len(), ")");
                Expr::of(ty.clone(), text, parts)
            }
            scalar => self.leaf(scalar, level, DEEPEST),
        }
    }

    fn option(&mut self, ty: &Type, some: &Type, level: Level, depth: u32) -> Expr {
        let of = |text: &'static str, parts| Expr::of(ty.clone(), text, parts);
        match self.rng.below(6) {
            0 => Expr::leaf(ty.clone(), ty.simplest()),
            1 => {
                let (condition, value) =
                    (self.expr_at(&Type::Bool, level, depth), self.expr_at(some, level, depth));
                of("$0.then(|| $1)", vec![condition, value])
            }
            2 if matches!(some, Type::Int(_)) => {
                let (a, b) = (self.expr_at(some, level, depth), self.expr_at(some, level, depth));
                let text =
                    *self.rng.pick(&["$0.checked_sub($1)", "$0.checked_mul($1)", "$0.checked_div($1)"]);
                of(text, vec![a, b])
            }
            3 if depth < DEEPEST => {
                let (a, b) = (self.expr_at(ty, level, depth), self.expr_at(ty, level, depth));
                let text = *self.rng.pick(&["$0.or($1)", "$0.xor($1)", "$0.and($1)"]);
                of(text, vec![a, b])
            }
            4 if depth < DEEPEST => {
                let name = self.name("v");
                let a = self.expr_at(ty, level, depth);
                let var = Var { name: name.clone(), ty: some.clone(), mutable: false, level };
                let (condition, value) = self.scoped(|g| {
                    g.vars.push(var);
                    (g.expr_at(&Type::Bool, level, depth), g.expr_at(some, level, depth))
                });
                let text = format!("$0.and_then(|{name}| if $1 {{ Some($2) }} else {{ None }})");
                Expr::of(ty.clone(), text, vec![a, condition, value])
            }
            _ => {
                let value = self.expr_at(some, level, depth);
                of("Some($0)", vec![value])
            }
        }
    }

    /// A call of a helper that has no collective operations.
    fn call(&mut self, ty: &Type, level: Level, depth: u32) -> Option<Expr> {
        let fits = |callee: &&super::Callee| {
            callee.level == Level::Thread
                && callee.result == *ty
                && self.times.saturating_mul(callee.cost) <= super::statements::MOST_TIMES
                && callee.parameters.iter().all(|(_, _, passing)| {
                    !matches!(passing, Passing::SliceMut | Passing::ReferenceMut | Passing::Shared(_))
                })
        };
        let callees: Vec<super::Callee> = self.callees.iter().filter(fits).cloned().collect();
        if callees.is_empty() {
            return None;
        }
        let callee = self.rng.pick(&callees).clone();
        self.cost = self.cost.max(self.times.saturating_mul(callee.cost));
        let mut parts = Vec::new();
        for (ty, _, passing) in &callee.parameters {
            parts.push(match passing {
                Passing::Slice | Passing::Reference => self.array_like(ty, level),
                _ => self.expr_at(ty, level, depth + 1),
            });
        }
        let arguments: Vec<String> = callee
            .parameters
            .iter()
            .enumerate()
            .map(|(at, (_, _, passing))| match passing {
                Passing::Slice | Passing::Reference => format!("&${at}"),
                _ => format!("${at}"),
            })
            .collect();
        let text = format!("{}({})", callee.name, arguments.join(", "));
        Some(Expr { ty: ty.clone(), text: text.into(), parts: parts.into_iter().map(Part::Expr).collect() })
    }
}

/// Whether a row compares floats, and of more than 16 bits.
fn same_float(row: &Row) -> Option<bool> {
    match row.args {
        [Arg::Float, Arg::Float] => Some(false),
        [Arg::WideFloat, Arg::WideFloat] => Some(true),
        _ => None,
    }
}

fn is_int_array(ty: &Type) -> bool {
    matches!(ty, Type::Array(element, _) if matches!(**element, Type::Int(_)))
}

/// `[$0, $1, $2]`
pub(super) fn list(open: &str, len: usize, close: &str) -> String {
    let holes: Vec<String> = (0..len).map(|at| format!("${at}")).collect();
    format!("{open}{}{close}", holes.join(", "))
}
