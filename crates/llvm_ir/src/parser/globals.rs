//! Modules, variables, aliases and named types.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::tree::function::Function;
use crate::tree::instruction::Line;
use crate::tree::module::{Alias, Global, Linkage, Module, Symbol};
use crate::tree::name::Name;
use crate::tree::types::Type;
use std::collections::HashSet;

impl Parser<'_> {
    pub(super) fn module(mut self) -> Parsed<Module> {
        let mut module = Module::default();
        loop {
            match self.peek().clone() {
                Token::End => {
                    return match recursive_type(&module) {
                        Some(name) => self.error(format!("type `%{name}` contains itself")),
                        None => Ok(module),
                    };
                }
                Token::Word("source_filename") => {
                    self.at += 1;
                    self.expect(b'=')?;
                    module.source_filename = Some(self.text()?);
                }
                Token::Word("target") => self.target(&mut module)?,
                Token::Word("module") => {
                    self.at += 1;
                    self.expect_word("asm")?;
                    let text = self.text()?;
                    module.asm.push(text);
                }
                Token::Local(name) => {
                    self.at += 1;
                    self.expect(b'=')?;
                    self.expect_word("type")?;
                    let ty = if self.eat_word("opaque") { None } else { Some(self.ty()?) };
                    module.types.push((name, ty));
                }
                Token::Global(name) => self.global(name, &mut module)?,
                Token::Word("declare" | "define") => {
                    let function: Function = self.function()?;
                    module.functions.push(function);
                }
                Token::Word("attributes") => {
                    let (id, attributes) = self.attribute_group()?;
                    module.attribute_groups.insert(id, attributes);
                }
                Token::MetadataName(name) => {
                    self.at += 1;
                    self.expect(b'=')?;
                    self.bang()?;
                    self.expect(b'{')?;
                    let elements = self.list(b'}', Self::metadata_operand)?;
                    module.named_metadata.push((name, elements));
                }
                Token::MetadataId(id) => {
                    self.at += 1;
                    self.expect(b'=')?;
                    let node = self.metadata_node()?;
                    module.metadata.insert(id, node);
                }
                Token::Comdat => return self.error("comdats do not exist on this target"),
                _ => return self.expected("a declaration, definition or metadata node"),
            }
        }
    }

    fn bang(&mut self) -> Parsed<()> {
        if *self.peek() != Token::Bang {
            return self.expected("`!{`");
        }
        self.at += 1;
        Ok(())
    }

    fn target(&mut self, module: &mut Module) -> Parsed<()> {
        self.expect_word("target")?;
        let slot = match self.word() {
            Some("datalayout") => &mut module.data_layout,
            Some("triple") => &mut module.triple,
            _ => return self.expected("`datalayout` or `triple`"),
        };
        self.at += 1;
        self.expect(b'=')?;
        *slot = Some(self.utf8()?);
        Ok(())
    }

    /// Linkage and visibility before a function or variable.
    pub(super) fn symbol(&mut self) -> Parsed<Symbol> {
        let mut symbol = Symbol { linkage: self.keyword(Linkage::from_keyword), ..Symbol::default() };
        loop {
            match self.word() {
                Some("dso_local") => symbol.dso_local = true,
                Some("dso_preemptable") => {}
                Some(word @ ("hidden" | "protected" | "default")) => {
                    symbol.visibility = Some(word.to_owned())
                }
                Some(word @ ("dllimport" | "dllexport")) => {
                    return self.error(format!("storage class `{word}` does not exist on this target"));
                }
                _ => return Ok(symbol),
            }
            self.at += 1;
        }
    }

    /// `unnamed_addr` or `local_unnamed_addr`, if it stands here.
    pub(super) fn unnamed_address(&mut self) -> Option<String> {
        self.keyword(|word| matches!(word, "unnamed_addr" | "local_unnamed_addr").then(|| word.to_owned()))
    }

    fn global(&mut self, name: Name, module: &mut Module) -> Parsed<()> {
        let line = Line(self.line());
        self.at += 1;
        self.expect(b'=')?;
        let mut symbol = self.symbol()?;
        let thread_local = self.eat_word("thread_local");
        if thread_local && self.eat(b'(') {
            self.at += 1;
            self.expect(b')')?;
        }
        symbol.unnamed_address = self.unnamed_address();
        if self.is_word("addrspace") {
            symbol.space = self.address_space()?;
        }
        let externally_initialized = self.eat_word("externally_initialized");
        if self.eat_word("alias") {
            let ty = self.ty()?;
            self.expect(b',')?;
            let target = self.typed_constant()?;
            module.aliases.push(Alias { name, symbol, ty, target });
            return Ok(());
        }
        if self.is_word("ifunc") {
            return self.error("indirect functions (`ifunc`) do not exist on this target");
        }
        let constant = self.is_word("constant");
        if !constant && !self.is_word("global") {
            return self.expected("`global`, `constant` or `alias`");
        }
        self.at += 1;
        let ty = self.ty()?;
        let declared = matches!(symbol.linkage, Some(Linkage::External | Linkage::ExternWeak));
        let initializer = if declared { None } else { Some(self.constant()?) };
        let mut global = Global {
            name,
            symbol,
            thread_local,
            externally_initialized,
            constant,
            ty,
            initializer,
            section: None,
            align: None,
            metadata: Vec::new(),
            attributes: Vec::new(),
            line,
        };
        while self.is_punct(b',') {
            if matches!(self.peek_at(1), Token::MetadataName(_)) {
                global.metadata = self.attachments_after_commas()?;
                continue;
            }
            self.at += 1;
            match self.word() {
                Some("section") => {
                    self.at += 1;
                    global.section = Some(self.text()?);
                }
                Some("align") => {
                    self.at += 1;
                    global.align = Some(self.number()?);
                }
                _ => return self.expected("`section`, `align` or metadata"),
            }
        }
        if matches!(self.peek(), Token::Group(_)) {
            global.attributes =
                self.attributes_until(&["declare", "define", "attributes", "module", "target"])?;
        }
        module.globals.push(global);
        Ok(())
    }
}

/// A named type that is a part of itself.
fn recursive_type(module: &Module) -> Option<&Name> {
    // Types that only have parts that are known to end; what is left over goes round in circles.
    let mut ending: HashSet<&Name> = HashSet::new();
    loop {
        let ends =
            |ty: &Type| named_parts(ty).iter().all(|name| ending.contains(name) || !has_body(module, name));
        let new: Vec<&Name> = module
            .types
            .iter()
            .filter(|(name, ty)| !ending.contains(name) && ty.as_ref().is_none_or(ends))
            .map(|(name, _)| name)
            .collect();
        if new.is_empty() {
            return module.types.iter().map(|(name, _)| name).find(|name| !ending.contains(name));
        }
        ending.extend(new);
    }
}

fn has_body(module: &Module, name: &Name) -> bool {
    module.types.iter().any(|(known, ty)| known == name && ty.is_some())
}

/// Named types that a type holds by value.
fn named_parts(ty: &Type) -> Vec<&Name> {
    match ty {
        Type::Named(name) => vec![name],
        Type::Array { element, .. } | Type::Vector { element, .. } => named_parts(element),
        Type::Struct { fields, .. } => fields.iter().flat_map(named_parts).collect(),
        _ => Vec::new(),
    }
}
