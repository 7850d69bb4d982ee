//! Barriers, shared memory, operations of a warp, and atomics.

use super::{Generator, Passing, SharedState, Var};
use crate::program::{Block, COMMON_CELLS, Expr, Level, Part, Stmt};
use crate::types::{INTS, Type, U32, U64, USIZE};

/// Reductions by type, as far as the device library has them.
const REDUCTIONS: &[(&str, &str)] = &[
    ("u32", "reduce_add"),
    ("u32", "reduce_min"),
    ("u32", "reduce_max"),
    ("u32", "reduce_and"),
    ("u32", "reduce_or"),
    ("u32", "reduce_xor"),
    ("i32", "reduce_min_i32"),
    ("i32", "reduce_max_i32"),
];

/// Operations whose order does not matter, each for the cells of the common arrays with its number.
const COMMUTATIVE: &[&str] = &["add", "min", "max", "and", "or", "xor"];

impl Generator<'_> {
    /// Perhaps a statement that threads run together; tells whether there is one.
    pub(super) fn collective_statement(&mut self, block: &mut Block) -> bool {
        let barriers = self.uses_barriers && self.control == Level::Block;
        let warp = self.uses_warp && self.control >= Level::Warp;
        if barriers && self.rng.chance(16) {
            match self.rng.below(8) {
                0..=1 => self.barrier(block),
                2 => self.counting_barrier(block),
                _ => self.shared_statement(block),
            }
            return true;
        }
        if warp && self.rng.chance(14) {
            self.warp_statement(block);
            return true;
        }
        // A read or write of shared memory between barriers may stand in divergent code.
        if self.uses_barriers && self.in_kernel && self.rng.chance(10) {
            self.shared_access(block);
            return true;
        }
        (barriers || warp) && self.rng.chance(20) && self.collective_call(block)
    }

    /// A barrier, after which shared arrays may be used in another way.
    pub(super) fn barrier(&mut self, block: &mut Block) {
        let site = self.site();
        block.stmts.push(Stmt::new(format!("sync({site});"), Vec::new()));
        self.after_barrier();
    }

    fn after_barrier(&mut self) {
        // Inside of a loop or a branch, the next round or the other side starts from the state before it.
        if !self.at_top {
            return;
        }
        for index in 0..self.states.len() {
            let atomic = matches!(self.shared[index].element, "u32" | "i32" | "u64" | "i64");
            self.states[index] = match self.rng.below(5) {
                0 => SharedState::Own,
                3..=4 if atomic => SharedState::Atomic(self.rng.pick::<&str>(COMMUTATIVE)),
                _ => SharedState::Read,
            };
        }
    }

    fn counting_barrier(&mut self, block: &mut Block) {
        let site = self.site();
        let predicate = Part::Expr(self.expr(&Type::Bool, Level::Thread));
        let (text, ty) = match self.rng.below(3) {
            0 => (format!("sync_count({site}, $0)"), Type::Int(U32)),
            1 => (format!("sync_and({site}, $0)"), Type::Bool),
            _ => (format!("sync_or({site}, $0)"), Type::Bool),
        };
        self.bind(ty, Level::Block, false, &text, vec![predicate], block);
        self.after_barrier();
    }

    /// The shared arrays that may be used at this place.
    fn usable(&self) -> Vec<usize> {
        let scratch = self.scratch.first().copied();
        (0..self.shared.len())
            .filter(|index| {
                if self.in_kernel {
                    Some(*index) != scratch
                } else {
                    self.has_scratch && Some(*index) == scratch
                }
            })
            .collect()
    }

    fn shared_statement(&mut self, block: &mut Block) {
        let usable = self.usable();
        if usable.is_empty() {
            return self.counting_barrier(block);
        }
        let index = *self.rng.pick(&usable);
        match self.rng.below(5) {
            0 if self.shared[index].element == "u32" => _ = self.tree_sum(index, block),
            1 | 2 => self.through_shared(index, block),
            _ => self.shared_access(block),
        }
    }

    /// Each thread writes its element, and reads another one after a barrier.
    fn through_shared(&mut self, index: usize, block: &mut Block) {
        let array = self.shared[index].clone();
        let ty = element_type(array.element);
        let [before, between, after] = [self.site(), self.site(), self.site()];
        let value = self.expr(&ty, Level::Thread);
        let level = self.some_level();
        let at = self.expr(&Type::Int(USIZE), level);
        let name = self.name("v");
        let text = format!(
            "sync({before}); {0}.set(tid() as usize, $0); sync({between}); let {name}: {1} = {0}.get($1 % {2}); sync({after});",
            array.name, array.element, array.len
        );
        let parts = vec![Part::Expr(value), Part::Expr(at)];
        block.stmts.push(Stmt { text: text.into(), parts, defines: vec![name.clone()] });
        self.vars.push(Var { name, ty, mutable: false, level });
    }

    /// The sum over the block, by halves.
    pub(super) fn tree_sum(&mut self, index: usize, block: &mut Block) -> String {
        let array = self.shared[index].name.clone();
        let [before, between, inside, after] = [self.site(), self.site(), self.site(), self.site()];
        let value = self.expr(&Type::Int(U32), Level::Thread);
        let (name, stride) = (self.name("v"), self.name("n"));
        let text = format!(
            "sync({before}); {array}.set(tid() as usize, $0); sync({between}); let mut {stride} = block_dim() / 2; \
             while {stride} > 0 {{ if tid() < {stride} {{ let t = tid() as usize; \
             {array}.set(t, {array}.get(t).wrapping_add({array}.get(t + {stride} as usize))); }} sync({inside}); {stride} /= 2; }} \
             let {name}: u32 = {array}.get(0); sync({after});"
        );
        block.stmts.push(Stmt {
            text: text.into(),
            parts: vec![Part::Expr(value)],
            defines: vec![name.clone()],
        });
        self.vars.push(Var { name: name.clone(), ty: Type::Int(U32), mutable: false, level: Level::Block });
        name
    }

    /// What the state of a shared array allows between two barriers.
    fn shared_access(&mut self, block: &mut Block) {
        let usable = self.usable();
        if usable.is_empty() {
            return self.declare(block);
        }
        let index = *self.rng.pick(&usable);
        let array = self.shared[index].clone();
        let ty = element_type(array.element);
        match self.states[index] {
            SharedState::Own if self.rng.chance(60) => {
                let value = Part::Expr(self.expr(&ty, Level::Thread));
                let text = format!("{}.set(tid() as usize, $0);", array.name);
                block.stmts.push(Stmt::new(text, vec![value]));
            }
            SharedState::Own => {
                let text = format!("{}.get(tid() as usize)", array.name);
                self.bind(ty, Level::Thread, false, &text, Vec::new(), block);
            }
            SharedState::Read => {
                let level = self.some_level();
                let at = Part::Expr(self.expr(&Type::Int(USIZE), level));
                let text = format!("{}.get($0 % {})", array.name, array.len);
                self.bind(ty, level, true, &text, vec![at], block);
            }
            SharedState::Atomic(operation) => {
                let at = Part::Expr(self.expr(&Type::Int(USIZE), Level::Thread));
                let value = Part::Expr(self.expr(&ty, Level::Thread));
                let text = format!("{}.atomic_{operation}($0 % {}, $1);", array.name, array.len);
                block.stmts.push(Stmt::new(text, vec![at, value]));
            }
        }
    }

    fn warp_statement(&mut self, block: &mut Block) {
        let site = self.site();
        let part = Part::Expr;
        match self.rng.below(11) {
            0..=1 => {
                let predicate = self.expr(&Type::Bool, Level::Thread);
                let text = format!("ballot({site}, full(), $0)");
                self.bind(Type::Int(U32), Level::Warp, false, &text, vec![part(predicate)], block);
            }
            2 => {
                let predicate = self.expr(&Type::Bool, Level::Thread);
                let vote = *self.rng.pick(&["all", "any", "uniform"]);
                let text = format!("{vote}({site}, full(), $0)");
                self.bind(Type::Bool, Level::Warp, false, &text, vec![part(predicate)], block);
            }
            3..=5 => self.shuffle(site, block),
            6 => {
                let wide = self.rng.chance(50);
                let ty = Type::Int(if wide { U64 } else { U32 });
                let value = self.expr(&ty, Level::Thread);
                let text = format!("match_any_{}({site}, full(), $0)", if wide { 64 } else { 32 });
                self.bind(Type::Int(U32), Level::Thread, false, &text, vec![part(value)], block);
            }
            7 => self.part_of_warp(site, block),
            _ => {
                let (of, operation) = *self.rng.pick(REDUCTIONS);
                let value = self.expr(&element_type(of), Level::Thread);
                let text = format!("{operation}({site}, full(), $0)");
                self.bind(element_type(of), Level::Warp, false, &text, vec![part(value)], block);
            }
        }
    }

    fn shuffle(&mut self, site: u32, block: &mut Block) {
        let ty = loop {
            let ty = self.scalar();
            // What one or two registers hold.
            if !matches!(ty, Type::Int(int) if int.bits == 128) && ty != Type::Float(16) {
                break ty;
            }
        };
        let (value, by) = (self.expr(&ty, Level::Thread), self.expr(&Type::Int(U32), Level::Warp));
        let kind = *self.rng.pick(&["idx", "up", "down", "xor"]);
        let width = *self.rng.pick(&[32, 32, 32, 16, 8, 2]);
        // Only `idx` has a defined meaning for lanes that differ.
        let text = format!("shuffle_{kind}({site}, full(), $0, $1 % 32, {width})");
        let pair = Type::Tuple(vec![ty, Type::Bool]);
        self.bind(pair, Level::Thread, false, &text, vec![Part::Expr(value), Part::Expr(by)], block);
    }

    /// The lanes for which a condition holds do something together.
    fn part_of_warp(&mut self, site: u32, block: &mut Block) {
        let inside = self.site();
        let condition = self.expr(&Type::Bool, Level::Thread);
        let (of, operation) = *self.rng.pick(REDUCTIONS);
        let ty = element_type(of);
        let (value, other) = (self.expr(&ty, Level::Thread), self.expr(&ty, Level::Thread));
        let [hit, mask] = [self.name("v"), self.name("v")];
        let text = format!(
            "{{ let {hit}: bool = $0; let {mask} = ballot({site}, full(), {hit}); \
             if {hit} {{ {operation}({inside}, {mask}, $1) }} else {{ $2 }} }}"
        );
        let parts = [condition, value, other].into_iter().map(Part::Expr).collect();
        self.bind(ty, Level::Thread, true, &text, parts, block);
    }

    /// A call of a helper that threads run together; tells whether there is one.
    fn collective_call(&mut self, block: &mut Block) -> bool {
        let scratch = !self.shared.is_empty() && (self.in_kernel || self.has_scratch);
        let fits = |callee: &&super::Callee| {
            let shared =
                callee.parameters.iter().any(|(_, _, passing)| matches!(passing, Passing::Shared(_)));
            callee.level > Level::Thread
                && callee.level <= self.control
                && (scratch || !shared)
                && self.times.saturating_mul(callee.cost) <= super::statements::MOST_TIMES
        };
        let callees: Vec<super::Callee> = self.callees.iter().filter(fits).cloned().collect();
        if callees.is_empty() {
            return false;
        }
        let callee = self.rng.pick(&callees).clone();
        self.cost = self.cost.max(self.times.saturating_mul(callee.cost));
        let hit = self.rng.chance(50).then(|| self.two_conditions(block));
        let (mut arguments, mut parts) = (Vec::new(), Vec::new());
        for (ty, level, passing) in &callee.parameters {
            if let Passing::Shared(index) = passing {
                arguments.push(self.shared[*index].name.clone());
                continue;
            }
            arguments.push(format!("${}", parts.len()));
            let counted = *level > Level::Thread;
            let value = match (&hit, ty) {
                // Nothing else stands between the condition, the call and the branch.
                (Some(hit), Type::Int(int)) if !counted => {
                    Expr::leaf(ty.clone(), format!("({hit} as {})", int.name))
                }
                (Some(_), _) => self.leaf(ty, *level, 0),
                (None, _) => self.expr(ty, *level),
            };
            let value = if counted { Expr::of(ty.clone(), "($0 % 5)", vec![value]) } else { value };
            parts.push(Part::Expr(value));
        }
        let text = format!("{}({})", callee.name, arguments.join(", "));
        self.bind(callee.result.clone(), callee.result_level, false, &text, parts, block);
        if let Some(hit) = hit {
            let then = self.nested(Level::Thread, 1, |g| g.body(2));
            block.stmts.push(Stmt::new(format!("if {hit} $0"), vec![Part::Block(then)]));
        }
        true
    }

    /// A condition of which the second half is evaluated only if the first one holds, as in `i < a.len() && a[i] > 3`.
    /// Compilers like to continue on both sides of such a branch with a copy of what follows, which must not be a barrier.
    fn two_conditions(&mut self, block: &mut Block) -> String {
        let halves = if self.in_kernel && self.rng.chance(60) {
            let limit = self.expr(&Type::Int(U64), Level::Thread);
            Expr::of(
                Type::Bool,
                "(gid() as usize * 5 < input.len() && input[gid() as usize * 5] > $0)",
                vec![limit],
            )
        } else {
            let parts = vec![self.expr(&Type::Bool, Level::Thread), self.expr(&Type::Bool, Level::Thread)];
            Expr::of(Type::Bool, "($0 && $1)", parts)
        };
        self.bind(Type::Bool, Level::Thread, false, "$0", vec![Part::Expr(halves)], block)
    }

    /// An atomic operation on global memory: on a common cell without its result, or on the thread's own with it.
    pub(super) fn atomic(&mut self, block: &mut Block) {
        let (ty, name) = if self.rng.chance(60) { (Type::Int(U32), "u32") } else { (Type::Int(U64), "u64") };
        let value = Part::Expr(self.expr(&ty, Level::Thread));
        if self.rng.chance(50) {
            let number = self.rng.below(COMMUTATIVE.len());
            let at = Part::Expr(self.expr(&Type::Int(USIZE), Level::Thread));
            let text =
                format!("atomic_{}_{name}(acc_{name}, $0 % 2 + {}, $1);", COMMUTATIVE[number], number * 2);
            block.stmts.push(Stmt::new(text, vec![at, value]));
            return;
        }
        let operation = *self.rng.pick(&["add", "sub", "min", "max", "and", "or", "xor", "swap", "cas"]);
        let text = format!("atomic_{operation}_{name}(acc_{name}, {COMMON_CELLS} + gid() as usize, $0)");
        self.bind(ty, Level::Thread, true, &text, vec![value], block);
    }
}

fn element_type(name: &str) -> Type {
    match name {
        "f32" => Type::Float(32),
        "f64" => Type::Float(64),
        _ => Type::Int(INTS.iter().copied().find(|int| int.name == name).unwrap_or(U32)),
    }
}
