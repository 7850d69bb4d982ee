//! Tokens to the tree, by recursive descent over the grammar of LangRef.

mod attributes;
mod constants;
mod functions;
mod globals;
mod instructions;
mod memory;
mod metadata;
mod types;

use crate::error::ParseError;
use crate::lexer::{Lexer, Spanned, Token};
use crate::tree::module::Module;
use crate::tree::name::Name;

/// Result of a parsing step.
pub(crate) type Parsed<T> = Result<T, ParseError>;

/// Position in the tokens.
pub(crate) struct Parser<'a> {
    source: &'a str,
    tokens: Vec<Spanned<'a>>,
    at: usize,
    /// How many types, constants and nodes the position is inside of.
    depth: u32,
}

/// Deepest nesting of types, constants and metadata in place; each level takes a piece of the stack, a large one in unoptimised builds.
const DEEPEST: u32 = 64;

/// Reads a module.
///
/// # Errors
///
/// [`ParseError`] for text that is not LLVM IR, and for constructs that rustc does not emit for a GPU (exception
/// handling, comdats, indirect functions, scalable vectors); it names the line.
pub fn parse(source: &str) -> Result<Module, ParseError> {
    let tokens = Lexer::tokens(source)?;
    Parser { source, tokens, at: 0, depth: 0 }.module()
}

impl<'a> Parser<'a> {
    fn peek(&self) -> &Token<'a> {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> &Token<'a> {
        // The last token is `End`, which stands for everything behind it.
        let index = (self.at + ahead).min(self.tokens.len() - 1);
        &self.tokens[index].token
    }

    fn line(&self) -> u32 {
        self.tokens[self.at.min(self.tokens.len() - 1)].line
    }

    fn next(&mut self) -> Token<'a> {
        let token = self.peek().clone();
        self.at += 1;
        token
    }

    fn error<T>(&self, problem: impl Into<String>) -> Parsed<T> {
        Err(ParseError::at(self.source, self.line(), problem))
    }

    /// Error about what stands here, where `what` was expected.
    fn expected<T>(&self, what: &str) -> Parsed<T> {
        self.error(format!("expected {what}, found {}", describe(self.peek())))
    }

    /// What `parse` reads, one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEEPEST {
            return self.error(format!("more than {DEEPEST} types, constants or nodes inside of each other"));
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    fn is_punct(&self, punct: u8) -> bool {
        *self.peek() == Token::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is_punct(punct);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, punct: u8) -> Parsed<()> {
        if self.eat(punct) { Ok(()) } else { self.expected(&format!("`{}`", punct as char)) }
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if *w == word)
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.at += usize::from(found);
        found
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// The bare word that stands here, without taking it.
    fn word(&self) -> Option<&'a str> {
        match self.peek() {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Takes the bare word here if `meaning` has one for it.
    fn keyword<T>(&mut self, meaning: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = self.word().and_then(meaning);
        self.at += usize::from(found.is_some());
        found
    }

    fn integer(&mut self) -> Parsed<i128> {
        match *self.peek() {
            Token::Integer(value) => {
                self.at += 1;
                Ok(value)
            }
            _ => self.expected("an integer"),
        }
    }

    /// An integer that fits the type asked for.
    fn number<T: TryFrom<i128>>(&mut self) -> Parsed<T> {
        let value = self.integer()?;
        T::try_from(value).or_else(|_| {
            self.at -= 1;
            self.error(format!("integer {value} is out of range here"))
        })
    }

    fn text(&mut self) -> Parsed<Vec<u8>> {
        match self.next() {
            Token::Text(text) => Ok(text),
            _ => {
                self.at -= 1;
                self.expected("a quoted string")
            }
        }
    }

    fn utf8(&mut self) -> Parsed<String> {
        let text = self.text()?;
        String::from_utf8(text).or_else(|_| {
            self.at -= 1;
            self.error("the string is not valid UTF-8")
        })
    }

    fn global_name(&mut self) -> Parsed<Name> {
        match self.next() {
            Token::Global(name) => Ok(name),
            _ => {
                self.at -= 1;
                self.expected("a global name (`@…`)")
            }
        }
    }

    fn local_name(&mut self) -> Parsed<Name> {
        match self.next() {
            Token::Local(name) => Ok(name),
            _ => {
                self.at -= 1;
                self.expected("a local name (`%…`)")
            }
        }
    }

    /// Elements separated by commas up to `close`, which is taken as well.
    fn list<T>(&mut self, close: u8, mut element: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut elements = Vec::new();
        if self.eat(close) {
            return Ok(elements);
        }
        loop {
            elements.push(element(self)?);
            if self.eat(close) {
                return Ok(elements);
            }
            self.expect(b',')?;
        }
    }
}

/// A token in words.
fn describe(token: &Token<'_>) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Label(name) => format!("`{name}:`"),
        Token::Local(name) => format!("`%{name}`"),
        Token::Global(name) => format!("`@{name}`"),
        Token::Comdat => "a comdat".into(),
        Token::Group(id) => format!("`#{id}`"),
        Token::Record(word) => format!("`#{word}`"),
        Token::MetadataId(id) => format!("`!{id}`"),
        Token::MetadataName(name) => format!("`!{name}`"),
        Token::Bang => "`!`".into(),
        Token::Integer(value) => format!("`{value}`"),
        Token::Number(text) => format!("`{text}`"),
        Token::Text(_) => "a string".into(),
        Token::Bytes(_) => "a byte string".into(),
        Token::Punct(b) => format!("`{}`", *b as char),
        Token::Ellipsis => "`...`".into(),
        Token::End => "the end of the text".into(),
    }
}
