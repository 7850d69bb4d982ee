//! Bodies.

use super::{Parser, Result};
use crate::ast::{
    Block, Call, Guard, Instruction, Label, LabelList, Loc, Name, Operand, Place, Register, Space, Statement,
    Symbol,
};
use crate::lexer::Kind;

const STATEMENT: &str = "a statement: a label, an instruction, a declaration or `}`";

impl Parser<'_> {
    /// `{`, statements, `}`; names that are declared inside end with it.
    pub(super) fn body(&mut self) -> Result<Vec<Statement>> {
        self.expect(Kind::LeftBrace, "`{`")?;
        self.nested(|parser| {
            parser.in_scope(|parser| {
                let mut statements = Vec::new();
                while !parser.eat(Kind::RightBrace)? {
                    parser.statement(&mut statements)?;
                }
                Ok(statements)
            })
        })
    }

    fn statement(&mut self, out: &mut Vec<Statement>) -> Result<()> {
        match self.kind() {
            Kind::Word if self.cursor.ahead.kind == Kind::Colon => out.push(self.labelled()?),
            Kind::Word | Kind::At => out.push(self.instruction()?),
            Kind::Dotted => self.directive(out)?,
            Kind::LeftBrace => {
                let pos = self.pos();
                let statements = self.body()?;
                out.push(Statement::Block(Block { pos, statements }));
            }
            Kind::Semicolon => {
                self.bump()?;
            }
            _ => return Err(self.error(STATEMENT)),
        }
        Ok(())
    }

    /// `name:`, alone or before a list of targets or a prototype
    fn labelled(&mut self) -> Result<Statement> {
        let pos = self.pos();
        let name = self.expect_name("a label")?;
        self.bump()?;
        Ok(match self.dotted() {
            Some("branchtargets") => {
                Statement::BranchTargets(LabelList { pos, name, targets: self.targets("a label")? })
            }
            Some("calltargets") => {
                Statement::CallTargets(LabelList { pos, name, targets: self.targets("a function")? })
            }
            Some("callprototype") => Statement::CallPrototype(Box::new(self.call_prototype(pos, name)?)),
            _ => Statement::Label(Label { pos, name }),
        })
    }

    fn targets(&mut self, expected: &'static str) -> Result<Vec<Name>> {
        self.bump()?;
        let mut targets = vec![self.expect_name(expected)?];
        while self.eat(Kind::Comma)? {
            targets.push(self.expect_name(expected)?);
        }
        self.expect(Kind::Semicolon, "`,` or `;`")?;
        Ok(targets)
    }

    fn directive(&mut self, out: &mut Vec<Statement>) -> Result<()> {
        match self.dotted() {
            Some("loc") => out.push(Statement::Loc(self.loc()?)),
            Some("reg") => out.extend(self.registers()?.into_iter().map(Statement::Register)),
            Some("pragma") => out.push(Statement::Pragma(self.pragma()?)),
            Some("section") => out.push(Statement::Section(self.section()?)),
            _ => {
                let start = self.cursor;
                let linkage = self.linkage()?;
                if self.dotted().and_then(Space::from_declaration).is_some() {
                    let variables = self.variables(linkage)?;
                    out.extend(variables.into_iter().map(|variable| Statement::Variable(Box::new(variable))));
                } else {
                    self.cursor = start;
                    out.push(Statement::Raw(self.raw()?));
                }
            }
        }
        Ok(())
    }

    fn loc(&mut self) -> Result<Loc> {
        let pos = self.bump()?.pos;
        let place = self.place()?;
        let (mut function, mut inlined_at) = (None, None);
        while self.eat(Kind::Comma)? {
            match self.cursor.current.text {
                "function_name" => {
                    self.bump()?;
                    let name = self.expect_name("the label of the function's name")?;
                    function = Some(Symbol { name, offset: self.offset()? });
                }
                "inlined_at" => {
                    self.bump()?;
                    inlined_at = Some(self.place()?);
                }
                _ => return Err(self.error("`function_name` or `inlined_at`")),
            }
        }
        Ok(Loc { pos, place, function, inlined_at })
    }

    fn place(&mut self) -> Result<Place> {
        let file = self.small_number("the number of a `.file`")?;
        let line = self.small_number("a line number")?;
        let column = self.small_number("a column number")?;
        Ok(Place { file, line, column })
    }

    fn instruction(&mut self) -> Result<Statement> {
        let pos = self.pos();
        let guard = self.guard()?;
        let opcode = self.expect_name("an instruction")?;
        let mut modifiers = Vec::new();
        while let Some(modifier) = self.dotted() {
            modifiers.push(self.intern(modifier));
            self.bump()?;
        }
        if opcode == "call" {
            let call = Call { pos, guard, modifiers, ..self.call()? };
            return Ok(Statement::Call(Box::new(call)));
        }
        let mut operands = self.list_until(Kind::Semicolon, "`,` or `;`", Self::operand)?;
        if matches!(&*opcode, "bra" | "brx") {
            for operand in &mut operands {
                if let Operand::Symbol(Symbol { name, offset: 0 }) = operand {
                    *operand = Operand::Label(name.clone());
                }
            }
        }
        Ok(Statement::Instruction(Instruction { pos, guard, opcode, modifiers, operands }))
    }

    fn guard(&mut self) -> Result<Option<Guard>> {
        if !self.eat(Kind::At)? {
            return Ok(None);
        }
        let negated = self.eat(Kind::Bang)?;
        let name = self.expect_name("a predicate register")?;
        Ok(Some(Guard { register: Register::new(name), negated }))
    }

    /// `(returns), target, (arguments), prototype;`, of which only the target is a must
    fn call(&mut self) -> Result<Call> {
        let pos = self.pos();
        let mut returns = Vec::new();
        if self.eat(Kind::LeftParen)? {
            returns = self.list_until(Kind::RightParen, "`,` or `)`", Self::operand)?;
            self.expect(Kind::Comma, "`,` and the called function")?;
        }
        if self.kind() != Kind::Word {
            return Err(self.error("the called function or a register that holds its address"));
        }
        let target = self.operand()?;
        let (mut arguments, mut prototype) = (Vec::new(), None);
        if self.eat(Kind::Comma)? {
            let listed = self.eat(Kind::LeftParen)?;
            if listed {
                arguments = self.list_until(Kind::RightParen, "`,` or `)`", Self::operand)?;
            }
            if !listed || self.eat(Kind::Comma)? {
                prototype = Some(self.expect_name("a call prototype or a list of call targets")?);
            }
        }
        self.expect(Kind::Semicolon, "`,` or `;`")?;
        Ok(Call { pos, guard: None, modifiers: Vec::new(), returns, target, arguments, prototype })
    }
}
