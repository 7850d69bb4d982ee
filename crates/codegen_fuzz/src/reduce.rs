//! Making a kernel with a difference small.
//!
//! Each round makes every kernel that is one step smaller: without a statement or a function's body, with an expression in
//! place of a larger one, with a simple value in place of an expression. All of them are compiled together, and the steps that
//! keep the difference are taken, as many as go together. The reference says which candidates still have a defined result.

use std::cmp::Reverse;

use crate::campaign::{self, Options};
use crate::device::Configuration;
use crate::error::Result;
use crate::outcome::Outcome;
use crate::print;
use crate::program::{Block, Expr, Kernel, Part, Stmt};

/// Most candidates of a round: they are compiled as one crate.
const CANDIDATES: usize = 160;
/// Most rounds.
const ROUNDS: usize = 60;

/// A place in a kernel's tree: a function, or the body behind the last one, and a way down.
#[derive(Clone, Debug, PartialEq)]
struct Step {
    function: usize,
    path: Vec<usize>,
    change: Change,
}

impl Step {
    /// Where the change is in the text.
    fn place(&self) -> (usize, Vec<usize>) {
        let mut path = self.path.clone();
        if let Change::Drop { at, .. } | Change::Hoist { at, .. } = self.change {
            path.push(at);
        }
        (self.function, path)
    }
}

/// What is done there.
#[derive(Clone, Debug, PartialEq)]
enum Change {
    /// Statements from an index on are left out, so many of them.
    Drop { at: usize, count: usize },
    /// A statement gives way to the statements of its block with this index.
    Hoist { at: usize, part: usize },
    /// An expression becomes the simplest value of its type.
    Simplest,
    /// An expression becomes its part with this index.
    Part(usize),
}

/// A node on the way.
enum Node<'k> {
    Block(&'k mut Block),
    Expr(&'k mut Expr),
}

/// What each kernel does in the configuration where it differs from the reference; `None` where it does not, or has no defined
/// result.
pub type Judge<'a> = dyn FnMut(&[Kernel]) -> Result<Vec<Option<Outcome>>> + 'a;

/// Makes a kernel smaller as long as its result in a configuration differs from the reference's.
///
/// `tell` is called with each smaller kernel.
///
/// # Errors
/// As [`campaign::run`].
pub fn reduce(
    kernel: &Kernel,
    configuration: Configuration,
    options: &Options,
    tell: impl FnMut(&Kernel),
) -> Result<Kernel> {
    let options = Options { configurations: vec![configuration], ..options.clone() };
    smallest(kernel, &mut |kernels| differing(kernels, &options), tell)
}

/// Makes a kernel smaller as long as the judge finds the same kind of difference.
///
/// # Errors
/// Those of the judge.
pub fn smallest(kernel: &Kernel, judge: &mut Judge<'_>, mut tell: impl FnMut(&Kernel)) -> Result<Kernel> {
    let mut best = kernel.clone();
    let kind = match judge(std::slice::from_ref(&best))?.pop().flatten() {
        Some(found) => kind(&found),
        None => return Ok(best),
    };
    let mut skip = 0;
    for _ in 0..ROUNDS {
        let steps = steps(&best);
        if skip >= steps.len() {
            break;
        }
        let chosen: Vec<Step> = steps[skip..].iter().take(CANDIDATES).cloned().collect();
        let (taken, candidates): (Vec<&Step>, Vec<Kernel>) =
            chosen.iter().filter_map(|step| Some((step, apply(&best, step)?))).unzip();
        let found = if candidates.is_empty() { Vec::new() } else { judge(&candidates)? };
        let keeps = |found: &Option<Outcome>| found.as_ref().is_some_and(|found| self::kind(found) == kind);
        let good: Vec<usize> = (0..candidates.len()).filter(|at| keeps(&found[*at])).collect();
        let Some(&smallest) = good.iter().min_by_key(|at| size(&candidates[**at])) else {
            skip += CANDIDATES;
            continue;
        };
        // Steps that each kept the difference are tried together; what is not possible any more is passed over.
        let steps: Vec<&Step> = good.iter().map(|at| taken[*at]).collect();
        best = together(&best, candidates[smallest].clone(), &steps, kind, judge)?;
        skip = 0;
        tell(&best);
    }
    Ok(best)
}

/// Takes all, a half, a third … of the steps at once; gives the smallest kernel that keeps the difference.
fn together(
    from: &Kernel,
    single: Kernel,
    steps: &[&Step],
    kind: u8,
    judge: &mut Judge<'_>,
) -> Result<Kernel> {
    if steps.len() < 2 {
        return Ok(single);
    }
    let mut candidates = Vec::new();
    for parts in [1, 2, 3, 4, 6, 8] {
        for part in 0..parts {
            let mut candidate = from.clone();
            // From behind, so that earlier places stay what they are.
            let mut chosen: Vec<&Step> = steps.iter().skip(part).step_by(parts).copied().collect();
            chosen.sort_by_key(|step| Reverse(step.place()));
            for step in chosen {
                if let Some(next) = apply(&candidate, step) {
                    candidate = next;
                }
            }
            candidates.push(candidate);
        }
    }
    let found = judge(&candidates)?;
    let smallest = candidates
        .into_iter()
        .zip(found)
        .filter(|(_, found)| found.as_ref().is_some_and(|found| self::kind(found) == kind))
        .map(|(candidate, _)| candidate)
        .min_by_key(size);
    Ok(match smallest {
        Some(smallest) if size(&smallest) < size(&single) => smallest,
        _ => single,
    })
}

/// What each kernel does in the configuration where it differs from the reference.
fn differing(kernels: &[Kernel], options: &Options) -> Result<Vec<Option<Outcome>>> {
    let outcomes = campaign::outcomes(kernels, options)?;
    let found = outcomes.found.into_iter().next().map(|(_, found)| found).unwrap_or_default();
    let each = outcomes.reference.into_iter().zip(found);
    Ok(each
        .map(|(expected, found)| {
            (!matches!(expected, Outcome::Invalid(_)) && expected != found).then_some(found)
        })
        .collect())
}

/// A fault must not become another kind of difference on the way.
fn kind(outcome: &Outcome) -> u8 {
    match outcome {
        Outcome::Values(_) => 0,
        Outcome::Panic => 1,
        Outcome::Fault(text) if text.starts_with("it does not compile") => 2,
        Outcome::Fault(_) => 3,
        Outcome::Invalid(_) => 4,
    }
}

/// Length of the kernel's text in characters.
fn size(kernel: &Kernel) -> usize {
    print::module(kernel, "k").len()
}

/// All steps, the larger ones first.
fn steps(kernel: &Kernel) -> Vec<Step> {
    let mut steps = Vec::new();
    for function in 0..=kernel.functions.len() {
        let block = kernel.functions.get(function).map_or(&kernel.body, |function| &function.body);
        steps_of_block(block, function, &mut Vec::new(), &mut steps);
    }
    let weight = |step: &Step| match step.change {
        Change::Drop { count, .. } => (0, usize::MAX - count, step.path.len()),
        Change::Hoist { .. } => (1, 0, step.path.len()),
        Change::Part(_) => (2, 0, step.path.len()),
        Change::Simplest => (2, 1, step.path.len()),
    };
    steps.sort_by_key(weight);
    steps
}

fn steps_of_block(block: &Block, function: usize, path: &mut Vec<usize>, steps: &mut Vec<Step>) {
    let mut step = |change| steps.push(Step { function, path: path.clone(), change });
    let mut count = block.stmts.len();
    while count > 0 {
        let mut at = 0;
        while at < block.stmts.len() {
            step(Change::Drop { at, count: count.min(block.stmts.len() - at) });
            at += count;
        }
        count /= 2;
    }
    for (at, stmt) in block.stmts.iter().enumerate() {
        for (part, inner) in stmt.parts.iter().enumerate() {
            if matches!(inner, Part::Block(_)) {
                step(Change::Hoist { at, part });
            }
        }
    }
    for (at, stmt) in block.stmts.iter().enumerate() {
        steps_of_parts(&stmt.parts, function, at, path, steps);
    }
    if let Some(value) = &block.value {
        path.push(block.stmts.len());
        steps_of_expr(value, function, path, steps);
        path.pop();
    }
}

fn steps_of_parts(parts: &[Part], function: usize, at: usize, path: &mut Vec<usize>, steps: &mut Vec<Step>) {
    for (number, part) in parts.iter().enumerate() {
        path.extend([at, number]);
        match part {
            Part::Expr(expr) => steps_of_expr(expr, function, path, steps),
            Part::Block(block) => steps_of_block(block, function, path, steps),
        }
        path.truncate(path.len() - 2);
    }
}

fn steps_of_expr(expr: &Expr, function: usize, path: &mut Vec<usize>, steps: &mut Vec<Step>) {
    if expr.text != expr.ty.simplest() {
        steps.push(Step { function, path: path.clone(), change: Change::Simplest });
    }
    for (number, part) in expr.parts.iter().enumerate() {
        if let Part::Expr(inner) = part
            && inner.ty == expr.ty
            && !binds(&expr.text, inner)
        {
            steps.push(Step { function, path: path.clone(), change: Change::Part(number) });
        }
    }
    for (number, part) in expr.parts.iter().enumerate() {
        path.push(number);
        match part {
            Part::Expr(expr) => steps_of_expr(expr, function, path, steps),
            Part::Block(block) => steps_of_block(block, function, path, steps),
        }
        path.pop();
    }
}

/// Whether a text may bind a name that the part uses.
fn binds(text: &str, part: &Expr) -> bool {
    let inner = print::expression_text(part);
    names(text).any(|name| mentions(&inner, name))
}

/// The generated names in a text: a letter and a number.
fn names(text: &str) -> impl Iterator<Item = &str> {
    words(text).filter(|word| {
        let mut chars = word.chars();
        chars.next().is_some_and(|first| "vncfg".contains(first))
            && word.len() > 1
            && chars.all(|c| c.is_ascii_digit())
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

fn mentions(text: &str, name: &str) -> bool {
    words(text).any(|word| word == name)
}

/// The kernel after a step; `None` where it cannot be taken, because something else needs what would go.
fn apply(kernel: &Kernel, step: &Step) -> Option<Kernel> {
    let mut next = kernel.clone();
    let block = match next.functions.get_mut(step.function) {
        Some(function) => &mut function.body,
        None if step.function == kernel.functions.len() => &mut next.body,
        None => return None,
    };
    change(find(Node::Block(block), &step.path)?, &step.change)?;
    drop_unused(&mut next);
    (next != *kernel).then_some(next)
}

fn find<'k>(node: Node<'k>, path: &[usize]) -> Option<Node<'k>> {
    let Some((&first, rest)) = path.split_first() else { return Some(node) };
    match node {
        Node::Block(block) if first == block.stmts.len() => find(Node::Expr(block.value.as_mut()?), rest),
        Node::Block(block) => {
            let (&number, rest) = rest.split_first()?;
            find(part(block.stmts.get_mut(first)?.parts.get_mut(number)?), rest)
        }
        Node::Expr(expr) => find(part(expr.parts.get_mut(first)?), rest),
    }
}

fn part(part: &mut Part) -> Node<'_> {
    match part {
        Part::Expr(expr) => Node::Expr(expr),
        Part::Block(block) => Node::Block(block),
    }
}

fn change(node: Node<'_>, change: &Change) -> Option<()> {
    match (node, change) {
        (Node::Block(block), Change::Drop { at, count }) => {
            if at + count > block.stmts.len() {
                return None;
            }
            let gone: Vec<Stmt> = block.stmts.splice(at..&(at + count), []).collect();
            let left = print::block_text(block);
            let needed = gone.iter().flat_map(|stmt| &stmt.defines).any(|name| mentions(&left, name));
            (!needed).then_some(())
        }
        (Node::Block(block), Change::Hoist { at, part }) => {
            let stmt = block.stmts.get(*at)?.clone();
            let Some(Part::Block(inner)) = stmt.parts.get(*part) else { return None };
            let text = print::block_text(inner);
            let bound = words(&stmt.text).any(|name| name.len() > 1 && mentions(&text, name));
            let left: String = block.stmts[at + 1..].iter().map(statement_text).collect();
            let needed = stmt.defines.iter().any(|name| mentions(&left, name));
            if bound || needed || inner.value.is_some() {
                return None;
            }
            block.stmts.splice(at..=at, inner.stmts.iter().cloned());
            Some(())
        }
        (Node::Expr(expr), Change::Simplest) => {
            *expr = Expr::leaf(expr.ty.clone(), expr.ty.simplest());
            Some(())
        }
        (Node::Expr(expr), Change::Part(number)) => match expr.parts.get(*number) {
            Some(Part::Expr(inner)) => {
                *expr = inner.clone();
                Some(())
            }
            _ => None,
        },
        _ => None,
    }
}

fn statement_text(stmt: &Stmt) -> String {
    print::block_text(&Block { stmts: vec![stmt.clone()], value: None })
}

/// Removes functions without a caller.
fn drop_unused(kernel: &mut Kernel) {
    for index in (0..kernel.functions.len()).rev() {
        let name = kernel.functions[index].name.clone();
        let later = kernel.functions[index + 1..].iter().map(|function| &function.body);
        let used = later.chain([&kernel.body]).any(|block| mentions(&print::block_text(block), &name));
        if !used {
            kernel.functions.remove(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{self, Features};

    #[test]
    fn a_kernel_shrinks_to_the_statement_that_matters() {
        let judged = |word: &'static str| {
            move |kernels: &[Kernel]| {
                let has = |kernel: &Kernel| print::module(kernel, "k").contains(word);
                Ok(kernels.iter().map(|kernel| has(kernel).then_some(Outcome::Panic)).collect())
            }
        };
        let mut shrunk = 0;
        for seed in 1..400 {
            let mut kernel = generate::kernel(seed, &Features::default());
            drop_unused(&mut kernel);
            for word in ["leading_zeros", "reduce_add", "for v", "as i128"] {
                let before = print::module(&kernel, "k");
                if !before.contains(word) || before.len() < 3000 {
                    continue;
                }
                let small = smallest(&kernel, &mut judged(word), |_| ()).expect("the judge has no errors");
                let after = print::module(&small, "k");
                assert!(after.contains(word) && after.len() < 1500, "seed {seed}, {word}:\n{after}");
                shrunk += 1;
            }
        }
        assert!(shrunk > 5, "{shrunk}");
    }

    #[test]
    fn what_is_no_difference_stays() {
        let kernel = generate::kernel(5, &Features::default());
        let same = smallest(&kernel, &mut |kernels| Ok(vec![None; kernels.len()]), |_| ());
        assert_eq!(same.expect("the judge has no errors"), kernel);
    }
}
