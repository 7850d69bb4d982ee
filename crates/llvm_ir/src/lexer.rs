//! Text to tokens: LangRef, "Lexical structure" and "Identifiers".

use crate::error::ParseError;
use crate::tree::name::Name;

/// A token.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Token<'a> {
    /// Keyword or other bare word: `define`, `i32`, `DW_LANG_Rust`.
    Word(&'a str),
    /// `name:` — a label, or the name of a metadata field.
    Label(Name),
    /// `%name`
    Local(Name),
    /// `@name`
    Global(Name),
    /// `$name`
    Comdat,
    /// `#3`
    Group(u32),
    /// `#dbg_value`, without the `#`.
    Record(&'a str),
    /// `!3`
    MetadataId(u32),
    /// `!dbg`, without the `!`.
    MetadataName(String),
    /// `!` before a string or a brace.
    Bang,
    /// Decimal integer.
    Integer(i128),
    /// Number that is not an integer, or one in hexadecimal, as written.
    Number(&'a str),
    /// `"…"`, decoded.
    Text(Vec<u8>),
    /// `c"…"`, decoded.
    Bytes(Vec<u8>),
    /// One of `, ( ) [ ] { } < > = * | :`.
    Punct(u8),
    /// `...`
    Ellipsis,
    /// End of the text.
    End,
}

/// A token and where it stands.
#[derive(Debug, Clone)]
pub(crate) struct Spanned<'a> {
    pub token: Token<'a>,
    /// Line that it starts on, from 1.
    pub line: u32,
    /// Offset of its first byte.
    pub start: usize,
}

pub(crate) struct Lexer<'a> {
    source: &'a str,
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

fn is_name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"-$._".contains(&b)
}

impl<'a> Lexer<'a> {
    pub(crate) fn tokens(source: &'a str) -> Result<Vec<Spanned<'a>>, ParseError> {
        let mut lexer = Self { source, bytes: source.as_bytes(), at: 0, line: 1 };
        let mut tokens = Vec::with_capacity(source.len() / 5);
        loop {
            lexer.skip_space();
            let (line, start) = (lexer.line, lexer.at);
            let token = lexer.token()?;
            let end = token == Token::End;
            tokens.push(Spanned { token, line, start });
            if end {
                return Ok(tokens);
            }
        }
    }

    fn error(&self, problem: impl Into<String>) -> ParseError {
        ParseError::at(self.source, self.line, problem)
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn skip_space(&mut self) {
        while let Some(&b) = self.bytes.get(self.at) {
            match b {
                b'\n' => self.line += 1,
                b';' => {
                    while self.at < self.bytes.len() && self.bytes[self.at] != b'\n' {
                        self.at += 1;
                    }
                    continue;
                }
                b' ' | b'\t' | b'\r' => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    /// The longest run of bytes that `accept` takes, from here on.
    fn run(&mut self, accept: impl Fn(u8) -> bool) -> &'a str {
        let start = self.at;
        while self.bytes.get(self.at).is_some_and(|&b| accept(b)) {
            self.at += 1;
        }
        // Names and numbers are ASCII, so this never cuts a character.
        &self.source[start..self.at]
    }

    fn token(&mut self) -> Result<Token<'a>, ParseError> {
        let Some(&b) = self.bytes.get(self.at) else { return Ok(Token::End) };
        match b {
            b'%' => self.sigil().map(Token::Local),
            b'@' => self.sigil().map(Token::Global),
            b'$' => self.sigil().map(|_| Token::Comdat),
            b'#' => {
                self.at += 1;
                if self.peek(0).is_ascii_digit() {
                    Ok(Token::Group(self.number_u32()?))
                } else {
                    Ok(Token::Record(self.run(is_name_byte)))
                }
            }
            b'!' => {
                self.at += 1;
                match self.peek(0) {
                    d if d.is_ascii_digit() => Ok(Token::MetadataId(self.number_u32()?)),
                    c if is_name_byte(c) || c == b'\\' => {
                        Ok(Token::MetadataName(self.run(|c| is_name_byte(c) || c == b'\\').to_owned()))
                    }
                    _ => Ok(Token::Bang),
                }
            }
            b'"' => {
                let text = self.string()?;
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(Name::from_bytes(&text)));
                }
                Ok(Token::Text(text))
            }
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                self.string().map(Token::Bytes)
            }
            b'.' if self.peek(1) == b'.' && self.peek(2) == b'.' => {
                self.at += 3;
                Ok(Token::Ellipsis)
            }
            b',' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'=' | b'*' | b'|' | b':' => {
                self.at += 1;
                Ok(Token::Punct(b))
            }
            b'+' if self.peek(1).is_ascii_digit() => self.number(),
            _ if is_name_byte(b) => self.word_or_number(),
            _ => Err(self.error(format!("unexpected character {:?}", b as char))),
        }
    }

    /// What follows `%`, `@` or `$`.
    fn sigil(&mut self) -> Result<Name, ParseError> {
        self.at += 1;
        match self.peek(0) {
            b'"' => self.string().map(|text| Name::from_bytes(&text)),
            d if d.is_ascii_digit() => self.number_u32().map(Name::Number),
            c if is_name_byte(c) => Ok(Name::Text(self.run(is_name_byte).to_owned())),
            _ => Err(self.error("a name was expected after the sigil")),
        }
    }

    fn number_u32(&mut self) -> Result<u32, ParseError> {
        let digits = self.run(|b| b.is_ascii_digit());
        digits.parse().map_err(|_| self.error(format!("number {digits} is out of range")))
    }

    fn word_or_number(&mut self) -> Result<Token<'a>, ParseError> {
        let start = self.at;
        let word = self.run(is_name_byte);
        if self.peek(0) == b':' && self.peek(1) != b':' {
            self.at += 1;
            let name = match word.parse() {
                Ok(number) if word.bytes().all(|b| b.is_ascii_digit()) => Name::Number(number),
                _ => Name::Text(word.to_owned()),
            };
            return Ok(Token::Label(name));
        }
        let digits = word.strip_prefix('-').unwrap_or(word);
        if digits.as_bytes().first().is_some_and(u8::is_ascii_digit) {
            self.at = start;
            return self.number();
        }
        Ok(Token::Word(word))
    }

    /// A number; `+` and `-` may stand in its exponent.
    fn number(&mut self) -> Result<Token<'a>, ParseError> {
        let start = self.at;
        if matches!(self.peek(0), b'-' | b'+') {
            self.at += 1;
        }
        if self.peek(0) == b'0' && self.peek(1) == b'x' {
            self.at += 2;
            self.run(|b| b.is_ascii_alphanumeric());
            return Ok(Token::Number(&self.source[start..self.at]));
        }
        self.run(|b| b.is_ascii_digit());
        if self.peek(0) != b'.' {
            let text = &self.source[start..self.at];
            return text
                .parse()
                .map(Token::Integer)
                .map_err(|_| self.error(format!("integer {text} has more than 128 bits")));
        }
        self.at += 1;
        self.run(|b| b.is_ascii_digit());
        if matches!(self.peek(0), b'e' | b'E') {
            self.at += 1;
            if matches!(self.peek(0), b'-' | b'+') {
                self.at += 1;
            }
            self.run(|b| b.is_ascii_digit());
        }
        Ok(Token::Number(&self.source[start..self.at]))
    }

    /// A quoted string, decoded: `\\` is a backslash, `\XX` a byte.
    fn string(&mut self) -> Result<Vec<u8>, ParseError> {
        self.at += 1;
        let mut text = Vec::new();
        loop {
            let Some(&b) = self.bytes.get(self.at) else { return Err(self.error("string without an end")) };
            self.at += 1;
            match b {
                b'"' => return Ok(text),
                b'\\' if self.peek(0) == b'\\' => {
                    text.push(b'\\');
                    self.at += 1;
                }
                b'\\' if self.peek(0).is_ascii_hexdigit() && self.peek(1).is_ascii_hexdigit() => {
                    let digit = |b: u8| (b as char).to_digit(16).unwrap_or(0) as u8;
                    text.push(digit(self.peek(0)) << 4 | digit(self.peek(1)));
                    self.at += 2;
                }
                _ => {
                    if b == b'\n' {
                        self.line += 1;
                    }
                    text.push(b);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(source: &str) -> Vec<Token<'_>> {
        let tokens = Lexer::tokens(source).expect("lexes");
        tokens.into_iter().map(|s| s.token).filter(|t| *t != Token::End).collect()
    }

    #[test]
    fn names_numbers_and_sigils() {
        assert_eq!(
            lex("%a.b-1 @\"x\\22y\" %7 #3 !12 !llvm.loop #dbg_value bb3: 5: -0x12"),
            vec![
                Token::Local(Name::Text("a.b-1".into())),
                Token::Global(Name::Text("x\\22y".into())),
                Token::Local(Name::Number(7)),
                Token::Group(3),
                Token::MetadataId(12),
                Token::MetadataName("llvm.loop".into()),
                Token::Record("dbg_value"),
                Token::Label(Name::Text("bb3".into())),
                Token::Label(Name::Number(5)),
                Token::Number("-0x12"),
            ]
        );
    }

    #[test]
    fn numbers() {
        assert_eq!(
            lex("-5 1.5e+00 0xH3C00 -1.0"),
            vec![
                Token::Integer(-5),
                Token::Number("1.5e+00"),
                Token::Number("0xH3C00"),
                Token::Number("-1.0"),
            ]
        );
    }

    #[test]
    fn strings_are_decoded_and_comments_skipped() {
        assert_eq!(
            lex("c\"a\\00\\5C\\\\\" ; c\"x\"\n\"t\""),
            vec![Token::Bytes(vec![b'a', 0, b'\\', b'\\']), Token::Text(b"t".to_vec()),]
        );
    }

    #[test]
    fn errors_name_the_line() {
        let error = Lexer::tokens("a\n  b ^ c\n").expect_err("`^` is no token");
        assert_eq!((error.line, error.construct.as_str()), (2, "b ^ c"));
        assert!(Lexer::tokens("\"open").is_err());
    }
}
