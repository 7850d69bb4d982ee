//! Functions and blocks.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::function::{Block, Function, Parameter};
use crate::tree::instruction::Line;
use crate::tree::name::Name;

/// Words after a function's attributes.
const AFTER_ATTRIBUTES: &[&str] = &[
    "section",
    "partition",
    "comdat",
    "gc",
    "prefix",
    "prologue",
    "personality",
    "declare",
    "define",
    "attributes",
    "module",
    "target",
    "source_filename",
];

/// Calling conventions that are one word.
const CONVENTIONS: &[&str] = &[
    "ccc",
    "fastcc",
    "coldcc",
    "ptx_kernel",
    "ptx_device",
    "preserve_mostcc",
    "preserve_allcc",
    "preserve_nonecc",
    "tailcc",
    "swiftcc",
    "swifttailcc",
    "anyregcc",
    "ghccc",
    "cfguard_checkcc",
];

impl Parser<'_> {
    /// A calling convention, if one stands here.
    pub(super) fn convention(&mut self) -> Parsed<Option<String>> {
        if self.eat_word("cc") {
            return Ok(Some(format!("cc {}", self.number::<u32>()?)));
        }
        Ok(self.keyword(|word| CONVENTIONS.contains(&word).then(|| word.to_owned())))
    }

    pub(super) fn function(&mut self) -> Parsed<Function> {
        let line = Line(self.line());
        let defined = self.is_word("define");
        self.at += 1;
        let mut metadata = self.attachments()?;
        let mut symbol = self.symbol()?;
        let convention = self.convention()?;
        let result_attributes = self.value_attributes()?;
        let result = self.ty()?;
        let name = self.global_name()?;
        let (parameters, variadic) = self.parameters()?;
        symbol.unnamed_address = self.unnamed_address();
        if self.is_word("addrspace") {
            symbol.space = self.address_space()?;
        }
        let mut function = Function {
            name,
            symbol,
            convention,
            result_attributes,
            result,
            parameters,
            variadic,
            attributes: Vec::new(),
            section: None,
            align: None,
            metadata: Vec::new(),
            blocks: Vec::new(),
            line,
        };
        function.attributes = self.attributes_until(AFTER_ATTRIBUTES)?;
        if self.eat_word("section") {
            function.section = Some(self.text()?);
            function.attributes.extend(self.attributes_until(AFTER_ATTRIBUTES)?);
        }
        if let Some(word @ ("partition" | "comdat" | "gc" | "prefix" | "prologue" | "personality")) =
            self.word()
        {
            return self.error(format!("`{word}` of a function does not exist on this target"));
        }
        // `align 16` reads like an attribute.
        function.attributes.retain(|attribute| match attribute {
            crate::tree::attribute::Attribute::Number { name, value } if name == "align" => {
                function.align = Some(*value);
                false
            }
            _ => true,
        });
        metadata.extend(self.attachments()?);
        function.metadata = metadata;
        if defined {
            self.expect(b'{')?;
            while !self.eat(b'}') {
                let block = self.block()?;
                function.blocks.push(block);
            }
            if function.blocks.is_empty() {
                return self.error("a defined function needs at least one block");
            }
        }
        Ok(function)
    }

    fn parameters(&mut self) -> Parsed<(Vec<Parameter>, bool)> {
        self.expect(b'(')?;
        let mut variadic = false;
        let parameters = self.list(b')', |p| {
            if *p.peek() == Token::Ellipsis {
                p.at += 1;
                variadic = true;
                return Ok(None);
            }
            let ty = p.ty()?;
            let attributes = p.value_attributes()?;
            let name = if matches!(p.peek(), Token::Local(_)) { Some(p.local_name()?) } else { None };
            Ok(Some(Parameter { ty, attributes, name }))
        })?;
        Ok((parameters.into_iter().flatten().collect(), variadic))
    }

    fn block(&mut self) -> Parsed<Block> {
        let label: Option<Name> = match self.peek().clone() {
            Token::Label(name) => {
                self.at += 1;
                Some(name)
            }
            _ => None,
        };
        let mut instructions = Vec::new();
        loop {
            let instruction = self.instruction()?;
            let ends = instruction.op.is_terminator();
            instructions.push(instruction);
            if ends {
                return Ok(Block { label, instructions });
            }
        }
    }
}
