//! Variables, registers, parameters and initialisers.

use super::{Parser, Result};
use crate::ast::{
    AddressInit, Immediate, Initializer, Linkage, Name, Pointer, Pos, RegisterDecl, ScalarType, Space,
    Variable, Vector,
};
use crate::lexer::Kind;

/// What a declaration says before its names.
struct Specifiers {
    attributes: Vec<Name>,
    align: Option<u32>,
    vector: Option<Vector>,
    ty: ScalarType,
}

/// A declared name with what belongs to it alone.
struct Declarator {
    pos: Pos,
    name: Name,
    count: Option<u32>,
}

impl<'a> Parser<'a> {
    /// A declaration in a memory space, from the space to the semicolon; one variable for each name.
    pub(super) fn variables(&mut self, linkage: Option<Linkage>) -> Result<Vec<Variable>> {
        let mut first = self.variable(linkage)?;
        first.init = self.initializer()?;
        let mut variables = vec![first];
        while self.eat(Kind::Comma)? {
            let mut next = variables[0].clone_head();
            self.declarator_into(&mut next)?;
            next.init = self.initializer()?;
            variables.push(next);
        }
        self.expect(Kind::Semicolon, "`,`, `=` or `;`")?;
        Ok(variables)
    }

    /// A parameter, or the part of a declaration before the first initialiser.
    pub(super) fn variable(&mut self, linkage: Option<Linkage>) -> Result<Variable> {
        let Some(space) = self.dotted().and_then(Space::from_declaration) else {
            return Err(self.error("a state space such as `.param`"));
        };
        self.bump()?;
        let Specifiers { attributes, align, vector, ty } = self.specifiers()?;
        let pointer = self.pointer()?;
        let mut variable =
            Variable { linkage, attributes, align, vector, pointer, ..Variable::new(space, ty, "") };
        self.declarator_into(&mut variable)?;
        Ok(variable)
    }

    fn declarator_into(&mut self, variable: &mut Variable) -> Result<()> {
        let Declarator { pos, name, count } = self.declarator()?;
        if variable.space == Space::Reg {
            self.declare_register(&name, count);
        }
        variable.pos = pos;
        variable.name = name;
        variable.count = count;
        while self.eat(Kind::LeftBracket)? {
            if self.eat(Kind::RightBracket)? {
                variable.dims.push(None);
            } else {
                variable.dims.push(Some(self.unsigned_number("the array's length or `]`")?));
                self.expect(Kind::RightBracket, "`]`")?;
            }
        }
        Ok(())
    }

    /// `.reg` in a body; one declaration for each name.
    pub(super) fn registers(&mut self) -> Result<Vec<RegisterDecl>> {
        self.bump()?;
        let Specifiers { vector, ty, .. } = self.specifiers()?;
        let mut registers = Vec::new();
        loop {
            let Declarator { pos, name, count } = self.declarator()?;
            self.declare_register(&name, count);
            registers.push(RegisterDecl { pos, vector, ty, name, count });
            if !self.eat(Kind::Comma)? {
                break;
            }
        }
        self.expect(Kind::Semicolon, "`,` or `;`")?;
        Ok(registers)
    }

    fn specifiers(&mut self) -> Result<Specifiers> {
        let (mut attributes, mut align, mut vector) = (Vec::new(), None, None);
        loop {
            let Some(word) = self.dotted() else {
                return Err(self.error("a type such as `.b32`"));
            };
            if word == "attribute" {
                attributes.extend(self.attributes()?);
            } else if word == "align" {
                align = Some(self.alignment()?);
            } else if let Some(found) = Vector::from_modifier(word) {
                self.bump()?;
                vector = Some(found);
            } else if let Some(ty) = ScalarType::from_modifier(word) {
                self.bump()?;
                return Ok(Specifiers { attributes, align, vector, ty });
            } else {
                return Err(self.error("a type such as `.b32`, `.align` or a vector size"));
            }
        }
    }

    /// `.align n`
    fn alignment(&mut self) -> Result<u32> {
        self.bump()?;
        let token = self.cursor.current;
        let align = self.small_number("an alignment in bytes")?;
        if align.is_power_of_two() {
            Ok(align)
        } else {
            Err(self.error_at(token, "an alignment that is a power of two"))
        }
    }

    /// `.attribute(a, b(1, 2))`, where nothing can stand before it; verbatim.
    pub(super) fn attributes(&mut self) -> Result<Vec<Name>> {
        self.bump()?;
        self.expect(Kind::LeftParen, "`(`")?;
        self.list_until(Kind::RightParen, "`,` or `)`", |parser| {
            let first = parser.expect(Kind::Dotted, "an attribute such as `.managed`")?;
            if parser.kind() == Kind::LeftParen {
                parser.skip_group()?;
            }
            let text: &'a str = &parser.source[first.start..parser.cursor.previous_end];
            Ok(parser.intern(text))
        })
    }

    /// `.ptr`, with `.space` and `.align` in any order
    fn pointer(&mut self) -> Result<Option<Pointer>> {
        if !self.eat_dotted("ptr")? {
            return Ok(None);
        }
        let mut pointer = Pointer { space: None, align: None };
        while let Some(word) = self.dotted() {
            if word == "align" {
                pointer.align = Some(self.alignment()?);
            } else if let Some(space) = Space::from_declaration(word) {
                self.bump()?;
                pointer.space = Some(space);
            } else {
                return Err(self.error("a state space, `.align` or the parameter's name"));
            }
        }
        Ok(Some(pointer))
    }

    fn declarator(&mut self) -> Result<Declarator> {
        let pos = self.pos();
        let name = self.expect_name("the declared name")?;
        let mut count = None;
        if self.eat(Kind::Less)? {
            count = Some(self.count()?);
            self.expect(Kind::Greater, "`>`")?;
        }
        Ok(Declarator { pos, name, count })
    }

    fn initializer(&mut self) -> Result<Option<Initializer>> {
        if self.eat(Kind::Equal)? { self.initial_value().map(Some) } else { Ok(None) }
    }

    fn initial_value(&mut self) -> Result<Initializer> {
        if self.eat(Kind::LeftBrace)? {
            let values =
                self.nested(|parser| parser.list_until(Kind::RightBrace, "`,` or `}`", Self::initial_value))?;
            return Ok(Initializer::List(values));
        }
        if self.kind() == Kind::Word && self.cursor.ahead.kind == Kind::Equal {
            let name = self.expect_name("a property")?;
            self.bump()?;
            let value = self.nested(Self::initial_value)?;
            return Ok(Initializer::Field(name, Box::new(value)));
        }
        if self.kind() == Kind::Word && self.cursor.current.text != "WARP_SZ" {
            return Ok(Initializer::Address(Box::new(self.address_init(None)?)));
        }
        let token = self.cursor.current;
        match self.constant("a number, an address or `{`")? {
            Immediate::Int(mask) if self.eat(Kind::LeftParen)? => {
                #[allow(clippy::cast_sign_loss)] // the mask is a pattern of bits
                let mask = mask as u64;
                let init = self.masked(mask)?;
                self.expect(Kind::RightParen, "`)`")?;
                Ok(init)
            }
            _ if self.kind() == Kind::LeftParen => Err(self.error_at(token, "an integer mask")),
            value => Ok(Initializer::Value(value)),
        }
    }

    /// What a mask is applied to: an address, of which only the linker knows the bits, or a number, whose masked bits the
    /// operator moves to the lowest place (PTX ISA 9.0, 5.4.4).
    fn masked(&mut self, mask: u64) -> Result<Initializer> {
        if self.kind() == Kind::Word && self.cursor.current.text != "WARP_SZ" {
            return Ok(Initializer::Address(Box::new(self.address_init(Some(mask))?)));
        }
        let token = self.cursor.current;
        match self.constant("a number or an address")? {
            #[allow(clippy::cast_sign_loss, clippy::cast_possible_wrap)] // patterns of bits
            Immediate::Int(value) if mask != 0 => {
                let bits = (value as u64 & mask) >> mask.trailing_zeros();
                Ok(Initializer::Value(Immediate::Int(bits as i64)))
            }
            _ => Err(self.error_at(token, "an integer, and a mask with some bit")),
        }
    }

    /// `x+4` or `generic(x)+4`
    fn address_init(&mut self, mask: Option<u64>) -> Result<AddressInit> {
        let generic = self.cursor.current.text == "generic" && self.cursor.ahead.kind == Kind::LeftParen;
        if generic {
            self.bump()?;
            self.bump()?;
        }
        let name = self.expect_name("a variable or function")?;
        let mut offset = self.offset()?;
        if generic {
            self.expect(Kind::RightParen, "`)`")?;
            offset = offset.wrapping_add(self.offset()?);
        }
        Ok(AddressInit { name, generic, offset, mask })
    }
}

impl Variable {
    /// A copy of what the first declaration of a list shares with the later ones.
    fn clone_head(&self) -> Self {
        Self {
            linkage: self.linkage,
            attributes: self.attributes.clone(),
            align: self.align,
            vector: self.vector,
            pointer: self.pointer,
            ..Self::new(self.space, self.ty, "")
        }
    }
}
