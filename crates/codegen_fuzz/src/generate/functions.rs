//! Helper functions, and what a kernel's body begins and ends with.

use super::{Callee, Generator, Passing, SharedState, Var};
use crate::program::{Block, Expr, Function, Level, OUTPUT_WORDS, Part, Stmt};
use crate::types::{Type, U32};

const ATTRIBUTES: &[&str] = &["", "", "", "#[inline]", "#[inline(never)]", "#[inline(always)]"];

impl Generator<'_> {
    pub(super) fn helper_functions(&mut self, budget: i32) {
        let private = self.rng.weighted(&[3, 4, 3, 2]);
        let collective = if self.uses_barriers || self.uses_warp { self.rng.weighted(&[2, 4, 2]) } else { 0 };
        // Small kernels have few helpers rather than many that do next to nothing.
        let most = 1 + budget.max(0) as usize / 8;
        let (private, collective) = (private.min(most), collective.min(most));
        let each = budget / (private + collective).max(1) as i32;
        for _ in 0..private {
            self.budget = each.clamp(8, 60);
            self.private_function();
        }
        for _ in 0..collective {
            self.budget = each.clamp(8, 50);
            self.collective_function();
        }
        self.budget = 0;
    }

    fn begin_function(&mut self, level: Level, result: &Type) {
        (self.control, self.body_level) = (level, level);
        self.result = Some(result.clone());
        (self.times, self.cost) = (1, 1);
        (self.at_top, self.has_scratch) = (true, false);
        self.vars.clear();
    }

    fn end_function(&mut self, function: Function, callee: Callee) {
        let cost = self.cost;
        self.functions.push(function);
        self.callees.push(Callee { cost, ..callee });
        self.vars.clear();
        self.result = None;
        (self.times, self.cost) = (1, 1);
    }

    /// A function that each thread calls when it likes.
    fn private_function(&mut self) {
        let (name, result) = (self.name("f"), self.variable_type());
        self.begin_function(Level::Thread, &result);
        // A few parameters of equal types make tables of functions possible.
        let count = 1 + self.rng.below(3);
        let mut parameters = Vec::new();
        let mut texts = Vec::new();
        for _ in 0..count {
            let passing = match self.rng.below(8) {
                0 => Passing::Slice,
                1 => Passing::SliceMut,
                2 => Passing::Reference,
                3 => Passing::ReferenceMut,
                _ => Passing::Value,
            };
            let ty = match passing {
                Passing::Slice | Passing::SliceMut => {
                    let element = self.int();
                    Type::Array(Box::new(element), 2 + self.rng.below(5))
                }
                _ if self.rng.chance(40) => Type::Int(U32),
                _ => self.variable_type(),
            };
            let name = self.name("v");
            texts.push(self.parameter(&name, &ty, passing));
            parameters.push((ty, Level::Thread, passing));
        }
        let mut body = Block::default();
        let recursive = self.features.has("recursion") && self.rng.chance(8);
        if recursive {
            self.recursion(&name, &parameters, &texts, &result, &mut body);
            parameters.insert(0, (Type::Int(U32), Level::Thread, Passing::Value));
            texts.insert(0, "depth: u32".to_owned());
        }
        while self.budget > 4 {
            self.statement(&mut body);
        }
        body.value = Some(Box::new(self.expr(&result, Level::Thread)));
        if recursive {
            self.cost *= 7;
        }
        let attribute = if recursive { "" } else { *self.rng.pick(ATTRIBUTES) };
        let parameters_text = texts.join(", ");
        let function = Function {
            name: name.clone(),
            attribute,
            parameters: parameters_text,
            result: result.clone(),
            body,
        };
        let level = Level::Thread;
        self.end_function(function, Callee { name, parameters, result, level, result_level: level, cost: 1 });
    }

    /// `if depth % 7 > 0 { result of the call with depth % 7 - 1 }`
    fn recursion(
        &mut self,
        name: &str,
        parameters: &[(Type, Level, Passing)],
        texts: &[String],
        result: &Type,
        body: &mut Block,
    ) {
        let mut arguments = vec!["depth % 7 - 1".to_owned()];
        let (mut parts, mut operands) = (Vec::new(), String::new());
        for ((ty, _, passing), text) in parameters.iter().zip(texts) {
            let own = text.split(':').next().unwrap_or_default().trim_start_matches("mut ").to_owned();
            match passing {
                // Values may read what another argument borrows, so they come first.
                Passing::Value => {
                    let at = parts.len();
                    operands.push_str(&format!("let x{at} = ${at}; "));
                    arguments.push(format!("x{at}"));
                    let value = self.expr(ty, Level::Thread);
                    parts.push(Part::Expr(value));
                }
                // References are passed on, or borrowed from the parameters' copies.
                Passing::Slice | Passing::Reference => arguments.push(format!("&*{own}")),
                _ => arguments.push(format!("&mut *{own}")),
            }
        }
        let name_of_result = self.name("v");
        let text = format!(
            "let {name_of_result}: {} = if depth % 7 > 0 {{ {operands}{name}({}) }} else {{ {} }};",
            result.name(),
            arguments.join(", "),
            result.simplest()
        );
        body.stmts.push(Stmt { text: text.into(), parts, defines: vec![name_of_result.clone()] });
        self.vars.push(Var {
            name: name_of_result,
            ty: result.clone(),
            mutable: false,
            level: Level::Thread,
        });
    }

    /// Text of a parameter; in the body it is a variable of its type.
    fn parameter(&mut self, name: &str, ty: &Type, passing: Passing) -> String {
        let mutable = passing == Passing::Value && self.rng.chance(40);
        match passing {
            // Behind a reference, only elements and fields are used, which needs no other text.
            Passing::Value => {
                self.vars.push(Var { name: name.to_owned(), ty: ty.clone(), mutable, level: Level::Thread });
                format!("{}{name}: {}", if mutable { "mut " } else { "" }, ty.name())
            }
            Passing::Slice | Passing::Reference => {
                self.vars.push(Var {
                    name: format!("(*{name})"),
                    ty: ty.clone(),
                    mutable: false,
                    level: Level::Thread,
                });
                format!("{name}: &{}", ty.name())
            }
            _ => {
                self.vars.push(Var {
                    name: format!("(*{name})"),
                    ty: ty.clone(),
                    mutable: true,
                    level: Level::Thread,
                });
                format!("{name}: &mut {}", ty.name())
            }
        }
    }

    /// A function with barriers or operations of a warp, which all threads call together.
    fn collective_function(&mut self) {
        let warp = !self.uses_barriers || (self.uses_warp && self.rng.chance(35));
        let level = if warp { Level::Warp } else { Level::Block };
        let result = self.scalar();
        let name = self.name("g");
        self.begin_function(level, &result);
        let mut parameters = Vec::new();
        let mut texts = Vec::new();
        for _ in 0..1 + self.rng.below(2) {
            let ty = if self.rng.chance(50) { Type::Int(U32) } else { self.scalar() };
            let own = self.name("v");
            texts.push(format!("{own}: {}", ty.name()));
            self.vars.push(Var { name: own, ty: ty.clone(), mutable: false, level: Level::Thread });
            parameters.push((ty, Level::Thread, Passing::Value));
        }
        // A count that all threads agree on.
        if self.rng.chance(30) {
            let own = self.name("v");
            texts.push(format!("{own}: u32"));
            self.vars.push(Var { name: own, ty: Type::Int(U32), mutable: false, level });
            parameters.push((Type::Int(U32), level, Passing::Value));
        }
        let mut body = Block::default();
        let states = self.states.clone();
        if level == Level::Block && !self.scratch.is_empty() {
            let index = self.scratch[0];
            let array = &self.shared[index];
            texts.push(format!("{}: Shared<{}, {}>", array.name, array.element, array.len));
            parameters.push((Type::Bool, level, Passing::Shared(index)));
            self.states = vec![SharedState::Own; states.len()];
            self.has_scratch = true;
            // An earlier call may have returned early, with no barrier behind its last read.
            let site = self.site();
            body.stmts.push(Stmt::new(format!("sync({site});"), Vec::new()));
            if self.rng.chance(50) {
                self.tree_sum(index, &mut body);
            }
        }
        while self.budget > 4 {
            self.statement(&mut body);
        }
        let result_level = if self.rng.chance(50) { level } else { Level::Thread };
        body.value = Some(Box::new(self.expr(&result, result_level)));
        self.states = states;
        let attribute = *self.rng.pick(ATTRIBUTES);
        let function = Function {
            name: name.clone(),
            attribute,
            parameters: texts.join(", "),
            result: result.clone(),
            body,
        };
        // What an early return gives is agreed on as well.
        self.end_function(function, Callee { name, parameters, result, level, result_level, cost: 1 });
    }

    /// What a kernel begins with: values that depend on the thread.
    pub(super) fn prologue(&mut self, block: &mut Block) {
        (self.times, self.cost, self.has_scratch, self.at_top) = (1, 1, false, true);
        if !self.shared.is_empty() {
            let site = self.site();
            let mut text = String::new();
            for array in &self.shared {
                text.push_str(&format!(
                    "{}.set(tid() as usize, (gid() % 113) as {}); ",
                    array.name, array.element
                ));
            }
            block.stmts.push(Stmt::new(format!("{text}sync({site});"), Vec::new()));
        }
        for _ in 0..1 + self.rng.below(3) {
            let ty = self.scalar();
            self.declare_as(ty, Level::Thread, block);
        }
        // The pattern of bounds checks: a condition of two halves, the second guarded by the first.
        if self.rng.chance(40) {
            let index = self.name("v");
            let hit = self.name("v");
            let limit = self.expr(&Type::Int(U32), Level::Thread);
            block.stmts.push(Stmt {
                text: format!("let {index}: usize = gid() as usize;").into(),
                parts: Vec::new(),
                defines: vec![index.clone()],
            });
            block.stmts.push(Stmt {
                text: format!("let {hit}: bool = {index} < input.len() && input[{index}] as u32 > $0;")
                    .into(),
                parts: vec![Part::Expr(limit)],
                defines: vec![hit.clone()],
            });
            let var = |name: String, ty| Var { name, ty, mutable: false, level: Level::Thread };
            self.vars.push(var(index, Type::Int(crate::types::USIZE)));
            self.vars.push(var(hit, Type::Bool));
        }
    }

    /// What a kernel ends with: every variable in scope goes into the output.
    pub(super) fn epilogue(&mut self, block: &mut Block) {
        let vars: Vec<Var> = self.vars.clone();
        for (number, var) in vars.iter().enumerate() {
            let word = number % OUTPUT_WORDS;
            let part = Part::Expr(Expr::leaf(var.ty.clone(), var.name.clone()));
            let text = format!("o[{word}] = o[{word}].rotate_left(7) ^ $0.bits();");
            block.stmts.push(Stmt::new(text, vec![part]));
        }
    }
}
