//! Which functions of a PTX module can run, and which are only compared or passed on.
//!
//! An indirect call reaches every function whose address live code or data holds and whose parameters have the sizes
//! of the call's prototype. Everything else cannot run, so its code need not be there: the functions that `core` hands to a
//! panic handler for formatting, above all, which `cuda_std`'s handler recognises by their addresses and never calls.

use std::collections::{BTreeSet, HashMap, HashSet};

use ptx::ast::{
    AddressBase, Call, Function, FunctionKind, Initializer, Instruction, Item, Linkage, Module, Operand,
    Statement, Variable,
};

/// Sizes of the return parameters and of the parameters, by which a function fits a prototype.
type Shape = (Vec<Option<u64>>, Vec<Option<u64>>);

fn shape(returns: &[Variable], params: &[Variable]) -> Shape {
    let sizes = |list: &[Variable]| list.iter().map(Variable::size).collect();
    (sizes(returns), sizes(params))
}

/// What the code of one function refers to.
#[derive(Default)]
struct References {
    /// Functions that it calls by name.
    calls: BTreeSet<String>,
    /// Functions and variables whose address it takes.
    names: BTreeSet<String>,
    /// Prototypes of its indirect calls; `None` for one that is not known.
    indirect: Vec<Option<Shape>>,
}

impl References {
    fn of(body: &[Statement]) -> Self {
        let mut found = Self::default();
        let mut prototypes = HashMap::new();
        let mut calls: Vec<&Call> = Vec::new();
        Statement::walk(body, &mut |statement| match statement {
            Statement::Call(call) => calls.push(call),
            Statement::Instruction(instruction) => found.instruction(instruction),
            Statement::CallPrototype(prototype) => {
                prototypes.insert(prototype.name.clone(), shape(&prototype.returns, &prototype.params));
            }
            Statement::CallTargets(list) => {
                found.names.extend(list.targets.iter().map(|name| name.to_string()))
            }
            Statement::Variable(variable) => found.initializer(variable.init.as_ref()),
            Statement::Raw(raw) => found.text(&raw.text),
            _ => {}
        });
        for call in calls {
            match call.function() {
                Some(name) => {
                    found.calls.insert(name.to_string());
                }
                None => {
                    let prototype = call.prototype.as_ref().and_then(|name| prototypes.get(name));
                    found.indirect.push(prototype.cloned());
                }
            }
            call.arguments.iter().for_each(|operand| found.operand(operand));
        }
        found
    }

    fn instruction(&mut self, instruction: &Instruction) {
        instruction.operands.iter().for_each(|operand| self.operand(operand));
    }

    fn operand(&mut self, operand: &Operand) {
        operand.walk(&mut |operand| match operand {
            Operand::Symbol(symbol) => {
                self.names.insert(symbol.name.to_string());
            }
            Operand::Address(address) => {
                if let AddressBase::Symbol(name) = &address.base {
                    self.names.insert(name.to_string());
                }
            }
            _ => {}
        });
    }

    fn initializer(&mut self, initializer: Option<&Initializer>) {
        match initializer {
            Some(Initializer::Address(address)) => {
                self.names.insert(address.name.to_string());
            }
            Some(Initializer::List(elements)) => {
                elements.iter().for_each(|element| self.initializer(Some(element)));
            }
            Some(Initializer::Field(_, value)) => self.initializer(Some(value)),
            Some(Initializer::Value(_)) | None => {}
        }
    }

    /// Every word of a directive that the parser does not know.
    fn text(&mut self, text: &str) {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%')));
        self.names.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
    }
}

/// The live part of a module.
pub(crate) struct Reach {
    references: HashMap<String, References>,
    shapes: HashMap<String, Shape>,
    /// Functions that can run.
    runs: HashSet<String>,
    /// Functions whose address something live holds.
    taken: HashSet<String>,
    /// Variables that something live refers to.
    variables: HashSet<String>,
}

impl Reach {
    /// Follows calls and references from the kernels and from everything that other modules or the host can name.
    pub(crate) fn of(module: &Module) -> Self {
        let mut references: HashMap<String, References> = HashMap::new();
        let mut shapes = HashMap::new();
        let mut roots = References::default();
        for item in &module.items {
            match item {
                Item::Function(function) => {
                    shapes.insert(function.name.to_string(), shape(&function.returns, &function.params));
                    if let Some(body) = &function.body {
                        references.insert(function.name.to_string(), References::of(body));
                        if function.kind == FunctionKind::Entry || function.linkage.is_some() {
                            roots.calls.insert(function.name.to_string());
                        }
                    }
                }
                Item::Variable(variable) => {
                    let mut held = References::default();
                    held.initializer(variable.init.as_ref());
                    references.insert(variable.name.to_string(), held);
                    if variable.linkage.is_some() {
                        roots.names.insert(variable.name.to_string());
                    }
                }
                Item::Alias(alias) => {
                    let held =
                        References { calls: [alias.target.to_string()].into(), ..References::default() };
                    references.insert(alias.name.to_string(), held);
                    roots.calls.insert(alias.name.to_string());
                }
                Item::Raw(raw) => roots.text(&raw.text),
                Item::File(_) | Item::Section(_) | Item::Label(_) | Item::Pragma(_) => {}
            }
        }
        let mut reach = Self {
            references,
            shapes,
            runs: HashSet::new(),
            taken: HashSet::new(),
            variables: HashSet::new(),
        };
        reach.follow(&roots);
        reach
    }

    fn follow(&mut self, roots: &References) {
        let mut prototypes: Vec<Option<Shape>> = Vec::new();
        let mut open: Vec<String> = Vec::new();
        self.add(roots, &mut open);
        loop {
            while let Some(name) = open.pop() {
                let Some(held) = self.references.remove(&name) else { continue };
                prototypes.extend(held.indirect.iter().cloned());
                self.add(&held, &mut open);
                self.references.insert(name, held);
            }
            let called = self.taken.iter().filter(|name| prototypes.iter().any(|one| self.fits(name, one)));
            let new: Vec<String> = called.filter(|name| !self.runs.contains(*name)).cloned().collect();
            if new.is_empty() {
                return;
            }
            self.runs.extend(new.iter().cloned());
            open.extend(new);
        }
    }

    /// Notes what one function or variable refers to; what is new is opened.
    fn add(&mut self, held: &References, open: &mut Vec<String>) {
        for name in &held.calls {
            if self.runs.insert(name.clone()) {
                open.push(name.clone());
            }
        }
        for name in &held.names {
            if self.shapes.contains_key(name) {
                self.taken.insert(name.clone());
            } else if self.references.contains_key(name) && self.variables.insert(name.clone()) {
                open.push(name.clone());
            }
        }
    }

    /// Whether an indirect call with this prototype can mean this function.
    fn fits(&self, name: &str, prototype: &Option<Shape>) -> bool {
        prototype.as_ref().is_none_or(|shape| self.shapes.get(name) == Some(shape))
    }

    /// The functions that can run and call `name` or may do so indirectly, in order of their names.
    pub(crate) fn callers(&self, name: &str) -> BTreeSet<&str> {
        let taken = self.taken.contains(name);
        let calls = |held: &References| {
            held.calls.contains(name) || taken && held.indirect.iter().any(|one| self.fits(name, one))
        };
        let running = self.references.iter().filter(|(caller, _)| self.runs.contains(*caller));
        running.filter(|(_, held)| calls(held)).map(|(caller, _)| caller.as_str()).collect()
    }

    /// The functions of the module that can run and have no body, in order of the text.
    pub(crate) fn undefined<'a>(&self, module: &'a Module) -> Vec<&'a Function> {
        let mut seen = HashSet::new();
        let open = module.functions().filter(|function| function.body.is_none());
        let open = open.filter(|function| self.runs.contains(function.name.as_str()));
        open.filter(|function| !self.references.contains_key(function.name.as_str()))
            .filter(|function| seen.insert(function.name.clone()))
            .collect()
    }

    /// Takes out of the module what cannot run and what nothing live refers to. A function whose address is held
    /// keeps its address, and a body that traps.
    pub(crate) fn prune(&self, module: &mut Module) {
        module.items.retain(|item| match item {
            Item::Function(function) => {
                self.runs.contains(function.name.as_str()) || self.taken.contains(function.name.as_str())
            }
            Item::Variable(variable) => {
                variable.linkage.is_some_and(|linkage| linkage != Linkage::Extern)
                    || self.variables.contains(variable.name.as_str())
            }
            _ => true,
        });
        for item in &mut module.items {
            let Item::Function(function) = item else { continue };
            if function.body.is_some() && !self.runs.contains(function.name.as_str()) {
                let end = |opcode| Statement::Instruction(Instruction::new(opcode, &[], Vec::new()));
                function.body = Some(vec![end("trap"), end("exit")]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &str = "\
.version 6.3
.target sm_75
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);
.extern .func gone(.param .b64 a);
.func (.param .b32 r) compared(.param .b64 a, .param .b64 b);
.global .align 1 .b8 text[3] = {97, 98, 0};
.global .align 8 .u64 table[2] = {called, compared};
.global .align 1 .b8 unused[3];
.visible .global .align 4 .u32 counter;
.func helper(.param .b64 a)
{
.reg .b64 %rd<4>;
mov.u64 %rd0, compared;
mov.u64 %rd1, text;
ret;
}
.func (.param .b32 r) compared(.param .b64 a, .param .b64 b)
{
.reg .b32 %r<2>;
mov.u32 %r0, unused;
ret;
}
.func called(.param .b64 a)
{
call.uni gone, (a);
ret;
}
.func dead()
{
ret;
}
.visible .entry k()
{
.reg .b64 %rd<4>;
.param .b64 p;
call.uni helper, (p);
mov.u64 %rd0, table;
ret;
}
";

    fn names(module: &Module) -> Vec<String> {
        let name = |item: &Item| match item {
            Item::Function(function) => Some(function.name.to_string()),
            Item::Variable(variable) => Some(variable.name.to_string()),
            _ => None,
        };
        module.items.iter().filter_map(name).collect()
    }

    #[test]
    fn code_that_nothing_calls_goes_and_addresses_stay() {
        let mut module = ptx::parse(PTX).unwrap();
        let reach = Reach::of(&module);
        assert!(reach.undefined(&module).is_empty());
        reach.prune(&mut module);
        assert_eq!(
            names(&module),
            ["compared", "text", "table", "counter", "helper", "compared", "called", "k"]
        );
        let text = module.to_string();
        assert!(text.contains("trap") && !text.contains("gone"), "{text}");
        ptx::parse(&text).unwrap();
    }

    #[test]
    fn an_indirect_call_reaches_functions_of_its_shape() {
        let call = "{ .param .b64 q; prototype_0 : .callprototype ()_ (.param .b64 _); \
                    call (), %rd0, (q), prototype_0; } ret;\n}\n.func dead";
        let text = PTX
            .replacen("ret;\n}\n.func dead", call, 1)
            .replace("call.uni helper, (p);", "call.uni called, (p);");
        let mut module = ptx::parse(&text).unwrap();
        let reach = Reach::of(&module);
        let undefined: Vec<_> =
            reach.undefined(&module).iter().map(|function| function.name.to_string()).collect();
        assert_eq!(undefined, ["gone"]);
        assert_eq!(reach.callers("gone"), BTreeSet::from(["called"]));
        assert_eq!(reach.callers("called"), BTreeSet::from(["called", "k"]));
        reach.prune(&mut module);
        // The shape of `compared` differs: it is held by the table and cannot be called.
        assert!(module.to_string().contains("trap"));
        let any = text
            .replace(", prototype_0;", ";")
            .replace("prototype_0 : .callprototype ()_ (.param .b64 _);", "");
        if let Ok(mut module) = ptx::parse(&any) {
            Reach::of(&module).prune(&mut module);
            assert!(!module.to_string().contains("trap"));
        }
    }
}
