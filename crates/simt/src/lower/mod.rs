//! PTX functions to micro-ops on virtual registers; [`crate::flow`] then gives the registers their places.

mod call;
mod class;
mod cluster;
mod compare;
mod control;
mod convert;
mod float;
mod half;
mod integer;
mod matrix;
mod memory;
mod moves;
mod operand;
mod packed;
mod scope;
mod symbols;
mod synchronise;
mod texture;
mod video;

use std::collections::HashMap;

use ptx::ast::{self, Instruction, Name, ScalarType, Statement};

use crate::code::{Code, Const, Origin};
use crate::op::{Guard, Inst, NOWHERE, Op, P, Place, R32, R64};
use crate::source::Lines;

pub(crate) use symbols::{ModuleVariable, Symbols, Target};

/// Why an instruction has no micro-ops: what it uses that is not supported.
pub(crate) struct NotSupported(pub String);

type Lowered<T = ()> = Result<T, NotSupported>;

fn unsupported<T>(what: impl Into<String>) -> Lowered<T> {
    Err(NotSupported(what.into()))
}

/// What a name in a function stands for.
#[derive(Clone, Debug)]
enum Binding {
    W32(R32, ScalarType),
    W64(R64),
    /// Low half, high half.
    W128(R64, R64),
    P(P),
    /// The elements of a vector register.
    Vector(Vec<Binding>),
    /// Bytes of the function's local frame: local variables, call parameters, and a device function's own parameters.
    Local(Place),
    /// Bytes of the kernel's parameters.
    KernelParam(Place),
    /// A variable with one place for all threads of a block or of the device.
    Variable(u32),
    /// `.branchtargets`, as labels.
    Targets(Vec<u32>),
}

/// A function on its way to [`Code`].
pub(crate) struct Lower<'a> {
    symbols: &'a mut Symbols,
    entry: bool,
    scopes: Vec<HashMap<Name, Binding>>,
    labels: Vec<HashMap<Name, u32>>,
    /// Micro-op of each label.
    label_places: Vec<u32>,
    insts: Vec<Inst>,
    origins: Vec<Origin>,
    /// Virtual registers given out: 32 bits, 64 bits, predicates.
    virtuals: [u32; 3],
    consts32: HashMap<Const, R32>,
    consts64: HashMap<Const, R64>,
    local_bytes: u32,
    params: Vec<Place>,
    returns: Vec<Place>,
    /// Parameters and results that are registers, and where they travel.
    returned: Vec<(Binding, Place)>,
    return_label: u32,
    carry: Option<P>,
    calls: Vec<u32>,
    takes: Vec<u32>,
    calls_indirect: bool,
    allocas: bool,
    variables: Vec<u32>,
    order_sensitive: bool,
    uses_heap: bool,
    first_unsupported: Option<u32>,
    unresolved: Option<Name>,
    // The instruction at hand.
    guard: Option<Guard>,
    counted: bool,
    after: Vec<Op>,
    /// Whether every path from the start has come here, and through everything before.
    straight: bool,
    /// Whether a label stands here.
    labelled: bool,
    /// How often each name is written, in the text.
    written: HashMap<Name, u32>,
}

impl<'a> Lower<'a> {
    /// Lowers the body of a function. Branch targets are micro-op indices, and `join`s are still [`NOWHERE`].
    pub fn function(
        symbols: &'a mut Symbols,
        function: &ast::Function,
        body: &[Statement],
        lines: &Lines,
    ) -> Code {
        let mut lower = Lower {
            symbols,
            entry: function.is_entry(),
            scopes: vec![HashMap::new()],
            labels: Vec::new(),
            label_places: Vec::new(),
            insts: Vec::new(),
            origins: Vec::new(),
            virtuals: [0; 3],
            consts32: HashMap::new(),
            consts64: HashMap::new(),
            local_bytes: 0,
            params: Vec::new(),
            returns: Vec::new(),
            returned: Vec::new(),
            return_label: NOWHERE,
            carry: None,
            calls: Vec::new(),
            takes: Vec::new(),
            calls_indirect: false,
            allocas: false,
            variables: Vec::new(),
            order_sensitive: false,
            uses_heap: false,
            first_unsupported: None,
            unresolved: None,
            guard: None,
            counted: false,
            after: Vec::new(),
            straight: true,
            labelled: false,
            written: scope::count_writes(body),
        };
        lower.return_label = lower.new_label();
        lower.prologue(function, lines);
        lower.block(body, lines);
        lower.epilogue(lines, function);
        lower.finish(function)
    }

    fn new_label(&mut self) -> u32 {
        self.label_places.push(NOWHERE);
        self.label_places.len() as u32 - 1
    }

    /// Lowers one instruction; what is not supported becomes a micro-op that says so.
    fn instruction(&mut self, instruction: &Instruction, lines: &Lines) {
        let class = class::of(instruction);
        self.begin(instruction.pos, instruction.guard.as_ref(), class, lines);
        let start = self.insts.len();
        let lowered = self.guarded(instruction.guard.as_ref()).and_then(|()| self.dispatch(instruction));
        self.end(start, lowered, || instruction.mnemonic());
    }

    fn begin(&mut self, pos: ast::Pos, _guard: Option<&ast::Guard>, class: crate::Class, lines: &Lines) {
        self.origins.push(Origin { ptx_line: pos.line, source: lines.at(pos), class });
        self.guard = None;
        self.counted = false;
        self.after.clear();
    }

    fn guarded(&mut self, guard: Option<&ast::Guard>) -> Lowered {
        if let Some(guard) = guard {
            let p = self.predicate_register(&guard.register)?;
            self.guard = Some(Guard { p, negated: guard.negated });
        }
        Ok(())
    }

    fn end(&mut self, start: usize, lowered: Lowered, text: impl FnOnce() -> String) {
        match lowered {
            Ok(()) => {
                for op in std::mem::take(&mut self.after) {
                    self.emit(op);
                }
            }
            Err(NotSupported(why)) => {
                self.insts.truncate(start);
                self.counted = false;
                self.first_unsupported.get_or_insert(self.origins.len() as u32 - 1);
                let text = text();
                let what = if why.is_empty() { text } else { format!("{text}: {why}") };
                self.emit(Op::Unsupported(what.into()));
            }
        }
        self.guard = None;
    }

    /// Adds a micro-op of the instruction at hand.
    fn emit(&mut self, op: Op) {
        let counts = !std::mem::replace(&mut self.counted, true);
        let labelled = std::mem::replace(&mut self.labelled, false);
        if let (Op::Idle { .. }, true, None, false) = (&op, counts, self.guard, labelled)
            && let Some(Inst { op: Op::Idle { more }, guard: None, origin, .. }) = self.insts.last_mut()
            && *origin + *more + 2 == self.origins.len() as u32
        {
            *more += 1;
            return;
        }
        self.straight &= !matches!(op, Op::Bra { .. } | Op::BraIf { .. } | Op::Brx(_));
        self.insts.push(Inst { op, guard: self.guard, origin: self.origins.len() as u32 - 1, counts });
    }

    /// The instruction at hand has nothing to do.
    fn idle(&mut self) {
        self.emit(Op::Idle { more: 0 });
    }

    fn new32(&mut self) -> R32 {
        self.virtuals[0] += 1;
        R32(self.virtuals[0] - 1)
    }

    fn new64(&mut self) -> R64 {
        self.virtuals[1] += 1;
        R64(self.virtuals[1] - 1)
    }

    fn new_p(&mut self) -> P {
        self.virtuals[2] += 1;
        P(self.virtuals[2] - 1)
    }

    /// Families by opcode. Each answers for all modifiers of its opcodes.
    fn dispatch(&mut self, i: &Instruction) -> Lowered {
        let half = i.ty().is_some_and(half::is_half);
        let float =
            i.ty().is_some_and(|ty| matches!(ty, ScalarType::F32 | ScalarType::F64 | ScalarType::F32x2));
        match i.opcode.as_str() {
            "mov" => self.mov(i),
            "cvta" => self.cvta(i),
            "isspacep" => self.isspacep(i),
            "selp" => self.selp(i),
            "slct" => self.slct(i),
            "setp" | "set" => self.compare(i),
            "cvt" if i.has("pack") => self.cvt_pack(i),
            "cvt" => self.cvt(i),
            "tex" => self.texture(i),
            "ld" | "ldu" | "st" => self.load_store(i),
            "atom" | "red" => self.atomic(i),
            "prefetch" | "prefetchu" | "discard" | "applypriority" | "createpolicy" => self.hint(i),
            "cp" if i.has("bulk") => self.bulk_copy(i),
            "cp" => self.copy_async(i),
            "mapa" | "getctarank" => self.cluster_address(i),
            "bra" => self.branch(i),
            "brx" => self.indexed_branch(i),
            "ret" => self.ret(),
            "exit" => {
                self.emit(Op::Exit);
                Ok(())
            }
            "trap" | "brkpt" => {
                self.emit(Op::Trap);
                Ok(())
            }
            "bar" | "barrier" => self.barrier(i),
            "membar" | "fence" => {
                self.emit(Op::Fence);
                Ok(())
            }
            "nanosleep" => {
                self.emit(Op::Yield);
                Ok(())
            }
            "griddepcontrol" | "setmaxnreg" | "pmevent" => {
                self.idle();
                Ok(())
            }
            "activemask" => self.activemask(i),
            "shfl" | "vote" | "match" | "redux" | "elect" => self.warp(i),
            "mbarrier" => self.mbarrier(i),
            "ldmatrix" | "stmatrix" | "movmatrix" | "mma" | "wmma" => self.matrix(i),
            "alloca" | "stacksave" | "stackrestore" => self.stack(i),
            _ if half => self.half(i),
            _ if float => self.float(i),
            "add" | "sub" | "mul" | "mad" | "mul24" | "mad24" | "sad" | "div" | "rem" | "abs" | "neg"
            | "min" | "max" | "addc" | "subc" | "madc" => self.integer(i),
            "tanh" | "ex2" | "testp" | "copysign" => self.float(i),
            opcode if opcode.starts_with('v') => self.video(i),
            _ => self.bits(i),
        }
    }

    fn finish(mut self, function: &ast::Function) -> Code {
        for inst in &mut self.insts {
            match &mut inst.op {
                Op::Bra { target } | Op::BraIf { target, .. } => {
                    *target = self.label_places[*target as usize];
                }
                Op::Brx(table) => {
                    for target in &mut table.1 {
                        *target = self.label_places[*target as usize];
                    }
                }
                _ => {}
            }
        }
        self.calls.sort_unstable();
        self.calls.dedup();
        self.takes.sort_unstable();
        self.takes.dedup();
        self.variables.sort_unstable();
        self.variables.dedup();
        Code {
            name: function.name.to_string(),
            entry: self.entry,
            insts: self.insts,
            origins: self.origins,
            frame: self.virtuals,
            consts32: self.consts32.into_iter().map(|(value, r)| (r, value)).collect(),
            consts64: self.consts64.into_iter().map(|(value, r)| (r, value)).collect(),
            zeroed32: Vec::new(),
            zeroed64: Vec::new(),
            zeroed_p: Vec::new(),
            local_bytes: self.local_bytes.next_multiple_of(16),
            pressure: 0,
            params: self.params,
            returns: self.returns,
            calls: self.calls,
            takes: self.takes,
            calls_indirect: self.calls_indirect,
            allocas: self.allocas,
            variables: self.variables,
            unsupported: self.first_unsupported,
            unresolved: self.unresolved,
            order_sensitive: self.order_sensitive,
            uses_heap: self.uses_heap,
        }
    }
}
