//! Kernels, functions and call prototypes.

use super::{Parser, Result};
use crate::ast::{CallPrototype, Function, FunctionKind, Linkage, Name, Pos, Variable};
use crate::lexer::Kind;

impl Parser<'_> {
    /// From `.entry` or `.func` to the end of the body or the semicolon of a declaration.
    pub(super) fn function(&mut self, linkage: Option<Linkage>) -> Result<Function> {
        let kind = if self.bump()?.text == ".entry" { FunctionKind::Entry } else { FunctionKind::Func };
        // Parameters in registers belong to the scope of the body.
        self.in_scope(|parser| {
            let mut attributes = Vec::new();
            while parser.dotted() == Some("attribute") {
                attributes.extend(parser.attributes()?);
            }
            let returns = match kind {
                FunctionKind::Func => parser.parameters()?,
                FunctionKind::Entry => Vec::new(),
            };
            let pos = parser.pos();
            let name = parser.expect_name("the function's name")?;
            let params = parser.parameters()?;
            let directives = parser.function_directives()?;
            let body = if parser.eat(Kind::Semicolon)? { None } else { Some(parser.body()?) };
            Ok(Function { pos, linkage, kind, attributes, returns, name, params, directives, body })
        })
    }

    /// Parameters in parentheses, or nothing.
    fn parameters(&mut self) -> Result<Vec<Variable>> {
        if !self.eat(Kind::LeftParen)? {
            return Ok(Vec::new());
        }
        self.list_until(Kind::RightParen, "`,` or `)`", |parser| parser.variable(None))
    }

    /// From `.callprototype` to the semicolon.
    pub(super) fn call_prototype(&mut self, pos: Pos, name: Name) -> Result<CallPrototype> {
        self.bump()?;
        let returns = self.parameters()?;
        self.expect(Kind::Word, "`_`")?;
        let params = self.parameters()?;
        let directives = self.function_directives()?;
        self.expect(Kind::Semicolon, "`;`")?;
        Ok(CallPrototype { pos, name, returns, params, directives })
    }
}
