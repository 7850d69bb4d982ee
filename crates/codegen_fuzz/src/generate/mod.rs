//! Random kernels: typed, terminating, without data races, and with defined results.
//!
//! What makes a kernel right by construction:
//!
//! - every loop has a bound, and the product of nested bounds is limited;
//! - an index is reduced modulo the length, or its check is a defined panic;
//! - a value, a variable and a place in the program have a [`Level`]: barriers stand only where all threads of a block come
//!   together, operations of a warp where its lanes do;
//! - an array in shared memory is, between two barriers, either written by each thread in its own place, or read by all, or
//!   changed by atomic operations of one kind;
//! - atomics in global memory that several threads change are never read.

mod collective;
mod expressions;
mod forms;
mod functions;
mod statements;

use crate::program::{Block, Item, Kernel, Level, Parameter, SharedArray};
use crate::rng::Rng;
use crate::types::{Type, U32, U64, USIZE};

/// Kinds of code that can be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features {
    off: Vec<String>,
}

/// Names for [`Features::without`], each with what it stands for.
pub const FEATURES: &[(&str, &str)] = &[
    ("memcmp", "comparisons of arrays and slices"),
    ("rem", "`%` of floats"),
    ("half", "f16"),
    ("wide", "integers of 128 bits"),
    ("wide-float", "conversions between integers of 128 bits and floats"),
    ("indirect", "calls through function pointers and trait objects"),
    ("panic", "kernels that may panic"),
    ("atomics", "atomic operations"),
    ("shared", "shared memory"),
    ("barriers", "barriers, and with them shared memory"),
    ("warp", "votes, shuffles, matches and reductions"),
    ("recursion", "functions that call themselves"),
];

impl Features {
    /// All but the named ones.
    ///
    /// # Errors
    /// The first name that is not one of [`FEATURES`].
    pub fn without(names: &[String]) -> Result<Self, String> {
        match names.iter().find(|name| FEATURES.iter().all(|(known, _)| known != name)) {
            Some(unknown) => Err(unknown.clone()),
            None => Ok(Self { off: names.to_vec() }),
        }
    }

    /// Whether a kind of code is generated.
    fn has(&self, name: &str) -> bool {
        debug_assert!(FEATURES.iter().any(|(known, _)| *known == name), "{name}");
        self.off.iter().all(|off| off != name)
    }
}

/// A variable in scope.
#[derive(Clone, Debug)]
struct Var {
    name: String,
    ty: Type,
    mutable: bool,
    level: Level,
}

/// A helper function that can be called.
#[derive(Clone, Debug)]
struct Callee {
    name: String,
    parameters: Vec<(Type, Level, Passing)>,
    result: Type,
    /// Least level of a place that may call it: above [`Level::Thread`] it has collective operations.
    level: Level,
    result_level: Level,
    /// How often its innermost statement runs.
    cost: u32,
}

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passing {
    Value,
    Slice,
    SliceMut,
    Reference,
    ReferenceMut,
    /// The handle of the shared array with this index.
    Shared(usize),
}

/// What threads may do with a shared array until the next barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SharedState {
    /// Each thread has the element with its number.
    Own,
    /// All elements may be read.
    Read,
    /// All elements may be changed by this operation.
    Atomic(&'static str),
}

/// A loop around the place.
#[derive(Clone, Debug)]
struct Loop {
    label: String,
    level: Level,
    /// Whether `break` gives a value, so that a plain one is not allowed.
    valued: bool,
}

/// The state of the generation of one kernel.
struct Generator<'f> {
    rng: Rng,
    features: &'f Features,
    names: u32,
    sites: u32,
    vars: Vec<Var>,
    callees: Vec<Callee>,
    structs: Vec<Item>,
    enums: Vec<Item>,
    shared: Vec<SharedArray>,
    states: Vec<SharedState>,
    /// Shared arrays that collective helpers use for themselves.
    scratch: Vec<usize>,
    functions: Vec<crate::program::Function>,
    loops: Vec<Loop>,
    /// How far threads come to the place together.
    control: Level,
    /// The level of the function's body: below it nothing returns.
    body_level: Level,
    /// Type of the function's result; `None` in the kernel itself.
    result: Option<Type>,
    /// How often the place runs.
    times: u32,
    /// The most that `times` was.
    cost: u32,
    /// Expressions and statements that may still be made.
    budget: i32,
    /// Whether the place is inside the kernel itself, where the thread's number and memory are at hand.
    in_kernel: bool,
    /// Whether the place is in no loop or branch of its function.
    at_top: bool,
    /// Whether the function was given a shared array.
    has_scratch: bool,
    uses_warp: bool,
    uses_barriers: bool,
    may_panic: bool,
}

/// Makes the kernel of a seed.
pub fn kernel(seed: u64, features: &Features) -> Kernel {
    let mut rng = Rng::new(seed);
    // Most kernels are small, so that many fit into an hour, and some are large.
    let budget = match rng.below(10) {
        0..=6 => 8 + rng.below(18),
        7..=8 => 30 + rng.below(40),
        _ => 80 + rng.below(120),
    } as i32;
    let uses_barriers = features.has("barriers") && rng.chance(45);
    let uses_warp = features.has("warp") && rng.chance(40);
    let may_panic = features.has("panic") && rng.chance(6);
    let mut generator = Generator {
        rng,
        features,
        names: 0,
        sites: 0,
        vars: Vec::new(),
        callees: Vec::new(),
        structs: Vec::new(),
        enums: Vec::new(),
        shared: Vec::new(),
        states: Vec::new(),
        scratch: Vec::new(),
        functions: Vec::new(),
        loops: Vec::new(),
        control: Level::Block,
        body_level: Level::Block,
        result: None,
        times: 1,
        cost: 1,
        budget,
        in_kernel: false,
        at_top: true,
        has_scratch: false,
        uses_warp,
        uses_barriers,
        may_panic,
    };
    generator.whole(seed)
}

impl Generator<'_> {
    fn whole(&mut self, seed: u64) -> Kernel {
        let block = if self.uses_warp || self.rng.chance(50) {
            *self.rng.pick(&[32, 64, 64, 64, 96])
        } else {
            *self.rng.pick(&[1, 7, 31, 33, 48, 65])
        };
        let grid = *self.rng.pick(&[1, 2, 2, 3]);
        self.items();
        self.shared_arrays(block);
        let parameters = self.parameters();
        let total = self.budget;
        self.helper_functions(total / 3);
        self.budget += total / 2;
        self.in_kernel = true;
        self.control = Level::Block;
        self.body_level = Level::Block;
        for parameter in &parameters {
            let (name, ty) = (parameter.name.clone(), parameter.ty.clone());
            self.vars.push(Var { name, ty, mutable: false, level: Level::Block });
        }
        let body = self.kernel_body();
        Kernel {
            seed,
            structs: std::mem::take(&mut self.structs),
            enums: std::mem::take(&mut self.enums),
            functions: std::mem::take(&mut self.functions),
            parameters,
            shared: std::mem::take(&mut self.shared),
            body,
            block,
            grid,
        }
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn site(&mut self) -> u32 {
        self.sites += 1;
        self.sites
    }

    /// A type without the ones that are left out.
    fn scalar(&mut self) -> Type {
        loop {
            let ty = Type::random_scalar(&mut self.rng);
            match &ty {
                Type::Int(int) if int.bits == 128 && !self.features.has("wide") => {}
                Type::Float(16) if !self.features.has("half") => {}
                _ => return ty,
            }
        }
    }

    fn int(&mut self) -> Type {
        loop {
            if let ty @ Type::Int(_) = self.scalar() {
                return ty;
            }
        }
    }

    fn float(&mut self) -> Type {
        match self.rng.below(5) {
            0 | 1 => Type::Float(32),
            2 | 3 => Type::Float(64),
            _ if self.features.has("half") => Type::Float(16),
            _ => Type::Float(32),
        }
    }

    /// A type for a variable.
    fn variable_type(&mut self) -> Type {
        match self.rng.weighted(&[60, 14, 5, 5, 8, 8]) {
            1 => self.array_type(),
            2 => {
                let parts = (0..2 + self.rng.below(2)).map(|_| self.scalar()).collect();
                Type::Tuple(parts)
            }
            3 => Type::Option(Box::new(self.scalar())),
            4 if !self.structs.is_empty() => Type::Struct(self.rng.below(self.structs.len())),
            5 if !self.enums.is_empty() => Type::Enum(self.rng.below(self.enums.len())),
            _ => self.scalar(),
        }
    }

    fn array_type(&mut self) -> Type {
        let len = 2 + self.rng.below(9);
        let element = if self.rng.chance(85) { self.int() } else { self.scalar() };
        Type::Array(Box::new(element), len)
    }

    fn items(&mut self) {
        for _ in 0..self.rng.weighted(&[5, 4, 1]) {
            let fields = (0..1 + self.rng.below(5)).map(|_| self.field_type()).collect();
            let attribute = *self.rng.pick(&["", "", "#[repr(C)]", "#[repr(align(16))]"]);
            self.structs.push(Item { variants: vec![fields], attribute });
        }
        for _ in 0..self.rng.weighted(&[5, 4, 1]) {
            let count = 1 + self.rng.below(4);
            let mut variants = vec![Vec::new()];
            for _ in 0..count {
                let fields = self.rng.below(3);
                variants.push((0..fields).map(|_| self.field_type()).collect());
            }
            let attribute = *self.rng.pick(&["", "", "", "#[repr(u8)]", "#[repr(i64)]"]);
            self.enums.push(Item { variants, attribute });
        }
    }

    fn field_type(&mut self) -> Type {
        match self.rng.below(8) {
            0 => {
                let element = self.int();
                Type::Array(Box::new(element), 1 + self.rng.below(4))
            }
            1 => Type::Option(Box::new(self.scalar())),
            2 => Type::Tuple(vec![self.scalar(), self.scalar()]),
            _ => self.scalar(),
        }
    }

    fn shared_arrays(&mut self, block: u32) {
        if !self.uses_barriers || !self.features.has("shared") {
            return;
        }
        for index in 0..1 + self.rng.below(3) {
            let name = format!("s{index}");
            let element = if index == 0 {
                "u32"
            } else {
                *self.rng.pick(&["u32", "u64", "i32", "u8", "i16", "f32", "f64", "i64", "u16", "i8"])
            };
            self.shared.push(SharedArray { name, element, len: block as usize });
            self.states.push(SharedState::Own);
        }
        // The first one belongs to the helpers.
        self.scratch.push(0);
    }

    fn parameters(&mut self) -> Vec<Parameter> {
        let count = self.rng.weighted(&[2, 3, 2, 1]);
        let mut parameters = Vec::new();
        for index in 0..count {
            let ty = match self.rng.below(6) {
                0 => Type::Int(U32),
                1 => Type::Int(U64),
                2 => Type::Int(USIZE),
                3 => {
                    let element = self.int();
                    Type::Array(Box::new(element), 1 + self.rng.below(4))
                }
                // `f16` is not among the types that cross a launch.
                _ => loop {
                    let ty = self.scalar();
                    if ty != Type::Float(16) {
                        break ty;
                    }
                },
            };
            let bytes = self.bytes_of(&ty);
            parameters.push(Parameter { name: format!("p{index}"), ty, bytes });
        }
        parameters
    }

    /// A value of a parameter's type.
    fn bytes_of(&mut self, ty: &Type) -> Vec<u8> {
        match ty {
            Type::Array(element, len) => (0..*len).flat_map(|_| self.bytes_of(element)).collect(),
            Type::Bool => vec![u8::from(self.rng.chance(50))],
            Type::Int(int) => {
                let words = [self.rng.interesting(), self.rng.interesting()];
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                bytes[..int.bits as usize / 8].to_vec()
            }
            Type::Float(bits) => {
                let word = self.rng.interesting();
                word.to_le_bytes()[..*bits as usize / 8].to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// Runs `make` in a scope of its own.
    fn scoped<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.vars.len();
        let made = make(self);
        self.vars.truncate(before);
        made
    }

    /// Runs `make` at a place to which threads come together no further than `level`, `times` times as often.
    fn nested<T>(&mut self, level: Level, times: u32, make: impl FnOnce(&mut Self) -> T) -> T {
        let (control, before, top) = (self.control, self.times, self.at_top);
        self.at_top = false;
        self.control = self.control.min(level);
        self.times *= times;
        self.cost = self.cost.max(self.times);
        let made = self.scoped(make);
        (self.control, self.times, self.at_top) = (control, before, top);
        made
    }

    fn kernel_body(&mut self) -> Block {
        let mut block = Block::default();
        self.prologue(&mut block);
        while self.budget > 0 {
            self.statement(&mut block);
        }
        self.epilogue(&mut block);
        block
    }
}
