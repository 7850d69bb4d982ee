//! Loops that libNVVM is to leave as they are.
//!
//! rustc's LLVM has unrolled by the time that its IR is written. libNVVM unrolls again, by other rules: a gain for loops of
//! many rounds that wait for memory, a loss for those of one or two.

use llvm_ir::{Function, Metadata, MetadataBody, MetadataNode, Module, Name, Op};
use std::collections::HashMap;

/// Marks every loop with `llvm.loop.unroll.disable`: LangRef, "'llvm.loop.unroll.disable' Metadata".
pub(super) fn keep_rolled(module: &mut Module) {
    let no = MetadataNode::tuple(vec![Metadata::Text(b"llvm.loop.unroll.disable".to_vec())]);
    let no = module.add_metadata(no);
    let edges: Vec<_> = module.functions.iter().map(back_edges).collect();
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

/// Branches back to a block that is on the way from the entry to them, as `(latch, header)`: in a function whose loops have
/// one entry each, as rustc writes them, those are the loops' back edges.
fn back_edges(function: &Function) -> Vec<(usize, usize)> {
    let index: HashMap<&Name, usize> =
        function.blocks.iter().enumerate().filter_map(|(i, b)| Some((b.label.as_ref()?, i))).collect();
    let successors = |block: usize| -> Vec<usize> {
        let last = function.blocks[block].instructions.last();
        let targets = last.map(|i| targets(&i.op)).unwrap_or_default();
        targets.into_iter().filter_map(|name| index.get(name).copied()).collect()
    };
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
        path.push((0, successors(0)));
    }
    while let Some((block, rest)) = path.last_mut() {
        let block = *block;
        match rest.pop() {
            Some(next) if state[next] == State::Unseen => {
                state[next] = State::OnPath;
                path.push((next, successors(next)));
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
        let mut module = llvm_ir::parse(text).expect("parses");
        module.functions.iter_mut().for_each(super::super::names::name_everything);
        super::keep_rolled(&mut module);
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
