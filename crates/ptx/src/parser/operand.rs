//! Operands.

use super::{Parser, Result};
use crate::ast::{Address, AddressBase, Immediate, Operand, Register, Selector, Special, Symbol};
use crate::lexer::Kind;

const OPERAND: &str = "an operand";

impl Parser<'_> {
    /// An operand, a pair `a|b` included.
    pub(super) fn operand(&mut self) -> Result<Operand> {
        let first = self.single()?;
        if !self.eat(Kind::Or)? {
            return Ok(first);
        }
        let second = self.single()?;
        Ok(Operand::Pair(Box::new(first), Box::new(second)))
    }

    fn single(&mut self) -> Result<Operand> {
        let next_is_word = self.cursor.ahead.kind == Kind::Word && self.cursor.ahead.text != "WARP_SZ";
        match self.kind() {
            Kind::Word if self.cursor.current.text != "WARP_SZ" => self.named(),
            Kind::LeftBrace => {
                self.bump()?;
                let elements =
                    self.nested(|parser| parser.list_until(Kind::RightBrace, "`,` or `}`", Self::operand))?;
                Ok(Operand::Vector(elements))
            }
            Kind::LeftBracket => self.nested(Self::address),
            Kind::Bang if next_is_word => {
                self.bump()?;
                Ok(Operand::Not(Box::new(self.named()?)))
            }
            Kind::Minus if next_is_word => {
                self.bump()?;
                Ok(Operand::Negate(Box::new(self.named()?)))
            }
            _ => self.constant(OPERAND).map(Operand::Immediate),
        }
    }

    /// What begins with a word: a register, a special register, a symbol or `_`.
    fn named(&mut self) -> Result<Operand> {
        let token = self.bump()?;
        if token.text == "_" {
            return Ok(Operand::Sink);
        }
        if let Some(special) = Special::from_name(token.text) {
            return Ok(Operand::Special(special, self.selector()?));
        }
        let name = self.intern(token.text);
        if self.is_register(token.text) {
            return Ok(Operand::Register(Register { name, selector: self.selector()? }));
        }
        Ok(Operand::Symbol(Symbol { name, offset: self.offset()? }))
    }

    /// Is the name that was just taken a register? Also said by its spelling or by a selector after it.
    fn is_register(&self, name: &str) -> bool {
        name.starts_with('%') || self.kind() == Kind::Dotted || self.is_declared_register(name)
    }

    fn selector(&mut self) -> Result<Option<Selector>> {
        let Some(text) = self.dotted() else {
            return Ok(None);
        };
        self.bump()?;
        Ok(Some(Selector::new(text)))
    }

    fn address(&mut self) -> Result<Operand> {
        self.bump()?;
        let (base, offset) = if self.kind() == Kind::Word && self.cursor.current.text != "WARP_SZ" {
            let token = self.bump()?;
            let name = self.intern(token.text);
            let base = if self.is_register(token.text) {
                AddressBase::Register(Register { name, selector: self.selector()? })
            } else {
                AddressBase::Symbol(name)
            };
            (base, self.offset()?)
        } else {
            let token = self.cursor.current;
            let expected = "an address: a register, a variable or a number";
            let Immediate::Int(offset) = self.constant(expected)? else {
                return Err(self.error_at(token, expected));
            };
            (AddressBase::Absolute, offset)
        };
        let mut more = Vec::new();
        if self.eat(Kind::Comma)? {
            more = self.list_until(Kind::RightBracket, "`,` or `]`", Self::operand)?;
        } else {
            self.expect(Kind::RightBracket, "`+`, `,` or `]`")?;
        }
        let suffix = match self.dotted() {
            Some(suffix) => {
                self.bump()?;
                Some(self.intern(suffix))
            }
            None => None,
        };
        Ok(Operand::Address(Address { base, offset, more, suffix }))
    }
}
