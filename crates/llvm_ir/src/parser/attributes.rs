//! Attributes of parameters, results, functions and groups.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::attribute::{Access, Attribute, MemoryEffects};
use crate::tree::name::Name;

/// Attributes whose argument is a type.
const TYPED: &[&str] = &["byval", "sret", "byref", "inalloca", "preallocated", "elementtype"];

impl Parser<'_> {
    /// Attributes of a parameter, argument or result: everything up to a type or an operand.
    pub(super) fn value_attributes(&mut self) -> Parsed<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while let Some(attribute) = self.attribute(|p| p.at_type() || p.at_constant_word())? {
            attributes.push(attribute);
        }
        Ok(attributes)
    }

    /// Attributes of a function, a call or a global; `stop` says which words are something else.
    pub(super) fn attributes_until(&mut self, stop: &[&str]) -> Parsed<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while let Some(attribute) = self.attribute(|p| p.word().is_some_and(|w| stop.contains(&w)))? {
            attributes.push(attribute);
        }
        Ok(attributes)
    }

    /// The attribute that stands here, unless `stop` holds or there is none.
    fn attribute(&mut self, stop: impl Fn(&Self) -> bool) -> Parsed<Option<Attribute>> {
        if let Token::Group(id) = *self.peek() {
            self.at += 1;
            return Ok(Some(Attribute::Group(id)));
        }
        if let Token::Text(_) = self.peek() {
            let key = self.text()?;
            let value = if self.eat(b'=') { Some(self.text()?) } else { None };
            return Ok(Some(Attribute::Text { key, value }));
        }
        let Some(word) = self.word() else { return Ok(None) };
        if stop(self) || !word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
            return Ok(None);
        }
        self.at += 1;
        self.attribute_after(word).map(Some)
    }

    /// The rest of an attribute after its word.
    fn attribute_after(&mut self, word: &str) -> Parsed<Attribute> {
        let name = word.to_owned();
        // Only `align` takes a bare number; behind any other word it is the operand.
        if word == "align" && matches!(self.peek(), Token::Integer(_)) {
            return Ok(Attribute::Number { name, value: self.number()? });
        }
        if self.is_punct(b'=') {
            self.at += 1;
            return Ok(Attribute::Number { name, value: self.number()? });
        }
        // A parenthesis may also open the parameter list of a function pointer; only words take arguments here.
        if !self.is_punct(b'(') {
            return Ok(Attribute::Word(name));
        }
        self.at += 1;
        match word {
            "memory" => self.memory_effects(),
            "captures" => self.captures(),
            "range" => {
                let ty = self.ty()?;
                let low = self.integer()?;
                self.expect(b',')?;
                let high = self.integer()?;
                self.expect(b')')?;
                Ok(Attribute::Range { ty, low, high })
            }
            _ if TYPED.contains(&word) => {
                let ty = self.ty()?;
                self.expect(b')')?;
                Ok(Attribute::Typed { name, ty })
            }
            _ if matches!(self.peek(), Token::Integer(_)) && *self.peek_at(1) == Token::Punct(b')') => {
                let value = self.number()?;
                self.expect(b')')?;
                Ok(Attribute::Number { name, value })
            }
            _ => Ok(Attribute::Arguments { name, text: self.arguments_text()? }),
        }
    }

    fn memory_effects(&mut self) -> Parsed<Attribute> {
        let mut effects = MemoryEffects { default: None, locations: Vec::new() };
        for () in self.list(b')', |p| {
            if let Token::Label(Name::Text(location)) = p.peek().clone() {
                p.at += 1;
                let Some(access) = p.keyword(Access::from_keyword) else { return p.expected("an access") };
                effects.locations.push((location, access));
            } else {
                let Some(access) = p.keyword(Access::from_keyword) else { return p.expected("an access") };
                effects.default = Some(access);
            }
            Ok(())
        })? {}
        Ok(Attribute::Memory(effects))
    }

    /// `none` or `address, ret: provenance` …, up to the closing parenthesis.
    fn captures(&mut self) -> Parsed<Attribute> {
        let mut parts = Vec::new();
        loop {
            match self.next() {
                Token::Word(word) => parts.push(word.to_owned()),
                Token::Label(name) => parts.push(format!("{name}:")),
                Token::Punct(b',') => {}
                Token::Punct(b')') => return Ok(Attribute::Captures(parts)),
                _ => {
                    self.at -= 1;
                    return self.expected("a component of a pointer");
                }
            }
        }
    }

    /// Everything up to the parenthesis that closes the one just taken, as it stands.
    fn arguments_text(&mut self) -> Parsed<String> {
        let start = self.tokens[self.at].start;
        let mut depth = 0u32;
        loop {
            match self.peek() {
                Token::End => return self.expected("`)`"),
                Token::Punct(b'(') => depth += 1,
                Token::Punct(b')') if depth == 0 => {
                    let text = self.source[start..self.tokens[self.at].start].trim().to_owned();
                    self.at += 1;
                    return Ok(text);
                }
                Token::Punct(b')') => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// `attributes #3 = { … }`
    pub(super) fn attribute_group(&mut self) -> Parsed<(u32, Vec<Attribute>)> {
        self.expect_word("attributes")?;
        let Token::Group(id) = *self.peek() else { return self.expected("the number of a group (`#…`)") };
        self.at += 1;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let attributes = self.attributes_until(&[])?;
        self.expect(b'}')?;
        Ok((id, attributes))
    }
}
