//! Loops that libNVVM is to leave as they are.
//!
//! rustc's LLVM has unrolled by the time that its IR is written. libNVVM unrolls again, by other rules: a gain for loops of
//! many rounds that wait for memory, a loss for those of one or two.
//!
//! And the optimiser for compute_100 and up of releases 13.1 to 13.5, at least, never ends with some nests of loops that are
//! left in several places (`continue` and `break` in two loops over arrays, say). It ends with every nest that was seen once the
//! loops with several exits are left as they are.

use llvm_ir::{Function, Metadata, MetadataBody, MetadataNode, Module, Name, Op};
use std::collections::{HashMap, HashSet};

/// Which loops are marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    All,
    /// Those with more than one block from which they are left.
    LeftInSeveralPlaces,
}

/// Marks loops with `llvm.loop.unroll.disable`: LangRef, "'llvm.loop.unroll.disable' Metadata".
pub(super) fn keep_rolled(module: &mut Module, which: Which) {
    let chosen = |function: &Function| match which {
        Which::All => back_edges(function),
        Which::LeftInSeveralPlaces => left_in_several_places(function, back_edges(function)),
    };
    let edges: Vec<_> = module.functions.iter().map(chosen).collect();
    if edges.iter().all(Vec::is_empty) {
        return;
    }
    let no = MetadataNode::tuple(vec![Metadata::Text(b"llvm.loop.unroll.disable".to_vec())]);
    let no = module.add_metadata(no);
    for (f, edges) in edges.into_iter().enumerate() {
        // LLVM takes a loop's properties only from latches that all name the same node.
        let mut loops: HashMap<usize, u32> = HashMap::new();
        for (latch, header) in edges {
            let id = *loops.entry(header).or_insert_with(|| {
                let id = module.add_metadata(MetadataNode::tuple(Vec::new()));
                let properties = MetadataBody::Tuple(vec![Metadata::Node(id), Metadata::Node(no)]);
                module.metadata.insert(id, MetadataNode { distinct: true, body: properties });
                id
            });
            if let Some(branch) = module.functions[f].blocks[latch].instructions.last_mut() {
                branch.metadata.retain(|(kind, _)| kind != "llvm.loop");
                branch.metadata.push(("llvm.loop".to_owned(), Metadata::Node(id)));
            }
        }
    }
}

/// Those of the edges `(latch, header)` whose loop is left from more than one block.
fn left_in_several_places(function: &Function, edges: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    let successors = successors(function);
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (from, targets) in successors.iter().enumerate() {
        targets.iter().for_each(|to| predecessors[*to].push(from));
    }
    let several = |header: usize| {
        // The blocks from which a latch is reached without passing the header.
        let mut body = HashSet::from([header]);
        let mut pending: Vec<usize> =
            edges.iter().filter(|(_, to)| *to == header).map(|(latch, _)| *latch).collect();
        while let Some(block) = pending.pop() {
            if body.insert(block) {
                pending.extend(&predecessors[block]);
            }
        }
        body.iter().filter(|block| successors[**block].iter().any(|to| !body.contains(to))).count() > 1
    };
    let headers: HashSet<usize> = edges.iter().map(|(_, header)| *header).collect();
    let headers: HashSet<usize> = headers.into_iter().filter(|header| several(*header)).collect();
    edges.into_iter().filter(|(_, header)| headers.contains(header)).collect()
}

/// Numbers of the blocks to which each block can go.
fn successors(function: &Function) -> Vec<Vec<usize>> {
    let index: HashMap<&Name, usize> =
        function.blocks.iter().enumerate().filter_map(|(i, b)| Some((b.label.as_ref()?, i))).collect();
    let of = |block: &llvm_ir::Block| {
        let targets = block.instructions.last().map(|i| targets(&i.op)).unwrap_or_default();
        targets.into_iter().filter_map(|name| index.get(name).copied()).collect()
    };
    function.blocks.iter().map(of).collect()
}

/// Branches back to a block that is on the way from the entry to them, as `(latch, header)`: in a function whose loops have
/// one entry each, as rustc writes them, those are the loops' back edges.
fn back_edges(function: &Function) -> Vec<(usize, usize)> {
    let successors = successors(function);
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        Unseen,
        OnPath,
        Done,
    }
    let mut state = vec![State::Unseen; function.blocks.len()];
    let mut edges = Vec::new();
    // A path of blocks, each with those of its successors that are still to be looked at; functions are too large to recurse.
    let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
    if let Some(entry) = state.first_mut() {
        *entry = State::OnPath;
        path.push((0, successors[0].clone()));
    }
    while let Some((block, rest)) = path.last_mut() {
        let block = *block;
        match rest.pop() {
            Some(next) if state[next] == State::Unseen => {
                state[next] = State::OnPath;
                path.push((next, successors[next].clone()));
            }
            Some(next) if state[next] == State::OnPath => edges.push((block, next)),
            Some(_) => {}
            None => {
                state[block] = State::Done;
                path.pop();
            }
        }
    }
    edges
}

/// Where a terminator can go.
fn targets(op: &Op) -> Vec<&Name> {
    match op {
        Op::Br { target } => vec![target],
        Op::CondBr { then, otherwise, .. } => vec![then, otherwise],
        Op::Switch { default, cases, .. } => {
            std::iter::once(default).chain(cases.iter().map(|(_, t)| t)).collect()
        }
        Op::IndirectBr { targets, .. } => targets.iter().collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    /// The module with every loop marked, as text.
    fn marked(text: &str) -> String {
        marked_where(text, super::Which::All)
    }

    fn marked_where(text: &str, which: super::Which) -> String {
        let mut module = llvm_ir::parse(text).expect("parses");
        module.functions.iter_mut().for_each(super::super::names::name_everything);
        super::keep_rolled(&mut module, which);
        module.to_string()
    }

    #[test]
    fn nested_loops_are_marked_one_by_one_and_nothing_else_is() {
        let text = marked(
            "define void @f(i1 %a, i1 %b) {\nstart:\n  br label %outer\nouter:\n  br label %inner\ninner:\n  \
             br i1 %a, label %inner, label %latch\nlatch:\n  br i1 %b, label %outer, label %end\nend:\n  ret void\n}\n",
        );
        assert_eq!(text.matches("!llvm.loop !").count(), 2, "{text}");
        assert_eq!(text.matches("= distinct !{").count(), 2, "{text}");
        assert_eq!(text.matches("llvm.loop.unroll.disable").count(), 1, "{text}");
        let line =
            |start: &str| text.lines().find(|l| l.trim().starts_with(start)).expect("is there").to_owned();
        assert!(line("br i1 %a").contains("!llvm.loop") && line("br i1 %b").contains("!llvm.loop"), "{text}");
    }

    #[test]
    fn loops_that_are_left_in_several_places() {
        let text = marked_where(
            "define void @f(i1 %c) {\nstart:\n  br label %outer\nouter:\n  br label %inner\ninner:\n  \
             br i1 %c, label %again, label %end\nagain:\n  br i1 %c, label %inner, label %next\nnext:\n  \
             br i1 %c, label %outer, label %single\nsingle:\n  br i1 %c, label %single, label %end\nend:\n  ret void\n}\n",
            super::Which::LeftInSeveralPlaces,
        );
        let marked: Vec<&str> = text.lines().filter(|l| l.contains("!llvm.loop !")).map(str::trim).collect();
        assert_eq!(marked.len(), 2, "{text}");
        assert!(marked[0].contains("label %inner") && marked[1].contains("label %outer"), "{text}");
    }

    #[test]
    fn the_latches_of_one_loop_share_a_node() {
        let text = marked(
            "define void @f(i32 %a) {\nstart:\n  br label %head\nhead:\n  switch i32 %a, label %one [\n    i32 0, label %head\n    \
             i32 1, label %end\n  ]\none:\n  br label %head\nend:\n  ret void\n}\n",
        );
        let nodes: Vec<&str> =
            text.split("!llvm.loop ").skip(1).filter_map(|t| t.split_whitespace().next()).collect();
        assert_eq!((nodes.len(), nodes[0]), (2, nodes[1]), "{text}");
    }

    #[test]
    fn what_was_said_of_a_loop_before_gives_way() {
        let text = marked(
            "define void @f(i1 %a) {\nstart:\n  br label %head\nhead:\n  br i1 %a, label %head, label %end, !llvm.loop !0\nend:\n  \
             ret void\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.count\", i32 4}\n",
        );
        assert_eq!(text.matches("!llvm.loop !").count(), 1, "{text}");
        assert!(!text.contains("!llvm.loop !0"), "{text}");
    }

    #[test]
    fn functions_without_loops_stay_as_they_are() {
        let text = marked(
            "define void @f(i1 %a) {\n  br i1 %a, label %x, label %y\nx:\n  br label %y\ny:\n  ret void\n}\ndeclare void @g()\n",
        );
        assert!(!text.contains("!llvm.loop !"), "{text}");
    }
}
