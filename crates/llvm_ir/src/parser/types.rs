//! Types.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::types::{FloatKind, Type};

/// More than any GPU's program has; constants of vectors are written lane by lane.
const MOST_LANES: u64 = 1 << 16;

impl Parser<'_> {
    /// Whether a type starts here.
    pub(super) fn at_type(&self) -> bool {
        match self.peek() {
            Token::Word(word) => primitive(word).is_some() || *word == "ptr",
            Token::Local(_) => true,
            Token::Punct(b'[' | b'{' | b'<') => true,
            _ => false,
        }
    }

    /// A type with its suffixes: parameter lists and pointer stars.
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        self.nested(Self::type_with_suffixes)
    }

    fn type_with_suffixes(&mut self) -> Parsed<Type> {
        let mut ty = self.type_without_suffix()?;
        loop {
            if self.eat(b'*') {
                ty = ty.pointer_to(0);
            } else if self.is_word("addrspace") && !matches!(ty, Type::Pointer(_)) {
                let space = self.address_space()?;
                self.expect(b'*')?;
                ty = ty.pointer_to(space);
            } else if self.is_punct(b'(') {
                ty = self.function_type(ty)?;
            } else {
                return Ok(ty);
            }
        }
    }

    fn function_type(&mut self, result: Type) -> Parsed<Type> {
        self.expect(b'(')?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        if !self.eat(b')') {
            loop {
                if *self.peek() == Token::Ellipsis {
                    self.at += 1;
                    variadic = true;
                    self.expect(b')')?;
                    break;
                }
                parameters.push(self.ty()?);
                if self.eat(b')') {
                    break;
                }
                self.expect(b',')?;
            }
        }
        Ok(Type::Function { result: Box::new(result), parameters, variadic })
    }

    fn type_without_suffix(&mut self) -> Parsed<Type> {
        if let Some(word) = self.word() {
            if word == "ptr" {
                self.at += 1;
                let space = if self.is_word("addrspace") { self.address_space()? } else { 0 };
                return Ok(Type::Pointer(space));
            }
            let Some(ty) = primitive(word) else { return self.expected("a type") };
            self.at += 1;
            return Ok(ty);
        }
        match self.peek().clone() {
            Token::Local(name) => {
                self.at += 1;
                Ok(Type::Named(name))
            }
            Token::Punct(b'[') => {
                self.at += 1;
                let length = self.number()?;
                self.expect_word("x")?;
                let element = Box::new(self.ty()?);
                self.expect(b']')?;
                Ok(Type::Array { length, element })
            }
            Token::Punct(b'{') => {
                self.at += 1;
                Ok(Type::Struct { fields: self.list(b'}', Self::ty)?, packed: false })
            }
            Token::Punct(b'<') => {
                self.at += 1;
                if self.eat(b'{') {
                    let fields = self.list(b'}', Self::ty)?;
                    self.expect(b'>')?;
                    return Ok(Type::Struct { fields, packed: true });
                }
                if self.is_word("vscale") {
                    return self.error("scalable vectors do not exist on this target");
                }
                let length = self.number()?;
                if length > MOST_LANES {
                    return self.error(format!("a vector of more than {MOST_LANES} lanes"));
                }
                self.expect_word("x")?;
                let element = Box::new(self.ty()?);
                self.expect(b'>')?;
                Ok(Type::Vector { length, element })
            }
            _ => self.expected("a type"),
        }
    }

    /// `addrspace(N)`
    pub(super) fn address_space(&mut self) -> Parsed<u32> {
        self.expect_word("addrspace")?;
        self.expect(b'(')?;
        let space = self.number()?;
        self.expect(b')')?;
        Ok(space)
    }
}

/// The type that a single word names.
fn primitive(word: &str) -> Option<Type> {
    Some(match word {
        "void" => Type::Void,
        "half" => Type::Float(FloatKind::Half),
        "bfloat" => Type::Float(FloatKind::BFloat),
        "float" => Type::Float(FloatKind::Single),
        "double" => Type::Float(FloatKind::Double),
        "fp128" => Type::Float(FloatKind::Quad),
        "label" => Type::Label,
        "metadata" => Type::Metadata,
        "token" => Type::Token,
        _ => {
            let bits = word.strip_prefix('i').filter(|d| d.bytes().all(|b| b.is_ascii_digit()))?;
            Type::Integer(bits.parse().ok().filter(|bits| (1..1 << 23).contains(bits))?)
        }
    })
}
