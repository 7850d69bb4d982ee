//! Text to tokens (PTX ISA 9.0, chapter 4).
//!
//! The lexer never fails: what is no token becomes [`Kind::Invalid`], which the parser reports when it gets there.

use crate::ast::Pos;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Identifier, a leading `%`, `$` or `_` included.
    Word,
    /// A word with a leading dot, parts after `::` included: `.global`, `.L2::128B`, `.2d`.
    Dotted,
    /// Any number, unparsed.
    Number,
    /// A string with its quotes.
    Text,
    Comma,
    Semicolon,
    Colon,
    LeftBrace,
    RightBrace,
    LeftBracket,
    RightBracket,
    LeftParen,
    RightParen,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    And,
    AndAnd,
    Or,
    OrOr,
    Caret,
    Tilde,
    Bang,
    NotEqual,
    Question,
    At,
    Less,
    LessEqual,
    ShiftLeft,
    Greater,
    GreaterEqual,
    ShiftRight,
    Equal,
    EqualEqual,
    End,
    /// No token; holds what was expected here.
    Invalid(&'static str),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    /// Byte offset of `text` in the source.
    pub start: usize,
    pub pos: Pos,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// Position in the source. Small and `Copy`, so that the parser can look ahead and come back.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    source: &'a str,
    at: usize,
    line: u32,
    line_start: usize,
    /// Bytes of this line that begin no character: columns count characters.
    continuation_bytes: usize,
    /// True until the line's first token: only there does `#` begin a preprocessor line.
    fresh_line: bool,
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

impl<'a> Lexer<'a> {
    pub fn new(source: &'a str) -> Self {
        let at = if source.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { source, at, line: 1, line_start: at, continuation_bytes: 0, fresh_line: true }
    }

    fn byte(&self, ahead: usize) -> u8 {
        self.source.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Moves over one byte of trivia or text, keeping count of lines and columns.
    fn step(&mut self) {
        let byte = self.byte(0);
        self.at += 1;
        if byte == b'\n' {
            self.line += 1;
            self.line_start = self.at;
            self.continuation_bytes = 0;
            self.fresh_line = true;
        } else if byte & 0xC0 == 0x80 {
            self.continuation_bytes += 1;
        }
    }

    fn skip_line(&mut self) {
        while self.at < self.source.len() && self.byte(0) != b'\n' {
            self.step();
        }
    }

    /// Skips white space, comments and preprocessor lines; returns where a comment that never ends begins.
    fn skip_trivia(&mut self) -> Option<(usize, Pos)> {
        while self.at < self.source.len() {
            match self.byte(0) {
                // PTX embedded in programs is a C string whose terminator often comes along.
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c' | b'\0' => self.step(),
                b'/' if self.byte(1) == b'/' => self.skip_line(),
                b'#' if self.fresh_line => self.skip_line(),
                b'/' if self.byte(1) == b'*' => {
                    let opening = (self.at, self.pos());
                    self.at += 2;
                    while !(self.byte(0) == b'*' && self.byte(1) == b'/') {
                        if self.at >= self.source.len() {
                            return Some(opening);
                        }
                        self.step();
                    }
                    self.at += 2;
                }
                _ => break,
            }
        }
        None
    }

    fn pos(&self) -> Pos {
        let column = self.at - self.line_start - self.continuation_bytes + 1;
        Pos::new(self.line, u32::try_from(column).unwrap_or(u32::MAX))
    }

    pub fn next_token(&mut self) -> Token<'a> {
        if let Some((start, pos)) = self.skip_trivia() {
            return Token { kind: Kind::Invalid("`*/` to end this comment"), text: "/*", start, pos };
        }
        let (start, pos) = (self.at, self.pos());
        self.fresh_line = false;
        let kind = self.scan();
        Token { kind, text: &self.source[start..self.at], start, pos }
    }

    fn scan(&mut self) -> Kind {
        if self.at >= self.source.len() {
            return Kind::End;
        }
        let (kind, length) = match (self.byte(0), self.byte(1)) {
            (b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$', _) => return self.word(1),
            (b'%', second) if is_word_byte(second) => return self.word(2),
            (b'.', second) if is_word_byte(second) => return self.dotted(),
            (b'0'..=b'9', _) => return self.number(),
            (b'"', _) => return self.text(),
            (b',', _) => (Kind::Comma, 1),
            (b';', _) => (Kind::Semicolon, 1),
            (b':', _) => (Kind::Colon, 1),
            (b'{', _) => (Kind::LeftBrace, 1),
            (b'}', _) => (Kind::RightBrace, 1),
            (b'[', _) => (Kind::LeftBracket, 1),
            (b']', _) => (Kind::RightBracket, 1),
            (b'(', _) => (Kind::LeftParen, 1),
            (b')', _) => (Kind::RightParen, 1),
            (b'+', _) => (Kind::Plus, 1),
            (b'-', _) => (Kind::Minus, 1),
            (b'*', _) => (Kind::Star, 1),
            (b'/', _) => (Kind::Slash, 1),
            (b'%', _) => (Kind::Percent, 1),
            (b'&', b'&') => (Kind::AndAnd, 2),
            (b'&', _) => (Kind::And, 1),
            (b'|', b'|') => (Kind::OrOr, 2),
            (b'|', _) => (Kind::Or, 1),
            (b'^', _) => (Kind::Caret, 1),
            (b'~', _) => (Kind::Tilde, 1),
            (b'!', b'=') => (Kind::NotEqual, 2),
            (b'!', _) => (Kind::Bang, 1),
            (b'?', _) => (Kind::Question, 1),
            (b'@', _) => (Kind::At, 1),
            (b'<', b'=') => (Kind::LessEqual, 2),
            (b'<', b'<') => (Kind::ShiftLeft, 2),
            (b'<', _) => (Kind::Less, 1),
            (b'>', b'=') => (Kind::GreaterEqual, 2),
            (b'>', b'>') => (Kind::ShiftRight, 2),
            (b'>', _) => (Kind::Greater, 1),
            (b'=', b'=') => (Kind::EqualEqual, 2),
            (b'=', _) => (Kind::Equal, 1),
            _ => {
                self.step();
                while !self.source.is_char_boundary(self.at) {
                    self.step();
                }
                return Kind::Invalid("a PTX token");
            }
        };
        self.at += length;
        kind
    }

    fn skip_word(&mut self) {
        while is_word_byte(self.byte(0)) {
            self.at += 1;
        }
    }

    fn word(&mut self, first: usize) -> Kind {
        self.at += first;
        self.skip_word();
        Kind::Word
    }

    fn dotted(&mut self) -> Kind {
        self.at += 1;
        self.skip_word();
        while self.byte(0) == b':' && self.byte(1) == b':' && is_word_byte(self.byte(2)) {
            self.at += 2;
            self.skip_word();
        }
        Kind::Dotted
    }

    fn number(&mut self) -> Kind {
        let prefixed = self.byte(0) == b'0' && self.byte(1).is_ascii_alphabetic() && !self.exponent_at(1);
        if prefixed {
            self.skip_word();
            return Kind::Number;
        }
        self.skip_digits();
        if self.byte(0) == b'.' && !self.byte(1).is_ascii_alphabetic() && self.byte(1) != b'_' {
            self.at += 1;
            self.skip_digits();
        } else if self.byte(0) == b'.' && self.exponent_at(1) {
            self.at += 1;
        }
        if self.exponent_at(0) {
            self.at += 2;
            self.skip_digits();
        } else {
            // The `U` of an unsigned constant; any other letter makes a number that does not parse.
            self.skip_word();
        }
        Kind::Number
    }

    fn skip_digits(&mut self) {
        while self.byte(0).is_ascii_digit() {
            self.at += 1;
        }
    }

    /// True if `e`, an optional sign and a digit follow.
    fn exponent_at(&self, ahead: usize) -> bool {
        matches!(self.byte(ahead), b'e' | b'E')
            && match self.byte(ahead + 1) {
                b'+' | b'-' => self.byte(ahead + 2).is_ascii_digit(),
                digit => digit.is_ascii_digit(),
            }
    }

    fn text(&mut self) -> Kind {
        self.at += 1;
        loop {
            if self.at >= self.source.len() || self.byte(0) == b'\n' {
                return Kind::Invalid("`\"` to end this string");
            }
            match self.byte(0) {
                b'"' => {
                    self.at += 1;
                    return Kind::Text;
                }
                b'\\' if self.at + 1 < self.source.len() && self.byte(1) != b'\n' => {
                    self.step();
                    self.step();
                }
                _ => self.step(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(source: &str) -> Vec<(Kind, &str)> {
        let mut lexer = Lexer::new(source);
        let mut tokens = Vec::new();
        loop {
            let token = lexer.next_token();
            if token.kind == Kind::End {
                return tokens;
            }
            tokens.push((token.kind, token.text));
        }
    }

    #[test]
    fn words_keep_their_sigils() {
        let words = ["%r1", "$L__BB0_2", "_ZN4core", "_", "%tid", "a$b_c"];
        for word in words {
            assert_eq!(lex(word), [(Kind::Word, word)]);
        }
        assert_eq!(lex("10 % 3").len(), 3);
    }

    #[test]
    fn dotted_words_hold_their_colons_and_digits() {
        let tokens = lex("cp.async.L2::128B.mbarrier::complete_tx::bytes.2d");
        let texts: Vec<_> = tokens.iter().map(|token| token.1).collect();
        assert_eq!(texts, ["cp", ".async", ".L2::128B", ".mbarrier::complete_tx::bytes", ".2d"]);
    }

    #[test]
    fn numbers_end_where_they_should() {
        for number in
            ["0x1E", "0f3F80000E", "0d3ff0000000000000", "1.5e-3", "2.E5", "1e9", "7U", "017", "8.0", "3."]
        {
            assert_eq!(lex(number), [(Kind::Number, number)], "{number}");
        }
        assert_eq!(lex("0x1E+4").len(), 3);
        assert_eq!(lex("0f3F80000E-4").len(), 3);
        assert_eq!(lex(".b84,255").len(), 3);
    }

    #[test]
    fn positions_count_characters_and_lines() {
        let mut lexer = Lexer::new("\u{feff}/* é\n é */ a\r\n\"ü\" b // ñ\n#line 3\n@");
        let mut places = Vec::new();
        loop {
            let token = lexer.next_token();
            places.push(token.pos.key());
            if token.kind == Kind::End {
                break;
            }
        }
        assert_eq!(places, [(2, 7), (3, 1), (3, 5), (5, 1), (5, 2)]);
    }

    #[test]
    fn what_never_ends_is_invalid_and_ends_the_text() {
        for source in ["/* a", "\"a", "\"a\\", "/*/"] {
            let mut lexer = Lexer::new(source);
            assert!(matches!(lexer.next_token().kind, Kind::Invalid(_)), "{source}");
            assert_eq!(lexer.next_token().kind, Kind::End, "{source}");
        }
        assert!(matches!(lex("\u{20ac}")[..], [(Kind::Invalid(_), "\u{20ac}")]));
        assert!(matches!(lex("%")[..], [(Kind::Percent, _)]));
    }
}
