//! Instructions that touch memory or compute addresses.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::instruction::{Atomicity, Op, Ordering, RmwOp};

impl Parser<'_> {
    pub(super) fn memory_op(&mut self, word: &str) -> Parsed<Op> {
        match word {
            "alloca" => self.alloca(),
            "load" => self.load(),
            "store" => self.store(),
            "getelementptr" => {
                let flags = self.flags();
                let source = self.ty()?;
                self.expect(b',')?;
                let base = self.typed_value()?;
                let mut indices = Vec::new();
                while self.is_punct(b',') && !matches!(self.peek_at(1), Token::MetadataName(_)) {
                    self.at += 1;
                    indices.push(self.typed_value()?);
                }
                Ok(Op::GetElementPtr { flags, source, base, indices })
            }
            "atomicrmw" => self.atomic_rmw(),
            "cmpxchg" => self.compare_exchange(),
            _ => self.atomicity().map(Op::Fence),
        }
    }

    fn alloca(&mut self) -> Parsed<Op> {
        if let Some(word @ ("inalloca" | "swifterror")) = self.word() {
            return self.error(format!("`alloca {word}` does not exist on this target"));
        }
        let ty = self.ty()?;
        let (mut count, mut align, mut space) = (None, None, 0);
        while self.is_punct(b',') && !matches!(self.peek_at(1), Token::MetadataName(_)) {
            self.at += 1;
            match self.word() {
                Some("align") => {
                    self.at += 1;
                    align = Some(self.number()?);
                }
                Some("addrspace") => space = self.address_space()?,
                _ => count = Some(self.typed_value()?),
            }
        }
        Ok(Op::Alloca { ty, count, align, space })
    }

    /// `, align 8`, if it stands here.
    fn alignment(&mut self) -> Parsed<Option<u64>> {
        if !(self.is_punct(b',') && *self.peek_at(1) == Token::Word("align")) {
            return Ok(None);
        }
        self.at += 2;
        self.number().map(Some)
    }

    fn load(&mut self) -> Parsed<Op> {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let ty = self.ty()?;
        self.expect(b',')?;
        let pointer = self.typed_value()?;
        let atomic = if atomic { Some(self.atomicity()?) } else { None };
        Ok(Op::Load { volatile, atomic, ty, pointer, align: self.alignment()? })
    }

    fn store(&mut self) -> Parsed<Op> {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let value = self.typed_value()?;
        self.expect(b',')?;
        let pointer = self.typed_value()?;
        let atomic = if atomic { Some(self.atomicity()?) } else { None };
        Ok(Op::Store { volatile, atomic, value, pointer, align: self.alignment()? })
    }

    /// `syncscope("…") ordering`
    fn atomicity(&mut self) -> Parsed<Atomicity> {
        let scope = if self.eat_word("syncscope") {
            self.expect(b'(')?;
            let scope = self.text()?;
            self.expect(b')')?;
            Some(scope)
        } else {
            None
        };
        Ok(Atomicity { scope, ordering: self.ordering()? })
    }

    fn ordering(&mut self) -> Parsed<Ordering> {
        match self.keyword(Ordering::from_keyword) {
            Some(ordering) => Ok(ordering),
            None => self.expected("an ordering"),
        }
    }

    fn atomic_rmw(&mut self) -> Parsed<Op> {
        let volatile = self.eat_word("volatile");
        let Some(op) = self.keyword(RmwOp::from_keyword) else {
            return self.expected("an atomic operation");
        };
        let pointer = self.typed_value()?;
        self.expect(b',')?;
        let value = self.typed_value()?;
        let atomic = self.atomicity()?;
        Ok(Op::AtomicRmw { volatile, op, pointer, value, atomic, align: self.alignment()? })
    }

    fn compare_exchange(&mut self) -> Parsed<Op> {
        let weak = self.eat_word("weak");
        let volatile = self.eat_word("volatile");
        let pointer = self.typed_value()?;
        self.expect(b',')?;
        let expected = self.typed_value()?;
        self.expect(b',')?;
        let new = self.typed_value()?;
        let atomic = self.atomicity()?;
        let failure = self.ordering()?;
        Ok(Op::CmpXchg { weak, volatile, pointer, expected, new, atomic, failure, align: self.alignment()? })
    }
}
