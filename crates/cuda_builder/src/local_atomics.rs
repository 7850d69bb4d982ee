//! Compare-and-swap of a thread's own local memory.
//!
//! PTX has atomics of global and shared memory only; `ptxas` refuses `atom.local`. LLVM makes plain instructions of the other
//! atomics of a local variable, but of a compare-and-swap it makes `atom.local.cas`: each `fetch_*` of an `AtomicBool`,
//! `AtomicU8` or `AtomicU16` on the stack is one. No other thread sees that memory, so reading, comparing and writing it in
//! turn is the same.

use ptx::ast::{
    Block, Instruction, Item, Module, Operand, Pos, Register, RegisterDecl, ScalarType, Space, Statement,
};

/// Names inside of the block that takes an instruction's place.
const OLD: &str = "%__old";
const NEW: &str = "%__new";
const SAME: &str = "%__same";

/// Replaces each compare-and-swap of local memory.
pub(crate) fn make_plain(module: &mut Module) {
    for item in &mut module.items {
        if let Item::Function(function) = item
            && let Some(body) = &mut function.body
        {
            in_body(body);
        }
    }
}

fn in_body(body: &mut [Statement]) {
    for statement in body {
        match statement {
            Statement::Block(block) => in_body(&mut block.statements),
            Statement::Instruction(instruction) => {
                if let Some(block) = plain(instruction) {
                    *statement = Statement::Block(block);
                }
            }
            _ => {}
        }
    }
}

/// What an instruction becomes, if it is one of these.
fn plain(atom: &Instruction) -> Option<Block> {
    if atom.opcode != "atom" || !atom.has("cas") || atom.space() != Some(Space::Local) || atom.guard.is_some()
    {
        return None;
    }
    let ty = atom.ty().filter(|ty| matches!(ty, ScalarType::B16 | ScalarType::B32 | ScalarType::B64))?;
    let word = ty.to_string();
    let word = word.trim_start_matches('.');
    let [result, address, expected, wanted] = &atom.operands[..] else { return None };
    let register = |name: &str| Operand::Register(Register::new(name));
    let declare = |name: &str, ty| {
        Statement::Register(RegisterDecl { pos: Pos::NONE, vector: None, ty, name: name.into(), count: None })
    };
    let mut statements = vec![declare(OLD, ty), declare(NEW, ty), declare(SAME, ScalarType::Pred)];
    let mut push = |opcode, modifiers: &[&str], operands| {
        statements.push(Statement::Instruction(Instruction::new(opcode, modifiers, operands)));
    };
    push("ld", &["local", word], vec![register(OLD), address.clone()]);
    push("setp", &["eq", word], vec![register(SAME), register(OLD), expected.clone()]);
    push("selp", &[word], vec![register(NEW), wanted.clone(), register(OLD), register(SAME)]);
    push("st", &["local", word], vec![address.clone(), register(NEW)]);
    if *result != Operand::Sink {
        push("mov", &[word], vec![result.clone(), register(OLD)]);
    }
    Some(Block { pos: atom.pos, statements })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(line: &str) -> String {
        let text = format!(
            ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k()\n{{\n.reg .b32 %r<4>;\n\
             .reg .b64 %rd<2>;\n{line}\nret;\n}}\n"
        );
        let mut module = ptx::parse(&text).unwrap();
        make_plain(&mut module);
        let text = module.to_string();
        ptx::parse(&text).unwrap();
        text
    }

    #[test]
    fn local_memory_is_compared_and_written_in_turn() {
        let text = with("atom.relaxed.sys.local.cas.b32 %r1, [%rd1+4], %r2, 7;");
        assert!(!text.contains("atom"), "{text}");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let start = lines.iter().position(|line| line.starts_with("ld.local")).unwrap();
        let expected = [
            "ld.local.b32 %__old, [%rd1+4];",
            "setp.eq.b32 %__same, %__old, %r2;",
            "selp.b32 %__new, 7, %__old, %__same;",
            "st.local.b32 [%rd1+4], %__new;",
            "mov.b32 %r1, %__old;",
        ];
        let found: Vec<String> = lines[start..start + 5]
            .iter()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn other_memory_is_left_alone() {
        for line in [
            "atom.relaxed.sys.global.cas.b32 %r1, [%rd1], %r2, 7;",
            "atom.relaxed.sys.cas.b32 %r1, [%rd1], %r2, 7;",
            "atom.local.add.u32 %r1, [%rd1], 1;",
        ] {
            assert!(with(line).contains("atom"), "{line}");
        }
    }
}
