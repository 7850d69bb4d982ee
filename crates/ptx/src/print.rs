//! The tree back to text, laid out as LLVM writes PTX. What is printed parses to an equal tree.

use std::fmt::{self, Display, Formatter};

use crate::ast::{
    Address, AddressBase, AddressInit, Call, CallPrototype, File, Function, FunctionDirective, FunctionKind,
    Guard, Initializer, Instruction, Item, LabelList, Linkage, Loc, Module, Name, Operand, Place, Pragma,
    Register, RegisterDecl, Section, Selector, Statement, Symbol, Target, Variable,
};

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, ".version {}.{}", self.version.major, self.version.minor)?;
        writeln!(f, ".target {}", self.target)?;
        if let Some(bits) = self.address_size {
            writeln!(f, ".address_size {bits}")?;
        }
        for item in &self.items {
            if matches!(item, Item::Function(_)) {
                writeln!(f)?;
            }
            writeln!(f, "{item}")?;
        }
        Ok(())
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}", self.sm)?;
        if let Some(suffix) = self.suffix {
            write!(f, "{suffix}")?;
        }
        self.options.iter().try_for_each(|option| write!(f, ", {option}"))
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(variable) => write!(f, "{variable};"),
            Self::Function(function) => function.fmt(f),
            Self::File(file) => file.fmt(f),
            Self::Section(section) => section.fmt(f),
            Self::Label(label) => write!(f, "{}:", label.name),
            Self::Alias(alias) => write!(f, ".alias {}, {};", alias.name, alias.target),
            Self::Pragma(pragma) => pragma.fmt(f),
            Self::Raw(raw) => f.write_str(&raw.text),
        }
    }
}

impl Display for File {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, ".file {} \"{}\"", self.index, self.name)?;
        match self.stamp {
            Some((time, size)) => write!(f, ", {time}, {size}"),
            None => Ok(()),
        }
    }
}

impl Display for Section {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, ".section {} {{{}}}", self.name, self.body)
    }
}

impl Display for Pragma {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(".pragma ")?;
        list(f, &self.texts, |f, text| write!(f, "\"{text}\""))?;
        f.write_str(";")
    }
}

fn linkage(f: &mut Formatter<'_>, linkage: Option<Linkage>) -> fmt::Result {
    linkage.map_or(Ok(()), |linkage| write!(f, ".{} ", linkage.as_str()))
}

fn attributes(f: &mut Formatter<'_>, attributes: &[Name]) -> fmt::Result {
    if attributes.is_empty() {
        return Ok(());
    }
    f.write_str(" .attribute(")?;
    list(f, attributes, |f, attribute| attribute.fmt(f))?;
    f.write_str(")")
}

/// Items with `, ` between them.
fn list<T>(
    f: &mut Formatter<'_>,
    items: &[T],
    mut item: impl FnMut(&mut Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (index, value) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        item(f, value)?;
    }
    Ok(())
}

impl Display for Variable {
    /// Without the semicolon.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        linkage(f, self.linkage)?;
        self.space.fmt(f)?;
        attributes(f, &self.attributes)?;
        if let Some(align) = self.align {
            write!(f, " .align {align}")?;
        }
        if let Some(vector) = self.vector {
            write!(f, " {vector}")?;
        }
        write!(f, " {}", self.ty)?;
        if let Some(pointer) = self.pointer {
            f.write_str(" .ptr")?;
            if let Some(space) = pointer.space {
                write!(f, " {space}")?;
            }
            if let Some(align) = pointer.align {
                write!(f, " .align {align}")?;
            }
        }
        write!(f, " {}", self.name)?;
        if let Some(count) = self.count {
            write!(f, "<{count}>")?;
        }
        for dim in &self.dims {
            match dim {
                Some(length) => write!(f, "[{length}]")?,
                None => f.write_str("[]")?,
            }
        }
        match &self.init {
            Some(init) => write!(f, " = {init}"),
            None => Ok(()),
        }
    }
}

impl Display for Initializer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => value.fmt(f),
            Self::Address(address) => address.fmt(f),
            Self::Field(name, value) => write!(f, "{name} = {value}"),
            Self::List(elements) => {
                f.write_str("{")?;
                list(f, elements, |f, element| element.fmt(f))?;
                f.write_str("}")
            }
        }
    }
}

impl Display for AddressInit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(mask) = self.mask {
            write!(f, "{mask:#X}(")?;
        }
        if self.generic {
            write!(f, "generic({})", self.name)?;
        } else {
            self.name.fmt(f)?;
        }
        offset(f, self.offset)?;
        if self.mask.is_some() {
            f.write_str(")")?;
        }
        Ok(())
    }
}

/// `+4`, `+-4` (`ptxas` reads no `-4`) or nothing.
fn offset(f: &mut Formatter<'_>, offset: i64) -> fmt::Result {
    if offset == 0 { Ok(()) } else { write!(f, "+{offset}") }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        linkage(f, self.linkage)?;
        f.write_str(match self.kind {
            FunctionKind::Entry => ".entry",
            FunctionKind::Func => ".func",
        })?;
        attributes(f, &self.attributes)?;
        if !self.returns.is_empty() {
            f.write_str(" (")?;
            list(f, &self.returns, |f, variable| variable.fmt(f))?;
            f.write_str(")")?;
        }
        write!(f, " {}(", self.name)?;
        for (index, param) in self.params.iter().enumerate() {
            let separator = if index > 0 { "," } else { "" };
            write!(f, "{separator}\n\t{param}")?;
        }
        f.write_str(if self.params.is_empty() { ")" } else { "\n)" })?;
        directives(f, &self.directives)?;
        match &self.body {
            Some(statements) => {
                f.write_str("\n")?;
                body(f, statements, 0)
            }
            None => f.write_str(";"),
        }
    }
}

fn directives(f: &mut Formatter<'_>, directives: &[FunctionDirective]) -> fmt::Result {
    directives.iter().try_for_each(|directive| write!(f, "\n{directive}"))
}

impl Display for FunctionDirective {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let extent = |f: &mut Formatter<'_>, directive: &str, extent: &[u32]| {
            write!(f, "{directive} ")?;
            list(f, extent, |f, count| count.fmt(f))
        };
        match self {
            Self::MaxNTid(counts) => extent(f, ".maxntid", counts),
            Self::ReqNTid(counts) => extent(f, ".reqntid", counts),
            Self::ReqNCtaPerCluster(counts) => extent(f, ".reqnctapercluster", counts),
            Self::MinNCtaPerSm(count) => write!(f, ".minnctapersm {count}"),
            Self::MaxNCtaPerSm(count) => write!(f, ".maxnctapersm {count}"),
            Self::MaxNReg(count) => write!(f, ".maxnreg {count}"),
            Self::MaxClusterRank(rank) => write!(f, ".maxclusterrank {rank}"),
            Self::ExplicitCluster => f.write_str(".explicitcluster"),
            Self::BlocksAreClusters => f.write_str(".blocksareclusters"),
            Self::NoReturn => f.write_str(".noreturn"),
            Self::AbiPreserve(count) => write!(f, ".abi_preserve {count}"),
            Self::AbiPreserveControl(count) => write!(f, ".abi_preserve_control {count}"),
            Self::Pragma(pragma) => pragma.fmt(f),
            Self::Raw(raw) => f.write_str(&raw.text),
        }
    }
}

fn body(f: &mut Formatter<'_>, statements: &[Statement], depth: usize) -> fmt::Result {
    f.write_str("{\n")?;
    for statement in statements {
        // Labels stand out, as compilers write them.
        if !matches!(statement, Statement::Label(_)) {
            indent(f, depth + 1)?;
        }
        match statement {
            Statement::Block(block) => body(f, &block.statements, depth + 1)?,
            _ => statement.fmt(f)?,
        }
        f.write_str("\n")?;
    }
    indent(f, depth)?;
    f.write_str("}")
}

fn indent(f: &mut Formatter<'_>, depth: usize) -> fmt::Result {
    (0..depth).try_for_each(|_| f.write_str("\t"))
}

impl Display for Statement {
    /// Without indentation and line end.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Label(label) => write!(f, "{}:", label.name),
            Self::Register(registers) => registers.fmt(f),
            Self::Variable(variable) => write!(f, "{variable};"),
            Self::Instruction(instruction) => instruction.fmt(f),
            Self::Call(call) => call.fmt(f),
            Self::Loc(loc) => loc.fmt(f),
            Self::Block(block) => body(f, &block.statements, 0),
            Self::BranchTargets(targets) => targets.print(f, ".branchtargets"),
            Self::CallTargets(targets) => targets.print(f, ".calltargets"),
            Self::CallPrototype(prototype) => prototype.fmt(f),
            Self::Pragma(pragma) => pragma.fmt(f),
            Self::Section(section) => section.fmt(f),
            Self::Raw(raw) => f.write_str(&raw.text),
        }
    }
}

impl Display for RegisterDecl {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(".reg")?;
        if let Some(vector) = self.vector {
            write!(f, " {vector}")?;
        }
        write!(f, " {} {}", self.ty, self.name)?;
        match self.count {
            Some(count) => write!(f, "<{count}>;"),
            None => f.write_str(";"),
        }
    }
}

impl LabelList {
    fn print(&self, f: &mut Formatter<'_>, directive: &str) -> fmt::Result {
        write!(f, "{}: {directive} ", self.name)?;
        list(f, &self.targets, |f, target| target.fmt(f))?;
        f.write_str(";")
    }
}

impl Display for CallPrototype {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: .callprototype (", self.name)?;
        list(f, &self.returns, |f, variable| variable.fmt(f))?;
        f.write_str(") _ (")?;
        list(f, &self.params, |f, variable| variable.fmt(f))?;
        f.write_str(")")?;
        self.directives.iter().try_for_each(|directive| write!(f, " {directive}"))?;
        f.write_str(";")
    }
}

impl Display for Loc {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, ".loc {}", self.place)?;
        if let Some(function) = &self.function {
            write!(f, ", function_name {function}")?;
        }
        if let Some(place) = self.inlined_at {
            write!(f, ", inlined_at {place}")?;
        }
        Ok(())
    }
}

impl Display for Place {
    /// `file line column`, as `.loc` has them.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.file, self.line, self.column)
    }
}

fn head(f: &mut Formatter<'_>, guard: Option<&Guard>, opcode: &str, modifiers: &[Name]) -> fmt::Result {
    if let Some(guard) = guard {
        write!(f, "@{}{} ", if guard.negated { "!" } else { "" }, guard.register)?;
    }
    f.write_str(opcode)?;
    modifiers.iter().try_for_each(|modifier| write!(f, ".{modifier}"))
}

impl Display for Instruction {
    /// With the semicolon.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        head(f, self.guard.as_ref(), &self.opcode, &self.modifiers)?;
        if !self.operands.is_empty() {
            f.write_str(" ")?;
            list(f, &self.operands, |f, operand| operand.fmt(f))?;
        }
        f.write_str(";")
    }
}

impl Display for Call {
    /// With the semicolon.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        head(f, self.guard.as_ref(), "call", &self.modifiers)?;
        f.write_str(" ")?;
        if !self.returns.is_empty() {
            f.write_str("(")?;
            list(f, &self.returns, |f, operand| operand.fmt(f))?;
            f.write_str("), ")?;
        }
        self.target.fmt(f)?;
        if !self.arguments.is_empty() {
            f.write_str(", (")?;
            list(f, &self.arguments, |f, operand| operand.fmt(f))?;
            f.write_str(")")?;
        }
        if let Some(prototype) = &self.prototype {
            write!(f, ", {prototype}")?;
        }
        f.write_str(";")
    }
}

impl Display for Operand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Register(register) => register.fmt(f),
            Self::Special(special, part) => {
                special.fmt(f)?;
                selector(f, part.as_ref())
            }
            Self::Immediate(immediate) => immediate.fmt(f),
            Self::Symbol(symbol) => symbol.fmt(f),
            Self::Label(name) => name.fmt(f),
            Self::Address(address) => address.fmt(f),
            Self::Vector(elements) => {
                f.write_str("{")?;
                list(f, elements, |f, element| element.fmt(f))?;
                f.write_str("}")
            }
            Self::Pair(first, second) => write!(f, "{first}|{second}"),
            Self::Not(operand) => write!(f, "!{operand}"),
            Self::Negate(operand) => write!(f, "-{operand}"),
            Self::Sink => f.write_str("_"),
        }
    }
}

fn selector(f: &mut Formatter<'_>, selector: Option<&Selector>) -> fmt::Result {
    selector.map_or(Ok(()), |selector| write!(f, ".{}", selector.as_str()))
}

impl Display for Register {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        selector(f, self.selector.as_ref())
    }
}

impl Display for Symbol {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        offset(f, self.offset)
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        match &self.base {
            AddressBase::Register(register) => {
                register.fmt(f)?;
                offset(f, self.offset)?;
            }
            AddressBase::Symbol(name) => {
                name.fmt(f)?;
                offset(f, self.offset)?;
            }
            AddressBase::Absolute => self.offset.fmt(f)?,
        }
        for operand in &self.more {
            write!(f, ", {operand}")?;
        }
        f.write_str("]")?;
        match &self.suffix {
            Some(suffix) => write!(f, ".{suffix}"),
            None => Ok(()),
        }
    }
}
