//! Recursive descent over the tokens. This file: the cursor and the error; the grammar is in the files below.

mod declaration;
mod directive;
mod expression;
mod function;
mod module;
mod operand;
mod statement;

use std::collections::HashMap;

use crate::ast::{Module, Name, Pos};
use crate::error::ParseError;
use crate::lexer::{Kind, Lexer, Token};

/// Levels of blocks, vectors, lists and parentheses together. Far beyond what a compiler writes, and far below
/// what the stack of a small thread holds.
const MAX_DEPTH: u32 = 64;

type Result<T> = std::result::Result<T, ParseError>;

/// Parses a PTX module.
///
/// # Errors
///
/// The first place where the text is not PTX, with what was expected there.
pub fn parse(text: &str) -> Result<Module> {
    Parser::new(text).module()
}

struct Parser<'a> {
    source: &'a str,
    cursor: Cursor<'a>,
    names: HashMap<&'a str, Name>,
    /// Names of the registers that do not begin with `%`, a set for each open scope: nothing in their spelling
    /// tells them from variables and labels.
    scopes: Vec<Scope>,
    depth: u32,
}

#[derive(Clone, Copy)]
struct Cursor<'a> {
    lexer: Lexer<'a>,
    current: Token<'a>,
    ahead: Token<'a>,
    /// Where the last token that was taken ends, and the line it stands on.
    previous_end: usize,
    previous_line: u32,
}

#[derive(Default)]
struct Scope {
    /// `None` for a single register, `Some(n)` for the stem of `n` registers.
    registers: HashMap<Name, Option<u32>>,
}

impl<'a> Parser<'a> {
    fn new(source: &'a str) -> Self {
        let mut lexer = Lexer::new(source);
        let current = lexer.next_token();
        let ahead = lexer.next_token();
        let cursor = Cursor { lexer, current, ahead, previous_end: 0, previous_line: 0 };
        Self { source, cursor, names: HashMap::new(), scopes: vec![Scope::default()], depth: 0 }
    }

    fn kind(&self) -> Kind {
        self.cursor.current.kind
    }

    fn pos(&self) -> Pos {
        self.cursor.current.pos
    }

    /// The text of the current token if it is a dotted word, without its dot.
    fn dotted(&self) -> Option<&'a str> {
        (self.kind() == Kind::Dotted).then(|| &self.cursor.current.text[1..])
    }

    /// Takes the current token.
    fn bump(&mut self) -> Result<Token<'a>> {
        let token = self.cursor.current;
        if let Kind::Invalid(_) = token.kind {
            return Err(self.error(""));
        }
        self.cursor.previous_end = token.end();
        self.cursor.previous_line = token.pos.line;
        self.cursor.current = self.cursor.ahead;
        self.cursor.ahead = self.cursor.lexer.next_token();
        Ok(token)
    }

    /// Takes the current token if it is of this kind.
    fn eat(&mut self, kind: Kind) -> Result<bool> {
        let found = self.kind() == kind;
        if found {
            self.bump()?;
        }
        Ok(found)
    }

    /// Takes the current token if it is this dotted word (without its dot).
    fn eat_dotted(&mut self, word: &str) -> Result<bool> {
        let found = self.dotted() == Some(word);
        if found {
            self.bump()?;
        }
        Ok(found)
    }

    fn expect(&mut self, kind: Kind, expected: &str) -> Result<Token<'a>> {
        if self.kind() == kind { self.bump() } else { Err(self.error(expected)) }
    }

    fn expect_name(&mut self, expected: &str) -> Result<Name> {
        let token = self.expect(Kind::Word, expected)?;
        Ok(self.intern(token.text))
    }

    /// A string's text without its quotes, escapes as written.
    fn expect_text(&mut self, expected: &str) -> Result<Name> {
        let token = self.expect(Kind::Text, expected)?;
        Ok(self.intern(&token.text[1..token.text.len() - 1]))
    }

    fn intern(&mut self, text: &'a str) -> Name {
        self.names.entry(text).or_insert_with(|| Name::new(text)).clone()
    }

    fn error(&self, expected: &str) -> ParseError {
        self.error_at(self.cursor.current, expected)
    }

    fn error_at(&self, token: Token<'_>, expected: &str) -> ParseError {
        // A very long token (a file name, a run of digits) would drown the message.
        const LONGEST: usize = 60;
        let found = match token.kind {
            Kind::End => "the end of the text".to_owned(),
            _ if token.text.chars().nth(LONGEST).is_some() => {
                format!("`{}…`", token.text.chars().take(LONGEST).collect::<String>())
            }
            _ => format!("`{}`", token.text),
        };
        let expected = match token.kind {
            Kind::Invalid(expected) => expected,
            _ => expected,
        };
        let line = self.source.lines().nth(token.pos.line.saturating_sub(1) as usize).unwrap_or_default();
        let source_line = line.strip_prefix('\u{feff}').unwrap_or(line).to_owned();
        ParseError { pos: token.pos, found, expected: expected.to_owned(), source_line }
    }

    /// Runs `inner` one level deeper; too many levels are an error and not a stack overflow.
    fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.error("at most 64 levels of nesting"));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// Items separated by commas up to `close`, which is taken; none at all is allowed.
    fn list_until<T>(
        &mut self,
        close: Kind,
        expected: &str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close)? {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close)? {
                return Ok(items);
            }
            self.expect(Kind::Comma, expected)?;
        }
    }

    fn declare_register(&mut self, name: &Name, count: Option<u32>) {
        if !name.starts_with('%')
            && let Some(scope) = self.scopes.last_mut()
        {
            scope.registers.insert(name.clone(), count);
        }
    }

    /// True if `name`, which does not begin with `%`, is a declared register.
    fn is_declared_register(&self, name: &str) -> bool {
        self.scopes.iter().any(|scope| scope.holds(name))
    }

    fn in_scope<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.scopes.push(Scope::default());
        let result = inner(self);
        self.scopes.pop();
        result
    }
}

impl Scope {
    fn holds(&self, name: &str) -> bool {
        if self.registers.is_empty() {
            return false;
        }
        if let Some(None) = self.registers.get(name) {
            return true;
        }
        // `v12` may be number 12 of `v<20>` or number 2 of `v1<9>`.
        let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
        (name.len() - digits..name.len()).any(|split| {
            let (stem, index) = name.split_at(split);
            let plain = index == "0" || !index.starts_with('0');
            match (self.registers.get(stem), index.parse::<u32>()) {
                (Some(Some(count)), Ok(index)) => plain && index < *count,
                _ => false,
            }
        })
    }
}
