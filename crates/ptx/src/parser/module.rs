//! Module scope.

use super::{Parser, Result};
use crate::ast::{Alias, File, Item, Label, Linkage, Module, Section, Space, Target, Version};
use crate::lexer::Kind;

impl<'a> Parser<'a> {
    pub(super) fn module(&mut self) -> Result<Module> {
        let version = self.version()?;
        let target = self.target()?;
        let address_size =
            if self.eat_dotted("address_size")? { Some(self.small_number("32 or 64")?) } else { None };
        let mut items = Vec::new();
        while self.kind() != Kind::End {
            self.item(&mut items)?;
        }
        Ok(Module { version, target, address_size, items })
    }

    fn version(&mut self) -> Result<Version> {
        if !self.eat_dotted("version")? {
            return Err(self.error("`.version`, with which a PTX module begins"));
        }
        let expected = "a version such as 8.0";
        let token = self.cursor.current;
        let version = token.text.split_once('.').and_then(|(major, minor)| {
            Some(Version { major: major.parse().ok()?, minor: minor.parse().ok()? })
        });
        match version {
            Some(version) if token.kind == Kind::Number => {
                self.bump()?;
                Ok(version)
            }
            _ => Err(self.error(expected)),
        }
    }

    fn target(&mut self) -> Result<Target> {
        if !self.eat_dotted("target")? {
            return Err(self.error("`.target`, which follows `.version`"));
        }
        let mut architecture = None;
        let mut options = Vec::new();
        loop {
            let token = self.cursor.current;
            match (architecture, architecture_of(token.text)) {
                (None, Some(found)) if token.kind == Kind::Word => {
                    architecture = Some(found);
                    self.bump()?;
                }
                _ => options.push(self.expect_name("a target such as sm_75")?),
            }
            if !self.eat(Kind::Comma)? {
                break;
            }
        }
        match architecture {
            Some((sm, suffix)) => Ok(Target { sm, suffix, options }),
            None => Err(self.error("a target such as sm_75")),
        }
    }

    fn item(&mut self, items: &mut Vec<Item>) -> Result<()> {
        let Some(word) = self.dotted() else {
            if self.kind() == Kind::Word && self.cursor.ahead.kind == Kind::Colon {
                let pos = self.pos();
                let name = self.expect_name("a label")?;
                self.bump()?;
                items.push(Item::Label(Label { pos, name }));
                return Ok(());
            }
            if self.eat(Kind::Semicolon)? {
                return Ok(());
            }
            return Err(self.error("a directive such as `.entry`, `.func` or `.global`"));
        };
        match word {
            "file" => items.push(Item::File(self.file()?)),
            "section" => items.push(Item::Section(self.section()?)),
            "alias" => items.push(Item::Alias(self.alias()?)),
            "pragma" => items.push(Item::Pragma(self.pragma()?)),
            _ => self.linked_item(items)?,
        }
        Ok(())
    }

    /// What a linking directive can stand before: a variable or a function.
    fn linked_item(&mut self, items: &mut Vec<Item>) -> Result<()> {
        let start = self.cursor;
        let linkage = self.linkage()?;
        match self.dotted() {
            Some("entry" | "func") => {
                let function = self.function(linkage)?;
                items.push(Item::Function(Box::new(function)));
            }
            Some(word) if Space::from_declaration(word).is_some() => {
                let variables = self.variables(linkage)?;
                items.extend(variables.into_iter().map(|variable| Item::Variable(Box::new(variable))));
            }
            Some(_) => {
                self.cursor = start;
                items.push(Item::Raw(self.raw()?));
            }
            None => return Err(self.error("`.entry`, `.func` or a state space such as `.global`")),
        }
        Ok(())
    }

    pub(super) fn linkage(&mut self) -> Result<Option<Linkage>> {
        let linkage = self.dotted().and_then(Linkage::from_directive);
        if linkage.is_some() {
            self.bump()?;
        }
        Ok(linkage)
    }

    pub(super) fn file(&mut self) -> Result<File> {
        let pos = self.bump()?.pos;
        let index = self.small_number("the number of the file")?;
        let name = self.expect_text("the file's name in quotes")?;
        let mut stamp = None;
        if self.eat(Kind::Comma)? {
            let time = self.unsigned_number("the file's modification time")?;
            self.expect(Kind::Comma, "`,` and the file's size")?;
            stamp = Some((time, self.unsigned_number("the file's size")?));
        }
        Ok(File { pos, index, name, stamp })
    }

    pub(super) fn section(&mut self) -> Result<Section> {
        let pos = self.bump()?.pos;
        let start = self.cursor.current.start;
        if !matches!(self.kind(), Kind::Dotted | Kind::Word) {
            return Err(self.error("the section's name"));
        }
        // `.nv.info` is two tokens.
        while matches!(self.kind(), Kind::Dotted | Kind::Word) {
            self.bump()?;
        }
        let name = self.intern(&self.source[start..self.cursor.previous_end]);
        if self.kind() != Kind::LeftBrace {
            return Err(self.error("`{`"));
        }
        let start = self.cursor.current.end();
        self.skip_group()?;
        let end = self.cursor.previous_end - 1;
        Ok(Section { pos, name, body: self.verbatim(start, end) })
    }

    fn alias(&mut self) -> Result<Alias> {
        let pos = self.bump()?.pos;
        let name = self.expect_name("the alias's name")?;
        self.expect(Kind::Comma, "`,`")?;
        let target = self.expect_name("the function that the alias stands for")?;
        self.expect(Kind::Semicolon, "`;`")?;
        Ok(Alias { pos, name, target })
    }
}

/// `(90, Some('a'))` for `sm_90a`.
fn architecture_of(word: &str) -> Option<(u32, Option<char>)> {
    let rest = word.strip_prefix("sm_")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, letters) = rest.split_at(digits);
    let mut letters = letters.chars();
    let suffix = letters.next();
    let plain = letters.next().is_none() && suffix.is_none_or(|letter| letter.is_ascii_lowercase());
    if plain { Some((number.parse().ok()?, suffix)) } else { None }
}
