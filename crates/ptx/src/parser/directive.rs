//! Directives that stand both in modules and in bodies, and those that nobody knows.

use super::{Parser, Result};
use crate::ast::{FunctionDirective, Pragma, Raw};
use crate::lexer::Kind;

impl Parser<'_> {
    pub(super) fn pragma(&mut self) -> Result<Pragma> {
        let pos = self.bump()?.pos;
        let mut texts = vec![self.expect_text("the pragma in quotes")?];
        while self.eat(Kind::Comma)? {
            texts.push(self.expect_text("another pragma in quotes")?);
        }
        self.expect(Kind::Semicolon, "`,` or `;`")?;
        Ok(Pragma { pos, texts })
    }

    /// Takes an unknown directive of a module or body: up to its semicolon or the end of its block, or, when it
    /// has neither, up to the end of the line on which a statement could end.
    pub(super) fn raw(&mut self) -> Result<Raw> {
        let first = self.bump()?;
        let mut continues = false;
        loop {
            match self.kind() {
                Kind::End | Kind::RightBrace => break,
                Kind::Semicolon => {
                    self.bump()?;
                    break;
                }
                Kind::LeftBrace => {
                    self.skip_group()?;
                    // `.directive {…};`, and `{…}, {…}` within one
                    match self.kind() {
                        Kind::Comma => continues = true,
                        Kind::Semicolon => {}
                        _ => break,
                    }
                    continue;
                }
                kind => {
                    let new_line = self.pos().line > self.cursor.previous_line;
                    if new_line && !continues && kind != Kind::LeftParen && kind != Kind::Comma {
                        break;
                    }
                }
            }
            if matches!(self.kind(), Kind::LeftParen | Kind::LeftBracket) {
                self.skip_group()?;
                continues = false;
            } else {
                let kind = self.bump()?.kind;
                continues =
                    matches!(kind, Kind::Comma | Kind::Equal | Kind::Plus | Kind::Minus | Kind::Colon);
            }
        }
        Ok(Raw { pos: first.pos, text: self.verbatim(first.start, self.cursor.previous_end) })
    }

    /// Text of the source, with line ends as the printer writes them.
    pub(super) fn verbatim(&self, start: usize, end: usize) -> String {
        self.source[start..end].replace("\r\n", "\n")
    }

    /// Takes a `{`, `[` or `(` and everything up to the one that closes it.
    pub(super) fn skip_group(&mut self) -> Result<()> {
        let mut open = 0usize;
        loop {
            match self.bump()?.kind {
                Kind::LeftBrace | Kind::LeftBracket | Kind::LeftParen => open += 1,
                Kind::RightBrace | Kind::RightBracket | Kind::RightParen => open -= 1,
                _ => {}
            }
            if open == 0 {
                return Ok(());
            }
            if self.kind() == Kind::End {
                return Err(self.error("the bracket or brace that closes this group"));
            }
        }
    }

    /// Directives between a function's parameters and its body.
    pub(super) fn function_directives(&mut self) -> Result<Vec<FunctionDirective>> {
        let mut directives = Vec::new();
        while let Some(word) = self.dotted() {
            directives.push(self.function_directive(word)?);
        }
        Ok(directives)
    }

    fn function_directive(&mut self, word: &str) -> Result<FunctionDirective> {
        let flag = match word {
            "explicitcluster" => Some(FunctionDirective::ExplicitCluster),
            "blocksareclusters" => Some(FunctionDirective::BlocksAreClusters),
            "noreturn" => Some(FunctionDirective::NoReturn),
            _ => None,
        };
        if let Some(flag) = flag {
            self.bump()?;
            return Ok(flag);
        }
        let number: fn(u32) -> FunctionDirective = match word {
            "minnctapersm" => FunctionDirective::MinNCtaPerSm,
            "maxnctapersm" => FunctionDirective::MaxNCtaPerSm,
            "maxnreg" => FunctionDirective::MaxNReg,
            "maxclusterrank" => FunctionDirective::MaxClusterRank,
            "abi_preserve" => FunctionDirective::AbiPreserve,
            "abi_preserve_control" => FunctionDirective::AbiPreserveControl,
            "maxntid" => return self.extent().map(FunctionDirective::MaxNTid),
            "reqntid" => return self.extent().map(FunctionDirective::ReqNTid),
            "reqnctapercluster" => return self.extent().map(FunctionDirective::ReqNCtaPerCluster),
            "pragma" => return self.pragma().map(FunctionDirective::Pragma),
            _ => return self.raw_function_directive().map(FunctionDirective::Raw),
        };
        self.bump()?;
        Ok(number(self.small_number("a number")?))
    }

    /// One to three numbers after a directive.
    fn extent(&mut self) -> Result<Vec<u32>> {
        self.bump()?;
        let mut extent = vec![self.small_number("a number of threads or blocks")?];
        while extent.len() < 3 && self.eat(Kind::Comma)? {
            extent.push(self.small_number("a number of threads or blocks")?);
        }
        Ok(extent)
    }

    /// Takes an unknown directive of a function's head: up to the next one, the body, or the declaration's end.
    fn raw_function_directive(&mut self) -> Result<Raw> {
        let first = self.bump()?;
        while !matches!(
            self.kind(),
            Kind::Dotted | Kind::LeftBrace | Kind::RightBrace | Kind::Semicolon | Kind::End
        ) {
            if matches!(self.kind(), Kind::LeftParen | Kind::LeftBracket) {
                self.skip_group()?;
            } else {
                self.bump()?;
            }
        }
        Ok(Raw { pos: first.pos, text: self.verbatim(first.start, self.cursor.previous_end) })
    }
}
