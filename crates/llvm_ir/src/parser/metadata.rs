//! Metadata nodes, operands and attachments.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::metadata::{Field, Metadata, MetadataBody, MetadataNode};
use crate::tree::name::Name;

impl Parser<'_> {
    /// An operand: a reference, a string, a value, or a node in place.
    pub(super) fn metadata_operand(&mut self) -> Parsed<Metadata> {
        match self.peek().clone() {
            Token::MetadataId(id) => {
                self.at += 1;
                Ok(Metadata::Node(id))
            }
            Token::Bang if matches!(self.peek_at(1), Token::Text(_)) => {
                self.at += 1;
                self.text().map(Metadata::Text)
            }
            Token::Bang | Token::MetadataName(_) => Ok(Metadata::Inline(Box::new(self.metadata_node()?))),
            Token::Word("null") => {
                self.at += 1;
                Ok(Metadata::Null)
            }
            _ => self.typed_value().map(Metadata::Value),
        }
    }

    /// The contents of a node.
    pub(super) fn metadata_node(&mut self) -> Parsed<MetadataNode> {
        self.nested(Self::metadata_node_inside)
    }

    fn metadata_node_inside(&mut self) -> Parsed<MetadataNode> {
        let distinct = self.eat_word("distinct");
        let body = match self.next() {
            Token::Bang => {
                self.expect(b'{')?;
                MetadataBody::Tuple(self.list(b'}', Self::metadata_operand)?)
            }
            Token::MetadataName(class) => {
                self.expect(b'(')?;
                let fields = self.list(b')', |p| {
                    let key = match p.peek().clone() {
                        Token::Label(Name::Text(key)) => {
                            p.at += 1;
                            Some(key)
                        }
                        _ => None,
                    };
                    Ok((key, p.metadata_field()?))
                })?;
                MetadataBody::Specialized { class, fields }
            }
            _ => {
                self.at -= 1;
                return self.expected("a metadata node");
            }
        };
        Ok(MetadataNode { distinct, body })
    }

    fn metadata_field(&mut self) -> Parsed<Field> {
        match self.peek().clone() {
            Token::Integer(value) => {
                self.at += 1;
                Ok(Field::Integer(value))
            }
            Token::Text(text) => {
                self.at += 1;
                Ok(Field::Text(text))
            }
            // A type would start a value; every other word is a constant of debug information.
            Token::Word(_) if !self.at_type() => {
                let mut words = Vec::new();
                loop {
                    match self.next() {
                        Token::Word(word) => words.push(word.to_owned()),
                        Token::Integer(value) => words.push(value.to_string()),
                        _ => {
                            self.at -= 1;
                            return self.expected("a word");
                        }
                    }
                    if !self.eat(b'|') {
                        return Ok(Field::Words(words));
                    }
                }
            }
            _ => self.metadata_operand().map(Field::Metadata),
        }
    }

    /// `!dbg !3 !prof !4` of a function, without commas.
    pub(super) fn attachments(&mut self) -> Parsed<Vec<(String, Metadata)>> {
        let mut attachments = Vec::new();
        while let Token::MetadataName(kind) = self.peek().clone() {
            self.at += 1;
            attachments.push((kind, self.metadata_operand()?));
        }
        Ok(attachments)
    }

    /// `, !dbg !3, !prof !4` of an instruction or global.
    pub(super) fn attachments_after_commas(&mut self) -> Parsed<Vec<(String, Metadata)>> {
        let mut attachments = Vec::new();
        while self.is_punct(b',') && matches!(self.peek_at(1), Token::MetadataName(_)) {
            self.at += 1;
            attachments.extend(self.attachments()?);
        }
        Ok(attachments)
    }
}
