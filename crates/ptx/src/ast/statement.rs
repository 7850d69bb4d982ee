//! What stands in a function's body.

use super::{
    FunctionDirective, Name, Operand, Pos, Pragma, Raw, Register, ScalarType, Section, Space, Symbol,
    Variable, Vector,
};

/// One statement of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// `name:`
    Label(Label),
    /// `.reg`. A declaration of several names becomes several statements.
    Register(RegisterDecl),
    /// A variable of the function, call parameters (`.param`) included.
    Variable(Box<Variable>),
    /// Any instruction but `call`.
    Instruction(Instruction),
    /// `call`
    Call(Box<Call>),
    /// `.loc`, in force up to the next one in the text of this function.
    Loc(Loc),
    /// `{ … }`: a scope of names
    Block(Block),
    /// `name: .branchtargets …;`
    BranchTargets(LabelList),
    /// `name: .calltargets …;`
    CallTargets(LabelList),
    /// `name: .callprototype …;`
    CallPrototype(Box<CallPrototype>),
    /// `.pragma`
    Pragma(Pragma),
    /// `.section` inside a body.
    Section(Section),
    /// A directive that this crate does not know.
    Raw(Raw),
}

impl Statement {
    /// Calls `visit` on each statement, those of nested blocks included (after their block), in order of the text.
    pub fn walk<'a>(statements: &'a [Statement], visit: &mut impl FnMut(&'a Statement)) {
        for statement in statements {
            visit(statement);
            if let Self::Block(block) = statement {
                Self::walk(&block.statements, visit);
            }
        }
    }
}

/// `name:`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// Where the name stands.
    pub pos: Pos,
    /// Name.
    pub name: Name,
}

/// `.reg .b32 %r<10>;`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RegisterDecl {
    /// Where the name stands.
    pub pos: Pos,
    /// Vector size.
    pub vector: Option<Vector>,
    /// Type.
    pub ty: ScalarType,
    /// Name, or the stem of the names.
    pub name: Name,
    /// `Some(10)` declares `%r0` to `%r9`; `None` declares the name itself.
    pub count: Option<u32>,
}

impl RegisterDecl {
    /// The declared names, in order.
    pub fn names(&self) -> impl Iterator<Item = Name> + '_ {
        let single = self.count.is_none().then(|| self.name.clone());
        let many = (0..self.count.unwrap_or(0)).map(|index| Name::from(format!("{}{index}", self.name)));
        single.into_iter().chain(many)
    }
}

/// `{ … }`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Where the brace stands.
    pub pos: Pos,
    /// Statements.
    pub statements: Vec<Statement>,
}

/// `@%p1` or `@!%p1`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guard {
    /// Predicate.
    pub register: Register,
    /// True for `@!`.
    pub negated: bool,
}

/// `@p opcode.mod.mod operand, operand;`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// Where the instruction begins, its guard included.
    pub pos: Pos,
    /// Guard predicate.
    pub guard: Option<Guard>,
    /// Word before the first dot: `ld`.
    pub opcode: Name,
    /// Words after the dots, in order, without them: `global`, `L1::no_allocate`, `v4`, `f32`.
    pub modifiers: Vec<Name>,
    /// Operands, in order; destinations first.
    pub operands: Vec<Operand>,
}

impl Instruction {
    /// An instruction without guard.
    pub fn new(opcode: &str, modifiers: &[&str], operands: Vec<Operand>) -> Self {
        let modifiers = modifiers.iter().map(|&modifier| Name::new(modifier)).collect();
        Self { pos: Pos::NONE, guard: None, opcode: Name::new(opcode), modifiers, operands }
    }

    /// True when the modifier (without its dot) is among those written.
    pub fn has(&self, modifier: &str) -> bool {
        self.modifiers.iter().any(|written| written == modifier)
    }

    /// The modifiers that are types, in order: destination first in `cvt.f32.s32`.
    pub fn types(&self) -> impl DoubleEndedIterator<Item = ScalarType> + '_ {
        self.modifiers.iter().filter_map(|modifier| ScalarType::from_modifier(modifier))
    }

    /// The last type that is written, which most instructions work in.
    pub fn ty(&self) -> Option<ScalarType> {
        self.types().next_back()
    }

    /// The first state space that is written; `None` means generic in memory instructions.
    pub fn space(&self) -> Option<Space> {
        self.modifiers.iter().find_map(|modifier| Space::from_modifier(modifier))
    }

    /// `.v2`, `.v4` or `.v8`.
    pub fn vector(&self) -> Option<Vector> {
        self.modifiers.iter().find_map(|modifier| Vector::from_modifier(modifier))
    }

    /// Opcode and modifiers as written: `ld.global.f32`.
    pub fn mnemonic(&self) -> String {
        let mut text = self.opcode.to_string();
        for modifier in &self.modifiers {
            text.push('.');
            text.push_str(modifier);
        }
        text
    }
}

/// `call.uni (returns), target, (arguments), prototype;` (PTX ISA 9.0, 9.7.12.6)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Where the instruction begins, its guard included.
    pub pos: Pos,
    /// Guard predicate.
    pub guard: Option<Guard>,
    /// `uni`, if written.
    pub modifiers: Vec<Name>,
    /// Return parameters or registers.
    pub returns: Vec<Operand>,
    /// [`Operand::Symbol`] for a direct call, [`Operand::Register`] for an indirect one.
    pub target: Operand,
    /// Argument parameters, registers or constants.
    pub arguments: Vec<Operand>,
    /// `.calltargets` list or `.callprototype` of an indirect call.
    pub prototype: Option<Name>,
}

impl Call {
    /// The function's name, for a direct call.
    pub fn function(&self) -> Option<&Name> {
        match &self.target {
            Operand::Symbol(symbol) => Some(&symbol.name),
            _ => None,
        }
    }
}

/// `name: .branchtargets a, b;` or `name: .calltargets f, g;`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LabelList {
    /// Where the name stands.
    pub pos: Pos,
    /// Name of the list.
    pub name: Name,
    /// Labels or functions, in order.
    pub targets: Vec<Name>,
}

/// `name: .callprototype (returns) _ (params);`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallPrototype {
    /// Where the name stands.
    pub pos: Pos,
    /// Name of the prototype.
    pub name: Name,
    /// Return parameters.
    pub returns: Vec<Variable>,
    /// Parameters.
    pub params: Vec<Variable>,
    /// `.noreturn`, `.abi_preserve` …
    pub directives: Vec<FunctionDirective>,
}

/// `.loc file line column, function_name label+offset, inlined_at file line column`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Loc {
    /// Where the directive stands.
    pub pos: Pos,
    /// The place.
    pub place: Place,
    /// Label in `.debug_str` of the inlined function's name.
    pub function: Option<Symbol>,
    /// Where the function was inlined.
    pub inlined_at: Option<Place>,
}

/// File index, line and column of a `.loc`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Index of a `.file`.
    pub file: u32,
    /// Line, from 1; 0 where the compiler names none.
    pub line: u32,
    /// Column, from 1; 0 where the compiler names none.
    pub column: u32,
}
