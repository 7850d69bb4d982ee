//! Random statements that each thread runs for itself.

use super::expressions::list;
use super::forms::{self, ARRAY_CHANGES, Arg};
use super::{Generator, Loop, Passing, Var};
use crate::program::{Block, Expr, Level, OUTPUT_WORDS, Part, Stmt};
use crate::types::{Type, U32, USIZE};

/// The most often that one place of a kernel runs in a thread.
pub(super) const MOST_TIMES: u32 = 600;
/// Deepest nesting of loops.
const LOOPS: usize = 3;

impl Generator<'_> {
    /// Appends a statement, or a few that belong together.
    pub(super) fn statement(&mut self, block: &mut Block) {
        self.budget -= 1;
        if self.collective_statement(block) {
            return;
        }
        if self.may_panic && self.in_kernel && self.rng.chance(12) {
            return self.panic(block);
        }
        match self.rng.weighted(&[26, 16, 9, 12, 14, 5, 5, 5, 4, 4, 5, 4]) {
            0 => self.declare(block),
            1 => self.assign(block),
            2 => self.compound_assign(block),
            3 => self.branch(block),
            4 => self.repeat(block),
            5 => self.array_change(block),
            6 => self.closure(block),
            7 => self.leave(block),
            8 => self.mutating_call(block),
            9 => self.branch_on_pattern(block),
            10 => self.output(block),
            _ => self.match_statement(block),
        }
    }

    /// A few statements in a scope of their own.
    pub(super) fn body(&mut self, most: usize) -> Block {
        let mut block = Block::default();
        for _ in 0..1 + self.rng.below(most) {
            self.statement(&mut block);
            if self.budget <= 0 {
                break;
            }
        }
        block
    }

    /// How far threads are to agree on a new value: no further than they come together here.
    pub(super) fn some_level(&mut self) -> Level {
        let level = match self.rng.below(10) {
            0..=6 => Level::Thread,
            7 => Level::Warp,
            _ => Level::Block,
        };
        level.min(self.control)
    }

    pub(super) fn declare(&mut self, block: &mut Block) {
        let (ty, level) = (self.variable_type(), self.some_level());
        self.declare_as(ty, level, block);
    }

    pub(super) fn declare_as(&mut self, ty: Type, level: Level, block: &mut Block) -> String {
        let value = self.expr(&ty, level);
        let mutable = self.rng.chance(65);
        self.bind(ty, level, mutable, "$0", vec![Part::Expr(value)], block)
    }

    /// `let name: ty = text;`
    pub(super) fn bind(
        &mut self,
        ty: Type,
        level: Level,
        mutable: bool,
        text: &str,
        parts: Vec<Part>,
        block: &mut Block,
    ) -> String {
        let name = self.name("v");
        let keyword = if mutable { "let mut" } else { "let" };
        let text = format!("{keyword} {name}: {} = {text};", ty.name());
        block.stmts.push(Stmt { text: text.into(), parts, defines: vec![name.clone()] });
        self.vars.push(Var { name: name.clone(), ty, mutable, level });
        name
    }

    /// A variable that may be changed here: threads that share its value all have to come by.
    fn target(&mut self, fits: impl Fn(&Type) -> bool) -> Option<Var> {
        let control = self.control;
        let found: Vec<Var> = self
            .vars
            .iter()
            .filter(|var| var.mutable && var.level <= control && fits(&var.ty))
            .cloned()
            .collect();
        (!found.is_empty()).then(|| self.rng.pick(&found).clone())
    }

    fn assign(&mut self, block: &mut Block) {
        let Some(var) = self.target(|_| true) else { return self.declare(block) };
        let level = var.level;
        let (place, ty) = match &var.ty {
            Type::Array(element, len) if self.rng.chance(85) => {
                let index = self.expr(&Type::Int(USIZE), level);
                let value = self.expr(element, level);
                let text = format!("{}[$0 % {len}] = $1;", var.name);
                block.stmts.push(Stmt::new(text, vec![Part::Expr(index), Part::Expr(value)]));
                return;
            }
            Type::Tuple(parts) => {
                let at = self.rng.below(parts.len());
                (format!("{}.{at}", var.name), parts[at].clone())
            }
            Type::Struct(index) if self.rng.chance(80) => {
                let fields = &self.structs[*index].variants[0];
                let at = self.rng.below(fields.len());
                (format!("{}.f{at}", var.name), fields[at].clone())
            }
            other => (var.name.clone(), other.clone()),
        };
        let value = self.expr(&ty, level);
        block.stmts.push(Stmt::new(format!("{place} = $0;"), vec![Part::Expr(value)]));
    }

    fn compound_assign(&mut self, block: &mut Block) {
        let Some(var) = self.target(|ty| matches!(ty, Type::Int(_) | Type::Float(_))) else {
            return self.declare(block);
        };
        let operators: &[&str] = match var.ty {
            Type::Int(_) => &["+=", "-=", "*=", "^=", "|=", "&="],
            _ => &["+=", "-=", "*=", "/="],
        };
        let operator = *self.rng.pick(operators);
        let value = self.expr(&var.ty, var.level);
        block.stmts.push(Stmt::new(format!("{} {operator} $0;", var.name), vec![Part::Expr(value)]));
    }

    fn condition(&mut self) -> (Expr, Level) {
        let level = self.some_level();
        (self.expr(&Type::Bool, level), level)
    }

    fn branch(&mut self, block: &mut Block) {
        let (condition, level) = self.condition();
        let then = self.nested(level, 1, |g| g.body(3));
        let mut parts = vec![Part::Expr(condition), Part::Block(then)];
        let mut text = "if $0 $1".to_owned();
        if self.rng.chance(50) {
            if self.rng.chance(25) {
                let second = self.expr(&Type::Bool, level);
                let middle = self.nested(level, 1, |g| g.body(2));
                text.push_str(" else if $2 $3");
                parts.extend([Part::Expr(second), Part::Block(middle)]);
            }
            text.push_str(&format!(" else ${}", parts.len()));
            let otherwise = self.nested(level, 1, |g| g.body(3));
            parts.push(Part::Block(otherwise));
        }
        block.stmts.push(Stmt::new(text, parts));
    }

    fn branch_on_pattern(&mut self, block: &mut Block) {
        let level = self.some_level();
        let some = self.scalar();
        let option = self.expr(&Type::Option(Box::new(some.clone())), level);
        let name = self.name("v");
        let var = Var { name: name.clone(), ty: some, mutable: false, level };
        let then = self.nested(level, 1, |g| {
            g.vars.push(var);
            g.body(3)
        });
        let otherwise = self.nested(level, 1, |g| g.body(2));
        block.stmts.push(Stmt::new(
            format!("if let Some({name}) = $0 $1 else $2"),
            vec![Part::Expr(option), Part::Block(then), Part::Block(otherwise)],
        ));
    }

    fn match_statement(&mut self, block: &mut Block) {
        let level = self.some_level();
        let of = self.int();
        let mut parts = vec![Part::Expr(self.expr(&of, level))];
        let mut text = "match $0 {".to_owned();
        let arms = 2 + self.rng.below(4);
        for arm in 0..arms {
            let pattern = match self.rng.below(3) {
                0 => format!("{}", arm * 3),
                1 => format!("{} | {}", arm * 3, arm * 3 + 1),
                _ => format!("{}..={}", arm * 3, arm * 3 + 2),
            };
            let guard = if self.rng.chance(25) {
                parts.push(Part::Expr(self.expr(&Type::Bool, level)));
                format!(" if ${}", parts.len() - 1)
            } else {
                String::new()
            };
            text.push_str(&format!(" {pattern}{guard} => ${}", parts.len()));
            let made = self.nested(level, 1, |g| g.body(2));
            parts.push(Part::Block(made));
        }
        text.push_str(&format!(" _ => ${} }}", parts.len()));
        let made = self.nested(level, 1, |g| g.body(2));
        parts.push(Part::Block(made));
        block.stmts.push(Stmt::new(text, parts));
    }

    fn repeat(&mut self, block: &mut Block) {
        let most = 2 + self.rng.below(7) as u32;
        if self.loops.len() >= LOOPS || self.times * most > MOST_TIMES {
            return self.declare(block);
        }
        let level = self.some_level();
        let label = self.name("'l");
        self.loops.push(Loop { label: label.clone(), level: level.min(self.control), valued: false });
        let stmt = match self.rng.below(6) {
            0..=2 => self.counted(&label, most, level),
            3 => self.while_loop(&label, most, level),
            4 => self.valued_loop(&label, most, level, block),
            _ => self.over_array(&label, level),
        };
        self.loops.pop();
        block.stmts.extend(stmt);
    }

    /// `for` over a range; its end is a constant or computed.
    fn counted(&mut self, label: &str, most: u32, level: Level) -> Option<Stmt> {
        let of = if self.rng.chance(50) { Type::Int(U32) } else { self.int() };
        let bound = if self.rng.chance(55) {
            Expr::leaf(of.clone(), format!("({most} as {})", of.name()))
        } else {
            let value = self.expr(&of, level);
            // Negative remainders give an empty range.
            Expr::of(of.clone(), format!("($0 % {})", most + 1), vec![value])
        };
        let range = *self.rng.pick(&["0..$0", "0..$0", "(0..$0).rev()", "(0..$0).step_by(2)", "1..=$0"]);
        let name = self.name("v");
        let var = Var { name: name.clone(), ty: of, mutable: false, level };
        let body = self.nested(level, most, |g| {
            g.vars.push(var);
            g.body(4)
        });
        let text = format!("{label}: for {name} in {range} $1");
        Some(Stmt::new(text, vec![Part::Expr(bound), Part::Block(body)]))
    }

    fn while_loop(&mut self, label: &str, most: u32, level: Level) -> Option<Stmt> {
        let condition = self.expr(&Type::Bool, level);
        let fuel = self.name("n");
        let body = self.nested(level, most, |g| g.body(4));
        let text = format!(
            "{{ let mut {fuel} = {most}u32; {label}: while {fuel} > 0 && $0 {{ {fuel} -= 1; $1 }} }}"
        );
        Some(Stmt::new(text, vec![Part::Expr(condition), Part::Block(body)]))
    }

    /// `let x = loop { … break value; }`
    fn valued_loop(&mut self, label: &str, most: u32, level: Level, block: &mut Block) -> Option<Stmt> {
        if let Some(last) = self.loops.last_mut() {
            last.valued = true;
        }
        let level = level.min(self.control);
        let ty = self.scalar();
        let fuel = self.name("n");
        let (body, condition, value) = self.nested(level, most, |g| {
            let body = g.scoped(|g| g.body(3));
            (body, g.expr(&Type::Bool, level), g.expr(&ty, level))
        });
        let last = self.expr(&ty, level);
        let text = format!(
            "{{ let mut {fuel} = {most}u32; {label}: loop {{ $0 if $1 {{ break {label} $2; }} {fuel} -= 1; \
             if {fuel} == 0 {{ break {label} $3; }} }} }}"
        );
        let parts = vec![Part::Block(body), Part::Expr(condition), Part::Expr(value), Part::Expr(last)];
        self.bind(ty, level, false, &text, parts, block);
        None
    }

    /// `for` over the elements of an array.
    fn over_array(&mut self, label: &str, level: Level) -> Option<Stmt> {
        let ty = self.array_type();
        let Type::Array(element, len) = &ty else { return None };
        if self.times * *len as u32 > MOST_TIMES {
            return None;
        }
        let array = self.expr(&ty, level);
        let (name, index) = (self.name("v"), self.name("v"));
        let element = Var { name: name.clone(), ty: (**element).clone(), mutable: false, level };
        let number = Var { name: index.clone(), ty: Type::Int(USIZE), mutable: false, level };
        let body = self.nested(level, *len as u32, |g| {
            g.vars.extend([element, number]);
            g.body(3)
        });
        // The braces make a copy: the loop may change the array.
        let text = match self.rng.below(3) {
            0 => format!("{label}: for ({index}, {name}) in $0.into_iter().enumerate() $1"),
            1 => format!("{label}: for ({index}, &{name}) in {{ $0 }}.iter().enumerate().rev() $1"),
            _ => format!("{label}: for ({name}, {index}) in {{ $0 }}.iter().copied().zip(3usize..) $1"),
        };
        Some(Stmt::new(text, vec![Part::Expr(array), Part::Block(body)]))
    }

    fn array_change(&mut self, block: &mut Block) {
        let int_array = |ty: &Type| matches!(ty, Type::Array(of, _) if matches!(**of, Type::Int(_)));
        let Some(var) = self.target(int_array) else { return self.declare(block) };
        let Type::Array(element, _) = &var.ty else { return };
        let (text, args) = *self.rng.pick(ARRAY_CHANGES);
        let mut parts = vec![Expr::leaf(var.ty.clone(), var.name.clone())];
        for arg in args {
            let of = match arg {
                Arg::Usize => Type::Int(USIZE),
                _ => (**element).clone(),
            };
            parts.push(self.expr(&of, var.level));
        }
        let mut text = forms::fill(text, element);
        // Operands may read the array, so they come before it is borrowed.
        if parts.len() > 1 {
            let mut operands = "let n = $0.len(); ".to_owned();
            text = text.replace("$0.len()", "n");
            for at in (1..parts.len()).rev() {
                text = text.replace(&format!("${at}"), &format!("x{at}"));
                operands = format!("let x{at} = ${at}; {operands}");
            }
            text = format!("{{ {operands}{text} }}");
        }
        block.stmts.push(Stmt::new(text, parts.into_iter().map(Part::Expr).collect()));
    }

    /// A closure and a use of it.
    fn closure(&mut self, block: &mut Block) {
        let level = self.some_level();
        let (from, to) = (self.scalar(), self.scalar());
        let (closure, argument) = (self.name("c"), self.name("v"));
        let var = Var { name: argument.clone(), ty: from.clone(), mutable: false, level };
        let inside = |g: &mut Self| {
            g.scoped(|g| {
                g.vars.push(var.clone());
                g.expr(&to, level)
            })
        };
        let kind = if self.features.has("indirect") { self.rng.below(4) } else { self.rng.below(2) };
        let first = self.expr(&from, level);
        let second = self.expr(&from, level);
        let signature = format!("|{argument}: {}| -> {}", from.name(), to.name());
        let (text, parts) = match kind {
            0 => {
                let value = inside(self);
                let text = format!(
                    "{{ let {closure} = {signature} {{ $0 }}; let a = {closure}($1); let b = {closure}($2); if a == b {{ a }} else {{ b }} }}"
                );
                (text, vec![value, first, second])
            }
            1 => {
                // It changes a variable of its surroundings.
                let Some(target) = self.target(|ty| matches!(ty, Type::Int(_))) else {
                    return self.declare(block);
                };
                if target.level > level {
                    return self.declare(block);
                }
                let step = self.expr(&target.ty, target.level);
                let value = inside(self);
                let text = format!(
                    "{{ let (a, b) = ($1, $2); let mut {closure} = {signature} {{ {0} = {0}.wrapping_add($3); $0 }}; {closure}(a); {closure}(b) }}",
                    target.name
                );
                (text, vec![value, first, second, step])
            }
            2 => {
                let (one, other) = (inside(self), inside(self));
                let condition = self.expr(&Type::Bool, level);
                let text = format!(
                    "{{ let a = {signature} {{ $0 }}; let b = {signature} {{ $1 }}; let {closure}: &dyn Fn({}) -> {} = if $2 {{ &a }} else {{ &b }}; {closure}($3) }}",
                    from.name(),
                    to.name()
                );
                (text, vec![one, other, condition, first])
            }
            _ => return self.table_of_functions(level, block),
        };
        let parts = parts.into_iter().map(Part::Expr).collect();
        self.bind(to, level, false, &text, parts, block);
    }

    /// A call through a table of function pointers.
    fn table_of_functions(&mut self, level: Level, block: &mut Block) {
        let simple: Vec<super::Callee> = self
            .callees
            .iter()
            .filter(|callee| {
                callee.level == Level::Thread
                    && callee.cost * self.times <= MOST_TIMES
                    && callee.parameters.iter().all(|(_, _, passing)| *passing == Passing::Value)
            })
            .cloned()
            .collect();
        let Some(first) = (!simple.is_empty()).then(|| self.rng.pick(&simple).clone()) else {
            return self.declare(block);
        };
        let alike =
            |callee: &super::Callee| callee.parameters == first.parameters && callee.result == first.result;
        let alike: Vec<&super::Callee> = simple.iter().filter(|callee| alike(callee)).collect();
        self.cost = alike.iter().map(|callee| callee.cost * self.times).fold(self.cost, u32::max);
        let names: Vec<&str> = alike.iter().map(|callee| callee.name.as_str()).collect();
        let types: Vec<String> = first.parameters.iter().map(|(ty, _, _)| ty.name()).collect();
        let holes = list("", types.len(), "");
        let text = format!(
            "{{ let table: [fn({}) -> {}; {}] = [{}]; core::hint::black_box(table)[${} % {}]({holes}) }}",
            types.join(", "),
            first.result.name(),
            names.len(),
            names.join(", "),
            types.len(),
            names.len(),
        );
        let mut parts = Vec::new();
        for (ty, _, _) in &first.parameters {
            parts.push(Part::Expr(self.expr(ty, level)));
        }
        parts.push(Part::Expr(self.expr(&Type::Int(USIZE), level)));
        self.bind(first.result.clone(), level, false, &text, parts, block);
    }

    /// `break`, `continue` or `return` under a condition.
    fn leave(&mut self, block: &mut Block) {
        let control = self.control;
        let loops: Vec<Loop> = self.loops.iter().filter(|around| around.level <= control).cloned().collect();
        let returns = self.result.clone().filter(|_| self.body_level <= control);
        if let Some(result) = returns.filter(|_| loops.is_empty() || self.rng.chance(40)) {
            let condition = self.expr(&Type::Bool, self.body_level);
            let value = self.expr(&result, self.body_level);
            block
                .stmts
                .push(Stmt::new("if $0 { return $1; }", vec![Part::Expr(condition), Part::Expr(value)]));
        } else if !loops.is_empty() {
            let around = self.rng.pick(&loops).clone();
            let condition = self.expr(&Type::Bool, around.level);
            // A `loop` counts its fuel at the end, which `continue` would leave out.
            if around.valued {
                return;
            }
            let word = *self.rng.pick(&["break", "continue"]);
            let text = format!("if $0 {{ {word} {}; }}", around.label);
            block.stmts.push(Stmt::new(text, vec![Part::Expr(condition)]));
        } else if self.may_panic {
            self.panic(block);
        } else {
            self.declare(block);
        }
    }

    /// An operation that panics for some values: an index, an unwrapped option, an assertion.
    fn panic(&mut self, block: &mut Block) {
        let level = Level::Thread;
        let index = self.expr(&Type::Int(USIZE), level);
        let text = match self.rng.below(4) {
            0 => "assert!($0 % 251 != 7, \"the number {} is wrong\", 5);",
            1 => "if $0 == 77 { panic!(\"no way on\"); }",
            2 => "{ let t = [1u32, 2, 3, 5]; o[0] ^= t[$0 % 97 / 24] as u64; }",
            _ => "o[1] ^= ($0 % 150).checked_sub(1).unwrap() as u64;",
        };
        if self.in_kernel {
            block.stmts.push(Stmt::new(text, vec![Part::Expr(index)]));
        }
    }

    /// A call of a helper that changes what it is given.
    fn mutating_call(&mut self, block: &mut Block) {
        let times = self.times;
        let fits = |callee: &&super::Callee| {
            callee.level == Level::Thread
                && times.saturating_mul(callee.cost) <= MOST_TIMES
                && callee
                    .parameters
                    .iter()
                    .any(|(_, _, passing)| matches!(passing, Passing::SliceMut | Passing::ReferenceMut))
        };
        let callees: Vec<super::Callee> = self.callees.iter().filter(fits).cloned().collect();
        if callees.is_empty() {
            return self.declare(block);
        }
        let callee = self.rng.pick(&callees).clone();
        self.cost = self.cost.max(times.saturating_mul(callee.cost));
        let level = Level::Thread;
        let (mut arguments, mut parts) = (Vec::new(), Vec::new());
        for (ty, _, passing) in &callee.parameters {
            let mutable = matches!(passing, Passing::SliceMut | Passing::ReferenceMut);
            if mutable {
                let found = self.target(|of| of == ty).filter(|var| var.level == Level::Thread);
                let name = match found {
                    Some(var) if !arguments.contains(&format!("&mut {}", var.name)) => var.name,
                    _ => {
                        let value = self.expr(ty, level);
                        self.bind(ty.clone(), level, true, "$0", vec![Part::Expr(value)], block)
                    }
                };
                arguments.push(format!("&mut {name}"));
                continue;
            }
            let value = self.expr(ty, level);
            let reference = matches!(passing, Passing::Slice | Passing::Reference);
            arguments.push(format!("{}${}", if reference { "&" } else { "" }, parts.len()));
            parts.push(value);
        }
        // Values come before the borrows.
        let names: Vec<String> = parts.iter().map(|_| self.name("v")).collect();
        for (name, value) in names.iter().zip(parts) {
            let text = format!("let {name}: {} = $0;", value.ty.name());
            block.stmts.push(Stmt {
                text: text.into(),
                parts: vec![Part::Expr(value)],
                defines: vec![name.clone()],
            });
        }
        for argument in &mut arguments {
            if let Some((before, number)) = argument.clone().split_once('$') {
                let number: usize = number.parse().unwrap_or(0);
                *argument = format!("{before}{}", names[number]);
            }
        }
        let text = format!("{}({})", callee.name, arguments.join(", "));
        self.bind(callee.result.clone(), level, false, &text, Vec::new(), block);
    }

    /// A write to the thread's own output, or to its own atomic.
    fn output(&mut self, block: &mut Block) {
        if !self.in_kernel {
            return self.assign(block);
        }
        if self.features.has("atomics") && self.rng.chance(45) {
            return self.atomic(block);
        }
        let value = self.scalar();
        let (index, value) = (self.expr(&Type::Int(USIZE), Level::Thread), self.expr(&value, Level::Thread));
        let text = match self.rng.below(3) {
            0 => format!("o[$0 % {OUTPUT_WORDS}] ^= $1.bits();"),
            1 => format!(
                "if let Some(w) = o.get_mut($0 % {}) {{ *w = w.wrapping_add($1.bits()); }}",
                OUTPUT_WORDS + 2
            ),
            _ => format!("o[$0 % {OUTPUT_WORDS}] = o[$0 & {}].rotate_left(9) ^ $1.bits();", OUTPUT_WORDS - 1),
        };
        block.stmts.push(Stmt::new(text, vec![Part::Expr(index), Part::Expr(value)]));
    }
}
