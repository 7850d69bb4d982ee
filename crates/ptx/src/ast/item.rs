//! What stands at module level: variables, functions and the directives between them.

use super::{Immediate, Label, Name, Pos, ScalarType, Space, Statement, Vector};

/// A PTX module (PTX ISA 9.0, chapter 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// `.version`
    pub version: Version,
    /// The first `.target`; later ones are raw items.
    pub target: Target,
    /// `.address_size` in bits, if given.
    pub address_size: Option<u32>,
    /// Everything else, in order of the text.
    pub items: Vec<Item>,
}

impl Module {
    /// Bytes of an address: 4 for modules without `.address_size`, as PTX ISA 9.0, 11.1.3 has it.
    pub fn pointer_bytes(&self) -> u32 {
        self.address_size.unwrap_or(32) / 8
    }

    /// Functions and kernels, declarations included.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(&**function),
            _ => None,
        })
    }

    /// Kernels that have a body.
    pub fn entries(&self) -> impl Iterator<Item = &Function> {
        self.functions().filter(|function| function.is_entry() && function.body.is_some())
    }

    /// The function of this name: its definition, or a declaration where the module has no definition.
    pub fn function(&self, name: &str) -> Option<&Function> {
        let named = || self.functions().filter(|function| function.name == name);
        named().find(|function| function.body.is_some()).or_else(|| named().next())
    }

    /// Variables of module scope.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.items.iter().filter_map(|item| match item {
            Item::Variable(variable) => Some(&**variable),
            _ => None,
        })
    }
}

/// `.version major.minor`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// Before the dot.
    pub major: u32,
    /// After the dot.
    pub minor: u32,
}

/// `.target sm_90a, debug`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// 90 for `sm_90a`.
    pub sm: u32,
    /// Letter of architecture-specific (`a`) and family-specific (`f`) targets.
    pub suffix: Option<char>,
    /// `debug`, `texmode_independent`, `map_f64_to_f32` …, in order.
    pub options: Vec<Name>,
}

/// One item of module scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A variable. A declaration of several names becomes several items.
    Variable(Box<Variable>),
    /// A kernel or function, defined or declared.
    Function(Box<Function>),
    /// `.file`
    File(File),
    /// `.section`
    Section(Section),
    /// `name:` between sections, which LLVM writes for the debug information's sake
    Label(Label),
    /// `.alias name, target;`
    Alias(Alias),
    /// `.pragma`
    Pragma(Pragma),
    /// A directive that this crate does not know.
    Raw(Raw),
}

/// Linking directive (PTX ISA 9.0, 11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// `.extern`: defined elsewhere; on unsized shared arrays: dynamic shared memory
    Extern,
    /// `.visible`
    Visible,
    /// `.weak`
    Weak,
    /// `.common`
    Common,
}

impl Linkage {
    /// The linkage that a directive (without its dot) names.
    pub fn from_directive(directive: &str) -> Option<Self> {
        match directive {
            "extern" => Some(Self::Extern),
            "visible" => Some(Self::Visible),
            "weak" => Some(Self::Weak),
            "common" => Some(Self::Common),
            _ => None,
        }
    }

    /// The name without its dot.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Extern => "extern",
            Self::Visible => "visible",
            Self::Weak => "weak",
            Self::Common => "common",
        }
    }
}

/// A variable in memory or a parameter: everything that is declared with a space, parameters in `.reg` included.
/// Registers of a body are [`RegisterDecl`](super::RegisterDecl)s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Where the name stands.
    pub pos: Pos,
    /// `None` for variables that only this module sees.
    pub linkage: Option<Linkage>,
    /// State space.
    pub space: Space,
    /// `.attribute(…)`, verbatim, one an element: `.managed`, `.unified(1, 2)`.
    pub attributes: Vec<Name>,
    /// `.align` in bytes, if given; [`Variable::alignment`] fills in the natural one.
    pub align: Option<u32>,
    /// Vector size.
    pub vector: Option<Vector>,
    /// Type of an element.
    pub ty: ScalarType,
    /// `.ptr` of a kernel's parameter.
    pub pointer: Option<Pointer>,
    /// Name; `_` in call prototypes.
    pub name: Name,
    /// `n` of a declaration `name<n>`, which declares `name0` to `name(n-1)`.
    pub count: Option<u32>,
    /// Array sizes, outermost first; `None` for `[]`.
    pub dims: Vec<Option<u64>>,
    /// Initial value.
    pub init: Option<Initializer>,
}

impl Variable {
    /// A variable of this space, type and name, everything else absent.
    pub fn new(space: Space, ty: ScalarType, name: impl Into<Name>) -> Self {
        Self {
            pos: Pos::NONE,
            linkage: None,
            space,
            attributes: Vec::new(),
            align: None,
            vector: None,
            ty,
            pointer: None,
            name: name.into(),
            count: None,
            dims: Vec::new(),
            init: None,
        }
    }

    /// Bytes of one element of the array, its vector lanes included.
    pub fn element_bytes(&self) -> u64 {
        u64::from(self.ty.bytes()) * u64::from(self.vector.map_or(1, Vector::lanes))
    }

    /// Alignment in bytes: `.align`, or the size of an element.
    pub fn alignment(&self) -> u64 {
        self.align.map_or_else(|| self.element_bytes(), u64::from)
    }

    /// Size in bytes. A dimension without a number takes its length from the initialiser and is empty without one
    /// (dynamic shared memory). `None` when the size overflows.
    pub fn size(&self) -> Option<u64> {
        let mut elements = 1u64;
        for (depth, dim) in self.dims.iter().enumerate() {
            let length = dim.unwrap_or_else(|| self.init.as_ref().map_or(0, |init| init.extent(depth)));
            elements = elements.checked_mul(length)?;
        }
        elements.checked_mul(self.element_bytes())
    }

    /// True for `.extern .shared x[]`: its storage is the launch's dynamic shared memory.
    pub fn is_dynamic_shared(&self) -> bool {
        self.space == Space::Shared
            && self.linkage == Some(Linkage::Extern)
            && self.dims.first().is_some_and(|dim| matches!(dim, None | Some(0)))
    }
}

/// `.ptr .global .align 16` of a kernel's parameter (PTX ISA 9.0, 5.1.6.2): a promise about where it points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pointer {
    /// Space, or `None` for a generic address.
    pub space: Option<Space>,
    /// Alignment of what it points to, in bytes.
    pub align: Option<u32>,
}

/// Initial value of a variable (PTX ISA 9.0, 5.4.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Initializer {
    /// A number.
    Value(Immediate),
    /// An address, or some of its bytes.
    Address(Box<AddressInit>),
    /// `{a, b, …}`; elements that are left out are zero
    List(Vec<Initializer>),
    /// `name = value` in the list of a sampler or texture (PTX ISA 9.0, 5.3)
    Field(Name, Box<Initializer>),
}

impl Initializer {
    /// Length of the list `depth` levels down, following the first element; the longest of the level's lists.
    fn extent(&self, depth: usize) -> u64 {
        match self {
            Self::List(elements) if depth == 0 => elements.len() as u64,
            Self::List(elements) => {
                elements.iter().map(|element| element.extent(depth - 1)).max().unwrap_or(0)
            }
            Self::Value(_) | Self::Address(_) | Self::Field(..) => 0,
        }
    }
}

/// An address in an initialiser: `x+4`, `generic(x)+4`, `0xFF00(x)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AddressInit {
    /// Variable or function.
    pub name: Name,
    /// True for `generic(…)`: the generic address, not the one in the variable's own space.
    pub generic: bool,
    /// Bytes added.
    pub offset: i64,
    /// `mask(…)`: the 8 bits of the address that this byte-wide mask covers, moved to bit 0 (PTX ISA 9.0, 5.4.4).
    pub mask: Option<u64>,
}

/// Kernel or function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FunctionKind {
    /// `.entry`
    Entry,
    /// `.func`
    Func,
}

/// A kernel (`.entry`) or device function (`.func`) (PTX ISA 9.0, 11.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Where the name stands.
    pub pos: Pos,
    /// `None` for functions that only this module sees.
    pub linkage: Option<Linkage>,
    /// Kernel or function.
    pub kind: FunctionKind,
    /// `.attribute(…)`, verbatim, one an element.
    pub attributes: Vec<Name>,
    /// Return parameters of a `.func`.
    pub returns: Vec<Variable>,
    /// Name.
    pub name: Name,
    /// Parameters, in order.
    pub params: Vec<Variable>,
    /// Directives between parameters and body, in order.
    pub directives: Vec<FunctionDirective>,
    /// Body; `None` for a declaration.
    pub body: Option<Vec<Statement>>,
}

impl Function {
    /// True for a kernel.
    pub fn is_entry(&self) -> bool {
        self.kind == FunctionKind::Entry
    }

    /// `.maxntid`: most threads of a block along each axis; axes left out are 1.
    pub fn max_ntid(&self) -> Option<[u32; 3]> {
        self.directives.iter().find_map(|directive| match directive {
            FunctionDirective::MaxNTid(extent) => Some(three(extent)),
            _ => None,
        })
    }

    /// `.reqntid`: the block's exact shape; axes left out are 1.
    pub fn req_ntid(&self) -> Option<[u32; 3]> {
        self.directives.iter().find_map(|directive| match directive {
            FunctionDirective::ReqNTid(extent) => Some(three(extent)),
            _ => None,
        })
    }

    /// `.minnctapersm`: blocks that a multiprocessor is to hold at once.
    pub fn min_cta_per_sm(&self) -> Option<u32> {
        self.directives.iter().find_map(|directive| match directive {
            FunctionDirective::MinNCtaPerSm(count) => Some(*count),
            _ => None,
        })
    }

    /// `.reqnctapercluster`: the cluster's exact shape; axes left out are 1.
    pub fn req_cluster(&self) -> Option<[u32; 3]> {
        self.directives.iter().find_map(|directive| match directive {
            FunctionDirective::ReqNCtaPerCluster(extent) => Some(three(extent)),
            _ => None,
        })
    }

    /// `.maxnreg`
    pub fn max_nreg(&self) -> Option<u32> {
        self.directives.iter().find_map(|directive| match directive {
            FunctionDirective::MaxNReg(count) => Some(*count),
            _ => None,
        })
    }

    /// True for `.noreturn`.
    pub fn is_noreturn(&self) -> bool {
        self.directives.contains(&FunctionDirective::NoReturn)
    }
}

fn three(extent: &[u32]) -> [u32; 3] {
    std::array::from_fn(|axis| extent.get(axis).copied().unwrap_or(1))
}

/// Directive of a function (PTX ISA 9.0, 11.4 and 11.7). Extents have one to three axes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FunctionDirective {
    /// `.maxntid x, y, z`
    MaxNTid(Vec<u32>),
    /// `.reqntid x, y, z`
    ReqNTid(Vec<u32>),
    /// `.minnctapersm n`
    MinNCtaPerSm(u32),
    /// `.maxnctapersm n`
    MaxNCtaPerSm(u32),
    /// `.maxnreg n`
    MaxNReg(u32),
    /// `.maxclusterrank n`
    MaxClusterRank(u32),
    /// `.reqnctapercluster x, y, z`
    ReqNCtaPerCluster(Vec<u32>),
    /// `.explicitcluster`
    ExplicitCluster,
    /// `.blocksareclusters`
    BlocksAreClusters,
    /// `.noreturn`
    NoReturn,
    /// `.abi_preserve n`
    AbiPreserve(u32),
    /// `.abi_preserve_control n`
    AbiPreserveControl(u32),
    /// `.pragma`
    Pragma(Pragma),
    /// A directive that this crate does not know.
    Raw(Raw),
}

/// `.file index "name", mtime, size`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct File {
    /// Where the directive stands.
    pub pos: Pos,
    /// Number that `.loc` uses.
    pub index: u32,
    /// File name as written between the quotes, escapes included.
    pub name: Name,
    /// Modification time and size, if given.
    pub stamp: Option<(u64, u64)>,
}

/// `.section .debug_info { … }`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// Where the directive stands.
    pub pos: Pos,
    /// Name with its dot.
    pub name: Name,
    /// What stands between the braces, verbatim.
    pub body: String,
}

/// `.alias name, target;`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alias {
    /// Where the directive stands.
    pub pos: Pos,
    /// The name that is declared elsewhere without a body.
    pub name: Name,
    /// The function it stands for.
    pub target: Name,
}

/// `.pragma "a", "b";`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pragma {
    /// Where the directive stands.
    pub pos: Pos,
    /// Strings as written between the quotes, escapes included.
    pub texts: Vec<Name>,
}

/// A directive that this crate does not know, kept so that tools pass it on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Raw {
    /// Where the directive stands.
    pub pos: Pos,
    /// The directive, verbatim, its semicolon or block included.
    pub text: String,
}

impl Raw {
    /// The directive's word without its dot.
    pub fn directive(&self) -> &str {
        let text = self.text.strip_prefix('.').unwrap_or(&self.text);
        text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or_default()
    }
}
