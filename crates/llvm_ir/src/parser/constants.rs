//! Constants and operands.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::constant::{Constant, ConstantExpression, FloatLiteral, TypedConstant, TypedValue, Value};
use crate::tree::instruction::{BinaryOp, CastOp, Flags};
use crate::tree::types::{FloatKind, Type};

impl Parser<'_> {
    /// Type and operand.
    pub(super) fn typed_value(&mut self) -> Parsed<TypedValue> {
        let ty = self.ty()?;
        let value = self.value(&ty)?;
        Ok(TypedValue { ty, value })
    }

    /// An operand of a known type.
    pub(super) fn value(&mut self, ty: &Type) -> Parsed<Value> {
        if let Token::Local(name) = self.peek().clone() {
            self.at += 1;
            return Ok(Value::Local(name));
        }
        if *ty == Type::Metadata {
            return Ok(Value::Metadata(Box::new(self.metadata_operand()?)));
        }
        self.constant().map(Value::Constant)
    }

    /// Whether a constant that begins with a word starts here.
    pub(super) fn at_constant_word(&self) -> bool {
        const WORDS: &[&str] = &[
            "true",
            "false",
            "null",
            "undef",
            "poison",
            "zeroinitializer",
            "none",
            "splat",
            "blockaddress",
            "getelementptr",
        ];
        self.word().is_some_and(|word| {
            WORDS.contains(&word)
                || CastOp::from_keyword(word).is_some()
                || BinaryOp::from_keyword(word).is_some()
        })
    }

    /// Type and constant.
    pub(super) fn typed_constant(&mut self) -> Parsed<TypedConstant> {
        let ty = self.ty()?;
        let value = self.constant()?;
        Ok(TypedConstant { ty, value })
    }

    /// A constant; its form does not depend on its type.
    pub(super) fn constant(&mut self) -> Parsed<Constant> {
        self.nested(Self::constant_inside)
    }

    fn constant_inside(&mut self) -> Parsed<Constant> {
        let constant = match self.peek().clone() {
            Token::Integer(value) => Constant::Integer(value),
            Token::Number(text) => Constant::Float(self.float(text)?),
            Token::Bytes(bytes) => Constant::Bytes(bytes),
            Token::Global(name) => Constant::Global(name),
            Token::Punct(b'[') => {
                self.at += 1;
                return Ok(Constant::Array(self.list(b']', Self::typed_constant)?));
            }
            Token::Punct(b'{') => {
                self.at += 1;
                return Ok(Constant::Struct {
                    fields: self.list(b'}', Self::typed_constant)?,
                    packed: false,
                });
            }
            Token::Punct(b'<') => {
                self.at += 1;
                if self.eat(b'{') {
                    let fields = self.list(b'}', Self::typed_constant)?;
                    self.expect(b'>')?;
                    return Ok(Constant::Struct { fields, packed: true });
                }
                return Ok(Constant::Vector(self.list(b'>', Self::typed_constant)?));
            }
            Token::Word(word) => match word {
                "true" => Constant::Boolean(true),
                "false" => Constant::Boolean(false),
                "null" => Constant::Null,
                "undef" => Constant::Undef,
                "poison" => Constant::Poison,
                "zeroinitializer" => Constant::Zero,
                "none" => Constant::None,
                _ => return self.constant_from_word(word),
            },
            _ => return self.expected("a constant"),
        };
        self.at += 1;
        Ok(constant)
    }

    fn constant_from_word(&mut self, word: &str) -> Parsed<Constant> {
        let expression = if let Some(op) = CastOp::from_keyword(word) {
            self.at += 1;
            self.expect(b'(')?;
            let value = self.typed_constant()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(b')')?;
            ConstantExpression::Cast { op, value, to }
        } else if let Some(op) = BinaryOp::from_keyword(word) {
            self.at += 1;
            let flags = self.flags();
            self.expect(b'(')?;
            let left = self.typed_constant()?;
            self.expect(b',')?;
            let right = self.typed_constant()?;
            self.expect(b')')?;
            ConstantExpression::Binary { op, flags, left, right }
        } else if word == "getelementptr" {
            self.at += 1;
            self.constant_address()?
        } else if word == "splat" {
            self.at += 1;
            self.expect(b'(')?;
            let lane = self.typed_constant()?;
            self.expect(b')')?;
            return Ok(Constant::Splat(Box::new(lane)));
        } else if word == "blockaddress" {
            self.at += 1;
            self.expect(b'(')?;
            let function = self.global_name()?;
            self.expect(b',')?;
            let block = self.local_name()?;
            self.expect(b')')?;
            return Ok(Constant::BlockAddress { function, block });
        } else {
            return self.error(format!("constant `{word}` is not known"));
        };
        Ok(Constant::Expression(Box::new(expression)))
    }

    /// `getelementptr` as a constant, after its keyword.
    fn constant_address(&mut self) -> Parsed<ConstantExpression> {
        let mut flags = self.flags();
        let mut in_range = None;
        if self.eat_word("inrange") {
            self.expect(b'(')?;
            let low = self.number()?;
            self.expect(b',')?;
            in_range = Some((low, self.number()?));
            self.expect(b')')?;
            flags |= self.flags();
        }
        self.expect(b'(')?;
        let source = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.eat(b',') {
            indices.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        Ok(ConstantExpression::GetElementPtr { flags, in_range, source, base, indices })
    }

    /// Flags of an instruction, in any order.
    pub(super) fn flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        while let Some(flag) = self.keyword(Flags::from_keyword) {
            flags |= flag;
        }
        flags
    }

    fn float(&self, text: &str) -> Parsed<FloatLiteral> {
        let Some(digits) = text.strip_prefix("0x") else {
            return if text.contains('x') {
                self.error(format!("number `{text}` is not known"))
            } else {
                Ok(FloatLiteral::Decimal(text.to_owned()))
            };
        };
        let (kind, digits) = match digits.as_bytes().first() {
            Some(b'H') => (Some(FloatKind::Half), &digits[1..]),
            Some(b'R') => (Some(FloatKind::BFloat), &digits[1..]),
            Some(b'L') => (Some(FloatKind::Quad), &digits[1..]),
            _ => (None, digits),
        };
        let Ok(bits) = u128::from_str_radix(digits, 16) else {
            return self.error(format!("number `{text}` is not known"));
        };
        match (kind, u64::try_from(bits)) {
            (Some(kind), _) => Ok(FloatLiteral::Bits { kind, bits }),
            (None, Ok(bits)) => Ok(FloatLiteral::DoubleBits(bits)),
            (None, Err(_)) => self.error(format!("number `{text}` has more than 64 bits")),
        }
    }
}
