//! Branches and ends (PTX ISA 9.0, 9.7.12).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::{Binding, Lower, Lowered, unsupported};
use crate::op::{NOWHERE, Op};

impl Lower<'_> {
    fn target(&self, operand: &Operand) -> Lowered<u32> {
        let name = match operand {
            Operand::Label(name) => name,
            Operand::Symbol(symbol) => &symbol.name,
            _ => return unsupported("a label is expected"),
        };
        match self.label(name) {
            Some(label) => Ok(label),
            None => unsupported(format!("label {name} is not in this function")),
        }
    }

    pub(super) fn branch(&mut self, i: &Instruction) -> Lowered {
        let target = self.target(self.operand(i, 0)?)?;
        self.jump(target);
        Ok(())
    }

    /// A branch to a label, under the guard.
    fn jump(&mut self, target: u32) {
        match self.guard.take() {
            None => self.emit(Op::Bra { target }),
            Some(guard) => {
                self.emit(Op::BraIf { p: guard.p, negated: guard.negated, target, join: NOWHERE });
            }
        }
    }

    pub(super) fn indexed_branch(&mut self, i: &Instruction) -> Lowered {
        if !i.has("idx") {
            return unsupported("");
        }
        let name = match self.operand(i, 1)? {
            Operand::Label(name) => name.clone(),
            Operand::Symbol(symbol) => symbol.name.clone(),
            _ => return unsupported("a table is expected"),
        };
        let Some(Binding::Targets(targets)) = self.lookup(&name).cloned() else {
            return unsupported(format!("{name} is no table of labels"));
        };
        let index = self.s32(self.operand(i, 0)?, ScalarType::U32)?;
        if let Some(guard) = self.guard.take() {
            // Lanes that the guard holds back go around the table.
            let around = self.new_label();
            self.emit(Op::BraIf { p: guard.p, negated: !guard.negated, target: around, join: NOWHERE });
            self.emit(Op::Brx(Box::new((index, targets, NOWHERE))));
            self.label_places[around as usize] = self.insts.len() as u32;
            return Ok(());
        }
        self.emit(Op::Brx(Box::new((index, targets, NOWHERE))));
        Ok(())
    }

    pub(super) fn ret(&mut self) -> Lowered {
        if self.entry {
            self.emit(Op::Exit);
        } else {
            self.jump(self.return_label);
        }
        Ok(())
    }
}
