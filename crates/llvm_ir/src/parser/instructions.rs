//! Instructions other than those that touch memory.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::constant::{TypedValue, Value};
use crate::tree::instruction::{
    Argument, BinaryOp, Call, Callee, CastOp, Flags, FloatPredicate, InlineAsm, Instruction, IntPredicate,
    Line, Op, TailKind,
};
use crate::tree::name::Name;
use crate::tree::types::Type;

/// Words that start an instruction without a result, and so end the attributes of a call before them.
const AFTER_CALL: &[&str] = &[
    "ret",
    "br",
    "switch",
    "indirectbr",
    "unreachable",
    "store",
    "fence",
    "call",
    "tail",
    "musttail",
    "notail",
    "invoke",
    "callbr",
    "resume",
    "cleanupret",
    "catchret",
];

impl Parser<'_> {
    pub(super) fn instruction(&mut self) -> Parsed<Instruction> {
        let line = Line(self.line());
        if let Token::Record(word) = *self.peek() {
            return self.debug_record(word, line);
        }
        let result = match self.peek().clone() {
            Token::Local(name) => {
                self.at += 1;
                self.expect(b'=')?;
                Some(name)
            }
            _ => None,
        };
        let op = self.op()?;
        let metadata = self.attachments_after_commas()?;
        Ok(Instruction { result, op, metadata, line })
    }

    fn debug_record(&mut self, word: &str, line: Line) -> Parsed<Instruction> {
        let Some(kind) = word.strip_prefix("dbg_") else {
            return self.error(format!("record `#{word}` is not known"));
        };
        self.at += 1;
        self.expect(b'(')?;
        let operands = self.list(b')', Self::metadata_operand)?;
        let op = Op::DebugRecord { kind: kind.to_owned(), operands };
        Ok(Instruction { result: None, op, metadata: Vec::new(), line })
    }

    fn op(&mut self) -> Parsed<Op> {
        let Some(word) = self.word() else { return self.expected("an instruction") };
        self.at += 1;
        if let Some(op) = BinaryOp::from_keyword(word) {
            let flags = self.flags();
            let (ty, left, right) = self.two_operands()?;
            return Ok(Op::Binary { op, flags, ty, left, right });
        }
        if let Some(op) = CastOp::from_keyword(word) {
            let flags = self.flags();
            let value = self.typed_value()?;
            self.expect_word("to")?;
            return Ok(Op::Cast { op, flags, value, to: self.ty()? });
        }
        match word {
            "icmp" => {
                let flags = self.flags();
                let Some(predicate) = self.keyword(IntPredicate::from_keyword) else {
                    return self.expected("a predicate");
                };
                let (ty, left, right) = self.two_operands()?;
                Ok(Op::ICmp { predicate, flags, ty, left, right })
            }
            "fcmp" => {
                let flags = self.flags();
                let Some(predicate) = self.keyword(FloatPredicate::from_keyword) else {
                    return self.expected("a predicate");
                };
                let (ty, left, right) = self.two_operands()?;
                Ok(Op::FCmp { predicate, flags, ty, left, right })
            }
            "fneg" => Ok(Op::FNeg { flags: self.flags(), operand: self.typed_value()? }),
            "freeze" => Ok(Op::Freeze(self.typed_value()?)),
            "select" => {
                let flags = self.flags();
                let condition = self.typed_value()?;
                self.expect(b',')?;
                let then = self.typed_value()?;
                self.expect(b',')?;
                Ok(Op::Select { flags, condition, then, otherwise: self.typed_value()? })
            }
            "phi" => self.phi(),
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                self.call(TailKind::from_keyword(word))
            }
            "call" => self.call(None),
            "ret" | "br" | "switch" | "indirectbr" | "unreachable" => self.terminator(word),
            "alloca" | "load" | "store" | "getelementptr" | "atomicrmw" | "cmpxchg" | "fence" => {
                self.memory_op(word)
            }
            "extractvalue" | "insertvalue" | "extractelement" | "insertelement" | "shufflevector" => {
                self.aggregate_op(word)
            }
            _ => {
                self.at -= 1;
                self.error(format!("instruction `{word}` is not known"))
            }
        }
    }

    fn two_operands(&mut self) -> Parsed<(Type, Value, Value)> {
        let ty = self.ty()?;
        let left = self.value(&ty)?;
        self.expect(b',')?;
        let right = self.value(&ty)?;
        Ok((ty, left, right))
    }

    fn phi(&mut self) -> Parsed<Op> {
        let flags = self.flags();
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(&ty)?;
            self.expect(b',')?;
            let block = self.local_name()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !(self.is_punct(b',') && *self.peek_at(1) == Token::Punct(b'[')) {
                return Ok(Op::Phi { flags, ty, incoming });
            }
            self.at += 1;
        }
    }

    fn label(&mut self) -> Parsed<Name> {
        self.expect_word("label")?;
        self.local_name()
    }

    fn terminator(&mut self, word: &str) -> Parsed<Op> {
        match word {
            "ret" if self.eat_word("void") => Ok(Op::Ret(None)),
            "ret" => self.typed_value().map(|value| Op::Ret(Some(value))),
            "unreachable" => Ok(Op::Unreachable),
            "br" if self.is_word("label") => Ok(Op::Br { target: self.label()? }),
            "br" => {
                let condition = self.typed_value()?;
                self.expect(b',')?;
                let then = self.label()?;
                self.expect(b',')?;
                Ok(Op::CondBr { condition: condition.value, then, otherwise: self.label()? })
            }
            "switch" => {
                let value = self.typed_value()?;
                self.expect(b',')?;
                let default = self.label()?;
                self.expect(b'[')?;
                let mut cases = Vec::new();
                while !self.eat(b']') {
                    let case = self.typed_value()?;
                    self.expect(b',')?;
                    cases.push((case, self.label()?));
                }
                Ok(Op::Switch { value, default, cases })
            }
            _ => {
                let address = self.typed_value()?;
                self.expect(b',')?;
                self.expect(b'[')?;
                Ok(Op::IndirectBr { address, targets: self.list(b']', Self::label)? })
            }
        }
    }

    fn aggregate_op(&mut self, word: &str) -> Parsed<Op> {
        let first = self.typed_value()?;
        if word == "extractvalue" {
            return Ok(Op::ExtractValue { aggregate: first, indices: self.constant_indices()? });
        }
        self.expect(b',')?;
        let second = self.typed_value()?;
        match word {
            "insertvalue" => {
                Ok(Op::InsertValue { aggregate: first, element: second, indices: self.constant_indices()? })
            }
            "extractelement" => Ok(Op::ExtractElement { vector: first, index: second }),
            _ => {
                self.expect(b',')?;
                let third = self.typed_value()?;
                Ok(if word == "insertelement" {
                    Op::InsertElement { vector: first, element: second, index: third }
                } else {
                    Op::ShuffleVector { left: first, right: second, mask: third }
                })
            }
        }
    }

    fn constant_indices(&mut self) -> Parsed<Vec<u32>> {
        let mut indices = Vec::new();
        while self.is_punct(b',') && matches!(self.peek_at(1), Token::Integer(_)) {
            self.at += 1;
            indices.push(self.number()?);
        }
        if indices.is_empty() { self.expected("a constant index") } else { Ok(indices) }
    }

    fn call(&mut self, tail: Option<TailKind>) -> Parsed<Op> {
        let flags = self.flags().intersection(Flags::FAST_MATH);
        let convention = self.convention()?;
        let result_attributes = self.value_attributes()?;
        if self.is_word("addrspace") {
            self.address_space()?;
        }
        let ty = self.ty()?;
        let (result, signature) = match &ty {
            Type::Function { result, .. } => ((**result).clone(), Some(ty)),
            _ => (ty, None),
        };
        let callee = if self.eat_word("asm") {
            Callee::Asm(self.inline_asm()?)
        } else {
            Callee::Value(self.value(&Type::Pointer(0))?)
        };
        self.expect(b'(')?;
        let arguments = self.list(b')', |p| {
            let ty = p.ty()?;
            let attributes = p.value_attributes()?;
            let value = p.value(&ty)?;
            Ok(Argument { value: TypedValue { ty, value }, attributes })
        })?;
        let attributes = self.attributes_until(AFTER_CALL)?;
        let mut bundles = Vec::new();
        if self.eat(b'[') {
            bundles = self.list(b']', |p| {
                let tag = p.text()?;
                p.expect(b'(')?;
                Ok((tag, p.list(b')', Self::typed_value)?))
            })?;
        }
        Ok(Op::Call(Box::new(Call {
            tail,
            flags,
            convention,
            result_attributes,
            result,
            signature,
            callee,
            arguments,
            attributes,
            bundles,
        })))
    }

    fn inline_asm(&mut self) -> Parsed<InlineAsm> {
        let side_effect = self.eat_word("sideeffect");
        let align_stack = self.eat_word("alignstack");
        let intel_dialect = self.eat_word("inteldialect");
        let unwind = self.eat_word("unwind");
        let text = self.text()?;
        self.expect(b',')?;
        let constraints = self.text()?;
        Ok(InlineAsm { text, constraints, side_effect, align_stack, intel_dialect, unwind })
    }
}
