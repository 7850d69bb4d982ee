//! Names of module scope.

use std::collections::HashMap;

use ptx::ast::{AddressInit, Initializer, Item, Module, Name, ScalarType, Space, Variable};

/// A variable that has one place for all threads of a block or of the device.
#[derive(Clone, Debug)]
pub(crate) struct ModuleVariable {
    pub name: String,
    pub space: crate::Space,
    pub size: u64,
    pub align: u64,
    /// Its place is the launch's dynamic shared memory.
    pub dynamic: bool,
    /// Whether only a declaration is here.
    pub external: bool,
    pub initial: Vec<u8>,
    pub addresses: Vec<AddressField>,
}

/// An address in an initial value.
#[derive(Clone, Debug)]
pub(crate) struct AddressField {
    /// Where its bytes go.
    pub at: u64,
    pub bytes: u32,
    pub target: Target,
    pub offset: i64,
    /// How far the address is shifted right before its low bytes are taken.
    pub shift: u32,
}

/// What an address is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Variable(u32),
    Function(u32),
}

/// The names of a module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    pub variables: Vec<ModuleVariable>,
    by_name: HashMap<Name, u32>,
    functions: HashMap<Name, u32>,
}

impl Symbols {
    /// The variables of a module, and its functions by index in the order of `functions`.
    pub fn of(module: &Module, functions: &[&ptx::ast::Function]) -> Symbols {
        let mut symbols = Symbols::default();
        for (index, function) in functions.iter().enumerate() {
            symbols.functions.insert(function.name.clone(), index as u32);
        }
        for item in &module.items {
            if let Item::Alias(alias) = item
                && let Some(&target) = symbols.functions.get(&alias.target)
            {
                symbols.functions.insert(alias.name.clone(), target);
            }
        }
        // Initial values may name variables that come later.
        for variable in module.variables() {
            if let Some(&known) = symbols.by_name.get(&variable.name)
                && (variable.linkage == Some(ptx::ast::Linkage::Extern)
                    || !symbols.variables[known as usize].external)
            {
                continue;
            }
            let index = symbols.declare(variable);
            symbols.by_name.insert(variable.name.clone(), index);
        }
        for variable in module.variables() {
            if let Some(&index) = symbols.by_name.get(&variable.name) {
                symbols.initialise(index, variable);
            }
        }
        symbols
    }

    pub fn variable(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    pub fn function(&self, name: &str) -> Option<u32> {
        self.functions.get(name).copied()
    }

    /// A variable declared inside a function.
    pub fn add_variable(&mut self, variable: &Variable) -> u32 {
        let index = self.declare(variable);
        self.initialise(index, variable);
        index
    }

    fn declare(&mut self, variable: &Variable) -> u32 {
        let space = match variable.space {
            Space::Shared | Space::SharedCluster => crate::Space::Shared,
            Space::Const => crate::Space::Const,
            _ => crate::Space::Global,
        };
        self.variables.push(ModuleVariable {
            name: variable.name.to_string(),
            space,
            size: variable.size().unwrap_or(u64::MAX),
            align: variable.alignment().max(1),
            dynamic: variable.is_dynamic_shared(),
            external: variable.linkage == Some(ptx::ast::Linkage::Extern),
            initial: Vec::new(),
            addresses: Vec::new(),
        });
        self.variables.len() as u32 - 1
    }

    fn initialise(&mut self, index: u32, variable: &Variable) {
        let Some(init) = &variable.init else { return };
        let mut writer = Writer { symbols: self, ty: variable.ty, bytes: Vec::new(), addresses: Vec::new() };
        let dims: Vec<u64> = variable.dims.iter().map(|dim| dim.unwrap_or(0)).collect();
        writer.write(init, 0, &dims, u64::from(variable.ty.bytes()), variable.element_bytes());
        let Writer { bytes, addresses, .. } = writer;
        let target = &mut self.variables[index as usize];
        target.initial = bytes;
        target.addresses = addresses;
    }
}

struct Writer<'a> {
    symbols: &'a Symbols,
    ty: ScalarType,
    bytes: Vec<u8>,
    addresses: Vec<AddressField>,
}

impl Writer<'_> {
    /// Writes an initialiser at byte `at`; `dims` are the array sizes that are left, then come vector lanes.
    fn write(&mut self, init: &Initializer, at: u64, dims: &[u64], scalar: u64, element: u64) {
        match init {
            Initializer::List(list) => {
                // Bytes of one entry of this list: the array below it, or a lane of a vector.
                let (step, rest) = match dims.split_first() {
                    Some((_, rest)) => (element * rest.iter().product::<u64>(), rest),
                    None => (scalar, dims),
                };
                for (index, entry) in list.iter().enumerate() {
                    self.write(entry, at + index as u64 * step, rest, scalar, element);
                }
            }
            Initializer::Value(value) => {
                let bits = super::operand::immediate_bits(*value, self.ty);
                self.put(at, &bits.to_le_bytes()[..scalar.min(8) as usize]);
            }
            Initializer::Address(address) => self.address(address, at, scalar as u32),
            // Of samplers and textures, which have no bytes.
            Initializer::Field(..) => {}
        }
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        let end = at as usize + bytes.len();
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[at as usize..end].copy_from_slice(bytes);
    }

    fn address(&mut self, init: &AddressInit, at: u64, bytes: u32) {
        let target = match (self.symbols.variable(&init.name), self.symbols.function(&init.name)) {
            (Some(variable), _) => Target::Variable(variable),
            (None, Some(function)) => Target::Function(function),
            (None, None) => return,
        };
        self.put(at, &[0; 8][..bytes.min(8) as usize]);
        let shift = init.mask.map_or(0, u64::trailing_zeros);
        self.addresses.push(AddressField { at, bytes, target, offset: init.offset, shift });
    }
}
